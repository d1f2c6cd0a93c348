"""A lone choice on SQLite is written without the writer's thread, where that holds up nobody."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine

from server.store.test_batches import entry, nobody_minds, row
from sobremesa.server.store import directly
from sobremesa.server.store.database import open_database, sqlite_engine
from sobremesa.server.store.directly import Directly
from sobremesa.server.store.store import Store
from sobremesa.table.rows import AnchorRow, EntryRow, SeatRow

TABLE = "table"
QUICK, SLOW = 0.001, 0.006


class AtOnce(Executor):
    """Does what others do in a thread."""

    def submit(self, work: Callable[..., Any], /, *args: Any, **named: Any) -> Future[Any]:
        done: Future[Any] = Future()
        done.set_result(work(*args, **named))
        return done


class Clock:
    """Each write takes as long as it is told, and then a second passes."""

    def __init__(self) -> None:
        self.took = QUICK
        self.pause = 1.0
        self._times = self._tick()

    def _tick(self) -> Iterator[float]:
        now = 0.0
        while True:
            yield now
            now += self.took
            yield now
            now += self.pause

    def __call__(self) -> float:
        return next(self._times)


@pytest.fixture
def database(tmp_path: Path) -> str:
    """One with a table."""
    url = f"sqlite:///{tmp_path}/tables.db"

    async def make() -> None:
        store = Store(url, "worker")
        await store.open()
        await store.create(row(TABLE), [SeatRow(game=TABLE, seat=0)], nobody_minds)
        await store.close()

    asyncio.run(make())
    return url


@pytest.fixture
def engine(database: str) -> Iterator[Engine]:
    """Connections as a server has them."""
    made = sqlite_engine(database)
    yield made
    made.dispose()


def choice(number: int) -> EntryRow:
    """One after the other."""
    made = entry(TABLE, f"m-{number}")
    made.number = number
    return made


def written_there(database: str, table: str = "entries") -> list[int]:
    """The numbers of all choices, or snapshots, that are on disk."""
    with sqlite3.connect(database.removeprefix("sqlite:///")) as line:
        found = line.execute(f"SELECT number FROM {table} ORDER BY number")
        return [number for (number,) in found]


@pytest.mark.parametrize("anchor", [None, AnchorRow(game=TABLE, number=0, state="{}")])
def test_a_lone_choice_is_on_disk_before_anything_else_happens(
    database: str, anchor: AnchorRow | None
) -> None:
    async def write() -> list[int]:
        made = open_database(database)
        writing = asyncio.create_task(made.append(choice(0), anchor, b""))
        await asyncio.sleep(0)  # one turn of the loop: a thread could not have been heard of
        assert writing.done()
        assert await writing
        there = written_there(database)
        await made.close()
        return there

    assert asyncio.run(write()) == [0]


@contextmanager
def hidden(database: str, table: str) -> Iterator[None]:
    """A table that is not there for a while."""
    with sqlite3.connect(database.removeprefix("sqlite:///")) as line:
        line.execute(f"ALTER TABLE {table} RENAME TO hidden")
    yield
    with sqlite3.connect(database.removeprefix("sqlite:///")) as line:
        line.execute(f"ALTER TABLE hidden RENAME TO {table}")


def test_a_snapshot_comes_along_with_a_choice_or_neither_is_there(
    engine: Engine, database: str
) -> None:
    at_once = Directly(engine, AtOnce(), Clock())
    with hidden(database, "anchors"), pytest.raises(Exception, match="no such table"):
        at_once.write(choice(0), AnchorRow(game=TABLE, number=0, state="{}"))
    assert written_there(database) == []
    assert at_once.write(choice(0), AnchorRow(game=TABLE, number=0, state="{}")) is True
    assert at_once.write(choice(0), AnchorRow(game=TABLE, number=1, state="{}")) is False
    assert written_there(database) == [0]
    assert written_there(database, "anchors") == [0]
    at_once.close()


def test_what_is_there_already_does_not_land_twice(engine: Engine, database: str) -> None:
    at_once = Directly(engine, AtOnce(), Clock())
    assert at_once.write(choice(0), None) is True
    assert at_once.write(choice(0), None) is False
    assert at_once.write(choice(1), None) is True
    assert written_there(database) == [0, 1]
    at_once.close()


def test_the_loop_goes_on_while_somebody_else_has_the_database(database: str) -> None:
    async def write() -> None:
        made = open_database(database)
        other = sqlite3.connect(database.removeprefix("sqlite:///"), isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        writing = asyncio.create_task(made.append(choice(0), None, b""))
        for _ in range(100):
            await asyncio.sleep(0)
        assert not writing.done()
        other.execute("COMMIT")
        other.close()
        assert await writing
        await made.close()

    asyncio.run(write())
    assert written_there(database) == [0]


def test_it_waits_for_nobody_who_has_the_database(engine: Engine, database: str) -> None:
    at_once = Directly(engine, AtOnce(), Clock())
    with sqlite3.connect(database.removeprefix("sqlite:///"), isolation_level=None) as other:
        other.execute("BEGIN IMMEDIATE")
        assert at_once.write(choice(0), None) is None
        other.execute("COMMIT")
    assert at_once.write(choice(0), None) is True
    assert at_once.patience() == 0
    at_once.close()


def test_a_slow_disk_is_left_to_the_thread_for_a_while(engine: Engine, database: str) -> None:
    clock = Clock()
    at_once = Directly(engine, AtOnce(), clock)
    clock.took = SLOW
    assert at_once.write(choice(0), None) is True
    clock.took = QUICK
    assert at_once.write(choice(1), None) is None
    clock.pause = 10.0
    assert [at_once.write(choice(1), None) for _ in range(2)] == [None, True]
    assert written_there(database) == [0, 1]
    at_once.close()


def test_choices_close_behind_each_other_are_left_to_the_thread(engine: Engine) -> None:
    clock = Clock()
    clock.pause = QUICK / 2
    at_once = Directly(engine, AtOnce(), clock)
    assert at_once.write(choice(0), None) is True
    assert at_once.write(choice(1), None) is None
    at_once.close()


def test_what_the_database_refuses_is_told_and_the_next_choice_is_written(
    engine: Engine, database: str
) -> None:
    at_once = Directly(engine, AtOnce(), Clock())
    bad = choice(0)
    bad.kind = None  # type: ignore[assignment]
    assert at_once.write(bad, None) is False
    with hidden(database, "entries"), pytest.raises(Exception, match="no such table"):
        at_once.write(choice(0), None)
    assert at_once.write(choice(0), None) is True
    at_once.close()


def test_the_log_beside_the_database_does_not_grow_for_ever(
    engine: Engine, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(directly, "_CHOICES_A_SWEEP", 20)
    log = Path(database.removeprefix("sqlite:///") + "-wal")
    at_once, sizes = Directly(engine, AtOnce(), Clock()), list[int]()
    for number in range(200):
        assert at_once.write(choice(number), None) is True
        sizes.append(log.stat().st_size)
    assert sizes[-1] <= 2 * sizes[40]
    at_once.close()
