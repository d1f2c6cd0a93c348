"""The mission maps as drawn, against the tables that list their content."""

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import combinations

import pytest

from sobremesa.boards.bits import bits_of, members
from sobremesa.boards.zones import Door, ZoneMap
from sobremesa.boards.zones_drawing import Drawing, draw, read_drawing
from sobremesa.boards.zones_plan import Border
from sobremesa.boards.zones_view import UNREACHABLE

MAPS = files("sobremesa.games") / "dceased" / "content" / "maps"
MARKS = "*ceoSX1234BG!"
DOOR_KINDS = {"blue": Border.BLUE_DOOR, "green": Border.GREEN_DOOR}


@dataclass(frozen=True)
class Table:
    """The content of a map. `A2:A5` are all cells of the rectangle from A2 to A5."""

    size: tuple[int, int]
    streets: str
    buildings: tuple[str, ...]
    openings: str
    doors: dict[str, str]
    marks: dict[str, str]
    spawn_order: str
    spawn_distance: int = 4


def listed(text: str) -> dict[str, str]:
    """The parts of a list such as "d1 C3-C4, d2 C3-D3", by the word that each begins with."""
    return {part.split()[0]: part.split(maxsplit=1)[1] for part in text.split(", ")}


TABLES = {
    "m0": Table(
        size=(6, 4),
        streets="A1:F1 A4:F4 A2 A3 F2 F3",
        buildings=("B2 C2 B3 C3", "D2 E2 D3 E3"),
        openings="B2-C2 C2-C3 B3-C3 D2-D3 D2-E2 E2-E3",
        doors=listed("d1 C3-C4, d2 C3-D3, d3 E1-E2"),
        marks=listed("* B2 E3, c E2, e B3, o C2 E3, ! D4, S A4, 1 F1"),
        spawn_order="F1",
    ),
    "m1": Table(
        size=(9, 6),
        streets="A1:I1 A6:I6 A2:A5 E2:E5 I2:I5",
        buildings=(
            "B2 C2 D2 B3 C3 D3",
            "F2 G2 H2 F3 G3 H3",
            "B4 C4 D4 B5 C5 D5",
            "F4 G4 H4 F5 G5 H5",
        ),
        openings="B2-B3 B2-C2 C2-C3 C2-D2 D2-D3 F2-F3 F2-G2 G2-G3 G2-H2 H2-H3 B4-C4 B5-C5 C4-C5"
        " C4-D4 C5-D5 F4-G4 F5-G5 G4-G5 G4-H4 H4-H5",
        doors=listed(
            "d1 A3-B3, d2 D2-E2, d3 F1-F2, d4 H3-I3, d5 B5-B6, d6 D4-E4, d7 E5-F5, d8 G5-G6"
        ),
        marks=listed(
            "* C3 D3 G2 G3 B4 D5 F4 H5, c D2 F3 H2 C4 H4, e D5 F4 G3, S A4, X I1, 1 C1, 2 I3, B F6"
        ),
        spawn_order="C1 I3 F6",
    ),
    "m2": Table(
        size=(9, 9),
        streets="A1:I1 A4:I4 A9:I9 A2 A3 A5:A8 I2 I3 I5:I8 E5:E8 G3 H5",
        buildings=(
            "B2 C2 D2 E2 F2 B3 C3 D3 E3 F3",
            "G2 H2 H3",
            "B5 C5 D5 B6 C6 D6 B7 C7 D7",
            "F5 G5 F6 G6 H6 F7 G7 H7 F8 G8 H8",
            "B8 C8 D8",
        ),
        openings="B2-B3 B2-C2 B3-C3 C3-D3 D2-D3 D2-E2 E2-E3 E2-F2 F2-F3 B5-B6 B5-C5 C5-D5 B6-C6"
        " C6-C7 B7-C7 C7-D7 D5-D6 F5-F6 F5-G5 G5-G6 F6-F7 F7-F8 F8-G8 G6-G7 G6-H6 H6-H7 G7-G8"
        " G8-H8 H7-H8 G2-H2 H2-H3 B8-C8 C8-D8",
        doors=listed(
            "d1 C3-C4, d2 D1-D2, d3 F3-G3, d4 C4-C5, d5 A7-B7, d6 D6-E6, d7 E8-F8, d8 H7-I7, "
            "blue H3-H4, green C8-C9"
        ),
        marks=listed(
            "* B2 E3 B5 D7 F5 H6 H8, c C2 B6 G7, e F2 D5 F7 G6, o B5 G2 B2 H8 D8, S E9, "
            "1 C1, 2 I1, B I7, G A9"
        ),
        spawn_order="C1 I1 I7 A9",
    ),
    "m3": Table(
        size=(9, 6),
        streets="A6:I6 D1 D2 F1 F2 A3:D3 F3:I3 D4:F4 D5:F5 I5",
        buildings=(
            "A1 B1 C1 A2 B2 C2",
            "E1 E2 E3",
            "G1 H1 I1 G2 H2 I2",
            "A4 B4 C4 A5 B5 C5",
            "G4 H4 I4 G5 H5",
        ),
        openings="A1-B1 A1-A2 B1-C1 B1-B2 C1-C2 G1-H1 G1-G2 H1-I1 I1-I2 H2-I2 A4-B4 A4-A5 B4-C4"
        " B4-B5 B5-C5 G4-H4 H4-I4 G4-G5 G5-H5 E1-E2 E2-E3",
        doors=listed(
            "d1 C2-D2, d2 B2-B3, d3 F2-G2, d4 H2-H3, d5 A3-A4, d6 C5-D5, d7 F4-G4, blue E3-E4"
        ),
        marks=listed(
            "* A1 C1 G1 I1 A5 C4 I4, c A2 H1 H5, e B1 I2 B5 H4, o A1 I1 A5, ! E2, S E6, "
            "1 F1, 2 I3, 3 C3"
        ),
        spawn_order="F1 I3 C3",
    ),
    "m4": Table(
        size=(7, 7),
        streets="A1:G1 A7:G7 A2:A6 G2:G6 D2:D6 B4 C4 E4 F4",
        buildings=("B2 C2 B3 C3", "E2 F2 E3 F3", "B5 C5 B6 C6", "E5 F5 E6 F6"),
        openings="B2-C2 B2-B3 B3-C3 E2-F2 E2-E3 F2-F3 E5-F5 F5-F6 E6-F6 B5-B6 B6-C6 C5-C6",
        doors=listed("d1 C2-D2, d2 F3-F4, d3 D6-E6, d4 B4-B5"),
        marks=listed(
            "* B3 C3 E2 E3 E5 F5 C5 C6, c B2 F2 F6 B6, e C3 E3 E5 C5, S D4, 1 D1, B G1, "
            "2 G4, 3 D7, G A7, 4 A4"
        ),
        spawn_order="D1 G1 G4 D7 A7 A4",
        spawn_distance=3,
    ),
}

