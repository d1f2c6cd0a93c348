"""What `bench/hostile.py` makes of what it has found."""

from collections.abc import Callable
from typing import Any, TypeAlias

import pytest

from sobremesa.server.metrics import Metrics

Wrong: TypeAlias = Callable[[dict[str, Any], float], list[str]]


@pytest.fixture
def wrong(bench: Callable[[str], Any]) -> Wrong:
    """What is wrong with what was found, if the honest may wait so many times as long."""
    judge: Wrong = bench("hostile").wrong
    return judge


def found(before: float, under: float, **more: Any) -> dict[str, Any]:
    """What came of it when 99 of 100 waited so long at most, in quiet and under attack."""
    return {
        "quiet_milliseconds": {"choices": {"p99": before}},
        "attack_milliseconds": {"choices": {"p99": under}},
        "p99_ratio": round(under / before, 2),
        "failures": {},
        "errors": [],
        "touched": [],
        **more,
    }


def test_who_waits_no_longer_than_was_expected_is_content(wrong: Wrong) -> None:
    assert wrong(found(4.5, 13.5), 3) == []
    assert wrong(found(4.5, 13.6), 3.1) == []


def test_who_waits_too_long_is_told_with_what_was_expected_and_what_came(wrong: Wrong) -> None:
    assert wrong(found(4.5, 13.6), 3) == [
        "the honest tables: expected at most 3 times as long a wait under attack as in quiet, got "
        "3.02 times (4.5 ms, then 13.6)"
    ]


def test_failures_and_touched_tables_are_told_each(wrong: Wrong) -> None:
    came = found(
        4,
        4,
        failures={"lobby": {"500": 2}, "the server's own numbers": {"hint failed": 1}},
        errors=["a bot could not move: KeyError"],
        touched=["t: 3 choices, 2 acks"],
    )
    assert wrong(came, 3) == [
        "lobby: expected no failure, got {'500': 2}",
        "the server's own numbers: expected no failure, got {'hint failed': 1}",
        "the server's log: expected no error, got a bot could not move: KeyError",
        "expected no table to be touched, got t: 3 choices, 2 acks",
    ]


def test_what_failed_when_nobody_waited_any_more_is_in_the_numbers_of_the_server(
    bench: Callable[[str], Any],
) -> None:
    metrics = Metrics()
    metrics.answered_request("GET", 200, 0.1)
    metrics.answered_request("POST", 500, 0.1)
    metrics.answered_message("look", "ok", 0.1)
    metrics.answered_message("look", "too_many", 0.1)
    metrics.answered_message("hint", "failed", 0.1)
    failed_in = bench("tables").failed_in
    assert failed_in(metrics.text().decode()) == {"POST 500": 1, "hint failed": 1}


def test_what_is_grave_in_the_log_of_the_server_is_kept(bench: Callable[[str], Any]) -> None:
    log = bench("tables").Log()
    lines = [
        '{"level": "info", "event": "listening", "port": 80}',
        '{"level": "error", "event": "a bot could not move", "error": "KeyError"}',
        '{"level": "warning", "event": "flooded"}',
        "no JSON",
        '{"level": "critical", "event": "the disk is full"}',
    ]
    assert [line.port for line in log.read(lines)] == [80, 0, 0, 0, 0]
    assert log.errors() == ["a bot could not move: KeyError", "the disk is full"]
