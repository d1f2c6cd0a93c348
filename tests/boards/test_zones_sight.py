import pytest

from sobremesa.boards.zones_drawing import read_drawing
from sobremesa.boards.zones_view import UNREACHABLE


def seen(text: str, zone: str) -> str:
    """The names of the zones that a zone of a drawing sees."""
    drawing = read_drawing(text)
    board = drawing.board
    return board.names_in(board.view(drawing.open_doors).sight[board.zone(zone)])


def sight_range(text: str, zone: str, other: str) -> int:
    drawing = read_drawing(text)
    board = drawing.board
    return board.view(drawing.open_doors).sight_range(board.zone(zone), board.zone(other))


TWO_BY_TWO = """
     A    B
   +----+----+
 1 |         |
   +    +    +
 2 |         |
   +----+----+
"""

STREETS_ROUND_A_ROOM = """
     A    B    C    D
   +----+----+----+----+
 1 |                   |
   +    +----+    +    +
 2 |    |.   |         |
   +    +----+    +    +
 3 |         |         |
   +----+----+----+----+
"""

ROOMS_BETWEEN_STREETS = """
     A    B    C    D    E    F
   +----+----+----+----+----+----+
 1 |         /.   :.   :         |
   +----+----+----+----+----+----+
"""

STREET_BETWEEN_ROOMS = """
     A    B    C    D    E
   +----+----+----+----+----+
 1 |.   :.   /         /.   |
   +----+----+----+----+----+
"""

ROOM_ON_A_CROSSING = """
     A    B    C    D
   +----+----+----+----+
 1 |.   |              |
   +-//-+    +    +    +
 2 |                   |
   +    +    +    +    +
 3 |                   |
   +----+----+----+----+
"""

LONG_ZONES = """
     A    B    C    D    E
   +----+----+----+----+----+
 1 |.   ~.   /    ~         |
   + ~~ +----+----+----+    +
 2 |.   /                   |
   +----+----+----+----+----+
"""


@pytest.mark.rule("dc.los.same-zone")
def test_a_zone_sees_itself_even_behind_walls() -> None:
    assert seen(STREETS_ROUND_A_ROOM, "B2") == "B2"


@pytest.mark.rule("dc.los.connected")
def test_a_zone_sees_every_zone_connected_to_it() -> None:
    assert seen(TWO_BY_TWO, "A1") == "A1 B1 A2"
    assert seen(ROOMS_BETWEEN_STREETS, "C1") == "A1 B1 C1 D1"


@pytest.mark.rule("dc.los.street")
def test_sight_runs_straight_along_any_number_of_streets() -> None:
    assert seen(STREETS_ROUND_A_ROOM, "A1") == "A1 B1 C1 D1 A2 A3"
    assert seen(STREETS_ROUND_A_ROOM, "D2") == "D1 C2 D2 D3"


@pytest.mark.rule("dc.los.no-diagonal")
def test_zones_that_share_only_a_corner_do_not_see_each_other() -> None:
    assert seen(TWO_BY_TWO, "B2") == "B1 A2 B2"


@pytest.mark.rule("dc.los.blockers")
def test_walls_and_closed_doors_stop_a_line() -> None:
    assert seen(STREETS_ROUND_A_ROOM, "A2") == "A1 A2 A3"
    assert seen(STREETS_ROUND_A_ROOM, "A3") == "A1 A2 A3 B3"
    assert seen(ROOMS_BETWEEN_STREETS.replace("/", "D"), "A1") == "A1 B1"


@pytest.mark.rule("dc.los.into-building")
def test_a_line_from_the_street_reaches_one_room_only() -> None:
    assert seen(ROOMS_BETWEEN_STREETS, "A1") == "A1 B1 C1"
    assert seen(ROOMS_BETWEEN_STREETS, "F1") == "D1 E1 F1"


@pytest.mark.rule("dc.los.out-of-building")
def test_a_room_sees_out_through_a_door_and_on_in_the_same_line() -> None:
    assert seen(ROOM_ON_A_CROSSING, "A1") == "A1 A2 A3"
    assert seen(ROOMS_BETWEEN_STREETS, "D1") == "C1 D1 E1 F1"


