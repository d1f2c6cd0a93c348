"""People who are away are called when it is their turn: once, and never with a secret."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.conftest import PATIENT
from server.players import Join, Opened, Player, bearer, good, open_table
from server.process import ServerProcess, serving, until

from .receiver import Browser, Receiver, claims_of, receiving

HOURS = {"zone": "Europe/Madrid", "quiet_from": 0, "quiet_to": 0}
SOON = ("--call-seconds", "0.1", "--local-calls", "--push-contact", "mailto:table@example.org")


@pytest.fixture(scope="module")
def server(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that calls soon, and on this machine."""
    database = f"sqlite:///{tmp_path_factory.mktemp('calls')}/tables.db"
    with serving(database, site, *PATIENT, *SOON) as running:
        yield running
        assert running.errors() == []


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    """Somebody who is called."""
    with receiving() as found:
        yield found


def call_me(
    server: ServerProcess, opened: Opened, seat: int, browser: Browser, address: str, **more: Any
) -> httpx.Response:
    """Ask to be called."""
    wanted = {**browser.subscription(address), "language": "en", **HOURS, **more}
    path = f"/api/tables/{opened.id}/seats/{seat}/calls"
    return server.http.post(path, json=wanted, headers=bearer(opened.keys[seat] or ""))


def call_group(server: ServerProcess, opened: Opened, address: str, **more: Any) -> httpx.Response:
    """Let a group be told."""
    wanted = {"address": address, "shape": "plain", "language": "en", **HOURS, **more}
    path = f"/api/tables/{opened.id}/hook"
    return server.http.post(path, json=wanted, headers=bearer(opened.host))


def awaited_at(server: ServerProcess, opened: Opened) -> list[int]:
    """Whom everybody waits for."""
    found: list[int] = good(server.http.get(f"/api/tables/{opened.id}"))["awaited"]
    return found


def nobody_is_there(server: ServerProcess, opened: Opened) -> bool:
    """Whether nobody looks at a table."""
    seats = good(server.http.get(f"/api/tables/{opened.id}"))["seats"]
    return not any(seat["online"] for seat in seats)


def first_and_other(server: ServerProcess, opened: Opened) -> tuple[int, int]:
    """Play until it is the turn of one alone, and leave: whose it is, and whose it is not."""
    while len(awaited := awaited_at(server, opened)) > 1:
        player = Player(server, opened.id, [opened.keys[awaited[0]]], awaited[0])
        player.choose(0)
        player.leave()
    until("everybody to be gone", lambda: nobody_is_there(server, opened))
    return awaited[0], 1 - awaited[0]


def another_look(server: ServerProcess, receiver: Receiver) -> None:
    """Wait until the server has looked again who is to be called: a table opened later is told."""
    opened = open_table(server.http, "link", "link")
    good(call_group(server, opened, f"{receiver.url}/later"))
    until("a later call", lambda: any(came.path == "/later" for came in receiver.came))


def paths(receiver: Receiver) -> list[str]:
    """Where calls went, but for those of later looks."""
    return [came.path for came in receiver.came if came.path != "/later"]


def test_a_browser_is_called_once_a_turn_and_can_read_it(
    server: ServerProcess, receiver: Receiver
) -> None:
    opened = open_table(server.http, "link", "link")
    mine, _ = first_and_other(server, opened)
    browser = Browser()
    token = good(call_me(server, opened, mine, browser, f"{receiver.url}/mine"))["token"]
    came = until("a call", lambda: receiver.came)[0]
    public = good(server.http.get("/api/calls"))["push"]
    claims = claims_of(came.headers["authorization"], public)
    assert (claims["aud"], claims["sub"]) == (receiver.url, "mailto:table@example.org")
    assert came.headers["content-encoding"] == "aes128gcm"
    message = json.loads(browser.read(came.body))
    assert message["title"] == "Your turn"
    assert (message["link"], message["stop"]) == (f"/t/{opened.id}", token)
    assert set(message) == {"table", "title", "body", "link", "stop", "stop_text"}
    another_look(server, receiver)
    assert paths(receiver) == ["/mine"]


