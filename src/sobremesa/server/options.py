"""Options that the server and the commands for operators share."""

from __future__ import annotations

from typing import Any

import click

from sobremesa.table.errors import Refused

from .config import default_database, engine_url


def _address(_context: click.Context, parameter: click.Parameter, value: str | None) -> str:
    database = value or default_database()
    try:
        engine_url(database)
    except Refused as refusal:
        raise click.BadParameter(str(refusal), param=parameter) from refusal
    return database


def database_option(command: Any) -> Any:
    """Where the tables are kept."""
    return click.option(
        "--db",
        "database",
        metavar="URL",
        envvar="SOBREMESA_DB",
        show_envvar=True,
        callback=_address,
        help="sqlite:///file.db or postgresql://user@host/name. "
        "[default: a SQLite file of your own]",
    )(command)
