"""Under Our Sun without words: the rules as a game whose views are bare, for tests of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Any, ClassVar

from sobremesa.games.oursun.book import Book, Content, own_content
from sobremesa.games.oursun.events import EVENTS
from sobremesa.games.oursun.flow import play
from sobremesa.games.oursun.options import OPTIONS
from sobremesa.games.oursun.setup import new_land
from sobremesa.games.oursun.state import Land
from sobremesa.games.oursun.veil import veil
from sobremesa.kernel import (
    Ask,
    Dice,
    Event,
    Flow,
    Game,
    Mission,
    Role,
    Setting,
    Setup,
    Text,
    Texts,
)
from sobremesa.kernel.content import digest
from sobremesa.kernel.scene import Board, Choice, Line, Prompt, Scene

SETTINGS = (
    Setting(id="mode", default="recommended", values=("recommended", "coop", "semicoop")),
    Setting(id="expansion", default=True),
    Setting(id="one-weapon", default=False),
)


class RulesOnly(Game[Land]):
    """The rules of the game, shown by the names of their types."""

    id: ClassVar[str] = "oursun"
    version: ClassVar[str] = "1"
    state_type = Land
    option_types = OPTIONS
    event_types = EVENTS
    texts = Texts(files("sobremesa.games.incursion") / "text")

    def __init__(self, content: Content | None = None) -> None:
        self.content = content or own_content()
        self.books: dict[str, Book] = {}
        self.missions: Mapping[str, Mission] = {
            data.id: Mission(
                id=data.id,
                seats=(1, 6),
                minutes=data.minutes,
                difficulty=data.difficulty,
                settings=SETTINGS,
            )
            for data in self.content.missions.values()
        }

    def roles(self, setup: Setup) -> tuple[Role, ...]:
        return tuple(
            Role(id=f"player-{seat}", owner=f"player-{seat}") for seat in range(setup.seats)
        )

    def book(self, setup: Setup) -> Book:
        key = str(setup)
        if key not in self.books:
            self.books[key] = Book(self.content, setup)
        return self.books[key]

    def digest(self, setup: Setup) -> str:
        return digest(self.content)

    def new(self, setup: Setup, book: Any, dice: Dice) -> Land:
        return new_land(setup, book, dice)

    def flow(self, state: Land) -> Flow:
        return play(state)

    def veil(self, state: Land, seat: int, dice: Dice) -> None:
        veil(state, seat, dice)

    def scene(self, state: Land, seat: int | None, text: Text) -> Scene:
        return Scene(title=self.id, board=Board(key="map", bounds=(0, 0, 1, 1), cells=()))

    def prompt(self, state: Land, ask: Ask, seat: int, text: Text) -> Prompt:
        choices = (Choice(index=at, text=repr(each)) for at, each in enumerate(ask.options))
        return Prompt(title=ask.prompt, text=ask.prompt, choices=tuple(choices))

    def line(self, event: Event, text: Text) -> Line | None:
        return Line(text=repr(event), rule=event.rule)


GAME = RulesOnly()
