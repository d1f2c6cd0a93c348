"""Before an update: what would become of the matches that are being played, and where those go
that later rules cannot take up, until they are over.

What would become of them is tried on a copy, so the program that is to be installed can be asked
while the one that is installed still serves.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from typing import TypeAlias

from sqlalchemy import Connection, func, select

from sobremesa.server.store import schema
from sobremesa.server.store.migrations import bring_up_to_date
from sobremesa.server.store.moving import (
    Rows,
    arrive,
    comes_back,
    depart,
    finished,
    hold_all,
    rows_of,
)
from sobremesa.server.store.statements import stored
from sobremesa.server.store.store import Store
from sobremesa.server.store.visiting import visiting
from sobremesa.table.errors import refused
from sobremesa.table.moving import has_moved
from sobremesa.table.rows import Stored
from sobremesa.table.updates import Outlook, outlook

from .copies import back_up, copy_games, opened_file


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
    return [outlook(table) for table in found if table is not None and _is_played(table)]


def _is_played(table: Stored) -> bool:
    return bool(table.entries) and not has_moved(table.entries)


def set_aside(database: str, file: Path, tables: Collection[str]) -> list[str]:
    """Move these tables to a database of their own, in its present format; gives which have moved.

    It is done in one transaction, while people play: what was acknowledged before is in the file,
    and from then on the servers of this database refuse whatever would be changed there.
    """
    if file.exists():
        raise refused("bad_request", "a database", "a file that is not there yet", file)

    def move(connection: Connection) -> list[str]:
        moved = hold_all(connection, tables)
        if moved:
            copy_games(connection, file, moved)
        for id in moved:
            depart(connection, id)
        return moved

    async def all() -> list[str]:
        # Only a server that starts changes the format, and this is before it does.
        store = Store(database, "command", outside=True)
        try:
            return await store.write(move, *tables)
        except BaseException:
            file.unlink(missing_ok=True)  # nothing has moved
            raise
        finally:
            await store.close()

    return asyncio.run(all())


Ask: TypeAlias = Callable[[str], str]
"""Gives the record of a table whose match is over, as the server that has played it tells it."""


def bring_back(database: str, file: Path, record_of: Ask) -> tuple[list[str], int]:
    """Bring the matches that have ended back from there; gives which, and how many are left.

    Each comes with its record, which these rules could not make.
    """
    if not file.exists():
        raise refused("not_found", "a database", "a file that is there", file)
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.db"
        back_up(f"sqlite:///{file.absolute()}", copy)
        with opened_file(copy) as engine:
            with engine.begin() as connection:
                bring_up_to_date(connection)
            with engine.connect() as connection:
                over = {id: rows_of(connection, id) for id in finished(connection)}
                games = connection.execute(select(func.count()).select_from(schema.games))
                left = games.scalar_one() - len(over)
    return asyncio.run(_bring_back(database, over, record_of)), left


async def _bring_back(database: str, over: Mapping[str, Rows], record_of: Ask) -> list[str]:
    brought = []
    async with visiting(database) as store:
        for id, rows in over.items():
            if await store.read(lambda connection: comes_back(connection, id)):  # noqa: B023
                record = record_of(id)
                back = await store.write(
                    lambda connection: arrive(connection, id, rows, record),  # noqa: B023
                    id,
                )
                brought += [id] * back
    return brought
