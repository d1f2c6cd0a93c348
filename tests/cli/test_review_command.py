"""`sobremesa review` and `sobremesa fit`."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from sobremesa.cli.fit import write_models
from sobremesa.kernel.value import Bin, Model, read_models

from .running import record_of_a_game, run

SHORT = Path(__file__).parents[1] / "games" / "dceased" / "golden" / "m0-won.json"
"""A game that is soon reviewed."""


@pytest.fixture
def record(tmp_path: Path) -> Path:
    return record_of_a_game(tmp_path)


def test_a_review_looks_at_every_choice(record: Path) -> None:
    result = run("review", str(record), "--playouts", "8", "--workers", "1", "--json")
    found = json.loads(result.stdout)
    assert result.exit_code == 0
    assert len(found["looks"]) == len(json.loads(record.read_bytes())["choices"])
    assert [part["seat"] for part in found["parts"]] == [0, 1]


def test_the_same_review_comes_from_one_worker_and_from_two(record: Path) -> None:
    told = [
        run("review", str(record), "--playouts", "8", "--workers", workers, "--json").stdout
        for workers in ("1", "2")
    ]
    assert told[0] == told[1]


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Where it turned:"), ("es", "Dónde cambió la partida:")]
)
def test_a_review_is_told_in_words(record: Path, language: str, words: str) -> None:
    result = run("review", str(record), "--playouts", "8", "--language", language)
    assert words in result.stdout


@pytest.mark.parametrize(
    ("language", "words"), [("en", "when 60% was said"), ("es", "cuando decían 60\u00a0%")]
)
def test_a_review_says_how_far_it_can_be_trusted(language: str, words: str) -> None:
    how = ("--playouts", "4", "--workers", "1", "--language", language)
    result = run("review", str(SHORT), *how)
    assert words in result.stdout
    assert len(re.findall(r"[+-]\d+\.\d ± \d+\.\d", result.stdout)) >= 2


def test_what_is_no_record_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "other.json"
    file.write_text("{}")
    result = run("review", str(file))
    assert result.exit_code == 1
    assert "expected a record of a game" in result.stderr


def test_a_game_without_features_cannot_be_fitted() -> None:
    result = run("fit", "pile", "--games", "8", "--mission", "small", "--workers", "1")
    assert result.exit_code == 2
    assert "expected a game that names features of its positions, got pile" in result.stderr


def test_models_of_openings_are_kept_with_the_command_that_made_them(tmp_path: Path) -> None:
    file = tmp_path / "value.toml"
    how = ("--games", "8", "--openings", "240", "--seed", "3", "--mission", "m1")
    result = run("fit", "dceased", *how, "--workers", "1", "--out", str(file))
    assert result.exit_code == 0, result.stderr
    found = read_models(file)
    told = "sobremesa fit dceased --games 8 --openings 240 --seed 3 --mission m1"
    assert found.models.keys() == {"m1-opening"}
    assert found.models["m1-opening"].command == told
    assert len(found.models["m1-opening"].weights) == 8


SMALL = Model(
    command="sobremesa fit pile --games 80",
    bias=-0.5,
    weights={"near-goal": 1.25, "hurt": -2.0},
    games=80,
    positions=900,
    error=0.2,
    guess=0.25,
    calibration=(Bin(0.4, 0.5, 10),),
)


def test_models_are_read_as_they_were_written(tmp_path: Path) -> None:
    models = {"any": SMALL, "small": SMALL}
    file = tmp_path / "value.toml"
    write_models(models, file)
    assert read_models(file).models == models


def test_models_of_one_mission_take_their_place_among_those_that_are_there(tmp_path: Path) -> None:
    file = tmp_path / "value.toml"
    write_models({"m0": SMALL, "m9": SMALL, "any": SMALL}, file)
    how = ("--games", "40", "--seed", "3", "--mission", "m0")
    result = run("fit", "dceased", *how, "--workers", "1", "--into", str(file))
    assert result.exit_code == 0, result.stderr
    found = read_models(file).models
    assert list(found) == ["m0", "m9", "any"]
    assert [name for name, model in found.items() if model == SMALL] == ["m9", "any"]


def test_only_models_that_are_named_take_their_place(tmp_path: Path) -> None:
    file = tmp_path / "value.toml"
    write_models({"m1-allies": SMALL, "m1-swd": SMALL, "any-allies": SMALL}, file)
    how = ("--games", "16", "--seed", "3", "--mission", "m1", "--model", "any-allies")
    result = run("fit", "incursion", *how, "--workers", "1", "--into", str(file))
    assert result.exit_code == 0, result.stderr
    found = read_models(file).models
    assert list(found) == ["m1-allies", "m1-swd", "any-allies"]
    assert [name for name, model in found.items() if model == SMALL] == ["m1-allies", "m1-swd"]
    assert found["any-allies"].command == f"sobremesa fit incursion {' '.join(how)}"


def test_forecasts_stand_beside_what_searches_weigh(tmp_path: Path) -> None:
    file = tmp_path / "value.toml"
    write_models({"m0": SMALL, "any": SMALL}, file)
    how = ("--games", "40", "--forecast", "--seed", "3")
    result = run("fit", "dceased", *how, "--mission", "m0", "--workers", "1", "--into", str(file))
    assert result.exit_code == 0, result.stderr
    found = read_models(file).models
    assert list(found) == ["m0", "any", "m0-forecast"]
    assert found["m0"] == found["any"] == SMALL
    assert found["m0-forecast"].command == f"sobremesa fit dceased {' '.join(how)} --mission m0"
    assert found["m0-forecast"].unbuilt is not None


def test_a_model_that_does_not_come_up_is_refused() -> None:
    how = ("--games", "8", "--mission", "m0", "--model", "m1", "--workers", "1")
    result = run("fit", "dceased", *how)
    assert result.exit_code == 2
    assert "expected models that games of dceased have, got 'm1'" in result.stderr
