"""The turns of a match and its great moments: where a replay may jump to."""

from __future__ import annotations

import msgspec

from sobremesa.kernel.scene import Line

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
        Milestone(at.step, _told(at.line), at.line.great)
        for _, at in lines
        if at.line.great or at.line.weight == "heading"
    )


def _told(line: Line) -> str:
    """A heading that will be remembered says by itself too little."""
    heading = line.great and line.weight == "heading" and line.detail
    return f"{line.text}: {line.detail}" if heading else line.text
