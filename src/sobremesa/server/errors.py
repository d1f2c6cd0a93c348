"""How refusals are told over HTTP, what is told when the database fails, and groups of errors."""

from __future__ import annotations

import logging
from typing import TypeVar

from sobremesa.table.errors import Code, Problem

log = logging.getLogger(__name__)

E = TypeVar("E", bound=BaseException)

STATUS: dict[Code, int] = {
    "bad_request": 400,
    "not_allowed": 403,
    "not_found": 404,
    "not_now": 409,
    "stale": 409,
    "not_offered": 409,
    "too_large": 413,
    "elsewhere": 421,
    "too_many": 429,
    "failed": 500,
    "unavailable": 503,
}


def no_database(error: Exception) -> Problem:
    """The database is gone or full: nothing has changed, and it may go better later."""
    log.warning("the database failed", extra={"problem": str(error)})
    message = f"expected the database to answer, got {type(error).__name__}; nothing has changed"
    return Problem(code="unavailable", message=message)


def leaves(errors: BaseExceptionGroup[E]) -> list[E]:
    """The exceptions in a group, however deep."""
    found: list[E] = []
    for error in errors.exceptions:
        found += leaves(error) if isinstance(error, BaseExceptionGroup) else [error]
    return found
