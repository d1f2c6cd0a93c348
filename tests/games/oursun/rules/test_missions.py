"""Missions card by card, and how they end."""

from __future__ import annotations

from typing import Any

import pytest

from games.oursun.table import NORTH, SOUTH, THREE_NORTH, TWO_NORTH, Table, table
from sobremesa.games.oursun.content.book import goods
from sobremesa.games.oursun.state import HOME, Phase, Stage

NEAR = NORTH
TWO_AWAY = TWO_NORTH


def on_mission(mission: str, card: int, number: int, **fields: Any) -> Table:
    """Two characters on the mission's tile north of New Haven, that card in force."""
    t = table("medic", "hunter", mission=mission, mode="coop", number=1)
    t.tile(NORTH, number, **fields)
    for person in t.g.people:
        person.tile = NORTH
    t.g.card = card
    return t


@pytest.mark.rule(
    "sun.mission.sequence",
    "sun.ruling.mission-check",
    "sun.mission.markers",
    "sun.setup.1-mission-cards",
)
def test_revealing_the_well_brings_the_second_card() -> None:
    t = table("medic", "hunter", mission="deep_water", number=1)
    t.g.stack.remove(31)
    t.g.stack.append(31)
    t.go()
    t.let_go("interrupt")
    t.play(f"Explore {NORTH}")
    assert (t.g.card, t.g.progress["M"], t.g.progress["K"]) == (2, 2, 1)


def test_the_pump_needs_two_metal_and_a_connector_and_then_roars() -> None:
    t = on_mission("deep_water", 2, 31, marked=1)
    t.g.progress = {"M": 2, "K": 1}
    t.give(0, "MMK")
    t.next_enemies("viper")
    t.go(8, 1)
    t.let_go("interrupt")
    t.play("Objective M", "Deliver M", "Objective K")
    assert (t[0].goods, t[0].ap) == (goods(""), 4)
    assert (t.g.card, t.g.map[HOME].water, t.g.progress["water"]) == (4, 0, 4)


@pytest.mark.rule("sun.mission.win", "sun.mode.survivor-goal", "sun.mode.coop")
def test_the_survivors_win_with_the_last_water() -> None:
    t = table("medic", "hunter", mission="deep_water", number=1)
    t.g.card, t.g.progress = 4, {"water": 4, "dry": 1}
    t.go()
    t.play("Objective water:4")
    assert t.outcome == ("mission", (0, 1))


def test_a_dry_source_is_not_refilled() -> None:
    t = table("medic", "hunter", mission="deep_water", number=1, phase=Phase.NIGHT)
    t.g.card, t.g.progress = 4, {"water": 4, "dry": 1}
    t.g.active = -1
    t.go((1, 10), stage=Stage.PREPARATION)
    assert t.g.map[HOME].water == 0


def test_the_relay_is_calibrated_by_successes_that_add_up() -> None:
    t = on_mission("signal_fire", 3, 29)
    t.g.progress = {"signal": 3}
    t.next_enemies("sol_recruit")
    t.go(1, 8, 1, 1)
    t.let_go("interrupt")
    t.play("Objective calibrate")
    assert (t.g.card, t.g.progress["signal"]) == (3, 2)
    t.play("Objective calibrate")
    assert t.g.card == 4
    assert [enemy.kind for enemy in t.g.enemies.values()] == ["sol_recruit"]


@pytest.mark.parametrize(("held", "won"), [(0, False), (1, True)])
def test_the_relay_is_held_for_two_phases_in_a_row(held: int, won: bool) -> None:
    t = on_mission("signal_fire", 4, 29)
    t.g.progress = {"held": held}
    t.g.active, t.g.order = -1, []
    t.go(*([] if won else [(1, 10)]), stage=Stage.PHASE_END)
    assert (t.match.outcome is not None) == won
    assert t.g.progress["held"] == held + 1


def test_the_relay_is_not_held_beside_a_living_enemy() -> None:
    t = on_mission("signal_fire", 4, 29)
    t.enemy("sol_recruit", NORTH)
    t.g.progress = {"held": 1}
    t.g.active, t.g.order = -1, []
    t.go((1, 10), stage=Stage.PHASE_END)
    assert t.g.progress["held"] == 0


@pytest.mark.parametrize(("count", "mutants"), [(2, 1), (3, 2), (4, 3), (6, 4)])
def test_the_clinic_is_full_of_mutants_for_a_large_group(count: int, mutants: int) -> None:
    kinds = ("medic", "hunter", "soldier", "engineer", "smuggler", "firefighter")[:count]
    t = table(*kinds, mission="clinic", mode="coop", number=1)
    t.g.stack.remove(28)
    t.g.stack.append(28)
    t.go()
    t.let_go("interrupt")
    t.play(f"Explore {NORTH}")
    types = [t.g.enemy_data(enemy).type for enemy in t.g.enemies.values()]
    assert types == ["mutant"] * mutants


@pytest.mark.parametrize("count", [2, 4])
def test_the_outpost_is_guarded_by_as_many_as_come(count: int) -> None:
    kinds = ("medic", "hunter", "soldier", "engineer")[:count]
    t = table(*kinds, mission="outpost", mode="coop", number=1)
    t.g.stack.remove(30)
    t.g.stack.append(30)
    t.go()
    t.let_go("interrupt")
    t.play(f"Explore {NORTH}")
    sons = [t.g.enemy_data(enemy).sons for enemy in t.g.enemies.values()]
    assert sons == [True] * count


def test_a_gap_starts_the_count_again() -> None:
    t = on_mission("signal_fire", 4, 29)
    t[0].tile = t[1].tile = HOME
    t.g.progress = {"held": 1}
    t.g.active, t.g.order = -1, []
    t.go((1, 10), stage=Stage.PHASE_END)
    assert t.g.progress["held"] == 0


