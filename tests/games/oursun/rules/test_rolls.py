"""Dice: faces, the dice of skill tests, and karma step by step."""

from __future__ import annotations

import pytest

from games.oursun.table import NORTH, Table, table
from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.content.book import BLUE, GREEN, RED, YELLOW, pool
from sobremesa.games.oursun.events.combat import Fought
from sobremesa.games.oursun.events.dice import KarmaSpent, SkillRolled
from sobremesa.games.oursun.rules.rolls import VALUE, successes, test_pool
from sobremesa.games.oursun.state import Phase, Stage

test_pool.__test__ = False  # type: ignore[attr-defined]


def sneaking(*kinds: str, weather: str = "", phase: Phase = Phase.MORNING) -> Table:
    """The first character beside a bare tile, with three karma dice."""
    t = table(*kinds, weather=weather, phase=phase)
    t.tile(NORTH)
    t[0].karma = 3
    return t


# Faces


@pytest.mark.rule(
    "sun.dice.green", "sun.dice.yellow", "sun.dice.blue", "sun.dice.red", "sun.dice.double"
)
@pytest.mark.parametrize(
    ("colour", "faces"),
    [
        (GREEN, [2, 1, 1, 1, 1, 0, 0, 0]),
        (YELLOW, [1, 1, 1, 1, 0, 0, 0, 0]),
        (BLUE, [1, 1, 1, 0, 0, 0, 0, 0]),
        (RED, [0, 0, 0, 1, 1, 1, 1, 1]),
    ],
)
def test_the_faces_of_a_die(colour: int, faces: list[int]) -> None:
    """A red die is read beside a success, which its crosses take away."""
    assert len(VALUE) == 4 * 8
    beside = [YELLOW * 8] if colour == RED else []
    assert [successes([colour * 8 + face, *beside]) for face in range(8)] == faces


@pytest.mark.rule("sun.example.derived-red-cancel", "sun.ruling.red-floor")
def test_a_cross_takes_one_success_away_and_never_more_than_there_are() -> None:
    double, cross = GREEN * 8, RED * 8
    assert successes([double, cross]) == 1
    assert successes([double, cross, cross]) == 0
    assert successes([cross, cross]) == 0


# Tests


@pytest.mark.rule("sun.test.wounded", "sun.wound.trigger", "sun.wound.effect", "sun.wound.heal")
@pytest.mark.parametrize(("hp", "dice"), [(3, "1G"), (2, "1G+1R"), (1, "1G+1R")])
def test_who_has_2_hp_or_fewer_tests_with_a_red_die(hp: int, dice: str) -> None:
    t = table("medic")
    t[0].hp = hp
    assert test_pool(t.g, t[0], "stealth") == pool(dice)


@pytest.mark.rule("sun.test.kinds", "sun.board.attributes")
@pytest.mark.parametrize(
    ("kind", "calm", "windy"),
    [
        ("strength", "1Y", "1Y"),
        ("dexterity", "1Y+1B", "1Y+1B"),
        ("stealth", "1G+1B", "1G+1B+1Y"),
    ],
)
def test_gear_and_dust_wind_add_to_the_dice_of_the_tests_they_name(
    kind: str, calm: str, windy: str
) -> None:
    for weather, dice in (("", calm), ("wind", windy)):
        t = table("medic", weather=weather)
        t.give(0, "", "camouflage_cloak")
        assert test_pool(t.g, t[0], kind) == pool(dice)


@pytest.mark.rule("sun.test.kinds", "sun.gear.electric")
@pytest.mark.parametrize(
    ("phase", "kind", "dice"),
    [
        (Phase.NIGHT, "stealth", "1G+1B+1Y"),
        (Phase.NIGHT, "dexterity", "1G"),
        (Phase.AFTERNOON, "stealth", "1G+1B"),
    ],
)
def test_night_goggles_help_stealth_at_night_alone(phase: Phase, kind: str, dice: str) -> None:
    t = table("hunter", phase=phase)
    t.give(0, "", "night_goggles")
    assert test_pool(t.g, t[0], kind) == pool(dice)


@pytest.mark.rule("sun.test.pass")
def test_the_dice_of_a_test_are_told() -> None:
    t = sneaking("hunter")
    t.go(1, 8)
    t.play(f"Sneak {NORTH}")
    assert t.told(SkillRolled) == [SkillRolled("hunter", "stealth", (0, 23), 2)]


# Karma


@pytest.mark.rule("sun.ruling.karma-window", "sun.test.pass")
def test_who_passes_a_test_is_not_asked_for_karma() -> None:
    t = sneaking("medic")
    t.go(2)
    t.play(f"Sneak {NORTH}")
    assert (t.asked, t[0].stealth) == (ask.Act, True)


@pytest.mark.rule("sun.ruling.karma-window", "sun.karma.once-per-turn")
def test_a_failed_test_may_be_saved_by_karma_and_the_new_dice_count() -> None:
    t = sneaking("medic")
    t.go(8, 2, (3, 6))
    t.play(f"Sneak {NORTH}")
    assert (t.asked, t.offered()) == (ask.Karma, ["Pass", "Reroll 0"])
    t.play("Reroll 0")
    assert (t.asked, t[0].stealth, t[0].ap) == (ask.Act, True, 4)
    assert t.told(SkillRolled) == [SkillRolled("medic", "stealth", (1,), 1)]


@pytest.mark.rule("sun.ruling.karma-window", "sun.trader.steal-success")
def test_where_successes_are_counted_karma_may_better_a_passed_test() -> None:
    t = sneaking("medic")
    trader = t.trader("odile")
    t[0].water = 1
    t.go(2, 1, (3, 6))
    t.play(f"Steal {trader.id}", "Reroll 0")
    assert (t[0].water, trader.water) == (3, 2)
    assert t.told(SkillRolled) == [SkillRolled("medic", "stealth", (0,), 2)]


