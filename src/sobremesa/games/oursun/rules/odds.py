"""Chances: how likely a test passes and an attack kills, exactly."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache

from sobremesa.games.oursun.content.book import Pool
from sobremesa.kernel import Text

from .rolls import VALUE

SIDES = 8


@lru_cache(maxsize=4096)
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


def at_least(pool: Pool, needed: int) -> Fraction:
    """The chance of so many successes or more."""
    return sum(results(pool)[needed:], Fraction(0))


def expected(pool: Pool) -> Fraction:
    """The successes to expect."""
    found = enumerate(results(pool))
    return sum((count * chance for count, chance in found), Fraction(0))


def percent(chance: Fraction) -> int:
    """A chance in per cent; only what is sure is 100, only what cannot be is 0."""
    if chance in (0, 1):
        return int(100 * chance)
    return min(99, max(1, round(100 * chance)))


def say_test(text: Text, pool: Pool) -> str:
    """How likely a test is to pass."""
    return text("odds-test", chance=percent(at_least(pool, 1)))


def say_attack(text: Text, pool: Pool, hp: int) -> str:
    """What an attack may be expected to do to a foe with so many hp left."""
    damage = f"{float(expected(pool)):.1f}"
    return text("odds-attack", damage=damage, kill=percent(at_least(pool, hp)))
