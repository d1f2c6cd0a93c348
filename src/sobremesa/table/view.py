"""What a seat sees of a table, as JSON in parts: only the parts that changed are sent again."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Iterator
from typing import Any

import msgspec

from sobremesa.kernel import Game, Match, Told
from sobremesa.kernel.scene import Board, Prompt, Scene

from .counting import Viewer
from .history import History
from .messages import Have, Language, LineAt, Lines, UndoInfo, View, encoder

_NOTHING = b"null"


class Rendered(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that a viewer sees of a position, but for numbers and the chronicle."""

    seat: Viewer
    language: Language
    awaited: tuple[int, ...]
    board: Board
    scene: dict[str, bytes]
    prompt: bytes


def awaited(match: Match[Any], bots: Collection[int]) -> tuple[int, ...]:
    """The seats that everybody waits for.

    Where the lead of a group is a bot, it leaves the answer to the first person of the group.
    """
    asked = ((ask.seat, *ask.group) for ask in match.asks())
    return tuple(next((seat for seat in each if seat not in bots), each[0]) for each in asked)


def render(
    match: Match[Any], seat: Viewer, language: Language, bots: Collection[int] = ()
) -> Rendered:
    """What a viewer sees now."""
    scene = scene_of(match, seat, language)
    return Rendered(
        seat=seat,
        language=language,
        awaited=awaited(match, bots),
        board=scene.board,
        scene={name: encoder.encode(getattr(scene, name)) for name in _fields(scene)},
        prompt=encoder.encode(prompt_of(match, seat, language)),
    )


def same(one: Rendered, other: Rendered) -> bool:
    """Whether a viewer cannot tell them apart."""
    return (
        one.awaited == other.awaited
        and one.prompt == other.prompt
        and one.scene == other.scene
        and one.board == other.board
    )


def scene_of(match: Match[Any], seat: Viewer, language: Language) -> Scene:
    """What a seat sees of a match."""
    scene: Scene = match.game.scene(match.state, seat, match.game.texts[language])
    return scene


def prompt_of(match: Match[Any], seat: Viewer, language: Language) -> Prompt | None:
    """What a seat is asked, if anything."""
    ask = None if seat is None else match.ask_of(seat)
    if ask is None or seat is None:
        return None
    prompt: Prompt = match.game.prompt(match.state, ask, seat, match.game.texts[language])
    return msgspec.structs.replace(prompt, shared=True) if ask.group else prompt


def numbered(history: History, seat: Viewer, prompt: bytes) -> bytes:
    """A question with the number that its answer must name, as that seat counts."""
    if prompt == _NOTHING:
        return _NOTHING
    ask = history.counting.version(seat, history.asked)
    return b'{"ask":%d,"prompt":%s}' % (ask, prompt)


def without_cells(board: Board) -> Board:
    """The board in a scene: the whole one is sent beside it, and only when its key changes."""
    return Board(key=board.key, bounds=board.bounds, cells=())


def _fields(scene: Scene) -> Iterator[str]:
    return (name for name in scene.__struct_fields__ if name != "board")


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


# The chronicle


def may_know(told: Told, seat: Viewer) -> bool:
    """Whether a seat may know of it; None is a spectator."""
    return told.to is None or seat in told.to


def lines_between(
    history: History, seat: Viewer, language: Language, begin: int, end: int
) -> Iterator[tuple[int, LineAt]]:
    """The lines that a seat may read, with their places in the whole chronicle."""
    game: Game[Any] = history.match.game
    text = game.texts[language]
    for number in range(begin, end):
        told = history.journal.lines[number]
        if told.to is None or (may_know(told, seat) and history.saw_line(seat, number)):
            line = game.line(told.event, text)
            if line is not None:
                step = history.counting.step(seat, history.step_of_line(number))
                yield number, LineAt(step, line)


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
