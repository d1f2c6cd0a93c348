"""What goes with winning, and how games go: counted by hand."""

from __future__ import annotations

import doctest

import pytest

from sobremesa.lab import intervals
from sobremesa.lab.studies.contributions import LEAST, contributions, early_rounds
from sobremesa.lab.studies.data import EVENTS, GAMES
from sobremesa.lab.studies.frames import pl
from sobremesa.lab.studies.tension import by_survival, by_value


def games(won: list[bool], rounds: int = 4) -> pl.DataFrame:
    """Games with their numbers, won by the first seat or by the second."""
    rows = [
        {"game": number, "winners": [0 if each else 1], "rounds": rounds, "plan": "p"}
        for number, each in enumerate(won)
    ]
    return pl.DataFrame(rows, schema=GAMES)


def events(*rows: dict[str, object]) -> pl.DataFrame:
    return pl.DataFrame(list(rows), schema=EVENTS)


def drawn(
    game: int, thing: str = "cards.medal", owner: str | None = None, round: int = 1
) -> dict[str, object]:
    return {"game": game, "round": round, "what": "drawn", "thing": thing, "owner": owner}


def test_the_examples_of_intervals_hold() -> None:
    assert doctest.testmod(intervals).failed == 0


def test_games_with_a_thing_are_held_against_games_without_it() -> None:
    played = games([True] * 15 + [False] * 5 + [True] * 5 + [False] * 15)
    (found,) = contributions(played, events(*(drawn(number) for number in range(20))), {})
    assert (found.games, found.with_it, found.without) == (20, 0.75, 0.25)
    assert found.low < 0.5 == found.difference < found.high
    assert found.sure


def test_a_thing_of_the_other_side_counts_for_that_side() -> None:
    played = games([True] * 15 + [False] * 5 + [True] * 5 + [False] * 15)
    rows = [drawn(number, owner="swd") for number in range(20)]
    (found,) = contributions(played, events(*rows), {"allies": 0, "swd": 1})
    assert (found.with_it, found.without) == (0.25, 0.75)


def test_what_comes_late_or_seldom_or_always_is_not_told() -> None:
    played = games([True, False] * 20)
    late = [drawn(number, "late", round=3) for number in range(20)]
    seldom = [drawn(number, "seldom") for number in range(LEAST - 1)]
    always = [drawn(number, "always") for number in range(40)]
    assert early_rounds(played) == 2
    assert contributions(played, events(*late, *seldom, *always), {}) == []


def test_without_a_value_the_games_that_came_so_far_tell_the_chance() -> None:
    short, long = games([True] * 6, rounds=1), games([False] * 6, rounds=2)
    found = by_survival(pl.concat([short, long]), 0)
    assert [(each.round, each.games, each.middle) for each in found] == [(1, 12, 0.5), (2, 6, 0.0)]


def test_the_value_of_positions_is_told_for_games_won_and_lost() -> None:
    rows = [
        {
            "game": number,
            "round": 1,
            "what": "value",
            "seat": 0,
            "value": 0.8 if number < 5 else 0.2,
        }
        for number in range(10)
    ]
    (found,) = by_value(games([True] * 5 + [False] * 5), events(*rows), 0)
    assert (found.round, found.games) == (1, 10)
    assert (found.middle, found.won, found.lost) == pytest.approx((0.5, 0.8, 0.2))
