"""Refusals: what is answered when something will not be done."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

Code: TypeAlias = Literal[
    "bad_request",
    "not_allowed",
    "not_found",
    "elsewhere",
    "not_now",
    "stale",
    "not_offered",
    "too_large",
    "too_many",
    "failed",
    "unavailable",
]


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
