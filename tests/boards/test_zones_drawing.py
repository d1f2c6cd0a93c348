import pytest

from sobremesa.boards.zones_drawing import DrawingError, draw, read_drawing

CORNER = """\
     A    B    C
   +----+----+----+
 1 | S       |.*o |
   +    +-DD-+-::-+
 2 |    |.c  ~.   |
   +----+----+----+
"""

EVERYTHING = """\
     A    B    C    D
   +----+----+----+----+
 1 |.   :.*  D.   |    |
   +-::-+-DD-+-bb-+-gg-+
 2 |.cc g    ~    b    |
   +-//-+-BB-+-GG-+ ~~ +
 3 |    /         |    |
   +----+----+----+    +
 4 |.   B.   G.   |    |
   +----+----+----+----+
"""


def test_a_drawing_gives_rooms_streets_and_the_marks_of_each_zone() -> None:
    drawing = read_drawing(CORNER)
    board = drawing.board

    assert board.names_in(board.rooms) == "C1 B2"
    assert board.names_in(board.streets) == "A1 B1 A2"
    assert drawing.marks == {0: "S", 2: "*o", 4: "c"}
    assert board.names_in(drawing.marked("*")) == "C1"
    assert drawing.marked("X") == 0


def test_the_marks_of_all_cells_of_a_zone_belong_to_it() -> None:
    drawing = read_drawing(CORNER.replace("~.   |", "~.ce |"))

    assert drawing.marks[drawing.board.zone("B2")] == "cce"


def test_doors_can_be_drawn_open() -> None:
    drawing = read_drawing(EVERYTHING)
    board = drawing.board
    names = [door.name for door in board.doors if drawing.open_doors >> door.number & 1]

    assert names == ["A2-A3", "B2-B3", "C2-C3", "A3-B3", "A4-B4", "B4-C4"]


@pytest.mark.parametrize("text", [CORNER, EVERYTHING])
def test_a_drawing_is_drawn_again_as_it_was(text: str) -> None:
    assert draw(*read_drawing(text)) == text


def test_a_position_is_drawn_with_its_open_doors_and_figures() -> None:
    board = read_drawing(CORNER).board

    assert draw(board, 0b1, {board.zone("A2"): "HH3w", board.zone("B2"): "Z"}) == (
        """\
     A      B      C
   +------+------+------+
 1 |             |.     |
   +      +--//--+--::--+
 2 | HH3w |.Z    ~.     |
   +------+------+------+
"""
    )


def test_a_wide_drawing_is_read_like_a_narrow_one() -> None:
    drawing = read_drawing(CORNER)
    marks = {**drawing.marks, drawing.board.zone("A2"): "0123456789"}
    wide = read_drawing(draw(drawing.board, 0, marks))

    assert wide.board.plan == drawing.board.plan
    assert wide.marks == marks


def test_indentation_and_blank_lines_around_a_drawing_do_not_matter() -> None:
    indented = "\n\n" + "\n".join("    " + line for line in CORNER.splitlines()) + "\n   \n"

    assert read_drawing(indented).board.plan == read_drawing(CORNER).board.plan


def test_a_map_of_one_column_is_a_column() -> None:
    column = """\
     A
   +----+
 1 |    |
   +    +
 2 |    |
   +-DD-+
 3 |.   |
   +----+
"""
    drawing = read_drawing(column)

    assert drawing.board.view(0).neighbours == (0b010, 0b001, 0)
    assert draw(*drawing) == column


def test_rows_are_numbered_beyond_nine() -> None:
    rows = "\n".join(f"{row:>2} |    |\n   +    +" for row in range(1, 12))
    column = f"     A\n   +----+\n{rows}\n12 |    |\n   +----+\n"

    assert read_drawing(column).board.names[-1] == "A12"
    assert draw(*read_drawing(column)) == column


@pytest.mark.parametrize(
    ("right", "wrong", "problem"),
    [
        ("     A    B", "     A    D", "line 1, column 11: expected 'B'; got 'D'"),
        ("+----+\n 1", "+-----+\n 1", "line 2, column 4: expected 1 to 26 cells 4 characters wide"),
        (
            "+----+----+----+\n 1",
            "+---+---+\n 1",
            "line 2, column 4: expected a board edge of cells",
        ),
        ("   +----+----+----+\n 1", " 1", "line 2, column 2: expected the board edge, with room"),
        (" 2 |", " 3 |", "line 5, column 2: expected '2'; got '3'"),
        ("*o |", "*o  ", "line 3, column 19: expected '|'; got ' '"),
        ("*o |", "*o", "line 3, column 19: expected '|'; got the end of the line"),
        ("*o |", "*o | x", "line 3, column 20: expected the end of the line; got ' '"),
        ("   +    +", "   +     ", "line 4, column 9: expected '+'; got ' '"),
        ("-::-+", "-::-+ x", "line 4, column 20: expected the end of the line; got ' '"),
        ("-::-+", "-::-|", "line 4, column 19: expected '+'; got '|'"),
        (
            " 2 |    |.c  ~.   |\n   +----+----+----+\n",
            "",
            "line 4, column 5: expected '-'; got ' '",
        ),
        (" 2 |    |.c  ~.   |\n", "", "line 6, column 1: expected rows of cells, each with a line"),
        (
            "|.*o",
            "|,*o",
            "line 3, column 15: expected '.' for a room or a blank for a street; got ','",
        ),
        ("| S ", "| Q ", "line 3, column 6: expected a blank or one of the marks Sc*o; got 'Q'"),
        ("~.   |", "?.   |", "line 5, column 14: expected a border: ' ', '~', '|', ':', 'D'"),
        ("-DD-", "-D--", "line 4, column 10: expected a border: '    ', ' ~~ ', '----', '-::-'"),
        ("-DD-", "    ", "line 4, column 10: B1-B2: expected a wall, an opening or a door beside"),
        ("S   ", "S  :", "line 3, column 9: A1-B1: expected a room beside an opening"),
        ("|.c  ~", "~.c  ~", "line 5, column 9: A2-B2: expected two streets or two rooms to make"),
    ],
)
def test_a_drawing_that_cannot_be_read_says_where_and_what_was_expected(
    right: str, wrong: str, problem: str
) -> None:
    text = CORNER.replace(right, wrong, 1)

    with pytest.raises(DrawingError) as error:
        read_drawing(text, "Sc*o")

    assert problem in str(error.value)


def test_an_empty_drawing_is_refused() -> None:
    with pytest.raises(DrawingError, match=r"line 2, column 1: .* got the end of the drawing"):
        read_drawing("")


@pytest.mark.parametrize(
    ("overlay", "problem"),
    [
        ({9: "x"}, "expected a zone from 0 to 4, got 9"),
        ({0: "a b"}, "expected marks without blanks, got 'a b'"),
    ],
)
def test_an_overlay_that_could_not_be_read_again_is_refused(
    overlay: dict[int, str], problem: str
) -> None:
    with pytest.raises(ValueError, match=problem):
        draw(read_drawing(CORNER).board, 0, overlay)
