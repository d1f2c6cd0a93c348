"""Trying options out: the same worlds for every option, so that luck does not decide between them.

A world is a veiled copy of the match, dealt by its number: what the seat cannot know, and all dice
to come. In each world every option is taken once; the game's own quick players play on from there,
all of them with the same dice, until the horizon or the end. So a world tells how much better one
option is than another, far more surely than two games that have nothing in common.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from sobremesa.kernel import Dice, Match, Option
from sobremesa.kernel.player import Idea
from sobremesa.kernel.state import encode_state
from sobremesa.kernel.value import Model

from .bot import Bot, Budget
from .forecasts import forecast
from .playing import next_choice
from .quick import quick_player

_TRIES = 4
"""How many deals may miss the question before a seat gives up to think."""
_IN_STEP = 1 << 32
"""Where the dice of a world's moments come from, away from those of its deals and players."""
_NO_LIMIT = Budget()
_THE_END = 10**9
"""Choices and moments that no game reaches."""

Look: TypeAlias = Callable[[Match[Any]], None]
"""Looks at a playout on its way."""


def unseen(match: Match[Any]) -> None:
    """Nobody looks."""


class Worlds:
    """The worlds that a seat can imagine, by number; each is dealt when it is wanted."""

    def __init__(
        self,
        match: Match[Any],
        seat: int,
        seed: int,
        *,
        to_the_end: bool = False,
        forecasts: bool = False,
    ) -> None:
        """Playouts end at the game's horizon, but for what shows late, or where somebody asks.

        With forecasts, positions are weighed as people are told of them.
        """
        self.match = match
        self.seat = seat
        self.seed = seed
        self.forecasts = forecasts
        self._maker = quick_player(match.game)
        self._kept: dict[int, Match[Any] | None] = {}
        asked = match.ask_of(seat)
        assert asked is not None, f"seat {seat} is not asked"
        self.asked = asked
        game = match.game
        self.horizon = game.horizon
        self._until = self._due = game.moment(match.state) + game.looks_ahead(match.state)
        late = game.model(match.state, seat) in game.shows_late
        if to_the_end or late or isinstance(asked, self._quick().lasting):
            self.horizon = self._until = _THE_END

    def world(self, number: int) -> Match[Any] | None:
        """The world of that number, at the question; None if no deal leads there."""
        if number not in self._kept:
            self._kept[number] = self._dealt(number)
        return self._kept[number]

    def _dealt(self, number: int) -> Match[Any] | None:
        asked = self.asked
        for attempt in range(_TRIES):
            world = self.match.veiled(self.seat, Dice(self._seed_of(number, attempt)))
            ask = world.ask_of(self.seat)
            if ask is not None and ask.kind == asked.kind and ask.options == asked.options:
                return world
        return None

    def _seed_of(self, number: int, way: int) -> int:
        return Dice(Dice(self.seed + number).next() ^ way).next()

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

    def _players(self, number: int) -> list[Any]:
        """The quick players of a world, each with the same dice in every playout."""
        first = self._seed_of(number, _TRIES)
        seats = range(self.match.setup.seats)
        return [self._maker((first + seat) & 0xFFFF_FFFF_FFFF_FFFF) for seat in seats]

    def play_on(
        self, number: int, match: Match[Any], players: Sequence[Bot], look: Look = unseen
    ) -> None:
        """The players play on to the horizon or to the end; somebody may look at each choice."""
        game, enough = match.game, self._until
        now = game.moment(self.match.state)
        for _ in range(self.horizon):
            if match.question is None:
                return
            before, now = now, game.moment(match.state)
            if now >= enough:
                return
            if now != before and game.in_step:
                match.state.dice.seed = self._seed_of(number, _IN_STEP + now)
            look(match)
            match.answer(*next_choice(match, players, _NO_LIMIT))

    def is_due(self, match: Match[Any], choices: int) -> bool:
        """Whether a playout is weighed after so many choices, if it is not played to the end."""
        return choices >= match.game.horizon or match.game.moment(match.state) >= self._due

    def begin(self, number: int, idea: Idea) -> tuple[Match[Any] | None, list[Any]]:
        """A world in which that idea is carried out, and who plays on; None if there is none."""
        players = self._players(number)
        if isinstance(idea, Option):
            return self.after(number, idea), players
        world = self.world(number)
        players[self.seat].pursue(idea)
        return (None if world is None else world.copy()), players

    def playout(self, number: int, idea: Idea, look: Look = unseen) -> Match[Any] | None:
        """The world at the end of a playout after that idea; None if there is none."""
        match, players = self.begin(number, idea)
        if match is not None:
            self.play_on(number, match, players, look)
        return match

    def weighed(self, match: Match[Any]) -> float:
        """The seat's chance in a position."""
        if self.forecasts:
            return forecast(match, self.seat)
        return match.game.value(match.state, self.seat)

    def model(self, match: Match[Any]) -> Model | None:
        """What weighs it."""
        game, state = match.game, match.state
        if self.forecasts:
            return game.forecaster(state, self.seat)
        return game.model_for(state, self.seat)

    def glance(self, number: int, option: Option) -> float | None:
        """The seat's chance right after the option, without playing on."""
        match = self.after(number, option)
        return None if match is None else self.weighed(match)

    def prospects(self, option: Option) -> float | None:
        """The seat's chance in games with such an opening, if that was looked at."""
        match = self.after(0, option)
        return None if match is None else match.game.prospects(match.state, self.seat)

    def some(self) -> Match[Any] | None:
        """A world to look at instead of the match itself."""
        return next((world for n in range(_TRIES) if (world := self.world(n)) is not None), None)

    def _quick(self) -> Any:
        return self._maker(self._seed_of(0, _TRIES))

    def favourite(self) -> Option:
        """What the quick player would take."""
        world = self.some()
        if world is None:
            return self.asked.options[0]
        option: Option = self._quick().choose(world, self.seat, _NO_LIMIT)
        return option

    def ideas(self) -> Sequence[Idea]:
        """What the quick player thinks of, if that is not simply each option."""
        world = self.some()
        if world is None:
            return ()
        ideas: Sequence[Idea] = self._quick().ideas(world, self.seat)
        return ideas

    def opening(self, idea: Idea) -> Option:
        """What the quick player takes first when it carries an idea out."""
        world, player = self.some(), self._quick()
        assert world is not None, "ideas are had in a world"
        player.pursue(idea)
        option: Option = player.choose(world, self.seat, _NO_LIMIT)
        return option


def distinct(
    worlds: Worlds, options: Sequence[Option], late: Callable[[], bool] = lambda: False
) -> list[Option]:
    """The options without those that lead to the very same position as an earlier one.

    Only at an anchor does the state alone say how it goes on, so elsewhere nothing is left out; nor
    where it is late, and nobody has looked.
    """
    found: dict[bytes, Option] = {}
    for number, option in enumerate(options):
        match = None if late() else worlds.after(0, option)
        anchored = match is not None and match.question is not None and match.question.anchor
        key = encode_state(match.state) if anchored and match is not None else b"%d" % number
        found.setdefault(key, option)
    return list(found.values())
