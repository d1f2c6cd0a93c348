"""Who suffers which counter-attack: targets, the strongest, what is left, and what is dodged."""

from __future__ import annotations

import pytest

from games.oursun.table import BASKO, NORTH, SOUTH, YUNA, Table, table
from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.events.combat import Fought, Struck, Thrown
from sobremesa.games.oursun.events.days import Acted
from sobremesa.games.oursun.events.harm import Hurt
from sobremesa.games.oursun.events.movement import Exposed


def struck(t: Table) -> list[tuple[int, int]]:
    """Which foe attacked whom, in order."""
    return [(each.foe, t.number(each.who)) for each in t.told(Struck)]


@pytest.mark.rule("sun.attack.cost", "sun.combat.dice")
def test_an_attack_is_told_with_its_price_its_dice_and_the_answer() -> None:
    t = table("medic")
    dog = t.enemy("stray_dog")
    t.go(5, 4)
    t.play(f"Attack {dog}")
    assert t.told(Acted) == [Acted("medic", "attack", 1, 5, dog)]
    assert t.told(Fought) == [Fought("medic", dog, (11,), 1)]
    assert t.told(Struck) == [Struck(dog, "medic", (12,), 0)]


@pytest.mark.rule("sun.ruling.counter-procedure", "sun.ruling.ranged-own-tile")
def test_what_is_left_strikes_tile_by_tile_the_last_who_took_part_there() -> None:
    t = table("medic", "hunter")
    t.tile(NORTH)
    t.give(1, "", "bow")
    t[1].tile = NORTH
    first, second = t.enemy("stray_dog"), t.enemy("stray_dog")
    boar, dog = t.enemy("wild_boar", NORTH), t.enemy("stray_dog", NORTH)
    t.go(8, 8, 8, 8, 8, 8, 8, 8, 8)
    t.play(f"Attack {first}", f"1 Shoot {first}")
    assert struck(t) == [(first, 0), (boar, 1), (dog, 1), (second, 0)]


@pytest.mark.rule("sun.ruling.counter-procedure")
def test_enemies_on_a_tile_where_nobody_took_part_do_nothing() -> None:
    t = table("hunter", "medic")
    t.tile(NORTH)
    t.give(0, "", "bow")
    t[1].tile = NORTH
    bear, dog = t.enemy("bear", NORTH), t.enemy("stray_dog", NORTH)
    t.go(8, 8, 8)
    t.play(f"Shoot {bear}", "1 pass")
    assert (struck(t), t.g.enemies[dog].rotated) == ([], False)


@pytest.mark.rule("sun.ruling.round-reset", "sun.combat.rotate")
def test_every_action_begins_a_round_in_which_all_enemies_may_strike_again() -> None:
    t = table("medic")
    t.enemy("stray_dog")
    boar = t.enemy("wild_boar")
    t.go(*[8] * 8)
    t.play(f"Attack {boar}", f"Attack {boar}")
    assert [foe for foe, _ in struck(t)].count(boar) == 2


@pytest.mark.rule("sun.ruling.counter-procedure", "sun.ruling.rob-hostile-scope")
def test_a_trader_who_is_left_strikes_the_one_he_is_hostile_to() -> None:
    t = table("medic", "hunter")
    t.trader("basko").hostile = 1
    bear = t.enemy("bear")
    t.go(8, 8, 8, 8, 8, 8)
    t.play(f"Attack {bear}", f"1 Attack {bear}")
    assert struck(t) == [(bear, 0), (102, 0)]


@pytest.mark.rule("sun.ruling.counter-procedure", "sun.ruling.sol-initial-skip")
def test_sons_who_are_left_pass_over_their_own_and_strike_the_one_who_fought_before() -> None:
    t = table("medic", "hunter", "soldier", roles=("baker", "besieger", "mason"))
    t.g.unmasked, t[2].ap = 1, 0
    bear, recruit = t.enemy("bear"), t.enemy("sol_recruit")
    t.go(8, 8, 8, 8, 8, 8)
    t.play(f"Attack {bear}", f"1 Attack {bear}")
    assert struck(t) == [(bear, 0), (recruit, 0)]


# Dodging


