"""`check-db` finds what is damaged, mends what follows from the rest, and touches no choice."""

import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text

from server.players import Join, Opened, open_table, play_some
from server.process import ServerProcess, run, serving

from .databases import at


@pytest.fixture
def opened(site: Path, database: str, join: Join) -> Opened:
    """A table that was played for a while, with a snapshot."""
    with serving(database, site) as server:
        opened = open_table(server.http, "link", "link", settings={"plate": 4})
        play_on(server, join, opened)
    with at(database) as connection:
        assert connection.execute(text("SELECT count(*) FROM anchors")).scalar_one()
    return opened


def play_on(server: ServerProcess, join: Join, opened: Opened) -> None:
    """Each seat in turn, as it is asked."""
    players = [join(server, opened.id, [opened.keys[seat]], seat) for seat in range(2)]
    play_some(players, 2)
    for player in players:
        player.leave()


def check(site: Path, database: str, *more: str) -> tuple[int, list[dict[str, Any]]]:
    """What the command finds, with its exit code."""
    ended = run(site, "check-db", "--db", database, "--json", *more)
    return ended.returncode, json.loads(ended.stdout)


def test_a_sound_database_has_nothing_to_mend(site: Path, database: str, opened: Opened) -> None:
    assert opened.id
    assert check(site, database) == (0, [])


def entries_in(connection: Connection) -> list[Any]:
    """Everything that has happened."""
    return list(connection.execute(text("SELECT * FROM entries ORDER BY game, number")))


SPOILT = {
    "an unreadable snapshot": "UPDATE anchors SET state = '{'",
    "a snapshot of another match": "UPDATE anchors SET number = number - 2",
    "notes that cannot be read": "UPDATE games SET undo = '{', plans = '[1]'",
    "orders that cannot be read": "UPDATE seats SET orders = '{'",
    "rows of a table that is gone": "INSERT INTO anchors VALUES ('gone', 0, '{}')",
}


SPOILT_AT = [
    *(("sqlite", damage) for damage in SPOILT),
    ("postgresql", "an unreadable snapshot"),
    ("postgresql", "notes that cannot be read"),
]
"""PostgreSQL itself keeps rows from being of no table; the rest is found by the same program."""


@pytest.mark.parametrize(("database", "damage"), SPOILT_AT, indirect=["database"])
def test_what_follows_from_the_rest_is_found_and_mended(
    site: Path, database: str, opened: Opened, join: Join, damage: str
) -> None:
    with at(database) as connection:
        connection.execute(text(SPOILT[damage]))
        entries = entries_in(connection)
    code, found = check(site, database)
    assert (code, bool(found)) == (1, True)
    code, mended = check(site, database, "--mend")
    assert (code, [each["mended"] for each in mended]) == (0, [True] * len(found))
    assert check(site, database) == (0, [])
    with at(database) as connection:
        assert entries_in(connection) == entries
    with serving(database, site) as server:
        play_on(server, join, opened)


@pytest.mark.parametrize(
    ("number", "problem"),
    [
        (1, "expected entry 1, got 2: put a backup back"),
        (2, "expected 2 choices as a snapshot has them, got 1: put a backup back"),
    ],
)
def test_a_missing_choice_is_found_and_left_alone(
    site: Path, database: str, opened: Opened, number: int, problem: str
) -> None:
    with at(database) as connection:
        connection.execute(text(f"DELETE FROM entries WHERE number = {number}"))
    code, found = check(site, database, "--mend")
    assert code == 1
    assert found == [{"table": opened.id, "problem": problem, "mended": False}]
