"""Under Our Sun: explore and survive around New Haven, together or with a traitor among you."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from importlib.resources.abc import Traversable
from types import ModuleType
from typing import Any, ClassVar

from sobremesa.kernel import ASK_ALWAYS, Ask, Game, Mission, Role, Setting, Setup, Text

from . import events, options, questions
from .content.book import Book, Memory
from .content.checks import MOST_PLAYERS
from .content.fingerprint import fingerprint
from .content.reading import content_over, own_content
from .content.schema import Content, MissionData
from .content.words import needed_words
from .flow import play
from .player import Player
from .player.value import FEATURES, features, model, opening, signs
from .rules.occasions import OCCASIONS
from .rules.setup import new_land
from .rules.ties import TIES
from .rules.veil import veil
from .screen.asking import Asking
from .screen.landmarks import LANDMARKS
from .screen.lines import LINES
from .screen.names import Names, card_list, player_id
from .screen.notes import NOTES, thing_name
from .screen.prompts import PROMPTS
from .screen.scene import scene
from .screen.throws import THROWS
from .state import Land

START_ITEMS = Setting(
    id="start-items", default="own", values=("own", "recommended"), comfort=True, later=True
)
"""Whether the players buy what they begin with, or take what is recommended."""
SETTINGS = (
    Setting(id="mode", default="recommended", values=("recommended", "coop", "semicoop")),
    Setting(id="expansion", default=True),
    Setting(id="one-weapon", default=False),
    Setting(id="sneak-away", default="struck", values=("struck", "unseen")),
    Setting(id="karma", default="own", values=("own", "any")),
    Setting(id="names", default=False, comfort=True),
    START_ITEMS,
    ASK_ALWAYS,
)


class UnderOurSun(Game[Land]):
    """The rulebook as the kernel sees it."""

    id: ClassVar[str] = "oursun"
    version: ClassVar[str] = "1"
    questions: ClassVar[ModuleType] = questions
    options: ClassVar[ModuleType] = options
    events: ClassVar[ModuleType] = events
    prompts = PROMPTS
    lines = LINES
    ties, occasions = TIES, OCCASIONS
    landmarks = LANDMARKS
    notes = NOTES
    throws = THROWS
    state_type = Land
    horizon: ClassVar[int] = 30
    doubt: ClassVar[float] = 1.5
    together = True
    """Openly: who is not keeps it secret."""
    feature_names = FEATURES
    bots: Mapping[str, Callable[[int], Any]] = {"heuristic": Player}

    new = staticmethod(new_land)
    flow = staticmethod(play)
    veil = staticmethod(veil)
    scene = staticmethod(scene)
    features = staticmethod(features)
    model = staticmethod(model)
    feature_signs = staticmethod(signs)
    opening = staticmethod(opening)

    def __init__(self, content: Content | None = None) -> None:
        super().__init__(content or own_content())
        self.missions = {data.id: _mission(data) for data in self.content.missions.values()}
        self._cards = card_list(self.content)
        self._memory = Memory()

    def read_content(self, folder: Traversable) -> Content:
        return content_over(self.content, folder)

    def needed_words(self) -> Iterator[str]:
        yield from super().needed_words()
        yield from needed_words(self.content)

    def roles(self, setup: Setup) -> tuple[Role, ...]:
        return tuple(Role(id=player_id(seat), owner=player_id(seat)) for seat in range(setup.seats))

    def new_book(self, setup: Setup) -> Book:
        return Book(self.content, setup, self._memory)

    def player_of(self, state: Land, owner: str) -> str:
        """A character is played by its seat."""
        seats = {person.kind: person.seat for person in state.people}
        return player_id(seats[owner]) if owner in seats else owner

    def digest(self, setup: Setup) -> str:
        return fingerprint(self.content)

    def thing(self, key: str, text: Text) -> str:
        return thing_name(self.names(text), key)

    def names(self, text: Text) -> Names:
        return Names(self._cards, text)

    def asking(self, state: Land, ask: Ask, seat: int, text: Text) -> Asking:
        return Asking(state, ask, seat, self.names(text), text)


def _mission(data: MissionData) -> Mission:
    return Mission(
        id=data.id,
        seats=(1, MOST_PLAYERS),
        minutes=data.minutes,
        difficulty=data.difficulty,
        settings=SETTINGS,
    )


GAME = UnderOurSun()
