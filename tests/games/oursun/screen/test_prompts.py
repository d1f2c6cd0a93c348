"""What a player reads: every question with its reasons, prices and chances, and every die told."""

from __future__ import annotations

from fractions import Fraction

import pytest

from games.oursun.setups import TEXT
from games.oursun.table import NORTH, Table, table
from sobremesa.games.oursun import GAME
from sobremesa.games.oursun.content.book import pool
from sobremesa.games.oursun.events.combat import Fought, Struck
from sobremesa.games.oursun.events.dice import KarmaSpent, SkillRolled
from sobremesa.games.oursun.events.enemies import EnemyMoved
from sobremesa.games.oursun.options.ids import FoeId
from sobremesa.games.oursun.rules.odds import at_least, expected, results
from sobremesa.games.oursun.state import HOME, Phase
from sobremesa.kernel import percent
from sobremesa.kernel.scene import Choice, Line, Prompt


def asked(t: Table) -> Prompt:
    """The question as the awaited seat reads it."""
    (ask,) = t.match.asks()
    return GAME.prompt(t.g, ask, ask.seat, TEXT)


def choice(t: Table, words: str) -> Choice:
    return next(each for each in asked(t).choices if each.text == words)


def line(event: object) -> Line:
    found = GAME.line(event, TEXT)  # type: ignore[arg-type]
    assert found is not None
    return found


# Chances


@pytest.mark.rule("sun.example.derived-green-odds", "sun.dice.red")
def test_chances_are_exact() -> None:
    assert at_least(pool("1G"), 1) == Fraction(5, 8)
    assert at_least(pool("1Y+1R"), 1) == Fraction(4, 8) * Fraction(5, 8)
    assert results(pool("1G")) == (Fraction(3, 8), Fraction(4, 8), Fraction(1, 8))
    assert expected(pool("2B")) == Fraction(6, 8)


@pytest.mark.rule("sun.ruling.red-floor")
def test_crosses_never_bring_less_than_nothing() -> None:
    assert results(pool("1R")) == (Fraction(1),)


def test_only_what_is_sure_is_a_hundred_per_cent() -> None:
    assert [percent(Fraction(*each)) for each in ((0, 1), (1, 1), (1, 999), (998, 999))] == [
        0,
        100,
        1,
        99,
    ]


# Questions


@pytest.mark.rule("sun.sneak.night-red-die", "sun.test.wounded")
def test_a_sneak_shows_its_dice_and_its_chance() -> None:
    t = table("medic", phase=Phase.NIGHT)
    t.tile(NORTH, 14)
    t[0].hp = 2
    t.go()
    found = choice(t, "Sneak to Pine Forest")
    assert found.cost == "3 AP"
    assert found.detail == "1 green, 2 red · 1 enemy may appear"
    assert found.odds == f"{percent(at_least(pool('1G+2R'), 1))}% to pass"


@pytest.mark.rule("sun.ruling.weapon-stack")
def test_an_attack_shows_what_it_may_do() -> None:
    t = table("soldier")
    t.give(0, "", "machete")
    t.enemy("wolf")
    t.go()
    found = choice(t, "Attack Wolf")
    assert found.detail == "2 yellow, 1 blue · 3 HP left"
    assert found.odds == f"1.4 damage on average, {percent(at_least(pool('2Y+1B'), 3))}% to defeat"


@pytest.mark.rule("sun.action.provokes")
def test_an_action_beside_enemies_says_who_will_answer() -> None:
    t = table("medic")
    t.tile(0, native=(1, 0, 0, 0, 0, 0, 0, 0, 0))
    t.enemy("stray_dog")
    t.go()
    assert choice(t, "Pick up").detail == "1 food · 1 enemy will answer"


@pytest.mark.rule("sun.ruling.full-tile", "sun.ranged.target", "sun.sleep.no-enemies")
def test_what_is_not_offered_is_explained_with_its_rule() -> None:
    t = table("medic", "hunter")
    t.tile(NORTH, 17)
    t.give(0, "", "bow")
    t.enemy("stray_dog")
    t[1].tile = NORTH
    t.go()
    found = {each.text: each.rule for each in asked(t).declined}
    assert found["Go to Radio Mast"] == "sun.ruling.full-tile"
    assert found["Shoot"] == "sun.ranged.target"
    assert found["Sleep"] == "sun.sleep.no-enemies"


