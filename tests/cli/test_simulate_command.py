"""`sobremesa simulate`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sobremesa.kernel.record import verify

from .running import run, run_json, run_process


def test_results_for_programs_are_one_object() -> None:
    told = run_json("simulate", "pile", "--mission", "large", "--games", "50", "--workers", "1")
    assert (told["game"], told["mission"], told["games"]) == ("pile", "large", 50)
    assert told["decisions_per_second"] > 0
    assert told["seconds"] > 0
    assert sum(told["outcomes"].values()) == 50
    assert list(told["intervals"]) == list(told["outcomes"])
    assert sum(told["wins"]) == 50
    assert told["lengths"]["shortest"] <= told["lengths"]["median"] <= told["lengths"]["longest"]
    assert told["decisions"] == round(told["lengths"]["mean"] * 50)


def test_without_words_the_first_mission_is_played_by_as_few_random_bots_as_can() -> None:
    told = run_json("simulate", "pile", "--games", "2")
    assert (told["mission"], told["seats"]) == ("small", ["random", "random"])
    assert told["settings"] == {"most": 3, "die": True, "mood": "calm"}


def test_options_are_set_as_their_settings_mean_them() -> None:
    told = run_json(
        "simulate", "pile", "--games", "1",
        "--set", "most=1", "--set", "die=False", "--set", "mood=wild",
    )  # fmt: skip
    assert told["settings"] == {"most": 1, "die": False, "mood": "wild"}


def test_results_do_not_depend_on_workers_or_process() -> None:
    arguments = ["simulate", "pile", "--seats", "greedy,random", "--games", "30", "--seed", "9"]
    here = run_json(*arguments, "--workers", "1")
    process = run_process(*arguments, "--workers", "2", "--json")
    there = json.loads(process.stdout)
    assert (process.returncode, process.stderr, there["workers"]) == (0, "", 2)
    for measured in ("seconds", "decisions_per_second", "workers"):
        del here[measured], there[measured]
    assert here == there


def test_a_series_can_be_gone_on_with() -> None:
    whole = run_json("simulate", "pile", "--games", "20", "--workers", "1")
    first = run_json("simulate", "pile", "--games", "8", "--workers", "1")
    rest = run_json("simulate", "pile", "--games", "12", "--first", "8", "--workers", "1")
    assert rest["first"] == 8
    assert first["decisions"] + rest["decisions"] == whole["decisions"]


def test_results_for_people_are_shares_with_intervals() -> None:
    arguments = ["--seats", "greedy,random", "--games", "40", "--seed", "5", "--workers", "1"]
    told = run_json("simulate", "pile", *arguments)
    lines = run("simulate", "pile", *arguments).stdout.splitlines()
    assert lines[0] == "The pile, A small pile: 40 games from seed 5"
    assert lines[1] == "Settings: most=3, die=True, mood=calm"
    wins = told["outcomes"]["seat-0"]
    low, high = told["intervals"]["seat-0"]
    shares = [f"{wins}", f"{wins / 40:.1%}", f"{low:.1%}", "to", f"{high:.1%}"]
    rows = [line.split() for line in lines]
    assert ["seat-0", *shares] in rows
    assert ["Taker", "0", "(greedy)", *shares] in rows
    assert any(line.startswith(f"{told['decisions']} decisions in") for line in lines)


def test_records_are_kept_where_they_are_wanted(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    run_json("simulate", "pile", "--games", "3", "--records", str(folder))
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"pile-small-1-{number}.json" for number in range(3)]
    assert [verify(file.read_bytes()) for file in files] == [[], [], []]


def test_an_endless_game_is_something_wrong() -> None:
    result = run("simulate", "flawed", "--mission", "endless", "--most", "50", "--workers", "1")
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.startswith("Error: flawed endless, game 0 of seed 1 (seed ")
    assert "expected an end within 50 decisions" in result.stderr
    assert result.stderr.count("\n") == 1


def test_rules_that_fail_in_a_worker_are_told_in_one_line() -> None:
    result = run_process("simulate", "flawed", "--mission", "crash", "--workers", "2")
    assert (result.returncode, result.stdout) == (1, "")
    assert "game 0 of seed 1" in result.stderr
    assert "ZeroDivisionError: the pile tips over" in result.stderr
    assert result.stderr.count("\n") == 1


def test_a_person_may_stop_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*arguments: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("sobremesa.cli.simulate.play_batch", interrupted)
    result = run("simulate", "pile")
    assert (result.exit_code, result.stdout, result.stderr) == (130, "", "Stopped.\n")
