"""Floods of every kind, each bounded in number and time, at a server of this machine."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, NamedTuple, TypeAlias
from urllib.parse import urlsplit

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from sobremesa.table.messages import PROTOCOL
from tables import open_one

_GIANT = "x" * 60_000
_ATTACKERS = 2
"""Addresses from which each kind of flood comes."""
_PATIENCE = 10.0
_HASTE = 0.5
"""Seconds that an attacker waits before it tries another connection."""
_AT_ONCE = 50
_MATCH_SECONDS = 300.0
"""Far more than a bot takes for a match."""
_SITTING = {"name": "Eve", "contribution": "", "seat": 0}
_TABLE = {"game": "incursion", "mission": "m1", "seats": [{"kind": "link"}] * 2}
_KEYS = [f"{number:040x}" for number in range(200)]
_BOTS_TABLE = {"game": "dceased", "mission": "m1", "seats": [{"kind": "bot", "player": "random"}]}
_STROKE = {"from": "here", "to": "there"}

Flood: TypeAlias = "Callable[[Attacker], Awaitable[None]]"
Make: TypeAlias = Callable[[int], dict[str, Any]]
"""Each message of a flood, by its number."""
Settling: TypeAlias = "Callable[[Attacker, Ground], Awaitable[None]]"


class Attacker:
    """One address that floods the server in one way, until its number or time is up."""

    def __init__(self, url: str, address: str, victim: str) -> None:
        parts = urlsplit(url)
        assert parts.hostname == "127.0.0.1", f"expected a server of this machine, got {url}"
        self.url, self.port = url, parts.port or 80
        self.address, self.victim = address, victim
        self.left, self.end = 0, 0.0
        self.table, self.key = victim, ""
        self.sent = 0
        self.answers: Counter[str] = Counter()

    @property
    def goes_on(self) -> bool:
        """Whether there is something left to send, and time."""
        return self.left > 0 and time.time() < self.end

    def count(self, number: int = 1) -> None:
        """So many more were sent."""
        self.sent += number
        self.left -= number

    def client(self) -> httpx.AsyncClient:
        """HTTP from this address."""
        transport = httpx.AsyncHTTPTransport(
            local_address=self.address, verify=False, limits=httpx.Limits(max_connections=50)
        )
        return httpx.AsyncClient(base_url=self.url, transport=transport, timeout=_PATIENCE)

    def socket_of(self, table: str) -> str:
        """Where the sockets of a table are."""
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"

    def hello(self) -> str:
        """What is said first on a socket, with the key of this attacker if there is one."""
        who = {"keys": [self.key], "seat": 0} if self.key else {"keys": [], "seat": None}
        hello = {"type": "hello", "protocol": PROTOCOL, "language": "en", **who}
        return msgspec.json.encode(hello).decode()

    async def on_socket(
        self, table: str, flood: Callable[[ClientConnection], Awaitable[None]]
    ) -> None:
        """Connect again and again, and flood each socket until it is closed."""
        address = self.socket_of(table)
        while self.goes_on:
            try:
                async with (
                    asyncio.timeout(max(0.1, self.end - time.time())),
                    connect(
                        address,
                        local_addr=(self.address, 0),
                        ping_interval=None,
                        open_timeout=_HASTE,
                        close_timeout=0.1,
                        max_queue=None,
                    ) as socket,
                ):
                    await self._flooded(socket, flood)
            except ConnectionClosed as closed:
                self.answers[f"closed {closed.rcvd.code if closed.rcvd else 1006}"] += 1
            except (WebSocketException, OSError, TimeoutError) as error:
                response = getattr(error, "response", None)
                name = response.status_code if response is not None else type(error).__name__
                self.answers[str(name)] += 1

    async def _flooded(
        self, socket: ClientConnection, flood: Callable[[ClientConnection], Awaitable[None]]
    ) -> None:
        await socket.send(self.hello())
        reading = asyncio.create_task(self._read(socket))
        try:
            while self.goes_on:
                await flood(socket)
                await asyncio.sleep(0)  # sending alone would let nobody else have a turn
        finally:
            reading.cancel()
            await asyncio.gather(reading, return_exceptions=True)

    async def _read(self, socket: ClientConnection) -> None:
        async for frame in socket:
            said = msgspec.json.decode(frame)
            if said["type"] == "error":
                self.answers[f"error {said['code']}"] += 1

    async def connected(self, request: bytes) -> None:
        """A connection on which one request follows another, as long as they are answered."""
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=(self.address, 0)
        )
        try:
            while self.goes_on:
                self.count()
                writer.write(request)
                async with asyncio.timeout(_HASTE):
                    head = await reader.readuntil(b"\r\n\r\n")
                    self.answers[head[9:12].decode()] += 1
                    await reader.readexactly(_length(head))
        finally:
            writer.transport.abort()


def _length(head: bytes) -> int:
    """How many bytes follow a head."""
    lines = head.lower().split(b"\r\n")
    return next((int(line[15:]) for line in lines if line.startswith(b"content-length:")), 0)


# What a flood needs first


class Ground(NamedTuple):
    """What attackers find: a game for tables of their own, and a match that is over."""

    game: str
    mission: str
    past: str


async def at_a_table(attacker: Attacker, ground: Ground) -> None:
    """A table of its own, as anybody may have."""
    await _open(attacker, ground.game, ground.mission)


async def on_one_side(attacker: Attacker, _: Ground) -> None:
    """A table of its own at which both are on the same side."""
    await _open(attacker, "dceased", "m1")


async def _open(attacker: Attacker, game: str, mission: str) -> None:
    async with attacker.client() as http:
        own = await open_one(http, 0, game, mission)
    attacker.table, attacker.key = own.id, own.keys[0]


async def with_a_pen(attacker: Attacker, ground: Ground) -> None:
    """A table of its own, and the key of whoever draws on the board there."""
    async with attacker.client() as http:
        own = await open_one(http, 0, ground.game, ground.mission)
        headers = {"Authorization": f"Bearer {own.host}"}
        answer = await http.post(f"/api/tables/{own.id}/commentator", headers=headers)
    attacker.table, attacker.key = own.id, answer.raise_for_status().json()["key"]


async def after_a_match(attacker: Attacker, ground: Ground) -> None:
    """The match that is over."""
    attacker.table = ground.past


async def survey(attacker: Attacker, game: str, mission: str) -> Ground:
    """Look on while a bot plays a match to its end."""
    end = time.time() + _MATCH_SECONDS
    async with attacker.client() as http:
        table = (
            (await http.post("/api/tables", json=_BOTS_TABLE)).raise_for_status().json()["table"]
        )
        async with connect(attacker.socket_of(table["id"]), max_queue=None) as socket:
            await socket.send(attacker.hello())
            while table["status"] != "over":
                assert time.time() < end, f"expected a match to be over in {_MATCH_SECONDS:g} s"
                await asyncio.sleep(_HASTE)
                table = (await http.get(f"/api/tables/{table['id']}")).raise_for_status().json()
    return Ground(game, mission, table["id"])


# Floods of frames


def messages(make: Make, *, foreign: bool = False) -> Flood:
    """A flood of messages at a table of one's own, or at somebody else's."""

    async def flood(attacker: Attacker) -> None:
        if foreign:
            attacker.table, attacker.key = attacker.victim, ""

        async def send(socket: ClientConnection) -> None:
            attacker.count()
            frame = {"id": str(attacker.sent), **make(attacker.sent)}
            async with asyncio.timeout(_HASTE):
                await socket.send(msgspec.json.encode(frame).decode())

        await attacker.on_socket(attacker.table, send)

    return flood


def raw(frame: str) -> Flood:
    """A flood of frames that are no messages, at somebody else's table."""

    async def flood(attacker: Attacker) -> None:
        async def send(socket: ClientConnection) -> None:
            attacker.count()
            async with asyncio.timeout(_HASTE):
                await socket.send(frame)

        attacker.key = ""
        await attacker.on_socket(attacker.victim, send)

    return flood


