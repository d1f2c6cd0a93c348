"""Matches: asking, several seats, refusing and copies."""

import pytest
import questions as ask
from matches import OVER, random_steps
from toy import Box, Say, Take, counting, start, takes

from sobremesa.kernel import (
    PASS,
    BrokenPromise,
    Dice,
    Flow,
    NotOffered,
    Outcome,
    Together,
    state_hash,
)


def together(box: Box) -> Flow[None]:
    """Two seats take a number in secret; the higher is kept."""
    asks = {seat: ask.Secret(seat, takes(1, 2, 3)) for seat in (0, 1)}
    answers = yield from Together(asks, anchor=True)
    box.taken = [answers[0].number, answers[1].number]
    yield from ask.Then(box.taken.index(max(box.taken)), takes(1, 2))
    box.end(OVER)


# Asking


def test_a_match_begins_at_its_first_question() -> None:
    match = start(counting)
    assert (match.awaited(), match.outcome) == ((0,), None)
    ask = match.ask_of(0)
    assert ask is not None
    assert ask.options == takes(1, 2, 3)
    assert match.ask_of(1) is None


def test_a_choice_goes_on_to_the_next_question() -> None:
    match = start(counting)
    match.choose(0, Take(2))
    assert (match.state.taken, match.awaited()) == ([2], (1,))


def test_a_match_ends_with_an_outcome_and_no_question() -> None:
    match = start(counting)
    while match.question is not None:
        match.choose(match.awaited()[0], Take(1))
    assert match.outcome is match.state.outcome
    assert match.outcome is not None
    assert match.outcome.result == "over"
    assert (match.asks(), match.awaited()) == ((), ())


def test_forced_answers_are_given_without_asking() -> None:
    def rules(box: Box) -> Flow[None]:
        for number in (1, 2, 3):
            taken = yield from ask.Forced(0, takes(number))
            box.taken.append(taken.number)
        yield from ask.Free(1, takes(1, 2))
        box.end(OVER)

    match = start(rules)
    assert (match.state.taken, match.awaited()) == ([1, 2, 3], (1,))


def test_a_match_may_end_before_anybody_is_asked() -> None:
    def rules(box: Box) -> Flow[None]:
        yield from ()
        box.end(OVER)

    assert start(rules).outcome == OVER


def test_an_end_deep_in_nested_rules_ends_the_match() -> None:
    def deep(box: Box, level: int) -> Flow[None]:
        if level:
            yield from deep(box, level - 1)
        yield from ask.Deep(0, takes(1, 2))
        box.end(OVER)

    match = start(lambda box: deep(box, 10))
    match.choose(0, Take(1))
    assert match.outcome == OVER


def test_rules_that_run_out_without_an_outcome_broke_their_promise() -> None:
    def rules(box: Box) -> Flow[None]:
        yield from ask.Only(0, takes(1, 2))

    match = start(rules)
    with pytest.raises(BrokenPromise, match=r"toy: expected the flow to end by state.end"):
        match.choose(0, Take(1))


# Several seats


def test_a_group_may_answer_for_its_lead() -> None:
    def rules(box: Box) -> Flow[None]:
        taken = yield from ask.Both(0, takes(1, 2), group=(2,))
        box.end(Outcome(result=str(taken.number)))

    match = start(rules, seats=3)
    with pytest.raises(NotOffered):
        match.choose(1, Take(2))
    match.choose(2, Take(2))
    assert match.outcome == Outcome(result="2")


def test_another_seat_may_interrupt_with_its_own_options_only() -> None:
    def rules(box: Box) -> Flow[None]:
        answer = yield from ask.Act(0, takes(1, 2), also=(ask.Shout(1, [Say("stop")]),))
        box.end(Outcome(result=str(answer)))

    match = start(rules)
    assert match.awaited() == (0,)
    with pytest.raises(NotOffered):
        match.choose(1, Take(1))
    with pytest.raises(NotOffered):
        match.choose(0, Say("stop"))
    match.choose(1, Say("stop"))
    assert match.outcome == Outcome(result="Say(word='stop')")


def test_answers_to_a_together_wait_for_each_other_in_any_order() -> None:
    match = start(together)
    match.choose(1, Take(3))
    assert (match.state.taken, match.awaited(), match.ask_of(1)) == ([], (0,), None)
    match.choose(0, Take(1))
    assert (match.state.taken, match.awaited(), match.pending) == ([1, 3], (1,), {})


