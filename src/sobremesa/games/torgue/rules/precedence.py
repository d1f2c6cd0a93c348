"""Who obeys next: the group is asked only where its answer can change anything."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TypeVar

from msgspec.structs import astuple

from sobremesa.boards.bits import members
from sobremesa.boards.memo import kept
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.content.arena import Arena
from sobremesa.games.torgue.content.schema import ROOM
from sobremesa.games.torgue.options import InOrder, KeepAway, Obey, Target
from sobremesa.games.torgue.state import NOBODY, Enemy, Show
from sobremesa.kernel import Flow, Option

from .assault import prey_zones, strike_zones
from .conditions import stays
from .movement import KEEP_AWAY, ends_of_advance, enemy_movement, vantage

T = TypeVar("T", bound=Option)
IN_ORDER = InOrder()


def next_to_obey(g: Show, waiting: list[int], order: str, settled: bool) -> Flow[tuple[int, bool]]:
    """Small before large, the group's order within a size: tor.enemyturn.small-first.

    None of those waiting is idle, unless nobody is asked any more. Returns who obeys, and whether
    it is settled that the order of the others does not matter.
    tor.enemyturn.order-choice, tor.ruling.no-empty-choice.
    """
    if settled or g.in_order:
        return _first(g, waiting), settled
    rest = [g.enemies[id] for id in waiting]
    now = _of_next_size(g, rest)
    if len(now) == 1:
        return now[0].id, False
    firsts = one_of_each(g, now)
    strikers = _strikers(g, rest) if order == "attack" else ()
    if len(firsts) == 1 or (_only_move(g, now, order, strikers) and not _get_in_the_way(g, now)):
        return now[0].id, len(now) == len(rest)
    options: list[InOrder | KeepAway | Obey] = [IN_ORDER, *[Obey(first.id) for first in firsts]]
    if order != "special" and _have_a_choice_of_ways(g, rest, strikers):
        options.insert(1, KEEP_AWAY)
    answer = yield from ask.NextEnemy(g.lead, options, order, group=g.rest, anchor=True)
    if isinstance(answer, Obey):
        return answer.enemy, False
    g.in_order, g.away = True, g.away or isinstance(answer, KeepAway)
    return now[0].id, False


def _first(g: Show, waiting: list[int]) -> int:
    """Whoever goes first as they stand."""
    for id in waiting:
        if not g.foe(g.enemies[id]).large:
            return id
    return waiting[0]


def _of_next_size(g: Show, enemies: list[Enemy]) -> list[Enemy]:
    foes = g.book.foes
    return [enemy for enemy in enemies if not foes[enemy.kind].large] or enemies


# Those who are alike


def one_target_of_each(g: Show, options: list[T]) -> list[T]:
    """Targets and other options; of enemies that nothing tells apart only the first."""
    enemies = [g.enemies[option.mini] for option in options if isinstance(option, Target)]
    if len(enemies) < 2:
        return options
    firsts = {enemy.id for enemy in one_of_each(g, enemies)}
    return [each for each in options if not isinstance(each, Target) or each.mini in firsts]


def enemies_are_busy(g: Show) -> bool:
    """Whether one is in the midst of what it does, so that those who look alike may differ."""
    return g.obeyer != NOBODY or g.onslaught is not None or bool(g.rushes)


def one_of_each(g: Show, enemies: Iterable[Enemy]) -> list[Enemy]:
    """Of enemies that nothing tells apart only the first: tor.ruling.no-empty-choice."""
    found: list[Enemy] = []
    firsts: dict[tuple[str, int, int], Enemy] = {}
    for enemy in enemies:
        first = firsts.setdefault((enemy.kind, enemy.zone, enemy.wounds), enemy)
        if first is enemy or not (
            _are_alike(g, enemy, first) or any(_are_alike(g, enemy, other) for other in found)
        ):
            found.append(enemy)
    return found


def _are_alike(g: Show, one: Enemy, other: Enemy) -> bool:
    """Whether nothing but their numbers tells two enemies apart."""
    if one.kind != other.kind or one.zone != other.zone:
        return False
    alike = astuple(one)[1:] == astuple(other)[1:]
    return alike and (one.id in g.obeying) == (other.id in g.obeying)


# Those who have nothing to do


def without_idle(g: Show, waiting: list[int], order: str) -> list[int]:
    """Who is left when those of the next size have obeyed whom the order makes do nothing.

    It would make them do nothing whenever their turn came: tor.ruling.no-empty-choice. Where the
    rest obey as they stand, they wait for their turn.
    """
    while waiting and not g.in_order:
        now = _of_next_size(g, [g.enemies[id] for id in waiting])
        idle = _idle(g, now, order)
        if idle:
            waiting = [id for id in waiting if id not in idle]
        if len(idle) < len(now):
            break
    return waiting


def _idle(g: Show, enemies: list[Enemy], order: str) -> list[int]:
    """The enemies that the order does not make do anything."""
    foes = g.book.foes
    if order == "special":
        return [enemy.id for enemy in enemies if not foes[enemy.kind].data.specials]
    if order == "attack":
        return [enemy.id for enemy in enemies if foes[enemy.kind].data.ignores_attack]
    target = g.lit().zone
    if target < 0:
        return [enemy.id for enemy in enemies]
    posts = {reach: vantage(g, target, reach) for reach in _ranges(g, enemies)}
    return [
        enemy.id
        for enemy in enemies
        if enemy.cryo or posts[foes[enemy.kind].data.range] >> enemy.zone & 1 or stays(g, enemy)
    ]


def _ranges(g: Show, enemies: list[Enemy]) -> set[int]:
    foes = g.book.foes
    return {foes[enemy.kind].data.range for enemy in enemies}


# Those whose order makes no difference


def _strikers(g: Show, enemies: list[Enemy]) -> Collection[int]:
    """Those who have somebody to attack."""
    prey, foes = prey_zones(g), g.book.foes
    zones = {reach: strike_zones(g, prey, reach) for reach in _ranges(g, enemies)}
    return [e.id for e in enemies if zones[foes[e.kind].data.range] >> e.zone & 1]


def _only_move(g: Show, enemies: list[Enemy], order: str, strikers: Collection[int]) -> bool:
    """A Move order, or an Attack order with nobody to attack: tor.attack.else-move."""
    if order == "move":
        return True
    if order != "attack" or g.wanted:
        return False
    return not strikers or not any(enemy.id in strikers for enemy in enemies)


def _have_a_choice_of_ways(g: Show, enemies: list[Enemy], strikers: Collection[int]) -> bool:
    """Whether the group will be asked for the way of one that is to move."""
    target = g.lit().zone
    if g.away or target < 0 or not g.order:
        return False
    for enemy in enemies:
        if not enemy.cryo and enemy.id not in strikers:
            ends = ends_of_advance(g, enemy, target, enemy_movement(g, enemy))
            if ends & (ends - 1):
                return True
    return False


def _get_in_the_way(g: Show, movers: list[Enemy]) -> bool:
    """Whether one that moves may fill a zone that another would enter, or make room in one."""
    target = g.lit().zone
    if target < 0:
        return False
    if g.foe(movers[0]).large:
        return True
    homes = ways = 0
    ends: dict[int, int] = {}
    for enemy in movers:
        here, steps = 1 << enemy.zone, enemy_movement(g, enemy)
        goals = ends_of_advance(g, enemy, target, steps) & ~here
        homes |= here
        ways |= _near(g.place, enemy.zone, steps, g.walls) & ~goals & ~here
        for zone in members(goals):
            ends[zone] = ends.get(zone, 0) + 1
    # A full zone on the way becomes free if one of them leaves it.
    return bool(ways & homes & g.no_small) or any(
        _may_be_filled(g, zone, count + (ways >> zone & 1), bool(homes >> zone & 1))
        for zone, count in ends.items()
    )


@kept
def _near(arena: Arena, zone: int, steps: int, walls: int) -> int:
    return arena.map.reachable(zone, steps, walls)


def _may_be_filled(g: Show, zone: int, coming: int, home: bool) -> bool:
    taken = g.crowd[zone] + g.tyres[zone]
    return (home or taken < ROOM) and taken + coming > ROOM
