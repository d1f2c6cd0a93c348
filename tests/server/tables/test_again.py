"""Once more: the people of a finished table at a new one, at the same seats or at each other's."""

from typing import Any

from server.players import Join, Opened, bearer, good, open_table, play_out
from server.process import ServerProcess
from sobremesa.table.keys import new_key

BOTH = [{"kind": "same"}, {"kind": "same"}]
SWAPPED = [{"kind": "same", "former": 1}, {"kind": "same", "former": 0}]


def dined(server: ServerProcess, join: Join, **more: Any) -> Opened:
    """A table of two at which a match has come to its end."""
    opened = open_table(server.http, "link", "link", **more)
    play_out([join(server, opened.id, [opened.keys[seat]], seat) for seat in (0, 1)])
    return opened


def again(server: ServerProcess, first: Opened, seats: Any, key: str | None, **more: Any) -> Any:
    body = {"game": "croquetas", "mission": "dinner", "again": first.id, "seats": seats, **more}
    return server.http.post("/api/tables", json=body, headers=bearer(key) if key else {})


def seat_with(server: ServerProcess, table: str, key: str | None) -> int:
    sitting = {"name": "Eva", "contribution": "", "key": new_key()}
    url = f"/api/tables/{table}/sit"
    return int(good(server.http.post(url, json=sitting, headers=bearer(key or "")))["seat"])


def test_everybody_plays_again_at_the_same_seat_with_the_same_settings(
    server: ServerProcess, join: Join
) -> None:
    first = dined(server, join, settings={"plate": 1})
    watcher = join(server, first.id, [first.keys[1]], 1)
    opened = good(again(server, first, BOTH, first.keys[0]))["table"]
    watcher.listen_for(lambda: watcher.table.get("continued") == opened["id"])
    assert [seat_with(server, opened["id"], first.keys[seat]) for seat in (0, 1)] == [0, 1]
    table = good(server.http.get(f"/api/tables/{opened['id']}"))
    assert (table["status"], table["settings"]["plate"]) == ("playing", 1)


def test_sides_are_swapped_by_naming_the_former_seats(server: ServerProcess, join: Join) -> None:
    first = dined(server, join)
    opened = good(again(server, first, SWAPPED, first.keys[0]))["table"]
    assert [seat_with(server, opened["id"], first.keys[seat]) for seat in (0, 1)] == [1, 0]


def test_what_is_wanted_anew_is_as_wanted(server: ServerProcess, join: Join) -> None:
    first = dined(server, join, settings={"plate": 1})
    opened = good(again(server, first, BOTH, first.keys[0], settings={"plate": 2}))["table"]
    assert opened["settings"]["plate"] == 2


def test_nobody_plays_again_for_others_nor_twice_nor_before_the_end(
    server: ServerProcess, join: Join
) -> None:
    running = open_table(server.http, "link", "link")
    first = dined(server, join)
    refusals = [
        again(server, first, BOTH, None),
        again(server, first, BOTH, "0" * 40),
        again(server, first, [{"kind": "same"}, {"kind": "same", "former": 0}], first.keys[0]),
        again(server, first, [{"kind": "same"}, {"kind": "same", "former": 7}], first.keys[0]),
        again(server, first, BOTH, first.keys[0], mission="breakfast"),
        again(server, running, BOTH, running.keys[0]),
    ]
    assert [answer.status_code for answer in refusals] == [400, 403, 400, 404, 400, 409]
