"""Questions as a seat reads them: who decides what, and every option."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from sobremesa.games.torgue.content.book import COMPANION, FIRST_ENEMY
from sobremesa.games.torgue.options import (
    Act,
    AtBarrel,
    Defend,
    EndActivation,
    Interact,
    KeepAway,
    Money,
    Obey,
    Slot,
    Swap,
    Target,
    Zone,
)
from sobremesa.games.torgue.rules.interlude import in_interlude
from sobremesa.games.torgue.rules.odds import odds_of
from sobremesa.games.torgue.state import Show
from sobremesa.kernel import Done, Option, Pass, Text
from sobremesa.kernel.old import Ask
from sobremesa.kernel.scene import Choice, Prompt

from .choices_details import cost_of, detail_of, icon_of
from .choices_previews import preview_of
from .choices_rules import RULES, rule_of
from .names import FIELDS, Names
from .reasons import declined
from .scene import names_of
from .situation import place_of, situation

GROUPED = {Zone: 12, Target: 8, Obey: 8}
"""So many choices of a kind stand in the list one by one; more fold into one button."""
ATTACKS = (Target, AtBarrel)


def prompt(g: Show, ask: Ask, seat: int, text: Text) -> Prompt:
    """The question as that seat reads it, with every option in the order of the ask."""
    names = names_of(g, text)
    shown = set(_shown(g))
    choices = tuple(_choice(g, ask, names, option, shown) for option in ask.options)
    about = _about(g, ask)
    groups = dict.fromkeys(choice.group for choice in choices if choice.group)
    return Prompt(
        title=text(f"ask-{ask.prompt}"),
        text=situation(g, ask, about, names),
        choices=choices,
        rule=RULES[ask.prompt],
        groups={group: text(f"group-{group}") for group in groups},
        piece=f"mini{about}" if f"mini{about}" in shown else "",
        card=f"hunter-{about % COMPANION}" if 0 <= about < FIRST_ENEMY else "",
        declined=tuple(declined(g, ask, names)),
        window=ask.window,
    )


def _about(g: Show, ask: Ask) -> int:
    """The miniature that the question is about, or -1."""
    about = ask.about
    if isinstance(about, tuple):
        about = about[0]
    if not isinstance(about, int) or ask.prompt in _ABOUT_NUMBERS:
        return -1
    known = about < len(g.hunters) or about in g.companions or about in g.enemies
    return about if known else -1


_ABOUT_NUMBERS = frozenset({"crowd", "crowd-victim", "defend-order"})


def _shown(g: Show) -> Iterator[str]:
    """The ids of pieces and cards that can be clicked."""
    backstage = in_interlude(g)
    if backstage:
        yield from (f"ware-{card}" for card in (*g.offer, *g.prize))
    for hunter in g.hunters:
        yield f"hunter-{hunter.id}"
        if hunter.zone >= 0 or backstage:
            yield f"mini{hunter.id}"
        yield from (f"card-{item.card}" for item in (*hunter.gear, *hunter.pack))
    yield from (f"card-{card}" for card in (*g.offer, *g.prize))
    if not backstage:
        yield from (f"mini{each.id}" for each in g.companions.values() if each.zone >= 0)
        yield from (f"mini{enemy}" for enemy in g.enemies)
        yield from (f"barrel{zone}" for zone in g.barrels)


def _choice(g: Show, ask: Ask, names: Names, option: Option, shown: set[str]) -> Choice:
    fields = msgspec.structs.asdict(option)
    words = {
        key: FIELDS[key](names, value) if key in FIELDS else value for key, value in fields.items()
    }
    name = type(option).__name__.lower()
    message = f"{name}-{ask.prompt}" if isinstance(option, (Pass, Done, KeepAway)) else name
    if isinstance(option, Slot):
        words["slot"] = names.slot(g.hunters[option.hunter].tree, option.slot)
    if "origin" in fields and "colour" in fields:
        words["hurt"] = "no" if fields["colour"] == fields["origin"] else "yes"
    if isinstance(option, Money) and option.hunter < 0:
        words["hunter"] = names.text("the-pool")
    if isinstance(option, Act):
        words["who"] = "hunter" if option.mini < COMPANION else "companion"
    if isinstance(option, Swap):
        words["way"] = names.way(option.out, option.into)
    if isinstance(option, Zone):
        words["why"] = _why_there(g, ask, option)
    most = GROUPED.get(type(option), 99)
    many = sum(type(each) is type(option) for each in ask.options) > most
    return Choice(
        text=names.text(f"option-{message}", **words),
        detail=detail_of(g, ask, option, names),
        cost=cost_of(g, ask, option, names),
        odds=odds_of(g, ask, option, names.text),
        icon=icon_of(g, option),
        tone=_tone(option),
        on=tuple(id for id in _places(fields, option) if id in shown or id.startswith("zone")),
        group=name if many else "",
        rule=rule_of(g, ask, option),
        preview=preview_of(g, ask, option),
    )


def _why_there(g: Show, ask: Ask, option: Zone) -> str:
    """Whether somebody goes to the zone, is there already, or is to be put there."""
    if ask.prompt not in _WALKS:
        return "place"
    mini = _about(g, ask)
    return "stay" if mini >= 0 and place_of(g, mini) == option.zone else "go"


_WALKS = frozenset({"move", "route", "charge"})


def _tone(option: Option) -> Any:
    if isinstance(option, (Pass, Done)):
        return "pass"
    if isinstance(option, EndActivation):
        return "end"
    if isinstance(option, ATTACKS):
        return "attack"
    return "move" if isinstance(option, Zone) else ""


def _places(fields: dict[str, Any], option: Option) -> Iterator[str]:
    """What may be clicked to choose an option."""
    if isinstance(option, Act):
        yield f"card-{option.action}"
        return
    if isinstance(option, Defend):
        return
    for key in ("mini", "enemy", "hunter"):
        if key in fields and not isinstance(option, Interact):
            yield f"mini{fields[key]}"
    if "zone" in fields:
        yield f"zone{fields['zone']}"
    if isinstance(option, AtBarrel):
        yield f"barrel{option.zone}"
    for key in ("card", "out", "into"):
        if fields.get(key):
            yield f"card-{fields[key]}"
            yield f"ware-{fields[key]}"
