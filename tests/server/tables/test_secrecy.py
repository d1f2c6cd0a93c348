"""Nothing a seat is sent depends on what that seat may not know.

The same session is held on databases that differ only in the guest's secret favourite, and every
byte that the host and a spectator are sent is compared.
"""

import re
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from games.incursion.table import table as position
from server.bots.test_bad_bots import serving_bad_bots
from server.conftest import PATIENT
from server.players import Join, bearer, good, open_table
from server.process import ServerProcess, serving
from sobremesa.kernel import Dice, Game, Match, Setup, encode_state, seed_of

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
    # Whoever is sure to be shown everything pings often; how often depends on nobody's hand.
    with serving(f"sqlite:///{database}", site, "--ping-burst", "1000") as server:
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


RIVAL_HANDS = (
    ["medkit", "cave_in"],
    ["lucky_devil", "critical_hit"],
    ["blaze_of_glory", "minor_wound"],
)
SHOTS: list[list[Any]] = [
    ["Activate", 1],
    ["Shoot", 50001],
    ["Shoot", 70001],
    ["Turn", 0],
    ["EndActivation"],
]
"""What one side does with its only figure, while the other may answer with its hand."""


def deal_hand(database: Path, table: str, hand: list[str]) -> None:
    """Let the rival hold other cards, at a turn in which they could be played."""
    battle = position(
        mission="m1",
        a="ape_trooper e 11,2 damage=1",
        z="sturmzombie w 13,2",
        y="gretel w 15,2",
        effects={"a": ["medal"]},
        hands=(["low_ammo"], hand),
        cp=(5, 5),
        settings={"ask-always": "always"},
    ).g
    battle.dice = Dice(7)
    with sqlite3.connect(database) as connection:
        connection.execute("DELETE FROM anchors")
        row = (table, 0, encode_state(battle).decode())
        connection.execute("INSERT INTO anchors (game, number, state) VALUES (?, ?, ?)", row)
    connection.close()


def shooting(
    database: Path, site: Path, join: Join, table: str, keys: list[str | None]
) -> dict[str, list[str]]:
    """One side acts and the other lets every window go by; gives all that each was sent."""
    with serving(f"sqlite:///{database}", site) as server:
        host = join(server, table, [keys[0]], 0, tag="host")
        spectator = join(server, table, tag="spectator")
        host.listen_for(lambda: host.table["spectators"] == 1)
        guest = join(server, table, [keys[1]], 1, tag="guest")
        people = (host, spectator, guest)
        for person in people:
            person.listen_for(lambda table=person: table.table["seats"][1]["online"])  # type: ignore[misc]
        actions, pauses = iter(SHOTS), 0
        while True:
            for person in people:
                person.catch_up()
            player = guest if guest.prompt else host
            prompt = player.wait_for_prompt()
            if prompt["prompt"].get("window"):
                option: list[Any] | None = ["Pass"]
                pauses += player is guest
            else:
                option = next(actions, None)
            if option is None:
                break
            said = player.ask("choose", seat=player.seat, ask=prompt["ask"], option=option)
            assert said["type"] == "ack", said
        assert pauses >= 3
        urls = [f"/api/tables/{table}"]
        urls += [f"/api/tables/{table}/steps/{step}?seat=0" for step in range(host.version)]
        answers = [server.http.get(url, headers=bearer(keys[0] or "")).text for url in urls]
    # A view may come before the answer to what it shows, or after it.
    sent = {person: [without_number(frame) for frame in person.frames] for person in people}
    views = {person: [each for each in sent[person] if '"ack"' not in each] for person in people}
    acks = {person: [each for each in sent[person] if '"ack"' in each] for person in people}
    return {
        "host": [*views[host], *acks[host], *answers],
        "spectator": [*views[spectator], *acks[spectator]],
        "guest": views[guest],
    }


def without_number(frame: str) -> str:
    """A message without its place among all that came on the socket."""
    return re.sub(r'"n":\d+,', "", frame, count=1)


def test_where_everybody_is_always_asked_no_byte_tells_what_a_rival_could_answer(
    site: Path, tmp_path: Path, join: Join
) -> None:
    with serving(f"sqlite:///{tmp_path}/tables.db", site) as server:
        opened = open_table(server.http, "link", "link", game="incursion", mission="m1")
    sessions = []
    for number, hand in enumerate(RIVAL_HANDS):
        database = tmp_path / f"{number}.db"
        shutil.copy(tmp_path / "tables.db", database)
        deal_hand(database, opened.id, hand)
        sessions.append(shooting(database, site, join, opened.id, opened.keys))
    first, *others = sessions
    for other in others:
        assert other["host"] == first["host"]
        assert other["spectator"] == first["spectator"]
        assert other["guest"] != first["guest"]
    told = "".join(first["host"])
    assert '"awaited":[1]' in told
    assert '"reason":"asked"' in told


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


def let_time_pass(database: Path, table: str, seconds: int) -> None:
    """As if so much time had passed between any two things that happened at a table."""
    with closing(sqlite3.connect(database, timeout=30)) as rows, rows:
        rows.execute("UPDATE entries SET at = at + number * ? WHERE game = ?", (seconds, table))


def test_when_others_choose_in_secret_shows_in_no_list(
    site: Path, tmp_path: Path, join: Join
) -> None:
    database = tmp_path / "tables.db"
    with serving(f"sqlite:///{database}", site, *PATIENT) as server:
        more = {"game": "incursion", "mission": "m2", "listed": True}
        opened = open_table(server.http, "link", "link", **more)
        host, guest = (join(server, opened.id, [opened.keys[seat]], seat) for seat in (0, 1))
        host.listen_for(lambda: host.table["seats"][1]["online"])

        def mine(*keys: str | None) -> Any:
            return good(server.http.post("/api/tables/mine", json={"keys": keys}))

        def told() -> list[Any]:
            """What lists tell the host, who has a seat, and strangers."""
            playing = good(server.http.get("/api/tables?status=playing"))
            return [
                mine(opened.keys[0]),
                mine(opened.host),
                mine(opened.host, opened.keys[0]),
                playing,
            ]

        before, own = told(), mine(opened.keys[1])
        for _ in range(2):
            last = len(guest.wait_for_prompt()["prompt"]["choices"]) - 1
            assert guest.choose(last)["type"] == "ack"
        let_time_pass(database, opened.id, 100)
        assert told() == before
        moved = [each["table"]["moved_at"] for each in (*own, *mine(opened.keys[1]))]
        assert moved[1] - moved[0] >= 200


def test_how_often_others_choose_in_secret_does_not_show_in_a_seat_that_a_bot_has_held(
    site: Path, tmp_path: Path, join: Join
) -> None:
    with serving_bad_bots(site, tmp_path, processes=1) as server:
        opened = open_table(server.http, "link", "link", game="incursion", mission="m2")
        host, guest = (join(server, opened.id, [opened.keys[seat]], seat) for seat in (0, 1))
        url, key = f"/api/tables/{opened.id}/seats/0", bearer(opened.keys[0] or "")
        good(server.http.patch(url, json={"player": "hanging"}, headers=key))
        for _ in range(2):
            last = len(guest.wait_for_prompt()["prompt"]["choices"]) - 1
            assert guest.choose(last)["type"] == "ack"
        looked_on = host.ask("ping")["version"]
        good(server.http.patch(url, json={"player": ""}, headers=key))
        back = join(server, opened.id, [opened.keys[0]], 0)
        counted = [host.ask("ping")["version"], back.version]
        assert guest.version == 3
        assert (looked_on, counted) == (1, [1, 1])
        assert host.choose(0)["version"] == 2
