"""The tutorial: one thing after another, for those who want to be told."""

from __future__ import annotations

from sobremesa.games.dceased.state import Night

LESSONS = (
    "move", "open", "attack", "spend-power", "power-up", "collect", "rescue", "gain-trait",
    "enemy-phase",
)  # fmt: skip
"""What m0 teaches, in this order."""


def learn(g: Night, lesson: str) -> None:
    """Somebody has done it: it need not be taught any more."""
    if g.book.hints:
        g.lessons |= 1 << LESSONS.index(lesson)


def next_lesson(g: Night) -> str:
    """What the table should try next, or nothing when all has been taught."""
    if not g.book.hints:
        return ""
    return next((each for bit, each in enumerate(LESSONS) if not g.lessons >> bit & 1), "")
