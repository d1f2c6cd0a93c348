"""Whom a character may attack, shoot at or throw things at, and whom it may not."""

from __future__ import annotations

import msgspec
import pytest

from games.oursun.table import BASKO, NORTH, NORTH_EAST, SOUTH, TWO_NORTH, Table, table
from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.content.book import goods

COMBAT = ("Attack", "Shoot", "SneakAttack", "Throw", "ThrowAt", "AttackCharacter", "ShootCharacter")


def fights(t: Table, seat: int | None = None) -> set[str]:
    """The combat actions that are offered."""
    return {each for each in t.offered(seat) if each.split()[0] in COMBAT}


@pytest.mark.rule(
    "sun.attack.cost", "sun.ranged.target", "sun.attack.ranged-option", "sun.combat.need-target"
)
def test_melee_reaches_the_own_tile_and_a_shot_the_tiles_around_it() -> None:
    t = table("medic")
    t.give(0, "", "bow")
    own = t.enemy("bear")
    near = [t.enemy("stray_dog", NORTH), t.enemy("stray_dog", SOUTH)]
    t.enemy("wild_boar", TWO_NORTH)
    t.enemy("wolf", NORTH + NORTH_EAST)
    t.tile(NORTH)
    t.tile(SOUTH)
    t.tile(TWO_NORTH)
    t.tile(NORTH + NORTH_EAST)
    t.go()
    assert fights(t) == {f"Attack {own}", *(f"Shoot {each}" for each in near)}


@pytest.mark.rule("sun.combat.need-target", "sun.ruling.dead-target")
def test_a_body_is_no_target() -> None:
    t = table("medic")
    t.give(0, "", "bow")
    t.tile(NORTH)
    t.enemy("stray_dog", body=True)
    t.enemy("wild_boar", NORTH, body=True)
    t.go()
    assert fights(t) == set()


@pytest.mark.rule("sun.sneak-attack.cost", "sun.sneak-attack.one-target")
@pytest.mark.parametrize(
    ("hidden", "ap", "offered"), [(True, 2, True), (True, 1, False), (False, 6, False)]
)
def test_a_sneak_attack_needs_stealth_and_2_ap(hidden: bool, ap: int, offered: bool) -> None:
    t = table("medic")
    t[0].stealth, t[0].ap = hidden, ap
    t.tile(NORTH)
    dog = t.enemy("stray_dog")
    t.enemy("wild_boar", NORTH)
    t.go()
    wanted = {f"Attack {dog}", f"SneakAttack {dog}"} if offered else {f"Attack {dog}"}
    assert fights(t) == wanted


def test_in_dust_wind_nobody_shoots() -> None:
    t = table("medic", "hunter", weather="wind")
    t.tile(NORTH)
    t.give(0, "", "bow")
    t[1].tile = NORTH
    t.enemy("bear", NORTH)
    t.go()
    assert fights(t) == set()


@pytest.mark.rule("sun.ruling.ranged-needs-ammo")
def test_one_loaded_weapon_among_empty_ones_is_enough() -> None:
    t = table("medic")
    t.tile(NORTH)
    bow, pistol = t.give(0, "", "bow", "pistol")
    t.g.uses[bow], t.g.uses[pistol] = 0, 1
    bear = t.enemy("bear", NORTH)
    t.go()
    assert fights(t) == {f"Shoot {bear}"}


# Traders


@pytest.mark.rule("sun.ruling.rob-start", "sun.ruling.thrown-gear")
def test_a_trader_may_be_attacked_and_shot_at_but_gear_is_thrown_at_enemies_alone() -> None:
    t = table("medic")
    t[0].stealth = True
    t.tile(NORTH)
    t.give(0, "", "bow", "molotov", "grenade")
    t.tile(TWO_NORTH)
    t.trader("odile", TWO_NORTH)
    t.trader("yuna")
    t.trader("basko", NORTH)
    t.go()
    assert fights(t) == {"Attack 103", "Shoot 102"}


@pytest.mark.rule("sun.ruling.rob-start", "sun.ranged.target")
def test_traders_are_in_reach_from_any_tile_beside_them() -> None:
    t = table("medic")
    t.tile(NORTH)
    t.tile(TWO_NORTH)
    t[0].tile = NORTH
    t.give(0, "", "bow")
    for kind, place in (("odile", 0), ("basko", NORTH), ("yuna", TWO_NORTH)):
        t.trader(kind, place)
    t.go()
    assert fights(t) == {"Shoot 101", "Attack 102", "Shoot 103"}


