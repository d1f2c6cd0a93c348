"""Preparation: its eight steps, what they leave alone and what they tell."""

from __future__ import annotations

import pytest

from games.oursun.setups import CLEAR
from games.oursun.table import NORTH, NORTH_EAST, SOUTH, TWO_NORTH, Table, table
from sobremesa.games.oursun.content.book import goods
from sobremesa.games.oursun.events.cards import MissionCard
from sobremesa.games.oursun.events.days import Ate, ConditionChanged, DayBegan
from sobremesa.games.oursun.events.enemies import EnemyMoved, Spawned
from sobremesa.games.oursun.events.harm import Hurt
from sobremesa.games.oursun.events.things import TrapRolled
from sobremesa.games.oursun.state import FIT, HOME, NOBODY, OK, TIRED, Fire, Phase, Stage

NEW_HAVEN, RIVERBANK, CAMPING, WELL = 1, 6, 26, 31


def dawn(*kinds: str, **options: object) -> Table:
    """The end of the Night of day 1, everybody with food."""
    t = table(*kinds, phase=Phase.NIGHT, **options)  # type: ignore[arg-type]
    t.g.active = NOBODY
    for person in t.g.people:
        person.goods = goods("FF")
    return t


@pytest.mark.rule("sun.prep.a-start-player", "sun.prep.c-day")
@pytest.mark.parametrize(("first", "next_one"), [(0, 1), (1, 2), (2, 0)])
def test_the_marker_goes_round_and_the_new_day_is_told_with_its_holder(
    first: int, next_one: int
) -> None:
    t = dawn("medic", "hunter", "soldier")
    t.g.first = first
    t.go(CLEAR, stage=Stage.PREPARATION)
    assert t.told(DayBegan) == [DayBegan(2, ("medic", "hunter", "soldier")[next_one])]
    assert (t.g.first, t.g.day, t.g.phase) == (next_one, 2, Phase.MORNING)


@pytest.mark.rule("sun.ruling.start-player-dead")
def test_the_last_one_alive_keeps_the_marker() -> None:
    t = dawn("medic", "hunter", "soldier")
    t.g.first = 1
    for who in (0, 2):
        t[who].died, t[who].hp = 2, 0
    t.go(CLEAR, stage=Stage.PREPARATION)
    assert (t.g.first, t.seat) == (1, 1)


@pytest.mark.rule("sun.prep.b-clean-up", "sun.prep.b-camp-exception", "sun.camp.storage-kept")
def test_every_tile_but_a_camp_is_cleared_wherever_it_lies() -> None:
    t = dawn("medic", "hunter", number=CAMPING)
    knife, tent = t.give(0, "FF", "knife", "tent")
    t[0].items = ()
    t.g.map[HOME].dropped, t.g.map[HOME].stored_water = goods("MM"), 3
    t.tile(NORTH, dropped=goods("WC"))
    t.tile(SOUTH, tent=tent, cards=(knife,), dropped=goods("K"))
    t.tile(NORTH_EAST, shelter=True, dropped=goods("P"))
    t.go(CLEAR, stage=Stage.PREPARATION)
    kept = {place: tile.dropped for place, tile in t.g.map.items()}
    assert kept == {0: goods("MM"), NORTH: goods(""), SOUTH: goods("K"), NORTH_EAST: goods("P")}
    assert (t.g.map[HOME].stored_water, t.g.map[SOUTH].cards) == (3, (knife,))


@pytest.mark.rule("sun.prep.b-clean-up", "sun.ruling.cleaned-cards", "sun.mission.sequence")
def test_mission_objects_stay_where_they_lie_and_other_cards_go_to_their_decks() -> None:
    t = dawn("medic", "hunter", mission="outpost")
    prisoner = t.card("prisoner")
    knife, katana = t.give(0, "FF", "knife", "katana")
    t[0].items = ()
    t.tile(NORTH, cards=(knife, prisoner, katana))
    t.go(CLEAR, stage=Stage.PREPARATION)
    assert t.g.map[NORTH].cards == (prisoner,)
    assert knife in t.g.gear_deck
    assert t.g.loot_discard == [katana]


