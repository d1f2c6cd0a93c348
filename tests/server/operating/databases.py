"""A database of either kind, for what no server would do to it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection, create_engine

from sobremesa.server.config import engine_url


@contextmanager
def at(database: str) -> Iterator[Connection]:
    """One transaction on it."""
    engine = create_engine(engine_url(database))
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()
