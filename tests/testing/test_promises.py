"""Comparing questions."""

from sobremesa.kernel import DONE, PASS, Ask, Together
from sobremesa.testing.promises import differing, differing_for_one


def test_what_others_may_do_meanwhile_is_no_difference_for_the_seat_itself() -> None:
    one = Ask(0, "act", [PASS], also=(Ask(1, "react", [PASS]),))
    two = Ask(0, "act", [PASS], also=(Ask(1, "react", [DONE]),))
    assert differing_for_one(one, two) == ""
    assert differing(one, two).startswith("'react' to seat 1: expected 1 options")


def test_a_question_differs_from_none_and_from_another_kind() -> None:
    ask = Ask(0, "act", [PASS])
    assert differing(None, None) == differing_for_one(None, None) == ""
    assert differing(ask, None) == "expected 'act' to seat 0, got nothing"
    assert differing(ask, Together({0: ask})) == "expected 'act' to seat 0, got 'act' to seat 0"


def test_every_part_of_an_ask_counts() -> None:
    plain = Ask(0, "act", [PASS])
    assert differing(plain, Ask(0, "act", [PASS], window="w")) == (
        "'act' to seat 0: expected window '', got 'w'"
    )
