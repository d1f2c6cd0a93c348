"""Incursion: powered armour against the undead in the tunnels under Gibraltar, for two."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from importlib.resources.abc import Traversable
from types import ModuleType
from typing import Any, ClassVar

import msgspec

from sobremesa.kernel import ASK_ALWAYS, Ask, Game, Mission, Outcome, Role, Setting, Setup, Text
from sobremesa.kernel.content import digest
from sobremesa.kernel.scene import Standing

from . import events, options, questions
from .content.book import Book
from .content.loading import extended, own_content
from .content.schema import SIDE_NAMES, Content, MissionData
from .content.words import needed_words
from .flow import play
from .player import Player
from .player.value import feature_names, features, model, opening, openings, signs
from .rules.forces import new_battle
from .rules.occasions import OCCASIONS
from .rules.veil import veil
from .screen.asking import Asking
from .screen.landmarks import LANDMARKS
from .screen.lines import LINES
from .screen.names import Index, Names, index_of
from .screen.notes import NOTES, thing_name
from .screen.prompts import PROMPTS
from .screen.scene import scene
from .screen.standing import standing
from .screen.throws import THROWS
from .state import Battle

SETTINGS = (
    Setting(id="basics", default=False),
    Setting(id="armour-piercing", default="dice", values=("dice", "result")),
    ASK_ALWAYS,
    Setting(id="campaign", default=False),
    Setting(id="turn-cap", default=0, low=0, high=999),
)
ROLES = (Role(id="allies", owner="allies"), Role(id="swd", owner="swd"))


class Incursion(Game[Battle]):
    """The rulebook as the kernel sees it."""

    id = "incursion"
    version = "1"
    questions: ClassVar[ModuleType] = questions
    options: ClassVar[ModuleType] = options
    events: ClassVar[ModuleType] = events
    prompts, lines, landmarks, notes = PROMPTS, LINES, LANDMARKS, NOTES
    throws = THROWS
    occasions = OCCASIONS
    state_type = Battle
    horizon: ClassVar[int] = 400
    moments_ahead: ClassVar[int] = 2
    feature_names = feature_names()
    bots: Mapping[str, Callable[[int], Any]] = {"heuristic": Player}
    content: Content

    new = staticmethod(new_battle)
    flow = staticmethod(play)
    veil = staticmethod(veil)
    scene = staticmethod(scene)
    features = staticmethod(features)
    feature_signs = staticmethod(signs)
    model = staticmethod(model)
    opening = staticmethod(opening)
    openings = staticmethod(openings)

    def __init__(self, content: Content | None = None) -> None:
        super().__init__(content or own_content())
        self.missions = {data.id: _mission(data) for data in self.content.missions.values()}

    def moment(self, state: Battle, /) -> int:
        """The player turns so far."""
        return state.serial

    def looks_ahead(self, state: Battle, /) -> int:
        """In a race it shows later what a turn was worth: on the way home."""
        return self.moments_ahead * (2 if state.book.goal == "beacon" else 1)

    def doubts(self, state: Battle, /) -> float:
        """What looks a little better far ahead hardly ever is."""
        return 1.25 if state.book.goal == "beacon" else self.doubt

    def read_content(self, folder: Traversable) -> Content:
        return extended(self.content, folder)

    def needed_words(self) -> Iterator[str]:
        yield from super().needed_words()
        yield from needed_words(self.content)

    def roles(self, setup: Setup) -> tuple[Role, ...]:
        return ROLES

    def new_book(self, setup: Setup) -> Book:
        return Book(self.content, setup)

    def digest(self, setup: Setup) -> str:
        mission = self.content.missions[setup.mission]
        return digest(
            msgspec.structs.replace(self.content, missions={}, maps={}),
            digest(mission),
            self.content.map_of(mission),
        )

    def asking(self, state: Battle, ask: Ask, seat: int, text: Text) -> Asking:
        return Asking(state, ask, seat, self.names(text), text)

    def thing(self, key: str, text: Text) -> str:
        return thing_name(self.names(text), key)

    def names(self, text: Text) -> Names:
        return Names(self.index, text)

    @cached_property
    def index(self) -> Index:
        """What the numbers in events stand for."""
        return index_of(self.content)

    def standing(self, setup: Setup, outcome: Outcome, text: Text) -> Standing | None:
        return None if outcome.carry is None else standing(self, setup, outcome, text)


def _mission(data: MissionData) -> Mission:
    """A mission as it is offered: for two, at levels of their choice."""
    levels = [
        Setting(id=f"level-{side}", default=0, low=data.lowest_level, high=30)
        for side in SIDE_NAMES
    ]
    return Mission(
        id=data.id,
        seats=(2, 2),
        minutes=data.minutes,
        settings=(*levels, *SETTINGS),
        campaign="gibraltar" if data.id in own_content().missions else "",
    )


GAME = Incursion()
