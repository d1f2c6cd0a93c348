"""How the database came to be as it is: one step for each format, in `versions`.

A step that has been published is never changed; a change of `schema.py` is a new step.
"""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from sobremesa.table.errors import refused


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


_KNOWN = [step.revision for step in ScriptDirectory.from_config(_config()).walk_revisions()]
FORMAT = _KNOWN[0]
"""The format that this program makes."""


def bring_up_to_date(connection: Connection, to: str = FORMAT) -> None:
    """Take every step that the database has not seen; refuse one that is not known."""
    config = _config()
    config.attributes["connection"] = connection
    found = MigrationContext.configure(connection).get_current_revision()
    counted = _counted(connection) if found is None else None
    _must_be_known(found or counted)
    if counted is not None:
        command.stamp(config, counted)
    command.upgrade(config, to)


def is_current(connection: Connection) -> bool:
    """Whether no step has to be taken; refuse a database of a format that is not known."""
    found = format_of(connection)
    _must_be_known(found)
    return found == FORMAT


def _must_be_known(format: str | None) -> None:
    if format is not None and format not in _KNOWN:
        raise refused("unavailable", "the database", f"format {FORMAT} or earlier", format)


def format_of(connection: Connection) -> str | None:
    """The format of a database; None if it is empty."""
    found = MigrationContext.configure(connection).get_current_revision()
    return found or _counted(connection)


def must_be_current(connection: Connection) -> None:
    """Refuse a database of another format: only a server that starts changes it."""
    if (found := format_of(connection)) != FORMAT:
        raise refused("unavailable", "the database", f"format {FORMAT}", found or "an empty one")


def _counted(connection: Connection) -> str | None:
    """The format of a database that was made before Alembic counted them; None if it is empty."""
    if "about" not in inspect(connection).get_table_names():
        return None
    counted = connection.execute(text("SELECT schema FROM about")).scalar()
    return None if counted is None else str(counted)
