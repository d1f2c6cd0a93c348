"""Set-ups for the tests of assaulting."""

from typing import Any

from games.torgue.setups import LINE, Edit
from games.torgue.table import Table, table


def attacked(kind: str, edit: Edit, *, scenario: str = "opening_night", **more: Any) -> Table:
    """An attack on Salvador, next to the enemy."""
    options: dict[str, Any] = {"orders": ["attack"], "rolls": [(8, 8)], **more}
    drawing = "...bb.." if scenario == "demolition_derby" else LINE
    return table(drawing, salvador=0, enemies=[(kind, 1)], scenario=scenario, edit=edit, **options)
