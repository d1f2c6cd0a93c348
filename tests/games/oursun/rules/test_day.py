"""The day: Preparation step by step, phases, turns, weather, hunger, thirst and infection."""

from __future__ import annotations

import pytest

from games.oursun.table import NORTH, SOUTH, TWO_NORTH, Table, table
from sobremesa.games.oursun.content.book import goods
from sobremesa.games.oursun.events.days import Drank, TurnBegan
from sobremesa.games.oursun.state import FIT, HOME, OK, TIRED, Fire, Phase, Stage


def dawn(*kinds: str, **options: object) -> Table:
    """The end of the Night of day 1: Preparation comes next."""
    t = table(*kinds, phase=Phase.NIGHT, **options)  # type: ignore[arg-type]
    t.g.active = -1
    for person in t.g.people:
        person.goods = goods("F")
    return t


@pytest.mark.rule(
    "sun.prep.a-start-player", "sun.prep.c-day", "sun.general.round-is-day", "sun.phase.turn-order"
)
def test_the_marker_passes_clockwise_and_a_new_day_begins_with_its_holder() -> None:
    t = dawn("medic", "hunter", "soldier")
    t.go((1, 10), stage=Stage.PREPARATION)
    assert (t.g.day, t.g.first, t.seat) == (2, 1, 1)
    t.play("1 Wait", "2 Wait")
    assert t.seat == 0


@pytest.mark.rule("sun.ruling.start-player-dead", "sun.ruling.dead-body")
def test_the_marker_skips_the_dead_who_have_no_turn() -> None:
    t = dawn("medic", "hunter", "soldier")
    t[1].died, t[1].hp = 2, 0
    t.ruthless().go((1, 10), stage=Stage.PREPARATION)
    assert t.g.first == 2
    t.play("2 Wait", "0 Wait")
    assert [t.number(each.who) for each in t.told(TurnBegan)] == [2, 0]


@pytest.mark.rule(
    "sun.prep.b-clean-up",
    "sun.prep.b-camp-exception",
    "sun.ruling.tile-resources-stay",
    "sun.discard.cleared",
    "sun.ruling.cleaned-cards",
    "sun.camp.storage-kept",
)
def test_dropped_things_are_cleared_native_ones_and_camps_are_not() -> None:
    t = dawn("medic", "hunter")
    (knife,) = t.give(0, "F", "knife")
    t[0].items = ()
    t.tile(NORTH, native=goods("W"), dropped=goods("MM"), cards=(knife,))
    t.tile(SOUTH, 26, dropped=goods("MM"), stored_water=2)
    t.go((1, 10), stage=Stage.PREPARATION)
    north, south = t.g.map[NORTH], t.g.map[SOUTH]
    assert (north.native, north.dropped, north.cards) == (goods("W"), goods(""), ())
    assert knife in t.g.gear_deck
    assert (south.dropped, south.stored_water) == (goods("MM"), 2)


@pytest.mark.rule(
    "sun.prep.b-corpses",
    "sun.loot.removed",
    "sun.enemy.defeated-card",
    "sun.ruling.defeated-card-delay",
    "sun.ruling.body-loot-lost",
    "sun.general.discard-under-deck",
)
def test_bodies_nobody_looted_go_under_the_deck() -> None:
    t = dawn("medic", "hunter")
    dog = t.enemy("stray_dog", body=True)
    t.go((1, 10), stage=Stage.PREPARATION)
    assert dog not in t.g.enemies
    assert t.g.enemy_discard == [dog]


@pytest.mark.rule("sun.prep.d-gear-reset", "sun.use.flip", "sun.general.ability-marker-removal")
def test_gear_and_abilities_are_ready_again() -> None:
    t = dawn("medic", "hunter")
    (jacket,) = t.give(0, "F", "leather_jacket")
    t.g.flipped = 1 << jacket
    t[0].ability_used = 1
    t.go((1, 10), stage=Stage.PREPARATION)
    assert (t.g.flipped, t[0].ability_used) == (0, 0)


@pytest.mark.rule(
    "sun.prep.d-symbol-reset", "sun.enemy.symbol-unmarked", "sun.stealth.after-symbol-reset"
)
def test_markers_leave_the_symbols_and_who_stands_there_is_hidden() -> None:
    t = dawn("medic", "hunter")
    t[1].tile = NORTH
    t.tile(NORTH, 14, marked=1)
    t.go((1, 10), stage=Stage.PREPARATION)
    assert t.g.map[NORTH].marked == 0
    assert (t[0].stealth, t[1].stealth) == (False, True)


