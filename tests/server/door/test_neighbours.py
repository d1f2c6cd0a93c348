"""The sockets of a table come to one worker, wherever they were let in."""

import asyncio
import os
import socket
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import psutil  # type: ignore[import-untyped]
import pytest

from server.conftest import PATIENT
from server.players import Join, open_table, play_some
from server.process import DEADLINE, ServerProcess, serving, until
from sobremesa.server.door.neighbours import Neighbours


@pytest.fixture
def folder() -> Iterator[str]:
    """A folder with a name that is short enough for the address of a socket."""
    with tempfile.TemporaryDirectory() as name:
        yield name


HEAD = b"GET /api/tables/abc/socket HTTP/1.1\r\n\r\n"
TABLES = 6
"""So many that each of two workers has some of them."""


def url(number: int) -> bytes:
    return b"/api/tables/table-%d/socket" % number


def test_all_agree_where_a_table_belongs(folder: str) -> None:
    crew = [Neighbours(folder, place, 3) for place in range(3)]
    homes = set()
    for number in range(50):
        places = [each.elsewhere(url(number)) for each in crew]
        (home,) = set(places) - {None}
        assert places == [None if place == home else home for place in range(3)]
        homes.add(home)
        assert crew[0].elsewhere(url(number) + b"?from=3") == places[0]
    assert homes == {0, 1, 2}
    for each in crew:
        each.close()


def test_what_is_no_socket_of_a_table_stays(folder: str) -> None:
    alone = Neighbours(folder, 7, 2)
    assert alone.elsewhere(url(1)) is not None
    for other in (b"/", b"/api/tables/abc", b"/api/tables/abc/socket/x", b"/x" + url(1)):
        assert alone.elsewhere(other) is None
    alone.close()


def in_a_loop(
    folder: str, deed: Callable[[Neighbours, Neighbours, list[tuple[bytes, bytes]]], object]
) -> None:
    """Two neighbours; what the second is handed stands in the list, with what was sent on it."""

    async def run() -> None:
        here, there = Neighbours(folder, 0, 2), Neighbours(folder, 1, 2)
        taken: list[tuple[bytes, bytes]] = []

        def welcome(connection: socket.socket, head: bytes) -> None:
            with connection:
                taken.append((head, connection.recv(100)))

        there.listen(welcome)
        try:
            result = deed(here, there, taken)
            assert asyncio.iscoroutine(result)
            await result
        finally:
            here.close()
            there.close()

    asyncio.run(run())


def test_a_connection_is_handed_on_with_what_was_asked_and_what_was_not_read(
    folder: str,
) -> None:
    async def deed(here: Neighbours, there: Neighbours, taken: list[tuple[bytes, bytes]]) -> None:
        guest, ours = socket.socketpair()
        with guest:
            guest.sendall(b"unread")
            assert await here.handed(1, ours.fileno(), HEAD)
            ours.close()
            while not taken:
                await asyncio.sleep(0)
            assert taken == [(HEAD, b"unread")]
            assert guest.recv(1) == b""  # nobody else has it

    in_a_loop(folder, deed)


def test_a_neighbour_with_many_to_take_in_gets_all_of_them(folder: str) -> None:
    many = 10 * int(Path("/proc/sys/net/unix/max_dgram_qlen").read_text() or 10)

    async def deed(here: Neighbours, there: Neighbours, taken: list[tuple[bytes, bytes]]) -> None:
        pairs = [socket.socketpair() for _ in range(many)]
        for guest, _ in pairs:
            guest.sendall(b"unread")
        handed = await asyncio.gather(*(here.handed(1, ours.fileno(), HEAD) for _, ours in pairs))
        assert all(handed)
        while len(taken) < many:
            await asyncio.sleep(0)
        for pair in pairs:
            for each in pair:
                each.close()

    in_a_loop(folder, deed)


def test_whom_nobody_takes_stays(folder: str) -> None:
    async def deed(here: Neighbours, there: Neighbours, taken: list[tuple[bytes, bytes]]) -> None:
        guest, ours = socket.socketpair()
        with guest, ours:
            assert not await here.handed(2, ours.fileno(), HEAD)
            there.close()
            assert not await here.handed(1, ours.fileno(), HEAD)
            assert not taken

    in_a_loop(folder, deed)


