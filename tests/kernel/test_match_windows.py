"""Standing orders, rules that fail, and questions with one answer."""

from typing import ClassVar

import pytest
import questions as ask
from matches import OVER, random_steps
from toy import Box, Say, Take, Taken, counting, start, takes

from sobremesa.kernel import (
    PASS,
    Dice,
    Event,
    Flow,
    Outcome,
    Together,
    state_hash,
)

# Standing orders


def windows(box: Box) -> Flow[None]:
    """Seat 0 acts; each time, seat 1 may respond to one kind of event and then to another."""
    while box.step < 3:
        box.step += 1
        yield from ask.Act(0, takes(1, 2), anchor=True)
        for kind in ("fire", "move"):
            answer = yield from ask.Respond(1, [PASS, Say(kind)], name=kind)
            box.tell(Taken(answer != PASS))
    box.end(OVER)


def test_a_window_in_the_standing_orders_is_let_go_by() -> None:
    match = start(windows, keep=True)
    match.orders[1] = {"fire"}
    match.choose(0, Take(1))
    ask = match.ask_of(1)
    assert ask is not None
    assert ask.window == "move"
    assert match.journal is not None
    assert [choice.option for choice in match.journal.choices] == [Take(1), PASS]


def test_standing_orders_for_several_windows_are_heeded_one_after_the_other() -> None:
    match = start(windows)
    match.orders[1] = {"fire", "move"}
    match.choose(0, Take(1))
    assert match.awaited() == (0,)


def chapters(box: Box) -> Flow[None]:
    """Two turns; in each, seat 1 may respond twice."""
    for turn in range(2):
        box.tell(NewTurn(turn))
        for _ in range(2):
            yield from ask.Act(0, takes(1, 2))
            yield from ask.Respond(1, [PASS, Say("x")], name="fire")
    box.end(OVER)


class NewTurn(Event, frozen=True):
    """A turn begins."""

    chapter: ClassVar[bool] = True
    number: int


def test_a_window_let_go_by_for_this_turn_is_put_again_in_the_next() -> None:
    match = start(chapters, keep=True)
    assert match.journal is not None
    match.choose(0, Take(1))
    match.chapter_orders[1] = {"fire": match.journal.chapter}
    match.choose(1, PASS)
    match.choose(0, Take(1))
    assert (match.awaited(), match.journal.chapter) == ((0,), 2)
    match.choose(0, Take(1))
    assert match.awaited() == (1,)


def test_standing_orders_of_another_seat_do_not_count() -> None:
    match = start(windows)
    match.orders[0] = {"fire", "move"}
    match.choose(0, Take(1))
    assert match.awaited() == (1,)


def test_a_window_that_others_may_answer_too_is_put_all_the_same() -> None:
    def rules(box: Box) -> Flow[None]:
        yield from ask.Act(0, takes(1, 2))
        yield from ask.Respond(1, [PASS, Say("x")], name="w", group=(2,))
        box.end(OVER)

    match = start(rules, seats=3)
    match.orders[1] = {"w"}
    match.choose(0, Take(1))
    assert match.awaited() == (1,)


# Rules that fail


def fragile(box: Box) -> Flow[None]:
    """Every second take falls, rolls, tells, and fails on 3."""
    while box.step < 4:
        first = yield from ask.Number(0, takes(1, 2, 3), anchor=True)
        second = yield from ask.Number(1, takes(1, 2, 3))
        box.taken += [first.number, second.number, box.dice.roll(6)]
        box.tell(Taken(second.number))
        if second.number == 3:
            raise ZeroDivisionError("a rule failed")
        box.step += 1
    box.end(OVER)


@pytest.mark.parametrize("keep", [False, True])
def test_a_rule_that_fails_leaves_the_match_as_it_was(keep: bool) -> None:
    match, clean = start(fragile, keep=keep), start(fragile, keep=keep)
    for each in (match, clean):
        each.choose(0, Take(1))
        each.choose(1, Take(1))
        each.choose(0, Take(2))
    with pytest.raises(ZeroDivisionError):
        match.choose(1, Take(3))
    assert (match.question, match.state) == (clean.question, clean.state)
    for each in (match, clean):
        each.choose(1, Take(2))
    assert match.state == clean.state
    if match.journal is not None and clean.journal is not None:
        assert match.journal.choices == clean.journal.choices
        assert match.journal.lines == clean.journal.lines


def test_a_rule_that_fails_on_a_together_leaves_the_answers_that_were_in() -> None:
    def rules(box: Box) -> Flow[None]:
        asks = {seat: ask.Secret(seat, takes(1, 2)) for seat in (0, 1)}
        answers = yield from Together(asks, anchor=True)
        box.end(Outcome(result=str(1 // (answers[1].number - 1))))

    match = start(rules, keep=True)
    match.choose(0, Take(1))
    with pytest.raises(ZeroDivisionError):
        match.choose(1, Take(1))
    assert (match.pending, match.awaited()) == ({0: Take(1)}, (1,))
    match.choose(1, Take(2))
    assert match.outcome == Outcome(result="1")


def test_a_match_has_the_same_hash_whether_or_not_it_keeps_a_journal() -> None:
    plain, kept = start(counting), start(counting, keep=True)
    random_steps(plain, Dice(3), 10)
    random_steps(kept, Dice(3), 10)
    assert state_hash(plain.state) == state_hash(kept.state) == state_hash(kept.copy().state)


# Questions with one answer


def uniform(box: Box) -> Flow[None]:
    """Seat 0 acts, and seat 1 is asked although it can do nothing: silence must tell nothing."""
    while box.step < 2:
        box.step += 1
        yield from ask.Act(0, takes(1, 2), anchor=True)
        yield from ask.Respond(1, [PASS], name="fire", shown=True)
    box.end(OVER)


def test_who_has_but_one_answer_is_asked_unless_only_one_person_plays() -> None:
    match = start(uniform, keep=True)
    match.alone = True
    match.choose(0, Take(1))
    alone = match.awaited()
    match.alone = False
    match.choose(0, Take(1))
    assert (alone, match.awaited()) == ((0,), (1,))
    assert match.journal is not None
    assert [choice.option for choice in match.journal.choices] == [Take(1), PASS, Take(1)]


def test_a_match_that_goes_back_is_played_by_as_many_people() -> None:
    match = start(uniform, keep=True)
    match.alone = True
    match.choose(0, Take(1))
    back = match.rewound(0)
    back.choose(0, Take(2))
    assert back.awaited() == (0,)
