"""Storage: what has been written here survives a crash. Nothing else needs to."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import msgspec
from sqlalchemy import delete, event, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from . import schema
from .config import engine_url
from .errors import Refused
from .schema import AnchorRow, ChatRow, EntryRow, GameRow, SeatRow, read_row, values

CHANNEL = "sobremesa"
"""Where PostgreSQL tells the other workers that a table has moved."""

_KEPT_ANCHORS = 3
_BUSY_MILLISECONDS = 10_000


class Stored(msgspec.Struct):
    """A table as it was found: everything but its chat."""

    game: GameRow
    seats: list[SeatRow]
    entries: list[EntryRow]
    anchor: AnchorRow | None


class Pulse(msgspec.Struct, frozen=True):
    """How far a table is: enough to see that somebody else has moved it."""

    version: int
    revision: int
    chat: int


class Found(msgspec.Struct):
    """A table in a list: with its seats, how many entries it has, and the last of them."""

    game: GameRow
    seats: list[SeatRow]
    last: EntryRow | None


class _Outrun(Exception):
    """Somebody else changed the table first; the transaction is rolled back."""


class Store:
    """The database. Every write is one transaction and tells the other workers in it."""

    def __init__(self, database: str, worker: str) -> None:
        self.worker = worker
        self.engine: AsyncEngine = create_async_engine(engine_url(database))
        self.shared = self.engine.dialect.name == "postgresql"
        # SQLite has one writer at a time: waiting here in order is quicker than its busy timeout.
        self._turn = asyncio.Lock()
        self._reading: dict[str, Any] = (
            {"isolation_level": "REPEATABLE READ"} if self.shared else {"reading": True}
        )
        if not self.shared:
            _prepare_sqlite(self.engine)

    async def open(self) -> None:
        """Make the tables if there are none, and refuse those of another age."""
        async with self.engine.begin() as connection:
            await connection.run_sync(schema.metadata.create_all)
            found = (await connection.execute(select(schema.about.c.schema))).scalar()
            if found is None:
                await connection.execute(insert(schema.about).values(schema=schema.SCHEMA))
            elif found != schema.SCHEMA:
                raise Refused(
                    "unavailable", f"expected a database of format {schema.SCHEMA}, got {found}"
                )

    async def close(self) -> None:
        """Let go of every connection."""
        await self.engine.dispose()

    async def healthy(self) -> None:
        """Raises if the database does not answer."""
        async with self._read() as connection:
            await connection.execute(select(schema.about.c.schema))

    @asynccontextmanager
    async def _read(self) -> AsyncIterator[AsyncConnection]:
        """One look: everything read in it is of the same moment."""
        async with self.engine.connect() as connection:
            yield await connection.execution_options(**self._reading)

    @asynccontextmanager
    async def _write(self, game: str) -> AsyncIterator[AsyncConnection]:
        async with AsyncExitStack() as stack:
            if not self.shared:
                await stack.enter_async_context(self._turn)
            connection = await stack.enter_async_context(self.engine.begin())
            yield connection
            if self.shared:
                await self._notify(connection, {"table": game, "worker": self.worker})

    async def _notify(self, connection: AsyncConnection, payload: Mapping[str, Any]) -> None:
        """Part of the transaction: the others hear of it if and only if it is committed."""
        words = {"channel": CHANNEL, "payload": msgspec.json.encode(payload).decode()}
        await connection.execute(text("SELECT pg_notify(:channel, :payload)"), words)

    async def tell_workers(self, payload: Mapping[str, Any]) -> None:
        """Something that the other workers should know and that is not kept."""
        if self.shared:
            async with self.engine.begin() as connection:
                await self._notify(connection, {**payload, "worker": self.worker})

    # Tables

    async def create(self, game: GameRow, seats: Sequence[SeatRow]) -> None:
        """A new table."""
        async with self._write(game.id) as connection:
            await connection.execute(insert(schema.games), values(game))
            await connection.execute(insert(schema.seats), [values(seat) for seat in seats])

    async def load(self, id: str) -> Stored | None:
        """Everything about a table, or None if there is none."""
        async with self._read() as connection:
            game = await _game(connection, id)
            if game is None:
                return None
            latest = (
                select(schema.anchors)
                .where(schema.anchors.c.game == id)
                .order_by(schema.anchors.c.number.desc())
                .limit(1)
            )
            anchor = (await connection.execute(latest)).first()
            return Stored(
                game,
                await _seats(connection, [id]),
                await _entries(connection, id, 0),
                None if anchor is None else read_row(anchor, AnchorRow),
            )

    async def meta(self, id: str) -> tuple[GameRow, list[SeatRow]] | None:
        """A table and its seats as they are now."""
        async with self._read() as connection:
            game = await _game(connection, id)
            return None if game is None else (game, await _seats(connection, [id]))

    async def pulse(self, id: str) -> Pulse | None:
        """How far the table is."""
        numbers = select(func.count()).where(schema.entries.c.game == id).scalar_subquery()
        said = select(func.count()).where(schema.chat.c.game == id).scalar_subquery()
        query = select(numbers, schema.games.c.revision, said).where(schema.games.c.id == id)
        async with self._read() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else Pulse(*row)

    async def change(
        self,
        id: str,
        revision: int,
        game: Mapping[str, Any],
        seats: Mapping[int, Mapping[str, Any]],
        notices: Sequence[ChatRow] = (),
    ) -> bool:
        """Change a table and its seats, unless somebody else did so since that revision."""
        try:
            async with self._write(id) as connection:
                await _change_game(connection, id, game, revision)
                for seat, fields in seats.items():
                    where = (schema.seats.c.game == id, schema.seats.c.seat == seat)
                    await connection.execute(update(schema.seats).where(*where).values(**fields))
                await _say(connection, id, notices)
        except _Outrun:
            return False
        return True

    async def delete(self, id: str) -> None:
        """A table that nobody will miss."""
        async with self._write(id) as connection:
            for table in (schema.chat, schema.anchors, schema.entries, schema.seats):
                await connection.execute(delete(table).where(table.c.game == id))
            await connection.execute(delete(schema.games).where(schema.games.c.id == id))

    # What happened

    async def append(
        self,
        entry: EntryRow,
        *,
        anchor: AnchorRow | None = None,
        forget: int | None = None,
        game: Mapping[str, Any] | None = None,
        revision: int | None = None,
        notices: Sequence[ChatRow] = (),
    ) -> bool:
        """Write it down, unless that number or that message is taken: then False.

        `forget` drops the anchors beyond an undo; `game` are changes to the table that go with it,
        and with a `revision` they must be the next ones.
        """
        try:
            async with self._write(entry.game) as connection:
                await connection.execute(insert(schema.entries), values(entry))
                if forget is not None:
                    await _drop_anchors(connection, entry.game, schema.anchors.c.number > forget)
                if anchor is not None:
                    await _keep_anchor(connection, anchor)
                if game:
                    await _change_game(connection, entry.game, game, revision)
                await _say(connection, entry.game, notices)
        except (IntegrityError, _Outrun):
            return False
        return True

    async def entries_from(self, id: str, number: int) -> list[EntryRow]:
        """What was written down from that number on."""
        async with self._read() as connection:
            return await _entries(connection, id, number)

    async def keep_anchor(self, anchor: AnchorRow, version: int) -> None:
        """Keep a snapshot, unless the table has moved on since that version."""
        async with self._write(anchor.game) as connection:
            count = select(func.count()).where(schema.entries.c.game == anchor.game)
            if (await connection.execute(count)).scalar_one() == version:
                await _keep_anchor(connection, anchor)

    # Chat

    async def say(self, row: ChatRow) -> None:
        """Something is said at the table."""
        async with self._write(row.game) as connection:
            await _say(connection, row.game, [row])

    async def chat_from(self, id: str, number: int) -> list[ChatRow]:
        """What was said from that number on."""
        query = (
            select(schema.chat)
            .where(schema.chat.c.game == id, schema.chat.c.number >= number)
            .order_by(schema.chat.c.number)
        )
        async with self._read() as connection:
            return [read_row(row, ChatRow) for row in await connection.execute(query)]

    # Lists

    async def by_keys(self, hashes: Sequence[str]) -> tuple[list[Found], dict[str, SeatRow]]:
        """The tables that these keys open, and which seat each seat key opens."""
        held = select(schema.seats).where(schema.seats.c.key.in_(hashes))
        async with self._read() as connection:
            seats = {
                row.key: row
                for row in (read_row(row, SeatRow) for row in await connection.execute(held))
            }
            mine = [row.game for row in seats.values()]
            query = select(schema.games).where(
                schema.games.c.id.in_(mine) | schema.games.c.host.in_(hashes)
            )
            games = [read_row(row, GameRow) for row in await connection.execute(query)]
            return await _found(connection, games), seats

    async def listed(
        self, status: str, rulebook: str, before: int | None, most: int
    ) -> list[Found]:
        """The tables that anybody may see, the latest first."""
        columns = schema.games.c
        query = select(schema.games).where(columns.listed, columns.status == status)
        if rulebook:
            query = query.where(columns.rulebook == rulebook)
        if before is not None:
            query = query.where(columns.moved_at < before)
        query = query.order_by(columns.moved_at.desc(), columns.id).limit(most)
        async with self._read() as connection:
            games = [read_row(row, GameRow) for row in await connection.execute(query)]
            return await _found(connection, games)

    async def opened_by(self, opener: str, since: int) -> tuple[int, int]:
        """How many tables an address has opened since then, and how many are not over."""
        columns = schema.games.c
        mine = select(func.count()).where(columns.opener == opener)
        async with self._read() as connection:
            lately = (await connection.execute(mine.where(columns.created_at > since))).scalar_one()
            unfinished = (
                await connection.execute(mine.where(columns.status != "over"))
            ).scalar_one()
        return lately, unfinished

    async def forget_unbegun(self, before: int) -> int:
        """Delete the tables that were opened before that time and never begun."""
        columns = schema.games.c
        query = select(columns.id).where(columns.status == "open", columns.moved_at < before)
        async with self._read() as connection:
            old = [row.id for row in await connection.execute(query)]
        for id in old:
            await self.delete(id)
        return len(old)


def _prepare_sqlite(engine: AsyncEngine) -> None:
    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # SQLAlchemy says BEGIN, not the driver
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode = WAL")
        cursor.execute("PRAGMA synchronous = FULL")
        cursor.execute(f"PRAGMA busy_timeout = {_BUSY_MILLISECONDS}")
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begun(connection: Any) -> None:
        reading = connection.get_execution_options().get("reading", False)
        connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")


async def _game(connection: AsyncConnection, id: str) -> GameRow | None:
    query = select(schema.games).where(schema.games.c.id == id)
    row = (await connection.execute(query)).first()
    return None if row is None else read_row(row, GameRow)


async def _seats(connection: AsyncConnection, games: Sequence[str]) -> list[SeatRow]:
    query = select(schema.seats).where(schema.seats.c.game.in_(games)).order_by(schema.seats.c.seat)
    return [read_row(row, SeatRow) for row in await connection.execute(query)]


async def _entries(connection: AsyncConnection, id: str, number: int) -> list[EntryRow]:
    query = (
        select(schema.entries)
        .where(schema.entries.c.game == id, schema.entries.c.number >= number)
        .order_by(schema.entries.c.number)
    )
    return [read_row(row, EntryRow) for row in await connection.execute(query)]


async def _found(connection: AsyncConnection, games: Sequence[GameRow]) -> list[Found]:
    ids = [game.id for game in games]
    newest = (
        select(schema.entries.c.game, func.max(schema.entries.c.number).label("number"))
        .where(schema.entries.c.game.in_(ids))
        .group_by(schema.entries.c.game)
        .subquery()
    )
    query = select(schema.entries).join(
        newest,
        (schema.entries.c.game == newest.c.game) & (schema.entries.c.number == newest.c.number),
    )
    last = {row.game: read_row(row, EntryRow) for row in await connection.execute(query)}
    seats = await _seats(connection, ids)
    return [
        Found(game, [seat for seat in seats if seat.game == game.id], last.get(game.id))
        for game in games
    ]


async def _change_game(
    connection: AsyncConnection, id: str, game: Mapping[str, Any], revision: int | None
) -> None:
    where = [schema.games.c.id == id]
    if revision is not None:
        where.append(schema.games.c.revision == revision)
    following = schema.games.c.revision + 1
    done = await connection.execute(
        update(schema.games).where(*where).values(revision=following, **game)
    )
    if done.rowcount != 1:
        raise _Outrun


async def _say(connection: AsyncConnection, id: str, rows: Sequence[ChatRow]) -> None:
    if not rows:
        return
    await connection.execute(
        select(schema.games.c.id).where(schema.games.c.id == id).with_for_update()
    )
    count = select(func.count()).select_from(schema.chat).where(schema.chat.c.game == id)
    next_number = (await connection.execute(count)).scalar_one()
    numbered = [{**values(row), "number": number} for number, row in enumerate(rows, next_number)]
    await connection.execute(insert(schema.chat), numbered)


async def _keep_anchor(connection: AsyncConnection, anchor: AnchorRow) -> None:
    await _drop_anchors(connection, anchor.game, schema.anchors.c.number == anchor.number)
    await connection.execute(insert(schema.anchors), values(anchor))
    kept = (
        select(schema.anchors.c.number)
        .where(schema.anchors.c.game == anchor.game)
        .order_by(schema.anchors.c.number.desc())
        .limit(_KEPT_ANCHORS)
    )
    await _drop_anchors(connection, anchor.game, schema.anchors.c.number.not_in(kept))


async def _drop_anchors(connection: AsyncConnection, id: str, which: Any) -> None:
    await connection.execute(delete(schema.anchors).where(schema.anchors.c.game == id, which))
