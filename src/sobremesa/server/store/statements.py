"""What is read and written of a table within a transaction."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update

from sobremesa.table.moving import elsewhere
from sobremesa.table.notices import now
from sobremesa.table.rows import (
    AnchorRow,
    ChatRow,
    EntryRow,
    Kind,
    ResultRow,
    SeatRow,
    Stored,
    TableRow,
)

from . import schema
from .appending import KEPT_ANCHORS
from .schema import read_row, values

_KEPT_CHAT = 10_000
_NEWS_SECONDS = 3600
_LONGEST_PAUSE = 30 * 60
"""A longer silence is no thinking: the table stood there, and that time does not count."""


class Outrun(Exception):
    """Somebody else changed the table first; the transaction is rolled back."""


def leave_news(connection: Connection, news: Sequence[bytes]) -> None:
    """Write news down for a server that looks for them; what is old has been read."""
    connection.execute(delete(schema.news).where(schema.news.c.at < now() - _NEWS_SECONDS))
    rows = [{"data": each.decode(), "at": now()} for each in news]
    connection.execute(insert(schema.news), rows)


def stored(connection: Connection, id: str) -> Stored | None:
    """Everything about a table but its chat, or None if there is none."""
    game = table_row(connection, id)
    if game is None:
        return None
    columns = schema.anchors.c
    latest = select(schema.anchors).where(columns.game == id).order_by(columns.number.desc())
    anchors = [read_row(row, AnchorRow) for row in connection.execute(latest)]
    return Stored(game, seats_of(connection, [id]), entries_of(connection, id, 0), anchors)


def table_row(connection: Connection, id: str) -> TableRow | None:
    """The row of a table."""
    query = select(schema.games).where(schema.games.c.id == id)
    row = connection.execute(query).first()
    return None if row is None else read_row(row, TableRow)


def seats_of(connection: Connection, games: Sequence[str]) -> list[SeatRow]:
    """The seats of tables."""
    query = select(schema.seats).where(schema.seats.c.game.in_(games)).order_by(schema.seats.c.seat)
    return [read_row(row, SeatRow) for row in connection.execute(query)]


def entries_of(connection: Connection, id: str, number: int) -> list[EntryRow]:
    """What was written down of a table from that number on."""
    query = (
        select(schema.entries)
        .where(schema.entries.c.game == id, schema.entries.c.number >= number)
        .order_by(schema.entries.c.number)
    )
    return [read_row(row, EntryRow) for row in connection.execute(query)]


def change_game(
    connection: Connection, id: str, game: Mapping[str, Any], revision: int | None
) -> None:
    """Change the row of a table, unless somebody else did so since that revision."""
    where = [schema.games.c.id == id]
    if revision is not None:
        where.append(schema.games.c.revision == revision)
    following = schema.games.c.revision + 1
    done = connection.execute(update(schema.games).where(*where).values(revision=following, **game))
    if done.rowcount != 1:
        raise Outrun


def hold(connection: Connection, id: str) -> None:
    """Let no other worker change this table before the transaction is over."""
    connection.execute(select(schema.games.c.id).where(schema.games.c.id == id).with_for_update())


def must_be_here(connection: Connection, id: str) -> None:
    """Refuse what would be changed at a table that another server has taken over."""
    if last_kind(connection, id) == "moved":
        raise elsewhere()


def last_kind(connection: Connection, id: str) -> Kind | None:
    """What the last entry of a table is; None where there is none."""
    columns = schema.entries.c
    query = select(columns.kind).where(columns.game == id).order_by(columns.number.desc()).limit(1)
    found: Kind | None = connection.execute(query).scalar()
    return found


def say(connection: Connection, id: str, rows: Sequence[ChatRow]) -> None:
    """Put messages under those of a table, unless one of them has been said before."""
    if not rows:
        return
    hold(connection, id)
    must_be_here(connection, id)
    columns = schema.chat.c
    latest = select(func.max(columns.number)).where(columns.game == id)
    last = connection.execute(latest).scalar_one()
    next_number = 0 if last is None else last + 1
    messages = [row.message for row in rows if row.message is not None]
    said = latest.where(columns.message.in_(messages))
    if messages and connection.execute(said).scalar_one() is not None:
        return
    too_old = next_number + len(rows) - _KEPT_CHAT
    connection.execute(delete(schema.chat).where(columns.game == id, columns.number < too_old))
    numbered = [{**values(row), "number": number} for number, row in enumerate(rows, next_number)]
    connection.execute(insert(schema.chat), numbered)


def keep_anchor(connection: Connection, anchor: AnchorRow) -> None:
    """Keep a snapshot, and of the earlier ones the latest."""
    drop_anchors(connection, anchor.game, schema.anchors.c.number == anchor.number)
    connection.execute(insert(schema.anchors), values(anchor))
    kept = (
        select(schema.anchors.c.number)
        .where(schema.anchors.c.game == anchor.game)
        .order_by(schema.anchors.c.number.desc())
        .limit(KEPT_ANCHORS)
    )
    drop_anchors(connection, anchor.game, schema.anchors.c.number.not_in(kept))


def drop_anchors(connection: Connection, id: str, which: Any) -> None:
    """Forget the snapshots of a table of which that is true."""
    connection.execute(delete(schema.anchors).where(schema.anchors.c.game == id, which))


def keep_result(connection: Connection, result: ResultRow) -> None:
    """Write a result down, with the time that was played."""
    columns = schema.entries.c
    query = select(columns.at).where(columns.game == result.game).order_by(columns.number)
    times = [row.at for row in connection.execute(query)]
    seconds = sum(min(max(0, b - a), _LONGEST_PAUSE) for a, b in pairwise(times))
    connection.execute(insert(schema.results), {**values(result), "seconds": seconds})
