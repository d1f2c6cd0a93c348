"""Before an update it is said what becomes of each match, and none is lost by it."""

import json
import sqlite3
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from server.players import Join, Opened, good, open_table, play_out, play_some
from server.process import ServerProcess, done, run, serving

GOES_ON = "The game goes on with new rules: version 0 became "
"""The line of the chronicle."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where the database is."""
    return tmp_path / "tables.db"


@pytest.fixture
def tables(site: Path, file: Path, join: Join) -> list[Opened]:
    """Three tables that are being played."""
    with serving(f"sqlite:///{file}", site) as server:
        opened = [open_table(server.http, "link", "link") for _ in range(3)]
        for each in opened:
            players = [join(server, each.id, [each.keys[seat]], seat) for seat in range(2)]
            play_some(players, 2)
            for player in players:
                player.leave()
    return opened


def of_other_rules(file: Path, table: str) -> None:
    """As if the table had been played with other rules, up to its last snapshot."""
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE games SET rules = '0', going = '0 abc' WHERE id = ?", (table,))
    connection.close()


def of_unknown_rules(file: Path, table: str) -> None:
    """As if the table had been played with rules that have nothing in common with these."""
    of_other_rules(file, table)
    with sqlite3.connect(file) as connection:
        connection.execute("DELETE FROM anchors WHERE game = ?", (table,))
        query = 'UPDATE entries SET data = \'{"made":[[0,["Unheard"],[],"",[]]]}\''
        connection.execute(f"{query} WHERE game = ? AND number = 1", (table,))
    connection.close()


def test_each_match_is_told_what_becomes_of_it(
    site: Path, file: Path, tables: list[Opened]
) -> None:
    of_other_rules(file, tables[1].id)
    of_unknown_rules(file, tables[2].id)
    before = file.read_bytes()
    ended = run(site, "upgrade", "--check", "--db", f"sqlite:///{file}", "--json")
    fates = {each["table"]: each["fate"] for each in json.loads(ended.stdout)}
    assert fates == {tables[0].id: "same", tables[1].id: "anchor", tables[2].id: "lost"}
    assert ended.returncode == 1
    assert file.read_bytes() == before


def test_a_match_that_goes_on_with_other_rules_tells_its_players_once(
    site: Path, file: Path, tables: list[Opened], join: Join
) -> None:
    opened = tables[1]
    of_other_rules(file, opened.id)
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
    of_unknown_rules(file, lost)
    done(site, "upgrade", "--set-aside", str(older), "--db", f"sqlite:///{file}")
    with sqlite3.connect(older) as connection:
        assert connection.execute("SELECT id FROM games").fetchall() == [(lost,)]
        assert connection.execute("SELECT DISTINCT game FROM entries").fetchall() == [(lost,)]
    connection.close()
    with serving(f"sqlite:///{file}", site, "--older") as server:
        answers = [
            server.http.get(f"/api/tables/{id}").status_code
            for id in (tables[0].id, lost, "0" * 24)
        ]
        with pytest.raises(InvalidStatus) as refused:
            join(server, lost)
    assert answers == [200, 421, 421]
    assert refused.value.response.status_code == 421


def strangeness(file: Path, table: str) -> tuple[str, str, str]:
    """What only its own rules understand of a table: their name, and what was first chosen."""
    with sqlite3.connect(file) as connection:
        query = "SELECT rules, going, data FROM games JOIN entries ON game = id WHERE number = 1"
        found = connection.execute(f"{query} AND id = ?", (table,)).fetchone()
    connection.close()
    return tuple(found)


def with_its_own_rules(file: Path, table: str, known: tuple[str, str, str]) -> None:
    """As if these were the rules that a table had been played with."""
    rules, going, data = known
    with sqlite3.connect(file) as connection:
        query = "UPDATE games SET rules = ?, going = ? WHERE id = ?"
        connection.execute(query, (rules, going, table))
        query = "UPDATE entries SET data = ? WHERE game = ? AND number = 1"
        connection.execute(query, (data, table))
    connection.close()


def server_of(table: str, new: ServerProcess, old: ServerProcess) -> ServerProcess:
    """Where a proxy finds a table: the old server is asked for what the new one does not have."""
    return old if new.http.get(f"/api/tables/{table}").status_code == 421 else new


def test_what_was_set_aside_is_played_to_its_end_at_the_old_server(
    site: Path, file: Path, tables: list[Opened], tmp_path: Path, join: Join
) -> None:
    lost, older = tables[2], tmp_path / "older.db"
    known = strangeness(file, lost.id)
    of_unknown_rules(file, lost.id)
    done(site, "upgrade", "--set-aside", str(older), "--db", f"sqlite:///{file}")
    with_its_own_rules(older, lost.id, known)
    with (
        serving(f"sqlite:///{file}", site, "--older") as new,
        serving(f"sqlite:///{older}", site) as old,
    ):
        found = [server_of(table.id, new, old) for table in tables]
        players = [join(found[2], lost.id, [lost.keys[seat]], seat) for seat in range(2)]
        play_out(players)
        ended = good(old.http.get(f"/api/tables/{lost.id}"))
        elsewhere = new.http.get(f"/api/tables/{lost.id}").status_code
    assert found == [new, new, old]
    assert (ended["status"], elsewhere) == ("over", 421)
    listed = done(site, "admin", "list", "--status", "over", "--db", f"sqlite:///{older}")
    assert lost.id in listed
