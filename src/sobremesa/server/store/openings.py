"""Who has opened how many tables: those that were closed again or are over count as well."""

from __future__ import annotations

from sqlalchemy import Connection, delete, func, insert, select

from sobremesa.table.keys import new_id
from sobremesa.table.notices import now

from . import schema

_HOUR = 3600


def opened_lately(connection: Connection, opener: str) -> int:
    """How many tables an address has opened within an hour."""
    columns = schema.openings.c
    lately = select(func.count()).where(columns.opener == opener, columns.at > now() - _HOUR)
    return connection.execute(lately).scalar_one()


def unfinished(connection: Connection, opener: str) -> int:
    """How many tables of an address are not over."""
    columns = schema.games.c
    mine = select(func.count()).where(columns.opener == opener, columns.status != "over")
    return connection.execute(mine).scalar_one()


def note_opening(connection: Connection, opener: str) -> None:
    """An address opens a table."""
    connection.execute(insert(schema.openings).values(id=new_id(), opener=opener, at=now()))


def drop_old_openings(connection: Connection) -> None:
    """Forget what counts no more."""
    connection.execute(delete(schema.openings).where(schema.openings.c.at <= now() - _HOUR))
