"""Any player, but for its taste: on what a whole game is built, chance decides."""

from __future__ import annotations

from typing import Any

from sobremesa.kernel import Dice, Game, Match, Option

from .bot import Bot, Budget
from .quick import quick_player
from .random_bot import pick


class Unbiased(Bot):
    """Plays as another does with whatever heroes, characters or army chance has given it."""

    def __init__(self, game: Game[Any], player: Bot, seed: int) -> None:
        self._player, self._dice = player, Dice(seed)
        self._openings = quick_player(game)(0).opening

    def choose(self, match: Match[Any], seat: int, budget: Budget) -> Option:
        """Any option where the whole game is built on it, else what the player would take."""
        ask = match.ask_of(seat)
        if ask is not None and isinstance(ask, self._openings):
            return pick(ask, self._dice)
        return self._player.choose(match, seat, budget)

    def interrupt(self, match: Match[Any], seat: int, budget: Budget) -> Option | None:
        """What the player wants."""
        return self._player.interrupt(match, seat, budget)
