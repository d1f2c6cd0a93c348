"""Chances: how likely an attack is to hit and to kill, exactly."""

from __future__ import annotations

from enum import Enum
from fractions import Fraction
from math import comb
from typing import NamedTuple

from sobremesa.games.incursion.content.schema import Weapon
from sobremesa.games.incursion.state import Battle, Figure
from sobremesa.kernel import Text, copy_state, percent

from .areas import KA_BOOM_BONUS
from .effects import fortitude, has, total
from .fire import shot_bonus, shot_dice, shot_fortitude
from .melee import melee_dice, melee_fortitude

SIDES = 6


class Again(Enum):
    """Which dice may be rolled again."""

    NONE = "none"
    ONE = "one"
    """One die that missed."""
    MISSES = "misses"
    """Every die that missed."""


class Attack(NamedTuple):
    """Dice against one figure: how many, what each must show, and what comes of them."""

    dice: int
    needed: int
    hit: Fraction
    """The chance of at least one hit."""
    kill: Fraction
    """The chance of as many hits as the target has DP left."""
    left: int
    """The DP that the target has left."""


def chance_of(needed: int) -> Fraction:
    """The chance that a die shows the number or more."""
    return Fraction(min(SIDES, max(0, SIDES + 1 - needed)), SIDES)


def hit_counts(dice: int, chance: Fraction, again: Again = Again.NONE) -> list[Fraction]:
    """The chance of each number of hits, from none to all dice."""
    if again is Again.MISSES:
        chance += (1 - chance) * chance
    counts = [
        comb(dice, hits) * chance**hits * (1 - chance) ** (dice - hits) for hits in range(dice + 1)
    ]
    if again is Again.ONE:
        for hits in range(dice - 1, -1, -1):
            better = counts[hits] * chance
            counts[hits] -= better
            counts[hits + 1] += better
    return counts


def attack(dice: int, needed: int, left: int, again: Again = Again.NONE) -> Attack:
    """An attack whose dice and numbers are known."""
    counts = hit_counts(dice, chance_of(needed), again)
    return Attack(dice, needed, 1 - counts[0], sum(counts[left:], Fraction(0)), left)


def dp_left(g: Battle, figure: Figure) -> int:
    """How many DP a figure can still suffer."""
    return g.profile(figure).dp - figure.damage


def shot(
    g: Battle, shooter: Figure, target: Figure, *, number: int = 0, reaction: bool = False
) -> Attack:
    """A shot with the gun; `number` counts the shots of a double shot or a chain from 0."""
    gun = g.book.kind[shooter.kind].gun
    assert gun is not None, f"{shooter.kind} has no gun"
    dice = shot_dice(g, shooter, gun, paid=number == 0, reaction=reaction)
    bonus = shot_bonus(g, shooter, gun, number=number, reaction=reaction)
    repeats = (gun.rerolls_misses and not reaction) or has(g, shooter, "reroll_shots")
    needed = shot_fortitude(g, shooter, target, gun) - bonus
    return attack(dice, needed, dp_left(g, target), Again.MISSES if repeats else Again.NONE)


def blow(g: Battle, figure: Figure, target: Figure) -> Attack:
    """A melee attack."""
    # The rule notes who struck whom, so it is asked on a copy.
    dice = melee_dice(copy_state(g), figure, target)
    needed = melee_fortitude(g, figure, target) - total(g, figure, "melee_bonus")
    again = Again.NONE
    if has(g, figure, "reroll_melee"):
        again = Again.MISSES
    elif g.can(figure, "clobberer") and target.kind != "sturmzombie":
        again = Again.ONE
    return attack(dice, needed, dp_left(g, target), again)


def caught(g: Battle, attacker: Figure, victim: Figure, weapon: Weapon | None) -> Attack:
    """The die for one figure in a blast or in flames; without a weapon it is a Bomberzombie's."""
    bonus, change, again = KA_BOOM_BONUS, 0, Again.NONE
    if weapon is not None:
        bonus = weapon.bonus
        change = total(g, attacker, "shoot_target_fortitude")
        again = Again.MISSES if has(g, attacker, "reroll_shots") else Again.NONE
    needed = fortitude(g, victim, change) - bonus
    return attack(1, needed, dp_left(g, victim), again)


def say_odds(text: Text, attack: Attack) -> str:
    """'3 dice, 4+ · 88% kill'."""
    if attack.needed > SIDES:
        return text("odds-never", dice=attack.dice)
    needed = max(1, attack.needed)
    if attack.left == 1:
        return text("odds-kill", dice=attack.dice, needed=needed, kill=percent(attack.kill))
    return text(
        "odds-hit",
        dice=attack.dice,
        needed=needed,
        hit=percent(attack.hit),
        kill=percent(attack.kill),
    )
