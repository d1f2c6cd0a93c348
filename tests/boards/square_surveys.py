"""Questions about a map that is read from a drawing, by the places (x, y) of its squares."""

from square_plans import Place

from sobremesa.boards.bits import bits_of, members
from sobremesa.boards.square import FACINGS, NOWHERE, Edge, Facing, Grid
from sobremesa.boards.square_drawing import Drawing

Run = tuple[int, Place, Facing]


def point(drawing: Drawing, name: str) -> int:
    """The squares of an entry or exit point."""
    return bits_of(edge.cell for edge in drawing.points[name])


def squares(grid: Grid, *places: Place) -> int:
    return bits_of(grid.cell(*place) for place in places)


def places(grid: Grid, cells: int) -> set[Place]:
    return set(map(grid.place, members(cells)))


def edges(grid: Grid, *named: tuple[Place, Facing]) -> tuple[Edge, ...]:
    return tuple(Edge(grid.cell(*place), facing) for place, facing in named)


def doors(drawing: Drawing, kind: str) -> set[tuple[Place, Place]]:
    """The squares on both sides of each door of a kind."""
    grid = drawing.grid
    return {
        (grid.place(edge.cell), grid.place(grid.beside(*edge)))
        for door, (edge,) in enumerate(grid.door_edges)
        if drawing.door_kinds[door] == kind
    }


def door_between(grid: Grid, place: Place, facing: Facing) -> int:
    """The blocker bit of the door on one side of a square."""
    return grid.door_bit(grid.doors[facing][grid.cell(*place)])


def walls(grid: Grid) -> set[tuple[Place, Place]]:
    return {(grid.place(edge.cell), grid.place(grid.beside(*edge))) for edge in grid.walls}


def cutting_squares(grid: Grid, start: int, goals: int, blockers: int) -> set[Place]:
    """The squares, other than a lone goal or start, that alone cut the start from the goals."""
    inner = grid.floor & ~(start if start.bit_count() == 1 else 0)
    inner &= ~(goals if goals.bit_count() == 1 else 0)
    cutting = set()
    for cell in members(inner):
        taken = 1 << cell
        if grid.steps_between(start & ~taken, goals & ~taken, blockers | taken) == NOWHERE:
            cutting.add(grid.place(cell))
    return cutting


def dead_ends(grid: Grid, blockers: int) -> set[Place]:
    return places(
        grid,
        bits_of(
            cell for cell in members(grid.floor) if grid.spread(1 << cell, blockers).bit_count() < 2
        ),
    )


def straight_runs(grid: Grid, shortest: int) -> set[Run]:
    """The rows and columns of squares, doors open, of some length: length, first square, way."""
    runs = set()
    for cell in members(grid.floor):
        for facing in (Facing.EAST, Facing.SOUTH):
            if grid.steps[facing.back][cell] == NOWHERE:
                length, here = 1, cell
                while (here := grid.steps[facing][here]) != NOWHERE:
                    length += 1
                if length >= shortest:
                    runs.add((length, grid.place(cell), facing))
    return runs


def longest_sight(grid: Grid, blockers: int) -> int:
    return max(
        grid.distance(cell, target)
        for cell in members(grid.floor)
        for facing in FACINGS
        for target in members(grid.field_of_view(cell, facing, blockers))
    )


def seen_from_afar(grid: Grid, targets: int, blockers: int) -> int:
    """How far away the farthest watcher of any of the targets is."""
    return max(
        grid.distance(cell, target)
        for cell in members(grid.floor)
        for facing in FACINGS
        for target in members(grid.field_of_view(cell, facing, blockers) & targets)
    )
