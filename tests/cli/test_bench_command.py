"""`sobremesa bench`."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from .running import run, run_json


def test_speeds_for_programs_are_one_object() -> None:
    told = run_json("bench", "pile", "--seconds", "0.3")
    assert told["yardstick"]["median"] > 0
    assert list(told["games"]) == ["pile"]
    assert list(told["games"]["pile"]["ratios"]) == [
        "decisions", "copies", "veils", "views", "playouts"
    ]  # fmt: skip


def test_speeds_for_people_are_columns_with_their_spread() -> None:
    heading, row, *_ = run("bench", "pile", "--seconds", "0.3").stdout.splitlines()
    assert heading.split() == (
        ["decisions", "copies", "playouts/s", "veil", "µs", "view", "µs", "options"]
    )
    assert re.fullmatch(r"pile( +[\d,.]+ \([\d,.]+-[\d,.]+\)){5} +[\d.]+", row)


def test_a_measurement_can_be_set_beside_an_earlier_one(tmp_path: Path) -> None:
    earlier = tmp_path / "earlier.json"
    arguments = ("bench", "pile", "--seconds", "0.1", "--gauge", "decisions")
    earlier.write_text(run(*arguments, "--json").stdout)
    told = run(*arguments, "--compare", str(earlier)).stdout
    assert f"Times as fast as in {earlier}" in told
    earlier.write_text('{"yardstick": 3}')
    refused = run(*arguments, "--compare", str(earlier))
    assert refused.exit_code == 1
    assert "expected what `sobremesa bench --json` printed" in refused.stderr


def test_the_page_is_a_table_that_says_how_it_is_made() -> None:
    page = run("bench", "pile", "--seconds", "0.1", "--gauge", "decisions", "--markdown").stdout
    assert page.startswith("# How fast it is\n\nMade by `make speed`")
    assert "| pile | " in page


def test_without_the_yardstick_nothing_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "chess", None)
    result = run("bench", "pile")
    assert (result.exit_code, result.stdout) == (1, "")
    assert "Error: expected the package chess" in result.stderr
