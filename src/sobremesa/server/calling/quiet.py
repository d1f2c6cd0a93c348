"""Quiet hours: when somebody does not want to be called, where they live."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

from sobremesa.table.errors import refused


def known_zone(zone: str) -> str:
    """A time zone as browsers name it, if it is known here."""
    try:
        ZoneInfo(zone)
    except (KeyError, ValueError, OSError) as error:  # not there, no name, or a folder
        raise refused("bad_request", "zone", "a time zone like Europe/Madrid", zone) from error
    return zone


def is_quiet(zone: str, begin: int, end: int, at: float) -> bool:
    """Whether that moment is between these hours there; from one hour to the same is never."""
    hour = datetime.fromtimestamp(at, ZoneInfo(zone)).hour
    return begin <= hour < end if begin <= end else hour >= begin or hour < end
