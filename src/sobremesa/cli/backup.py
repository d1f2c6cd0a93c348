"""`sobremesa backup`: a copy of everything, while the server goes on."""

from __future__ import annotations

from pathlib import Path

import click

from sobremesa.server.operating.copies import back_up
from sobremesa.server.options import database_option

from .arguments import as_json
from .output import many, print_json


@click.command("backup", short_help="Copy all tables into a file.")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@database_option
@as_json
def command(file: Path, database: str, as_json: bool) -> None:
    """Copy all tables into FILE, while the server goes on.

    The copy is of one moment, and is there only when it is whole and has been checked. It is a
    SQLite file, whichever database it comes from; `sobremesa restore` puts it into either.
    """
    copied = back_up(database, file)
    if as_json:
        print_json(copied)
        return
    rows = copied.rows
    counted = f"{many(rows['games'], 'table')}, {many(rows['entries'], 'entry', 'entries')}"
    click.echo(f"{file}: {counted}, format {copied.format}; whole")
