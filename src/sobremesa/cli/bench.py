"""`sobremesa bench`: how fast the games are."""

from __future__ import annotations

from typing import Any

import click

from sobremesa.kernel import Game, Value, find_game
from sobremesa.kernel import games as all_games
from sobremesa.lab.bench import ROUNDS, Chess, Measured, Ours, Report, Speed, bench

from .arguments import as_json, mission_of, read_options
from .output import print_json, print_table, progress


@click.command("bench", short_help="How fast the games are, beside python-chess.")
@click.argument("games", nargs=-1, type=find_game, metavar="[GAME]...")
@click.option(
    "--seconds",
    type=click.FloatRange(0, min_open=True),
    default=20,
    show_default=True,
    help="About how long to measure.",
)
@click.option("--mission", help="Only this mission.  [default: all of them in turn]")
@click.option(
    "--set", "settings", multiple=True, metavar="OPTION=VALUE", help="Set an option; repeatable."
)
@as_json
def command(
    games: tuple[Game[Any], ...],
    seconds: float,
    mission: str | None,
    settings: tuple[str, ...],
    as_json: bool,
) -> None:
    """Measure random decisions and copies a second of each GAME, or of all, on one core.

    python-chess, playing random legal moves, is measured in turns with them and is the yardstick:
    the ratios are to its moves a second. A decision includes listing its options. A copy is made at
    every decision, wherever it is.
    """
    chosen = [
        Ours(game, _options(game, mission, settings)) for game in games or all_games().values()
    ]
    with progress(ROUNDS * (2 * len(chosen) or 1), "measuring") as advance:
        report = bench(chosen, seconds, progress=advance)
    if as_json:
        print_json(report)
    else:
        _show(report)


def _options(
    game: Game[Any], mission: str | None, settings: tuple[str, ...]
) -> dict[str, dict[str, Value]]:
    missions = [mission_of(game, mission)] if mission else list(game.missions.values())
    return {each.id: read_options(each, settings) for each in missions}


def _show(report: Report) -> None:
    rows: list[tuple[str, ...]] = [
        ("", "decisions/s", "ratio", "copies/s", "ratio", "copies/decision", "options/decision")
    ]
    yardstick = report.yardstick
    copies = yardstick.copies_per_second / yardstick.decisions_per_second
    rows.append(_row(Chess.id, yardstick, 1.0, copies, copies))
    rows += [_measured_row(id, measured) for id, measured in report.games.items()]
    print_table(rows)
    click.echo("\nRatios are to the yardstick's decisions a second; python-chess is the yardstick.")


def _measured_row(id: str, measured: Measured) -> tuple[str, ...]:
    return _row(
        id,
        measured,
        measured.decisions_to_yardstick,
        measured.copies_to_yardstick,
        measured.copies_per_decision,
    )


def _row(
    id: str, speed: Speed, decisions: float, copies: float, per_decision: float
) -> tuple[str, ...]:
    return (
        id,
        f"{speed.decisions_per_second:,.0f}",
        f"{decisions:.2f}",
        f"{speed.copies_per_second:,.0f}",
        f"{copies:.2f}",
        f"{per_decision:.2f}",
        f"{speed.options_per_decision:.1f}",
    )
