"""Lone choices on SQLite are written right where they are made, as long as the disk is quick.

To hand a choice to the writer's thread and hear of it again takes a fifth of all that a choice
costs: the two threads wake each other on different processors, and take turns at the interpreter.
So the event loop writes a choice by itself where that holds up nobody: nothing else waits to be
written, nobody else has the database, the last one took no longer than a moment, and at least as
long has passed since. Everything else is the thread's: many choices at once, which it writes
together, and all of them on a disk that is slow.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import Executor
from contextlib import suppress

from sqlalchemy import Engine, PoolProxiedConnection

from sobremesa.table.rows import AnchorRow, EntryRow

from .appending import all_in_sqlite, as_told

_MOMENT = 0.005
"""Seconds that a write may take."""
_RESPITE = 1000
"""After one that took longer, so many times as long all is left to the thread."""
_CHOICES_A_SWEEP = 200
"""After so many choices what they have left in the log is brought to its place."""


class Directly:
    """A connection that waits for nobody."""

    def __init__(
        self, engine: Engine, sweepers: Executor, now: Callable[[], float] = time.perf_counter
    ) -> None:
        self._engine = engine
        self._sweepers = sweepers
        self._now = now
        self._line: PoolProxiedConnection | None = None
        self._next = 0.0
        """Before that time nothing is written here."""
        self._unswept = 0

    def write(self, entry: EntryRow, anchor: AnchorRow | None) -> bool | None:
        """Whether a choice and its snapshot landed, or None where the thread must see to it."""
        began = self._now()
        if began < self._next:
            return None
        try:
            (landed,) = all_in_sqlite(self._driver(), [(entry, anchor)])
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                return None
            raise as_told(error) from error
        except sqlite3.Error as error:
            raise as_told(error) from error
        finally:
            ended = self._now()
            took = ended - began
            self._next = ended + took * (1 if took < _MOMENT else _RESPITE)
        self._sweep_now_and_then()
        return landed

    def patience(self) -> int:
        """How many milliseconds it waits for somebody who has the database."""
        milliseconds: int = self._driver().execute("PRAGMA busy_timeout").fetchone()[0]
        return milliseconds

    def _driver(self) -> sqlite3.Connection:
        if self._line is None:
            self._line = self._engine.raw_connection()
            line = self._line.cursor()
            line.execute("PRAGMA busy_timeout = 0")
            line.execute("PRAGMA wal_autocheckpoint = 0")  # that takes longer than a moment
            line.close()
        driver = self._line.driver_connection
        assert isinstance(driver, sqlite3.Connection), "the driver of SQLite is Python's own"
        return driver

    def _sweep_now_and_then(self) -> None:
        self._unswept += 1
        if self._unswept >= _CHOICES_A_SWEEP:
            self._unswept = 0
            self._sweepers.submit(self._sweep)

    def _sweep(self) -> None:
        """In a thread: nobody waits for it, and what cannot be done now is done with the next."""
        with suppress(sqlite3.Error):
            line = self._engine.raw_connection()
            try:
                line.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)")
            finally:
                line.close()

    def close(self) -> None:
        """Let go of the connection for good: its settings are for nobody else."""
        if self._line is not None:
            self._line.invalidate()
            self._line = None
