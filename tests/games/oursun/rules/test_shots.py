"""What an enemy does about a shot: come, stay, shoot back; and gear that is thrown."""

from __future__ import annotations

import pytest

from games.oursun.table import NORTH, YUNA, Table, table
from sobremesa.games.oursun.events.combat import Fought, Reacted, Struck, Thrown
from sobremesa.games.oursun.state import HOME, Fire


def with_bow(*kinds: str, **more: object) -> Table:
    """The first character has a bow and a bare tile to the north to shoot at."""
    t = table(*kinds, **more)  # type: ignore[arg-type]
    t.tile(NORTH)
    t.give(0, "", "bow")
    return t


@pytest.mark.rule("sun.ranged.reaction-die", "sun.combat.dice")
def test_the_blue_die_and_the_shot_are_told() -> None:
    t = with_bow("medic")
    bear = t.enemy("bear", NORTH)
    t.go(1, 1, 4)
    t.play(f"Shoot {bear}")
    assert t.told(Fought) == [Fought("medic", bear, (16, 8), 2, True)]
    assert t.told(Reacted) == [Reacted(bear, (19,), False)]
    assert (t.g.enemies[bear].tile, t.g.enemies[bear].rotated) == (NORTH, False)


@pytest.mark.rule("sun.ranged.reaction-move", "sun.combat.one-action-per-figure")
def test_an_enemy_that_comes_has_had_its_action_of_the_round() -> None:
    t = with_bow("medic", "hunter")
    bear = t.enemy("bear", NORTH)
    t.go(8, 8, 3, 8)
    t.play(f"Shoot {bear}", f"1 Attack {bear}")
    assert t.told(Reacted) == [Reacted(bear, (18,), True)]
    assert t.g.enemies[bear].tile == 0
    assert t.told(Struck) == []


@pytest.mark.rule("sun.ruling.ranged-killed", "sun.ruling.defeat-moment")
def test_an_enemy_killed_by_the_shot_falls_where_it_stood_though_the_blue_die_says_come() -> None:
    t = with_bow("medic")
    bear = t.enemy("bear", NORTH, damage=3)
    t.go(1, 1, 1)
    t.play(f"Shoot {bear}")
    assert (t.g.enemies[bear].body, t.g.enemies[bear].tile) == (True, NORTH)


@pytest.mark.rule("sun.ranged.reaction-move")
def test_an_enemy_with_its_last_hp_still_comes() -> None:
    t = with_bow("medic")
    bear = t.enemy("bear", NORTH, damage=3)
    t.go(1, 8, 1)
    t.play(f"Shoot {bear}")
    assert (t.g.enemies[bear].body, t.g.enemies[bear].tile) == (False, 0)


@pytest.mark.rule("sun.ruling.ranged-animal-fire")
@pytest.mark.parametrize("fire", [Fire.CAMPFIRE, Fire.STOVE])
def test_an_animal_that_a_fire_keeps_away_has_no_other_reaction(fire: Fire) -> None:
    t = with_bow("medic", "hunter")
    t.g.map[HOME].fire = fire
    t[1].tile, t[1].stealth = NORTH, True
    bear = t.enemy("bear", NORTH)
    t.go(8, 8, 1, 8)
    t.play(f"Shoot {bear}", f"1 Attack {bear}")
    assert t.g.enemies[bear].tile == NORTH
    assert t.told(Struck) == []


@pytest.mark.rule("sun.ruling.ranged-animal-fire", "sun.ranged.reaction-move")
def test_a_human_comes_to_a_campfire() -> None:
    t = with_bow("medic")
    t.g.map[HOME].fire = Fire.CAMPFIRE
    bandit = t.enemy("bandit", NORTH)
    t.go(8, 8, 1)
    t.play(f"Shoot {bandit}")
    assert t.g.enemies[bandit].tile == 0


@pytest.mark.rule("sun.ruling.ranged-pinned", "sun.ruling.stealth-not-target")
def test_only_a_character_in_the_open_pins_a_target() -> None:
    t = with_bow("medic", "hunter")
    t[1].tile, t[1].stealth = NORTH, True
    bear = t.enemy("bear", NORTH)
    t.go(8, 8, 1)
    t.play(f"Shoot {bear}")
    assert t.g.enemies[bear].tile == 0


@pytest.mark.rule("sun.ranged.reaction-die", "sun.enemy.card-fields")
def test_the_colossus_rolls_no_blue_die_and_stays() -> None:
    t = with_bow("medic")
    colossus = t.enemy("colossus", NORTH)
    t.go(8, 8)
    t.play(f"Shoot {colossus}")
    assert t.told(Reacted) == []
    assert t.g.enemies[colossus].tile == NORTH


