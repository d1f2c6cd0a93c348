"""Seats that have not answered for as long as their table has agreed on: a bot stands in."""

from __future__ import annotations

import logging
from functools import partial

from sqlalchemy import Connection, select

from sobremesa.server.store import schema
from sobremesa.server.store.lists import Found, found_tables
from sobremesa.server.store.schema import read_row
from sobremesa.server.store.store import Store
from sobremesa.table.notices import now
from sobremesa.table.rows import TableRow
from sobremesa.table.seating import standing_in

from .tables import Tables

log = logging.getLogger(__name__)


async def stand_in(store: Store, tables: Tables) -> None:
    """Let bots play for those who have been waited for long enough.

    A table that cannot be read keeps the others waiting no longer.
    """
    for found in await store.read(_overdue):
        try:
            await _stand_in_at(found, tables)
        except Exception as error:
            known = {"table": found.game.id, "problem": repr(error)}
            log.warning("a bot cannot stand in", extra=known)


async def _stand_in_at(found: Found, tables: Tables) -> None:
    assert found.last is not None
    table = await tables.get(found.game.id)
    version = found.last.number + 1
    await table.alter(partial(standing_in, table, version, found.game.revision))
    table.on_move()


def _overdue(connection: Connection) -> list[Found]:
    """The tables at which nothing has happened for longer than was agreed on."""
    columns = schema.games.c
    query = select(schema.games).where(columns.status == "playing", columns.patience > 0)
    games = [read_row(row, TableRow) for row in connection.execute(query)]
    return [each for each in found_tables(connection, games) if _is_overdue(each)]


def _is_overdue(found: Found) -> bool:
    if found.last is None:
        return False
    return max(found.last.at, found.game.moved_at) + found.game.patience <= now()
