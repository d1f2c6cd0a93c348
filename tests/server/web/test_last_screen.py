"""When a match is over: past results, luck, and the campaign that goes on."""

import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.players import Join, Opened, Player, bearer, good, open_table, play_out
from server.process import ServerProcess, serving
from sobremesa.server.web.last_screen import luck_report
from sobremesa.table.keys import new_key


def dine(server: ServerProcess, join: Join, **more: Any) -> Opened:
    """A short dinner between two people, eaten to the end."""
    opened = open_table(server.http, "link", "link", settings={"plate": 1}, **more)
    players = [join(server, opened.id, [opened.keys[seat]], seat) for seat in (0, 1)]
    play_out(players)
    for player in players:
        player.leave()
    return opened


def results(http: httpx.Client, *keys: str | None) -> list[dict[str, Any]]:
    body = {"game": "croquetas", "keys": list(keys)}
    found: list[dict[str, Any]] = good(http.post("/api/results", json=body))
    return found


# Past results


@pytest.fixture(scope="module")
def quiet(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server on which nothing but what a test does is played."""
    database = f"sqlite:///{tmp_path_factory.mktemp('quiet')}/tables.db"
    with serving(database, site) as running:
        yield running


def test_results_are_counted_by_challenge_and_names_are_shown_to_those_who_may_know(
    quiet: ServerProcess, join: Join
) -> None:
    before = results(quiet.http)
    first, second = dine(quiet, join), dine(quiet, join, listed=True)
    (public,) = results(quiet.http)
    (mine,) = results(quiet.http, first.keys[1], second.host)
    ends = [good(quiet.http.get(f"/api/tables/{each.id}"))["result"] for each in (first, second)]
    assert before == []
    assert (public["mission"], public["seats"], public["settings"]) == ("dinner", 2, {"plate": 1})
    assert public["games"] == sum(each["games"] for each in public["outcomes"]) == 2
    assert public["wins"] == [sum(seat in end["winners"] for end in ends) for seat in (0, 1)]
    assert [each["table"] for each in public["latest"]] == [second.id]
    assert {each["table"] for each in mine["latest"]} == {first.id, second.id}
    (shown,) = public["latest"]
    assert [seat["name"] for seat in shown["seats"]] == ["Player 0", "Player 1"]
    assert shown["steps"] > 0
    assert shown["result"] == ends[1] | {"rule": ""}


def test_a_match_of_bots_alone_is_no_result(server: ServerProcess, join: Join) -> None:
    opened = open_table(server.http, "random", "random", settings={"plate": 4}, listed=True)
    spectator = join(server, opened.id)
    spectator.listen_for(lambda: spectator.table["status"] == "over")
    found = results(server.http)
    told = good(server.http.get(f"/api/tables/{opened.id}/afterwards"))
    assert {"plate": 4} not in [each["settings"] for each in found]
    assert told["results"] is None


def test_results_of_matches_that_ended_earlier_are_found(
    site: Path, tmp_path: Path, join: Join
) -> None:
    file = tmp_path / "tables.db"
    with serving(f"sqlite:///{file}", site) as server:
        dine(server, join)
        kept = results(server.http)
    with sqlite3.connect(file) as connection:
        connection.execute("DELETE FROM results")
    connection.close()
    with serving(f"sqlite:///{file}", site) as server:
        assert results(server.http) == kept != []


def test_an_unknown_game_has_no_results(server: ServerProcess) -> None:
    answer = server.http.post("/api/results", json={"game": "parcheesi"})
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


# Luck


def test_the_luck_report_counts_every_die_and_proves_them(
    server: ServerProcess, join: Join
) -> None:
    opened = open_table(server.http, "link", "link")
    url = f"/api/tables/{opened.id}"
    early = server.http.get(f"{url}/afterwards")
    players = [join(server, opened.id, [opened.keys[seat]], seat) for seat in (0, 1)]
    play_out(players)
    luck = good(server.http.get(f"{url}/afterwards?language=es"))["luck"]
    record = good(server.http.get(f"{url}/record"))
    fallen = [face for move in record["choices"] for face in move[2]]
    assert (early.status_code, early.json()["code"]) == (409, "not_now")
    assert (luck["proved"], luck["problem"]) == (True, "")
    assert sum(each["rolls"] for each in luck["dice"]) == len(fallen) > 0
    assert sum(each["actual"] for each in luck["dice"]) == sum(fallen)
    assert all(each["expected"] == 3.5 * each["rolls"] for each in luck["dice"])
    assert all(0 < each["chance"] <= 1 and each["sides"] == 6 for each in luck["dice"])


def test_a_die_that_was_touched_proves_nothing(server: ServerProcess, join: Join) -> None:
    opened = dine(server, join)
    record = server.http.get(f"/api/tables/{opened.id}/record").content
    header, _, rest = record.partition(b'"commitment":"')
    forged = header + b'"commitment":"' + b"0" * 64 + rest[64:]
    assert luck_report(record, ("host", "guest")).proved
    assert not luck_report(forged, ("host", "guest")).proved
    assert luck_report(forged, ("host", "guest")).problem


# The campaign


def let_bots_finish(server: ServerProcess, join: Join, opened: Opened) -> list[Player]:
    """Both people hand their seats to bots and watch until the match is over."""
    players = [join(server, opened.id, [opened.keys[seat]], seat) for seat in (0, 1)]
    for seat in (0, 1):
        url = f"/api/tables/{opened.id}/seats/{seat}"
        good(
            server.http.patch(
                url, json={"player": "random"}, headers=bearer(opened.keys[seat] or "")
            )
        )
    for player in players:
        player.listen_for(lambda watcher=player: watcher.table["status"] == "over")  # type: ignore[misc]
    return players


CAMPAIGN: dict[str, Any] = {"game": "incursion", "settings": {"campaign": True, "turn-cap": 1}}


def test_a_campaign_goes_on_with_one_request_at_the_same_seats(
    server: ServerProcess, join: Join
) -> None:
    first = open_table(server.http, "link", "link", mission="m1", **CAMPAIGN)
    players = let_bots_finish(server, join, first)
    body = {"game": "incursion", "mission": "m2", "continues": first.id}
    seats = [{"kind": "same"}, {"kind": "same"}]
    stranger = server.http.post("/api/tables", json={**body, "seats": seats})
    forged = server.http.post(
        "/api/tables", json={**body, "seats": seats}, headers=bearer("0" * 40)
    )
    elsewhere = server.http.post(
        "/api/tables",
        json={**body, "mission": "m3", "seats": seats},
        headers=bearer(first.keys[0] or ""),
    )
    opened = good(
        server.http.post(
            "/api/tables", json={**body, "seats": seats}, headers=bearer(first.keys[0] or "")
        )
    )
    second = opened["table"]["id"]
    players[1].listen_for(lambda: players[1].table.get("continued") == second)
    mine = good(server.http.post("/api/tables/mine", json={"keys": [first.keys[1]]}))
    for seat in (0, 1):
        sat = good(
            server.http.post(
                f"/api/tables/{second}/sit",
                json={"name": f"Player {seat}", "contribution": "", "key": new_key()},
                headers=bearer(first.keys[seat] or ""),
            )
        )
        assert sat["seat"] == seat
    table = good(server.http.get(f"/api/tables/{second}"))
    told = good(server.http.get(f"/api/tables/{first.id}/afterwards?language=en"))["campaign"]
    assert [answer.status_code for answer in (stranger, forged, elsewhere)] == [400, 403, 400]
    assert opened["keys"] == [None, None]
    assert {(each["seat"], each["table"]["table"]["id"]) for each in mine} == {
        (1, first.id),
        (1, second),
    }
    assert (table["status"], table["settings"]["campaign"]) == ("playing", True)
    assert table["settings"]["turn-cap"] == 1
    assert [each["mission"] for each in told["played"]] == ["m1"]
    assert [each["mission"] for each in told["next"]] == ["m2"]
    assert told["standing"]["title"] == "The campaign so far"


def test_at_the_end_of_a_campaign_all_its_matches_and_the_winner_are_told(
    server: ServerProcess, join: Join
) -> None:
    ids: list[str] = []
    for mission in ("m1", "m2", "m3"):
        more = {"continues": ids[-1]} if ids else {}
        opened = open_table(
            server.http, "link", "link", **CAMPAIGN, **more, mission=mission, listed=mission == "m2"
        )
        let_bots_finish(server, join, opened)
        ids.append(opened.id)
    url = f"/api/tables/{ids[-1]}"
    told = good(server.http.get(f"{url}/afterwards?language=es"))["campaign"]
    wins = [each["result"]["winners"] for each in told["played"]]
    assert [each["mission"] for each in told["played"]] == ["m1", "m2", "m3"]
    assert [each["table"] for each in told["played"]] == ["", *ids[1:]]
    assert (told["standing"]["over"], told["next"]) == (True, [])
    assert told["standing"]["title"] == "Fin de la campaña"
    ahead = wins.count([0]) - wins.count([1])
    assert told["standing"].get("winners", []) == ([] if not ahead else [0 if ahead > 0 else 1])