@pytest.mark.rule("sun.prep.d-symbol-reset", "sun.stealth.after-symbol-reset")
def test_all_the_living_on_a_cleared_symbol_are_hidden_and_nobody_on_another_tile() -> None:
    t = dawn("medic", "hunter", "soldier", "engineer")
    t[0].tile = t[1].tile = t[2].tile = NORTH
    t[1].died, t[1].hp = 1, 0
    t.tile(NORTH, 14, marked=1)
    t.tile(SOUTH, 14)
    t[3].tile = SOUTH
    t.go((1, 10), stage=Stage.PREPARATION)
    assert [each.stealth for each in t.g.people] == [True, False, True, False]


@pytest.mark.rule(
    "sun.prep.e-enemy-move",
    "sun.enemy.move-one",
    "sun.enemy.move-1-6",
    "sun.ruling.hex-directions",
    "sun.enemy.move-when",
    "sun.enemy.move-pinned",
    "sun.ruling.enemy-move-order",
)
def test_enemies_without_characters_move_by_the_d8_the_others_stay() -> None:
    t = dawn("medic", "hunter")
    t.tile(NORTH)
    free = t.enemy("bear", NORTH)
    pinned = t.enemy("stray_dog")
    t.go((4, 8), (1, 10), stage=Stage.PREPARATION)
    assert (t.g.enemies[free].tile, t.g.enemies[pinned].tile) == (0, 0)


@pytest.mark.rule(
    "sun.enemy.move-unrevealed", "sun.ruling.facedown-tile", "sun.stealth.enemies-may-move"
)
def test_an_enemy_beside_the_hidden_walks_onto_a_new_face_down_tile() -> None:
    t = dawn("medic", "hunter")
    t[0].stealth = t[1].stealth = True
    bear = t.enemy("bear")
    number = t.g.stack[-1]
    t.go((1, 8), (1, 10), stage=Stage.PREPARATION)
    assert t.g.enemies[bear].tile == NORTH
    assert (t.g.map[NORTH].number, t.g.map[NORTH].revealed) == (number, False)


@pytest.mark.rule("sun.enemy.move-7")
def test_on_a_seven_an_enemy_stays() -> None:
    t = dawn("medic", "hunter")
    t.tile(NORTH)
    bear = t.enemy("bear", NORTH)
    t.go((7, 8), (1, 10), stage=Stage.PREPARATION)
    assert t.g.enemies[bear].tile == NORTH


@pytest.mark.rule(
    "sun.enemy.move-8",
    "sun.enemy.move-tie",
    "sun.ruling.enemy-nearest",
    "sun.ruling.enemy-enters-character",
)
def test_on_an_eight_it_moves_towards_the_nearest_with_the_fewest_successes() -> None:
    t = dawn("medic", "hunter")
    t.tile(NORTH)
    far = TWO_NORTH
    t.tile(far)
    t[1].tile = far
    bear = t.enemy("bear", NORTH)
    t.go((8, 8), 2, 2, 2, 8, (1, 10), stage=Stage.PREPARATION)
    assert t.g.enemies[bear].tile == far
    assert t[1].hp == 7


@pytest.mark.rule("sun.ruling.enemy-blocked", "sun.enemy.animal-fire")
def test_an_animal_whose_way_leads_to_a_campfire_stays() -> None:
    t = dawn("medic", "hunter")
    t.g.map[HOME].fire = Fire.CAMPFIRE
    t.tile(NORTH)
    bear = t.enemy("bear", NORTH)
    t.go((4, 8), (1, 10), stage=Stage.PREPARATION)
    assert t.g.enemies[bear].tile == NORTH


