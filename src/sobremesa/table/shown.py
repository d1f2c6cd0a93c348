"""What one socket has been shown: only the parts of a view that changed are sent again."""

from __future__ import annotations

from bisect import bisect_left

import msgspec

from .counting import Viewer
from .history import History
from .messages import Have, LineAt, Lines, PromptChange, UndoInfo, View, encoder
from .rendering import Rendered, lines_between

_NOTHING = b"null"


class Shown:
    """What one socket has been shown, so that the next view brings only what is new."""

    def __init__(self, have: Have | None = None) -> None:
        self.have = have
        self.version = 0
        """The version that was shown, as the table counts."""
        self.over = False
        self.bots: frozenset[int] = frozenset()
        """The seats that bots played then: who is awaited hangs on them."""
        self.last: Rendered | None = None
        self.board_key = "" if have is None else have.board
        self._undo = b""
        self._counted = self._asked = 0
        """The version and the question that were shown last, as the viewer counts."""
        self.lines: list[int] = []
        """The places in the whole chronicle of the lines that were sent."""
        self.seen = 0
        """How many lines of the whole chronicle were looked at."""

    @property
    def is_fresh(self) -> bool:
        """Whether nothing was shown yet, and nothing brought along."""
        return self.last is None and self.have is None

    def copy(self) -> Shown:
        """The same, to go on from."""
        twin = Shown()
        twin.__dict__.update(self.__dict__)
        twin.lines = self.lines.copy()
        return twin

    def is_current(self, history: History) -> bool:
        """Whether nothing at all has happened since."""
        return self.version == history.version and self.bots == history.bots

    def is_news(self, history: History, seat: Viewer) -> bool:
        """Whether something has happened since that the viewer can tell."""
        if self.last is None or self.bots != history.bots:
            return True
        count = history.counting.version
        return count(seat, history.version) != count(seat, self.version)

    def next_view(self, history: History, now: Rendered) -> View:
        """The message that brings the socket up to date."""
        over = history.match.outcome is not None
        if over and not self.over and self.last is not None:
            # From the end on everybody counts every step: lines get other numbers.
            self.last, self.lines, self.have = None, [], None
        self.over = over
        last, self.last = self.last, now
        since, self._counted = self._counted, history.counting.version(now.seat, history.version)
        undo, self._undo = self._undo, _undo(history, now.seat)
        view = View(
            version=self._counted,
            step=history.counting.step(now.seat, len(history.steps)),
            seat=now.seat,
            language=now.language,
            full=last is None,
            awaited=now.awaited,
            lines=self._new_lines(history, last, now),
        )
        self.version, self.bots = history.version, history.bots
        if (board := now.scene.board).key != self.board_key:
            self.board_key, view.board = board.key, msgspec.Raw(encoder.encode(board))
        asked, self._asked = self._asked, history.counting.version(now.seat, history.asked)
        if last is None:
            scene, prompt = now.whole()
            view.scene, view.prompt = msgspec.Raw(scene), _numbered(self._asked, prompt)
        else:
            view.since = since
            _add_changes(view, last, now, asked, self._asked)
        if last is None or now.lessons != last.lessons:
            view.lessons = now.lessons
        if last is None or self._undo != undo:
            view.undo = msgspec.Raw(self._undo)
        return view

    def _new_lines(self, history: History, last: Rendered | None, now: Rendered) -> Lines:
        end = len(history.journal.lines)
        if last is None:
            return self._first_lines(history, now, end)
        kept = history.kept_lines(self.version, self.seen)
        del self.lines[bisect_left(self.lines, kept) :]
        begin = len(self.lines)
        items = self._read(history, now, kept, end)
        return Lines(begin, items)

    def _first_lines(self, history: History, now: Rendered, end: int) -> Lines:
        """All lines, but for those that the client brought along and that still stand."""
        items = self._read(history, now, 0, end)
        have = self.have
        count = history.counting
        if have is None or self.over or have.version > count.version(now.seat, history.version):
            return Lines(0, items)
        version = count.version_from(now.seat, have.version)
        standing = bisect_left(self.lines, history.kept_lines(version, end))
        begin = min(have.lines, standing)
        return Lines(begin, items[begin:])

    def _read(self, history: History, now: Rendered, begin: int, end: int) -> list[LineAt]:
        found = list(lines_between(history, now.seat, now.language, begin, end))
        self.lines += [number for number, _ in found]
        self.seen = end
        return [line for _, line in found]


def _add_changes(view: View, last: Rendered, now: Rendered, then: int, ask: int) -> None:
    """What is different from the last view. Its question had the number `then`, that of now `ask`.

    Nothing is said of a question that is still the same.
    """
    scene, prompt = now.changes(last)
    if scene:
        view.scene = msgspec.Raw(scene)
    if last.prompt is None or now.prompt is None:
        if last.prompt is not now.prompt:
            view.prompt = _numbered(ask, now.whole()[1])
    elif prompt or ask != then:
        view.prompt_change = PromptChange(ask, then, msgspec.Raw(prompt or b"{}"))


def _numbered(ask: int, prompt: bytes) -> msgspec.Raw:
    """A question with the number that its answer must name, as its seat counts."""
    if prompt == _NOTHING:
        return msgspec.Raw(_NOTHING)
    return msgspec.Raw(b'{"ask":%d,"prompt":%s}' % (ask, prompt))


def _undo(history: History, seat: Viewer) -> bytes:
    """What an undo of that seat would do now."""
    if seat is None or history.match.outcome is not None:
        return _NOTHING
    last = history.last_step_of(seat)
    if last is None or last < history.earliest_undo():
        return _NOTHING
    free, reason = history.free_undo(seat)
    count = history.counting.step
    return encoder.encode(UndoInfo(count(seat, last), count(seat, free), reason))
