"""A question that decides nothing is told from one that does."""

from toy import Box, start, takes

from sobremesa.kernel import Ask, Dice, Flow
from sobremesa.testing.questions import idle


def test_a_question_that_decides_nothing_is_found() -> None:
    for rules, found in ((nothing, True), (something, False), (alone, True)):
        match = start(rules)
        assert bool(idle(match, Dice(1))) == found


def nothing(box: Box) -> Flow:
    yield Ask(0, "begin", takes(1, 2))
    yield Ask(0, "end", takes(1, 2), anchor=True)


def something(box: Box) -> Flow:
    answer = yield Ask(0, "begin", takes(1, 2))
    yield Ask(0, "between", takes(1, 2))
    box.taken.append(answer.number)
    yield Ask(0, "end", takes(1, 2), anchor=True)


def alone(box: Box) -> Flow:
    yield Ask(0, "begin", takes(1), shown=True)
