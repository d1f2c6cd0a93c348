"""Bots by name: those that play every game, those that a game brings along, and installed ones."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from typing import Any, TypeAlias

from sobremesa.kernel import BrokenPromise, Game, NotFound, Texts

from .bot import Bot
from .random_bot import RandomBot

Maker: TypeAlias = Callable[[int], Bot]
"""Makes a player from a seed."""

RANDOM = "random"

_EVERYWHERE: Mapping[str, Maker] = {RANDOM: RandomBot}


_TEXTS = Texts(files("sobremesa.bots") / "text")


def bot_name(game: Game[Any], bot: str, language: str) -> str:
    """What a bot is called: by the game, else as everywhere, else by its id."""
    for text in (game.texts[language], _TEXTS[language]):
        if text.has(f"bot-{bot}"):
            return text(f"bot-{bot}")
    return bot


@cache
def installed_bots() -> Mapping[str, EntryPoint]:
    """Where each installed bot is found: the entry-point group `sobremesa.bots`.

    `name` plays every game, `game.name` that game alone.
    """
    entries = entry_points(group="sobremesa.bots")
    return {entry.name: entry for entry in sorted(entries, key=lambda entry: entry.name)}


def bots_of(game: Game[Any]) -> dict[str, Maker]:
    """Every bot that can play the game, by name; a game's own come before installed ones."""
    installed = {
        name.removeprefix(f"{game.id}."): _loading(entry)
        for name, entry in installed_bots().items()
        if "." not in name or name.startswith(f"{game.id}.")
    }
    own = {**_EVERYWHERE, **game.bots}
    return own | {name: maker for name, maker in installed.items() if name not in own}


def _loading(entry: EntryPoint) -> Maker:
    """Loads the bot when it is first wanted: a broken one harms nobody else."""

    def make(seed: int) -> Bot:
        try:
            maker: Maker = entry.load()
        except (ImportError, AttributeError) as error:
            raise BrokenPromise(f"expected a bot at {entry.value}, got: {error}") from error
        return maker(seed)

    return make


def player_for(game: Game[Any], name: str, seed: int) -> Bot:
    """A player of that name for the game."""
    known = bots_of(game)
    if name not in known:
        raise NotFound(f"{game.id} has no bot {name!r}; there are {', '.join(known)}")
    return known[name](seed)
