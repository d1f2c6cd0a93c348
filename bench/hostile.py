"""Hostile clients: what honest tables notice of them, and whether anything breaks.

    python bench/hostile.py [--tables 20] [--seconds 20] [--frames 50000] [--requests 10000]

Starts a server of its own with its usual limits. Honest tables, each from an address of its own,
play a while in quiet and then under attack: floods of every kind, from a process of
their own and from several addresses of this machine. Attackers do not wait politely: what is not
taken in or answered soon they leave, and come again. Everything is bounded in number and time, and
goes to loopback only. Prints the waits of the honest tables in quiet and under attack, every answer
that the attackers got, and whether a table was touched by somebody to whom it does not belong.

The attackers of real life have machines of their own: these here have a processor of their own,
where there are two, and get what time the others leave. What is noticed of them all the same, a
bare echo tells, in quiet and under attack.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import sys
import tempfile
import time
from typing import Any

import click
import httpx
import msgspec

from echo import Echo
from floods import FRAMES, REQUESTS, attack
from tables import Table, lost, open_one, percentile, start_server

_POLITE = 15
"""By how much the attackers give way to the others."""


def _apart() -> tuple[set[int], set[int]]:
    """The processors of the honest and of the attackers; where there is but one they share it."""
    *ours, theirs = sorted(os.sched_getaffinity(0))
    return set(ours) or {theirs}, {theirs}


def _attack(pipe: Any, processors: set[int], arguments: Any) -> None:
    os.sched_setaffinity(0, processors)
    os.nice(_POLITE)
    report: dict[str, Any] = asyncio.run(attack(*arguments))
    pipe.send(report)


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
        "choices": len(waits),
        **{f"p{each}": round(percentile(waits, each) * 1000, 1) for each in (50, 95, 99)},
        "worst": round(max(waits) * 1000, 1),
    }


async def measure(
    url: str,
    database: str,
    processors: set[int],
    count: int,
    seconds: float,
    frames: int,
    wanted: int,
    game: str,
    mission: str,
) -> dict[str, Any]:
    """Play in quiet, then under attack, then look whether everything is as it should be."""
    tables = await honest_tables(url, count, game, mission)
    echo = Echo()
    listening = asyncio.create_task(echo.listen())
    await play(tables, 3)
    echo.heard()
    quiet, quiet_echo = await play(tables, seconds), echo.heard()
    here, there = multiprocessing.Pipe()
    context = multiprocessing.get_context("spawn")
    begun = context.Event()
    arguments = (url, tables[0].id, frames, wanted, seconds + 2, game, mission, begun)
    hostile = context.Process(target=_attack, args=(there, processors, arguments))
    hostile.start()
    await asyncio.to_thread(begun.wait, 60)
    echo.heard()
    loud, loud_echo = await play(tables, seconds), echo.heard()
    listening.cancel()
    echo.end()
    answers = await asyncio.to_thread(here.recv)
    hostile.join()
    await asyncio.sleep(2)  # what the attack has used up comes back
    touched = await lost(url, database, tables)
    for table in tables:
        await table.leave()
    failures = {
        name: {code: number for code, number in each.items() if code[:1] == "5" or "1011" in code}
        for name, each in answers.items()
    }
    return {
        "game": game,
        "honest_tables": count,
        "quiet_milliseconds": told(quiet),
        "attack_milliseconds": told(loud),
        "p99_ratio": round(percentile(loud, 99) / percentile(quiet, 99), 2),
        "quiet_echo_milliseconds": told(quiet_echo),
        "attack_echo_milliseconds": told(loud_echo),
        "frames_sent": sum(answers[name]["sent"] for name in FRAMES),
        "requests_sent": sum(answers[name]["sent"] for name in REQUESTS),
        "attacks": answers,
        "failures": {name: each for name, each in failures.items() if each},
        "touched": touched,
    }


@click.command()
@click.option("--tables", type=click.IntRange(1, 200), default=20, show_default=True)
@click.option("--seconds", type=click.FloatRange(1, 300), default=20, show_default=True)
@click.option("--frames", type=click.IntRange(0, 1_000_000), default=50_000, show_default=True)
@click.option(
    "--requests", "wanted", type=click.IntRange(0, 1_000_000), default=10_000, show_default=True
)
@click.option("--game", default="incursion", show_default=True)
@click.option("--mission", default="m1", show_default=True)
@click.option("--db", default="", help="Another database than a SQLite file of its own.")
def main(
    tables: int, seconds: float, frames: int, wanted: int, game: str, mission: str, db: str
) -> None:
    """Measure honest tables under attack; exits with 1 if one was touched or a request failed."""
    ours, theirs = _apart()
    os.sched_setaffinity(0, ours)
    with tempfile.TemporaryDirectory() as folder:
        database = db or f"sqlite:///{folder}/hostile.db"
        process, url = start_server(database)
        try:
            found = asyncio.run(
                measure(url, database, theirs, tables, seconds, frames, wanted, game, mission)
            )
        finally:
            process.terminate()
            process.wait(60)
    click.echo(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
    sys.exit(1 if found["touched"] or found["failures"] else 0)


if __name__ == "__main__":
    main()
