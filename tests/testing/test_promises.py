"""Comparing questions."""

from typing import Any

import pytest

from sobremesa.kernel import DONE, PASS, BrokenPromise, Match, Question, Together, find_game
from sobremesa.kernel.state import copy_state
from sobremesa.testing.promises import check_apart, differing, differing_for_one


class Act(Question[Any]):
    name: str = ""

    @property
    def window(self) -> str:
        return self.name


class React(Question[Any]): ...


def test_what_others_may_do_meanwhile_is_no_difference_for_the_seat_itself() -> None:
    one = Act(0, [PASS], also=(React(1, [PASS]),))
    two = Act(0, [PASS], also=(React(1, [DONE]),))
    assert differing_for_one(one, two) == ""
    assert differing(one, two).startswith("'react' to seat 1: expected 1 options")


def test_a_question_differs_from_none_and_from_another_kind() -> None:
    act = Act(0, [PASS])
    assert differing(None, None) == differing_for_one(None, None) == ""
    assert differing(act, None) == "expected 'act' to seat 0, got nothing"
    assert differing(act, Together({0: act})) == "expected 'act' to seat 0, got 'act' to seat 0"


def test_every_part_of_an_ask_counts() -> None:
    assert differing(Act(0, [PASS]), Act(0, [PASS], name="w")) == (
        "'act' to seat 0: expected name '', got 'w'"
    )


def test_two_states_that_share_a_list_are_not_apart() -> None:
    game = find_game("incursion")
    match = Match.start(game, game.prepare("m2", 2), 1)
    twin = match.copy()
    check_apart(match, twin)
    twin.state.hands[1] = match.state.hands[1]
    with pytest.raises(
        BrokenPromise, match=r"state.hands\[1\] of the copy is also part of the match"
    ):
        check_apart(match, twin)


def test_two_states_that_share_a_struct_are_not_apart() -> None:
    game = find_game("incursion")
    match = Match.start(game, game.prepare("m2", 2), 1)
    match.base = copy_state(match.state)
    match.base.forces[0] = match.state.forces[0]
    with pytest.raises(BrokenPromise, match=r"state.forces\[0\] of its snapshot is also part of"):
        check_apart(match, match.copy())
