"""A command at the database of a server, which may be running: it is one more worker."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from .migrations import must_be_current
from .store import Store


@asynccontextmanager
async def visiting(database: str) -> AsyncIterator[Store]:
    """The tables of a database that a server of this version has opened before."""
    store = Store(database, "command", outside=True)
    try:
        await store.read(must_be_current)
        yield store
    finally:
        await store.close()
