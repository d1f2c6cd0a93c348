"""Intervals that hold at every look."""

from __future__ import annotations

import doctest

import pytest

from sobremesa.kernel import Dice
from sobremesa.lab import sequences
from sobremesa.lab.intervals import wilson
from sobremesa.lab.sequences import difference_sequence, share_sequence


def test_the_examples_of_the_documentation_hold() -> None:
    assert doctest.testmod(sequences).failed == 0


def test_nothing_played_says_nothing() -> None:
    assert share_sequence(0, 0) == (0.0, 1.0)
    assert difference_sequence(0, 0, 0) == (-1.0, 1.0)


def test_what_was_found_lies_inside_and_more_games_are_narrower() -> None:
    few, many = share_sequence(30, 100), share_sequence(300, 1000)
    assert few[0] < many[0] < 0.3 < many[1] < few[1]
    few, many = difference_sequence(20, 70, 10), difference_sequence(200, 700, 100)
    assert few[0] < many[0] < 0.1 < many[1] < few[1]


def test_a_difference_turned_round_is_the_same_interval_turned_round() -> None:
    low, high = difference_sequence(7, 60, 33)
    assert difference_sequence(33, 60, 7) == pytest.approx((-high, -low))


def test_pairs_that_seldom_differ_are_known_better() -> None:
    seldom, often = difference_sequence(20, 960, 20), difference_sequence(300, 400, 300)
    assert seldom[1] - seldom[0] < (often[1] - often[0]) / 2


def test_who_looks_after_every_twenty_games_is_misled_by_plain_intervals_but_not_by_these() -> None:
    dice, plain, sequential, paired = Dice(3), 0, 0, 0
    for _ in range(60):
        misled = [False, False, False]
        hits, pairs = 0, [0, 0, 0]
        for games in range(1, 401):
            hits += dice.below(10) < 3
            pairs[(0, 0, 1, 1, 1, 1, 1, 2, 2, 2)[dice.below(10)]] += 1
            if games % 20 == 0:
                for place, (low, high), truth in (
                    (0, wilson(hits, games), 0.3),
                    (1, share_sequence(hits, games), 0.3),
                    (2, difference_sequence(*pairs), -0.1),
                ):
                    misled[place] |= not low <= truth <= high
        plain, sequential, paired = plain + misled[0], sequential + misled[1], paired + misled[2]
    assert plain > 6
    assert max(sequential, paired) <= 3


@pytest.mark.parametrize("truth", [0.5, 0.3, 0.05])
def test_the_chance_that_a_share_is_missed_at_any_look_is_below_one_in_twenty(truth: float) -> None:
    """Counted exactly, path by path, with a look after every game."""
    inside, missed = {0: 1.0}, 0.0
    for games in range(1, 201):
        paths = dict.fromkeys(range(games + 1), 0.0)
        for hits, chance in inside.items():
            paths[hits] += chance * (1 - truth)
            paths[hits + 1] += chance * truth
        inside = {}
        for hits, chance in paths.items():
            low, high = share_sequence(hits, games) if chance > 1e-12 else (0, 1)
            if low <= truth <= high:
                inside[hits] = chance
            else:
                missed += chance
    assert 0.005 < missed < 0.05


def test_counts_that_cannot_be_are_refused() -> None:
    with pytest.raises(ValueError, match="expected hits from 0 to 3, got 4"):
        share_sequence(4, 3)
    with pytest.raises(ValueError, match="expected counts from 0 on"):
        difference_sequence(1, 1, -1)
