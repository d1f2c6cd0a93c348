"""Storage: what has been written here survives a crash. Nothing else needs to."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, TypeAlias

import msgspec
from sqlalchemy import ColumnElement, delete, event, exists, func, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from . import schema
from .config import engine_url
from .migrations import bring_up_to_date
from .results import keep
from .schema import AnchorRow, ChatRow, EntryRow, GameRow, ResultRow, SeatRow, read_row, values

CHANNEL = "sobremesa"
"""Where PostgreSQL tells the other workers that a table has moved."""

_FORMAT_LOCK = 0x50B4E3E5A
"""Held in PostgreSQL by whoever changes the format of the database."""

CHAT_PAGE = 200
"""Messages of the chat that are sent at once."""

_KEPT_CHAT = 10_000
_KEPT_ANCHORS = 3
_BUSY_MILLISECONDS = 10_000


class Stored(msgspec.Struct):
    """A table as it was found: everything but its chat."""

    game: GameRow
    seats: list[SeatRow]
    entries: list[EntryRow]
    anchors: list[AnchorRow]
    """The latest first."""


class Pulse(msgspec.Struct, frozen=True):
    """How far a table is: enough to see that somebody else has moved it."""

    version: int
    revision: int
    chat: int


class Along(msgspec.Struct, frozen=True, kw_only=True):
    """What is written down along with an entry.

    `forget` drops the anchors beyond an undo; `game` are changes to the table, and with a
    `revision` they must be the next ones; `result` is how the match has just ended.
    """

    anchor: AnchorRow | None = None
    forget: int | None = None
    game: Mapping[str, Any] = {}
    revision: int | None = None
    notices: Sequence[ChatRow] = ()
    result: ResultRow | None = None


_ALONE = Along()

Check: TypeAlias = Callable[[AsyncConnection], Awaitable[None]]

_Waiting: TypeAlias = tuple[EntryRow, "asyncio.Future[bool]"]


class _Outrun(Exception):
    """Somebody else changed the table first; the transaction is rolled back."""


class Store:
    """The database. Every write is one transaction and tells the other workers in it."""

    def __init__(self, database: str, worker: str) -> None:
        self.worker = worker
        self.engine: AsyncEngine = create_async_engine(
            engine_url(database),
            pool_pre_ping=database.startswith("postgres"),
            hide_parameters=True,  # what is hidden from players is in them: not for the log
        )
        self.shared = self.engine.dialect.name == "postgresql"
        # SQLite has one writer at a time: waiting here in order is quicker than its busy timeout.
        self._turn = asyncio.Lock()
        self._waiting: list[_Waiting] = []
        self._writing: asyncio.Task[None] | None = None
        self._reading: dict[str, Any] = (
            {"isolation_level": "REPEATABLE READ"} if self.shared else {"reading": True}
        )
        if not self.shared:
            _prepare_sqlite(self.engine)

    async def open(self) -> None:
        """Make the tables if there are none, and bring those of an earlier format up to date."""
        async with self.engine.begin() as connection:
            if self.shared:
                # Several workers start at once: one does it, the others find it done.
                await connection.execute(select(func.pg_advisory_xact_lock(_FORMAT_LOCK)))
            await connection.run_sync(bring_up_to_date)

    async def close(self) -> None:
        """Let go of every connection."""
        await self.engine.dispose()

    async def healthy(self) -> None:
        """Raises if the database takes no writes: only what is committed shows that it does."""
        async with self.write() as connection:
            await connection.execute(update(schema.about).values(schema=schema.about.c.schema))

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """One look: everything read in it is of the same moment."""
        async with self.engine.connect() as connection:
            yield await connection.execution_options(**self._reading)

    @asynccontextmanager
    async def write(self, *games: str) -> AsyncIterator[AsyncConnection]:
        """One change to these tables, of which the other workers hear when it is done."""
        async with AsyncExitStack() as stack:
            if not self.shared:
                await stack.enter_async_context(self._turn)
            connection = await stack.enter_async_context(self.engine.begin())
            yield connection
            if self.shared:
                for game in games:
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

    async def create(self, game: GameRow, seats: Sequence[SeatRow], check: Check) -> None:
        """A new table, unless the check refuses it in the same transaction."""
        async with self.write(game.id) as connection:
            if self.shared:
                # On SQLite writers take turns; here those of one address do.
                turn = text("SELECT pg_advisory_xact_lock(hashtextextended(:opener, 0))")
                await connection.execute(turn, {"opener": game.opener})
            await check(connection)
            await connection.execute(insert(schema.games), values(game))
            await connection.execute(insert(schema.seats), [values(seat) for seat in seats])

    async def load(self, id: str) -> Stored | None:
        """Everything about a table, or None if there is none."""
        async with self.read() as connection:
            game = await _game(connection, id)
            if game is None:
                return None
            latest = (
                select(schema.anchors)
                .where(schema.anchors.c.game == id)
                .order_by(schema.anchors.c.number.desc())
            )
            return Stored(
                game,
                await seats_of(connection, [id]),
                await _entries(connection, id, 0),
                [read_row(row, AnchorRow) for row in await connection.execute(latest)],
            )

    async def meta(self, id: str) -> tuple[GameRow, list[SeatRow]] | None:
        """A table and its seats as they are now."""
        async with self.read() as connection:
            game = await _game(connection, id)
            return None if game is None else (game, await seats_of(connection, [id]))

    async def pulse(self, id: str) -> Pulse | None:
        """How far the table is."""
        numbers = select(func.count()).where(schema.entries.c.game == id).scalar_subquery()
        last = func.coalesce(func.max(schema.chat.c.number), -1)
        said = select(last).where(schema.chat.c.game == id).scalar_subquery()
        query = select(numbers, schema.games.c.revision, said).where(schema.games.c.id == id)
        async with self.read() as connection:
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
            async with self.write(id) as connection:
                await _change_game(connection, id, game, revision)
                for seat, fields in seats.items():
                    where = (schema.seats.c.game == id, schema.seats.c.seat == seat)
                    await connection.execute(update(schema.seats).where(*where).values(**fields))
                await _say(connection, id, notices)
        except _Outrun:
            return False
        return True

    async def delete(self, id: str, *only_if: ColumnElement[bool]) -> bool:
        """A table that nobody will miss; False if it is no longer so."""
        async with self.write(id) as connection:
            await _hold(connection, id)
            still = select(schema.games.c.id).where(schema.games.c.id == id, *only_if)
            if (await connection.execute(still)).first() is None:
                return False
            for table in reversed(schema.metadata.sorted_tables):
                if "game" in table.c:
                    await connection.execute(delete(table).where(table.c.game == id))
            await connection.execute(delete(schema.games).where(schema.games.c.id == id))
        return True

    # What happened

    async def append(self, entry: EntryRow, along: Along = _ALONE) -> bool:
        """Write it down, unless that number or that message is taken: then False."""
        if along == _ALONE:
            return await self._append_with_others(entry)
        try:
            async with self.write(entry.game) as connection:
                await connection.execute(insert(schema.entries), values(entry))
                if along.forget is not None:
                    beyond = schema.anchors.c.number > along.forget
                    await _drop_anchors(connection, entry.game, beyond)
                if along.anchor is not None:
                    await _keep_anchor(connection, along.anchor)
                if along.game:
                    await _change_game(connection, entry.game, along.game, along.revision)
                await _say(connection, entry.game, along.notices)
                if along.result is not None:
                    await keep(connection, along.result)
        except (IntegrityError, _Outrun):
            return False
        return True

    async def _append_with_others(self, entry: EntryRow) -> bool:
        """Choices that come while others are being written are written together, all at once."""
        landed = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, landed))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_waiting())
        done: bool = await landed
        return done

    async def _write_waiting(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                try:
                    kept = await self._insert([entry for entry, _ in batch])
                except Exception:
                    await self._write_one_by_one(batch)
                else:
                    for entry, landed in batch:
                        if not landed.done():
                            landed.set_result((entry.game, entry.number) in kept)
        finally:
            self._writing = None

    async def _write_one_by_one(self, batch: Sequence[_Waiting]) -> None:
        """One of them cannot be written: that must not be the trouble of the others."""
        for entry, landed in batch:
            try:
                kept = await self._insert([entry])
            except IntegrityError:
                kept = set()  # the table was closed meanwhile
            except Exception as error:
                if not landed.done():
                    landed.set_exception(error)
                continue
            if not landed.done():
                landed.set_result(bool(kept))

    async def _insert(self, rows: Sequence[EntryRow]) -> set[tuple[str, int]]:
        """Write the entries whose numbers and messages are free; gives which those were."""
        dialect = postgresql if self.shared else sqlite
        columns = schema.entries.c
        statement = (
            dialect.insert(schema.entries)
            .on_conflict_do_nothing()
            .returning(columns.game, columns.number)
        )
        # In one order everywhere, so that two workers never wait for each other.
        ordered = sorted(rows, key=lambda row: row.game)
        async with self.write(*(row.game for row in ordered)) as connection:
            kept = await connection.execute(statement, [values(row) for row in ordered])
            return {(row.game, row.number) for row in kept}

    async def entries_from(self, id: str, number: int) -> list[EntryRow]:
        """What was written down from that number on."""
        async with self.read() as connection:
            return await _entries(connection, id, number)

    async def keep_anchor(self, anchor: AnchorRow, version: int) -> None:
        """Keep a snapshot, unless the table has moved on since that version."""
        async with self.write(anchor.game) as connection:
            await _hold(connection, anchor.game)
            count = select(func.count()).where(schema.entries.c.game == anchor.game)
            if (await connection.execute(count)).scalar_one() == version:
                await _keep_anchor(connection, anchor)

    # Chat

    async def say(self, row: ChatRow) -> None:
        """Something is said at the table, unless the same message has been said before."""
        async with self.write(row.game) as connection:
            await _say(connection, row.game, [row])

    async def chat_from(self, id: str, number: int) -> list[ChatRow]:
        """What was said from that number on; when that is too much, the last page of it."""
        return await self._chat_page(id, schema.chat.c.number >= number)

    async def chat_before(self, id: str, number: int) -> list[ChatRow]:
        """The page of what was said before that number."""
        return await self._chat_page(id, schema.chat.c.number < number)

    async def _chat_page(self, id: str, which: Any) -> list[ChatRow]:
        columns = schema.chat.c
        query = select(schema.chat).where(columns.game == id, which)
        latest = query.order_by(columns.number.desc()).limit(CHAT_PAGE)
        async with self.read() as connection:
            return [read_row(row, ChatRow) for row in await connection.execute(latest)][::-1]

    async def forget_unbegun(self, before: int) -> list[str]:
        """Delete the tables that were opened before that time and at which nobody sits; which."""
        columns = schema.games.c
        seated = exists().where(schema.seats.c.game == columns.id, schema.seats.c.taken)
        old = (columns.status == "open", columns.moved_at < before, ~seated)
        async with self.read() as connection:
            found = [row.id for row in await connection.execute(select(columns.id).where(*old))]
        return [id for id in found if await self.delete(id, *old)]


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


async def seats_of(connection: AsyncConnection, games: Sequence[str]) -> list[SeatRow]:
    query = select(schema.seats).where(schema.seats.c.game.in_(games)).order_by(schema.seats.c.seat)
    return [read_row(row, SeatRow) for row in await connection.execute(query)]


async def _entries(connection: AsyncConnection, id: str, number: int) -> list[EntryRow]:
    query = (
        select(schema.entries)
        .where(schema.entries.c.game == id, schema.entries.c.number >= number)
        .order_by(schema.entries.c.number)
    )
    return [read_row(row, EntryRow) for row in await connection.execute(query)]


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


async def _hold(connection: AsyncConnection, id: str) -> None:
    """Let no other worker change this table before the transaction is over."""
    await connection.execute(
        select(schema.games.c.id).where(schema.games.c.id == id).with_for_update()
    )


async def _say(connection: AsyncConnection, id: str, rows: Sequence[ChatRow]) -> None:
    if not rows:
        return
    await _hold(connection, id)
    columns = schema.chat.c
    latest = select(func.max(columns.number)).where(columns.game == id)
    last = (await connection.execute(latest)).scalar_one()
    next_number = 0 if last is None else last + 1
    messages = [row.message for row in rows if row.message is not None]
    said = latest.where(columns.message.in_(messages))
    if messages and (await connection.execute(said)).scalar_one() is not None:
        return
    too_old = next_number - _KEPT_CHAT
    await connection.execute(
        delete(schema.chat).where(columns.game == id, columns.number < too_old)
    )
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
