"""Settings where the text can be read in two ways: sneaking away, and whose dice karma turns."""

from __future__ import annotations

import pytest

from games.oursun.table import NORTH, Table, table
from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.events.combat import Struck
from sobremesa.games.oursun.events.dice import KarmaSpent, SkillRolled
from sobremesa.games.oursun.player import Player

BARN = 20
ANY = {"karma": "any"}

# Sneaking away


@pytest.mark.rule("sun.ruling.sneak-away", "sun.ruling.stealth-leaving", "sun.sneak.success")
@pytest.mark.parametrize(
    ("setting", "die", "struck"),
    [("struck", 1, True), ("unseen", 1, False), ("struck", 8, True), ("unseen", 8, True)],
)
def test_one_who_faces_enemies_sneaks_away_unseen_only_by_the_setting_and_a_success(
    setting: str, die: int, struck: bool
) -> None:
    t = table("hunter", settings={"sneak-away": setting})
    t.tile(NORTH, BARN)
    dog = t.enemy("stray_dog")
    t.go(die, 8, *([1] if struck else []))
    t.play(f"Sneak {NORTH}")
    assert [each.foe for each in t.told(Struck)] == [dog] * struck
    assert (t[0].tile, t[0].hp, t[0].stealth) == (NORTH, 7 - struck, die == 1)
    assert t.asked == ask.Act


@pytest.mark.rule("sun.ruling.sneak-away", "sun.ruling.stealth-leaving")
def test_a_plain_move_is_struck_with_either_setting() -> None:
    t = table("hunter", settings={"sneak-away": "unseen"})
    t.tile(NORTH, BARN)
    dog = t.enemy("stray_dog")
    t.go(1)
    t.play(f"Move {NORTH}")
    assert [each.foe for each in t.told(Struck)] == [dog]


# Karma


def rolling(*karma: int, settings: dict[str, str], dice: tuple[object, ...] = (8, 8)) -> Table:
    """The hunter sneaks to the north and rolls; so much karma has each."""
    t = table("hunter", "medic", "soldier", settings=settings)
    t.tile(NORTH, BARN)
    for person, count in zip(t.g.people, karma, strict=True):
        person.karma = count
    t.go(*dice)  # type: ignore[arg-type]
    t.play(f"Sneak {NORTH}")
    return t


@pytest.mark.rule("sun.ruling.karma-anybody", "sun.karma.targets", "sun.ruling.karma-order")
def test_with_the_setting_a_comrade_may_turn_a_failed_test() -> None:
    t = rolling(0, 1, 1, settings=ANY, dice=(8, 8, 1, (1, 6)))
    assert (t.asked, t.seat, t.offered(1)) == (ask.Karma, 1, ["Pass", "Reroll 0", "Reroll 1"])
    t.play("1 pass")
    assert (t.asked, t.seat) == (ask.Karma, 2)
    t.play("2 Reroll 0")
    assert [each.who for each in t.told(KarmaSpent)] == ["soldier"]
    assert t.told(SkillRolled)[0].successes == 2
    assert (t[0].stealth, t[2].karma, t.asked) == (True, 1, ask.Act)


@pytest.mark.rule("sun.ruling.karma-window", "sun.ruling.karma-anybody")
def test_without_it_only_the_one_who_rolled_may() -> None:
    t = rolling(0, 1, 1, settings={})
    assert (t.asked, t[0].stealth) == (ask.Act, False)
    own = rolling(1, 1, 1, settings={})
    assert (own.asked, own.seat) == (ask.Karma, 0)


@pytest.mark.rule("sun.ruling.karma-anybody", "sun.ruling.karma-turn")
def test_the_dead_and_those_who_used_karma_in_this_turn_are_not_asked() -> None:
    t = table("hunter", "medic", "soldier", settings=ANY)
    t.tile(NORTH, BARN)
    t[1].karma = t[2].karma = 2
    t[1].karma_used = True
    t[2].died, t[2].hp = 0, 0
    t.go(8, 8)
    t.play(f"Sneak {NORTH}")
    assert t.asked == ask.Act


