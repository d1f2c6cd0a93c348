"""`sobremesa admin` works on a running server, by its database, and everybody there hears of it."""

import json
import time
from contextlib import suppress
from functools import partial
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from server.players import Join, Player, bearer, good, open_table, play_some
from server.process import DEADLINE, done, run, serving, until
from sobremesa.server.limits.accounts import network
from sobremesa.table.keys import new_key


def workers(database: str) -> list[str]:
    """Several of them where there can be."""
    return ["--workers", "2"] if database.startswith("postgres") else []


def house(player: Player) -> dict[str, object]:
    """What the player was last told of the house."""
    told = [message for message in player.seen if message["type"] == "house"]
    return told[-1] if told else {}


def test_an_operator_sees_the_tables_and_nothing_hidden(
    site: Path, tmp_path: Path, database: str
) -> None:
    with serving(database, site) as server:
        opened = open_table(server.http, "link", "random")
        listed = json.loads(done(site, "admin", "list", "--db", database, "--json"))
        shown = done(site, "admin", "show", opened.id, "--db", database)
        other = run(site, "admin", "show", "0" * 24, "--db", database)
    assert [(each["id"], each["status"]) for each in listed] == [(opened.id, "playing")]
    assert [seat["name"] for seat in listed[0]["seats"]] == ["Player 0", ""]
    assert "seat 1: random" in shown
    assert "secret" not in json.dumps(listed)
    assert (other.returncode, other.stderr) == (
        1,
        f"Error: a table: expected one that is there, got {'0' * 24}\n",
    )


def test_a_table_that_is_closed_sends_everybody_home(site: Path, database: str, join: Join) -> None:
    with serving(database, site, *workers(database)) as server:
        opened = open_table(server.http, "link", "link")
        host = join(server, opened.id, [opened.keys[0]], 0)
        done(site, "admin", "close", opened.id, "--db", database)
        assert host.close_code() == 4409
        assert server.http.get(f"/api/tables/{opened.id}").status_code == 404


def test_a_table_goes_from_one_server_to_another_and_on(
    site: Path, tmp_path: Path, database: str, join: Join
) -> None:
    file, other = tmp_path / "table.json", f"sqlite:///{tmp_path}/other.db"
    with serving(database, site) as server:
        opened = open_table(server.http, "link", "link")
        players = [join(server, opened.id, [opened.keys[seat]], seat) for seat in range(2)]
        play_some(players, 2)
        for player in players:
            player.catch_up()
            player.leave()
        done(site, "admin", "export", opened.id, str(file), "--db", database)
    with serving(other, site) as server:
        assert done(site, "admin", "import", str(file), "--db", other).strip() == opened.id
        again = run(site, "admin", "import", str(file), "--db", other)
        back = [join(server, opened.id, [opened.keys[seat]], seat) for seat in range(2)]
        assert [player.scene for player in back] == [player.scene for player in players]
        play_some(back, 1)
    assert "expected one that is not there yet" in again.stderr


def test_a_seat_that_is_freed_is_lost_and_found(site: Path, database: str, join: Join) -> None:
    with serving(database, site, *workers(database)) as server:
        opened = open_table(server.http, "link", "link")
        host = join(server, opened.id, [opened.keys[0]], 0)
        link = done(site, "admin", "free-seat", opened.id, "0", "--db", database).strip()
        host.until(lambda message: message["type"] == "welcome" and message["seats"] == [])
        table, _, key = link.removeprefix("/t/").partition("#")
        seated = good(
            server.http.post(
                f"/api/tables/{table}/sit",
                json={"name": "Ana", "contribution": "", "key": new_key()},
                headers=bearer(key),
            )
        )
    assert seated["seat"] == 0


def test_a_muted_seat_plays_on_in_silence(site: Path, database: str, join: Join) -> None:
    with serving(database, site, *workers(database)) as server:
        opened = open_table(server.http, "link", "link")
        host = join(server, opened.id, [opened.keys[0]], 0)
        done(site, "admin", "mute", opened.id, "0", "--db", database)
        host.listen_for(lambda: host.table["seats"][0]["muted"])
        refused = host.ask("chat", seat=0, text="Hello?")
        done(site, "admin", "mute", opened.id, "0", "--off", "--db", database)
        host.listen_for(lambda: not host.table["seats"][0]["muted"])
        said = host.ask("chat", seat=0, text="Hello!")
    assert (refused["code"], refused["message"]) == ("not_now", "seat 0 has been muted")
    assert said["type"] == "ack"


