"""What a seat sees of a table, as JSON in parts: only the parts that changed are sent again."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from typing import Any

import msgspec

from sobremesa.kernel import Game, Match, Told
from sobremesa.kernel.scene import Board, Scene

from .history import History
from .messages import Have, Language, LineAt, Lines, PromptAt, UndoInfo, View, encoder

_NOTHING = msgspec.Raw(b"null")


class Rendered(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that a seat sees at one version, but for the chronicle."""

    version: int
    step: int
    seat: int | None
    language: Language
    awaited: tuple[int, ...]
    board: Board
    scene: dict[str, msgspec.Raw]
    prompt: msgspec.Raw
    undo: msgspec.Raw


def render(history: History, seat: int | None, language: Language) -> Rendered:
    """What a seat sees now."""
    match = history.match
    scene = scene_of(match, seat, language)
    return Rendered(
        version=history.version,
        step=len(history.steps),
        seat=seat,
        language=language,
        awaited=match.awaited(),
        board=scene.board,
        scene={name: _raw(getattr(scene, name)) for name in _fields(scene)},
        prompt=_raw(prompt_of(match, seat, language, history.asked)),
        undo=_undo(history, seat),
    )


def scene_of(match: Match[Any], seat: int | None, language: Language) -> Scene:
    """What a seat sees of a match."""
    scene: Scene = match.game.scene(match.state, seat, match.game.texts[language])
    return scene


def prompt_of(
    match: Match[Any], seat: int | None, language: Language, number: int
) -> PromptAt | None:
    """What a seat is asked, if anything."""
    ask = None if seat is None else match.ask_of(seat)
    if ask is None or seat is None:
        return None
    text = match.game.texts[language]
    return PromptAt(number, match.game.prompt(match.state, ask, seat, text))


def without_cells(board: Board) -> Board:
    """The board in a scene: the whole one is sent beside it, and only when its key changes."""
    return Board(key=board.key, bounds=board.bounds, cells=())


def _fields(scene: Scene) -> Iterator[str]:
    return (name for name in scene.__struct_fields__ if name != "board")


def _raw(value: Any) -> msgspec.Raw:
    return msgspec.Raw(encoder.encode(value))


def _undo(history: History, seat: int | None) -> msgspec.Raw:
    """What an undo of that seat would do now."""
    if seat is None or history.match.outcome is not None:
        return _NOTHING
    last = history.last_step_of(seat)
    if last is None:
        return _NOTHING
    free, reason = history.free_undo(seat)
    return _raw(UndoInfo(last, free, reason))


# The chronicle


def may_know(told: Told, seat: int | None) -> bool:
    """Whether a seat may know of it; None is a spectator."""
    return told.to is None or seat in told.to


def lines_between(
    history: History, seat: int | None, language: Language, begin: int, end: int
) -> Iterator[tuple[int, LineAt]]:
    """The lines that a seat may read, with their places in the whole chronicle."""
    game: Game[Any] = history.match.game
    text = game.texts[language]
    for number in range(begin, end):
        told = history.journal.lines[number]
        if may_know(told, seat):
            line = game.line(told.event, text)
            if line is not None:
                yield number, LineAt(history.step_of_line(number), line)


class Shown:
    """What one socket has been shown, so that the next view brings only what is new."""

    def __init__(self, have: Have | None = None) -> None:
        self.have = have
        self.last: Rendered | None = None
        self.board_key = "" if have is None else have.board
        self.lines: list[int] = []
        """The places in the whole chronicle of the lines that were sent."""
        self.seen = 0
        """How many lines of the whole chronicle were looked at."""

    def next_view(self, history: History, now: Rendered) -> View:
        """The message that brings the socket up to date."""
        last, self.last = self.last, now
        view = View(
            version=now.version,
            step=now.step,
            seat=now.seat,
            language=now.language,
            full=last is None,
            awaited=now.awaited,
            lines=self._new_lines(history, last, now),
        )
        if now.board.key != self.board_key:
            self.board_key, view.board = now.board.key, _raw(now.board)
        changed = {
            name: part
            for name, part in now.scene.items()
            if last is None or bytes(part) != bytes(last.scene[name])
        }
        if last is None or last.board.key != now.board.key:
            changed["board"] = _raw(without_cells(now.board))
        if changed:
            view.scene = changed
        if last is None or bytes(now.prompt) != bytes(last.prompt):
            view.prompt = now.prompt
        if last is None or bytes(now.undo) != bytes(last.undo):
            view.undo = now.undo
        return view

    def _new_lines(self, history: History, last: Rendered | None, now: Rendered) -> Lines:
        end = len(history.journal.lines)
        if last is None:
            return self._first_lines(history, now, end)
        kept = history.kept_lines(last.version, self.seen)
        del self.lines[bisect_left(self.lines, kept) :]
        begin = len(self.lines)
        items = self._read(history, now, kept, end)
        return Lines(begin, items)

    def _first_lines(self, history: History, now: Rendered, end: int) -> Lines:
        """All lines, but for those that the client brought along and that still stand."""
        items = self._read(history, now, 0, end)
        have = self.have
        if have is None or have.version > now.version:
            return Lines(0, items)
        standing = bisect_left(self.lines, history.kept_lines(have.version, end))
        begin = min(have.lines, standing)
        return Lines(begin, items[begin:])

    def _read(self, history: History, now: Rendered, begin: int, end: int) -> list[LineAt]:
        found = list(lines_between(history, now.seat, now.language, begin, end))
        self.lines += [number for number, _ in found]
        self.seen = end
        return [line for _, line in found]
