"""What holds on a zone map while a given set of doors is open: ways, distances, sight, buildings.

Everything is worked out when the view is made, so that a question during play is a look-up. Zones
are numbers, sets of zones are bits.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sobremesa.boards.bits import members
from sobremesa.boards.zones_sight import SightLine

UNREACHABLE = -1
"""The distance where there is no open path, and the range where there is no sight."""


class Link(NamedTuple):
    """Two zones with a way between them that is free while all of `doors` (bits) are open."""

    first: int
    second: int
    doors: int


class View:
    """The board as it is while exactly `open_doors` are open."""

    __slots__ = (
        "_routes",
        "building_of",
        "buildings",
        "distance",
        "neighbours",
        "open_doors",
        "rings",
        "sight",
        "sight_rings",
    )

    open_doors: int
    neighbours: tuple[int, ...]
    """For each zone, the zones connected to it."""
    distance: tuple[tuple[int, ...], ...]
    """`distance[a][b]`: the steps of the shortest open path, or `UNREACHABLE`."""
    rings: tuple[tuple[int, ...], ...]
    """`rings[a][n]`: the zones at distance n from a."""
    sight: tuple[int, ...]
    """For each zone, the zones it sees; always itself and its neighbours."""
    sight_rings: tuple[tuple[int, ...], ...]
    """`sight_rings[a][n]`: the zones that a sees at range n, counted along the line of sight."""
    buildings: tuple[int, ...]
    """The rooms, gathered where openings or open doors join them."""
    building_of: tuple[int, ...]
    """For each room, the rooms of its building; 0 for a street."""

    def __init__(
        self,
        open_doors: int,
        rooms: int,
        links: Iterable[Link],
        lines: Sequence[Sequence[SightLine]],
    ) -> None:
        """`lines` has one entry per zone: the lines of sight that start there, longest first."""
        self.open_doors = open_doors
        neighbours = [0] * len(lines)
        for first, second, doors in links:
            if not doors & ~open_doors:
                neighbours[first] |= 1 << second
                neighbours[second] |= 1 << first
        self.neighbours = tuple(neighbours)
        self._find_routes()
        self._find_sight(lines)
        self._find_buildings(rooms)

    def _find_routes(self) -> None:
        near = [tuple(members(bits)) for bits in self.neighbours]
        found = [_routes_from(zone, near) for zone in range(len(near))]
        self.distance = tuple(distance for distance, _ in found)
        self.rings = tuple(_rings(distance) for distance, _ in found)
        self._routes = tuple(steps for _, steps in found)

    def _find_sight(self, lines: Sequence[Sequence[SightLine]]) -> None:
        closed = ~self.open_doors
        sight_rings = []
        for zone, candidates in enumerate(lines):
            reaches = [UNREACHABLE] * len(lines)
            # The longest come first, so that of several lines to a zone the shortest one stays.
            for seen, reach, doors in candidates:
                if not doors & closed:
                    reaches[seen] = reach
            reaches[zone] = 0
            sight_rings.append(_rings(reaches))
        self.sight_rings = tuple(sight_rings)
        self.sight = tuple(_union(rings) for rings in sight_rings)

    def _find_buildings(self, rooms: int) -> None:
        building_of = [0] * len(self.neighbours)
        buildings = []
        for room in members(rooms):
            if not building_of[room]:
                building = _joined(room, rooms, self.neighbours)
                buildings.append(building)
                for member in members(building):
                    building_of[member] = building
        self.buildings = tuple(buildings)
        self.building_of = tuple(building_of)

    def sees(self, zone: int, other: int) -> bool:
        """Is there a line of sight between the two zones?"""
        return bool(self.sight[zone] >> other & 1)

    def sight_range(self, zone: int, other: int) -> int:
        """How many zones away `other` is along the line of sight, or `UNREACHABLE`."""
        for reach, ring in enumerate(self.sight_rings[zone]):
            if ring >> other & 1:
                return reach
        return UNREACHABLE

    def seen_at(self, zone: int, nearest: int, farthest: int) -> int:
        """The zones that `zone` sees at a range from `nearest` to `farthest`."""
        return _union(self.sight_rings[zone][nearest : farthest + 1])

    def nearest(self, zone: int, goals: int) -> int:
        """Those of the goals that have the shortest open path from `zone`; none without a path."""
        for ring in self.rings[zone]:
            if found := ring & goals:
                return found
        return 0

    def distance_to_nearest(self, zone: int, goals: int) -> int:
        """The distance to the nearest of the goals, or `UNREACHABLE`."""
        for distance, ring in enumerate(self.rings[zone]):
            if ring & goals:
                return distance
        return UNREACHABLE

    def first_steps(self, zone: int, goals: int) -> int:
        """The neighbours with which the shortest routes to the nearest of the goals begin.

        Empty in a goal and where no open path leads to one.
        """
        return self.steps_towards(zone, self.nearest(zone, goals))

    def steps_towards(self, zone: int, goals: int) -> int:
        """The neighbours with which the shortest routes to each of the goals begin."""
        routes = self._routes[zone]
        steps = 0
        while goals:
            lowest = goals & -goals
            steps |= routes[lowest.bit_length() - 1]
            goals ^= lowest
        return steps


def _union(sets: Iterable[int]) -> int:
    bits = 0
    for each in sets:
        bits |= each
    return bits


def _rings(numbers: Sequence[int]) -> tuple[int, ...]:
    """The zones gathered by the number that each has, from 0 up."""
    rings = [0] * (max(numbers) + 1)
    for zone, number in enumerate(numbers):
        if number != UNREACHABLE:
            rings[number] |= 1 << zone
    return tuple(rings)


def _routes_from(
    start: int, near: Sequence[Sequence[int]]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """From one zone to each: the distance, and the neighbours where shortest routes begin."""
    distance = [UNREACHABLE] * len(near)
    steps = [0] * len(near)
    distance[start] = 0
    for zone in near[start]:
        distance[zone] = 1
        steps[zone] = 1 << zone
    queue = list(near[start])
    for zone in queue:
        onward = distance[zone] + 1
        for beyond in near[zone]:
            if distance[beyond] == UNREACHABLE:
                distance[beyond] = onward
                steps[beyond] = steps[zone]
                queue.append(beyond)
            elif distance[beyond] == onward:
                steps[beyond] |= steps[zone]
    return tuple(distance), tuple(steps)


def _joined(start: int, within: int, neighbours: Sequence[int]) -> int:
    """The zones of `within` that can be walked to from `start` without leaving it."""
    joined = fresh = 1 << start
    while fresh:
        fresh = _union(neighbours[zone] for zone in members(fresh)) & within & ~joined
        joined |= fresh
    return joined
