"""Whether the mission is taught at a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "5"
down_revision = "4"


def upgrade() -> None:
    """Add what the fifth format had; an earlier program refuses it by the count in `about`."""
    off = sa.Column("lessons", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("games", off)
    op.execute("DELETE FROM about")
    op.execute("INSERT INTO about VALUES (5)")
