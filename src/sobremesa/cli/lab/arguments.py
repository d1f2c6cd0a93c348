"""What the commands of the laboratory have in common."""

from __future__ import annotations

from pathlib import Path

import click

study_argument = click.argument("study", type=click.Path(dir_okay=False, path_type=Path))
out_option = click.option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    help="The folder of its results; beside the study if not told.",
)
workers_option = click.option(
    "--workers", type=click.IntRange(1, 1024), help="Processes; one per core if not told."
)
