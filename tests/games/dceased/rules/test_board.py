"""Zones, borders, distance and sight, as the rules use them."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from games.dceased.table import table
from sobremesa.boards.zones_plan import Border
from sobremesa.boards.zones_view import UNREACHABLE, View
from sobremesa.games.dceased import GAME
from sobremesa.games.dceased.content.book import Book


def book(mission: str) -> Book:
    found: Book = GAME.book(GAME.prepare(mission))
    return found


def look(mission: str, doors: str = "") -> tuple[Book, View]:
    found = book(mission)
    bits = sum(1 << found.board.door(name) for name in doors.split())
    return found, found.board.view(bits)


def seen(mission: str, zone: str, doors: str = "") -> str:
    found, view = look(mission, doors)
    return found.board.names_in(view.sight[found.zone[zone]])


def border(mission: str, pair: str) -> Border:
    plan = book(mission).board.plan
    return next(kind for cells, kind in plan.borders.items() if plan.pair_name(cells) == pair)


@pytest.mark.rule(
    "dc.board.zone", "dc.board.edges", "dc.board.street-room", "dc.board.street-border"
)
@pytest.mark.parametrize(
    ("pair", "kind"),
    [
        ("A1-B1", Border.FREE),
        ("A2-B2", Border.WALL),
        ("B2-C2", Border.OPENING),
        ("C3-C4", Border.DOOR),
        ("C2-D2", Border.WALL),
    ],
)
def test_a_border_is_free_a_wall_an_opening_or_a_door(pair: str, kind: Border) -> None:
    assert border("m0", pair) == kind


@pytest.mark.rule("dc.board.adjacent", "dc.move.no-diagonal", "dc.move.basic")
def test_a_hero_moves_over_shared_edges_only() -> None:
    t = table("m3", heroes="cyborg E5", turn="cyborg")
    moves = {option.split()[1] for option in t.offered() if option.startswith("Move")}
    assert moves == {"E4", "D5", "F5", "E6"}
    t.play("move E4")
    assert t.at("cyborg") == "E4"


@pytest.mark.rule("dc.board.connected", "dc.move.no-walls", "dc.move.no-closed-doors")
def test_walls_and_closed_doors_stop_a_move_and_open_doors_do_not() -> None:
    closed = table(heroes="cyborg C4", turn="cyborg")
    opened = table(heroes="cyborg C4", turn="cyborg", doors="C3-C4")
    inside = table(heroes="cyborg C3", turn="cyborg", doors="C3-C4")
    assert (closed.offers("move C3"), opened.offers("move C3")) == (False, True)
    assert {o.split()[1] for o in inside.offered() if o.startswith("Move")} == {"B3", "C2", "C4"}


@pytest.mark.rule("dc.board.coloured-edge")
def test_a_coloured_door_is_an_ordinary_open_door_once_it_is_open() -> None:
    closed, _ = look("m3")
    _, view = look("m3", "E3-E4")
    here, there = closed.zone["E4"], closed.zone["E3"]
    assert not closed.board.view(0).neighbours[here] >> there & 1
    assert view.neighbours[here] >> there & 1


@pytest.mark.rule("dc.board.open-path", "dc.board.distance", "dc.ruling.nearest")
def test_distance_is_the_shortest_open_path_past_anybody() -> None:
    found, view = look("m0")
    a4, f1, b2 = (found.zone[name] for name in ("A4", "F1", "B2"))
    assert (view.distance[a4][f1], view.distance[a4][a4]) == (8, 0)
    assert view.distance[a4][b2] == UNREACHABLE
    # Ten Walkers on the way do not make the Runner take another.
    t = table(heroes="cyborg F4 done, batman A1 done", enemies="10 walker D4, runner C4")
    assert view.distance[found.zone["C4"]][found.zone["F4"]] == 3
    assert t.g.view.distance == view.distance


@pytest.mark.rule("dc.board.capacity", "dc.board.position")
def test_a_zone_holds_any_number_of_figures_in_no_order() -> None:
    t = table(
        heroes="cyborg B4, batman C4, zatanna C4, supergirl C4",
        enemies="35 walker C4, 14 brute C4, 14 runner C4",
        turn="cyborg",
    )
    t.play("move C4")
    assert t.at("cyborg") == "C4"
    assert sum(t.enemies("C4").values()) == 63


@pytest.mark.rule("dc.example.los-m0", "dc.los.same-zone", "dc.los.connected", "dc.los.street")
@pytest.mark.parametrize(
    ("zone", "doors", "sight"),
    [
        ("A4", "", "A1 A2 A3 A4 B4 C4 D4 E4 F4"),
        ("C4", "C3-C4", "C3 A4 B4 C4 D4 E4 F4"),
        ("C3", "C3-C4", "C2 B3 C3 C4"),
        ("B3", "C3-C4", "B3 C3"),
    ],
)
def test_sight_on_the_map_of_the_first_night(zone: str, doors: str, sight: str) -> None:
    assert set(seen("m0", zone, doors).split()) == set(sight.split())


@pytest.mark.rule("dc.los.no-diagonal", "dc.los.blockers", "dc.example.los-m0")
def test_nobody_sees_diagonally_or_through_walls_and_closed_doors() -> None:
    assert "C3" not in seen("m0", "D4", "C3-C4").split()
    assert "C3" not in seen("m0", "C4").split()
    assert "B2" not in seen("m0", "A2", "C3-C4").split()


@pytest.mark.rule(
    "dc.example.los-m1", "dc.los.into-building", "dc.los.inside-building", "dc.los.out-of-building"
)
def test_sight_in_and_out_of_a_tenement() -> None:
    assert seen("m1", "A4") == "A1 A2 A3 A4 A5 A6"
    assert set(seen("m1", "D2", "D2-E2").split()) == {"C2", "D2", "D3", "E2"}
    assert set(seen("m1", "E2", "D2-E2").split()) == {"D2", "E1", "E2", "E3", "E4", "E5", "E6"}


@pytest.mark.rule("dc.example.los-two-rooms-m2", "dc.los.room-endpoint")
def test_a_long_line_has_a_room_at_one_end_only() -> None:
    doors = "C3-C4 C4-C5"
    assert set(seen("m2", "C4", doors).split()) == {"C3", "C5", *(f"{c}4" for c in "ABCDEFGHI")}
    assert set(seen("m2", "C3", doors).split()) == {"B3", "C3", "C4", "D3"}


@pytest.mark.rule("dc.example.los-out-m3", "dc.los.out-of-building", "dc.ruling.los")
def test_from_a_room_sight_runs_on_through_the_street() -> None:
    assert set(seen("m3", "C5", "C5-D5").split()) == {"B5", "C5", "D5", "E5", "F5"}
    assert "C5" in seen("m3", "F5", "C5-D5").split()
    assert "B5" not in seen("m3", "F5", "C5-D5").split()
    assert {"E3"} == set(seen("m3", "E6", "E3-E4").split()) & {"E2", "E3"}


@pytest.mark.rule("dc.los.symmetric")
@pytest.mark.parametrize("mission", ["m0", "m1", "m2", "m3", "m4"])
def test_whoever_is_seen_sees(mission: str) -> None:
    found = book(mission)
    for doors in (0, (1 << len(found.board.doors)) - 1):
        sight = found.board.view(doors).sight
        zones = range(len(found.names))
        assert all((sight[a] >> b & 1) == (sight[b] >> a & 1) for a in zones for b in zones)


@pytest.mark.rule("dc.los.figures", "dc.attack.past-figures")
def test_figures_hinder_neither_sight_nor_attacks_past_them() -> None:
    t = table(
        heroes="cyborg A4, batman B4",
        enemies="3 walker A4, 3 brute B4, walker C4",
        turn="cyborg",
        rolls=[3, 1],
    )
    t.play("attack own C4")
    assert t.enemies("C4") == {}
    assert t.enemies("B4") == {"brute": 3}


@pytest.mark.rule("dc.los.multi-cell")
def test_a_zone_of_several_cells_sees_along_each_of_them() -> None:
    from sobremesa.boards.zones_drawing import read_drawing

    board = read_drawing(
        """
     A    B    C
   +----+----+----+
 1 |              |
   +    + ~~ +    +
 2 |              |
   +----+----+----+
"""
    ).board
    names: Sequence[str] = board.names
    big = next(zone for zone, cells in enumerate(board.cells_of) if len(cells) == 2)
    assert set(board.names_in(board.view(0).sight[big]).split()) == set(names)


@pytest.mark.rule("dc.los.unrevealed", "dc.push.place")
def test_no_unopened_building_can_be_seen_entered_or_targeted() -> None:
    t = table("m3", heroes="cyborg E4 xp=43 power=4", turn="cyborg", enemies="z-superman E2")
    assert not t.offers("attack")
    assert not t.offers("move E3")
    t.play("use boom-tube")
    assert not {"E1", "E2", "E3", "A1", "H5"} & {o.split()[1] for o in t.offered()}
    assert t.offers("zone F1")
