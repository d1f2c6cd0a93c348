"""Square grids: squares, edges, steps, distances."""

from collections import deque
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given, settings
from square_plans import Maze, Place, block, mazes, plan

from sobremesa.boards.bits import bits_of
from sobremesa.boards.square import FACINGS, NO_DOOR, NOWHERE, Edge, Grid

NORTH, EAST, SOUTH, WEST = FACINGS


def test_facings_turn_clockwise() -> None:
    assert [facing.right for facing in FACINGS] == [EAST, SOUTH, WEST, NORTH]
    assert [facing.back for facing in FACINGS] == [SOUTH, WEST, NORTH, EAST]
    assert [facing.left for facing in FACINGS] == [WEST, NORTH, EAST, SOUTH]


@pytest.mark.rule("inc.map.coordinates")
def test_squares_are_numbered_row_by_row_from_the_north_west() -> None:
    grid = Grid(4, 3, floor=0)
    assert grid.cell(3, 1) == 7
    assert grid.place(7) == (3, 1)
    assert [grid.beside(7, facing) for facing in FACINGS] == [3, NOWHERE, 11, 6]


def test_a_square_off_the_board_has_no_number() -> None:
    with pytest.raises(ValueError, match=r"from \(0, 0\) to \(3, 2\), got \(4, 0\)"):
        Grid(4, 3, floor=0).cell(4, 0)


def test_steps_lead_to_floor_across_doors_and_not_across_walls() -> None:
    grid = plan("@.", "%.", walls=[((1, 0), SOUTH)], doors=[((0, 0), EAST)]).grid
    assert [steps[0] for steps in grid.steps] == [NOWHERE, 1, NOWHERE, NOWHERE]
    assert [steps[1] for steps in grid.steps] == [NOWHERE, NOWHERE, NOWHERE, 0]
    assert [steps[3] for steps in grid.steps] == [NOWHERE, NOWHERE, NOWHERE, NOWHERE]


@pytest.mark.rule("inc.ruling.door-edge", "inc.door.piece-on-edge")
def test_a_door_is_on_the_edge_of_both_squares_beside_it() -> None:
    grid = plan("@..", doors=[((2, 0), WEST), ((0, 0), EAST)]).grid
    assert grid.door_edges == ((Edge(1, EAST),), (Edge(0, EAST),))
    assert grid.doors[EAST] == (1, 0, NO_DOOR)
    assert grid.doors[WEST] == (NO_DOOR, 1, 0)


@pytest.mark.rule("inc.ruling.door-edge")
def test_a_double_door_is_one_door_on_two_edges() -> None:
    grid = Grid(2, 2, floor=0b1111, doors=[[Edge(0, SOUTH), Edge(1, SOUTH)]])
    assert grid.doors[SOUTH] == (0, 0, NO_DOOR, NO_DOOR)
    assert grid.spread(0b0011) == 0b1111
    assert grid.spread(0b0011, grid.door_bit(0)) == 0b0011


@pytest.mark.parametrize(
    ("walls", "doors", "message"),
    [
        ([Edge(0, WEST)], [], r"between two floor squares, got the west side of \(0, 0\)"),
        ([Edge(1, SOUTH)], [], r"between two floor squares, got the south side of \(1, 0\)"),
        ([], [[Edge(7, WEST)]], "between two floor squares"),
        ([Edge(0, EAST)], [[Edge(1, WEST)]], "a wall or a door, got both"),
        ([], [[Edge(0, EAST)], [Edge(1, WEST)]], "one door on an edge, got two"),
    ],
)
def test_a_wall_or_door_out_of_place_is_refused(
    walls: list[Edge], doors: list[list[Edge]], message: str
) -> None:
    with pytest.raises(ValueError, match=message):
        Grid(2, 2, floor=0b0111, walls=walls, doors=doors)


def test_a_board_without_squares_or_with_floor_beyond_them_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one square each way, got 0 by 3"):
        Grid(0, 3, floor=0)
    with pytest.raises(ValueError, match="squares 0 to 3, got 0x10"):
        Grid(2, 2, floor=0b10000)


def test_closed_doors_and_blocked_squares_stop_a_step() -> None:
    corridor = plan("@.", doors=[((0, 0), EAST)])
    grid = corridor.grid
    assert grid.step(0, EAST) == 1
    assert grid.step(0, EAST, grid.door_bit(0)) == NOWHERE
    assert grid.step(0, EAST, 1 << 1) == NOWHERE
    assert grid.step(0, NORTH) == NOWHERE


def test_what_is_ahead_or_beside_is_within_reach_and_what_is_behind_is_not() -> None:
    room = plan("...", ".@.", "...", walls=[((0, 0), WEST)], doors=[((0, 0), EAST)])
    reach = room.grid.ahead_and_beside(room.cell(0, 0), NORTH)
    behind_door = room.grid.ahead_and_beside(room.cell(0, 0), NORTH, room.grid.door_bit(0))
    assert room.places(reach) == {(0, -1), (1, 0)}
    assert room.places(behind_door) == {(0, -1)}


def test_a_door_is_within_reach_ahead_and_beside_and_not_behind() -> None:
    doors = [((0, 0), EAST), ((0, 0), SOUTH), ((1, 0), SOUTH)]
    grid = plan("@.", "..", doors=doors).grid
    reach = {facing: grid.doors_ahead_and_beside(0, facing) for facing in FACINGS}
    assert reach == {NORTH: (0,), EAST: (0, 1), SOUTH: (1, 0), WEST: (1,)}