@pytest.mark.rule("sun.trader.rob-not-new-haven")
def test_a_peaceful_trader_cannot_be_attacked_whatever_hp_he_has(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    t = table("medic")
    t.trader("yuna")
    hardy = msgspec.structs.replace(t.g.book.traders["yuna"], peaceful=True)
    monkeypatch.setitem(t.g.book.traders, "yuna", hardy)
    t.go()
    assert fights(t) == set()


@pytest.mark.rule("sun.ruling.join-needs-enemy", "sun.ruling.rob-hostile-scope")
def test_who_joins_may_not_set_upon_a_trader_whom_nobody_has_attacked() -> None:
    t = table("medic", "hunter")
    dog = t.enemy("stray_dog")
    t.trader("yuna")
    t.go(8, 8)
    assert "Attack 103" in fights(t)
    t.play(f"Attack {dog}")
    assert (t.asked, fights(t, 1)) == (ask.Join, {f"Attack {dog}"})


@pytest.mark.rule("sun.ruling.join-needs-enemy", "sun.ruling.rob-start")
def test_a_comrade_may_join_against_a_trader_who_then_fights_it_too() -> None:
    t = table("medic", "hunter")
    t.trader("basko")
    t.go(1, 8, 1, 2)
    t.play("Attack 102")
    assert (t.asked, fights(t, 1), t.g.traders[BASKO].hostile) == (ask.Join, {"Attack 102"}, 1)
    t.play("1 Attack 102")
    assert (t.g.traders[BASKO].hostile, t.g.traders[BASKO].damage) == (3, 2)
    assert (t[0].hp, t[1].hp) == (6, 7)


@pytest.mark.rule("sun.ruling.dead-target")
def test_nobody_joins_against_a_trader_without_hp() -> None:
    t = table("medic", "hunter")
    yuna = t.trader("yuna")
    yuna.damage, yuna.cards = 2, ()
    t.go(8, 1)
    t.play("Attack 103")
    assert (t.asked, t.seat) == (ask.Act, 0)
    assert t.g.traders == {}


# Thrown gear


@pytest.mark.rule("sun.ruling.thrown-gear")
def test_a_molotov_is_thrown_at_one_enemy_and_a_grenade_at_a_tile() -> None:
    t = table("medic")
    t.tile(NORTH)
    t.tile(SOUTH)
    t.trader("basko", SOUTH)
    molotov, grenade = t.give(0, "", "molotov", "grenade")
    dog, boar, bear = t.enemy("stray_dog"), t.enemy("wild_boar", NORTH), t.enemy("bear", NORTH)
    t.enemy("wolf", TWO_NORTH)
    t.tile(TWO_NORTH)
    t.go()
    assert fights(t) == {
        f"Attack {dog}",
        *(f"Throw {molotov} {enemy}" for enemy in (dog, boar, bear)),
        f"ThrowAt {grenade} 0",
        f"ThrowAt {grenade} {NORTH}",
    }


# Characters


@pytest.mark.rule("sun.attack.cost", "sun.ranged.target", "sun.ruling.pvp-modes")
def test_characters_are_struck_on_the_own_tile_and_shot_at_on_the_next() -> None:
    t = table("medic", "hunter", "soldier", "engineer")
    t.give(0, "", "bow")
    t.tile(NORTH)
    t.tile(TWO_NORTH)
    t[2].tile, t[3].tile = NORTH, TWO_NORTH
    t.ruthless().go()
    assert fights(t) == {"AttackCharacter 1", "ShootCharacter 2"}


@pytest.mark.rule("sun.ranged.cost", "sun.combat.need-target")
def test_without_a_weapon_that_reaches_them_neighbours_are_safe() -> None:
    t = table("medic", "hunter")
    t.tile(NORTH)
    t[1].tile = NORTH
    t.enemy("bear", NORTH)
    t.go()
    assert fights(t) == set()


@pytest.mark.rule("sun.ruling.dead-body")
def test_the_dead_and_the_eliminated_are_not_attacked() -> None:
    t = table("medic", "hunter", "soldier", "engineer")
    t[1].died, t[1].hp = 0, 0
    t[2].eliminated = True
    t.ruthless().go()
    assert fights(t) == {"AttackCharacter 3"}


# Dodging


@pytest.mark.rule("sun.combat.need-target", "sun.dodge.effect")
def test_there_is_something_to_dodge_only_where_something_would_attack() -> None:
    t = table("medic")
    t.tile(NORTH)
    t.enemy("stray_dog", body=True)
    t.enemy("bear", NORTH)
    t.trader("basko")
    t.go()
    assert not t.offers("Dodge")


@pytest.mark.rule("sun.ruling.rob-hostile-scope", "sun.dodge.effect")
def test_the_attack_of_a_hostile_trader_can_be_dodged() -> None:
    t = table("hunter")
    t.trader("basko").hostile = 1
    t.give(0, "F")
    t.go(1, 1, 1)
    t.play("Dodge")
    assert (t[0].hp, t[0].ap, t[0].goods) == (7, 5, goods("F"))


@pytest.mark.rule("sun.ruling.sol-initial-skip", "sun.dodge.effect")
def test_a_revealed_son_has_nothing_to_dodge_among_its_own_but_may_attack_them() -> None:
    t = table("medic", "hunter", "soldier", roles=("besieger", "baker", "mason"))
    t.g.unmasked = 0
    recruit = t.enemy("sol_recruit")
    t.go()
    assert not t.offers("Dodge")
    assert f"Attack {recruit}" in fights(t)
