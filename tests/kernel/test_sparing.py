"""What nobody is asked: ties that do not matter, and windows that were let be."""

from typing import Any

import pytest
import questions as ask
from matches import OVER
from toy import Box, Say, Take, Taken, Toy, takes

from sobremesa.kernel import (
    PASS,
    Ask,
    BrokenPromise,
    Flow,
    Match,
    Occasion,
    Register,
    Sparing,
    TieStop,
    Verdict,
    kindest,
)
from sobremesa.kernel.record import header_of, record_of, write_record
from sobremesa.testing.secrets import check_spared

TIES: Register[Box, Ask, Verdict] = Register("a verdict")
OCCASIONS: Register[Box, Ask, Occasion | None] = Register("an occasion")


@TIES.of(ask.Decide)
def least(box: Box, question: ask.Decide) -> Verdict:
    """The least number; it matters if one of them is a 9."""
    return kindest(question.options, lambda take: take.number, lambda take: take.number == 9)


@OCCASIONS.of(ask.Respond)
def what_for(box: Box, question: ask.Respond) -> Occasion | None:
    """What the question is about; nothing is not worth asking."""
    return None if question.seen is None else Occasion((question.seen,), len(box.taken))


@OCCASIONS.of(ask.Reply)
def as_it_comes(box: Box, question: ask.Reply) -> Occasion:
    """What is asked about as it comes, and may be asked about as fire later."""
    return Occasion((question.seen,), len(box.taken), elsewhere="fire")


@OCCASIONS.of(ask.Interrupt)
def by_word(box: Box, question: ask.Interrupt) -> Occasion:
    """Only one answer is worth a thought."""
    words = {option.word for option in question.options if isinstance(option, Say)}
    return Occasion((question.seen,), answers=tuple(words & {"never"}))


class Table(Toy):
    """A game with ties and occasions."""

    ties, occasions = TIES, OCCASIONS


def start(rules: Any, ties: TieStop = "matters", *, seats: int = 2) -> Match[Box]:
    """A match of these rules at a table."""
    game = Table(rules)
    match = Match.start(game, game.prepare("plain", seats), 1, keep=True)
    match.sparing = Sparing(ties)
    return match


def chosen(match: Match[Box]) -> list[tuple[Any, bool]]:
    """What was chosen, and whether the table did it."""
    assert match.journal is not None
    return [(choice.option, choice.decided) for choice in match.journal.choices]


# Ties


def ties(box: Box) -> Flow[None]:
    """Seat 0 acts, then the players decide a tie that does not matter and one that does."""
    while box.step < 3:
        box.step += 1
        yield from ask.Act(0, takes(1, 2), anchor=True)
        for numbers in ((5, 4), (9, 3)):
            answer = yield from ask.Decide(1, takes(*numbers), group=(0,))
            box.tell(Taken(answer.number))
    box.end(OVER)


@pytest.mark.parametrize(
    ("stop", "asked"), [("always", [Take(5), Take(4)]), ("matters", [Take(9), Take(3)])]
)
def test_the_players_are_asked_about_ties_as_the_table_says(
    stop: TieStop, asked: list[Take]
) -> None:
    match = start(ties, stop)
    match.choose(0, Take(1))
    assert match.question is not None
    assert match.asks()[0].options == asked


def test_the_table_decides_every_tie_if_nobody_wants_to() -> None:
    match = start(ties, "never")
    match.choose(0, Take(1))
    assert match.awaited() == (0,)
    assert chosen(match) == [(Take(1), False), (Take(4), True), (Take(3), True)]


def test_a_match_without_a_table_asks_everything() -> None:
    match = start(ties)
    match.sparing = None
    match.choose(0, Take(1))
    assert match.asks()[0].options == takes(5, 4)


def test_what_the_table_decides_is_a_choice_like_any_other_in_the_record() -> None:
    match = start(ties, "never")
    plain = Match.start(match.game, match.setup, 1, keep=True)
    while match.question is not None:
        match.choose(0, Take(1))
    for option, _ in chosen(match):
        plain.choose(plain.awaited()[0], option)
    records = [write_record(record_of(each, header_of(each, seed=1))) for each in (match, plain)]
    assert records[0] == records[1]


def test_going_back_remembers_what_the_table_decided() -> None:
    match = start(ties, "never")
    match.choose(0, Take(1))
    match.choose(0, Take(2))
    back = match.rewound(3)
    assert back.awaited() == (0,)
    assert chosen(back) == [(Take(1), False), (Take(4), True), (Take(3), True)]
    back.choose(0, Take(2))
    assert chosen(back) == chosen(match)


