"""The floor plan of a zone map: a rectangle of cells and what lies between each two of them.

Cells are numbered row by row and named by column and row: A1, B1, ... Every cell belongs to exactly
one zone; neighbouring cells with nothing at all between them belong to the same one.
"""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from string import ascii_uppercase

CellPair = tuple[int, int]
"""Two cells that share an edge, the one that is read first in front."""


class Border(IntEnum):
    """What lies between two cells that share an edge."""

    INSIDE = 0  # nothing: both cells belong to one zone
    FREE = 1  # a marking between two streets, no obstacle
    WALL = 2
    OPENING = 3  # a doorway without a door
    DOOR = 4
    BLUE_DOOR = 5
    GREEN_DOOR = 6

    @property
    def is_door(self) -> bool:
        """Is it a door, of whatever colour?"""
        return self >= Border.DOOR

    @property
    def is_passage(self) -> bool:
        """Does it join two zones, at least while it is open?"""
        return self not in (Border.INSIDE, Border.WALL)


class BorderError(ValueError):
    """A plan contradicts itself at the border between two cells."""

    def __init__(self, cells: CellPair, message: str) -> None:
        super().__init__(message)
        self.cells = cells


@dataclass(frozen=True, slots=True)
class Plan:
    """Cells, the zone of each, and all borders between them. `lay_out` makes one."""

    width: int
    height: int
    rooms: frozenset[int]
    """The cells that are part of a room; the others are street."""
    zone_of: tuple[int, ...]
    """The zone of each cell. Zones are numbered by their first cells in reading order."""
    borders: Mapping[CellPair, Border] = field(hash=False)
    """Every border, in the order in which a drawing shows them."""

    def cell_name(self, cell: int) -> str:
        """The name of a cell: a letter for the column, a number for the row."""
        row, column = divmod(cell, self.width)
        return f"{ascii_uppercase[column]}{row + 1}"

    def pair_name(self, cells: CellPair) -> str:
        """The name of the border between two cells, such as "C3-C4"."""
        return "-".join(self.cell_name(cell) for cell in cells)

    def beside(self, cell: int) -> tuple[int | None, int | None, int | None, int | None]:
        """The cells to the north, east, south and west; `None` beyond the board edge."""
        row, column = divmod(cell, self.width)
        return (
            cell - self.width if row else None,
            cell + 1 if column + 1 < self.width else None,
            cell + self.width if row + 1 < self.height else None,
            cell - 1 if column else None,
        )


def lay_out(
    width: int, height: int, rooms: Collection[int], borders: Mapping[CellPair, Border]
) -> Plan:
    """Make a plan from the cells that are rooms and the borders that are not as usual.

    Where `borders` says nothing, two streets have a free border and a room has a wall.
    """
    if not (1 <= width <= len(ascii_uppercase) and height >= 1):
        raise ValueError(
            f"expected 1 to {len(ascii_uppercase)} columns and at least 1 row,"
            f" got {width} columns and {height} rows"
        )
    for cell in rooms:
        if not 0 <= cell < width * height:
            raise ValueError(f"expected rooms among cells 0 to {width * height - 1}, got {cell}")
    pairs = tuple(_cell_pairs(width, height))
    for cells in borders:
        if cells not in pairs:
            raise BorderError(cells, f"expected two cells side by side in order, got {cells}")
    zone_of = _zones(width * height, borders)
    every = {cells: borders.get(cells, _usual(cells, rooms, zone_of)) for cells in pairs}
    plan = Plan(width, height, frozenset(rooms), zone_of, every)
    _check_borders(plan)
    return plan


def _cell_pairs(width: int, height: int) -> Iterator[CellPair]:
    """Every two cells that share an edge: row by row, first side by side, then to the row below."""
    for row in range(height):
        cells = range(row * width, (row + 1) * width)
        yield from ((cell, cell + 1) for cell in cells[:-1])
        if row + 1 < height:
            yield from ((cell, cell + width) for cell in cells)


def _zones(cells: int, borders: Mapping[CellPair, Border]) -> tuple[int, ...]:
    """The zone of each cell: cells with nothing between them share one."""
    first_of = list(range(cells))
    for (one, other), border in borders.items():
        if border is Border.INSIDE:
            first, second = sorted((first_of[one], first_of[other]))
            first_of = [first if each == second else each for each in first_of]
    number = {cell: zone for zone, cell in enumerate(sorted(set(first_of)))}
    return tuple(number[cell] for cell in first_of)


def _usual(cells: CellPair, rooms: Collection[int], zone_of: tuple[int, ...]) -> Border:
    """The border where none is given."""
    first, second = cells
    if zone_of[first] == zone_of[second]:
        return Border.INSIDE
    return Border.WALL if first in rooms or second in rooms else Border.FREE


def _check_borders(plan: Plan) -> None:
    """Refuse a border that does not fit its two cells, or the other borders of its two zones."""
    passages: dict[tuple[int, ...], CellPair] = {}
    for cells, border in plan.borders.items():
        if fault := _fault(plan, cells, border):
            raise BorderError(cells, f"{plan.pair_name(cells)}: {fault}")
        if border.is_passage:
            zones = tuple(sorted(plan.zone_of[cell] for cell in cells))
            known = passages.setdefault(zones, cells)
            if known != cells and (border.is_door or border is not plan.borders[known]):
                raise BorderError(
                    cells,
                    f"{plan.pair_name(cells)}: expected a wall, since the two zones are joined"
                    f" in another way at {plan.pair_name(known)}; got {border.name}",
                )


def _fault(plan: Plan, cells: CellPair, border: Border) -> str:
    """What is wrong with a border between these two cells, if anything."""
    first, second = cells
    rooms = len(plan.rooms.intersection(cells))
    one_zone = plan.zone_of[first] == plan.zone_of[second]
    if one_zone and border is not Border.INSIDE:
        return f"expected no border inside one zone, got {border.name}"
    if one_zone and rooms == 1:
        return "expected two streets or two rooms to make one zone, got one of each"
    if border is Border.FREE and rooms:
        return "expected a wall, an opening or a door beside a room, got a free border"
    if border is Border.OPENING and not rooms:
        return "expected a room beside an opening, got two streets"
    return ""
