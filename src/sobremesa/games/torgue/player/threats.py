"""What the enemies will do next, as far as the open Announcement tells."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from sobremesa.games.torgue.content.schema import DIE, RED, EnemyData
from sobremesa.games.torgue.rules.assault import force_of
from sobremesa.games.torgue.rules.movement import enemy_movement
from sobremesa.games.torgue.rules.upkeep import shield_of
from sobremesa.games.torgue.state import Enemy, Hunter, Show

from .values import chance

PASSED_OVER = 0.1
"""How often an enemy that reaches the Spotlight hits somebody else."""
STRAY = 0.6
"""How often an enemy that does not reach it attacks whoever is near."""
WOUND_COST = 0.3
DOWN_COST = 1.0
SAFE_MARGIN = 0.6


def volleys(g: Show) -> list[tuple[int, bool]]:
    """For each attack of the next card: Move orders before it, and whether it is a special one."""
    moves, found = 0, []
    for order in g.book.content.announcements[g.queue[g.spent]].orders:
        if order == "move":
            moves += 1
        elif order in ("attack", "special"):
            found.append((moves, order == "special"))
    return found


HITS = frozenset({"attack", "boom", "rampage"})


class Blow(NamedTuple):
    """An attack to be expected: from how far off, how likely, and how likely on whoever is lit."""

    reach: int
    likely: float
    beside: float


class Attacker(NamedTuple):
    """An enemy with its attacks, and how a hunter defends against it."""

    zone: int
    blows: list[Blow]
    sides: int
    bonus: int
    force: int
    worse: float


class Threats:
    """What the enemies' next turn would cost a hunter in each zone: looked up once."""

    __slots__ = ("_attackers", "_buffer", "_distance", "_lit", "_tyres")

    def __init__(self, g: Show, hunter: Hunter) -> None:
        volley = volleys(g)
        self._attackers = [_attacker(g, hunter, enemy, volley) for enemy in g.enemies.values()]
        self._buffer = buffer(g, hunter)
        self._distance = g.place.map.distance
        self._lit = g.lit().zone
        self._tyres = g.tyres

    def at(self, zone: int) -> float:
        """What it costs to be in a zone when the enemies' turn comes."""
        hits = self._hits(zone)
        over = max(0.0, hits + SAFE_MARGIN - self._buffer)
        return WOUND_COST * hits + DOWN_COST * over

    def _hits(self, zone: int) -> float:
        """How many wounds the hunter would suffer there, about."""
        tyres, lit = self._tyres[zone], zone == self._lit
        hits = 0.0
        for start, blows, sides, bonus, force, worse in self._attackers:
            far = self._distance(start, zone)
            fails = 0.0
            for reach, likely, beside in blows:
                if lit and beside:
                    likely = beside
                elif far > reach:
                    continue
                fails = fails or (1 - chance(sides, bonus + tyres, force)) * worse
                hits += likely * fails
        return hits


def _attacker(g: Show, hunter: Hunter, enemy: Enemy, volley: list[tuple[int, bool]]) -> Attacker:
    """The defence is with the best token there is."""
    data = g.book.enemies[enemy.kind]
    worse = 1.0 + 0.8 * ("lethal" in data.effects) + (1.0 if data.kind == "boss" else 0.0)
    return Attacker(
        enemy.zone,
        list(_blows(g, hunter, enemy, volley)),
        DIE[max((token.colour for token in hunter.tokens), default=RED)],
        g.sheet(hunter).attributes[data.resist] - hunter.corrosion,
        force_of(g, enemy),
        worse,
    )


def _blows(g: Show, hunter: Hunter, enemy: Enemy, volley: list[tuple[int, bool]]) -> Iterator[Blow]:
    """How likely each attack of an enemy is made on that hunter."""
    data, lit = g.book.enemies[enemy.kind], g.lit()
    stride = 0 if enemy.cryo else enemy_movement(g, enemy)
    for moves, special in volley:
        reach = _reach(data, special)
        if reach < 0:
            continue
        if lit.id == hunter.id:
            yield Blow(reach + stride * moves, 0.9, 0.0)
        elif lit.zone >= 0 and (
            g.place.map.distance(enemy.zone, lit.zone) <= reach + stride * moves
        ):
            yield Blow(reach, PASSED_OVER, 0.5 if "crowd_control" in data.effects else 0.0)
        else:
            yield Blow(reach + (stride > 0 and moves > 0), STRAY, 0.0)


def _reach(data: EnemyData, special: bool) -> int:
    """How far an attack of an enemy goes, or -1 if it makes none."""
    if special:
        steps = [step for each in data.specials for step in each.steps]
        return max((step.range or data.range for step in steps if step.do in HITS), default=-1)
    return -1 if data.ignores_attack else data.range


def buffer(g: Show, hunter: Hunter) -> int:
    """How many wounds a hunter can take before its life is at stake."""
    item = shield_of(g, hunter)
    shields = sum(not token.spent for token in item.tokens) if item is not None else 0
    return shields + sum(token.colour != RED for token in hunter.tokens)