@pytest.mark.rule("sun.ruling.karma-window", "sun.karma.cost")
def test_each_die_is_marked_once_and_no_more_than_there_are_karma_dice() -> None:
    t = sneaking("hunter")
    t[0].karma = 2
    t.give(0, "", "camouflage_cloak")
    t.go(8, 8, 8, 8, 3, (1, 6), (6, 6))
    t.play(f"Sneak {NORTH}")
    assert t.offered() == ["Pass", "Reroll 0", "Reroll 1"]
    t.play("Reroll 1")
    assert t.offered() == ["Done", "Reroll 0", "Reroll 2"]
    t.play("Reroll 2")
    assert (t.asked, t[0].karma, t[0].lost_karma) == (ask.Act, 1, 1)
    assert t.told(KarmaSpent) == [KarmaSpent("hunter", (23, 23), (23, 18), (1, 6), 1)]
    assert t.told(SkillRolled) == [SkillRolled("hunter", "stealth", (7, 23, 18), 1)]


@pytest.mark.rule("sun.karma.targets", "sun.ruling.karma-window", "sun.ruling.karma-result")
def test_own_and_enemy_dice_keep_their_colour_when_they_are_rolled_again() -> None:
    t = table("soldier")
    t[0].karma, t[0].drill_used = 3, True
    dog = t.enemy("stray_dog")
    t.go(1, 8, 8, 8, 3, 1, (1, 6), (2, 6), (3, 6))
    t.play(f"Attack {dog}", "Reroll 2", "Reroll 1", "Reroll 0")
    assert t.told(KarmaSpent) == [KarmaSpent("soldier", (8, 23, 15), (15, 18, 8), (1, 2, 3), 3)]
    assert (t[0].karma, t[0].hp) == (3, 8)


@pytest.mark.rule("sun.karma.once-per-turn", "sun.karma.lose")
def test_fewer_dice_may_be_rolled_again_and_what_is_lost_adds_up() -> None:
    t = sneaking("hunter")
    t[0].lost_karma = 1
    t.go(8, 8, 8, (4, 6))
    t.play(f"Sneak {NORTH}", "Reroll 0", "Done")
    assert (t[0].karma, t[0].lost_karma, t[0].karma_used) == (2, 2, True)


@pytest.mark.rule("sun.karma.once-per-turn")
def test_who_lets_karma_go_by_may_use_it_later_in_the_turn() -> None:
    t = sneaking("medic")
    t.go(8, 8)
    t.play(f"Sneak {NORTH}", "pass")
    assert (t[0].karma, t[0].karma_used, t.told(KarmaSpent)) == (3, False, [])
    t.play("Sneak 0")
    assert t.asked == ask.Karma


@pytest.mark.rule("sun.karma.once-per-turn", "sun.karma.lose")
@pytest.mark.parametrize("fields", [{"karma": 0}, {"karma_used": True}])
def test_without_karma_or_after_its_use_in_this_turn_nothing_is_asked(
    fields: dict[str, int],
) -> None:
    t = sneaking("medic")
    for field, value in fields.items():
        setattr(t[0], field, value)
    t.go(8)
    t.play(f"Sneak {NORTH}")
    assert (t.asked, t[0].stealth) == (ask.Act, False)


@pytest.mark.rule("sun.ruling.karma-turn")
def test_nothing_is_rolled_again_outside_turns() -> None:
    t = table("medic", "hunter", mission="clinic", phase=Phase.NIGHT)
    t.tile(NORTH, 28)
    t[0].tile, t[0].karma = NORTH, 3
    t.g.active, t.g.card, t.g.progress = -1, 3, {"serum_found": 1}
    t.go(8, (1, 10), stage=Stage.PREPARATION)
    assert (t.asked, t[0].infected, t[0].karma) == (ask.Act, True, 3)


@pytest.mark.rule("sun.ruling.karma-window", "sun.karma.targets")
def test_a_standing_order_lets_karma_go_by() -> None:
    t = table("medic")
    t[0].karma = 3
    dog = t.enemy("stray_dog")
    t.go(1, 8)
    t.let_go("karma")
    t.play(f"Attack {dog}")
    assert (t.asked, t[0].hp, len(t.told(Fought))) == (ask.Act, 6, 1)


@pytest.mark.rule(
    "sun.karma.once-per-turn",
    "sun.karma.targets",
    "sun.karma.cost",
    "sun.karma.keep",
    "sun.karma.lose",
    "sun.ruling.karma-faces",
    "sun.ruling.karma-window",
    "sun.ruling.karma-result",
)
def test_karma_re_rolls_own_and_enemy_dice_once_a_turn() -> None:
    t = table("medic")
    t[0].karma = 3
    dog = t.enemy("stray_dog")
    t.go(1, 8, 1, 8, (3, 6), (4, 6), 8, 8)
    t.play(f"Attack {dog}", "Reroll 0", "Reroll 1")
    assert (t.g.enemies[dog].damage, t[0].hp, t[0].karma) == (1, 7, 2)
    assert t.told(KarmaSpent)[0].kept == 1
    t.play(f"Attack {dog}")
    assert t.asked == ask.Act


@pytest.mark.rule("sun.ruling.karma-turn", "sun.ruling.solo-karma")
def test_karma_comes_back_with_the_next_turn_of_anybody() -> None:
    t = table("medic", "hunter")
    t[0].karma_used = True
    t.go()
    t.play("Wait")
    assert not t[0].karma_used
