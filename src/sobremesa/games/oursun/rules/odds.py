"""Chances: how likely a test passes and an attack kills, exactly."""

from __future__ import annotations

from fractions import Fraction

from sobremesa.boards.memo import kept_at_most
from sobremesa.games.oursun.content.book import Pool

from .rolls import VALUE

SIDES = 8


@kept_at_most(4096)
def results(pool: Pool) -> tuple[Fraction, ...]:
    """The chance of each number of successes, from none; crosses take some away, never below 0."""
    sums = {0: 1}
    for colour in pool:
        more: dict[int, int] = {}
        for face in range(SIDES):
            value = VALUE[colour * SIDES + face]
            for total, ways in sums.items():
                more[total + value] = more.get(total + value, 0) + ways
        sums = more
    most = max(0, *sums)
    counts = [0] * (most + 1)
    for total, ways in sums.items():
        counts[max(0, total)] += ways
    return tuple(Fraction(ways, SIDES ** len(pool)) for ways in counts)


@kept_at_most(4096)
def at_least(pool: Pool, needed: int) -> Fraction:
    """The chance of so many successes or more."""
    return sum(results(pool)[needed:], Fraction(0))


@kept_at_most(4096)
def expected(pool: Pool) -> Fraction:
    """The successes to expect."""
    found = enumerate(results(pool))
    return sum((count * chance for count, chance in found), Fraction(0))
