"""A backup is made while people play, holds everything, and comes back into either database."""

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import psycopg
import pytest

from server.players import Join, Opened, Player, good, open_table, play_some
from server.process import DEADLINE, ServerProcess, done, run, serving, until


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
