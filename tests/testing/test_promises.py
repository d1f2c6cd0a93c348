"""Comparing questions."""

from sobremesa.kernel import DONE, PASS, Together
from sobremesa.kernel.old import Ask
from sobremesa.testing.promises import differing, differing_for_one


def test_what_others_may_do_meanwhile_is_no_difference_for_the_seat_itself() -> None:
    one = Ask(0, [PASS], prompt="act", also=(Ask(1, [PASS], prompt="react"),))
    two = Ask(0, [PASS], prompt="act", also=(Ask(1, [DONE], prompt="react"),))
    assert differing_for_one(one, two) == ""
    assert differing(one, two).startswith("'react' to seat 1: expected 1 options")


def test_a_question_differs_from_none_and_from_another_kind() -> None:
    ask = Ask(0, [PASS], prompt="act")
    assert differing(None, None) == differing_for_one(None, None) == ""
    assert differing(ask, None) == "expected 'act' to seat 0, got nothing"
    assert differing(ask, Together({0: ask})) == "expected 'act' to seat 0, got 'act' to seat 0"


def test_every_part_of_an_ask_counts() -> None:
    plain = Ask(0, [PASS], prompt="act")
    assert differing(plain, Ask(0, [PASS], prompt="act", window="w")) == (
        "'act' to seat 0: expected window '', got 'w'"
    )
