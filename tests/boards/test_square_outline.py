"""Outlines, walls and doors as lines on a screen."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from square_plans import plan

from sobremesa.boards.square import FACINGS, Edge, Grid
from sobremesa.boards.square_outline import Ring, door_segments, outline, wall_segments

NORTH, EAST, SOUTH, WEST = FACINGS


@pytest.mark.parametrize(
    ("rows", "rings"),
    [
        (["@.", ".."], [[(0, 0), (2, 0), (2, 2), (0, 2)]]),
        (["@.", ".%"], [[(0, 0), (2, 0), (2, 1), (1, 1), (1, 2), (0, 2)]]),
        (["@%."], [[(0, 0), (1, 0), (1, 1), (0, 1)], [(2, 0), (3, 0), (3, 1), (2, 1)]]),
        (["@%", "%."], [[(0, 0), (1, 0), (1, 1), (0, 1)], [(1, 1), (2, 1), (2, 2), (1, 2)]]),
    ],
)
def test_an_outline_goes_clockwise_from_corner_to_corner(
    rows: list[str], rings: list[Ring]
) -> None:
    grid = plan(*rows).grid
    assert outline(grid, grid.floor) == rings


def test_a_hole_has_a_ring_the_other_way_round() -> None:
    grid = plan("@...", ".%%.", "....").grid
    outer, hole = outline(grid, grid.floor)
    assert outer == [(0, 0), (4, 0), (4, 3), (0, 3)]
    assert set(hole) == {(1, 1), (1, 2), (3, 2), (3, 1)}
    assert signed_area(hole) == -2


def test_an_empty_set_has_no_outline() -> None:
    assert outline(Grid(2, 2, floor=0), 0) == []


def signed_area(ring: Ring) -> int:
    """The area inside a ring, negative if it goes round anticlockwise (y grows to the south)."""
    following = [*ring[1:], ring[0]]
    return sum(x * v - u * y for (x, y), (u, v) in zip(ring, following, strict=True)) // 2


@settings(derandomize=True, deadline=None, max_examples=100)
@given(st.integers(0, (1 << 20) - 1))
def test_the_rings_of_a_set_enclose_as_many_squares_as_it_has(squares: int) -> None:
    rings = outline(Grid(5, 4, floor=0), squares)
    assert sum(map(signed_area, rings)) == squares.bit_count()
    for ring in rings:
        turns = zip(ring, [*ring[1:], *ring[:1]], [*ring[2:], *ring[:2]], strict=True)
        assert all((a[0] == b[0]) != (b[0] == c[0]) for a, b, c in turns)


def test_walls_in_line_are_one_segment() -> None:
    walls = [((0, 0), SOUTH), ((1, 0), SOUTH), ((3, 0), SOUTH), ((1, 0), EAST), ((1, 1), EAST)]
    grid = plan("@...", "....", walls=walls).grid
    assert sorted(wall_segments(grid)) == [
        ((0, 1), (2, 1)),
        ((2, 0), (2, 2)),
        ((3, 1), (4, 1)),
    ]


def test_a_double_door_is_one_segment() -> None:
    doors = [[Edge(1, SOUTH), Edge(0, SOUTH)], [Edge(1, EAST)]]
    grid = Grid(3, 2, floor=0b111111, doors=doors)
    assert door_segments(grid) == [[((0, 1), (2, 1))], [((2, 0), (2, 1))]]
