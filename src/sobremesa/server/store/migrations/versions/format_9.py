"""Who stands in for whoever does not answer, and after how long."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "9"
down_revision = "8"


def upgrade() -> None:
    """Add what the ninth format had; an earlier program refuses it by the count in `about`."""
    for table, column in (
        ("games", sa.Column("patience", sa.Integer, nullable=False, server_default="0")),
        ("games", sa.Column("stand_in", sa.String(64), nullable=False, server_default="")),
        ("seats", sa.Column("stood_in", sa.Boolean, nullable=False, server_default=sa.false())),
    ):
        op.add_column(table, column)
    op.execute("DELETE FROM about")
    op.execute("INSERT INTO about VALUES (9)")
