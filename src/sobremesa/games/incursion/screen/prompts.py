"""Questions as a seat reads them: who decides what, every option, and what is not offered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sobremesa.games.incursion.rules.payment import ap_left, command_points
from sobremesa.games.incursion.state import Battle
from sobremesa.kernel import Done, Option, Pass, Text
from sobremesa.kernel.old import Ask
from sobremesa.kernel.scene import Choice, Prompt, arranged

from .asking import Asking, Choosers
from .choices_actions import ACTIONS
from .choices_cards import CARDS
from .choices_fights import FIGHTS, flame_done
from .names import FOR_ITS_FIGURE
from .reasons import declined
from .scene_cards import card_text
from .scene_pieces import card_of


def prompt(g: Battle, ask: Ask, seat: int, text: Text) -> Prompt:
    """The question as that seat reads it, with every option in the order of the ask."""
    a = Asking(g, ask, seat, text)
    choices = arranged([_choice(a, option) for option in ask.options], FOLD_ABOVE)
    groups = dict.fromkeys(choice.group for choice in choices if choice.group)
    words = TITLES.get(ask.prompt, _nothing)(a)
    actor = a.actor
    return Prompt(
        title=text(f"ask-{_message(a)}", **words),
        text=text(f"ask-{_message(a)}-text", **words),
        choices=choices,
        rule=RULES[ask.prompt],
        groups={group: text(f"group-{group}") for group in groups},
        declined=tuple(declined(a)),
        piece="" if actor is None else "".join(a.piece(actor.id)),
        card="" if actor is None else card_of(actor),
        window=ask.window,
    )


def _message(a: Asking) -> str:
    """A figure that acts while it dies, and a card that is played on something, have own words."""
    if a.ask.prompt == "act" and a.g.blaze == a.ask.about:
        return "act-blaze"
    if a.ask.prompt == "respond" and a.names.target(*a.ask.about):
        return "respond-on"
    return a.ask.prompt


# Choices


def _choice(a: Asking, option: Option) -> Choice:
    return CHOICES[type(option)](a, option)


def _pass(a: Asking, _: Pass | Done) -> Choice:
    """Let it go by; the words say what happens then."""
    flame = a.ask.prompt == "flame"
    return Choice(
        text=a.text(f"pass-{a.ask.prompt}"),
        icon="flamethrower" if flame else "hourglass",
        tone="attack" if flame else "pass",
        key=a.text("key-pass"),
        rule=RULES[a.ask.prompt],
        preview=flame_done(a) if flame else None,
    )


CHOICES: Choosers = {**ACTIONS, **FIGHTS, **CARDS, Pass: _pass, Done: _pass}

FOLD_ABOVE = {
    "activate": 6,
    "command": 1,
    "enter": 4,
    "play": 3,
    "shoot": 3,
    "strike": 4,
    "touch": 0,
}
"""So many choices of a kind stand in the list one by one; more fold into one button."""


# Titles


def _nothing(_: Asking) -> dict[str, Any]:
    return {}


def _of_figure(a: Asking) -> dict[str, Any]:
    """Who acts, with what it has left."""
    g, figure = a.g, a.figure
    return {
        "figure": a.names.figure(figure.id),
        "ap": ap_left(g, figure),
        "cp": command_points(g, figure),
    }


def _of_weapon(a: Asking) -> dict[str, Any]:
    return {**_of_figure(a), "weapon": a.text(f"weapon-{a.ask.about[1]}")}


def _of_number(a: Asking) -> dict[str, Any]:
    """A figure and a number: points, a price, dice."""
    return {**_of_figure(a), "number": a.ask.about[1]}


def _of_dice(a: Asking) -> dict[str, Any]:
    return {**_of_figure(a), "dice": ", ".join(map(str, a.ask.about[1]))}


def _of_flames(a: Asking) -> dict[str, Any]:
    return {**_of_figure(a), "marked": len(a.ask.about[1])}


def _of_attack(a: Asking) -> dict[str, Any]:
    attacker, target = a.ask.about
    return {"figure": a.names.figure(attacker), "target": a.names.figure(target)}


def _of_alike(a: Asking) -> dict[str, Any]:
    """A figure, and how many there are of its like."""
    kind = a.names.kind(a.figure.kind)
    return {**_of_figure(a), "kind": kind, "count": a.ask.about[1]}


def _of_count(a: Asking) -> dict[str, Any]:
    return {"count": a.ask.about}


def _of_pool(a: Asking) -> dict[str, Any]:
    return {"cp": a.g.cp[a.seat]}


def _of_title(a: Asking) -> dict[str, Any]:
    title = a.g.book.titles[a.ask.about]
    return {"card": a.names.title(title.id), "text": card_text(a.names, title)}


def _of_card(a: Asking) -> dict[str, Any]:
    card, target = a.ask.about
    title = a.g.card(card)
    return {
        "target": a.names.target(card, target),
        "how": "for" if title.id in FOR_ITS_FIGURE else "on",
        "card": a.names.title(title.id),
        "text": card_text(a.names, title),
        "cp": a.g.cp[a.seat],
    }


def _of_cell(a: Asking) -> dict[str, Any]:
    return {"cell": a.names.cell(a.ask.about)}


TITLES: dict[str, Callable[[Asking], dict[str, Any]]] = {
    "act": _of_figure,
    "another-shot": _of_figure,
    "bid": _of_pool,
    "blaze_of_glory": _of_figure,
    "card-target": _of_title,
    "checkpoint": _of_pool,
    "command": _of_figure,
    "critical_hit": _of_attack,
    "deploy": _of_figure,
    "deploy-alike": _of_alike,
    "deploy-zombies": _of_count,
    "facing": _of_cell,
    "flame": _of_flames,
    "force": _of_count,
    "go-on": _of_figure,
    "intelligence": _of_pool,
    "land": _of_weapon,
    "leap": _of_figure,
    "leverage": _of_number,
    "lucky_devil": _of_figure,
    "pay": _of_number,
    "reaction": _of_figure,
    "reload": _of_number,
    "reroll": _of_dice,
    "respond": _of_card,
    "turn": _of_pool,
    "weasel": _of_count,
}
"""The words that the title and the text of a question need."""

RULES = {
    "act": "inc.act.any-order",
    "after-bid": "inc.ruling.after-bid-window",
    "another-shot": "inc.ruling.attack-sequence",
    "before-hand": "inc.ruling.brain-sausage-window",
    "bid": "inc.bid.secret-simultaneous",
    "blast-square": "inc.ruling.blast-fill",
    "blaze_of_glory": "inc.ruling.blaze-who",
    "card-target": "inc.card.effect-any-figure",
    "checkpoint": "inc.ruling.checkpoints",
    "command": "inc.cp.actions-own-turn",
    "critical_hit": "inc.ruling.critical-hit-window",
    "deploy": "inc.deploy.simultaneous",
    "deploy-alike": "inc.ruling.equals-outside",
    "deploy-zombies": "inc.ruling.horde-when",
    "discard": "inc.maint.hand-discard",
    "facing": "inc.move.four-facings",
    "flame": "inc.flame.up-to-eight",
    "force": "inc.ruling.force-secret",
    "go-on": "inc.ruling.full-throttle",
    "intelligence": "inc.bid.allied-intelligence",
    "keep": "inc.campaign.keep-effect",
    "land": "inc.grenade.target-square",
    "leap": "inc.ruling.leap-procedure",
    "leverage": "inc.fig.sergeant-leverage",
    "lucky_devil": "inc.ruling.lucky-devil-window",
    "next-death": "inc.ruling.deaths-after-attack",
    "next-hit": "inc.ruling.deaths-after-attack",
    "next-passed": "inc.ruling.end-turn",
    "pay": "inc.cp.mix-with-ap",
    "reaction": "inc.rf.trigger",
    "reload": "inc.rf.reload",
    "reroll": "inc.reroll.once",
    "respond": "inc.ruling.response-stack",
    "rise-where": "inc.ruling.rackley-zombie",
    "turn": "inc.act.one-at-a-time",
    "weasel": "inc.ruling.wild-weasel-details",
}
"""The rule behind each question."""
