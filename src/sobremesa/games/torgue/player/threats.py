"""What the enemies will do next, as far as the open Announcement tells."""

from __future__ import annotations

from collections.abc import Iterator

from sobremesa.games.torgue.content.schema import DIE, RED
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


def expected_hits(g: Show, hunter: Hunter, zone: int) -> float:
    """How many wounds a hunter in a zone would suffer in the enemies' turn, about."""
    volley = volleys(g)
    return sum(
        likely * _fails(g, hunter, zone, enemy)
        for enemy in g.enemies.values()
        for likely in _attacks_on(g, hunter, zone, enemy, volley)
    )


def _attacks_on(
    g: Show, hunter: Hunter, zone: int, enemy: Enemy, volley: list[tuple[int, bool]]
) -> Iterator[float]:
    """How likely each attack of an enemy is made on that hunter."""
    data, board = g.book.enemies[enemy.kind], g.place.map
    lit = g.lit()
    is_lit = lit.id == hunter.id
    far = board.distance(enemy.zone, zone)
    stride = 0 if enemy.cryo else enemy_movement(g, enemy)
    for moves, special in volley:
        if special:
            ranges = [s.range or data.range for x in data.specials for s in x.steps if s.do in HITS]
            if not ranges:
                continue
            reach = max(ranges)
        elif data.ignores_attack:
            continue
        else:
            reach = data.range
        if is_lit:
            yield 0.9 if far <= reach + stride * moves else 0.0
        elif lit.zone >= 0 and board.distance(enemy.zone, lit.zone) <= reach + stride * moves:
            splash = "crowd_control" in data.effects and zone == lit.zone
            yield 0.5 if splash else PASSED_OVER if far <= reach else 0.0
        else:
            yield STRAY if far <= reach + (stride > 0 and moves > 0) else 0.0


HITS = frozenset({"attack", "boom", "rampage"})


def _fails(g: Show, hunter: Hunter, zone: int, enemy: Enemy) -> float:
    """How likely the defence fails, with the best token there is, and how bad that is."""
    data = g.book.enemies[enemy.kind]
    bonus = g.sheet(hunter).attributes[data.resist] + g.tyres[zone] - hunter.corrosion
    sides = DIE[max((token.colour for token in hunter.tokens), default=RED)]
    worse = 1.0 + 0.8 * ("lethal" in data.effects) + (1.0 if data.kind == "boss" else 0.0)
    return (1 - chance(sides, bonus, force_of(g, enemy))) * worse


def buffer(g: Show, hunter: Hunter) -> int:
    """How many wounds a hunter can take before its life is at stake."""
    item = shield_of(g, hunter)
    shields = sum(not token.spent for token in item.tokens) if item is not None else 0
    return shields + sum(token.colour != RED for token in hunter.tokens)


def threat(g: Show, hunter: Hunter, zone: int) -> float:
    """What it costs to be in a zone when the enemies' turn comes."""
    hits = expected_hits(g, hunter, zone)
    over = max(0.0, hits + SAFE_MARGIN - buffer(g, hunter))
    return WOUND_COST * hits + DOWN_COST * over