every_map = pytest.mark.parametrize("mission", sorted(TABLES))


@cache
def drawing_of(mission: str) -> Drawing:
    return read_drawing((MAPS / f"{mission}.txt").read_text(encoding="utf-8"), MARKS)


def board_of(mission: str) -> ZoneMap:
    return drawing_of(mission).board


def expand(board: ZoneMap, listed: str) -> int:
    """The zones of a list such as "A1:F1 B3"."""
    zones = 0
    for item in listed.split():
        first, last = (item.split(":") * 2)[:2]
        for column in range(ord(first[0]), ord(last[0]) + 1):
            for row in range(int(first[1:]), int(last[1:]) + 1):
                zones |= board.zones(f"{chr(column)}{row}")
    return zones


def opened(mission: str, doors: str) -> int:
    """The set of the doors with these names in the table of the mission."""
    names = TABLES[mission].doors
    return bits_of(board_of(mission).door(names[door]) for door in doors.split())


def seen(mission: str, zone: str, doors: str = "") -> str:
    board = board_of(mission)
    view = board.view(opened(mission, doors))
    return board.names_in(view.sight[board.zone(zone)])


def first_steps(mission: str, zone: str, goals: str) -> str:
    board = board_of(mission)
    return board.names_in(board.view(0).first_steps(board.zone(zone), board.zones(goals)))


def distance(mission: str, zone: str, other: str, doors: str = "") -> int:
    board = board_of(mission)
    return board.view(opened(mission, doors)).distance[board.zone(zone)][board.zone(other)]


@every_map
def test_a_map_has_the_size_streets_and_buildings_of_its_table(mission: str) -> None:
    board, table = board_of(mission), TABLES[mission]

    assert (board.plan.width, board.plan.height) == table.size
    assert board.names_in(board.streets) == board.names_in(expand(board, table.streets))
    assert [board.names_in(building) for building in board.buildings] == list(table.buildings)


