"""A turn from the first drink to its end."""

from __future__ import annotations

import pytest

from games.oursun.table import NORTH, NORTH_EAST, SOUTH, Table, table
from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.content.book import goods
from sobremesa.games.oursun.events.cards import MissionCard, NightCard, Unmasked
from sobremesa.games.oursun.events.combat import Fought, Struck
from sobremesa.games.oursun.events.days import Acted, Drank, TurnBegan
from sobremesa.games.oursun.events.harm import Died, Hurt
from sobremesa.games.oursun.events.things import Spent
from sobremesa.games.oursun.state import HOME, NOBODY, Phase, Stage

CAMPING, WELL = 26, 31


def before_turn(*kinds: str, **options: object) -> Table:
    """The first character is about to begin its turn."""
    t = table(*kinds, **options)  # type: ignore[arg-type]
    t.g.active = NOBODY
    return t


# The beginning


@pytest.mark.rule("sun.phase.turn-order", "sun.phase.drink")
def test_a_turn_begins_with_its_ap_and_a_drink_and_both_are_told() -> None:
    t = before_turn("medic", "hunter")
    t[0].ap = 4
    t.go(stage=Stage.TURN_START)
    assert t.told(TurnBegan) == [TurnBegan("medic", 4)]
    assert t.told(Drank) == [Drank("medic", 1, 0)]
    assert (t.asked, t.seat, t.g.active, t[0].water, t[1].water) == (ask.Act, 0, 0, 5, 6)


@pytest.mark.rule("sun.phase.drink", "sun.phase.drink-per-missing")
@pytest.mark.parametrize(
    ("weather", "number", "water", "drunk", "missing"),
    [
        ("", 5, 0, 0, 1),
        ("heat", 5, 2, 2, 0),
        ("heat", 5, 1, 1, 1),
        ("heat", 5, 0, 0, 2),
        ("heat", CAMPING, 2, 1, 0),
        ("storm", 5, 2, 1, 0),
    ],
)
def test_each_water_that_is_missing_is_1_damage_and_a_heatwave_asks_for_two_in_the_open(
    weather: str, number: int, water: int, drunk: int, missing: int
) -> None:
    t = before_turn("medic", "hunter", weather=weather, number=number)
    t[0].water = water
    t.go(stage=Stage.TURN_START)
    assert t.told(Drank) == [Drank("medic", drunk, missing)]
    assert (t[0].water, t[0].hp) == (water - drunk, 7 - missing)
    assert t.told(Hurt) == ([Hurt("medic", missing, "thirst", 7 - missing)] if missing else [])


@pytest.mark.rule("sun.ruling.karma-turn", "sun.karma.once-per-turn")
def test_karma_is_ready_again_for_all_when_a_turn_begins() -> None:
    t = before_turn("medic", "hunter", "soldier")
    for person in t.g.people:
        person.karma_used = True
    t.go(stage=Stage.TURN_START)
    assert [person.karma_used for person in t.g.people] == [False, False, False]


@pytest.mark.rule("sun.ruling.dead-body", "sun.phase.night-card-step")
def test_who_dies_of_thirst_has_no_turn_any_more() -> None:
    t = before_turn("medic", "hunter", phase=Phase.NIGHT, mission="outpost")
    t.g.card, t[0].hp, t[0].water = 4, 1, 0
    t.give(0, "", "prisoner")
    t.g.map[HOME].drawn = 0b10
    t.go(stage=Stage.TURN_START)
    assert t.told(Died) == [Died("medic", t[0].tile)]
    assert [each.cause for each in t.told(Hurt)] == ["thirst"]
    assert t.told(NightCard) == []
    assert (t.seat, t.g.active) == (1, 1)


@pytest.mark.rule("sun.ruling.dead-body", "sun.phase.night-card-step")
def test_whom_the_prisoner_leaves_to_die_draws_no_night_card() -> None:
    t = before_turn("medic", "hunter", phase=Phase.NIGHT, mission="outpost")
    t.g.card, t[0].hp, t[0].water = 4, 1, 1
    t.give(0, "", "prisoner")
    t.g.map[HOME].drawn = 0b10
    t.go(stage=Stage.TURN_START)
    assert [each.cause for each in t.told(Hurt)] == ["prisoner"]
    assert t.told(NightCard) == []
    assert t.seat == 1