async def network_pings(attacker: Attacker) -> None:
    """Pings of the network, which no table ever sees."""

    async def send(socket: ClientConnection) -> None:
        attacker.count()
        await socket.ping()

    attacker.key = ""
    await attacker.on_socket(attacker.victim, send)


# Floods of requests


def requests(method: str, path: str, body: Any = None) -> Flood:
    """A flood of requests, many at once."""

    async def flood(attacker: Attacker) -> None:
        at = path.format(own=attacker.table, victim=attacker.victim)
        data = b"" if body is None else msgspec.json.encode(body)
        request = (
            f"{method} {at} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(data)}\r\n\r\n"
        ).encode() + data

        async def again_and_again() -> None:
            while attacker.goes_on:
                try:
                    await attacker.connected(request)
                except (OSError, TimeoutError, asyncio.IncompleteReadError) as error:
                    attacker.answers[type(error).__name__] += 1

        await asyncio.gather(*(again_and_again() for _ in range(_AT_ONCE)))

    return flood


async def slow_headers(attacker: Attacker) -> None:
    """Many connections, each with a request that is never finished."""

    async def dawdle() -> None:
        while attacker.goes_on:
            with suppress(OSError):
                reader, writer = await asyncio.open_connection(
                    "127.0.0.1", attacker.port, local_addr=(attacker.address, 0)
                )
                attacker.count()
                writer.write(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n")
                while not reader.at_eof() and attacker.end > time.time():
                    writer.write(b"X-Slow: 1\r\n")
                    with suppress(TimeoutError):
                        async with asyncio.timeout(1):
                            line = await reader.readline()
                            attacker.answers[line[9:12].decode() or "hung up"] += 1
                            break
                writer.close()
            await asyncio.sleep(0.05)

    await asyncio.gather(*(dawdle() for _ in range(200)))


def _planned(n: int) -> dict[str, Any]:
    """Try something out, then show it again and again."""
    place = n % 12
    if place == 0:
        return {"type": "whatif", "action": "start", "seat": 0}
    if place < 6:
        return {"type": "whatif", "action": "choose", "index": 0}
    return {"type": "whatif", "action": "show"}


def _chosen_and_taken_back(n: int) -> dict[str, Any]:
    if n % 2:
        return {"type": "choose", "seat": 0, "ask": n // 2 % 9, "index": 0}
    return {"type": "undo", "seat": 0, "to": 0}


def _looked(n: int) -> dict[str, Any]:
    return {"type": "look", "seat": None, "language": "es" if n % 2 else "en"}


MESSAGES: dict[str, Make] = {
    "look": _looked,
    "ping": lambda _: {"type": "ping"},
    "chat": lambda n: {"type": "chat", "seat": 0, "text": f"{n} " + "x" * 400},
    "earlier": lambda n: {"type": "earlier", "before": n},
    "orders": lambda n: {"type": "orders", "seat": 0, "windows": [f"w{n}"]},
    "what if": lambda _: {"type": "whatif", "action": "start", "seat": 0},
    "plans": _planned,
    "hints": lambda n: {"type": "hint", "seat": 0, "ask": n % 3},
    "undo": _chosen_and_taken_back,
    "point": lambda n: {"type": "point", "seat": 0, "on": [f"p{n}"]},
    "draw": lambda n: {"type": "draw", "strokes": [_STROKE] * (n % 2)},
}
FRAMES: dict[str, Flood] = {
    **{name: messages(make) for name, make in MESSAGES.items()},
    "look elsewhere": messages(_looked, foreign=True),
    "pings of the network": network_pings,
    "choices elsewhere": messages(
        lambda n: {"type": "choose", "seat": n % 2, "ask": n % 9, "index": 0}, foreign=True
    ),
    "garbage": raw('{"type":"choose","id":"a","option":' + "[" * 5000),
    "giants": raw(_GIANT),
}
REQUESTS: dict[str, Flood] = {
    "lobby": requests("GET", "/api/tables?status=playing"),
    "games": requests("GET", "/api/games"),
    "my tables": requests("POST", "/api/tables/mine", {"keys": _KEYS}),
    "results": requests("POST", "/api/results", {"game": "dceased", "keys": _KEYS}),
    "steps": requests("GET", "/api/tables/{own}/steps/0"),
    "pictures": requests("GET", "/api/tables/{own}/steps/0/picture"),
    "afterwards": requests("GET", "/api/tables/{own}/afterwards"),
    "reviews": requests("GET", "/api/tables/{own}/review"),
    "reports": requests("POST", "/api/tables/{victim}/report", {}),
    "sit": requests("POST", "/api/tables/{victim}/sit", _SITTING),
    "tables": requests("POST", "/api/tables", _TABLE),
    "slow headers": slow_headers,
}
NEEDS: dict[str, Settling] = {
    **dict.fromkeys(MESSAGES, at_a_table),
    **dict.fromkeys(("steps", "pictures"), at_a_table),
    **dict.fromkeys(("afterwards", "reviews"), after_a_match),
    "plans": on_one_side,
    "draw": with_a_pen,
}


class Attack:
    """Everybody who attacks, and how: floods of every kind, in as many rounds as are wanted."""

    def __init__(
        self, url: str, victim: str, frames: int, wanted: int, game: str, mission: str
    ) -> None:
        self._game, self._mission = game, mission
        self._floods: dict[Attacker, tuple[str, Flood]] = {}
        self._shares: dict[Attacker, int] = {}
        self._lasted: Counter[str] = Counter()
        for floods, most in ((FRAMES, frames), (REQUESTS, wanted)):
            for name, flood in floods.items():
                for _ in range(_ATTACKERS):
                    address = f"127.0.0.{len(self._floods) + 2}"
                    attacker = Attacker(url, address, victim)
                    self._floods[attacker] = name, flood
                    self._shares[attacker] = most // (len(floods) * _ATTACKERS)

    async def settle(self) -> None:
        """Get everybody what they need first."""
        ground = await survey(next(iter(self._floods)), self._game, self._mission)
        for attacker, (name, _) in self._floods.items():
            if name in NEEDS:
                await NEEDS[name](attacker, ground)

    async def round(self, seconds: float) -> None:
        """Flood the server in every way at once, until the share of this round or time is up."""
        end = time.time() + seconds
        for attacker, share in self._shares.items():
            attacker.left, attacker.end = share, end
        await asyncio.gather(*map(self._flood, self._floods))

    async def _flood(self, attacker: Attacker) -> None:
        name, flood = self._floods[attacker]
        began = time.time()
        await flood(attacker)
        self._lasted[name] += round((time.time() - began) / _ATTACKERS)

    def report(self) -> dict[str, Any]:
        """What was sent and answered, by kind."""
        report: dict[str, Any] = {}
        for attacker, (name, _) in self._floods.items():
            sent, answers = report.setdefault(name, (0, Counter()))
            report[name] = sent + attacker.sent, answers + attacker.answers
        return {
            name: {"sent": sent, "seconds": self._lasted[name], **dict(answers)}
            for name, (sent, answers) in report.items()
        }
