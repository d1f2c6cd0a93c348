"""Floor plans for tests: a character for each square, `%` for rock, `@` where offsets start."""

from collections.abc import Iterable
from dataclasses import dataclass

from hypothesis import strategies as st

from sobremesa.boards.bits import bits_of, members
from sobremesa.boards.square import Edge, Facing, Grid

Place = tuple[int, int]


@dataclass(frozen=True)
class Plan:
    """A grid whose squares are named by their offset from one square; +y is south."""

    grid: Grid
    middle: Place
    figures: int

    def cell(self, x: int, y: int) -> int:
        return self.grid.cell(self.middle[0] + x, self.middle[1] + y)

    def squares(self, *places: Place) -> int:
        return bits_of(self.cell(*place) for place in places)

    def places(self, squares: int) -> set[Place]:
        found = map(self.grid.place, members(squares))
        return {(x - self.middle[0], y - self.middle[1]) for x, y in found}

    def seen(self, facing: Facing = Facing.SOUTH, blockers: int = 0) -> set[Place]:
        """What a figure in the middle sees past the figures of the plan."""
        view = self.grid.field_of_view(self.cell(0, 0), facing, self.figures | blockers)
        return self.places(view)


def plan(
    *rows: str,
    walls: Iterable[tuple[Place, Facing]] = (),
    doors: Iterable[tuple[Place, Facing]] = (),
) -> Plan:
    """The plan of these rows; a letter is a figure. Walls and doors are told from the `@`."""
    width = len(rows[0])
    text = "".join(rows)
    y, x = divmod(text.index("@"), width)

    def edge(place: Place, facing: Facing) -> Edge:
        return Edge((y + place[1]) * width + x + place[0], facing)

    grid = Grid(
        width,
        len(rows),
        floor=bits_of(cell for cell, character in enumerate(text) if character != "%"),
        walls=[edge(*wall) for wall in walls],
        doors=[[edge(*door)] for door in doors],
    )
    return Plan(grid, (x, y), bits_of(n for n, character in enumerate(text) if character.isalpha()))


def block(xs: Iterable[int], ys: Iterable[int]) -> set[Place]:
    """All the places in these columns and rows."""
    return {(x, y) for y in ys for x in xs}


Pair = frozenset[Place]
"""The two squares on both sides of an edge."""


@dataclass(frozen=True)
class Maze:
    """A small map told in the plainest way, a character for each square and for each edge.

    Squares are rock `%`, floor `.` or a figure `f`; edges are open ` `, wall `%`, closed door `D`
    or open door `O`. An edge beside rock is neither here nor there.
    """

    width: int
    height: int
    squares: dict[Place, str]
    edges: dict[Pair, str]

    def may_pass(self, here: Place, there: Place) -> bool:
        """Whether a line or a step can go from a floor square to the square beside it."""
        open_edge = self.edges.get(frozenset((here, there)), "%") in " O"
        return open_edge and self.squares[there] != "%"

    def cell(self, place: Place) -> int:
        return place[1] * self.width + place[0]

    def places(self, kinds: str) -> list[Place]:
        return [place for place, kind in self.squares.items() if kind in kinds]

    def grid(self) -> Grid:
        return Grid(
            self.width,
            self.height,
            floor=bits_of(map(self.cell, self.places(".f"))),
            walls=[self._edge(pair) for pair in self._pairs("%")],
            doors=[[self._edge(pair)] for pair in self._pairs("DO")],
        )

    def blockers(self) -> int:
        """The figures and the closed doors."""
        doors = enumerate(self.edges[pair] for pair in self._pairs("DO"))
        closed = bits_of(self.width * self.height + door for door, kind in doors if kind == "D")
        return bits_of(map(self.cell, self.places("f"))) | closed

    def _pairs(self, kinds: str) -> list[Pair]:
        floor = set(self.places(".f"))
        return [pair for pair, kind in self.edges.items() if kind in kinds and pair <= floor]

    def _edge(self, pair: Pair) -> Edge:
        here, there = sorted(pair)
        return Edge(self.cell(here), Facing.SOUTH if here[0] == there[0] else Facing.EAST)


@st.composite
def mazes(draw: st.DrawFn, max_width: int = 5, max_height: int = 5) -> Maze:
    """Small maps with some rock, walls, doors and figures."""
    width = draw(st.integers(1, max_width))
    height = draw(st.integers(1, max_height))
    places = sorted(block(range(width), range(height)))
    pairs = [frozenset(((x, y), (x + 1, y))) for x, y in places if x + 1 < width]
    pairs += [frozenset(((x, y), (x, y + 1))) for x, y in places if y + 1 < height]
    squares = draw(_characters(len(places), "......%f"))
    edges = draw(_characters(len(pairs), "      %%DO"))
    return Maze(
        width,
        height,
        dict(zip(places, squares, strict=True)),
        dict(zip(pairs, edges, strict=True)),
    )


def _characters(count: int, kinds: str) -> st.SearchStrategy[list[str]]:
    return st.lists(st.sampled_from(kinds), min_size=count, max_size=count)
