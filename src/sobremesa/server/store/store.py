"""Storage: what has been written here survives a crash. Nothing else needs to."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from math import inf
from typing import Any, TypeAlias, TypeVar

import msgspec
from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Connection,
    Select,
    bindparam,
    delete,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError

from sobremesa.table.changes import Along
from sobremesa.table.errors import Refused
from sobremesa.table.rows import (
    CHAT_PAGE,
    AnchorRow,
    ChatRow,
    EntryRow,
    SeatRow,
    Stored,
    TableRow,
)

from . import schema
from .database import Work, open_database
from .house import make_keys
from .in_time import patiently
from .migrations import bring_up_to_date, is_current
from .openings import note_opening
from .schema import read_row, values
from .statements import (
    Outrun,
    change_game,
    drop_anchors,
    entries_of,
    hold,
    keep_anchor,
    keep_result,
    leave_news,
    must_be_here,
    say,
    seats_of,
    stored,
    table_row,
)

_FORMAT_LOCK = 0x50B4E3E5A
"""Held in PostgreSQL by whoever changes the format of the database."""

_LONGEST_NEWS = 7_900
"""Bytes; PostgreSQL tells no more at once."""

T = TypeVar("T")


class Pulse(msgspec.Struct, frozen=True):
    """How far a table is: enough to see that somebody else has moved it."""

    version: int
    revision: int
    chat: int


def _pulse() -> Select[Any]:
    """How far one table is: its entries, its revision and its last message."""
    id: BindParameter[str] = bindparam("id")
    numbers = select(func.count()).where(schema.entries.c.game == id).scalar_subquery()
    last = func.coalesce(func.max(schema.chat.c.number), -1)
    said = select(last).where(schema.chat.c.game == id).scalar_subquery()
    return select(numbers, schema.games.c.revision, said).where(schema.games.c.id == id)


_PULSE = _pulse()
"""Made once: every ping asks for it, and to put it together takes longer than to ask."""
_ALONE = Along()

Check: TypeAlias = Callable[[Connection], None]
Took: TypeAlias = Callable[[str, float], None]
"""Told what kind of work the database did, and how many seconds it took."""


def _not_counted(_kind: str, _seconds: float) -> None:
    """Nobody wants to know."""


class Store:
    """What is kept of the tables. Every change is one transaction, and tells the other workers."""

    def __init__(
        self,
        database: str,
        worker: str,
        *,
        outside: bool = False,
        took: Took = _not_counted,
        seconds: float = inf,
    ) -> None:
        """`seconds`: how long PostgreSQL may take to answer."""
        self.worker = worker
        self._signature = f'"worker":{msgspec.json.encode(worker).decode()}}}'.encode()
        self.read_only = False
        """Whether an operator wants nothing at the tables to be changed."""
        self._database = open_database(database, seconds)
        self._took = took
        self._outside = outside
        """Whether this is no server: one on SQLite hears of its changes by what is written down."""

    @property
    def shared(self) -> bool:
        """Whether other workers may change the same tables."""
        return self._database.shared

    async def open(self) -> None:
        """Make the tables if there are none, and bring those of an earlier format up to date."""

        def change(connection: Connection) -> None:
            if self.shared:
                connection.execute(text("SET LOCAL statement_timeout = 0"))
                # Several workers start at once: one does it, the others find it done.
                connection.execute(select(func.pg_advisory_xact_lock(_FORMAT_LOCK)))
            bring_up_to_date(connection)
            make_keys(connection)

        with patiently():
            await self._database.write(change)

    async def is_current(self) -> bool:
        """Whether the database needs no change before it can be used; refuse an unknown one."""
        return await self._database.read(is_current)

    async def close(self) -> None:
        """Let go of every connection."""
        await self._database.close()

    async def healthy(self) -> None:
        """Raises if the database takes no writes: only what is committed shows that it does."""
        same = update(schema.about).values(schema=schema.about.c.schema)
        await self._database.write(lambda connection: connection.execute(same))

    async def read(self, look: Work[T]) -> T:
        """One look: everything read in it is of the same moment."""
        with self._timed("read"):
            return await self._database.read(look)

    @contextmanager
    def _timed(self, kind: str) -> Iterator[None]:
        """Count how long the database takes, whatever comes of it."""
        began = time.perf_counter()
        try:
            yield
        finally:
            self._took(kind, time.perf_counter() - began)

    async def write(self, change: Work[T], *games: str, choice: bool = False) -> T:
        """One change to these tables, of which the other workers hear when it is done."""
        news = [self._news({"table": game}) for game in games]
        with self._timed("choice" if choice else "write"):
            return await self._database.write(self._told(change, news), *news, choice=choice)

    def _told(self, change: Work[T], news: Sequence[bytes]) -> Work[T]:
        """A change after which a server on SQLite finds the news; elsewhere there is a bell."""
        if self.shared or not (self._outside and news):
            return change

        def all(connection: Connection) -> T:
            done = change(connection)
            leave_news(connection, news)
            return done

        return all

    def _must_be_open(self) -> None:
        if self.read_only:
            raise Refused("unavailable", "the server is being looked after; nothing has changed")

    def _news(self, payload: Mapping[str, Any]) -> bytes:
        return msgspec.json.encode({**payload, "worker": self.worker})

    def is_own(self, news: bytes) -> bool:
        """Whether this worker told it; found by the last words, since news may be long."""
        return news.endswith(self._signature)

    def _news_of(self, entry: EntryRow) -> bytes:
        """What is told of an entry: all of it, unless it is too long for that."""
        if not self.shared:
            return b""
        news = self._news({"table": entry.game, "entry": entry})
        return news if len(news) <= _LONGEST_NEWS else self._news({"table": entry.game})

    async def tell_workers(self, payload: Mapping[str, Any]) -> None:
        """Something that the other workers should know and that is not kept."""
        if self.shared or self._outside:
            news = self._news(payload)
            await self._database.write(self._told(lambda _: None, [news]), news)

    async def news_from(self, number: int) -> list[tuple[int, bytes]]:
        """What commands have told since, with its numbers: for a server on SQLite."""
        columns = schema.news.c
        query = select(columns.number, columns.data).where(columns.number > number)

        def look(connection: Connection) -> list[tuple[int, bytes]]:
            found = connection.execute(query.order_by(columns.number))
            return [(row.number, row.data.encode()) for row in found]

        return await self.read(look)

    # Tables

    async def create(self, game: TableRow, seats: Sequence[SeatRow], check: Check) -> None:
        """A new table, unless the check refuses it in the same transaction."""
        self._must_be_open()

        def change(connection: Connection) -> None:
            if self.shared:
                # On SQLite writers take turns; here those of one address do.
                turn = text("SELECT pg_advisory_xact_lock(hashtextextended(:opener, 0))")
                connection.execute(turn, {"opener": game.opener})
            check(connection)
            connection.execute(insert(schema.games), values(game))
            connection.execute(insert(schema.seats), [values(seat) for seat in seats])
            note_opening(connection, game.opener)

        await self.write(change, game.id)

    async def load(self, id: str) -> Stored | None:
        """Everything about a table, or None if there is none."""

        return await self.read(lambda connection: stored(connection, id))

    async def meta(self, id: str) -> tuple[TableRow, list[SeatRow]] | None:
        """A table and its seats as they are now."""

        def look(connection: Connection) -> tuple[TableRow, list[SeatRow]] | None:
            game = table_row(connection, id)
            return None if game is None else (game, seats_of(connection, [id]))

        return await self.read(look)

    async def pulse(self, id: str) -> Pulse | None:
        """How far the table is."""
        row = await self.read(lambda connection: connection.execute(_PULSE, {"id": id}).first())
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
        self._must_be_open()

        def change(connection: Connection) -> None:
            change_game(connection, id, game, revision)
            must_be_here(connection, id)
            for seat, fields in seats.items():
                where = (schema.seats.c.game == id, schema.seats.c.seat == seat)
                connection.execute(update(schema.seats).where(*where).values(**fields))
            say(connection, id, notices)

        try:
            await self.write(change, id)
        except Outrun:
            return False
        return True

    async def delete(self, id: str, *only_if: ColumnElement[bool]) -> bool:
        """A table that nobody will miss; False if it is no longer so."""
        self._must_be_open()

        def change(connection: Connection) -> bool:
            hold(connection, id)
            still = select(schema.games.c.id).where(schema.games.c.id == id, *only_if)
            if connection.execute(still).first() is None:
                return False
            for table in reversed(schema.metadata.sorted_tables):
                if "game" in table.c:
                    connection.execute(delete(table).where(table.c.game == id))
            connection.execute(delete(schema.games).where(schema.games.c.id == id))
            return True

        return await self.write(change, id)

    # What happened

    async def append(self, entry: EntryRow, along: Along = _ALONE) -> bool:
        """Write it down, unless that number or that message is taken: then False."""
        self._must_be_open()
        if along.is_bare:
            began = time.perf_counter()
            try:
                return await self._database.append(entry, along.anchor, self._news_of(entry))
            finally:
                self._took("choice", time.perf_counter() - began)

        def change(connection: Connection) -> None:
            connection.execute(insert(schema.entries), values(entry))
            if along.forget is not None:
                drop_anchors(connection, entry.game, schema.anchors.c.number > along.forget)
            if along.anchor is not None:
                keep_anchor(connection, along.anchor)
            if along.game:
                change_game(connection, entry.game, along.game, along.revision)
            say(connection, entry.game, along.notices)
            if along.result is not None:
                keep_result(connection, along.result)

        try:
            await self.write(change, entry.game, choice=True)
        except (IntegrityError, Outrun):
            return False
        return True

    async def entries_from(self, id: str, number: int) -> list[EntryRow]:
        """What was written down from that number on."""
        return await self.read(lambda connection: entries_of(connection, id, number))

    async def keep_anchor(self, anchor: AnchorRow, version: int) -> None:
        """Keep a snapshot, unless the table has moved on since that version."""

        def change(connection: Connection) -> None:
            hold(connection, anchor.game)
            count = select(func.count()).where(schema.entries.c.game == anchor.game)
            if connection.execute(count).scalar_one() == version:
                keep_anchor(connection, anchor)

        await self.write(change, anchor.game)

    # Chat

    async def say(self, row: ChatRow) -> None:
        """Something is said at the table, unless the same message has been said before."""
        self._must_be_open()
        await self.write(lambda connection: say(connection, row.game, [row]), row.game)

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

        def look(connection: Connection) -> list[ChatRow]:
            return [read_row(row, ChatRow) for row in connection.execute(latest)][::-1]

        return await self.read(look)

    async def forget(self, *which: ColumnElement[bool]) -> list[str]:
        """Delete the tables of which all of that is true; gives their ids."""

        def look(connection: Connection) -> list[str]:
            return [row.id for row in connection.execute(select(schema.games.c.id).where(*which))]

        return [id for id in await self.read(look) if await self.delete(id, *which)]
