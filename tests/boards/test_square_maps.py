"""The three maps of Incursion: everything told about them, computed."""

from functools import cache
from importlib.resources import files
from itertools import combinations, pairwise

import pytest
from square_plans import Place, block
from square_surveys import (
    cutting_squares,
    dead_ends,
    door_between,
    doors,
    edges,
    longest_sight,
    places,
    point,
    seen_from_afar,
    squares,
    straight_runs,
    walls,
)

from sobremesa.boards.bits import members
from sobremesa.boards.square import FACINGS, NOWHERE
from sobremesa.boards.square_areas import across, blast, front_three
from sobremesa.boards.square_drawing import Drawing, Legend, check_connected, draw, read_drawing

NORTH, EAST, SOUTH, WEST = FACINGS
LEGEND = Legend(doors="DSG", points="AXY123", marks="B")
MAPS = ["m1", "m2", "m3"]


def text_of(name: str) -> str:
    return (files("sobremesa.games") / "incursion" / "content" / "maps" / f"{name}.txt").read_text()


@cache
def read_map(name: str) -> Drawing:
    return read_drawing(text_of(name), LEGEND)


@pytest.mark.rule("inc.map.size", "inc.map.loader", "inc.map.squares")
@pytest.mark.parametrize("name", MAPS)
def test_each_map_is_24_by_16_in_one_piece_and_drawn_as_it_was_read(name: str) -> None:
    drawing = read_map(name)
    check_connected(drawing, closed="S")
    assert (drawing.grid.width, drawing.grid.height) == (24, 16)
    assert [len(line) for line in text_of(name).splitlines()] == [49] * 33
    assert draw(drawing) == text_of(name)


@pytest.mark.rule("inc.ruling.melee-walls")
@pytest.mark.parametrize("name", MAPS)
def test_arms_reach_just_the_front_squares_in_sight(name: str) -> None:
    drawing = read_map(name)
    grid = drawing.grid
    for closed in (0, drawing.doors_of_kind("DSG")):
        for cell in members(grid.floor):
            for facing in FACINGS:
                row = across(grid, cell, facing, ahead=1, aside=1)
                in_sight = grid.field_of_view(cell, facing, closed) & row
                assert front_three(grid, cell, facing, closed) == in_sight


# Mission 1


@pytest.mark.rule("inc.map.m1-points", "inc.map.points")
def test_m1_has_an_allied_entry_two_exits_and_a_german_entry() -> None:
    drawing = read_map("m1")
    grid = drawing.grid
    assert drawing.points == {
        "A": edges(grid, ((0, 9), WEST), ((0, 10), WEST)),
        "X": edges(grid, ((21, 0), NORTH), ((22, 0), NORTH)),
        "Y": edges(grid, ((23, 8), EAST), ((23, 9), EAST)),
        "1": edges(grid, ((18, 15), SOUTH), ((19, 15), SOUTH)),
    }


@pytest.mark.rule("inc.map.m1-counts", "inc.map.edges")
def test_m1_has_167_squares_ten_doors_and_five_inner_walls() -> None:
    drawing = read_map("m1")
    assert drawing.grid.floor.bit_count() == 167
    assert doors(drawing, "S") == {
        ((7, 4), (7, 5)),
        ((9, 4), (9, 5)),
        ((14, 2), (14, 3)),
        ((18, 2), (18, 3)),
    }
    assert doors(drawing, "D") == {
        ((6, 6), (7, 6)),
        ((9, 5), (10, 5)),
        ((8, 7), (8, 8)),
        ((14, 5), (14, 6)),
        ((16, 5), (17, 5)),
        ((19, 3), (20, 3)),
    }
    assert doors(drawing, "G") == set()
    assert walls(drawing.grid) == {
        ((8, 4), (8, 5)),
        ((13, 2), (13, 3)),
        ((15, 2), (15, 3)),
        ((17, 2), (17, 3)),
        ((19, 2), (19, 3)),
    }


@pytest.mark.rule("inc.map.m1-upper-corridor")
def test_the_upper_corridor_of_m1_is_18_squares_with_the_sealed_doors_south_of_it() -> None:
    drawing = read_map("m1")
    grid = drawing.grid
    corridor = [*((x, 4) for x in range(5, 12)), (11, 3), (11, 2), *((x, 2) for x in range(12, 21))]
    for here, there in pairwise(corridor):
        assert grid.spread(squares(grid, here), drawing.doors_of_kind("DS")) & squares(grid, there)
    north_of_doors = {north for north, south in doors(drawing, "S") if south[1] == north[1] + 1}
    assert len(corridor) == 18
    assert len(north_of_doors & set(corridor)) == 4


