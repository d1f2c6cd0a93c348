"""What a viewer sees of a match: rendered once for each version, as JSON in parts."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Any

import msgspec

from sobremesa.kernel import Match, Told
from sobremesa.kernel.scene import Board, Prompt, Scene

from .counting import Viewer
from .history import History
from .messages import Language, LineAt, encoder


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


def without_cells(board: Board) -> Board:
    """The board in a scene: the whole one is sent beside it, and only when its key changes."""
    return Board(key=board.key, bounds=board.bounds, cells=())


def _fields(scene: Scene) -> Iterator[str]:
    return (name for name in scene.__struct_fields__ if name != "board")


# The chronicle


def may_know(told: Told, seat: Viewer) -> bool:
    """Whether a seat may know of it; None is a spectator."""
    return told.to is None or seat in told.to


def lines_between(
    history: History, seat: Viewer, language: Language, begin: int, end: int
) -> Iterator[tuple[int, LineAt]]:
    """The lines that a seat may read, with their places in the whole chronicle."""
    for number in range(begin, end):
        told = history.journal.lines[number]
        if told.to is None or (may_know(told, seat) and history.saw_line(seat, number)):
            line = history.line(number, language)
            if line is not None:
                step = history.counting.step(seat, history.step_of_line(number))
                yield number, LineAt(step, line)


class Renderings:
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
    return any(
        may_know(told, viewer) and history.line(number, "en") is not None
        for number, told in enumerate(history.journal.lines[lines:], lines)
    )
