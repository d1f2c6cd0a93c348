"""Lines of sight between zones: straight, parallel to the board edges, never through a room.

The lines are found once for a map, as if every door were open; each keeps the doors it passes. What
is seen while some doors are closed is then a selection from them.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple


class Passage(NamedTuple):
    """A way from one cell into the next one, free while all of `doors` (bits) are open."""

    cell: int
    doors: int


class SightLine(NamedTuple):
    """A line that ends in `zone`, `reach` zones away, and passes the doors in `doors` (bits)."""

    zone: int
    reach: int
    doors: int


Passages = Sequence[Sequence[Passage | None]]
"""For each cell, for each of the four directions, the way on (`None`: a wall or the board edge)."""


def sight_lines(
    zone_of: Sequence[int], rooms: int, passages: Passages
) -> tuple[tuple[SightLine, ...], ...]:
    """For each zone, the lines along the row and the column of each of its cells, longest first."""
    lines: list[set[SightLine]] = [set() for _ in range(max(zone_of) + 1)]
    for cell, zone in enumerate(zone_of):
        for direction in range(4):
            lines[zone].update(_lines_from(cell, direction, zone_of, rooms, passages))
    return tuple(tuple(sorted(found, key=_longest_first)) for found in lines)


def _longest_first(line: SightLine) -> tuple[int, int, int]:
    return -line.reach, line.zone, line.doors


def _lines_from(
    cell: int, direction: int, zone_of: Sequence[int], rooms: int, passages: Passages
) -> Iterator[SightLine]:
    """The lines from one cell in one direction, one for each zone they come to.

    A room is only ever an end of a line, and a line longer than one zone has a room at one end at
    most: from a street the first room is the last zone seen; from a room sight reaches one room, or
    a street and the streets behind it.
    """
    zone = zone_of[cell]
    from_room = rooms >> zone & 1
    reach = doors = 0
    while passage := passages[cell][direction]:
        cell = passage.cell
        doors |= passage.doors
        if zone_of[cell] == zone:
            continue
        zone = zone_of[cell]
        reach += 1
        into_room = rooms >> zone & 1
        if from_room and into_room and reach > 1:
            return
        yield SightLine(zone, reach, doors)
        if into_room:
            return
