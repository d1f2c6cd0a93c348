"""Advice: the best options, chances between bounds, reasons, and nothing that is hidden."""

from __future__ import annotations

from math import sqrt
from typing import Any

import pytest

from sobremesa.bots import Budget, RandomBot
from sobremesa.bots.coach import advise, doubt
from sobremesa.bots.helpers import Outcome, outcome
from sobremesa.bots.quick import HEURISTIC
from sobremesa.bots.worlds import Worlds
from sobremesa.kernel import Ask, Dice, Game, Match, Option, Setup, every_mission, find_game
from sobremesa.kernel.player import Idea
from sobremesa.kernel.record import read_record, replay
from sobremesa.kernel.value import Model, Models

from .make_blunder import BLUNDER, FILE
from .positions import evenly, looks, positions

PLAYOUTS = 60
BUDGET = Budget(playouts=PLAYOUTS)
DEAR = 0.2
"""What a choice must cost before somebody is warned: so many points of a hundred."""
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


def with_counters(count: int, seed: int = 1, most: int = 3) -> Match[Any]:
    """A pile with so many counters left, somebody to take."""
    game = find_game("pile")
    match = Match.start(game, game.prepare("large", 2, {"most": most}), seed)
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


@pytest.mark.parametrize("budget", [Budget(playouts=4), Budget(seconds=0.0)], ids=["few", "none"])
@pytest.mark.parametrize(("game", "setup"), SETUPS)
def test_three_options_are_told_wherever_there_are_so_many(
    game: Game[Any], setup: Setup, budget: Budget
) -> None:
    for match, seat in evenly(positions(game, setup, 2, leaves_much_open), LOOKS):
        ask = match.ask_of(seat)
        assert ask is not None
        told = [each.option for each in advise(match, seat, 7, budget).options]
        assert len(told) == len(set(told)) == 3, ask.kind
        assert set(told) <= set(ask.options)


def leaves_much_open(match: Match[Any], ask: Ask) -> bool:
    return len(ask.options) >= 3


class OfOneIdea(RandomBot):
    """A quick player that thinks of the first option alone."""

    def ideas(self, match: Match[Any], seat: int) -> list[Idea]:
        ask = match.ask_of(seat)
        assert ask is not None
        return [ask.options[0]]


def test_beside_the_only_idea_the_best_at_a_glance_are_tried_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = with_counters(40, most=5)
    ask = match.asks()[0]
    monkeypatch.setattr(type(match.game), "bots", {HEURISTIC: OfOneIdea})
    weigh_by_what_is_left(match, monkeypatch)
    chances = dict(zip(ask.options, (0.1, 0.3, 0.7, 0.2, 0.6), strict=True))
    monkeypatch.setattr(Worlds, "glance", lambda worlds, number, option: chances[option])
    advice = advise(match, ask.seat, 7, BUDGET)
    assert {each.option for each in advice.options} == {ask.options[n] for n in (0, 2, 4)}
    assert all(each.high - each.low < 0.5 for each in advice.options)


def features(state: Any, seat: int) -> dict[str, float]:
    return {"mine": float(state.turn == seat), "left": state.counters / 60}


def test_reasons_are_the_features_that_differ_most(monkeypatch: pytest.MonkeyPatch) -> None:
    match = with_counters(40)
    weigh_by_what_is_left(match, monkeypatch)
    advice = advise(match, match.asks()[0].seat, 7, BUDGET)
    first, *others = advice.options
    assert first.option == match.asks()[0].options[-1]
    assert first.reasons[0].feature == "left"
    assert first.reasons[0].points > 0
    assert all(each.reasons[0].points < 0 for each in others)


