"""Maps drawn in characters: reading, refusing, drawing again."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from square_plans import Maze, mazes

from sobremesa.boards.bits import bits_of
from sobremesa.boards.square import FACINGS, Edge
from sobremesa.boards.square_drawing import (
    Drawing,
    DrawingError,
    Legend,
    check_connected,
    draw,
    read_drawing,
)

NORTH, EAST, SOUTH, WEST = FACINGS
LEGEND = Legend(doors="DG", points="AX", marks="B")

TWO_ROOMS = """\
%%%%%%%%%
A. .%. .%
%   %   %
A. .D. B%
%   %   %
%. .%. .%
%%%%%%%X%
"""


@pytest.mark.rule("inc.map.size", "inc.map.coordinates", "inc.map.squares")
def test_squares_are_the_characters_at_odd_lines_and_columns() -> None:
    drawing = read_drawing("%%%%%\n%%%B%\n%%% %\n%. .%\n%%%%%\n", LEGEND)
    grid = drawing.grid
    assert (grid.width, grid.height) == (2, 2)
    assert grid.floor == bits_of([grid.cell(1, 0), grid.cell(0, 1), grid.cell(1, 1)])
    assert drawing.marks == {"B": 1 << grid.cell(1, 0)}
    assert drawing.marked("B") == 1 << grid.cell(1, 0)


@pytest.mark.rule("inc.map.edges")
def test_edges_are_open_walls_or_doors() -> None:
    drawing = read_drawing(TWO_ROOMS, LEGEND)
    grid = drawing.grid
    assert grid.walls == (Edge(grid.cell(1, 0), EAST), Edge(grid.cell(1, 2), EAST))
    assert grid.door_edges == ((Edge(grid.cell(1, 1), EAST),),)
    assert drawing.door_kinds == ("D",)
    assert grid.step(grid.cell(1, 0), SOUTH) == grid.cell(1, 1)


@pytest.mark.rule("inc.map.points")
def test_points_are_openings_in_the_border() -> None:
    drawing = read_drawing(TWO_ROOMS, LEGEND)
    grid = drawing.grid
    assert drawing.points == {
        "A": (Edge(grid.cell(0, 0), WEST), Edge(grid.cell(0, 1), WEST)),
        "X": (Edge(grid.cell(3, 2), SOUTH),),
    }


@pytest.mark.rule("inc.map.corners")
def test_corner_posts_say_nothing() -> None:
    posts = TWO_ROOMS.splitlines()
    posts[2] = "?   ?   ?"
    drawing = read_drawing("\n".join(posts), LEGEND)
    assert draw(drawing) == TWO_ROOMS


@pytest.mark.rule("inc.ruling.door-edge")
def test_equal_doors_in_line_are_one_double_door() -> None:
    drawing = read_drawing("%%%%%%%\n%. . .%\n%D%D%G%\n%. . .%\n%%%%%%%\n", LEGEND)
    joined = read_drawing("%%%%%%%\n%. .D.%\n%D%D% %\n%. .D.%\n%%%%%%%\n", LEGEND)
    assert drawing.grid.door_edges == ((Edge(0, SOUTH), Edge(1, SOUTH)), (Edge(2, SOUTH),))
    assert drawing.door_kinds == ("D", "G")
    assert joined.grid.door_edges == (
        (Edge(0, SOUTH), Edge(1, SOUTH)),
        (Edge(1, EAST), Edge(4, EAST)),
    )


def test_doors_are_picked_by_kind_as_blockers() -> None:
    drawing = read_drawing("%%%%%%%%%\n%.D.G.D.%\n%%%%%%%%%\n", LEGEND)
    grid = drawing.grid
    assert drawing.doors_of_kind("D") == grid.door_bit(0) | grid.door_bit(2)
    assert drawing.doors_of_kind("DG") == bits_of([4, 5, 6])
    assert drawing.doors_of_kind("") == 0


def refusal(text: str) -> str:
    with pytest.raises(DrawingError) as refused:
        read_drawing(text, LEGEND)
    return str(refused.value)


@pytest.mark.rule("inc.map.loader")
def test_an_unknown_character_is_refused() -> None:
    square = refusal("%%%%%\n%.%q%\n%%%%%\n")
    edge = refusal("%%%%%\n%.A.%\n%%%%%\n")
    assert square == "line 2, column 4: expected a square ('.' or '%' or 'B'), got 'q'"
    assert edge == (
        "line 2, column 3: expected an edge between floor squares (' ' or '%' or 'D' or 'G'),"
        " got 'A'"
    )


@pytest.mark.rule("inc.map.loader")
def test_an_open_border_edge_that_is_no_point_is_refused() -> None:
    assert refusal("%%%\n%. \n%%%\n") == (
        "line 2, column 3: expected border or a point ('%' or 'A' or 'X'), got ' '"
    )


@pytest.mark.rule("inc.map.loader", "inc.map.edges")
def test_a_door_a_point_or_an_opening_beside_rock_is_refused() -> None:
    door = refusal("%%%%%\n%.D%%\n%%%%%\n")
    opening = refusal("%%%%%\n%. %%\n%%%%%\n")
    point = refusal("%%%%%\n%.%%A\n%%%%%\n")
    assert door == "line 2, column 3: expected an edge beside rock ('%'), got 'D'"
    assert opening == "line 2, column 3: expected an edge beside rock ('%'), got ' '"
    assert point == "line 2, column 5: expected border beside rock ('%'), got 'A'"


@pytest.mark.rule("inc.map.size")
@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 1, column 1: expected 3, 5, 7... lines, got 0 lines"),
        ("%%%\n%.%\n", "line 2, column 1: expected 3, 5, 7... lines, got 2 lines"),
        ("%%\n%.\n%%\n", "line 1, column 2: expected 3, 5, 7... characters, got 2 characters"),
        (
            "%%%\n%.%%\n%%%\n",
            "line 2, column 4: expected 3 characters as in line 1, got 4 characters",
        ),
    ],
)
def test_a_drawing_of_the_wrong_shape_is_refused(text: str, message: str) -> None:
    assert refusal(text) == message


@pytest.mark.rule("inc.map.loader")
def test_floor_that_some_closed_doors_cut_off_is_refused() -> None:
    drawing = read_drawing(TWO_ROOMS, LEGEND)
    check_connected(drawing)
    check_connected(drawing, closed="G")
    with pytest.raises(DrawingError) as refused:
        check_connected(drawing, closed="D")
    assert str(refused.value) == (
        "line 2, column 6: expected floor joined to the rest of the floor,"
        " got 6 squares cut off, among them (2, 0)"
    )


def test_a_map_is_drawn_as_it_was_read() -> None:
    assert draw(read_drawing(TWO_ROOMS, LEGEND)) == TWO_ROOMS


def test_a_position_is_drawn_over_the_map_and_read_again() -> None:
    drawing = read_drawing(TWO_ROOMS, LEGEND)
    grid = drawing.grid
    position = draw(drawing, {grid.cell(0, 0): "z", grid.cell(3, 1): "a"}, doors={0: "O"})
    assert position.splitlines()[1] == "Az .%. .%"
    assert position.splitlines()[3] == "A. .O. a%"
    again = read_drawing(position, replace(LEGEND, doors="DGO", marks="az"))
    assert again.marks == {"z": 1 << grid.cell(0, 0), "a": 1 << grid.cell(3, 1)}
    assert again.door_kinds == ("O",)
    assert draw(again) == position


@settings(derandomize=True, deadline=None, max_examples=60)
@given(mazes())
def test_any_map_is_the_same_when_drawn_and_read_again(maze: Maze) -> None:
    grid = maze.grid()
    kinds = tuple("DG"[door % 2] for door in range(len(grid.door_edges)))
    drawing = Drawing(grid, LEGEND, marks={}, door_kinds=kinds, points={})
    again = read_drawing(draw(drawing), LEGEND)
    assert again.grid.steps == grid.steps
    assert set(again.grid.walls) == set(grid.walls)
    assert {edge for door in again.grid.door_edges for edge in door} == {
        edge for door in grid.door_edges for edge in door
    }
    assert draw(again) == draw(drawing)
