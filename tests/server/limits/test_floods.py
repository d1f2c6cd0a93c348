"""Whoever floods has a line in the log, by which an operator can send them away."""

import asyncio
import json
import logging
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from server.players import open_table
from server.process import DEADLINE, ServerProcess, done, serving, until
from sobremesa.server.limits.floods import Floods
from sobremesa.server.store.house import House
from sobremesa.table.messages import PROTOCOL

NARROW = (
    *("--request-burst", "20", "--request-rate", "1", "--frame-burst", "100"),
    *("--socket-burst", "20", "--socket-rate", "1", "--sockets-per-address", "3"),
    *("--ping-burst", "5", "--connections-per-address", "15", "--connection-rate", "1"),
)


def test_a_flood_has_a_line_for_each_address_and_minute(caplog: pytest.LogCaptureFixture) -> None:
    house = House()

    async def flood() -> None:
        floods = Floods(house, seconds=0)
        for each in range(5):
            floods.note("192.0.2.1", f"refusal {each}")
        floods.note("192.0.2.2", "another")
        await asyncio.sleep(0.01)
        floods.note("192.0.2.1", "later")

    with caplog.at_level(logging.INFO):
        asyncio.run(flood())
    first, second = house.address("192.0.2.1"), house.address("192.0.2.2")
    lines = [(vars(each)["address"], vars(each)["count"]) for each in caplog.records]
    problems = [vars(each)["problem"] for each in caplog.records]
    assert lines == [(first, 1), (second, 1), (first, 4), (first, 1)]
    assert problems == ["refusal 0", "another", "refusal 4", "later"]


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Where the server has its tables."""
    return f"sqlite:///{tmp_path_factory.mktemp('floods')}/tables.db"


@pytest.fixture(scope="module")
def narrow(site: Path, database: str) -> Iterator[ServerProcess]:
    """A server behind a proxy, with narrow limits."""
    with serving(database, site, "--proxy", "127.0.0.1", *NARROW) as running:
        yield running


class Visitor:
    """Somebody who comes through the proxy from an address, or straight from this machine."""

    def __init__(self, server: ServerProcess, table: str, address: str) -> None:
        self.url = server.url
        self.table = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
        straight = address.startswith("127.")
        self.local = address if straight else None
        self.headers = {} if straight else {"X-Forwarded-For": address}

    def asked(self) -> int:
        """What comes of a request on a connection of its own."""
        there = httpx.HTTPTransport(local_address=self.local)
        with httpx.Client(transport=there, headers=self.headers, timeout=DEADLINE) as http:
            return http.get(f"{self.url}/api/games").status_code

    def come(self) -> ClientConnection:
        """A socket at the table."""
        return connect(self.table, additional_headers=self.headers, open_timeout=DEADLINE)


def too_many_requests(visitor: Visitor) -> None:
    """More requests than are allowed, or more connections for them."""
    until("a refusal", lambda: visitor.asked() == 429)


def too_many_frames(visitor: Visitor) -> None:
    """More pings of the network than are allowed."""
    with visitor.come() as socket, suppress(ConnectionClosed):
        while True:
            socket.ping()


def too_many_messages(visitor: Visitor) -> None:
    """More messages than are allowed."""
    hello = {"type": "hello", "protocol": PROTOCOL, "language": "en"}
    look = {"type": "look", "id": "again", "seat": None, "language": "en"}
    with visitor.come() as socket, suppress(ConnectionClosed):
        socket.send(json.dumps(hello))
        for _ in range(60):
            socket.send(json.dumps(look))
        while True:
            socket.recv(timeout=DEADLINE)


def too_many_pings(visitor: Visitor) -> None:
    """More requests of a kind than are allowed: each is refused, and the socket stays."""
    hello = {"type": "hello", "protocol": PROTOCOL, "language": "en"}
    with visitor.come() as socket:
        socket.send(json.dumps(hello))
        for number in range(8):
            socket.send(json.dumps({"type": "ping", "id": str(number)}))
        while "too_many" not in str(socket.recv(timeout=DEADLINE)):
            pass


def too_many_sockets(visitor: Visitor) -> None:
    """More sockets than are allowed."""
    with ExitStack() as leaving:
        *_, last = [leaving.enter_context(visitor.come()) for _ in range(4)]
        with suppress(ConnectionClosed):
            last.recv(timeout=DEADLINE)


@pytest.mark.parametrize(
    ("address", "flood"),
    [
        ("203.0.113.1", too_many_requests),
        ("203.0.113.2", too_many_frames),
        ("203.0.113.3", too_many_messages),
        ("203.0.113.4", too_many_pings),
        ("203.0.113.5", too_many_sockets),
        ("127.0.0.9", too_many_requests),
    ],
)
def test_the_log_says_whom_to_ban(
    narrow: ServerProcess,
    site: Path,
    database: str,
    address: str,
    flood: Callable[[Visitor], None],
) -> None:
    def flooders() -> set[str]:
        return {each["address"] for each in narrow.logs if each["event"] == "flooded"}

    known = flooders()
    visitor = Visitor(narrow, open_table(narrow.http, "link", "link").id, address)
    flood(visitor)
    until("a line in the log", lambda: flooders() - known)
    (found,) = flooders() - known
    done(site, "admin", "ban", found, "--db", database)
    until("the ban", lambda: visitor.asked() == 403)
    assert address not in json.dumps(narrow.logs)
