"""The command `sobremesa`: one module for each of its subcommands."""

from __future__ import annotations

import os
from functools import partial
from importlib import import_module
from typing import IO, Any

import click

from sobremesa.kernel import NotFound, SobremesaError
from sobremesa.kernel.finding import CONTENT
from sobremesa.table.errors import Refused

from .lazy import LazyGroup

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


_COMMANDS: dict[str, str] = {
    "admin": "sobremesa.cli.admin",
    "backup": "sobremesa.cli.backup",
    "balance": "sobremesa.cli.balance",
    "bench": "sobremesa.cli.bench",
    "check-db": "sobremesa.cli.check_db",
    "fit": "sobremesa.cli.fit",
    "fuzz": "sobremesa.cli.fuzz",
    "games": "sobremesa.cli.games",
    "lab": "sobremesa.cli.lab",
    "mcp": "sobremesa.cli.mcp",
    "replay": "sobremesa.cli.replay",
    "restore": "sobremesa.cli.restore",
    "review": "sobremesa.cli.review",
    "serve": "sobremesa.server.commands",
    "simulate": "sobremesa.cli.simulate",
    "upgrade": "sobremesa.cli.upgrade",
    "verify": "sobremesa.cli.verify",
}
"""Where each command lives; it is loaded when it is called, since a server loads slowly."""


class Commands(LazyGroup):
    """A group whose commands tell what went wrong in one line."""

    places = _COMMANDS

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command; errors meant for people are shown without a traceback."""
        try:
            return super().invoke(ctx)
        except SobremesaError as error:
            kind = WrongUsage if isinstance(error, NotFound) else click.ClickException
            raise kind(str(error)) from error
        except Refused as refusal:
            raise click.ClickException(str(refusal)) from refusal
        except KeyboardInterrupt:
            raise Interrupted("Stopped.") from None


@click.group(
    cls=Commands,
    epilog=_EXIT_CODES,
    context_settings={"help_option_names": ["-h", "--help"]},
    invoke_without_command=True,
)
@click.version_option(package_name="sobremesa", message="sobremesa %(version)s")
@click.option(
    "--content",
    type=click.Path(exists=True, file_okay=False),
    envvar=CONTENT,
    help="A folder with content of your own: a folder for each game, as docs/own-content.md says.",
)
@click.option("--lan", is_flag=True, help="Let phones on the same network come, by a code to scan.")
@click.pass_context
def main(ctx: click.Context, content: str | None, lan: bool) -> None:
    """Tabletop rulebooks that you can sit down and play, or have played a thousand times.

    Without a command the table is laid on this machine and the browser opens.
    """
    if content:
        # Worker processes must find it too; whoever runs another command here must not.
        ctx.call_on_close(partial(_set_content, os.environ.get(CONTENT)))
        _set_content(os.path.abspath(content))
    if ctx.invoked_subcommand is None:
        import_module(_COMMANDS["serve"]).play(lan)
    elif lan:
        raise click.UsageError("expected --lan by itself; a server listens where --host says")


def _set_content(place: str | None) -> None:
    if place is None:
        os.environ.pop(CONTENT, None)
    else:
        os.environ[CONTENT] = place
