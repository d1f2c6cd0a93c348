"""`sobremesa bench`."""

from __future__ import annotations

import sys

import pytest

from .running import run, run_json


def test_speeds_for_programs_are_one_object() -> None:
    told = run_json("bench", "pile", "--seconds", "0.1")
    speeds = {"decisions_per_second", "copies_per_second", "options_per_decision"}
    assert speeds <= set(told["yardstick"])
    assert list(told["games"]) == ["pile"]
    assert speeds <= set(told["games"]["pile"])
    assert all(value > 0 for value in told["games"]["pile"].values())


def test_speeds_for_people_stand_beside_the_yardstick() -> None:
    lines = run("bench", "pile", "--seconds", "0.1").stdout.splitlines()
    rows = {line.split()[0]: line.split() for line in lines if line}
    assert rows["python-chess"][2] == "1.00"
    assert len(rows["pile"]) == len(rows["python-chess"])


def test_without_the_yardstick_nothing_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "chess", None)
    result = run("bench", "pile")
    assert (result.exit_code, result.stdout) == (1, "")
    assert "Error: expected the package chess" in result.stderr
