"""Tables on their way to another server and back, within a transaction of each database."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from sqlalchemy import Connection, MetaData, Table, delete, insert, select, text

from sobremesa.table.rows import Kind, TableRow

from . import schema
from .house import READ_ONLY, RESTART, RESTARTED, put
from .statements import change_game, hold, last_kind, table_row
from .store import Store

_OF_THE_SERVER = (READ_ONLY, RESTART, RESTARTED)
"""What holds for one server and not for the next."""


def hold_all(connection: Connection, ids: Iterable[str]) -> list[str]:
    """Let nobody change these tables before it is over; gives those that are played here."""
    if connection.dialect.name == "postgresql":
        # Whoever is writing a choice is waited for, and whoever comes next waits. On SQLite there
        # is one writer in any case.
        connection.execute(text("LOCK TABLE entries IN SHARE ROW EXCLUSIVE MODE"))
    held = []
    for id in sorted(ids):
        hold(connection, id)
        game = table_row(connection, id)
        if game is not None and game.status == "playing" and last_kind(connection, id) != "moved":
            held.append(id)
    return held


def depart(connection: Connection, id: str) -> None:
    """Write down that a table has moved: of what would follow nothing can be written any more."""
    _write_last(connection, id, "moved", "")
    change_game(connection, id, {}, None)


def _write_last(connection: Connection, id: str, kind: Kind, data: str) -> None:
    """One more entry, after which nobody is awaited, in whatever format the database has."""
    entries = Table("entries", MetaData(), autoload_with=connection)
    query = select(entries).where(entries.c.game == id).order_by(entries.c.number.desc()).limit(1)
    last = connection.execute(query).one()._asdict()
    empty = {"seat": None, "message": None, "back_to": None, "awaited": "[]", "hidden": 0}
    fresh = {**empty, "number": last["number"] + 1, "kind": kind, "data": data}
    row = {**last, **{name: value for name, value in fresh.items() if name in last}}
    connection.execute(insert(entries), row)


def forget_orders(connection: Connection) -> None:
    """A server of its own is not told what another was told to do."""
    for name in _OF_THE_SERVER:
        put(connection, name, "")


def comes_back(connection: Connection, id: str) -> bool:
    """Whether a table is not here, or only as far as it was played before it moved."""
    return table_row(connection, id) is None or last_kind(connection, id) == "moved"


Rows = dict[str, list[dict[str, Any]]]


def rows_of(connection: Connection, id: str) -> Rows:
    """All that belongs to a table; who wants to be called about it is no longer asked."""
    return {
        table.name: [row._asdict() for row in connection.execute(select(table).where(column == id))]
        for table, column in _of_a_table()
        if table is not schema.calls
    }


def arrive(connection: Connection, id: str, rows: Rows, record: str) -> bool:
    """Put a table in the place of what was left of it; False if it has come back already."""
    hold(connection, id)
    if not comes_back(connection, id):
        return False
    for table, column in reversed(_of_a_table()):
        connection.execute(delete(table).where(column == id))
    for table, _ in _of_a_table():
        if found := rows.get(table.name):
            connection.execute(insert(table), found)
    _write_last(connection, id, "record", record)
    return True


def _of_a_table() -> list[tuple[Table, Any]]:
    """Where rows of a table are, those first that others refer to, and the column of its id."""
    return [
        (table, table.c.id if table is schema.games else table.c.game)
        for table in schema.metadata.sorted_tables
        if table is schema.games or "game" in table.c
    ]


def finished(connection: Connection) -> Collection[str]:
    """The tables whose match is over."""
    columns = schema.games.c
    query = select(columns.id).where(columns.status == "over").order_by(columns.id)
    return connection.execute(query).scalars().all()


async def kept_record(store: Store, id: str) -> tuple[TableRow, bytes] | None:
    """A table that has come back, and the record that it brought along; None if there is none."""
    columns = schema.entries.c
    query = select(columns.data).where(columns.game == id, columns.kind == "record")

    def look(connection: Connection) -> tuple[TableRow, bytes] | None:
        game = table_row(connection, id)
        record = connection.execute(query).scalar()
        return None if game is None or record is None else (game, record.encode())

    return await store.read(look)
