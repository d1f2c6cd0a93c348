"""Looking back: past positions, records, reports, lists and rules."""

import json

from server.players import Join, bearer, good, open_table, play_out
from server.process import ServerProcess


def test_a_past_position_is_shown_as_its_seat_saw_it(server: ServerProcess, join: Join) -> None:
    opened = open_table(server.http, "link", "link")
    players = [join(server, opened.id, [opened.keys[seat]], seat) for seat in (0, 1)]
    first = dict(players[0].scene)
    players[0].choose(1)
    players[1].choose(0)
    players[0].see(3)
    url = f"/api/tables/{opened.id}/steps"
    mine = good(server.http.get(f"{url}/0?seat=0", headers=bearer(opened.keys[0] or "")))
    told = good(server.http.get(f"{url}/2"))
    theirs = server.http.get(f"{url}/0?seat=1", headers=bearer(opened.keys[0] or ""))
    beyond = server.http.get(f"{url}/3")
    assert mine["scene"]["panels"] == first["panels"]
    assert (mine["step"], mine["steps"], mine["by"]) == (0, 2, None)
    assert (told["by"], told["lines"]) == (1, players[0].lines)
    assert (theirs.status_code, beyond.status_code) == (403, 404)


def test_the_cells_of_a_board_that_the_client_has_do_not_come_again(
    server: ServerProcess, join: Join
) -> None:
    opened = open_table(server.http, "link", "link")
    join(server, opened.id, [opened.keys[0]], 0)
    url = f"/api/tables/{opened.id}/steps/0"
    whole = good(server.http.get(url))["scene"]["board"]
    known = good(server.http.get(f"{url}?board={whole['key']}"))["scene"]["board"]
    other = good(server.http.get(f"{url}?board=another"))["scene"]["board"]
    assert whole["cells"]
    assert known == {"key": whole["key"], "bounds": whole["bounds"], "cells": []}
    assert other == whole


def test_when_it_is_over_everybody_may_look_with_any_eyes(
    server: ServerProcess, join: Join
) -> None:
    opened = open_table(server.http, "link", "link", settings={"plate": 1})
    players = [join(server, opened.id, [opened.keys[seat]], seat) for seat in (0, 1)]
    early = server.http.get(f"/api/tables/{opened.id}/record")
    play_out(players)
    url = f"/api/tables/{opened.id}/steps"
    steps = good(server.http.get(f"{url}/0"))["steps"]
    seen = [good(server.http.get(f"{url}/{step}?seat=1&language=es")) for step in range(steps + 1)]
    lines = [line for each in seen for line in each["lines"]]
    assert early.status_code == 409
    assert [line["step"] for line in lines] == [line["step"] for line in players[1].lines]
    assert seen[-1]["scene"]["ending"]["title"] in (
        "Hay quien ha cenado mejor",
        "Nadie ha cenado mejor que nadie",
    )


def test_a_report_tells_only_what_its_reporter_may_know(server: ServerProcess, join: Join) -> None:
    opened = open_table(server.http, "link", "link")
    host = join(server, opened.id, [opened.keys[0]], 0)
    host.choose(0)
    url = f"/api/tables/{opened.id}/report"
    own = good(server.http.post(url, json={"keys": [opened.keys[0]], "note": "It is stuck"}))
    both = good(server.http.post(url, json={"keys": opened.keys}))
    nobody = good(server.http.post(url, json={}))
    assert own["record"] is None
    assert [view["seat"] for view in own["views"]] == [0]
    assert [view["seat"] for view in nobody["views"]] == [None]
    assert (own["note"], own["game"], own["rules"]) == ("It is stuck", "croquetas", "1")
    assert [view["seat"] for view in both["views"]] == [0, 1]
    assert both["record"] is None


def test_no_report_of_a_match_that_is_played_tells_its_secret(
    server: ServerProcess, join: Join
) -> None:
    free, left = open_table(server.http, "link", "open"), open_table(server.http, "link", "link")
    good(server.http.post(f"/api/tables/{free.id}/start", headers=bearer(free.host)))
    url = f"/api/tables/{left.id}/seats/1"
    good(server.http.patch(url, json={"player": "random"}, headers=bearer(left.host)))
    for opened in (free, left):
        keys = [key for key in (opened.host, opened.keys[0]) if key]
        report = good(server.http.post(f"/api/tables/{opened.id}/report", json={"keys": keys}))
        assert report["record"] is None
        assert "secret" not in report["table"]
        assert [view["seat"] for view in report["views"]] == [0]
        assert report["views"][0]["scene"]["panels"][1]["cards"][0]["title"] == "A secret favourite"


