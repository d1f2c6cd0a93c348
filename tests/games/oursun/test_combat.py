"""Combat rounds: who strikes whom."""

from __future__ import annotations

import pytest

from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.content.book import METAL, goods
from sobremesa.games.oursun.events import Struck
from sobremesa.games.oursun.state import Phase

from .table import NORTH, NORTH_EAST, table


@pytest.mark.rule(
    "sun.attack.cost",
    "sun.attack.counter",
    "sun.attack.dice",
    "sun.combat.dice",
    "sun.combat.damage-enemy",
    "sun.combat.damage-character",
    "sun.combat.round",
    "sun.board.hp",
    "sun.board.ap-meter",
)
def test_attack_costs_1_ap_and_the_enemy_strikes_back_at_the_same_time() -> None:
    t = table("medic")
    dog = t.enemy("stray_dog")
    t.go(1, 1)
    t.play(f"Attack {dog}")
    assert (t[0].ap, t[0].hp, t.g.enemies[dog].damage) == (5, 6, 1)


@pytest.mark.rule(
    "sun.example.derived-kill-still-hits",
    "sun.combat.simultaneous",
    "sun.combat.enemy-defeated",
    "sun.ruling.defeat-moment",
    "sun.ruling.killed-unrotated",
    "sun.combat.ends-enemies",
)
def test_an_enemy_that_is_killed_still_strikes_in_that_round() -> None:
    t = table("medic")
    bear = t.enemy("bear", damage=4)
    t.go(1, 2, 3)
    t.play(f"Attack {bear}")
    assert t[0].hp == 5
    assert t.g.enemies[bear].body


@pytest.mark.rule(
    "sun.example.one-vs-two",
    "sun.multi.one-vs-many",
    "sun.combat.all-counter",
    "sun.combat.separate-rolls",
    "sun.example.separate-dice",
    "sun.multi.xx-alone",
)
def test_one_character_suffers_every_enemy_of_its_tile() -> None:
    t = table("medic")
    dog = t.enemy("stray_dog")
    other = t.enemy("stray_dog")
    t.go(1, 5, 2)
    t.play(f"Attack {dog}")
    struck = [(each.foe, each.damage) for each in t.told(Struck)]
    assert struck == [(dog, 1), (other, 1)]
    assert t[0].hp == 5


@pytest.mark.rule(
    "sun.example.two-vs-three",
    "sun.multi.xx-joined",
    "sun.multi.xx-already-attacked",
    "sun.multi.xx-last-joiner",
    "sun.ruling.counter-procedure",
    "sun.multi.join-right",
    "sun.combat.rotate",
    "sun.combat.one-action-per-figure",
)
def test_two_against_three_the_last_joiner_suffers_all_that_are_left() -> None:
    t = table("soldier", "soldier")
    t[1].kind = "firefighter"
    t[1].ability_used = 1
    t[0].drill_used = True
    a, b, c = (t.enemy("stray_dog") for _ in range(3))
    t.go(1, 5, 5, 2, 5, 5, 2)
    t.play(f"Attack {a}", f"1 Attack {a}", f"Strongest {b}")
    struck = [(each.foe, t.number(each.who)) for each in t.told(Struck)]
    assert struck == [(a, 0), (b, 1), (c, 1)]


@pytest.mark.rule(
    "sun.example.three-vs-two",
    "sun.multi.xx-max",
    "sun.multi.one-enemy-one-counter",
    "sun.ruling.join-order",
)
def test_three_against_two_the_third_suffers_nothing() -> None:
    t = table("medic", "medic", "medic")
    t[1].kind, t[2].kind = "hunter", "smuggler"
    a, b = t.enemy("wild_boar"), t.enemy("stray_dog")
    t.go(5, 8, 5, 5, 5, 5)
    t.play(f"Attack {a}", f"1 Attack {a}", f"2 Attack {a}")
    struck = [(each.foe, t.number(each.who)) for each in t.told(Struck)]
    assert struck == [(a, 0), (b, 1)]


@pytest.mark.rule(
    "sun.example.derived-declined-join", "sun.multi.join-ap", "sun.ruling.join-before-turn"
)
def test_who_does_not_join_leaves_all_enemies_to_the_active_character() -> None:
    t = table("medic", "hunter")
    a, b = t.enemy("stray_dog"), t.enemy("stray_dog")
    t.go(5, 5, 5)
    t.play(f"Attack {a}", "1 pass")
    assert [(each.foe, t.number(each.who)) for each in t.told(Struck)] == [(a, 0), (b, 0)]
    assert t[1].ap == 6


