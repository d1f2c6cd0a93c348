"""What the viewers of a table see at its present version, rendered once for each."""

from __future__ import annotations

from collections.abc import Sequence

from .counting import Viewer
from .history import History
from .messages import Language
from .view import Rendered, may_know, render, same


class Views:
    """The views of one version, and those of the next while it is being written down."""

    def __init__(self) -> None:
        self._now: dict[tuple[Viewer, Language], Rendered] = {}
        self._next: dict[tuple[Viewer, Language], Rendered] = {}

    def moved(self) -> None:
        """The next version is the present one."""
        self._now, self._next = self._next, {}

    def get(self, history: History, viewer: Viewer, language: Language) -> Rendered:
        """What a viewer sees."""
        key = viewer, language
        if key not in self._now:
            self._now[key] = render(history.match, viewer, language)
        return self._now[key]

    def any(self, history: History, viewer: Viewer) -> Rendered:
        """What a viewer sees, in whatever language it is at hand."""
        found = next((view for (seat, _), view in self._now.items() if seat == viewer), None)
        return found or self.get(history, viewer, "en")

    def hidden_from(self, history: History, before: Sequence[Rendered], lines: int) -> int:
        """A bit for each viewer who cannot tell that something has happened since `before`.

        `lines` is how long the chronicle was then.
        """
        hidden = 0
        self._next = {}
        for then in before:
            if not _reads_news(history, then, lines):
                now = render(history.match, then.seat, then.language)
                self._next[then.seat, then.language] = now
                if same(then, now):
                    hidden |= history.counting.bit(then.seat)
        return hidden


def _reads_news(history: History, then: Rendered, lines: int) -> bool:
    """Whether a viewer finds new lines in the chronicle."""
    game = history.match.game
    text = game.texts[then.language]
    return any(
        may_know(told, then.seat) and game.line(told.event, text) is not None
        for told in history.journal.lines[lines:]
    )