def test_nobody_answers_a_together_twice() -> None:
    match = start(together)
    match.choose(1, Take(3))
    with pytest.raises(NotOffered, match="expected is an answer from seat 0"):
        match.choose(1, Take(2))


def test_a_member_of_a_group_answers_a_together_for_the_lead() -> None:
    def rules(box: Box) -> Flow[None]:
        asks = {0: ask.Act(0, takes(1, 2), group=(2,)), 1: ask.Act(1, takes(1, 2))}
        answers = yield from Together(asks)
        box.end(Outcome(result=f"{answers[0].number}{answers[1].number}"))

    match = start(rules, seats=3)
    match.choose(2, Take(2))
    match.choose(1, Take(1))
    assert match.outcome == Outcome(result="21")


# Refusing


@pytest.mark.parametrize(
    ("seat", "option", "message"),
    [
        (
            0,
            Take(9),
            r"seat 0 chose Take.*9\), but 'number' offers Take\(number=1\), .*3\)$",
        ),
        (1, Take(1), "seat 1 chose .*, but expected is an answer from seat 0"),
        (7, PASS, "seat 7 chose .*, but expected is an answer from seat 0"),
        (0, PASS, r"seat 0 chose Pass\(\), but 'number' offers"),
    ],
)
def test_what_is_not_offered_is_refused_and_changes_nothing(
    seat: int, option: Take, message: str
) -> None:
    match = start(counting, keep=True)
    question, hash = match.question, state_hash(match.state)
    with pytest.raises(NotOffered, match=message):
        match.choose(seat, option)
    assert match.question is question
    assert state_hash(match.state) == hash
    assert match.journal is not None
    assert match.journal.choices == []


def test_a_refusal_lists_twenty_options_and_counts_the_others() -> None:
    def rules(box: Box) -> Flow[None]:
        yield from ask.Many(0, takes(*range(50)))

    with pytest.raises(NotOffered, match=r"Take\(number=19\) and 30 more$"):
        start(rules).choose(0, Take(99))


def test_nothing_can_be_chosen_when_the_match_is_over() -> None:
    match = start(together)
    match.choose(0, Take(1))
    match.choose(1, Take(2))
    match.choose(1, Take(2))
    with pytest.raises(NotOffered, match="but the match is over: over"):
        match.choose(0, Take(1))


# Copies


@pytest.mark.parametrize("keep", [False, True])
@pytest.mark.parametrize("before", range(0, 30, 3))
def test_a_copy_goes_on_like_its_original(before: int, keep: bool) -> None:
    match = start(counting, keep=keep)
    random_steps(match, Dice(before), before)
    twin = match.copy()
    assert (twin.question, state_hash(twin.state)) == (match.question, state_hash(match.state))
    for choice in random_steps(match, Dice(99), 40):
        twin.choose(*choice)
    assert (twin.outcome, state_hash(twin.state)) == (match.outcome, state_hash(match.state))


def test_a_copy_lives_apart() -> None:
    match = start(counting)
    match.choose(0, Take(1))
    hash = state_hash(match.state)
    random_steps(match.copy(), Dice(1), 10)
    assert state_hash(match.state) == hash


def test_a_copy_of_a_copy_after_more_choices_is_right_too() -> None:
    match = start(counting)
    for _ in range(12):
        random_steps(match, Dice(5), 1)
        match = match.copy()
    other = start(counting)
    for _ in range(12):
        random_steps(other, Dice(5), 1)
    assert match.state == other.state


def test_a_copy_keeps_answers_to_a_together_that_are_in_already() -> None:
    match = start(together)
    match.choose(1, Take(3))
    twin = match.copy()
    twin.choose(0, Take(1))
    assert (twin.state.taken, match.state.taken) == ([1, 3], [])


def test_a_finished_match_can_be_copied() -> None:
    match = start(counting)
    random_steps(match, Dice(1), 99)
    assert match.copy().outcome == match.outcome


def test_a_long_match_without_copies_takes_snapshots_now_and_then() -> None:
    def rules(box: Box) -> Flow[None]:
        while box.step < 500:
            yield from ask.Step(0, takes(1, 2), anchor=True)
            box.step += 1
        box.end(OVER)

    match = start(rules)
    longest = 0
    while match.question is not None:
        match.choose(0, Take(1))
        longest = max(longest, len(match.trail))
    assert 1 < longest <= 64
