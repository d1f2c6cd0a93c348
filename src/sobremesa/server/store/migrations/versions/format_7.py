"""When the players of a table are asked about ties."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "7"
down_revision = "6"


def upgrade() -> None:
    """Add what the seventh format had; an earlier program refuses it by the count in `about`."""
    stop = sa.Column("ties", sa.String(8), nullable=False, server_default="matters")
    op.add_column("games", stop)
    op.execute("DELETE FROM about")
    op.execute("INSERT INTO about VALUES (7)")
