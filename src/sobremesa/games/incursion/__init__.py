"""Incursion: powered armour against the undead in the tunnels under Gibraltar, for two."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, ClassVar

import msgspec

from sobremesa.kernel import (
    ASK_ALWAYS,
    Dice,
    Event,
    Game,
    Mission,
    Outcome,
    Role,
    Setting,
    Setup,
    Text,
    Texts,
)
from sobremesa.kernel.content import digest
from sobremesa.kernel.old import Ask, Flow
from sobremesa.kernel.scene import Line, Prompt, Scene, Standing

from .content.book import SIDE_NAMES, Book, Content, book_for, load_content, own_content
from .events import EVENTS
from .flow import play
from .options import OPTIONS
from .player import Player
from .rules.forces import new_battle
from .rules.veil import veil
from .screen.lines import line
from .screen.names import Index, Names, index_of
from .screen.prompts import prompt
from .screen.scene import scene
from .screen.standing import standing
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

    id: ClassVar[str] = "incursion"
    version: ClassVar[str] = "1"
    state_type = Battle
    option_types = OPTIONS
    event_types = EVENTS
    texts = Texts(files(__package__) / "text")
    bots: Mapping[str, Callable[[int], Any]] = {"heuristic": Player}

    def __init__(self, content: Content | None = None) -> None:
        self.content = content or own_content()
        self.missions = {
            data.id: Mission(
                id=data.id,
                seats=(2, 2),
                minutes=data.minutes,
                settings=(
                    *(
                        Setting(id=f"level-{side}", default=0, low=data.lowest_level, high=30)
                        for side in SIDE_NAMES
                    ),
                    *SETTINGS,
                ),
                campaign="gibraltar" if data.id in own_content().missions else "",
            )
            for data in self.content.missions.values()
        }

    def with_content(self, folder: Traversable) -> Incursion:
        extended = Incursion(load_content(folder, self.content))
        if (folder / "text").is_dir():
            extended.texts = Texts(folder / "text", under=self.texts)
        return extended

    def roles(self, setup: Setup) -> tuple[Role, ...]:
        return ROLES

    def standing(self, setup: Setup, outcome: Outcome, text: Text) -> Standing | None:
        return None if outcome.carry is None else standing(self, setup, outcome, text)

    def book(self, setup: Setup) -> Book:
        return book_for(setup, self.content)

    def digest(self, setup: Setup) -> str:
        mission = self.content.missions[setup.mission]
        return digest(
            msgspec.structs.replace(self.content, missions={}, maps={}),
            digest(mission),
            self.content.maps[mission.map],
        )

    def new(self, setup: Setup, book: Any, dice: Dice) -> Battle:
        return new_battle(setup, book, dice)

    def flow(self, state: Battle) -> Flow:
        return play(state)

    def veil(self, state: Battle, seat: int, dice: Dice, now: Battle) -> None:
        veil(state, seat, dice, now)

    def scene(self, state: Battle, seat: int | None, text: Text) -> Scene:
        return scene(state, seat, text)

    def prompt(self, state: Battle, ask: Ask, seat: int, text: Text) -> Prompt:
        return prompt(state, ask, seat, text)

    def line(self, event: Event, text: Text) -> Line | None:
        return line(event, Names(self.index, text))

    @cached_property
    def index(self) -> Index:
        """What the numbers in events stand for."""
        return index_of(self.content)


GAME = Incursion()
