"""The command `sobremesa`: one module for each of its subcommands."""

from __future__ import annotations

from typing import IO, Any

import click

from sobremesa.kernel import NotFound, SobremesaError

from . import bench, fuzz, games, replay, simulate, verify

_EXIT_CODES = """\b
Exit codes:
  0  all is well
  1  something is wrong with a game or a record
  2  the command was not understood: no such game, file, option or number
"""


class WrongUsage(click.ClickException):
    """Something was named that is not there."""

    exit_code = 2


class Interrupted(click.ClickException):
    """Somebody pressed Ctrl-C."""

    exit_code = 130

    def show(self, file: IO[Any] | None = None) -> None:
        """Nothing went wrong, so this is no error."""
        click.echo(self.message, file=file, err=True)


class Commands(click.Group):
    """A group whose commands tell what went wrong in one line."""

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command; errors meant for people are shown without a traceback."""
        try:
            return super().invoke(ctx)
        except SobremesaError as error:
            kind = WrongUsage if isinstance(error, NotFound) else click.ClickException
            raise kind(str(error)) from error
        except KeyboardInterrupt:
            raise Interrupted("Stopped.") from None


@click.group(
    cls=Commands, epilog=_EXIT_CODES, context_settings={"help_option_names": ["-h", "--help"]}
)
@click.version_option(package_name="sobremesa", message="sobremesa %(version)s")
def main() -> None:
    """Tabletop rulebooks that you can sit down and play, or have played a thousand times."""


for _module in (games, simulate, replay, verify, fuzz, bench):
    main.add_command(_module.command)
