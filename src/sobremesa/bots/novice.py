"""A player who knows the rules but not the game: it overlooks things, as people do."""

from __future__ import annotations

from typing import Any

import msgspec

from sobremesa.kernel import Ask, Dice, Match, Option

from .bot import Bot, Budget
from .quick import quick_player

_OVERLOOKS = 4
"""Of how many good ideas one is not had."""
_ABSENT = 3
"""Of how many chances to interrupt one goes by unnoticed."""


class NoviceBot(Bot):
    """Plays as the game's quick player, but now and then does not see the best, and forgets."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)
        self._quick: Any = None
        """Whose ideas it has. It stays the same: who forgets every plan may turn about for ever."""

    def _player(self, match: Match[Any]) -> Any:
        if self._quick is None:
            self._quick = quick_player(match.game)(self.dice.next())
        return self._quick

    def choose(self, match: Match[Any], seat: int, budget: Budget) -> Option:
        """The quick player's choice, or what it would take if it had not thought of that."""
        ask = match.ask_of(seat)
        assert ask is not None, f"seat {seat} is not asked"
        if ask.window and not self.dice.below(_ABSENT):
            return ask.options[0]
        player = self._player(match)
        best: Option = player.choose(match, seat, budget)
        if len(ask.options) < 3 or self.dice.below(_OVERLOOKS):
            return best
        return self._without(best, match, ask, player)

    def _without(self, best: Option, match: Match[Any], ask: Ask, player: Any) -> Option:
        rest = [option for option in ask.options if option != best]
        if not hasattr(player, "answer"):
            return self.dice.pick(rest)
        second: Option = player.answer(match.state, msgspec.structs.replace(ask, options=rest))
        return second
