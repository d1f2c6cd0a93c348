"""Lessons: a mission that is taught while it is played, one thing after another.

A lesson is data, in `lessons.toml` beside the rest of the content, and a message
`lesson-<mission>-<id>`. It says when it comes, what it points at and until when it stays:

    [[m0.lessons]]
    id = "open"
    target = { choice = "Open" }
    until = { chosen = "Open" }

What applies now is a function of what the seat knows: the choices it has made, the events it was
told and the question it is asked. So a deed done early is noticed, and nothing is taught before it
can be pointed at.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from .ask import Ask, Done, Option, Pass
from .content import check_references, load_table
from .dice import Dice
from .errors import BadContent
from .scene import Prompt, Scene, every_id
from .text import Text

if TYPE_CHECKING:
    from .game import Game
    from .match import Match

FILE = "lessons.toml"

Kinds: TypeAlias = str | tuple[str, ...]
"""A kind of thing by the name of its class, as `Move` or, with fields, `Move zone=C4`; or several.

Of several, any one will do, and what is pointed at is the first that is there.
"""


class When(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """When a lesson comes: all that is named here must be so."""

    asked: Kinds = ()
    """The kind of question that is put to the seat."""
    offered: Kinds = ()
    """A kind of option that is on offer."""
    told: Kinds = ()
    """A kind of event that the seat was told."""
    chosen: Kinds = ()
    """A kind of option that the seat has chosen."""


class Until(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Until when a lesson stays: any of these ends it. With none, whoever reads it says `Next`."""

    chosen: Kinds = ()
    """A kind of option that the seat has chosen."""
    told: Kinds = ()
    """A kind of event that the seat was told."""


