"""What clients may cost a server: tables, frames, connections and time."""

import json
import resource
import socket
import threading
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import psutil  # type: ignore[import-untyped]
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection, connect

from server.players import DINNER, Join, Message, Player, good, open_table
from server.process import DEADLINE, ServerProcess, serving, until
from sobremesa.table.messages import PROTOCOL

NARROW = (
    *("--tables-per-hour", "20", "--connections-per-address", "30", "--connections", "240"),
    *("--header-seconds", "1", "--frame-rate", "50", "--frame-burst", "200"),
    *("--chat-burst", "5", "--ping-burst", "5", "--socket-burst", "1000"),
    *("--request-burst", "10000", "--address-share", "100", "--crowd-share", "100"),
)


@pytest.fixture(scope="module")
def narrow(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with narrow limits."""
    database = f"sqlite:///{tmp_path_factory.mktemp('narrow')}/tables.db"
    with serving(database, site, *NARROW) as running:
        yield running


def test_an_address_opens_no_more_tables_however_many_it_wants_at_once(
    narrow: ServerProcess,
) -> None:
    wanted = {**DINNER, "seats": [{"kind": "link"}, {"kind": "link"}]}
    open_table(narrow.http, "link", "link")

    def one(_: int) -> int:
        with httpx.Client(base_url=narrow.url, timeout=DEADLINE) as http:
            return http.post("/api/tables", json=wanted).status_code

    with ThreadPoolExecutor(12) as pool:
        codes = list(pool.map(one, range(36)))
    assert (codes.count(201), codes.count(429)) == (19, 17)


@pytest.fixture(scope="module")
def roomy(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """The same server, but for the tables."""
    database = f"sqlite:///{tmp_path_factory.mktemp('roomy')}/tables.db"
    options = (*NARROW, "--tables-per-hour", "1000", "--open-tables", "1000")
    with serving(database, site, *options) as running:
        yield running


@pytest.mark.parametrize(
    ("request_", "what"),
    [
        ({"type": "ping"}, "pings on one socket"),
        ({"type": "chat", "seat": 0, "text": "again"}, "chat messages on one socket"),
    ],
)
def test_who_pings_or_talks_too_fast_is_told_what_was_expected_and_then_closed(
    roomy: ServerProcess, join: Join, request_: dict[str, object], what: str
) -> None:
    opened = open_table(roomy.http, "link", "link")
    hasty = join(roomy, opened.id, [opened.keys[0]], 0)
    for number in range(60):
        hasty.send({**request_, "id": str(number)})
    refusals = []
    with suppress(ConnectionClosed):
        while True:
            message = hasty.hear()
            if message["type"] == "error":
                refusals.append(message)
    assert hasty.close_code() == 4429
    assert refusals[0]["code"] == "too_many"
    assert refusals[0]["message"].startswith(f"{what}: expected at most 1 a second")
    assert refusals[0]["expected"] == "at most 1 a second"


def test_many_who_talk_at_one_table_are_told_that_it_is_too_much_for_the_table(
    site: Path, tmp_path: Path, join: Join
) -> None:
    chat = ("--chat-burst", "100", "--table-chat-burst", "5", "--table-chat-rate", "0.1")
    with serving(f"sqlite:///{tmp_path}/tables.db", site, *chat) as server:
        opened, quiet = (open_table(server.http, "link", "link") for _ in range(2))
        both = [join(server, opened.id, [opened.keys[seat]], seat) for seat in (0, 1)]
        refusals: list[Message] = []
        said = 0
        while not refusals and said < 100:
            answer = both[said % 2].ask("chat", seat=said % 2, text=f"message {said}")
            refusals += [answer] if answer["type"] == "error" else []
            said += 1
        elsewhere = join(server, quiet.id, [quiet.keys[0]], 0).ask("chat", seat=0, text="Hello")
    assert said > 5
    assert [each["code"] for each in refusals] == ["too_many"]
    assert refusals[0]["message"].startswith("chat messages at one table: expected at most 0.1 a")
    assert elsewhere["type"] == "ack"


def test_pings_of_the_network_have_an_end(roomy: ServerProcess) -> None:
    opened = open_table(roomy.http, "link", "link")
    address = f"ws://127.0.0.1:{roomy.port}/api/tables/{opened.id}/socket"
    with connect(address, open_timeout=DEADLINE) as flood:
        with suppress(ConnectionClosed):
            for _ in range(50_000):
                flood.ping()
        assert flood.close_code == 4429
        assert "expected at most 50 a second" in (flood.close_reason or "")
    assert good(roomy.http.get("/api/health"))["status"] == "ok"


def test_a_few_giants_are_as_much_as_many_short_messages(roomy: ServerProcess) -> None:
    look = json.dumps({"type": "look", "id": "giant", "seat": None, "language": "en"})
    opened = open_table(roomy.http, "link", "link")
    address = f"ws://127.0.0.1:{roomy.port}/api/tables/{opened.id}/socket"
    with connect(address, open_timeout=DEADLINE) as flood:
        flood.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "language": "en"}))
        with suppress(ConnectionClosed):
            for _ in range(20):  # they travel in a few bytes each
                flood.send(look + " " * 16_000)
            while True:
                flood.recv(timeout=DEADLINE)
        assert flood.close_code == 4429
        assert "expected at most 50 a second" in (flood.close_reason or "")


def test_what_is_sent_all_at_once_is_done_in_its_order(roomy: ServerProcess, join: Join) -> None:
    opened = open_table(roomy.http, "link", "link")
    host = join(roomy, opened.id, [opened.keys[0]], 0)
    look = {"type": "look", "seat": None, "language": "en"}
    looks = [{**look, "id": str(number)} for number in range(50)]
    frames = [Frame(Opcode.TEXT, json.dumps(look).encode()) for look in looks]
    ping = Frame(Opcode.PING, b"in between")
    together = b"".join(each.serialize(mask=True) for each in (*frames[:25], ping, *frames[25:]))
    host.socket.socket.sendall(together)
    done: list[str] = []
    while len(done) < len(looks):
        message = json.loads(host.socket.recv(timeout=DEADLINE))
        done += [message["id"]] if message["type"] == "ack" else []
    assert done == [look["id"] for look in looks]


def test_what_becomes_longer_than_a_message_may_be_is_refused(roomy: ServerProcess) -> None:
    opened = open_table(roomy.http, "link", "link")
    address = f"ws://127.0.0.1:{roomy.port}/api/tables/{opened.id}/socket"
    with connect(address, open_timeout=DEADLINE) as flood:
        with suppress(ConnectionClosed):
            flood.send("x" * 1_000_000)
            while True:
                flood.recv(timeout=DEADLINE)
        assert flood.close_code == 1009
        assert "expected at most" in (flood.close_reason or "")


def test_whoever_sends_on_and_reads_later_still_reads_why_it_was_closed(
    roomy: ServerProcess,
) -> None:
    opened = open_table(roomy.http, "link", "link")
    upgrade = (
        f"GET /api/tables/{opened.id}/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    ping = b"\x89\x80\0\0\0\0"
    with socket.create_connection(("127.0.0.1", roomy.port), DEADLINE) as flood:
        flood.sendall(upgrade.encode())
        for _ in range(400):
            flood.sendall(ping * 1000)
        flood.shutdown(socket.SHUT_WR)
        answer = flood.makefile("rb").read()
    assert (4429).to_bytes(2, "big") + b"frames: expected at most 50 a second" in answer


def test_a_request_must_be_finished_in_time(roomy: ServerProcess) -> None:
    with socket.create_connection(("127.0.0.1", roomy.port), DEADLINE) as slow:
        slow.sendall(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-")
        answer = slow.makefile("rb").read()
    assert answer.startswith(b"HTTP/1.1 400")
    assert b"within 1 seconds" in answer


def test_nothing_is_said_to_who_has_not_asked_in_time(roomy: ServerProcess) -> None:
    with socket.create_connection(("127.0.0.1", roomy.port), DEADLINE) as idle:
        assert idle.makefile("rb").read() == b""


def test_headers_have_an_end(roomy: ServerProcess) -> None:
    with socket.create_connection(("127.0.0.1", roomy.port), DEADLINE) as large:
        large.sendall(b"GET / HTTP/1.1\r\nX-Long: " + b"x" * 40_000 + b"\r\n\r\n")
        answer = large.makefile("rb").read()
    assert answer.startswith(b"HTTP/1.1 400")
    assert json.loads(answer.partition(b"\r\n\r\n")[2])["code"] == "bad_request"


def test_an_address_has_so_many_connections(roomy: ServerProcess) -> None:
    server, local = ("127.0.0.1", roomy.port), ("127.0.0.9", 0)
    held = [socket.create_connection(server, DEADLINE, local) for _ in range(30)]
    with socket.create_connection(server, DEADLINE, local) as one:
        answer = one.makefile("rb").read()
    other = good(roomy.http.get("/api/health"))
    for each in held:
        each.close()
    assert answer.startswith(b"HTTP/1.1 429")
    assert b"of one address" in answer
    assert other["status"] == "ok"


def test_a_worker_may_have_a_file_open_for_every_connection(site: Path, tmp_path: Path) -> None:
    few, connections = 600, 1000
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (few, before[1]))
    try:
        options = ("--connections", str(connections))
        with serving(f"sqlite:///{tmp_path}/tables.db", site, *options) as server:
            (worker,) = server.workers()
            files, _ = worker.rlimit(psutil.RLIMIT_NOFILE)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
    assert files > connections


def test_the_chat_comes_by_pages(server: ServerProcess, join: Join) -> None:
    opened = open_table(server.http, "link", "link")
    host = join(server, opened.id, [opened.keys[0]], 0)
    for number in range(230):
        host.send_request("chat", seat=0, text=f"message {number}")
    host.listen_for(lambda: bool(host.chat) and host.chat[-1]["text"] == "message 229")
    late = Player.silent(server, opened.id)
    late.send({"type": "hello", "protocol": PROTOCOL, "language": "en"})
    chat = until_type(late, "chat")
    late.send({"type": "earlier", "id": "e", "before": chat["from"]})
    earlier = until_type(late, "earlier")
    late.leave()
    texts = [item["text"] for item in earlier["items"] + chat["items"]]
    assert len(chat["items"]) == 200
    assert earlier["from"] == 0
    assert texts == [item["text"] for item in host.chat]


def until_type(player: Player, kind: str) -> Message:
    """The next message of that kind."""
    while True:
        message: Message = json.loads(player.socket.recv(timeout=DEADLINE))
        if message["type"] == kind:
            return message


LOOKERS, CHOICES = 10, 20
"""Households that keep a worker busy, and what is chosen meanwhile by those who play there."""
THOUGHT_SECONDS, UNTIL_USED_UP = 0.05, 1.0
"""Then what everybody may use at once is used up."""
NO_SHARES = ("--address-share", "100", "--table-share", "100", "--crowd-share", "100")
SHARES = {
    "addresses": ("--address-share", "0.1", "--table-share", "100", "--crowd-share", "0.1"),
    "tables": (
        *("--address-share", "100", "--table-share", "0.1", "--crowd-share", "100"),
        *("--share-burst", "0.2"),
    ),
}
"""A tenth of a worker for each address, or for each table."""


class Looker:
    """A spectator who is shown the table again and again, and counts how often."""

    def __init__(self, socket: ClientConnection) -> None:
        self.served = 0
        self.socket = socket
        self.socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "language": "en"}))

    def look(self) -> None:
        """Look until nobody is there any more."""
        with suppress(ConnectionClosed):
            while True:
                language = "es" if self.served % 2 else "en"
                look = {"type": "look", "id": "again", "seat": None, "language": language}
                self.socket.send(json.dumps(look))
                while '"full":true' not in str(self.socket.recv()):
                    pass
                self.served += 1


def choose(players: Sequence[Player]) -> None:
    """Whoever is awaited takes the first option, and everybody sees it."""
    answer = players[players[0].awaited[0]].choose(0)
    assert answer["type"] == "ack"
    for player in players:
        player.see(answer["version"])


def looks_a_second(site: Path, folder: Path, join: Join, *shares: str) -> float:
    """How often ten households are shown a table at which two play, as two do at another.

    Every choice at either table comes through meanwhile.
    """
    folder.mkdir()
    options = ("--socket-burst", "100000", "--frame-burst", "100000")
    with serving(f"sqlite:///{folder}/tables.db", site, *options, *shares) as server:
        tables = [
            open_table(server.http, "link", "link", game="incursion", mission="m1")
            for _ in range(2)
        ]
        here, there = (
            [join(server, opened.id, [opened.keys[seat]], seat) for seat in (0, 1)]
            for opened in tables
        )
        address = f"ws://127.0.0.1:{server.port}/api/tables/{tables[0].id}/socket"
        with ExitStack() as leaving:
            lookers = [
                Looker(leaving.enter_context(connect(address, source_address=(local, 0))))
                for local in (f"127.0.0.{20 + number}" for number in range(LOOKERS))
            ]
            looking = [threading.Thread(target=each.look) for each in lookers]
            for thread in looking:
                thread.start()
            until("everybody is shown something", lambda: all(each.served for each in lookers))
            threading.Event().wait(UNTIL_USED_UP)
            before, began = sum(each.served for each in lookers), time.monotonic()
            for _ in range(CHOICES):
                threading.Event().wait(THOUGHT_SECONDS)
                choose(here)
                choose(there)
            served = sum(each.served for each in lookers) - before
            took = time.monotonic() - began
        for thread in looking:
            thread.join(DEADLINE)
    return served / took


def test_whoever_keeps_a_worker_busy_waits_and_the_others_do_not(
    site: Path, tmp_path: Path, join: Join
) -> None:
    without = looks_a_second(site, tmp_path / "without", join, *NO_SHARES)
    within = {
        name: looks_a_second(site, tmp_path / name, join, *shares)
        for name, shares in SHARES.items()
    }
    # A tenth of a worker's time instead of nearly all of it; so much less that no doubt is left.
    assert [name for name, looks in within.items() if looks >= without / 2] == []
