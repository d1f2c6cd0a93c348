"""What one socket has been shown: only the parts of a view that changed are sent again."""

from __future__ import annotations

from bisect import bisect_left

import msgspec

from .counting import Viewer
from .history import History
from .messages import Have, LineAt, Lines, UndoInfo, View, encoder
from .rendering import Rendered, lines_between, without_cells

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
        self._prompt = self._undo = b""
        self.lines: list[int] = []
        """The places in the whole chronicle of the lines that were sent."""
        self.seen = 0
        """How many lines of the whole chronicle were looked at."""

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
        undo, self._undo = self._undo, _undo(history, now.seat)
        view = View(
            version=history.counting.version(now.seat, history.version),
            step=history.counting.step(now.seat, len(history.steps)),
            seat=now.seat,
            language=now.language,
            full=last is None,
            awaited=now.awaited,
            lines=self._new_lines(history, last, now),
        )
        self.version, self.bots = history.version, history.bots
        if now.board.key != self.board_key:
            self.board_key, view.board = now.board.key, msgspec.Raw(encoder.encode(now.board))
        changed = {
            name: msgspec.Raw(part)
            for name, part in now.scene.items()
            if last is None or part != last.scene[name]
        }
        if last is None or last.board.key != now.board.key:
            changed["board"] = msgspec.Raw(encoder.encode(without_cells(now.board)))
        if changed:
            view.scene = changed
        prompt = numbered(history, now.seat, now.prompt)
        if last is None or prompt != self._prompt:
            view.prompt = msgspec.Raw(prompt)
        self._prompt = prompt
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


def numbered(history: History, seat: Viewer, prompt: bytes) -> bytes:
    """A question with the number that its answer must name, as that seat counts."""
    if prompt == _NOTHING:
        return _NOTHING
    ask = history.counting.version(seat, history.asked)
    return b'{"ask":%d,"prompt":%s}' % (ask, prompt)


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
