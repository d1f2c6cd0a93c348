"""A whole game between people, over real sockets."""

import json

from server.players import Join, bearer, good, open_table, play_out
from server.process import ServerProcess
from sobremesa.kernel.record import verify
from sobremesa.table.keys import new_key


def test_two_people_play_to_the_end_and_the_record_proves_it(
    server: ServerProcess, join: Join
) -> None:
    opened = open_table(server.http, "link", "link")
    players = [join(server, opened.id, [opened.keys[seat]], seat) for seat in (0, 1)]
    play_out(players)
    table = good(server.http.get(f"/api/tables/{opened.id}"))
    record = server.http.get(f"/api/tables/{opened.id}/record").content
    header = json.loads(record)["header"]
    assert verify(record) == []
    assert table["status"] == "over"
    assert table["commitment"] == opened.created["table"]["commitment"] == header["commitment"]
    assert header["contributions"] == ["luck of Player 0", "luck of Player 1"]
    assert "secret" not in opened.created["table"]
    assert table["secret"] == header["secret"]
    assert players[0].lines == players[1].lines != []


def test_a_match_begins_when_the_last_seat_is_taken(server: ServerProcess) -> None:
    opened = open_table(server.http, "link", "open")
    before = good(server.http.get(f"/api/tables/{opened.id}"))["status"]
    sitting = {"name": "Anybody", "contribution": "", "key": new_key(), "seat": 1}
    seated = good(server.http.post(f"/api/tables/{opened.id}/sit", json=sitting))
    assert (before, seated["table"]["status"]) == ("open", "playing")


def test_sitting_down_changes_the_key(server: ServerProcess) -> None:
    opened = open_table(server.http, "link", "link")
    link = opened.keys[0]
    assert link is not None
    friend = opened.sit(server.http, 0, "Friend")
    again = server.http.post(
        f"/api/tables/{opened.id}/sit",
        json={"name": "Thief", "contribution": "", "key": new_key()},
        headers=bearer(link),
    )
    assert friend != link
    assert (again.status_code, again.json()["code"]) == (403, "not_allowed")
