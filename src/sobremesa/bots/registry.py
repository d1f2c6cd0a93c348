"""Bots by name: those that play every game, and those that a game brings along."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from sobremesa.kernel import Game, NotFound

from .bot import Bot
from .random_bot import RandomBot

Maker: TypeAlias = Callable[[int], Bot]
"""Makes a player from a seed."""

RANDOM = "random"

_EVERYWHERE: Mapping[str, Maker] = {RANDOM: RandomBot}


def bots_of(game: Game[Any]) -> dict[str, Maker]:
    """Every bot that can play the game, by name."""
    return {**_EVERYWHERE, **game.bots}


def player_for(game: Game[Any], name: str, seed: int) -> Bot:
    """A player of that name for the game."""
    known = bots_of(game)
    if name not in known:
        raise NotFound(f"{game.id} has no bot {name!r}; there are {', '.join(known)}")
    return known[name](seed)
