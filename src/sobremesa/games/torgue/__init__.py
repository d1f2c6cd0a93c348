"""La palestra sangrienta del señor Torgue: four Vault Hunters against a whole television show."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from importlib.resources.abc import Traversable
from types import ModuleType
from typing import ClassVar

import msgspec

from sobremesa.kernel import (
    Ask,
    Dice,
    Game,
    Mission,
    Option,
    Outcome,
    Role,
    Setting,
    Setup,
    Text,
    Verdict,
)
from sobremesa.kernel.content import digest
from sobremesa.kernel.scene import Standing
from sobremesa.kernel.value import ROUND

from . import events, options, questions
from .content.book import WANTED, Book, own_content, read_over
from .content.schema import HUNTERS, Content, ScenarioData
from .content.words import needed_words
from .flow import play
from .player import Player
from .player.value import NAMES, features, model, moment, opening, signs
from .rules.interlude import in_interlude
from .rules.setup import new_show
from .rules.ties import TIES, without_die
from .screen.asking import Asking
from .screen.lines import LINES
from .screen.names import Names
from .screen.notes import NOTES, thing_name
from .screen.prompts import PROMPTS
from .screen.scene import scene
from .screen.standing import standing
from .screen.throws import THROWS
from .state import Show

MOST_LEVELS = 6
MOST_GEAR = 9
MOST_FIRED = 9
LEVELS = (0, 0, 2, 4, 5, 6)
"""What a campaign brings by each scenario: a level for a win, and mostly a Level-Up token."""
GEAR = (0, 0, 2, 4, 5, 6)
"""Cards that each hunter has found and bought by then."""
WANTED_MINUTES = 30
PARTY = Setting(
    id="party",
    default="own",
    proposed="hunters",
    values=("own", "hunters", "recommended"),
    comfort=True,
    later=True,
)
"""Whether the players choose who plays whom, trees and places, or take what is recommended:
all of it, or all but whom they play."""


def _settings(number: int) -> tuple[Setting, ...]:
    """Outside a campaign a later scenario begins with the levels and gear that it would bring."""
    number = min(number, len(LEVELS) - 1)
    return (
        Setting(id="level", default=LEVELS[number], low=0, high=MOST_LEVELS),
        Setting(id="gear", default=GEAR[number], low=0, high=MOST_GEAR),
        PARTY,
    )


def _mission(data: ScenarioData) -> Mission:
    """A scenario as it is offered; one without a number is no part of the campaign."""
    plug = Setting(id="plug", default=data.plug, low=0, high=MOST_FIRED)
    campaign = (Setting(id="campaign", default=False),) if data.number else ()
    return Mission(
        id=data.id,
        seats=(1, HUNTERS),
        minutes=data.minutes,
        settings=(*_settings(data.number), plug, *campaign),
        campaign="prime-time-massacre" if data.number else "",
    )


class Torgue(Game[Show]):
    """The rulebook as the kernel sees it."""

    id = "torgue"
    version = "1"
    questions: ClassVar[ModuleType] = questions
    options: ClassVar[ModuleType] = options
    events: ClassVar[ModuleType] = events
    prompts = PROMPTS
    lines = LINES
    ties = TIES
    notes = NOTES
    throws = THROWS
    state_type = Show
    horizon: ClassVar[int] = 200
    moments_ahead: ClassVar[int] = ROUND // 2
    in_step = True
    together = True
    feature_names = NAMES
    bots: Mapping[str, Callable[[int], Player]] = {"heuristic": Player}
    content: Content

    new = staticmethod(new_show)
    flow = staticmethod(play)
    scene = staticmethod(scene)
    features = staticmethod(features)
    model = staticmethod(model)
    feature_signs = staticmethod(signs)
    moment = staticmethod(moment)
    opening = staticmethod(opening)

    def __init__(self, content: Content | None = None) -> None:
        super().__init__(content or own_content())
        self.missions = {data.id: _mission(data) for data in self.content.scenarios.values()}
        maps = Setting(id="map", default=0, low=0, high=len(self.content.wanted.maps))
        self.missions[WANTED] = Mission(
            id=WANTED, seats=(1, HUNTERS), minutes=WANTED_MINUTES, settings=(*_settings(2), maps)
        )

    def verdict(self, state: Show, ask: Ask) -> Verdict | None:
        """The table leaves nothing to a die."""
        return super().verdict(state, without_die(ask))

    def player_of(self, state: Show, owner: str) -> str:
        """A Vault Hunter is played by who has picked it."""
        seats = {hunter.kind: hunter.seat for hunter in state.hunters}
        return f"player{seats[owner] + 1}" if owner in seats else owner

    def doubts(self, state: Show, /) -> float:
        """In a scenario, a race against the Announcements, more than in a hunt."""
        return self.doubt if state.scenario is None else 1.5

    def rests(self, state: Show) -> bool:
        """In the Interlude, which is played backstage."""
        return in_interlude(state)

    def read_content(self, folder: Traversable) -> Content:
        return read_over(self.content, folder)

    def needed_words(self) -> Iterator[str]:
        yield from super().needed_words()
        yield from needed_words(self.content)

    def roles(self, setup: Setup) -> tuple[Role, ...]:
        names = [f"player{seat + 1}" for seat in range(setup.seats)]
        return tuple(Role(id=name, owner=name) for name in names)

    def is_own(self, state: Show, seat: int, option: Option) -> bool:
        hunter = option.hunter if isinstance(option, options.Activate) else -1
        return hunter < 0 or state.hunters[hunter].seat == seat

    def new_book(self, setup: Setup) -> Book:
        return Book(self.content, setup)

    def digest(self, setup: Setup) -> str:
        return digest(
            msgspec.structs.replace(self.content, maps={}), *sorted(self.content.maps.values())
        )

    def veil(self, state: Show, seat: int, dice: Dice, now: Show) -> None:
        """Nothing: what is hidden is decided when it is turned over, and seats have no secrets."""

    def thing(self, key: str, text: Text) -> str:
        return thing_name(self.names(text), key)

    def names(self, text: Text) -> Names:
        return Names(self.content, text)

    def asking(self, state: Show, ask: Ask, seat: int, text: Text) -> Asking:
        return Asking(state, ask, seat, text)

    def standing(self, setup: Setup, outcome: Outcome, text: Text) -> Standing | None:
        campaign = setup.carry is not None or bool(setup.settings.get("campaign"))
        return standing(outcome, text) if campaign else None


GAME = Torgue()
