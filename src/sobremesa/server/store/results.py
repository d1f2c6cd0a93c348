"""Past results: how the finished matches of a mission ended, told apart by their challenge."""

from __future__ import annotations

import logging
from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import Connection, func, select
from sqlalchemy.exc import IntegrityError

from sobremesa.kernel import Outcome, SobremesaError, find_game
from sobremesa.table.result import result_row
from sobremesa.table.rows import ResultRow, SeatRow, TableRow

from . import schema
from .in_time import patiently
from .schema import read_row
from .statements import keep_result, seats_of
from .store import Store

log = logging.getLogger(__name__)


class Counted(msgspec.Struct, frozen=True):
    """How often a mission with some seats and settings ended in one way."""

    mission: str
    seats: int
    settings: str
    result: str
    winners: str
    games: int


class Finished(msgspec.Struct, frozen=True):
    """A finished match, with who sat at it."""

    row: ResultRow
    seats: list[SeatRow]


async def keep_missing(store: Store) -> int:
    """Write down the results of matches that ended before results were kept; gives how many."""
    games, results = schema.games, schema.results
    query = (
        select(games)
        .outerjoin(results, results.c.game == games.c.id)
        .where(games.c.status == "over", results.c.game.is_(None))
    )

    def change(connection: Connection) -> int:
        rows = [read_row(row, TableRow) for row in connection.execute(query)]
        return sum(_kept(connection, row) for row in rows)

    try:
        with patiently():
            return await store.write(change)
    except IntegrityError:
        return 0  # another worker that has just started did it


def _kept(connection: Connection, row: TableRow) -> bool:
    """Write down the result of a table; False if this server cannot say what was played."""
    steps = select(func.max(schema.entries.c.steps)).where(schema.entries.c.game == row.id)
    count = connection.execute(steps).scalar_one()
    seats = seats_of(connection, [row.id])
    try:
        outcome = msgspec.json.decode(row.result, type=Outcome)
        result = result_row(find_game(row.rulebook), row, seats, outcome, count, row.moved_at)
    except (SobremesaError, KeyError, msgspec.DecodeError) as error:
        log.warning("a result cannot be told", extra={"table": row.id, "problem": str(error)})
        return False
    keep_result(connection, result)
    return True


async def counted(store: Store, rulebook: str, mission: str = "") -> list[Counted]:
    """How the matches with people at them ended."""
    columns = schema.results.c
    kind = (columns.mission, columns.seats, columns.settings, columns.result, columns.winners)
    query = (
        select(*kind, func.count().label("games"))
        .where(columns.rulebook == rulebook, columns.people > 0)
        .group_by(*kind)
        .order_by(*kind)
    )
    if mission:
        query = query.where(columns.mission == mission)

    def look(connection: Connection) -> list[Counted]:
        return [read_row(row, Counted) for row in connection.execute(query)]

    return await store.read(look)


async def latest(
    store: Store, rulebook: str, mine: Collection[str], most: int, mission: str = ""
) -> list[Finished]:
    """The last finished matches that anybody may see, or that are one's own, the latest first."""
    games, results = schema.games.c, schema.results.c
    query = (
        select(schema.results)
        .join(schema.games, results.game == games.id)
        .where(results.rulebook == rulebook, results.people > 0)
        .where(games.listed | games.id.in_(mine))
        .order_by(results.at.desc(), results.game)
        .limit(most)
    )
    if mission:
        query = query.where(results.mission == mission)
    return await store.read(lambda connection: _with_seats(connection, connection.execute(query)))


def _with_seats(connection: Connection, found: Any) -> list[Finished]:
    rows = [read_row(row, ResultRow) for row in found]
    seats = seats_of(connection, [row.game for row in rows])
    return [Finished(row, [seat for seat in seats if seat.game == row.game]) for row in rows]
