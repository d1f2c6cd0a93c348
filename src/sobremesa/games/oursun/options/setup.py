"""Characters, names and start items, and who acts first."""

from __future__ import annotations

from sobremesa.kernel import Option

from .ids import Who


class Play(Option, frozen=True):
    """Take a character."""

    character: str


class TakeName(Option, frozen=True):
    """Call the character so."""

    name: str


class BuyStart(Option, frozen=True):
    """Buy a start item, with the help of others if the own points are too few."""

    card: int


class Give(Option, frozen=True):
    """Add gear points to the purchase of another."""

    points: int


class Receive(Option, frozen=True):
    """Who gets what was bought together."""

    who: Who


class GoFirst(Option, frozen=True):
    """Which of the two characters of a solo game acts first in this phase."""

    who: Who