@pytest.mark.rule("sun.phase.drink", "sun.mission.sequence")
def test_the_prisoner_drinks_after_its_carrier_from_the_same_water() -> None:
    t = before_turn("medic", "hunter", mission="outpost")
    t.g.card = 4
    t.give(0, "", "prisoner")
    t.go(stage=Stage.TURN_START)
    assert (t.told(Drank), t.told(Spent)) == (
        [Drank("medic", 1, 0)],
        [Spent("medic", "prisoner", water=1)],
    )
    assert t[0].water == 4


@pytest.mark.rule("sun.phase.night-card-step", "sun.night.turn-draw")
@pytest.mark.parametrize(("phase", "cards"), [(Phase.NIGHT, ["medic"]), (Phase.AFTERNOON, [])])
def test_only_at_night_a_turn_begins_with_a_card(phase: Phase, cards: list[str]) -> None:
    t = before_turn("medic", "hunter", phase=phase)
    t[0].hp = 1
    t.next_night("quiet_night")
    t.go(stage=Stage.TURN_START)
    assert [each.who for each in t.told(NightCard)] == cards


@pytest.mark.rule("sun.ruling.mission-check", "sun.ruling.spawn-no-initial")
def test_a_night_card_may_bring_the_next_mission_card_before_the_first_action() -> None:
    """The howl calls the last enemy away from the well."""
    t = before_turn("medic", "hunter", phase=Phase.NIGHT)
    t.g.card = 3
    t.tile(NORTH, WELL)
    t.tile(SOUTH, 1)
    dog = t.enemy("stray_dog", NORTH)
    t.next_night("distant_howl")
    t.go(stage=Stage.TURN_START)
    assert (t.asked, t.g.enemies[dog].tile, t[0].ap) == (ask.Act, 0, 6)
    assert t.told(MissionCard) == [MissionCard("deep_water", 4)]


@pytest.mark.rule("sun.ruling.dead-body", "sun.ruling.revive-state")
@pytest.mark.parametrize("reason", ["dead", "revived"])
def test_the_dead_and_the_just_revived_are_passed_over(reason: str) -> None:
    t = before_turn("medic", "hunter", "soldier")
    t[0].died, t[0].hp = (0, 0) if reason == "dead" else (-1, 2)
    t[0].acted = reason == "revived"
    t.go(stage=Stage.TURN_START)
    assert [each.who for each in t.told(TurnBegan)] == ["hunter"]
    assert (t.seat, t.g.order, t[0].water) == (1, [1, 2], 6)


@pytest.mark.rule("sun.trader.rob-damage-reset")
def test_a_trader_whose_only_attacker_dies_in_the_upkeep_is_whole_before_anybody_acts() -> None:
    t = before_turn("medic", "hunter")
    odile = t.trader("odile")
    odile.damage, odile.hostile = 2, 1
    t[0].hp, t[0].water = 1, 0
    t[1].tile = NORTH
    t.tile(NORTH)
    t.go(stage=Stage.TURN_START)
    assert not t[0].alive
    assert (t.seat, t.g.traders[odile.id].damage) == (1, 0)


# The end


@pytest.mark.rule("sun.phase.turn-ends", "sun.wait.cost", "sun.ruling.end-of-turn")
def test_waiting_is_told_costs_nothing_and_ends_the_turn() -> None:
    t = table("medic", "hunter")
    t[0].ap = 3
    t.go()
    t.play("Wait")
    assert t.told(Acted) == [Acted("medic", "wait", 0, 3)]
    assert (t[0].ap, t[0].waiting, t[0].acted, t.seat, t.g.active) == (3, True, True, 1, 1)


@pytest.mark.rule("sun.board.ap-zero-ends-turn", "sun.phase.turn-ends")
@pytest.mark.parametrize(("ap", "seat"), [(1, 1), (2, 0)])
def test_a_turn_goes_on_while_there_is_1_ap(ap: int, seat: int) -> None:
    t = table("medic", "hunter")
    t[0].ap = ap
    t.tile(NORTH)
    t.go()
    t.play(f"Move {NORTH}")
    assert (t.seat, t[0].acted, t[0].waiting) == (seat, seat == 1, False)


@pytest.mark.rule("sun.ruling.turn-end-effects")
@pytest.mark.parametrize(
    ("weather", "number", "hp"), [("solar_storm", 5, 6), ("solar_storm", CAMPING, 7), ("", 5, 7)]
)
def test_only_a_solar_storm_burns_and_only_in_the_open(weather: str, number: int, hp: int) -> None:
    t = table("medic", "hunter", weather=weather, number=number)
    t.go()
    t.play("Wait")
    assert t[0].hp == hp
    assert t.told(Hurt) == ([Hurt("medic", 1, "solar-storm", 6)] if hp < 7 else [])


