"""`sobremesa games`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from sobremesa.kernel import installed

from .running import run, run_process


def test_games_are_listed_for_programs() -> None:
    listed = {game["id"]: game for game in json.loads(run("games", "--json").stdout)}
    pile = listed["pile"]
    assert (pile["name"], pile["version"], pile["bots"]) == (
        "The pile",
        "1.0",
        ["random", "greedy"],
    )
    assert [mission["id"] for mission in pile["missions"]] == ["small", "large"]
    small = pile["missions"][0]
    assert (small["name"], small["seats"], small["minutes"]) == ("A small pile", [2, 3], 5)
    assert small["difficulty"] == "normal"
    assert [setting["id"] for setting in small["settings"]] == ["most", "die", "mood"]
    assert (small["settings"][0]["low"], small["settings"][0]["high"]) == (1, 5)


def test_games_are_listed_for_people() -> None:
    lines = run("games").stdout.splitlines()
    assert "pile: The pile, version 1.0; bots: random, greedy" in lines
    assert any(line.split()[:5] == ["small", "A", "small", "pile", "2-3"] for line in lines)
    assert any("most=1..5, die=true|false, mood=calm|wild" in line for line in lines)


def test_a_name_that_no_text_tells_is_the_id() -> None:
    listed = {game["id"]: game for game in json.loads(run("games", "--json").stdout)}
    assert listed["flawed"]["missions"][0]["name"] == "crash"


def test_a_game_that_cannot_be_loaded_is_named_and_hides_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    information = tmp_path / "ruin-1.0.dist-info"
    information.mkdir()
    (information / "entry_points.txt").write_text("[sobremesa.games]\nruin = ruin:GAME\n")
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    installed.cache_clear()
    result = run("games", "--json")
    assert result.exit_code == 1
    assert "pile" in {game["id"] for game in json.loads(result.stdout)}
    assert "Error: ruin: expected a game at ruin:GAME, got: No module named 'ruin'" in result.stderr


def test_where_nothing_is_installed_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [])
    installed.cache_clear()
    assert run("games").stdout == "There is no game here yet.\n"


def test_games_of_other_packages_are_found_from_the_shell() -> None:
    listed = json.loads(run_process("games", "--json").stdout)
    assert {"pile", "flawed"} <= {game["id"] for game in listed}