@every_map
def test_a_map_has_the_openings_and_doors_of_its_table(mission: str) -> None:
    plan, table = board_of(mission).plan, TABLES[mission]
    doors = {
        plan.pair_name(cells): border for cells, border in plan.borders.items() if border.is_door
    }
    openings = {
        plan.pair_name(cells) for cells, border in plan.borders.items() if border is Border.OPENING
    }

    assert openings == set(table.openings.split())
    assert doors == {
        name: DOOR_KINDS.get(label, Border.DOOR) for label, name in table.doors.items()
    }


@every_map
def test_every_other_border_of_a_room_is_a_wall_and_all_streets_are_free(mission: str) -> None:
    plan, table = board_of(mission).plan, TABLES[mission]
    joined = {*table.openings.split(), *table.doors.values()}

    for cells, border in plan.borders.items():
        if plan.pair_name(cells) not in joined:
            streets = plan.rooms.isdisjoint(cells)
            assert border is (Border.FREE if streets else Border.WALL), plan.pair_name(cells)


@every_map
def test_a_map_has_the_marks_of_its_table(mission: str) -> None:
    drawing = drawing_of(mission)
    drawn = {mark: drawing.marked(mark) for marks in drawing.marks.values() for mark in marks}

    assert {mark: set(drawing.board.names_in(zones).split()) for mark, zones in drawn.items()} == {
        mark: set(listed.split()) for mark, listed in TABLES[mission].marks.items()
    }


@every_map
def test_the_drawing_of_a_map_is_the_one_that_draw_makes(mission: str) -> None:
    assert draw(*drawing_of(mission)) == (MAPS / f"{mission}.txt").read_text(encoding="utf-8")


@every_map
def test_all_streets_of_a_map_are_reachable_from_each_other(mission: str) -> None:
    board = board_of(mission)
    start = next(members(board.streets))

    assert all(board.view(0).distance[start][zone] >= 0 for zone in members(board.streets))


@every_map
def test_every_building_has_a_door_to_a_street(mission: str) -> None:
    board = board_of(mission)
    doors_to_streets = [door for door in board.doors if bits_of(door.zones) & board.streets]

    for building in board.buildings:
        assert any(bits_of(door.zones) & building for door in doors_to_streets)


@every_map
def test_spawn_points_keep_their_distance_from_the_start(mission: str) -> None:
    table = TABLES[mission]
    spawns = table.spawn_order.split()

    assert min(distance(mission, table.marks["S"], spawn) for spawn in spawns) >= (
        table.spawn_distance
    )


def test_the_exit_of_the_evacuation_is_far_from_its_start() -> None:
    assert distance("m1", "A4", "I1") >= 9


@pytest.mark.parametrize(
    ("mission", "label", "building"),
    [("m2", "blue", "G2 H2 H3"), ("m2", "green", "B8 C8 D8"), ("m3", "blue", "E1 E2 E3")],
)
def test_a_locked_building_has_no_other_door(mission: str, label: str, building: str) -> None:
    board = board_of(mission)
    doors = [door for door in board.doors if bits_of(door.zones) & board.zones(building)]

    assert [door.name for door in doors] == [TABLES[mission].doors[label]]


@every_map
def test_spawn_points_are_listed_clockwise_around_the_centre(mission: str) -> None:
    board, order = board_of(mission), TABLES[mission].spawn_order
    clockwise = board.clockwise(board.zones(order), board.zone(order.split()[0]))

    assert " ".join(board.names[zone] for zone in clockwise) == order


@every_map
@pytest.mark.rule("dc.los.unrevealed")
def test_no_zone_of_an_unopened_building_is_seen_or_entered_from_outside(mission: str) -> None:
    board = board_of(mission)
    for door in [None, *board.doors]:
        view = board.view(0 if door is None else 1 << door.number)
        for building in board.buildings:
            if not (door and bits_of(door.zones) & building):
                outside = [zone for zone in range(board.size) if not building >> zone & 1]
                assert not any(view.sight[zone] & building for zone in outside)
                assert not any(view.neighbours[zone] & building for zone in outside)


def door_sets(doors: tuple[Door, ...]) -> list[int]:
    """All sets of up to nine doors; of more doors, those with at most two open or two closed.

    A line of sight passes no more than two doors, so that these show every line both ways.
    """
    if len(doors) <= 9:
        return list(range(1 << len(doors)))
    every = (1 << len(doors)) - 1
    few = [bits_of(some) for n in range(3) for some in combinations(range(len(doors)), n)]
    return few + [every & ~some for some in few]


