"""The tables of the database, and their rows.

`entries` is append-only, and its key is the table and a number: of two answers to one question,
only one can land. What is derived from it lives in memory; `anchors` only make coming back quick.
`migrations` bring a database to what is written here; `about` holds the format as it was counted
before, by which earlier programs refuse a later one.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias, TypeVar

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

Status: TypeAlias = Literal["open", "playing", "over"]
Kind: TypeAlias = Literal["start", "choice", "undo"]


class GameRow(msgspec.Struct, kw_only=True):
    """A table: what is played, and how it stands. `setup`, `undo`, `result` and `plans` are JSON.

    `continues` is the table whose campaign goes on here, `continued` the one where it goes on from
    here.
    """

    id: str
    rulebook: str
    rules: str
    setup: str
    title: str
    listed: bool
    status: Status
    secret: str
    host: str
    opener: str
    revision: int
    undo: str
    result: str
    created_at: int
    moved_at: int
    continues: str = ""
    continued: str = ""
    plans: str = ""


class SeatRow(msgspec.Struct, kw_only=True):
    """A seat: who has it. `player` is empty for a person; `key` is the hash of its key.

    `since` is the version of the table at which its holder took over a seat that was played before;
    `leaving` is the time from which the seat of somebody who is absent may be given away, or 0.
    """

    game: str
    seat: int
    name: str = ""
    player: str = ""
    taken: bool = False
    open: bool = False
    key: str = ""
    contribution: str = ""
    orders: str = "[]"
    since: int = 0
    leaving: int = 0


class EntryRow(msgspec.Struct, kw_only=True):
    """Something that was written down: the beginning, a choice with all it caused, an undo.

    `data` is the JSON of what was chosen and told; `asked` is the version at which the question
    that is open afterwards was put, `awaited` who is to answer it, `steps` how many choices stand,
    as spectators count; `hidden` has a bit for each viewer who cannot tell that it happened;
    `message` is the client's id for the request.
    """

    game: str
    number: int
    kind: Kind
    seat: int | None = None
    message: str | None = None
    back_to: int | None = None
    data: str = ""
    asked: int
    awaited: str
    steps: int
    hidden: int = 0
    at: int


class AnchorRow(msgspec.Struct, kw_only=True):
    """The state before the choice with that number, at an anchor."""

    game: str
    number: int
    state: str


class ChatRow(msgspec.Struct, kw_only=True):
    """Something that was said, or a notice of the server.

    `message` is a fingerprint of the client's request: the same one again says nothing new.
    """

    game: str
    number: int = 0
    kind: Literal["said", "notice"]
    seat: int | None = None
    name: str = ""
    text: str
    at: int
    message: str | None = None


class ResultRow(msgspec.Struct, kw_only=True):
    """How a match ended, kept to compare it with others: by its challenge and its result.

    `settings` and `winners` are JSON; `people` is how many persons took part, `seconds` how long
    they played, without the time in which the table just stood there.
    """

    game: str
    rulebook: str
    mission: str
    seats: int
    people: int
    settings: str
    result: str
    winners: str
    steps: int
    seconds: int = 0
    at: int


R = TypeVar("R")


def read_row(row: Row[Any], kind: type[R]) -> R:
    """A row of the database as its struct."""
    return kind(**row._asdict())


def values(row: msgspec.Struct) -> dict[str, Any]:
    """A struct as the database takes it."""
    return msgspec.structs.asdict(row)
