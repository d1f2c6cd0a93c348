"""Stealth mode, and what the night brings to those who hide or camp."""

from __future__ import annotations

import pytest

from games.oursun.table import NORTH, TWO_NORTH, table
from sobremesa.games.oursun.content.book import goods
from sobremesa.games.oursun.events.cards import NightCard
from sobremesa.games.oursun.events.combat import Fought
from sobremesa.games.oursun.state import HOME, Phase


@pytest.mark.rule(
    "sun.stealth.upkeep", "sun.ruling.stealth-upkeep-when", "sun.ruling.stealth-night-upkeep"
)
def test_every_action_beside_an_enemy_needs_a_stealth_test() -> None:
    t = table("hunter", phase=Phase.NIGHT)
    t[0].stealth, t[0].hp = True, 4
    t.give(0, "FF")
    t.enemy("bear")
    t.go(1, 8)
    t.play("Eat")
    assert (t[0].stealth, t[0].hp) == (True, 5)


@pytest.mark.rule("sun.stealth.fail", "sun.ruling.stealth-fail-sequence")
def test_a_failed_test_exposes_and_an_initial_round_comes_before_the_effect() -> None:
    t = table("hunter", number=14)
    t[0].stealth, t[0].hp = True, 4
    t.give(0, "FF")
    t.next_enemies("stray_dog")
    t.go(8, 8, 1, 8)
    t.play("Eat")
    assert (t[0].stealth, t[0].hp, t[0].ap) == (False, 4, 5)
    assert len(t.told(Fought)) == 1


@pytest.mark.rule("sun.ruling.stealth-fail-cancel", "sun.sleep.stealth-exception")
def test_a_sleeper_who_is_found_out_has_not_slept() -> None:
    t = table("hunter")
    t[0].stealth = True
    t.enemy("stray_dog")
    t.go(8, 8, 8, 8)
    t.play("Sleep")
    assert (t[0].condition, t[0].ap) == (1, 2)


@pytest.mark.rule("sun.ruling.stealth-already-engaged")
def test_beside_a_comrade_who_fights_exposure_starts_no_initial_round() -> None:
    t = table("hunter", "medic")
    t[0].stealth, t[0].hp = True, 4
    t.give(0, "F")
    t.enemy("stray_dog")
    t.go(8, 8, 1)
    t.play("Eat")
    assert t.told(Fought) == []
    assert t[0].hp == 4


@pytest.mark.rule("sun.ruling.stealth-sneak-chain")
def test_one_roll_covers_leaving_and_arriving() -> None:
    t = table("hunter")
    t[0].stealth = True
    t.tile(NORTH)
    t.enemy("bear")
    t.go(1, 8)
    t.play(f"Sneak {NORTH}")
    assert (t[0].hp, t[0].stealth, t[0].tile) == (7, True, NORTH)


@pytest.mark.rule("sun.ruling.stealth-drop", "sun.ruling.zero-ap-free")
def test_giving_up_stealth_is_free_but_counts_as_exposure() -> None:
    t = table("hunter", number=14)
    t[0].stealth = True
    t.next_enemies("stray_dog")
    t.go(8, 8)
    t.play("ShowSelf")
    assert (t[0].stealth, t[0].ap, len(t.g.enemies)) == (False, 6, 1)


@pytest.mark.rule("sun.ruling.stealth-nothing-to-find", "sun.ruling.stealth-duration")
def test_where_nothing_watches_no_test_is_needed() -> None:
    t = table("hunter")
    t[0].stealth, t[0].hp = True, 4
    t.give(0, "F")
    t.go()
    t.play("Eat")
    assert t[0].stealth


@pytest.mark.rule(
    "sun.recon.cost",
    "sun.recon.condition",
    "sun.recon.effect",
    "sun.ruling.recon-no-test",
    "sun.ruling.recon-once",
    "sun.ruling.spawn-no-initial",
)
def test_recon_spawns_one_enemy_and_the_character_stays_hidden() -> None:
    t = table("hunter", number=16)
    t[0].stealth = True
    t.next_enemies("bear")
    t.go()
    t.play("Recon")
    assert (t[0].ap, t[0].stealth, t[0].hp, len(t.g.enemies)) == (5, True, 7, 1)
    assert not t.offers("Recon")


