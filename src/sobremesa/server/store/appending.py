"""A choice is written down by the driver itself: this is what a busy server does all day.

What comes along with other entries goes through SQLAlchemy, as everything else does.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Sequence
from itertools import count
from typing import TypeAlias

import msgspec
from sqlalchemy.exc import DBAPIError

from sobremesa.table.rows import AnchorRow, EntryRow

from .hiding import hide_rows

KEPT_ANCHORS = 3
"""Snapshots of a table; the entries since the oldest of them bring it back as well."""
_ENTRY, _ANCHOR = EntryRow.__struct_fields__, AnchorRow.__struct_fields__


def as_told(error: Exception) -> DBAPIError:
    """What a driver says, as SQLAlchemy tells it: without what is hidden from players."""
    hide_rows(error)
    return DBAPIError(None, None, error, hide_parameters=True)


def _insert(table: str, columns: Sequence[str], mark: str) -> str:
    marks = ", ".join(mark for _ in columns)
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})"  # noqa: S608


# SQLite

_WRITE = _insert("entries", _ENTRY, "?")
_KEEP = _insert("anchors", _ANCHOR, "?").replace("INSERT", "INSERT OR REPLACE", 1)
_DROP = f"""
    DELETE FROM anchors WHERE game = ? AND number NOT IN
    (SELECT number FROM anchors WHERE game = ? ORDER BY number DESC LIMIT {KEPT_ANCHORS})
"""  # noqa: S608


Choice: TypeAlias = tuple[EntryRow, AnchorRow | None]
"""An entry, and the snapshot that comes along with it."""


def in_sqlite(line: sqlite3.Connection, entry: EntryRow, anchor: AnchorRow | None) -> bool:
    """Write an entry and a snapshot; False when that number or that message is taken."""
    try:
        line.execute(_WRITE, msgspec.structs.astuple(entry))
        if anchor is not None:
            line.execute(_KEEP, msgspec.structs.astuple(anchor))
            line.execute(_DROP, (anchor.game, anchor.game))
    except sqlite3.IntegrityError:
        return False
    return True


def all_in_sqlite(line: sqlite3.Connection, choices: Sequence[Choice]) -> list[bool]:
    """Write several in one transaction; what fails leaves nothing of any."""
    if len(choices) == 1 and choices[0][1] is None:
        return [in_sqlite(line, *choices[0])]  # one statement is a transaction by itself
    line.execute("BEGIN IMMEDIATE")
    try:
        landed = [in_sqlite(line, *choice) for choice in choices]
        line.execute("COMMIT")
    except BaseException:
        line.rollback()
        raise
    return landed


# PostgreSQL


def _numbered(statement: str) -> str:
    """With parameters as PostgreSQL itself counts them."""
    number = count(1)
    return re.sub("%s", lambda _: f"${next(number)}", statement)


_TELL = "SELECT pg_notify(%s, %s) FROM entry"
_WRITE_AND_TELL = _numbered(
    f"WITH entry AS ({_insert('entries', _ENTRY, '%s')} RETURNING game) {_TELL}"
)
_KEEP_AND_TELL = _numbered(f"""
    WITH entry AS ({_insert("entries", _ENTRY, "%s")} RETURNING game),
    kept AS (
        INSERT INTO anchors ({", ".join(_ANCHOR)}) SELECT %s, %s::integer, %s FROM entry
        ON CONFLICT (game, number) DO UPDATE SET state = excluded.state
    ),
    dropped AS (
        DELETE FROM anchors USING entry WHERE anchors.game = entry.game AND number NOT IN
        (SELECT number FROM anchors WHERE game = %s ORDER BY number DESC LIMIT {KEPT_ANCHORS - 1})
        AND number <> %s
    )
    {_TELL}
""")  # noqa: S608


def in_postgres(
    entry: EntryRow, anchor: AnchorRow | None, channel: str, news: bytes
) -> tuple[str, tuple[str | int | None, ...]]:
    """One statement that writes an entry and a snapshot and tells the other workers."""
    written, told = msgspec.structs.astuple(entry), (channel, news.decode())
    if anchor is None:
        return _WRITE_AND_TELL, (*written, *told)
    kept = (*msgspec.structs.astuple(anchor), anchor.game, anchor.number)
    return _KEEP_AND_TELL, (*written, *kept, *told)
