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


def bring_up_to_date(connection: Connection) -> None:
    """Take every step that the database has not seen; refuse one that is not known."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    known = [step.revision for step in ScriptDirectory.from_config(config).walk_revisions()]
    found = MigrationContext.configure(connection).get_current_revision()
    counted = _counted(connection) if found is None else None
    format = found or counted
    if format is not None and format not in known:
        raise refused("unavailable", "the database", f"format {known[0]} or earlier", format)
    if counted is not None:
        command.stamp(config, counted)
    command.upgrade(config, "head")


def _counted(connection: Connection) -> str | None:
    """The format of a database that was made before Alembic counted them; None if it is empty."""
    if "about" not in inspect(connection).get_table_names():
        return None
    counted = connection.execute(text("SELECT schema FROM about")).scalar()
    return None if counted is None else str(counted)
