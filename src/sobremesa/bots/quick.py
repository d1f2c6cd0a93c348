"""The quick player that a game brings along: whatever else thinks is built on it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, TypeAlias

from sobremesa.kernel import Ask, Game, Match

from .random_bot import RandomBot

HEURISTIC = "heuristic"
"""What a game calls the player of its own that thinks quickly."""

Maker: TypeAlias = Callable[[int], Any]


def quick_player(game: Game[Any]) -> Maker:
    """The maker of the players that play on in a world."""
    return game.bots.get(HEURISTIC, RandomBot)


@cache
def _openings(maker: Maker) -> tuple[type[Ask], ...]:
    found: tuple[type[Ask], ...] = maker(0).opening
    return found


def is_unbuilt(match: Match[Any]) -> bool:
    """Whether it is still being chosen on what the whole game is built: there is nothing to see."""
    return match.question is not None and isinstance(
        match.asks()[0], _openings(quick_player(match.game))
    )
