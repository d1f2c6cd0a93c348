"""Arguments that several commands share."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from sobremesa.kernel import Game, Mission, NotFound, Setting, SobremesaError, Value, find_game

SEED = click.IntRange(0, 2**64 - 1)

as_json = click.option("--json", "as_json", is_flag=True, help="Print one JSON value instead.")
game_argument = click.argument("game", type=find_game)
seed_option = click.option(
    "--seed", type=SEED, default=1, show_default=True, help="The same seed gives the same games."
)


def mission_of(game: Game[Any], id: str | None) -> Mission:
    """The mission of that id, or the game's first one."""
    if id is None:
        return next(iter(game.missions.values()))
    if id not in game.missions:
        raise NotFound(f"{game.id} has no mission {id!r}; there are {', '.join(game.missions)}")
    return game.missions[id]


def read_settings(mission: Mission, given: Sequence[str]) -> dict[str, Value]:
    """The values of `--set setting=value`, as the mission's settings understand them."""
    settings = {setting.id: setting for setting in mission.settings}
    values: dict[str, Value] = {}
    for pair in given:
        id, equals, value = pair.partition("=")
        if not equals:
            raise NotFound(f"--set: expected setting=value, got {pair!r}")
        values[id] = _read_value(settings[id], value) if id in settings else value
    return values


def _read_value(setting: Setting, value: str) -> Value:
    """The value that was meant; whatever the setting cannot have is left for it to refuse."""
    if isinstance(setting.default, bool):
        return {"true": True, "false": False}.get(value.lower(), value)
    if setting.values:
        return next((each for each in setting.values if str(each) == value), value)
    if isinstance(setting.default, int) and value.removeprefix("-").isdecimal():
        return int(value)
    return value


def folder(path: str) -> Path:
    """The folder to write into, made if it is not there."""
    try:
        Path(path).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise NotFound(f"expected a folder that can be written to: {error}") from error
    return Path(path)


def read_file(path: str) -> bytes:
    """The bytes of a file."""
    try:
        return Path(path).read_bytes()
    except OSError as error:
        raise SobremesaError(f"expected a file that can be read: {error}") from error
