"""A host keeps the peace at the own table: mutes, sends spectators away, switches the chat off."""

import pytest

from server.players import Join, Player, bearer, good, open_table
from server.process import ServerProcess
from sobremesa.table.messages import PROTOCOL


def test_a_muted_seat_is_refused_until_it_may_speak_again(
    server: ServerProcess, join: Join
) -> None:
    opened = open_table(server.http, "link", "link")
    guest = join(server, opened.id, [opened.keys[1]], 1)
    seat = f"/api/tables/{opened.id}/seats/1"
    muted = good(server.http.patch(seat, json={"muted": True}, headers=bearer(opened.host)))
    refused = guest.ask("chat", seat=1, text="Let me speak")
    good(server.http.patch(seat, json={"muted": False}, headers=bearer(opened.host)))
    said = guest.ask("chat", seat=1, text="Thank you")
    assert muted["seats"][1]["muted"]
    assert (refused["code"], said["type"]) == ("not_now", "ack")
    guest.listen_for(lambda: guest.chat[-1]["text"] == "Thank you")
    assert [item["text"] for item in guest.chat][-3:] == ["muted", "unmuted", "Thank you"]


@pytest.mark.parametrize(
    ("who", "player", "spectator"),
    [("all", "ack", "ack"), ("seats", "ack", "error"), ("nobody", "error", "error")],
)
def test_the_host_says_who_may_chat(
    server: ServerProcess, join: Join, who: str, player: str, spectator: str
) -> None:
    opened = open_table(server.http, "link", "link")
    guest, watcher = join(server, opened.id, [opened.keys[1]], 1), join(server, opened.id)
    table = f"/api/tables/{opened.id}"
    told = good(server.http.patch(table, json={"chat": who}, headers=bearer(opened.host)))
    assert told["chat"] == who
    assert guest.ask("chat", seat=1, text="Hello")["type"] == player
    assert watcher.ask("chat", seat=None, name="Eva", text="Hello")["type"] == spectator


def test_a_spectator_who_is_sent_away_cannot_come_back_but_players_stay(
    server: ServerProcess, join: Join
) -> None:
    opened = open_table(server.http, "link", "link")
    host, watcher = join(server, opened.id, [opened.keys[0]], 0), join(server, opened.id)
    watcher.ask("chat", seat=None, name="Eva", text="I know what she has in her hand")
    host.listen_for(lambda: [item["kind"] for item in host.chat][-1:] == ["said"])
    visitor = host.chat[-1]["visitor"]
    table = f"/api/tables/{opened.id}"
    good(server.http.patch(table, json={"remove": visitor}, headers=bearer(opened.host)))
    assert watcher.close_code() == 4403
    again = Player.silent(server, opened.id)
    again.send({"type": "hello", "protocol": PROTOCOL, "keys": [], "seat": None, "language": "en"})
    assert again.close_code() == 4403
    again.leave()
    assert host.ask("ping")["type"] == "ack"


def test_nobody_but_the_host_may_do_so(server: ServerProcess) -> None:
    opened = open_table(server.http, "link", "link")
    key = opened.keys[1]
    assert key is not None
    answers = [
        server.http.patch(f"/api/tables/{opened.id}{path}", json=body, headers=bearer(key))
        for path, body in (
            ("", {"chat": "nobody"}),
            ("", {"remove": "0" * 16}),
            ("/seats/0", {"muted": True}),
        )
    ]
    assert [answer.status_code for answer in answers] == [403, 403, 403]
