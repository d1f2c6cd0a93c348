"""What cards of the night, of events, of the mission and of the Sons of Liberty ask."""

from __future__ import annotations

from typing import TypeAlias

from sobremesa.kernel import Option

from .ids import FoeId, Place, Who


class Suffer(Option, frozen=True):
    """Whom the night card of a camp affects."""

    who: Who


class Ignore(Option, frozen=True):
    """Ignore an animal night card by the fire."""


class Apply(Option, frozen=True):
    pass


class Help(Option, frozen=True):
    """Help the Wounded Stranger with a food or a Bandage."""

    card: int = -1


class Objective(Option, frozen=True):
    """The objective action of the mission card; for deliveries, the first thing delivered."""

    what: str = ""


class Deliver(Option, frozen=True):
    """Deliver one more thing in the same action."""

    what: str


class SpawnAt(Option, frozen=True):
    """Where a mission card spawns."""

    tile: Place


class Reveal(Option, frozen=True):
    """Turn the group card over: the Son of Liberty is known."""


class CallAlly(Option, frozen=True):
    to: Place


class SendAlly(Option, frozen=True):
    enemy: FoeId
    to: Place


Power: TypeAlias = Reveal | CallAlly | SendAlly
"""What only a Son of Liberty may do."""
