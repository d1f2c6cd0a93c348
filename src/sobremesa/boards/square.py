"""A square grid with walls and doors on its edges: steps, walking distances, sight.

Cells are numbered row by row from the north-west corner: cell = y * width + x. A set of cells is an
int used as a bit set. What stands in the way at the moment is one int too, the blockers: bit `cell`
for a blocked square, `grid.door_bit(door)` for a closed door.
"""

from collections.abc import Iterable, Iterator, Sequence
from enum import IntEnum
from typing import Final, NamedTuple

from sobremesa.boards.bits import bits_of, members
from sobremesa.boards.square_sight import Field, look


class Facing(IntEnum):
    """The four sides of a square, clockwise from the north."""

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3

    @property
    def offset(self) -> tuple[int, int]:
        """How x and y change with one step this way."""
        return _OFFSETS[self]

    @property
    def right(self) -> "Facing":
        return _CLOCKWISE[self + 1]

    @property
    def back(self) -> "Facing":
        return _CLOCKWISE[self + 2]

    @property
    def left(self) -> "Facing":
        return _CLOCKWISE[self + 3]


FACINGS: Final = tuple(Facing)
_CLOCKWISE: Final = FACINGS * 2
_OFFSETS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))

NOWHERE: Final = -1
"""Where a step leads that rock, a wall or the border stops."""

NO_DOOR: Final = -1


class Edge(NamedTuple):
    """The edge of a square on one side; the square across knows the same edge by another name."""

    cell: int
    facing: Facing


Table = tuple[tuple[int, ...], ...]
"""A number for each facing and cell."""


