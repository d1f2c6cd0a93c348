"""The board as it is drawn: squares, doors, walls, and the places outside its entries and exits."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from sobremesa.boards.bits import members
from sobremesa.boards.memo import kept_at_most
from sobremesa.boards.square import Facing
from sobremesa.boards.square_outline import Point as Corner
from sobremesa.boards.square_outline import door_segments, outline, wall_segments
from sobremesa.games.incursion.content.book import Book
from sobremesa.games.incursion.content.book import Point as EntryPoint
from sobremesa.games.incursion.content.schema import SIDE_NAMES
from sobremesa.games.incursion.rules.movement import is_closed
from sobremesa.games.incursion.state import Battle
from sobremesa.kernel import Text
from sobremesa.kernel.keeping import part
from sobremesa.kernel.scene import Board, Cell, Decoration, Edge, Point

from .names import Names, cell_id, column_name, door_id, index_of_book, point_id

MARGIN = 1.35
"""How far from the border the coordinates stand: the places outside lie between."""


class Still(NamedTuple):
    """What never changes on a map."""

    cells: tuple[Cell, ...]
    edges: tuple[Edge, ...]
    decorations: tuple[Decoration, ...]


def board(g: Battle, names: Names) -> Board:
    """The whole board. Doors are part of it, so the key tells which are closed and sealed."""
    key = board_key(g, names)
    return part(names, ("board", g.book, key), lambda: _board(g, key, names))


def _board(g: Battle, key: str, names: Names) -> Board:
    grid, still = g.book.grid, _still(g.book, names.text)
    return Board(
        key=key,
        bounds=(-MARGIN - 0.25, -MARGIN - 0.25, grid.width + 1.25, grid.height + 1.25),
        cells=still.cells,
        edges=(*_doors(g, names), *still.edges),
        decorations=still.decorations,
    )


@kept_at_most(32)
def _still(book: Book, text: Text) -> Still:
    names = Names(index_of_book(book), text)
    return Still(
        cells=(*_squares(book, names), *_outside(book, names)),
        edges=(*_walls(book, names), *_openings(book, names)),
        decorations=(*_rims(book), *_coordinates(book)),
    )


def board_key(g: Battle, names: Names) -> str:
    """What the board depends on: the map, the language of its names, and the doors."""
    closed = g.closed >> g.book.grid.cells
    sealed = "-".join(map(str, sorted(g.sealed)))
    return f"{g.book.mission.id}-{names.text.language}-{closed:x}-{sealed}"


# Squares


def _squares(book: Book, names: Names) -> Iterator[Cell]:
    points = {cell: point for point in book.points.values() for cell, _ in point.edges}
    for cell in members(book.grid.floor):
        x, y = book.grid.place(cell)
        point = points.get(cell)
        if point is None:
            yield Cell(id=cell_id(cell), name=names.cell(cell), at=(x, y))
        else:
            yield Cell(
                id=cell_id(cell),
                name=f"{names.cell(cell)}, {_point_name(point, names)}",
                at=(x, y),
                style=f"floor {_features(point)}",
                owner=SIDE_NAMES[point.side],
                icon="entry-door" if point.entry else "exit-door",
            )


def _outside(book: Book, names: Names) -> Iterator[Cell]:
    """Where figures wait beside an entry point, and where they go who leave: inc.deploy.*."""
    for point in book.points.values():
        shape = _outer_shape(book, point)
        yield Cell(
            id=point_id(point.id),
            name=_point_name(point, names),
            at=shape[0],
            shape=shape,
            style=f"dirt {_features(point)}",
            owner=SIDE_NAMES[point.side],
            label=point.id,
        )


def _features(point: EntryPoint) -> str:
    return " ".join(word for word in ("entry", "exit") if getattr(point, word))


def _point_name(point: EntryPoint, names: Names) -> str:
    use = "both" if point.entry and point.exit else "entry" if point.entry else "exit"
    return names.text(f"point-{use}", point=point.id, side=names.side(point.side))


def _outer_shape(book: Book, point: EntryPoint) -> tuple[Point, ...]:
    """The rectangle over the squares just outside the border."""
    places = []
    for cell, facing in point.edges:
        x, y = book.grid.place(cell)
        dx, dy = Facing(facing).offset
        places.append((x + dx, y + dy))
    left, top = min(x for x, _ in places), min(y for _, y in places)
    right, bottom = max(x for x, _ in places) + 1, max(y for _, y in places) + 1
    return (left, top), (right, top), (right, bottom), (left, bottom)


# Edges


def _doors(g: Battle, names: Names) -> Iterator[Edge]:
    for door, segments in enumerate(door_segments(g.book.grid)):
        kind, state = door_state(g, door)
        name = names.door(door, gate=kind == "gate")
        yield Edge(
            id=door_id(door),
            name=f"{name}, {names.text(f'door-{state}')}",
            line=segments[0],
            style=f"{kind}-{state}",
        )


def door_state(g: Battle, door: int) -> tuple[str, str]:
    """Whether it is a door or a gate, and how it stands."""
    kind = "gate" if door in g.book.gates else "door"
    if door in g.sealed or door in g.book.sealed:
        return kind, "sealed"
    return kind, "closed" if is_closed(g, door) else "open"


def _walls(book: Book, names: Names) -> Iterator[Edge]:
    for number, line in enumerate(wall_segments(book.grid)):
        yield Edge(id=f"wall{number}", name=names.text("wall"), line=line)


def _openings(book: Book, names: Names) -> Iterator[Edge]:
    """The border edges over which figures come and go."""
    for point in book.points.values():
        for number, (cell, facing) in enumerate(point.edges):
            yield Edge(
                id=f"{point_id(point.id)}-{number}",
                name=_point_name(point, names),
                line=_side(book, cell, facing),
                style="opening",
                owner=SIDE_NAMES[point.side],
            )


def _side(book: Book, cell: int, facing: int) -> tuple[Corner, Corner]:
    """One side of a square, clockwise around it."""
    x, y = book.grid.place(cell)
    corners = ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1))
    return corners[facing], corners[(facing + 1) % 4]


# What is only looked at


def _rims(book: Book) -> Iterator[Decoration]:
    """The walls around the floor, with gaps where figures come and go."""
    gaps = {
        _side(book, cell, facing) for point in book.points.values() for cell, facing in point.edges
    }
    for ring in outline(book.grid, book.grid.floor):
        yield from _cut(ring, gaps)


def _cut(ring: list[Corner], gaps: set[tuple[Corner, Corner]]) -> Iterator[Decoration]:
    """A ring without the sides that are gaps: one closed line, or several open ones."""
    sides = [
        side
        for start, end in zip(ring, [*ring[1:], ring[0]], strict=True)
        for side in _unit_sides(start, end)
    ]
    holes = [number for number, side in enumerate(sides) if side in gaps]
    if not holes:
        yield Decoration(line=tuple(ring), closed=True)
        return
    begin = holes[0] + 1
    line: list[Corner] = []
    for side in sides[begin:] + sides[:begin]:
        if side in gaps:
            if line:
                yield Decoration(line=tuple(_straightened(line)))
            line = []
        else:
            line = line or [side[0]]
            line.append(side[1])


def _unit_sides(start: Corner, end: Corner) -> Iterator[tuple[Corner, Corner]]:
    """A straight line, one square's side at a time."""
    (x1, y1), (x2, y2) = start, end
    length = abs(x2 - x1) + abs(y2 - y1)
    dx, dy = (x2 - x1) // length, (y2 - y1) // length
    for step in range(length):
        x, y = x1 + dx * step, y1 + dy * step
        yield (x, y), (x + dx, y + dy)


def _straightened(line: list[Corner]) -> Iterator[Corner]:
    """The line without the corners at which it goes straight on."""
    yield line[0]
    for before, here, after in zip(line, line[1:], line[2:], strict=False):
        if (here[0] - before[0], here[1] - before[1]) != (after[0] - here[0], after[1] - here[1]):
            yield here
    yield line[-1]


def _coordinates(book: Book) -> Iterator[Decoration]:
    for x in range(book.grid.width):
        yield Decoration(at=(x + 0.5, -MARGIN), text=column_name(x), style="coordinate")
    for y in range(book.grid.height):
        yield Decoration(at=(-MARGIN, y + 0.5), text=str(y + 1), style="coordinate")
