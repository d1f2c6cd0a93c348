"""What to use: gear and abilities."""

from __future__ import annotations

from typing import TypeAlias

from sobremesa.kernel import Option

from .ids import Who


class Use(Option, frozen=True):
    """Use gear on a character: `heal`, `cure`, `revive`, or what else the card does."""

    card: int
    how: str
    who: int = -1


class LookAt(Option, frozen=True):
    """Use the Radio to look at the top card of a deck."""

    card: int
    deck: str


class Leave(Option, frozen=True):
    """Leave the card on top."""


class Bury(Option, frozen=True):
    """Put the card at the bottom of the face-down part."""


class Treat(Option, frozen=True):
    """Field Treatment."""

    who: Who
    how: str


class Load(Option, frozen=True):
    """Move loose ammunition onto a weapon."""

    card: int


class Unload(Option, frozen=True):
    """Take ammunition off a weapon."""

    card: int


GearUse: TypeAlias = Use | LookAt | Load | Unload
