"""Attacks: how many Enemies one is likely to eliminate, and what that is worth to everybody."""

from __future__ import annotations

from functools import lru_cache
from math import comb

from sobremesa.games.dceased.content.fallen_effects import ActsMore, Intangible, MoreWounds, Wings
from sobremesa.games.dceased.rules.activation import FALLEN_ACTIONS
from sobremesa.games.dceased.rules.horde import toughness_of
from sobremesa.games.dceased.rules.weapons import ORDER
from sobremesa.games.dceased.state import Night

Foe = tuple[int, float]
"""An Enemy's Toughness, and what it is worth to be rid of it."""

WORTH = (1.15, 1.0, 1.6)
"""What it is worth to be rid of a Brute, a Walker and a Runner, as hits reach them."""
NONE_DOWN = 0, 0, 0
POWER_WORTH = 0.7
"""What a point of Power is worth that is kept."""


@lru_cache(1 << 12)
def at_least(dice: int, accuracy: int, hits: int) -> float:
    """The chance of so many hits or more."""
    chance = (7 - accuracy) / 6
    return sum(
        comb(dice, n) * chance**n * (1 - chance) ** (dice - n) for n in range(hits, dice + 1)
    )


@lru_cache(1 << 15)
def expected(dice: int, accuracy: int, foes: tuple[Foe, ...]) -> float:
    """What an Attack is likely to be worth; who comes first absorbs the hits."""
    needed, worth = 0, 0.0
    for toughness, each in foes:
        needed += toughness
        if needed > dice:
            break
        worth += at_least(dice, accuracy, needed) * each
    return worth


def foes_at(g: Night, zone: int, less: int, *, away: bool) -> tuple[Foe, ...]:
    """Everybody in a Zone in the order in which hits reach them: dc.attack.priority."""
    walkers, brutes, runners = g.horde
    standing = brutes.get(zone, 0), walkers.get(zone, 0), runners.get(zone, 0)
    walkers, brutes, runners = g.down
    down = NONE_DOWN
    if walkers or brutes or runners:
        down = brutes.get(zone, 0), walkers.get(zone, 0), runners.get(zone, 0)
    horde = _horde(g.book.toughness, standing, down)
    for fallen in g.fallen.values():
        if fallen.zone == zone:
            return _fallen_at(g, zone, less, away=away) + horde
    return horde


@lru_cache(1 << 12)
def _horde(
    toughness: tuple[int, ...], standing: tuple[int, ...], down: tuple[int, ...]
) -> tuple[Foe, ...]:
    foes: list[Foe] = []
    for kind, worth, up, fallen in zip(ORDER, WORTH, standing, down, strict=True):
        foes += [(toughness[kind], worth)] * up + [(toughness[kind], worth / 2)] * fallen
    return tuple(foes)


def _fallen_at(g: Night, zone: int, less: int, *, away: bool) -> tuple[Foe, ...]:
    return tuple(
        (max(1, toughness_of(g, fallen.id) - less), wounds_of(g, fallen.id))
        for fallen in g.fallen_at(zone)
        if not (away and isinstance(g.book.effects[fallen.id], Intangible))
    )


def wounds_of(g: Night, fallen: str) -> float:
    """How many Wounds a Zombie Hero inflicts in one Activation."""
    effect = g.book.effects[fallen]
    more = effect.wounds if isinstance(effect, MoreWounds) else 0
    return float(actions_of(g, fallen) * (1 + more))


def actions_of(g: Night, fallen: str) -> int:
    """How many Actions a Zombie Hero has."""
    effect = g.book.effects[fallen]
    return FALLEN_ACTIONS + (effect.count if isinstance(effect, ActsMore) else 0)


def reach_of(g: Night, fallen: str) -> int:
    """From how far away a Zombie Hero still attacks in the same Activation."""
    effect = g.book.effects[fallen]
    return (actions_of(g, fallen) - 1) * (2 if isinstance(effect, Wings) else 1)


@lru_cache(1 << 14)
def best_power(
    dice: int, rate: int, accuracy: int, foes: tuple[Foe, ...], most: int, worth: float
) -> tuple[float, int]:
    """What an Attack brings with as much Power as it is worth, and how much that is."""
    best, power = expected(dice, accuracy, foes) * worth, 0
    for spent in range(1, most + 1):
        value = expected(dice + spent * rate, accuracy, foes) * worth - POWER_WORTH * spent
        if value > best:
            best, power = value, spent
    return best, power
