"""What people are told of their chances comes true of games as they are played."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from statistics import fmean
from typing import Any, NamedTuple

import pytest

from sobremesa.bots import Budget, next_choice
from sobremesa.bots.coach import advise
from sobremesa.bots.forecasts import forecast
from sobremesa.bots.quick import HEURISTIC, is_unbuilt, quick_player
from sobremesa.bots.review import looks_at
from sobremesa.kernel import Game, Match, Setup, every_mission, find_game
from sobremesa.kernel.record import header_of, record_of
from sobremesa.kernel.value import FORECAST, Model, Models

SOME = 120
"""Games of each mission: their share of wins is off by 4 points, as a rule."""
OFF = 0.1
"""By how much what was told may be off: before there were forecasts, it was off by 0.15 to 0.3."""
APART = 0.12
MISSIONS = [
    ("dceased", "m3", {}),
    ("oursun", "outpost", {"mode": "coop"}),
    ("torgue", "hot_sauce_run", {}),
    ("torgue", "reap_what_you_sow", {}),
]


class Course(NamedTuple):
    """How it stood all through a game, as the first seat was told, and whether it won."""

    begin: float
    built: float
    told: list[float]
    won: bool


def course(game: Game[Any], setup: Setup, seed: int) -> Course:
    """A game of quick players."""
    match = Match.start(game, setup, seed)
    players = [quick_player(game)(seed * 10 + seat) for seat in range(setup.seats)]
    begin, told, made = forecast(match, 0), list[float](), 0
    while match.question is not None:
        if not is_unbuilt(match):
            if made % 6 == 0:
                told.append(forecast(match, 0))
            made += 1
        match.answer(*next_choice(match, players))
    assert match.outcome is not None
    return Course(begin, told[0], told, 0 in match.outcome.winners)


@cache
def courses(game: str, mission: str, mode: str) -> list[Course]:
    found = find_game(game)
    setup = found.prepare(mission, 4, {"mode": mode} if mode else {})
    return [course(found, setup, 70_000 + number) for number in range(SOME)]


@pytest.fixture(params=MISSIONS, ids=[mission for _, mission, _ in MISSIONS])
def played(request: pytest.FixtureRequest) -> list[Course]:
    game, mission, settings = request.param
    return courses(game, mission, settings.get("mode", ""))


def test_what_people_are_told_comes_true_of_games_as_they_are_played(played: list[Course]) -> None:
    told = fmean(fmean(each.told) for each in played)
    assert told == pytest.approx(fmean(each.won for each in played), abs=OFF)


def test_so_it_does_where_it_looked_good_and_where_it_looked_bad(played: list[Course]) -> None:
    moments = sorted((chance, each.won) for each in played for chance in each.told)
    third = len(moments) // 3
    for part in (moments[:third], moments[third:-third], moments[-third:]):
        told, won = (fmean(column) for column in zip(*part, strict=True))
        assert told == pytest.approx(won, abs=1.5 * OFF)


def test_what_is_told_before_the_game_is_built_goes_on_when_it_is(played: list[Course]) -> None:
    begin, built = (fmean(column) for column in zip(*[each[:2] for each in played], strict=True))
    assert built == pytest.approx(begin, abs=APART)


@pytest.mark.parametrize(
    ("game", "mission"),
    [
        pytest.param(game, mission.id, id=f"{game.id}-{mission.id}")
        for game, mission in every_mission()
        if HEURISTIC in game.bots
    ],
)
def test_at_the_beginning_of_every_mission_it_is_told_how_often_such_games_are_won(
    game: Game[Any], mission: str
) -> None:
    seats = game.missions[mission].seats[1]
    match = Match.start(game, game.prepare(mission, seats), 1)
    for seat in range(seats):
        model = game.forecaster(match.state, seat)
        assert model is not None
        if is_unbuilt(match):
            assert model.unbuilt is not None
            assert 0 < model.unbuilt < 1
            assert forecast(match, seat) == model.unbuilt
        else:
            assert forecast(match, seat) == game.forecast(match.state, seat)


def at_first() -> Match[Any]:
    game = find_game("dceased")
    return Match.start(game, game.prepare("m1", 2), 1)


def moments(match: Match[Any]) -> Iterator[Match[Any]]:
    """A match at each of its first questions."""
    players = [quick_player(match.game)(seat) for seat in range(match.setup.seats)]
    for _ in range(40):
        yield match
        match.choose(*next_choice(match, players))


def test_before_heroes_are_chosen_it_is_told_how_often_such_games_are_won() -> None:
    seen = [(is_unbuilt(each), forecast(each, 0)) for each in moments(at_first())]
    model = find_game("dceased").models.models["m1" + FORECAST]
    assert {told for unbuilt, told in seen if unbuilt} == {model.unbuilt}
    assert len({told for unbuilt, told in seen if not unbuilt}) > 1


SURE = Model(bias=20.0, weights={})
"""Says that all is won."""


@pytest.fixture
def sure(monkeypatch: pytest.MonkeyPatch) -> None:
    """People are told that all is won, whatever searches weigh."""
    game = find_game("dceased")
    found = game.models.models | {"m1" + FORECAST: SURE}
    monkeypatch.setattr(game, "models", Models(models=found))


@pytest.mark.usefixtures("sure")
def test_a_coach_tells_chances_as_people_are_told_them() -> None:
    *_, match = moments(at_first())
    advice = advise(match, match.asks()[0].seat, 7, Budget(playouts=12))
    assert {round(each.chance, 6) for each in advice.options} == {1.0}
    assert not any(each.reasons for each in advice.options)


@pytest.mark.usefixtures("sure")
def test_a_review_tells_them_too() -> None:
    game = find_game("dceased")
    match = Match.start(game, game.prepare("m1", 2), 1, keep=True)
    *_, match = moments(match)
    record = record_of(match, header_of(match, seed=1, seats=()))
    (look,) = looks_at(record, range(35, 36), 4)
    assert look.before == look.after == (1.0, 1.0)
    assert look.lost == 0.0


def test_search_weighs_as_before() -> None:
    *_, match = moments(at_first())
    before = match.game.value(match.state, 0)
    assert before != forecast(match, 0)
    assert before == match.game.models.models["m1"].chance(match.game.features(match.state, 0))
