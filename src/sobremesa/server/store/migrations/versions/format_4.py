"""How much the coach may say at a table, and reviews of finished matches."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"


def upgrade() -> None:
    """Add what the fourth format had; an earlier program refuses it by the count in `about`."""
    op.add_column("games", sa.Column("coach", sa.String(8), nullable=False, server_default="never"))
    op.create_table(
        "reviews",
        sa.Column(
            "game", sa.String(24), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.execute("DELETE FROM about")
    op.execute("INSERT INTO about VALUES (4)")
