"""Backups: a SQLite file with everything that a database holds, made while the server goes on.

It is the same file whichever database it comes from, and can be put back into either. So a backup
is also the way from SQLite to PostgreSQL.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Collection, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import (
    Connection,
    Engine,
    MetaData,
    Select,
    Table,
    create_engine,
    delete,
    insert,
    select,
    text,
)

from sobremesa.server.config import engine_url
from sobremesa.server.store import schema
from sobremesa.server.store.migrations import FORMAT, bring_up_to_date, format_of
from sobremesa.server.store.moving import forget_orders
from sobremesa.table.errors import Refused, refused

_AT_ONCE = 500
_LEAVING_SECONDS, _AGAIN_SECONDS = 5.0, 0.05
"""How long those who were stopped may take to be gone, and how often it is looked."""
_NOT_COPIED = ("alembic_version", "news")


class Copied(msgspec.Struct, frozen=True):
    """What a backup holds: its format, and how many rows of each kind."""

    format: str
    rows: dict[str, int]


# Making one


def back_up(database: str, file: Path) -> Copied:
    """Copy everything into a new file, which appears only when it is whole and checked."""
    if file.exists():
        raise refused("bad_request", "a backup", "a file that is not there yet", file)
    url = engine_url(database)
    unfinished = file.with_name(file.name + ".unfinished")
    unfinished.unlink(missing_ok=True)
    try:
        if url.startswith("sqlite"):
            _copy_sqlite(_sqlite_file(url), unfinished)
        else:
            _copy_postgres(url, unfinished)
        copied = look_through(unfinished)
        _sync(unfinished)
        unfinished.rename(file)
    finally:
        unfinished.unlink(missing_ok=True)
    return copied


def _copy_sqlite(source: Path, target: Path) -> None:
    """By the backup of SQLite itself: of one moment, and nobody who writes has to wait."""
    if not source.exists():
        raise refused("not_found", "a database", "a file that is there", source)
    with closing(sqlite3.connect(source)) as here, closing(sqlite3.connect(target)) as there:
        here.backup(there)
        there.execute("PRAGMA journal_mode = DELETE")


def _copy_postgres(url: str, target: Path) -> None:
    """Row by row, all of one moment; then every row is compared."""
    at_once = {"isolation_level": "REPEATABLE READ"}
    with (
        _engine(url) as here,
        opened_file(target) as there,
        here.execution_options(**at_once).connect() as source,
        there.begin() as copy,
    ):
        bring_up_to_date(copy, _known_format(source))
        _copy_rows(source, copy)
        _must_be_alike(source, copy)


def _known_format(connection: Connection) -> str:
    format = format_of(connection)
    if format is None or int(format) > int(FORMAT):
        raise refused("unavailable", "the database", f"format {FORMAT} or earlier", format)
    return format


def _tables(connection: Connection) -> list[Table]:
    """What is copied: everything that this format has, those first that others refer to."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name not in _NOT_COPIED]


def _copy_rows(
    source: Connection, target: Connection, games: Collection[str] | None = None
) -> None:
    """Copy everything, or of tables only those."""
    tables = _tables(target)
    for table in reversed(tables):
        target.execute(delete(table))
    for table in tables:
        for part in source.execute(_rows(table, games)).partitions(_AT_ONCE):
            target.execute(insert(table), [row._asdict() for row in part])


def _rows(table: Table, games: Collection[str] | None) -> Select[Any]:
    column = table.c.id if table.name == schema.games.name else table.c.get("game")
    found = select(table)
    return found if games is None or column is None else found.where(column.in_(games))


def _must_be_alike(source: Connection, target: Connection) -> None:
    for table in _tables(target):
        found, expected = _fingerprint(target, table), _fingerprint(source, table)
        if found != expected:
            what = f"the copy of {table.name}"
            raise refused("failed", what, f"{expected[0]} rows like the original's", found[0])


def _fingerprint(connection: Connection, table: Table) -> tuple[int, int]:
    """How many rows there are, and a sum over them in which their order does not matter."""
    count = total = 0
    for part in connection.execute(select(table)).partitions(_AT_ONCE):
        for row in part:
            digest = blake2b(msgspec.json.encode(list(row)), digest_size=16).digest()
            total = (total + int.from_bytes(digest, "big")) % 2**128
            count += 1
    return count, total


def copy_games(source: Connection, file: Path, games: Collection[str]) -> None:
    """A new file, in the same format, that knows of no other tables; whole and on disk."""
    unfinished = file.with_name(file.name + ".unfinished")
    unfinished.unlink(missing_ok=True)
    try:
        with opened_file(unfinished) as there, there.begin() as copy:
            bring_up_to_date(copy, _known_format(source))
            _copy_rows(source, copy, games)
            forget_orders(copy)
        look_through(unfinished)
        _sync(unfinished)
        unfinished.rename(file)
        _sync(file.parent)
    finally:
        unfinished.unlink(missing_ok=True)


