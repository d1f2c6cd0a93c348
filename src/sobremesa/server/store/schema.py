"""The tables of the database; their rows are in `sobremesa.table.rows`.

`entries` is append-only, and its key is the table and a number: of two answers to one question,
only one can land. What is derived from it lives in memory; `anchors` only make coming back quick.
`migrations` bring a database to what is written here; `about` holds the format as it was counted
before, by which earlier programs refuse a later one.
"""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Row,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()


def _game_key(**more: Any) -> Column[str]:
    return Column(
        "game", String(24), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True, **more
    )


about = Table("about", metadata, Column("schema", Integer, primary_key=True))

games = Table(
    "games",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("rulebook", String(64), nullable=False),
    Column("rules", String(64), nullable=False),
    Column("setup", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("status", String(8), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("host", String(64), nullable=False, index=True),
    Column("opener", String(64), nullable=False, index=True),
    Column("revision", Integer, nullable=False),
    Column("undo", Text, nullable=False),
    Column("result", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("moved_at", BigInteger, nullable=False),
    Column("continues", String(24), nullable=False),
    Column("continued", String(24), nullable=False),
    Column("plans", Text, nullable=False),
    Column("coach", String(8), nullable=False),
    Column("lessons", Boolean, nullable=False),
    Column("content", String(64), nullable=False),
    Column("going", String(128), nullable=False),
    Column("chat", String(8), nullable=False),
    Column("removed", Text, nullable=False),
    Column("ties", String(8), nullable=False),
    Column("patience", Integer, nullable=False),
    Column("stand_in", String(64), nullable=False),
    Column("delay", Integer, nullable=False),
    Column("commentator", String(64), nullable=False),
    Column("arrows", Boolean, nullable=False),
    Index("games_listed", "listed", "status", "moved_at"),
)

seats = Table(
    "seats",
    metadata,
    _game_key(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("player", String(64), nullable=False),
    Column("taken", Boolean, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("key", String(64), nullable=False, index=True),
    Column("contribution", Text, nullable=False),
    Column("orders", Text, nullable=False),
    Column("since", Integer, nullable=False),
    Column("leaving", BigInteger, nullable=False),
    Column("muted", Boolean, nullable=False),
    Column("stood_in", Boolean, nullable=False),
)

entries = Table(
    "entries",
    metadata,
    _game_key(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("message", String(64), nullable=True),
    Column("back_to", Integer, nullable=True),
    Column("data", Text, nullable=False),
    Column("asked", Integer, nullable=False),
    Column("awaited", Text, nullable=False),
    Column("steps", Integer, nullable=False),
    Column("hidden", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("game", "seat", "message"),
)

anchors = Table(
    "anchors",
    metadata,
    _game_key(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("state", Text, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    _game_key(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("message", String(64), nullable=True),
    Column("visitor", String(16), nullable=False),
    Column("version", Integer, nullable=False),
    Index("chat_messages", "game", "message", unique=True),
)

results = Table(
    "results",
    metadata,
    _game_key(),
    Column("rulebook", String(64), nullable=False),
    Column("mission", String(64), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("people", Integer, nullable=False),
    Column("settings", Text, nullable=False),
    Column("result", String(64), nullable=False),
    Column("winners", Text, nullable=False),
    Column("steps", Integer, nullable=False),
    Column("seconds", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("results_missions", "rulebook", "mission", "at"),
)

calls = Table(
    "calls",
    metadata,
    Column("token", String(40), primary_key=True),
    Column(
        "game", String(24), ForeignKey("games.id", ondelete="CASCADE"), nullable=False, index=True
    ),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("key", String(64), nullable=False),
    Column("address", Text, nullable=False),
    Column("public", String(128), nullable=False),
    Column("auth", String(32), nullable=False),
    Column("language", String(2), nullable=False),
    Column("zone", String(64), nullable=False),
    Column("quiet_from", Integer, nullable=False),
    Column("quiet_to", Integer, nullable=False),
    Column("site", Text, nullable=False),
    Column("told", Integer, nullable=False),
    Column("failures", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""Who wants to be called when it is their turn."""

reviews = Table("reviews", metadata, _game_key(), Column("data", Text, nullable=False))

house = Table(
    "house",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What holds for the whole server, by name; `sobremesa.server.store.house` reads it."""

bans = Table(
    "bans",
    metadata,
    Column("address", String(32), primary_key=True),
    Column("until", BigInteger, nullable=False),
    Column("note", Text, nullable=False),
)

openings = Table(
    "openings",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("opener", String(64), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
)
"""Who has opened a table lately, whatever has become of it; `id` is that of no table."""

news = Table(
    "news",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("data", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""What a server on SQLite is told by commands; PostgreSQL rings a bell instead."""

R = TypeVar("R")


def read_row(row: Row[Any], kind: type[R]) -> R:
    """A row of the database as its struct."""
    return kind(**row._asdict())


def values(row: msgspec.Struct) -> dict[str, Any]:
    """A struct as the database takes it."""
    return msgspec.structs.asdict(row)
