"""`sobremesa upgrade`: what an update of the rules would do to the matches that are played."""

from __future__ import annotations

from collections import Counter
from functools import partial
from pathlib import Path
from urllib.request import ProxyHandler, build_opener

import click
from click.core import ParameterSource

from sobremesa.server.config import engine_url
from sobremesa.server.operating.upgrading import bring_back, prospects, set_aside
from sobremesa.server.options import database_option
from sobremesa.table.errors import Refused, refused
from sobremesa.table.updates import Fate, Outlook

from .arguments import as_json
from .output import many, print_json, print_table

_RECORD_SECONDS = 60.0
_FATES: dict[Fate, str] = {
    "same": "goes on as it is",
    "anchor": "goes on from a snapshot",
    "beginning": "goes on, played again from the beginning",
    "lost": "needs the rules that it was begun with",
}


@click.command("upgrade", short_help="What an update would do to running matches.")
@click.argument("where", metavar="[DATABASE]", default="")
@database_option
@click.option("--check", is_flag=True, help="Say what would happen to each running table.")
@click.option(
    "--set-aside",
    "file",
    metavar="FILE",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Move the tables that this program cannot go on with into a database of their own, which "
    "the program that they were begun with can serve until they end.",
)
@click.option(
    "--bring-back",
    "back",
    metavar="FILE",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Bring the matches that have ended back from there, with their records.",
)
@click.option(
    "--served",
    metavar="URL",
    default="http://127.0.0.1:8001",
    show_default=True,
    help="Where that FILE is served: by the program that can tell its records.",
)
@as_json
@click.pass_context
def command(
    ctx: click.Context,
    where: str,
    database: str,
    check: bool,
    file: Path | None,
    back: Path | None,
    served: str,
    as_json: bool,
) -> None:
    """Say what would become of the running matches of a database with this program.

    DATABASE is what --db takes, or the path of a SQLite file. Run it with the program that is to be
    installed, while the present one serves: all is tried on a copy, and nothing is changed unless
    --set-aside or --bring-back says so. The exit code is 1 when a match cannot go on.
    """
    if not (check or file or back):
        raise click.UsageError("expected --check, --set-aside FILE or --bring-back FILE")
    database = _named(ctx, where) or database
    if back is not None:
        _bring_back(database, back, served)
        return
    found = prospects(database)
    lost = [each.table for each in found if each.fate == "lost"]
    if as_json:
        print_json(found)
    else:
        _tell(found)
    if file is not None and lost:
        moved = set_aside(database, file, lost)
        click.echo(f"{file}: {many(len(moved), 'table')} set aside", err=True)
    elif lost:
        ctx.exit(1)


def _named(ctx: click.Context, where: str) -> str:
    """The database that was named without --db; nothing if none was."""
    if not where:
        return ""
    if ctx.get_parameter_source("database") is ParameterSource.COMMANDLINE:
        raise click.UsageError(f"expected one database, got {where} and --db")
    address = where if "://" in where else f"sqlite:///{where}"
    try:
        engine_url(address)
    except Refused as refusal:
        raise click.UsageError(str(refusal)) from refusal
    return address


def _bring_back(database: str, file: Path, served: str) -> None:
    brought, left = bring_back(database, file, partial(_record_of, served))
    for id in brought:
        click.echo(f"{id} is back")
    told = f"{file}: {many(len(brought), 'table')} brought back, {left} still played there"
    click.echo(told, err=True)


def _record_of(served: str, id: str) -> str:
    """The record of a match, as the server tells it that has played it."""
    address = f"{served.rstrip('/')}/api/tables/{id}/record"
    if not address.startswith(("http://", "https://")):
        raise click.UsageError(f"--served: expected an address like http://..., got {served}")
    try:
        # It is on this machine or near: no proxy leads there.
        with build_opener(ProxyHandler({})).open(address, timeout=_RECORD_SECONDS) as answer:
            record: str = answer.read().decode()
    except (OSError, UnicodeDecodeError) as error:
        what = f"the record of {id}"
        raise refused("unavailable", what, f"a server at {served} that tells it", error) from error
    return record


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
