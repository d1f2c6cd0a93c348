"""A question that decides nothing is told from one that does."""

from toy import Box, start, takes

from sobremesa.kernel import Dice
from sobremesa.kernel.old import Ask, Flow
from sobremesa.testing.questions import idle


def test_a_question_that_decides_nothing_is_found() -> None:
    for rules, found in ((nothing, True), (something, False), (alone, True)):
        match = start(rules)
        assert bool(idle(match, Dice(1))) == found


def nothing(box: Box) -> Flow:
    yield Ask(0, takes(1, 2), prompt="begin")
    yield Ask(0, takes(1, 2), prompt="end", anchor=True)


def something(box: Box) -> Flow:
    answer = yield Ask(0, takes(1, 2), prompt="begin")
    yield Ask(0, takes(1, 2), prompt="between")
    box.taken.append(answer.number)
    yield Ask(0, takes(1, 2), prompt="end", anchor=True)


def alone(box: Box) -> Flow:
    yield Ask(0, takes(1), prompt="begin", shown=True)
