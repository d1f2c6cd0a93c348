"""What operators and hosts decide: bans, chat, who is muted; and the content a table began with."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "6"
down_revision = "5"


def upgrade() -> None:
    """Add what the sixth format had; an earlier program refuses it by the count in `about`."""
    off = sa.false()
    for table, column in (
        ("games", sa.Column("content", sa.String(64), nullable=False, server_default="")),
        ("games", sa.Column("going", sa.String(128), nullable=False, server_default="")),
        ("games", sa.Column("chat", sa.String(8), nullable=False, server_default="all")),
        ("games", sa.Column("removed", sa.Text, nullable=False, server_default="[]")),
        ("seats", sa.Column("muted", sa.Boolean, nullable=False, server_default=off)),
        ("chat", sa.Column("visitor", sa.String(16), nullable=False, server_default="")),
    ):
        op.add_column(table, column)
    _house()
    op.execute("DELETE FROM about")
    op.execute("INSERT INTO about VALUES (6)")


def _house() -> None:
    op.create_table(
        "house",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "bans",
        sa.Column("address", sa.String(32), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("note", sa.Text, nullable=False),
    )
    op.create_table(
        "news",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
