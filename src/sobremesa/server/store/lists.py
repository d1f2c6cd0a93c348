"""Lists of tables: those of a browser's keys, those that anybody may see."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, and_, bindparam, func, select

from sobremesa.table.errors import refused
from sobremesa.table.rows import EntryRow, SeatRow, TableRow

from . import schema
from .schema import read_row
from .statements import seats_of
from .store import Store

_PLACE = re.compile(r"([0-9]{1,12})-([0-9a-f]{1,24})\Z")


class Found(msgspec.Struct):
    """A table in a list, with its seats and the last of its entries."""

    game: TableRow
    seats: list[SeatRow]
    last: EntryRow | None


class Place(msgspec.Struct, frozen=True):
    """A place in the order of the lists: many tables may have moved in the same second."""

    moved_at: int
    id: str

    @classmethod
    def read(cls, written: str) -> Place:
        """The place that a client was given with a table."""
        found = _PLACE.match(written)
        if found is None:
            raise refused("bad_request", "before", "the place of a table in this list", written)
        return cls(int(found[1]), found[2])

    def __str__(self) -> str:
        return f"{self.moved_at}-{self.id}"


async def by_keys(
    store: Store, hashes: Sequence[str]
) -> tuple[list[Found], dict[tuple[str, str], int]]:
    """The tables that these keys open, and which seat each key opens at each table."""
    held = select(schema.seats).where(schema.seats.c.key.in_(hashes))

    def look(connection: Connection) -> tuple[list[Found], dict[tuple[str, str], int]]:
        rows = [read_row(row, SeatRow) for row in connection.execute(held)]
        seats = {(row.game, row.key): row.seat for row in rows}
        mine = [row.game for row in rows]
        query = select(schema.games).where(
            schema.games.c.id.in_(mine) | schema.games.c.host.in_(hashes)
        )
        games = [read_row(row, TableRow) for row in connection.execute(query)]
        return found_tables(connection, games), seats

    return await store.read(look)


async def listed(
    store: Store, status: str, rulebook: str, before: Place | None, most: int
) -> list[Found]:
    """The tables that anybody may see, the latest first; those behind a place in that order."""
    columns = schema.games.c
    query = select(schema.games).where(columns.listed, columns.status == status)
    if rulebook:
        query = query.where(columns.rulebook == rulebook)
    if before is not None:
        later = and_(columns.moved_at == before.moved_at, columns.id > before.id)
        query = query.where((columns.moved_at < before.moved_at) | later)
    query = query.order_by(columns.moved_at.desc(), columns.id).limit(most)

    def look(connection: Connection) -> list[Found]:
        games = [read_row(row, TableRow) for row in connection.execute(query)]
        return found_tables(connection, games)

    return await store.read(look)


async def lately_played(store: Store, since: int, most: int) -> list[str]:
    """The tables at which something has happened since then, the latest first."""
    games, entries = schema.games.c, schema.entries.c
    each = schema.entries.alias().c
    latest = select(func.max(each.number)).where(each.game == games.id)
    last = latest.correlate(schema.games).scalar_subquery()
    query = (
        select(games.id)
        .where(entries.game == games.id, entries.number == last)
        .where(games.status == "playing", entries.at >= since)
        .order_by(entries.at.desc(), games.id)
        .limit(most)
    )
    return await store.read(lambda connection: list(connection.execute(query).scalars()))


def _latest() -> Select[Any]:
    """The last entry of each of some tables."""
    columns = schema.entries.c
    newest = (
        select(columns.game, func.max(columns.number).label("number"))
        .where(columns.game.in_(bindparam("ids", expanding=True)))
        .group_by(columns.game)
        .subquery()
    )
    return select(schema.entries).join(
        newest, (columns.game == newest.c.game) & (columns.number == newest.c.number)
    )


_LATEST = _latest()
"""Made once: to put it together takes longer than to ask it, and leaves rings of things behind."""


def found_tables(connection: Connection, games: Sequence[TableRow]) -> list[Found]:
    """Tables with their seats and the last of their entries."""
    if not games:
        return []
    ids = [game.id for game in games]
    last = {row.game: read_row(row, EntryRow) for row in connection.execute(_LATEST, {"ids": ids})}
    seats = seats_of(connection, ids)
    return [
        Found(game, [seat for seat in seats if seat.game == game.id], last.get(game.id))
        for game in games
    ]