@pytest.mark.rule("sun.ruling.turn-end-effects", "sun.ruling.dead-body")
def test_a_solar_storm_does_not_burn_the_dead() -> None:
    t = table("medic", "hunter", weather="solar_storm")
    t[0].hp = 1
    t.tile(NORTH)
    t.enemy("stray_dog")
    t.go(1)
    t.play(f"Move {NORTH}")
    assert [each.cause for each in t.told(Hurt)] == ["attack"]
    assert (t[0].alive, t.seat) == (False, 1)


@pytest.mark.rule("sun.ruling.trader-session")
def test_dealings_cost_1_ap_once_and_end_with_the_turn() -> None:
    t = table("medic", "hunter")
    odile = t.trader("odile")
    t.give(0, "F")
    t[0].ap = 3
    t.go()
    t.play(f"Deal {odile.id}", "Done", f"Deal {odile.id}", "Done")
    assert (t[0].ap, t[0].dealing) == (2, odile.id)
    t.play("Wait")
    assert t[0].dealing == -1


@pytest.mark.rule("sun.ruling.trader-session")
def test_another_action_closes_dealings_a_free_step_does_not() -> None:
    t = table("medic", "hunter")
    odile = t.trader("odile")
    t.give(0, "FF")
    t[0].hp = 5
    t.go()
    t.play(f"Deal {odile.id}", "Done", "Discard", "DropGoods 0", "Done")
    assert t[0].dealing == odile.id
    t.play("Eat")
    assert (t[0].dealing, t[0].ap) == (-1, 4)


# Between the actions


@pytest.mark.rule("sun.ruling.mission-check", "sun.ruling.zero-ap-free")
def test_a_free_step_that_fulfils_a_condition_brings_the_mission_card() -> None:
    t = table("hunter", "medic", number=WELL)
    t.g.card, t[0].stealth = 3, True
    t[1].tile = SOUTH
    t.tile(SOUTH, 1)
    dog = t.enemy("stray_dog", damage=1)
    t.go(8, 1)
    t.play("ShowSelf")
    assert t.g.enemies[dog].body
    assert t.told(MissionCard) == [MissionCard("deep_water", 4)]
    assert (t.asked, t[0].ap) == (ask.Act, 6)


@pytest.mark.rule("sun.ruling.mission-check", "sun.ruling.mission-reveal-spawn")
def test_the_mission_is_looked_at_after_the_whole_action() -> None:
    t = table("medic", "hunter")
    t.g.stack.remove(WELL)
    t.g.stack.append(WELL)
    t.next_enemies("stray_dog")
    t.go(8, 8)
    t.play(f"Charge {NORTH}")
    told = [type(each) for each in t.told(object)]  # type: ignore[type-var]
    assert told.index(Fought) < told.index(MissionCard)
    assert t.g.card == 2


@pytest.mark.rule("sun.mode.sol-ability-move", "sun.action.provokes")
def test_moving_an_ally_is_an_action_that_foes_on_the_tile_answer() -> None:
    t = table("medic", "hunter", "soldier", roles=("besieger", "baker", "mason"))
    t.tile(NORTH)
    recruit, dog = t.enemy("sol_recruit", NORTH), t.enemy("stray_dog")
    t.go(1)
    t.let_go("interrupt")
    t.play(f"SendAlly {recruit} {NORTH_EAST}")
    assert t.told(Unmasked) == [Unmasked("medic", "besieger")]
    assert t.told(Acted) == [Acted("medic", "send-ally", 2, 4)]
    assert [each.foe for each in t.told(Struck)] == [dog]
    assert t.g.enemies[recruit].tile == NORTH_EAST


@pytest.mark.rule("sun.ruling.sol-voluntary-reveal")
def test_the_son_may_reveal_itself_in_its_turn_for_nothing() -> None:
    t = table("medic", "hunter", "soldier", roles=("besieger", "baker", "mason"))
    t.go()
    t.play("Reveal")
    assert t.told(Unmasked) == [Unmasked("medic", "besieger")]
    assert (t.g.unmasked, t[0].ap, t.asked) == (0, 6, ask.Act)


@pytest.mark.rule("sun.ruling.dead-body")
def test_goods_of_the_dead_stay_while_its_turn_passes_on() -> None:
    t = before_turn("medic", "hunter")
    t[0].hp, t[0].water = 1, 0
    t.give(0, "FM")
    t.go(stage=Stage.TURN_START)
    assert (t[0].goods, t[0].ap, t.g.order) == (goods("FM"), 0, [1])