@pytest.mark.rule("sun.ruling.karma-anybody", "sun.ruling.karma-window")
@pytest.mark.parametrize("roles", [(), ("baker", "besieger", "mason")])
def test_a_passed_test_is_left_alone_unless_there_may_be_a_traitor(roles: tuple[str, ...]) -> None:
    t = table("hunter", "medic", "soldier", roles=roles, settings=ANY)
    t.tile(NORTH, BARN)
    t[0].karma = t[1].karma = t[2].karma = 2
    t.go(1, 8)
    t.play(f"Sneak {NORTH}")
    assert t.asked == (ask.Karma if roles else ask.Act)
    if roles:
        assert (t.seat, t.offered(1)) == (1, ["Pass", "Reroll 0"])


@pytest.mark.rule("sun.ruling.karma-anybody")
def test_comrades_may_soften_a_blow_at_another() -> None:
    t = table("hunter", "medic", settings=ANY)
    t.tile(NORTH, BARN)
    t[1].tile = NORTH
    t[1].karma = 1
    dog = t.enemy("stray_dog")
    t.go(1, 1, 8, (6, 6))
    t.play(f"Attack {dog}")
    assert (t.asked, t.seat, t.offered(1)) == (ask.Karma, 1, ["Pass", "Reroll 1"])
    t.play("1 Reroll 1")
    assert (t[0].hp, t[1].karma) == (7, 0)


@pytest.mark.rule("sun.ruling.karma-anybody")
@pytest.mark.parametrize(("karma", "turned"), [(3, True), (2, False)])
def test_a_seasoned_player_turns_the_test_of_a_comrade_with_karma_to_spare(
    karma: int, turned: bool
) -> None:
    t = rolling(0, karma, 0, settings=ANY)
    found = Player(1).choose(t.match, 1)
    assert (found != t.match.asks()[0].options[0]) == turned


# Karma that cannot help is not asked for


@pytest.mark.rule("sun.ruling.karma-window")
@pytest.mark.parametrize(("karma", "asked"), [(1, False), (2, True)])
def test_a_cross_and_a_blank_are_not_turned_by_one_karma_die(karma: int, asked: bool) -> None:
    t = table("engineer", "medic")
    t.tile(NORTH, BARN)
    t[0].karma, t[0].hp = karma, 2
    t.go(8, 1)
    t.play(f"Sneak {NORTH}")
    assert t.asked == (ask.Karma if asked else ask.Act)


@pytest.mark.rule("sun.ruling.karma-window")
def test_there_is_no_karma_where_the_foe_falls_and_does_no_harm() -> None:
    t = table("soldier")
    t[0].karma, t[0].drill_used = 3, True
    viper = t.enemy("viper")
    t.go(8, 1, 8)
    t.play(f"Attack {viper}")
    assert (t.asked, t[0].hp) == (ask.Act, t.g.data(t[0]).hp)


@pytest.mark.rule("sun.ruling.karma-window")
def test_only_dice_that_could_better_something_are_offered() -> None:
    t = table("soldier")
    t[0].karma, t[0].drill_used = 3, True
    bear = t.enemy("bear")
    t.go(1, 8, 1, 8)
    t.play(f"Attack {bear}")
    assert t.question(ask.Karma).rolls == ((8, 23), (8, 15))
    assert t.offered() == ["Pass", "Reroll 1", "Reroll 2"]


@pytest.mark.rule("sun.ruling.karma-window")
def test_a_helmet_makes_a_blow_of_one_no_matter_for_karma() -> None:
    t = table("medic")
    t.tile(NORTH, BARN)
    t.give(0, "", "helmet")
    t[0].karma = 3
    t.enemy("viper", NORTH, damage=0)
    t.go(2, 1)
    t.play(f"Move {NORTH}")
    assert (t.asked, t[0].hp) == (ask.Act, t.g.data(t[0]).hp)
