"""`sobremesa bench`: how fast the games are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import click
import msgspec

from sobremesa.kernel import Game, SobremesaError, Value, find_game
from sobremesa.kernel import games as all_games
from sobremesa.lab.bench import GAUGES, ROUNDS, Chess, Gauged, Ours, Report, bench, compared

from .arguments import as_json, mission_of, read_file, read_settings
from .output import print_json, print_table, progress

MOVES = 33_000
"""Times and rates are told as on a machine where python-chess makes so many moves a second."""


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
@click.option("--markdown", is_flag=True, help="Print it as a page, as docs/speed.md has it.")
@as_json
def command(
    games: tuple[Game[Any], ...],
    seconds: float,
    mission: str | None,
    settings: tuple[str, ...],
    gauges: tuple[str, ...],
    compare: str | None,
    markdown: bool,
    as_json: bool,
) -> None:
    """Measure the speed of each GAME, or of all, on one core.

    python-chess, playing random legal moves, is measured in turns with them and is the yardstick. A
    decision includes listing its options. Copies, veiled copies and views (the scene and the
    question in words) are made at every random decision; playouts go from the middle of a game to
    its end. Each number is the median of all rounds, with the quartiles around it.
    """
    earlier = None if compare is None else _read(compare)
    chosen = [
        Ours(game, _options(game, mission, settings)) for game in games or all_games().values()
    ]
    with progress(ROUNDS * (len(chosen) or 1), "measuring") as advance:
        report = bench(chosen, seconds, progress=advance, gauges=gauges or tuple(GAUGES))
    if as_json:
        print_json(report)
    elif markdown:
        click.echo(_page(report))
    else:
        _show(report)
    if earlier is not None and not as_json:
        click.echo(f"\nTimes as fast as in {compare}, each beside its own yardstick:\n")
        print_table(_compared(report, earlier))


def _read(path: str) -> Report:
    try:
        return msgspec.json.decode(read_file(path), type=Report)
    except msgspec.DecodeError as error:
        raise SobremesaError(
            f"{path}: expected what `sobremesa bench --json` printed, got: {error}"
        ) from error


def _options(
    game: Game[Any], mission: str | None, settings: tuple[str, ...]
) -> dict[str, dict[str, Value]]:
    missions = [mission_of(game, mission)] if mission else list(game.missions.values())
    return {each.id: read_settings(each, settings) for each in missions}


# What is told


def _times(ratio: Gauged) -> str:
    return _spread(ratio.median, ratio.low, ratio.high)


def _a_second(ratio: Gauged) -> str:
    return _spread(ratio.median * MOVES, ratio.low * MOVES, ratio.high * MOVES)


def _microseconds(ratio: Gauged) -> str:
    median, low, high = (1e6 / MOVES / each for each in (ratio.median, ratio.high, ratio.low))
    return _spread(median, low, high)


def _spread(median: float, low: float, high: float) -> str:
    digits = 2 if median < 10 else 1 if median < 100 else 0
    return f"{median:,.{digits}f} ({low:,.{digits}f}-{high:,.{digits}f})"


COLUMNS: dict[str, tuple[str, Callable[[Gauged], str]]] = {
    "decisions": ("decisions", _times),
    "copies": ("copies", _times),
    "heuristic": ("heuristic decisions", _times),
    "playouts": ("playouts/s", _a_second),
    "heuristic-playouts": ("heuristic playouts/s", _a_second),
    "veils": ("veil µs", _microseconds),
    "views": ("view µs", _microseconds),
}

NOTE = f"""Decisions and copies are times the yardstick's moves a second; playouts a second and
microseconds are told as on a machine where python-chess makes {MOVES:,} moves a second. In brackets
the quartiles over {ROUNDS} rounds."""


def _rows(report: Report) -> list[Sequence[str]]:
    names = [name for name in COLUMNS if any(name in m.rates for m in report.games.values())]
    rows: list[Sequence[str]] = [("", *(COLUMNS[name][0] for name in names), "options")]
    for id, measured in report.games.items():
        cells = [
            COLUMNS[name][1](measured.ratios[name]) if name in measured.ratios else "-"
            for name in names
        ]
        rows.append((id, *cells, f"{measured.options_per_decision:.1f}"))
    return rows


def _show(report: Report) -> None:
    print_table(_rows(report))
    click.echo(f"\n{Chess.id}: {_spread(*_moves(report))} moves a second. {NOTE}")


def _moves(report: Report) -> tuple[float, float, float]:
    return report.yardstick.median, report.yardstick.low, report.yardstick.high


def _compared(report: Report, earlier: Report) -> list[Sequence[str]]:
    found = compared(report, earlier)
    names = [name for name in COLUMNS if any(name in each for each in found.values())]
    rows: list[Sequence[str]] = [("", *(COLUMNS[name][0] for name in names))]
    for id, ratios in found.items():
        rows.append((id, *(_times(ratios[name]) if name in ratios else "-" for name in names)))
    return rows


def _page(report: Report) -> str:
    head, *rows = _rows(report)
    lines = [
        "# How fast it is",
        "",
        "Made by `make speed`: do not edit. python-chess, playing random legal moves, is measured",
        "in turns with the games and is the yardstick.",
        "",
        f"| {' | '.join(head)} |",
        f"|{'---|' * len(head)}",
        *(f"| {' | '.join(row)} |" for row in rows),
        "",
        NOTE,
    ]
    return "\n".join(lines)