@pytest.mark.rule("dc.los.inside-building")
@pytest.mark.parametrize("joint", [":", "/"])
def test_a_room_sees_the_room_next_to_it_but_not_the_one_behind(joint: str) -> None:
    rooms = f"""
         A    B    C
       +----+----+----+
     1 |.   {joint}.   {joint}.   |
       +----+----+----+
    """

    assert seen(rooms, "A1") == "A1 B1"
    assert seen(rooms, "B1") == "A1 B1 C1"


@pytest.mark.rule("dc.los.room-endpoint")
def test_two_rooms_do_not_see_each_other_across_a_street() -> None:
    assert seen(STREET_BETWEEN_ROOMS, "B1") == "A1 B1 C1 D1"
    assert seen(STREET_BETWEEN_ROOMS, "E1") == "C1 D1 E1"


@pytest.mark.rule("dc.los.room-endpoint")
def test_a_room_is_never_in_the_middle_of_a_line() -> None:
    one_room = """
         A    B    C
       +----+----+----+
     1 |    :.   :    |
       +----+----+----+
    """

    assert seen(one_room, "A1") == "A1 B1"


@pytest.mark.rule("dc.los.multi-cell")
def test_a_zone_of_several_cells_sees_along_each_of_their_rows_and_columns() -> None:
    assert seen(LONG_ZONES, "A1") == "A1 C1 E1 B2 C2 D2 E2"
    assert seen(LONG_ZONES, "C1") == "A1 C1 E1"


def test_range_counts_the_zones_along_the_line_of_sight() -> None:
    assert sight_range(STREETS_ROUND_A_ROOM, "A1", "A1") == 0
    assert sight_range(STREETS_ROUND_A_ROOM, "A1", "B1") == 1
    assert sight_range(STREETS_ROUND_A_ROOM, "A1", "D1") == 3
    assert sight_range(STREETS_ROUND_A_ROOM, "A1", "B2") == UNREACHABLE


def test_range_counts_a_zone_of_several_cells_once() -> None:
    assert sight_range(LONG_ZONES, "A1", "E1") == 2
    assert sight_range(LONG_ZONES, "A1", "E2") == 4


def test_of_two_lines_to_a_zone_the_shorter_one_gives_the_range() -> None:
    two_arms = """
         A    B    C
       +----+----+----+
     1 |              |
       + ~~ +    + ~~ +
     2 |         ~    |
       +----+----+----+
    """

    assert sight_range(two_arms, "A1", "C1") == 1
    assert sight_range(two_arms, "C1", "A1") == 1


def test_range_follows_the_line_even_where_a_path_is_shorter() -> None:
    square = """
         A    B    C    D
       +----+----+----+----+
     1 |                   |
       +    +    +    +    +
     2 |    ~    ~    ~    |
       +----+----+----+----+
    """
    drawing = read_drawing(square)
    board = drawing.board

    assert sight_range(square, "A1", "D1") == 3
    assert board.view(0).distance[board.zone("A1")][board.zone("D1")] == 2


def test_what_is_seen_can_be_asked_for_by_range() -> None:
    board = read_drawing(STREETS_ROUND_A_ROOM).board
    corner = board.zone("A1")
    view = board.view(0)

    assert view.seen_at(corner, 0, 0) == board.zones("A1")
    assert view.seen_at(corner, 1, 2) == board.zones("B1 C1 A2 A3")
    assert view.seen_at(corner, 3, 9) == board.zones("D1")
    assert view.seen_at(corner, 4, 9) == 0
    assert view.sees(corner, board.zone("D1"))
    assert not view.sees(corner, board.zone("D2"))


def test_of_two_doors_in_a_line_both_must_be_open() -> None:
    gates = """
         A    B    C
       +----+----+----+
     1 |    D    D    |
       +----+----+----+
    """
    board = read_drawing(gates).board
    sights = [board.names_in(board.view(open_doors).sight[0]) for open_doors in range(4)]

    assert sights == ["A1", "A1 B1", "A1", "A1 B1 C1"]
