"""What a game is to the rest of the program."""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import ModuleType
from typing import Any, ClassVar, Generic, Self, TypeVar

import msgspec

from .ask import Ask, Done, Flow, Option, Pass, Question
from .asking import Asking, Prompts
from .dice import Dice
from .errors import NotFound
from .glossary import Term, check_terms, read_terms
from .kinds import Register, kinds_in
from .lessons import Course, check_course, read_courses
from .missions import ASK_ALWAYS, Mission, Role, Setup, Value, filled
from .noting import Note, Notes
from .scene import Line, Prompt, Scene, Standing
from .sparing import Occasion, Verdict
from .state import Event, Outcome, State
from .telling import Lines, Plain, Speaker
from .text import LANGUAGES, Text, Texts
from .throws import Throw
from .value import FORECAST, OPENING, UNKNOWN, Model, Models, logistic, read_models
from .venue import Venue, read_cover, read_venue

S = TypeVar("S", bound=State[Any])

_NO_WORDS = Text("en")
"""Notes are of things, whatever they are called."""
_MOST_BOOKS = 64
"""How many books a game keeps: what a client may ask for is without bound."""


class Game(ABC, Generic[S]):
    """A rulebook as the kernel sees it.

    A game names the modules that declare its `questions`, `options` and `events`, and says how they
    are read by its `prompts` and `lines`. Its words are in the folder `text` of its package.
    """

    id: ClassVar[str]
    version: ClassVar[str]
    questions: ClassVar[ModuleType]
    options: ClassVar[ModuleType]
    events: ClassVar[ModuleType]
    prompts: ClassVar[Prompts[Any]]
    lines: ClassVar[Lines[Any]]
    notes: ClassVar[Notes] = Register("notes")
    """What a laboratory notes of each kind of event; most are not worth a note."""
    state_type: type[S]
    missions: Mapping[str, Mission]
    texts: Texts
    bots: Mapping[str, Callable[[int], Any]] = {}
    """Players that know this game, by name: each is made from a seed."""
    horizon: ClassVar[int] = 80
    """How many choices ahead a player looks at most who thinks by trying things out."""
    moments_ahead: ClassVar[int] = 1
    """How many moments ahead it looks, if the game counts them; then the horizon is far away."""
    in_step: ClassVar[bool] = False
    """Whether all that is tried out in a world meets the same dice from each new moment on,
    whatever was rolled before: then less of what tells ideas apart is luck."""
    doubt: ClassVar[float] = 0.25
    """By how many standard errors an idea must be better than the quick player's. Where worlds soon
    have little in common, much of what looks better is luck, and to follow it costs more than it
    brings: whoever departs again and again gets nowhere."""
    playouts: ClassVar[int] = 48
    """How many playouts a strong player has for a choice."""
    shows_late: ClassVar[Set[str]] = frozenset()
    """Models whose positions tell too little: there what is tried out is played to the end."""
    feature_names: ClassVar[Sequence[str]] = ()
    """Everything that can make a position good or bad; each has a word for the coach."""
    together: ClassVar[bool] = False
    """Whether all seats are openly on one side."""
    landmarks: ClassVar[Mapping[str, Callable[[Any, int], str]]] = {}
    """What a lesson may point at by a name: each gives the id in the scene of a seat, or ''."""

    ties: ClassVar[Register[Any, Ask, Verdict]] = Register("a verdict")
    """How the table decides between equals of those whom nobody plays."""
    occasions: ClassVar[Register[Any, Ask, Occasion | None]] = Register("an occasion")
    """What a window is about: who lets it be is asked again when this has changed. None where the
    chance is not worth a question. A window that is not here is put every time."""
    throws: ClassVar[Register[Sequence[Event], Event, Throw | None]] = Register("a throw")
    """What dice gave in hits, by an event and the latest ones that were told before it."""

    def __init__(self, content: Any = None) -> None:
        self.content = content
        self.texts = Texts(files(_package_of(type(self))) / "text")
        self._books: dict[bytes, Any] = {}

    # What there is

    @cached_property
    def question_types(self) -> tuple[type[Ask], ...]:
        """Every kind of question."""
        return kinds_in(self.questions, Question)

    @cached_property
    def option_types(self) -> tuple[type[Option], ...]:
        """Every kind of option."""
        return kinds_in(self.options, Option)

    @cached_property
    def event_types(self) -> tuple[type[Event], ...]:
        """Every kind of event."""
        return kinds_in(self.events, Event)

    @cached_property
    def windows(self) -> tuple[str, ...]:
        """Every window that a seat may let go by: `window-<id>` is what it is called."""
        return self.texts[LANGUAGES[0]].beginning("window-")

    @cached_property
    def courses(self) -> Mapping[str, Course]:
        """How missions are taught, by mission."""
        return read_courses(files(_package_of(type(self))) / "content")

    @cached_property
    def terms(self) -> Mapping[str, Term]:
        """The words that must be explained, in the order of the glossary."""
        return read_terms(files(_package_of(type(self))) / "content")

    @cached_property
    def venue(self) -> Venue | None:
        """Where the game is played: colours, face, surroundings."""
        return read_venue(files(_package_of(type(self))) / "screen")

    @cached_property
    def cover(self) -> str:
        """The picture of the game, as SVG, or nothing."""
        return read_cover(files(_package_of(type(self))) / "screen")

    @abstractmethod
    def roles(self, setup: Setup) -> tuple[Role, ...]:
        """What each seat plays."""

    def is_own(self, state: S, seat: int, option: Option) -> bool:
        """Whether an option is about what a seat plays itself: lessons point at such first."""
        return True

    def book(self, setup: Setup) -> Any:
        """The immutable content that the match needs; equal set-ups share one."""
        key = msgspec.json.encode(setup, order="deterministic")
        if key not in self._books:
            if len(self._books) >= _MOST_BOOKS:
                del self._books[next(iter(self._books))]
            self._books[key] = self.new_book(setup)
        return self._books[key]

    def new_book(self, setup: Setup) -> Any:
        """The book for a set-up, made from the content; a game without content has none."""
        return None

    @abstractmethod
    def digest(self, setup: Setup) -> str:
        """A fingerprint of that content, so that a record knows what it was played with."""

    # The rules

    @abstractmethod
    def new(self, setup: Setup, book: Any, dice: Dice, /) -> S:
        """The state in which a match begins."""

    @abstractmethod
    def flow(self, state: S, /) -> Flow[None]:
        """The rules from here on: at the beginning of a match, and at every anchor."""

    @abstractmethod
    def veil(self, state: S, seat: int, dice: Dice, now: S, /) -> None:
        """Deal anew, in place, what that seat cannot know.

        `now` is how the match stands, which may be some choices later than `state`: what the seat
        has come to see by then stays as it is. It is not changed.
        """

    def verdict(self, state: S, ask: Ask) -> Verdict | None:
        """How the table would decide a question, if it is a tie."""
        return self.ties(state, ask) if type(ask) in self.ties else None

    def rests(self, state: S) -> bool:
        """Whether the match is between two of its parts, where everybody would rather decide."""
        return False

    def player_of(self, state: S, owner: str) -> str:
        """By what role's owner the pieces of an owner are played, if not by its own."""
        return owner

    # How it stands

    def features(self, state: S, seat: int, /) -> dict[str, float]:
        """What makes the position good or bad for a seat, each by its name."""
        return {}

    def model(self, state: S, seat: int, /) -> str:
        """By which model the features are weighed: that of the `mission`, or of `mission-side`."""
        return ""

    @cached_property
    def models(self) -> Models:
        """What the features tell, as fitted to games that were played."""
        return read_models(files(_package_of(type(self))) / "player" / "value.toml")

    def model_for(self, state: S, seat: int) -> Model | None:
        """The model for a seat's position, if there is one."""
        return self.models.find(self.model(state, seat))

    def value(self, state: S, seat: int) -> float:
        """The chance that the seat wins, for all that its position tells."""
        return self._chance(state, seat, self.model_for)

    def forecaster(self, state: S, seat: int) -> Model | None:
        """The model by which people are told a seat's chance, if there is one."""
        return self.models.find(self.model(state, seat), FORECAST) or self.model_for(state, seat)

    def forecast(self, state: S, seat: int) -> float:
        """The chance that the seat wins if all go on as quick players do."""
        return self._chance(state, seat, self.forecaster)

    def _chance(self, state: S, seat: int, find: Callable[[S, int], Model | None]) -> float:
        if state.outcome is not None:
            return float(seat in state.outcome.winners)
        model = find(state, seat)
        return UNKNOWN if model is None else model.chance(self.features(state, seat))

    def opening(self, state: S, seat: int, /) -> Mapping[str, float]:
        """What the whole game is built on, as far as it is settled: who plays, and with what."""
        return {}

    def openings(self, state: S, seat: int, /) -> Iterable[Mapping[str, float]]:
        """What may still become of an opening, where its parts count only together."""
        return (self.opening(state, seat),)

    def prospects(self, state: S, seat: int) -> float | None:
        """The chance to win games with the best opening that may come of it, if that is known."""
        model = self.models.models.get(self.model(state, seat) + OPENING)
        if model is None:
            return None
        points = (model.points(each) for each in self.openings(state, seat))
        return max(map(logistic, points), default=None)

    def feature_signs(self, model: str, /) -> Mapping[str, int]:
        """The features that can count in one way only: 1 for the good, -1 for the bad."""
        return {}

    def moment(self, state: S, /) -> int:
        """A number that grows as turns pass: at the same one, positions can be compared best."""
        return 0

    def looks_ahead(self, state: S, /) -> int:
        """How many moments ahead is looked from here; a game may say otherwise for a mission."""
        return self.moments_ahead

    def doubts(self, state: S, /) -> float:
        """How sure a player must be who departs here; a game may say otherwise for a mission."""
        return self.doubt

    # What is seen and told

    @abstractmethod
    def scene(self, state: S, seat: int | None, text: Text, /) -> Scene:
        """What a seat sees, built from nothing; None is a spectator."""

    def asking(self, state: S, ask: Ask, seat: int, text: Text) -> Asking[S, Any]:
        """A question on its way to a seat, for the game's `prompts`."""
        return Asking(state, ask, seat, self.names(text), text)

    def names(self, text: Text) -> Speaker:
        """What things are called, for the game's `lines`; the words alone if they have no names."""
        return Plain(text)

    def prompt(self, state: S, ask: Ask, seat: int, text: Text) -> Prompt:
        """The question as that seat reads it, with every option in the order of the ask."""
        return self.prompts.prompt(self.asking(state, ask, seat, text))

    def line(self, event: Event, text: Text) -> Line | None:
        """The event as the chronicle tells it, or None when it is not worth a line."""
        return self.lines.line(self.names(text), event)

    def noted(self, event: Event) -> Iterable[Note]:
        """What a laboratory notes of an event."""
        return self.notes(self.names(_NO_WORDS), event) if type(event) in self.notes else ()

    def thing(self, key: str, text: Text) -> str:
        """What a thing is called that is noted by its key; the key where it has no name."""
        return key

    def sides(self, setup: Setup) -> tuple[int, ...]:
        """The side that each seat is openly on: those of one side may show each other their plans.

        A secret loyalty is no side.
        """
        return (0,) * setup.seats if self.together else tuple(range(setup.seats))

    def following(self, setup: Setup, outcome: Outcome) -> tuple[str, ...]:
        """The missions that may come next in a campaign; none if nothing is handed on.

        What is handed on may name one under `next`: otherwise the missions follow in their order.
        """
        carry = outcome.carry
        if carry is None:
            return ()
        if isinstance(carry, Mapping) and carry.get("next") in self.missions:
            return (carry["next"],)
        campaign = self.missions[setup.mission].campaign
        ids = [id for id, each in self.missions.items() if campaign and each.campaign == campaign]
        place = ids.index(setup.mission) + 1 if campaign else 0
        return tuple(ids[place : place + 1])

    def standing(self, setup: Setup, outcome: Outcome, text: Text) -> Standing | None:
        """How the campaign stands after this match, if the game has something to say about it."""
        return None

    def with_content(self, folder: Traversable) -> Self:
        """This game with the content of a folder over its own: new missions, maps, cards."""
        game = type(self)(self.read_content(folder))
        if (folder / "text").is_dir():
            game.texts = Texts(folder / "text", under=self.texts)
        game.texts.require(game.needed_words())
        courses = {id: each for id, each in self.courses.items() if id in game.missions}
        game.courses = courses | read_courses(folder)
        for course in game.courses.values():
            check_course(game, course)
        game.terms = {**self.terms, **read_terms(folder)}
        check_terms(game)
        return game

    def needed_words(self) -> Iterator[str]:
        """The messages that the things of the content need: content without them is refused.

        A game with cards that have names of their own adds the messages of those.
        """
        for mission in self.missions:
            yield from (f"mission-{mission}", f"mission-{mission}-about")
        yield from (f"feature-{name}" for name in self.feature_names)

    def read_content(self, folder: Traversable) -> Any:
        """The content of a folder, laid over the game's own."""
        raise NotFound(f"{self.id} takes no content from a folder; got {folder}")

    def prepare(
        self,
        mission: str,
        seats: int | None = None,
        settings: Mapping[str, Value] | None = None,
        carry: Any = None,
    ) -> Setup:
        """A set-up that this game accepts, with the defaults filled in."""
        if mission not in self.missions:
            raise NotFound(
                f"{self.id} has no mission {mission!r}; there are {', '.join(self.missions)}"
            )
        found = self.missions[mission]
        low, high = found.seats
        count = low if seats is None else seats
        if not low <= count <= high:
            wanted = str(low) if low == high else f"{low} to {high}"
            raise NotFound(f"{self.id} {mission}: expected {wanted} seats, got {count}")
        return Setup(
            mission=mission, seats=count, settings=filled(self.id, found, settings), carry=carry
        )

    def seated(self, setup: Setup, persons: int) -> Setup:
        """The set-up as so many people play it: alone with bots, no pause can betray anything."""
        if setup.settings.get(ASK_ALWAYS.id) != "auto":
            return setup
        settings = setup.settings | {ASK_ALWAYS.id: "always" if persons > 1 else "never"}
        return msgspec.structs.replace(setup, settings=settings)

    @cached_property
    def option_decoder(self) -> msgspec.json.Decoder[Option]:
        """Reads an option as it was saved."""
        return msgspec.json.Decoder(_union((*self.option_types, Pass, Done)))

    @cached_property
    def event_decoder(self) -> msgspec.json.Decoder[Event]:
        """Reads an event as it was saved."""
        return msgspec.json.Decoder(_union(self.event_types))


def _package_of(kind: type) -> str:
    """The package of the game that a class is, or extends."""
    named = next(base for base in kind.__mro__ if "id" in vars(base))
    return sys.modules[named.__module__].__package__ or named.__module__


def _union(types: tuple[type[Any], ...]) -> Any:
    union: Any = types[0]
    for kind in types[1:]:
        union = union | kind
    return union
