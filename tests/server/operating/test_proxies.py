"""The proxies of `deploy/` do what they are there for, in front of real servers."""

import json
import re
import shlex
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.conftest import PATIENT
from server.players import Join, Opened, bearer, good, open_table, play_out, play_some
from server.process import ServerProcess, done, serving, until

from .proxies import DEPLOY, NAME, Front, caddy, check, nginx, program

Proxy = Callable[[Path, ServerProcess, ServerProcess], AbstractContextManager[Front]]


def as_deployed() -> list[str]:
    """What the systemd unit tells a server."""
    unit = (DEPLOY / "sobremesa.service").read_text("utf-8")
    (found,) = re.findall(r"^ExecStart=\S+ serve (.*)$", unit, re.MULTILINE)
    return shlex.split(found)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the databases are."""
    return tmp_path_factory.mktemp("servers")


@pytest.fixture(scope="module")
def new(site: Path, folder: Path) -> Iterator[ServerProcess]:
    """A server that leaves to another one what it does not have."""
    options = (*as_deployed(), "--older", *PATIENT)
    with serving(f"sqlite:///{folder}/tables.db", site, *options) as running:
        yield running


@pytest.fixture(scope="module")
def old(site: Path, folder: Path) -> Iterator[ServerProcess]:
    """The server of an earlier version."""
    with serving(f"sqlite:///{folder}/older.db", site, *as_deployed(), *PATIENT) as running:
        yield running


@pytest.fixture(scope="module", params=[nginx, caddy], ids=["nginx", "caddy"])
def proxy(request: pytest.FixtureRequest) -> Proxy:
    """One of the two."""
    found: Proxy = request.param
    return found


@pytest.fixture(scope="module")
def front(
    proxy: Proxy,
    new: ServerProcess,
    old: ServerProcess,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Front]:
    """A proxy before both servers."""
    with proxy(tmp_path_factory.mktemp("proxy"), new, old) as running:
        yield running


def test_the_page_and_its_files_come_as_the_server_sends_them(
    front: Front, new: ServerProcess
) -> None:
    page = front.http.get("/")
    paths = re.findall(r'(?:src|href)="(/[^"]+)"', page.text)
    assert paths
    for path in ["/", *paths, "/api/games"]:
        through, direct = front.http.get(path), new.http.get(path)
        assert (through.status_code, through.content) == (200, direct.content)
        for header in ("Content-Type", "Content-Security-Policy", "Cache-Control"):
            assert through.headers[header] == direct.headers[header]


def test_whoever_comes_without_tls_is_sent_to_where_it_is(front: Front) -> None:
    plain = f"http://127.0.0.1:{front.plain}/t/abc?x=1"
    answer = httpx.get(plain, headers={"Host": NAME})
    assert answer.status_code in (301, 308)
    assert re.fullmatch(rf"https://{NAME}(:{front.port})?/t/abc\?x=1", answer.headers["Location"])


def test_the_numbers_are_for_the_machine_itself(front: Front, new: ServerProcess) -> None:
    assert front.http.get("/metrics").status_code == 404
    assert new.http.get("/metrics").status_code == 200


def test_a_match_is_played_to_its_end(front: Front, join: Join) -> None:
    opened = open_table(front.http, "link", "link")
    players = [join(front, opened.id, [opened.keys[seat]], seat) for seat in range(2)]
    play_out(players)
    assert good(front.http.get(f"/api/tables/{opened.id}"))["status"] == "over"
    assert front.http.get(f"/api/tables/{opened.id}/record").is_success


def test_what_is_sent_along_arrives_as_it_was_sent(front: Front) -> None:
    opened = Opened(front.http, "link", "link")
    name = "Ñandú & Ωmega 🎲"
    opened.sit(front.http, 0, name)
    good(
        front.http.patch(
            f"/api/tables/{opened.id}/seats/0",
            json={"name": name[::-1]},
            headers=bearer(opened.keys[0] or ""),
        )
    )
    seats = good(front.http.get(f"/api/tables/{opened.id}"))["seats"]
    assert seats[0]["name"] == name[::-1]


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/{table}/sit"])
@pytest.mark.parametrize(("size", "status"), [(64 * 1024, 400), (64 * 1024 + 1, 413)])
def test_a_body_may_be_as_large_as_the_server_takes_it(
    front: Front, new: ServerProcess, path: str, size: int, status: int
) -> None:
    path = path.format(table=Opened(front.http, "link", "link").id)
    body = b'{"":"'.ljust(size - 2, b"x") + b'"}'
    answers = [http.post(path, content=body) for http in (front.http, new.http)]
    assert [answer.status_code for answer in answers] == [status, status]


def test_a_message_may_be_as_long_as_the_server_takes_it(front: Front, join: Join) -> None:
    opened = open_table(front.http, "link", "link")
    player = join(front, opened.id, [opened.keys[0]], 0)
    asked = '{"type":"ping","id":"long"}'
    player.socket.send(asked.ljust(16 * 1024))
    assert player.answer_to("long")["type"] == "ack"
    player.socket.send(asked.ljust(16 * 1024 + 1))
    assert player.close_code() == 1009


def test_the_server_knows_people_by_their_own_address(
    front: Front, site: Path, folder: Path, join: Join
) -> None:
    opened = open_table(front.http, "link", "link")
    database = f"sqlite:///{folder}/tables.db"
    lie = {"X-Forwarded-For": "127.0.0.1", "X-Real-IP": "127.0.0.1", "Forwarded": "for=127.0.0.1"}
    socket = f"/api/tables/{opened.id}/socket"
    with front.client("127.0.0.9") as banned, front.client("127.0.0.8") as other:
        assert banned.get("/api/games").status_code == 200
        hashed = done(site, "admin", "ban", "127.0.0.9", "--db", database).strip()
        until("word of it", lambda: banned.get("/api/games").status_code == 403)
        assert banned.get("/api/games", headers=lie).status_code == 403
        assert other.get("/api/games").status_code == 200
        with pytest.raises(InvalidStatus) as refused, front.dial(socket, "127.0.0.9"):
            pass
        assert refused.value.response.status_code == 403
        with front.dial(socket, "127.0.0.8"):
            pass
        done(site, "admin", "unban", hashed, "--db", database)
        until("word of it", lambda: banned.get("/api/games").status_code == 200)


def test_a_table_that_was_set_aside_is_found_at_the_older_server(
    front: Front, new: ServerProcess, old: ServerProcess, join: Join
) -> None:
    opened = Opened(old.http, "link", "link")
    table = f"/api/tables/{opened.id}"
    assert new.http.get(table).status_code == 421
    opened.sit(front.http, 0, "Ana")
    opened.sit(front.http, 1, "Bea")
    renamed = {"name": "Belén"}
    good(front.http.patch(f"{table}/seats/1", json=renamed, headers=bearer(opened.keys[1] or "")))
    players = [join(front, opened.id, [opened.keys[seat]], seat) for seat in range(2)]
    play_some(players, 2)
    seats = good(front.http.get(table))["seats"]
    assert [seat["name"] for seat in seats] == ["Ana", "Belén"]
    assert front.http.get(f"/t/{opened.id}").headers["Content-Type"].startswith("text/html")
    assert front.http.delete(table, headers=bearer(opened.host)).status_code == 204
    assert [player.close_code() for player in players] == [4409, 4409]


def test_a_browser_that_speaks_another_version_of_http_finds_it_too(
    front: Front, old: ServerProcess
) -> None:
    opened = Opened(old.http, "link", "link")
    sitting = {"name": "Ana", "contribution": "", "key": "a0" * 20}
    said = check(
        *(program("curl"), "--silent", "--fail", "--http2", "--cacert", str(front.authority)),
        *("--resolve", f"{NAME}:{front.port}:127.0.0.1", "--json", json.dumps(sitting)),
        *("--header", f"Authorization: Bearer {opened.keys[0]}"),
        f"{front.url}/api/tables/{opened.id}/sit",
    )
    assert json.loads(said)["key"] == sitting["key"]


def test_a_table_that_nobody_has_is_found_nowhere(front: Front, join: Join) -> None:
    table = f"/api/tables/{'0' * 24}"
    sitting: dict[str, Any] = {"name": "Ana", "contribution": "", "key": "a0" * 20}
    answers = [front.http.get(table), front.http.post(f"{table}/sit", json=sitting)]
    assert [answer.status_code for answer in answers] == [404, 404]
    with pytest.raises(ConnectionClosed) as closed:
        join(front, "0" * 24)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


def starts(server: ServerProcess) -> int:
    """How often the server has said that it listens."""
    return sum(entry["event"] == "listening" for entry in server.logs)


def test_nobody_who_comes_during_a_restart_is_turned_away(
    proxy: Proxy, old: ServerProcess, site: Path, tmp_path: Path, join: Join
) -> None:
    options = (*as_deployed(), *PATIENT)
    with (
        serving(f"sqlite:///{tmp_path}/tables.db", site, *options) as server,
        proxy(tmp_path, server, old) as front,
    ):
        opened = open_table(front.http, "link", "link")
        player = join(front, opened.id, [opened.keys[0]], 0)
        over, codes = threading.Event(), []

        def knock() -> None:
            with front.client() as http:
                while not over.is_set():
                    codes.append(http.get("/api/games").status_code)
                    here = http.post(
                        f"/api/tables/{opened.id}/seats/0/here",
                        headers=bearer(opened.keys[0] or ""),
                    )
                    codes.append(here.status_code)

        knocking = threading.Thread(target=knock)
        knocking.start()
        server.process.send_signal(signal.SIGUSR2)
        assert player.close_code() == 1012
        assert re.fullmatch(r"\d+ ms", player.socket.close_reason or "")
        until("the new program", lambda: starts(server) == 2)
        over.set()
        knocking.join()
        assert set(codes) == {200}
        join(front, opened.id, [opened.keys[0]], 0, before=player).catch_up()
