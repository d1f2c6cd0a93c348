"""Trying options out: the same worlds for every option, so that luck does not decide between them.

A world is a veiled copy of the match, dealt by its number: what the seat cannot know, and all dice
to come. In each world every option is taken once; the game's own quick players play on from there,
all of them with the same dice, until the horizon or the end. So a world tells how much better one
option is than another, far more surely than two games that have nothing in common.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from sobremesa.kernel import Ask, Dice, Game, Match, Option
from sobremesa.kernel.state import encode_state

from .bot import Bot, Budget
from .playing import next_choice
from .random_bot import RandomBot

HEURISTIC = "heuristic"
"""What a game calls the player of its own that thinks quickly."""

_TRIES = 4
"""How many deals may miss the question before a seat gives up to think."""
_NO_LIMIT = Budget()

Maker: TypeAlias = Callable[[int], Any]


def quick_player(game: Game[Any]) -> Maker:
    """The maker of the players that play on in a world."""
    return game.bots.get(HEURISTIC, RandomBot)


class Worlds:
    """The worlds that a seat can imagine, by number; each is dealt when it is wanted."""

    def __init__(self, match: Match[Any], seat: int, seed: int) -> None:
        self.match = match
        self.seat = seat
        self._seed = seed
        self._maker = quick_player(match.game)
        self._kept: dict[int, Match[Any] | None] = {}
        self.horizon = match.game.horizon

    def world(self, number: int) -> Match[Any] | None:
        """The world of that number, at the question; None if no deal leads there."""
        if number not in self._kept:
            self._kept[number] = self._dealt(number)
        return self._kept[number]

    def _dealt(self, number: int) -> Match[Any] | None:
        asked = self.match.ask_of(self.seat)
        assert asked is not None
        for attempt in range(_TRIES):
            world = self.match.veiled(self.seat, Dice(self._seed_of(number, attempt)))
            ask = world.ask_of(self.seat)
            if ask is not None and ask.kind == asked.kind and ask.options == asked.options:
                return world
        return None

    def _seed_of(self, number: int, way: int) -> int:
        return Dice(Dice(self._seed + number).next() ^ way).next()

    def forget(self, number: int) -> None:
        """Nobody will ask for that world again; the first one stays."""
        if number:
            self._kept.pop(number, None)

    def after(self, number: int, option: Option) -> Match[Any] | None:
        """The world once the option is taken, at the next question."""
        world = self.world(number)
        if world is None:
            return None
        twin = world.copy()
        twin.answer(self.seat, option)
        return twin

    def play_on(self, number: int, match: Match[Any]) -> None:
        """The quick players play on to the horizon or to the end."""
        first = self._seed_of(number, _TRIES)
        players: list[Bot] = [
            self._maker((first + seat) & 0xFFFF_FFFF_FFFF_FFFF) for seat in range(match.setup.seats)
        ]
        for _ in range(self.horizon):
            if match.question is None:
                return
            match.answer(*next_choice(match, players, _NO_LIMIT))

    def playout(self, number: int, option: Option) -> Match[Any] | None:
        """The world at the end of a playout after that option; None if there is none."""
        match = self.after(number, option)
        if match is not None:
            self.play_on(number, match)
        return match

    def glance(self, number: int, option: Option) -> float | None:
        """The seat's chance right after the option, without playing on."""
        match = self.after(number, option)
        return None if match is None else match.game.value(match.state, self.seat)

    def favourite(self, ask: Ask) -> Option:
        """What the quick player would take, looking at a world and not at the match itself."""
        for number in range(_TRIES):
            world = self.world(number)
            if world is not None:
                player: Bot = self._maker(self._seed_of(number, _TRIES))
                return player.choose(world, self.seat, _NO_LIMIT)
        return ask.options[0]


def distinct(worlds: Worlds, options: Sequence[Option]) -> list[Option]:
    """The options without those that lead to the very same position as an earlier one.

    Only at an anchor does the state alone say how it goes on, so elsewhere nothing is left out.
    """
    found: dict[bytes, Option] = {}
    for number, option in enumerate(options):
        match = worlds.after(0, option)
        anchored = match is not None and match.question is not None and match.question.anchor
        key = encode_state(match.state) if anchored and match is not None else b"%d" % number
        found.setdefault(key, option)
    return list(found.values())
