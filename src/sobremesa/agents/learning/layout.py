"""The layout of what an agent sees: every number of an observation has a name and a place.

It is made from what a game says of itself (its questions, options, features and symbols) and from
the set-up, so it is the same in every match of a mission, on every machine.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any, TypeAlias

import msgspec
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from sobremesa.kernel import Done, Game, Match, Option, Pass, Setup, find_game
from sobremesa.kernel.glossary import symbols
from sobremesa.kernel.kinds import kebab

Numbers: TypeAlias = NDArray[np.float32]

BOUND = 10.0
"""Numbers lie between this and its negative; what is beyond is cut off."""
UNIT = 10
"""So many rounds count as 1, and so many things, points and units of the board."""
WHATS = ("piece", "track", "pile", "card")
THING = (
    *(f"is.{what}" for what in WHATS),
    "own", "other", "x", "y", "facing.sin", "facing.cos", "figure", "token", "marker",
    "count", "now", "most", "share", "active", "dim", "badges", "about",
)  # fmt: skip
"""What is told of each thing in the scene, before its symbols."""
NUMBERS = 3
TONES = ("attack", "move", "card", "end", "pass")
POINTS = (
    *(f"tone.{tone}" for tone in TONES),
    "warned", "points", "thing", "own", "other", "x", "y", "dx", "dy", "distance",
)  # fmt: skip
"""What is told of each option by what it points at in the scene."""


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """What an agent wants to be told, and how much of it at most."""

    scene: bool = True
    """What lies on the table: the slower part."""
    outlook: bool = False
    """How each option would change the features of the position, tried in a veiled copy."""
    options: int = 256
    things: int = 192


class Layout:
    """The names of all numbers, and the spaces that they are in."""

    def __init__(self, game: Game[Any], setup: Setup, wanted: Wanted) -> None:
        self.game, self.setup, self.wanted = game, setup, wanted
        # The features of a position are the same from the beginning to the end of a mission.
        beginning = Match.start(game, setup, 0).state
        self.features = tuple(sorted(game.features(beginning, 0)))
        self.kinds: tuple[type[Option], ...] = (*game.option_types, Pass, Done)
        self.symbols = tuple(sign.icon for sign in symbols(game.texts["en"]))

    @cached_property
    def observation(self) -> tuple[str, ...]:
        """What each number of `observation` tells."""
        seats = range(self.setup.seats)
        turns = (f"turn.{seat}" for seat in seats if self.wanted.scene)
        return (
            *(f"seat.{seat}" for seat in seats),
            *(f"asked.{kind.kind}" for kind in self.game.question_types),
            "options",
            "round",
            *(f"feature.{name}" for name in self.features),
            *turns,
        )

    @cached_property
    def thing(self) -> tuple[str, ...]:
        """What each column of `things` tells."""
        return (*THING, *(f"symbol.{icon}" for icon in self.symbols))

    @cached_property
    def option(self) -> tuple[str, ...]:
        """What each column of `options` tells."""
        after = (f"after.{name}" for name in self.features)
        return (
            *(f"kind.{kebab(kind.__name__)}" for kind in self.kinds),
            "more",
            *(f"number.{place}" for place in range(NUMBERS)),
            *(POINTS if self.wanted.scene else ()),
            *((*after, "after.won", "after.lost") if self.wanted.outlook else ()),
        )

    @cached_property
    def kind_places(self) -> dict[type[Option], int]:
        """In which column of `options` each kind stands."""
        return {kind: place for place, kind in enumerate(self.kinds)}

    @cached_property
    def asked_places(self) -> dict[str, int]:
        """Where each kind of question stands in `observation`."""
        kinds = self.game.question_types
        return {kind.kind: self.setup.seats + place for place, kind in enumerate(kinds)}

    @cached_property
    def symbol_places(self) -> dict[str, int]:
        """In which column of `things` each symbol stands."""
        return {icon: len(THING) + place for place, icon in enumerate(self.symbols)}

    def observation_space(self) -> spaces.Dict:
        """Where observations lie."""
        wanted = self.wanted
        found: dict[str, spaces.Space[Any]] = {
            "observation": _box(len(self.observation)),
            "options": _box(wanted.options, len(self.option)),
            "action_mask": spaces.MultiBinary(wanted.options),
        }
        if wanted.scene:
            found["things"] = _box(wanted.things, len(self.thing))
        return spaces.Dict(found)

    def action_space(self) -> spaces.Discrete:
        """The numbers that an agent may answer."""
        return spaces.Discrete(self.wanted.options)


def layout_of(
    game: str,
    mission: str | None,
    seats: int | None,
    settings: dict[str, Any] | None,
    wanted: Wanted,
    agents: int | None = None,
) -> Layout:
    """The layout of a mission, the first if not told, as so many agents play it."""
    found = find_game(game)
    setup = found.prepare(mission or next(iter(found.missions)), seats, settings)
    return Layout(found, found.seated(setup, agents or setup.seats), wanted)


def _box(*shape: int) -> spaces.Box:
    return spaces.Box(-BOUND, BOUND, shape, np.float32)
