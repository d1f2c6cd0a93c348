"""`sobremesa lab record`: any game of a study as a record."""

from __future__ import annotations

from pathlib import Path

import click

from .arguments import out_option, study_argument


@click.command("record", short_help="Write the record of a game by its number.")
@study_argument
@click.argument("number", type=click.IntRange(0))
@click.option("--variant", default="base", show_default=True, help="The variant it is of.")
@click.option("--mission", help="The mission; the study's first if not told.")
@out_option
def command(study: Path, number: int, variant: str, mission: str | None, out: Path | None) -> None:
    """Play game NUMBER of STUDY once more and write its record, for `replay` and `review`.

    A game depends on the study and its number alone, so any game can be had, whether it was played
    before or not. The file is named on standard output; where the variant has content of its own,
    the folder for `sobremesa --content` is named after it.
    """
    # Loaded when it is called: it needs more than the table does.
    from sobremesa.lab.studies.opened import open_study

    opened = open_study(study, out)
    arm = opened.arm(mission or opened.arms[0].mission, variant)
    click.echo(opened.record(arm, number))
    if arm.plan.content:
        click.echo(f"content: {arm.plan.content}")
