"""Combat rounds: who strikes whom."""

from __future__ import annotations

import pytest

from games.oursun.table import NORTH, NORTH_EAST, table
from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.content.book import METAL, goods
from sobremesa.games.oursun.events.combat import Struck
from sobremesa.games.oursun.state import Phase


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
