"""What is to be written down: an entry with all that goes along with it, or a change of seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from .rows import AnchorRow, ChatRow, EntryRow, ResultRow


class Change(msgspec.Struct, kw_only=True):
    """What is to change about a table and its seats."""

    game: Mapping[str, Any] = {}
    seats: Mapping[int, Mapping[str, Any]] = {}
    notices: Sequence[ChatRow] = ()


class Along(msgspec.Struct, frozen=True, kw_only=True):
    """What is written down along with an entry.

    `forget` drops the anchors beyond an undo; `game` are changes to the table, and with a
    `revision` they must be the next ones; `result` is how the match has just ended.
    """

    anchor: AnchorRow | None = None
    forget: int | None = None
    game: Mapping[str, Any] = {}
    revision: int | None = None
    notices: Sequence[ChatRow] = ()
    result: ResultRow | None = None

    @property
    def is_bare(self) -> bool:
        """Whether there is nothing, or only a snapshot."""
        more = self.game or self.notices or self.result is not None
        return not more and self.forget is None and self.revision is None


class Entry(msgspec.Struct, frozen=True):
    """Something that has happened in the match, to be written down before anybody hears of it."""

    row: EntryRow
    along: Along = Along()
