"""The blink of a restart: how long nothing can be chosen, and how long a table is silent.

    python bench/restart.py [--times 5] [--tables 20] [--postgres --workers 2]

Starts a server of its own with two people at each table, who choose as fast as `--rate` says, and
restarts it as `sobremesa admin restart` does. Whoever is hung up on comes back as a browser does,
after the time that the server named, and sends again what had no answer. For each restart it
measures how long no choice was acknowledged anywhere, the longest silence at any table, and
the processor's time; at the end it counts whether every choice was written down once. With `--kill`
the workers are killed (SIGKILL) instead, and replaced by whoever holds the door.
"""

from __future__ import annotations

import asyncio
import signal
import subprocess
import tempfile
import time
from contextlib import ExitStack, suppress
from itertools import pairwise
from statistics import median
from typing import Any

import click
import httpx
import msgspec
import psutil  # type: ignore[import-untyped]
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from load import UNLIMITED, family, own_postgres
from sobremesa.kernel import Dice
from sobremesa.server.store.store import Store
from sobremesa.table.messages import PROTOCOL
from tables import Seat, Table, open_one, start_server

_SOONEST = 0.2
"""Seconds that a browser waits at least before it comes back."""


class Person:
    """Somebody at a table who comes back when they are hung up on."""

    def __init__(self, url: str, table: Table, number: int) -> None:
        self._address = f"{url.replace('http', 'ws', 1)}/api/tables/{table.id}/socket"
        self._key, self.number, self._news = table.keys[number], number, table.news
        self._dice = Dice(int(table.id, 16) + number)
        self.seat: Seat | None = None
        self.returns = 0

    async def stay(self) -> None:
        """Listen, and come back."""
        while True:
            named = 0.0
            with suppress(ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                async with connect(self._address, open_timeout=120, max_queue=None) as socket:
                    await self._greet(socket)
                    seat = self.seat = Seat(socket, self.number, self._news)
                    with suppress(ConnectionClosed):
                        await seat.listen()
                named = _named(socket)
            self.seat = None
            self.returns += 1
            await asyncio.sleep(_SOONEST + named * self._dice.below(1000) / 1000)

    async def _greet(self, socket: ClientConnection) -> None:
        who = {"keys": [self._key], "seat": self.number, "language": "en"}
        await socket.send(
            msgspec.json.encode({"type": "hello", "protocol": PROTOCOL, **who}).decode()
        )

    @property
    def is_to_choose(self) -> bool:
        """Whether this person is there, and everybody waits for them."""
        return self.seat is not None and self.seat.is_to_choose

    async def choose(self, table: Table, number: int) -> None:
        """Choose something, and say it again on every new socket until it is acknowledged."""
        told: Seat | None = None
        request: dict[str, Any] = {}
        while True:
            seat = self.seat
            # What landed before the line was cut is not asked again, and still has no answer.
            if seat is not None and seat is not told and (request or seat.prompt is not None):
                if not request:
                    assert seat.prompt is not None
                    options = len(seat.prompt.prompt.choices or ())
                    request = {"type": "choose", "id": f"choice-{number}", "seat": self.number}
                    request |= {"ask": seat.prompt.ask, "index": table.dice.below(options)}
                told = seat
                with suppress(ConnectionClosed):
                    await seat.socket.send(msgspec.json.encode(request).decode())
            if told is not None and told.acked == request["id"]:
                return
            self._news.clear()
            await self._news.wait()


def _named(socket: ClientConnection) -> float:
    """The seconds that the server named, within which everybody should come back."""
    reason = socket.close_reason or ""
    return float(reason.removesuffix(" ms")) / 1000 if reason.endswith(" ms") else 0.0


class Play:
    """A table at which two people choose, and when each choice was acknowledged."""

    def __init__(self, url: str, table: Table) -> None:
        self.table = table
        self.people = [Person(url, table, number) for number in range(2)]
        self.acknowledged: list[float] = []

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return any(each.seat is not None and each.seat.is_over for each in self.people)

    async def run(self, every: float) -> None:
        """Choose for ever; whatever goes wrong with one of the two is told."""
        async with asyncio.TaskGroup() as tasks:
            for person in self.people:
                tasks.create_task(person.stay())
            while True:
                chooser = next((each for each in self.people if each.is_to_choose), None)
                if chooser is None:
                    self.table.news.clear()
                    await self.table.news.wait()
                    continue
                await chooser.choose(self.table, len(self.acknowledged))
                self.acknowledged.append(time.perf_counter())
                await asyncio.sleep(every)


def longest_pause(moments: list[float], begin: float, end: float) -> float:
    """The longest time between two of these moments, of which one lies in between."""
    ordered = sorted(moments)
    return max((b - a for a, b in pairwise(ordered) if b > begin and a < end), default=0.0)


def spent_by(server: psutil.Process) -> float:
    """The processor's seconds of a server, with those of the workers that have ended."""
    return sum(sum(process.cpu_times()[:4]) for process in family(server))


async def measure(
    server: subprocess.Popen[str],
    url: str,
    database: str,
    times: int,
    tables: int,
    rate: float,
    kill: bool,
) -> None:
    """Restart so many times, and print what was seen."""
    process = psutil.Process(server.pid)
    async with httpx.AsyncClient(base_url=url, timeout=120) as http:
        plays = [Play(url, await open_one(http, each, "incursion", "m1")) for each in range(tables)]
    running = [asyncio.create_task(play.run(1 / rate)) for play in plays]
    found: list[tuple[float, ...]] = []
    for number in range(times):
        await asyncio.sleep(3)
        spent, began = spent_by(process), time.perf_counter()
        if kill:
            for worker in process.children():
                worker.kill()
        else:
            server.send_signal(signal.SIGUSR2)
        while any(each.returns <= number for play in plays for each in play.people):
            await asyncio.sleep(0.05)
        await asyncio.sleep(2)
        end = time.perf_counter()
        everywhere = [moment for play in plays for moment in play.acknowledged]
        silence = max(longest_pause(play.acknowledged, began, end) for play in plays)
        nothing = longest_pause(everywhere, began, end)
        found.append((nothing, silence, spent_by(process) - spent))
        click.echo(
            "nothing chosen {:.2f} s, longest silence {:.2f} s, {:.1f} s of processor".format(
                *found[-1]
            )
        )
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)
    for what, seconds in zip(
        ("nothing chosen", "longest silence", "processor"), zip(*found, strict=True), strict=True
    ):
        low, high, middle = min(seconds), max(seconds), median(seconds)
        click.echo(f"{what}: {low:.2f} to {high:.2f} s, median {middle:.2f} s ({len(seconds)})")
    await _count(database, plays)


