"""The thread that writes to SQLite: choices first, and everything before it ends."""

import asyncio
import threading
from pathlib import Path

from sqlalchemy import Connection

from sobremesa.server.store.database import Work, open_database

ROWS = 5


def test_choices_are_written_first_and_the_rest_before_the_end(tmp_path: Path) -> None:
    begun, go_on, written = threading.Event(), threading.Event(), list[str]()

    def held(_: Connection) -> None:
        begun.set()
        go_on.wait()

    def noting(name: str) -> Work[None]:
        return lambda _: written.append(name)

    async def write() -> None:
        database = open_database(f"sqlite:///{tmp_path}/tables.db")
        holding = asyncio.create_task(database.write(held))
        await asyncio.to_thread(begun.wait)
        others = [asyncio.create_task(database.write(noting("other"))) for _ in range(ROWS)]
        choices = [
            asyncio.create_task(database.write(noting("choice"), choice=True)) for _ in range(ROWS)
        ]
        await asyncio.sleep(0)  # each of them has put its change there
        closing = asyncio.create_task(database.close())
        await asyncio.sleep(0)
        go_on.set()
        await asyncio.gather(holding, *others, *choices, closing)

    asyncio.run(write())
    assert written == ["choice"] * ROWS + ["other"] * ROWS
