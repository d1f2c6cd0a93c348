"""Questions: who may answer, what is forced, and how interruptions go round."""

from collections.abc import Iterable

import msgspec
import pytest
import questions as ask
from toy import Say, Take, takes

from sobremesa.kernel import (
    DONE,
    PASS,
    Answer,
    Ask,
    Asked,
    Flow,
    Option,
    Question,
    Together,
    unanchored,
    window,
)
from sobremesa.kernel.ask import forced


def test_an_option_is_written_as_its_name_and_fields() -> None:
    assert msgspec.json.encode([Take(3), Say("x"), PASS, DONE]) == (
        b'[["Take",3],["Say","x"],["Pass"],["Done"]]'
    )


def test_the_lead_comes_first_among_those_who_may_answer() -> None:
    question = ask.Act(2, [PASS], group=(0,), also=(ask.Act(1, [PASS], group=(3,)),))
    assert question.seats() == (2, 0, 1, 3)


def test_each_seat_gets_its_own_part_of_a_question() -> None:
    aside = ask.Interrupt(1, [DONE])
    whole = ask.Act(2, [PASS], group=(0,), also=(aside,))
    assert [whole.of(seat) for seat in (0, 1, 2, 3)] == [whole, aside, whole, None]


def test_a_group_answers_a_together_for_its_lead() -> None:
    together = Together({0: ask.Act(0, [PASS], group=(2, 3)), 1: ask.Act(1, [PASS])})
    assert [together.lead(seat) for seat in (0, 1, 2, 3)] == [0, 1, 0, 0]


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        (ask.Act(0, [Take(1)]), Take(1)),
        (ask.Act(0, takes(1, 2)), None),
        (ask.Act(0, [Take(1)], shown=True), None),
        (ask.Act(0, [Take(1)], also=(ask.Act(1, [PASS]),)), None),
        (ask.Act(0, []), None),
        (
            Together({0: ask.Act(0, [PASS]), 1: ask.Act(1, [DONE])}),
            {0: PASS, 1: DONE},
        ),
        (Together({0: ask.Act(0, [PASS]), 1: ask.Act(1, takes(1, 2))}), None),
        (
            Together({0: ask.Act(0, [PASS]), 1: ask.Act(1, [DONE], shown=True)}),
            None,
        ),
    ],
)
def test_a_single_option_is_forced_unless_it_is_shown_or_others_may_act(
    question: Asked, answer: Answer
) -> None:
    assert forced(question) == answer


def answered(flow: Flow[None], answers: Iterable[Option]) -> list[int]:
    """Which seats a flow asks when it gets these answers."""
    asked: list[int] = []
    remaining = iter(answers)
    try:
        question = next(flow)
        while True:
            assert isinstance(question, Question)
            asked.append(question.seat)
            question = flow.send(next(remaining))
    except StopIteration:
        return asked


def opened(can: Iterable[int], order: tuple[int, ...] = (0, 1, 2)) -> Flow[None]:
    """A window to three seats of which some can respond."""
    able = set(can)

    def put(seat: int) -> Ask | None:
        return ask.Respond(seat, [PASS, Take(1)]) if seat in able else None

    def resolve(seat: int, option: Option) -> Flow[None]:
        yield from ()

    return window(order, put, resolve)


def test_a_window_closes_when_all_have_passed_in_a_row() -> None:
    assert answered(opened({0, 1, 2}), [PASS, PASS, PASS]) == [0, 1, 2]


def test_a_response_gives_everybody_another_chance_beginning_with_the_next() -> None:
    answers = [PASS, Take(1), PASS, PASS, PASS]
    assert answered(opened({0, 1, 2}), answers) == [0, 1, 2, 0, 1]


def test_a_seat_that_cannot_respond_is_not_asked() -> None:
    assert answered(opened({1}), [Take(1), PASS]) == [1, 1]


def test_a_window_goes_round_in_the_order_given() -> None:
    assert answered(opened({0, 1, 2}, order=(2, 0, 1)), [PASS, PASS, PASS]) == [2, 0, 1]


def _two_questions() -> Flow[str]:
    first = yield from ask.Act(0, takes(1, 2), anchor=True)
    second = yield from Together({0: ask.Act(0, takes(3, 4))}, anchor=True)
    return f"{first} {second[0]}"


def test_in_the_midst_of_something_no_question_is_an_anchor() -> None:
    flow = unanchored(_two_questions())
    asked = [next(flow), flow.send(Take(2))]
    assert [question.anchor for question in asked] == [False, False]
    with pytest.raises(StopIteration) as end:
        flow.send({0: Take(3)})
    assert end.value.value == f"{Take(2)} {Take(3)}"