def test_whoever_acts_meanwhile_is_not_cut_short_by_a_tie() -> None:
    def rules(box: Box) -> Flow[None]:
        yield from ask.Act(0, takes(1, 2))
        yield from ask.Decide(0, takes(5, 4), also=(ask.Shout(1, [Say("wait")]),))
        box.end(OVER)

    match = start(rules, "never")
    match.choose(0, Take(1))
    assert match.awaited() == (0,)


def test_a_verdict_by_something_secret_breaks_the_contract() -> None:
    def rules(box: Box) -> Flow[None]:
        yield from ask.Free(0, takes(1, 2))
        box.end(OVER)

    class Telling(Table):
        ties = Register("a verdict")

    @Telling.ties.of(ask.Free)
    def by_secret(box: Box, question: ask.Free) -> Verdict:
        return Verdict(question.options[box.hidden % 2])

    game = Telling(rules)
    match = Match.start(game, game.prepare("plain", 2), 1)
    other = match.copy().state
    other.hidden = 1
    with pytest.raises(BrokenPromise, match="learns from a tie"):
        check_spared(match, other, 1)


# Windows


def windows(box: Box) -> Flow[None]:
    """Each time, seat 0 says what seat 1 may respond to."""
    while box.step < 9:
        box.step += 1
        act = yield from ask.Act(0, takes(1, 2, 3), anchor=True)
        seen = None if act.number == 3 else act.number
        answers = [PASS, Say("no"), *([Say("never")] if box.hidden else [])]
        yield from ask.Respond(1, answers, name="fire", seen=seen)
    box.end(OVER)


def respond(match: Match[Box], number: int) -> bool:
    """Whether seat 1 is asked about that, and lets it be."""
    match.choose(0, Take(number))
    asked = match.awaited() == (1,)
    if asked:
        match.choose(1, PASS)
    return asked


@pytest.mark.parametrize("alone", [False, True])
def test_what_was_let_be_is_asked_again_only_when_it_is_about_something_else(alone: bool) -> None:
    match = start(windows)
    match.alone = alone
    assert [respond(match, number) for number in (1, 1, 2, 1, 2)] == [
        True, False, True, False, False,
    ]  # fmt: skip


def test_what_is_not_worth_a_question_is_let_go_by() -> None:
    assert not respond(start(windows), 3)


def test_who_insists_is_asked_every_time() -> None:
    match = start(windows)
    match.sparing = Sparing(insisted={1: {"fire"}})
    assert [respond(match, number) for number in (1, 1, 3)] == [True, True, True]


def test_who_answered_is_asked_again() -> None:
    match = start(windows)
    match.choose(0, Take(1))
    match.choose(1, Say("no"))
    assert respond(match, 1)


def test_alone_another_answer_is_a_reason_to_ask_again() -> None:
    match = start(windows)
    match.alone = True
    respond(match, 1)
    match.state.hidden = 1
    assert respond(match, 1)


def test_alone_only_answers_that_are_about_something_are_a_reason_to_ask() -> None:
    def rules(box: Box) -> Flow[None]:
        for number, word in enumerate(("no", "never", "never")):
            yield from ask.Act(0, takes(1, 2))
            yield from ask.Interrupt(1, [PASS, Say(word)], name="fire", seen=number)
        box.end(OVER)

    match = start(rules)
    match.alone = True
    assert [respond(match, 1) for _ in range(3)] == [False, True, False]


@pytest.mark.parametrize("alone", [False, True])
def test_what_was_let_be_as_it_came_is_let_be_afterwards_but_asked_when_it_comes_again(
    alone: bool,
) -> None:
    def rules(box: Box) -> Flow[None]:
        for kind in (ask.Reply, ask.Respond, ask.Reply):
            yield from ask.Act(0, takes(1, 2))
            yield from kind(1, [PASS, Say("no")], name="fire", seen=1)
        box.end(OVER)

    match = start(rules)
    match.alone = alone
    assert [respond(match, 1) for _ in range(3)] == [True, False, True]


def test_among_several_people_no_pause_tells_of_another_answer() -> None:
    match = start(windows)
    respond(match, 1)
    match.state.hidden = 1
    assert not respond(match, 1)


def test_among_several_people_what_all_can_see_somebody_hold_is_a_reason_to_ask_again() -> None:
    match = start(windows)
    respond(match, 1)
    match.state.taken.append(7)
    assert respond(match, 1)


def test_after_going_back_everything_is_asked_again() -> None:
    match = start(windows)
    respond(match, 1)
    assert respond(match.rewound(0), 1)


def test_a_record_with_spared_questions_proves_itself() -> None:
    match = start(windows)
    while match.question is not None:
        match.choose(match.awaited()[0], match.asks()[0].options[0])
    record = record_of(match, header_of(match, seed=1))
    assert len(record.choices) == 18