@pytest.mark.rule("sun.dodge.choice", "sun.ruling.dodge-choice", "sun.dodge.cost")
def test_the_avoided_attack_is_told_and_the_others_strike() -> None:
    t = table("hunter")
    dog, boar = t.enemy("stray_dog"), t.enemy("wild_boar")
    t.go(1, 1, 1, 2)
    t.play("Dodge")
    assert t.question(ask.Avoid).who == 0
    assert t.question(ask.Avoid).blows == ((boar, (8, 16)), (dog, (9,)))
    assert t[0].hp == 7
    t.play(f"Avoid {boar}")
    assert t.told(Acted) == [Acted("hunter", "dodge", 1, 5)]
    assert t.told(Struck) == [
        Struck(boar, "hunter", (8, 16), 0, True),
        Struck(dog, "hunter", (9,), 1),
    ]
    assert t.told(Hurt) == [Hurt("hunter", 1, "attack", 6)]


@pytest.mark.rule("sun.ruling.dodge-choice", "sun.ruling.counter-procedure")
def test_only_attacks_on_the_dodger_itself_can_be_avoided() -> None:
    t = table("hunter", "medic")
    bear, boar, dog = t.enemy("bear"), t.enemy("wild_boar"), t.enemy("stray_dog")
    t.go(1, 1, 1, 1, 8, 2, 1)
    t.play("Dodge", f"1 Attack {dog}")
    assert t.told(Struck) == [
        Struck(dog, "medic", (8,), 1),
        Struck(boar, "medic", (9, 16), 2),
        Struck(bear, "hunter", (8, 8), 0, True),
    ]
    assert (t[0].hp, t[1].hp) == (7, 4)


@pytest.mark.rule("sun.dodge.effect", "sun.ruling.dodge-choice")
def test_a_dodger_that_dies_for_a_comrade_has_nothing_left_to_dodge() -> None:
    t = table("firefighter", "medic")
    t[0].hp = 1
    bear, dog = t.enemy("bear"), t.enemy("stray_dog")
    t.go(1, 8, 1, 1, 1, 8)
    t.play("Dodge", f"1 Attack {dog}", "0 Rescue 1")
    assert (t[0].alive, t[1].hp) == (False, 7)
    assert struck(t) == [(dog, 1)]
    assert bear in t.g.enemies
    assert t.seat == 1


@pytest.mark.rule("sun.ruling.round-reset")
def test_a_dodge_begins_a_round_of_its_own() -> None:
    t = table("hunter")
    dog = t.enemy("stray_dog", rotated=True)
    t.go(8, 1)
    t.play("Dodge")
    assert struck(t) == [(dog, 0)]


# Sneak attacks


@pytest.mark.rule("sun.sneak-attack.cost", "sun.sneak-attack.effect", "sun.sneak-attack.exposed")
def test_a_sneak_attack_costs_2_ap_and_is_told_without_an_answer() -> None:
    t = table("medic")
    t[0].stealth = True
    bear = t.enemy("bear")
    t.go(2, 1)
    t.play(f"SneakAttack {bear}")
    assert t.told(Acted) == [Acted("medic", "sneak-attack", 2, 4, bear)]
    assert t.told(Fought) == [Fought("medic", bear, (8,), 1)]
    assert t.told(Exposed) == []


@pytest.mark.rule("sun.sneak-attack.one-target")
def test_a_service_blade_cuts_deeper_from_hiding() -> None:
    t = table("soldier")
    t[0].stealth, t[0].drill_used = True, True
    t.give(0, "", "service_blade")
    bear = t.enemy("bear")
    t.go(1, 1, 1, 1, 1)
    t.play(f"SneakAttack {bear}")
    assert t.told(Fought)[0].dice == (8, 16, 0, 0)
    assert t.g.enemies[bear].body


# Thrown gear


