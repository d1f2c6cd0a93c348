"""Before an update: what would become of the matches that are being played, and where those go
that later rules cannot take up.

Everything is tried on a copy, so the program that is to be installed can be asked while the one
that is installed still serves.
"""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterable
from pathlib import Path

from sqlalchemy import Connection, select, text

from sobremesa.server.store import schema
from sobremesa.server.store.migrations import bring_up_to_date
from sobremesa.server.store.statements import stored
from sobremesa.table.errors import refused
from sobremesa.table.updates import Outlook, outlook

from .copies import back_up, opened_file


def prospects(database: str) -> list[Outlook]:
    """What would become of each table that is being played."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.db"
        back_up(database, copy)
        with opened_file(copy) as engine, engine.begin() as connection:
            bring_up_to_date(connection)
            return _outlooks(connection)


def _outlooks(connection: Connection) -> list[Outlook]:
    playing = select(schema.games.c.id).where(schema.games.c.status == "playing")
    ids = connection.execute(playing.order_by(schema.games.c.id)).scalars().all()
    found = [stored(connection, id) for id in ids]
    return [outlook(table) for table in found if table is not None and table.entries]


def set_aside(database: str, file: Path, tables: Iterable[str]) -> None:
    """A database with these tables alone, in its present format: for the rules that know them."""
    if file.exists():
        raise refused("bad_request", "a database", "a file that is not there yet", file)
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.db"
        back_up(database, copy)
        with opened_file(copy) as engine, engine.begin() as connection:
            connection.execute(text("PRAGMA foreign_keys = ON"))
            kept = set(tables)
            for id in connection.execute(text("SELECT id FROM games")).scalars().all():
                if id not in kept:
                    _forget(connection, id)
        shutil.move(copy, file)


def _forget(connection: Connection, id: str) -> None:
    for name in ("entries", "anchors", "seats", "chat", "results", "reviews", "calls"):
        connection.execute(text(f"DELETE FROM {name} WHERE game = :id"), {"id": id})  # noqa: S608
    connection.execute(text("DELETE FROM games WHERE id = :id"), {"id": id})
