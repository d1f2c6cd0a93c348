"""Advice: the best options, chances between bounds, reasons, and nothing that is hidden."""

from __future__ import annotations

from math import sqrt
from typing import Any

import pytest

from sobremesa.bots import Budget
from sobremesa.bots.coach import advise, doubt
from sobremesa.bots.worlds import HEURISTIC
from sobremesa.kernel import Dice, Game, Match, Setup, every_mission, find_game
from sobremesa.kernel.value import Model, Models

from .positions import looks

PLAYOUTS = 60
BUDGET = Budget(playouts=PLAYOUTS)
LOOKS, LEAST = 8, 5
"""How many positions of a game are looked at, and in how many of them something is tried out."""

TRAITOR = find_game("oursun").prepare("bunker", 5, {"mode": "semicoop"})
SETUPS = [
    *(
        pytest.param(
            game, game.prepare(mission.id, max(mission.seats[0], 2)), id=f"{game.id}-{mission.id}"
        )
        for game, mission in every_mission()
        if HEURISTIC in game.bots
    ),
    pytest.param(find_game("oursun"), TRAITOR, id="traitor"),
]


def with_counters(count: int, seed: int = 1) -> Match[Any]:
    """A pile with so many counters left, somebody to take."""
    game = find_game("pile")
    match = Match.start(game, game.prepare("large", 2), seed)
    while (ask := match.asks()[0]).kind != "take-some" or match.state.counters > count:
        match.choose(ask.seat, ask.options[0])
    return match


def test_the_winning_option_is_advised_first() -> None:
    match = with_counters(3)
    ask = match.asks()[0]
    advice = advise(match, ask.seat, 7, BUDGET)
    best = advice.options[0]
    assert (best.option, best.chance, best.low, best.high) == (ask.options[-1], 1.0, 1.0, 1.0)


def test_chances_lie_between_their_bounds_and_fall_from_the_first_on() -> None:
    match = with_counters(5)
    advice = advise(match, match.asks()[0].seat, 7, BUDGET)
    assert 1 < len(advice.options) <= 3
    for each in advice.options:
        assert 0.0 <= each.low <= each.chance <= each.high <= 1.0
    assert 0 < advice.playouts <= PLAYOUTS + 3


def test_advice_does_not_change_with_what_the_seat_cannot_know() -> None:
    match = with_counters(5)
    seat = match.asks()[0].seat
    other = match.veiled(seat, Dice(99))
    assert other.state.secrets != match.state.secrets
    assert advise(match, seat, 7, BUDGET) == advise(other, seat, 7, BUDGET)


@pytest.mark.parametrize("warning", [False, True], ids=["advice", "warning"])
@pytest.mark.parametrize(("game", "setup"), SETUPS)
def test_what_is_hidden_from_a_seat_changes_neither_advice_nor_warning(
    game: Game[Any], setup: Setup, warning: bool
) -> None:
    tried = 0
    for match, twin, ask in looks(game, setup, LOOKS, 2):
        about = ask.options[-1] if warning else None
        advice = advise(match, ask.seat, 7, Budget(playouts=4), about)
        assert advise(twin, ask.seat, 7, Budget(playouts=4), about) == advice, ask.kind
        tried += advice.playouts > 0
    assert tried >= LEAST


def features(state: Any, seat: int) -> dict[str, float]:
    return {"mine": float(state.turn == seat), "left": state.counters / 60}


def test_reasons_are_the_features_that_differ_most(monkeypatch: pytest.MonkeyPatch) -> None:
    match = with_counters(40)
    game = type(match.game)
    monkeypatch.setattr(game, "features", staticmethod(features))
    monkeypatch.setattr(game, "horizon", 1)
    model = Model(bias=0.0, weights={"mine": 1.0, "left": -30.0})
    monkeypatch.setitem(vars(match.game), "models", Models(models={"any": model}))
    advice = advise(match, match.asks()[0].seat, 7, BUDGET)
    first, *others = advice.options
    assert first.option == match.asks()[0].options[-1]
    assert first.reasons[0].feature == "left"
    assert first.reasons[0].points > 0
    assert all(each.reasons[0].points < 0 for each in others)


def test_what_was_tried_once_is_told_with_doubt() -> None:
    match = with_counters(5)
    advice = advise(match, match.asks()[0].seat, 7, Budget(playouts=1))
    assert all(each.high - each.low > 0.4 for each in advice.options)


@pytest.mark.parametrize(("worlds", "errors"), [(2, 12.71), (4, 3.18), (16, 2.131), (40, 2.023)])
def test_few_worlds_tell_with_more_doubt_than_many(worlds: int, errors: float) -> None:
    values = [0.49 + 0.02 * (number % 2) for number in range(worlds)]
    error = 0.01 / sqrt(worlds - 1)
    assert doubt(values) / error == pytest.approx(errors, rel=0.005)


def test_without_time_it_says_what_it_sees_at_a_glance() -> None:
    match = with_counters(5)
    ask = match.asks()[0]
    advice = advise(match, ask.seat, 7, Budget(seconds=0.0), about=ask.options[1])
    assert advice.options[0].option == ask.options[1]
    assert {each.option for each in advice.options} == set(ask.options)
    assert all((each.low, each.high) == (0.0, 1.0) for each in advice.options)
    assert advice.playouts == 0


def test_what_there_was_no_time_for_is_told_beside_what_was_tried() -> None:
    match = with_counters(5)
    looks = iter([False] * 4)
    hurried = Budget(hurried=lambda: next(looks, True))
    advice = advise(match, match.asks()[0].seat, 7, hurried)
    assert 0 < advice.playouts < len(match.asks()[0].options)
    assert len(advice.options) == len(match.asks()[0].options)
