"""Outlines of hexes: regular hexagons, and rings that enclose exactly a set."""

from math import dist, isclose, sqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sobremesa.boards.hex import Hex, hexes_around
from sobremesa.boards.hex_outline import (
    FLAT_TOP,
    POINTY_TOP,
    Layout,
    Point,
    centre,
    corners,
    outlines,
)

HOME = Hex(2, -1)
HEX_AREA = 1.5 * sqrt(3)

layouts = pytest.mark.parametrize("layout", [POINTY_TOP, FLAT_TOP], ids=["pointy", "flat"])


def area(ring: list[Point]) -> float:
    """The area inside a ring: positive if it runs clockwise, with y downwards."""
    following = [*ring[1:], ring[0]]
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, following, strict=True)) / 2


@layouts
def test_corners_of_a_hex_are_one_side_from_its_centre_and_from_each_other(layout: Layout) -> None:
    ring = corners(HOME, layout)
    following = [*ring[1:], ring[0]]
    assert [dist(centre(HOME, layout), corner) for corner in ring] == pytest.approx([1] * 6)
    assert [dist(a, b) for a, b in zip(ring, following, strict=True)] == pytest.approx([1] * 6)
    assert area(ring) == pytest.approx(HEX_AREA)


def test_pointy_tops_have_one_highest_corner_and_flat_tops_two() -> None:
    pointy = sorted(y for _, y in corners(HOME, POINTY_TOP))
    flat = sorted(y for _, y in corners(HOME, FLAT_TOP))
    assert not isclose(pointy[0], pointy[1])
    assert isclose(flat[0], flat[1])


def test_pointy_rows_are_level_and_odd_rows_lie_half_a_hex_to_the_right() -> None:
    assert centre(Hex(1, 0), POINTY_TOP) == pytest.approx((sqrt(3), 0))
    assert centre(Hex(0, 1), POINTY_TOP) == pytest.approx((sqrt(3) / 2, 1.5))


@layouts
def test_neighbours_share_exactly_two_corners(layout: Layout) -> None:
    own = set(corners(HOME, layout))
    assert [len(own & set(corners(near, layout))) for near in hexes_around(HOME)] == [2] * 6


@layouts
def test_outline_of_one_hex_is_its_corners(layout: Layout) -> None:
    (ring,) = outlines([HOME], layout)
    assert sorted(ring) == sorted(corners(HOME, layout))
    assert area(ring) == pytest.approx(HEX_AREA)


@layouts
def test_hole_has_a_ring_of_its_own_that_runs_the_other_way(layout: Layout) -> None:
    rings = outlines(hexes_around(HOME), layout)
    assert sorted(len(ring) for ring in rings) == [6, 18]
    assert sorted(area(ring) for ring in rings) == pytest.approx([-HEX_AREA, 7 * HEX_AREA])


def test_nothing_has_no_outline() -> None:
    assert outlines([], POINTY_TOP) == []


@settings(derandomize=True, deadline=None)
@given(st.frozensets(st.builds(Hex, st.integers(-4, 4), st.integers(-4, 4))))
def test_rings_enclose_exactly_the_hexes_of_the_set(hexes: frozenset[Hex]) -> None:
    rings = outlines(hexes, POINTY_TOP)
    assert sum(map(area, rings)) == pytest.approx(len(hexes) * HEX_AREA)
    border = sum(near not in hexes for home in hexes for near in hexes_around(home))
    assert sum(map(len, rings)) == border
