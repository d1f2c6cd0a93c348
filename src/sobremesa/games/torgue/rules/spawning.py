"""Enemies that enter: spawn zones, overflow, and miniatures that run out."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from sobremesa.boards.bits import members
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.agenda import Lot, Muster
from sobremesa.games.torgue.events import Removed, Spawned, SupplyEmpty
from sobremesa.games.torgue.options import First, Way
from sobremesa.games.torgue.state import TOKENS, Enemy, Show
from sobremesa.kernel import Flow

from .causes import Cause, in_passing
from .harm import remove_enemy
from .movement import zone_for_enemy
from .obedience import obey_together, rush_of
from .precedence import one_of_each


def new_enemy(g: Show, kind: str, zone: int) -> Enemy:
    """Put an enemy on the board with all its shields up."""
    foe = g.book.foes[kind]
    enemy = Enemy(id=g.serial, kind=kind, hp=foe.data.hp)
    g.serial += 1
    if not (g.box and foe.data.kind == "boss"):
        enemy.shields = tuple(TOKENS[colour, colour, False] for colour in foe.shields)
    if g.wanted and foe.data.kind == "unique":
        enemy.hp += g.book.content.wanted.hp_per_level * g.level
    g.enemies[enemy.id] = enemy
    g.enter(enemy, zone, 3 if foe.large else 1, enemy=True)
    return enemy


def miniatures_left(g: Show, miniature: str) -> int:
    """How many miniatures of a kind are not on the board: tor.spawn.partial-supply."""
    foes = g.book.foes
    used = sum(foes[enemy.kind].miniature == miniature for enemy in g.enemies.values())
    return g.book.enemies[miniature].supply - used


def spawn_lots(g: Show, home: int, lots: Iterable[tuple[str, int]], cause: Cause) -> Flow[None]:
    """Enemies appear at a spawn zone in the midst of something else."""
    yield from in_passing(g, spawn_all(g, [Lot(home, *lot) for lot in lots], [], [], cause))


def spawn_all(
    g: Show, lots: list[Lot], rushes: list[Muster], rushed: list[str], cause: Cause
) -> Flow[None]:
    """Enemies appear in the order of the list: tor.ruling.spawn-order-of-list."""
    while lots or rushes:
        if rushes:
            yield from obey_together(g, rushes, cause)
            continue
        lot = lots[0]
        foe = g.book.foes[lot.kind]
        if foe.data.kind == "unique":
            rush = yield from spawn_unique(g, lots)
            lots.pop(0)
            rushes += rush
        elif foe.miniature in rushed or not lot.count:
            lots.pop(0)
        elif lot.counted:
            yield from place_spawn(g, lots)
            lots[0] = replace(lots[0], count=lot.count - 1)
        elif free := miniatures_left(g, foe.miniature):
            _allot(g, lots, foe.miniature, free)
        else:
            rushed.append(foe.miniature)
            g.tell(SupplyEmpty(lot.kind))
            rushes += rush_of(g, foe.miniature)


def _allot(g: Show, lots: list[Lot], miniature: str, free: int) -> None:
    """Free miniatures go to the lots as listed, the rest is lost: tor.ruling.spawn-supply-count."""
    for at, lot in enumerate(lots):
        if g.book.foes[lot.kind].miniature == miniature:
            lots[at] = replace(lot, count=min(lot.count, free), counted=True)
            free -= lots[at].count


def spawn_unique(g: Show, lots: list[Lot]) -> Flow[list[Muster]]:
    """A Unique always spawns, or rushes: tor.spawn.unique-always, tor.ruling.unique-in-play."""
    kind = lots[0].kind
    foe = g.book.foes[kind]
    there = [enemy for enemy in g.enemies.values() if enemy.kind == kind]
    if there:
        return rush_of(g, foe.miniature, only=there[0].id)
    if miniatures_left(g, foe.miniature) < 1:
        same = [e for e in g.enemies.values() if g.foe(e).miniature == foe.miniature]
        firsts = one_of_each(g, same)
        gone = firsts[0]
        if len(firsts) > 1:
            options = [First(each.id) for each in firsts]
            answer = yield from ask.FreeMiniature(g.lead, options, kind, group=g.rest, anchor=True)
            gone = g.enemies[answer.mini]
        g.tell(Removed(gone.id, gone.kind, gone.zone))
        remove_enemy(g, gone)
    yield from place_spawn(g, lots)
    return []


def place_spawn(g: Show, lots: list[Lot]) -> Flow[None]:
    """Place one enemy of the first lot where the spawn rules allow it."""
    home, kind = lots[0].home, lots[0].kind
    zones = spawn_zones(g, home, g.book.foes[kind].large, lots[0].first)
    if not zones:
        return
    if lots[0].count >= len(zones) and not any(g.crowd[zone] for zone in zones):
        # Each of these empty zones gets one of them in the end: tor.ruling.no-empty-choice.
        zones = zones[:1]

    def spawn(ways: list[Way]) -> ask.Spawn:
        return ask.Spawn(g.lead, ways, kind, group=g.rest, anchor=True)

    zone = yield from zone_for_enemy(g, zones, spawn)
    enemy = new_enemy(g, kind, zone)
    g.tell(Spawned(enemy.id, kind, zone))
    lots[:] = [replace(lot, first=False) if lot.home == home else lot for lot in lots]


def spawn_zones(g: Show, home: int, large: bool, first: bool) -> list[int]:
    """The spawn zone for the first, then empty neighbours, then all, then the nearest with room.

    tor.spawn.first, tor.ruling.spawn-empty-adjacent-first, tor.spawn.overflow.
    """
    board = g.place.map
    closed = g.no_large if large else g.no_small
    around = board.neighbours[home] & ~closed
    here = 1 << home & ~closed
    if here and (large or first):
        return [home]
    empty = 0
    for zone in members(around):
        if not g.crowd[zone]:
            empty |= 1 << zone
    if empty:
        return list(members(empty))
    if around | here:
        return list(members(around | here))
    return list(members(board.nearest_on_foot(home, board.every & ~closed, g.walls)))
