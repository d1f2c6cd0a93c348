"""Since when each seat has its holder, and until when an absent one may answer."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"


def upgrade() -> None:
    """Add what the third format had; an earlier program refuses it by the count in `about`."""
    op.add_column("seats", sa.Column("since", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("leaving", sa.BigInteger, nullable=False, server_default="0"))
    op.execute("DELETE FROM about")
    op.execute("INSERT INTO about VALUES (3)")
