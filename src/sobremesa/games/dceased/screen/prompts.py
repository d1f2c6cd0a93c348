"""Questions as a seat reads them: who decides what, every option, and what is not offered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sobremesa.games.dceased.content.schema import KINDS
from sobremesa.games.dceased.state import FALLEN, IN_PLAY, Night
from sobremesa.kernel import Done, Option, Pass, Text
from sobremesa.kernel.old import Ask
from sobremesa.kernel.scene import Choice, Prompt, arranged

from .asking import Asking
from .choices import CHOICES
from .names import hero_card_id, hero_id
from .reasons import declined

FOLD_ABOVE = {"effects": 3, "special-moves": 3}
"""So many choices of a group stand in the list one by one; more fold into one button."""


def prompt(g: Night, ask: Ask, seat: int, text: Text) -> Prompt:
    """The question as that seat reads it, with every option in the order of the ask."""
    a = Asking(g, ask, seat, text)
    choices = arranged([_choice(a, option) for option in ask.options], FOLD_ABOVE)
    groups = dict.fromkeys(choice.group for choice in choices if choice.group)
    words = WORDS.get(ask.prompt, _nothing)(a)
    hero = a.hero
    there = hero is not None and hero.status is IN_PLAY
    return Prompt(
        title=text(f"ask-{ask.prompt}", **words),
        text=text(f"ask-{ask.prompt}-text", **words),
        choices=choices,
        rule=RULES[ask.prompt],
        groups={group: text(f"group-{group}") for group in groups},
        declined=tuple(declined(a)),
        piece=hero_id(hero.id) if hero is not None and there else "",
        card="" if hero is None else hero_card_id(hero.id),
        window=ask.window,
    )


def _choice(a: Asking, option: Option) -> Choice:
    if isinstance(option, Pass | Done):
        return Choice(
            text=a.text(f"pass-{a.ask.prompt}"),
            icon="hourglass",
            tone="pass",
            key=a.text("key-pass"),
            rule=RULES[a.ask.prompt],
        )
    return CHOICES[type(option)](a, option)


# Words for titles


def _nothing(a: Asking) -> dict[str, Any]:
    return {}


def _hero(a: Asking) -> dict[str, Any]:
    """Who acts."""
    return {"hero": a.names.thing(a.parts[0])}


def _turn(a: Asking) -> dict[str, Any]:
    return {**_hero(a), "actions": a.g.actions, "power": a.actor.power}


def _cost(a: Asking) -> dict[str, Any]:
    return {**_hero(a), "cost": a.parts[1]}


def _partner(a: Asking) -> dict[str, Any]:
    return {**_hero(a), "partner": a.names.thing(a.parts[1])}


def _consent(a: Asking) -> dict[str, Any]:
    actor, hero, what = a.parts
    thing = a.text("consent-trade") if what == "trade" else a.names.thing(what)
    return {"actor": a.names.thing(actor), "hero": a.names.thing(hero), "what": thing}


def _dice(a: Asking) -> dict[str, Any]:
    hero, _, zone, dice, accuracy = a.parts
    return {"hero": a.names.thing(hero), "zone": a.g.name(zone), "dice": dice, "accuracy": accuracy}


def _rolled(a: Asking) -> dict[str, Any]:
    hero, dice, accuracy = a.parts
    return {
        "hero": a.names.thing(hero),
        "dice": ", ".join(map(str, dice)),
        "hits": sum(die >= accuracy for die in dice),
        "accuracy": accuracy,
    }


def _hits(a: Asking) -> dict[str, Any]:
    return {**_hero(a), "zone": a.g.name(a.parts[1]), "hits": a.parts[2]}


def _in_zone(a: Asking) -> dict[str, Any]:
    return {**_hero(a), "zone": a.g.name(a.parts[1])}


def _by(a: Asking) -> dict[str, Any]:
    return {**_hero(a), "effect": a.names.thing(a.parts[1])}


def _push(a: Asking) -> dict[str, Any]:
    return {**_by(a), "enemy": a.enemy(a.parts[2]), "zone": a.g.name(a.parts[3])}


def _left(a: Asking) -> dict[str, Any]:
    return {**_by(a), "left": a.parts[2]}


def _cards(a: Asking) -> dict[str, Any]:
    return {**_hero(a), "cards": a.names.things(a.parts[1])}


def _card(a: Asking) -> dict[str, Any]:
    card = a.parts[1]
    return {**_hero(a), "card": a.names.thing(card), "text": a.names.about(card)}


def _pool(a: Asking) -> dict[str, Any]:
    zone, left = a.parts
    return {"zone": a.g.name(zone), "wounds": left}


def _target(a: Asking) -> dict[str, Any]:
    target, zone = a.parts
    return {"target": a.names.thing(target), "zone": a.g.name(zone)}


def _room(a: Asking) -> dict[str, Any]:
    return {"zone": a.g.name(a.parts[0])}


def _split(a: Asking) -> dict[str, Any]:
    kind, origin, extra = a.parts
    enemy = a.text("many-fallen") if kind == FALLEN else a.text(f"many-{KINDS[kind]}")
    return {"enemy": enemy, "zone": a.g.name(origin), "extra": extra}


def _send(a: Asking) -> dict[str, Any]:
    name, kind, origin = a.parts
    enemy = a.names.thing(name) if name else a.text(f"kind-{KINDS[kind]}")
    return {"enemy": enemy, "zone": a.g.name(origin)}


def _civilian_way(a: Asking) -> dict[str, Any]:
    civilian, why = a.parts
    return {"civilian": a.names.thing(civilian), "why": a.text(f"why-{why}")}


def _spawn_card(a: Asking) -> dict[str, Any]:
    hero, card, zone = a.parts
    return {
        "hero": a.names.thing(hero),
        "card": a.names.card(card),
        "text": a.names.card_text(card),
        "zone": a.g.name(zone),
    }


def _top_card(a: Asking) -> dict[str, Any]:
    hero, card = a.parts
    return {
        "hero": a.names.thing(hero),
        "card": a.names.card(card),
        "text": a.names.card_text(card),
    }


WORDS: dict[str, Callable[[Asking], dict[str, Any]]] = {
    "act": _turn,
    "after": _in_zone,
    "assign": _pool,
    "bottom": _top_card,
    "civilian-way": _civilian_way,
    "consent": _consent,
    "dash": _hero,
    "go-on": _cost,
    "hit": _hits,
    "hit-freely": _hits,
    "hold-the-line": _in_zone,
    "keep-gear": _cards,
    "keep-trait": _cards,
    "knock-down": _left,
    "leave": _hero,
    "not-today": _spawn_card,
    "over-here": _hero,
    "person": _by,
    "push": _by,
    "push-where": _push,
    "quick-hands": _hero,
    "radio-operator": _hero,
    "roll": _dice,
    "rolled": _rolled,
    "sacrifice": _hero,
    "send": _send,
    "split": _split,
    "survivor": _room,
    "target": _by,
    "third-trait": _card,
    "trade": _partner,
    "ward": _target,
    "zone": _by,
}
"""The words that the title and the text of a question need."""

RULES = {
    "act": "dc.turn.list",
    "after": "dc.attack.sequence",
    "assign": "dc.eattack.share",
    "bottom": "dc.deck.bottom",
    "civilian-way": "dc.civact.tie",
    "consent": "dc.ruling.consent",
    "dash": "dc.move.multi-route",
    "end-phase": "dc.end.phase",
    "go-on": "dc.move.multi-route",
    "hero": "dc.player.order",
    "hit": "dc.attack.priority-tie",
    "hit-freely": "dc.attack.free-assignment",
    "hold-the-line": "dc.eattack.pool-size",
    "keep-gear": "dc.equipment.choose",
    "keep-trait": "dc.trait.draw-more",
    "knock-down": "dc.enemy.knocked-down",
    "leave": "dc.end.exit",
    "next-fight": "dc.activate.zone-order",
    "next-room": "dc.building.spawn-order",
    "not-today": "dc.trait.off-turn",
    "over-here": "dc.emove.only-target",
    "person": "dc.ability.sees",
    "push": "dc.push.distance",
    "push-where": "dc.push.direction",
    "quick-hands": "dc.trait.free",
    "radio-operator": "dc.deck.bottom",
    "recruit": "dc.setup.heroes",
    "roll": "dc.power.spend-dice-rate",
    "rolled": "dc.attack.reroll",
    "sacrifice": "dc.wound.sacrifice",
    "send": "dc.emove.split-zheroes",
    "split": "dc.emove.split-odd",
    "survivor": "dc.spawn.survivor",
    "target": "dc.attack.free-action",
    "third-trait": "dc.trait.third",
    "trade": "dc.trade.what",
    "ward": "dc.ruling.wound-before-effects",
    "zone": "dc.ability.sees",
}
"""The rule behind each question."""