def test_whoever_looks_at_the_table_is_not_called_even_when_they_leave(
    server: ServerProcess, receiver: Receiver, join: Join
) -> None:
    opened = open_table(server.http, "link", "link")
    mine, _ = first_and_other(server, opened)
    there = join(server, opened.id, opened.keys, mine)
    good(call_me(server, opened, mine, Browser(), f"{receiver.url}/there"))
    another_look(server, receiver)
    there.leave()
    receiver.came.clear()
    another_look(server, receiver)
    assert paths(receiver) == []


def test_a_new_turn_is_a_new_call(server: ServerProcess, receiver: Receiver, join: Join) -> None:
    opened = open_table(server.http, "link", "link")
    mine, other = first_and_other(server, opened)
    good(call_me(server, opened, mine, Browser(), f"{receiver.url}/turn"))
    until("a call", lambda: paths(receiver) == ["/turn"])
    keys = opened.keys
    people = {seat: join(server, opened.id, [keys[seat]], seat) for seat in (mine, other)}
    while people[mine].awaited == [mine]:
        people[mine].choose(0)
        people[other].see(people[mine].version)
    people[mine].leave()
    while mine not in people[other].awaited:
        people[other].choose(0)
    until("another call", lambda: paths(receiver) == ["/turn", "/turn"])


def test_nobody_is_called_in_quiet_hours(server: ServerProcess, receiver: Receiver) -> None:
    opened = open_table(server.http, "link", "link")
    mine, _ = first_and_other(server, opened)
    hour = datetime.now(UTC).hour
    hours = {"zone": "UTC", "quiet_from": (hour - 1) % 24, "quiet_to": (hour + 2) % 24}
    browser = Browser()
    good(call_me(server, opened, mine, browser, f"{receiver.url}/quiet", **hours))
    another_look(server, receiver)
    assert paths(receiver) == []
    awake = {"zone": "UTC", "quiet_from": (hour + 3) % 24, "quiet_to": (hour + 5) % 24}
    good(call_me(server, opened, mine, browser, f"{receiver.url}/quiet", **awake))
    until("a call in the morning", lambda: paths(receiver) == ["/quiet"])


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(
    server: ServerProcess, receiver: Receiver, status: int
) -> None:
    opened = open_table(server.http, "link", "link")
    mine, _ = first_and_other(server, opened)
    receiver.status = status
    token = good(call_me(server, opened, mine, Browser(), f"{receiver.url}/gone"))["token"]
    until("a call", lambda: paths(receiver) == ["/gone"])
    until("the browser to be forgotten", lambda: token not in tokens(server))


def kept_by(server: ServerProcess) -> sqlite3.Connection:
    """The database of a server."""
    command = server.process.args
    assert isinstance(command, list)
    file = str(command[command.index("--db") + 1]).removeprefix("sqlite:///")
    return sqlite3.connect(file, timeout=30)


def tokens(server: ServerProcess) -> set[str]:
    """Every call that is kept."""
    with closing(kept_by(server)) as connection:
        return {row[0] for row in connection.execute("SELECT token FROM calls")}


def test_a_call_that_cannot_be_read_keeps_nobody_else_from_theirs(
    server: ServerProcess, receiver: Receiver
) -> None:
    opened = open_table(server.http, "link", "link")
    first_and_other(server, opened)
    hour = datetime.now(UTC).hour
    asleep = {"zone": "UTC", "quiet_from": (hour - 1) % 24, "quiet_to": (hour + 2) % 24}
    token = good(call_group(server, opened, f"{receiver.url}/never", **asleep))["token"]
    with closing(kept_by(server)) as connection, connection:
        connection.execute("UPDATE calls SET zone = 'Nowhere' WHERE token = ?", (token,))
    another_look(server, receiver)
    assert paths(receiver) == []
    assert server.http.delete(f"/api/calls/{token}").is_success


