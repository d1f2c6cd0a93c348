"""Who wants to be called, and about which turn they have been."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, or_, select, update

from sobremesa.table.messages import Language
from sobremesa.table.rows import EntryRow, SeatRow, TableRow

from . import schema
from .lists import found_tables
from .schema import read_row, values

Hook: TypeAlias = Literal["discord", "slack", "plain"]
Kind: TypeAlias = Literal["push"] | Hook

_MOST_OF_A_SEAT = 10
"""Browsers that may be called for one seat; the first of more is forgotten."""
_MOST_FAILURES = 5


class CallRow(msgspec.Struct, kw_only=True):
    """Somebody who wants to be called: a browser for its seat, or a group's place for a table.

    `key` is the hash of the key by which the seat was held then; `public` and `auth` are the keys
    of the browser. Between the hours `quiet_from` and `quiet_to` of that `zone` nobody is called;
    `told` is the last turn that they heard of, by the number of the entry with which it began.
    """

    token: str
    game: str
    kind: Kind
    seat: int | None = None
    key: str
    address: str
    public: str = ""
    auth: str = ""
    language: Language
    zone: str
    quiet_from: int
    quiet_to: int
    site: str
    told: int = -1
    failures: int = 0
    at: int


class Due(msgspec.Struct, frozen=True):
    """A call that may have to be made: how its table stands, and since when it is this turn."""

    call: CallRow
    table: TableRow
    seats: list[SeatRow]
    last: EntryRow
    turn: int
    """The entry with which it became this turn."""
    played: bool
    """Whether the seat has chosen something in this turn already."""


def keep_call(connection: Connection, call: CallRow) -> None:
    """Somebody wants to be called; what they wanted there before is replaced."""
    columns = schema.calls.c
    same = and_(columns.game == call.game, columns.seat == call.seat)
    if call.kind == "push":
        connection.execute(delete(schema.calls).where(same, columns.address == call.address))
        others = select(columns.token).where(same).order_by(columns.at.desc(), columns.token)
        tokens = connection.execute(others).scalars().all()[_MOST_OF_A_SEAT - 1 :]
        connection.execute(delete(schema.calls).where(columns.token.in_(tokens)))
    else:
        hook = and_(columns.game == call.game, columns.kind != "push")
        connection.execute(delete(schema.calls).where(hook))
    connection.execute(insert(schema.calls), values(call))


def call_of(connection: Connection, token: str) -> CallRow | None:
    """The call with that token."""
    row = connection.execute(select(schema.calls).where(schema.calls.c.token == token)).first()
    return None if row is None else read_row(row, CallRow)


def drop_call(connection: Connection, token: str) -> None:
    """Somebody does not want to be called any longer, or cannot be."""
    connection.execute(delete(schema.calls).where(schema.calls.c.token == token))


def claim(connection: Connection, token: str, turn: int) -> bool:
    """Whether this is the first to call about that turn; nobody else will."""
    columns = schema.calls.c
    fresh = update(schema.calls).where(columns.token == token, columns.told < turn)
    return connection.execute(fresh.values(told=turn)).rowcount == 1


def succeeded(connection: Connection, token: str) -> None:
    """The call has arrived."""
    mine = update(schema.calls).where(schema.calls.c.token == token)
    connection.execute(mine.values(failures=0))


def failed(connection: Connection, token: str) -> None:
    """The call has not arrived; after some of those there are no more."""
    columns = schema.calls.c
    mine = update(schema.calls).where(columns.token == token)
    connection.execute(mine.values(failures=columns.failures + 1))
    hopeless = and_(columns.token == token, columns.failures >= _MOST_FAILURES)
    connection.execute(delete(schema.calls).where(hopeless))


def drop_finished(connection: Connection) -> None:
    """Nobody is called to a match that is over."""
    over = select(schema.games.c.id).where(schema.games.c.status == "over")
    connection.execute(delete(schema.calls).where(schema.calls.c.game.in_(over)))


def all_due(connection: Connection) -> list[Due]:
    """Every call about a turn of which its owner has not heard yet."""
    query = (
        select(schema.games)
        .where(schema.games.c.id.in_(select(schema.calls.c.game)))
        .where(schema.games.c.status == "playing")
    )
    games = [read_row(row, TableRow) for row in connection.execute(query)]
    calls = [read_row(row, CallRow) for row in connection.execute(select(schema.calls))]
    found = {each.game.id: each for each in found_tables(connection, games)}
    due = []
    for call in calls:
        table = found.get(call.game)
        if table is None or table.last is None:
            continue
        turn = _turn_began(connection, call, table.last)
        if call.told < turn <= table.last.number:
            played = _has_played(connection, call, turn)
            due.append(Due(call, table.game, table.seats, table.last, turn, played))
    return due


def _turn_began(connection: Connection, call: CallRow, last: EntryRow) -> int:
    """The entry since which the seat is awaited, or all those who are now."""
    columns = schema.entries.c
    other = columns.awaited != last.awaited if call.seat is None else ~_awaits(call.seat)
    query = select(func.max(columns.number)).where(columns.game == call.game, other)
    before = connection.execute(query).scalar_one()
    return 0 if before is None else before + 1


def _awaits(seat: int) -> ColumnElement[bool]:
    """Whether an entry leaves a seat with something to decide; `awaited` is the JSON of a list."""
    awaited = schema.entries.c.awaited
    return or_(
        awaited == f"[{seat}]",
        awaited.like(f"[{seat},%"),
        awaited.like(f"%,{seat},%"),
        awaited.like(f"%,{seat}]"),
    )


def _has_played(connection: Connection, call: CallRow, turn: int) -> bool:
    """Whether somebody has chosen for the seat since it became its turn."""
    columns = schema.entries.c
    since = and_(columns.game == call.game, columns.number > turn, columns.kind == "choice")
    mine = select(func.count()).where(since, columns.seat == call.seat)
    return call.seat is not None and connection.execute(mine).scalar_one() > 0
