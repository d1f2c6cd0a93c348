"""Whatever was stored, a table can be read: what cannot be understood is dropped and logged."""

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from server.players import Join, bearer, good, open_table
from server.process import ServerProcess, done, serving


def windows(player_table: dict[str, Any]) -> list[str]:
    """The orders that a table message tells."""
    return [order["window"] for orders in player_table["orders"].values() for order in orders]


@pytest.mark.parametrize("window", ["accuse@turn\n", "accuse\n", "accuse@7", "", "a b", "@turn"])
def test_an_order_that_is_no_window_is_refused(
    server: ServerProcess, join: Join, window: str
) -> None:
    opened = open_table(server.http, "link", "link")
    host = join(server, opened.id, [opened.keys[0]], 0)
    answer = host.ask("orders", seat=0, windows=[window])
    assert (answer["type"], answer["code"]) == ("error", "bad_request")


def test_an_order_with_a_line_break_does_not_destroy_the_table(
    server: ServerProcess, join: Join
) -> None:
    opened = open_table(server.http, "link", "link")
    host = join(server, opened.id, [opened.keys[0]], 0)
    host.ask("orders", seat=0, windows=["kill@turn\n"])
    host.ask("orders", seat=0, windows=["accuse"])
    told = host.until(lambda message: message["type"] == "table")
    again = join(server, opened.id, [opened.keys[0]], 0)
    assert windows(told) == ["accuse"]
    assert again.choose(0)["type"] == "ack"


SPOILT = {
    "seats": {"orders": '["kill@turn\\n", "kill@", "accuse", "respond@1"]'},
    "games": {"undo": '{"version": "x"', "plans": "[1, 2]"},
}


def spoil(file: Path, table: str, rows: dict[str, dict[str, str]]) -> None:
    """Write what no server would write."""
    with sqlite3.connect(file) as connection:
        for name, columns in rows.items():
            key = "id" if name == "games" else "game"
            for column, value in columns.items():
                query = f"UPDATE {name} SET {column} = ? WHERE {key} = ?"
                connection.execute(query, (value, table))
    connection.close()


def test_rows_that_cannot_be_read_are_dropped_and_logged(
    site: Path, tmp_path: Path, join: Join
) -> None:
    file = tmp_path / "tables.db"
    with serving(f"sqlite:///{file}", site) as server:
        opened = open_table(server.http, "link", "link", listed=True)
        lost = open_table(server.http, "link", "link", listed=True)
    spoil(file, opened.id, SPOILT)
    spoil(file, lost.id, {"games": {"setup": "{", "result": "["}, "entries": {"awaited": "?"}})
    with serving(f"sqlite:///{file}", site) as server:
        listed = good(server.http.get("/api/tables?status=playing"))
        mine = good(server.http.post("/api/tables/mine", json={"keys": [*opened.keys, *lost.keys]}))
        host, guest = (join(server, opened.id, [opened.keys[seat]], seat) for seat in (0, 1))
        told = host.until(lambda message: message["type"] == "table")
        assert host.choose(0)["type"] == "ack"
        assert guest.choose(0)["type"] == "ack"
        gone = server.http.get(f"/api/tables/{lost.id}")
    logged = {entry["event"] for entry in server.logs if entry.get("level") == "warning"}
    assert [each["table"]["id"] for each in listed] == [opened.id]
    assert {each["table"]["table"]["id"] for each in mine} == {opened.id}
    assert windows(told) == ["accuse"]
    assert gone.status_code == 503
    assert {"a row cannot be read", "a standing order cannot be read"} <= logged


def test_an_operator_sees_a_table_that_cannot_be_read_among_the_others(
    site: Path, tmp_path: Path
) -> None:
    file = tmp_path / "tables.db"
    with serving(f"sqlite:///{file}", site) as server:
        whole, lost = (open_table(server.http, "link", "random").id for _ in range(2))
        spoil(file, lost, {"games": {"setup": "{"}})
        listed = json.loads(done(site, "admin", "list", "--db", f"sqlite:///{file}", "--json"))
        shown = done(site, "admin", "show", lost, "--db", f"sqlite:///{file}")
    assert {each["id"]: each["mission"] for each in listed} == {whole: "dinner", lost: "?"}
    assert shown.startswith("croquetas ?, playing")


@pytest.mark.parametrize("spoilt", ["setup", "result"])
def test_a_campaign_goes_on_where_an_earlier_match_cannot_be_read(
    site: Path, tmp_path: Path, join: Join, spoilt: str
) -> None:
    file, ids = tmp_path / "tables.db", list[str]()
    campaign = {"game": "incursion", "settings": {"campaign": True, "turn-cap": 1}}
    with serving(f"sqlite:///{file}", site) as server:
        for mission in ("m1", "m2"):
            more = {"continues": ids[-1]} if ids else {}
            opened = open_table(
                server.http, "random", "random", mission=mission, **campaign, **more
            )
            spectator = join(server, opened.id)
            spectator.listen_for(lambda who=spectator: who.table["status"] == "over")  # type: ignore[misc]
            spectator.leave()
            ids.append(opened.id)
        spoil(file, ids[0], {"games": {spoilt: "{"}})
        told = good(server.http.get(f"/api/tables/{ids[1]}/afterwards?language=en"))["campaign"]
    assert [each["mission"] for each in told["played"]] == ["m2"]


def test_a_snapshot_that_cannot_be_read_does_not_close_the_table(
    site: Path, tmp_path: Path, join: Join
) -> None:
    file = tmp_path / "tables.db"
    with serving(f"sqlite:///{file}", site) as server:
        opened = open_table(server.http, "link", "link", settings={"plate": 4})
        both = [join(server, opened.id, [opened.keys[seat]], seat) for seat in (0, 1)]
        for _ in range(30):
            version = both[both[0].awaited[0]].choose(0)["version"]
            for player in both:
                player.see(version)
        lines = both[0].lines
    spoil(file, opened.id, {"anchors": {"state": '{"half": '}})
    with serving(f"sqlite:///{file}", site) as server:
        host = join(server, opened.id, [opened.keys[0]], 0)
        key = bearer(opened.keys[0] or "")
        assert server.http.get(f"/api/tables/{opened.id}/steps/3?seat=0", headers=key).is_success
    logged = [entry for entry in server.logs if entry["event"].startswith("a table cannot go")]
    assert host.lines == lines
    assert logged
