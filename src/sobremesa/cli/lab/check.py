"""`sobremesa lab check`: whether a study can be played."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec

from sobremesa.cli.arguments import as_json
from sobremesa.cli.output import many, print_json

from .arguments import out_option, study_argument


class Checked(msgspec.Struct, frozen=True):
    """A study that can be played."""

    game: str
    arms: int
    """Missions times variants, the game as it is among them."""
    games: int
    """At most so many in all arms together."""


@click.command("check", short_help="Say whether a study can be played.")
@study_argument
@out_option
@as_json
def command(study: Path, out: Path | None, as_json: bool) -> None:
    """Check STUDY as `run` does before it plays, and say how much there is to play.

    Whatever is wrong is told with the file and the key.
    """
    # Loaded when it is called: it needs more than the table does.
    from sobremesa.lab.studies.opened import open_study

    opened = open_study(study, out)
    arms = len(opened.arms)
    found = Checked(opened.study.game, arms, opened.study.games * arms)
    if as_json:
        print_json(found)
    else:
        click.echo(f"{found.game}: {many(found.games, 'game')} in {many(arms, 'arm')}")
