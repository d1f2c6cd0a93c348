"""A backup is made while people play, holds everything, and comes back into either database."""

import json
import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import text

from server.conftest import PATIENT
from server.players import Join, Opened, Player, good, open_table, play_some
from server.process import DEADLINE, ServerProcess, done, run, serving, until

from .databases import at


def begun(server: ServerProcess, join: Join) -> tuple[Opened, Player]:
    """A table with three choices and something said."""
    opened = open_table(server.http, "link", "link", settings={"plate": 4})
    players = [join(server, opened.id, [opened.keys[seat]], seat) for seat in range(2)]
    play_some(players, 3)
    players[0].ask("chat", seat=0, text="It stays between us")
    players[1].leave()
    return opened, players[0]


def position(server: ServerProcess, join: Join, opened: Opened) -> tuple[object, ...]:
    """What the first seat sees and has read."""
    player = join(server, opened.id, [opened.keys[0]], 0)
    player.listen_for(lambda: bool(player.chat))
    seen = (player.scene, player.lines, [item["text"] for item in player.chat], player.version)
    player.leave()
    return seen


def test_a_backup_of_a_running_server_comes_back_into_another_database(
    site: Path, tmp_path: Path, join: Join, database: str, empty_postgres: str
) -> None:
    other = empty_postgres if database.startswith("sqlite") else f"sqlite:///{tmp_path}/other.db"
    file = tmp_path / "backup.db"
    with serving(database, site) as server:
        opened, player = begun(server, join)
        player.leave()
        before = position(server, join, opened)
        told = done(site, "backup", str(file), "--db", database)
    assert "1 table, 4 entries" in told
    done(site, "restore", str(file), "--db", other)
    with serving(other, site) as server:
        assert position(server, join, opened) == before


def test_a_backup_holds_what_was_there_and_nothing_that_came_later(
    site: Path, tmp_path: Path, join: Join
) -> None:
    database, file = f"sqlite:///{tmp_path}/tables.db", tmp_path / "backup.db"
    with serving(database, site) as server:
        opened, player = begun(server, join)
        before = position(server, join, opened)
        done(site, "backup", str(file), "--db", database)
        player.ask("chat", seat=0, text="Too late for the backup")
        player.leave()
    done(site, "restore", str(file), "--db", database, "--replace")
    with serving(database, site) as server:
        assert position(server, join, opened) == before


class Playing:
    """Two who choose at a table, one choice after the other, until it is enough."""

    def __init__(self, server: ServerProcess, join: Join) -> None:
        self.table = open_table(server.http, "link", "link", game="incursion", mission="m1")
        self._players = [
            join(server, self.table.id, [self.table.keys[seat]], seat) for seat in (0, 1)
        ]
        self.acknowledged = 0
        self._enough = threading.Event()
        self._thread = threading.Thread(target=self._play)
        self._thread.start()

    def _play(self) -> None:
        while not self._enough.is_set():
            play_some(self._players, 1)
            self.acknowledged += 1

    def stop(self) -> None:
        """It is enough."""
        self._enough.set()
        self._thread.join(DEADLINE)


def test_a_backup_that_is_made_while_people_choose_holds_all_that_was_acknowledged_before(
    site: Path, tmp_path: Path, join: Join, database: str
) -> None:
    file, other = tmp_path / "backup.db", f"sqlite:///{tmp_path}/other.db"
    with serving(database, site, *PATIENT) as server:
        tables = [Playing(server, join) for _ in range(2)]
        try:
            until("all have begun", lambda: all(each.acknowledged > 2 for each in tables))
            before = [each.acknowledged for each in tables]
            done(site, "backup", str(file), "--db", database)
            after = [each.acknowledged for each in tables]
            until(
                "all to go on",
                lambda: all(
                    each.acknowledged > then for each, then in zip(tables, after, strict=True)
                ),
            )
        finally:
            for each in tables:
                each.stop()
    done(site, "restore", str(file), "--db", other)
    checked = json.loads(done(site, "check-db", "--db", other, "--json"))
    with serving(other, site, *PATIENT) as server:
        for each in tables:
            join(server, each.table.id, [each.table.keys[0]], 0)
    assert checked == []
    with at(other) as connection:
        query = text("SELECT count(*) FROM entries WHERE kind = 'choice' AND game = :table")
        held = [connection.execute(query, {"table": each.table.id}).scalar_one() for each in tables]
    for then, now, last in zip(before, held, tables, strict=True):
        assert then <= now <= last.acknowledged


