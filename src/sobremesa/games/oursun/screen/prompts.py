"""Questions as a seat reads them: who decides what and why, every option, what is not offered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sobremesa.games.oursun.rules.rolls import successes
from sobremesa.games.oursun.state import Land, Stage
from sobremesa.kernel import Done, Option, Pass, Text
from sobremesa.kernel.old import Ask
from sobremesa.kernel.scene import Choice, Prompt, arranged

from . import choices_actions as prompt_actions
from . import choices_fights as prompt_fights
from . import choices_goods as prompt_goods
from . import choices_making as prompt_making
from .asking import Asking, Choosers
from .lines_looks import faces
from .names import board_id, person_id
from .reasons import declined

CHOICES: Choosers = {
    **prompt_actions.CHOICES,
    **prompt_fights.CHOICES,
    **prompt_goods.CHOICES,
    **prompt_making.CHOICES,
}
FOLD_ABOVE = {"move": 3, "gear": 2}
"""So many choices of a group stand in the list one by one, of others 1; more fold into a button."""


def prompt(g: Land, ask: Ask, seat: int, text: Text) -> Prompt:
    """The question as that seat reads it, with every option in the order of the ask."""
    a = Asking(g, ask, seat, text)
    choices = arranged([_choice(a, option) for option in ask.options], FOLD_ABOVE)
    groups = dict.fromkeys(choice.group for choice in choices if choice.group)
    words = WORDS.get(ask.prompt, _own)(a)
    person = a.person
    shown = bool(person.kind) and g.stage != Stage.CHARACTERS
    return Prompt(
        title=text(f"ask-{ask.prompt}", **words),
        text=text(f"ask-{ask.prompt}-text", **words),
        choices=choices,
        rule=RULES[ask.prompt],
        groups={group: text(f"group-of-{group}") for group in groups},
        declined=tuple(declined(a)),
        piece=person_id(person.kind) if shown and not person.eliminated else "",
        card=board_id(person.kind) if shown else "",
        window=ask.window,
    )


def _choice(a: Asking, option: Option) -> Choice:
    if isinstance(option, Pass | Done):
        word = "pass" if isinstance(option, Pass) else "done"
        return Choice(
            text=a.text(f"{word}-{a.ask.prompt}"),
            icon="hourglass",
            tone="pass",
            key=a.text("key-pass"),
            rule=RULES[a.ask.prompt],
        )
    return CHOICES[type(option)](a, option)


# Words for titles


def _nothing(a: Asking) -> dict[str, Any]:
    return {}


def _own(a: Asking) -> dict[str, Any]:
    """Who decides."""
    return {"who": a.names.who(a.person.id)}


def _act(a: Asking) -> dict[str, Any]:
    person = a.person
    return {**_own(a), "ap": person.ap, "hp": person.hp, "water": person.water}


def _saved(a: Asking) -> dict[str, Any]:
    return {**_own(a), "ap": a.person.ap}


def _character(a: Asking) -> dict[str, Any]:
    return {"player": a.names.player(a.person.seat)}


def _named(a: Asking) -> dict[str, Any]:
    return {"who": a.names.the(a.person.kind)}


def _points(a: Asking) -> dict[str, Any]:
    return {**_own(a), "points": a.person.points}


def _pooled(a: Asking) -> dict[str, Any]:
    buyer, card = a.parts
    return {
        "who": a.names.who(a.g.people[buyer].id),
        "card": a.names.gear(card),
        "stars": a.g.gear(card).stars,
    }


def _card(a: Asking) -> dict[str, Any]:
    alone = "yes" if a.g.book.seats == 1 else "no"
    return {"card": a.names.gear(a.parts[0]), "alone": alone}


def _karma(a: Asking) -> dict[str, Any]:
    _, heaps, rollers = a.parts
    rolled = [
        a.text("rolled", who=a.roller(roller), dice=faces(heap, a.names))
        for heap, roller in zip(heaps, rollers, strict=True)
    ]
    return {**_own(a), "dice": " · ".join(rolled), "karma": a.person.karma}


def _weapons(a: Asking) -> dict[str, Any]:
    _, mode, _, sneak = a.parts
    dice = a.names.pool(a.sure_attack(mode, sneak=sneak))
    return {**_own(a), "dice": dice, "mode": a.text(f"skill-{mode}")}


def _blows(a: Asking) -> dict[str, Any]:
    blows = [f"{a.names.foe(foe)}: {successes(dice)}" for foe, dice in a.parts[1]]
    return {**_own(a), "blows": ", ".join(blows)}


def _attacked(a: Asking) -> dict[str, Any]:
    attacker, _, mode = a.parts
    who = a.g.people[attacker].id
    return {**_own(a), "attacker": a.names.who(who), "mode": a.text(f"skill-{mode}")}


def _rescue(a: Asking) -> dict[str, Any]:
    victim, damage = a.parts
    other = a.g.people[victim]
    return {"victim": a.names.the(other.id), "damage": damage, "hp": other.hp}


def _damage(a: Asking) -> dict[str, Any]:
    """All blows, and what they come to."""
    blows = [(foe, points) for foe, points in a.parts[1] if points]
    listed = [
        a.text("rolled", who=a.names.foe(foe), dice=count) for foe, count in blows if foe >= 0
    ]
    several = f" ({', '.join(listed)})" if len(listed) > 1 else ""
    total = sum(points for _, points in blows)
    return {**_own(a), "damage": total, "blows": several, "hp": a.person.hp}


def _found(a: Asking) -> dict[str, Any]:
    return {**_own(a), "cards": ", ".join(map(a.names.gear, a.parts[1]))}


def _radio(a: Asking) -> dict[str, Any]:
    deck, card = a.parts
    cards = a.g.book.night if deck == "night" else a.g.book.enemies
    name = f"{deck}-{cards[card]}"
    about = a.text(f"{name}-text") if a.text.has(f"{name}-text") else ""
    return {"deck": a.text(f"deck-name-{deck}"), "card": a.text(name), "about": about}


def _bargain(a: Asking) -> dict[str, Any]:
    partner, given, taken = a.parts
    return {
        "partner": a.names.the(a.g.people[partner].id),
        "given": a.names.things(given),
        "taken": a.names.things(taken),
    }


def _agree(a: Asking) -> dict[str, Any]:
    proposer, given, taken = a.parts
    return {
        "who": a.names.who(a.g.people[proposer].id),
        "given": a.names.things(given),
        "taken": a.names.things(taken),
    }


def _deal(a: Asking) -> dict[str, Any]:
    return {**_own(a), "trader": a.names.foe(a.parts[1])}


def _price(a: Asking) -> dict[str, Any]:
    return {**_own(a), "price": a.parts[1]}


def _basket(a: Asking) -> dict[str, Any]:
    return {"things": a.names.things(a.ask.about)}


def _rob(a: Asking) -> dict[str, Any]:
    return {"trader": a.text(f"trader-{a.parts[1]}")}


def _vote(a: Asking) -> dict[str, Any]:
    drawer, card = a.parts
    name = a.g.book.night[card]
    return {
        "who": a.names.who(a.g.people[drawer].id),
        "card": a.text(f"night-{name}"),
        "about": a.text(f"night-{name}-text"),
    }


def _animal(a: Asking) -> dict[str, Any]:
    name = a.g.book.night[a.parts[1]]
    return {"card": a.text(f"night-{name}"), "about": a.text(f"night-{name}-text")}


WORDS: dict[str, Callable[[Asking], dict[str, Any]]] = {
    "act": _act,
    "agree": _agree,
    "attacked": _attacked,
    "avoid": _blows,
    "bargain": _bargain,
    "basket": _basket,
    "cancel": _damage,
    "character": _character,
    "deal": _deal,
    "give": _pooled,
    "interrupt": _saved,
    "join": _saved,
    "karma": _karma,
    "keep-loot": _found,
    "name": _named,
    "last-action": _saved,
    "night-animal": _animal,
    "night-vote": _vote,
    "order": _nothing,
    "pay": _price,
    "proceeds": _price,
    "pursuit": _nothing,
    "radio": _radio,
    "receive": _card,
    "rescue": _rescue,
    "rob": _rob,
    "start-items": _points,
    "strongest": _nothing,
    "weapons": _weapons,
}
"""The words that the title and the text of a question need; all others say who decides."""

RULES = {
    "act": "sun.phase.actions",
    "agree": "sun.ruling.trade-consent",
    "attacked": "sun.pvp.options",
    "avoid": "sun.dodge.choice",
    "bargain": "sun.trade.amount",
    "basket": "sun.ruling.trader-exchange",
    "cancel": "sun.ruling.use-reaction",
    "character": "sun.setup.4-character-order",
    "deal": "sun.trader.cost",
    "deliver": "sun.mission.sequence",
    "discard": "sun.discard.effect",
    "give": "sun.setup.5-gear-points-pool",
    "initial-target": "sun.ruling.initial-round-content",
    "interrupt": "sun.ruling.wait-windows",
    "join": "sun.multi.join-right",
    "karma": "sun.ruling.karma-window",
    "keep-loot": "sun.container.success",
    "last-action": "sun.ruling.wait-phase-end",
    "name": "sun.board.name-optional",
    "night-animal": "sun.night.fire-ignore",
    "night-vote": "sun.night.target-vote",
    "no-room": "sun.ruling.no-room",
    "old-map": "sun.ruling.event-procedure",
    "order": "sun.solo.order-choice",
    "pay": "sun.ruling.trader-payment",
    "pick-up": "sun.pickup.effect",
    "proceeds": "sun.ruling.trader-finite",
    "pursuit": "sun.ruling.group-decision",
    "radio": "sun.general.deck-secrecy",
    "receive": "sun.ruling.start-item-buyer",
    "rescue": "sun.ruling.ability-timing",
    "rob": "sun.ruling.rob-cards",
    "sons": "sun.ruling.sol-meet-time",
    "start-items": "sun.ruling.start-item-order",
    "steal": "sun.ruling.steal-resources",
    "stranger": "sun.ruling.event-procedure",
    "strongest": "sun.ruling.strongest",
    "thief": "sun.ruling.event-procedure",
    "weapons": "sun.ruling.weapon-stack",
}
"""The rule behind each question."""
