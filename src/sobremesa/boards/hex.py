"""Hexes: axial coordinates, and maps whose zones are the hexes of a drawing.

A map is given as rows of characters, one per hex, from the top; odd rows are shifted half a hex to
the right (pointy tops), and `-` is a void: a place without a zone. Zones are numbered 0, 1, 2...
row by row, and a set of zones is an int used as a bit set.

Distance is counted hex by hex, over voids too; walking goes from zone to neighbouring zone. Sight
between the zones of a map is in `hex_sight`, drawing in `hex_drawing` and `hex_outline`, and boards
that grow tile by tile are in `hex_tiles`.
"""

from collections.abc import Sequence
from itertools import accumulate
from operator import or_
from typing import NamedTuple

from sobremesa.boards.bits import bits_of, members
from sobremesa.boards.memo import kept

VOID = "-"


class Hex(NamedTuple):
    """A hex in axial coordinates; its third cube coordinate is `-q - r`."""

    q: int
    r: int


class Place(NamedTuple):
    """Where a drawing shows a hex: rows from the top, columns from the left, both from 0."""

    row: int
    column: int


# Clockwise, from north on flat-topped hexes and from north-west on pointy-topped ones.
DIRECTIONS = (Hex(0, -1), Hex(1, -1), Hex(1, 0), Hex(0, 1), Hex(-1, 1), Hex(-1, 0))


def distance(a: Hex, b: Hex) -> int:
    """How many steps from hex to hex lead from one to the other."""
    q, r = b.q - a.q, b.r - a.r
    return (abs(q) + abs(r) + abs(q + r)) // 2


def hexes_around(a: Hex) -> list[Hex]:
    """The six hexes that share an edge with this one, in the order of `DIRECTIONS`."""
    return [Hex(a.q + q, a.r + r) for q, r in DIRECTIONS]


def hex_at(place: Place) -> Hex:
    """The hex that is drawn at a place: every second row begins one q further left."""
    return Hex(place.column - place.row // 2, place.row)


class HexMap:
    """The zones of a drawing, with what depends on their places alone worked out beforehand.

    Wherever a method takes `closed`, that is the set of zones that may not be entered. The zone a
    walk starts from may be one of them: whoever stands there need not enter it.
    """

    __slots__ = (
        "__weakref__",
        "_distances",
        "_rings",
        "_waves",
        "_within",
        "every",
        "height",
        "hexes",
        "neighbours",
        "places",
        "width",
        "zone_at",
    )

    def __init__(self, rows: Sequence[str]) -> None:
        self.height = len(rows)
        self.width = max(map(len, rows), default=0)
        self.places = tuple(
            Place(row, column)
            for row, characters in enumerate(rows)
            for column, character in enumerate(characters)
            if character != VOID
        )
        self.hexes = tuple(map(hex_at, self.places))
        self.zone_at = {home: zone for zone, home in enumerate(self.hexes)}
        self.every = (1 << len(self.hexes)) - 1
        self.neighbours = tuple(
            bits_of(self.zone_at[near] for near in hexes_around(home) if near in self.zone_at)
            for home in self.hexes
        )
        self._distances = tuple(tuple(distance(a, b) for b in self.hexes) for a in self.hexes)
        self._rings = tuple(map(_rings, self._distances))
        self._within = tuple(tuple(accumulate(rings, or_)) for rings in self._rings)
        self._waves = kept(self._walk)

    def __len__(self) -> int:
        """How many zones there are."""
        return len(self.hexes)

    def zone(self, row: int, column: int) -> int:
        """The zone that the drawing shows at a row and column."""
        zone = self.zone_at.get(hex_at(Place(row, column)))
        if zone is None:
            raise ValueError(f"row {row}, column {column}: expected a zone, got a void")
        return zone

    def distance(self, a: int, b: int) -> int:
        """How many zones apart two zones are, counted over voids as well."""
        return self._distances[a][b]

    def ring(self, zone: int, steps: int) -> int:
        """The zones exactly this far away."""
        rings = self._rings[zone]
        return rings[steps] if steps < len(rings) else 0

    def within(self, zone: int, steps: int) -> int:
        """The zones at most this far away, the zone itself included."""
        within = self._within[zone]
        return within[steps] if steps < len(within) else self.every

    def beyond(self, zone: int, steps: int) -> int:
        """The zones farther away than this."""
        return self.every & ~self.within(zone, steps)

    def nearest(self, zone: int, wanted: int) -> int:
        """The wanted zones at the least distance from a zone; none if none is wanted."""
        return next((ring & wanted for ring in self._rings[zone] if ring & wanted), 0)

    def around(self, zones: int) -> int:
        """The zones next to a member of a set; members next to each other are among them."""
        neighbours = self.neighbours
        found = 0
        while zones:
            lowest = zones & -zones
            found |= neighbours[lowest.bit_length() - 1]
            zones ^= lowest
        return found

    def waves(self, start: int, closed: int = 0) -> tuple[int, ...]:
        """The zones that a walk first reaches after 0, 1, 2... steps, while there are any."""
        return self._waves(start, closed)

    def _walk(self, start: int, closed: int) -> tuple[int, ...]:
        wave = 1 << start
        fresh = self.every & ~closed & ~wave
        waves: list[int] = []
        while wave:
            waves.append(wave)
            wave = self.around(wave) & fresh
            fresh ^= wave
        return tuple(waves)

    def steps_from(self, start: int, closed: int = 0) -> dict[int, int]:
        """How many steps it takes to walk to each zone that can be reached, nearest first."""
        waves = enumerate(self.waves(start, closed))
        return {zone: steps for steps, wave in waves for zone in members(wave)}

    def reachable(self, start: int, steps: int, closed: int = 0) -> int:
        """The zones where a walk of at most so many steps can end, the start included."""
        found = 0
        for wave in self.waves(start, closed)[: steps + 1]:
            found |= wave
        return found

    def nearest_on_foot(self, start: int, wanted: int, closed: int = 0) -> int:
        """The wanted zones with the shortest walk to them; none if no walk leads to any."""
        return next((wave & wanted for wave in self.waves(start, closed) if wave & wanted), 0)

    def first_steps(self, start: int, goal: int, closed: int = 0) -> int:
        """The neighbours of a zone with which the shortest walks from it to the goal begin.

        The goal may be closed: it is what one walks towards. Without a walk there are no steps.
        """
        here = 1 << start
        before = 0
        for wave in self.waves(goal, closed & ~here):
            if wave & here:
                return before & self.neighbours[start]
            before = wave
        return 0

    def parts(self, closed: int = 0) -> list[int]:
        """The open zones, sorted into sets between which nobody can walk."""
        parts = []
        rest = self.every & ~closed
        while rest:
            start = (rest & -rest).bit_length() - 1
            part = self.reachable(start, len(self), closed)
            parts.append(part)
            rest &= ~part
        return parts


def _rings(distances: tuple[int, ...]) -> tuple[int, ...]:
    """The sets of zones at distance 0, 1, 2... given the distance of each zone."""
    rings = [0] * (max(distances) + 1)
    for zone, steps in enumerate(distances):
        rings[steps] |= 1 << zone
    return tuple(rings)