@pytest.mark.rule("sun.example.derived-last-joiner-dies", "sun.ruling.join-after-death")
def test_enemies_left_attack_the_last_participant_who_lives() -> None:
    t = table("medic", "hunter")
    t[1].hp = 1
    a, b, c = (t.enemy("stray_dog") for _ in range(3))
    t.go(5, 5, 1, 5, 5, 5)
    t.play(f"Attack {a}", f"1 Attack {a}", f"Strongest {b}")
    assert [(each.foe, t.number(each.who)) for each in t.told(Struck)] == [(a, 0), (b, 1), (c, 0)]
    assert not t[1].alive


@pytest.mark.rule(
    "sun.dodge.cost",
    "sun.dodge.effect",
    "sun.ruling.dodge-attribute",
    "sun.example.many-vs-one",
    "sun.ruling.join-actions",
)
def test_after_a_dodge_a_joiner_suffers_nothing_from_an_enemy_that_has_attacked() -> None:
    t = table("hunter", "smuggler", "medic")
    t[1].tile = NORTH
    t.tile(NORTH)
    (bow,) = t.give(1, "", "bow")
    bear = t.enemy("bear")
    t.go(1, 1, 1, 1)
    t.play("Dodge")
    assert t.offers("Shoot", 1)
    assert not t.offers("Dodge", 1)
    t.play("1 pass", f"2 Attack {bear}")
    assert (t[0].hp, t[2].hp, t[0].ap, t[2].ap) == (7, 7, 5, 5)
    assert t.g.enemies[bear].damage == 1
    assert t.g.uses[bow] == 3


@pytest.mark.rule("sun.dodge.choice", "sun.ruling.dodge-choice")
def test_the_dodger_sees_all_dice_before_it_says_which_attack_is_void() -> None:
    t = table("hunter")
    dog, boar = t.enemy("stray_dog"), t.enemy("wild_boar")
    t.go(1, 1, 1, 1)
    t.play("Dodge")
    assert t.asked == ask.Avoid
    t.play(f"Avoid {boar}")
    assert t[0].hp == 6
    assert t.g.enemies[dog].damage == 0


@pytest.mark.rule("sun.ruling.dodge-choice")
def test_of_attacks_that_do_the_same_harm_the_dodger_can_name_one() -> None:
    t = table("hunter")
    dog, _ = t.enemy("stray_dog"), t.enemy("stray_dog")
    boar = t.enemy("wild_boar")
    t.go(1, 1, 1, 1, 1)
    t.play("Dodge")
    while t.asked != ask.Avoid:
        t.play(t.offered()[0])
    assert sorted(t.offered()) == sorted([f"Avoid {dog}", f"Avoid {boar}"])


@pytest.mark.rule("sun.ruling.dodge-fail")
def test_a_failed_dodge_costs_its_ap_and_helps_nothing() -> None:
    t = table("hunter")
    t.enemy("stray_dog")
    t.go(8, 1)
    t.play("Dodge")
    assert (t[0].hp, t[0].ap) == (6, 5)


@pytest.mark.rule("sun.ruling.counter-no-target", "sun.ruling.strongest")
def test_without_a_target_on_the_tile_the_strongest_enemy_answers_first() -> None:
    t = table("hunter", "medic")
    dog, bear = t.enemy("stray_dog"), t.enemy("bear")
    t.go(1, 5, 5, 5, 5)
    t.play("Dodge", f"1 Attack {dog}")
    assert t.asked == ask.Act
    assert [(each.foe, t.number(each.who)) for each in t.told(Struck)] == [(dog, 1), (bear, 0)]


@pytest.mark.rule(
    "sun.action.provokes", "sun.ruling.noncombat-round", "sun.ruling.action-before-counter"
)
def test_a_plain_action_beside_enemies_is_answered_by_all_and_nobody_joins() -> None:
    t = table("hunter", "medic")
    t[0].hp = 4
    t.give(0, "F")
    t.enemy("stray_dog")
    t.enemy("stray_dog")
    t.go(1, 1)
    t.play("Eat")
    assert t[0].hp == 3
    assert t.asked == ask.Act


@pytest.mark.rule("sun.stealth.leaving", "sun.ruling.stealth-leaving", "sun.combat.ends-left")
def test_enemies_strike_one_who_leaves_before_it_moves() -> None:
    t = table("hunter")
    t[0].hp = 1
    t.tile(NORTH)
    t.enemy("stray_dog")
    t[0].ability_used = 0
    t.go(5)
    t.play(f"Move {NORTH}")
    assert (t[0].tile, t[0].hp) == (NORTH, 1)


