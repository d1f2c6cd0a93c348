"""A bot stands in for whoever does not answer for as long as the table has agreed on."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from server.conftest import PATIENT
from server.players import Join, Opened, bearer, good, open_table
from server.process import ServerProcess, serving, until

HOUR = 3600


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the tables are kept."""
    return tmp_path_factory.mktemp("absence") / "tables.db"


@pytest.fixture(scope="module")
def server(site: Path, file: Path) -> Iterator[ServerProcess]:
    """A server that looks soon who is away."""
    with serving(f"sqlite:///{file}", site, *PATIENT, "--call-seconds", "0.1") as running:
        yield running
        assert running.errors() == []


def grow_old(file: Path, opened: Opened, seconds: int) -> None:
    """As if all that has happened at a table had happened so long ago."""
    with closing(sqlite3.connect(file, timeout=30)) as connection, connection:
        connection.execute("UPDATE entries SET at = at - ? WHERE game = ?", (seconds, opened.id))
        moved = "UPDATE games SET moved_at = moved_at - ? WHERE id = ?"
        connection.execute(moved, (seconds, opened.id))


def players(server: ServerProcess, opened: Opened) -> list[str]:
    """Who plays each seat: nothing stands for a person."""
    seats = good(server.http.get(f"/api/tables/{opened.id}"))["seats"]
    return [seat["player"] for seat in seats]


def test_a_bot_stands_in_until_the_owner_takes_the_seat_back(
    server: ServerProcess, file: Path, join: Join
) -> None:
    opened = open_table(server.http, "link", "link", patience=HOUR, stand_in="random")
    before = good(server.http.get(f"/api/tables/{opened.id}"))
    late = before["awaited"]
    grow_old(file, opened, HOUR + 1)
    until("a stand-in", lambda: "random" in players(server, opened))
    owner = join(server, opened.id, opened.keys, late[0])
    owner.listen_for(lambda: any(item["text"] == "stand-in" for item in owner.chat))
    assert owner.table["seats"][late[0]]["stood_in"]
    refused = owner.ask("choose", seat=late[0], ask=1, index=0)
    assert refused["code"] in ("not_now", "stale")
    changed = good(
        server.http.patch(
            f"/api/tables/{opened.id}/seats/{late[0]}",
            json={"player": ""},
            headers=bearer(opened.keys[late[0]] or ""),
        )
    )
    seat = changed["seats"][late[0]]
    assert (seat["player"], seat["stood_in"], seat["taken"]) == ("", False, True)


def test_nobody_stands_in_before_the_time_or_where_nothing_was_agreed_on(
    server: ServerProcess, file: Path
) -> None:
    patient = open_table(server.http, "link", "link")
    soon = open_table(server.http, "link", "link", patience=HOUR)
    late = open_table(server.http, "link", "link", patience=HOUR)
    grow_old(file, patient, 30 * 24 * HOUR)
    grow_old(file, soon, HOUR - 600)
    grow_old(file, late, HOUR)
    until("a stand-in at the last table", lambda: any(players(server, late)))
    assert players(server, patient) == players(server, soon) == ["", ""]


def test_the_usual_bot_stands_in_unless_another_was_agreed_on(server: ServerProcess) -> None:
    opened = open_table(server.http, "link", "link", patience=24 * HOUR)
    table = good(server.http.get(f"/api/tables/{opened.id}"))
    assert table["patience"] == 24 * HOUR
    assert table["stand_in"] != ""


@pytest.mark.parametrize("wrong", [{"patience": 7}, {"patience": HOUR, "stand_in": "nobody"}])
def test_what_cannot_be_agreed_on_is_refused(
    server: ServerProcess, wrong: dict[str, object]
) -> None:
    with pytest.raises(AssertionError, match="400"):
        open_table(server.http, "link", "link", **wrong)


def test_a_table_that_cannot_be_read_keeps_nobody_waiting(site: Path, tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with serving(f"sqlite:///{file}", site, *PATIENT) as before:
        lost = open_table(before.http, "link", "link", patience=HOUR)
        late = open_table(before.http, "link", "link", patience=HOUR)
    grow_old(file, lost, HOUR)
    grow_old(file, late, HOUR)
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE games SET rulebook = 'gone' WHERE id = ?", (lost.id,))
    with serving(f"sqlite:///{file}", site, *PATIENT, "--call-seconds", "0.1") as server:
        until("a stand-in at the other table", lambda: any(players(server, late)))