def test_when_it_is_over_a_report_holds_the_record(server: ServerProcess, join: Join) -> None:
    opened = open_table(server.http, "link", "link", settings={"plate": 1})
    play_out([join(server, opened.id, [opened.keys[seat]], seat) for seat in (0, 1)])
    report = good(server.http.post(f"/api/tables/{opened.id}/report", json={}))
    assert report["record"]["header"]["seed"] is not None
    assert report["table"]["secret"] == report["record"]["header"]["secret"]


def test_the_lobby_has_every_game_in_both_languages(server: ServerProcess) -> None:
    games = {game["id"]: game for game in good(server.http.get("/api/games"))}
    game = games["croquetas"]
    (mission,) = game["missions"]
    assert game["title"] == {"es": "Croquetas", "en": "Croquettes"}
    assert mission["title"]["es"] == "Cena para dos"
    assert mission["settings"][0]["name"]["en"] == "Croquettes of each filling"
    assert [role["name"]["en"] for role in mission["roles"]["2"]] == ["Host", "Guest"]
    assert "random" in [bot["id"] for bot in game["bots"]]


def test_a_browser_finds_its_tables_by_its_keys(server: ServerProcess, join: Join) -> None:
    first = open_table(server.http, "link", "link")
    second = open_table(server.http, "link", "random")
    keys = [first.keys[1], "nonsense", second.host, second.keys[0]]
    mine = good(server.http.post("/api/tables/mine", json={"keys": keys}))
    found = {
        (each["key"], each["seat"], each["host"], each["table"]["table"]["id"]) for each in mine
    }
    assert found == {(0, 1, False, first.id), (2, None, True, second.id), (3, 0, False, second.id)}
    assert next(each for each in mine if each["key"] == 0)["table"]["table"]["awaited"] == [0, 1]


def test_only_listed_tables_are_listed(server: ServerProcess, join: Join) -> None:
    hidden = open_table(server.http, "link", "open")
    shown = open_table(server.http, "link", "open", listed=True, title="¿Alguien?")
    tables = good(server.http.get("/api/tables?status=open&game=croquetas"))
    ids = [each["table"]["id"] for each in tables]
    assert shown.id in ids
    assert hidden.id not in ids
    assert tables[ids.index(shown.id)]["table"]["title"] == "¿Alguien?"


def test_keys_are_kept_as_hashes_only(server: ServerProcess, join: Join) -> None:
    opened = open_table(server.http, "link", "link")
    answers = [
        server.http.get(f"/api/tables/{opened.id}").text,
        json.dumps(server.logs),
        server.http.get("/metrics").text,
    ]
    keys = [key for key in (*opened.keys, opened.host) if key]
    assert not any(key in answer for answer in answers for key in keys)


def test_the_milestones_of_a_match_are_told_to_those_who_may_look(
    server: ServerProcess, join: Join
) -> None:
    settings = {"turn-cap": 1}
    opened = open_table(
        server.http, "random", "random", game="incursion", mission="m1", settings=settings
    )
    watcher = join(server, opened.id)
    watcher.listen_for(lambda: watcher.table["status"] == "over")
    url = f"/api/tables/{opened.id}/milestones"
    spanish, english = (good(server.http.get(f"{url}?language={each}")) for each in ("es", "en"))
    steps = [each["step"] for each in english]
    assert steps == sorted(steps)
    assert steps == [each["step"] for each in spanish]
    assert [each["text"] for each in spanish] != [each["text"] for each in english]
    assert any(not each["great"] for each in english)


def test_nobody_looks_for_milestones_with_the_eyes_of_another(
    server: ServerProcess, join: Join
) -> None:
    opened = open_table(server.http, "link", "link")
    url = f"/api/tables/{opened.id}/milestones?seat=1"
    assert server.http.get(url, headers=bearer(opened.keys[0] or "")).status_code == 403
    assert server.http.get(url, headers=bearer(opened.keys[1] or "")).status_code == 200