def test_nothing_is_put_back_over_tables_or_under_a_running_server(
    site: Path, tmp_path: Path, join: Join, database: str
) -> None:
    file = tmp_path / "backup.db"
    with serving(database, site) as server:
        opened = open_table(server.http, "link", "link")
        done(site, "backup", str(file), "--db", database)
        under = run(site, "restore", str(file), "--db", database, "--replace")
        assert good(server.http.get(f"/api/tables/{opened.id}"))["status"] == "playing"
    over = run(site, "restore", str(file), "--db", database)
    assert (under.returncode, over.returncode) == (1, 1)
    assert "stop the server first" in under.stderr
    assert "expected an empty database, or --replace" in over.stderr


def test_whoever_is_about_to_leave_is_waited_for(
    site: Path, tmp_path: Path, empty_postgres: str
) -> None:
    database, file = f"sqlite:///{tmp_path}/tables.db", tmp_path / "backup.db"
    with serving(database, site):
        done(site, "backup", str(file), "--db", database)
    with ThreadPoolExecutor() as beside:
        with psycopg.connect(empty_postgres, autocommit=True) as leaving:
            ended = beside.submit(run, site, "restore", str(file), "--db", empty_postgres)
            until("the restore", lambda: has_company(leaving))
        found = ended.result(DEADLINE)
    assert (found.returncode, found.stderr) == (0, "")


def has_company(connection: psycopg.Connection) -> bool:
    """Whether others are connected to the same database."""
    query = "SELECT count(*) > 1 FROM pg_stat_activity WHERE datname = current_database()"
    found = connection.execute(query).fetchone()
    return found is not None and bool(found[0])


def test_a_damaged_backup_is_refused_and_the_database_stays_as_it_was(
    site: Path, tmp_path: Path
) -> None:
    database, file = f"sqlite:///{tmp_path}/tables.db", tmp_path / "backup.db"
    with serving(database, site) as server:
        opened = open_table(server.http, "link", "link")
    done(site, "backup", str(file), "--db", database)
    data = bytearray(file.read_bytes())
    data[4096:12288] = bytes(8192)
    file.write_bytes(data)
    ended = run(site, "restore", str(file), "--db", database, "--replace")
    assert ended.returncode == 1
    assert "expected a whole SQLite file" in ended.stderr
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        assert connection.execute("SELECT id FROM games").fetchall() == [(opened.id,)]
    connection.close()


def test_a_backup_overwrites_no_file_and_is_not_made_of_nothing(site: Path, tmp_path: Path) -> None:
    file = tmp_path / "backup.db"
    nothing = run(site, "backup", str(file), "--db", f"sqlite:///{tmp_path}/none.db")
    file.write_text("mine")
    over = run(site, "backup", str(file), "--db", f"sqlite:///{tmp_path}/none.db")
    assert (nothing.returncode, over.returncode) == (1, 1)
    assert "expected a file that is there" in nothing.stderr
    assert "expected a file that is not there yet" in over.stderr
    assert file.read_text() == "mine"


def test_the_database_is_taken_from_the_environment(
    site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    with serving(database, site) as server:
        open_table(server.http, "link", "link")
    monkeypatch.setenv("SOBREMESA_DB", database)
    assert "1 table" in done(site, "backup", str(tmp_path / "backup.db"))