def passes_inside(square: Place, corner: Place, slope: Fraction) -> bool:
    """Whether the line that rises with this slope through a corner meets the inside of a square."""
    (left, bottom), (x, y) = square, corner
    return y + (left - x) * slope < bottom + 1 and y + (left + 1 - x) * slope > bottom


def fewest_squares_met(dx: int, dy: int) -> int:
    """The fewest squares that a straight line meets after its first, through corners if it can."""
    corners = block(range(1, dx + 1), range(1, dy + 1))
    corners_met = [min(1, len(corners))]
    for (x, y), (other_x, other_y) in product(corners, corners):
        if x < other_x and y < other_y:
            slope = Fraction(other_y - y, other_x - x)
            if passes_inside((0, 0), (x, y), slope) and passes_inside((dx, dy), (x, y), slope):
                corners_met.append(sum(1 for c in corners if c[1] - y == slope * (c[0] - x)))
    return dx + dy - max(corners_met)


@pytest.mark.rule("inc.ruling.range-metric")
def test_distance_counts_a_diagonal_step_as_one_and_differs_from_lines_at_four_offsets() -> None:
    grid = Grid(7, 7, floor=(1 << 49) - 1)
    offsets = [(x, y) for x, y in block(range(7), range(7)) if 0 <= x <= y]
    unlike = {(x, y) for x, y in offsets if fewest_squares_met(x, y) != grid.distance(0, y * 7 + x)}
    assert grid.distance(grid.cell(5, 1), grid.cell(2, 2)) == 3
    assert unlike == {(3, 4), (4, 5), (4, 6), (5, 6)}


def test_the_squares_within_a_distance_are_a_block_cut_by_border_and_rock() -> None:
    room = plan("@...", ".%..", "....", "....")
    within = room.grid.within(0, 2)
    assert room.places(within) == block(range(3), range(3)) - {(1, 1)}
    assert room.places(room.grid.within(15, 1)) == block([2, 3], [2, 3])


def steps_by_hand(maze: Maze, start: Place) -> dict[Place, int]:
    """Search square by square for the fewest steps to each square."""
    steps = {start: 0}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for dx, dy in (facing.offset for facing in FACINGS):
            there = here[0] + dx, here[1] + dy
            free = maze.may_pass(here, there) and maze.squares[there] != "f"
            if free and there not in steps:
                steps[there] = steps[here] + 1
                queue.append(there)
    return steps


@pytest.mark.rule("inc.map.steps")
@settings(derandomize=True, deadline=None, max_examples=60)
@given(mazes())
def test_walking_finds_the_fewest_steps(maze: Maze) -> None:
    grid, blockers = maze.grid(), maze.blockers()
    for start in maze.places(".f"):
        own = 1 << maze.cell(start)
        expected = {maze.cell(place): n for place, n in steps_by_hand(maze, start).items()}
        found = grid.walk(own, blockers)
        assert {cell: n for cell, n in enumerate(found) if n != NOWHERE} == expected
        assert grid.reachable(own, blockers) == bits_of(expected)
        for goal, steps in expected.items():
            assert grid.steps_between(own, 1 << goal, blockers) == steps


@settings(derandomize=True, deadline=None, max_examples=60)
@given(mazes())
def test_a_first_step_is_a_step_that_brings_a_goal_one_step_nearer(maze: Maze) -> None:
    grid, blockers = maze.grid(), maze.blockers()
    for goal in maze.places("."):
        steps = steps_by_hand(maze, goal)
        for start in maze.places(".f"):
            beside = [place for place in steps if maze.may_pass(start, place)]
            nearest = min((steps[place] for place in beside), default=NOWHERE)
            expected = [place for place in beside if steps[place] == nearest and start != goal]
            found = grid.first_steps(maze.cell(start), 1 << maze.cell(goal), blockers)
            assert found == bits_of(map(maze.cell, expected))


def test_every_shortest_way_begins_with_a_first_step() -> None:
    room = plan("...", "@.%", "...", "...")
    steps = room.grid.first_steps(room.cell(0, 0), room.squares((2, 2)))
    assert room.places(steps) == {(1, 0), (0, 1)}


def test_first_steps_lead_to_the_nearest_goal_round_what_is_in_the_way() -> None:
    room = plan("f@.", "f..", "...")
    goals = room.squares((-1, 2), (1, 2))
    steps = room.grid.first_steps(room.cell(0, 0), goals, room.figures | room.squares((0, 1)))
    assert room.places(steps) == {(1, 0)}


def test_a_goal_need_not_be_free() -> None:
    corridor = plan("@.f")
    goal = corridor.figures
    assert corridor.grid.steps_between(1 << 0, goal, goal) == 2
    assert corridor.grid.first_steps(0, goal, goal) == 1 << 1
    assert corridor.grid.first_steps(1, goal, goal) == goal


def test_nothing_leads_to_a_goal_that_is_cut_off() -> None:
    corridor = plan("@f.")
    assert corridor.grid.steps_between(1 << 0, 1 << 2, corridor.figures) == NOWHERE
    assert corridor.grid.first_steps(0, 1 << 2, corridor.figures) == 0
