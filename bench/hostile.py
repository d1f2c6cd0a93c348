"""Hostile clients: what honest tables notice of them, and whether anything breaks.

    python bench/hostile.py [--tables 20] [--rounds 5] [--seconds 10] [--most 3] [--folder /dev/shm]
                            [--db URL | --postgres] [--workers N]

Starts a server of its own with its usual limits. Honest tables, each from an address of its own,
play a while in quiet and then under attack, several times in turns, so that both meet the same
noise: floods of every kind, from a process of their own and from several addresses of this machine.
Attackers do not wait politely: what is not taken in or answered soon they leave, and come again.
Everything is bounded in number and time (`--frames` and `--requests` are those of one round; how
many seconds each flood lasted in all is told), and goes to loopback only. Prints the waits of the
honest tables in quiet and under attack, of all rounds together and the ratio of each round, every
answer that the attackers got, and whether a table was touched by somebody to whom it does not
belong. It fails where one was, where a request failed, or where the honest tables waited more than
`--most` times as long as in quiet (at the 99th percentile), and says what was expected. Since who
has left does not see what fails later, the server's own numbers and the errors in its log count.

The attackers of real life have machines of their own: these here have a processor of their own,
where there are two, and get what time the others leave: where others leave none, few frames are
sent and little is measured, and `--nice 0` lets the attackers have their part. What is noticed of
them all the same, a bare echo tells, in quiet and under attack. A choice is on disk before anybody
sees it: how long the disk takes is measured meanwhile by a small file beside the database, which is
usually in the folder for temporary files. Where others use the same disk, `--folder /dev/shm` keeps
the database in memory, so that only the server is measured.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import click
import httpx
import msgspec

from disk import Disk
from echo import Echo
from floods import FRAMES, REQUESTS, Attack
from load import own_postgres
from tables import Log, Table, failed, lost, open_one, percentile, start_server

_RECOVERY_SECONDS = 2
"""After an attack: what it has used up comes back."""


def _apart() -> tuple[set[int], set[int]]:
    """The processors of the honest and of the attackers; where there is but one they share it."""
    *ours, theirs = sorted(os.sched_getaffinity(0))
    return set(ours) or {theirs}, {theirs}


def _attack(pipe: Any, processors: set[int], polite: int, arguments: Any) -> None:
    os.sched_setaffinity(0, processors)
    os.nice(polite)
    asyncio.run(_attack_when_told(pipe, Attack(*arguments)))


async def _attack_when_told(pipe: Any, attack: Attack) -> None:
    """One round for each number of seconds that comes; 0 is the end."""
    await attack.settle()
    pipe.send("ready")
    while seconds := await asyncio.to_thread(pipe.recv):
        pipe.send("begun")
        await attack.round(seconds)
        pipe.send("done")
    pipe.send(attack.report())


class Hostile:
    """The attackers' process, as it is told when to attack."""

    def __init__(self, processors: set[int], polite: int, *arguments: Any) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, there = context.Pipe()
        self._process = context.Process(target=_attack, args=(there, processors, polite, arguments))
        self._process.start()

    async def _hears(self) -> Any:
        return await asyncio.to_thread(self._pipe.recv)

    async def ready(self) -> None:
        """Wait until all attackers are there."""
        await self._hears()

    async def begin(self, seconds: float) -> None:
        """Attack for so long; returns when that has begun."""
        self._pipe.send(seconds)
        await self._hears()

    async def done(self) -> None:
        """Wait until the attack is over."""
        await self._hears()

    async def end(self) -> dict[str, Any]:
        """All is over; gives what was sent and answered."""
        self._pipe.send(0)
        report: dict[str, Any] = await self._hears()
        self._process.join()
        return report


async def honest_tables(url: str, count: int, game: str, mission: str) -> list[Table]:
    """So many tables, each from an address of its own."""
    tables = []
    for number in range(count):
        local = f"127.0.1.{number + 1}"
        transport = httpx.AsyncHTTPTransport(local_address=local, verify=False)
        async with httpx.AsyncClient(base_url=url, timeout=120, transport=transport) as http:
            table = await open_one(http, number, game, mission)
        table.local = local
        await table.sit(url)
        tables.append(table)
    return tables


async def play(tables: list[Table], seconds: float) -> list[float]:
    """A choice a second at every table; gives how long the others waited for each."""
    for table in tables:
        table.waits.clear()
    begin = time.perf_counter() + 0.5
    await asyncio.gather(
        *(
            table.play(begin + number / len(tables), seconds, 1.0)
            for number, table in enumerate(tables)
        )
    )
    return [wait for table in tables for wait in table.waits]


def told(waits: list[float]) -> dict[str, float]:
    """Waits in milliseconds."""
    return {
        "number": len(waits),
        **{f"p{each}": round(percentile(waits, each) * 1000, 1) for each in (50, 95, 99)},
        "worst": round(max(waits) * 1000, 1),
    }


class Phases:
    """What was measured in quiet, or under attack: the waits of each round, the echo, the disk."""

    def __init__(self, echo: Echo, disk: Disk) -> None:
        self._echo, self._disk = echo, disk
        self.rounds: list[list[float]] = []
        self._echoes: list[float] = []
        self._syncs: list[float] = []

    async def measure(self, tables: list[Table], seconds: float) -> None:
        """Play for so long."""
        self._echo.heard()
        self._disk.heard()
        self.rounds.append(await play(tables, seconds))
        self._echoes += self._echo.heard()
        self._syncs += self._disk.heard()

    def p99(self) -> float:
        """How long 99 of 100 waited at most, in all rounds."""
        return percentile([wait for each in self.rounds for wait in each], 99)

    def told(self) -> dict[str, Any]:
        """All of it in milliseconds."""
        return {
            "choices": told([wait for each in self.rounds for wait in each]),
            "echo": told(self._echoes),
            "disk": told(self._syncs),
        }


