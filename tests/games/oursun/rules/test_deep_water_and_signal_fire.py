"""The first two missions card by card: Deep Water and Signal Fire."""

from __future__ import annotations

import pytest

from games.oursun.setups import at_the_end_of_a_phase
from games.oursun.table import NORTH, NORTH_EAST, Table, table
from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.content.book import goods
from sobremesa.games.oursun.events.cards import Delivered, MissionCard
from sobremesa.games.oursun.events.combat import Fought
from sobremesa.games.oursun.state import HOME, Phase

from .test_missions import on_mission

KINDS = ("medic", "hunter", "soldier", "engineer", "smuggler", "firefighter")


def crowd(count: int, mission: str, card: int, number: int) -> Table:
    """So many characters on the mission's tile north of New Haven; its symbols are marked."""
    t = table(*KINDS[:count], mission=mission, mode="coop", number=1)
    t.tile(NORTH, number, marked=2)
    for person in t.g.people:
        person.tile = NORTH
    t.g.card = card
    return t


def find_next(t: Table, number: int) -> None:
    """That tile is drawn next."""
    t.g.stack = [each for each in t.g.stack if each != number]
    t.g.stack.append(number)


# M1 Deep Water


@pytest.mark.rule("sun.mission.sequence", "sun.mission.markers")
def test_the_card_of_the_well_is_told_when_the_well_is_found_and_brings_no_enemy() -> None:
    t = table("medic", "hunter", mission="deep_water", number=1)
    find_next(t, 31)
    t.go()
    t.let_go("interrupt")
    t.play(f"Explore {NORTH}")
    assert t.told(MissionCard) == [MissionCard("deep_water", 2)]
    assert t.g.progress == {"M": 2, "K": 1}
    assert t.g.enemies == {}


@pytest.mark.rule("sun.mission.sequence", "sun.ruling.mission-check")
def test_a_well_that_is_still_hidden_brings_no_card() -> None:
    t = table("medic", "hunter", mission="deep_water", number=1)
    find_next(t, 6)
    t.go()
    t.let_go("interrupt")
    t.play(f"Explore {NORTH}")
    assert (t.g.card, t.told(MissionCard)) == (1, [])


@pytest.mark.rule("sun.mission.sequence")
def test_one_action_delivers_up_to_two_of_what_the_pump_still_needs() -> None:
    t = crowd(2, "deep_water", 2, 31)
    t.g.progress = {"M": 1, "K": 1}
    t.give(0, "MMKP")
    t.go()
    t.let_go("interrupt")
    assert [each for each in t.offered() if each.startswith("Objective")] == [
        "Objective M",
        "Objective K",
    ]
    t.play("Objective M")
    assert (t.asked, t.offered()) == (ask.Deliver, ["Done", "Deliver K"])
    t.play("Done")
    assert (t[0].goods, t[0].ap, t.g.progress["K"]) == (goods("MKP"), 5, 1)
    assert t.told(Delivered) == [Delivered("medic", "M", 0)]
    assert [each for each in t.offered() if each.startswith("Objective")] == ["Objective K"]


@pytest.mark.rule("sun.mission.sequence")
def test_with_nothing_more_to_give_a_delivery_is_over_at_once() -> None:
    t = crowd(2, "deep_water", 2, 31)
    t.g.progress = {"M": 2, "K": 1}
    t.give(0, "M")
    t.go()
    t.let_go("interrupt")
    t.play("Objective M")
    assert (t.asked, t.g.progress["M"], t.g.card) == (ask.Act, 1, 2)
    assert not t.offers("Objective")


@pytest.mark.rule("sun.mission.sequence")
@pytest.mark.parametrize(("card", "number"), [(1, 31), (3, 31), (2, 6), (2, 1)])
def test_the_pump_takes_nothing_before_or_after_its_card_or_elsewhere(
    card: int, number: int
) -> None:
    t = crowd(2, "deep_water", card, number)
    t.g.progress = {"M": 2, "K": 1, "last": 0}
    t.give(0, "MK")
    t.go()
    assert not t.offers("Objective")