@pytest.mark.rule("sun.ruling.thrown-gear", "sun.gear.uses-empty")
def test_a_grenade_hurts_every_enemy_of_the_tile_and_the_strongest_answers_first() -> None:
    t = table("medic")
    t[0].stealth = True
    (grenade,) = t.give(0, "", "grenade")
    dog, bear = t.enemy("stray_dog"), t.enemy("bear")
    t.tile(NORTH)
    wolf = t.enemy("wolf", NORTH)
    t.go(8, 8, 1)
    t.play(f"ThrowAt {grenade} 0")
    assert t.told(Acted) == [Acted("medic", "throw", 1, 5, grenade)]
    assert t.told(Thrown) == [Thrown("medic", dog, 2), Thrown("medic", bear, 2)]
    assert struck(t) == [(bear, 0), (dog, 0)]
    assert (t.g.enemies[dog].body, t.g.enemies[bear].damage, t.g.enemies[wolf].damage) == (
        True,
        2,
        0,
    )
    assert (t[0].hp, t[0].stealth, t[0].items) == (6, False, ())


@pytest.mark.rule("sun.ruling.thrown-gear", "sun.ruling.join-needs-enemy")
def test_a_grenade_on_the_next_tile_is_a_combat_there_that_others_may_join() -> None:
    t = table("medic", "hunter")
    t.tile(NORTH)
    t[1].tile = NORTH
    (grenade,) = t.give(0, "", "grenade")
    bear = t.enemy("bear", NORTH)
    t.go()
    t.play(f"ThrowAt {grenade} {NORTH}")
    assert (t.asked, t.offered(1)) == (ask.Join, ["Pass", f"Attack {bear}"])
    assert t.g.enemies[bear].damage == 2


@pytest.mark.rule("sun.ruling.thrown-gear")
def test_the_enemy_that_a_molotov_burns_on_the_own_tile_answers_it() -> None:
    t = table("medic", "hunter")
    t[0].stealth = True
    (molotov,) = t.give(0, "", "molotov")
    dog, bear = t.enemy("stray_dog"), t.enemy("bear")
    t.go(1, 8, 8)
    t.play(f"Throw {molotov} {dog}")
    assert (struck(t), t.asked) == ([(dog, 0)], ask.Join)
    t.play("1 pass")
    assert struck(t) == [(dog, 0), (bear, 0)]
    assert t.told(Acted) == [Acted("medic", "throw", 1, 5, molotov)]
    assert (t[0].hp, t[0].stealth) == (6, False)


@pytest.mark.rule("sun.ruling.thrown-gear", "sun.ruling.counter-no-target")
def test_a_molotov_on_the_next_tile_is_answered_by_the_strongest_beside_the_thrower() -> None:
    t = table("medic", "hunter")
    t.tile(NORTH)
    t[1].tile = SOUTH
    t.tile(SOUTH)
    (molotov,) = t.give(0, "", "molotov")
    dog, boar = t.enemy("stray_dog"), t.enemy("wild_boar")
    bear = t.enemy("bear", NORTH)
    t.go(8, 8, 8)
    t.play(f"Throw {molotov} {bear}")
    assert struck(t) == [(boar, 0), (dog, 0)]


# Traders


@pytest.mark.rule("sun.ruling.rob-start", "sun.ranged.reaction-shoot")
def test_a_trader_who_is_shot_at_never_comes_but_shoots_back_and_is_hostile() -> None:
    t = table("medic")
    t.tile(NORTH)
    t.give(0, "", "bow")
    t.trader("yuna", NORTH)
    t.go(8, 1, 2)
    t.play("Shoot 103")
    assert t.told(Fought) == [Fought("medic", YUNA, (23, 8), 1, True)]
    assert (t.g.traders[YUNA].tile, t.g.traders[YUNA].hostile) == (NORTH, 1)
    assert t.told(Struck) == [Struck(YUNA, "medic", (1,), 1)]


@pytest.mark.rule("sun.ruling.rob-start", "sun.ruling.counter-procedure")
def test_an_attacked_trader_answers_the_one_who_attacks_him_before_others_join() -> None:
    t = table("medic", "hunter")
    t.g.active, t.g.order = 1, [1, 0]
    t.trader("basko")
    bear = t.enemy("bear")
    t.go(1, 8, 8)
    t.play("1 Attack 102")
    assert (t.asked, t.seat, struck(t)) == (ask.Join, 0, [(102, 1)])
    assert t.g.traders[BASKO].hostile == 2
    assert f"Attack {bear}" in t.offered(0)
