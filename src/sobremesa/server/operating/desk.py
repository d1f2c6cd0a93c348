"""What an operator does at the tables of a server, running or not: by its database alone.

Every change is made as another worker would make it, so a running server hears of it by the same
news: PostgreSQL rings, and a server on SQLite looks for what commands have left.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, delete, func, insert, select

from sobremesa.server.limits.accounts import network
from sobremesa.server.store import schema
from sobremesa.server.store.house import (
    READ_ONLY,
    RESTART,
    RESTARTED,
    hashed_address,
    how_restarted,
    put,
    standing,
)
from sobremesa.server.store.migrations import FORMAT
from sobremesa.server.store.schema import read_row
from sobremesa.server.store.statements import seats_of, table_row
from sobremesa.server.store.store import Store
from sobremesa.table.changes import Change
from sobremesa.table.errors import Refused, refused
from sobremesa.table.keys import is_id, new_key
from sobremesa.table.moderation import chat_for, freeing, muting
from sobremesa.table.notices import now
from sobremesa.table.reading import read_or
from sobremesa.table.rows import ChatFor, SeatRow, Status, TableRow

T = TypeVar("T")

_HASH = re.compile(r"[0-9a-f]{32}\Z")
_FOR_EVER = 2**62
_LOOK_SECONDS = 0.2
_OF_A_TABLE = [
    table
    for table in schema.metadata.sorted_tables
    if "game" in table.c and table is not schema.calls  # people asked this server to call them
]


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list for operators: nothing of it is hidden from players."""

    id: str
    game: str
    mission: str
    title: str
    status: Status
    rules: str
    content: str
    opener: str
    entries: int
    created_at: int
    moved_at: int
    chat: ChatFor
    seats: list[SeatSummary]


