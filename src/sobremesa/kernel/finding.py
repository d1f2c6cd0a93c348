"""How games are found: those that are installed, with content of somebody's own laid over them."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

from .content import check_folder
from .errors import BrokenPromise, NotFound
from .game import Game
from .missions import Mission

CONTENT = "SOBREMESA_CONTENT"
"""The environment variable that names a folder of a player's own content, one folder per game."""


@cache
def installed() -> Mapping[str, EntryPoint]:
    """Where each installed game is found, by its id: the entry-point group `sobremesa.games`."""
    entries = entry_points(group="sobremesa.games")
    return {entry.name: entry for entry in sorted(entries, key=lambda entry: entry.name)}


def games() -> dict[str, Game[Any]]:
    """Every installed game by its id."""
    return {id: find_game(id) for id in installed()}


def find_game(id: str, content: str = "") -> Game[Any]:
    """The installed game with that id; no other game is loaded for it.

    `content` names a folder of somebody's own content, in place of the one that is set.
    """
    known = installed()
    if id not in known:
        raise NotFound(f"there is no game {id!r}; there are {', '.join(known)}")
    try:
        game: Game[Any] = known[id].load()
    except (ImportError, AttributeError) as error:
        place = known[id].value
        raise BrokenPromise(f"expected a game at {place}, got: {error}") from error
    if game.id != id:
        raise BrokenPromise(f"expected the entry point {id!r} to be named {game.id!r}, as its game")
    return _with_own_content(game, content or os.environ.get(CONTENT, ""))


def _with_own_content(game: Game[Any], place: str) -> Game[Any]:
    """The game with the player's own content, if there is any for it."""
    folder = Path(place) / game.id
    if not place or not folder.is_dir():
        return game
    return _extended(game, folder)


@cache
def _extended(game: Game[Any], folder: Path) -> Game[Any]:
    check_folder(folder)
    return game.with_content(folder)


def every_mission() -> Iterator[tuple[Game[Any], Mission]]:
    """All that can be played here."""
    for game in games().values():
        for mission in game.missions.values():
            yield game, mission
