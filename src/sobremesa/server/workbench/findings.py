"""What `sobremesa lab run --json` tells, as it is read here and sent to the browser."""

from __future__ import annotations

import msgspec


class Told(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of what is told: a word that is not known here is an error."""


class Share(Told, frozen=True):
    """How often a seat won, with an interval that holds at every look."""

    hits: int
    games: int
    low: float
    high: float


class Difference(Told, frozen=True):
    """How much more often a variant is won than the base, in the same games."""

    better: int
    same: int
    worse: int
    low: float
    high: float
    paired: float
    """How far a plain 95 % interval of the pairs reaches to either side."""
    unpaired: float
    """The same if the games had not been the same."""


class ArmFindings(Told, frozen=True):
    """What the games of one variant show."""

    variant: str
    won: tuple[Share, ...]
    """For the first seat of each side."""
    beside: tuple[Difference, ...]
    """The same beside the base; nothing for the base itself."""
    outcomes: dict[str, int]
    rounds: tuple[float, float, float]
    """One game in ten is shorter, half of them are, one in ten is longer."""
    decisions: tuple[float, float, float]


class Findings(Told, frozen=True):
    """What a study shows of one mission."""

    mission: str
    seats: tuple[int, ...]
    """The first seat of each side."""
    arms: tuple[ArmFindings, ...]


class Line(Told, frozen=True):
    """How far a study has come."""

    games: int
    of: int
    seconds: float | None = None
    missions: tuple[Findings, ...] | None = None
    """Only where there is something new."""
    done: bool = False
