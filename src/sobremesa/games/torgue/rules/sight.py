"""Who sees what, and how far an action reaches."""

from __future__ import annotations

from sobremesa.boards.memo import kept
from sobremesa.games.torgue.content.arena import Arena
from sobremesa.games.torgue.content.schema import BANDS
from sobremesa.games.torgue.state import Show

FAR = 999
"""Farther than any zone is."""


def hunter_view(g: Show, zone: int) -> int:
    """The zones that a hunter or companion sees: enemies and closed zones are in the way.

    tor.los.blocked-by-obstacle, tor.los.pinned, tor.los.allies-transparent.
    """
    if g.enemies_in[zone]:
        return 1 << zone
    return g.book.arenas[g.arena].sight.field_of_view(zone, g.enemy_zones | g.walls)


def enemy_view(g: Show, zone: int, range: int = FAR) -> int:
    """What an enemy sees in range: tor.ruling.los-enemies-view, tor.ruling.los-companions."""
    if g.hunters_in[zone]:
        return 1 << zone
    return _view_within(g.book.arenas[g.arena], zone, range, g.hunter_zones | g.walls)


@kept
def _view_within(arena: Arena, zone: int, range: int, obstacles: int) -> int:
    return arena.sight.field_of_view(zone, obstacles) & arena.map.within(zone, range)


@kept
def reach(arena: Arena, zone: int, bands: int) -> int:
    """The zones in the bands that an action shows: tor.range.only-shown."""
    board, found = arena.map, 0
    if bands & BANDS["R"]:
        found |= board.within(zone, 1)
    if bands & BANDS["Y"]:
        found |= board.ring(zone, 2)
    if bands & BANDS["G"]:
        found |= board.ring(zone, 3)
    if bands & BANDS["L"]:
        found |= board.beyond(zone, 3)
    return found
