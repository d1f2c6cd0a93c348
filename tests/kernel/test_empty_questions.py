"""A question that decides nothing is told from one that does."""

import questions as ask
from toy import Box, start, takes

from sobremesa.kernel import Dice, Flow
from sobremesa.testing.questions import idle


def test_a_question_that_decides_nothing_is_found() -> None:
    for rules, found in ((nothing, True), (something, False), (alone, True)):
        match = start(rules)
        assert bool(idle(match, Dice(1))) == found


def nothing(box: Box) -> Flow[None]:
    yield from ask.Begin(0, takes(1, 2))
    yield from ask.End(0, takes(1, 2), anchor=True)


def something(box: Box) -> Flow[None]:
    answer = yield from ask.Begin(0, takes(1, 2))
    yield from ask.Between(0, takes(1, 2))
    box.taken.append(answer.number)
    yield from ask.End(0, takes(1, 2), anchor=True)


def alone(box: Box) -> Flow[None]:
    yield from ask.Begin(0, takes(1), shown=True)