@pytest.mark.rule("sun.move.cost")
def test_a_tile_that_boots_bring_into_reach_is_not_refused_as_well() -> None:
    t = table("medic")
    t.tile(NORTH, 17)
    t.give(0, "", "hiking_boots")
    t[0].ap = 2
    t.go()
    assert choice(t, "Go to Radio Mast").cost == "2 AP"
    assert "Go to Radio Mast" not in {each.text for each in asked(t).declined}


@pytest.mark.rule("sun.loot-card.hero", "sun.use.flip", "sun.gear.electric")
def test_gear_that_cannot_be_used_says_why() -> None:
    t = table("medic", weather="solar_storm")
    _, boots, _ = t.give(0, "", "multitool", "hiking_boots", "flashlight")
    t.g.flipped |= 1 << boots
    t.go()
    found = {each.text: each.rule for each in asked(t).declined}
    assert found["Use Multitool"] == "sun.loot-card.hero"
    assert found["Use Hiking Boots"] == "sun.use.flip"
    assert found["Use Flashlight"] == "sun.gear.electric"


def test_every_choice_names_a_rule() -> None:
    t = table("medic", "hunter", number=1)
    t.give(0, "FFCCMMKW", "lighter", "bandage")
    t[0].hp = 3
    t.tile(NORTH, 14)
    t.go()
    assert all(each.rule.startswith("sun.") for each in asked(t).choices)


# The chronicle


@pytest.mark.rule("sun.combat.separate-rolls")
def test_a_fight_is_told_die_by_die() -> None:
    fought = line(Fought("medic", FoeId(0), (8, 31), 1))
    assert fought.text == "The medic strikes Stray Dog A: 1 damage."
    assert [(die.face, die.colour, die.sides) for die in fought.dice] == [
        ("1", "yellow", 8),
        ("0", "red", 8),
    ]
    struck = line(Struck(FoeId(0), "medic", (8, 16), 1))
    assert struck.text == "Stray Dog A attacks the medic: 1 damage."
    assert struck.detail == "yellow 1, blue 1 · 1 stopped."


def test_a_test_is_told_with_its_crosses() -> None:
    told = line(SkillRolled("hunter", "stealth", (0, 24), 1))
    assert told.text == "The hunter, Stealth test: 1 success. Passed."
    assert told.detail == "green 2, red ✗"


@pytest.mark.rule("sun.karma.keep", "sun.karma.lose")
def test_karma_is_told_with_old_and_new_dice() -> None:
    told = line(KarmaSpent("medic", (12,), (8,), (5,), 0))
    assert told.text == "The medic re-rolls with karma: keeps none, loses 1."
    assert told.detail == "yellow 0 becomes yellow 1"
    assert [die.face for die in told.dice] == ["1", "5"]


@pytest.mark.rule("sun.enemy.move-7", "sun.enemy.move-8")
def test_the_die_of_a_wandering_enemy_is_told() -> None:
    stays = line(EnemyMoved(FoeId(0), 7, NORTH, NORTH, 14))
    goes = line(EnemyMoved(FoeId(0), 8, NORTH, HOME, 1))
    assert (stays.text, stays.detail) == ("Stray Dog A stays on Pine Forest.", "Die 7: it stays.")
    assert goes.detail == "Die 8: towards the nearest character."


# Karma


@pytest.mark.rule("sun.karma.targets")
def test_dice_to_re_roll_are_told_with_who_rolled_them() -> None:
    t = table("medic")
    t[0].karma = 1
    bear = t.enemy("bear")
    t.go(1, 8, 8)
    t.play(f"Attack {bear}")
    found = asked(t)
    assert found.text.startswith("The dice show: the medic: yellow 0 · Bear: yellow 1, yellow 0.")
    assert [each.detail for each in found.choices[1:]] == [
        "rolled by the medic",
        "rolled by Bear",
    ]


# What is at stake


def test_ending_a_turn_with_action_points_left_says_what_they_are_good_for() -> None:
    t = table("medic")
    t[0].ap = 3
    t.go()
    assert choice(t, "Wait and end the turn").warning.startswith("3 AP are left")
    t[0].ap = 1
    assert choice(t, "Wait and end the turn").warning == ""


def test_exploring_with_the_last_action_point_says_so() -> None:
    t = table("medic")
    t[0].ap = 1
    t.go()
    explore = [each for each in asked(t).choices if each.text.startswith("Explore")]
    assert explore
    assert all(each.warning for each in explore)
