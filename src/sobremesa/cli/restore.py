"""`sobremesa restore`: everything as it was when a backup was made."""

from __future__ import annotations

from pathlib import Path

import click

from sobremesa.server.operating.copies import put_back
from sobremesa.server.options import database_option

from .arguments import as_json
from .output import many, print_json


@click.command("restore", short_help="Put a backup back.")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@database_option
@click.option("--replace", is_flag=True, help="Although there are tables, which are then lost.")
@as_json
def command(file: Path, database: str, replace: bool, as_json: bool) -> None:
    """Put the backup in FILE into a database, on which no server may run meanwhile.

    The backup is checked first; one of an earlier format is brought up to date. It may come from
    SQLite and go into PostgreSQL, or the other way round.
    """
    copied = put_back(file, database, replace=replace)
    if as_json:
        print_json(copied)
        return
    rows = copied.rows
    counted = f"{many(rows['games'], 'table')}, {many(rows['entries'], 'entry', 'entries')}"
    click.echo(f"{file}: {counted} put back")