def test_serum_crates_give_serum_and_the_fever_breaks_out() -> None:
    t = on_mission("clinic", 3, 28, marked=1, containers=("dexterity:serum",) * 3)
    t.go(1, 8, 1, 8)
    t.let_go("interrupt")
    t.play("Open dexterity:serum")
    assert [t.g.book.gear[card] for card in t[0].items] == ["serum"]
    assert (t.g.card, t[1].infected, t[0].infected) == (5, True, False)


def test_three_serums_in_new_haven_win() -> None:
    t = table("medic", "hunter", mission="clinic", number=1)
    t.g.card, t.g.progress = 5, {"serums": 1}
    t.give(0, "", "serum")
    t.go()
    t.play("Objective serum:1")
    assert t.outcome == ("mission", (0, 1))


def test_each_preparation_sons_come_near_new_haven() -> None:
    t = table("medic", "hunter", mission="clinic", number=1, phase=Phase.NIGHT)
    t.g.card, t.g.active = 5, -1
    t.tile(NORTH, 9)
    t.tile(SOUTH, 6)
    t.go((1, 10), stage=Stage.PREPARATION)
    (enemy,) = t.g.enemies.values()
    assert (enemy.tile, t.g.enemy_data(enemy).sons) == (SOUTH, True)


def test_the_cage_gives_the_prisoner() -> None:
    t = on_mission("outpost", 3, 30, marked=2, containers=("strength:prisoner",))
    t.go(1)
    t.let_go("interrupt")
    t.play("Open strength:prisoner")
    assert (t.g.card, len(t[0].items)) == (4, 1)
    assert not t.offers("Sneak")


def test_the_prisoner_drinks_from_its_carrier() -> None:
    t = on_mission("outpost", 4, 30, marked=2)
    t.give(0, "", "prisoner")
    t.g.active = -1
    t.go((1, 10), stage=Stage.PHASE_START)
    assert t[0].water == 4


def test_bringing_the_prisoner_home_wins() -> None:
    t = on_mission("outpost", 4, 30, marked=2)
    t.give(0, "", "prisoner")
    t.go()
    t.let_go("interrupt")
    t.play("Move 0")
    assert t.outcome == ("mission", (0, 1))


@pytest.mark.rule("sun.ruling.group-decision")
def test_the_pursuit_appears_beside_the_prisoner_where_the_group_says() -> None:
    t = table("medic", "hunter", mission="outpost", mode="coop", phase=Phase.NIGHT, number=1)
    far = THREE_NORTH
    t.tile(far)
    t.tile(far + NORTH)
    t.tile(far + SOUTH)
    t[0].tile = far
    t.give(0, "", "prisoner")
    t.g.card, t.g.active = 5, -1
    t.next_night("quiet_night")
    t.go(stage=Stage.PHASE_START)
    t.play(f"1 SpawnAt {far + NORTH}")
    (enemy,) = t.g.enemies.values()
    assert enemy.tile == far + NORTH


def test_both_codes_bring_the_bunker_next() -> None:
    t = on_mission("bunker", 2, 29)
    t.g.progress = {"code_b": 1, "code_a_found": 1}
    t.go(1, 8)
    t.let_go("interrupt")
    t.play("Objective decode")
    assert (t.g.card, t.g.stack[-1]) == (3, 32)
    assert [t.g.book.gear[card] for card in t[0].items] == ["code_b"]


@pytest.mark.rule("sun.ruling.mission-reveal-spawn")
def test_the_colossus_waits_at_the_gate_after_the_action() -> None:
    t = table("medic", "hunter", mission="bunker", mode="coop", number=1)
    t.g.card = 3
    t.g.stack = [each for each in t.g.stack if each != 32]
    t.g.stack.append(32)
    t.next_enemies("spitter")
    t.go()
    t.let_go("interrupt")
    t.play(f"Explore {NORTH}")
    found = [(enemy.kind, enemy.tile) for enemy in t.g.enemies.values()]
    assert found == [("colossus", NORTH), ("spitter", NORTH)]
    assert t[0].hp == 7


@pytest.mark.rule("sun.mission.sequence")
def test_the_fall_of_the_colossus_brings_the_next_card() -> None:
    t = on_mission("bunker", 4, 32, marked=1)
    colossus = t.enemy("colossus", NORTH, damage=11)
    t.go(8, 8, 1)
    t.let_go("join", "interrupt")
    t.play(f"Attack {colossus}")
    assert (t.g.enemies[colossus].body, t.g.card) == (True, 5)


def test_the_gate_opens_only_with_both_codes_there() -> None:
    t = on_mission("bunker", 5, 32, marked=1)
    t.g.progress["gate"] = 6
    t.give(0, "", "code_a")
    t.go()
    assert not t.offers("Objective")
    with_both = on_mission("bunker", 5, 32, marked=1)
    with_both.g.progress["gate"] = 6
    with_both.give(0, "", "code_a")
    with_both.give(1, "", "code_b")
    with_both.go()
    assert with_both.offers("Objective open")


def test_all_living_at_the_gate_at_the_end_of_a_phase_win() -> None:
    t = on_mission("bunker", 6, 32, marked=1)
    t.g.active, t.g.order = -1, []
    t.go(stage=Stage.PHASE_END)
    assert t.outcome == ("mission", (0, 1))


@pytest.mark.rule("sun.ruling.mission-fail", "sun.ruling.phase-end-order")
def test_after_the_deadline_the_mission_fails() -> None:
    t = table("medic", "hunter", mission="deep_water", phase=Phase.NIGHT, day=6, number=1)
    t.g.active, t.g.order = -1, []
    t.go(stage=Stage.PHASE_END)
    assert t.outcome == ("failed", ())
