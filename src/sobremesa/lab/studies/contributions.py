"""What goes with each thing: how often its side wins in games that had it, and in the others.

Where chance alone deals a thing early, the difference is close to what it does. Where somebody
chooses it, the difference also tells when it is chosen. What a thing does is shown by a variant
without it. Only what happened early counts, since long games see more of everything.
"""

from __future__ import annotations

from collections.abc import Iterator
from statistics import NormalDist

import msgspec

from sobremesa.lab.intervals import newcombe

from .frames import pl

LEAST = 8
"""Games that must have had a thing, and games that must not, before anything is said of it."""


class Contribution(msgspec.Struct, frozen=True, kw_only=True):
    """What goes with a thing."""

    what: str
    thing: str
    owner: str
    games: int
    """How many games had it."""
    with_it: float
    without: float
    low: float
    high: float
    sure: bool
    """Whether the difference stands even though so many things were looked at."""

    @property
    def difference(self) -> float:
        """How much more often games with it are won."""
        return self.with_it - self.without

    @property
    def strength(self) -> float:
        """How large the difference is beside its interval."""
        return abs(self.difference) / (self.high - self.low)


def contributions(
    games: pl.DataFrame, events: pl.DataFrame, seats: dict[str, int], column: str = "thing"
) -> list[Contribution]:
    """Every thing that was there often enough and was missing often enough, the surest first.

    `seats` says whose victory counts for what an owner has; all else counts for the first seat.
    """
    events = events.filter(pl.col(column).is_not_null())
    early = events.filter(pl.col("round") <= early_rounds(games)) if column == "thing" else events
    keys = ["what", column, "owner"]
    had = early.select(*keys, "game").unique(maintain_order=True)
    found = list(_counted(games, had, seats, column))
    bar = NormalDist().inv_cdf(1 - 0.025 / max(1, len(found)))
    told = [_contribution(*each, bar) for each in found]
    return sorted(told, key=lambda each: (-each.strength, each.thing, each.what, each.owner))


def early_rounds(games: pl.DataFrame) -> int:
    """How many rounds are early: the first half of a game of middling length."""
    middle = games["rounds"].median()
    return max(1, int(middle) // 2) if isinstance(middle, int | float) else 1


def _counted(
    games: pl.DataFrame, had: pl.DataFrame, seats: dict[str, int], column: str
) -> Iterator[tuple[str, str, str, int, int, int, int]]:
    """For each thing the games with it, those of them that were won, and the same without it."""
    won = {seat: _won(games, seat) for seat in {0, *seats.values()}}
    for (what, thing, owner), those in had.group_by(["what", column, "owner"], maintain_order=True):
        winners = won[seats.get(str(owner), 0)]
        count = those.height
        hits = len(winners.intersection(those["game"].to_list()))
        rest = games.height - count
        if min(count, rest) >= LEAST:
            name = "" if owner is None else str(owner)
            yield str(what), str(thing), name, count, hits, rest, len(winners) - hits


def _won(games: pl.DataFrame, seat: int) -> set[int]:
    return set(games.filter(pl.col("winners").list.contains(seat))["game"].to_list())


def _contribution(
    what: str, thing: str, owner: str, games: int, hits: int, rest: int, others: int, bar: float
) -> Contribution:
    low, high = newcombe(hits, games, others, rest)
    strict = newcombe(hits, games, others, rest, bar)
    return Contribution(
        what=what,
        thing=thing,
        owner=owner,
        games=games,
        with_it=hits / games,
        without=others / rest,
        low=low,
        high=high,
        sure=not strict[0] <= 0 <= strict[1],
    )
