"""Enemies as marks: what an attack on each must reach, and what a wound of it is worth."""

from __future__ import annotations

from typing import TypeAlias

from sobremesa.boards.memo import kept
from sobremesa.games.torgue.content.book import Foe
from sobremesa.games.torgue.content.schema import DIE
from sobremesa.games.torgue.rules.goals import is_quarry
from sobremesa.games.torgue.rules.harm import enemy_modifier
from sobremesa.games.torgue.rules.movement import enemy_movement
from sobremesa.games.torgue.state import Enemy, Show, Stage

from .chances import chance, shielded_chance
from .threats import Volley, next_volleys, volleys

QUARRY_WORTH = 2.5
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
QUARRIES = frozenset({"unique", "boss"})
EVERYWHERE = -1
"""All zones, as a bit set."""


class Mark:
    """An enemy to aim at; in a zone one stands for all that are alike."""

    __slots__ = (
        "count", "cryo", "id", "left", "need", "quarry", "replies", "shield", "slag", "vulnerable",
        "worth", "zone",
    )  # fmt: skip

    def __init__(self, g: Show, enemy: Enemy, worth: float) -> None:
        data = g.book.enemies[enemy.kind]
        self.id, self.zone, self.worth, self.count = enemy.id, enemy.zone, worth, 1
        self.slag, self.cryo = enemy.slag > 0, enemy.cryo > 0
        self.quarry = data.kind in QUARRIES and is_quarry(g, enemy)
        self.vulnerable, self.replies = data.vulnerable, bool(data.reply)
        self.need, self.shield, self.left = enemy_modifier(g, enemy), 0, enemy.hp - enemy.wounds
        shields = enemy.shields
        if shields and (up := [token.colour for token in shields if not token.spent]):
            self.shield = DIE[max(up)]
            self.left += len(up)
        else:
            self.need += data.defence

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


def marks_of(g: Show, zones: int = EVERYWHERE) -> Marks:
    """All enemies as marks, by zone; or those in some zones."""
    found: Marks = {}
    alike: dict[tuple[str, int, int, int, int, bool], Mark] = {}
    lit, turn = g.lit().zone, g.stage is Stage.ENEMIES
    volley = volleys(tuple(g.orders)) if turn else next_volleys(g)
    obeying = frozenset(g.obeying) if g.order in STRIKING else frozenset()
    bonus = KILL_WORTH if g.goal() == "kills" else 0.0
    for enemy in g.enemies.values():
        if not zones >> enemy.zone & 1:
            continue
        busy = enemy.id in obeying
        effects = enemy.slag + 8 * enemy.cryo + 64 * enemy.corrosion
        key = enemy.kind, enemy.zone, enemy.wounds, effects, enemy.hardened, busy
        if not enemy.shields and (mark := alike.get(key)) is not None:
            mark.count += 1
            continue
        worth = _worth(g, enemy, volley, lit) + bonus + (IMMINENT if busy else 0.0)
        alike[key] = mark = Mark(g, enemy, worth)
        found.setdefault(enemy.zone, []).append(mark)
    return found


def standing_worth(g: Show, enemy: Enemy) -> float:
    """How much it helps to be rid of an enemy, wherever it is."""
    return _standing(g.book.foes[enemy.kind])


@kept
def _standing(foe: Foe) -> float:
    data = foe.data
    if data.kind == "unique":
        return UNIQUE_WORTH
    return 0.6 + data.force / 16 + 0.1 * data.range + 0.8 * data.badass + 0.15 * data.hp


def _worth(g: Show, enemy: Enemy, volley: Volley, lit: int) -> float:
    """An enemy that will soon strike is worth more."""
    foe = g.book.foes[enemy.kind]
    value = _standing(foe)
    if lit < 0 or not volley:
        return value
    far = g.book.arenas[g.arena].map.distance(enemy.zone, lit) - foe.data.range
    stride = 0 if far <= 0 or enemy.cryo else enemy_movement(g, enemy)
    return value + IMMINENT * _strikes(foe, volley, far, stride)


def _count_strikes(foe: Foe, volley: Volley, far: int, stride: int) -> int:
    """How often an enemy strikes that has so far to go."""
    strikes = 0
    for moves, special in volley:
        if special:
            strikes += bool(foe.blows)
        elif far <= stride * moves and not foe.data.ignores_attack:
            strikes += 1
    return strikes


_strikes = kept(_count_strikes)
