"""What the viewers of a table see at its present version, rendered once for each."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sobremesa.kernel import Match

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
            self._now[key] = render(history.match, viewer, language, history.bots)
        return self._now[key]

    def hidden_from(
        self, viewers: Iterable[Viewer], history: History, before: Match[Any], lines: int
    ) -> int:
        """A bit for each of the viewers who cannot tell that something has happened.

        `before` is the match as it was, and `lines` how long its chronicle was then.
        """
        hidden = 0
        self._next = {}
        for viewer in viewers:
            if _reads_news(history, viewer, lines):
                continue
            then = self._known(viewer) or render(before, viewer, "en", history.bots)
            now = render(history.match, viewer, then.language, history.bots)
            self._next[viewer, then.language] = now
            if same(then, now):
                hidden |= history.counting.bit(viewer)
        return hidden

    def _known(self, viewer: Viewer) -> Rendered | None:
        """What a viewer sees, if it is at hand in some language."""
        return next((view for (each, _), view in self._now.items() if each == viewer), None)


def _reads_news(history: History, viewer: Viewer, lines: int) -> bool:
    """Whether a viewer finds new lines in the chronicle."""
    game = history.match.game
    text = game.texts["en"]
    return any(
        may_know(told, viewer) and game.line(told.event, text) is not None
        for told in history.journal.lines[lines:]
    )
