"""Set-ups that several chapters share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sobremesa.games.torgue.state import Item, Show
from sobremesa.kernel import Match
from sobremesa.testing import events_of

from .table import FIRST, token

LINE = "......."
Edit = Callable[[Show], None]
LONG = "..........."
SPENT = token("yellow", spent=True)
QUIET = ["ammo:spotlight"]


def first(**changes: Any) -> Callable[[Show], None]:
    """The first enemy with these changes."""

    def edit(g: Show) -> None:
        for name, value in changes.items():
            setattr(g.enemies[FIRST], name, value)

    return edit


def items(*cards: str) -> tuple[Item, ...]:
    return tuple(map(Item, cards))


def events(match: Match[Show], kind: type) -> list[Any]:
    return [event for event in events_of(match) if isinstance(event, kind)]
