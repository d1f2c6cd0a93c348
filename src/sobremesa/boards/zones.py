"""Zone maps: a city of streets and rooms, with walls, openings and doors between them.

A zone is a stretch of street or a room. Zones and doors are numbers, sets of them are bits. What
depends on which doors are open is asked of a `View`:

    view = board.view(open_doors)
    targets = view.sight[zone] & enemies
    steps = view.first_steps(zone, heroes)
"""

from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

from sobremesa.boards.bits import bits_of, members
from sobremesa.boards.zones_plan import Border, CellPair, Plan
from sobremesa.boards.zones_sight import Passage, sight_lines
from sobremesa.boards.zones_view import Link, View


class Door(NamedTuple):
    """A door of a map. Its number is its bit in a set of doors; its name says what it joins."""

    number: int
    name: str
    kind: Border
    cells: CellPair
    zones: tuple[int, int]


class ZoneMap:
    """The zones of a floor plan, their doors, and a view for each set of open doors."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.size = max(plan.zone_of) + 1
        self.cells_of: tuple[tuple[int, ...], ...] = tuple(
            tuple(cell for cell, its_zone in enumerate(plan.zone_of) if its_zone == zone)
            for zone in range(self.size)
        )
        self.names = tuple(plan.cell_name(cells[0]) for cells in self.cells_of)
        self._zone_named = {plan.cell_name(cell): zone for cell, zone in enumerate(plan.zone_of)}
        self.rooms = bits_of(plan.zone_of[cell] for cell in plan.rooms)
        self.streets = (1 << self.size) - 1 & ~self.rooms
        self.adjacent = _adjacent(plan, self.size)
        self.doors = tuple(_doors(plan))
        self.doors_at = tuple(
            bits_of(door.number for door in self.doors if zone in door.zones)
            for zone in range(self.size)
        )
        door_bits = {door.cells: 1 << door.number for door in self.doors}
        self._links = _links(plan, door_bits)
        self._lines = sight_lines(plan.zone_of, self.rooms, _passages(plan, door_bits))
        self._views: dict[int, View] = {}
        self.buildings = self.view(0).buildings

    def view(self, open_doors: int) -> View:
        """Ways, distances, sight and buildings while exactly these doors are open."""
        view = self._views.get(open_doors)
        if view is None:
            self._check_doors(open_doors)
            view = View(open_doors, self.rooms, self._links, self._lines)
            self._views[open_doors] = view
        return view

    def _check_doors(self, open_doors: int) -> None:
        if not 0 <= open_doors < 1 << len(self.doors):
            raise ValueError(
                f"expected a set of the {len(self.doors)} doors of this map, got {open_doors:#b}"
            )

    def zone(self, name: str) -> int:
        """The zone that holds the cell with this name, such as "B3"."""
        zone = self._zone_named.get(name)
        if zone is None:
            last = self.plan.cell_name(len(self.plan.zone_of) - 1)
            raise ValueError(f"expected the name of a cell from A1 to {last}, got {name!r}")
        return zone

    def zones(self, names: str) -> int:
        """The set of the zones named in a text such as "A1 B3 C3"."""
        return bits_of(self.zone(name) for name in names.split())

    def names_in(self, zones: int) -> str:
        """The names of a set of zones, as `zones` reads them."""
        return " ".join(self.names[zone] for zone in members(zones))

    def door(self, name: str) -> int:
        """The number of the door between the two cells of a name such as "C3-C4"."""
        for door in self.doors:
            if door.name == name:
                return door.number
        known = ", ".join(door.name for door in self.doors) or "none, for the map has no door"
        raise ValueError(f"expected the name of a door ({known}), got {name!r}")

    def buildings_at(self, door: int, open_doors: int) -> tuple[int, ...]:
        """The buildings on the two sides of a door: one beside a street, otherwise two.

        A building is what openings and the doors already open make of the rooms, so a door inside
        a building has that one on both sides.
        """
        building_of = self.view(open_doors).building_of
        sides = (building_of[zone] for zone in self.doors[door].zones)
        return tuple(dict.fromkeys(building for building in sides if building))

    def clockwise(self, zones: int, first: int) -> list[int]:
        """A set of zones by their angle around the centre of the board, clockwise from `first`."""
        start = self._bearing(first)
        return sorted(members(zones), key=lambda zone: ((self._bearing(zone) - start) % 4, zone))

    def _bearing(self, zone: int) -> Fraction:
        """Where a zone lies from the centre: 0 north, 1 east, 2 south, -1 west, exactly.

        Between these the number grows clockwise with the angle, though not in proportion to it.
        """
        plan = self.plan
        cells = self.cells_of[zone]
        east = sum(2 * (cell % plan.width) + 1 - plan.width for cell in cells)
        south = sum(2 * (cell // plan.width) + 1 - plan.height for cell in cells)
        if not east and not south:
            return Fraction(0)
        slant = Fraction(east, abs(east) + abs(south))
        return 2 - slant if south > 0 else slant


def _doors(plan: Plan) -> Iterator[Door]:
    drawn = [cells for cells, border in plan.borders.items() if border.is_door]
    for number, cells in enumerate(drawn):
        zones = plan.zone_of[cells[0]], plan.zone_of[cells[1]]
        yield Door(number, plan.pair_name(cells), plan.borders[cells], cells, zones)


def _adjacent(plan: Plan, size: int) -> tuple[int, ...]:
    """For each zone, the zones that share an edge with it, whatever the border is."""
    adjacent = [0] * size
    for cells in plan.borders:
        first, second = (plan.zone_of[cell] for cell in cells)
        if first != second:
            adjacent[first] |= 1 << second
            adjacent[second] |= 1 << first
    return tuple(adjacent)


def _links(plan: Plan, door_bits: dict[CellPair, int]) -> tuple[Link, ...]:
    """The ways between zones: a border of several cells counts once."""
    links = {
        Link(plan.zone_of[cells[0]], plan.zone_of[cells[1]], door_bits.get(cells, 0))
        for cells, border in plan.borders.items()
        if border.is_passage
    }
    return tuple(sorted(links))


def _passages(plan: Plan, door_bits: dict[CellPair, int]) -> tuple[tuple[Passage | None, ...], ...]:
    """For each cell the ways on to the north, east, south and west."""

    def passage(cell: int, beside: int | None) -> Passage | None:
        if beside is None:
            return None
        cells = min(cell, beside), max(cell, beside)
        if plan.borders[cells] is Border.WALL:
            return None
        return Passage(beside, door_bits.get(cells, 0))

    return tuple(
        tuple(passage(cell, beside) for beside in plan.beside(cell))
        for cell in range(len(plan.zone_of))
    )
