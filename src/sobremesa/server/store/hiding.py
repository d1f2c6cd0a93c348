"""What a database says of a failure, without what it was to write.

It goes to the log, and what is written is hidden from players. To hide the parameters is not
enough: PostgreSQL adds to what is wrong the row that it would not take.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Engine, ExceptionContext, event


def hide_rows(error: BaseException) -> None:
    """Keep of what PostgreSQL said the first line, which says what is wrong."""
    gist = getattr(getattr(error, "diag", None), "message_primary", None)
    if gist:
        error.args = (gist,)


def hide_rows_of(engine: Engine) -> None:
    """Do so with whatever goes wrong there, before anybody hears of it."""
    event.listen(engine, "handle_error", _failed)


def _failed(context: ExceptionContext) -> None:
    error, told = context.original_exception, context.sqlalchemy_exception
    said = str(error)
    hide_rows(error)
    if told is not None:
        told.args = tuple(_instead(each, said, str(error)) for each in told.args)


def _instead(part: Any, said: str, gist: str) -> Any:
    return part.replace(said, gist) if isinstance(part, str) else part