@pytest.mark.rule(
    "sun.ranged.reaction-shoot", "sun.ruling.ranged-pinned", "sun.combat.one-action-per-figure"
)
def test_a_pinned_target_shoots_back_and_does_not_strike_its_neighbour_as_well() -> None:
    t = with_bow("medic", "hunter")
    t[1].tile = NORTH
    marksman = t.enemy("marksman", NORTH)
    t.go(8, 8, 1, 8, 8)
    t.play(f"Shoot {marksman}", f"1 Attack {marksman}")
    assert t.told(Struck) == [Struck(marksman, "medic", (8, 23), 1)]
    assert (t[0].hp, t[1].hp) == (6, 7)


@pytest.mark.rule("sun.ranged.rotated-no-reaction")
def test_a_target_that_has_shot_back_neither_comes_nor_shoots_at_the_next_one() -> None:
    t = with_bow("medic", "hunter")
    t.give(1, "", "bow")
    marksman = t.enemy("marksman", NORTH)
    t.go(8, 8, 8, 8, 8, 8, 8, 8)
    t.play(f"Shoot {marksman}", f"1 Shoot {marksman}")
    assert [each.who for each in t.told(Struck)] == ["medic"]
    assert len(t.told(Reacted)) == 1


@pytest.mark.rule("sun.ruling.karma-window", "sun.karma.targets")
def test_karma_may_turn_the_blue_die_and_then_the_answering_shot() -> None:
    t = with_bow("medic")
    t[0].karma = 1
    marksman = t.enemy("marksman", NORTH)
    t.go(8, 8, 8, 1, 1, 8, (1, 6))
    t.play(f"Shoot {marksman}")
    assert t.rolled() == (0, ((23, 15), (23,)), (~0, marksman))
    t.play("pass")
    assert t.rolled() == (0, ((8, 16),), (marksman,))
    t.play("Reroll 0")
    assert (t[0].hp, t[0].karma) == (6, 1)


@pytest.mark.rule("sun.ruling.karma-window")
def test_karma_may_keep_a_target_from_coming() -> None:
    t = with_bow("medic")
    t[0].karma = 1
    bear = t.enemy("bear", NORTH)
    t.go(8, 8, 1, 8, (1, 6))
    t.play(f"Shoot {bear}", "Reroll 2")
    assert t.g.enemies[bear].tile == NORTH


@pytest.mark.rule("sun.ruling.karma-window", "sun.ruling.noncombat-round")
def test_who_only_suffers_may_re_roll_the_dice_of_its_enemies() -> None:
    t = table("medic")
    t[0].karma, t[0].hp = 1, 4
    t.give(0, "F")
    dog = t.enemy("stray_dog")
    t.go(1, 8, (1, 6))
    t.play("Eat")
    assert t.rolled() == (0, ((8,),), (dog,))
    t.play("Reroll 0")
    assert t[0].hp == 5


@pytest.mark.rule("sun.ruling.rob-start")
def test_a_trader_who_is_shot_at_stays_and_uses_his_ranged_dice() -> None:
    t = with_bow("medic")
    t.trader("yuna", NORTH)
    t.go(1, 8, 1)
    t.play("Shoot 103")
    yuna = t.g.traders[YUNA]
    assert (yuna.tile, yuna.hostile, t[0].hp) == (NORTH, 1, 5)
    assert (t.told(Fought)[0].damage, t.told(Reacted)) == (1, [])


@pytest.mark.rule("sun.ruling.rob-start", "sun.ruling.rob-cards", "sun.trader.rob-reward")
def test_the_joiner_whose_shot_defeats_a_trader_robs_him() -> None:
    t = table("hunter", "medic")
    t[1].tile = NORTH
    t.tile(NORTH)
    t.give(1, "", "bow")
    trader = t.trader("yuna")
    trader.cards = ()
    t[0].water = t[1].water = 0
    t.go(8, 1, 1, 1)
    t.play("Attack 103", "1 Shoot 103")
    assert t.g.removed == ["yuna"]
    assert (t[0].water, t[1].water) == (0, 4)


@pytest.mark.rule("sun.ruling.thrown-gear")
def test_a_molotov_takes_2_hp_of_one_enemy_and_that_enemy_answers_on_the_own_tile() -> None:
    t = table("medic", "hunter")
    (molotov,) = t.give(0, "", "molotov")
    bear, dog = t.enemy("bear"), t.enemy("stray_dog")
    t.go(8, 8, 8)
    t.play(f"Throw {molotov} {bear}", "1 pass")
    assert t.told(Thrown) == [Thrown("medic", bear, 2)]
    assert (t.g.enemies[bear].damage, t.g.enemies[dog].damage) == (2, 0)
    assert [each.foe for each in t.told(Struck)] == [bear, dog]


@pytest.mark.rule("sun.ruling.thrown-gear")
def test_a_grenade_takes_2_hp_of_every_enemy_on_a_tile() -> None:
    t = table("medic")
    t.tile(NORTH)
    (grenade,) = t.give(0, "", "grenade")
    bear, dog = t.enemy("bear", NORTH), t.enemy("stray_dog", NORTH)
    t.go()
    t.play(f"ThrowAt {grenade} {NORTH}")
    assert t.told(Thrown) == [Thrown("medic", bear, 2), Thrown("medic", dog, 2)]
    assert (t.g.enemies[bear].damage, t.g.enemies[dog].body) == (2, True)


