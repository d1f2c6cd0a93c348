"""Reading what was stored beside the match: a row that cannot be read must not close a table."""

from __future__ import annotations

import logging
from typing import TypeVar

import msgspec

log = logging.getLogger(__name__)

T = TypeVar("T")
D = TypeVar("D")


def read_or(stored: str, kind: type[T], otherwise: D) -> T | D:
    """What the JSON says, or something else if it cannot be read; the log then tells why."""
    try:
        return msgspec.json.decode(stored, type=kind)
    except (msgspec.DecodeError, UnicodeError) as error:
        log.warning("a row cannot be read", extra={"kind": str(kind), "problem": str(error)})
        return otherwise