def test_a_seat_that_changes_hands_takes_the_calls_of_its_holder_with_it(
    server: ServerProcess, receiver: Receiver
) -> None:
    opened = open_table(server.http, "link", "link")
    _, other = first_and_other(server, opened)
    token = good(call_me(server, opened, other, Browser(), f"{receiver.url}/before"))["token"]
    opened.sit(server.http, other, "Somebody else")
    mine = 1 - other
    good(
        server.http.patch(
            f"/api/tables/{opened.id}/seats/{mine}",
            json={"player": "random"},
            headers=bearer(opened.keys[mine] or ""),
        )
    )
    until("the calls to be forgotten", lambda: token not in tokens(server))
    assert "/before" not in paths(receiver)


def test_a_group_is_told_whose_turn_it_is_in_its_own_shape(
    server: ServerProcess, receiver: Receiver
) -> None:
    said: dict[str, Any] = {}
    mine = -1
    for shape in ("plain", "discord", "slack"):
        opened = open_table(server.http, "link", "link", title="Friday <night>")
        mine, _ = first_and_other(server, opened)
        answer = call_group(server, opened, f"{receiver.url}/{shape}", shape=shape)
        token = good(answer)["token"]
        came = until("a call", partial(_at, receiver, f"/{shape}"))
        said[shape] = json.loads(came.body)
        text = json.dumps(said[shape])
        assert f"Player {mine}" in text
        assert f"{server.url}/t/{opened.id}" in text
        assert f"{server.url}/stop/{token}" in text
    assert said["plain"]["awaited"] == [f"Player {mine}"]
    assert said["discord"]["allowed_mentions"] == {"parse": []}
    assert "Friday <night>" in said["discord"]["content"]
    assert "Friday &lt;night&gt;" in said["slack"]["text"]


def _at(receiver: Receiver, path: str) -> Any:
    return next((came for came in receiver.came if came.path == path), None)


def test_one_click_ends_the_calls_without_any_key(
    server: ServerProcess, receiver: Receiver, join: Join
) -> None:
    opened = open_table(server.http, "link", "link")
    token = good(call_group(server, opened, f"{receiver.url}/stopped"))["token"]
    for _ in range(2):
        assert server.http.delete(f"/api/calls/{token}").is_success
    assert token not in tokens(server)
    guest = join(server, opened.id)
    guest.listen_for(lambda: [item["text"] for item in guest.chat][-2:] == ["hook-on", "hook-off"])


def test_only_the_holder_of_a_seat_and_the_host_may_ask(
    server: ServerProcess, receiver: Receiver
) -> None:
    opened = open_table(server.http, "link", "link")
    opened.keys[0], opened.keys[1] = opened.keys[1], opened.keys[0]
    assert call_me(server, opened, 0, Browser(), receiver.url).status_code == 403
    opened.host = opened.keys[0] or ""
    assert call_group(server, opened, receiver.url).status_code == 403


def test_what_is_no_browser_is_refused(server: ServerProcess, receiver: Receiver) -> None:
    opened = open_table(server.http, "link", "link")
    for wrong in ({"p256dh": "AAAA"}, {"auth": "short"}, {"zone": "Nowhere"}, {"quiet_to": 24}):
        assert call_me(server, opened, 0, Browser(), receiver.url, **wrong).status_code == 400


def test_a_usual_server_sends_nothing_to_its_own_house(
    site: Path, tmp_path: Path, receiver: Receiver
) -> None:
    with serving(f"sqlite:///{tmp_path}/tables.db", site, "--call-seconds", "0.1") as usual:
        opened = open_table(usual.http, "link", "link")
        secure = receiver.url.replace("http:", "https:")
        assert call_group(usual, opened, receiver.url).status_code == 400
        refusal = call_group(usual, opened, secure)
        assert (refusal.status_code, refusal.json()["message"]) == (
            400,
            "address: expected one on the internet, got one of this house",
        )
    assert receiver.came == []