@pytest.mark.rule(
    "sun.ranged.cost",
    "sun.ranged.target",
    "sun.ranged.reaction-die",
    "sun.ranged.reaction-move",
    "sun.example.derived-shot-second-enemy",
    "sun.ruling.ranged-others",
    "sun.ruling.ranged-arrival",
    "sun.attack.ranged-option",
    "sun.gear.ranged-symbol",
)
def test_only_the_enemy_shot_at_reacts_and_may_come() -> None:
    t = table("hunter")
    t.tile(NORTH)
    (bow,) = t.give(0, "", "bow")
    bear, boar = t.enemy("bear", NORTH), t.enemy("wild_boar", NORTH)
    t.go(1, 1, 1, 1)
    t.play(f"Shoot {bear}")
    assert (t.g.enemies[bear].tile, t.g.enemies[boar].tile) == (0, NORTH)
    assert (t.g.enemies[bear].damage, t[0].hp, t.g.uses[bow], t[0].ap) == (3, 7, 2, 5)


@pytest.mark.rule(
    "sun.ranged.reaction-shoot", "sun.ruling.ranged-killed", "sun.ruling.ranged-enemy-answer"
)
def test_an_enemy_that_stays_shoots_back_even_if_the_shot_kills_it() -> None:
    t = table("hunter")
    t.tile(NORTH)
    t.give(0, "", "bow")
    rifleman = t.enemy("marksman", NORTH)
    t.go(1, 1, 8, 8, 1, 1)
    t.play(f"Shoot {rifleman}")
    assert t.g.enemies[rifleman].body
    assert t[0].hp == 5


@pytest.mark.rule("sun.example.derived-shot-own-enemy", "sun.ruling.ranged-own-tile")
def test_enemies_of_the_own_tile_answer_a_shot() -> None:
    t = table("hunter")
    t.tile(NORTH)
    t.give(0, "", "bow")
    dog, bear = t.enemy("stray_dog"), t.enemy("bear", NORTH)
    t.go(1, 8, 8, 8, 8)
    t.play(f"Shoot {bear}")
    assert [each.foe for each in t.told(Struck)] == [dog]
    assert t[0].hp == 6


@pytest.mark.rule("sun.ruling.ranged-pinned")
def test_a_target_that_shares_its_tile_with_a_character_stays() -> None:
    t = table("hunter", "medic")
    t[1].tile = NORTH
    t.tile(NORTH)
    t.give(0, "", "bow")
    bear = t.enemy("bear", NORTH)
    t.go(8, 8, 8)
    t.play(f"Shoot {bear}", "1 pass")
    assert t.g.enemies[bear].tile == NORTH


@pytest.mark.rule("sun.ruling.ranged-animal-fire", "sun.fire.enemy-animals")
def test_an_animal_does_not_come_to_a_campfire() -> None:
    t = table("hunter")
    t.g.map[HOME].fire = 1  # type: ignore[assignment]
    t.tile(NORTH)
    t.give(0, "", "bow")
    bear = t.enemy("bear", NORTH)
    t.go(8, 8, 8, 1)
    t.play(f"Shoot {bear}")
    assert t.g.enemies[bear].tile == NORTH


@pytest.mark.rule(
    "sun.ruling.ranged-needs-ammo", "sun.gear.uses-weapon-exception", "sun.combat.need-target"
)
def test_without_ammunition_nobody_shoots_and_the_weapon_stays() -> None:
    t = table("hunter")
    t.tile(NORTH)
    (bow,) = t.give(0, "", "bow")
    t.g.uses[bow] = 0
    t.enemy("bear", NORTH)
    t.go()
    assert not t.offers("Shoot")
    assert not t.offers("Attack")
    assert bow in t[0].items


@pytest.mark.rule(
    "sun.multi.ranged-join", "sun.ruling.ranged-joiner-counter", "sun.ranged.rotated-no-reaction"
)
def test_a_joiner_from_the_next_tile_shoots_and_a_rotated_enemy_does_not_react() -> None:
    t = table("medic", "hunter")
    t[1].tile = NORTH
    t.tile(NORTH)
    t.give(1, "", "bow")
    bear = t.enemy("bear")
    t.go(8, 8, 5, 1, 1, 1)
    t.play(f"Attack {bear}", f"1 Shoot {bear}")
    assert t.g.enemies[bear].damage == 3
    assert t.g.enemies[bear].tile == 0


@pytest.mark.rule("sun.ruling.ranged-facedown")
def test_an_enemy_on_a_face_down_tile_can_be_shot_at_and_the_tile_stays_unknown() -> None:
    t = table("medic")
    t.give(0, "", "bow")
    t.tile(NORTH, 14, revealed=False)
    bear = t.enemy("bear", NORTH)
    t.go(1, 1, 8)
    t.play(f"Shoot {bear}")
    assert t.g.enemies[bear].damage == 2
    assert not t.g.map[NORTH].revealed
