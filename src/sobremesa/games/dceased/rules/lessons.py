"""What was once taught, as the final states of earlier records count it.

Records that have the setting `hints` were played with a tutorial that was part of the state. Their
hashes hold what it had taught; missions are taught by `content/lessons.toml` now.
"""

from __future__ import annotations

from sobremesa.games.dceased.state import Night

LESSONS = (
    "move", "open", "attack", "spend-power", "power-up", "collect", "rescue", "gain-trait",
    "enemy-phase",
)  # fmt: skip


def learn(g: Night, lesson: str) -> None:
    """Somebody has done it."""
    if g.book.hints:
        g.lessons |= 1 << LESSONS.index(lesson)