@pytest.mark.rule("sun.prep.b-corpses")
def test_bodies_go_and_the_living_stay() -> None:
    t = dawn("medic", "hunter")
    body, bear = t.enemy("stray_dog", body=True), t.enemy("bear", damage=2)
    t.go(CLEAR, stage=Stage.PREPARATION)
    assert list(t.g.enemies) == [bear]
    assert (t.g.enemies[bear].damage, t.g.enemy_discard) == (2, [body])


@pytest.mark.rule("sun.ruling.sol-spawn-tile", "sun.mode.sol-ability-spawn")
def test_with_the_new_day_an_ally_may_be_called_again() -> None:
    t = dawn("medic", "hunter", "soldier", roles=("besieger", "baker", "mason"))
    t.g.unmasked, t.g.ally_called, t.g.first = 0, True, 2
    t.tile(NORTH)
    t.go(CLEAR, stage=Stage.PREPARATION)
    assert t.seat == 0
    assert t.offers(f"CallAlly {NORTH}")


@pytest.mark.rule("sun.prep.d-gear-reset", "sun.general.ability-marker-removal")
def test_every_ability_is_ready_again() -> None:
    t = dawn("medic", "engineer", "firefighter")
    for person in t.g.people:
        person.ability_used = 1
    t.g.flipped = 0b1010
    t.go(CLEAR, stage=Stage.PREPARATION)
    assert [person.ability_used for person in t.g.people] == [0, 0, 0]
    assert t.g.flipped == 0


@pytest.mark.rule("sun.stealth.after-symbol-reset", "sun.ruling.dead-body")
def test_freed_symbols_hide_the_living_on_their_tiles_and_no_one_else() -> None:
    t = dawn("medic", "hunter", "soldier", "engineer")
    t.tile(NORTH, 16, marked=2)
    t.tile(SOUTH, 14)
    t[1].tile, t[2].tile, t[3].tile = NORTH, NORTH, SOUTH
    t[2].died, t[2].hp = 2, 0
    t.go(CLEAR, stage=Stage.PREPARATION)
    assert [person.stealth for person in t.g.people] == [False, True, False, False]
    assert t.g.map[NORTH].marked == 0


@pytest.mark.rule("sun.prep.order", "sun.prep.e-enemy-move", "sun.stealth.enemies-may-move")
def test_enemies_move_after_symbols_are_freed() -> None:
    """Whom the freed symbol hides no longer holds the enemy on its tile."""
    t = dawn("medic", "hunter")
    t.tile(NORTH, 16, marked=1)
    t.tile(TWO_NORTH)
    t[1].tile = NORTH
    bear = t.enemy("bear", NORTH)
    t.go((1, 8), CLEAR, stage=Stage.PREPARATION)
    assert t.g.enemies[bear].tile == TWO_NORTH


@pytest.mark.rule("sun.ruling.mission-check", "sun.prep.order")
def test_a_condition_that_the_moves_of_enemies_fulfil_brings_the_card_before_the_next_step() -> (
    None
):
    t = dawn("medic", "hunter", number=NEW_HAVEN)
    t.g.card = 3
    t.tile(NORTH, WELL)
    t.tile(TWO_NORTH)
    t.enemy("stray_dog", NORTH)
    t[0].condition = FIT
    t.go((1, 8), CLEAR, stage=Stage.PREPARATION)
    told = [type(each) for each in t.told(object)]  # type: ignore[type-var]
    assert told.index(EnemyMoved) < told.index(MissionCard) < told.index(ConditionChanged)
    assert (t.g.card, t.g.map[HOME].water) == (4, 0)


