"""Enemies come, wander and fall."""

from __future__ import annotations

from sobremesa.games.oursun.options.ids import FoeId, Place
from sobremesa.kernel import Event


class Spawned(Event, frozen=True):
    rule = "sun.enemy.spawn"
    sound = "growl"
    reveals = True
    enemy: FoeId
    kind: str
    place: Place
    tile: int


class EnemyMoved(Event, frozen=True):
    rule = "sun.enemy.move-one"
    icon = "footsteps"
    sound = "shamble"
    enemy: FoeId
    die: int
    start: Place
    to: Place
    tile: int


class Tied(Event, frozen=True):
    """Characters equally near roll, and the enemy goes to the one with the fewest successes."""

    rule = "sun.enemy.move-tie"
    icon = "rolling-dices"
    weight = "detail"
    enemy: FoeId
    people: tuple[str, ...]
    rolls: tuple[tuple[int, ...], ...]


class Defeated(Event, frozen=True):
    rule = "sun.combat.enemy-defeated"
    icon = "skull-crossed-bones"
    sound = "death"
    foe: FoeId
    place: Place
    tile: int
