"""Single statements on PostgreSQL: what lands, what is there already, and lines that break."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import psycopg
import pytest
from sqlalchemy.exc import DBAPIError

from sobremesa.server.store.lines import Lines

T = TypeVar("T")
WRITE = "INSERT INTO things (number, name) VALUES ($1, $2)"
NAP = "SELECT pg_sleep($1), $2"
OTHERS = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE pid <> pg_backend_pid() AND datname = current_database()
"""


@pytest.fixture
def things(empty_postgres: str) -> str:
    """A database with a place for things."""
    with psycopg.connect(empty_postgres, autocommit=True) as line:
        line.execute("CREATE TABLE things (number INTEGER PRIMARY KEY, name TEXT)")
    return empty_postgres


def with_lines(database: str, work: Callable[[Lines], Awaitable[T]]) -> T:
    async def all() -> T:
        lines = Lines(database)
        try:
            return await work(lines)
        finally:
            await lines.close()

    return asyncio.run(all())


def written(database: str) -> list[tuple[int, str | None]]:
    with psycopg.connect(database) as line:
        return line.execute("SELECT number, name FROM things ORDER BY number").fetchall()


def test_what_is_written_is_there_and_lands_only_once(things: str) -> None:
    async def work(lines: Lines) -> list[bool]:
        return [
            await lines.execute(WRITE, each) for each in [(1, "ñ"), (2, None), (1, "x"), (3, "")]
        ]

    assert with_lines(things, work) == [True, True, False, True]
    assert written(things) == [(1, "ñ"), (2, None), (3, "")]


def test_more_at_once_than_there_are_lines_all_land(things: str) -> None:
    async def work(lines: Lines) -> list[bool]:
        return await asyncio.gather(*(lines.execute(WRITE, (each, "x")) for each in range(100)))

    assert with_lines(things, work) == [True] * 100
    assert len(written(things)) == 100


def test_what_is_too_much_for_a_socket_at_once_is_written_whole(things: str) -> None:
    giant = "abcdefgh" * 1_000_000

    async def work(lines: Lines) -> bool:
        await lines.execute(WRITE, (1, "small"))
        return await lines.execute(WRITE, (2, giant))

    assert with_lines(things, work)
    assert written(things) == [(1, "small"), (2, giant)]


def test_lines_that_were_cut_while_they_lay_idle_are_replaced(things: str) -> None:
    async def work(lines: Lines) -> list[bool]:
        naps = [lines.execute(NAP, ("0.01", each)) for each in range(3)]
        await asyncio.gather(*naps)  # several lines, all idle now
        with psycopg.connect(things, autocommit=True) as other:
            other.execute(OTHERS)
        return [await lines.execute(WRITE, (each, "x")) for each in range(4)]

    assert with_lines(things, work) == [True] * 4
    assert [number for number, _ in written(things)] == [0, 1, 2, 3]


def test_a_line_that_is_cut_in_the_midst_of_a_statement_says_so(things: str) -> None:
    async def work(lines: Lines) -> bool:
        napping = asyncio.create_task(lines.execute(NAP, (600, "x")))
        with psycopg.connect(things, autocommit=True) as other:
            while not other.execute(
                "SELECT 1 FROM pg_stat_activity WHERE query = %s AND state = 'active'", (NAP,)
            ).fetchall():
                await asyncio.sleep(0.01)
            other.execute(OTHERS)
        with pytest.raises(DBAPIError, match="terminating connection"):
            await napping
        return await lines.execute(WRITE, (1, "x"))

    assert with_lines(things, work)


def test_who_waits_no_longer_leaves_no_answer_for_the_next(things: str) -> None:
    async def work(lines: Lines) -> list[bool]:
        await lines.execute(WRITE, (0, "x"))
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(lines.execute(NAP, (600, "x")), 0.1)
        return [await lines.execute(WRITE, (each, "x")) for each in (1, 0)]

    assert with_lines(things, work) == [True, False]


@pytest.mark.parametrize(
    ("statement", "values", "problem"),
    [
        (WRITE, (1, "nul\0"), "without NUL"),
        (WRITE, ("one", "x"), "invalid input syntax for type integer"),
        ("INSERT INTO nothings VALUES ($1)", (1,), "does not exist"),
    ],
)
def test_what_cannot_be_done_is_told_and_the_next_statement_is_done(
    things: str, statement: str, values: tuple[str | int, ...], problem: str
) -> None:
    async def work(lines: Lines) -> bool:
        with pytest.raises(DBAPIError, match=problem):
            await lines.execute(statement, values)
        return await lines.execute(WRITE, (2, "x"))

    assert with_lines(things, work)
    assert written(things) == [(2, "x")]
