"""The turns of a match and its great moments: where a replay may jump to."""

from __future__ import annotations

import msgspec

from .messages import Language
from .rendering import lines_between
from .replay import may_look
from .table import Table


class Milestone(msgspec.Struct, frozen=True):
    """A step at which a turn began, or something happened that will be remembered."""

    step: int
    text: str
    great: bool


def milestones(
    table: Table, seat: int | None, language: Language, key: str | None
) -> tuple[Milestone, ...]:
    """Those that a seat may know of, in their order."""
    history = table.begun()
    may_look(table, history, seat, key)
    lines = lines_between(history, seat, language, 0, len(history.journal.lines))
    return tuple(
        Milestone(at.step, at.line.text, at.line.great)
        for _, at in lines
        if at.line.great or at.line.weight == "heading"
    )
