"""`sobremesa lab run`: play a study."""

from __future__ import annotations

from pathlib import Path

import click

from sobremesa.cli.output import many, progress
from sobremesa.cli.simulate import cores

from .arguments import out_option, study_argument, workers_option


@click.command("run", short_help="Play a study, or go on with it.")
@study_argument
@out_option
@workers_option
def command(study: Path, out: Path | None, workers: int | None) -> None:
    """Play the games of STUDY that were not played yet, and tell what they show.

    It may be stopped at any time and goes on where it was. No game is played twice, unless the
    study, the content or the game has changed in what the game depends on. Results are the same for
    any number of workers.
    """
    # Loaded when it is called: it needs more than the table does.
    from sobremesa.lab.studies.opened import open_study
    from sobremesa.lab.studies.running import run

    from .show import show

    opened = open_study(study, out)
    if outdated := opened.outdated():
        click.echo(
            f"{many(outdated, 'game')} of what the study was before will be left out.", err=True
        )
    with progress(opened.study.games * len(opened.arms), "playing") as advance:
        run(opened.study, opened.arms, opened.store, workers or cores(), advance)
    show(opened)