async def measure(
    url: str,
    database: str,
    folder: Path,
    processors: set[int],
    polite: int,
    count: int,
    rounds: int,
    seconds: float,
    frames: int,
    wanted: int,
    game: str,
    mission: str,
) -> dict[str, Any]:
    """Play in quiet and under attack in turns, then look whether everything is as it should be."""
    tables = await honest_tables(url, count, game, mission)
    hostile = Hostile(processors, polite, url, tables[0].id, frames, wanted, game, mission)
    await hostile.ready()
    echo, disk = Echo(), Disk(folder)
    measuring = [asyncio.create_task(each.listen()) for each in (echo, disk)]
    await play(tables, 3)
    quiet, loud = Phases(echo, disk), Phases(echo, disk)
    for _ in range(rounds):
        await quiet.measure(tables, seconds)
        await hostile.begin(seconds + 2)
        await loud.measure(tables, seconds)
        await hostile.done()
        await asyncio.sleep(_RECOVERY_SECONDS)
    for each in measuring:
        each.cancel()
    echo.end()
    answers = await hostile.end()
    touched = await lost(url, database, tables)
    for table in tables:
        await table.leave()
    answers_that_failed = {
        name: {code: number for code, number in each.items() if code[:1] == "5" or "1011" in code}
        for name, each in answers.items()
    }
    failures = {**answers_that_failed, "the server's own numbers": await failed(url)}
    pairs = zip(quiet.rounds, loud.rounds, strict=True)
    return {
        "game": game,
        "honest_tables": count,
        "quiet_milliseconds": quiet.told(),
        "attack_milliseconds": loud.told(),
        "p99_ratio": round(loud.p99() / quiet.p99(), 2),
        "p99_ratio_of_each_round": [
            round(percentile(under, 99) / percentile(before, 99), 2) for before, under in pairs
        ],
        "frames_sent": sum(answers[name]["sent"] for name in FRAMES),
        "requests_sent": sum(answers[name]["sent"] for name in REQUESTS),
        "attacks": answers,
        "failures": {name: each for name, each in failures.items() if each},
        "touched": touched,
    }


def wrong(found: dict[str, Any], most: float) -> list[str]:
    """What should not have come of it: what was expected, and what came."""
    waited: list[str] = []
    if found["p99_ratio"] > most:
        before, under = (
            found[f"{phase}_milliseconds"]["choices"]["p99"] for phase in ("quiet", "attack")
        )
        waited = [
            f"the honest tables: expected at most {most:g} times as long a wait under attack as in "
            f"quiet, got {found['p99_ratio']:g} times ({before:g} ms, then {under:g})"
        ]
    broken = [
        f"{name}: expected no failure, got {answers}" for name, answers in found["failures"].items()
    ]
    grave = [f"the server's log: expected no error, got {each}" for each in found["errors"]]
    touched = [f"expected no table to be touched, got {each}" for each in found["touched"]]
    return waited + broken + grave + touched


@click.command()
@click.option("--tables", type=click.IntRange(1, 200), default=20, show_default=True)
@click.option("--rounds", type=click.IntRange(1, 50), default=5, show_default=True)
@click.option("--seconds", type=click.FloatRange(1, 300), default=10, show_default=True)
@click.option("--frames", type=click.IntRange(0, 1_000_000), default=25_000, show_default=True)
@click.option(
    "--requests", "wanted", type=click.IntRange(0, 1_000_000), default=5_000, show_default=True
)
@click.option("--game", default="incursion", show_default=True)
@click.option("--mission", default="m1", show_default=True)
@click.option("--db", default="", help="Another database than a SQLite file of its own.")
@click.option("--postgres", is_flag=True, help="A PostgreSQL of its own, as the tests have it.")
@click.option("--workers", type=click.IntRange(1), default=1, show_default=True)
@click.option(
    "--folder",
    type=click.Path(exists=True, file_okay=False),
    default=None,
    help="Where the database is, and where the disk is measured.  [default: temporary files]",
)
@click.option(
    "--nice",
    type=click.IntRange(0, 19),
    default=15,
    show_default=True,
    help="By how much the attackers give way to the others.",
)
@click.option(
    "--most",
    type=click.FloatRange(min=1),
    default=3.0,
    show_default=True,
    help="How many times as long as in quiet 99 of 100 players may wait under attack.",
)
def main(
    tables: int,
    rounds: int,
    seconds: float,
    frames: int,
    wanted: int,
    game: str,
    mission: str,
    db: str,
    postgres: bool,
    workers: int,
    folder: str | None,
    nice: int,
    most: float,
) -> None:
    """Measure honest tables under attack.

    Exits with 1 if one was touched, if a request failed, or if players waited more than --most
    times as long as in quiet, and says what was expected and what came.
    """
    ours, theirs = _apart()
    os.sched_setaffinity(0, ours)
    log = Log()
    with tempfile.TemporaryDirectory(dir=folder) as own, ExitStack() as stack:
        database = db or f"sqlite:///{own}/hostile.db"
        if postgres:
            database = stack.enter_context(own_postgres(own))
        process, url = start_server(database, "--workers", str(workers), log=log)
        try:
            found = asyncio.run(
                measure(
                    url, database, Path(own), theirs, nice,
                    tables, rounds, seconds, frames, wanted, game, mission,
                )
            )  # fmt: skip
        finally:
            process.terminate()
            process.wait(60)
    found["errors"] = log.errors()
    click.echo(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
    problems = wrong(found, most)
    for problem in problems:
        click.echo(problem, err=True)
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
