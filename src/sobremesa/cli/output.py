"""How commands speak: tables, names and numbers for people, JSON for programs."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import click
import msgspec

from sobremesa.kernel import Game, Match, Setup, Text


def print_json(value: object) -> None:
    """One JSON value on standard output."""
    click.echo(msgspec.json.format(msgspec.json.encode(value)).decode())


def print_table(rows: Sequence[Sequence[str]], left: Sequence[int] = (0,)) -> None:
    """Rows in columns as wide as they need; the first row is the heading.

    Columns are flush right, as numbers want it, but for those named in `left`.
    """
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = [
            cell.ljust(width) if place in left else cell.rjust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        click.echo("  ".join(cells).rstrip())


def word(text: Text, id: str, otherwise: str) -> str:
    """A message without arguments; where there is none, something else."""
    return text(id) if text.has(id) else otherwise


def seat_names(game: Game[Any], setup: Setup, text: Text) -> list[str]:
    """What each seat plays, with the number of the seat where several play the same."""
    roles = [word(text, f"role-{role.id}", role.id) for role in game.roles(setup)]
    return [role if roles.count(role) == 1 else f"{role} {seat}" for seat, role in enumerate(roles)]


def option_words(match: Match[Any], seat: int, option: bytes, text: Text) -> str:
    """An option as the seat reads it that is asked; as it is written, if it is not offered."""
    ask = match.ask_of(seat)
    if ask is not None:
        prompt = match.game.prompt(match.state, ask, seat, text)
        for each, choice in zip(ask.options, prompt.choices, strict=True):
            if msgspec.json.encode(each) == option:
                return choice.text
    return option.decode()


def many(count: int, one: str, more: str = "") -> str:
    """A number and its noun: `1 game`, `2,000 games`."""
    return f"{count:,} {one if count == 1 else more or one + 's'}"


@contextmanager
def progress(length: int, label: str) -> Iterator[Callable[[int], None]]:
    """A bar on standard error, where a person can see it; elsewhere nothing."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    with click.progressbar(length=length, label=label, file=sys.stderr) as bar:
        bar_update: Any = bar.update
        yield bar_update
