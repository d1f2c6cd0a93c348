"""Refusals: what the server answers when it will not do what was asked."""

from __future__ import annotations

import logging
from typing import Literal, TypeAlias

import msgspec

log = logging.getLogger(__name__)

Code: TypeAlias = Literal[
    "bad_request",
    "not_allowed",
    "not_found",
    "not_now",
    "stale",
    "not_offered",
    "too_large",
    "too_many",
    "failed",
    "unavailable",
]

STATUS: dict[Code, int] = {
    "bad_request": 400,
    "not_allowed": 403,
    "not_found": 404,
    "not_now": 409,
    "stale": 409,
    "not_offered": 409,
    "too_large": 413,
    "too_many": 429,
    "failed": 500,
    "unavailable": 503,
}


class Problem(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A refusal as it is sent."""

    code: Code
    message: str
    expected: str = ""
    got: str = ""


class Refused(Exception):
    """The server will not do it; nothing has changed."""

    def __init__(
        self, code: Code, message: str, *, expected: object = "", got: object = ""
    ) -> None:
        super().__init__(message)
        self.problem = Problem(code=code, message=message, expected=str(expected), got=str(got))


def refused(code: Code, what: str, expected: object, got: object) -> Refused:
    """A refusal whose message says what was expected and what came."""
    message = f"{what}: expected {expected}, got {got}"
    return Refused(code, message, expected=expected, got=got)


def no_database(error: Exception) -> Problem:
    """The database is gone or full: nothing has changed, and it may go better later."""
    log.warning("the database failed", extra={"problem": str(error)})
    message = f"expected the database to answer, got {type(error).__name__}; nothing has changed"
    return Problem(code="unavailable", message=message)
