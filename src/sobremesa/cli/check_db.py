"""`sobremesa check-db`: what is damaged in a database, and mending it."""

from __future__ import annotations

import asyncio

import click

from sobremesa.server.operating.checking import Finding, look_through, unmended
from sobremesa.server.options import database_option
from sobremesa.server.store.visiting import visiting

from .arguments import as_json
from .output import many, print_json


@click.command("check-db", short_help="Find damage in a database, and mend it.")
@database_option
@click.option("--mend", is_flag=True, help="Put right what can be.")
@as_json
@click.pass_context
def command(ctx: click.Context, database: str, mend: bool, as_json: bool) -> None:
    """Look through every table: is the chain of entries whole, can the match go on?

    What was chosen is never touched. --mend throws away snapshots that are of no use and makes
    another, empties notes that cannot be read, and drops rows that belong to no table. A server may
    run meanwhile. The exit code is 1 when something is left that is wrong.
    """
    found = asyncio.run(_look(database, mend))
    left = unmended(found, mend=mend)
    if as_json:
        print_json([_told(finding, mended=finding not in left) for finding in found])
    for finding in [] if as_json else found:
        done = "" if finding in left else "  (mended)"
        click.echo(f"{finding.table or 'the database'}: {finding.problem}{done}")
    if not as_json:
        mendable = sum(finding.mend is not None for finding in left)
        hint = f"; --mend puts {mendable} right" if mendable else ""
        click.echo(f"{many(len(left), 'problem')}{hint}" if left else "all is well")
    if left:
        ctx.exit(1)


async def _look(database: str, mend: bool) -> list[Finding]:
    async with visiting(database) as store:
        return await look_through(store, mend=mend)


def _told(finding: Finding, *, mended: bool) -> dict[str, object]:
    return {"table": finding.table, "problem": finding.problem, "mended": mended}
