"""Matches that stand where a test wants them."""

from typing import Any

import pytest

from sobremesa.kernel import Dice, Game, Match, copy_state
from sobremesa.testing import events_of, load, play, position


def test_a_position_begins_a_match_with_loaded_chance(example: Game[Any]) -> None:
    match = position(example, "dinner", rolls=[(3, 6)], picks=["ham", "cod"])
    play(match, "0 Bid 0", "1 Bid 0")
    assert match.state.favourite == ["ham", "cod"]
    assert match.state.queue == [1, 0]


def test_a_position_goes_on_from_a_given_state(example: Game[Any]) -> None:
    setup = example.prepare("dinner")
    state = example.new(setup, None, Dice(1))
    state.elbows = [0, 0]
    state.plate = {"ham": 1, "cod": 1, "mushroom": 0}
    match = position(example, setup, state, rolls=[2])
    play(match, "Eat ham")
    assert match.outcome is not None


def test_copies_and_undo_get_the_loaded_dice_back(example: Game[Any]) -> None:
    match = position(example, "dinner", rolls=[1], picks=["ham", "cod"])
    play(match, "0 Bid 0")
    twin = match.copy()
    play(match, "1 Bid 0")
    back = match.rewound(1)
    play(twin, "1 Bid 0")
    play(back, "1 Bid 0")
    assert [each.state.queue for each in (match, twin, back)] == [[1, 0]] * 3


def test_dice_can_be_loaded_in_the_middle_of_a_seeded_match(example: Game[Any]) -> None:
    match = Match.start(example, example.prepare("dinner"), seed=1, keep=True)
    load(match, 4)
    twin = match.copy()
    play(match, "0 Bid 0", "1 Bid 0")
    play(twin, "0 Bid 0", "1 Bid 0")
    assert match.state.queue == twin.state.queue == match.rewound(2).state.queue == [0, 1]


def test_seeded_dice_cannot_be_replaced_between_two_anchors(example: Game[Any]) -> None:
    match = Match.start(example, example.prepare("dinner"), seed=1)
    play(match, "0 Bid 1", "1 Bid 0", "Eat ham")
    with pytest.raises(ValueError, match="expected a match at an anchor"):
        load(match, 4)


def test_loaded_dice_get_more_at_any_time(example: Game[Any]) -> None:
    match = position(example, "dinner", picks=["ham", "cod"])
    play(match, "0 Bid 0")
    load(match, 2)
    play(match, "1 Bid 0")
    assert match.state.queue == [0, 1]


def test_events_can_be_read_as_a_seat_knows_them(example: Game[Any]) -> None:
    match = position(example, "dinner", picks=["ham", "cod"])
    state = copy_state(match.state)
    assert events_of(match) == []
    play(match, "0 Bid 1", "1 Bid 0")
    assert [type(event).__name__ for event in events_of(match, 1)] == ["WentFirst"]
    assert match.state != state
