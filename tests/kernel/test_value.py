"""How good a position is: features, weights, and the end of a match."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sobremesa.kernel import BadContent, Match
from sobremesa.kernel.value import (
    ANY,
    Bin,
    Model,
    Models,
    logistic,
    mean_off,
    most_off,
    pace,
    read_models,
)

HALF = Model(bias=0.0, weights={"ahead": 2.0, "hurt": -1.0})


@pytest.mark.parametrize(
    ("features", "points"),
    [({}, 0.0), ({"ahead": 1.0}, 2.0), ({"ahead": 1.0, "hurt": 2.0}, 0.0), ({"new": 5.0}, 0.0)],
)
def test_a_chance_is_the_sum_of_what_its_features_tell(
    features: dict[str, float], points: float
) -> None:
    assert HALF.points(features) == pytest.approx(points)
    assert HALF.chance(features) == pytest.approx(logistic(points))
    assert sum(HALF.contributions(features).values()) == pytest.approx(points)


@pytest.mark.parametrize(("points", "chance"), [(0.0, 0.5), (1e9, 1.0), (-1e9, 0.0)])
def test_points_are_a_chance_however_many_they_are(points: float, chance: float) -> None:
    assert logistic(points) == pytest.approx(chance)


def test_a_mission_without_a_model_is_weighed_by_that_for_any() -> None:
    models = Models(models={"m1": HALF, ANY: Model(bias=1.0, weights={})})
    assert models.find("m1") is HALF
    other = models.find("of-ones-own")
    assert other is not None
    assert other.bias == 1.0
    assert Models().find("m1") is None


def test_a_mission_without_a_model_is_weighed_for_its_side_if_that_is_known() -> None:
    allies, everybody = Model(bias=1.0, weights={}), Model(bias=2.0, weights={})
    models = Models(models={"m1-allies": HALF, "any-allies": allies, ANY: everybody})
    asked = ("m1-allies", "vault-allies", "old-vault-allies", "vault-swd", "vault")
    found = [models.find(each) for each in asked]
    assert found == [HALF, allies, allies, everybody, everybody]


def test_a_game_without_features_knows_nothing_before_the_end(example: Any) -> None:
    match = Match.start(example, example.prepare("dinner"), 1)
    assert example.value(match.state, 0) == 0.5
    while match.question is not None:
        ask = match.asks()[0]
        match.answer(ask.seat, ask.options[0])
    assert match.outcome is not None
    seats = range(match.setup.seats)
    assert [example.value(match.state, seat) for seat in seats] == [
        float(seat in match.outcome.winners) for seat in seats
    ]


def test_the_best_that_may_come_of_an_opening_counts(
    example: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = Match.start(example, example.prepare("dinner"), 1).state
    models = Models(models={"-opening": HALF})
    monkeypatch.setattr(example, "model", lambda state, seat: "")
    assert example.prospects(state, 0) is None
    monkeypatch.setattr(example, "models", models, raising=False)
    assert example.prospects(state, 0) == logistic(0.0)
    may_come = [{"hurt": 1.0}, {"ahead": 1.0}, {}]
    monkeypatch.setattr(example, "openings", lambda state, seat: may_come)
    assert example.prospects(state, 0) == logistic(2.0)
    may_come.clear()
    assert example.prospects(state, 0) is None


def test_models_that_cannot_be_read_are_refused_with_their_place(tmp_path: Path) -> None:
    file = tmp_path / "value.toml"
    assert read_models(file) == Models()
    file.write_text('[models.m1]\nbias = "much"\nweights = {}\n')
    with pytest.raises(BadContent, match=r"value.toml.*float"):
        read_models(file)


def test_the_less_time_is_left_the_more_each_round_must_bring() -> None:
    assert pace(0.0, 8, 8) == pace(0.5, 4, 8) == pace(0.75, 2, 8) == 0.25
    assert pace(0.5, 8, 8) < pace(0.5, 4, 8) < pace(0.5, 2, 8) == 0.5
    assert pace(1.0, 0, 8) == 0
    assert pace(0.0, 0, 8) == pace(0.0, 1, 8) == 1


def test_chances_are_off_on_average_by_position_and_at_most_where_there_are_some() -> None:
    bins = [Bin(0.1, 0.1, 50), Bin(0.5, 0.54, 49), Bin(0.9, 0.2, 1)]
    assert mean_off(bins) == pytest.approx((0.04 * 49 + 0.7) / 100)
    assert most_off(bins) == pytest.approx(0.04)
