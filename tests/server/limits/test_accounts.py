"""What clients cost is limited: by time, by frames, by connections; in transactions and pages."""

import asyncio
import json
import resource
import socket
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, ExitStack, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from server.conftest import PATIENT
from server.players import DINNER, Join, Message, Player, good, open_table
from server.process import DEADLINE, ServerProcess, serving, until
from sobremesa.server.config import Limits
from sobremesa.server.limits import accounts as limits
from sobremesa.server.limits.accounts import Accounts, Bucket, network
from sobremesa.server.limits.doors import Doors
from sobremesa.table.errors import Refused

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


def test_the_chat_comes_by_pages(server: ServerProcess, join: Join) -> None:
    opened = open_table(server.http, "link", "link")
    host = join(server, opened.id, [opened.keys[0]], 0)
    for number in range(230):
        host.send_request("chat", seat=0, text=f"message {number}")
    host.listen_for(lambda: bool(host.chat) and host.chat[-1]["text"] == "message 229")
    late = Player.silent(server, opened.id)
    late.send({"type": "hello", "protocol": 1, "language": "en"})
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


LOOKS = 2000
"""What each of those asks for who keep a worker busy."""


class Flood:
    """A spectator who asks to be shown the table again and again, and counts the answers."""

    def __init__(self, socket: ClientConnection) -> None:
        self.served = 0
        self.socket = socket
        self.socket.send(json.dumps({"type": "hello", "protocol": 1, "language": "en"}))
        for each in range(LOOKS):
            language = "es" if each % 2 else "en"
            look = {"type": "look", "id": str(each), "seat": None, "language": language}
            self.socket.send(json.dumps(look))

    def count(self) -> None:
        """Count what is answered until nobody wants to know any more."""
        with suppress(ConnectionClosed):
            while True:
                self.served += json.loads(self.socket.recv())["type"] == "ack"


def test_whoever_keeps_a_worker_busy_waits_and_the_others_do_not(
    site: Path, tmp_path: Path, join: Join
) -> None:
    options = (
        *("--socket-burst", "100000", "--frame-burst", "100000"),
        *("--address-share", "0.1", "--crowd-share", "0.1"),
    )
    with serving(f"sqlite:///{tmp_path}/tables.db", site, *options) as server:
        opened = open_table(server.http, "link", "link")
        honest = join(server, opened.id, [opened.keys[0]], 0)
        address = f"ws://127.0.0.1:{server.port}/api/tables/{opened.id}/socket"
        with ExitStack() as leaving:
            floods = [
                Flood(leaving.enter_context(connect(address, source_address=(local, 0))))
                for local in (f"127.0.0.{20 + number}" for number in range(5))
            ]
            counting = [threading.Thread(target=flood.count) for flood in floods]
            for thread in counting:
                thread.start()
            answer = honest.choose(0)
            served = sum(flood.served for flood in floods)
        for thread in counting:
            thread.join(DEADLINE)
    assert answer["type"] == "ack"
    assert served < 5 * LOOKS


# Sums


def test_a_household_is_one_address() -> None:
    assert network("2001:db8:1:2:aaaa::1") == network("2001:db8:1:2:bbbb::2") == "2001:db8:1:2::/64"
    assert network("2001:db8:1:3::1") != network("2001:db8:1:2::1")
    assert network("::ffff:192.0.2.7") == network("192.0.2.7") == "192.0.2.7"
    assert network("::1") == "::1"


def test_workers_share_out_what_is_counted_and_keep_their_time() -> None:
    limits = Limits().shared_out(4)
    assert (limits.request_rate, limits.sockets_per_address) == (13, 25)
    assert limits.address_share == Limits().address_share


def test_a_full_house_keeps_room_for_newcomers() -> None:
    doors = Doors(Limits(connections=100, connections_per_address=90), "")
    taken = 0
    for address in ("a", "b", "c", "d", "e"):
        for _ in range(90):
            try:
                doors.enter(address)
                taken += 1
            except Refused:
                break
    doors.enter("newcomer")
    assert taken < 100


def test_a_proxy_brings_many() -> None:
    doors = Doors(Limits(connections=100, connections_per_address=2), "10.0.0.0/8")
    for _ in range(50):
        doors.enter("10.1.2.3")
    for _ in range(2):
        doors.enter("192.0.2.1")
    with pytest.raises(Refused, match="of one address"):
        doors.enter("192.0.2.1")


def test_a_debt_is_paid_by_waiting() -> None:
    bucket = Bucket(10, 1)
    bucket.charge(6)
    assert 0.3 < bucket.wait() <= 0.5
    assert not bucket.take()


def test_whoever_is_alone_has_all_the_time_and_with_others_a_share() -> None:
    accounts = Accounts(Limits())
    home, guest = accounts.address("home"), accounts.address("guest")
    home.charge(100)
    alone = home.wait()
    guest.charge(0.001)
    assert alone == guest.wait() == 0
    assert 0 < home.wait() <= 1 / Limits().address_share


def test_when_the_others_have_left_all_the_time_is_there_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    accounts = Accounts(Limits())
    home = accounts.address("home")
    home.charge(100)
    accounts.address("guest").charge(0.001)
    together = home.wait()
    monkeypatch.setattr(limits, "_LATELY_SECONDS", 0)
    assert (together > 0, home.wait()) == (True, 0)


