"""What the commands of the laboratory have in common."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, redirect_stdout
from pathlib import Path
from typing import TYPE_CHECKING

import click

from sobremesa.cli.simulate import cores

if TYPE_CHECKING:
    from sobremesa.lab.workers import Players

study_argument = click.argument("study", type=click.Path(dir_okay=False, path_type=Path))
out_option = click.option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    help="The folder of its results; beside the study if not told.",
)
workers_option = click.option(
    "--workers", type=click.IntRange(1, 1024), help="Processes; one per core if not told."
)
ray_option = click.option(
    "--ray",
    metavar="ADDRESS",
    help="Play on a Ray cluster: its address, or auto for the one of this machine.",
)


def players_for(workers: int | None, ray: str | None) -> AbstractContextManager[Players]:
    """Who plays the games: processes here, or a cluster."""
    # Loaded when it is called: it needs more than the table does.
    from sobremesa.lab.workers import Workers

    if ray is None:
        return Workers(workers or cores())
    if workers is not None:
        raise click.UsageError("--workers is for this machine; with --ray the cluster says it.")
    return _cluster(ray)


@contextmanager
def _cluster(address: str) -> Iterator[Players]:
    """A cluster. Ray prints that a node was lost: that is not what the command was asked for."""
    from sobremesa.lab.cluster import RayCluster

    with redirect_stdout(sys.stderr), RayCluster(address) as players:
        yield players


@contextmanager
def stopped_by_signals() -> Iterator[None]:
    """SIGTERM stops it as Ctrl-C does: what was played is put away.

    To be asked when there is somebody to play: connecting to a cluster sets handlers of its own.
    """
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
