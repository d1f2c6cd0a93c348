"""The database is gone for a while, as docs/operate.md says: nothing is lost, and all goes on."""

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import make_url
from websockets.exceptions import ConnectionClosed

from server.conftest import PATIENT
from server.players import DINNER, Join, Player, open_table
from server.process import DEADLINE, ServerProcess, serving, until
from sobremesa.table.messages import PROTOCOL

LIMIT, MUCH = 3.0, 30.0
"""Seconds: how long the database may take, and more than that and the machine's own slowness."""


class Line:
    """The line to a PostgreSQL server, which can be cut, stalled and mended."""

    def __init__(self, database: str) -> None:
        self._url = make_url(database)
        self._open: list[socket.socket] = []
        self._cut = False
        self._asks, self._answers = threading.Event(), threading.Event()
        """What goes there, and what comes from there; nothing does while it is not set."""
        self.mend()
        self._listening = socket.create_server(("127.0.0.1", 0))
        threading.Thread(target=self._serve, daemon=True).start()

    @property
    def database(self) -> str:
        """The same database, at the other end of this line."""
        host, port = self._listening.getsockname()
        return self._url.set(host=host, port=port, query={}).render_as_string(hide_password=False)

    @property
    def beyond(self) -> str:
        """The same database, without this line."""
        return self._url.render_as_string(hide_password=False)

    def _serve(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                if self._cut:
                    near.close()
                    continue
                far = self._far_end()
                self._open += [near, far]
                for way in ((near, far, self._asks), (far, near, self._answers)):
                    threading.Thread(target=_copy, args=way, daemon=True).start()

    def _far_end(self) -> socket.socket:
        folder, port = self._url.query.get("host"), self._url.port or 5432
        if folder is None:
            return socket.create_connection((self._url.host or "127.0.0.1", port), DEADLINE)
        far = socket.socket(socket.AF_UNIX)
        far.connect(f"{folder}/.s.PGSQL.{port}")
        return far

    def cut(self) -> None:
        """Nobody gets through any more."""
        self._cut = True
        for each in self._open:
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
        self._open.clear()

    def stall(self, *, only_answers: bool = False) -> None:
        """Nobody is cut, and nothing arrives any more."""
        self._answers.clear()
        if not only_answers:
            self._asks.clear()

    def mend(self) -> None:
        """All is well again."""
        self._cut = False
        self._asks.set()
        self._answers.set()

    def close(self) -> None:
        """It is no longer needed."""
        self._listening.close()
        self.cut()
        self.mend()


def _copy(one: socket.socket, other: socket.socket, flows: threading.Event) -> None:
    with suppress(OSError), one, other:
        while data := one.recv(65536):
            flows.wait()
            other.sendall(data)


@pytest.fixture
def line(empty_postgres: str) -> Iterator[Line]:
    """A line to an empty database."""
    line = Line(empty_postgres)
    yield line
    line.close()


def test_the_game_goes_on_when_the_database_is_back(line: Line, site: Path, join: Join) -> None:
    with serving(line.database, site, *PATIENT) as server:
        opened = open_table(server.http, "link", "link")
        host = join(server, opened.id, [opened.keys[0]], 0)
        prompt = host.wait_for_prompt()
        request = {"seat": 0, "ask": prompt["ask"], "index": 0, "id": "same"}
        line.cut()
        until("bad health", lambda: health(server) == 503)
        refused = refused_or_closed(host, request)
        opening = server.http.post("/api/tables", json={**DINNER, "seats": [{"kind": "link"}] * 2})
        newcomer = Player.silent(server, "0" * 24)
        newcomer.send({"type": "hello", "protocol": PROTOCOL, "language": "en"})
        closed = newcomer.close_code()
        newcomer.leave()
        line.mend()
        until("good health", lambda: health(server) == 200)
        back = join(server, opened.id, [opened.keys[0]], 0)
        landed = back.ask("choose", **request)
        again = back.ask("choose", **request)
    assert refused in ("unavailable", 1013)
    assert (opening.status_code, opening.json()["code"]) == (503, "unavailable")
    assert closed == 1013
    assert (landed["type"], again["version"]) == ("ack", landed["version"])


@pytest.mark.parametrize("only_answers", [False, True], ids=["all", "answers"])
def test_a_database_that_hangs_keeps_nobody_waiting_and_nothing_is_lost_or_doubled(
    line: Line, site: Path, join: Join, only_answers: bool
) -> None:
    with serving(line.database, site, *PATIENT, "--database-seconds", str(LIMIT)) as server:
        opened = open_table(server.http, "link", "link")
        host = join(server, opened.id, [opened.keys[0]], 0)
        prompt = host.wait_for_prompt()
        request = {"seat": 0, "ask": prompt["ask"], "index": 0, "id": "same"}
        line.stall(only_answers=only_answers)
        began = time.monotonic()
        refused = refused_or_closed(host, request)
        chosen = time.monotonic()
        listed = server.http.get("/api/tables")
        looked = time.monotonic()
        line.mend()
        until("good health", lambda: health(server) == 200)
        back = join(server, opened.id, [opened.keys[0]], 0)
        landed = back.ask("choose", **request)
        again = back.ask("choose", **request)
    assert refused in ("unavailable", 1013)
    assert (listed.status_code, listed.json()["code"]) == (503, "unavailable")
    # Without a limit nobody would ever hear: what is between is the machine's.
    assert chosen - began < MUCH
    assert looked - chosen < MUCH
    assert (landed["type"], again["version"]) == ("ack", landed["version"])
    with psycopg.connect(line.beyond) as straight:
        count = "SELECT count(*) FROM entries WHERE kind = 'choice'"
        assert straight.execute(count).fetchone() == (1,)


def health(server: ServerProcess) -> int:
    """What the server says of itself."""
    return server.http.get("/api/health").status_code


def refused_or_closed(player: Player, request: dict[str, object]) -> str | int:
    """What a choice comes to while there is no database: an error, or the end of the socket."""
    try:
        return str(player.ask("choose", **request)["code"])
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006
