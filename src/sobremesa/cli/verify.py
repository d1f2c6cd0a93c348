"""`sobremesa verify`: proving that nobody touched a record."""

from __future__ import annotations

from typing import Any

import click

from sobremesa.kernel.record import Record, read_record, verify
from sobremesa.lab.batch import told

from .arguments import as_json, read_file
from .output import many, print_json


@click.command("verify", short_help="Prove that a record was not touched.")
@click.argument(
    "files",
    nargs=-1,
    required=True,
    metavar="FILE...",
    type=click.Path(exists=True, dir_okay=False),
)
@as_json
@click.pass_context
def command(ctx: click.Context, files: tuple[str, ...], as_json: bool) -> None:
    """Prove that the game in each FILE went as its record says.

    The game is played again from its seed: choices, dice, result and final state must agree, and
    the seed must be the one that was committed to. Of a record that was altered, the first place
    that does not fit is told, and the exit code is 1.
    """
    results: list[dict[str, Any]] = []
    for path in files:
        data = read_file(path)
        problem = problem_of(data)
        results.append({"file": path, "good": problem is None, "problem": problem})
        if not as_json:
            click.echo(f"{path}: {problem or _praise(read_record(data))}")
    if as_json:
        print_json(results)
    if not all(result["good"] for result in results):
        ctx.exit(1)


def problem_of(data: bytes) -> str | None:
    """The first thing that is wrong with a record, or None."""
    try:
        return next(iter(verify(data)), None)
    except Exception as error:
        # A forged record can bring the rules to a place where no game leads.
        return f"the game cannot be played again: {told(error)}"


def _praise(record: Record) -> str:
    dice = len(record.opening) + sum(len(move.dice) for move in record.choices)
    end = "the game is not over" if record.result is None else f"result {record.result.result}"
    counted = f"{many(len(record.choices), 'choice')}, {many(dice, 'die', 'dice')}"
    return f"good: {counted}, {end}; nothing was touched"
