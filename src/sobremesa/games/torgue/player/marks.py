"""Enemies as marks: what an attack on each must reach, and what a wound of it is worth."""

from __future__ import annotations

from typing import TypeAlias

from sobremesa.games.torgue.content.schema import DIE
from sobremesa.games.torgue.rules.conditions import is_marked
from sobremesa.games.torgue.rules.goals import is_quarry
from sobremesa.games.torgue.rules.harm import enemy_modifier
from sobremesa.games.torgue.rules.movement import enemy_movement
from sobremesa.games.torgue.state import Enemy, Show, Stage

from .chances import chance, shielded_chance
from .threats import next_volleys, volleys

QUARRY_WORTH = 1.4
"""A wound of the Boss, or of whoever else must fall."""
UNIQUE_WORTH = 4.0
KILL_WORTH = 0.3
"""What a kill is worth besides where kills are counted."""
IMMINENT = 0.3
"""How much more an enemy is worth for each attack that it will make in its next turn."""
STRIKING = frozenset({"attack", "special"})
"""Orders by which enemies strike."""
SCRATCH = 0.12
"""What a wound is worth that does not kill."""


class Mark:
    """An enemy to aim at."""

    __slots__ = ("enemy", "left", "need", "quarry", "shield", "vulnerable", "worth", "zone")

    def __init__(self, g: Show, enemy: Enemy, worth: float, quarry: bool) -> None:
        data = g.book.enemies[enemy.kind]
        self.enemy, self.zone, self.worth, self.quarry = enemy, enemy.zone, worth, quarry
        up = [token.colour for token in enemy.shields if not token.spent]
        self.shield = DIE[max(up)] if up else 0
        self.left = enemy.hp - enemy.wounds + len(up)
        self.need = enemy_modifier(g, enemy) + (0 if up else data.defence)
        self.vulnerable = data.vulnerable

    def hit(self, sides: int, bonus: int) -> float:
        """How likely a die with a bonus hits."""
        if self.shield:
            return shielded_chance(sides, self.need - bonus, self.shield)
        return chance(sides, max(1, self.need) - bonus)

    def damage(self, wounds: int) -> float:
        """What so many wounds are worth."""
        left = self.left
        if self.quarry:
            return QUARRY_WORTH * min(wounds, left)
        if wounds >= left:
            return self.worth + SCRATCH * left
        return self.worth * wounds / left * 0.5 + SCRATCH * wounds


Marks: TypeAlias = dict[int, list[Mark]]
"""The marks in each zone with enemies."""


def marks_of(g: Show) -> Marks:
    """All enemies as marks, by zone."""
    found: Marks = {}
    lit = g.lit().zone
    volley = volleys(tuple(g.orders)) if g.stage is Stage.ENEMIES else next_volleys(g)
    busy = g.order in STRIKING
    bonus = KILL_WORTH if g.goal() == "kills" else 0.0
    for enemy in g.enemies.values():
        worth = _worth(g, enemy, volley, lit) + bonus
        if busy and enemy.id in g.obeying:
            worth += IMMINENT
        mark = Mark(g, enemy, worth, is_quarry(g, enemy))
        found.setdefault(enemy.zone, []).append(mark)
    return found


def standing_worth(g: Show, enemy: Enemy) -> float:
    """How much it helps to be rid of an enemy, wherever it is."""
    data = g.book.enemies[enemy.kind]
    if data.kind == "unique" and is_marked(g, enemy):
        return UNIQUE_WORTH
    return 0.6 + data.force / 16 + 0.1 * data.range + 0.8 * data.badass + 0.15 * data.hp


def _worth(g: Show, enemy: Enemy, volley: tuple[tuple[int, bool], ...], lit: int) -> float:
    """An enemy that will soon strike is worth more."""
    value = standing_worth(g, enemy)
    if lit < 0 or not volley:
        return value
    foe = g.book.foes[enemy.kind]
    far = g.place.map.distance(enemy.zone, lit) - foe.data.range
    stride = 0 if enemy.cryo else enemy_movement(g, enemy)
    strikes = sum(
        bool(foe.blows) if special else not foe.data.ignores_attack and far <= stride * moves
        for moves, special in volley
    )
    return value + IMMINENT * strikes
