"""`sobremesa lab run`: play a study."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import click

from sobremesa.cli.output import many, progress

from .arguments import (
    out_option,
    players_for,
    ray_option,
    stopped_by_signals,
    study_argument,
    workers_option,
)

_LOW_PRIORITY = 15


@click.command("run", short_help="Play a study, or go on with it.")
@study_argument
@out_option
@workers_option
@ray_option
@click.option(
    "--gently", is_flag=True, help="At a low priority: whoever else works here goes first."
)
@click.option(
    "--json", "as_json", is_flag=True, help="Print a JSON value a line while it is played."
)
def command(
    study: Path,
    out: Path | None,
    workers: int | None,
    ray: str | None,
    gently: bool,
    as_json: bool,
) -> None:
    """Play the games of STUDY that were not played yet, and tell what they show.

    It may be stopped at any time and goes on where it was. No game is played twice, unless the
    study, the content or the game has changed in what the game depends on. Results are the same for
    any number of workers, and on a cluster (docs/cluster.md).
    """
    # Loaded when it is called: it needs more than the table does.
    from sobremesa.lab.studies.folder import claimed
    from sobremesa.lab.studies.opened import open_study
    from sobremesa.lab.studies.running import run

    from .show import show
    from .telling import Teller

    if gently and hasattr(os, "nice"):
        os.nice(_LOW_PRIORITY)
    opened = open_study(study, out)
    if outdated := opened.outdated():
        click.echo(
            f"{many(outdated, 'game')} of what the study was before will be left out.", err=True
        )
    output = sys.stdout
    with (
        claimed(opened.store.folder, study),
        players_for(workers, ray) as players,
        stopped_by_signals(),
    ):
        if as_json:
            teller = Teller(opened, output)
            teller.begin()
            run(opened.study, opened.arms, opened.store, players, teller.advance)
            teller.end()
            return
        missing = opened.study.games * len(opened.arms) - opened.kept()
        with progress(missing, "playing") as advance:
            run(opened.study, opened.arms, opened.store, players, advance)
    show(opened)