@every_map
@pytest.mark.rule("dc.los.symmetric")
def test_a_zone_is_seen_by_all_that_it_sees_whatever_doors_are_open(mission: str) -> None:
    board = board_of(mission)
    for open_doors in door_sets(board.doors):
        view = board.view(open_doors)
        for zone, sight in enumerate(view.sight):
            assert all(view.sight[other] >> zone & 1 for other in members(sight))


@pytest.mark.rule("dc.example.los-m0")
def test_sight_in_the_first_night() -> None:
    assert seen("m0", "A4") == "A1 A2 A3 A4 B4 C4 D4 E4 F4"
    assert seen("m0", "C4") == "A4 B4 C4 D4 E4 F4"
    assert seen("m0", "C4", "d1") == "C3 A4 B4 C4 D4 E4 F4"
    assert seen("m0", "C3", "d1") == "C2 B3 C3 C4"
    assert seen("m0", "B3", "d1") == "B3 C3"
    assert seen("m0", "D4", "d1") == "A4 B4 C4 D4 E4 F4"


@pytest.mark.rule("dc.example.los-m1")
def test_sight_in_the_evacuation() -> None:
    assert seen("m1", "A4") == "A1 A2 A3 A4 A5 A6"
    assert seen("m1", "D2", "d2") == "C2 D2 E2 D3"
    assert seen("m1", "E2", "d2") == "E1 D2 E2 E3 E4 E5 E6"


@pytest.mark.rule("dc.example.los-two-rooms-m2")
def test_two_rooms_face_each_other_across_a_street_unseen() -> None:
    assert seen("m2", "C4", "d1 d4") == "C3 A4 B4 C4 D4 E4 F4 G4 H4 I4 C5"
    assert seen("m2", "C3", "d1 d4") == "B3 C3 D3 C4"


@pytest.mark.rule("dc.example.los-out-m3")
def test_sight_out_of_a_depot_and_into_the_vault() -> None:
    assert seen("m3", "C5", "d6") == "B5 C5 D5 E5 F5"
    assert "C5" in seen("m3", "F5", "d6").split()
    assert "B5" not in seen("m3", "F5", "d6").split()
    assert "E3" in seen("m3", "E6", "blue").split()
    assert "E2" not in seen("m3", "E6", "blue").split()


@pytest.mark.rule("dc.example.split-routes-m0")
def test_both_ways_round_the_block_are_equally_long() -> None:
    assert "A4" not in seen("m0", "F1").split()
    assert distance("m0", "F1", "A4") == 8
    assert first_steps("m0", "F1", "A4") == "E1 F2"


@pytest.mark.rule("dc.example.split-m4")
def test_two_ways_lead_from_the_corner_to_the_beacon() -> None:
    assert "D4" not in seen("m4", "G1").split()
    assert distance("m4", "G1", "D4") == 6
    assert first_steps("m4", "G1", "D4") == "F1 G2"


def test_the_nearest_goal_may_be_out_of_sight_behind_a_corner() -> None:
    board = board_of("m0")
    view = board.view(0)
    zone, goals = board.zone("B4"), board.zones("A3 F4")

    assert board.names_in(view.sight[zone] & goals) == "F4"
    assert view.sight_range(zone, board.zone("F4")) == 4
    assert board.names_in(view.nearest(zone, goals)) == "A3"
    assert distance("m0", "B4", "A3") == 2
    assert first_steps("m0", "B4", "A3") == "A4"
    assert first_steps("m0", "B4", "F4") == "C4"


def test_the_store_and_the_clinic_are_opened_apart() -> None:
    drawing = drawing_of("m0")
    board = drawing.board
    d1, d2 = board.door("C3-C4"), board.door("C3-D3")
    store, clinic = board.zones("B2 C2 B3 C3"), board.zones("D2 E2 D3 E3")

    assert board.buildings_at(d1, 0) == (store,)
    assert board.names_in(store & drawing.marked("*")) == "B2"
    assert board.names_in(store & drawing.marked("e")) == "B3"
    assert board.buildings_at(d2, 1 << d1) == (store, clinic)
    assert board.buildings_at(d1, 1 << d2) == (store | clinic,)


def test_a_figure_in_the_store_can_flee_two_ways() -> None:
    assert distance("m0", "C2", "B3", "d1") == distance("m0", "C2", "C4", "d1") == 2
    assert distance("m0", "C2", "C3", "d1") == 1


def test_the_vault_has_no_way_out_while_its_door_is_closed() -> None:
    assert distance("m3", "E2", "E6") == UNREACHABLE
    assert distance("m3", "E2", "E6", "blue") == 4