def _sync(file: Path) -> None:
    """A file, or a folder in which one has got its name."""
    written = os.open(file, os.O_RDONLY)
    try:
        os.fsync(written)
    finally:
        os.close(written)


# Looking at one


def look_through(file: Path) -> Copied:
    """What a backup holds; refused when it is none, or damaged, or of a later format."""
    if not file.exists():
        raise refused("not_found", "a backup", "a file that is there", file)
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
            _must_be_whole(connection)
    except sqlite3.DatabaseError as error:
        raise refused("bad_request", "a backup", "a whole SQLite file", error) from error
    with opened_file(file) as engine, engine.connect() as opened:
        format = _known_format(opened)
        return Copied(format, {each.name: _count(opened, each.name) for each in _tables(opened)})


def _must_be_whole(connection: sqlite3.Connection) -> None:
    problems = [row[0] for row in connection.execute("PRAGMA integrity_check(10)")]
    if problems != ["ok"]:
        raise refused("bad_request", "a backup", "a whole SQLite file", "; ".join(problems))
    strays = {row[0] for row in connection.execute("PRAGMA foreign_key_check")}
    if strays:
        found = f"strays among {', '.join(sorted(strays))}"
        raise refused("bad_request", "a backup", "rows of tables that are there", found)


def _count(connection: Connection, name: str) -> int:
    return int(connection.execute(text(f"SELECT count(*) FROM {name}")).scalar_one())  # noqa: S608


# Putting one back


def put_back(file: Path, database: str, *, replace: bool) -> Copied:
    """Make a database what the backup was. No server may run on it meanwhile."""
    look_through(file)
    url = engine_url(database)
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(folder) / "fresh.db"
        shutil.copyfile(file, fresh)
        with opened_file(fresh) as engine, engine.begin() as connection:
            bring_up_to_date(connection)
        copied = look_through(fresh)
        if url.startswith("sqlite"):
            _into_sqlite(fresh, _sqlite_file(url), replace=replace)
        else:
            _into_postgres(fresh, url, replace=replace)
    return copied


def _into_sqlite(fresh: Path, target: Path, *, replace: bool) -> None:
    if target.exists():
        _must_be_free(target)
        _may_be_replaced(target, replace=replace)
    arriving = target.with_name(target.name + ".arriving")
    shutil.copyfile(fresh, arriving)
    _sync(arriving)
    arriving.replace(target)


def _must_be_free(target: Path) -> None:
    """Leaving the write-ahead log takes the whole file: it fails while anybody else has it open."""
    try:
        with closing(sqlite3.connect(target, timeout=1)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.OperationalError as error:
        raise _in_use(error) from error
    except sqlite3.DatabaseError:
        return  # what is no database can only be replaced


def _may_be_replaced(target: Path, *, replace: bool) -> None:
    if not replace:
        raise refused("bad_request", "--db", "an empty database, or --replace", target)


def _into_postgres(fresh: Path, url: str, *, replace: bool) -> None:
    with (
        opened_file(fresh) as here,
        _engine(url) as there,
        here.connect() as source,
        there.begin() as target,
    ):
        _must_be_alone(target)
        bring_up_to_date(target)
        if _count(target, schema.games.name) and not replace:
            raise refused("bad_request", "--db", "an empty database, or --replace", "tables")
        _copy_rows(source, target)
        _must_be_alike(source, target)


def _must_be_alone(connection: Connection) -> None:
    """Whoever has just been stopped is counted by PostgreSQL for a moment more."""
    deadline = time.monotonic() + _LEAVING_SECONDS
    while others := _others(connection):
        if time.monotonic() > deadline:
            raise _in_use(f"{others} connections")
        time.sleep(_AGAIN_SECONDS)


def _others(connection: Connection) -> int:
    """Those who are connected to the same PostgreSQL database."""
    # What is known of others is kept for a transaction, unless it is let go.
    connection.execute(text("SELECT pg_stat_clear_snapshot()"))
    query = text(
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
        " AND pid <> pg_backend_pid() AND backend_type = 'client backend'"
    )
    return int(connection.execute(query).scalar_one())


def _in_use(found: object) -> Refused:
    return refused("not_now", "the database", "nobody else there: stop the server first", found)


# Connections


@contextmanager
def _engine(url: str) -> Iterator[Engine]:
    engine = create_engine(url, hide_parameters=True)
    try:
        yield engine
    finally:
        engine.dispose()


def opened_file(file: Path) -> AbstractContextManager[Engine]:
    """A backup, as a database."""
    return _engine(f"sqlite+pysqlite:///{file}")


def _sqlite_file(url: str) -> Path:
    return Path(url.removeprefix("sqlite+pysqlite:///"))
