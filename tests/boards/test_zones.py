import pytest

from sobremesa.boards.zones import ZoneMap
from sobremesa.boards.zones_drawing import read_drawing
from sobremesa.boards.zones_plan import Border, BorderError, lay_out
from sobremesa.boards.zones_view import UNREACHABLE

TOWN = """
     A    B    C    D
   +----+----+----+----+
 1 |              |    |
   +    +-DD-+-::-+    +
 2 |    |.   |.   |    |
   +    +-::-+-bb-+    +
 3 |    |.   g.   D    |
   +----+----+----+----+
"""

HALL = """
     A    B    C
   +----+----+----+
 1 |              |
   +-DD-+----+    +
 2 |.   ~.   |    |
   + ~~ +----+    +
 3 |.   :.   |    |
   +----+----+----+
"""


@pytest.fixture
def town() -> ZoneMap:
    return read_drawing(TOWN).board


@pytest.fixture
def hall() -> ZoneMap:
    return read_drawing(HALL).board


@pytest.mark.rule("dc.board.partition")
def test_every_cell_belongs_to_one_zone_and_every_zone_is_street_or_room(hall: ZoneMap) -> None:
    assert sorted(cell for cells in hall.cells_of for cell in cells) == list(range(9))
    assert hall.rooms & hall.streets == 0
    assert hall.rooms | hall.streets == (1 << hall.size) - 1
    assert hall.names_in(hall.rooms) == "A2 B3"


@pytest.mark.rule("dc.board.zone")
def test_cells_with_nothing_between_them_are_one_zone_named_after_the_first(hall: ZoneMap) -> None:
    assert hall.names == ("A1", "B1", "C1", "A2", "C2", "B3", "C3")
    assert hall.cells_of[hall.zone("A2")] == (3, 4, 6)
    assert hall.zone("A2") == hall.zone("B2") == hall.zone("A3")


@pytest.mark.rule("dc.board.adjacent")
def test_zones_are_adjacent_across_an_edge_but_not_across_a_corner(town: ZoneMap) -> None:
    assert town.names_in(town.adjacent[town.zone("A1")]) == "B1 A2"
    assert town.names_in(town.adjacent[town.zone("B2")]) == "B1 A2 C2 B3"


def test_a_zone_is_adjacent_to_the_neighbours_of_all_its_cells(hall: ZoneMap) -> None:
    assert hall.names_in(hall.adjacent[hall.zone("A2")]) == "A1 B1 C2 B3"


@pytest.mark.rule("dc.board.connected")
def test_free_borders_openings_and_open_doors_connect(town: ZoneMap) -> None:
    closed = town.view(0)
    opened = town.view(1 << town.door("B1-B2"))

    assert town.names_in(closed.neighbours[town.zone("B1")]) == "A1 C1"
    assert town.names_in(closed.neighbours[town.zone("C1")]) == "B1 C2"
    assert town.names_in(closed.neighbours[town.zone("B2")]) == "B3"
    assert town.names_in(opened.neighbours[town.zone("B1")]) == "A1 C1 B2"
    assert town.names_in(opened.neighbours[town.zone("B2")]) == "B1 B3"


@pytest.mark.rule("dc.board.street-room")
def test_between_street_and_room_there_is_a_wall_unless_one_says_otherwise() -> None:
    plain = ZoneMap(lay_out(2, 1, {1}, {}))
    opened = ZoneMap(lay_out(2, 1, {1}, {(0, 1): Border.OPENING}))

    assert plain.plan.borders == {(0, 1): Border.WALL}
    assert plain.view(0).neighbours == (0b00, 0b00)
    assert opened.view(0).neighbours == (0b10, 0b01)


@pytest.mark.rule("dc.board.street-border")
def test_between_streets_the_border_is_free_unless_there_is_a_wall() -> None:
    board = ZoneMap(lay_out(3, 1, {}, {(1, 2): Border.WALL}))

    assert board.plan.borders == {(0, 1): Border.FREE, (1, 2): Border.WALL}
    assert board.view(0).neighbours == (0b010, 0b001, 0)


