"""A table that another server has taken over.

Its last entry says so. As of any two entries with the same number only one lands, whoever wants to
write one after it is told, however late they hear of it; so nothing that was acknowledged is
missing where the table goes on.
"""

from __future__ import annotations

from collections.abc import Sequence

from .errors import Refused
from .rows import EntryRow


def has_moved(entries: Sequence[EntryRow]) -> bool:
    """Whether the table is elsewhere."""
    return bool(entries) and entries[-1].kind == "moved"


def elsewhere() -> Refused:
    """What is answered to whoever wants something of it."""
    return Refused("elsewhere", "the table has moved to another server; nothing has changed here")
