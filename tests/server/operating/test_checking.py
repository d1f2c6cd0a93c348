"""`check-db` finds what is damaged, mends what follows from the rest, and touches no choice."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from server.players import Join, Opened, open_table, play_some
from server.process import ServerProcess, run, serving


@contextmanager
def at(file: Path) -> Iterator[sqlite3.Connection]:
    """The database, for what no server would do."""
    with sqlite3.connect(file) as connection:
        yield connection
    connection.close()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where the database is."""
    return tmp_path / "tables.db"


@pytest.fixture
def opened(site: Path, file: Path, join: Join) -> Opened:
    """A table that was played for a while, with a snapshot."""
    with serving(f"sqlite:///{file}", site) as server:
        opened = open_table(server.http, "link", "link", settings={"plate": 4})
        play_on(server, join, opened)
    with at(file) as connection:
        assert connection.execute("SELECT count(*) FROM anchors").fetchone()[0]
    return opened


def play_on(server: ServerProcess, join: Join, opened: Opened) -> None:
    """Each seat in turn, as it is asked."""
    players = [join(server, opened.id, [opened.keys[seat]], seat) for seat in range(2)]
    play_some(players, 2)
    for player in players:
        player.leave()


def check(site: Path, file: Path, *more: str) -> tuple[int, list[dict[str, Any]]]:
    """What the command finds, with its exit code."""
    ended = run(site, "check-db", "--db", f"sqlite:///{file}", "--json", *more)
    return ended.returncode, json.loads(ended.stdout)


def test_a_sound_database_has_nothing_to_mend(site: Path, file: Path, opened: Opened) -> None:
    assert opened.id
    assert check(site, file) == (0, [])


SPOILT = {
    "an unreadable snapshot": "UPDATE anchors SET state = '{'",
    "a snapshot of another match": "UPDATE anchors SET number = number - 2",
    "notes that cannot be read": "UPDATE games SET undo = '{', plans = '[1]'",
    "orders that cannot be read": "UPDATE seats SET orders = '{'",
    "rows of a table that is gone": "INSERT INTO anchors VALUES ('gone', 0, '{}')",
}


@pytest.mark.parametrize("damage", SPOILT.values(), ids=SPOILT)
def test_what_follows_from_the_rest_is_found_and_mended(
    site: Path, file: Path, opened: Opened, join: Join, damage: str
) -> None:
    with at(file) as connection:
        connection.execute(damage)
        entries = connection.execute("SELECT * FROM entries").fetchall()
    code, found = check(site, file)
    assert (code, bool(found)) == (1, True)
    code, mended = check(site, file, "--mend")
    assert (code, [each["mended"] for each in mended]) == (0, [True] * len(found))
    assert check(site, file) == (0, [])
    with at(file) as connection:
        assert connection.execute("SELECT * FROM entries").fetchall() == entries
    with serving(f"sqlite:///{file}", site) as server:
        play_on(server, join, opened)


@pytest.mark.parametrize(
    ("number", "problem"),
    [
        (1, "expected entry 1, got 2: put a backup back"),
        (2, "expected 2 choices as a snapshot has them, got 1: put a backup back"),
    ],
)
def test_a_missing_choice_is_found_and_left_alone(
    site: Path, file: Path, opened: Opened, number: int, problem: str
) -> None:
    with at(file) as connection:
        connection.execute("DELETE FROM entries WHERE number = ?", (number,))
    code, found = check(site, file, "--mend")
    assert code == 1
    assert found == [{"table": opened.id, "problem": problem, "mended": False}]
