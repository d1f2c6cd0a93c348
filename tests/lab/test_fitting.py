"""Fitting a chance to positions: known weights are found again, and judged on games not seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from sobremesa.bots import any_choice
from sobremesa.kernel import Dice, find_game
from sobremesa.kernel.value import ANY, Bin, corrected, logistic
from sobremesa.lab.fitting import (
    calibration,
    fit_models,
    fit_openings,
    marks_of,
    newton,
    regress,
    solve,
)
from sobremesa.lab.positions import Position, Sample, Sampling, collect, collect_openings

TRUTH = {"ahead": 2.0, "hurt": -1.0, "noise": 0.0}


def quiet(_: int) -> None:
    """Nobody wants to hear how far it has come."""


def uniform(dice: Dice) -> float:
    return dice.below(1_000_000) / 1_000_000


def position(dice: Dice, model: str = "m1") -> Position:
    features = {name: uniform(dice) * 2 - 1 for name in TRUTH}
    chance = logistic(0.5 + sum(TRUTH[name] * value for name, value in features.items()))
    return Position(model, features, uniform(dice) < chance)


def test_weights_are_found_again() -> None:
    dice = Dice(1)
    rows = [position(dice) for _ in range(8000)]
    bias, weights = regress([(row.features, row.won, 1.0) for row in rows])
    assert bias == pytest.approx(0.5, abs=0.1)
    assert weights == pytest.approx(TRUTH, abs=0.15)


def test_a_feature_that_never_changes_is_left_out() -> None:
    dice = Dice(2)
    rows = [({"ahead": uniform(dice), "same": 3.0}, bool(dice.below(2)), 1.0) for _ in range(50)]
    assert regress(rows)[1].keys() == {"ahead"}


def test_a_model_for_each_name_and_one_for_all() -> None:
    dice = Dice(3)
    samples = [
        Sample(number, [position(dice, name) for _ in range(10)])
        for number in range(80)
        for name in ("m1", "m2")
    ]
    models = fit_models(samples)
    assert models.keys() == {"m1", "m2", ANY}
    assert models["m1"].error < models["m1"].guess
    assert models["m1"].positions == 800
    assert sum(each.positions for each in models[ANY].calibration) == 1600


def test_sides_have_models_for_any_mission_of_their_own() -> None:
    dice, samples = Dice(3), []
    for number in range(160):
        seen = [position(dice, mission) for mission in ("m1", "m2") for _ in range(5)]
        allies = [Position(f"{each.model}-allies", each.features, each.won) for each in seen]
        swd = [Position(f"{each.model}-swd", each.features, not each.won) for each in seen]
        samples.append(Sample(number, allies + swd))
    models = fit_models(samples)
    both = {"m1-allies", "m2-allies", "m1-swd", "m2-swd"}
    assert models.keys() == {*both, "any-allies", "any-swd"}
    assert models["any-allies"].positions == models["any-swd"].positions == 1600
    assert models["any-swd"].weights["ahead"] < -1 < 1 < models["any-allies"].weights["ahead"]


def test_only_the_models_that_are_asked_for_are_fitted() -> None:
    dice = Dice(3)
    samples = [
        Sample(number, [position(dice, name) for _ in range(10)])
        for number in range(80)
        for name in ("m1", "m2")
    ]
    every = fit_models(samples)
    assert fit_models(samples, only=("m2", ANY)) == {"m2": every["m2"], ANY: every[ANY]}


def test_openings_have_models_of_their_own_where_they_differ() -> None:
    dice = Dice(3)
    samples = [
        Sample(number, [position(dice, "one-opening"), Position("other-opening", {"x": 1.0}, True)])
        for number in range(400)
    ]
    models = fit_openings(samples)
    assert models.keys() == {"one-opening"}
    assert models["one-opening"].weights["ahead"] > 1


def test_games_with_every_opening_are_played() -> None:
    sampling = Sampling(game="dceased", mission="m1", seed=1)
    samples = list(collect_openings(sampling, 6, 1, quiet))
    found = [position for sample in samples for position in sample.positions]
    assert [each.model for each in found] == ["m1-opening"] * 6
    assert all(len(each.features) == 4 and set(each.features.values()) == {1.0} for each in found)
    assert len({frozenset(each.features) for each in found}) > 3


@pytest.mark.parametrize("behind", [False, True])
def test_who_wastes_time_comes_into_positions_in_which_much_is_behind(behind: bool) -> None:
    sampling = Sampling(game="torgue", mission="demolition_derby", seed=1, behind=behind)
    samples = collect(sampling, 60, 1, quiet)
    found = [position.features for sample in samples for position in sample.positions]
    late = [each for each in found if each["time"] < 0.4 and each["progress"] < 0.4]
    assert bool(late) is behind


def test_nobody_strays_once_positions_are_kept_for_forecasts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done: list[str] = []

    def noted(what: str, how: Callable[..., Any]) -> Callable[..., Any]:
        def do(*given: Any) -> Any:
            done.append(what)
            return how(*given)

        return do

    game = find_game("dceased")
    monkeypatch.setattr(f"{collect.__module__}.any_choice", noted("strays", any_choice))
    monkeypatch.setattr(game, "features", noted("kept", game.features))
    strayed = 0
    for seed in range(12):
        done.clear()
        list(collect(Sampling(game="dceased", mission="m1", seed=seed, steady=True), 1, 1, quiet))
        assert "strays" not in done[done.index("kept") :]
        strayed += "strays" in done
    assert 2 <= strayed <= 10


def test_a_forecast_knows_how_often_games_are_won_in_which_nobody_strays() -> None:
    sampling = Sampling(game="dceased", mission="m1", seed=1, steady=True)
    samples = list(collect(sampling, 12, 1, quiet))
    begun = [[each for each in sample.positions if not each.features] for sample in samples]
    assert {len(each) for each in begun} == {0, 1}
    dice = Dice(1)
    known = [Sample(number, [position(dice) for _ in range(6)]) for number in range(80)]
    asked = [Sample(100 + number, [Position("m1", {}, number < 3)]) for number in range(4)]
    model, without = fit_models([*known, *asked])["m1"], fit_models(known)["m1"]
    assert (model.unbuilt, without.unbuilt) == (0.75, None)
    assert (model.bias, model.weights) == (without.bias, without.weights)


@pytest.mark.parametrize(("model", "side"), [("bunker-traitor", "traitor"), ("any-coop", "coop")])
def test_games_without_a_seat_for_the_models_asked_for_are_not_played(
    model: str, side: str
) -> None:
    sampling = Sampling(game="oursun", mission="bunker", seed=1)
    every = list(collect(sampling, 12, 1, quiet))
    there = [any(each.model.endswith(side) for each in sample.positions) for sample in every]
    wanted = [
        sample if is_there else Sample(sample.number, [])
        for sample, is_there in zip(every, there, strict=True)
    ]
    assert set(there) == {True, False}
    assert list(collect(replace(sampling, models=(model,)), 12, 1, quiet)) == wanted


def test_too_few_positions_make_no_model() -> None:
    dice = Dice(3)
    samples = [Sample(number, [position(dice)]) for number in range(20)]
    assert fit_models(samples) == {}


def test_calibration_says_what_was_said_and_what_came_true() -> None:
    said = [(0.12, False, 1.0), (0.18, True, 1.0), (0.95, True, 1.0)]
    assert calibration(said) == (Bin(0.15, 0.5, 2), Bin(0.95, 1.0, 1))


def test_a_long_game_counts_as_much_as_a_short_one() -> None:
    lost = [Sample(number, [Position("m", {"x": 0.0}, False)] * 600) for number in range(20)]
    won = [Sample(number, [Position("m", {"x": 0.0}, True)] * 6) for number in range(20, 40)]
    other = [Sample(40, [Position("m", {"x": 1.0}, True)])]
    model = fit_models([*lost, *won, *other])["m"]
    assert model.chance({"x": 0.0}) == pytest.approx(0.5, abs=0.01)


def test_a_system_is_solved_from_its_lower_half() -> None:
    assert solve([[4.0, 0.0], [2.0, 3.0]], [2.0, 5.0]) == pytest.approx([-0.5, 2.0])


def test_a_feature_that_would_count_the_wrong_way_is_left_out() -> None:
    dice = Dice(1)
    rows = [position(dice) for _ in range(4000)]
    told = [(row.features, row.won, 1.0) for row in rows]
    assert regress(told, {"hurt": 1})[1].keys() == {"ahead", "noise"}
    assert regress(told, {"hurt": -1, "ahead": 1})[1] == regress(told)[1]


def test_what_only_goes_along_with_success_is_not_taken_for_its_cause() -> None:
    dice, rows = Dice(5), []
    for _ in range(4000):
        ahead = uniform(dice)
        features = {"ahead": ahead, "toll": ahead + uniform(dice) / 10}
        rows.append((features, uniform(dice) < ahead, 1.0))
    free, held = regress(rows)[1], regress(rows, {"ahead": 1, "toll": -1})[1]
    assert free["toll"] > 0
    assert held.get("toll", 0.0) <= 0 < held["ahead"]


def test_each_model_has_signs_of_its_own() -> None:
    dice = Dice(3)
    samples = [
        Sample(number, [position(dice, name) for _ in range(40)])
        for number in range(80)
        for name in ("one", "other")
    ]
    models = fit_models(samples, lambda name: {"hurt": 1 if name == "other" else -1})
    assert "hurt" in models["one"].weights
    assert "hurt" not in models["other"].weights


def test_what_is_said_is_corrected_by_what_came_true() -> None:
    said = [
        (chance, number % 10 < chance * 5, 1.0) for number in range(100) for chance in (0.1, 0.9)
    ]
    marks = marks_of(said)
    assert [(mark.alone, mark.said) for mark in marks] == [(0.1, 0.1), (0.9, 0.5)]
    assert corrected(0.5, marks) == pytest.approx(0.3)
    assert corrected(0.9, marks) == pytest.approx(0.5)


@pytest.mark.parametrize("chance", [0.0, 0.3, 1.0])
def test_without_marks_nothing_is_corrected(chance: float) -> None:
    assert corrected(chance, ()) == chance


def test_what_is_likelier_stays_likelier() -> None:
    dice = Dice(4)
    said = [(uniform(dice), bool(dice.below(2)), 1.0) for _ in range(500)]
    marks = marks_of(said)
    chances = [corrected(step / 200, marks) for step in range(201)]
    assert chances == sorted(set(chances))
    assert (chances[0], chances[-1]) == (0.0, 1.0)


def test_a_start_that_is_far_off_leads_to_the_same_weights() -> None:
    dice = Dice(6)
    column = [uniform(dice) - 0.5 for _ in range(400)]
    hits = [float(uniform(dice) < logistic(2 * each)) for each in column]
    columns, counts = [[1.0] * len(column), column], [1.0] * len(column)
    near = newton(columns, hits, counts, [0.0, 0.0])
    assert newton(columns, hits, counts, [9.0, 0.0]) == pytest.approx(near, abs=1e-4)
