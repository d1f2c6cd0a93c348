"""Moving, exploring, charging and sneaking."""

from __future__ import annotations

import pytest

from games.oursun.table import NORTH, SOUTH, table
from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.content.book import goods
from sobremesa.games.oursun.events.cards import EventCard, NightCard
from sobremesa.games.oursun.events.dice import SkillRolled
from sobremesa.games.oursun.events.movement import TileRevealed
from sobremesa.games.oursun.state import Phase


@pytest.mark.rule(
    "sun.explore.cost",
    "sun.explore.effect",
    "sun.explore.resources",
    "sun.example.tile-resources",
    "sun.tile.resource-area",
    "sun.ruling.tile-stack",
    "sun.tile.number",
    "sun.ruling.tile-orientation",
)
def test_exploring_lays_a_tile_with_its_resources_and_the_character_stays() -> None:
    t = table("medic")
    t.g.stack.remove(6) if 6 in t.g.stack else None
    t.g.stack.append(6)
    t.go()
    t.play(f"Explore {NORTH}")
    tile = t.g.map[NORTH]
    assert (tile.number, tile.water, tile.native, t[0].tile, t[0].ap) == (6, 1, goods("CW"), 0, 5)
    assert (tile.dropped, t.asked) == (goods(""), ask.Act)


@pytest.mark.rule(
    "sun.charge.cost", "sun.charge.effect", "sun.example.derived-charge", "sun.ruling.charge-flat"
)
@pytest.mark.parametrize("number", [24, 20])
def test_a_charge_costs_2_ap_whatever_the_tile(number: int) -> None:
    t = table("medic")
    t.next_events("moment_of_peace")
    t.g.stack.append(number)
    t.go()
    t.play(f"Charge {NORTH}")
    assert (t[0].tile, t[0].ap) == (NORTH, 4)


@pytest.mark.rule("sun.charge.risk")
def test_a_charge_meets_the_enemy_of_the_tile_in_an_initial_round() -> None:
    t = table("medic")
    t.g.stack.append(14)
    t.next_enemies("stray_dog")
    t.go(1, 8)
    t.play(f"Charge {NORTH}")
    assert (t[0].hp, t[0].ap) == (6, 4)


@pytest.mark.rule("sun.ruling.charge-facedown")
def test_charging_onto_a_face_down_tile_draws_none_and_spawns_nothing_more() -> None:
    t = table("medic")
    t.tile(NORTH, 14, revealed=False)
    dog = t.enemy("stray_dog", NORTH)
    stack = list(t.g.stack)
    t.go(8, 8)
    t.play(f"Charge {NORTH}")
    assert t.told(TileRevealed) == [TileRevealed(NORTH, 14)]
    assert list(t.g.enemies) == [dog]
    assert t.g.stack == stack


@pytest.mark.rule("sun.ruling.stack-empty")
def test_without_tiles_nobody_explores_or_charges() -> None:
    t = table("medic")
    t.g.stack.clear()
    t.go()
    assert not t.offers("Explore")
    assert not t.offers("Charge")


@pytest.mark.rule(
    "sun.tile.movement-spaces",
    "sun.ruling.full-tile",
    "sun.tile.enemies-use-no-spaces",
    "sun.ruling.move-cost-check",
)
def test_a_full_tile_cannot_be_entered_and_enemies_take_no_space() -> None:
    t = table("medic", "hunter")
    t.tile(NORTH, 17)
    t.tile(SOUTH, 11)
    t[1].tile = NORTH
    t.enemy("bear", SOUTH)
    t.go()
    assert not t.offers(f"Move {NORTH}")
    assert t.offers(f"Move {SOUTH}")


@pytest.mark.rule("sun.tile.no-spaces-unlimited", "sun.newhaven.camp")
def test_new_haven_holds_any_number() -> None:
    t = table("medic", "hunter", "soldier", "engineer", "smuggler", "firefighter")
    t.tile(NORTH, 1)
    for who in range(1, 6):
        t[who].tile = NORTH
    t.go()
    assert t.offers(f"Move {NORTH}")


