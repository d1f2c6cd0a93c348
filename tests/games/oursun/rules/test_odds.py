"""Chances that players are told, exactly."""

from __future__ import annotations

from fractions import Fraction

import pytest

from games.oursun.setups import TEXT
from sobremesa.games.oursun import GAME
from sobremesa.games.oursun.content.book import pool
from sobremesa.games.oursun.rules.odds import at_least, expected, results
from sobremesa.games.oursun.screen.asking import say_attack, say_test
from sobremesa.kernel import percent


@pytest.mark.rule("sun.dice.green", "sun.dice.yellow", "sun.dice.blue", "sun.dice.red")
@pytest.mark.parametrize(
    ("dice", "eighths"), [("1G", (3, 4, 1)), ("1Y", (4, 4)), ("1B", (5, 3)), ("1R", (8,))]
)
def test_every_colour_has_its_own_chances(dice: str, eighths: tuple[int, ...]) -> None:
    assert results(pool(dice)) == tuple(Fraction(ways, 8) for ways in eighths)


@pytest.mark.rule("sun.dice.double", "sun.combat.dice")
def test_dice_that_are_rolled_together_add_up() -> None:
    assert results(pool("2Y")) == (Fraction(1, 4), Fraction(1, 2), Fraction(1, 4))
    assert results(pool("1G+1Y"))[3] == Fraction(1, 16)
    assert results(()) == (Fraction(1),)


@pytest.mark.rule("sun.ruling.red-floor", "sun.ruling.red-stack")
def test_each_cross_takes_one_success_away_and_never_more_than_there_are() -> None:
    assert results(pool("1Y+1R")) == (Fraction(11, 16), Fraction(5, 16))
    assert results(pool("1Y+2R"))[1] == Fraction(1, 2) * Fraction(25, 64)


@pytest.mark.rule("sun.test.pass")
def test_so_many_successes_or_more() -> None:
    assert [at_least(pool("2Y"), needed) for needed in (0, 1, 2, 3)] == [
        1,
        Fraction(3, 4),
        Fraction(1, 4),
        0,
    ]


@pytest.mark.rule("sun.combat.dice")
def test_what_dice_promise_on_average() -> None:
    assert [expected(pool(dice)) for dice in ("1G", "1G+1Y", "1Y+1R")] == [
        Fraction(3, 4),
        Fraction(5, 4),
        Fraction(5, 16),
    ]


def test_chances_are_rounded_to_whole_per_cent() -> None:
    wanted = {(1, 3): 33, (2, 3): 67, (3, 4): 75, (1, 1000): 1, (999, 1000): 99}
    assert {each: percent(Fraction(*each)) for each in wanted} == wanted


@pytest.mark.rule("sun.test.pass", "sun.combat.dice")
def test_a_player_reads_how_likely_a_test_and_a_kill_are() -> None:
    assert say_test(TEXT, pool("1Y")) == "50% to pass"
    assert say_attack(TEXT, pool("1Y"), 1) == "0.5 damage on average, 50% to defeat"
    assert say_attack(TEXT, pool("1Y"), 2) == "0.5 damage on average, 0% to defeat"
    assert say_attack(GAME.texts["es"], pool("1Y"), 1).startswith("0,5 de daño")