async def _count(database: str, plays: list[Play]) -> None:
    """Whether every acknowledged choice was written down, and none twice."""
    store = Store(database, "bench")
    wrong = 0
    for play in plays:
        pulse = await store.pulse(play.table.id)
        written = 0 if pulse is None else pulse.version - 1
        # One more may have been under way when everybody got up.
        wrong += not 0 <= written - len(play.acknowledged) <= 1
    await store.close()
    made = sum(len(play.acknowledged) for play in plays)
    click.echo(f"choices: {made} acknowledged, tables at which some were lost or doubled: {wrong}")


@click.command()
@click.option("--times", type=click.IntRange(1), default=5, show_default=True)
@click.option("--tables", type=click.IntRange(1), default=20, show_default=True)
@click.option("--rate", type=click.FloatRange(0.1), default=2, show_default=True)
@click.option("--kill", is_flag=True, help="Kill the workers instead of a restart.")
@click.option("--postgres", is_flag=True, help="A PostgreSQL of its own, as the tests have it.")
@click.option("--workers", type=click.IntRange(1), default=1, show_default=True)
def main(times: int, tables: int, rate: float, kill: bool, postgres: bool, workers: int) -> None:
    """Measure how long a restart takes for those who play."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        database = f"sqlite:///{folder}/restart.db"
        if postgres:
            database = stack.enter_context(own_postgres(folder))
        server, url = start_server(database, *UNLIMITED, "--workers", str(workers))
        try:
            asyncio.run(measure(server, url, database, times, tables, rate, kill))
        finally:
            server.terminate()
            server.wait(60)


if __name__ == "__main__":
    main()
