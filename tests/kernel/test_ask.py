"""Questions: who may answer, what is forced, and how interruptions go round."""

from collections.abc import Iterable

import msgspec
import pytest
from toy import Say, Take, takes

from sobremesa.kernel import DONE, PASS, Answer, Option, Together, window
from sobremesa.kernel.ask import forced
from sobremesa.kernel.old import Ask, Flow


def test_an_option_is_written_as_its_name_and_fields() -> None:
    assert msgspec.json.encode([Take(3), Say("x"), PASS, DONE]) == (
        b'[["Take",3],["Say","x"],["Pass"],["Done"]]'
    )


def test_the_lead_comes_first_among_those_who_may_answer() -> None:
    ask = Ask(2, [PASS], prompt="act", group=(0,), also=(Ask(1, [PASS], prompt="x", group=(3,)),))
    assert ask.seats() == (2, 0, 1, 3)


def test_each_seat_gets_its_own_part_of_a_question() -> None:
    aside = Ask(1, [DONE], prompt="interrupt")
    ask = Ask(2, [PASS], prompt="act", group=(0,), also=(aside,))
    assert [ask.of(seat) for seat in (0, 1, 2, 3)] == [ask, aside, ask, None]


def test_a_group_answers_a_together_for_its_lead() -> None:
    together = Together(
        {0: Ask(0, [PASS], prompt="x", group=(2, 3)), 1: Ask(1, [PASS], prompt="x")}
    )
    assert [together.lead(seat) for seat in (0, 1, 2, 3)] == [0, 1, 0, 0]


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        (Ask(0, [Take(1)], prompt="x"), Take(1)),
        (Ask(0, takes(1, 2), prompt="x"), None),
        (Ask(0, [Take(1)], prompt="x", shown=True), None),
        (Ask(0, [Take(1)], prompt="x", also=(Ask(1, [PASS], prompt="y"),)), None),
        (Ask(0, [], prompt="x"), None),
        (
            Together({0: Ask(0, [PASS], prompt="x"), 1: Ask(1, [DONE], prompt="x")}),
            {0: PASS, 1: DONE},
        ),
        (Together({0: Ask(0, [PASS], prompt="x"), 1: Ask(1, takes(1, 2), prompt="x")}), None),
        (
            Together({0: Ask(0, [PASS], prompt="x"), 1: Ask(1, [DONE], prompt="x", shown=True)}),
            None,
        ),
    ],
)
def test_a_single_option_is_forced_unless_it_is_shown_or_others_may_act(
    question: Ask | Together, answer: Answer
) -> None:
    assert forced(question) == answer


def answered(flow: Flow, answers: Iterable[Option]) -> list[int]:
    """Which seats a flow asks when it gets these answers."""
    asked: list[int] = []
    given: Option | None = None
    remaining = iter(answers)
    while True:
        try:
            question = flow.send(given)
        except StopIteration:
            return asked
        assert isinstance(question, Ask)
        asked.append(question.seat)
        given = next(remaining)


def opened(can: Iterable[int], order: tuple[int, ...] = (0, 1, 2)) -> Flow:
    """A window to three seats of which some can respond."""
    able = set(can)

    def ask(seat: int) -> Ask | None:
        return Ask(seat, [PASS, Take(1)], prompt="respond") if seat in able else None

    def resolve(seat: int, option: Option) -> Flow:
        yield from ()

    return window(order, ask, resolve)


def test_a_window_closes_when_all_have_passed_in_a_row() -> None:
    assert answered(opened({0, 1, 2}), [PASS, PASS, PASS]) == [0, 1, 2]


def test_a_response_gives_everybody_another_chance_beginning_with_the_next() -> None:
    answers = [PASS, Take(1), PASS, PASS, PASS]
    assert answered(opened({0, 1, 2}), answers) == [0, 1, 2, 0, 1]


def test_a_seat_that_cannot_respond_is_not_asked() -> None:
    assert answered(opened({1}), [Take(1), PASS]) == [1, 1]


def test_a_window_goes_round_in_the_order_given() -> None:
    assert answered(opened({0, 1, 2}, order=(2, 0, 1)), [PASS, PASS, PASS]) == [2, 0, 1]
