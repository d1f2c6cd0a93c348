"""The board as it is drawn: streets, rooms, walls, openings and doors."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from sobremesa.boards.memo import kept_at_most
from sobremesa.boards.zones_outline import outline
from sobremesa.games.dceased.content.book import Book
from sobremesa.games.dceased.rules.missions import is_locked
from sobremesa.games.dceased.state import Night
from sobremesa.kernel import Text
from sobremesa.kernel.keeping import part
from sobremesa.kernel.scene import Board, Cell, Decoration, Edge, Point

from .names import Names, door_id, zone_id

MARGIN = 0.35


class Still(NamedTuple):
    """What never changes on a map."""

    cells: tuple[Cell, ...]
    edges: tuple[Edge, ...]
    decorations: tuple[Decoration, ...]
    doors: tuple[tuple[Point, Point], ...]


def board(g: Night, names: Names) -> Board:
    """The whole board. Doors are part of it, so the key tells how they stand."""
    key = _key(g, names)
    return part(names, ("board", g.book, key), lambda: _board(g, key, names))


def _board(g: Night, key: str, names: Names) -> Board:
    still = _still(g.book, names.text)
    plan = g.book.board.plan
    return Board(
        key=key,
        bounds=(-MARGIN - 0.25, -MARGIN - 0.25, plan.width + 0.4, plan.height + 0.4),
        cells=still.cells,
        edges=(*_doors(g, names, still), *still.edges),
        decorations=still.decorations,
    )


def _key(g: Night, names: Names) -> str:
    locked = sum(1 << door for door in range(len(g.book.colours)) if is_locked(g, door))
    return f"{g.book.mission.id}-{names.text.language}-{g.open_doors:x}-{locked:x}"


@kept_at_most(64)
def _still(book: Book, text: Text) -> Still:
    lines = outline(book.board)
    walls = (
        Edge(id=f"wall{number}", name=text("wall"), line=line)
        for number, line in enumerate(lines.walls)
    )
    openings = (
        Edge(id=f"opening{number}", name=text("opening"), line=line, style="opening")
        for number, line in enumerate(lines.openings)
    )
    return Still(
        cells=tuple(_cells(book, text)),
        edges=(*walls, *openings),
        decorations=tuple(_coordinates(book)),
        doors=lines.doors,
    )


def _cells(book: Book, text: Text) -> Iterator[Cell]:
    points = {point.zone: point.id for point in book.points}
    rings = outline(book.board).zones
    for zone, name in enumerate(book.names):
        room = bool(book.board.rooms >> zone & 1)
        words = [text("zone-room" if room else "zone-street", zone=name)]
        style = ["room" if room else "street"]
        icon = ""
        if book.marked >> zone & 1:
            words.append(text("zone-marked"))
            style.append("danger")
            icon = "skull-crossed-bones"
        if zone == book.start:
            words.append(text("zone-beacon" if book.mission.charge else "zone-start"))
            style.append("start")
            icon = "radio-tower" if book.mission.charge else "entry-door"
        if zone == book.exit:
            words.append(text("zone-exit"))
            style.append("exit")
            icon = "exit-door"
        if zone in points:
            words.append(text("zone-spawn", point=text(f"point-{points[zone]}")))
            style.append("spawn")
        yield Cell(
            id=zone_id(name),
            name=", ".join(words),
            at=rings[zone][0][0],
            shape=rings[zone][0],
            style=" ".join(style),
            icon=icon,
            label=name,
        )


def _doors(g: Night, names: Names, still: Still) -> Iterator[Edge]:
    for door in g.book.board.doors:
        colour = g.book.colours[door.number]
        state = door_state(g, door.number)
        name = names.text(f"door-{colour or 'plain'}", door=door.name)
        yield Edge(
            id=door_id(door.name),
            name=f"{name}, {names.text(f'door-is-{state}')}",
            line=still.doors[door.number],
            style=f"door-{'sealed' if state == 'locked' else state}",
            owner=colour,
        )


def door_state(g: Night, door: int) -> str:
    """Whether a door is open, closed, or locked until the mission says otherwise."""
    if g.open_doors >> door & 1:
        return "open"
    return "locked" if is_locked(g, door) else "closed"


def _coordinates(book: Book) -> Iterator[Decoration]:
    plan = book.board.plan
    for x in range(plan.width):
        text = chr(ord("A") + x)
        yield Decoration(at=(x + 0.5, -MARGIN), text=text, style="coordinate")
    for y in range(plan.height):
        yield Decoration(at=(-MARGIN, y + 0.5), text=str(y + 1), style="coordinate")
