"""Hex maps: numbering, distance over voids, and walking round them."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sobremesa.boards.bits import bits_of, members
from sobremesa.boards.hex import DIRECTIONS, Hex, HexMap, Place, distance, hex_at, hexes_around
from sobremesa.boards.hex_drawing import Drawing, read_drawing

# S is where walks start, # is closed, x is what the test asks for.
LEGEND = ".S#xG"


def drawn(text: str) -> tuple[Drawing, int]:
    """A drawing and its zone S."""
    drawing = read_drawing(text, LEGEND)
    return drawing, next(members(drawing.marked("S")))


def test_zones_are_numbered_row_by_row_without_the_voids() -> None:
    board = HexMap(["-.-", "..-"])
    assert board.places == (Place(0, 1), Place(1, 0), Place(1, 1))
    assert board.hexes == (Hex(1, 0), Hex(0, 1), Hex(1, 1))
    assert board.every == 0b111


def test_odd_rows_are_shifted_half_a_hex_to_the_right() -> None:
    board = HexMap(["...", "...", "..."])
    even, odd = board.zone(0, 1), board.zone(1, 1)
    assert board.neighbours[even] == bits_of(
        board.zone(*place) for place in [(0, 0), (0, 2), (1, 0), (1, 1)]
    )
    assert board.neighbours[odd] == bits_of(
        board.zone(*place) for place in [(0, 1), (0, 2), (1, 0), (1, 2), (2, 1), (2, 2)]
    )


def test_a_void_has_no_zone() -> None:
    with pytest.raises(ValueError, match="row 0, column 1: expected a zone, got a void"):
        HexMap([".-."]).zone(0, 1)


@pytest.mark.rule("tor.zone.step")
def test_one_step_leads_to_each_of_the_six_zones_around() -> None:
    drawing, start = drawn("..xx\n.xSx\n..xx")
    board = drawing.map
    assert board.neighbours[start] == drawing.marked("x")
    assert board.reachable(start, 1) == drawing.marked("xS")


@pytest.mark.rule("tor.range.measure")
def test_distance_is_counted_in_zones() -> None:
    board = HexMap(["......"] * 6)
    start = board.zone(0, 0)
    counted = board.steps_from(start)
    assert all(board.distance(start, zone) == counted[zone] for zone in range(len(board)))


@pytest.mark.rule("tor.ruling.range-distance")
def test_distance_goes_straight_over_voids_while_walks_go_round() -> None:
    board = HexMap([".-.", "...", "---"])
    a, b = board.zone(0, 0), board.zone(0, 2)
    assert board.distance(a, b) == 2
    assert board.steps_from(a)[b] == 3


def test_rings_hold_the_zones_at_exactly_each_distance() -> None:
    drawing, start = drawn(".xxx.\nx..x.\nx.S.x\nx..x.\n.xxx.")
    board = drawing.map
    assert board.ring(start, 0) == 1 << start
    assert board.ring(start, 1) == board.neighbours[start]
    assert board.ring(start, 2) == drawing.marked("x")
    assert board.ring(start, 9) == 0


def test_within_and_beyond_share_out_all_zones() -> None:
    board = HexMap(["......"] * 6)
    for zone, steps in product(range(len(board)), range(12)):
        near = bits_of(other for other in range(len(board)) if board.distance(zone, other) <= steps)
        assert board.within(zone, steps) == near
        assert board.beyond(zone, steps) == board.every & ~near


def test_nearest_counts_over_voids_and_nearest_on_foot_does_not() -> None:
    drawing, start = drawn("S-x...\n.-....\n..x...")
    board, wanted = drawing.map, drawing.marked("x")
    assert board.nearest(start, wanted) == 1 << board.zone(0, 2)
    assert board.nearest_on_foot(start, wanted) == 1 << board.zone(2, 2)


def test_nearest_gives_all_that_are_equally_near() -> None:
    drawing, start = drawn("x.S.x..x")
    board = drawing.map
    tied = bits_of([0, 4])
    assert board.nearest(start, drawing.marked("x")) == tied
    assert board.nearest_on_foot(start, drawing.marked("x")) == tied
    assert board.nearest(start, 0) == board.nearest_on_foot(start, 0) == 0


def test_a_wanted_start_is_nearest_to_itself_even_if_closed() -> None:
    drawing, start = drawn(".S.")
    board = drawing.map
    assert board.nearest(start, board.every) == 1 << start
    assert board.nearest_on_foot(start, board.every, closed=1 << start) == 1 << start


def test_walks_enter_no_closed_zone() -> None:
    drawing, start = drawn("xx#..\nxS#..\nxx#..\nxx#..")
    board, closed = drawing.map, drawing.marked("#")
    assert board.reachable(start, len(board), closed) == drawing.marked("xS")
    assert set(board.steps_from(start, closed)) == set(members(drawing.marked("xS")))


def test_a_walk_may_leave_a_closed_start() -> None:
    board = HexMap(["..."])
    assert board.reachable(0, 1, closed=0b001) == 0b011


def test_reachable_zones_are_at_most_so_many_steps_away() -> None:
    drawing, start = drawn("S.#.\n..#.\n..#.\n....")
    board, closed = drawing.map, drawing.marked("#")
    steps = board.steps_from(start, closed)
    assert board.reachable(start, 0, closed) == 1 << start
    for count in range(5):
        expected = bits_of(zone for zone, needed in steps.items() if needed <= count)
        assert board.reachable(start, count, closed) == expected


def test_waves_tell_how_many_steps_each_zone_takes() -> None:
    board = HexMap(["....", "-.--", "...."])
    waves = list(board.waves(0))
    assert waves[0] == 1
    assert sum(waves) == board.every
    assert board.steps_from(0) == {
        zone: count for count, wave in enumerate(waves) for zone in members(wave)
    }


def test_first_steps_are_those_of_all_shortest_walks() -> None:
    drawing, start = drawn("....\n.Sx.\n..xG")
    board = drawing.map
    goal = next(members(drawing.marked("G")))
    assert board.distance(start, goal) == 2
    assert board.first_steps(start, goal) == drawing.marked("x")


def test_first_steps_go_round_what_is_closed() -> None:
    drawing, start = drawn("..#...\n.S#G..\n..x#..\n......")
    goal = next(members(drawing.marked("G")))
    assert drawing.map.first_steps(start, goal, drawing.marked("#")) == drawing.marked("x")


def test_first_steps_may_lead_to_a_closed_goal_but_not_from_a_zone_to_itself() -> None:
    board = HexMap(["...."])
    assert board.first_steps(0, 3, closed=0b1000) == 0b0010
    assert board.first_steps(0, 1, closed=0b0010) == 0b0010
    assert board.first_steps(0, 3, closed=0b0100) == 0
    assert board.first_steps(0, 3, closed=0b0001) == 0b0010
    assert board.first_steps(2, 2) == 0


def test_parts_are_the_zones_that_walks_join() -> None:
    board = HexMap([".-.", ".-.", "..."])
    assert board.parts() == [board.every]
    assert board.parts(closed=1 << board.zone(2, 1)) == [
        bits_of([board.zone(0, 0), board.zone(1, 0), board.zone(2, 0)]),
        bits_of([board.zone(0, 2), board.zone(1, 2), board.zone(2, 2)]),
    ]
    assert board.parts(closed=board.every) == []


hexes = st.builds(Hex, st.integers(-40, 40), st.integers(-40, 40))


@settings(derandomize=True, deadline=None)
@given(hexes, hexes, hexes)
def test_distance_is_a_metric_in_which_neighbours_are_one_apart(a: Hex, b: Hex, c: Hex) -> None:
    assert distance(a, b) == distance(b, a)
    assert (distance(a, b) == 0) == (a == b)
    assert distance(a, c) <= distance(a, b) + distance(b, c)
    assert {distance(a, near) for near in hexes_around(a)} == {1}


def test_directions_go_once_round_clockwise() -> None:
    turned = [Hex(-r, q + r) for q, r in DIRECTIONS]
    assert turned == [*DIRECTIONS[1:], DIRECTIONS[0]]


def test_each_place_of_a_drawing_has_its_own_hex() -> None:
    places = [Place(row, column) for row, column in product(range(9), repeat=2)]
    assert len({hex_at(place) for place in places}) == len(places)
