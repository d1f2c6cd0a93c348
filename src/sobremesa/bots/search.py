"""A player for every game that tries its options out before it chooses.

All options are tried in the same worlds (`worlds.py`). Those that do worse are dropped by halves,
so that most playouts go to the few between which it is close. What the quick player of the game
would take is never dropped, and another option must prove better than it beyond doubt of chance:
with few playouts the search plays as the quick player, with many it corrects it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from math import ceil, log2, sqrt
from statistics import fmean
from typing import Any

import msgspec

from sobremesa.kernel import Dice, Match, Option

from .bot import Bot, Budget
from .worlds import Worlds, distinct

_GLANCES = 3
"""In how many worlds every option is glanced at before the first are tried out."""
_FEWEST = 8
"""Playouts that an option should get at least: so many fewer options are tried out."""
_DOUBT = 1.0
"""By how many standard errors an option must be better than the quick player's."""
_SOON = 5
"""After so many worlds, options that have no hope to overtake the quick player's are dropped."""
_HOPE = 1.5
"""How many standard errors are hoped for."""
_IN_TIME = 0.9
"""The share of its time after which a player begins nothing new."""


class Tried(msgspec.Struct):
    """An option with the chances that it led to, world by world, and where they came from."""

    option: Option
    values: dict[int, float]
    points: dict[str, float] = {}
    """What each feature contributed where playouts were cut, if somebody wants to know."""

    @property
    def mean(self) -> float:
        """The chance to win, as far as it was tried."""
        return fmean(self.values.values()) if self.values else 0.0

    def gain(self, other: Tried) -> tuple[float, float]:
        """By how much it is better than another in the same worlds, and the standard error."""
        both = self.values.keys() & other.values.keys()
        if len(both) < 2:
            return 0.0, 1.0
        gains = [self.values[world] - other.values[world] for world in both]
        middle = fmean(gains)
        spread = sum((gain - middle) ** 2 for gain in gains) / (len(gains) - 1)
        return middle, sqrt(spread / len(gains))


