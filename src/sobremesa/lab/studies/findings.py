"""What the games of a study say: shares with intervals, and variants beside the base."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

import msgspec

from sobremesa.lab.sequences import difference_sequence, share_sequence

from .frames import pl

_Z95 = 1.959964


class Share(msgspec.Struct, frozen=True, kw_only=True):
    """How often something happened, with an interval that holds at every look."""

    hits: int
    games: int
    low: float
    high: float

    @property
    def share(self) -> float:
        """The share itself; one half where nothing is known."""
        return self.hits / self.games if self.games else 0.5

    @property
    def reach(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2


class Difference(msgspec.Struct, frozen=True, kw_only=True):
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

    @property
    def games(self) -> int:
        """How many pairs there are."""
        return self.better + self.same + self.worse

    @property
    def difference(self) -> float:
        """The difference of the shares."""
        return (self.better - self.worse) / self.games if self.games else 0.0

    @property
    def reach(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2


def share_of(hits: int, games: int) -> Share:
    """A share with its interval."""
    low, high = share_sequence(hits, games)
    return Share(hits=hits, games=games, low=low, high=high)


def won_by(games: pl.DataFrame, seat: int) -> list[bool]:
    """Whether a seat won, for each game in its order."""
    return games["winners"].list.contains(seat).to_list()


def wins_of(games: pl.DataFrame, seat: int) -> Share:
    """How often a seat won."""
    won = won_by(games, seat)
    return share_of(sum(won), len(won))


def difference_of(base: Sequence[bool], variant: Sequence[bool]) -> Difference:
    """Games of a variant beside those of the base with the same numbers."""
    pairs = list(zip(base, variant, strict=False))
    better = sum(new and not old for old, new in pairs)
    worse = sum(old and not new for old, new in pairs)
    same = len(pairs) - better - worse
    low, high = difference_sequence(better, same, worse)
    return Difference(
        better=better,
        same=same,
        worse=worse,
        low=low,
        high=high,
        paired=_reach(_spread([new - old for old, new in pairs]), len(pairs)),
        unpaired=_reach(
            _spread([old for old, _ in pairs]) + _spread([new for _, new in pairs]), len(pairs)
        ),
    )


def _spread(values: Sequence[float]) -> float:
    """The variance."""
    if not values:
        return 0.0
    middle = sum(values) / len(values)
    return sum((value - middle) ** 2 for value in values) / len(values)


def _reach(spread: float, games: int) -> float:
    return _Z95 * sqrt(spread / games) if games else 1.0