@pytest.mark.rule("dc.board.edges")
@pytest.mark.parametrize(
    ("rooms", "borders", "problem"),
    [
        ({0}, {(0, 1): Border.FREE}, "A1-B1: expected a wall, an opening or a door beside a room"),
        ({}, {(0, 1): Border.OPENING}, "A1-B1: expected a room beside an opening"),
        ({0}, {(0, 1): Border.INSIDE}, "A1-B1: expected two streets or two rooms"),
        (
            {},
            {
                (0, 1): Border.WALL,
                (0, 2): Border.INSIDE,
                (1, 3): Border.INSIDE,
                (2, 3): Border.INSIDE,
            },
            "A1-B1: expected no border inside one zone, got WALL",
        ),
        (
            {0, 2},
            {(0, 2): Border.INSIDE, (0, 1): Border.DOOR, (2, 3): Border.OPENING, (1, 3): 0},
            "A2-B2: expected a wall, since the two zones are joined in another way at A1-B1",
        ),
        (
            {0, 2},
            {(0, 2): Border.INSIDE, (0, 1): Border.DOOR, (2, 3): Border.DOOR, (1, 3): 0},
            "A2-B2: expected a wall, since the two zones are joined in another way at A1-B1",
        ),
        ({}, {(1, 0): Border.WALL}, r"expected two cells side by side in order, got \(1, 0\)"),
        ({}, {(1, 2): Border.WALL}, r"expected two cells side by side in order, got \(1, 2\)"),
    ],
)
def test_a_border_that_is_not_exactly_one_thing_is_refused(
    rooms: set[int], borders: dict[tuple[int, int], int], problem: str
) -> None:
    kinds = {cells: Border(border) for cells, border in borders.items()}
    with pytest.raises(BorderError, match=problem):
        lay_out(2, 2, rooms, kinds)


def test_cells_of_one_zone_have_nothing_between_them_even_where_none_is_given() -> None:
    ring = {(0, 1): Border.INSIDE, (0, 2): Border.INSIDE, (1, 3): Border.INSIDE}
    plan = lay_out(2, 2, {0, 1, 2, 3}, ring)

    assert plan.zone_of == (0, 0, 0, 0)
    assert plan.borders[2, 3] is Border.INSIDE


def test_two_zones_may_share_a_wide_opening_beside_a_wall() -> None:
    gallery = """
         A    B    C
       +----+----+----+
     1 |.   ~.   ~.   |
       +-::-+-::-+----+
     2 |.   ~.   ~.   |
       +----+----+----+
    """

    assert read_drawing(gallery).board.view(0).neighbours == (0b10, 0b01)


@pytest.mark.rule("dc.board.coloured-edge")
@pytest.mark.parametrize("name", ["C2-C3", "B3-C3", "C3-D3"])
def test_a_door_of_any_colour_is_closed_until_opened(town: ZoneMap, name: str) -> None:
    door = town.doors[town.door(name)]
    first, second = door.zones
    opened = town.view(1 << door.number)

    assert town.view(0).distance[first][second] != 1
    assert not town.view(0).sees(first, second)
    assert opened.distance[first][second] == 1
    assert opened.sees(first, second)


def test_doors_know_their_kind_and_the_zones_that_they_join(town: ZoneMap) -> None:
    assert [(door.name, door.kind) for door in town.doors] == [
        ("B1-B2", Border.DOOR),
        ("C2-C3", Border.BLUE_DOOR),
        ("B3-C3", Border.GREEN_DOOR),
        ("C3-D3", Border.DOOR),
    ]
    assert [town.names[zone] for zone in town.doors[2].zones] == ["B3", "C3"]
    assert town.doors_at[town.zone("C3")] == 0b1110
    assert town.doors_at[town.zone("B1")] == 0b0001
    assert town.doors_at[town.zone("A1")] == 0


@pytest.mark.rule("dc.board.distance")
def test_distance_is_the_number_of_steps_of_the_shortest_open_path(town: ZoneMap) -> None:
    closed = town.view(0)
    opened = town.view(1 << town.door("B1-B2"))
    corner = town.zone("A3")

    assert closed.distance[corner][corner] == 0
    assert closed.distance[corner][town.zone("C2")] == 5
    assert closed.distance[corner][town.zone("B3")] == UNREACHABLE
    assert opened.distance[corner][town.zone("B3")] == 5
    assert opened.distance[town.zone("B3")][corner] == 5


@pytest.mark.rule("dc.board.open-path")
def test_an_open_path_leads_through_connected_zones_only(town: ZoneMap) -> None:
    through = town.view(0b1110)

    assert town.view(0).distance[town.zone("C1")][town.zone("D1")] == UNREACHABLE
    assert through.distance[town.zone("C1")][town.zone("D1")] == 5


@pytest.mark.rule("dc.ruling.nearest")
def test_nearest_is_the_shortest_open_path_not_the_straight_line(town: ZoneMap) -> None:
    view = town.view(0)
    goals = town.zones("B3 A1 C2")
    corner = town.zone("A3")

    assert view.nearest(corner, goals) == town.zones("A1")
    assert view.distance_to_nearest(corner, goals) == 2
    assert view.nearest(corner, town.zones("B3 C2")) == town.zones("C2")
    assert view.nearest(corner, town.zones("B3 D3")) == 0
    assert view.distance_to_nearest(corner, town.zones("B3 D3")) == UNREACHABLE
    assert view.nearest(corner, corner_and_more := goals | town.zones("A3")) == town.zones("A3")
    assert view.distance_to_nearest(corner, corner_and_more) == 0


