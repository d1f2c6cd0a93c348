"""Boards that grow tile by tile: the compass, steps, and where the next tile can go."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sobremesa.boards.hex import Hex
from sobremesa.boards.hex_outline import FLAT_TOP, centre
from sobremesa.boards.hex_tiles import (
    FARTHEST_ROW,
    START,
    STEPS,
    adjacent,
    axial,
    directions_towards,
    distance,
    frontier,
    nearest,
    neighbour,
    neighbours,
    position,
    step_towards,
)

coordinates = st.integers(-60, 60)
positions = st.builds(position, coordinates, coordinates)


def walk(*directions: int) -> int:
    """Where a walk in these directions from the first tile ends."""
    place = START
    for direction in directions:
        place = neighbour(place, direction)
    return place


@pytest.mark.rule("sun.ruling.hex-directions")
def test_six_directions_are_numbered_clockwise_from_north() -> None:
    steps = {number: tuple(axial(neighbour(START, number))) for number in STEPS}
    assert steps == {1: (0, -1), 2: (1, -1), 3: (1, 0), 4: (0, 1), 5: (-1, 1), 6: (-1, 0)}
    north = centre(axial(neighbour(START, 1)), FLAT_TOP)
    assert north[0] == 0
    assert north[1] < 0


@pytest.mark.rule("sun.ruling.hex-directions")
@settings(derandomize=True, deadline=None)
@given(positions, positions)
def test_distance_is_half_the_sum_of_the_three_differences(a: int, b: int) -> None:
    dq, dr = (last - first for first, last in zip(axial(a), axial(b), strict=True))
    assert distance(a, b) == (abs(dq) + abs(dr) + abs(dq + dr)) / 2


@settings(derandomize=True, deadline=None)
@given(coordinates, coordinates)
def test_a_position_is_one_number_for_each_hex(q: int, r: int) -> None:
    assert axial(position(q, r)) == Hex(q, r)


def test_the_first_tile_lies_at_position_zero() -> None:
    assert position(0, 0) == START == 0


@pytest.mark.parametrize("row", [FARTHEST_ROW, -FARTHEST_ROW])
def test_a_row_out_of_reach_is_refused(row: int) -> None:
    beyond = row + (1 if row > 0 else -1)
    assert axial(position(-3, row)) == Hex(-3, row)
    with pytest.raises(ValueError, match=f"expected a row between -511 and 511, got {beyond}"):
        position(-3, beyond)


@settings(derandomize=True, deadline=None)
@given(positions)
def test_neighbours_are_the_six_positions_one_step_away(place: int) -> None:
    around = neighbours(place)
    assert around == [neighbour(place, direction) for direction in range(1, 7)]
    assert len(set(around)) == 6
    assert {distance(place, near) for near in around} == {1}


@settings(derandomize=True, deadline=None)
@given(positions, st.integers(-3, 3), st.integers(-3, 3))
def test_positions_are_adjacent_when_one_step_apart(place: int, q: int, r: int) -> None:
    other = place + position(q, r)
    assert adjacent(place, other) == (distance(place, other) == 1)


@pytest.mark.rule("sun.ruling.enemy-step-tie")
@pytest.mark.parametrize(
    ("goal", "towards"),
    [
        ((1, 2), [1, 2]),
        ((2, 3), [2, 3]),
        ((6, 5), [5, 6]),
        ((1, 6), [1, 6]),
        ((4, 4), [4]),
        ((3, 3, 4), [3, 4]),
        ((6, 6, 1), [1, 6]),
    ],
)
def test_of_two_equally_short_steps_the_lower_direction_is_taken(
    goal: tuple[int, ...], towards: list[int]
) -> None:
    assert directions_towards(START, walk(*goal)) == towards
    assert step_towards(START, walk(*goal)) == walk(towards[0])


def test_whoever_is_there_does_not_step() -> None:
    assert directions_towards(walk(2), walk(2)) == []
    assert step_towards(walk(2), walk(2)) == walk(2)


@settings(derandomize=True, deadline=None)
@given(positions, positions)
def test_steps_towards_a_position_arrive_without_a_detour(place: int, goal: int) -> None:
    for left in range(distance(place, goal), 0, -1):
        assert distance(place, goal) == left
        place = step_towards(place, goal)
    assert place == goal


def test_nearest_keeps_all_that_are_equally_near_in_their_order() -> None:
    near, far = walk(4, 4), walk(1, 1, 1)
    assert nearest(START, [far, near, walk(2, 3)]) == [near, walk(2, 3)]
    assert nearest(START, [far]) == [far]
    assert nearest(START, []) == []


def test_frontier_of_one_tile_is_all_around_it() -> None:
    assert frontier({START: "first tile"}) == sorted(neighbours(START))


def test_frontier_leaves_out_what_has_a_tile_and_what_lies_apart() -> None:
    tiles = {START, walk(3)}
    places = frontier(tiles)
    assert len(places) == 8
    assert all(min(distance(place, tile) for tile in tiles) == 1 for place in places)


def test_a_hole_in_the_board_belongs_to_the_frontier() -> None:
    assert START in frontier(neighbours(START))
