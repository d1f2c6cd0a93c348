"""How far spectators are behind, who draws for them, and when something was said."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "10"
down_revision = "9"


def upgrade() -> None:
    """Add what the tenth format had; an earlier program refuses it by the count in `about`."""
    for table, column in (
        ("games", sa.Column("delay", sa.Integer, nullable=False, server_default="0")),
        ("games", sa.Column("commentator", sa.String(64), nullable=False, server_default="")),
        ("games", sa.Column("arrows", sa.Boolean, nullable=False, server_default=sa.false())),
        ("chat", sa.Column("version", sa.Integer, nullable=False, server_default="0")),
    ):
        op.add_column(table, column)
    op.execute("DELETE FROM about")
    op.execute("INSERT INTO about VALUES (10)")
