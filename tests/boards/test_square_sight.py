"""Sight on a square grid: the worked examples, and every small map against a slow witness."""

from fractions import Fraction
from functools import cache
from itertools import product

import pytest
from hypothesis import given, settings
from square_plans import Maze, Place, block, mazes, plan

from sobremesa.boards.bits import bits_of, members
from sobremesa.boards.square import FACINGS, Facing, Grid

OPEN_FLOOR = ["." * 9] * 4 + ["....@...."] + ["." * 9] * 6


@pytest.mark.rule("inc.example.los-half-plane", "inc.ruling.los-arc", "inc.los.line")
def test_on_an_open_floor_every_row_ahead_is_seen_and_no_other() -> None:
    assert plan(*OPEN_FLOOR).seen() == block(range(-4, 5), range(1, 7))


@pytest.mark.rule("inc.example.los-file", "inc.los.blockers")
def test_the_first_of_a_file_hides_the_next() -> None:
    corridor = plan("@", ".", ".", ".", "f", "f")
    assert corridor.seen() == {(0, 1), (0, 2), (0, 3), (0, 4)}


@pytest.mark.rule("inc.example.los-front-blocked", "inc.ruling.los-front-figure")
def test_a_figure_right_ahead_hides_everything_else() -> None:
    assert plan("..@..", "..f..", ".....", ".....").seen() == {(0, 1)}


@pytest.mark.rule("inc.example.los-shadow", "inc.los.one-line-enough")
def test_a_figure_two_ahead_hides_only_its_own_column() -> None:
    rows = ["." * 17] * 7
    rows[0] = "........@........"
    rows[2] = "........f........"
    hidden = block(range(-8, 9), range(1, 7)) - plan(*rows).seen()
    assert hidden == {(0, 3), (0, 4), (0, 5), (0, 6)}


@pytest.mark.rule("inc.example.los-two-wide")
def test_in_a_corridor_two_wide_a_figure_hides_its_column_and_not_the_other() -> None:
    corridor = plan("@.", "..", "f.", "..", "..", "..")
    assert corridor.seen() == {(0, 1), (0, 2)} | block([1], range(1, 6))


@pytest.mark.rule("inc.example.los-branch")
def test_one_square_is_seen_of_a_branch_farther_on_and_all_of_a_branch_right_ahead() -> None:
    far = plan("@%%%%", ".%%%%", ".%%%%", ".....", ".%%%%")
    near = plan("@%%%%", ".....", ".%%%%")
    assert far.seen() == {(0, 1), (0, 2), (0, 3), (0, 4), (1, 3)}
    assert near.seen() == {(0, 1), (0, 2), (1, 1), (2, 1), (3, 1), (4, 1)}


@pytest.mark.rule("inc.example.los-doorway")
def test_a_room_opens_up_as_one_comes_nearer_to_its_mouth() -> None:
    room = plan("%%%%@%%%%", "%%%%.%%%%", "%%%%.%%%%", *["." * 9] * 3)
    at_the_mouth = plan("%%%%.%%%%", "%%%%.%%%%", "%%%%@%%%%", *["." * 9] * 3)
    funnel = block(range(-1, 2), [3, 4]) | block(range(-2, 3), [5])
    assert room.seen() == {(0, 1), (0, 2)} | funnel
    assert at_the_mouth.seen() == block(range(-4, 5), [1, 2, 3])


@pytest.mark.rule("inc.example.los-gap", "inc.los.blockers")
def test_two_figures_that_touch_at_a_corner_leave_no_gap() -> None:
    assert (1, 2) not in plan(".@.", "..f", ".f.").seen()


@pytest.mark.rule("inc.los.one-line-enough")
def test_one_of_two_ways_is_enough() -> None:
    assert (1, 2) in plan(".@.", "...", ".f.").seen()
    assert (1, 2) in plan(".@.", "..f", "...").seen()


@pytest.mark.rule("inc.los.along-wall")
def test_no_line_runs_along_a_wall() -> None:
    wall = [((0, y), Facing.EAST) for y in range(1, 4)]
    assert plan("@.", "..", "..", "..", walls=wall).seen() == {(0, 1), (0, 2), (0, 3)}


@pytest.mark.rule("inc.los.blockers", "inc.ruling.los-exact")
def test_no_line_passes_where_two_floor_squares_touch_only_at_a_corner() -> None:
    assert plan("@.%", "%..", "..%").seen() == set()
    assert plan("%@%", "%.%", ".%.").seen() == {(0, 1)}


