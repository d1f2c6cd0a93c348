"""The models that come with the games: their chances come true, and they say more than a guess."""

from __future__ import annotations

import pytest

from sobremesa.kernel import find_game, games
from sobremesa.kernel.value import FORECAST, OPENING, Model, any_like, most_off

GAMES = [id for id, game in games().items() if type(game).__module__.startswith("sobremesa.")]
MOST_OFF = 0.05
MORE_THAN_A_GUESS = 0.05
"""By what share the error must be less than that of a guess."""
NEARLY_ALWAYS_WON = {("dceased", "m0"), ("dceased", "m0" + FORECAST)}
"""The first mission of DCeased, where hardly anything is left to tell."""


def models(game: str) -> dict[str, Model]:
    """The models of positions, those by which players search and those that people are told."""
    found = find_game(game).models.models
    return {name: model for name, model in found.items() if not name.endswith(OPENING)}


MODELS = [(game, name) for game in GAMES for name in models(game)]


@pytest.mark.parametrize(("game", "name"), MODELS)
def test_what_is_said_comes_true_within_5_points(game: str, name: str) -> None:
    model = models(game)[name]
    assert model.calibration
    assert most_off(model.calibration) <= MOST_OFF, model.command


@pytest.mark.parametrize(("game", "name"), sorted({*MODELS} - NEARLY_ALWAYS_WON))
def test_features_tell_more_than_how_often_such_games_are_won(game: str, name: str) -> None:
    model = models(game)[name]
    assert model.error <= (1 - MORE_THAN_A_GUESS) * model.guess, model.command


@pytest.mark.parametrize(("game", "name"), sorted(NEARLY_ALWAYS_WON))
def test_a_model_need_not_tell_more_where_nearly_every_game_is_won(game: str, name: str) -> None:
    model = models(game)[name]
    whole = sum(each.positions for each in model.calibration)
    assert sum(each.won * each.positions for each in model.calibration) / whole > 0.95
    assert model.error <= model.guess


@pytest.mark.parametrize(("game", "name"), MODELS)
def test_a_mission_of_ones_own_is_weighed_for_each_side(game: str, name: str) -> None:
    assert any_like(name.removesuffix(FORECAST)) in models(game)


@pytest.mark.parametrize(("game", "name"), MODELS)
def test_beside_each_model_stands_what_people_are_told(game: str, name: str) -> None:
    assert name.removesuffix(FORECAST) + FORECAST in models(game)
