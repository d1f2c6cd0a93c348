"""`sobremesa upgrade`: what an update of the rules would do to the matches that are played."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import click

from sobremesa.server.operating.upgrading import prospects, set_aside
from sobremesa.server.options import database_option
from sobremesa.table.updates import Fate, Outlook

from .arguments import as_json
from .output import many, print_json, print_table

_FATES: dict[Fate, str] = {
    "same": "goes on as it is",
    "anchor": "goes on from a snapshot",
    "beginning": "goes on, played again from the beginning",
    "lost": "needs the rules that it was begun with",
}


@click.command("upgrade", short_help="What an update would do to running matches.")
@database_option
@click.option("--check", is_flag=True, help="Say what would happen to each running table.")
@click.option(
    "--set-aside",
    "file",
    metavar="FILE",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Copy the tables that this program cannot go on with into a database of their own, which "
    "the program that they were begun with can serve until they end.",
)
@as_json
@click.pass_context
def command(
    ctx: click.Context, database: str, check: bool, file: Path | None, as_json: bool
) -> None:
    """Say what would become of the running matches of a database with this program.

    Run it with the program that is to be installed, while the present one serves: all is tried on a
    copy, and nothing is changed. The exit code is 1 when a match cannot go on.
    """
    if not check and file is None:
        raise click.UsageError("expected --check or --set-aside FILE")
    found = prospects(database)
    lost = [each.table for each in found if each.fate == "lost"]
    if as_json:
        print_json(found)
    else:
        _tell(found)
    if file is not None and lost:
        set_aside(database, file, lost)
        click.echo(f"{file}: {many(len(lost), 'table')} set aside", err=True)
    elif lost:
        ctx.exit(1)


def _tell(found: list[Outlook]) -> None:
    rows = [
        (each.table, each.game, each.begun, each.now or "-", _FATES[each.fate] + _why(each))
        for each in found
    ]
    print_table([("table", "game", "played with", "would be", "what happens"), *rows], range(5))
    counted = Counter(each.fate for each in found)
    told = [f"{counted[fate]} {words}" for fate, words in _FATES.items() if counted[fate]]
    click.echo("; ".join(told) or "no match is being played")


def _why(each: Outlook) -> str:
    if each.fate == "anchor":
        return f", choice {each.choice}"
    return f": {each.problem}" if each.problem else ""