def test_where_names_are_too_long_everybody_stays_where_they_are(tmp_path: Path) -> None:
    folder = tmp_path / ("long" * 30)
    folder.mkdir()

    async def run() -> None:
        here, there = Neighbours(str(folder), 0, 2), Neighbours(str(folder), 1, 2)
        there.listen(lambda connection, head: connection.close())
        guest, ours = socket.socketpair()
        with guest, ours:
            assert not await here.handed(1, ours.fileno(), HEAD)
        here.close()
        there.close()

    asyncio.run(run())


def test_whoever_died_leaves_the_place_to_another(folder: str) -> None:
    async def run() -> None:
        dead = Neighbours(folder, 1, 2)
        dead.listen(lambda connection, head: connection.close())
        asyncio.get_running_loop().remove_reader(dead._line)
        dead._line.close()  # without a word, as whoever is killed
        here, heir = Neighbours(folder, 0, 2), Neighbours(folder, 1, 2)
        guest, ours = socket.socketpair()
        with guest, ours:
            assert not await here.handed(1, ours.fileno(), HEAD)
            taken: list[bytes] = []

            def welcome(connection: socket.socket, head: bytes) -> None:
                connection.close()
                taken.append(head)

            heir.listen(welcome)
            assert await here.handed(1, ours.fileno(), HEAD)
            while not taken:
                await asyncio.sleep(0)
        here.close()
        heir.close()

    asyncio.run(run())


def guests(server: ServerProcess) -> dict[int, set[int]]:
    """Which ports of guests each worker has a connection to."""
    return {
        worker.pid: {
            line.raddr.port
            for line in worker.net_connections("tcp")
            if line.status == psutil.CONN_ESTABLISHED and line.laddr.port == server.port
        }
        for worker in server.workers()
    }


def test_everybody_at_a_table_is_at_one_worker_and_others_at_another(
    empty_postgres: str, site: Path, join: Join
) -> None:
    with serving(empty_postgres, site, *PATIENT, "--workers", "2") as server:
        homes = set()
        for _ in range(TABLES):
            opened = open_table(server.http, "link", "link")
            players = [join(server, opened.id, [opened.keys[seat]], seat) for seat in range(2)]
            ports = {player.socket.socket.getsockname()[1] for player in players}
            (home,) = [pid for pid, found in guests(server).items() if ports & found]
            assert ports <= guests(server)[home]
            homes.add(home)
            play_some(players, 2)
        assert len(homes) == 2


def come_in(server: ServerProcess, table: str, lines: ExitStack) -> int:
    """Open one socket after the other until one is refused; gives how many there are."""
    request = (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
    )
    taken = 0
    while True:
        line = lines.enter_context(socket.create_connection(("127.0.0.1", server.port), DEADLINE))
        line.sendall(request.encode())
        answer = line.recv(100)
        if answer.startswith(b"HTTP/1.1 429"):
            return taken
        assert answer.startswith(b"HTTP/1.1 101")
        taken += 1


def test_who_is_handed_on_counts_where_they_are_and_no_longer_where_they_came_in(
    empty_postgres: str, site: Path
) -> None:
    narrow = ("--connections-per-address", "24", "--workers", "2")
    with serving(empty_postgres, site, *PATIENT, *narrow) as server:
        opened = open_table(server.http, "link", "link")
        for _ in range(3):
            with ExitStack() as lines:
                taken = come_in(server, opened.id, lines)
            # Half of them at the table's worker, less one for a request that is kept open there.
            assert taken in (11, 12)
            until("nobody there", lambda: sum(map(len, guests(server).values())) <= 1)


def test_people_play_on_when_the_worker_of_their_table_is_killed(
    empty_postgres: str, site: Path, join: Join
) -> None:
    server = ServerProcess(empty_postgres, site, *PATIENT, "--workers", "2")
    try:
        opened = open_table(server.http, "link", "link")
        players = [join(server, opened.id, [opened.keys[seat]], seat) for seat in range(2)]
        play_some(players, 2)
        for player in players:
            player.catch_up()
        port = players[0].socket.socket.getsockname()[1]
        (home,) = [pid for pid, found in guests(server).items() if port in found]
        os.kill(home, 9)
        for player in players:
            player.close_code()
        back = [
            join(server, opened.id, [opened.keys[seat]], seat, before=player)
            for seat, player in enumerate(players)
        ]
        assert [player.version for player in back] == [player.version for player in players]
        play_some(back, 2)
        until("another worker", lambda: len(server.workers()) == 2)
    finally:
        server.stop()
