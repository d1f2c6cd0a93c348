"""What a choice costs here and in another revision, measured in turns on two servers at once.

    python bench/choices.py [REVISION] [--tables 20] [--rounds 4] [--seconds 6]

Both servers stand from the beginning, each with as many tables, and are played at one after the
other: so they meet the same noise. Prints the processor's milliseconds of a choice in each round,
and the ratio of all rounds; below 1 is less than the other revision.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import tempfile
from pathlib import Path

import click
import psutil  # type: ignore[import-untyped]

from against import ROOT, git
from load import UNLIMITED, play, processor_time
from tables import Table, open_tables, start_server


class Side:
    """One of the two servers."""

    def __init__(self, checkout: Path, folder: str, name: str) -> None:
        path = {"PYTHONPATH": os.pathsep.join([str(checkout / "src"), str(checkout)])}
        database = f"sqlite:///{folder}/{name}.db"
        self.server: subprocess.Popen[str]
        self.server, self.url = start_server(database, *UNLIMITED, env=path)
        self.process = psutil.Process(self.server.pid)
        self.tables: list[Table] = []
        self.choices, self.processor = 0, 0.0

    async def open(self, count: int) -> None:
        """Lay the tables."""
        self.tables = await open_tables(self.url, count, "incursion", "m1")
        for table in self.tables:
            await table.sit(self.url)

    async def round(self, seconds: float) -> tuple[int, float]:
        """Play; gives the choices, and the processor's milliseconds of one."""
        made, spent = sum(each.choices for each in self.tables), processor_time(self.process)
        await play(self.tables, seconds, 1)
        choices = sum(each.choices for each in self.tables) - made
        taken = processor_time(self.process) - spent
        self.choices, self.processor = self.choices + choices, self.processor + taken
        return choices, 1000 * taken / choices


async def compare(sides: tuple[Side, Side], tables: int, rounds: int, seconds: float) -> None:
    """Play in turns."""
    for side in sides:
        await side.open(tables)
        await side.round(3)  # words are read when they are first said
        side.choices, side.processor = 0, 0.0
    for _ in range(rounds):
        found = [(await side.round(seconds))[1] for side in sides]
        click.echo(f"{found[0]:.2f} ms here, {found[1]:.2f} ms there: {found[0] / found[1]:.2f}")
    here, there = (1000 * side.processor / side.choices for side in sides)
    click.echo(
        f"all: {here:.2f} ms of {sides[0].choices} choices here, {there:.2f} ms of "
        f"{sides[1].choices} there: {here / there:.3f}"
    )
    for side in sides:
        for table in side.tables:
            await table.leave()


@click.command()
@click.argument("revision", default="main")
@click.option("--tables", type=click.IntRange(1), default=20, show_default=True)
@click.option("--rounds", type=click.IntRange(1), default=4, show_default=True)
@click.option("--seconds", type=click.FloatRange(1), default=6, show_default=True)
def main(revision: str, tables: int, rounds: int, seconds: float) -> None:
    """Compare what a choice costs here and in REVISION."""
    with tempfile.TemporaryDirectory() as folder:
        other = Path(folder) / "other"
        git("worktree", "add", "--detach", "--quiet", str(other), revision)
        sides: list[Side] = []
        try:
            for name, checkout in (("here", ROOT), ("there", other)):
                sides.append(Side(checkout, folder, name))
            asyncio.run(compare((sides[0], sides[1]), tables, rounds, seconds))
        finally:
            for side in sides:
                side.server.terminate()
                side.server.wait(60)
            git("worktree", "remove", "--force", str(other))


if __name__ == "__main__":
    main()