@pytest.mark.rule(
    "sun.prep.f-water",
    "sun.example.derived-new-haven-water",
    "sun.refill.once",
    "sun.refill.cost",
    "sun.refill.effect",
    "sun.ruling.water-cubes",
    "sun.ruling.refill-when-full",
)
def test_two_refills_empty_new_haven_until_preparation() -> None:
    t = table("medic", "hunter", number=1)
    t.g.map[HOME].water = 2
    for person in t.g.people:
        person.water, person.goods = 1, goods("F")
    t.go((1, 10), (1, 10))
    t.let_go("interrupt", "last-action")
    t.play("Refill")
    assert (t[0].water, t[0].ap) == (6, 5)
    assert not t.offers("Refill")
    t.play("Wait", "1 Refill")
    assert t.g.map[HOME].water == 0
    t.play("1 Wait", "0 Wait")
    assert not t.offers("Refill", 1)
    t.play("1 Wait", "0 Wait", "1 Wait")
    assert (t.g.day, t.g.map[HOME].water) == (2, 2)


@pytest.mark.rule(
    "sun.prep.g-condition",
    "sun.board.condition-meter",
    "sun.ruling.condition-limits",
    "sun.ruling.condition-track",
)
def test_condition_drops_each_day_but_not_below_tired() -> None:
    t = dawn("medic", "hunter", "soldier")
    t[0].condition, t[1].condition, t[2].condition = FIT, OK, TIRED
    t.go((1, 10), stage=Stage.PREPARATION)
    assert [each.condition for each in t.g.people] == [OK, TIRED, TIRED]


@pytest.mark.rule(
    "sun.prep.h-food", "sun.ruling.food-mandatory", "sun.ruling.upkeep-source", "sun.prep.order"
)
def test_who_has_no_food_on_its_board_suffers_1_damage() -> None:
    t = dawn("medic", "hunter")
    t[1].goods = goods("M")
    t.g.map[HOME].native = goods("FF")
    t.go((1, 10), stage=Stage.PREPARATION)
    assert (t[0].hp, t[1].hp) == (7, 6)
    assert (t[0].goods, t.g.map[HOME].native) == (goods(""), goods("FF"))


@pytest.mark.rule(
    "sun.example.derived-ap-table",
    "sun.phase.ap-base",
    "sun.phase.ap-storm",
    "sun.phase.ap-tired",
    "sun.phase.ap-modifiers",
    "sun.phase.ap-reset",
    "sun.ruling.ap-stack",
    "sun.ruling.fit-no-bonus",
)
@pytest.mark.parametrize(
    ("sun", "condition", "ap"),
    [(1, OK, 6), (1, FIT, 6), (8, OK, 5), (1, TIRED, 4), (8, TIRED, 3), (0, OK, 6), (0, TIRED, 4)],
)
def test_the_ap_of_a_phase(sun: int, condition: int, ap: int) -> None:
    t = table("medic", "hunter", phase=Phase.MORNING if sun else Phase.NIGHT, number=1)
    t.g.active = -1
    t[0].condition = condition
    t.go(*([(sun, 10)] if sun else []), stage=Stage.PHASE_START)
    assert t[0].ap == ap


@pytest.mark.rule(
    "sun.phase.sun-card",
    "sun.phase.sun-not-at-night",
    "sun.ruling.weather-duration",
    "sun.fire.duration",
    "sun.ruling.fire-storm-time",
    "sun.fire.stove-removed",
    "sun.ruling.stove-metal-dropped",
)
def test_a_storm_puts_out_fires_and_a_stove_leaves_its_metal() -> None:
    t = table("medic", "hunter")
    t.tile(NORTH, fire=Fire.STOVE)
    t.g.map[HOME].fire = Fire.CAMPFIRE
    t.g.active = -1
    t.go((8, 10), stage=Stage.PHASE_START)
    assert t.g.weather == "storm"
    assert [tile.fire for tile in t.g.map.values()] == [Fire.NONE, Fire.NONE]
    assert (t.g.map[NORTH].dropped, t.g.map[HOME].dropped) == (goods("M"), goods(""))


@pytest.mark.rule(
    "sun.phase.infection-morning", "sun.infection.effect", "sun.phase.sequence-morning"
)
def test_infection_takes_1_hp_in_the_morning() -> None:
    t = table("medic", "hunter")
    t[0].infected = True
    t.g.active = -1
    t.go((1, 10), stage=Stage.PHASE_START)
    assert (t[0].hp, t[1].hp) == (6, 7)


@pytest.mark.rule("sun.phase.infection-not-afternoon", "sun.phase.sequence-afternoon")
def test_infection_does_nothing_in_the_afternoon() -> None:
    t = table("medic", "hunter", phase=Phase.AFTERNOON)
    t[0].infected = True
    t.g.active = -1
    t.go((1, 10), stage=Stage.PHASE_START)
    assert t[0].hp == 7


