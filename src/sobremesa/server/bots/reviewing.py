"""Reviews of finished matches: made once, a few choices at a time, and kept with the table."""

from __future__ import annotations

import asyncio
import logging
from typing import Literal

import msgspec
from sqlalchemy import Connection, select
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from sobremesa.bots.review import PLAYOUTS, Look, Review, summed_up
from sobremesa.kernel.record import Record, read_record
from sobremesa.server.store import schema
from sobremesa.server.store.store import Store
from sobremesa.table.errors import Refused

from .mind import Thought
from .thinkers import BotFailed, Thinkers

log = logging.getLogger(__name__)

REVIEWER = "review"
"""The name under which reviews are thought about: it is no player."""
_AT_ONCE = 8
"""Choices that are looked at in one go, at most: the way to each is played again."""
_SECONDS = 120.0
_MOST = 4
"""Reviews that may be made at the same time."""


class Progress(msgspec.Struct):
    """A review on its way: how many choices have been looked at, out of how many."""

    done: int
    total: int
    failed: str = ""


class _Kept(msgspec.Struct):
    """A review as it is kept."""

    review: Review
    way: Literal[2] = 2
    """How games are looked at: what was made in another way is made anew."""


class Reviews:
    """The reviews that this worker makes."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self._store = store
        self._thinkers = thinkers
        self._under_way: dict[str, Progress] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def find(self, table: str, record: bytes) -> Review | Progress:
        """The review of a finished match, or how far it has come; it is begun if need be."""
        kept = await self._kept(table)
        if kept is not None:
            self._under_way.pop(table, None)
            return kept
        progress = self._under_way.get(table)
        if progress is None:
            return self._begin(table, read_record(record), record)
        if progress.failed:  # whoever asks again wants it to be tried again
            del self._under_way[table]
        return progress

    def _begin(self, table: str, record: Record, data: bytes) -> Progress:
        if len(self._tasks) >= _MOST:
            raise Refused("too_many", f"{_MOST} reviews are being made: come back in a while")
        progress = self._under_way[table] = Progress(0, len(record.choices))
        task = self._tasks[table] = asyncio.create_task(self._make(table, record, data, progress))
        task.add_done_callback(lambda _: self._tasks.pop(table, None))
        return progress

    async def _make(self, table: str, record: Record, data: bytes, progress: Progress) -> None:
        try:
            looks: list[Look] = []
            while len(looks) < progress.total:
                looks += await self._look(table, record, data, len(looks), progress.total)
                progress.done = len(looks)
            await self._keep(table, summed_up(record, looks, PLAYOUTS))
        except BotFailed as failure:
            progress.failed = str(failure)
        except Exception as error:
            log.exception("a review could not be made", extra={"table": table})
            progress.failed = repr(error)

    async def _look(
        self, table: str, record: Record, data: bytes, first: int, total: int
    ) -> list[Look]:
        thought = Thought(
            game=record.header.game,
            match=data,
            seat=0,
            player=REVIEWER,
            seed=0,
            seconds=_SECONDS,
            task="review",
            looks=(first, min(total, first + _AT_ONCE)),
        )
        found = await self._thinkers.think(thought, table)
        looks = msgspec.json.decode(found or b"[]", type=list[Look])
        if not looks:
            raise BotFailed(f"expected a look at choice {first + 1} of {total}, got none")
        return looks

    async def _kept(self, table: str) -> Review | None:
        query = select(schema.reviews.c.data).where(schema.reviews.c.game == table)

        def look(connection: Connection) -> str | None:
            return connection.execute(query).scalar()

        found = await self._store.read(look)
        try:
            return None if found is None else msgspec.json.decode(found, type=_Kept).review
        except msgspec.ValidationError:
            return None  # an earlier program's, which told less: it is made anew

    async def _keep(self, table: str, review: Review) -> None:
        row = {"game": table, "data": msgspec.json.encode(_Kept(review)).decode()}

        def change(connection: Connection) -> None:
            postgres = connection.dialect.name == "postgresql"
            insert = (postgres_insert if postgres else sqlite_insert)(schema.reviews)
            new = insert.values(row)
            anew = new.on_conflict_do_update(
                index_elements=["game"], set_={"data": new.excluded.data}
            )
            connection.execute(anew)

        await self._store.write(change)

    def close(self) -> None:
        """Let the reviews be: the server stops."""
        for task in list(self._tasks.values()):
            task.cancel()
