"""How long PostgreSQL may take to answer, and who does not mind."""

import asyncio
from math import inf

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from sobremesa.server.store.database import Database, open_database
from sobremesa.server.store.in_time import patiently, timely

LIMIT, LONGER, FOR_EVER = 0.5, 1.0, 100.0


def nap(connection: Connection, seconds: float) -> str:
    """Something that takes so long."""
    connection.execute(text("SET LOCAL statement_timeout = 0"))
    connection.execute(text("SELECT pg_sleep(:seconds)"), {"seconds": seconds})
    return "slept"


async def slept(database: Database) -> list[str]:
    """What comes of naps, one after the other."""
    try:
        with pytest.raises(DBAPIError):
            await database.read(lambda connection: nap(connection, FOR_EVER))
        with pytest.raises(DBAPIError):
            await database.write(lambda connection: nap(connection, FOR_EVER))
        with patiently():
            first = await database.write(lambda connection: nap(connection, LONGER))
        return [first, await database.read(lambda connection: nap(connection, 0))]
    finally:
        await database.close()


def test_what_takes_too_long_is_given_up_unless_somebody_is_patient(empty_postgres: str) -> None:
    assert asyncio.run(slept(open_database(empty_postgres, LIMIT))) == ["slept", "slept"]


def test_what_the_address_of_a_database_says_is_heeded() -> None:
    assert timely("postgresql://host/name?connect_timeout=3&tcp_user_timeout=7", 10) == {
        "options": "-c statement_timeout=9000"
    }
    assert timely("postgresql://host/name", 1.5)["connect_timeout"] == 2
    assert timely("postgresql://host/name", inf) == {}
