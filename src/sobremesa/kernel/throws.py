"""What dice give in hits: how many, and how likely each number of them was."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from .state import Event


class Throw(msgspec.Struct, frozen=True):
    """Dice that may hit: the hits, the chance of each number of hits, and the event of the roll."""

    hits: int
    odds: tuple[float, ...]
    dice: int
    roll: Event

    @property
    def expected(self) -> float:
        """The hits that were to be expected."""
        return sum(hits * chance for hits, chance in enumerate(self.odds))


def throw_of(roll: Event, hits: int, dice: Iterable[Mapping[int, float]]) -> Throw:
    """Hits of dice for each of which the chance of each number of hits is known, none below 0."""
    odds, count = {0: 1.0}, 0
    for die in dice:
        odds, count = _with(odds, die), count + 1
    chances = [0.0] * (max(0, *odds) + 1)
    for number, chance in odds.items():
        chances[max(0, number)] += chance
    return Throw(hits, tuple(chances), count, roll)


def plain_throw(roll: Event, hits: int, count: int, chance: float) -> Throw:
    """Hits of so many dice with the same chance each."""
    return throw_of(roll, hits, [{0: 1 - chance, 1: chance}] * count)


def share_from(least: int, sides: int = 6) -> float:
    """The chance of a die to show a number or a higher one."""
    return min(max(sides + 1 - least, 0), sides) / sides


def _with(odds: Mapping[int, float], die: Mapping[int, float]) -> dict[int, float]:
    more: dict[int, float] = {}
    for one, chance in odds.items():
        for other, part in die.items():
            more[one + other] = more.get(one + other, 0.0) + chance * part
    return more