def weigh_by_what_is_left(match: Match[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """Playouts are cut after one choice, and the fewer counters are left, the better."""
    monkeypatch.setattr(type(match.game), "features", staticmethod(features))
    monkeypatch.setattr(type(match.game), "horizon", 1)
    model = Model(bias=0.0, weights={"mine": 1.0, "left": -30.0})
    monkeypatch.setitem(vars(match.game), "models", Models(models={"any": model}))


def test_against_an_option_that_ends_the_match_at_once_nothing_is_a_reason(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = with_counters(3)
    weigh_by_what_is_left(match, monkeypatch)
    best, *others = advise(match, match.asks()[0].seat, 7, BUDGET).options
    assert best.chance == 1.0
    assert others
    assert not any(each.reasons for each in (best, *others))


def test_only_worlds_in_which_both_were_weighed_are_compared(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = with_counters(40)
    first, second, third = match.asks()[0].options
    gains = {first: 0.0, second: 0.5, third: 0.0}
    wins = {first: 0.9, second: 0.5, third: 0.1}

    def ends_often(worlds: Worlds, number: int, idea: Option, *_: Any) -> Outcome:
        ended = idea == first and number % 3 > 0
        points = {} if ended else {"left": 4.0 + number + gains[idea]}
        return Outcome(wins[idea] + number / 1000, points)

    monkeypatch.setattr("sobremesa.bots.search.outcome", ends_often)
    advice = advise(match, match.asks()[0].seat, 7, BUDGET)
    reasons = {
        each.option: [round(reason.points, 6) for reason in each.reasons] for each in advice.options
    }
    assert reasons == {first: [-0.25], second: [0.5], third: []}


@pytest.mark.parametrize(("mission", "wanted"), [("dceased-m2", "act"), ("dceased-m1", "recruit")])
def test_there_are_reasons_where_playouts_run_to_the_end(mission: str, wanted: str) -> None:
    told = 0
    for match, seat in asked(mission, wanted, 3):
        worlds = Worlds(match, seat, 7)
        assert worlds.horizon > match.game.horizon
        advice = advise(match, seat, 7, Budget(playouts=24))
        named = {reason.feature for each in advice.options for reason in each.reasons}
        assert named <= set(match.game.feature_names)
        told += bool(named)
    assert told >= 2


def asked(mission: str, kind: str, count: int) -> list[tuple[Match[Any], int]]:
    """Questions of that kind which leave a choice, from all over a game."""
    game_id, _, mission_id = mission.partition("-")
    game = find_game(game_id)
    setup = game.prepare(mission_id, max(2, game.missions[mission_id].seats[0]))
    found = positions(game, setup, 2, lambda match, ask: ask.kind == kind)
    return list(evenly(found, count))


@pytest.mark.parametrize(
    "mission", ["dceased-m1", "incursion-m2", "torgue-wanted", "oursun-clinic"]
)
def test_what_is_played_to_the_end_is_explained_by_when_it_would_have_been_weighed(
    mission: str,
) -> None:
    weighed = 0
    for match, seat in asked(mission, "act", 3):
        cut, played_on = Worlds(match, seat, 7), Worlds(match, seat, 7, to_the_end=True)
        ask = match.ask_of(seat)
        assert ask is not None
        for option in ask.options[:3]:
            found = outcome(cut, 1, option, True)
            assert outcome(played_on, 1, option, True).points == found.points
            weighed += bool(found.points)
    assert weighed >= 5


@pytest.mark.parametrize("mission", ["dceased-m2", "incursion-m2", "torgue-wanted"])
def test_to_ask_for_reasons_changes_no_chance(mission: str) -> None:
    for match, seat in asked(mission, "act", 3):
        worlds = Worlds(match, seat, 7)
        ideas = worlds.ideas()[:4]
        assert ideas
        for idea in ideas:
            plain = outcome(worlds, 1, idea, False)
            assert not plain.points
            assert outcome(worlds, 1, idea, True).value == plain.value


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


# The warning before a choice


@pytest.mark.parametrize("seed", range(3))
def test_a_real_blunder_costs_so_much_beyond_doubt_that_its_player_is_warned(seed: int) -> None:
    match, seat, blunder = before_the_blunder()
    best, *others = advise(match, seat, seed, Budget(playouts=48), blunder).options
    (told,) = (each for each in others if each.option == blunder)
    assert best.chance - told.chance > DEAR
    assert told.high < best.low


@pytest.mark.parametrize("seed", range(3))
def test_nobody_is_warned_of_what_is_best_in_the_place_of_a_blunder(seed: int) -> None:
    match, seat, blunder = before_the_blunder()
    best = advise(match, seat, seed, Budget(playouts=48), blunder).options[0].option
    again = advise(match, seat, seed, Budget(playouts=48), best).options
    assert again[0].option == best
    assert all(each.chance < again[0].chance for each in again[1:])


def before_the_blunder() -> tuple[Match[Any], int, Option]:
    """A real game at the choice on which much hung, whose it was, and the worst there is."""
    record = read_record(FILE.read_bytes())
    move = record.choices[BLUNDER]
    match = replay(record, BLUNDER)
    return match, move.seat, match.game.option_decoder.decode(move.option)
