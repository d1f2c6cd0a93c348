"""Tiles come to light."""

from __future__ import annotations

from sobremesa.boards.hex_tiles import neighbours
from sobremesa.games.oursun.events.movement import TileRevealed
from sobremesa.games.oursun.options.ids import Place
from sobremesa.games.oursun.state import Land, Person, Tile


def reveal(g: Land, place: Place) -> None:
    """Turn a tile up or draw one; its resources and its event marker come with it."""
    tile = g.map.get(place)
    if tile is None:
        tile = g.map[place] = Tile(g.stack.pop())
    tile.revealed = True
    data = g.printed(tile)
    tile.native = g.book.tile_goods[tile.number]
    tile.water = data.water
    tile.event = data.event
    tile.closed = bool(data.container)
    g.tell(TileRevealed(place, tile.number))


def can_reveal(g: Land, place: Place) -> bool:
    """A face-down tile lies there, or one can be drawn (sun.ruling.stack-empty)."""
    return not g.map[place].revealed if place in g.map else bool(g.stack)


def explore_options(g: Land, person: Person) -> list[Place]:
    """Adjacent positions that can be revealed: sun.ruling.charge-facedown."""
    return [to for to in neighbours(person.tile) if can_reveal(g, to)]
