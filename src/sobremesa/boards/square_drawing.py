"""Maps drawn in characters: 2 * height + 1 lines of 2 * width + 1 characters each.

Counted from 0, the character in line 2 * y + 1, column 2 * x + 1 is square (x, y); the characters
around it are its edges. Where both numbers are even stands a corner post, which says nothing. Which
characters mean what is told by a legend. A map of two rooms with a door and an entry:

    %%%%%%%
    A. .D.%
    %   %%%
    %. .%%%
    %%%%%%%
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from sobremesa.boards.bits import bits_of, members
from sobremesa.boards.square import FACINGS, NOWHERE, Edge, Facing, Grid

NOTHING: Final[Mapping[int, str]] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Legend:
    """The characters of a drawing; each character of a string is one of a kind."""

    doors: str = ""
    points: str = ""
    """Openings in the border, where figures come and go."""
    marks: str = ""
    """Floor squares with something on them."""
    floor: str = "."
    rock: str = "%"
    """Rock on a square, a wall on an edge."""
    passage: str = " "


class DrawingError(ValueError):
    """A drawing that is no map. Lines and columns are counted from 1, as editors do."""

    def __init__(self, line: int, column: int, expected: str, came: str) -> None:
        super().__init__(f"line {line}, column {column}: expected {expected}, got {came}")
        self.line = line
        self.column = column


@dataclass(frozen=True, slots=True)
class Drawing:
    """A map and what is drawn on it. Doors are numbered by their first square, row by row."""

    grid: Grid
    legend: Legend
    marks: Mapping[str, int]
    """The set of squares of each mark that occurs."""
    door_kinds: tuple[str, ...]
    """The character of each door."""
    points: Mapping[str, tuple[Edge, ...]]
    """The border edges of each point that occurs."""

    def marked(self, marks: str) -> int:
        """The squares with any of these marks."""
        return sum(self.marks.get(mark, 0) for mark in set(marks))

    def doors_of_kind(self, kinds: str) -> int:
        """The blocker bits of the doors drawn with any of these characters."""
        doors = (door for door, kind in enumerate(self.door_kinds) if kind in kinds)
        return bits_of(self.grid.cells + door for door in doors)


def read_drawing(text: str, legend: Legend) -> Drawing:
    """The map that a drawing shows. Equal doors on edges in line are one door."""
    return _Reader(text, legend).drawing()


def draw(
    drawing: Drawing, overlay: Mapping[int, str] = NOTHING, doors: Mapping[int, str] = NOTHING
) -> str:
    """The drawing in characters again, with other characters on some squares and doors."""
    grid, legend = drawing.grid, drawing.legend
    canvas = [[legend.rock] * (2 * grid.width + 1) for _ in range(2 * grid.height + 1)]

    def put(character: str, cell: int, facing: Facing | None = None) -> None:
        line, column = _position(cell, facing, grid.width)
        canvas[line][column] = character

    for cell in members(grid.floor):
        put(legend.floor, cell)
        for facing in FACINGS:
            if grid.steps[facing][cell] != NOWHERE:
                put(legend.passage, cell, facing)
    for mark, squares in drawing.marks.items():
        for cell in members(squares):
            put(mark, cell)
    for door, edges in enumerate(grid.door_edges):
        for edge in edges:
            put(doors.get(door, drawing.door_kinds[door]), *edge)
    for point, edges in drawing.points.items():
        for edge in edges:
            put(point, *edge)
    for cell, character in overlay.items():
        put(character, cell)
    _clear_corners(canvas, legend.passage)
    return "".join("".join(line) + "\n" for line in canvas)


def check_connected(drawing: Drawing, closed: str = "") -> None:
    """Refuse a map whose floor falls apart while the doors of some kinds are closed."""
    grid = drawing.grid
    floor = grid.floor
    joined = grid.reachable(floor & -floor, drawing.doors_of_kind(closed))
    if cut_off := floor & ~joined:
        cell = next(members(cut_off))
        line, column = _position(cell, None, grid.width)
        raise DrawingError(
            line + 1,
            column + 1,
            "floor joined to the rest of the floor",
            f"{cut_off.bit_count()} squares cut off, among them {grid.place(cell)}",
        )


def _position(cell: int, facing: Facing | None, width: int) -> tuple[int, int]:
    """The line and the column, from 0, of a square or of one of its edges."""
    y, x = divmod(cell, width)
    dx, dy = (0, 0) if facing is None else facing.offset
    return 2 * y + 1 + dy, 2 * x + 1 + dx


def _clear_corners(canvas: list[list[str]], passage: str) -> None:
    """Leave out the corner posts in the open, where four passages meet."""
    for line in range(2, len(canvas) - 1, 2):
        for column in range(2, len(canvas[0]) - 1, 2):
            edges = (
                canvas[line - 1][column],
                canvas[line + 1][column],
                canvas[line][column - 1],
                canvas[line][column + 1],
            )
            if all(edge == passage for edge in edges):
                canvas[line][column] = passage


class _Reader:
    """One reading of one drawing."""

    def __init__(self, text: str, legend: Legend) -> None:
        self.legend = legend
        self.lines: Sequence[str] = text.splitlines()
        self._check_shape()
        self.width = len(self.lines[0]) // 2
        self.height = len(self.lines) // 2
        self.marks: dict[str, int] = {}
        self.doors: dict[Edge, str] = {}
        self.points: dict[str, list[Edge]] = {}
        self.walls: list[Edge] = []

    def drawing(self) -> Drawing:
        """Read squares, then the edges between and around them."""
        cells = range(self.width * self.height)
        floor = bits_of(cell for cell in cells if self._is_floor(cell))
        bare = Grid(self.width, self.height, floor)
        for cell in cells:
            for facing in FACINGS:
                if bare.beside(cell, facing) == NOWHERE:
                    self._read_border(Edge(cell, facing), bool(floor >> cell & 1))
                elif facing in (Facing.EAST, Facing.SOUTH):
                    self._read_edge(Edge(cell, facing), bare.steps[facing][cell] != NOWHERE)
        doors = self._joined_doors(bare)
        return Drawing(
            grid=Grid(self.width, self.height, floor, self.walls, doors),
            legend=self.legend,
            marks=self.marks,
            door_kinds=tuple(self.doors[door[0]] for door in doors),
            points={point: tuple(edges) for point, edges in self.points.items()},
        )

    def _check_shape(self) -> None:
        count = len(self.lines)
        if count < 3 or count % 2 == 0:
            raise DrawingError(max(count, 1), 1, "3, 5, 7... lines", f"{count} lines")
        length = len(self.lines[0])
        if length < 3 or length % 2 == 0:
            raise DrawingError(1, max(length, 1), "3, 5, 7... characters", f"{length} characters")
        for number, line in enumerate(self.lines, start=1):
            if len(line) != length:
                column = min(length, len(line)) + 1
                expected = f"{length} characters as in line 1"
                raise DrawingError(number, column, expected, f"{len(line)} characters")

    def _is_floor(self, cell: int) -> bool:
        """Read a square and note the mark on it."""
        legend = self.legend
        character = self._read(cell, None, "a square", legend.floor + legend.rock + legend.marks)
        if character in legend.marks:
            self.marks[character] = self.marks.get(character, 0) | 1 << cell
        return character != legend.rock

    def _read_border(self, edge: Edge, beside_floor: bool) -> None:
        legend = self.legend
        if not beside_floor:
            self._read(*edge, "border beside rock", legend.rock)
            return
        character = self._read(*edge, "border or a point", legend.rock + legend.points)
        if character in legend.points:
            self.points.setdefault(character, []).append(edge)

    def _read_edge(self, edge: Edge, between_floor: bool) -> None:
        legend = self.legend
        if not between_floor:
            self._read(*edge, "an edge beside rock", legend.rock)
            return
        known = legend.passage + legend.rock + legend.doors
        character = self._read(*edge, "an edge between floor squares", known)
        if character == legend.rock:
            self.walls.append(edge)
        elif character in legend.doors:
            self.doors[edge] = character

    def _read(self, cell: int, facing: Facing | None, what: str, known: str) -> str:
        line, column = _position(cell, facing, self.width)
        character = self.lines[line][column]
        if character not in known:
            choice = " or ".join(map(repr, known))
            raise DrawingError(line + 1, column + 1, f"{what} ({choice})", repr(character))
        return character

    def _joined_doors(self, bare: Grid) -> list[list[Edge]]:
        """The doors in reading order, each with the equal door edges that go on in line."""
        doors: list[list[Edge]] = []
        begun: dict[Edge, list[Edge]] = {}
        for edge, kind in self.doors.items():
            along = Facing.WEST if edge.facing == Facing.SOUTH else Facing.NORTH
            before = Edge(bare.beside(edge.cell, along), edge.facing)
            if self.doors.get(before) == kind:
                begun[edge] = begun[before]
                begun[edge].append(edge)
            else:
                begun[edge] = [edge]
                doors.append(begun[edge])
        return doors
