"""Joining a combat round: who is asked, with what, and in which order."""

from __future__ import annotations

import pytest

from games.oursun.table import NORTH, NORTH_EAST, SOUTH, table
from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.events.combat import Fought, Struck
from sobremesa.games.oursun.events.days import Acted


@pytest.mark.rule("sun.ruling.join-order", "sun.multi.join-right")
def test_all_others_are_asked_clockwise_from_the_active_character_once_each() -> None:
    t = table("medic", "hunter", "soldier")
    bear = t.enemy("bear")
    t.g.active, t.g.order = 1, [1, 2, 0]
    t.go(8, 8, 8)
    t.play(f"1 Attack {bear}")
    assert (t.asked, t.seat, t.offered()) == (ask.Join, 2, ["Pass", f"Attack {bear}"])
    t.play("2 pass")
    assert (t.asked, t.seat) == (ask.Join, 0)
    t.play("0 pass")
    assert (t.asked, t.seat) == (ask.Act, 1)


@pytest.mark.rule("sun.multi.join-ap", "sun.ruling.dead-body")
def test_neither_the_dead_nor_those_without_ap_are_asked_to_join() -> None:
    t = table("medic", "hunter", "soldier", "engineer")
    bear = t.enemy("bear")
    t[1].ap = 0
    t[2].died, t[2].hp = 0, 0
    t[3].ap = 1
    t.go(8, 8, 8)
    t.play(f"Attack {bear}")
    assert (t.asked, t.seat) == (ask.Join, 3)


@pytest.mark.rule("sun.ruling.dead-body", "sun.ruling.join-order")
def test_the_next_one_is_asked_when_a_dead_character_lies_between() -> None:
    t = table("medic", "hunter", "engineer")
    bear = t.enemy("bear")
    t[1].died = 0
    t.go(8, 8, 8)
    t.play(f"Attack {bear}")
    assert (t.asked, t.seat) == (ask.Join, 2)
    t.play("2 pass")
    assert (t.asked, t.seat) == (ask.Act, 0)


@pytest.mark.rule("sun.ruling.join-needs-enemy", "sun.multi.ranged-join")
def test_one_joins_on_the_tiles_of_the_combat_only() -> None:
    t = table("medic", "hunter", "engineer")
    t.tile(NORTH)
    t.tile(NORTH_EAST)
    t.tile(SOUTH)
    t.give(0, "", "bow")
    t.give(1, "", "crossbow")
    t[1].tile = NORTH_EAST
    t[2].tile = SOUTH
    other, own, shot = t.enemy("wolf", NORTH_EAST), t.enemy("stray_dog"), t.enemy("bear", NORTH)
    t.enemy("wild_boar", SOUTH)
    t.go(8, 8, 8, 8)
    t.play(f"Shoot {shot}")
    assert (t.asked, t.seat) == (ask.Join, 1)
    assert set(t.offered(1)) == {"Pass", f"Shoot {own}", f"Shoot {shot}"}
    t.play("1 pass")
    assert (t.asked, t.seat) == (ask.Act, 0)
    assert f"Attack {other}" not in t.offered(0)


@pytest.mark.rule("sun.multi.join-ap", "sun.ruling.join-actions")
def test_a_comrade_joins_with_a_molotov_and_is_answered_by_the_strongest_left() -> None:
    t = table("medic", "hunter")
    (molotov,) = t.give(1, "", "molotov")
    bear, dog = t.enemy("bear"), t.enemy("stray_dog")
    t.go(8, 8, 8, 1)
    t.play(f"Attack {bear}", f"1 Throw {molotov} {bear}")
    assert [(each.foe, t.number(each.who)) for each in t.told(Struck)] == [(bear, 0), (dog, 1)]
    assert (t.g.enemies[bear].damage, t[1].ap, t[1].hp) == (2, 5, 6)
    assert t.told(Acted)[-1] == Acted("hunter", "throw", 1, 5, molotov)


@pytest.mark.rule("sun.ruling.join-actions", "sun.sneak-attack.effect")
def test_a_hidden_comrade_joins_with_a_sneak_attack_and_what_is_left_strikes_the_other() -> None:
    t = table("medic", "hunter")
    t[1].stealth = True
    bear, dog = t.enemy("bear"), t.enemy("stray_dog")
    t.go(8, 8, 8, 1, 8, 1, 1)
    t.play(f"Attack {bear}", f"1 SneakAttack {bear}")
    assert [(each.foe, t.number(each.who)) for each in t.told(Struck)] == [(bear, 0), (dog, 0)]
    assert (t[0].hp, t[1].hp, t[1].ap, t[1].stealth) == (6, 7, 4, False)
    assert t.g.enemies[bear].damage == 1


@pytest.mark.rule("sun.ruling.stealth-already-engaged", "sun.ruling.stealth-fail-cancel")
def test_a_failed_sneak_attack_beside_a_comrade_is_answered_like_any_action() -> None:
    t = table("medic", "hunter")
    t[1].stealth = True
    bear, dog = t.enemy("bear"), t.enemy("stray_dog")
    t.go(8, 8, 8, 8, 8, 1)
    t.play(f"Attack {bear}", f"1 SneakAttack {bear}")
    assert [(each.foe, t.number(each.who)) for each in t.told(Struck)] == [(bear, 0), (dog, 1)]
    assert (t[1].hp, t[1].ap, t[1].stealth) == (6, 4, False)
    assert len(t.told(Fought)) == 1