@pytest.mark.rule("inc.map.m1-steps", "inc.map.steps")
def test_the_ways_of_m1_are_as_long_as_told() -> None:
    drawing = read_map("m1")
    grid = drawing.grid
    sealed, shut = drawing.doors_of_kind("S"), drawing.doors_of_kind("DS")
    entry, north_exit, east_exit, german = (point(drawing, name) for name in "AXY1")

    def steps(start: int, goals: int, blockers: int = sealed) -> int:
        return grid.steps_between(start, goals, blockers)

    assert (steps(entry, north_exit), steps(entry, east_exit)) == (30, 30)
    assert (steps(entry, north_exit, shut), steps(entry, east_exit, shut)) == (30, 31)
    without_upper = sealed | squares(grid, (12, 2))
    assert steps(entry, north_exit, without_upper) == 34
    assert steps(entry, north_exit, without_upper | door_between(grid, (19, 3), EAST)) == 35
    assert [steps(german, goals) for goals in (entry, north_exit, east_exit)] == [27, 18, 10]


@pytest.mark.rule("inc.map.m1-steps")
def test_the_germans_of_m1_come_to_the_middle_of_the_way_in_17_or_19_steps() -> None:
    drawing = read_map("m1")
    grid = drawing.grid
    sealed = drawing.doors_of_kind("S")
    entry, north_exit, german = (
        grid.walk(point(drawing, name), sealed) for name in ("A", "X", "1")
    )
    middle = [cell for cell in members(grid.floor) if entry[cell] == north_exit[cell] == 15]
    assert {grid.place(cell): german[cell] for cell in middle} == {(11, 5): 17, (10, 4): 19}


@pytest.mark.rule("inc.map.m1-routes")
def test_no_square_of_m1_cuts_a_way_and_there_is_no_dead_end() -> None:
    drawing = read_map("m1")
    grid = drawing.grid
    sealed = drawing.doors_of_kind("S")
    for start, goal in [("A", "X"), ("A", "Y"), ("1", "A"), ("1", "X"), ("1", "Y")]:
        assert not cutting_squares(grid, point(drawing, start), point(drawing, goal), sealed)
    assert dead_ends(grid, sealed) == set()


@pytest.mark.rule("inc.map.m1-sight")
def test_the_sight_lines_of_m1_are_as_long_as_told() -> None:
    drawing = read_map("m1")
    grid = drawing.grid
    assert straight_runs(grid, 10) == {
        (12, (11, 2), EAST),
        (12, (11, 7), EAST),
        (11, (22, 0), SOUTH),
    }
    for closed in (drawing.doors_of_kind("S"), drawing.doors_of_kind("DS")):
        assert longest_sight(grid, closed) == 12
        assert seen_from_afar(grid, point(drawing, "A"), closed) == 5
        assert seen_from_afar(grid, point(drawing, "1"), closed) == 5


@pytest.mark.rule("inc.example.m1-los-upper")
def test_the_view_along_the_upper_corridor_of_m1() -> None:
    drawing = read_map("m1")
    grid = drawing.grid
    view = grid.field_of_view(grid.cell(11, 2), EAST, drawing.doors_of_kind("DS"))
    hall = {(20, 3), (21, 3), (22, 3), (21, 1), (22, 1)}
    assert places(grid, view) == block(range(12, 23), [2]) | hall


@pytest.mark.rule("inc.example.m1-los-north")
def test_the_view_up_the_german_way_of_m1() -> None:
    drawing = read_map("m1")
    grid = drawing.grid
    view = grid.field_of_view(grid.cell(11, 10), NORTH, drawing.doors_of_kind("DS"))
    aside = {(12, 7), (10, 5), (10, 4), (12, 2)}
    assert places(grid, view) == block([11], range(2, 10)) | aside


@pytest.mark.rule("inc.example.m1-blast-wall", "inc.door.closed-blocks-blast")
def test_a_blast_in_the_upper_corridor_of_m1_stays_in_it() -> None:
    drawing = read_map("m1")
    grid = drawing.grid
    sure, tied, _ = blast(grid, grid.cell(14, 2), drawing.doors_of_kind("DS"))
    assert places(grid, sure) == block(range(11, 19), [2]) | {(11, 3)}
    assert tied == 0


