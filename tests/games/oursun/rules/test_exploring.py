"""Tiles that come to light, and where the things of a mission are."""

from __future__ import annotations

import pytest

from games.oursun.table import NORTH, NORTH_EAST, SOUTH, TWO_NORTH, table
from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.content.book import goods
from sobremesa.games.oursun.events.cards import MissionCard
from sobremesa.games.oursun.events.days import Acted
from sobremesa.games.oursun.events.movement import TileRevealed
from sobremesa.games.oursun.options.ids import Place
from sobremesa.games.oursun.rules.exploring import explore_options
from sobremesa.games.oursun.rules.whereabouts import (
    carrier_of,
    enemies_at,
    object_place,
    people_at,
    place_of,
)
from sobremesa.games.oursun.state import Tile

WELL, GATE = 31, 32


# Exploring


@pytest.mark.rule("sun.explore.resources", "sun.tile.resource-area", "sun.tile.event-area")
@pytest.mark.parametrize(
    "tile",
    [
        Tile(4, native=goods("MA"), closed=True),
        Tile(7, native=goods("FF"), water=1, event=True),
        Tile(24, event=True),
        Tile(19, native=goods("F"), water=1),
        Tile(14, native=goods("WWF")),
    ],
    ids=lambda tile: str(tile.number),
)
def test_a_tile_comes_with_its_cubes_its_water_its_event_and_its_container(tile: Tile) -> None:
    t = table("medic")
    t.g.stack.append(tile.number)
    t.go()
    t.play(f"Explore {NORTH}")
    assert t.g.map[NORTH] == tile
    assert t.told(TileRevealed) == [TileRevealed(NORTH, tile.number)]
    assert t.told(Acted) == [Acted("medic", "explore", 1, 5)]


@pytest.mark.rule("sun.ruling.facedown-tile", "sun.ruling.charge-facedown")
def test_a_face_down_tile_gets_its_things_when_it_is_revealed() -> None:
    t = table("medic")
    t.tile(NORTH, 7, revealed=False)
    stack = list(t.g.stack)
    t.go()
    t.play(f"Explore {NORTH}")
    assert t.g.map[NORTH] == Tile(7, native=goods("FF"), water=1, event=True)
    assert t.g.stack == stack


@pytest.mark.rule("sun.explore.effect", "sun.ruling.tile-stack")
def test_the_next_tile_of_the_stack_is_laid() -> None:
    t = table("medic")
    *rest, second, first = t.g.stack
    t.go()
    t.play(f"Explore {NORTH}", f"Explore {SOUTH}")
    assert (t.g.map[NORTH].number, t.g.map[SOUTH].number) == (first, second)
    assert t.g.stack == rest


@pytest.mark.rule("sun.ruling.stack-empty", "sun.ruling.stealth-fail-sequence")
def test_an_explorer_finds_nothing_if_the_last_tile_is_gone_before_it_looks() -> None:
    """A Howler found out in the meantime calls an enemy that takes the last tile."""
    t = table("hunter", number=14)
    t[0].stealth = True
    t.tile(SOUTH * 2)
    t.enemy("stray_dog", SOUTH * 2)
    t.g.stack[:] = [20]
    t.next_enemies("howler")
    t.go(8, 8, 8, 8)
    t.play(f"Explore {NORTH}")
    assert (t.told(TileRevealed), NORTH in t.g.map, t[0].ap) == ([], False, 5)


@pytest.mark.rule("sun.ruling.charge-facedown", "sun.ruling.stack-empty")
@pytest.mark.parametrize("stack", [True, False])
def test_what_can_be_revealed_lies_face_down_beside_one_or_can_be_drawn(stack: bool) -> None:
    t = table("medic")
    t.tile(NORTH)
    t.tile(SOUTH, revealed=False)
    t.tile(TWO_NORTH, revealed=False)
    if not stack:
        t.g.stack.clear()
    found = explore_options(t.g, t[0])
    assert SOUTH in found
    assert NORTH not in found
    assert (NORTH_EAST in found, len(found)) == (stack, 5 if stack else 1)


@pytest.mark.rule("sun.explore.effect")
def test_an_old_map_reveals_positions_beside_the_tile_for_nothing() -> None:
    t = table("medic")
    t.tile(NORTH, event=True)
    t.next_events("old_map")
    t.g.stack += [19, 20]
    t.go()
    t.play(f"Move {NORTH}")
    assert f"Explore {TWO_NORTH}" in t.offered()
    assert "Explore 0" not in t.offered()
    t.play(f"Explore {TWO_NORTH}", f"Explore {NORTH + NORTH_EAST}")
    assert t.told(TileRevealed) == [
        TileRevealed(TWO_NORTH, 20),
        TileRevealed(Place(NORTH + NORTH_EAST), 19),
    ]
    assert (t[0].ap, t.asked) == (5, ask.Act)


# Whereabouts


@pytest.mark.rule("sun.mission.sequence", "sun.ruling.facedown-tile")
def test_a_tile_that_lies_face_down_is_not_found_by_the_mission() -> None:
    t = table("medic", "hunter")
    t.tile(NORTH, WELL, revealed=False)
    t.tile(SOUTH)
    t.go()
    t.let_go("interrupt")
    t.play(f"Move {SOUTH}")
    assert (t.told(MissionCard), place_of(t.g, WELL)) == ([], None)
    t.play("Move 0", f"Explore {NORTH}")
    assert (t.told(MissionCard), place_of(t.g, WELL)) == ([MissionCard("deep_water", 2)], NORTH)


@pytest.mark.rule("sun.mission.sequence")
def test_a_tile_in_the_stack_or_out_of_the_game_is_nowhere() -> None:
    t = table("medic")
    assert WELL in t.g.stack
    assert [place_of(t.g, WELL), place_of(t.g, GATE)] == [None, None]
    assert (enemies_at(t.g, WELL), people_at(t.g, WELL)) == ([], [])


@pytest.mark.rule("sun.mission.sequence", "sun.ruling.dead-body")
def test_who_is_on_an_objective_tile_counts_the_living_only() -> None:
    t = table("medic", "hunter", "soldier")
    t.tile(NORTH, WELL)
    t[1].tile = t[2].tile = NORTH
    t[2].died, t[2].hp = 0, 0
    dog = t.enemy("stray_dog", NORTH)
    t.enemy("bear", NORTH, body=True)
    t.enemy("wolf")
    assert [person.who for person in people_at(t.g, WELL)] == [1]
    assert [enemy.id for enemy in enemies_at(t.g, WELL)] == [dog]


@pytest.mark.rule("sun.mission.sequence")
@pytest.mark.parametrize("where", ["carried", "lying", "on a body", "nowhere"])
def test_a_mission_object_is_found_carried_lying_or_on_a_body(where: str) -> None:
    t = table("medic", "hunter", "soldier", mission="outpost")
    t.tile(NORTH)
    t.tile(SOUTH)
    t[1].tile = SOUTH
    if where == "lying":
        t.g.map[SOUTH].cards = (t.card("knife"), t.card("prisoner"))
    elif where != "nowhere":
        t.give(1, "", "knife", "prisoner")
    if where == "on a body":
        t[1].died, t[1].hp = 0, 0
    carrier = carrier_of(t.g, "prisoner")
    assert object_place(t.g, "prisoner") == (None if where == "nowhere" else SOUTH)
    assert (carrier.who if carrier else None) == (1 if where in ("carried", "on a body") else None)