class Target(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a lesson points at. Until it is there the lesson does not come.

    With an option and something to look at, the option may be missing.
    """

    choice: Kinds = ()
    """A kind of option: the first of several that is offered, by the cheapest way. What would have
    to be doubted, since much is at stake, is not pointed at."""
    toward: tuple[str, ...] = ()
    """Cells, the best first: where no such option is offered, one that leads to a better cell than
    that of the piece that acts."""
    otherwise: Kinds = ()
    """A kind of option where neither is offered."""
    advised: bool = False
    """The option that the game's own quick player would take."""
    element: str = ""
    """Something that the scene has from the beginning, by its id: a cell, an edge, a panel."""
    landmark: str = ""
    """A name: `goal`, `active` (the piece that acts), `card` (its card), `hand`, or the game's."""


class Lesson(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One thing that is taught; its words are the message `lesson-<mission>-<id>`.

    `$seats` in it is how many play.
    """

    id: str
    when: When = When()
    target: Target = Target()
    until: Until = Until()


class Course(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a mission is taught: the lessons in their order, and how the table is best laid."""

    id: str
    """The mission."""
    lessons: tuple[Lesson, ...]
    settings: dict[str, bool | int | str] = {}
    """The settings of the mission with which it is learnt best."""
    seats: int = 0
    """How many play it then; 0 for as few as can."""

    def words(self) -> Iterator[str]:
        """The messages that the lessons need."""
        yield from (f"lesson-{self.id}-{lesson.id}" for lesson in self.lessons)


class Taught(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A lesson as its reader gets it."""

    id: str
    text: str
    choice: int | None = None
    """The option that it points at, by its place in the question."""
    element: str = ""
    """The element of the scene that it points at."""
    waits: bool = False
    """It waits for a deed; otherwise it is read and put aside."""


class Teaching(msgspec.Struct, frozen=True, kw_only=True):
    """The lessons that apply now, in their order, and the ids of all that are not learnt yet."""

    now: tuple[Taught, ...]
    left: tuple[str, ...]


# Reading


def read_courses(folder: Traversable) -> dict[str, Course]:
    """The courses of a folder of content, by mission."""
    file = folder / FILE
    return load_table(file, Course) if file.is_file() else {}


def check_course(game: Game[Any], course: Course) -> None:
    """Refuse a course with a mission, setting, kind, target or words that there are not."""
    place = f"{FILE}: [{course.id}]"
    check_references(f"{FILE}: a mission", [course.id], game.missions)
    game.prepare(course.id, course.seats or None, course.settings)
    ids = [lesson.id for lesson in course.lessons]
    for id in ids:
        if ids.count(id) > 1:
            raise BadContent(f"{place}: expected lessons of different ids, got {id} twice")
    elements = _opening_elements(game, course)
    for lesson in course.lessons:
        _check_lesson(game, f"{place} {lesson.id}", lesson, elements)
    game.texts.require(course.words())


def _check_lesson(game: Game[Any], place: str, lesson: Lesson, elements: set[str]) -> None:
    when, until, target = lesson.when, lesson.until, lesson.target
    options: tuple[type[Any], ...] = (*game.option_types, Pass, Done)
    _check_kinds(f"{place}: when asked", when.asked, game.question_types)
    _check_kinds(f"{place}: when offered", when.offered, options)
    _check_kinds(f"{place}: when told", when.told, game.event_types)
    _check_kinds(f"{place}: when chosen", when.chosen, options)
    _check_kinds(f"{place}: until chosen", until.chosen, options)
    _check_kinds(f"{place}: until told", until.told, game.event_types)
    _check_kinds(f"{place}: target choice", target.choice, options)
    _check_kinds(f"{place}: target otherwise", target.otherwise, options)
    if target.element and target.landmark:
        both = f"{target.element} and {target.landmark}"
        raise BadContent(f"{place}: expected an element or a landmark as its target, got {both}")
    check_references(f"{place}: target toward", target.toward, elements)
    if target.element:
        check_references(f"{place}: target element", [target.element], elements)
    if target.landmark:
        known = (*_LANDMARKS, *game.landmarks)
        check_references(f"{place}: target landmark", [target.landmark], known)
    if target.advised and (target.choice or not game.bots):
        raise BadContent(f"{place}: expected a player of the game to advise, and no other choice")
    if not any((when.asked, when.offered, when.told, when.chosen, target.choice)):
        raise BadContent(
            f"{place}: expected when it comes, or an option as its target; got neither"
        )


def _check_kinds(place: str, wanted: Kinds, known: Iterable[type[Any]]) -> None:
    kinds = {kind.__name__: kind for kind in known}
    for word in _several(wanted):
        name, fields = _read(word)
        check_references(place, [name], kinds)
        check_references(
            f"{place} {name}", [field for field, _ in fields], kinds[name].__struct_fields__
        )


def _opening_elements(game: Game[Any], course: Course) -> set[str]:
    """The ids of everything in the scene before anybody has chosen anything."""
    setup = game.prepare(course.id, course.seats or None, course.settings)
    state = game.new(setup, game.book(setup), Dice(0))
    state.bind(game.book(setup))
    scene = game.scene(state, 0, game.texts["en"])
    return {*every_id(scene), *(panel.id for panel in scene.panels)}


# Kinds


def _several(kinds: Kinds) -> tuple[str, ...]:
    return kinds if isinstance(kinds, tuple) else (kinds,) if kinds else ()


@cache
def _read(word: str) -> tuple[str, tuple[tuple[str, str], ...]]:
    """A kind as a lesson writes it: its name, and the values that its fields must have."""
    name, *fields = word.split()
    return name, tuple(
        (field, value) for field, _, value in (each.partition("=") for each in fields)
    )


def _is(thing: object, word: str) -> bool:
    name, fields = _read(word)
    return type(thing).__name__ == name and all(
        str(getattr(thing, field)) == value for field, value in fields
    )


def _found(things: Iterable[object], words: Iterable[str]) -> set[str]:
    """The words that describe some of the things."""
    by_name: dict[str, list[str]] = {}
    for word in words:
        by_name.setdefault(_read(word)[0], []).append(word)
    found: set[str] = set()
    for thing in things:
        for word in by_name.get(type(thing).__name__, ()):
            if word not in found and _is(thing, word):
                found.add(word)
    return found


# Teaching


def teach(
    match: Match[Any], seat: int, scene: Scene, prompt: Prompt | None, text: Text
) -> Teaching | None:
    """What a seat is taught now; None where nothing is."""
    course = match.game.courses.get(match.setup.mission)
    if course is None or match.journal is None or match.outcome is not None:
        return None
    return _Pupil(match, seat, scene, prompt).learns(course, text)


class _Pupil:
    """A seat that is taught: what it has done, what it was told, what it sees and is asked."""

    def __init__(self, match: Match[Any], seat: int, scene: Scene, prompt: Prompt | None) -> None:
        self.match, self.seat, self.scene, self.prompt = match, seat, scene, prompt
        self.ask: Ask | None = match.ask_of(seat)
        self.chosen: set[str] = set()
        self.told: set[str] = set()

    def learns(self, course: Course, text: Text) -> Teaching:
        """The lessons that apply, and those that are left."""
        self._look_back(course)
        seats = self.match.setup.seats
        left = [lesson for lesson in course.lessons if not self._has_learnt(lesson)]
        shown = (
            self._taught(lesson, text(f"lesson-{course.id}-{lesson.id}", seats=seats))
            for lesson in left
            if self._comes(lesson.when)
        )
        now = tuple(lesson for lesson in shown if lesson is not None)
        return Teaching(now=now, left=tuple(lesson.id for lesson in left))

    def _look_back(self, course: Course) -> None:
        journal = self.match.journal
        assert journal is not None
        lessons = course.lessons
        self.chosen = _found(
            (choice.option for choice in journal.choices if choice.seat == self.seat),
            (
                word
                for each in lessons
                for part in (each.when, each.until)
                for word in _several(part.chosen)
            ),
        )
        self.told = _found(
            (line.event for line in journal.lines if line.to is None or self.seat in line.to),
            (
                word
                for each in lessons
                for part in (each.when, each.until)
                for word in _several(part.told)
            ),
        )

    def _has_learnt(self, lesson: Lesson) -> bool:
        until = lesson.until
        return not self.chosen.isdisjoint(_several(until.chosen)) or not self.told.isdisjoint(
            _several(until.told)
        )

    def _comes(self, when: When) -> bool:
        ask = self.ask
        options = () if ask is None else ask.options
        return (
            (not when.told or not self.told.isdisjoint(_several(when.told)))
            and (not when.chosen or not self.chosen.isdisjoint(_several(when.chosen)))
            and (
                not when.asked
                or (ask is not None and any(_is(ask, w) for w in _several(when.asked)))
            )
            and (not when.offered or bool(_found(options, _several(when.offered))))
        )

    def _taught(self, lesson: Lesson, text: str) -> Taught | None:
        """The lesson with what it points at; None as long as that is not there."""
        target = lesson.target
        choice = self._advised() if target.advised else self._pointed(target)
        element = target.element or self._landmark(target.landmark)
        if target.element or target.landmark:
            if element not in self._elements():
                return None
        elif choice is None and (target.choice or target.advised):
            return None
        waits = lesson.until != Until()
        return Taught(id=lesson.id, text=text, choice=choice, element=element, waits=waits)

    def _pointed(self, target: Target) -> int | None:
        """The place of the option that a lesson points at, if there is one."""
        ways = (
            self._choice(target.choice),
            self._step(target.toward),
            self._choice(target.otherwise),
        )
        return next((place for place in ways if place is not None), None)

    def _choice(self, kinds: Kinds) -> int | None:
        """The place of the first option of the first kind that is offered, by the cheapest way.

        What the seat plays itself comes before what others play.
        """
        options = () if self.ask is None else self.ask.options
        found = [
            (not self._is_own(option), rank, place)
            for rank, word in enumerate(_several(kinds))
            for place, option in enumerate(options)
            if _is(option, word) and not self._is_doubted(place)
        ]
        if not found:
            return None
        others, kind, first = min(found)
        same = [
            place
            for whose, rank, place in found
            if (whose, rank) == (others, kind) and self._where(place) == self._where(first)
        ]
        return min(same, key=self._price)

    def _is_own(self, option: Option) -> bool:
        return self.match.game.is_own(self.match.state, self.seat, option)

    def _where(self, place: int) -> tuple[str, ...]:
        """The elements that an option is about."""
        return () if self.prompt is None else self.prompt.choices[place].on

    def _price(self, place: int) -> int:
        """The first number in what an option is said to cost: what is free has none."""
        number = re.search(r"\d+", self.prompt.choices[place].cost) if self.prompt else None
        return int(number[0]) if number else 0

    def _is_doubted(self, place: int) -> bool:
        return self.prompt is not None and bool(self.prompt.choices[place].warning)

    def _step(self, cells: tuple[str, ...]) -> int | None:
        """The place of the cheapest option that leads who acts to the best of some cells."""
        choices = () if self.prompt is None else self.prompt.choices
        acting = self.piece()
        here = next((piece.cell for piece in self.scene.pieces if piece.id == acting), "")
        better = cells[: cells.index(here)] if here in cells else cells
        steps = [
            (better.index(cell), self._price(place), place)
            for place, choice in enumerate(choices)
            for cell in choice.on
            if choice.tone == "move" and cell in better
        ]
        return min(steps)[-1] if steps else None

    def _advised(self) -> int | None:
        """The place of the option that the game's quick player would take, if it is not doubted."""
        if self.ask is None:
            return None
        player = next(iter(self.match.game.bots.values()))(0)
        place = self.ask.options.index(player.choose(self.match, self.seat, None))
        return None if self._is_doubted(place) else place

    def _landmark(self, name: str) -> str:
        game = self.match.game
        if name in game.landmarks:
            return game.landmarks[name](self.match.state, self.seat)
        return _LANDMARKS[name](self) if name else ""

    def _elements(self) -> set[str]:
        return {*every_id(self.scene), *(panel.id for panel in self.scene.panels)}

    def panel(self, kind: str) -> str:
        """The id of the first panel of a kind."""
        return next((panel.id for panel in self.scene.panels if panel.kind == kind), "")

    def piece(self) -> str:
        """The piece that the question is about, or that acts."""
        if self.prompt is not None and self.prompt.piece:
            return self.prompt.piece
        return next((piece.id for piece in self.scene.pieces if piece.active), "")

    def card(self) -> str:
        """The card that the question is about, or that of the piece that acts."""
        if self.prompt is not None and self.prompt.card:
            return self.prompt.card
        piece = self.piece()
        cards = (card for panel in self.scene.panels for card in panel.cards)
        return next((card.id for card in cards if piece and card.piece == piece), "")


_LANDMARKS: Mapping[str, Any] = {
    "goal": lambda pupil: pupil.panel("goal"),
    "hand": lambda pupil: pupil.panel("hand"),
    "active": _Pupil.piece,
    "card": _Pupil.card,
}
"""What every game has, and how it is found."""