@pytest.mark.rule("sun.example.derived-sneak-cost", "sun.sneak.cost")
@pytest.mark.parametrize(("number", "cost"), [(5, 2), (24, 5)])
def test_a_sneak_costs_the_move_value_and_1(number: int, cost: int) -> None:
    t = table("hunter")
    t.tile(NORTH, number)
    t.go(1, 8)
    t.play(f"Sneak {NORTH}")
    assert t[0].ap == 6 - cost


@pytest.mark.rule(
    "sun.sneak.success",
    "sun.stealth.purpose",
    "sun.combat.initial-figure-exception",
    "sun.enemy.activate-stealth-exception",
    "sun.stealth.tile-bound",
    "sun.test.kinds",
    "sun.test.pass",
    "sun.board.attributes",
)
def test_a_passed_sneak_enters_unseen() -> None:
    t = table("hunter")
    t.tile(NORTH, 14)
    t.go(1, 8)
    t.play(f"Sneak {NORTH}")
    assert (t[0].tile, t[0].stealth, t.g.enemies) == (NORTH, True, {})


@pytest.mark.rule("sun.sneak.failure", "sun.ruling.sneak-roll-time")
def test_a_failed_sneak_moves_all_the_same_and_activates_enemies() -> None:
    t = table("hunter")
    t.tile(NORTH, 14)
    t.next_enemies("stray_dog")
    t.go(8, 8, 1, 8)
    t.play(f"Sneak {NORTH}")
    assert (t[0].tile, t[0].stealth, t[0].hp, t[0].ap) == (NORTH, False, 6, 3)


@pytest.mark.rule(
    "sun.sneak.night-red-die", "sun.ruling.red-stack", "sun.ruling.red-floor", "sun.test.wounded"
)
def test_a_sneak_at_night_adds_a_red_die_and_a_wound_another() -> None:
    t = table("medic", phase=Phase.NIGHT)
    t[0].hp = 2
    t.tile(NORTH)
    t.next_night("quiet_night")
    t.go(1, 1, 1)
    t.play(f"Sneak {NORTH}")
    assert t.told(SkillRolled) == [SkillRolled("medic", "stealth", (0, 24, 24), 0)]


@pytest.mark.rule("sun.sneak.night-red-die", "sun.phase.night-card-step")
def test_by_starlight_nobody_adds_the_red_die_of_the_night() -> None:
    t = table("medic", "hunter", phase=Phase.NIGHT)
    t[0].tile = NORTH
    t.tile(NORTH)
    t.next_night("starlight")
    t.go(1, 1)
    t.play("Wait", f"1 Sneak {NORTH}")
    assert t.told(SkillRolled) == [SkillRolled("hunter", "stealth", (0, 16), 3)]


@pytest.mark.rule(
    "sun.sneak.no-night-card",
    "sun.night.sneak-exempt",
    "sun.ruling.entry-sneak-steps",
    "sun.ruling.event-on-stealth",
    "sun.ruling.event-procedure",
    "sun.tile.event-area",
)
def test_a_passed_sneak_spares_the_night_card_but_not_the_event() -> None:
    t = table("hunter", phase=Phase.NIGHT)
    t.tile(NORTH, 5, event=True)
    t.next_events("moment_of_peace")
    t.go(1, 8, 8)
    t.play(f"Sneak {NORTH}")
    assert t.told(NightCard) == []
    assert len(t.told(EventCard)) == 1
    assert not t.g.map[NORTH].event


@pytest.mark.rule("sun.ruling.sneak-revealed")
def test_nobody_sneaks_onto_an_unrevealed_tile() -> None:
    t = table("hunter")
    t.go()
    assert t.offers(f"Charge {NORTH}")
    assert not t.offers("Sneak")
