"""Set-ups for the tests of interacting."""

from collections.abc import Callable
from typing import Any

from games.torgue.setups import LINE
from games.torgue.table import Table, table
from sobremesa.games.torgue.state import Show


def at(
    edit: Callable[[Show], object] | None = None,
    drawing: str = LINE,
    scenario: str = "opening_night",
    **more: Any,
) -> Table:
    """Salvador in zone 1, in his activation."""
    return table(
        drawing,
        scenario=scenario,
        changes={"key_barrel": False},
        edit=edit,
        **{"salvador": 1, "active": "salvador", **more},
    )


def use(t: Table, *choices: str) -> Table:
    t.play("Act 0 interact", "Pay 0 1", *choices)
    return t
