"""`sobremesa bench`: how fast the games are."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
import msgspec

from sobremesa.kernel import Game, SobremesaError, Value, find_game
from sobremesa.kernel import games as all_games
from sobremesa.lab.bench import GAUGES, ROUNDS, Ours, Report, bench

from .arguments import as_json, mission_of, read_file, read_settings
from .bench_page import markdown, show, show_compared, write_into
from .output import print_json, progress


@click.command("bench", short_help="How fast the games are, beside python-chess.")
@click.argument("games", nargs=-1, type=find_game, metavar="[GAME]...")
@click.option(
    "--seconds",
    type=click.FloatRange(0, min_open=True),
    default=60,
    show_default=True,
    help="About how long to measure.",
)
@click.option("--mission", help="Only this mission.  [default: all of them in turn]")
@click.option(
    "--set", "settings", multiple=True, metavar="OPTION=VALUE", help="Set an option; repeatable."
)
@click.option(
    "--gauge",
    "gauges",
    multiple=True,
    type=click.Choice(list(GAUGES)),
    help="Only this; repeatable.  [default: all]",
)
@click.option("--compare", metavar="FILE", help="Set it beside what --json printed earlier.")
@click.option("--page", metavar="FILE", help="Write it into a page such as docs/speed.md.")
@as_json
def command(
    games: tuple[Game[Any], ...],
    seconds: float,
    mission: str | None,
    settings: tuple[str, ...],
    gauges: tuple[str, ...],
    compare: str | None,
    page: str | None,
    as_json: bool,
) -> None:
    """Measure the speed of each GAME, or of all, on one core.

    python-chess, playing random legal moves, is measured in turns with them and is the yardstick. A
    decision includes listing its options. Copies, copies in which a choice is made, veiled copies
    and views (the scene and the question in words) are made at every random decision; playouts go
    from the middle of a game to its end, those of a search to its horizon. Each number is the
    median of all rounds, with the quartiles around it.

    Without --gauge it also tells how often what is kept is known, what a decision costs early and
    late in a game, and what it takes to start.
    """
    earlier = None if compare is None else _read(compare)
    chosen = [
        Ours(game, _settings(game, mission, settings)) for game in games or all_games().values()
    ]
    with progress(ROUNDS * (len(chosen) or 1), "measuring") as advance:
        wanted = gauges or tuple(GAUGES)
        report = bench(chosen, seconds, progress=advance, gauges=wanted, whole=not gauges)
    if page is not None:
        write_into(Path(page), markdown(report))
    elif as_json:
        print_json(report)
    else:
        show(report)
    if earlier is not None and not as_json:
        show_compared(report, earlier, str(compare))


def _read(path: str) -> Report:
    try:
        return msgspec.json.decode(read_file(path), type=Report)
    except msgspec.DecodeError as error:
        raise SobremesaError(
            f"{path}: expected what `sobremesa bench --json` printed, got: {error}"
        ) from error


def _settings(
    game: Game[Any], mission: str | None, settings: tuple[str, ...]
) -> dict[str, dict[str, Value]]:
    missions = [mission_of(game, mission)] if mission else list(game.missions.values())
    return {each.id: read_settings(each, settings) for each in missions}
