"""How good a position is for a seat: what the game finds worth naming, weighed as games have shown.

A game names the features of a position in `player/value.py`; how much each of them tells is fitted
to games that were played, and kept with the game as data: `player/value.toml`.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from importlib.resources.abc import Traversable
from math import exp

import msgspec

from .content import load_struct

UNKNOWN = 0.5
"""What is said of a position about which nothing is known."""
ANY = "any"
"""The model that is asked where the position's own is missing: missions of somebody's own.

Where models are told apart by sides, each side has one: `any-allies` beside `m1-allies`. What is
good for one side is bad for the other, so a model of both would say nothing.
"""

OPENING = "-opening"
"""What the model of openings is called, beside that of positions."""

FORECAST = "-forecast"
"""What the model is called by which people are told their chance, beside that of positions.

Whoever searches must know what comes of positions that good play avoids, so its models are fitted
to games in which players stray, to their end. People are told how a position ends if nobody strays
from there on.
"""

ROUND = 60
"""The moments of a round, whoever has a turn in it."""

_BIN_SHARE = 0.02
"""A bin with a smaller share of the positions says nothing about how true a model is."""

_HASTE = 4.0
"""How much faster than was needed at the beginning nobody gets on."""


class Bin(msgspec.Struct, frozen=True, array_like=True):
    """Positions of which about the same was said: what was said, what came true, how many."""

    said: float
    won: float
    positions: int


class Mark(msgspec.Struct, frozen=True, array_like=True):
    """What is said where the features alone would say something else."""

    alone: float
    said: float


_NEVER, _ALWAYS = Mark(0.0, 0.0), Mark(1.0, 1.0)


class Model(msgspec.Struct, frozen=True, kw_only=True):
    """How much each feature tells, and how true that was in games that it had not seen."""

    command: str = ""
    """What made it."""
    bias: float
    weights: dict[str, float]
    marks: tuple[Mark, ...] = ()
    """What came true of what the sum of the features says, from the least to the most likely."""
    games: int = 0
    positions: int = 0
    error: float = 0.25
    """The mean squared error of the chance, on games not seen."""
    guess: float = 0.25
    """The same for somebody who knows only how often such games are won."""
    calibration: tuple[Bin, ...] = ()
    unbuilt: float | None = None
    """How often such games were won, before anything was chosen on which they are built."""

    def chance(self, features: Mapping[str, float]) -> float:
        """The chance to win."""
        return corrected(logistic(self.points(features)), self.marks)

    def points(self, features: Mapping[str, float]) -> float:
        """The chance as the sum of what the features contribute."""
        weights = self.weights
        return self.bias + sum(weights.get(name, 0.0) * each for name, each in features.items())

    def contributions(self, features: Mapping[str, float]) -> dict[str, float]:
        """What each feature adds to the points."""
        return {name: self.weights.get(name, 0.0) * each for name, each in features.items()}


class Models(msgspec.Struct, frozen=True, kw_only=True):
    """All models of a game."""

    models: dict[str, Model] = {}

    def find(self, name: str, kind: str = "") -> Model | None:
        """The model of that name, or the one for everything else: of its side, or of all."""
        names = (name + kind, any_like(name) + kind, ANY + kind)
        return next((self.models[each] for each in names if each in self.models), None)


def any_like(name: str) -> str:
    """The model for any mission that stands in for a model: that of its side, if it has one."""
    _, dash, side = name.rpartition("-")
    return f"{ANY}{dash}{side}" if dash else ANY


def is_any(name: str) -> bool:
    """Whether a model is for any mission."""
    return name == any_like(name)


def corrected(chance: float, marks: Sequence[Mark]) -> float:
    """The chance by the marks on both sides of it, in proportion; 0 and 1 are what they are."""
    place = bisect_left(marks, chance, key=_alone)
    below = marks[place - 1] if place else _NEVER
    above = marks[place] if place < len(marks) else _ALWAYS
    share = (chance - below.alone) / (above.alone - below.alone)
    return below.said + share * (above.said - below.said)


def _alone(mark: Mark) -> float:
    return mark.alone


def moment_in(round: int, done: int, turns: int) -> int:
    """The moment when so many turns of a round are done; what follows the turns is the rest."""
    return ROUND * round + ROUND * done // (turns + 1)


def pace(done: float, left: float, whole: float) -> float:
    """How much of a goal the time that is left must bring, round by round; 1 for far too much.

    `done` is a share of the goal; of the time is told what is left, and how much it was.
    """
    return min(1.0, (1 - done) * whole / max(1.0, left) / _HASTE)


def logistic(points: float) -> float:
    """Points as a chance: 0 is one half."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, points))))


def mean_off(bins: Sequence[Bin]) -> float:
    """By how much chances were off on average, one position counting as another."""
    whole = sum(each.positions for each in bins)
    return sum(abs(each.said - each.won) * each.positions for each in bins) / whole


def most_off(bins: Sequence[Bin]) -> float:
    """By how much they were off at most, bins aside in which there is hardly a position."""
    least = _BIN_SHARE * sum(each.positions for each in bins)
    return max(abs(each.said - each.won) for each in bins if each.positions >= least)


def read_models(file: Traversable) -> Models:
    """The models in a file; none if there is no such file."""
    return load_struct(file, Models) if file.is_file() else Models()