@pytest.mark.rule(
    "sun.death.zero",
    "sun.combat.ends-dead",
    "sun.ruling.no-living-survivor",
    "sun.ruling.mission-fail",
)
def test_who_is_killed_on_leaving_does_not_move_and_with_the_last_survivor_all_is_lost() -> None:
    t = table("hunter")
    t[0].hp = 1
    t.tile(NORTH)
    t.enemy("stray_dog")
    t.go(1)
    t.play(f"Move {NORTH}")
    assert t[0].tile == 0
    assert t.outcome == ("failed", ())


@pytest.mark.rule(
    "sun.enemy.day-night-dice",
    "sun.enemy.card-fields",
    "sun.phase.ap-night",
    "sun.ruling.wounded-scope",
    "sun.wound.effect",
    "sun.wound.trigger",
    "sun.dice.red",
    "sun.example.derived-red-cancel",
)
def test_at_night_enemies_roll_dark_dice_and_the_wounded_add_a_red_one() -> None:
    t = table("medic", phase=Phase.NIGHT)
    t[0].hp = 2
    dog = t.enemy("stray_dog")
    t.go((8, 8), (8, 8), (1, 8), (1, 8))
    t.play(f"Attack {dog}")
    assert t.g.enemies[dog].damage == 0


@pytest.mark.rule(
    "sun.combat.initial-free",
    "sun.combat.initial-figure",
    "sun.ruling.initial-round-content",
    "sun.move.cost",
    "sun.tile.move-value",
    "sun.move.revealed-adjacent",
)
def test_entering_a_tile_with_an_enemy_alone_is_an_initial_round_without_ap() -> None:
    t = table("hunter")
    t.tile(NORTH, 14, marked=1)
    dog = t.enemy("stray_dog", NORTH)
    t.go(1, 1)
    t.play(f"Move {NORTH}")
    assert (t[0].ap, t[0].hp, t.g.enemies[dog].damage) == (4, 6, 1)


@pytest.mark.rule("sun.ruling.symbol-second-entry", "sun.ruling.entry-not-round")
def test_beside_a_comrade_there_is_no_initial_round_on_entering() -> None:
    t = table("hunter", "medic")
    t[1].tile = NORTH
    t.tile(NORTH, 14)
    t.enemy("stray_dog", NORTH)
    t.go()
    t.play(f"Move {NORTH}")
    assert (t[0].tile, t[0].hp, t[0].ap) == (NORTH, 7, 4)


@pytest.mark.rule(
    "sun.enemy.activate",
    "sun.combat.initial-symbol",
    "sun.enemy.spawn",
    "sun.tile.enemy-symbol",
    "sun.enemy.symbol-marked",
    "sun.ruling.symbol-mark-where",
    "sun.ruling.initial-round-no-enemy-left",
    "sun.ruling.enemy-symbol-misprint",
)
def test_an_enemy_symbol_spawns_on_entry_and_is_marked_when_the_enemy_falls() -> None:
    t = table("hunter")
    t.tile(NORTH, 14)
    t.next_enemies("viper")
    t.go(8, 1)
    t.play(f"Move {NORTH}")
    assert [enemy.body for enemy in t.g.enemies.values()] == [True]
    assert t.g.map[NORTH].marked == 1
    assert t[0].hp == 7


@pytest.mark.rule("sun.enemy.spawn")
def test_a_scavenger_takes_the_cheapest_cube_of_its_tile() -> None:
    t = table("medic")
    t.tile(NORTH, 14, native=goods("PFM"))
    t.next_enemies("scavenger")
    t.go(8, 8)
    t.play(f"Move {NORTH}")
    (scavenger,) = t.g.enemies.values()
    assert (scavenger.cube, t.g.map[NORTH].native) == (METAL, goods("PF"))


@pytest.mark.rule("sun.ruling.symbol-spawn-when")
def test_two_symbols_spawn_two_enemies_and_an_initial_round_against_both() -> None:
    t = table("hunter")
    t.tile(NORTH, 16)
    t.next_enemies("stray_dog", "viper")
    t.go(8, 8, 8)
    t.play(f"Move {NORTH}")
    assert t.asked == ask.InitialTarget
    first = next(iter(t.g.enemies))
    t.play(f"Attack {first}")
    assert len(t.g.enemies) == 2


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
    t.g.map[0].fire = 1  # type: ignore[assignment]
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


@pytest.mark.rule(
    "sun.sneak-attack.cost",
    "sun.sneak-attack.one-target",
    "sun.sneak-attack.effect",
    "sun.sneak-attack.exposed",
    "sun.ruling.sneak-attack-after",
)
def test_a_sneak_attack_is_not_answered_and_ends_stealth() -> None:
    t = table("hunter")
    t[0].stealth = True
    bear, dog = t.enemy("bear"), t.enemy("stray_dog")
    t.go(1, 8, 1)
    t.play(f"SneakAttack {bear}")
    assert (t.g.enemies[bear].damage, t.g.enemies[dog].damage) == (1, 0)
    assert (t[0].hp, t[0].ap, t[0].stealth) == (7, 4, False)


