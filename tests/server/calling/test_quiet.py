"""Quiet hours follow the clock where somebody lives."""

from datetime import UTC, datetime

import pytest

from sobremesa.server.calling.quiet import is_quiet, known_zone
from sobremesa.table.errors import Refused


def at(hour: int, month: int = 1) -> float:
    """That hour of a day, in Greenwich."""
    return datetime(2026, month, 15, hour, 30, tzinfo=UTC).timestamp()


@pytest.mark.parametrize(
    ("hour", "quiet"), [(21, False), (22, True), (23, True), (5, True), (6, True), (7, False)]
)
def test_quiet_hours_may_go_over_midnight(hour: int, quiet: bool) -> None:
    assert is_quiet("Europe/Madrid", 23, 8, at(hour)) is quiet


def test_quiet_hours_follow_summer_time() -> None:
    assert is_quiet("Europe/Madrid", 23, 8, at(6, month=1))
    assert not is_quiet("Europe/Madrid", 23, 8, at(6, month=7))


def test_quiet_hours_within_a_day_end_the_same_day() -> None:
    assert [hour for hour in range(24) if is_quiet("UTC", 13, 16, at(hour))] == [13, 14, 15]


def test_from_an_hour_to_the_same_it_is_never_quiet() -> None:
    assert not any(is_quiet("America/Lima", 8, 8, at(hour)) for hour in range(24))


@pytest.mark.parametrize("zone", ["Europe/Atlantis", "", "../../etc/passwd", "Europe"])
def test_a_zone_that_is_not_known_is_refused(zone: str) -> None:
    with pytest.raises(Refused, match="a time zone like"):
        known_zone(zone)
