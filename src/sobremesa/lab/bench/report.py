"""What was measured, for people and programs."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import quantiles

import msgspec


class Gauged(msgspec.Struct, frozen=True, kw_only=True):
    """The median of all rounds, and the quartiles around it."""

    median: float
    low: float
    high: float

    @classmethod
    def of(cls, values: Sequence[float]) -> Gauged:
        """The spread of some values."""
        if len(values) == 1:
            return cls(median=values[0], low=values[0], high=values[0])
        low, middle, high = quantiles(values, n=4, method="inclusive")
        return cls(median=middle, low=low, high=high)

    def by(self, other: Gauged) -> Gauged:
        """How many times the other this is, with what both spreads leave open."""
        return Gauged(
            median=self.median / other.median,
            low=self.low / other.high,
            high=self.high / other.low,
        )


class Leg(msgspec.Struct, frozen=True, kw_only=True):
    """A third of some games: what a decision took, and how big the state was at its end."""

    microseconds: float
    state_bytes: float


class Growth(msgspec.Struct, frozen=True, kw_only=True):
    """Games with so many seats, in three legs. Every match keeps a journal, as at a table."""

    seats: int
    decisions: float
    legs: tuple[Leg, ...]


class Known(msgspec.Struct, frozen=True, kw_only=True):
    """How often something that is kept was known, of how often it was asked."""

    hits: int
    asked: int


class Measured(msgspec.Struct, frozen=True, kw_only=True):
    """The speed of a game: times a second, and what that is beside the yardstick's moves."""

    options_per_decision: float
    rates: dict[str, Gauged]
    ratios: dict[str, Gauged]
    known: dict[str, Known] = {}
    """What is kept, in random games, in those of the heuristic and in what is shown of them."""
    growth: list[Growth] = []
    """What a decision costs early and late, with few seats and with many."""


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """The whole measurement; the yardstick in moves a second."""

    yardstick: Gauged
    games: dict[str, Measured]
    start_up: dict[str, Gauged] = {}
    """Seconds of processor time until Python, the command, and it with a game are there."""


def compared(report: Report, earlier: Report) -> dict[str, dict[str, Gauged]]:
    """How many times as fast everything is that both have measured, each beside its yardstick."""
    return {
        id: {
            name: ratio.by(earlier.games[id].ratios[name])
            for name, ratio in measured.ratios.items()
            if name in earlier.games[id].ratios
        }
        for id, measured in report.games.items()
        if id in earlier.games
    }