@pytest.mark.rule("sun.mission.sequence", "sun.ruling.night-combat-spawn")
@pytest.mark.parametrize(("count", "enemies"), [(3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_pump_calls_one_enemy_per_two_characters_on_who_delivered_last(
    count: int, enemies: int
) -> None:
    t = crowd(count, "deep_water", 2, 31)
    t.g.progress = {"M": 0, "K": 1}
    t.g.active = 1
    t.give(1, "K")
    t[1].stealth = True
    t.go()
    t.let_go("interrupt")
    t.play("Objective K")
    assert [enemy.tile for enemy in t.g.enemies.values()] == [NORTH] * enemies
    assert t.told(MissionCard) == [MissionCard("deep_water", 3)]
    assert (t.asked, t.seat, t[1].stealth) == (ask.InitialTarget, 1, False)


@pytest.mark.rule("sun.ruling.mission-check", "sun.mission.sequence")
def test_who_falls_delivering_last_has_no_round_with_what_the_pump_calls() -> None:
    t = crowd(2, "deep_water", 2, 31)
    t.g.progress = {"M": 0, "K": 1}
    t.give(0, "K")
    t[0].hp = 1
    t.enemy("wolf", NORTH)
    t.next_enemies("viper")
    t.go(1, 1)
    t.let_go("interrupt")
    t.play("Objective K")
    assert (t[0].alive, t.g.card, t.told(Fought)) == (False, 3, [])
    assert (t.asked, t.seat, t[1].hp) == (ask.Act, 1, t.g.data(t[1]).hp)
    assert [enemy.kind for enemy in t.g.enemies.values()] == ["wolf", "viper"]


@pytest.mark.rule("sun.mission.sequence")
def test_the_well_runs_when_the_last_enemy_there_has_fallen() -> None:
    t = crowd(3, "deep_water", 3, 31)
    t.tile(0, 1, water=1)
    t.g.progress = {"last": 1}
    t[2].tile = HOME
    for person in t.g.people:
        person.water = 1
    first, second = t.enemy("stray_dog", NORTH), t.enemy("viper", NORTH)
    t.g.enemies[first].damage = 1
    t.go(8, 1, 8, 8, 1)
    t.let_go("join", "interrupt")
    t.play(f"Attack {first}")
    assert (t.g.card, t.g.map[HOME].water, t[0].water) == (3, 1, 1)
    t.play(f"Attack {second}")
    assert t.told(MissionCard) == [MissionCard("deep_water", 4)]
    assert [person.water for person in t.g.people] == [6, 6, 1]
    assert (t.g.map[HOME].water, t.g.progress["dry"], t.g.progress["water"]) == (0, 1, 6)


@pytest.mark.rule("sun.mission.sequence")
def test_any_number_of_water_is_brought_home_as_far_as_it_is_needed() -> None:
    t = table("medic", "hunter", mission="deep_water", number=1)
    t.g.card, t.g.progress = 4, {"water": 3, "dry": 1}
    t.go()
    t.let_go("interrupt")
    assert [each for each in t.offered() if each.startswith("Objective")] == [
        "Objective water:1",
        "Objective water:2",
        "Objective water:3",
    ]
    t.play("Objective water:2")
    assert (t[0].water, t[0].ap, t.g.progress["water"], t.g.card) == (4, 5, 1, 4)
    assert t.told(Delivered) == [Delivered("medic", "water", 1)]


@pytest.mark.rule("sun.mission.sequence")
def test_nobody_brings_more_water_than_it_has() -> None:
    t = table("medic", "hunter", mission="deep_water", number=1)
    t.g.card, t.g.progress = 4, {"water": 4, "dry": 1}
    t[0].water = 1
    t.go()
    assert [each for each in t.offered() if each.startswith("Objective")] == ["Objective water:1"]


@pytest.mark.rule("sun.mission.sequence")
@pytest.mark.parametrize(("card", "number"), [(3, 1), (4, 31)])
def test_water_is_wanted_on_the_fourth_card_and_in_new_haven_only(card: int, number: int) -> None:
    t = table("medic", "hunter", mission="deep_water", number=1)
    t.tile(NORTH, 31, marked=1)
    t.enemy("wolf", NORTH)
    t[0].tile = NORTH if number == 31 else HOME
    t.g.card, t.g.progress = card, {"water": 4, "dry": 1, "last": 0}
    t.go()
    assert not t.offers("Objective")


# M2 Signal Fire


@pytest.mark.rule("sun.mission.sequence")
def test_the_relay_is_found_and_needs_two_connectors_and_a_plastic() -> None:
    t = table("medic", "hunter", mission="signal_fire", mode="coop", number=1)
    find_next(t, 29)
    t.go()
    t.let_go("interrupt")
    t.play(f"Explore {NORTH}")
    assert (t.g.card, t.g.progress) == (2, {"K": 2, "P": 1})
    assert t.told(MissionCard) == [MissionCard("signal_fire", 2)]


@pytest.mark.rule("sun.mission.sequence")
def test_the_repaired_relay_is_to_be_calibrated_by_four_successes() -> None:
    t = crowd(2, "signal_fire", 2, 29)
    t.g.progress = {"K": 1, "P": 1}
    t.give(0, "MKKP")
    t.go()
    t.let_go("interrupt")
    t.play("Objective P")
    assert t.offered() == ["Done", "Deliver K"]
    t.play("Deliver K")
    assert (t[0].goods, t[0].ap) == (goods("MK"), 5)
    assert t.told(Delivered) == [Delivered("medic", "P", 0), Delivered("medic", "K", 0)]
    assert (t.g.card, t.g.progress["signal"], t.g.enemies) == (3, 4, {})


@pytest.mark.rule("sun.mission.sequence")
@pytest.mark.parametrize(("card", "number"), [(1, 29), (4, 29), (2, 6)])
def test_the_relay_takes_parts_on_its_card_and_tile_only(card: int, number: int) -> None:
    t = crowd(2, "signal_fire", card, number)
    t.g.progress = {"K": 2, "P": 1}
    t.give(0, "KP")
    t.go()
    assert not t.offers("Objective")


@pytest.mark.rule("sun.mission.sequence")
@pytest.mark.parametrize(
    ("card", "number", "weather", "possible"),
    [
        (3, 29, "", True),
        (3, 29, "solar_storm", False),
        (3, 6, "", False),
        (2, 29, "", False),
        (4, 29, "", False),
    ],
)
def test_the_relay_is_calibrated_on_its_card_and_tile_but_not_in_a_solar_storm(
    card: int, number: int, weather: str, possible: bool
) -> None:
    t = table("medic", "hunter", mission="signal_fire", mode="coop", number=1, weather=weather)
    t.tile(NORTH, number)
    t[0].tile = NORTH
    t.g.card, t.g.progress = card, {"K": 1, "P": 1, "signal": 4}
    t.go()
    assert t.offers("Objective calibrate") == possible


@pytest.mark.rule("sun.mission.sequence")
def test_successes_beyond_the_last_leave_nothing_to_do() -> None:
    t = crowd(2, "signal_fire", 3, 29)
    t[0].kind = "engineer"
    t.g.progress = {"signal": 1}
    t.go(1, 8)
    t.let_go("interrupt")
    t.play("Objective calibrate")
    assert t.told(Delivered) == [Delivered("engineer", "signal", 0)]
    assert (t.g.card, t[0].ap) == (4, 5)


@pytest.mark.rule("sun.ruling.karma-window", "sun.mission.sequence")
def test_karma_may_better_a_calibration_that_already_has_a_success() -> None:
    t = crowd(2, "signal_fire", 3, 29)
    t.g.progress = {"signal": 4}
    t[0].karma = 1
    t.go(1, 8, 1, (1, 6))
    t.let_go("interrupt")
    t.play("Objective calibrate")
    assert t.asked == ask.Karma
    t.play("Reroll 1")
    assert t.g.progress["signal"] == 2


@pytest.mark.rule("sun.mission.sequence", "sun.ruling.spawn-no-initial")
@pytest.mark.parametrize(("count", "sons"), [(2, 1), (3, 2), (4, 3), (6, 4)])
def test_sons_of_liberty_come_to_the_calibrated_relay(count: int, sons: int) -> None:
    t = crowd(count, "signal_fire", 3, 29)
    t.g.progress = {"signal": 1}
    t.go(1, 8)
    t.let_go("interrupt")
    t.play("Objective calibrate")
    came = [(t.g.enemy_data(enemy).sons, enemy.tile) for enemy in t.g.enemies.values()]
    assert came == [(True, NORTH)] * sons
    assert (t.asked, t.seat, t.told(Fought)) == (ask.Act, 0, [])


@pytest.mark.rule("sun.mission.sequence")
def test_the_phase_in_which_the_card_comes_up_counts_as_held() -> None:
    t = at_the_end_of_a_phase(on_mission("signal_fire", 4, 29))
    t.go((1, 10))
    assert (t.g.progress, t.g.card) == ({"held": 1}, 4)


@pytest.mark.rule("sun.mission.sequence", "sun.mission.win")
@pytest.mark.parametrize(
    ("unmasked", "on_the_relay", "held"),
    [(0, (0,), 0), (0, (1,), 1), (-1, (0,), 1), (0, (), 0), (-1, (2,), 0)],
)
def test_the_relay_is_held_by_the_living_who_are_not_revealed_as_sons(
    unmasked: int, on_the_relay: tuple[int, ...], held: int
) -> None:
    roles = ("besieger", "baker", "mason", "cook")
    t = table(*KINDS[:4], mission="signal_fire", roles=roles, number=1)
    t.tile(NORTH, 29)
    for who in on_the_relay:
        t[who].tile = NORTH
    t[2].hp, t[2].died = 0, 0
    t.g.card, t.g.unmasked = 4, unmasked
    at_the_end_of_a_phase(t).go((1, 10))
    assert t.g.progress["held"] == held


@pytest.mark.rule("sun.mission.sequence")
@pytest.mark.parametrize(
    ("mission", "card", "number"), [("signal_fire", 3, 29), ("clinic", 4, 28), ("bunker", 4, 29)]
)
def test_nothing_else_is_held(mission: str, card: int, number: int) -> None:
    t = on_mission(mission, card, number)
    t.enemy("wolf", NORTH_EAST)
    t.g.progress = {"signal": 4}
    at_the_end_of_a_phase(t).go((1, 10))
    assert "held" not in t.g.progress


@pytest.mark.rule("sun.mission.win", "sun.ruling.phase-end-order", "sun.ruling.both-win")
def test_the_relay_held_to_the_end_of_a_night_wins_before_the_besieger_does() -> None:
    t = table(
        *KINDS[:3], mission="signal_fire", roles=("besieger", "baker", "mason"), phase=Phase.NIGHT
    )
    t.tile(0, 1)
    t.tile(NORTH, 29)
    t[1].tile = NORTH
    for kind in ("sol_recruit", "sol_rifleman", "sol_zealot"):
        t.enemy(kind)
    t.g.card, t.g.progress = 4, {"held": 1}
    at_the_end_of_a_phase(t).go()
    assert t.outcome == ("mission", (1, 2))
