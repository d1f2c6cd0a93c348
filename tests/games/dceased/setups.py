"""Set-ups that several chapters share."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sobremesa.games.dceased.state import Stage

from .table import Table, table

INVENTORY = Path(__file__).parents[3] / "docs" / "rules" / "dceased.md"


def attacks(t: Table) -> set[str]:
    return {" ".join(o.split()[1:]) for o in t.offered() if o.startswith("Attack")}


def spawn(deck: str, mission: str = "m0", heroes: str = "cyborg A4 done", **more: Any) -> Table:
    """A Spawn step with these cards."""
    return table(mission, heroes=heroes, deck=deck, stage=Stage.SPAWN, **more)
