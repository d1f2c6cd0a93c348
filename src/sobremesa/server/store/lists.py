"""Lists of tables: those of a browser's keys, those that anybody may see."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, ScalarSelect, Select, and_, bindparam, func, select

from sobremesa.table.errors import refused
from sobremesa.table.late import shown_late
from sobremesa.table.rows import EntryRow, SeatRow, TableRow

from . import schema
from .schema import read_row
from .statements import seats_of
from .store import Store

_PLACE = re.compile(r"([0-9]{1,12})-([0-9a-f]{1,24})\Z")


class Found(msgspec.Struct):
    """A table in a list, with its seats and the last of its entries.

    `told_at` is when something last happened there that whoever asks for a list can tell.
    """

    game: TableRow
    seats: list[SeatRow]
    last: EntryRow | None
    told_at: int = 0


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
        theirs = _told_to_seats(connection, hashes)
        others = _told_to_spectators(connection, [each for each in games if each.id not in theirs])
        return _told(found_tables(connection, games), {**others, **theirs}), seats

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
        return _told(found_tables(connection, games), _told_to_spectators(connection, games))

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


def _last_told(game: Any, viewer: Any) -> ScalarSelect[Any]:
    """When the last entry was written that a viewer can tell, or the one so many before it."""
    columns = schema.entries.c
    tells = columns.hidden.bitwise_rshift(viewer).bitwise_and(1) == 0
    told = select(columns.at).where(columns.game == game, tells)
    # From the latest on, by the key: it is soon found, however long the match is.
    last = told.order_by(columns.number.desc()).limit(1).offset(bindparam("behind"))
    return last.correlate(game.table).scalar_subquery()


def _of_seats() -> Select[Any]:
    """When something last happened that the seats with these keys can tell."""
    columns = schema.seats.c
    told = select(columns.game, _last_told(columns.game, columns.seat))
    return told.where(columns.key.in_(bindparam("hashes", expanding=True)))


def _of_spectators() -> Select[Any]:
    """When something last happened at these tables that spectators can tell."""
    id, seats = schema.games.c.id, schema.seats.c
    # Their bit is the one after those of the seats.
    after = select(func.max(seats.seat) + 1).where(seats.game == id).correlate(schema.games)
    told = select(id, _last_told(id, after.scalar_subquery()))
    return told.where(id.in_(bindparam("ids", expanding=True)))


_OF_SEATS, _OF_SPECTATORS = _of_seats(), _of_spectators()


def _told_to_seats(connection: Connection, hashes: Sequence[str]) -> dict[str, int]:
    """When something last happened that one of the seats with these keys can tell, by table."""
    told: dict[str, int] = {}
    for game, at in connection.execute(_OF_SEATS, {"hashes": hashes, "behind": 0}):
        told[game] = max(at or 0, told.get(game, 0))
    return told


def _told_to_spectators(connection: Connection, games: Sequence[TableRow]) -> dict[str, int]:
    """When something last happened that spectators can tell, as late as they are, by table."""
    behind: dict[int, list[str]] = defaultdict(list)
    for game in games:
        behind[game.delay if shown_late(game) else 0].append(game.id)
    return {
        game: at or 0
        for delay, ids in behind.items()
        for game, at in connection.execute(_OF_SPECTATORS, {"ids": ids, "behind": delay})
    }


def _told(found: list[Found], told: dict[str, int]) -> list[Found]:
    """The tables, with when something last happened at each that whoever asks can tell."""
    for each in found:
        each.told_at = told[each.game.id]
    return found


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
