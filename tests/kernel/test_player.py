"""Players by rules of thumb: an answer for each kind of question."""

from types import ModuleType

import pytest
from toy import Box, Take, start, takes

from sobremesa.kernel import BrokenPromise, Flow, Option, Question, ThumbPlayer, answers


class High(Question[Take]):
    """The highest is wanted."""


class Low(Question[Take]):
    """The lowest is wanted."""


class LowAgain(Question[Take]):
    """The lowest once more."""


KINDS = ModuleType("kinds")
for kind in (High, Low, LowAgain):
    kind.__module__ = "kinds"
    setattr(KINDS, kind.__name__, kind)


class Lowest:
    @answers(Low, LowAgain)
    def low(self, g: Box, question: Low | LowAgain) -> Option:
        return min(question.options, key=lambda option: option.number)


class Player(Lowest, ThumbPlayer[Box]):
    questions = KINDS

    @answers(High)
    def high(self, g: Box, question: High) -> Option:
        return max(question.options, key=lambda option: option.number)


def rules(box: Box) -> Flow[None]:
    for kind in (High, Low, LowAgain):
        answer = yield from kind(0, takes(2, 1, 3))
        box.taken.append(answer.number)
    yield from High(1, takes(1, 2))


def test_each_kind_of_question_gets_its_own_answer() -> None:
    match, player = start(rules), Player(1)
    for _ in range(3):
        match.choose(0, player.choose(match, 0))
    assert match.state.taken == [3, 1, 1]


def test_a_player_without_an_answer_cannot_be_made() -> None:
    with pytest.raises(BrokenPromise, match=r"expected Mute to answer .* to High, Low, LowAgain"):

        class Mute(ThumbPlayer[Box]):
            questions = KINDS
