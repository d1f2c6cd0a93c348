"""`sobremesa lab`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from .running import run, run_json

STUDY = """
game = "pile"
missions = ["small"]
seats = ["greedy", "random"]
games = 30

[variants.swapped]
seats = ["random", "greedy"]
"""


@pytest.fixture
def study(tmp_path: Path) -> str:
    file = tmp_path / "study.toml"
    file.write_text(STUDY)
    return str(file)


def test_the_help_says_what_a_study_is_and_how_one_begins() -> None:
    told = run("lab", "--help").stdout
    assert "A study is a TOML file" in told
    assert "sobremesa lab run study.toml" in told
    for name in ("run", "show", "report", "record", "tune"):
        assert f"\n  {name} " in told


def test_running_tells_shares_differences_and_that_intervals_hold(study: str) -> None:
    result = run("lab", "run", study, "--workers", "1")
    assert (result.exit_code, result.stderr) == (0, "")
    lines = result.stdout.splitlines()
    assert next(line for line in lines if line.startswith("base")).split()[1] == "30"
    assert next(line for line in lines if line.startswith("swapped")).endswith("*")
    assert "Intervals hold at every look" in lines[-1]


def test_what_is_known_can_be_read_by_programs(study: str) -> None:
    run("lab", "run", study, "--workers", "1")
    (told,) = run_json("lab", "show", study)
    base, swapped = told["arms"]
    assert (base["variant"], base["beside"]) == ("base", [])
    pair = swapped["beside"][0]
    hits = [arm["won"][0]["hits"] for arm in (base, swapped)]
    assert pair["better"] - pair["worse"] == hits[1] - hits[0]
    assert sum(base["outcomes"].values()) == 30


def test_before_anything_is_played_nothing_is_known(study: str) -> None:
    (told,) = run_json("lab", "show", study)
    assert told["arms"][0]["won"][0] == {"hits": 0, "games": 0, "low": 0.0, "high": 1.0}


def test_a_variant_that_was_not_played_has_no_share(study: str) -> None:
    told = run("lab", "show", study).stdout
    assert "50.0%" not in told
    assert "0.0% to 100.0%" in told


def test_a_game_is_recorded_by_its_number(study: str) -> None:
    result = run("lab", "record", study, "7", "--variant", "swapped")
    record = json.loads(Path(result.stdout.strip()).read_text())
    assert [seat["name"] for seat in record["header"]["seats"]] == ["random", "greedy"]
    assert run("verify", result.stdout.strip()).exit_code == 0


def test_a_variant_that_is_not_there_is_refused(study: str) -> None:
    result = run("lab", "record", study, "7", "--variant", "odd")
    assert result.exit_code == 2
    assert "expected a mission and variant of small base, small swapped; got small odd" in (
        result.stderr
    )


def test_a_study_that_has_changed_says_what_will_be_left_out(study: str) -> None:
    run("lab", "run", study, "--workers", "1")
    Path(study).write_text(STUDY.replace("[variants", "seed = 2\n[variants"))
    assert "60 games of what the study was before" in run("lab", "run", study).stderr


def test_workers_are_not_counted_where_a_cluster_plays(study: str) -> None:
    result = run("lab", "run", study, "--workers", "2", "--ray", "auto")
    assert result.exit_code == 2
    assert "--workers is for this machine" in result.stderr


def test_a_study_is_checked_before_it_is_played(study: str) -> None:
    assert run("lab", "check", study).stdout == "pile: 60 games in 2 arms\n"
    assert run_json("lab", "check", study) == {"game": "pile", "arms": 2, "games": 60}
    Path(study).write_text(STUDY.replace("games = 30", "games = 0"))
    refused = run("lab", "check", study)
    assert refused.exit_code == 1
    assert "study.toml: Expected `int` >= 1 - at `$.games`" in refused.stderr


def test_playing_is_told_to_programs_line_by_line(study: str) -> None:
    lines = [json.loads(line) for line in told_while_playing(study)]
    assert [line["games"] for line in lines] == sorted(line["games"] for line in lines)
    assert lines[0]["games"] == 0
    assert (lines[-1]["games"], lines[-1]["of"], lines[-1]["done"]) == (60, 60, True)
    (mission,) = lines[-1]["missions"]
    assert [arm["won"][0]["games"] for arm in mission["arms"]] == [30, 30]
    assert any(0 < line["games"] < 60 for line in lines)


def test_a_study_that_is_played_already_is_told_in_full_at_once(study: str) -> None:
    first, again = told_while_playing(study)[-1], told_while_playing(study)
    for line in (again[0], again[-1]):
        assert json.loads(line)["missions"] == json.loads(first)["missions"]
    assert "seconds" not in json.loads(again[-1])


def told_while_playing(study: str) -> list[str]:
    """The lines of `lab run --json`."""
    return run("lab", "run", study, "--workers", "1", "--json").stdout.splitlines()
