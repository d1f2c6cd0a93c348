"""Doors, and what waits behind them: opening a Building reveals Enemies and then Civilians."""

from __future__ import annotations

from sobremesa.boards.bits import members
from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.events.deeds import BuildingOpened, DoorOpened
from sobremesa.games.dceased.options import Zone
from sobremesa.games.dceased.state import NOBODY, Hero, Night, Reveal
from sobremesa.kernel import Flow

from .civilians import reveal_civilian
from .missions import is_locked
from .spawning import draw_card
from .speaking import of_group, speaker


def doors_of(g: Night, hero: Hero) -> int:
    """The closed doors of the hero's Zone that can be opened: dc.door.open, dc.door.either-side."""
    doors = g.book.board.doors_at[hero.zone] & ~g.open_doors
    for door in g.book.coloured:
        if doors >> door & 1 and is_locked(g, door):
            doors ^= 1 << door
    return doors


def open_door(g: Night, door: int, hero: str = NOBODY) -> None:
    """Open a door for good; Buildings never seen before will be revealed: dc.building.first-open.

    What lies behind is settled by whoever called, before anything else happens.
    """
    board = g.book.board
    # Both sides count, an opened one left out: dc.building.both-sides.
    buildings = board.buildings_at(door, g.open_doors)
    g.open_doors |= 1 << door
    g.tell(DoorOpened(hero, board.doors[door].name))
    fresh = 0
    for building in buildings:
        fresh |= building & ~g.opened
    if fresh:
        g.opened |= fresh
        marked = fresh & g.book.marked
        g.reveal = Reveal(marked, fresh)
        names = (tuple(map(g.name, members(rooms))) for rooms in (fresh, marked))
        g.tell(BuildingOpened(*names))


def reveal_next(g: Night, building: Reveal) -> Flow[None]:
    """A card for the next marked room, in the players' order; then the Civilians appear.

    dc.building.spawn-order, dc.building.spawn-order-late, dc.building.civilians-after.
    """
    rooms = list(members(building.rooms))
    if rooms:
        room = rooms[0]
        if len(rooms) > 1:
            options = [Zone(g.name(each)) for each in rooms]
            heroes = [g.heroes[g.current]] if g.current else []
            answer = yield from of_group(g, ask.NextRoom(speaker(g, heroes), options))
            room = g.book.zone[answer.zone]
        building.rooms &= ~(1 << room)
        draw_card(g, room)
        return
    g.reveal = None
    for zone in sorted(g.hidden_civilians):
        if building.building >> zone & 1:
            reveal_civilian(g, g.hidden_civilians.pop(zone), zone)
