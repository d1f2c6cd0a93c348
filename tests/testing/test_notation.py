"""Choices in short notation, on the example game."""

import enum
from typing import Any

import pytest

from sobremesa.kernel import PASS, Game, Match, NotOffered, Option
from sobremesa.testing import notation, offered, play, position


@pytest.fixture
def bidding(example: Game[Any]) -> Match[Any]:
    """A dinner at its first bids; both love ham."""
    return position(example, "dinner", picks=["ham", "ham"])


@pytest.fixture
def eating(bidding: Match[Any]) -> Match[Any]:
    """The same dinner when the host is to eat."""
    play(bidding, "0 Bid 1", "1 Bid 0")
    return bidding


class Way(enum.IntEnum):
    NORTH = 0


class Odd(Option, frozen=True):
    way: Way
    words: str
    maybe: int | None
    cells: tuple[int, ...]
    fact: bool
    inner: Option


def test_a_choice_is_a_seat_a_name_and_fields_in_order(bidding: Match[Any]) -> None:
    play(bidding, "1 bid 2", "0 BID 1")
    assert (bidding.state.queue, bidding.state.elbows) == ([1, 0], [3, 1])


def test_the_seat_may_be_left_out_when_one_is_awaited(eating: Match[Any]) -> None:
    play(eating, "Eat cod", "pass")
    assert eating.state.eaten == [["cod"], []]


def test_fields_may_be_left_out_when_one_option_fits(eating: Match[Any]) -> None:
    play(eating, "Eat ham", "Accuse")
    assert eating.state.eaten == [[], ["ham"]]


def test_an_ambiguous_choice_is_refused_with_all_that_it_may_mean(eating: Match[Any]) -> None:
    with pytest.raises(NotOffered, match="'eat' may mean any of: Eat ham, Eat cod, Eat mushroom"):
        play(eating, "eat")


def test_what_is_not_offered_is_refused_with_what_is(eating: Match[Any]) -> None:
    with pytest.raises(NotOffered, match=r"'Eat tuna': not offered to seat 0; 'bite' offers .*cod"):
        play(eating, "Eat tuna")


def test_a_seat_that_is_not_asked_is_told_who_is(eating: Match[Any]) -> None:
    with pytest.raises(NotOffered, match="seat 1 is not asked; 'bite' offers seat 0"):
        play(eating, "1 Eat ham")


def test_a_choice_without_its_seat_is_refused_when_several_are_awaited(
    bidding: Match[Any],
) -> None:
    with pytest.raises(NotOffered, match="expected a choice that begins with its seat"):
        play(bidding, "Bid 1")


def test_a_seat_without_an_option_is_refused(bidding: Match[Any]) -> None:
    with pytest.raises(NotOffered, match="'0': expected an option after the seat"):
        play(bidding, "0")


def test_what_is_offered_can_be_listed(eating: Match[Any]) -> None:
    assert offered(eating) == offered(eating, 0) == ["Eat ham", "Eat cod", "Eat mushroom"]
    assert offered(eating, 1) == []


def test_every_kind_of_field_has_a_short_form() -> None:
    option = Odd(Way.NORTH, "two words", None, (1, 2), True, PASS)
    assert notation(option) == "Odd north 'two words' - 1,2 true Pass"