def served_in_order(accounts: Accounts, *wanted: str) -> list[str]:
    """Everybody wants something at the same moment; who is served when."""
    served: list[str] = []

    async def serve(name: str) -> None:
        async with accounts.address(name).turn():
            served.append(name)

    async def all() -> None:
        async with accounts.address("a").turn(), accounts.address("b").turn():
            waiting = [asyncio.create_task(serve(name)) for name in wanted]
            await asyncio.sleep(0)  # all of them stand in line before the first turn is over
        await asyncio.gather(*waiting)

    asyncio.run(asyncio.wait_for(all(), DEADLINE))
    return served


def test_whoever_has_used_least_comes_first() -> None:
    accounts = Accounts(Limits(address_share=100, crowd_share=100))
    accounts.address("hog").charge(5)
    accounts.address("regular").charge(1)
    wanted = ("hog", "regular", "newcomer")
    assert served_in_order(accounts, *wanted) == ["newcomer", "regular", "hog"]


def test_a_choice_waits_for_nobody() -> None:
    accounts = Accounts(Limits())

    async def begun(first: bool) -> bool:
        """Whether somebody's turn comes while two others are under way."""
        turns = AsyncExitStack()
        async with accounts.address("a").turn(), accounts.address("b").turn(), turns:
            waiting = turns.enter_async_context(accounts.address("player").turn(first=first))
            task = asyncio.ensure_future(waiting)
            await asyncio.sleep(0)
            return task.done() or task.cancel() is None

    assert [asyncio.run(begun(first)) for first in (True, False)] == [True, False]


def test_whoever_keeps_the_thread_busy_pays_for_it_and_nobody_else_does() -> None:
    accounts = Accounts(Limits(share_burst=0.05, address_share=0.001))
    busy, other = accounts.address("busy"), accounts.address("other")

    async def spin() -> None:
        end = time.perf_counter() + 0.1
        while time.perf_counter() < end:
            pass

    async def rest() -> None:
        await asyncio.sleep(0.01)

    async def all() -> None:
        await accounts.metered(spin(), busy)
        await accounts.metered(rest(), other)

    asyncio.run(all())
    assert busy.wait() > 0
    assert other.wait() == 0


def test_an_address_is_refused_one_thing_after_another() -> None:
    accounts = Accounts(Limits())
    order: list[int] = []

    async def refuse(number: int) -> None:
        await accounts.before_refusing("a")
        order.append(number)

    async def all() -> int:
        """How many of five were told at once, and the others later."""
        async with asyncio.TaskGroup() as group:
            for number in range(5):
                group.create_task(refuse(number))
            await asyncio.sleep(0.01)
            return len(order)

    assert asyncio.run(asyncio.wait_for(all(), DEADLINE)) < 5
    assert order == [0, 1, 2, 3, 4]


# A database that takes no writes


def test_a_full_disk_is_told_and_nothing_is_lost(site: Path, tmp_path: Path, join: Join) -> None:
    with serving(f"sqlite:///{tmp_path}/tables.db", site, *PATIENT) as server:
        opened = open_table(server.http, "link", "link")
        host = join(server, opened.id, [opened.keys[0]], 0)
        prompt = host.wait_for_prompt()
        pid = server.process.pid
        before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, before[1]))
        request = {"seat": 0, "ask": prompt["ask"], "index": 0, "id": "same"}
        refused = host.ask("choose", **request)
        until("bad health", lambda: server.http.get("/api/health").status_code == 503)
        health = server.http.get("/api/health").json()
        opening = server.http.post("/api/tables", json={**DINNER, "seats": [{"kind": "link"}] * 2})
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)
        until("good health", lambda: server.http.get("/api/health").status_code == 200)
        landed = host.ask("choose", **request)
        again = host.ask("choose", **request)
    assert (refused["type"], refused["code"]) == ("error", "unavailable")
    assert health["code"] == "unavailable"
    assert (opening.status_code, opening.json()["code"]) == (503, "unavailable")
    assert (landed["type"], again["version"]) == ("ack", landed["version"])


# What cannot be understood


@pytest.mark.parametrize(
    ("method", "path", "more"),
    [
        ("GET", "/api/health", {"headers": {"Host": "[x"}}),
        ("GET", "/api/health", {"headers": {"Origin": "http://[x"}}),
        ("POST", "/api/tables", {"content": "[" * 30_000}),
        ("POST", "/api/tables", {"content": '{"a":' * 10_000}),
        ("GET", "/api/tables?before=99999999999999999999999", {}),
        ("GET", "/api/tables?game=%00", {}),
        ("GET", "/api/tables/%00", {}),
        ("GET", "/%00", {}),
        ("GET", "/api/rules/%00", {}),
    ],
)
def test_nonsense_is_refused_and_never_a_failure(
    server: ServerProcess, method: str, path: str, more: dict[str, object]
) -> None:
    answer = server.http.request(method, path, **more)  # type: ignore[arg-type]
    assert answer.status_code == 400
    assert answer.json()["code"] == "bad_request"
    assert "expected" in answer.json()["message"].lower()
