"""Tables with two live sockets each, at a server of our own: what the benchmarks have in common."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from typing import Any

import click
import httpx
import msgspec
from prometheus_client.parser import text_string_to_metric_families
from websockets.asyncio.client import ClientConnection, connect

from sobremesa.kernel import Dice
from sobremesa.server.store.store import Store
from sobremesa.table.keys import new_key
from sobremesa.table.messages import PROTOCOL

_LAST_WORDS_SECONDS = 60
_COMMAND = "from sobremesa.cli import main; main(prog_name='sobremesa')"


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
        self.views = 0
        self.acks = 0
        self.acked = ""
        """The last request that was acknowledged."""
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
                self.views += 1
                self.version, self.awaited = message.version, message.awaited
                self._hear_prompt(message)
            elif message.type == "ack":
                self.acks += 1
                self.acked = message.id or ""
            elif message.type == "error":
                self.refused.append(message.message)
            self.news.set()

    def _hear_prompt(self, message: Message) -> None:
        if message.prompt is not msgspec.UNSET:
            self.prompt = message.prompt
        elif (change := message.prompt_change) is not None:
            known = (self.prompt and self.prompt.prompt.choices) or []
            change.prompt.choices = (
                known
                if change.prompt.choices is None
                else [
                    known[each] if isinstance(each, int) else each for each in change.prompt.choices
                ]
            )
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
        self.host = ""
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
                "type": "hello",
                "protocol": PROTOCOL,
                "keys": [key],
                "seat": number,
                "language": "en",
            }
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
            await self.choose()
            beat += every

    async def choose(self) -> None:
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


async def open_one(
    http: httpx.AsyncClient, number: int, game: str, mission: str, **more: Any
) -> Table:
    """A table with two people."""
    wanted = {"game": game, "mission": mission, "seats": [{"kind": "link"}] * 2, **more}
    created = (await http.post("/api/tables", json=wanted)).raise_for_status().json()
    id, keys = created["table"]["id"], []
    for key in created["keys"]:
        sitting = {"name": "Load", "contribution": str(number), "key": new_key()}
        headers = {"Authorization": f"Bearer {key}"}
        answer = await http.post(f"/api/tables/{id}/sit", json=sitting, headers=headers)
        keys.append(answer.raise_for_status().json()["key"])
    table = Table(id, keys, Dice(number))
    table.host = created["host"]
    return table


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


async def failed(url: str) -> dict[str, int]:
    """What the server itself counts as failed since it began: also what nobody waited for."""
    async with httpx.AsyncClient(base_url=url, timeout=120) as http:
        text = (await http.get("/metrics")).raise_for_status().text
    return failed_in(text)


def failed_in(metrics: str) -> dict[str, int]:
    """Requests answered with a 5xx and messages that failed, in the numbers for operators."""
    counted: dict[str, int] = {}
    for family in text_string_to_metric_families(metrics):
        for sample in family.samples:
            labels = sample.labels
            if labels.get("status", "").startswith("5") or labels.get("outcome") == "failed":
                kind = labels.get("method") or labels["type"]
                counted[f"{kind} {labels.get('status') or labels['outcome']}"] = round(sample.value)
    return {what: number for what, number in counted.items() if number}


def percentile(values: list[float], percent: float) -> float:
    """The value below which so many percent lie."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))]


class Line(msgspec.Struct):
    """A line of a server's log as far as it matters here."""

    level: str = ""
    event: str = ""
    error: str = ""
    port: int = 0


class Log:
    """What a server logs; what is grave of it is kept."""

    def __init__(self) -> None:
        self._grave: list[str] = []
        self._ended = threading.Event()

    def read(self, lines: Iterable[str]) -> Iterator[Line]:
        """Each line as it comes."""
        for text in lines:
            line = msgspec.json.decode(text, type=Line) if text.startswith("{") else Line()
            if line.level in ("error", "critical"):
                self._grave.append(f"{line.event}: {line.error}".removesuffix(": "))
            yield line
        self._ended.set()

    def errors(self) -> list[str]:
        """Everything grave, when the server has ended."""
        self._ended.wait(_LAST_WORDS_SECONDS)
        return self._grave


def start_server(
    database: str,
    *options: str,
    env: dict[str, str] | None = None,
    log: Log | None = None,
) -> tuple[subprocess.Popen[str], str]:
    """A server of our own, and where it listens."""
    process = subprocess.Popen(
        [sys.executable, "-c", _COMMAND, "serve", "--port", "0", "--db", database, *options],
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONUNBUFFERED": "1", **(env or {})},
        text=True,
    )
    assert process.stderr is not None
    lines = (log or Log()).read(process.stderr)
    for line in lines:
        if line.port:
            threading.Thread(target=list, args=(lines,), daemon=True).start()
            url = f"http://127.0.0.1:{line.port}"
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
