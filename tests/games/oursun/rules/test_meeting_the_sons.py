"""Sons of Liberty are about to attack: who is asked whether to reveal itself, and how often."""

from __future__ import annotations

import pytest

from games.oursun.setups import HIDDEN
from games.oursun.table import NORTH, THREE_NORTH, Table, table
from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.events.cards import Unmasked
from sobremesa.games.oursun.events.combat import Reacted, Struck
from sobremesa.testing.positions import events_of

LOYAL = ("baker", "besieger", "mason")


def at_table(*roles: str) -> Table:
    """Medic, hunter and soldier; the third stands far off and takes no part."""
    settings = {"ask-always": "always"}
    t = table("medic", "hunter", "soldier", roles=roles, settings=settings)
    t[2].tile = THREE_NORTH
    t.tile(THREE_NORTH)
    return t


@pytest.mark.rule("sun.ruling.sol-secrecy")
def test_the_question_is_put_in_secret_even_to_one_who_can_only_go_on() -> None:
    t = at_table(*LOYAL)
    t[1].tile = THREE_NORTH
    recruit = t.enemy("sol_recruit")
    t.go(8, 8, 8)
    t.play(f"Attack {recruit}")
    question = t.question(ask.Sons)
    assert (question.seat, question.window, question.who) == (0, "sons", 0)
    assert (question.secret, question.shown) == (True, True)
    t.play("pass")
    assert [each.foe for each in t.told(Struck)] == [recruit]


@pytest.mark.rule("sun.ruling.sol-meet-time")
def test_a_player_is_asked_once_in_a_round_and_again_in_the_next() -> None:
    t = at_table(*LOYAL)
    t[1].tile = THREE_NORTH
    one, two = t.enemy("sol_recruit"), t.enemy("sol_recruit")
    t.go(*[8] * 10)
    t.play(f"Attack {one}")
    assert t.question(ask.Sons).who == 0
    t.play("pass")
    assert t.question(ask.Act).who == 0
    assert [each.foe for each in t.told(Struck)] == [one, two]
    t.play(f"Attack {one}")
    assert t.asked == ask.Sons
    t.play("pass")


@pytest.mark.rule("sun.ruling.sol-meet-time", "sun.ruling.sol-secrecy")
def test_everybody_who_takes_part_is_asked_once_for_itself() -> None:
    t = at_table(*LOYAL)
    one, two, three = t.enemy("sol_recruit"), t.enemy("sol_recruit"), t.enemy("sol_rifleman")
    t.go(*[8] * 7)
    t.play(f"Attack {one}", "0 pass", f"1 Attack {two}")
    assert (t.asked, t.seat, t.offered(1)) == (ask.Sons, 1, ["Pass", "Reveal"])
    t.play("1 pass")
    assert t.asked == ask.Act
    assert [(each.foe, t.number(each.who)) for each in t.told(Struck)] == [
        (one, 0),
        (two, 1),
        (three, 1),
    ]


@pytest.mark.rule("sun.ruling.sol-meet-time")
def test_beasts_and_bandits_raise_no_question() -> None:
    t = at_table(*HIDDEN)
    t[1].tile = THREE_NORTH
    bandit = t.enemy("bandit")
    t.go(8, 8, 8)
    t.play(f"Attack {bandit}")
    assert t.asked == ask.Act


@pytest.mark.rule("sun.ruling.sol-meet-time", "sun.mode.sol-revealed-safe")
def test_once_revealed_the_son_is_spared_by_its_own_but_not_by_others() -> None:
    t = at_table(*HIDDEN)
    t[0].hp = 5
    t.give(0, "F")
    t[1].tile = THREE_NORTH
    t.enemy("sol_recruit")
    dog = t.enemy("stray_dog")
    t.go(8)
    t.play("Eat", "Reveal")
    assert Unmasked("medic", "besieger") in events_of(t.match, 1)
    assert [each.foe for each in t.told(Struck)] == [dog]


@pytest.mark.rule("sun.ruling.sol-meet-time")
@pytest.mark.parametrize("unmasked", [0, 2])
def test_as_soon_as_one_is_revealed_nobody_is_asked_any_more(unmasked: int) -> None:
    t = at_table(*HIDDEN)
    t[0].tile = THREE_NORTH
    t.g.unmasked, t.g.active, t.g.order = unmasked, 1, [1, 2]
    recruit = t.enemy("sol_recruit")
    t.go(1, 8, 8)
    t.play(f"Attack {recruit}")
    assert (t.asked, t[1].hp) == (ask.Act, 6)


@pytest.mark.rule("sun.ruling.sol-meet-time", "sun.mode.coop")
def test_in_the_cooperative_game_there_is_no_such_question() -> None:
    t = table("medic")
    t.tile(NORTH)
    t.give(0, "", "bow")
    recruit, rifleman = t.enemy("sol_recruit"), t.enemy("sol_rifleman", NORTH)
    t.go(8, 8, 8, *[8] * 7)
    t.play(f"Attack {recruit}")
    assert t.asked == ask.Act
    t.play(f"Shoot {rifleman}")
    assert t.asked == ask.Act
    assert [each.foe for each in t.told(Struck)] == [recruit, recruit, rifleman]


@pytest.mark.rule("sun.ruling.sol-meet-time", "sun.ranged.reaction-shoot")
def test_a_hidden_son_may_reveal_itself_before_its_own_shoot_back() -> None:
    t = at_table(*HIDDEN)
    t.tile(NORTH)
    t[1].tile = THREE_NORTH
    t.give(0, "", "bow")
    rifleman = t.enemy("sol_rifleman", NORTH)
    t.go(8, 8, 8)
    t.play(f"Shoot {rifleman}")
    assert (t.asked, t.offered()) == (ask.Sons, ["Pass", "Reveal"])
    t.play("Reveal")
    assert len(t.told(Reacted)) == 1
    assert (t.told(Struck), t.g.enemies[rifleman].rotated) == ([], False)


@pytest.mark.rule("sun.ruling.sol-meet-time", "sun.ruling.sol-initial-skip")
def test_a_revealed_son_that_shoots_at_its_own_draws_no_shot() -> None:
    t = at_table(*HIDDEN)
    t.tile(NORTH)
    t[1].tile = THREE_NORTH
    t.g.unmasked = 0
    t.give(0, "", "bow")
    rifleman = t.enemy("sol_rifleman", NORTH)
    t.go(8, 8, 8)
    t.play(f"Shoot {rifleman}")
    assert (t.asked, t.told(Struck)) == (ask.Act, [])


@pytest.mark.rule("sun.ruling.sol-meet-time")
def test_who_is_shot_back_at_may_stay_hidden_and_suffer() -> None:
    t = at_table(*HIDDEN)
    t.tile(NORTH)
    t[1].tile = THREE_NORTH
    t.give(0, "", "bow")
    rifleman = t.enemy("sol_rifleman", NORTH)
    t.go(8, 8, 8, 1, 8)
    t.play(f"Shoot {rifleman}", "pass")
    assert (t.g.unmasked, t[0].hp) == (-1, 6)
