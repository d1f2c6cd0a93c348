"""Who is where, who counts, and what a tile offers: the questions that all rules ask."""

from __future__ import annotations

import pytest

from games.oursun.table import NORTH, SOUTH, table
from sobremesa.games.oursun.options.ids import FoeId
from sobremesa.games.oursun.rules.enemies import go, spawn
from sobremesa.games.oursun.state import HOME, Phase, Tile

MOTEL, BURNT_VILLAGE, CAMPING_GROUND, FARMHOUSE, NEW_HAVEN = 12, 16, 26, 7, 1


@pytest.mark.rule("sun.ruling.dead-body", "sun.death.eliminated", "sun.death.zero")
def test_the_dead_and_the_eliminated_are_not_among_the_living() -> None:
    t = table("medic", "hunter", "soldier", "engineer")
    t[1].died, t[2].eliminated, t[3].tile = 0, True, NORTH
    assert [each.alive for each in t.g.people] == [True, False, False, True]
    assert [each.who for each in t.g.living()] == [0, 3]
    assert [each.who for each in t.g.living_on(HOME)] == [0]
    assert [each.who for each in t.g.living_on(NORTH)] == [3]


@pytest.mark.rule("sun.enemy.activate-stealth-exception")
def test_only_those_outside_stealth_mode_are_exposed() -> None:
    t = table("medic", "hunter", "soldier")
    t[1].stealth, t[2].tile = True, NORTH
    assert [each.who for each in t.g.exposed_on(HOME)] == [0]


@pytest.mark.rule(
    "sun.tile.movement-spaces", "sun.tile.enemies-use-no-spaces", "sun.ruling.dead-body"
)
def test_a_tile_has_room_for_as_many_living_characters_as_it_has_spaces() -> None:
    t = table("medic", "hunter", "soldier", number=FARMHOUSE)
    t[2].tile = NORTH
    t.enemy("wolf")
    tile = t.g.map[HOME]
    assert not t.g.has_room(tile, HOME)
    t[1].died = 0
    assert t.g.has_room(tile, HOME)


@pytest.mark.rule("sun.tile.no-spaces-unlimited")
def test_a_tile_without_spaces_holds_any_number() -> None:
    t = table("medic", "hunter", "soldier", "engineer", "smuggler", "firefighter", number=NEW_HAVEN)
    assert t.g.has_room(t.g.map[HOME], HOME)


@pytest.mark.rule("sun.tile.camp-symbol", "sun.ruling.camp-symbol-permanent", "sun.camp.pitch")
def test_what_makes_a_camp() -> None:
    g = table("medic").g
    assert not g.has_camp(Tile(MOTEL))
    assert g.has_camp(Tile(MOTEL, tent=g.book.gear.index("tent")))
    assert g.has_camp(Tile(MOTEL, shelter=True))
    assert g.has_camp(Tile(CAMPING_GROUND))
    assert not g.has_camp(Tile(CAMPING_GROUND, revealed=False))


@pytest.mark.rule("sun.enemy.symbol-marked", "sun.tile.enemy-symbol")
def test_marked_symbols_and_those_of_a_face_down_tile_are_not_live() -> None:
    g = table("medic").g
    assert g.live_symbols(Tile(BURNT_VILLAGE)) == 2
    assert g.live_symbols(Tile(BURNT_VILLAGE, marked=1)) == 1
    assert g.live_symbols(Tile(BURNT_VILLAGE, revealed=False)) == 0


@pytest.mark.rule("sun.enemy.move-unrevealed", "sun.tile.number")
def test_the_number_of_a_face_down_tile_is_not_known() -> None:
    t = table("medic")
    t.tile(NORTH, MOTEL)
    t.tile(SOUTH, BURNT_VILLAGE, revealed=False)
    assert (t.g.known(NORTH), t.g.known(SOUTH)) == (MOTEL, 0)


@pytest.mark.rule("sun.combat.all-counter", "sun.loot.removed")
def test_bodies_and_enemies_elsewhere_are_no_enemies_on_a_tile() -> None:
    t = table("medic")
    wolf, dog = t.enemy("wolf"), t.enemy("stray_dog")
    t.enemy("bear", body=True)
    t.enemy("viper", at=NORTH)
    assert [each.id for each in t.g.enemies_on(HOME)] == [wolf, dog]


@pytest.mark.rule("sun.enemy.spawn", "sun.combat.rotate")
def test_a_spawned_enemy_is_unhurt_and_has_not_attacked_yet() -> None:
    t = table("medic")
    t.tile(NORTH)
    wolf = FoeId(t.g.book.enemies.index("wolf"))
    spawn(t.g, wolf, NORTH)
    enemy = t.g.enemies[wolf]
    assert (enemy.kind, enemy.tile, enemy.damage) == ("wolf", NORTH, 0)
    assert (enemy.rotated, enemy.body, enemy.cube) == (False, False, -1)


@pytest.mark.rule("sun.enemy.move-unrevealed")
def test_a_tile_that_an_enemy_lays_face_down_bears_nothing_yet() -> None:
    t = table("medic")
    wolf = t.enemy("wolf")
    go(t.g, t.g.enemies[wolf], NORTH, 0)
    tile = t.g.map[NORTH]
    assert (tile.revealed, tile.water, sum(tile.native), sum(tile.dropped)) == (False, 0, 0, 0)
    assert (tile.event, tile.closed, tile.marked, tile.cards) == (False, False, 0, ())


@pytest.mark.rule("sun.ranged.target", "sun.mode.sol-ability-move")
def test_in_reach_are_the_own_tile_and_those_next_to_it() -> None:
    t = table("medic")
    t[0].tile = NORTH
    assert [t.g.in_reach(t[0], place) for place in (NORTH, HOME, SOUTH)] == [True, True, False]


@pytest.mark.rule("sun.phase.turn-order", "sun.ruling.eliminated-player")
def test_clockwise_goes_round_from_anybody_and_the_eliminated_have_no_say() -> None:
    t = table("medic", "hunter", "soldier", "engineer")
    t[1].eliminated, t[3].died = True, 0
    assert [each.who for each in t.g.clockwise(2)] == [2, 3, 0, 1]
    assert t.g.seats() == (0, 2, 3)
    assert table("medic", "hunter", solo=True).g.seats() == (0,)


@pytest.mark.rule("sun.mode.group-deck", "sun.mode.coop")
def test_only_who_holds_a_son_of_liberty_card_is_one() -> None:
    t = table("medic", "hunter", "soldier", roles=("baker", "besieger", "mason"))
    assert [t.g.is_sol(each) for each in t.g.people] == [False, True, False]
    t = table("medic", "hunter")
    assert [t.g.is_sol(each) for each in t.g.people] == [False, False]


@pytest.mark.rule("sun.death.window", "sun.general.round-is-day")
def test_phases_are_counted_on_from_day_to_day_from_none() -> None:
    def number(day: int, phase: Phase) -> int:
        return table("medic", day=day, phase=phase).g.clock

    first = [number(1, phase) for phase in Phase]
    second = [number(2, phase) for phase in Phase]
    assert (first, second) == ([0, 1, 2], [3, 4, 5])
    assert [table("medic", phase=phase).g.night for phase in Phase] == [False, False, True]