class Purse:
    """The playouts and seconds that are left for one choice."""

    def __init__(self, budget: Budget) -> None:
        self.playouts = budget.playouts
        self._hurried = budget.hurried
        self._end = None
        if budget.seconds is not None:
            self._end = time.perf_counter() + budget.seconds * _IN_TIME
        self.spent = 0

    @property
    def empty(self) -> bool:
        """Whether nothing new should be begun."""
        if self.playouts is not None and self.spent >= self.playouts:
            return True
        if self._hurried is not None and self._hurried():
            return True
        return self._end is not None and time.perf_counter() >= self._end

    def part(self, rounds: int) -> Purse:
        """The share of one of so many rounds that are still to come."""
        share = Purse(Budget())
        if self.playouts is not None:
            share.playouts = max(1, (self.playouts - self.spent) // rounds)
        if self._end is not None:
            now = time.perf_counter()
            share._end = now + (self._end - now) / rounds
        return share


class Search:
    """One choice, being thought about."""

    def __init__(
        self,
        match: Match[Any],
        seat: int,
        seed: int,
        budget: Budget,
        *,
        favourite: Option | None = None,
        explain: bool = False,
    ) -> None:
        """Another favourite than the quick player's is held against the others if one is named."""
        asked = match.ask_of(seat)
        assert asked is not None, f"seat {seat} is not asked"
        self.worlds = Worlds(match, seat, seed)
        self.purse = Purse(budget)
        self._explain = explain
        self.favourite = favourite or self.worlds.favourite(asked)
        self.tried = {option: Tried(option, {}) for option in self._candidates(asked.options)}

    def _candidates(self, options: Sequence[Option]) -> list[Option]:
        """The options worth a playout: the quick player's first, then the best at a glance."""
        others = [each for each in distinct(self.worlds, options) if each != self.favourite]
        most = len(others)
        if self.purse.playouts is not None:
            most = max(1, self.purse.playouts // _FEWEST - 1)
        if len(others) > most:
            others = sorted(others, key=self._glance, reverse=True)[:most]
        return [self.favourite, *others]

    def _glance(self, option: Option) -> float:
        seen = [self.worlds.glance(number, option) for number in range(_GLANCES)]
        known = [value for value in seen if value is not None]
        return fmean(known) if known else 0.0

    def run(self) -> Option:
        """Try out, drop the worse half, and so on; the option that is left."""
        alive = list(self.tried.values())
        rounds, world = max(1, ceil(log2(len(alive)))), 0
        while len(alive) > 1 and not self.purse.empty:
            alive, world = self._round(alive, world, self.purse.part(rounds))
            rounds = max(1, rounds - 1)
            alive = self._better_half(alive)
        return self._chosen()

    def _round(self, alive: list[Tried], world: int, purse: Purse) -> tuple[list[Tried], int]:
        """Try some options in further worlds; those that have hope, and the next world."""
        while len(alive) > 1 and not purse.empty and not self.purse.empty:
            if self.worlds.world(world) is None:
                self.purse.playouts = 0
                break
            for tried in alive:
                self._try(tried, world)
                purse.spent += 1
                self.purse.spent += 1
            self.worlds.forget(world)
            world += 1
            if world >= _SOON:
                alive = [each for each in alive if self._hopeful(each)]
        return alive, world

    def _try(self, tried: Tried, world: int) -> None:
        """One playout."""
        match, seat = self.worlds.playout(world, tried.option), self.worlds.seat
        assert match is not None
        game, state = match.game, match.state
        tried.values[world] = game.value(state, seat)
        model = game.model_for(state, seat)
        if self._explain and state.outcome is None and model is not None:
            for name, points in model.contributions(game.features(state, seat)).items():
                tried.points[name] = tried.points.get(name, 0.0) + points

    def glance_at(self, option: Option) -> None:
        """Say something of an option for which there was no time to try it out."""
        value = self.worlds.glance(0, option)
        if value is not None:
            self.tried[option].values[0] = value

    def _hopeful(self, tried: Tried) -> bool:
        """Whether it may still prove better than the quick player's choice, or is that choice."""
        if tried.option == self.favourite:
            return True
        gain, error = tried.gain(self.tried[self.favourite])
        return gain + _HOPE * error > 0

    def _better_half(self, alive: Sequence[Tried]) -> list[Tried]:
        favourite = self.tried[self.favourite]
        others = [each for each in alive if each is not favourite]
        ranked = sorted(others, key=lambda each: each.gain(favourite)[0], reverse=True)
        return [favourite, *ranked[: max(1, len(ranked) // 2)]] if ranked else [favourite]

    def _chosen(self) -> Option:
        """The best, if it is better than the quick player's beyond doubt."""
        favourite = self.tried[self.favourite]
        most = max(len(each.values) for each in self.tried.values())
        finalists = [each for each in self.tried.values() if len(each.values) == most]
        best = max(finalists, key=lambda each: each.gain(favourite)[0])
        gain, error = best.gain(favourite)
        return best.option if gain > _DOUBT * error and gain > 0 else self.favourite


class SearchBot(Bot):
    """Chooses by search. Where it is given no limit, it takes its own, in playouts."""

    def __init__(self, seed: int, budget: Budget, seconds: float | None = None) -> None:
        self.dice = Dice(seed)
        self._budget = budget
        self._seconds = seconds
        """How long it takes at most where its time is limited; None takes all of it."""

    def choose(self, match: Match[Any], seat: int, budget: Budget) -> Option:
        """What has proved best, or what the game's quick player would take."""
        asked = match.ask_of(seat)
        assert asked is not None, f"seat {seat} is not asked"
        if len(asked.options) == 1:
            return asked.options[0]
        return Search(match, seat, self.dice.next(), self._own(budget)).run()

    def _own(self, budget: Budget) -> Budget:
        if budget.seconds is None:
            return budget if budget.playouts is not None else self._budget
        seconds = budget.seconds if self._seconds is None else min(self._seconds, budget.seconds)
        return Budget(playouts=budget.playouts, seconds=seconds, hurried=budget.hurried)


def searching(playouts: int, seconds: float | None = None) -> Callable[[int], SearchBot]:
    """The maker of a search with these limits."""

    def make(seed: int) -> SearchBot:
        return SearchBot(seed, Budget(playouts=playouts), seconds)

    return make
