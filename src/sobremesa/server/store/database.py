"""The database: a transaction is a plain function of a connection, done where it disturbs nobody.

On SQLite it runs in a thread, from its beginning to its end: so it never waits for the event loop,
however busy that is. There is one writer, and what it writes is ordered: choices come before all
else, and those that wait are written together, for the disk takes as long for many as for one. Only
a lone choice does without it while the disk is quick (`directly.py`). PostgreSQL does all of this
by itself.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from math import inf
from typing import Any, Protocol, TypeAlias, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, PoolProxiedConnection, create_engine, event, func, select
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import create_async_engine

from sobremesa.server.config import engine_url
from sobremesa.table.rows import AnchorRow, EntryRow

from .appending import all_in_sqlite, as_told, in_postgres, in_sqlite
from .directly import Directly
from .hiding import hide_rows_of
from .in_time import connecting, timely, within
from .lines import Lines

T = TypeVar("T")
Work: TypeAlias = Callable[[Connection], T]

CHANNEL = "sobremesa"
"""Where PostgreSQL tells the other workers that a table has moved."""

_BUSY_MILLISECONDS = 10_000
_QUEUE_SECONDS = 30.0
"""As long as SQLAlchemy lets wait by itself for one of its connections to PostgreSQL."""
_READERS = 4
_OUT_OF_ORDER = (sqlite3.OperationalError, OperationalError)
"""What the driver and SQLAlchemy say when the disk is full or somebody else has the database."""
_TOGETHER = 100
"""Choices that are written in one transaction."""


class Database(Protocol):
    """Where transactions are done; each is done whole or not at all."""

    shared: bool
    """Whether other workers may change the same tables."""

    async def read(self, look: Work[T]) -> T:
        """One look: everything read in it is of the same moment."""

    async def write(self, change: Work[T], *news: bytes, choice: bool = False) -> T:
        """One change, of which the other workers hear if and only if it is done."""

    async def append(self, entry: EntryRow, anchor: AnchorRow | None, news: bytes) -> bool:
        """A choice, perhaps with a snapshot; False when its number or its message is taken."""

    async def close(self) -> None:
        """Let go of every connection."""


def open_database(address: str, seconds: float = inf) -> Database:
    """The database at an address, as `--db` takes them.

    PostgreSQL may take so long to answer; SQLite is on this machine, and waits for nobody.
    """
    url = engine_url(address)
    return _Postgres(url, seconds) if url.startswith("postgresql") else _Sqlite(url)


# PostgreSQL


class _Postgres:
    shared = True

    def __init__(self, url: str, seconds: float) -> None:
        self._seconds = seconds
        told = timely(url, seconds)
        # What is hidden from players is in the parameters: not for the log.
        self._engine = create_async_engine(
            url,
            pool_pre_ping=True,
            hide_parameters=True,
            pool_timeout=min(seconds, _QUEUE_SECONDS),
            connect_args={**told, "async_creator_fn": connecting(seconds)},
        )
        hide_rows_of(self._engine.sync_engine)
        self._looking = self._engine.execution_options(isolation_level="REPEATABLE READ")
        self._lines = Lines(url.replace("postgresql+psycopg://", "postgresql://"), seconds, told)

    async def read(self, look: Work[T]) -> T:
        with within(self._seconds):
            async with self._looking.connect() as connection:
                return await connection.run_sync(look)

    async def write(self, change: Work[T], *news: bytes, choice: bool = False) -> T:
        def all(connection: Connection) -> T:
            done = change(connection)
            for each in news:
                connection.execute(select(func.pg_notify(CHANNEL, each.decode())))
            return done

        with within(self._seconds):
            async with self._engine.begin() as connection:
                return await connection.run_sync(all)

    async def append(self, entry: EntryRow, anchor: AnchorRow | None, news: bytes) -> bool:
        return await self._lines.execute(*in_postgres(entry, anchor, CHANNEL, news))

    async def close(self) -> None:
        await self._lines.close()
        await self._engine.dispose()


# SQLite


class _Failed(msgspec.Struct, frozen=True):
    """What came of a change that could not be done."""

    error: Exception


class _Job(msgspec.Struct, frozen=True):
    """A change that waits to be written, and whoever waits for it."""

    change: Work[Any]
    done: asyncio.Future[Any]

    def settle(self, connection: Connection) -> Any:
        """Do it, or undo what it did; gives what came of it."""
        try:
            with connection.begin_nested():
                return self.change(connection)
        except Exception as error:
            return _Failed(error)


class _Choice(msgspec.Struct, frozen=True):
    """A choice that waits to be written: the driver does it, and what fails leaves nothing."""

    entry: EntryRow
    anchor: AnchorRow | None
    done: asyncio.Future[Any]

    def settle(self, connection: Connection) -> bool:
        """Do it among other changes; gives whether it landed."""
        driver: Any = connection.connection.driver_connection
        return in_sqlite(driver, self.entry, self.anchor)


def _tell(jobs: Sequence[_Job | _Choice], found: Sequence[Any]) -> None:
    """Tell all who wait what came of it, now that it is on disk."""
    for job, result in zip(jobs, found, strict=True):
        if job.done.done():
            continue  # nobody waits any more
        if isinstance(result, _Failed):
            job.done.set_exception(result.error)
        else:
            job.done.set_result(result)


class _Sqlite:
    shared = False

    def __init__(self, url: str) -> None:
        self._engine = sqlite_engine(url)
        self._looking = self._engine.execution_options(reading=True)
        self._readers = ThreadPoolExecutor(_READERS, "database")
        self._first: deque[_Job | _Choice] = deque()
        self._others: deque[_Job | _Choice] = deque()
        self._bell: queue.SimpleQueue[bool] = queue.SimpleQueue()
        """Rings for everything that is put there; False: that was the last."""
        self._line: PoolProxiedConnection | None = None
        """The writer's own, on which nothing but choices is written."""
        self._writer = threading.Thread(target=self._write_all, name="database", daemon=True)
        self._writer.start()
        self._directly = Directly(self._engine, self._readers)

    async def read(self, look: Work[T]) -> T:
        def all() -> T:
            with self._looking.connect() as connection:
                return look(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, all)

    async def write(self, change: Work[T], *news: bytes, choice: bool = False) -> T:
        job = _Job(change, asyncio.get_running_loop().create_future())
        self._put(self._first if choice else self._others, job)
        result: T = await job.done
        return result

    async def append(self, entry: EntryRow, anchor: AnchorRow | None, news: bytes) -> bool:
        if not (self._first or self._others):
            written = self._directly.write(entry, anchor)
            if written is not None:
                return written
        choice = _Choice(entry, anchor, asyncio.get_running_loop().create_future())
        self._put(self._first, choice)
        landed: bool = await choice.done
        return landed

    def _put(self, waiting: deque[_Job | _Choice], job: _Job | _Choice) -> None:
        waiting.append(job)
        self._bell.put(True)

    async def close(self) -> None:
        self._bell.put(False)
        await asyncio.to_thread(self._writer.join)
        if self._line is not None:
            self._line.close()
        self._directly.close()
        self._readers.shutdown()
        self._engine.dispose()

    # In the writer's thread

    def _write_all(self) -> None:
        while jobs := self._next():
            wanted = [job for job in jobs if not job.done.cancelled()]
            if not wanted:
                continue
            found = self._written(wanted)
            with suppress(RuntimeError):  # the event loop is gone, and with it all who waited
                wanted[0].done.get_loop().call_soon_threadsafe(_tell, wanted, found)

    def _written(self, jobs: Sequence[_Job | _Choice]) -> Sequence[Any]:
        """Write them together; gives what came of each.

        Where one cannot be written each is written by itself, so that it fails alone. But what is
        wrong with the database is wrong for all, and to wait for it with each would take long.
        """
        choices = [job for job in jobs if isinstance(job, _Choice)]
        try:
            return self._choices(choices) if len(choices) == len(jobs) else self._changes(jobs)
        except Exception as error:
            if len(jobs) > 1 and not isinstance(error, _OUT_OF_ORDER):
                return [found for job in jobs for found in self._written([job])]
            failure = as_told(error) if isinstance(error, sqlite3.Error) else error
            return [_Failed(failure)] * len(jobs)

    def _changes(self, jobs: Sequence[_Job | _Choice]) -> list[Any]:
        with self._engine.begin() as connection:
            return [job.settle(connection) for job in jobs]

    def _choices(self, choices: Sequence[_Choice]) -> list[bool]:
        """Nothing but choices: what SQLAlchemy does around them would cost more than they do."""
        if self._line is None:
            self._line = self._engine.raw_connection()
        driver: Any = self._line.driver_connection
        return all_in_sqlite(driver, [(each.entry, each.anchor) for each in choices])

    def _next(self) -> Sequence[_Job | _Choice]:
        """All the choices that wait, or one other change; nothing when it is all over."""
        while not (self._first or self._others):
            if not self._bell.get():
                return ()
        if self._first:
            return [self._first.popleft() for _ in range(min(_TOGETHER, len(self._first)))]
        return [self._others.popleft()]


def sqlite_engine(url: str) -> Engine:
    """Connections on which a change is on disk when it is done."""
    engine = create_engine(url, hide_parameters=True)
    event.listen(engine, "connect", _connected)
    event.listen(engine, "begin", _begun)
    return engine


def _connected(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # SQLAlchemy says BEGIN, not the driver
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute(f"PRAGMA busy_timeout = {_BUSY_MILLISECONDS}")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def _begun(connection: Connection) -> None:
    reading = connection.get_execution_options().get("reading", False)
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")