@pytest.mark.rule("sun.ruling.symbol-wandered")
def test_a_symbol_whose_enemy_walked_off_spawns_again() -> None:
    t = table("hunter")
    t.tile(NORTH, 14)
    t.enemy("bear", TWO_NORTH)
    t.next_enemies("stray_dog")
    t.go(8, 8)
    t.play(f"Move {NORTH}")
    assert len(t.g.enemies) == 2


@pytest.mark.rule(
    "sun.night.turn-draw",
    "sun.night.entry-draw",
    "sun.night.entry-exception",
    "sun.example.derived-night-entry",
    "sun.ruling.night-reentry",
    "sun.ruling.night-each-draws",
)
def test_night_cards_are_drawn_once_for_each_tile_and_character() -> None:
    t = table("medic", "hunter", phase=Phase.NIGHT)
    t.tile(NORTH)
    t.next_night("quiet_night", "quiet_night", "quiet_night", "quiet_night")
    t[1].tile = NORTH
    t.g.map[HOME].drawn = 1
    t.go()
    t.let_go("interrupt")
    t.play(f"Move {NORTH}")
    assert [t.number(each.who) for each in t.told(NightCard)] == [0]
    t.play("Move 0", "Wait")
    assert [t.number(each.who) for each in t.told(NightCard)] == [0, 1]
    t.play("1 Move 0")
    assert [t.number(each.who) for each in t.told(NightCard)] == [0, 1]


@pytest.mark.rule("sun.night.target")
def test_a_lucky_find_at_night_is_one_random_resource() -> None:
    t = table("medic", phase=Phase.NIGHT)
    t.tile(NORTH)
    t.next_night("lucky_find")
    t.g.bag = goods("MM")
    t.go((1, 2))
    t.play(f"Move {NORTH}")
    assert (t[0].goods, t.g.bag) == (goods("M"), goods("M"))


@pytest.mark.rule(
    "sun.night.camp-draw",
    "sun.camp.night",
    "sun.ruling.night-camp-entry",
    "sun.ruling.night-camp-midway",
)
def test_a_camp_draws_one_card_a_night() -> None:
    t = table("medic", "hunter", phase=Phase.NIGHT, number=26)
    t.g.map[HOME].drawn = 1
    t.go()
    t.play("Wait")
    assert t.seat == 1
    assert t.told(NightCard) == []


@pytest.mark.rule("sun.night.target-vote", "sun.ruling.night-vote", "sun.night.target")
def test_in_a_camp_a_majority_says_whom_the_card_hits() -> None:
    t = table("medic", "hunter", "soldier", phase=Phase.NIGHT, number=26)
    t.next_night("uneasy_watch")
    t.go()
    t.play("Wait", "0 Suffer 2", "1 Suffer 2", "2 Suffer 1")
    assert [each.ap for each in t.g.people] == [6, 6, 5]


@pytest.mark.rule(
    "sun.night.fire-ignore",
    "sun.fire.night-animals",
    "sun.ruling.animal-night-may",
    "sun.night.camp-animals",
    "sun.ruling.animal-night-conflict",
    "sun.ruling.fire-item-night",
)
@pytest.mark.parametrize("fire", [False, True])
def test_fire_on_the_tile_lets_animals_be_ignored(fire: bool) -> None:
    t = table("medic", "hunter", phase=Phase.NIGHT, number=26)
    t.give(1, "", "lighter")
    t[0].tile = NORTH
    t.tile(NORTH)
    t.g.map[HOME].fire = int(fire)  # type: ignore[assignment]
    t.next_night("rats")
    t.go()
    t.play("Wait")
    if fire:
        t.play("Ignore")
    assert t[1].hp == (7 if fire else 6)


@pytest.mark.rule(
    "sun.ruling.night-combat-spawn",
    "sun.combat.initial-card",
    "sun.ruling.draw-until",
    "sun.ruling.night-stealth-start",
)
def test_a_beast_by_night_fights_the_one_it_finds_hidden_or_not() -> None:
    t = table("medic", "hunter", phase=Phase.NIGHT)
    t[1].stealth = True
    t[0].tile = NORTH
    t.tile(NORTH)
    t.next_night("prowling_beast")
    t.next_enemies("bandit", "stray_dog")
    t.go(1, 8, 8)
    t.play("Wait")
    assert (t[1].stealth, t[1].hp) == (False, 6)
    assert [enemy.kind for enemy in t.g.enemies.values()] == ["stray_dog"]
