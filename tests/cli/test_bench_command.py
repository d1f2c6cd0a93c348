"""`sobremesa bench`."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from sobremesa.cli.bench_page import BEGIN, END, markdown
from sobremesa.lab.bench import Gauged, Growth, Known, Leg, Measured, Report

from .running import run, run_json


def test_speeds_for_programs_are_one_object() -> None:
    told = run_json("bench", "pile", "--seconds", "0.3")
    assert told["yardstick"]["median"] > 0
    assert list(told["games"]) == ["pile"]
    assert list(told["games"]["pile"]["ratios"]) == [
        "decisions", "copies", "branches", "veils", "views", "playouts"
    ]  # fmt: skip


def test_speeds_for_people_are_columns_with_their_spread() -> None:
    heading, row, *_ = run("bench", "pile", "--seconds", "0.3").stdout.splitlines()
    assert re.split(r" {2,}", heading.strip()) == [
        "decisions", "copies", "copies with a choice", "playouts/s", "veil µs", "view µs", "options"
    ]  # fmt: skip
    assert re.fullmatch(r"pile( +[\d,.]+ \([\d,.]+-[\d,.]+\)){6} +[\d.]+", row)


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


def test_what_was_measured_takes_the_place_of_the_old_in_a_page(tmp_path: Path) -> None:
    page = tmp_path / "speed.md"
    page.write_text(f"# Before\n\n{BEGIN}\nstale line\n{END}\n\nAfter\n")
    for _ in range(2):
        done = run("bench", "pile", "--seconds", "0.1", "--gauge", "decisions", "--page", str(page))
        assert (done.exit_code, done.stdout) == (0, "")
    text = page.read_text()
    assert text.startswith(
        f"# Before\n\n{BEGIN}\n\n|  | decisions | options |\n| --- | --- | --- |"
    )
    assert text.endswith(f"\n\n{END}\n\nAfter\n")
    assert (text.count("| pile | "), text.count("stale line")) == (1, 0)


def test_a_page_without_a_place_for_it_is_left_alone(tmp_path: Path) -> None:
    page = tmp_path / "other.md"
    page.write_text("# Another page\n")
    refused = run("bench", "pile", "--seconds", "0.1", "--gauge", "decisions", "--page", str(page))
    assert refused.exit_code == 1
    assert f"expected a page with the lines {BEGIN} and {END}" in refused.stderr
    assert page.read_text() == "# Another page\n"


def test_the_whole_tells_what_is_known_how_costs_grow_and_the_start() -> None:
    gauged = Gauged(median=0.2, low=0.1, high=0.3)
    legs = tuple(Leg(microseconds=each, state_bytes=900) for each in (10, 11, 12))
    measured = Measured(
        options_per_decision=3,
        rates={"decisions": gauged},
        ratios={"decisions": gauged},
        known={"movement._ends": Known(hits=3, asked=4)},
        growth=[Growth(seats=2, decisions=30, legs=legs)],
    )
    text = markdown(Report(yardstick=gauged, games={"pile": measured}, start_up={"pile": gauged}))
    assert "| pile | movement._ends | 75 % | 4 |" in text
    assert "| pile | 2 | 30 | 10 | 11 | 12 | 900 900 900 |" in text
    assert "| pile | 200 | 100-300 |" in text


def test_without_the_yardstick_nothing_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "chess", None)
    result = run("bench", "pile")
    assert (result.exit_code, result.stdout) == (1, "")
    assert "Error: expected the package chess" in result.stderr
