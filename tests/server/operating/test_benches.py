"""The benchmarks run to their end, lose nothing, and judge what they have found."""

import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

from server.conftest import BENCH
from server.process import DEADLINE

FOUND = {
    "milliseconds": {"p99": 7.5},
    "echo_milliseconds": {"p99": 1.0},
    "cpu_milliseconds_per_choice": 2.2,
    "cpu_milliseconds_per_choice_by_yardstick": 1.3,
    "lost": [],
}


def test_a_load_that_keeps_to_its_goals_is_right(bench: Callable[[str], Any]) -> None:
    assert bench("load").wrong(FOUND, 6.5, 1.3) == []


def test_each_goal_that_a_load_has_missed_is_told(bench: Callable[[str], Any]) -> None:
    found = {**FOUND, "lost": ["t: 3 choices, 2 acks"]}
    assert bench("load").wrong(found, 6.4, 1.2) == [
        "expected nothing to be lost or doubled, got t: 3 choices, 2 acks",
        "the wait: expected at most 6.4 ms more than the echo at the 99th percentile, got 6.5 more "
        "(7.5 ms, the echo 1)",
        "the processor: expected at most 1.2 ms for a choice by python-chess, got 1.3 (2.2 as it "
        "was)",
    ]


def test_two_workers_are_judged_by_the_mean_of_all_rounds(
    bench: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    load = bench("load")
    costs = iter([1.0, 1.5, 2.0, 2.2])
    measured: list[tuple[bool, int]] = []

    def run(_: object, db: str, postgres: bool, workers: int) -> dict[str, Any]:
        measured.append((postgres, workers))
        return {"cpu_milliseconds_per_choice": next(costs), "lost": []}

    monkeypatch.setattr(load, "run", run)
    found = load.run_pairs(load.Wanted(1, 1, 1, "incursion", "m1"), 2)
    assert measured == [(False, 1), (True, 2)] * 2
    assert load.wrong_in_pairs(found, 1.3) == []
    assert load.wrong_in_pairs(found, 1.25) == [
        "two workers on PostgreSQL: expected at most 1.25 times the processor of one on SQLite for "
        "a choice, got 1.3 times ([1.5, 1.1])"
    ]


RUNS = {
    "load": ("--tables 2 --seconds 1 --rate 2 --most-wait 1e9 --most-cpu 1e9", '"lost": []'),
    "kills": ("--kills 2 --tables 2", " 0 lost or doubled"),
    "restart": ("--times 1 --tables 2", "lost or doubled: 0"),
    "capacity": ("--tables 3 --spectators 2 --seconds 2", "checked: "),
}
"""How each is run here, and what it says at its end where nothing was lost."""


@pytest.mark.parametrize("name", RUNS)
def test_a_benchmark_runs_to_its_end_and_nothing_is_lost(name: str) -> None:
    options, whole = RUNS[name]
    ended = subprocess.run(
        [sys.executable, str(BENCH / f"{name}.py"), *options.split()],
        capture_output=True,
        text=True,
        timeout=2 * DEADLINE,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
    assert whole in ended.stdout