@pytest.mark.rule("inc.example.m1-blast-junction")
def test_a_blast_where_the_ways_of_m1_meet_leaves_one_square_to_choose() -> None:
    drawing = read_map("m1")
    grid = drawing.grid
    sure, tied, choose = blast(grid, grid.cell(11, 4), drawing.doors_of_kind("DS"))
    column = {(11, 2), (11, 3), (11, 4), (11, 5), (11, 6)}
    assert places(grid, sure) == column | {(9, 4), (10, 4), (10, 5)}
    assert (places(grid, tied), choose) == ({(9, 3), (12, 2)}, 1)


# Mission 2

BEFORE_GATES: list[Place] = [(2, 7), (12, 2), (21, 10)]


@pytest.mark.rule("inc.map.m2-points", "inc.map.points")
def test_m2_has_an_allied_entry_and_three_german_ones() -> None:
    drawing = read_map("m2")
    grid = drawing.grid
    assert drawing.points == {
        "A": edges(grid, ((10, 15), SOUTH), ((11, 15), SOUTH)),
        "1": edges(grid, ((0, 8), WEST), ((0, 9), WEST)),
        "2": edges(grid, ((12, 0), NORTH), ((13, 0), NORTH)),
        "3": edges(grid, ((23, 11), EAST), ((23, 12), EAST)),
    }


@pytest.mark.rule("inc.map.m2-counts", "inc.map.edges")
def test_m2_has_156_squares_ten_doors_and_two_inner_walls() -> None:
    drawing = read_map("m2")
    assert drawing.grid.floor.bit_count() == 156
    assert doors(drawing, "G") == {((1, 7), (2, 7)), ((12, 1), (12, 2)), ((21, 10), (22, 10))}
    assert doors(drawing, "D") == {
        ((10, 5), (10, 6)),
        ((8, 9), (9, 9)),
        ((13, 6), (14, 6)),
        ((5, 10), (5, 11)),
        ((18, 11), (18, 12)),
        ((7, 4), (8, 4)),
        ((18, 4), (19, 4)),
    }
    assert doors(drawing, "S") == set()
    assert walls(drawing.grid) == {((11, 1), (11, 2)), ((13, 1), (13, 2))}


@pytest.mark.rule("inc.map.m2-counts")
def test_each_german_area_of_m2_has_six_squares_behind_its_gate() -> None:
    drawing = read_map("m2")
    grid = drawing.grid
    gates = drawing.doors_of_kind("G")
    areas = [grid.reachable(point(drawing, name), gates) for name in "123"]
    assert [area.bit_count() for area in areas] == [6, 6, 6]
    assert [places(grid, grid.spread(area) & ~area) for area in areas] == [
        {place} for place in BEFORE_GATES
    ]


@pytest.mark.rule("inc.map.m2-steps", "inc.map.steps")
def test_the_ways_of_m2_are_as_long_as_told_and_no_gate_is_seen_from_another() -> None:
    drawing = read_map("m2")
    grid = drawing.grid
    gates = [squares(grid, place) for place in BEFORE_GATES]
    first, second, third = gates
    assert [grid.steps_between(point(drawing, "A"), gate) for gate in gates] == [16, 18, 17]
    assert grid.steps_between(first, second) == 15
    assert grid.steps_between(second, third) == 17
    assert grid.steps_between(first, third) == 26
    for place in BEFORE_GATES:
        for facing in FACINGS:
            assert not grid.field_of_view(grid.cell(*place), facing) & (first | second | third)


@pytest.mark.rule("inc.map.m2-routes")
def test_no_square_of_m2_cuts_a_way_and_there_is_no_dead_end() -> None:
    drawing = read_map("m2")
    grid = drawing.grid
    gates = [squares(grid, place) for place in BEFORE_GATES]
    ways = [(point(drawing, "A"), gate) for gate in gates] + list(combinations(gates, 2))
    for start, goal in ways:
        assert not cutting_squares(grid, start, goal, blockers=0)
    assert dead_ends(grid, blockers=0) == set()


@pytest.mark.rule("inc.map.m2-sight")
def test_the_sight_lines_of_m2_are_as_long_as_told() -> None:
    drawing = read_map("m2")
    grid = drawing.grid
    shut = drawing.doors_of_kind("D")
    lengths = sorted((length for length, _, _ in straight_runs(grid, 9)), reverse=True)
    assert straight_runs(grid, 10) == {(10, (12, 6), SOUTH)}
    assert lengths == [10, 9, 9, 9, 9]
    assert (longest_sight(grid, shut), longest_sight(grid, 0)) == (9, 12)
    for closed in (shut, 0):
        german = point(drawing, "1") | point(drawing, "2") | point(drawing, "3")
        assert seen_from_afar(grid, german, closed) == 6
        assert seen_from_afar(grid, squares(grid, (10, 15)), closed) == 5
        assert seen_from_afar(grid, squares(grid, (11, 15)), closed) == 9


