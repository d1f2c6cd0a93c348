"""Who obeys next: the group is asked only where its answer can change anything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TypeVar

from msgspec.structs import astuple

from sobremesa.boards.bits import members
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.content.schema import ROOM
from sobremesa.games.torgue.options import InOrder, KeepAway, Obey, Target
from sobremesa.games.torgue.state import NOBODY, Enemy, Show
from sobremesa.kernel import Flow, Option

from .assault import targets_of
from .conditions import stays
from .movement import KEEP_AWAY, advance_ends, enemy_movement, vantage

T = TypeVar("T", bound=Option)
IN_ORDER = InOrder()


def next_to_obey(
    g: Show, waiting: Iterable[int], order: str, settled: bool
) -> Flow[tuple[int, bool]]:
    """Small before large, the group's order within a size: tor.enemyturn.small-first.

    Returns who obeys, and whether it is settled that the order of the others does not matter.
    tor.enemyturn.order-choice, tor.ruling.no-empty-choice.
    """
    rest = list(waiting)
    now = [id for id in rest if not g.foe(g.enemies[id]).large] or rest
    if settled or g.in_order or len(now) == 1:
        return now[0], settled
    acting = [id for id in now if not _is_idle(g, g.enemies[id], order)]
    if len(acting) < len(now):
        return next(id for id in now if id not in acting), False
    firsts = one_of_each(g, now)
    if len(firsts) == 1 or (_only_move(g, now, order) and not _get_in_the_way(g, now)):
        return now[0], len(now) == len(rest)
    options: list[InOrder | KeepAway | Obey] = [IN_ORDER, *map(Obey, firsts)]
    if _have_a_choice_of_ways(g, rest, order):
        options.insert(1, KEEP_AWAY)
    answer = yield from ask.NextEnemy(g.lead, options, order, group=g.rest, anchor=True)
    if isinstance(answer, Obey):
        return answer.enemy, False
    g.in_order, g.away = True, g.away or isinstance(answer, KeepAway)
    return now[0], False


def one_target_of_each(g: Show, options: list[T]) -> list[T]:
    """Targets and other options; of enemies that nothing tells apart only the first."""
    enemies = [option.mini for option in options if isinstance(option, Target)]
    firsts = set(one_of_each(g, enemies))
    return [each for each in options if not isinstance(each, Target) or each.mini in firsts]


def enemies_are_busy(g: Show) -> bool:
    """Whether one is in the midst of what it does, so that those who look alike may differ."""
    return g.obeyer != NOBODY or g.onslaught is not None or bool(g.rushes)


def one_of_each(g: Show, enemies: Iterable[int]) -> list[int]:
    """Of enemies that nothing tells apart only the first: tor.ruling.no-empty-choice."""
    found: dict[tuple[object, ...], int] = {}
    for id in enemies:
        found.setdefault((*astuple(g.enemies[id])[1:], id in g.obeying), id)
    return list(found.values())


def _is_idle(g: Show, enemy: Enemy, order: str) -> bool:
    """Whether the order does not make this enemy do anything, whenever its turn comes."""
    data = g.foe(enemy).data
    if order == "special":
        return not data.specials
    if order == "attack":
        return data.ignores_attack
    target = g.lit().zone
    if target < 0 or enemy.cryo or stays(g, enemy):
        return True
    return bool(vantage(g, target, data.range) >> enemy.zone & 1)


def _only_move(g: Show, enemies: list[int], order: str) -> bool:
    """A Move order, or an Attack order with nobody to attack: tor.attack.else-move."""
    if order == "move":
        return True
    if order != "attack" or g.wanted:
        return False
    return not any(targets_of(g, g.enemies[id], g.foe(g.enemies[id]).data.range) for id in enemies)


def _have_a_choice_of_ways(g: Show, enemies: list[int], order: str) -> bool:
    """Whether the group will be asked for the way of one that is to move."""
    target = g.lit().zone
    if g.away or order == "special" or target < 0 or not g.order:
        return False
    return any(
        len(advance_ends(g, enemy, target, enemy_movement(g, enemy), g.foe(enemy).data.range)) > 1
        for enemy in (g.enemies[id] for id in enemies)
        if not enemy.cryo and (order == "move" or not targets_of(g, enemy, g.foe(enemy).data.range))
    )


def _get_in_the_way(g: Show, movers: list[int]) -> bool:
    """Whether one that moves may fill a zone that another would enter, or make room in one."""
    target = g.lit().zone
    if target < 0:
        return False
    if g.foe(g.enemies[movers[0]]).large:
        return True
    ends: Counter[int] = Counter()
    ways: Counter[int] = Counter()
    for id in movers:
        enemy = g.enemies[id]
        steps, reach = enemy_movement(g, enemy), g.foe(enemy).data.range
        goals = set(advance_ends(g, enemy, target, steps, reach))
        ends.update(goals - {enemy.zone})
        near = g.place.map.reachable(enemy.zone, steps, g.walls)
        ways.update(set(members(near)) - goals - {enemy.zone})
    homes = {g.enemies[id].zone for id in movers}
    for zone in ways | ends:
        taken = g.crowd[zone] + g.tyres[zone]
        full_anyway = taken >= ROOM and zone not in homes
        if not full_anyway and taken + ends[zone] + (ways[zone] > 0) > ROOM:
            return True
    return False