class SeatSummary(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as an operator needs to know it."""

    seat: int
    name: str
    player: str
    taken: bool
    muted: bool


class Export(msgspec.Struct, frozen=True):
    """A table with all that belongs to it, to be taken elsewhere. It holds every secret."""

    format: str
    table: dict[str, Any]
    rows: dict[str, list[dict[str, Any]]]


# Looking


async def list_tables(store: Store, status: Status | None, most: int) -> list[Summary]:
    """The tables that were begun or ended last."""
    query = select(schema.games).order_by(schema.games.c.moved_at.desc(), schema.games.c.id)
    if status is not None:
        query = query.where(schema.games.c.status == status)

    def look(connection: Connection) -> list[Summary]:
        rows = [read_row(row, TableRow) for row in connection.execute(query.limit(most))]
        return [_summary(connection, row) for row in rows]

    return await store.read(look)


async def show_table(store: Store, id: str) -> Summary:
    """One table."""

    def look(connection: Connection) -> Summary:
        row = table_row(connection, id)
        if row is None:
            raise _no_table(id)
        return _summary(connection, row)

    return await store.read(look)


def _no_table(id: str) -> Refused:
    return refused("not_found", "a table", "one that is there", id)


def _summary(connection: Connection, row: TableRow) -> Summary:
    columns = schema.entries.c
    count = select(func.count(), func.max(columns.at)).where(columns.game == row.id)
    entries, last = connection.execute(count).one()
    mission = read_or(row.setup, _Mission, _UNREADABLE).mission
    return Summary(
        id=row.id,
        game=row.rulebook,
        mission=mission,
        title=row.title,
        status=row.status,
        rules=row.rules,
        content=row.content,
        opener=row.opener,
        entries=entries,
        created_at=row.created_at,
        moved_at=max(row.moved_at, last or 0),
        chat=row.chat,
        seats=[_seat_summary(seat) for seat in seats_of(connection, [row.id])],
    )


class _Mission(msgspec.Struct, frozen=True):
    mission: str


_UNREADABLE = _Mission("?")


def _seat_summary(seat: SeatRow) -> SeatSummary:
    return SeatSummary(
        seat=seat.seat, name=seat.name, player=seat.player, taken=seat.taken, muted=seat.muted
    )


# Changing a table


async def close_table(store: Store, id: str) -> None:
    """Close a table; whoever looks at it is told, and nothing of it is left."""
    if not await store.delete(id):
        raise _no_table(id)


async def free_seat(store: Store, id: str, seat: int) -> str:
    """Take a seat from its holder; gives the key for whoever is to have it."""
    pulse = await store.pulse(id)
    if pulse is None:
        raise _no_table(id)
    fresh = new_key()
    await _alter(store, id, lambda row, seats: freeing(row, _of(seats, seat), fresh, pulse.version))
    return fresh


async def mute_seat(store: Store, id: str, seat: int, muted: bool) -> None:
    """Let a seat say nothing, or speak again."""
    await _alter(store, id, lambda row, seats: muting(row, _of(seats, seat), muted))


async def let_chat(store: Store, id: str, who: ChatFor) -> None:
    """Say who may chat at a table."""
    await _alter(store, id, lambda row, _: chat_for(row, who))


async def _alter(
    store: Store, id: str, make: Callable[[TableRow, list[SeatRow]], Change | None]
) -> None:
    """Change a table, in agreement with whoever changes it at the same time."""
    while (found := await store.meta(id)) is not None:
        row, seats = found
        change = make(row, seats)
        if change is None or await store.change(
            id, row.revision, change.game, change.seats, change.notices
        ):
            return
    raise _no_table(id)


def _of(seats: Sequence[SeatRow], number: int) -> SeatRow:
    if not 0 <= number < len(seats):
        raise refused("not_found", "seat", f"0 to {len(seats) - 1}", number)
    return seats[number]


# Taking a table elsewhere


async def export_table(store: Store, id: str) -> Export:
    """Everything that is kept of a table."""

    def look(connection: Connection) -> Export:
        game = connection.execute(select(schema.games).where(schema.games.c.id == id)).first()
        if game is None:
            raise _no_table(id)
        rows = {
            table.name: [
                row._asdict() for row in connection.execute(select(table).where(table.c.game == id))
            ]
            for table in _OF_A_TABLE
        }
        return Export(FORMAT, game._asdict(), rows)

    return await store.read(look)


async def import_table(store: Store, export: Export) -> str:
    """A table that was exported here or elsewhere, unless it is there already; gives its id."""
    if export.format != FORMAT:
        raise refused("bad_request", "a table", f"format {FORMAT}", export.format)
    id = str(export.table.get("id", ""))
    if not is_id(id) or any(row["game"] != id for rows in export.rows.values() for row in rows):
        raise refused("bad_request", "a table", "rows of one table", id)

    def change(connection: Connection) -> None:
        if table_row(connection, id) is not None:
            raise refused("bad_request", "a table", "one that is not there yet", id)
        connection.execute(insert(schema.games), export.table)
        for table in _OF_A_TABLE:
            if rows := export.rows.get(table.name):
                connection.execute(insert(table), rows)

    await store.write(change, id)
    return id


# The house


async def ban(store: Store, address: str, days: int, note: str) -> str:
    """Let nobody from an address in, for so many days or for ever (0); gives its hash."""
    until = now() + days * 24 * 3600 if days else _FOR_EVER

    def change(connection: Connection) -> str:
        hashed = _hashed(connection, address)
        connection.execute(delete(schema.bans).where(schema.bans.c.address == hashed))
        connection.execute(insert(schema.bans).values(address=hashed, until=until, note=note))
        return hashed

    return await _rearrange(store, change)


async def unban(store: Store, address: str) -> str:
    """Let an address in again; gives its hash."""

    def change(connection: Connection) -> str:
        hashed = _hashed(connection, address)
        gone = connection.execute(delete(schema.bans).where(schema.bans.c.address == hashed))
        if not gone.rowcount:
            raise refused("not_found", "an address", "a banned one", address)
        return hashed

    return await _rearrange(store, change)


async def bans(store: Store) -> list[tuple[str, int, str]]:
    """Who is banned: the hash of each address, until when (0 is for ever), and why."""

    def look(connection: Connection) -> list[tuple[str, int, str]]:
        found = connection.execute(select(schema.bans).order_by(schema.bans.c.until))
        return [(row.address, row.until % _FOR_EVER, row.note) for row in found]

    return await store.read(look)


def _hashed(connection: Connection, address: str) -> str:
    """The hash of an address, or the hash itself as the log has it."""
    if _HASH.match(address):
        return address
    return hashed_address(standing(connection).key, network(address))


async def set_read_only(store: Store, on: bool) -> None:
    """Let nothing be changed at any table, or everything again."""
    await _rearrange(store, lambda connection: put(connection, READ_ONLY, "yes" if on else ""))


async def announce_restart(store: Store, at: int) -> None:
    """Tell every table when the server will be restarted; 0 takes it back."""
    await _rearrange(store, lambda connection: put(connection, RESTART, str(at) if at else ""))


async def restart(store: Store) -> None:
    """Ask a running server to hand everything on to the programs that are installed now."""

    def change(connection: Connection) -> None:
        put(connection, RESTART, "")
        put(connection, RESTARTED, "")

    await _rearrange(store, change)
    await store.tell_workers({"table": "", "restart": True})


async def restarted(store: Store, seconds: float) -> str:
    """Wait until the server says how the restart went; refuse when it does not in that time."""
    try:
        async with asyncio.timeout(seconds):
            while not (outcome := await store.read(how_restarted)):
                await asyncio.sleep(_LOOK_SECONDS)
    except TimeoutError:
        expected = f"word of a server within {seconds:g} seconds"
        raise refused("unavailable", "the restart", expected, "none: does one run?") from None
    how, _, what = outcome.partition(" ")
    if how != "ok":
        raise refused("failed", "the new program", "to start", f"{what}; the old one goes on")
    return what


async def _rearrange(store: Store, change: Callable[[Connection], T]) -> T:
    """Change something about the house, and let every worker look again."""
    done = await store.write(change)
    await store.tell_workers({"table": "", "house": True})
    return done
