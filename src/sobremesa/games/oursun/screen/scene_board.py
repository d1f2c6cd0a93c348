"""The map as it is drawn: explored tiles, tiles that lie face down, and what lies around them."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b

from sobremesa.boards.hex_outline import FLAT_TOP, corners
from sobremesa.boards.hex_tiles import axial, frontier
from sobremesa.boards.memo import kept_at_most
from sobremesa.games.oursun.options.ids import Place
from sobremesa.games.oursun.state import Land
from sobremesa.kernel.keeping import part
from sobremesa.kernel.scene import Board, Cell, Point

from .icons import GROUNDS
from .names import Names, tile_id

MARGIN = 0.25
"""The room around the outermost hexes."""


def board(g: Land, names: Names) -> Board:
    """All positions that hold a tile or could get one; the map grows in all directions."""
    key = _key(g, names)
    return part(names, ("board", g.book, key), lambda: _board(g, key, names))


def _board(g: Land, key: str, names: Names) -> Board:
    cells = tuple(_cells(g, names))
    points = [point for cell in cells for point in cell.shape]
    return Board(
        key=key,
        bounds=(
            min(x for x, _ in points) - MARGIN,
            min(y for _, y in points) - MARGIN,
            max(x for x, _ in points) + MARGIN,
            max(y for _, y in points) + MARGIN,
        ),
        cells=cells,
    )


def _key(g: Land, names: Names) -> str:
    """What the drawing depends on: the language, the known tiles, whether more can come."""
    known = ",".join(f"{place}:{g.known(place)}" for place in g.map)
    drawn = f"{names.text.language} {bool(g.stack)} {known}"
    return blake2b(drawn.encode(), digest_size=8).hexdigest()


def _cells(g: Land, names: Names) -> Iterator[Cell]:
    for place, tile in g.map.items():
        if tile.revealed:
            yield _explored(g, place, names)
        else:
            yield _unknown(place, names.text("tile-facedown"))
    for place in unexplored(g):
        yield _unknown(place, names.text("tile-unexplored"))


def unexplored(g: Land) -> list[Place]:
    """The positions beside the map, as long as there are tiles to lay there."""
    return frontier(g.map) if g.stack else []


@kept_at_most(4096)
def _outline(place: Place) -> tuple[Point, ...]:
    return tuple(corners(axial(place), FLAT_TOP))


def _explored(g: Land, place: Place, names: Names) -> Cell:
    tile = g.map[place]
    data, text = g.printed(tile), names.text
    spaces = text("cell-spaces", spaces=data.spaces) if data.spaces else text("cell-no-spaces")
    outline = _outline(place)
    return Cell(
        id=tile_id(place),
        name=f"{names.tile(tile.number)}, {text('cell-move', move=data.move)}, {spaces}",
        at=outline[0],
        shape=outline,
        style=GROUNDS[data.id],
        label=f"{names.tile(tile.number)} · {data.move}",
    )


def _unknown(place: Place, name: str) -> Cell:
    outline = _outline(place)
    return Cell(
        id=tile_id(place), name=name, at=outline[0], shape=outline, style="fog", hidden=True
    )
