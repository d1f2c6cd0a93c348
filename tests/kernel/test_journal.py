"""The past of a match: what it remembers, and how it goes back."""

import pytest
import questions as ask
from toy import Box, Shown, Take, Taken, counting, start, takes

from sobremesa.kernel import (
    Dice,
    Flow,
    Journal,
    Match,
    NotFound,
    Outcome,
    Together,
    state_hash,
)


def journal_of(match: Match[Box]) -> Journal[Box]:
    assert match.journal is not None
    return match.journal


def played(steps: int = 28) -> Match[Box]:
    """A match of the counting rules after some random choices."""
    match = start(counting, keep=True)
    dice = Dice(8)
    for _ in range(steps):
        ask = match.asks()[0]
        match.choose(ask.seat, dice.pick(ask.options))
    return match


def test_a_match_that_keeps_no_journal_cannot_go_back() -> None:
    with pytest.raises(NotFound, match="start it with keep=True"):
        start(counting).rewound(0)


def test_choices_are_kept_with_the_dice_that_fell_for_them() -> None:
    match = played(6)
    dice = [choice.dice for choice in journal_of(match).choices]
    assert [len(each) for each in dice] == [0, 0, 1, 0, 0, 1]
    assert match.state.taken[3] == dice[2][0]


def test_lines_are_kept_in_order() -> None:
    match = played(4)
    chosen = [choice.option for choice in journal_of(match).choices]
    events = [told.event for told in journal_of(match).lines]
    assert events == [Taken(option.number) for option in chosen if isinstance(option, Take)]


@pytest.mark.parametrize("number", [0, 1, 2, 13, 24, 25, 27, 28])
def test_going_back_and_choosing_the_same_gives_the_same_dice_and_state(number: int) -> None:
    match = played()
    back = match.rewound(number)
    assert journal_of(back).choices == journal_of(match).choices[:number]
    for choice in journal_of(match).choices[number:]:
        back.choose(choice.seat, choice.option)
    assert state_hash(back.state) == state_hash(match.state)
    assert journal_of(back).choices == journal_of(match).choices
    assert journal_of(back).lines == journal_of(match).lines


def test_going_back_leaves_the_match_itself_where_it_is() -> None:
    match = played()
    hash = state_hash(match.state)
    match.rewound(3).choose(1, Take(1))
    assert state_hash(match.state) == hash


def test_going_back_twice_is_going_back_farther() -> None:
    match = played()
    assert state_hash(match.rewound(26).rewound(5).state) == state_hash(match.rewound(5).state)


@pytest.mark.parametrize("number", [-1, 29])
def test_a_choice_that_was_never_made_is_refused(number: int) -> None:
    with pytest.raises(NotFound, match=f"expected a choice from 0 to 28, got {number}"):
        played().rewound(number)


def test_going_back_to_the_beginning_keeps_how_the_match_opened() -> None:
    def begin(box: Box) -> None:
        box.taken.append(box.dice.roll(6))
        box.tell(Shown(box.taken[0]))

    def rules(box: Box) -> Flow[None]:
        if box.step == 0:
            box.step = 1
            box.taken.append(box.dice.roll(6))
            box.tell(Taken(box.taken[1]))
        yield from ask.Number(0, takes(1, 2), anchor=True)
        box.end(Outcome(result="over"))

    match = start(rules, keep=True, begin=begin)
    match.choose(0, Take(1))
    back = match.rewound(0)
    assert (
        journal_of(back).opening_dice == journal_of(match).opening_dice == tuple(match.state.taken)
    )
    assert journal_of(back).lines == journal_of(match).lines
    assert len(journal_of(back).lines) == 2


def test_going_back_keeps_standing_orders() -> None:
    match = played(4)
    match.orders = {1: {"fire"}}
    back = match.rewound(2)
    back.orders[1].add("move")
    assert (back.orders, match.orders) == ({1: {"fire", "move"}}, {1: {"fire"}})


# How far undo is free


def revealing(box: Box) -> Flow[None]:
    """Seat 0 takes again and again: 2 rolls a die, 3 shows what was hidden, 4 shuffles."""
    while True:
        taken = yield from ask.Number(0, takes(1, 2, 3, 4), anchor=True)
        box.step += 1
        if taken.number == 2:
            box.dice.roll(6)
        if taken.number == 3:
            box.tell(Shown(box.hidden))
        if taken.number == 4:
            box.dice.shuffle([1, 2, 3])


@pytest.mark.parametrize(
    ("choices", "free"),
    [
        ([], (0, "")),
        ([1, 1, 1], (0, "")),
        ([1, 2, 1, 1], (2, "chance")),
        ([1, 3, 1], (2, "hidden")),
        ([1, 1, 4], (3, "chance")),
    ],
)
def test_undo_is_free_until_something_was_revealed(
    choices: list[int], free: tuple[int, str]
) -> None:
    match = start(revealing, keep=True)
    for number in choices:
        match.choose(0, Take(number))
    assert journal_of(match).free_undo(0) == free


def test_undo_stops_at_the_choice_of_another_seat() -> None:
    match = start(counting, keep=True)
    match.choose(0, Take(1))
    match.choose(1, Take(1))
    assert journal_of(match).free_undo(0) == (2, "other")
    assert journal_of(match).free_undo(1) == (2, "asked")


def asking(box: Box) -> Flow[None]:
    """Seat 0 takes again and again; after a 2 seat 1 may answer, after a 3 both may."""
    while True:
        taken = yield from ask.Number(0, takes(1, 2, 3), anchor=True)
        box.step += 1
        if taken.number == 2:
            yield from ask.Reply(1, takes(1, 2), name="answer")
        if taken.number == 3:
            yield from ask.Decide(1, takes(1, 2), group=(0,))


@pytest.mark.parametrize(
    ("choices", "free"),
    [([1], (0, "")), ([1, 2], (2, "asked")), ([1, 3], (0, "")), ([2], (1, "asked"))],
)
def test_undo_stops_where_another_seat_was_asked(choices: list[int], free: tuple[int, str]) -> None:
    match = start(asking, keep=True)
    for number in choices:
        match.choose(0, Take(number))
    assert journal_of(match).free_undo(0) == free


def test_a_window_that_standing_orders_let_go_by_was_asked_of_nobody() -> None:
    match = start(asking, keep=True)
    match.orders = {1: {"answer"}}
    match.choose(0, Take(2))
    assert [choice.revealed for choice in journal_of(match).choices] == ["", ""]


def test_going_back_keeps_that_another_seat_was_asked() -> None:
    match = start(asking, keep=True)
    match.choose(0, Take(2))
    match.choose(1, Take(1))
    assert journal_of(match.rewound(1)).free_undo(0) == (1, "asked")


def test_whoever_completes_a_together_has_seen_the_other_answers() -> None:
    def rules(box: Box) -> Flow[None]:
        asks = {seat: ask.Secret(seat, takes(1, 2)) for seat in (0, 1)}
        yield from Together(asks, anchor=True)
        yield from ask.Then(0, takes(1, 2), anchor=True)

    match = start(rules, keep=True)
    match.choose(0, Take(1))
    assert journal_of(match).free_undo(0) == (0, "")
    match.choose(1, Take(2))
    assert journal_of(match).free_undo(1) == (2, "other")
