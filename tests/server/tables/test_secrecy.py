"""Nothing a seat is sent depends on what that seat may not know.

The same session is held on databases that differ only in the guest's secret favourite, and every
byte that the host and a spectator are sent is compared.
"""

import shutil
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.players import Join, bearer, open_table
from server.process import ServerProcess, serving
from sobremesa.kernel import Game, Match, Setup, encode_state, seed_of

GUEST_FAVOURITES = ("ham", "cod", "mushroom")


def deal(database: Path, game: Game[Any], table: str, favourite: str) -> None:
    """Let the guest's favourite be another one, from the beginning of the match."""
    with sqlite3.connect(database) as connection:
        query = "SELECT setup, secret FROM games WHERE id = ?"
        setup_json, secret = connection.execute(query, (table,)).fetchone()
        query = "SELECT contribution FROM seats WHERE game = ? ORDER BY seat"
        contributions = [row[0] for row in connection.execute(query, (table,))]
        setup = msgspec.json.decode(setup_json, type=Setup)
        match = Match.start(game, setup, seed_of(secret, contributions))
        match.base.favourite[1] = type(match.base.favourite[1])(favourite)
        connection.execute("DELETE FROM anchors")
        row = (table, 0, encode_state(match.base).decode())
        connection.execute("INSERT INTO anchors (game, number, state) VALUES (?, ?, ?)", row)
    connection.close()


@pytest.fixture(scope="module")
def dealt(
    example: Game[Any], site: Path, tmp_path_factory: pytest.TempPathFactory
) -> tuple[str, list[str | None], list[Path]]:
    """A table, its keys, and a database for each favourite the guest may have."""
    folder = tmp_path_factory.mktemp("secrecy")
    with serving(f"sqlite:///{folder}/tables.db", site) as server:
        opened = open_table(server.http, "link", "link")
    databases = []
    for favourite in GUEST_FAVOURITES:
        copy = folder / f"{favourite}.db"
        shutil.copy(folder / "tables.db", copy)
        deal(copy, example, opened.id, favourite)
        databases.append(copy)
    return opened.id, opened.keys, databases


def session(
    database: Path, site: Path, join: Join, table: str, keys: list[str | None]
) -> dict[str, list[str]]:
    """Play a while, always in the same way; gives everything that each of three people was sent."""
    with serving(f"sqlite:///{database}", site) as server:
        host = join(server, table, [keys[0]], 0, tag="host")
        host.listen_for(lambda: len(host.chat) == 3)
        spectator = join(server, table, tag="spectator")
        spectator.listen_for(lambda: len(spectator.chat) == 3)
        host.listen_for(lambda: host.table["spectators"] == 1)
        guest = join(server, table, [keys[1]], 1, tag="guest")
        guest.listen_for(lambda: len(guest.chat) == 3)
        people = (host, spectator, guest)
        for person in people:
            person.listen_for(lambda table=person: table.table["seats"][1]["online"])  # type: ignore[misc]
        for _ in range(12):
            player = (host, guest)[host.awaited[0]]
            version = player.choose(0)["version"]
            for person in people:
                person.see(version)
        urls = [f"/api/tables/{table}", f"/api/tables/{table}/record"]
        urls += [f"/api/tables/{table}/steps/{step}?seat=0" for step in range(host.version)]
        answers = [server.http.get(url, headers=bearer(keys[0] or "")).text for url in urls]
        report = server.http.post(f"/api/tables/{table}/report", json={"keys": [keys[0]]})
        return {
            "host": [*host.frames, *answers, report.text],
            "spectator": spectator.frames,
            "guest": guest.frames,
        }


def test_a_session_is_byte_equal_whatever_is_hidden_from_its_seat(
    dealt: tuple[str, list[str | None], list[Path]], site: Path, join: Join
) -> None:
    table, keys, databases = dealt
    first, second, third = (session(database, site, join, table, keys) for database in databases)
    assert first["host"] == second["host"] == third["host"]
    assert first["spectator"] == second["spectator"] == third["spectator"]
    assert len({"".join(each["guest"]) for each in (first, second, third)}) == 3


def test_how_often_others_choose_in_secret_shows_nowhere(server: ServerProcess, join: Join) -> None:
    opened = open_table(server.http, "link", "link", game="incursion", mission="m2")
    host, guest = (join(server, opened.id, [opened.keys[seat]], seat) for seat in (0, 1))
    spectator = join(server, opened.id)
    host.listen_for(lambda: host.table["spectators"] == 1)

    def asked_and_told() -> list[str]:
        """What the host and strangers can find out by asking."""
        key = bearer(opened.keys[0] or "")
        url = f"/api/tables/{opened.id}"
        again = join(server, opened.id, [opened.keys[0]], 0, tag="again")
        view = next(frame for frame in again.frames if '"view"' in frame)
        again.leave()
        host.listen_for(lambda: host.table["seats"][0]["online"])
        return [
            view,
            server.http.get(url).text,
            server.http.get(f"{url}/steps/0?seat=0", headers=key).text,
            server.http.get(f"{url}/steps/1?seat=0", headers=key).text,
            server.http.post(f"{url}/report", json={"keys": [opened.keys[0]]}).text,
        ]

    before = asked_and_told()
    prompt = host.wait_for_prompt()
    for _ in range(2):
        last = len(guest.wait_for_prompt()["prompt"]["choices"]) - 1
        assert guest.choose(last)["type"] == "ack"
    pinged = [person.ask("ping")["version"] for person in (host, spectator)]
    assert guest.version == 3
    assert pinged == [1, 1]
    assert [each["version"] for each in host.seen if each["type"] == "view"] == [1]
    assert asked_and_told() == before
    answer = host.ask("choose", seat=0, ask=prompt["ask"], index=0)
    assert (answer["type"], answer["version"]) == ("ack", 2)
