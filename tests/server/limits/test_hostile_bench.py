"""What `bench/hostile.py` makes of what it has found."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import pytest

BENCH = Path(__file__).parents[3] / "bench"

Wrong: TypeAlias = Callable[[dict[str, Any], float], list[str]]


@pytest.fixture
def wrong(monkeypatch: pytest.MonkeyPatch) -> Iterator[Wrong]:
    """What is wrong with what was found, if the honest may wait so many times as long."""
    monkeypatch.syspath_prepend(str(BENCH))
    found: Wrong = __import__("hostile").wrong
    yield found
    for name in ("hostile", "disk", "echo", "floods", "tables"):
        sys.modules.pop(name, None)


def found(before: float, under: float, **more: Any) -> dict[str, Any]:
    """What came of it when 99 of 100 waited so long at most, in quiet and under attack."""
    return {
        "quiet_milliseconds": {"choices": {"p99": before}},
        "attack_milliseconds": {"choices": {"p99": under}},
        "p99_ratio": round(under / before, 2),
        "failures": {},
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
    came = found(4, 4, failures={"lobby": {"500": 2}}, touched=["t: 3 choices, 2 acks"])
    assert wrong(came, 3) == [
        "lobby: expected no failure, got {'500': 2}",
        "expected no table to be touched, got t: 3 choices, 2 acks",
    ]
