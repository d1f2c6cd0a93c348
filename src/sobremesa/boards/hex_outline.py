"""Outlines of hexes and of sets of hexes, as points to draw: the only place where hexes use floats.

The unit is the side of a hex, `x` grows to the right and `y` downwards, and the hex (0, 0) has its
centre at the origin. Corners are worked out in whole thirds of a step first, so that hexes that
share a corner give exactly the same point.
"""

from collections.abc import Iterable, Iterator
from math import sqrt
from typing import NamedTuple

from sobremesa.boards.hex import DIRECTIONS, Hex

Point = tuple[float, float]


class Layout(NamedTuple):
    """How far one step of q and one step of r lead across the drawing."""

    q: Point
    r: Point

    def point(self, q: float, r: float) -> Point:
        """Where axial coordinates lie in the drawing."""
        return (q * self.q[0] + r * self.r[0], q * self.q[1] + r * self.r[1])


POINTY_TOP = Layout(q=(sqrt(3), 0.0), r=(sqrt(3) / 2, 1.5))
FLAT_TOP = Layout(q=(1.5, sqrt(3) / 2), r=(0.0, sqrt(3)))


def centre(home: Hex, layout: Layout) -> Point:
    """The centre of a hex."""
    return layout.point(*home)


def corners(home: Hex, layout: Layout) -> list[Point]:
    """The six corners of a hex, clockwise."""
    return [_point(corner, layout) for corner in _corners(home)]


def outlines(hexes: Iterable[Hex], layout: Layout) -> list[list[Point]]:
    """The borders of a set of hexes as closed rings, without the first point again at the end.

    The outer borders run clockwise and the borders of holes the other way, so that filling all
    rings by either common fill rule gives exactly the set.
    """
    border = dict(_border(frozenset(hexes)))
    rings = []
    while border:
        start, corner = border.popitem()
        ring = [start]
        while corner != start:
            ring.append(corner)
            corner = border.pop(corner)
        rings.append([_point(corner, layout) for corner in ring])
    return rings


def _border(hexes: frozenset[Hex]) -> Iterator[tuple[Hex, Hex]]:
    """Yield the edges that have the set on one side only, from corner to corner.

    Three hexes meet at a corner, so a border passes through each corner once at most.
    """
    for home in hexes:
        ring = _corners(home)
        for index, (q, r) in enumerate(DIRECTIONS):
            if Hex(home.q + q, home.r + r) not in hexes:
                yield ring[index - 1], ring[index]


def _corners(home: Hex) -> list[Hex]:
    """The corners of a hex in thirds of a step: each lies between two directions that follow."""
    following = (*DIRECTIONS[1:], DIRECTIONS[0])
    return [
        Hex(3 * home.q + a.q + b.q, 3 * home.r + a.r + b.r)
        for a, b in zip(DIRECTIONS, following, strict=True)
    ]


def _point(corner: Hex, layout: Layout) -> Point:
    """Where a corner given in thirds of a step lies in the drawing."""
    return layout.point(corner.q / 3, corner.r / 3)
