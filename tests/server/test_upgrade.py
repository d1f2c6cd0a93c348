"""A database of an earlier format is brought up to date, and nothing in it is lost."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from sobremesa.server import schema
from sobremesa.server.errors import Refused
from sobremesa.server.store import Store

from .players import Join, good, open_table
from .process import serving


def test_a_database_of_the_first_format_is_brought_up_to_date(
    site: Path, tmp_path: Path, join: Join
) -> None:
    file = tmp_path / "tables.db"
    with serving(f"sqlite:///{file}", site) as server:
        opened = open_table(server.http, "link", "link")
    with sqlite3.connect(file) as connection:
        connection.execute("DROP INDEX chat_messages")
        connection.execute("ALTER TABLE chat DROP COLUMN message")
        for column in ("continues", "continued", "plans"):
            connection.execute(f"ALTER TABLE games DROP COLUMN {column}")
        connection.execute("DROP TABLE results")
        connection.execute("UPDATE about SET schema = 1")
    connection.close()
    with serving(f"sqlite:///{file}", site) as server:
        host = join(server, opened.id, [opened.keys[0]], 0)
        for _ in range(2):
            host.ask("chat", id="once", seat=0, text="Still here")
        host.listen_for(lambda: len(host.chat) == 4)
        host.leave()
        table = good(server.http.get(f"/api/tables/{opened.id}"))
    with sqlite3.connect(file) as connection:
        (format,) = connection.execute("SELECT schema FROM about").fetchone()
    connection.close()
    assert [item["text"] for item in host.chat] == ["sat", "sat", "started", "Still here"]
    assert table["status"] == "playing"
    assert format == schema.SCHEMA


def test_a_database_of_an_unknown_format_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE about (schema INTEGER PRIMARY KEY)")
        connection.execute("INSERT INTO about VALUES (99)")
    connection.close()

    async def opened() -> None:
        store = Store(f"sqlite:///{file}", "worker")
        try:
            await store.open()
        finally:
            await store.close()

    with pytest.raises(Refused, match=f"expected a database of format {schema.SCHEMA}, got 99"):
        asyncio.run(opened())
