"""What an attack is made with: weapons, their ammunition, the drill of the soldier."""

from __future__ import annotations

import pytest

from games.oursun.table import NORTH, Table, table
from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.content.book import GREEN, RED, goods
from sobremesa.games.oursun.events.combat import Fought
from sobremesa.games.oursun.state import Phase

COLOURS = "GYBR"


def colours(t: Table) -> list[str]:
    """The dice of each attack of a character that was told, by colour."""
    return ["".join(COLOURS[die // 8] for die in each.dice) for each in t.told(Fought)]


@pytest.mark.rule("sun.ruling.weapon-mode", "sun.ruling.weapon-stack")
def test_a_bow_is_of_no_use_on_the_own_tile_and_keeps_its_arrows() -> None:
    t = table("medic")
    bow, _ = t.give(0, "", "bow", "machete")
    bear = t.enemy("bear")
    t.go(8, 8, 8, 8)
    t.play(f"Attack {bear}")
    assert colours(t) == ["YY"]
    assert t.g.uses[bow] == 3


@pytest.mark.rule("sun.ruling.weapon-stack", "sun.gear.uses-weapon-exception")
def test_a_gun_adds_its_dice_in_melee_only_if_it_is_loaded_and_fired() -> None:
    t = table("medic")
    pistol, revolver, empty = t.give(0, "", "pistol", "revolver", "pistol")
    t.g.uses[empty] = 0
    bear = t.enemy("bear")
    t.go(*[8] * 9)
    t.play(f"Attack {bear}")
    assert t.offered() == ["Done", f"Fire {pistol}", f"Fire {revolver}"]
    t.play(f"Fire {revolver}")
    assert t.offered() == ["Done", f"Fire {pistol}"]
    t.play("Done", f"Attack {bear}", f"Fire {revolver}", f"Fire {pistol}")
    assert colours(t) == ["YG", "YGG"]
    assert [t.g.uses[card] for card in (pistol, revolver, empty)] == [3, 1, 0]


@pytest.mark.rule("sun.ruling.weapon-stack")
def test_a_fighter_may_keep_its_cartridges() -> None:
    t = table("medic")
    (pistol,) = t.give(0, "", "pistol")
    bear = t.enemy("bear")
    t.go(8, 8, 8)
    t.play(f"Attack {bear}", "Done")
    assert colours(t) == ["Y"]
    assert t.g.uses[pistol] == 4


@pytest.mark.rule("sun.ruling.weapon-stack", "sun.ruling.ranged-needs-ammo")
def test_a_shot_needs_one_loaded_weapon_and_may_use_them_all() -> None:
    t = table("medic")
    t.tile(NORTH)
    bow, crossbow = t.give(0, "", "bow", "crossbow")
    bear = t.enemy("bear", NORTH)
    t.go(*[8] * 9)
    t.play(f"Shoot {bear}")
    assert t.offered() == [f"Fire {bow}", f"Fire {crossbow}"]
    t.play(f"Fire {crossbow}")
    assert t.offered() == ["Done", f"Fire {bow}"]
    t.play("Done", f"Shoot {bear}", f"Fire {bow}", f"Fire {crossbow}")
    assert colours(t) == ["BYB", "BYYB"]
    assert (t.g.uses[bow], t.g.uses[crossbow]) == (2, 1)


@pytest.mark.rule("sun.ruling.weapon-mode")
def test_a_blade_adds_nothing_to_a_shot() -> None:
    t = table("medic")
    t.tile(NORTH)
    t.give(0, "", "bow", "machete")
    bear = t.enemy("bear", NORTH)
    t.go(8, 8, 8)
    t.play(f"Shoot {bear}")
    assert colours(t) == ["BY"]


@pytest.mark.rule("sun.ruling.craft-ammo-load")
def test_loose_arrows_go_onto_the_bow_after_a_shot() -> None:
    t = table("medic")
    t.tile(NORTH)
    (bow,) = t.give(0, "aa", "bow")
    bear = t.enemy("bear", NORTH)
    t.go(8, 8, 8)
    t.play(f"Shoot {bear}")
    assert (t.g.uses[bow], t[0].goods) == (3, goods("a"))


@pytest.mark.rule("sun.ruling.initial-round-weapons", "sun.ruling.initial-round-content")
def test_a_spear_and_a_gun_serve_in_an_initial_round_the_spear_with_its_better_die() -> None:
    t = table("medic")
    spear, pistol = t.give(0, "", "spear", "pistol")
    t.tile(NORTH, 14, marked=1)
    bear = t.enemy("bear", NORTH)
    t.go(*[8] * 9)
    t.play(f"Move {NORTH}", f"Fire {pistol}", f"Attack {bear}", "Done")
    assert colours(t) == ["YGG", "YB"]
    assert t.g.uses[pistol] == 3
    assert spear in t[0].items


@pytest.mark.rule("sun.sneak-attack.one-target", "sun.loot-card.hero")
def test_the_service_blade_adds_a_second_die_to_a_sneak_attack_only() -> None:
    t = table("soldier")
    t[0].stealth = t[0].drill_used = True
    t.give(0, "", "service_blade", "knife")
    bear = t.enemy("bear")
    t.go(1, *[8] * 5, *[8] * 6)
    t.play(f"SneakAttack {bear}", f"Attack {bear}")
    assert colours(t) == ["YBGGB", "YBGB"]


@pytest.mark.rule("sun.wound.effect", "sun.ruling.wounded-scope")
def test_the_wounded_add_one_red_die_to_all_their_weapons() -> None:
    t = table("medic", phase=Phase.AFTERNOON)
    t.give(0, "", "katana")
    t[0].hp = 2
    bear = t.enemy("bear")
    t.go(8, 8, 2, 2, 1, 1)
    t.play(f"Attack {bear}")
    (fought,) = t.told(Fought)
    assert [die // 8 for die in fought.dice] == [1, GREEN, 2, RED]
    assert (fought.damage, t.g.enemies[bear].damage) == (2, 2)


# Combat Drill


@pytest.mark.rule("sun.ruling.ability-timing")
def test_the_soldier_may_keep_the_drill_for_a_later_attack_of_the_phase() -> None:
    t = table("soldier")
    bear = t.enemy("bear")
    t.go(*[8] * 4, *[8] * 5, *[8] * 4)
    t.play(f"Attack {bear}")
    assert t.offered() == ["Done", "Drill"]
    t.play("Done")
    assert not t[0].drill_used
    t.play(f"Attack {bear}", "Drill", f"Attack {bear}")
    assert colours(t) == ["YB", "YBG", "YB"]
    assert t[0].drill_used


@pytest.mark.rule("sun.ruling.ability-timing")
@pytest.mark.parametrize("order", [["Drill"], ["Fire", "Drill"]])
def test_the_soldier_drills_for_a_shot_too_and_still_has_to_fire(order: list[str]) -> None:
    t = table("soldier")
    t.tile(NORTH)
    (bow,) = t.give(0, "", "bow")
    bear = t.enemy("bear", NORTH)
    t.go(8, 8, 8, 8)
    t.play(f"Shoot {bear}")
    assert t.offered() == [f"Fire {bow}", "Drill"]
    t.play(*order)
    assert colours(t) == ["YYG"]
    assert (t.g.uses[bow], t[0].drill_used) == (2, True)


@pytest.mark.rule("sun.ruling.ability-timing")
def test_the_soldier_may_shoot_without_the_drill() -> None:
    t = table("soldier")
    t.tile(NORTH)
    (bow,) = t.give(0, "", "bow")
    bear = t.enemy("bear", NORTH)
    t.go(8, 8, 8)
    t.play(f"Shoot {bear}", f"Fire {bow}", "Done")
    assert colours(t) == ["YY"]
    assert not t[0].drill_used


@pytest.mark.rule("sun.ruling.ability-timing")
def test_only_the_soldier_drills() -> None:
    t = table("hunter")
    bear = t.enemy("bear")
    t.go(8, 8, 8)
    t.play(f"Attack {bear}")
    assert (t.asked, t[0].drill_used) == (ask.Act, False)


# The house rule of one weapon


def test_by_the_house_rule_of_one_weapon_an_attack_adds_one_of_all() -> None:
    t = table("medic", settings={"one-weapon": True})
    machete, knife, pistol = t.give(0, "", "machete", "knife", "pistol")
    bear = t.enemy("bear")
    t.go(*[8] * 4, *[8] * 4, *[8] * 3)
    t.play(f"Attack {bear}")
    assert t.offered() == ["Done", f"Fire {pistol}", f"Fire {machete}", f"Fire {knife}"]
    t.play(f"Fire {machete}", f"Attack {bear}", f"Fire {pistol}", f"Attack {bear}", "Done")
    assert colours(t) == ["YY", "YG", "Y"]
    assert t.g.uses[pistol] == 3


def test_by_the_house_rule_of_one_weapon_a_soldier_still_may_drill() -> None:
    t = table("soldier", settings={"one-weapon": True})
    machete, _ = t.give(0, "", "machete", "knife")
    bear = t.enemy("bear")
    t.go(*[8] * 6)
    t.play(f"Attack {bear}", f"Fire {machete}")
    assert t.offered() == ["Done", "Drill"]
    t.play("Drill")
    assert colours(t) == ["YBYG"]


@pytest.mark.rule("sun.ruling.thrown-gear", "sun.gear.uses-empty")
def test_a_molotov_burns_an_adjacent_enemy_without_dice_or_reaction() -> None:
    t = table("hunter")
    t.tile(NORTH)
    (molotov,) = t.give(0, "", "molotov")
    bear = t.enemy("bear", NORTH)
    t.go()
    t.play(f"Throw {molotov} {bear}")
    assert (t.g.enemies[bear].damage, t.g.enemies[bear].tile, t[0].ap) == (2, NORTH, 5)
    assert molotov not in t[0].items
    assert molotov in t.g.gear_deck


@pytest.mark.rule(
    "sun.ruling.weapon-stack",
    "sun.ruling.weapon-mode",
    "sun.gear.melee-symbol",
)
def test_every_melee_weapon_adds_its_dice_and_guns_if_fired() -> None:
    t = table("medic")
    _, pistol, _ = t.give(0, "", "knife", "pistol", "bow")
    bear = t.enemy("bear")
    t.go(8, 8, 1, 1, 1)
    t.play(f"Attack {bear}", f"Fire {pistol}")
    assert t.g.enemies[bear].damage == 4
    assert t.g.uses[pistol] == 3


@pytest.mark.rule("sun.ruling.initial-round-weapons")
def test_a_spear_is_better_in_an_initial_round() -> None:
    t = table("medic")
    t.give(0, "", "spear")
    t.tile(NORTH, 14)
    bear = t.enemy("bear", NORTH)
    t.go(8, 8, 1, (1, 8))
    t.play(f"Move {NORTH}")
    assert t.g.enemies[bear].damage == 3
