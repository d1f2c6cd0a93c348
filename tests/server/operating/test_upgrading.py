"""Before an update it is said what becomes of each match, and none is lost by it."""

import json
import shutil
import sqlite3
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.conftest import PATIENT
from server.players import Join, Opened, Player, good, open_table, play_out, play_some
from server.process import ServerProcess, done, run, serving, until

from .older import NIBBLE, older_rules

GOES_ON = "The game goes on with new rules: version 0 became "
"""The line of the chronicle."""


@pytest.fixture(scope="module")
def old_site(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the program is that is to be replaced: with rules of its own."""
    return older_rules(site, tmp_path_factory.mktemp("older") / "site")


def two_at(server: ServerProcess, table: Opened) -> list[Player]:
    """The two who play there."""
    return [Player(server, table.id, [table.keys[seat]], seat) for seat in range(2)]


@pytest.fixture(scope="module")
def left(
    site: Path, old_site: Path, tmp_path_factory: pytest.TempPathFactory
) -> tuple[Path, list[Opened]]:
    """Three tables that are being played: with these rules, with others, and with what only those
    others know.
    """
    file = tmp_path_factory.mktemp("left") / "tables.db"
    tables = []
    for rules, nibbles in ((old_site, (True, False)), (site, (False,))):
        with serving(f"sqlite:///{file}", rules) as server:
            for nibbled in nibbles:
                tables.append(open_table(server.http, "link", "link"))
                players = two_at(server, tables[-1])
                play_some(players, 2)
                if nibbled:
                    players[0].catch_up()
                    assert players[players[0].awaited[0]].choose(NIBBLE)["type"] == "ack"
                for player in players:
                    player.leave()
    return file, tables[::-1]


@pytest.fixture
def file(left: tuple[Path, list[Opened]], tmp_path: Path) -> Path:
    """A database of one's own with these tables."""
    return Path(shutil.copy(left[0], tmp_path / "tables.db"))


@pytest.fixture
def tables(left: tuple[Path, list[Opened]]) -> list[Opened]:
    """The tables: one goes on, one goes on with other rules, one cannot go on."""
    return left[1]


def asked(file: Path, question: str, *values: object) -> list[tuple[Any, ...]]:
    """What a database answers."""
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute(question, values).fetchall()


def test_each_match_is_told_what_becomes_of_it(
    site: Path, file: Path, tables: list[Opened]
) -> None:
    before = file.read_bytes()
    for where in (["--db", f"sqlite:///{file}"], [f"sqlite:///{file}"], [str(file)]):
        ended = run(site, "upgrade", "--check", *where, "--json")
        fates = {each["table"]: each["fate"] for each in json.loads(ended.stdout)}
        assert fates == {tables[0].id: "same", tables[1].id: "anchor", tables[2].id: "lost"}
        assert ended.returncode == 1
    assert file.read_bytes() == before


def test_matches_on_postgresql_are_told_the_same(
    site: Path, file: Path, tables: list[Opened], tmp_path: Path, empty_postgres: str
) -> None:
    backup = str(tmp_path / "backup.db")
    done(site, "backup", backup, "--db", f"sqlite:///{file}")
    done(site, "restore", backup, "--db", empty_postgres)
    ended = run(site, "upgrade", "--check", "--db", empty_postgres, "--json")
    fates = {each["table"]: each["fate"] for each in json.loads(ended.stdout)}
    assert fates == {tables[0].id: "same", tables[1].id: "anchor", tables[2].id: "lost"}
    assert ended.returncode == 1


def test_one_database_is_named(site: Path, file: Path) -> None:
    ended = run(site, "upgrade", "--check", str(file), "--db", f"sqlite:///{file}")
    assert (ended.returncode, "expected one database" in ended.stderr) == (2, True)


def test_a_match_that_goes_on_with_other_rules_tells_its_players_once(
    site: Path, file: Path, tables: list[Opened], join: Join
) -> None:
    opened = tables[1]
    for _ in range(2):
        with serving(f"sqlite:///{file}", site) as server:
            players = [join(server, opened.id, [opened.keys[seat]], seat) for seat in range(2)]
            play_some(players, 1)
            players[0].listen_for(lambda: bool(players[0].chat))  # noqa: B023
            told = [item["name"] for item in players[0].chat if item["text"] == "updated"]
            lines = [at["line"]["text"] for at in players[0].lines]
            version = players[0].table["version"]
            for player in players:
                player.leave()
        assert [name.split(" → ")[0] for name in told] == ["0"]
        assert len([line for line in lines if line.startswith(GOES_ON)]) == 1
        assert version == "0"


def test_what_these_rules_cannot_go_on_with_is_set_aside_and_said_to_be_elsewhere(
    site: Path, file: Path, tables: list[Opened], tmp_path: Path, join: Join
) -> None:
    lost, older = tables[2].id, tmp_path / "older.db"
    done(site, "upgrade", "--set-aside", str(older), str(file))
    assert asked(older, "SELECT id FROM games") == [(lost,)]
    assert asked(older, "SELECT DISTINCT game FROM entries") == [(lost,)]
    with serving(f"sqlite:///{file}", site, "--older") as server:
        answers = [
            server.http.get(f"/api/tables/{id}").status_code
            for id in (tables[0].id, lost, "0" * 24)
        ]
        with pytest.raises(InvalidStatus) as refused:
            join(server, lost)
    assert answers == [200, 421, 421]
    assert refused.value.response.status_code == 421
    assert "set aside" not in run(site, "upgrade", "--set-aside", str(older), str(file)).stderr


_BREATH = 0.2


class Restless:
    """Somebody with both seats of a table who chooses and takes back, again and again."""

    def __init__(self, server: ServerProcess, table: Opened) -> None:
        looking = Player(server, table.id, table.keys, 0)
        (self.seat,) = looking.awaited
        looking.leave()
        self.player = Player(server, table.id, table.keys, self.seat)
        self.acknowledged = self.player.version
        self.refusal = ""
        self.enough = threading.Event()
        self._thread = threading.Thread(target=self._play)
        self._thread.start()

    def _play(self) -> None:
        try:
            while not (self.refusal or self.enough.is_set()):
                prompt = self.player.wait_for_prompt()
                self._ask("choose", ask=prompt["ask"], index=0)
                self._ask("undo")
                self.enough.wait(_BREATH)  # every undo is told in the chat, which has pages
        except ConnectionClosed as closed:
            self.refusal = str(closed.rcvd.code if closed.rcvd else closed)

    def _ask(self, type: str, **more: Any) -> None:
        if self.refusal:
            return
        answer = self.player.ask(type, seat=self.seat, **more)
        if answer["type"] != "ack":
            self.refusal = answer["code"]
            return
        self.acknowledged = answer["version"]
        self.player.see(self.acknowledged)

    def stop(self) -> None:
        """Long enough."""
        self.enough.set()
        self._thread.join()
        self.player.leave()


def entries(file: Path, table: Opened) -> int:
    """How much is written down of a table."""
    return int(asked(file, "SELECT count(*) FROM entries WHERE game = ?", table.id)[0][0])


def server_of(table: str, new: ServerProcess, old: ServerProcess) -> ServerProcess:
    """Where a proxy finds a table: the old server is asked for what the new one does not have."""
    return old if new.http.get(f"/api/tables/{table}").status_code == 421 else new


def test_tables_are_set_aside_while_they_are_played_and_come_back_when_they_are_over(
    site: Path, old_site: Path, file: Path, tables: list[Opened], tmp_path: Path, join: Join
) -> None:
    lost, older = tables[2], tmp_path / "older.db"
    with serving(f"sqlite:///{file}", old_site, *PATIENT) as running:
        restless = Restless(running, lost)
        before = entries(file, lost)
        done(site, "upgrade", "--set-aside", str(older), "--db", f"sqlite:///{file}")
        after = entries(older, lost)
        until("a refusal", lambda: restless.refusal or restless.acknowledged > after + 2)
        restless.stop()
        assert restless.refusal in ("elsewhere", "1013")
        answer = running.http.get(f"/api/tables/{lost.id}")
        with pytest.raises((InvalidStatus, ConnectionClosed)):
            join(running, lost.id, [lost.keys[0]], 0)
    assert answer.status_code == 421
    assert after > before
    assert after in (restless.acknowledged, restless.acknowledged + 1)
    assert entries(older, lost) == after
    assert entries(file, lost) == after + 1

    with (
        serving(f"sqlite:///{file}", site, "--older") as new,
        serving(f"sqlite:///{older}", old_site) as old,
    ):
        assert [server_of(table.id, new, old) for table in tables] == [new, new, old]
        players = [join(old, lost.id, [lost.keys[seat]], seat) for seat in range(2)]
        assert players[0].version == after
        play_out(players)
        path = f"/api/tables/{lost.id}"
        ended, record = good(old.http.get(path)), old.http.get(f"{path}/record").content
        assert new.http.get(f"{path}/record").status_code == 421
        back = ("upgrade", "--bring-back", str(older), "--served", old.url, str(file))
        assert done(site, *back) == f"{lost.id} is back\n"
        assert done(site, *back) == ""
        assert new.http.get(f"{path}/record").content == record
        wanted = {"game": "croquetas", "keys": [lost.keys[0]]}
        (mine,) = good(new.http.post("/api/tables/mine", json={"keys": [lost.keys[0]]}))
        results = good(new.http.post("/api/results", json=wanted))
    assert ended["status"] == "over"
    assert mine["table"]["table"]["result"] == ended["result"]
    assert [each["table"] for kind in results for each in kind["latest"]] == [lost.id]
    listed = done(site, "admin", "list", "--status", "over", "--db", f"sqlite:///{file}")
    assert lost.id in listed
    assert run(site, "check-db", "--db", f"sqlite:///{file}").returncode == 0
