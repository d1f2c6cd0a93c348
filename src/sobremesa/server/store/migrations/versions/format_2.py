"""Campaigns, plans, results, and chat messages that are said once."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    """Add what the second format had."""
    for name, kind in (
        ("continues", sa.String(24)),
        ("continued", sa.String(24)),
        ("plans", sa.Text()),
    ):
        op.add_column("games", sa.Column(name, kind, nullable=False, server_default=""))
    op.add_column("chat", sa.Column("message", sa.String(64)))
    op.create_index("chat_messages", "chat", ["game", "message"], unique=True)
    op.create_table(
        "results",
        sa.Column(
            "game", sa.String(24), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("rulebook", sa.String(64), nullable=False),
        sa.Column("mission", sa.String(64), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("people", sa.Integer, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("result", sa.String(64), nullable=False),
        sa.Column("winners", sa.Text, nullable=False),
        sa.Column("steps", sa.Integer, nullable=False),
        sa.Column("seconds", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("results_missions", "results", ["rulebook", "mission", "at"])
