"""Tables, seats, entries, anchors and chat."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None


def _game_key() -> sa.Column[Any]:
    games = sa.ForeignKey("games.id", ondelete="CASCADE")
    return sa.Column("game", sa.String(24), games, primary_key=True)


def _number(name: str = "number") -> sa.Column[Any]:
    return sa.Column(name, sa.Integer, primary_key=True, autoincrement=False)


def upgrade() -> None:
    """Make everything that the first format had."""
    op.create_table("about", sa.Column("schema", sa.Integer, primary_key=True))
    _games()
    _seats()
    op.create_table(
        "entries",
        _game_key(),
        _number(),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("message", sa.String(64)),
        sa.Column("back_to", sa.Integer),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("asked", sa.Integer, nullable=False),
        sa.Column("awaited", sa.Text, nullable=False),
        sa.Column("steps", sa.Integer, nullable=False),
        sa.Column("hidden", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("game", "seat", "message"),
    )
    state = sa.Column("state", sa.Text, nullable=False)
    op.create_table("anchors", _game_key(), _number(), state)
    op.create_table(
        "chat",
        _game_key(),
        _number(),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def _games() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("rulebook", sa.String(64), nullable=False),
        sa.Column("rules", sa.String(64), nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("opener", sa.String(64), nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("undo", sa.Text, nullable=False),
        sa.Column("result", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("moved_at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_games_host", "games", ["host"])
    op.create_index("ix_games_opener", "games", ["opener"])
    op.create_index("games_listed", "games", ["listed", "status", "moved_at"])


def _seats() -> None:
    op.create_table(
        "seats",
        _game_key(),
        _number("seat"),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("taken", sa.Boolean, nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("contribution", sa.Text, nullable=False),
        sa.Column("orders", sa.Text, nullable=False),
    )
    op.create_index("ix_seats_key", "seats", ["key"])
