"""A database is made, or brought up to date, step by step, and nothing in it is lost."""

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection

from server.players import Join, good, open_table
from server.process import DEADLINE, serving
from sobremesa.server.store import schema
from sobremesa.server.store.migrations import FORMAT
from sobremesa.server.store.store import Store
from sobremesa.table.errors import Refused


def in_store(database: str, look: Callable[[Connection], Any]) -> Any:
    """Open a database as the server does, and look at it."""

    async def opened() -> Any:
        store = Store(database, "worker")
        try:
            await store.open()
            return await store.read(look)
        finally:
            await store.close()

    return asyncio.run(opened())


def differences(connection: Connection) -> list[Any]:
    """What is in the database and not in the schema, or the other way round."""
    return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))


def back_to_format_5(connection: Any) -> None:
    """Make it what the fifth format was."""
    columns = {
        "games": (
            *("content", "going", "chat", "removed", "ties", "patience", "stand_in"),
            *("delay", "commentator", "arrows"),
        ),
        "seats": ("muted", "stood_in"),
        "chat": ("visitor", "version"),
    }
    for table, names in columns.items():
        for name in names:
            connection.execute(f"ALTER TABLE {table} DROP COLUMN {name}")
    for table in ("calls", "house", "bans", "news", "openings"):
        connection.execute(f"DROP TABLE {table}")
    connection.execute("UPDATE about SET schema = 5")
    connection.execute("UPDATE alembic_version SET version_num = '5'")


def back_to_format_4(connection: Any) -> None:
    """Make it what the fourth format was."""
    back_to_format_5(connection)
    connection.execute("ALTER TABLE games DROP COLUMN lessons")
    connection.execute("UPDATE about SET schema = 4")
    connection.execute("UPDATE alembic_version SET version_num = '4'")


def back_to_format_3(connection: Any) -> None:
    """Make it what the third format was."""
    back_to_format_4(connection)
    connection.execute("ALTER TABLE games DROP COLUMN coach")
    connection.execute("DROP TABLE reviews")
    connection.execute("UPDATE about SET schema = 3")
    connection.execute("UPDATE alembic_version SET version_num = '3'")


def back_to_format_2(connection: Any) -> None:
    """Make it what the second format was, which the program counted by itself."""
    back_to_format_3(connection)
    connection.execute("ALTER TABLE seats DROP COLUMN since")
    connection.execute("ALTER TABLE seats DROP COLUMN leaving")
    connection.execute("DROP TABLE alembic_version")
    connection.execute("UPDATE about SET schema = 2")


def back_to_format_1(connection: sqlite3.Connection) -> None:
    """Make it what the first format was."""
    back_to_format_2(connection)
    connection.execute("DROP INDEX chat_messages")
    connection.execute("ALTER TABLE chat DROP COLUMN message")
    for column in ("continues", "continued", "plans"):
        connection.execute(f"ALTER TABLE games DROP COLUMN {column}")
    connection.execute("DROP TABLE results")
    connection.execute("UPDATE about SET schema = 1")


@pytest.mark.parametrize(
    "age",
    [back_to_format_1, back_to_format_2, back_to_format_3, back_to_format_4, back_to_format_5],
)
def test_a_database_of_an_earlier_format_is_brought_up_to_date(
    site: Path, tmp_path: Path, join: Join, age: Callable[[sqlite3.Connection], None]
) -> None:
    file = tmp_path / "tables.db"
    with serving(f"sqlite:///{file}", site) as server:
        opened = open_table(server.http, "link", "link")
    with sqlite3.connect(file) as connection:
        age(connection)
    connection.close()
    with serving(f"sqlite:///{file}", site) as server:
        host = join(server, opened.id, [opened.keys[0]], 0)
        for _ in range(2):
            host.ask("chat", id="once", seat=0, text="Still here")
        host.listen_for(lambda: len(host.chat) == 4)
        host.leave()
        table = good(server.http.get(f"/api/tables/{opened.id}"))
    assert [item["text"] for item in host.chat] == ["sat", "sat", "started", "Still here"]
    assert table["status"] == "playing"
    assert in_store(f"sqlite:///{file}", differences) == []


def test_postgresql_of_an_earlier_format_is_brought_up_to_date(empty_postgres: str) -> None:
    in_store(empty_postgres, differences)
    with psycopg.connect(empty_postgres) as connection:
        back_to_format_2(connection)
    assert in_store(empty_postgres, differences) == []


def test_the_steps_lead_to_the_schema_on_sqlite(tmp_path: Path) -> None:
    assert in_store(f"sqlite:///{tmp_path}/tables.db", differences) == []


def test_the_steps_lead_to_the_schema_on_postgresql(empty_postgres: str) -> None:
    assert in_store(empty_postgres, differences) == []


def test_several_workers_make_one_empty_database(
    empty_postgres: str, site: Path, join: Join
) -> None:
    stores = [Store(empty_postgres, f"worker-{number}") for number in range(8)]

    async def all_at_once() -> None:
        try:
            await asyncio.gather(*(store.open() for store in stores))
        finally:
            await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(asyncio.wait_for(all_at_once(), DEADLINE))
    with psycopg.connect(empty_postgres) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [
            (FORMAT,)
        ]
        assert connection.execute("SELECT schema FROM about").fetchall() == [(int(FORMAT),)]


def test_a_later_format_is_refused_with_a_clear_word(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    in_store(f"sqlite:///{file}", differences)
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '99'")
    connection.close()
    command = "from sobremesa.cli import main; main(prog_name='sobremesa')"
    arguments = ["serve", "--port", "0", "--db", f"sqlite:///{file}"]
    ended = subprocess.run(
        [sys.executable, "-c", command, *arguments],
        capture_output=True,
        text=True,
        timeout=DEADLINE,
        check=False,
    )
    assert ended.returncode == 1
    word = f"Error: the database: expected format {FORMAT} or earlier, got 99\n"
    assert ended.stderr.count(word) == 1
    assert "Traceback" not in ended.stderr


def test_a_format_that_was_never_counted_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE about (schema INTEGER PRIMARY KEY)")
        connection.execute("INSERT INTO about VALUES (99)")
    connection.close()
    with pytest.raises(Refused, match=f"expected format {FORMAT} or earlier, got 99"):
        in_store(f"sqlite:///{file}", differences)
