"""Ties at a table: when its players want to be asked."""

from __future__ import annotations

from sobremesa.kernel import TieStop

from .changes import Change
from .notices import notice
from .table import Table


def deciding_ties(table: Table, seat: int, stop: TieStop) -> Change | None:
    """Somebody says when the players are asked, and everybody is told."""
    if table.row.ties == stop:
        return None
    told = notice(table.id, f"ties-{stop}", seat, table.seat(seat).name)
    return Change(game={"ties": stop}, notices=[told])
