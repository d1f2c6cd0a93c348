"""A player for every game that tries its options out before it chooses.

All options are tried in the same worlds (`worlds.py`). Those that do worse are dropped by halves,
so that most playouts go to the few between which it is close. What the quick player of the game
would take is never dropped, and another option must prove better than it beyond doubt of chance:
with few playouts the search plays as the quick player, with many it corrects it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from math import ceil, log2, sqrt
from statistics import fmean
from typing import Any

import msgspec

from sobremesa.kernel import Dice, Game, Match, Option
from sobremesa.kernel.player import Idea

from .bot import Bot, Budget
from .helpers import Helpers, Outcome, Task, outcome
from .quick import quick_player
from .worlds import Look, Worlds, distinct, unseen

_GLANCES = 3
"""In how many worlds every option is glanced at before the first are tried out."""
_FEWEST = 4
"""Playouts that an option should get at least: so many fewer options are tried out."""
_MANY = 15
"""So many others are tried out beside the quick player's where only time is limited."""
_SOON = 4
"""After so many worlds, options that have no hope to overtake the quick player's are dropped."""
_HOPE = 1.5
"""How many standard errors are hoped for."""
_WORTH = 0.002
"""A gain that is worth further thought, and to depart: a fifth of a point of the chance to win."""
_ALIKE = 0.01
"""Openings whose chances differ by less are as good as each other: so that games differ."""
_IN_TIME = 0.9
"""The share of its time after which a player does nothing new."""
_GLANCING = 2
"""What part of the time may go by before the first are tried out: one half."""


class _OutOfTime(Exception):
    """Time is over in the middle of a playout."""


