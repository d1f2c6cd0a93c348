"""Who has opened a table lately, whatever has become of it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "11"
down_revision = "10"


def upgrade() -> None:
    """Add what the eleventh format had; an earlier program refuses it by the count in `about`."""
    op.create_table(
        "openings",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("opener", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_openings_opener", "openings", ["opener"])
    op.execute("DELETE FROM about")
    op.execute("INSERT INTO about VALUES (11)")
