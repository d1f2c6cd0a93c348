"""Under Our Sun: explore and survive around New Haven, together or with a traitor among you."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.resources import files
from typing import Any, ClassVar

from sobremesa.kernel import (
    ASK_ALWAYS,
    Dice,
    Event,
    Game,
    Mission,
    Role,
    Setting,
    Setup,
    Text,
    Texts,
)
from sobremesa.kernel.content import digest
from sobremesa.kernel.old import Ask, Flow
from sobremesa.kernel.scene import Line, Prompt, Scene

from .content.book import Book
from .content.schema import Content, MissionData, own_content
from .events import EVENTS
from .flow import play
from .options import OPTIONS
from .player import Player
from .rules.setup import new_land
from .rules.veil import veil
from .screen.lines import line
from .screen.names import Names, card_list, player_id
from .screen.prompts import prompt
from .screen.scene import scene
from .state import Land

MOST_PLAYERS = 6
SETTINGS = (
    Setting(id="mode", default="recommended", values=("recommended", "coop", "semicoop")),
    Setting(id="expansion", default=True),
    Setting(id="one-weapon", default=False),
    Setting(id="sneak-away", default="struck", values=("struck", "unseen")),
    Setting(id="karma", default="own", values=("own", "any")),
    Setting(id="names", default=False, comfort=True),
    ASK_ALWAYS,
)


class UnderOurSun(Game[Land]):
    """The rulebook as the kernel sees it."""

    id: ClassVar[str] = "oursun"
    version: ClassVar[str] = "1"
    state_type = Land
    option_types = OPTIONS
    event_types = EVENTS
    bots: Mapping[str, Callable[[int], Any]] = {"heuristic": Player}

    def __init__(self, content: Content | None = None) -> None:
        self.content = content or own_content()
        self.cards = card_list(self.content)
        self.texts = Texts(files(__package__) / "text")
        self.missions = {data.id: _mission(data) for data in self.content.missions.values()}
        self._books: dict[str, Book] = {}

    def roles(self, setup: Setup) -> tuple[Role, ...]:
        return tuple(Role(id=player_id(seat), owner=player_id(seat)) for seat in range(setup.seats))

    def sides(self, setup: Setup) -> tuple[int, ...]:
        # Openly all are together: who is not keeps it secret.
        return (0,) * setup.seats

    def book(self, setup: Setup) -> Book:
        key = str(setup)
        if key not in self._books:
            self._books[key] = Book(self.content, setup)
        return self._books[key]

    def digest(self, setup: Setup) -> str:
        return digest(self.content)

    def new(self, setup: Setup, book: Any, dice: Dice) -> Land:
        return new_land(setup, book, dice)

    def flow(self, state: Land) -> Flow:
        return play(state)

    def veil(self, state: Land, seat: int, dice: Dice, now: Land) -> None:
        veil(state, seat, dice, now)

    def scene(self, state: Land, seat: int | None, text: Text) -> Scene:
        return scene(state, seat, text)

    def prompt(self, state: Land, ask: Ask, seat: int, text: Text) -> Prompt:
        return prompt(state, ask, seat, text)

    def line(self, event: Event, text: Text) -> Line | None:
        return line(event, Names(self.cards, text))


def _mission(data: MissionData) -> Mission:
    return Mission(
        id=data.id,
        seats=(1, MOST_PLAYERS),
        minutes=data.minutes,
        difficulty=data.difficulty,
        settings=SETTINGS,
    )


GAME = UnderOurSun()
