"""What `sobremesa bench` tells: tables for the terminal, and the measured part of a page."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import click

from sobremesa.kernel import SobremesaError
from sobremesa.lab.bench import ROUNDS, Chess, Gauged, Report, compared

from .output import print_table

MOVES = 33_000
"""Times and rates are told as on a machine where python-chess makes so many moves a second."""
BEGIN, END = "<!-- measured -->", "<!-- end of what was measured -->"


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
    "branches": ("copies with a choice", _times),
    "heuristic": ("heuristic decisions", _times),
    "playouts": ("playouts/s", _a_second),
    "heuristic-playouts": ("heuristic playouts/s", _a_second),
    "search-playouts": ("search playouts/s", _a_second),
    "veils": ("veil µs", _microseconds),
    "views": ("view µs", _microseconds),
}

NOTE = f"""Decisions and copies are times the yardstick's moves a second; playouts a second and
microseconds are told as on a machine where python-chess makes {MOVES:,} moves a second. In brackets
the quartiles over {ROUNDS} rounds."""


class Table(NamedTuple):
    """Rows under a heading, the first of them the names of the columns."""

    heading: str
    rows: list[Sequence[str]]


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


def show(report: Report) -> None:
    """Print everything for a terminal."""
    print_table(_rows(report))
    click.echo(f"\n{_yardstick(report)} {NOTE}")
    for table in _more(report):
        click.echo(f"\n{table.heading}:\n")
        print_table(table.rows)


def show_compared(report: Report, earlier: Report, name: str) -> None:
    """Print how many times as fast everything is as it was."""
    click.echo(f"\nTimes as fast as in {name}, each beside its own yardstick:\n")
    print_table(_compared(report, earlier))


def markdown(report: Report) -> str:
    """Everything as a part of a page."""
    parts = [_markdown_table(_rows(report)), f"{_yardstick(report)} {NOTE}"]
    for table in _more(report):
        parts += [f"{table.heading}:", _markdown_table(table.rows)]
    return "\n\n".join(parts)


def write_into(path: Path, measured: str) -> None:
    """Put it into a page, in place of what was measured before; the text around it stays."""
    page = path.read_text() if path.exists() else ""
    before, begun, rest = page.partition(BEGIN)
    _, ended, after = rest.partition(END)
    if not begun or not ended:
        raise SobremesaError(f"{path}: expected a page with the lines {BEGIN} and {END}")
    path.write_text(f"{before}{BEGIN}\n\n{measured}\n\n{END}{after}")


def _yardstick(report: Report) -> str:
    return f"{Chess.id}: {_spread(*_moves(report))} moves a second."


def _markdown_table(rows: list[Sequence[str]]) -> str:
    head, *others = rows
    lines = [head, ["---"] * len(head), *others]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


# What goes beyond speed


def _more(report: Report) -> Iterator[Table]:
    """What is kept, how costs grow, and the start, as far as they were measured."""
    tables = (
        Table("How often what is kept is known", _known(report)),
        Table("Microseconds for a decision in each third of random games", _growth(report)),
        Table("Milliseconds of processor time until it is there", _start_up(report)),
    )
    return (table for table in tables if len(table.rows) > 1)


def _known(report: Report) -> list[Sequence[str]]:
    rows: list[Sequence[str]] = [("game", "what", "known", "asked")]
    for id, measured in report.games.items():
        for name, known in measured.known.items():
            rows.append((id, name, f"{100 * known.hits / known.asked:.0f} %", f"{known.asked:,}"))
    return rows


def _growth(report: Report) -> list[Sequence[str]]:
    head = ("game", "seats", "decisions", "first", "second", "last", "bytes of state")
    rows: list[Sequence[str]] = [head]
    for id, measured in report.games.items():
        for each in measured.growth:
            times = (f"{leg.microseconds:.0f}" for leg in each.legs)
            sizes = " ".join(f"{leg.state_bytes:,.0f}" for leg in each.legs)
            rows.append((id, str(each.seats), f"{each.decisions:,.0f}", *times, sizes))
    return rows


def _start_up(report: Report) -> list[Sequence[str]]:
    rows: list[Sequence[str]] = [("what", "median", "quartiles")]
    for name, taken in report.start_up.items():
        low, median, high = (1000 * each for each in (taken.low, taken.median, taken.high))
        rows.append((name, f"{median:.0f}", f"{low:.0f}-{high:.0f}"))
    return rows


# Beside the yardstick


def _moves(report: Report) -> tuple[float, float, float]:
    return report.yardstick.median, report.yardstick.low, report.yardstick.high


def _compared(report: Report, earlier: Report) -> list[Sequence[str]]:
    found = compared(report, earlier)
    names = [name for name in COLUMNS if any(name in each for each in found.values())]
    rows: list[Sequence[str]] = [("", *(COLUMNS[name][0] for name in names))]
    for id, ratios in found.items():
        rows.append((id, *(_times(ratios[name]) if name in ratios else "-" for name in names)))
    return rows