@pytest.mark.rule(
    "sun.phase.infection-night",
    "sun.phase.sequence-night",
    "sun.newhaven.no-night-cards",
    "sun.night.new-haven",
)
def test_infection_takes_1_hp_at_night_and_new_haven_draws_no_night_card() -> None:
    t = table("medic", "hunter", phase=Phase.NIGHT, number=1)
    t[0].infected = True
    t.g.active = -1
    deck = len(t.g.night_deck)
    t.go(stage=Stage.PHASE_START)
    assert t[0].hp == 6
    assert len(t.g.night_deck) == deck


@pytest.mark.rule("sun.phase.drink", "sun.ruling.drink-mandatory", "sun.ruling.first-morning")
def test_a_turn_begins_with_a_drink() -> None:
    t = table("medic", "hunter")
    t.g.active = -1
    t.go((1, 10), stage=Stage.PHASE_START)
    assert t.told(Drank) == [Drank("medic", 1, 0)]
    assert t[0].water == 5


@pytest.mark.rule("sun.phase.drink-per-missing")
def test_in_a_heatwave_each_missing_water_is_1_damage() -> None:
    t = table("medic", "hunter")
    t[0].water = 0
    t.g.active = -1
    t.go((5, 10), stage=Stage.PHASE_START)
    assert t[0].hp == 5


@pytest.mark.rule("sun.board.ap-zero-ends-turn", "sun.ruling.zero-ap-end")
def test_at_0_ap_the_turn_is_over() -> None:
    t = table("medic", "hunter")
    t[0].ap = 1
    t.tile(NORTH)
    t.go()
    t.play(f"Move {NORTH}")
    assert t.seat == 1


@pytest.mark.rule("sun.ruling.zero-ap-turn")
def test_a_turn_without_ap_still_drinks() -> None:
    t = table("medic", "hunter", "soldier")
    t[1].ap = 0
    t.go()
    t.play("Wait")
    assert (t.seat, t[1].water) == (2, 5)


@pytest.mark.rule("sun.ruling.turn-end-effects", "sun.ruling.storm-kinds")
def test_a_solar_storm_burns_who_ends_its_turn_in_the_open() -> None:
    t = table("medic", "hunter", weather="solar_storm")
    t.go()
    t.play("Wait")
    assert t[0].hp == 6


@pytest.mark.rule(
    "sun.example.revive-window",
    "sun.death.window",
    "sun.ruling.window-close",
    "sun.death.eliminated",
    "sun.ruling.eliminated-gear",
    "sun.ruling.eliminated-player",
)
@pytest.mark.parametrize(
    ("day", "phase", "out"), [(1, Phase.NIGHT, False), (2, Phase.MORNING, True)]
)
def test_the_window_closes_at_the_end_of_the_third_phase(day: int, phase: Phase, out: bool) -> None:
    t = table("medic", "hunter", phase=phase, day=day, number=1)
    t[1].died, t[1].hp = 1, 0
    t.give(1, "MM", "knife")
    t[0].goods = goods("F")
    t.g.active, t.g.order = -1, []
    t.go((1, 10), stage=Stage.PHASE_END)
    assert t[1].eliminated == out
    assert (t.g.map[HOME].dropped == goods("MM")) == out


@pytest.mark.rule("sun.ruling.prep-deaths", "sun.ruling.infection-death-together")
def test_death_by_hunger_counts_from_the_following_morning() -> None:
    t = dawn("medic", "hunter")
    t[1].hp, t[1].goods = 1, goods("")
    t.go((1, 10), stage=Stage.PREPARATION)
    assert t[1].died == 3


@pytest.mark.rule(
    "sun.solo.order-choice", "sun.solo.two-characters", "sun.ruling.solo-start-player"
)
def test_alone_the_player_says_who_acts_first() -> None:
    t = table("medic", "hunter", solo=True)
    t.g.active = -1
    t.go((1, 10), stage=Stage.PHASE_START)
    assert t.offered() == ["GoFirst 0", "GoFirst 1"]
    t.play("GoFirst 1", "Wait")
    assert [t.number(each.who) for each in t.told(TurnBegan)] == [1, 0]
