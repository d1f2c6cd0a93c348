"""Text forms of hex boards: what is drawn is what was read, and errors say where and why."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sobremesa.boards.bits import bits_of
from sobremesa.boards.hex import HexMap
from sobremesa.boards.hex_drawing import (
    check_connected,
    draw,
    draw_tiles,
    read_drawing,
    read_tiles,
)
from sobremesa.boards.hex_tiles import START, neighbour, position

CAVE = """\
-1.-U.
..--..
.T.l.t"""


def test_a_drawing_gives_zones_and_their_characters() -> None:
    drawing = read_drawing(CAVE, ".1UTlt")
    assert len(drawing.map) == 14
    assert drawing.marked("U") == 1 << drawing.map.zone(0, 4)
    assert drawing.marked("tT") == bits_of([drawing.map.zone(2, 1), drawing.map.zone(2, 5)])


def test_indentation_and_blank_lines_around_a_drawing_do_not_matter() -> None:
    indented = "\n".join(["", *("    " + row for row in CAVE.splitlines()), "  "])
    assert read_drawing(indented, ".1UTlt").marks == read_drawing(CAVE, ".1UTlt").marks


@pytest.mark.parametrize("text", [CAVE, "---\n-x-\n---", "x"])
def test_a_map_is_drawn_as_it_was_read(text: str) -> None:
    drawing = read_drawing(text, ".1UTltx")
    assert draw(drawing.map, drawing.marks) == text


def test_an_overlay_replaces_marks_and_leaves_other_zones_plain() -> None:
    drawing = read_drawing("-N.\nT..", ".NT")
    assert draw(drawing.map, {}) == "-..\n..."
    assert draw(drawing.map, drawing.marks | {1: "X"}) == "-NX\nT.."


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("..\n.x", "row 1, column 1: expected one of - . N, got 'x'"),
        ("..\n. .", "row 1: expected 2 characters as in row 0, got 3"),
        ("...\n..", "row 1: expected 3 characters as in row 0, got 2"),
        ("--\n--", r"expected a drawing with at least one zone, got '--\n--'"),
        ("", "expected a drawing with at least one zone, got ''"),
    ],
)
def test_a_faulty_drawing_is_refused_with_its_place(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(message)}$"):
        read_drawing(text, ".N")


def test_a_mark_of_two_characters_cannot_be_drawn() -> None:
    with pytest.raises(ValueError, match="zone 1: expected one character to draw, got 'AB'"):
        draw(HexMap([".."]), {1: "AB"})


def test_a_map_whose_open_zones_do_not_hang_together_is_refused() -> None:
    board = HexMap(["-.-.", "...."])
    check_connected(board)
    check_connected(board, closed=board.every)
    cut = bits_of([board.zone(1, 1), board.zone(1, 2)])
    with pytest.raises(
        ValueError, match="row 0, column 3: expected a way to row 0, column 1, got none"
    ):
        check_connected(board, cut)


FLOWER = """\
    2
 7     3
   [1]
 6     4
    5     31"""


def test_a_tile_board_is_drawn_with_its_first_tile_in_brackets() -> None:
    tiles = {START: "1", position(2, 0): "31"}
    tiles |= {neighbour(START, direction): str(direction + 1) for direction in range(1, 7)}
    assert draw_tiles(tiles) == FLOWER
    assert read_tiles(FLOWER) == tiles


@settings(derandomize=True, deadline=None)
@given(
    st.dictionaries(
        st.builds(position, st.integers(-9, 9), st.integers(-9, 9)),
        st.from_regex(r"[A-Za-z0-9?*]{1,2}", fullmatch=True),
    ),
    st.integers(0, 4),
)
def test_a_tile_board_is_read_as_it_was_drawn(tiles: dict[int, str], indentation: int) -> None:
    tiles[START] = "NH"
    lines = draw_tiles(tiles).splitlines()
    assert read_tiles("\n".join(" " * indentation + line for line in lines)) == tiles


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (" 1", "expected one tile in brackets, got 0"),
        ("[1]   [2]", "expected one tile in brackets, got 2"),
        ("[ ]", "expected a tile at (0, 0), got none"),
        (
            "[1]  2",
            "line 0, column 5: expected a label whole steps away from the one in brackets, "
            "got '2' between two places",
        ),
        (
            "[1] 2",
            "line 0, column 4: expected a label whole steps away from the one in brackets, "
            "got '2' between two places",
        ),
        (
            "[123]",
            "line 0: expected a label of one or two characters, without blanks and brackets, "
            "got '123'",
        ),
    ],
)
def test_a_faulty_tile_board_is_refused_with_its_place(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(message)}$"):
        read_tiles(text)


@pytest.mark.parametrize(
    ("tiles", "message"),
    [
        ({position(1, 0): "2"}, "expected a tile at (0, 0), got none"),
        (
            {START: "a b"},
            "line 0: expected a label of one or two characters, without blanks and brackets, "
            "got 'a b'",
        ),
    ],
)
def test_a_tile_board_that_could_not_be_read_is_not_drawn(
    tiles: dict[int, str], message: str
) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(message)}$"):
        draw_tiles(tiles)
