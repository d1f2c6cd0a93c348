"""Loaded dice show what a test says, in order, and nothing else falls."""

import pytest

from sobremesa.testing import LoadedDice, UnexpectedChance
from sobremesa.testing.dice import must_be_used, watching


def test_rolls_come_in_the_order_in_which_they_were_loaded() -> None:
    dice = LoadedDice([4, 1, (2, 3)])
    assert (dice.roll(6), dice.roll(6), dice.roll(3)) == (4, 1, 2)


def test_several_dice_thrown_together_take_as_many_rolls() -> None:
    assert LoadedDice([5, 6]).rolls(2, 6) == [5, 6]


def test_a_roll_that_was_not_loaded_fails_and_names_the_die() -> None:
    dice = LoadedDice([4])
    dice.roll(6)
    with pytest.raises(UnexpectedChance, match=r"roll 2: the rules roll a d8, .* after \[4\]"):
        dice.roll(8)


def test_a_die_with_other_sides_than_loaded_fails() -> None:
    with pytest.raises(UnexpectedChance, match="roll 1: expected a d8 to show 4, got a d6"):
        LoadedDice([(4, 8)], spare=True).roll(6)


def test_a_number_that_the_die_does_not_have_fails() -> None:
    with pytest.raises(UnexpectedChance, match="expected a number from 1 to 6, 7 is loaded"):
        LoadedDice([7], spare=True).roll(6)


def test_a_shuffle_keeps_the_order_of_the_cards() -> None:
    cards = ["a", "b", "c"]
    LoadedDice().shuffle(cards)
    assert cards == ["a", "b", "c"]


def test_a_loaded_shuffle_puts_its_cards_first() -> None:
    cards = ["a", "b", "c", "b"]
    LoadedDice(shuffles=[["c", "b"]]).shuffle(cards)
    assert cards == ["c", "b", "a", "b"]


def test_a_loaded_shuffle_with_a_card_that_is_not_there_fails() -> None:
    with pytest.raises(UnexpectedChance, match="shuffle 1: expected 'z' among the cards"):
        LoadedDice(shuffles=[["z"]]).shuffle(["a", "b"])


def test_picks_and_numbers_come_as_loaded() -> None:
    dice = LoadedDice(picks=["b", 2])
    assert (dice.pick(["a", "b"]), dice.below(3)) == ("b", 2)


@pytest.mark.parametrize("picks", [[], ["z"]])
def test_a_pick_that_was_not_loaded_or_is_not_there_fails(picks: list[str]) -> None:
    with pytest.raises(UnexpectedChance, match=r"pick 1: .*\['a', 'b'\]"):
        LoadedDice(picks=picks).pick(["a", "b"])


def test_a_number_that_was_not_loaded_or_is_too_high_fails() -> None:
    with pytest.raises(UnexpectedChance, match="pick 1: expected a number below 3, 3 is loaded"):
        LoadedDice(picks=[3]).below(3)


def test_nothing_else_may_draw_chance() -> None:
    with pytest.raises(UnexpectedChance, match="raw chance"):
        LoadedDice().next()


def test_a_copy_goes_on_from_the_same_place() -> None:
    dice = LoadedDice([1, 2, 3])
    dice.roll(6)
    twin = dice.copy()
    assert (twin.roll(6), twin.roll(6), dice.roll(6), dice.roll(6)) == (2, 3, 2, 3)


def test_rolls_loaded_later_fall_for_copies_too() -> None:
    dice = LoadedDice()
    twin = dice.copy()
    dice.load(5)
    assert (twin.roll(6), dice.roll(6)) == (5, 5)


def test_dice_know_what_was_not_used() -> None:
    dice = LoadedDice([1, 2], picks=["x"], spare=True)
    dice.roll(6)
    assert dice.unused() == {"rolls": [2], "picks": ["x"]}


def test_what_is_loaded_and_not_used_fails_the_test() -> None:
    with watching() as loaded:
        LoadedDice([1, 2]).roll(6)
        LoadedDice([3]).roll(6)
        LoadedDice(picks=["x"])
    with pytest.raises(AssertionError) as caught:
        must_be_used(loaded)
    assert str(caught.value) == "loaded but never used: {'rolls': [2]}, {'picks': ['x']}"


def test_spare_dice_need_not_be_used() -> None:
    with watching() as loaded:
        LoadedDice([1, 2], spare=True)
    must_be_used(loaded)