class Tried(msgspec.Struct):
    """An idea with the chances that it led to, world by world, and where they came from."""

    idea: Idea
    values: dict[int, float]
    points: dict[int, Mapping[str, float]] = {}
    """What each feature contributed when playouts were due, world by world, if somebody wants to
    know; nothing of a world where the game had ended by then."""

    @property
    def option(self) -> Option:
        """The idea where it is but one choice."""
        assert isinstance(self.idea, Option), f"{self.idea!r} is a plan"
        return self.idea

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

    def __init__(self, budget: Budget, began: float | None = None) -> None:
        """Time is counted from now on, or from when somebody began to think."""
        self.playouts = budget.playouts
        self._hurried = budget.hurried
        self._end = None
        if budget.seconds is not None:
            began = time.perf_counter() if began is None else began
            self._end = began + budget.seconds * _IN_TIME
        self.spent = 0

    @property
    def empty(self) -> bool:
        """Whether nothing new should be begun."""
        return self.late or (self.playouts is not None and self.spent >= self.playouts)

    @property
    def late(self) -> bool:
        """Whether time is over, or somebody hurries."""
        if self._hurried is not None and self._hurried():
            return True
        return self.over

    @property
    def timed(self) -> bool:
        """Whether time is limited."""
        return self._end is not None

    @property
    def over(self) -> bool:
        """Whether time is over."""
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
        worlds: Worlds,
        budget: Budget,
        *,
        ideas: Sequence[Idea] = (),
        favourite: Option | None = None,
        explain: bool = False,
        began: float | None = None,
    ) -> None:
        """Ideas are tried, the first of them the quick player's; or else each option.

        Another favourite than the quick player's is held against the others if one is named. What
        has been thought since it `began` counts as time.
        """
        self.worlds = worlds
        self.purse = Purse(budget, began)
        self._explain = explain
        self._helpers = budget.helpers
        self._ahead: dict[tuple[int, Idea], Outcome] = {}
        """What helpers have found in worlds to which it has not come yet."""
        if not ideas:
            ideas = self._candidates(favourite or worlds.favourite(), worlds.asked.options)
        self.favourite = ideas[0]
        self.tried = {idea: Tried(idea, {}) for idea in ideas[: 1 + self._most_others]}

    @property
    def _most_others(self) -> int:
        """So many ideas beside the quick player's can be tried out in earnest."""
        playouts = self.purse.playouts
        return _MANY if playouts is None else max(1, playouts // _FEWEST - 1)

    def _candidates(self, favourite: Option, options: Sequence[Option]) -> list[Option]:
        """The options worth a playout: the favourite first, then the best at a glance."""
        purse = self._for_glances
        merged = distinct(self.worlds, options, lambda: purse.over)
        others = [each for each in merged if each != favourite]
        return [favourite, *self._best_at_a_glance(others, self._most_others)]

    def try_also(self, options: Sequence[Option], count: int) -> Sequence[Option]:
        """Have so many of these options tried out as well: the best at a glance."""
        best = self._best_at_a_glance(options, count)[:count]
        self.tried |= {option: Tried(option, {}) for option in best}
        return best

    @cached_property
    def _for_glances(self) -> Purse:
        """What may be spent before anything is tried out."""
        return self.purse.part(_GLANCING)

    def _best_at_a_glance(self, options: Sequence[Option], wanted: int) -> Sequence[Option]:
        """The best first, where more are there than are wanted."""
        return sorted(options, key=self._glance, reverse=True) if len(options) > wanted else options

    def _glance(self, option: Option) -> float:
        """What it looks like; less than anything if there is no time to look."""
        if self._for_glances.over:
            return -1.0
        seen = [self.worlds.glance(number, option) for number in range(_GLANCES)]
        known = [value for value in seen if value is not None]
        return fmean(known) if known else 0.0

    def run(self) -> Idea:
        """Try out, drop the worse half, and so on; the idea that is left."""
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
                if self.purse.late or not self._try(tried, world, alive):
                    break
                purse.spent += 1
                self.purse.spent += 1
            self.worlds.forget(world)
            world += 1
            if world >= _SOON:
                alive = [each for each in alive if self._hopeful(each)]
        return alive, world

    def _try(self, tried: Tried, world: int, alive: Sequence[Tried]) -> bool:
        """One playout, or what helpers have made of it; False if there was no time for it."""
        if self._helpers is None:
            try:
                found = outcome(self.worlds, world, tried.idea, self._explain, self._look)
            except _OutOfTime:
                return False
        else:
            if (world, tried.idea) not in self._ahead:
                self._look_ahead(self._helpers, world, [each.idea for each in alive])
            found = self._ahead.pop((world, tried.idea))
        tried.values[world] = found.value
        if found.points:
            tried.points[world] = found.points
        return True

    @cached_property
    def _look(self) -> Look:
        """Whoever looks at each choice of a playout: somebody with a clock if time is limited."""
        return self._in_time if self.purse.timed else unseen

    def _in_time(self, _: Match[Any]) -> None:
        if self.purse.over:
            raise _OutOfTime

    def _look_ahead(self, helpers: Helpers, world: int, ideas: Sequence[Idea]) -> None:
        """Have this world and the next ones tried out, though some of it may not be needed."""
        numbers = range(world, world + helpers.count)
        worlds = helpers.try_out(self._task, numbers, ideas)
        for number, found in zip(numbers, worlds, strict=True):
            for idea, each in zip(ideas, found, strict=False):
                self._ahead[number, idea] = each

    @cached_property
    def _task(self) -> Task:
        """What helpers are told."""
        worlds = self.worlds
        return Task(
            game=worlds.match.game.id,
            match=worlds.match.save(),
            seat=worlds.seat,
            seed=worlds.seed,
            explain=self._explain,
            forecasts=worlds.forecasts,
        )

    def glance_at(self, idea: Idea) -> None:
        """Say something of an idea for which there was no time to try it out."""
        value = self.worlds.glance(0, self.opening(idea))
        if value is not None:
            self.tried[idea].values[0] = value

    def opening(self, idea: Idea) -> Option:
        """The choice with which an idea begins."""
        return idea if isinstance(idea, Option) else self.worlds.opening(idea)

    def _hopeful(self, tried: Tried) -> bool:
        """Whether it may still prove better than the quick player's choice, or is that choice."""
        if tried.idea == self.favourite:
            return True
        gain, error = tried.gain(self.tried[self.favourite])
        return gain + _HOPE * error > _WORTH

    def _better_half(self, alive: Sequence[Tried]) -> list[Tried]:
        favourite = self.tried[self.favourite]
        others = [each for each in alive if each is not favourite]
        ranked = sorted(others, key=lambda each: each.gain(favourite)[0], reverse=True)
        return [favourite, *ranked[: max(1, len(ranked) // 2)]] if ranked else [favourite]

    def best(self) -> Tried:
        """What looks best, however unsure that is."""
        favourite = self.tried[self.favourite]
        most = max(len(each.values) for each in self.tried.values())
        # Time may have run out in the middle of a world.
        finalists = [each for each in self.tried.values() if len(each.values) >= most - 1]
        return max(finalists, key=lambda each: each.gain(favourite)[0])

    def _chosen(self) -> Idea:
        """The best, if it is better than the quick player's beyond doubt."""
        best = self.best()
        gain, error = best.gain(self.tried[self.favourite])
        match = self.worlds.match
        least = max(_WORTH, match.game.doubts(match.state) * error)
        return best.idea if gain > least else self.favourite


class SearchBot(Bot):
    """Chooses by search. Given no limit, it takes its own in playouts, or that of the game."""

    def __init__(self, seed: int, budget: Budget, seconds: float | None = None) -> None:
        self.dice = Dice(seed)
        self._budget = budget
        self._seconds = seconds
        """How long it takes at most where its time is limited; None takes all of it."""
        self._quick: Any = None
        """Whose ideas it tries out, and who carries a plan out."""

    def _player(self, match: Match[Any]) -> Any:
        if self._quick is None:
            self._quick = quick_player(match.game)(self.dice.next())
        return self._quick

    def choose(self, match: Match[Any], seat: int, budget: Budget) -> Option:
        """What has proved best, or what the game's quick player would take."""
        began = time.perf_counter()
        asked = match.ask_of(seat)
        assert asked is not None, f"seat {seat} is not asked"
        if len(asked.options) == 1:
            return asked.options[0]
        worlds = Worlds(match, seat, self.dice.next())
        world, player = worlds.some(), self._player(match)
        if world is None:
            return asked.options[0]
        if isinstance(asked, (*player.lasting, *player.routine)):
            thumb: Option = player.choose(world, seat, Budget())
            return self._opening(worlds) or thumb if isinstance(asked, player.opening) else thumb
        planned: Option | None = player.under_way(world, seat)
        if planned is not None:
            return planned
        own = self._own(match.game, budget)
        search = Search(worlds, own, ideas=player.ideas(world, seat), began=began)
        chosen = search.run()
        if not isinstance(chosen, Option):
            player.pursue(chosen)
            chosen = player.choose(world, seat, Budget())
            assert isinstance(chosen, Option), f"expected an option, got {chosen!r}"
        return chosen

    def _opening(self, worlds: Worlds) -> Option | None:
        """One of those with which most games were won, if that is known of all."""
        told = [(option, worlds.prospects(option)) for option in worlds.asked.options]
        chances = [(option, chance) for option, chance in told if chance is not None]
        if len(chances) < len(told):
            return None
        most = max(chance for _, chance in chances)
        return self.dice.pick([option for option, chance in chances if chance > most - _ALIKE])

    def _own(self, game: Game[Any], budget: Budget) -> Budget:
        if budget.seconds is None:
            own = game.playouts if self._budget.playouts is None else self._budget.playouts
            playouts = own if budget.playouts is None else budget.playouts
            return msgspec.structs.replace(budget, playouts=playouts)
        seconds = budget.seconds if self._seconds is None else min(self._seconds, budget.seconds)
        return msgspec.structs.replace(budget, seconds=seconds)


def searching(
    playouts: int | None = None, seconds: float | None = None
) -> Callable[[int], SearchBot]:
    """The maker of a search with these limits; without, it has as many playouts as a game says."""

    def make(seed: int) -> SearchBot:
        return SearchBot(seed, Budget(playouts=playouts), seconds)

    return make
