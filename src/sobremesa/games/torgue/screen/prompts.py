"""Questions as a seat reads them: who decides what, and every option."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.content.book import COMPANION, FIRST_ENEMY
from sobremesa.games.torgue.content.schema import DIE
from sobremesa.games.torgue.rules.till import means
from sobremesa.kernel import Ask, Prompts, Register, Words

from .asking import Asking
from .choices_actions import ACTIONS
from .choices_enemies import ENEMIES
from .choices_fights import FIGHTS
from .choices_gear import GEAR
from .choices_interlude import INTERLUDE
from .names import FIELDS, Names
from .reasons import declined
from .situation import announcement_in_force

FOLD_ABOVE = {"zone": 12, "target": 8, "obey": 8}
"""So many choices of a group stand in the list one by one; more fold into one button."""

# What fields alone cannot say

words: Register[Asking, Ask, Words] = Register("words")


@words.of(ask.Activate)
def _activate(a: Asking, question: ask.Activate) -> Words:
    return {"next": announcement_in_force(a.g, a.names)}


@words.of(ask.Target, ask.Hold)
def _aim(a: Asking, question: ask.Target | ask.Hold) -> Words:
    return {"sides": DIE[question.colour]}


@words.of(ask.Shop)
def _shop(a: Asking, question: ask.Shop) -> Words:
    return {"funds": a.names.money(means(a.g, a.g.hunters[question.mini]))}


# How fields are read


def _attacker(a: Asking, mini: int) -> str:
    """Who attacks; a blast or an event is nobody."""
    return a.names.mini(mini) if mini >= 0 else "nobody"


def _foe(a: Asking, kind: str) -> str:
    return a.names.kind(kind)


def _missing(a: Asking, amount: int) -> str:
    return a.names.money(amount)


def _as_everywhere(word: Callable[[Names, Any], Any]) -> Callable[[Asking, Any], str | int]:
    def read(a: Asking, value: Any) -> str | int:
        told: str | int = word(a.names, value)
        return told

    return read


def _lights(a: Asking) -> tuple[str, str]:
    """The miniature that a question is about, and its hunter's card."""
    if not isinstance(a.ask, ask.OfMini):
        return "", ""
    mini: int = a.ask.mini
    piece, card = f"mini{mini}", f"hunter-{mini % COMPANION}"
    return piece if a.shows(piece) else "", card if mini < FIRST_ENEMY else ""


PROMPTS = Prompts(
    choices=Register("a choice", ACTIONS, FIGHTS, ENEMIES, GEAR, INTERLUDE),
    fields={field: _as_everywhere(word) for field, word in FIELDS.items()}
    | {"attacker": _attacker, "foe": _foe, "missing": _missing},
    words=words,
    lights=_lights,
    declined=declined,
    fold_above=FOLD_ABOVE,
)