@pytest.mark.rule("inc.door.closed-blocks-los")
def test_a_door_hides_what_is_behind_it_while_it_is_closed() -> None:
    corridor = plan("@", ".", ".", doors=[((0, 1), Facing.SOUTH)])
    assert corridor.seen() == {(0, 1), (0, 2)}
    assert corridor.seen(blockers=corridor.grid.door_bit(0)) == {(0, 1)}


@pytest.mark.rule("inc.los.line")
def test_nothing_is_seen_through_a_closed_door_on_the_faced_edge() -> None:
    corridor = plan("@", ".", doors=[((0, 0), Facing.SOUTH)])
    assert corridor.seen(blockers=corridor.grid.door_bit(0)) == set()


@pytest.mark.rule("inc.ruling.los-exact")
def test_what_stands_on_either_end_of_a_line_does_not_block_it() -> None:
    corridor = plan("@", ".", ".")
    watcher, target = corridor.cell(0, 0), corridor.cell(0, 2)
    assert corridor.grid.sees(watcher, Facing.SOUTH, target, 1 << watcher | 1 << target)


def test_all_fields_can_be_traced_before_the_game() -> None:
    grid = plan("@.", "..").grid
    grid.precompute()
    assert grid.field(0, Facing.EAST) is grid.field(0, Facing.EAST)
    assert grid.field_of_view(0, Facing.EAST) == bits_of([1, 3])


# A slow witness. A set of lines that take the same way is an open polygon in the plane of (a, b);
# one of its corners is a line through two corners of squares, so that a line which passes these two
# very closely, on one side or the other, is in the set. Trying all such lines finds all the ways.

CLOSELY = Fraction(1, 1000)
Way = tuple[Place, ...]


def ahead_and_aside(here: Place, facing: Facing, way: Place) -> Place:
    """The place so many squares to the right and so many ahead."""
    (right_x, right_y), (ahead_x, ahead_y) = facing.right.offset, facing.offset
    aside, ahead = way
    return here[0] + aside * right_x + ahead * ahead_x, here[1] + aside * right_y + ahead * ahead_y


def way_of_line(a: Fraction, b: Fraction, rows: int, columns: int) -> Way:
    """The squares (to the right, ahead) that x = a + b*t meets, up to some columns aside."""
    way: list[Place] = []
    for row in range(rows):
        enters, leaves = (a + b * row) // 1, (a + b * (row + 1)) // 1
        direction = 1 if leaves >= enters else -1
        for column in range(enters, leaves + direction, direction):
            if abs(column) >= columns:
                return tuple(way)
            way.append((column, row + 1))
    return tuple(way)


@cache
def all_ways(rows: int, columns: int) -> frozenset[Way]:
    """Every way that a line through the faced edge, from (0, 0) to (1, 0), can take."""
    corners = list(product(range(1 - columns, columns + 1), range(rows + 1)))
    ways = set()
    for (x, t), (other_x, other_t) in product(corners, corners):
        if t >= other_t:
            continue
        for sign, other_sign in product((1, -1), (1, -1)):
            first, second = x + sign * CLOSELY, other_x + other_sign * CLOSELY
            b = (second - first) / (other_t - t)
            a = first - b * t
            if 0 < a < 1:
                ways.add(way_of_line(a, b, rows, columns))
    return frozenset(ways)


def seen_by_witness(maze: Maze, start: Place, facing: Facing) -> set[Place]:
    """Follow every way from the start until something stops it."""
    seen = set()
    for way in all_ways(rows=4, columns=5):
        here = start
        for offset in way:
            there = ahead_and_aside(start, facing, offset)
            if not maze.may_pass(here, there):
                break
            seen.add(there)
            if maze.squares[there] == "f":
                break
            here = there
    return seen


@pytest.mark.rule("inc.ruling.los-exact", "inc.ruling.los-algorithm")
@settings(derandomize=True, deadline=None, max_examples=200)
@given(mazes())
def test_sight_is_what_trying_all_lines_finds(maze: Maze) -> None:
    grid, blockers = maze.grid(), maze.blockers()
    for start, facing in product(maze.places(".f"), FACINGS):
        cell = maze.cell(start)
        seen = {maze.cell(place) for place in seen_by_witness(maze, start, facing)}
        assert set(members(grid.field_of_view(cell, facing, blockers))) == seen
        assert {n for n in range(grid.cells) if grid.sees(cell, facing, n, blockers)} == seen


def test_no_way_to_a_square_contains_another() -> None:
    field = Grid(7, 6, floor=(1 << 42) - 1).field(3, Facing.SOUTH)
    for masks in field.lines.values():
        for one, other in product(masks, masks):
            assert one == other or one & ~other
