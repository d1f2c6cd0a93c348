"""`sobremesa games`: what can be played here."""

from __future__ import annotations

from typing import Any

import click
import msgspec

from sobremesa.bots import bots_of
from sobremesa.kernel import Game, Mission, Setting, SobremesaError, Text, find_game, installed

from .arguments import as_json
from .output import print_json, print_table, word


@click.command("games")
@as_json
@click.pass_context
def command(ctx: click.Context, as_json: bool) -> None:
    """List the games and missions that are installed.

    Games come as Python packages; one that cannot be loaded is named on standard error.
    """
    found, broken = load_all()
    if as_json:
        print_json([describe(game) for game in found])
    else:
        _show(found)
        if not found and not broken:
            click.echo("There is no game here yet.")
    for message in broken:
        click.echo(f"Error: {message}", err=True)
    if broken:
        ctx.exit(1)


def load_all() -> tuple[list[Game[Any]], list[str]]:
    """Every game that can be used, and what is wrong with the others."""
    found: list[Game[Any]] = []
    broken: list[str] = []
    for id in installed():
        try:
            game = find_game(id)
            game.texts["en"]
        except SobremesaError as error:
            broken.append(f"{id}: {error}")
        else:
            found.append(game)
    return found, broken


def _show(found: list[Game[Any]]) -> None:
    for number, game in enumerate(found):
        text = game.texts["en"]
        if number:
            click.echo()
        title = word(text, "game-title", game.id)
        click.echo(f"{game.id}: {title}, version {game.version}; bots: {', '.join(bots_of(game))}")
        rows = [("mission", "name", "seats", "minutes", "difficulty", "options")]
        rows += [_row(mission, text) for mission in game.missions.values()]
        print_table([("", *row) for row in rows], left=(0, 1, 2, 5, 6))


def _row(mission: Mission, text: Text) -> tuple[str, str, str, str, str, str]:
    low, high = mission.seats
    return (
        mission.id,
        word(text, f"mission-{mission.id}", mission.id),
        str(low) if low == high else f"{low}-{high}",
        str(mission.minutes),
        mission.difficulty,
        ", ".join(_choices(setting) for setting in mission.settings if not setting.retired),
    )


def _choices(setting: Setting) -> str:
    if isinstance(setting.default, bool):
        return f"{setting.id}=true|false"
    if setting.values:
        return f"{setting.id}={'|'.join(map(str, setting.values))}"
    if isinstance(setting.default, int):
        return f"{setting.id}={setting.low}..{setting.high}"
    return f"{setting.id}=text"


def describe(game: Game[Any]) -> dict[str, Any]:
    """A game as a program reads it."""
    text = game.texts["en"]
    return {
        "id": game.id,
        "name": word(text, "game-title", game.id),
        "version": game.version,
        "bots": list(bots_of(game)),
        "missions": [
            {"name": word(text, f"mission-{mission.id}", mission.id), **_plain(mission)}
            for mission in game.missions.values()
        ],
    }


def _plain(mission: Mission) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(mission)
    return plain
