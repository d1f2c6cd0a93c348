"""Boards that grow hex by hex: positions without an edge, flat-topped, six numbered directions.

A position is one int, `q * 1024 + r` in axial coordinates, so it is cheap to hash, to compare and
to save. The first tile lies at 0, and adding a step to a position gives the neighbour. A game keeps
its board as a `dict[int, Tile]`; a copy is `dict.copy()`, which neither hashes nor allocates a
position anew. Rows reach 511 hexes away from the first tile, far beyond what any box of tiles can
lay out; `position` refuses a hex outside.

Directions are numbered 1 to 6 clockwise from north, over the top edge of a flat-topped hex.
"""

from collections.abc import Collection, Iterable
from typing import TypeVar, cast

from sobremesa.boards.hex import DIRECTIONS, Hex

P = TypeVar("P", bound=int)
"""A position: a game may have a type of its own for them."""
ROW_BITS = 10
FARTHEST_ROW = (1 << ROW_BITS - 1) - 1
START = 0

STEPS = {number: (q << ROW_BITS) + r for number, (q, r) in enumerate(DIRECTIONS, start=1)}
_STEPS_ASIDE = frozenset(STEPS.values())


def position(q: int, r: int) -> int:
    """The position of a hex given in axial coordinates."""
    if abs(r) > FARTHEST_ROW:
        raise ValueError(f"expected a row between -{FARTHEST_ROW} and {FARTHEST_ROW}, got {r}")
    return (q << ROW_BITS) + r


def axial(place: int) -> Hex:
    """The axial coordinates of a position."""
    q = (place + FARTHEST_ROW + 1) >> ROW_BITS
    return Hex(q, place - (q << ROW_BITS))


def neighbour(place: P, direction: int) -> P:
    """The position next to one in a direction from 1 to 6."""
    return cast("P", place + STEPS[direction])


def neighbours(place: P) -> list[P]:
    """The six positions around one, in the order of their directions."""
    return cast("list[P]", [place + step for step in STEPS.values()])


def adjacent(a: int, b: int) -> bool:
    """Whether two positions share an edge; a position is not next to itself."""
    return b - a in _STEPS_ASIDE


def distance(a: int, b: int) -> int:
    """How many steps lead from one position to another, with or without tiles between."""
    q, r = axial(b - a)
    return (abs(q) + abs(r) + abs(q + r)) // 2


def directions_towards(a: int, b: int) -> list[int]:
    """The directions of the steps that bring one nearer, lowest number first; none if there."""
    there = distance(a, b)
    return [number for number, step in STEPS.items() if distance(a + step, b) < there]


def step_towards(a: P, b: P) -> P:
    """The next position on a shortest way; of several, the one with the lowest direction."""
    directions = directions_towards(a, b)
    return neighbour(a, directions[0]) if directions else a


def nearest(place: P, others: Iterable[P]) -> list[P]:
    """Those of some positions that are the fewest steps away, in the order given."""
    steps = {other: distance(place, other) for other in others}
    least = min(steps.values(), default=0)
    return [other for other, count in steps.items() if count == least]


def frontier(tiles: Collection[P]) -> list[P]:
    """The positions without a tile that lie next to one, in rising order."""
    return sorted({near for tile in tiles for near in neighbours(tile)}.difference(tiles))
