"""Who wants to be called when it is their turn."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "8"
down_revision = "7"


def upgrade() -> None:
    """Add what the eighth format had; an earlier program refuses it by the count in `about`."""
    op.create_table(
        "calls",
        sa.Column("token", sa.String(40), primary_key=True),
        sa.Column(
            "game", sa.String(24), sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("public", sa.String(128), nullable=False),
        sa.Column("auth", sa.String(32), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=False),
        sa.Column("quiet_to", sa.Integer, nullable=False),
        sa.Column("site", sa.Text, nullable=False),
        sa.Column("told", sa.Integer, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_calls_game", "calls", ["game"])
    op.execute("DELETE FROM about")
    op.execute("INSERT INTO about VALUES (8)")