class Grid:
    """A map: floor, the walls between floor squares, and doors. It never changes once built.

    `steps[facing][cell]` is the square across an edge, or NOWHERE; doors do not stop a step.
    `doors[facing][cell]` is the number of the door on an edge, or NO_DOOR. Doors are numbered in
    the order given; one of several edges opens and closes as a whole. `walls` and `door_edges` name
    an edge by its northern or western square.
    """

    __slots__ = (
        "_around",
        "_fields",
        "_gates",
        "_passages",
        "cells",
        "door_edges",
        "doors",
        "floor",
        "height",
        "steps",
        "walls",
        "width",
    )

    def __init__(
        self,
        width: int,
        height: int,
        floor: int,
        walls: Iterable[Edge] = (),
        doors: Iterable[Sequence[Edge]] = (),
    ) -> None:
        if width < 1 or height < 1:
            raise ValueError(f"expected at least one square each way, got {width} by {height}")
        if floor < 0 or floor.bit_length() > width * height:
            raise ValueError(f"expected floor on squares 0 to {width * height - 1}, got {floor:#x}")
        self.width: Final = width
        self.height: Final = height
        self.cells: Final = width * height
        self.floor: Final = floor
        on_bare_floor = tuple(
            tuple(self._floor_beside(cell, facing) for cell in range(self.cells))
            for facing in FACINGS
        )
        self.walls: Final = tuple(self._named(edge, on_bare_floor) for edge in walls)
        self.door_edges: Final = tuple(
            tuple(self._named(edge, on_bare_floor) for edge in edges) for edges in doors
        )
        self.doors: Final = self._number_doors()
        self.steps: Final = self._stop_at_walls(on_bare_floor)
        self._gates: Final = tuple(
            tuple(0 if door == NO_DOOR else self.door_bit(door) for door in row)
            for row in self.doors
        )
        self._passages: Final[dict[int, tuple[int, int, int, int]]] = {}
        self._around: Final[dict[tuple[int, int], int]] = {}
        self._fields: Final[list[list[Field | None]]] = [[None] * self.cells for _ in FACINGS]

    def _floor_beside(self, cell: int, facing: Facing) -> int:
        beside = self.beside(cell, facing)
        between_floor = beside != NOWHERE and self.floor >> cell & self.floor >> beside & 1
        return beside if between_floor else NOWHERE

    def _number_doors(self) -> Table:
        numbers = [[NO_DOOR] * self.cells for _ in FACINGS]
        for door, edges in enumerate(self.door_edges):
            for cell, facing in self._sides(edges):
                if numbers[facing][cell] != NO_DOOR:
                    edge = self._say(cell, facing)
                    raise ValueError(f"expected one door on an edge, got two on {edge}")
                numbers[facing][cell] = door
        return tuple(map(tuple, numbers))

    def _stop_at_walls(self, on_bare_floor: Table) -> Table:
        steps = [list(row) for row in on_bare_floor]
        for cell, facing in self._sides(self.walls):
            if self.doors[facing][cell] != NO_DOOR:
                edge = self._say(cell, facing)
                raise ValueError(f"expected a wall or a door, got both on {edge}")
            steps[facing][cell] = NOWHERE
        return tuple(map(tuple, steps))

    def _named(self, edge: Edge, on_bare_floor: Table) -> Edge:
        """The edge by its northern or western square, if it is between two floor squares."""
        cell, facing = edge
        across = on_bare_floor[facing][cell] if 0 <= cell < self.cells else NOWHERE
        if across == NOWHERE:
            came = self._say(cell, facing)
            raise ValueError(f"expected an edge between two floor squares, got {came}")
        return edge if facing in (Facing.EAST, Facing.SOUTH) else Edge(across, facing.back)

    def _sides(self, edges: Iterable[Edge]) -> Iterator[Edge]:
        """Each edge by both its names."""
        for cell, facing in edges:
            yield Edge(cell, facing)
            yield Edge(self.beside(cell, facing), facing.back)

    def _say(self, cell: int, facing: Facing) -> str:
        return f"the {facing.name.lower()} side of {self.place(cell)}"

    # Names of squares and edges

    def cell(self, x: int, y: int) -> int:
        """The number of the square in column x from the west and row y from the north."""
        if not (0 <= x < self.width and 0 <= y < self.height):
            raise ValueError(
                f"expected a square from (0, 0) to ({self.width - 1}, {self.height - 1}),"
                f" got ({x}, {y})"
            )
        return y * self.width + x

    def place(self, cell: int) -> tuple[int, int]:
        """The column and the row of a square."""
        y, x = divmod(cell, self.width)
        return x, y

    def beside(self, cell: int, facing: Facing) -> int:
        """The square on one side, be it floor or rock, or NOWHERE past the border."""
        x, y = self.place(cell)
        dx, dy = facing.offset
        on_board = 0 <= x + dx < self.width and 0 <= y + dy < self.height
        return cell + dx + dy * self.width if on_board else NOWHERE

    def door_bit(self, door: int) -> int:
        """The blocker bit of a closed door."""
        return 1 << (self.cells + door)

    # Steps

    def step(self, cell: int, facing: Facing, blockers: int = 0) -> int:
        """The square one step away, or NOWHERE if anything stops the step."""
        target = self.steps[facing][cell]
        if target < 0 or blockers & (1 << target | self._gates[facing][cell]):
            return NOWHERE
        return target

    def moved(self, squares: int, facing: Facing, blockers: int = 0) -> int:
        """All the squares one step in one direction from the given ones, where nothing stops it."""
        leaving = squares & self._open_edges(blockers)[facing]
        dx, dy = facing.offset
        shift = dx + dy * self.width
        return (leaving << shift if shift > 0 else leaving >> -shift) & ~blockers

    def spread(self, squares: int, blockers: int = 0) -> int:
        """All the squares one step in any direction from the given ones, where nothing stops it."""
        north, east, south, west = self._open_edges(blockers)
        width = self.width
        reached = (squares & north) >> width | (squares & south) << width
        reached |= (squares & east) << 1 | (squares & west) >> 1
        return reached & ~blockers

    def spread_diagonally(self, squares: int, blockers: int = 0) -> int:
        """All the squares two steps round a corner from the given ones, where nothing stops it."""
        north, east, south, west = self._open_edges(blockers)
        width = self.width
        upright = ((squares & north) >> width | (squares & south) << width) & ~blockers
        level = ((squares & east) << 1 | (squares & west) >> 1) & ~blockers
        reached = (upright & east) << 1 | (upright & west) >> 1
        reached |= (level & north) >> width | (level & south) << width
        return reached & ~blockers

    def ahead_and_beside(self, cell: int, facing: Facing, blockers: int = 0) -> int:
        """The squares one step away that a figure does not have its back to."""
        own = 1 << cell
        return self.spread(own, blockers) & ~self.moved(own, facing.back)

    def doors_ahead_and_beside(self, cell: int, facing: Facing) -> tuple[int, ...]:
        """The doors on the edges of the square that a figure does not have its back to."""
        sides = (facing, facing.right, facing.left)
        return tuple(door for side in sides if (door := self.doors[side][cell]) != NO_DOOR)

    def _open_edges(self, blockers: int) -> tuple[int, int, int, int]:
        """For each facing the squares that can be left on that side while some doors are closed."""
        closed = blockers >> self.cells
        passages = self._passages.get(closed)
        if passages is None:
            north, east, south, west = (
                bits_of(
                    cell
                    for cell, target in enumerate(self.steps[facing])
                    if target != NOWHERE and not blockers & self._gates[facing][cell]
                )
                for facing in FACINGS
            )
            passages = self._passages[closed] = north, east, south, west
        return passages

    # Distances

    def distance(self, one: int, other: int) -> int:
        """How far apart two squares are, a diagonal step counting one and walls not counting."""
        width = self.width
        return max(abs(one % width - other % width), abs(one // width - other // width))

    def within(self, cell: int, distance: int) -> int:
        """The floor squares at most so far away, the square itself included."""
        around = self._around.get((cell, distance))
        if around is None:
            around = self._around[cell, distance] = self._within(cell, distance)
        return around

    def _within(self, cell: int, distance: int) -> int:
        x, y = self.place(cell)
        west, east = max(0, x - distance), min(self.width - 1, x + distance)
        north, south = max(0, y - distance), min(self.height - 1, y + distance)
        row = (1 << east + 1) - (1 << west)
        block = 0
        for _ in range(north, south + 1):
            block = block << self.width | row
        return block << north * self.width & self.floor

    def waves(self, start: int, blockers: int = 0) -> Iterator[int]:
        """The squares 0, 1, 2... steps from the starting squares, which need not be free."""
        reached = 0
        wave = start
        while wave:
            yield wave
            reached |= wave
            wave = self.spread(wave, blockers) & ~reached

    def walk(self, start: int, blockers: int = 0) -> list[int]:
        """For each square the fewest steps from a starting square, or NOWHERE if cut off."""
        steps = [NOWHERE] * self.cells
        for count, wave in enumerate(self.waves(start, blockers)):
            for cell in members(wave):
                steps[cell] = count
        return steps

    def reachable(self, start: int, blockers: int = 0) -> int:
        """All the squares that can be walked to from the starting squares, these included."""
        reached = 0
        for wave in self.waves(start, blockers):
            reached |= wave
        return reached

    def steps_between(self, start: int, goals: int, blockers: int = 0) -> int:
        """The fewest steps from a starting square to a goal, or NOWHERE; goals need not be free."""
        for count, wave in enumerate(self.waves(start, blockers & ~goals)):
            if wave & goals:
                return count
        return NOWHERE

    def first_steps(self, cell: int, goals: int, blockers: int = 0) -> int:
        """Where the shortest ways to the nearest goals begin; goals need not be free."""
        own = 1 << cell
        nearer = 0
        for wave in self.waves(goals, blockers & ~own):
            if wave & own:
                return nearer & self.spread(own, blockers & ~goals)
            nearer = wave
        return 0

    # Sight

    def field(self, cell: int, facing: Facing) -> Field:
        """What can be seen from a square in one direction; traced when it is first asked for."""
        field = self._fields[facing][cell]
        if field is None:
            field = self._fields[facing][cell] = look(cell, facing, self.steps, self._gates)
        return field

    def sees(self, cell: int, facing: Facing, target: int, blockers: int = 0) -> bool:
        """Whether a line of sight leads to the target; blockers on either end do not matter."""
        field = self._fields[facing][cell] or self.field(cell, facing)
        return field.sees(target, blockers)

    def field_of_view(self, cell: int, facing: Facing, blockers: int = 0) -> int:
        """All the squares to which a line of sight leads."""
        field = self._fields[facing][cell] or self.field(cell, facing)
        return field.view(blockers)

    def precompute(self) -> None:
        """Trace every field now rather than in mid-game."""
        for cell in members(self.floor):
            for facing in FACINGS:
                self.field(cell, facing)
