"""What a viewer sees of a match: rendered once for each version, as JSON in parts."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from importlib.resources import files
from typing import Any

import msgspec

from sobremesa.kernel import Ask, Game, Match, Text, Told, copy_state
from sobremesa.kernel.lessons import Teaching, teach
from sobremesa.kernel.scene import Board, Line, Prompt, Scene
from sobremesa.kernel.text import Texts

from .counting import Viewer
from .entries import Update
from .history import History
from .messages import Language, LineAt, encoder
from .patching import Patch, patch, prompt_patch

_WORDS = Texts(files("sobremesa.table") / "text")
_BESIDE_THE_BOARD = tuple(name for name in Scene.__struct_fields__ if name != "board")


class Rendered:
    """Everything that a viewer sees of a position, but for numbers and the chronicle.

    All equal viewers share it: what is encoded for one of them is encoded for all.
    """

    __slots__ = (
        "_changes", "_whole", "awaited", "language", "lessons", "prompt", "scene", "seat",
    )  # fmt: skip

    def __init__(
        self,
        seat: Viewer,
        language: Language,
        awaited: tuple[int, ...],
        scene: Scene,
        prompt: Prompt | None,
        lessons: Teaching | None = None,
    ) -> None:
        self.seat, self.language, self.lessons = seat, language, lessons
        self.awaited, self.scene, self.prompt = awaited, scene, prompt
        self._whole: tuple[bytes, bytes] | None = None
        self._changes: tuple[Rendered, bytes, bytes] | None = None

    def whole(self) -> tuple[bytes, bytes]:
        """The scene without the cells of its board, and the question."""
        if self._whole is None:
            scene = msgspec.structs.replace(self.scene, board=without_cells(self.scene.board))
            self._whole = encoder.encode(scene), encoder.encode(self.prompt)
        return self._whole

    def changes(self, last: Rendered) -> tuple[bytes, bytes]:
        """What is different from what was seen last, of the scene and of the question.

        Empty where nothing is. Where nothing was asked before, a question is no change.
        """
        if self._changes is None or self._changes[0] is not last:
            scene = patch(last.scene, self.scene, without=("board",))
            if last.scene.board.key != self.scene.board.key:
                scene["board"] = without_cells(self.scene.board)
            prompt: Patch = {}
            if last.prompt is not None and self.prompt is not None:
                prompt = prompt_patch(last.prompt, self.prompt)
            self._changes = last, _encoded(scene), _encoded(prompt)
        return self._changes[1:]


def _encoded(changes: Patch) -> bytes:
    return encoder.encode(changes) if changes else b""


def awaited(match: Match[Any], bots: Collection[int]) -> tuple[int, ...]:
    """The seats that everybody waits for.

    Where the lead of a group is a bot, it leaves the answer to the first person of the group.
    """
    return tuple([_awaited(ask, bots) for ask in match.asks()])


def _awaited(ask: Ask, bots: Collection[int]) -> int:
    if ask.seat not in bots:
        return ask.seat
    return next((seat for seat in ask.group if seat not in bots), ask.seat)


def render(
    match: Match[Any],
    seat: Viewer,
    language: Language,
    bots: Collection[int] = (),
    *,
    lessons: bool = False,
) -> Rendered:
    """What a viewer sees now, with the lessons if there are any at this table."""
    scene, prompt = scene_of(match, seat, language), prompt_of(match, seat, language)
    taught = None
    if lessons and seat is not None:
        taught = teach(match, seat, scene, prompt, match.game.texts[language])
    return Rendered(seat, language, awaited(match, bots), scene, prompt, taught)


def same(one: Rendered, other: Rendered) -> bool:
    """Whether a viewer cannot tell them apart. Lessons follow from what is told, seen and asked."""
    return (
        one.awaited == other.awaited
        and one.scene.board.key == other.scene.board.key
        and one.prompt == other.prompt
        and all(
            getattr(one.scene, name) == getattr(other.scene, name) for name in _BESIDE_THE_BOARD
        )
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
    return _prompt(match.game, match.state, ask, seat, match.game.texts[language])


def _prompt(game: Game[Any], state: Any, ask: Ask, seat: int, text: Text) -> Prompt:
    prompt = game.prompt(state, ask, seat, text)
    if (verdict := game.verdict(state, ask)) is not None:
        prompt = msgspec.structs.replace(prompt, tie=ask.options.index(verdict.option))
    return msgspec.structs.replace(prompt, shared=True) if ask.group else prompt


def without_cells(board: Board) -> Board:
    """The board in a scene: the whole one is sent beside it, and only when its key changes."""
    return Board(key=board.key, bounds=board.bounds, cells=())


# The chronicle


def may_know(told: Told, seat: Viewer) -> bool:
    """Whether a seat may know of it; None is a spectator."""
    return told.to is None or seat in told.to


def lines_between(
    history: History, seat: Viewer, language: Language, begin: int, end: int
) -> Iterator[tuple[int, LineAt]]:
    """The lines that a seat may read, with their places in the whole chronicle.

    What the table itself tells has the place of the line after which it stands.
    """
    for number in range(begin, end):
        told = history.journal.lines[number]
        if told.to is None or (may_know(told, seat) and history.saw_line(seat, number)):
            line = history.line(number, language)
            if line is not None:
                step = history.counting.step(seat, history.step_of_line(number))
                yield number, LineAt(step, line, history.tells_of_tie(number, language))
        for update in history.updates_after(number):
            step = history.counting.step(seat, history.step_of_line(number))
            yield number, LineAt(step, _update_line(update, language))


def _update_line(update: Update, language: Language) -> Line:
    words = _WORDS[language]("line-updated", before=update.before, now=update.now)
    return Line(text=words)


class Renderings:
    """The views of one version, and those of the next while it is being written down."""

    def __init__(self) -> None:
        self._now: dict[tuple[Viewer, Language], Rendered] = {}
        self._next: dict[tuple[Viewer, Language], Rendered] = {}
        self._looked: set[tuple[Viewer, Language]] = set()
        """Who has looked at the present version: others may have left."""

    def moved(self) -> None:
        """The next version is the present one."""
        self._now, self._next, self._looked = self._next, {}, set()

    def draw_ahead(self, history: History, hidden: int) -> None:
        """Draw the next version for all who look at the present one and can tell them apart."""
        for viewer, language in self._looked:
            if not hidden & history.counting.bit(viewer) and (viewer, language) not in self._next:
                self._next[viewer, language] = _render(history, viewer, language)

    def get(self, history: History, viewer: Viewer, language: Language) -> Rendered:
        """What a viewer sees."""
        key = viewer, language
        self._looked.add(key)
        if key not in self._now:
            self._now[key] = _render(history, viewer, language)
        return self._now[key]

    def hidden_from(
        self, viewers: Iterable[Viewer], empty: Iterable[int], history: History, before: Before
    ) -> int:
        """A bit for each of the viewers and empty seats who cannot tell that something happened.

        Nobody looks from an empty seat, but somebody may take it and must not find more counted
        than a person there could tell. Hardly anything is drawn for it: what spectators cannot
        tell, a seat can only if it is told something or asked something else.
        """
        self._next = {}
        if awaited(history.match, history.bots) != before.awaited:
            return 0
        blind = [each for each in viewers if not self._can_tell(each, history, before)]
        if None in blind:
            blind += [seat for seat in empty if not self._could_tell(seat, history, before)]
        return sum(history.counting.bit(each) for each in blind)

    def _can_tell(self, viewer: Viewer, history: History, before: Before) -> bool:
        """Whether a viewer is told that something has happened, or sees it."""
        told = _reads_news(history, viewer, before.lines)
        return told or self._sees_change(viewer, history, before)

    def _could_tell(self, seat: int, history: History, before: Before) -> bool:
        """Whether somebody in an empty seat could tell what spectators cannot."""
        if before.asks_the_same(seat, history):
            return _reads_news(history, seat, before.lines)
        return self._can_tell(seat, history, before)

    def _sees_change(self, viewer: Viewer, history: History, before: Before) -> bool:
        """Whether a viewer sees something else than before, although nothing was told."""
        then = self._known(viewer) or before.seen_by(viewer)
        now = _render(history, viewer, then.language)
        self._next[viewer, then.language] = now
        return not same(then, now)

    def _known(self, viewer: Viewer) -> Rendered | None:
        """What a viewer sees, if it is at hand in some language."""
        return next((view for (each, _), view in self._now.items() if each == viewer), None)


def _render(history: History, viewer: Viewer, language: Language) -> Rendered:
    """What a viewer sees at a table now."""
    return render(history.match, viewer, language, history.bots, lessons=history.lessons)


class Before:
    """How a match stood before a choice: whom it waited for and what it asked, its lines so far."""

    def __init__(self, history: History) -> None:
        match = history.match
        self.game, self.asks = match.game, match.asks()
        question = match.question
        anchored = question is not None and question.anchor and not match.trail
        # A snapshot is never changed: where one was taken just now, it is the copy.
        self.state = match.base if anchored else copy_state(match.state)
        self.awaited = awaited(match, history.bots)
        self.lines = len(history.journal.lines)

    def _ask_of(self, viewer: Viewer) -> Ask | None:
        """What a viewer was asked then."""
        asked = (ask.of(viewer) for ask in self.asks) if viewer is not None else ()
        return next((ask for ask in asked if ask is not None), None)

    def asks_the_same(self, seat: int, history: History) -> bool:
        """Whether a seat is asked now what it was asked then."""
        return self._ask_of(seat) == history.match.ask_of(seat)

    def seen_by(self, viewer: Viewer) -> Rendered:
        """What a viewer saw then."""
        text, ask = self.game.texts["en"], self._ask_of(viewer)
        prompt = None
        if ask is not None and viewer is not None:
            prompt = _prompt(self.game, self.state, ask, viewer, text)
        return Rendered(
            viewer, "en", self.awaited, self.game.scene(self.state, viewer, text), prompt
        )


def _reads_news(history: History, viewer: Viewer, lines: int) -> bool:
    """Whether a viewer finds new lines in the chronicle."""
    return any(
        may_know(told, viewer) and history.line(number, "en") is not None
        for number, told in enumerate(history.journal.lines[lines:], lines)
    )
