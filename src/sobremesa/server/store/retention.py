"""What is forgotten after a while: tables that nobody needs any longer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from sqlalchemy import ColumnElement, exists

from sobremesa.server.config import Keep
from sobremesa.table.notices import now

from . import schema

Which: TypeAlias = tuple[ColumnElement[bool], ...]

_DAY = 24 * 3600


def outdated(keep: Keep) -> Iterator[Which]:
    """The kinds of tables that are not to be kept any longer."""
    if keep.unbegun:
        yield unbegun(now() - keep.unbegun * _DAY)
    if keep.abandoned:
        yield abandoned(now() - keep.abandoned * _DAY)
    if keep.finished:
        yield finished(now() - keep.finished * _DAY)


def unbegun(before: int) -> Which:
    """Tables that were opened before that time and at which nobody sits."""
    columns = schema.games.c
    seated = exists().where(schema.seats.c.game == columns.id, schema.seats.c.taken)
    return columns.status == "open", columns.moved_at < before, ~seated


def abandoned(before: int) -> Which:
    """Tables at which people sit, and where nothing has happened since."""
    columns, entries = schema.games.c, schema.entries.c
    played = exists().where(entries.game == columns.id, entries.at >= before)
    return columns.status != "over", columns.moved_at < before, ~played


def finished(before: int) -> Which:
    """Tables whose match was over before that time."""
    return schema.games.c.status == "over", schema.games.c.moved_at < before
