"""What each character is good at."""

from __future__ import annotations

import pytest

from games.oursun.table import NORTH, SOUTH, TWO_NORTH, table
from sobremesa.games.oursun.content.book import goods


def test_the_soldier_adds_a_green_die_once_a_phase() -> None:
    t = table("soldier")
    bear = t.enemy("bear")
    t.go(8, 8, 8, 8, 1)
    t.play(f"Attack {bear}", "Drill")
    assert (t.g.enemies[bear].damage, t[0].drill_used) == (2, True)


def test_the_hunter_always_finds_food_on_an_animal() -> None:
    t = table("hunter")
    dog = t.enemy("stray_dog", body=True)
    t.go(8)
    t.play(f"Loot {dog}")
    assert t[0].goods == goods("F")


def test_the_firefighter_takes_damage_of_a_comrade_once_a_day() -> None:
    t = table("medic", "firefighter")
    bear = t.enemy("bear")
    t.go(1, 1, 8)
    t.let_go("join")
    t.play(f"Attack {bear}", "1 Rescue 2")
    assert (t[0].hp, t[1].hp, t[1].ability_used) == (7, 7, 1)


@pytest.mark.rule("sun.infection.cure", "sun.infection.trigger", "sun.infection.one")
def test_the_medic_heals_or_cures_once_a_day() -> None:
    t = table("medic", "hunter")
    t[1].infected = True
    t.go()
    t.let_go("interrupt")
    t.play("Treat 1 cure")
    assert (t[1].infected, t[0].ap, t[0].ability_used) == (False, 5, 1)
    assert not t.offers("Treat")


@pytest.mark.rule("sun.loot-card.hero")
def test_with_the_surgical_case_the_medic_treats_twice_a_day() -> None:
    t = table("medic", "hunter")
    t.give(0, "", "surgical_case")
    t[1].hp, t[1].infected = 1, True
    t.go()
    t.let_go("interrupt")
    t.play("Treat 1 cure", "Treat 1 heal")
    assert (t[1].infected, t[1].hp, t[0].ap) == (False, 3, 4)
    assert not t.offers("Treat")


@pytest.mark.rule("sun.infection.trigger")
def test_a_viper_that_bites_infects() -> None:
    t = table("medic")
    viper = t.enemy("viper")
    t.go(2, 8)
    t.play(f"Attack {viper}")
    assert t[0].infected


@pytest.mark.rule("sun.infection.trigger")
@pytest.mark.parametrize(("kind", "bite"), [("viper", 8), ("scorched", 1), ("stray_dog", 1)])
def test_an_attack_below_the_damage_on_the_card_does_not_infect(kind: str, bite: int) -> None:
    t = table("medic")
    enemy = t.enemy(kind)
    t.go(bite, 8)
    t.play(f"Attack {enemy}")
    assert not t[0].infected


@pytest.mark.rule("sun.infection.trigger")
@pytest.mark.parametrize(("die", "infected"), [(4, False), (5, True)])
def test_one_success_of_a_gas_mask_keeps_infection_off(die: int, infected: bool) -> None:
    t = table("medic")
    t.give(0, "", "gas_mask")
    viper = t.enemy("viper")
    t.go(2, 8, die)
    t.play(f"Attack {viper}")
    assert (t[0].hp, t[0].infected) == (6, infected)


def test_the_smuggler_pays_1_water_less() -> None:
    t = table("smuggler", number=1)
    trader = t.trader("lawrence")
    card = t.card("stimulants")
    trader.cards = (card,)
    t.go()
    t.play("Deal 100", f"Buy {card}", "Done")
    assert t[0].water == 3


def test_a_howler_calls_free_enemies_nearer() -> None:
    t = table("medic", "hunter")
    t.tile(NORTH, 14)
    t.tile(SOUTH)
    bear = t.enemy("bear", TWO_NORTH)
    t.tile(TWO_NORTH)
    t.next_enemies("howler")
    t.go(8, 8, 8, 8)
    t.play(f"Move {NORTH}", f"Attack {bear}")
    assert t.g.enemies[bear].tile == NORTH
