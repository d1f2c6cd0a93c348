"""Whom to fight, with what, and what to do about being fought."""

from __future__ import annotations

from typing import TypeAlias

from sobremesa.kernel import Option

from .ids import FoeId, Place, Who


class Attack(Option, frozen=True):
    foe: FoeId


class Shoot(Option, frozen=True):
    foe: FoeId


class SneakAttack(Option, frozen=True):
    foe: FoeId


class Throw(Option, frozen=True):
    """Throw gear at one enemy."""

    card: int
    foe: FoeId


class ThrowAt(Option, frozen=True):
    """Throw gear at every enemy on a tile."""

    card: int
    tile: Place


class AttackCharacter(Option, frozen=True):
    who: Who


class ShootCharacter(Option, frozen=True):
    who: Who


class Consider(Option, frozen=True):
    """Consider attacking comrades from now on, or no longer."""

    on: bool


class Dodge(Option, frozen=True):
    pass


class Fire(Option, frozen=True):
    """Add a weapon to the attack."""

    card: int


class Drill(Option, frozen=True):
    """Add the die of Combat Drill."""


class Reroll(Option, frozen=True):
    """Mark a die for karma; numbered over all dice of the exchange."""

    die: int


class Avoid(Option, frozen=True):
    """The attack that a dodge makes void."""

    foe: FoeId


class Cancel(Option, frozen=True):
    """Turn a jacket or vest down to cancel damage of an attack, of which one if they differ."""

    card: int
    foe: FoeId = FoeId(-1)


class Rescue(Option, frozen=True):
    """Take damage in place of another."""

    points: int


class Strongest(Option, frozen=True):
    """Which of equally strong enemies attacks."""

    foe: FoeId


class CounterAttack(Option, frozen=True):
    pass


class Rush(Option, frozen=True):
    pass


CombatAction: TypeAlias = Attack | Shoot | SneakAttack | Throw | ThrowAt
Duel: TypeAlias = AttackCharacter | ShootCharacter
Reaction: TypeAlias = CounterAttack | Dodge | Rush
"""What the victim of a duel may do about it."""
