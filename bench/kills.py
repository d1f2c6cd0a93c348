"""Nothing is lost and nothing doubled: a server that is killed again and again while people play.

    python bench/kills.py [--kills 100] [--tables 10] [--rate 5] [--postgres --workers 2]

Starts a server of its own with two people at each table, kills all of its processes (SIGKILL) at
some moment while they choose, and starts it again on the same port and database. Whoever was hung
up on comes back and sends again what had no answer. At the end every choice that was acknowledged
must be written down exactly once, in its order; every table is played again from what is written.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import ExitStack, suppress

import click
import httpx
import psutil  # type: ignore[import-untyped]

from load import UNLIMITED, family, own_postgres
from restart import Play
from sobremesa.kernel import Dice
from sobremesa.server.store.store import Store
from sobremesa.table.table import Table
from tables import open_one, start_server

_BEFORE, _WITHIN = 200, 800
"""Milliseconds that all play before the next kill: at least, and at most so many more."""
_PATIENCE = 300.0


class Mortal:
    """A server on one port and database, that can be killed and started again."""

    def __init__(self, database: str, workers: int) -> None:
        self._database, self._workers = database, workers
        self.process, self.url = self._start("0")
        self._port = self.url.rpartition(":")[2]

    def _start(self, port: str) -> tuple[subprocess.Popen[str], str]:
        options = (*UNLIMITED, "--workers", str(self._workers), "--port", port)
        return start_server(self._database, *options)

    def kill(self) -> int:
        """As if the machine lost its power; gives how many processes were killed."""
        processes = family(psutil.Process(self.process.pid))
        for each in processes:
            with suppress(psutil.NoSuchProcess):
                each.kill()
        self.process.wait(60)
        return len(processes)

    def start(self) -> None:
        """Start it again."""
        self.process, self.url = self._start(self._port)


async def until_all_play(plays: list[Play], running: list[asyncio.Task[None]]) -> None:
    """Until at every table something was acknowledged once more, or the match is over."""
    before, end = [len(play.acknowledged) for play in plays], time.monotonic() + _PATIENCE
    while any(
        len(play.acknowledged) == made and not play.is_over
        for play, made in zip(plays, before, strict=True)
    ):
        for task in running:
            if task.done():
                task.result()  # it plays for ever, unless something goes wrong
        if time.monotonic() > end:
            raise click.ClickException("somebody was not served any more")
        await asyncio.sleep(0.02)


async def measure(server: Mortal, database: str, kills: int, tables: int, rate: float) -> bool:
    """Kill so many times, and print what was seen; whether nothing was lost or doubled."""
    dice, processes = Dice(kills), 0
    async with httpx.AsyncClient(base_url=server.url, timeout=120) as http:
        opened = [await open_one(http, number, "incursion", "m1") for number in range(tables)]
    plays = [Play(server.url, table) for table in opened]
    running = [asyncio.create_task(play.run(1 / rate)) for play in plays]
    for number in range(1, kills + 1):
        await until_all_play(plays, running)
        await asyncio.sleep((_BEFORE + dice.below(_WITHIN)) / 1000)
        processes += server.kill()
        await asyncio.to_thread(server.start)
        if number % 10 == 0:
            made = sum(len(play.acknowledged) for play in plays)
            click.echo(f"{number} kills, {made} choices acknowledged")
    await until_all_play(plays, running)
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)
    problems = await wrongs(database, plays)
    made = sum(len(play.acknowledged) for play in plays)
    click.echo(
        f"{kills} kills of {processes} processes, {made} choices acknowledged, "
        f"{len(problems)} lost or doubled"
    )
    for problem in problems:
        click.echo(problem)
    return not problems


async def wrongs(database: str, plays: list[Play]) -> list[str]:
    """What was acknowledged and is not written down once, or was written down and cannot be."""
    store, problems = Store(database, "bench"), []
    try:
        for play in plays:
            stored = await store.load(play.table.id)
            if stored is None:
                problems.append(f"{play.table.id}: gone")
                continue
            stored.entries = await store.entries_from(play.table.id, 0)
            written = Counter(each.message for each in stored.entries if each.kind == "choice")
            made = len(play.acknowledged)
            counts = [(number, written[f"choice-{number}"]) for number in range(made)]
            problems += [f"{play.table.id}: {number}: {n} times" for number, n in counts if n != 1]
            if not 0 <= written.total() - made <= 1:  # one may have been under way at the end
                problems.append(f"{play.table.id}: {made} acknowledged, {written.total()} written")
            stored.anchors = []
            if Table(stored).version != len(stored.entries):
                problems.append(f"{play.table.id}: cannot be played again")
    finally:
        await store.close()
    return problems


@click.command()
@click.option("--kills", type=click.IntRange(1), default=100, show_default=True)
@click.option("--tables", type=click.IntRange(1), default=10, show_default=True)
@click.option("--rate", type=click.FloatRange(0.1), default=5, show_default=True)
@click.option("--postgres", is_flag=True, help="A PostgreSQL of its own, as the tests have it.")
@click.option("--workers", type=click.IntRange(1), default=1, show_default=True)
def main(kills: int, tables: int, rate: float, postgres: bool, workers: int) -> None:
    """Kill a server again and again; exits with 1 if anything was lost or doubled."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        database = f"sqlite:///{folder}/kills.db"
        if postgres:
            database = stack.enter_context(own_postgres(folder))
        server = Mortal(database, workers)
        try:
            is_whole = asyncio.run(measure(server, database, kills, tables, rate))
        finally:
            server.kill()
    sys.exit(0 if is_whole else 1)


if __name__ == "__main__":
    main()