@pytest.mark.rule("sun.ruling.sneak-attack-test")
def test_a_failed_sneak_attack_exposes_and_starts_an_initial_round() -> None:
    t = table("hunter")
    t[0].stealth = True
    dog = t.enemy("stray_dog")
    t.go(8, 8, 1, 1)
    t.play(f"SneakAttack {dog}")
    assert (t[0].hp, t[0].ap, t[0].stealth) == (6, 4, False)
    assert t.g.enemies[dog].damage == 1


@pytest.mark.rule("sun.ruling.stealth-attack")
def test_a_plain_attack_from_stealth_ends_it_and_is_answered() -> None:
    t = table("hunter")
    t[0].stealth = True
    dog = t.enemy("stray_dog")
    t.go(1, 1)
    assert not t.offers("Dodge")
    t.play(f"Attack {dog}")
    assert (t[0].hp, t[0].stealth) == (6, False)


@pytest.mark.rule("sun.ruling.stealth-not-target")
def test_hidden_characters_suffer_no_counter_attacks_and_count_for_nobody() -> None:
    t = table("hunter", "medic")
    t[1].tile = NORTH
    t[1].stealth = True
    t.tile(NORTH, 14)
    t.enemy("stray_dog", NORTH)
    t.go(1, 8)
    t.play(f"Move {NORTH}")
    assert (t[0].hp, t[1].hp) == (6, 7)


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


@pytest.mark.rule("sun.ruling.initial-round-weapons")
def test_a_spear_is_better_in_an_initial_round() -> None:
    t = table("medic")
    t.give(0, "", "spear")
    t.tile(NORTH, 14)
    bear = t.enemy("bear", NORTH)
    t.go(8, 8, 1, (1, 8))
    t.play(f"Move {NORTH}")
    assert t.g.enemies[bear].damage == 3


@pytest.mark.rule("sun.ruling.dead-target", "sun.ruling.join-needs-enemy")
def test_nobody_can_join_against_an_enemy_without_hp() -> None:
    t = table("medic", "hunter")
    dog = t.enemy("stray_dog", damage=1)
    t.go(8, 1)
    t.play(f"Attack {dog}")
    assert t.asked == ask.Act
    assert t.g.enemies[dog].body


@pytest.mark.rule("sun.ruling.both-die")
def test_character_and_enemy_may_fall_together() -> None:
    t = table("medic", "hunter")
    t[0].hp = 1
    t[1].tile = NORTH_EAST
    t.tile(NORTH_EAST)
    dog = t.enemy("stray_dog", damage=1)
    t.go(1, 1, 8)
    t.play(f"Attack {dog}")
    assert t.g.enemies[dog].body
    assert not t[0].alive


@pytest.mark.rule(
    "sun.wait.cost",
    "sun.wait.use",
    "sun.wait.deadline",
    "sun.ruling.wait-windows",
    "sun.ruling.wait-final",
    "sun.ruling.wait-phase-end",
    "sun.phase.turn-ends",
    "sun.ruling.end-of-turn",
    "sun.ruling.wait-alone",
)
def test_a_waiter_may_cut_in_with_combat_actions_only_and_loses_the_rest() -> None:
    t = table("medic", "hunter")
    t[1].tile = NORTH
    t.tile(NORTH)
    t.enemy("bear")
    t.go((1, 10))
    t.play("Wait")
    assert (t.seat, t[0].ap) == (1, 6)
    t.play("1 Move 0")
    assert (t.asked, t.seat) == (ask.Interrupt, 0)
    assert not t.offers("Move", 0)
    t.play("0 pass", "1 Wait")
    assert (t.asked, t.seat) == (ask.LastAction, 0)
    t.play("0 pass", "1 pass")
    assert (t.g.phase, t[0].ap) == (Phase.AFTERNOON, 6)


@pytest.mark.rule("sun.example.wait-and-join", "sun.multi.finish-first", "sun.ruling.finish-first")
def test_a_waits_and_joins_three_times_and_loses_three_ap() -> None:
    t = table("medic", "hunter")
    t[1].tile = NORTH
    t.tile(NORTH)
    bear = t.enemy("bear")
    t.go(8, 8, 1, 8, 8, 8, 1, 8, 8, 8, 1, 8)
    t.play("Wait", "1 Move 0", "0 pass")
    for _ in range(3):
        t.play(f"1 Attack {bear}", f"0 Attack {bear}")
        if t.asked == ask.Interrupt:
            t.play("0 pass")
    assert t[0].ap == 3