@pytest.mark.rule("sun.prep.e-enemy-move", "sun.mission.sequence")
def test_the_sons_of_the_clinic_card_come_after_the_moves_and_stay_where_they_appear() -> None:
    t = dawn("medic", "hunter", mission="clinic", number=NEW_HAVEN)
    t.g.card, t.g.progress = 5, {"serums": 3}
    t.tile(NORTH)
    t.tile(SOUTH * 2)
    t.enemy("stray_dog", SOUTH * 2)
    t.next_enemies("sol_recruit")
    t.go((7, 8), CLEAR, stage=Stage.PREPARATION)
    told = [type(each) for each in t.told(object)]  # type: ignore[type-var]
    assert told.count(EnemyMoved) == 1
    assert told.index(EnemyMoved) < told.index(Spawned)
    assert [each.place for each in t.told(Spawned)] == [NORTH]


@pytest.mark.rule("sun.prep.f-water", "sun.ruling.facedown-tile")
def test_sources_are_filled_to_their_symbols_and_never_beyond() -> None:
    t = dawn("medic", "hunter")
    t.tile(NORTH, RIVERBANK)
    t.tile(SOUTH, 19, water=1)
    t.tile(NORTH_EAST, 25, revealed=False)
    t.go(CLEAR, stage=Stage.PREPARATION)
    water = {place: tile.water for place, tile in t.g.map.items()}
    assert water == {0: 0, NORTH: 1, SOUTH: 1, NORTH_EAST: 0}


@pytest.mark.rule("sun.prep.f-water", "sun.mission.sequence")
def test_only_the_source_of_new_haven_dries_up() -> None:
    t = dawn("medic", "hunter", number=NEW_HAVEN)
    t.g.card, t.g.progress = 4, {"dry": 1, "water": 4}
    t.tile(NORTH, RIVERBANK)
    t.go(CLEAR, stage=Stage.PREPARATION)
    assert (t.g.map[HOME].water, t.g.map[NORTH].water) == (0, 1)


@pytest.mark.rule("sun.prep.f-water", "sun.ruling.markers-stay")
@pytest.mark.parametrize(("die", "food"), [(3, "F"), (4, "")])
def test_a_trap_catches_food_by_one_success_and_its_roll_is_told(die: int, food: str) -> None:
    t = dawn("medic", "hunter")
    (trap,) = t.give(0, "FF", "small_animal_trap")
    t[0].items = ()
    t.tile(NORTH, traps=(trap,), fire=Fire.CAMPFIRE)
    t.go(die, CLEAR, stage=Stage.PREPARATION)
    assert t.told(TrapRolled) == [TrapRolled(NORTH, 5, (16 + die - 1,), bool(food))]
    assert t.g.map[NORTH].dropped == goods(food)


@pytest.mark.rule("sun.prep.g-condition", "sun.ruling.condition-limits", "sun.ruling.dead-body")
def test_the_drop_of_condition_is_told_and_spares_the_dead() -> None:
    t = dawn("medic", "hunter", "soldier", "engineer")
    t[0].condition, t[1].condition, t[2].condition, t[3].condition = FIT, TIRED, FIT, OK
    t[2].died, t[2].hp = 2, 0
    t.go(CLEAR, stage=Stage.PREPARATION)
    assert [person.condition for person in t.g.people] == [OK, TIRED, FIT, TIRED]
    assert t.told(ConditionChanged) == [
        ConditionChanged("medic", OK, "day"),
        ConditionChanged("engineer", TIRED, "day"),
    ]


@pytest.mark.rule("sun.prep.h-food", "sun.ruling.dead-body")
def test_a_meal_and_hunger_are_told_and_the_dead_need_none() -> None:
    t = dawn("medic", "hunter", "soldier", "engineer")
    t[1].goods = t[3].goods = goods("M")
    t[2].died, t[2].hp = 2, 0
    t.go(CLEAR, stage=Stage.PREPARATION)
    assert t.told(Ate) == [Ate("medic", 0)]
    assert t.told(Hurt) == [Hurt("hunter", 1, "hunger", 6), Hurt("engineer", 1, "hunger", 6)]
    assert [each.goods for each in t.g.people[:3]] == [goods("F"), goods("M"), goods("FF")]
