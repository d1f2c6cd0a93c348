"""Tuning: what is refused, what is tried, and that the best is content that can be played."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

from lab.studies.studying import written
from sobremesa.kernel import find_game
from sobremesa.lab.report.tuned import tuned_report
from sobremesa.lab.studies.findings import share_of
from sobremesa.lab.studies.study import BadStudy
from sobremesa.lab.tuning import search
from sobremesa.lab.tuning.plan import name_of, own_values, read_tuning
from sobremesa.lab.tuning.search import Search, Tuned, surely_beside
from sobremesa.lab.workers import Workers

HEAD = """game = "dceased"
mission = "m1"
seats = ["steady"]
games = 10
trials = 4
check = 8
"""
TUNING = f"""{HEAD}
[target]
won = [0.3, 0.5]
rounds = [6, 12]

[parameters]
"horde.runner.actions" = {{ low = 1, high = 3 }}
"levels.red.xp" = {{ low = 33, high = 53, step = 5 }}
"""


def tuned(folder: Path, name: str = "tuning.toml") -> tuple[Search, Tuned]:
    file = written(folder, TUNING, name)
    with Workers(1) as workers:
        found = Search(read_tuning(file), file, file.with_suffix(".lab"), workers)
        return found, found.run(lambda _: None)


def test_the_examples_of_the_documentation_hold() -> None:
    assert doctest.testmod(search).failed == 0


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("won = [0.3, 0.5]", "won = [0.5, 0.3]", r"target.won: expected a range upwards"),
        ("won = [0.3, 0.5]\nrounds = [6, 12]", "", r"target: expected won, rounds or decisions"),
        (
            "low = 1, high = 3",
            "low = 3, high = 3",
            r"parameters.horde.runner.actions: expected low",
        ),
        ("low = 1, high = 3", "low = -2, high = 3", r"parameters.horde.runner.actions: "),
        (
            "horde.runner.actions",
            "horde.runer.actions",
            r"parameters.horde.runer.actions: expected",
        ),
        ("horde.runner.actions", "horde.runner.id", r"parameters.horde.runner.id: expected a numb"),
        (
            "high = 3 }",
            "high = 3, step = 0.5 }",
            r"actions.step: expected a whole number, .* got 0.5",
        ),
        ("high = 3 }", "high = 3, step = 9 }", r"actions.step: expected at most 2, got 9"),
        ('game = "dceased"', 'game = "decease"', r"game: there is no game 'decease'"),
        ("trials = 4", "trails = 4", r"unknown field `trails`"),
        ('seats = ["steady"]', 'seats = ["steady"]\nseat = 1', r"seat: expected one of 1, got 1"),
    ],
)
def test_what_is_wrong_is_refused_with_file_and_key(
    tmp_path: Path, old: str, new: str, message: str
) -> None:
    assert old in TUNING
    file = written(tmp_path, TUNING.replace(old, new), "tuning.toml")
    with pytest.raises(BadStudy, match=rf"tuning.toml: .*{message}"):
        read_tuning(file)


def test_the_game_as_it_is_is_tried_first_and_the_best_is_checked_in_fresh_games(
    tmp_path: Path,
) -> None:
    found, result = tuned(tmp_path)
    file = tmp_path / "tuning.toml"
    assert result.trials[0].values == own_values(result.tuning, file) == result.own
    checked = [each for each in result.trials if each.checked]
    assert result.best == min(checked, key=lambda each: each.checked.loss if each.checked else 9)
    arm = found.arms[name_of(result.best.values)]
    fresh = found.store.of(arm).slice(10)
    assert fresh["game"].to_list() == list(range(10, 18))
    assert result.best.checked is not None
    wins = sum(0 in winners for winners in fresh["winners"].to_list())
    assert result.best.checked.won == share_of(wins, 8)


def test_the_best_values_are_a_folder_that_anybody_can_play_with(tmp_path: Path) -> None:
    found, result = tuned(tmp_path)
    game = find_game("dceased", str(found.keep(result)))
    values = result.best.values
    assert game.content.horde["runner"].actions == values["horde.runner.actions"]
    assert game.content.levels["red"].xp == values["levels.red.xp"]


def test_a_tuning_that_goes_on_finds_the_same_and_plays_nothing_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = tuned(tmp_path)[1]

    def refuse(*arguments: object) -> None:
        raise AssertionError("a game is played twice")

    monkeypatch.setattr("sobremesa.lab.studies.rows.play_one", refuse)
    assert tuned(tmp_path)[1] == first


def test_the_page_tells_of_every_trial_in_both_languages(tmp_path: Path) -> None:
    result = tuned(tmp_path)[1]
    page = tuned_report(result)
    for trial in result.trials:
        assert f"Trial {trial.number + 1}: horde.runner.actions = " in page
        assert f"Intento {trial.number + 1}: horde.runner.actions = " in page
    assert "https://" not in page


def test_what_is_surely_beside_the_target_is_known_by_its_interval() -> None:
    assert surely_beside(share_of(40, 40), (0.3, 0.5))
    assert not surely_beside(share_of(20, 40), (0.3, 0.5))
    assert not surely_beside(share_of(40, 40), None)


def test_a_game_that_is_beside_the_ranges_is_not_tried_first(tmp_path: Path) -> None:
    file = written(tmp_path, TUNING.replace("low = 33, high = 53", "low = 30, high = 50"))
    with Workers(1) as workers:
        found = Search(read_tuning(file), file, tmp_path / "study.lab", workers)
        result = found.run(lambda _: None)
    assert result.own["levels.red.xp"] == 43
    assert all(each.values["levels.red.xp"] in range(30, 51, 5) for each in result.trials)