@pytest.mark.rule("sun.ruling.stealth-already-engaged")
def test_who_fails_a_sneak_attack_beside_a_comrade_suffers_its_target_and_then_the_rest() -> None:
    t = table("hunter", "medic")
    t[0].stealth, t[1].ap = True, 0
    bear, dog = t.enemy("bear"), t.enemy("stray_dog")
    t.go(8, 8, 1, 1, 8)
    t.play(f"SneakAttack {dog}")
    assert [(each.foe, each.damage) for each in t.told(Struck)] == [(dog, 1), (bear, 1)]
    assert (t[0].hp, t.told(Fought)) == (5, [])


# Shots out of stealth


@pytest.mark.rule("sun.ruling.stealth-attack", "sun.ruling.ranged-own-tile")
def test_a_hidden_shooter_among_enemies_has_no_initial_round_but_is_answered() -> None:
    t = table("hunter")
    t[0].stealth = True
    t.tile(NORTH)
    t.give(0, "", "bow")
    dog, bear = t.enemy("stray_dog"), t.enemy("bear", NORTH)
    t.go(1, 8, 8, 8, 8)
    t.play(f"Shoot {bear}")
    assert [each.foe for each in t.told(Struck)] == [dog]
    assert t.told(Acted) == [Acted("hunter", "shoot", 1, 5, bear)]
    assert (t[0].hp, t[0].stealth) == (6, False)


@pytest.mark.rule("sun.ruling.stealth-attack")
def test_a_joiner_who_shoots_out_of_stealth_first_meets_the_enemy_of_its_tile() -> None:
    t = table("medic", "hunter")
    t.tile(NORTH)
    t.tile(NORTH_EAST, 14)
    t.give(0, "", "bow")
    t.give(1, "", "bow")
    t[1].tile, t[1].stealth = NORTH_EAST, True
    bear = t.enemy("bear", NORTH)
    t.next_enemies("viper")
    t.go(8, 8, 8, 1, 1, 1, 1, 8, 8)
    t.play(f"Shoot {bear}", f"1 Shoot {bear}")
    assert [t.g.enemies[each.foe].kind for each in t.told(Fought)] == ["bear", "viper", "bear"]
    assert (t[1].hp, t[1].ap, t.g.enemies[bear].damage) == (5, 5, 2)


@pytest.mark.rule("sun.ruling.stealth-attack", "sun.ruling.ranged-needs-ammo")
def test_who_spends_the_last_cartridge_on_what_it_woke_does_not_shoot_any_more() -> None:
    t = table("hunter", number=14)
    t[0].stealth = True
    t.tile(NORTH)
    (pistol,) = t.give(0, "", "pistol")
    t.g.uses[pistol] = 1
    bear = t.enemy("bear", NORTH)
    t.next_enemies("viper")
    t.go(8, 8, 1)
    t.play(f"Shoot {bear}", f"Fire {pistol}")
    assert [t.g.enemies[each.foe].kind for each in t.told(Fought)] == ["viper"]
    assert (t.asked, t[0].ap, t[0].stealth, t.g.round) == (ask.Act, 6, False, None)


@pytest.mark.rule("sun.ruling.stealth-attack", "sun.ruling.dead-body")
def test_who_dies_of_what_it_woke_does_not_shoot() -> None:
    t = table("hunter", "medic", number=14)
    t[0].stealth, t[0].hp = True, 1
    t[1].tile = SOUTH
    t.tile(NORTH)
    t.tile(SOUTH)
    t.give(0, "", "bow")
    bear = t.enemy("bear", NORTH)
    t.next_enemies("viper")
    t.go(1, 8, 8)
    t.play(f"Shoot {bear}")
    assert (t[0].alive, t.g.enemies[bear].damage, t.seat) == (False, 0, 1)


@pytest.mark.rule("sun.ruling.stealth-attack", "sun.ranged.target")
def test_a_target_that_a_howler_calls_to_the_shooter_is_not_shot_at_any_more() -> None:
    t = table("hunter", number=14)
    t[0].stealth = True
    t.tile(NORTH)
    (bow,) = t.give(0, "", "bow")
    bear = t.enemy("bear", NORTH)
    t.next_enemies("howler")
    t.go(8, 8, 8, 1)
    t.play(f"Shoot {bear}", f"Attack {bear}")
    assert [each.foe for each in t.told(Fought)] == [bear]
    assert (t.g.enemies[bear].tile, t.g.enemies[bear].damage) == (0, 1)
    assert (t[0].ap, t.g.uses[bow]) == (6, 3)


@pytest.mark.rule("sun.ruling.stealth-attack", "sun.ruling.ranged-needs-ammo")
def test_a_joiner_without_a_shot_left_has_taken_no_part() -> None:
    t = table("medic", "hunter")
    t.tile(NORTH)
    t.tile(NORTH_EAST, 14)
    t.give(0, "", "bow")
    (pistol,) = t.give(1, "", "pistol")
    t.g.uses[pistol] = 1
    t[1].tile, t[1].stealth = NORTH_EAST, True
    bear = t.enemy("bear", NORTH)
    t.next_enemies("viper")
    t.go(8, 8, 8, 8, 8, 8)
    t.play(f"Shoot {bear}", f"1 Shoot {bear}", f"1 Fire {pistol}")
    assert [t.g.enemies[each.foe].kind for each in t.told(Fought)] == ["bear", "viper"]
    assert (t[1].ap, t[1].stealth, t.asked, t.seat) == (6, False, ask.Act, 0)
