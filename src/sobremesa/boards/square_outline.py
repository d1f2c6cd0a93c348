"""Lines to draw on a screen: outlines of sets of squares, walls and doors.

A point (x, y) is the north-west corner of square (x, y); y grows to the south, as on a screen.
"""

from collections.abc import Iterable

from sobremesa.boards.bits import members
from sobremesa.boards.square import FACINGS, Edge, Facing, Grid

Point = tuple[int, int]
Segment = tuple[Point, Point]
Ring = list[Point]


def outline(grid: Grid, squares: int) -> list[Ring]:
    """The closed rings around a set of squares, each by its corners, the first not repeated.

    Rings run clockwise around squares and the other way around holes; squares that touch only at a
    corner get rings of their own.
    """
    sides = _directed_sides(grid, squares)
    rings = []
    while sides:
        rings.append(_ring(sides, next(iter(sides))))
    return rings


def wall_segments(grid: Grid) -> list[Segment]:
    """The walls between floor squares, joined where they go on in line."""
    return _joined(_segment(grid, edge) for edge in grid.walls)


def door_segments(grid: Grid) -> list[list[Segment]]:
    """For each door where it stands: one segment unless its edges lie apart."""
    return [_joined(_segment(grid, edge) for edge in edges) for edges in grid.door_edges]


def _segment(grid: Grid, edge: Edge) -> Segment:
    """The edge of a square as a segment that keeps the square on its right hand."""
    x, y = grid.place(edge.cell)
    corners = ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1))
    return corners[edge.facing], corners[edge.facing.right]


def _directed_sides(grid: Grid, squares: int) -> dict[tuple[Point, Facing], Point]:
    """The sides between the set and the rest: from start and direction to the end."""
    sides = {}
    for cell in members(squares):
        for facing in FACINGS:
            beside = grid.beside(cell, facing)
            if beside < 0 or not squares >> beside & 1:
                start, end = _segment(grid, Edge(cell, facing))
                sides[start, facing.right] = end
    return sides


def _ring(sides: dict[tuple[Point, Facing], Point], first: tuple[Point, Facing]) -> Ring:
    """Take one ring out of the sides, turning right where two rings meet."""
    trail = [first]
    while True:
        _, way = trail[-1]
        end = sides.pop(trail[-1])
        turns = ((end, turn) for turn in (way.right, way, way.left))
        following = next(side for side in turns if side == first or side in sides)
        if following == first:
            break
        trail.append(following)
    ways = [way for _, way in trail]
    return [
        point
        for (point, way), way_before in zip(trail, [ways[-1], *ways], strict=False)
        if way != way_before
    ]


def _joined(segments: Iterable[Segment]) -> list[Segment]:
    """The segments from north or west, those that go on in line made one."""
    joined: dict[tuple[Point, bool], Segment] = {}
    for start, end in sorted((min(segment), max(segment)) for segment in segments):
        upright = start[0] == end[0]
        begun, _ = joined.pop((start, upright), (start, end))
        joined[end, upright] = (begun, end)
    return list(joined.values())
