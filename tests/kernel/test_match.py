"""A match: choosing, refusing, copying, standing orders, and rules that fail."""

from typing import ClassVar

import pytest
import questions as ask
from toy import Box, Say, Take, Taken, counting, start, takes

from sobremesa.kernel import (
    PASS,
    BrokenPromise,
    Dice,
    Event,
    Flow,
    Match,
    NotOffered,
    Outcome,
    Together,
    state_hash,
)

OVER = Outcome(result="over")


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


def random_steps(match: Match[Box], dice: Dice, most: int) -> list[tuple[int, Take]]:
    """Play at random; what was chosen."""
    made: list[tuple[int, Take]] = []
    while match.question is not None and len(made) < most:
        ask = match.asks()[0]
        made.append((ask.seat, dice.pick(ask.options)))  # type: ignore[arg-type]
        match.choose(*made[-1])
    return made


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
