"""The lines of a zone map to draw on a screen.

Points are corners of cells: x grows to the east, y to the south, a cell is one unit wide and high.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from sobremesa.boards.zones import ZoneMap
from sobremesa.boards.zones_plan import Border, CellPair, Plan

Point = tuple[int, int]
Segment = tuple[Point, Point]
Ring = tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Outline:
    """What to draw of a map. Segments run east or south and are as long as they can be."""

    zones: tuple[tuple[Ring, ...], ...]
    """For each zone its rings of corners: the outer one clockwise, then holes anticlockwise."""
    walls: tuple[Segment, ...]
    """The walls between zones and the board edge."""
    openings: tuple[Segment, ...]
    doors: tuple[Segment, ...]
    """One for each door, by its number."""


def outline(board: ZoneMap) -> Outline:
    """The outlines of all zones, and where walls, openings and doors are."""
    plan = board.plan
    return Outline(
        zones=tuple(tuple(_rings(_sides(plan, cells))) for cells in board.cells_of),
        walls=_merge([*_board_edge(plan), *_segments(plan, Border.WALL)]),
        openings=_merge(_segments(plan, Border.OPENING)),
        doors=tuple(_segment(plan, door.cells) for door in board.doors),
    )


class _Side(NamedTuple):
    """One side of a cell, walked clockwise around the cell from its starting point."""

    y: int
    x: int
    heading: int  # 0 east, 1 south, 2 west, 3 north


_STARTS = ((0, 0), (0, 1), (1, 1), (1, 0))
_STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))


def _sides(plan: Plan, cells: Iterable[int]) -> set[_Side]:
    """The sides of a zone's cells behind which the zone does not go on."""
    sides = set()
    for cell in cells:
        row, column = divmod(cell, plan.width)
        for heading, beside in enumerate(plan.beside(cell)):
            if beside is None or plan.zone_of[beside] != plan.zone_of[cell]:
                down, right = _STARTS[heading]
                sides.add(_Side(row + down, column + right, heading))
    return sides


def _rings(sides: set[_Side]) -> Iterator[Ring]:
    """Walk along all sides; each ring begins at its first corner in reading order."""
    ahead = set(sides)
    while ahead:
        corners: list[Point] = []
        heading = None
        side = min(ahead)
        while side in ahead:
            ahead.remove(side)
            if side.heading != heading:
                corners.append((side.x, side.y))
                heading = side.heading
            side = _next_side(side, sides)
        yield tuple(corners)


def _next_side(side: _Side, sides: set[_Side]) -> _Side:
    """The side that goes on where this one ends.

    Right before straight on before left: where two cells touch only at a corner, the ring stays
    with the cell that it is walking around.
    """
    down, right = _STEPS[side.heading]
    turns = (_Side(side.y + down, side.x + right, (side.heading + turn) % 4) for turn in (1, 0, 3))
    return next(turn for turn in turns if turn in sides)


def _segment(plan: Plan, cells: CellPair) -> Segment:
    """The edge that two cells share."""
    first, second = cells
    row, column = divmod(second, plan.width)
    if row == first // plan.width:
        return (column, row), (column, row + 1)
    return (column, row), (column + 1, row)


def _segments(plan: Plan, kind: Border) -> Iterator[Segment]:
    return (_segment(plan, cells) for cells, border in plan.borders.items() if border is kind)


def _board_edge(plan: Plan) -> tuple[Segment, ...]:
    right, bottom = plan.width, plan.height
    return (
        ((0, 0), (right, 0)),
        ((0, bottom), (right, bottom)),
        ((0, 0), (0, bottom)),
        ((right, 0), (right, bottom)),
    )


def _merge(segments: Iterable[Segment]) -> tuple[Segment, ...]:
    """Join the segments that go on from each other in a straight line."""
    merged: list[Segment] = []
    for segment in sorted(segments, key=_line):
        if merged and merged[-1][1] == segment[0] and _line(merged[-1])[:2] == _line(segment)[:2]:
            merged[-1] = merged[-1][0], segment[1]
        else:
            merged.append(segment)
    return tuple(merged)


def _line(segment: Segment) -> tuple[bool, int, int]:
    """Where a segment lies: upright or not, on which line of the grid, from where on."""
    (x, y), (end_x, _) = segment
    return (True, x, y) if end_x == x else (False, y, x)