def test_nothing_changes_while_the_server_is_read_only(
    site: Path, database: str, join: Join
) -> None:
    with serving(database, site, *workers(database)) as server:
        opened = open_table(server.http, "link", "link")
        players = [join(server, opened.id, [opened.keys[seat]], seat) for seat in range(2)]
        for player in players:
            player.catch_up()
        asked = next(player for player in players if player.prompt)
        done(site, "admin", "read-only", "on", "--db", database)
        for player in players:
            player.listen_for(lambda player=player: house(player).get("read_only") is True)  # type: ignore[misc]
        refused = asked.choose(0)
        kinds = {"game": "croquetas", "mission": "dinner", "seats": [{"kind": "link"}] * 2}
        until("both workers", lambda: server.http.post("/api/tables", json=kinds).is_error)
        done(site, "admin", "read-only", "off", "--db", database)
        asked.listen_for(lambda: house(asked).get("read_only") is False)
        assert asked.choose(0)["type"] == "ack"
    assert refused["code"] == "unavailable"


def test_every_table_hears_of_a_restart_and_newcomers_too(
    site: Path, database: str, join: Join
) -> None:
    with serving(database, site, *workers(database)) as server:
        opened = open_table(server.http, "link", "link")
        host = join(server, opened.id, [opened.keys[0]], 0)
        done(site, "admin", "announce", "10", "--db", database)
        host.listen_for(lambda: bool(house(host).get("restart")))
        late = join(server, opened.id)
        late.listen_for(lambda: bool(house(late).get("restart")))
        done(site, "admin", "announce", "0", "--db", database)
        host.listen_for(lambda: house(host).get("restart") == 0)
    restart = house(late)["restart"]
    assert isinstance(restart, int)
    assert 0 < restart - time.time() < 700


def test_a_banned_address_is_sent_away_and_let_in_again(
    site: Path, database: str, join: Join
) -> None:
    with serving(database, site, *workers(database)) as server:
        opened = open_table(server.http, "link", "link")
        host = join(server, opened.id, [opened.keys[0]], 0)
        hashed = done(site, "admin", "ban", "127.0.0.1", "--db", database).strip()
        assert host.close_code() == 4403
        until("both workers", lambda: server.http.get("/api/games").status_code == 403)
        with pytest.raises(InvalidStatus):
            join(server, opened.id)
        assert hashed in done(site, "admin", "bans", "--db", database)
        done(site, "admin", "unban", hashed, "--db", database)
        until("both workers", lambda: server.http.get("/api/games").status_code == 200)


def test_an_address_is_in_the_log_only_as_a_keyed_hash(site: Path, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    from_there = {"X-Forwarded-For": "203.0.113.9"}
    options = ("--proxy", "127.0.0.1", "--log-level", "debug")
    limits = ("--request-burst", "20", "--request-rate", "1", "--frame-burst", "50")
    with serving(database, site, *options, *limits) as server:
        opened = open_table(server.http, "link", "random")
        address = f"ws://127.0.0.1:{server.port}/api/tables/{opened.id}/socket"
        come = partial(connect, address, additional_headers=from_there, open_timeout=DEADLINE)
        with httpx.Client(base_url=server.url, headers=from_there, timeout=DEADLINE) as http:
            good(http.get("/api/games"))
            with come() as flood, suppress(ConnectionClosed):
                while True:
                    flood.ping()
            with pytest.raises(InvalidStatus), come(origin=Origin("https://evil.example")):
                pass
            until("too many", lambda: http.get("/api/games").status_code == 429)
        with pytest.raises(InvalidStatus) as too_many, come():
            pass
        hashed = done(site, "admin", "ban", "203.0.113.9", "--db", database).strip()
    noted = [(each["event"], each["address"]) for each in server.logs if "address" in each]
    codes = flood.close_code, too_many.value.response.status_code
    assert codes == (4429, 429)
    for event in ("request", "socket opened", "socket refused"):
        assert (event, hashed) in noted
    assert network("203.0.113.9") not in json.dumps(server.logs)
