"""DCeased: superheroes against a city of zombies, for one to six who play together."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, ClassVar

import msgspec

from sobremesa.kernel import Dice, Event, Game, Mission, Role, Setting, Setup, Text, Texts
from sobremesa.kernel.content import digest
from sobremesa.kernel.old import Ask, Flow
from sobremesa.kernel.scene import Line, Prompt, Scene

from .content.book import Book
from .content.loading import extended, own_content
from .content.schema import DIFFICULTIES, MOST_HEROES, USUAL_HEROES, Content, MissionData
from .events import EVENTS
from .flow import play
from .options import OPTIONS
from .player import Player
from .rules.setup import new_night
from .rules.veil import veil
from .screen.lines import line
from .screen.names import Names
from .screen.prompts import prompt
from .screen.scene import scene
from .state import Night

DIFFICULTY = Setting(id="difficulty", default="normal", values=DIFFICULTIES)
HEROES = Setting(id="heroes", default=USUAL_HEROES, low=USUAL_HEROES, high=MOST_HEROES)
HINTS = Setting(id="hints", default=True, comfort=True)


class DCeased(Game[Night]):
    """The rulebook as the kernel sees it."""

    id: ClassVar[str] = "dceased"
    version: ClassVar[str] = "1"
    state_type = Night
    option_types = OPTIONS
    event_types = EVENTS
    bots: Mapping[str, Callable[[int], Any]] = {"heuristic": Player}

    def __init__(self, content: Content | None = None) -> None:
        self.content = content or own_content()
        self.texts = Texts(files(__package__) / "text")
        self.missions = {data.id: _mission(data) for data in self.content.missions.values()}
        self._books: dict[tuple[object, ...], Book] = {}

    def with_content(self, folder: Traversable) -> DCeased:
        game = DCeased(extended(self.content, folder))
        if (folder / "text").is_dir():
            game.texts = Texts(folder / "text", under=self.texts)
        return game

    def roles(self, setup: Setup) -> tuple[Role, ...]:
        return tuple(Role(id=f"player-{seat + 1}", owner=f"p{seat}") for seat in range(setup.seats))

    def sides(self, setup: Setup) -> tuple[int, ...]:
        return (0,) * setup.seats

    def book(self, setup: Setup) -> Book:
        key = setup.mission, setup.seats, *sorted(setup.options.items())
        if key not in self._books:
            self._books[key] = Book(self.content, setup)
        return self._books[key]

    def digest(self, setup: Setup) -> str:
        mission = self.content.missions[setup.mission]
        return digest(
            msgspec.structs.replace(self.content, missions={}, maps={}),
            digest(mission),
            self.content.maps[mission.id],
        )

    def new(self, setup: Setup, book: Any, dice: Dice) -> Night:
        return new_night(setup, book, dice)

    def flow(self, state: Night) -> Flow:
        return play(state)

    def veil(self, state: Night, seat: int, dice: Dice, now: Night) -> None:
        veil(state, seat, dice, now)

    def scene(self, state: Night, seat: int | None, text: Text) -> Scene:
        return scene(state, seat, text)

    def prompt(self, state: Night, ask: Ask, seat: int, text: Text) -> Prompt:
        return prompt(state, ask, seat, text)

    def line(self, event: Event, text: Text) -> Line | None:
        return line(event, Names(self.content, text))


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
