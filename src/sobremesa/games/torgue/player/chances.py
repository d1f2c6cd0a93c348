"""Chances: of a die against a number, and of a hunter under several attacks."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from sobremesa.games.torgue.content.schema import DIE, GREEN, RED, YELLOW

GREEN_WOUND = 1.3
"""What a wound costs on a GREEN token, beside one on a YELLOW one."""
LIFE = 4.0
"""What a life is worth, in wounds."""
MOST_ATTACKS = 7


@cache
def chance(sides: int, need: int) -> float:
    """How likely a die reaches a number; 1 always fails, the top always works."""
    return (sides - min(max(2, need), sides) + 1) / sides


@cache
def shielded_chance(sides: int, need: int, shield: int) -> float:
    """The same against a shield die, of which `need` says what it counts more."""
    return sum(chance(sides, need + face) for face in range(1, shield + 1)) / shield


class Fate(NamedTuple):
    """What attacks will do to a hunter: wounds, and the chance that it goes down."""

    wounds: float
    down: float

    @property
    def cost(self) -> float:
        """How bad that is, in wounds."""
        return self.wounds + LIFE * self.down


UNHARMED, DOWN = Fate(0.0, 0.0), Fate(1.0, 1.0)


class Guard(NamedTuple):
    """What a hunter has to defend with: shield tokens by colour, GREEN and YELLOW ones."""

    shields: tuple[int, ...]
    greens: int
    yellows: int

    def without(self, colour: int) -> Guard:
        """After a wound on a token of that colour."""
        if self.shields:
            return Guard(self.shields[:-1], self.greens, self.yellows)
        return Guard((), self.greens - (colour == GREEN), self.yellows - (colour == YELLOW))


@lru_cache(1 << 15)
def fate(guard: Guard, need: int, bare: int, attacks: int) -> Fate:
    """What so many attacks do to a hunter that always defends with the best token.

    `need` is what a die must show, `bare` the same for a shield token, which has no attribute.
    """
    if not attacks:
        return UNHARMED
    if guard.shields:
        return under(guard, guard.shields[-1], need, bare, attacks)
    colours = [GREEN] * (guard.greens > 0) + [YELLOW] * (guard.yellows > 0) or [RED]
    return min((under(guard, each, need, bare, attacks) for each in colours), key=_cost)


def _cost(fate: Fate) -> float:
    return fate.wounds + LIFE * fate.down


def under(guard: Guard, colour: int, need: int, bare: int, attacks: int) -> Fate:
    """What attacks do to a hunter that meets the first of them with that token."""
    shield = bool(guard.shields)
    holds = chance(DIE[colour], bare if shield else need)
    held = fate(guard, need, bare, attacks - 1)
    if colour == RED and not shield:
        lost, wound = DOWN, 0.0
    else:
        lost = fate(guard.without(colour), need, bare, attacks - 1)
        wound = 0.3 if shield else GREEN_WOUND if colour == GREEN else 1.0
    fails = 1 - holds
    return Fate(
        holds * held.wounds + fails * (lost.wounds + wound), holds * held.down + fails * lost.down
    )


def expected_fate(guard: Guard, need: int, bare: int, attacks: float) -> Fate:
    """The same for a number of attacks that is only known on the average."""
    whole = min(int(attacks), MOST_ATTACKS)
    part = attacks - whole
    low = fate(guard, need, bare, whole)
    if part < 0.01 or whole == MOST_ATTACKS:
        return low
    high = fate(guard, need, bare, whole + 1)
    return Fate(
        low.wounds + part * (high.wounds - low.wounds), low.down + part * (high.down - low.down)
    )