SQUARE = """
     A    B    C
   +----+----+----+
 1 |              |
   +    +----+    +
 2 |    |.   |    |
   +    +----+    +
 3 |              |
   +----+----+----+
"""


@pytest.mark.rule("dc.ruling.split-unit")
def test_routes_that_begin_alike_are_one_way() -> None:
    board = read_drawing(SQUARE).board
    view = board.view(0)

    def first_steps(zone: str, goals: str) -> str:
        return board.names_in(view.first_steps(board.zone(zone), board.zones(goals)))

    assert first_steps("A1", "C3") == "B1 A2"
    assert first_steps("A1", "C1") == "B1"
    assert first_steps("A1", "C2 B3") == "B1 A2"
    assert first_steps("A1", "C1 C2") == "B1"


def test_no_step_begins_in_a_goal_or_without_a_path() -> None:
    board = read_drawing(SQUARE).board
    view = board.view(0)

    assert view.first_steps(board.zone("A1"), board.zones("A1 C3")) == 0
    assert view.first_steps(board.zone("A1"), board.zones("B2")) == 0
    assert view.first_steps(board.zone("A1"), 0) == 0


@pytest.mark.rule("dc.building.extent", "dc.building.closed-doors-split")
def test_openings_make_rooms_one_building_and_closed_doors_keep_them_apart(town: ZoneMap) -> None:
    assert [town.names_in(building) for building in town.buildings] == ["B2 B3", "C2", "C3"]


@pytest.mark.rule("dc.ruling.building-component")
def test_doors_already_open_join_the_rooms_on_the_far_side(town: ZoneMap) -> None:
    inner = town.door("B3-C3")
    outer = town.door("B1-B2")
    joined = town.zones("B2 B3 C3")

    assert town.buildings_at(outer, 0) == (town.zones("B2 B3"),)
    assert town.buildings_at(outer, 1 << inner) == (joined,)
    assert town.view(1 << inner).building_of[town.zone("C3")] == joined
    assert town.view(1 << inner).building_of[town.zone("A1")] == 0
    assert town.view(1 << inner).buildings == (joined, town.zones("C2"))


def test_a_door_between_two_buildings_gives_into_both_until_it_is_open(town: ZoneMap) -> None:
    inner = town.door("B3-C3")

    assert town.buildings_at(inner, 0) == (town.zones("B2 B3"), town.zones("C3"))
    assert town.buildings_at(inner, 1 << inner) == (town.zones("B2 B3 C3"),)


def test_two_rooms_of_one_street_are_not_joined_by_it(town: ZoneMap) -> None:
    assert town.view(0b0001).building_of[town.zone("C2")] == town.zones("C2")


def test_zones_go_clockwise_around_the_centre_from_the_first() -> None:
    board = read_drawing(SQUARE).board
    around = board.zones("A1 B1 C1 A2 C2 A3 B3 C3")

    def clockwise(first: str) -> str:
        return " ".join(board.names[zone] for zone in board.clockwise(around, board.zone(first)))

    assert clockwise("B1") == "B1 C1 C2 C3 B3 A3 A2 A1"
    assert clockwise("A2") == "A2 A1 B1 C1 C2 C3 B3 A3"


def test_a_zone_in_the_centre_counts_as_north_of_it() -> None:
    board = read_drawing(SQUARE).board
    order = board.clockwise(board.zones("A1 B2 C2 B3"), board.zone("C2"))

    assert [board.names[zone] for zone in order] == ["C2", "B3", "A1", "B2"]


def test_a_view_is_made_once_for_each_set_of_open_doors(town: ZoneMap) -> None:
    assert town.view(3) is town.view(3)
    assert town.view(3) is not town.view(2)


@pytest.mark.parametrize(
    ("question", "problem"),
    [
        (lambda board: board.zone("E1"), "a cell from A1 to D3, got 'E1'"),
        (lambda board: board.zones("A1 b2"), "a cell from A1 to D3, got 'b2'"),
        (lambda board: board.door("A1-B1"), r"\(B1-B2, C2-C3, B3-C3, C3-D3\), got 'A1-B1'"),
        (lambda board: board.view(16), "a set of the 4 doors of this map, got 0b10000"),
        (lambda board: board.view(-1), "a set of the 4 doors of this map, got -0b1"),
        (lambda board: lay_out(27, 1, {}, {}), "1 to 26 columns .* got 27 columns and 1 rows"),
        (lambda board: lay_out(2, 2, {4}, {}), "rooms among cells 0 to 3, got 4"),
    ],
)
def test_a_question_about_what_is_not_there_says_what_there_is(
    town: ZoneMap, question: object, problem: str
) -> None:
    assert callable(question)
    with pytest.raises(ValueError, match=problem):
        question(town)