# Mission 3


@pytest.mark.rule("inc.map.m3-points", "inc.map.squares")
def test_m3_has_an_entry_for_each_side_and_the_beacon() -> None:
    drawing = read_map("m3")
    grid = drawing.grid
    assert drawing.points == {
        "A": edges(grid, ((0, 7), WEST), ((0, 8), WEST)),
        "1": edges(grid, ((23, 6), EAST), ((23, 7), EAST)),
    }
    assert drawing.marks == {"B": squares(grid, (8, 7))}


@pytest.mark.rule("inc.map.m3-counts", "inc.map.edges")
def test_m3_has_161_squares_seven_doors_and_no_inner_wall() -> None:
    drawing = read_map("m3")
    assert drawing.grid.floor.bit_count() == 161
    assert drawing.door_kinds == ("D",) * 7
    assert doors(drawing, "D") == {
        ((5, 5), (6, 5)),
        ((10, 8), (11, 8)),
        ((17, 4), (18, 4)),
        ((6, 14), (7, 14)),
        ((19, 11), (19, 12)),
        ((3, 10), (3, 11)),
        ((11, 2), (12, 2)),
    }
    assert drawing.grid.walls == ()


@pytest.mark.rule("inc.map.m3-steps", "inc.map.steps")
def test_the_ways_of_m3_are_as_long_as_told() -> None:
    drawing = read_map("m3")
    grid = drawing.grid
    shut = drawing.doors_of_kind("D")
    beacon, allies, germans = drawing.marked("B"), point(drawing, "A"), point(drawing, "1")
    assert grid.steps_between(allies, beacon) == 12
    assert grid.steps_between(germans, beacon) == 18
    assert grid.steps_between(allies, germans) == 30
    assert grid.steps_between(allies, beacon, shut) == 18
    assert grid.steps_between(germans, beacon, shut) == NOWHERE


@pytest.mark.rule("inc.map.m3-routes")
def test_no_square_of_m3_cuts_a_way_and_there_is_no_dead_end() -> None:
    drawing = read_map("m3")
    grid = drawing.grid
    beacon, allies, germans = drawing.marked("B"), point(drawing, "A"), point(drawing, "1")
    for start, goal in [(allies, beacon), (germans, beacon), (allies, germans)]:
        assert not cutting_squares(grid, start, goal, blockers=0)
    assert dead_ends(grid, blockers=0) == set()


@pytest.mark.rule("inc.map.m3-routes")
def test_the_room_of_the_beacon_has_three_ways_in() -> None:
    grid = read_map("m3").grid
    room = squares(grid, *block(range(6, 11), range(5, 10)))
    assert places(grid, grid.spread(room) & ~room) == {(5, 5), (11, 8), (8, 4)}


@pytest.mark.rule("inc.map.m3-sight")
def test_the_sight_lines_of_m3_are_as_long_as_told() -> None:
    drawing = read_map("m3")
    grid = drawing.grid
    shut = drawing.doors_of_kind("D")
    assert straight_runs(grid, 10) == {
        (12, (6, 8), EAST),
        (12, (4, 2), EAST),
        (10, (1, 5), EAST),
        (10, (3, 5), SOUTH),
    }
    assert (longest_sight(grid, shut), longest_sight(grid, 0)) == (8, 12)
    for closed in (shut, 0):
        assert seen_from_afar(grid, point(drawing, "A") | point(drawing, "1"), closed) == 6


@pytest.mark.rule("inc.example.m3-los-door", "inc.door.closed-blocks-los")
def test_the_beacon_of_m3_is_seen_through_its_west_door_once_that_is_open() -> None:
    drawing = read_map("m3")
    grid = drawing.grid
    shut = drawing.doors_of_kind("D")
    watcher = grid.cell(4, 5)
    opened = shut & ~door_between(grid, (5, 5), EAST)
    column = squares(grid, *block([8], range(2, 10)))
    assert places(grid, grid.field_of_view(watcher, EAST, shut)) == {(5, 5)}
    assert places(grid, grid.field_of_view(watcher, EAST, opened) & column) == {
        (8, 4),
        (8, 5),
        (8, 6),
        (8, 7),
        (8, 8),
    }
