"""DCeased: superheroes against a city of zombies, for one to six who play together."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from importlib.resources.abc import Traversable
from types import ModuleType
from typing import ClassVar

import msgspec

from sobremesa.kernel import Ask, Game, Mission, Role, Setting, Setup, Text
from sobremesa.kernel.content import digest, unchanged
from sobremesa.kernel.value import ROUND

from . import events, options, questions
from .content.book import Book
from .content.loading import extended, own_content
from .content.schema import (
    DIFFICULTIES,
    LATER_TABLES,
    MOST_HEROES,
    USUAL_HEROES,
    Content,
    MissionData,
)
from .flow import play
from .player import Player
from .player.value import FEATURES, LATE, features, model, moment, opening, signs
from .rules.setup import new_night
from .rules.ties import TIES
from .rules.veil import veil
from .screen.asking import Asking
from .screen.landmarks import LANDMARKS
from .screen.lines import LINES
from .screen.names import Names, words_of
from .screen.notes import NOTES, thing_name
from .screen.prompts import PROMPTS
from .screen.scene import scene
from .screen.throws import THROWS
from .state import Night

DIFFICULTY = Setting(id="difficulty", default="normal", values=DIFFICULTIES, rising=True)
HEROES = Setting(id="heroes", default=USUAL_HEROES, low=USUAL_HEROES, high=MOST_HEROES)
HINTS = Setting(id="hints", default=False, values=(False,), former=(True,), comfort=True)


class DCeased(Game[Night]):
    """The rulebook as the kernel sees it."""

    id = "dceased"
    version = "1"
    questions: ClassVar[ModuleType] = questions
    options: ClassVar[ModuleType] = options
    events: ClassVar[ModuleType] = events
    prompts = PROMPTS
    lines = LINES
    ties = TIES
    landmarks = LANDMARKS
    notes = NOTES
    throws = THROWS
    state_type = Night
    horizon: ClassVar[int] = 400
    moments_ahead: ClassVar[int] = ROUND
    shows_late = LATE
    together = True
    feature_names = FEATURES
    bots: Mapping[str, Callable[[int], Player]] = {"heuristic": Player}
    content: Content

    new = staticmethod(new_night)
    flow = staticmethod(play)
    veil = staticmethod(veil)
    scene = staticmethod(scene)
    features = staticmethod(features)
    model = staticmethod(model)
    feature_signs = staticmethod(signs)
    moment = staticmethod(moment)
    opening = staticmethod(opening)

    def __init__(self, content: Content | None = None) -> None:
        super().__init__(content or own_content())
        self.missions = {data.id: _mission(data) for data in self.content.missions.values()}

    def read_content(self, folder: Traversable) -> Content:
        return extended(self.content, folder)

    def new_book(self, setup: Setup) -> Book:
        return Book(self.content, setup)

    def digest(self, setup: Setup) -> str:
        mission = self.content.missions[setup.mission]
        box = msgspec.structs.replace(self.content, missions={}, maps={})
        known = unchanged(box, own_content(), LATER_TABLES)
        return digest(box, digest(mission), self.content.maps[mission.id], without=known)

    def needed_words(self) -> Iterator[str]:
        yield from super().needed_words()
        yield from words_of(self.content)

    def roles(self, setup: Setup) -> tuple[Role, ...]:
        return tuple(Role(id=f"player-{seat + 1}", owner=f"p{seat}") for seat in range(setup.seats))

    def thing(self, key: str, text: Text) -> str:
        return thing_name(self.names(text), key)

    def names(self, text: Text) -> Names:
        return Names(self.content, text)

    def asking(self, state: Night, ask: Ask, seat: int, text: Text) -> Asking:
        return Asking(state, ask, seat, self.names(text), text)


def _mission(data: MissionData) -> Mission:
    settings = (DIFFICULTY, HINTS) if data.heroes else (DIFFICULTY, HEROES)
    return Mission(
        id=data.id,
        seats=data.seats,
        minutes=data.minutes,
        difficulty=data.difficulty,
        settings=settings,
    )


GAME = DCeased()
