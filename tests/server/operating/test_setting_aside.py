"""A table moves to another database in one transaction, whoever writes at the same time."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, select

from server.store.test_batches import entry, nobody_minds, row
from sobremesa.server.operating import upgrading
from sobremesa.server.store import schema
from sobremesa.server.store.store import Store
from sobremesa.table.errors import Refused
from sobremesa.table.keys import new_id
from sobremesa.table.notices import notice
from sobremesa.table.rows import SeatRow

MANY = 20


class Writer:
    """Writes one choice after the other until one cannot be written, or it is enough."""

    def __init__(self, store: Store, table: str) -> None:
        self.store, self.table = store, table
        self.acknowledged = 0
        self.refused = False
        self.begun = asyncio.Event()
        self.enough = False

    async def write(self) -> None:
        """All of them."""
        while not (self.refused or self.enough):
            number = self.acknowledged
            choice = msgspec.structs.replace(entry(self.table, f"m{number}"), number=number)
            self.refused = not await self.store.append(choice)
            self.acknowledged += not self.refused
            if number >= MANY:
                self.begun.set()


async def entries(store: Store, table: str) -> int:
    """How many are written down."""
    count = select(func.count()).where(schema.entries.c.game == table)
    return int(await store.read(lambda connection: connection.execute(count).scalar_one()))


async def moved(database: str, older: Path) -> list[Any]:
    """Two tables at which somebody plays, of which one is set aside; what came of it."""
    store, file = Store(database, "worker"), Store(f"sqlite:///{older}", "worker")
    await store.open()
    ids = [new_id(), new_id()]
    for id in ids:
        await store.create(row(id), [SeatRow(game=id, seat=0)], nobody_minds)
    writers = [Writer(store, id) for id in ids]
    writing = [asyncio.create_task(each.write()) for each in writers]
    for each in writers:
        await each.begun.wait()
    await asyncio.to_thread(upgrading.set_aside, database, older, ids[:1])
    await writing[0]
    stayed = writers[1].acknowledged
    while writers[1].acknowledged < stayed + MANY:
        await asyncio.sleep(0)
    writers[1].enough = True
    await writing[1]
    try:
        there = [await entries(file, id) for id in ids]
        here = [await entries(store, id) for id in ids]
        with pytest.raises(Refused, match="moved to another server"):
            await store.change(ids[0], 1, {"title": "x"}, {})
        with pytest.raises(Refused, match="moved to another server"):
            await store.say(notice(ids[0], "x"))
    finally:
        await store.close()
        await file.close()
    return [each.acknowledged for each in writers] + there + here


def test_what_was_acknowledged_is_in_the_file_and_nothing_comes_after_it(
    database: str, tmp_path: Path
) -> None:
    first, second, *written = asyncio.run(moved(database, tmp_path / "older.db"))
    assert written == [first, 0, first + 1, second]


def test_nothing_has_moved_when_the_file_cannot_be_written(database: str, tmp_path: Path) -> None:
    async def all() -> bool:
        store, id = Store(database, "worker"), new_id()
        await store.open()
        await store.create(row(id), [SeatRow(game=id, seat=0)], nobody_minds)
        await store.append(entry(id, "first"))
        nowhere = tmp_path / "nowhere" / "older.db"
        with pytest.raises(Exception, match="unable to open"):
            await asyncio.to_thread(upgrading.set_aside, database, nowhere, [id])
        next_one = msgspec.structs.replace(entry(id, "second"), number=1)
        try:
            return await store.append(next_one)
        finally:
            await store.close()

    assert asyncio.run(all())
