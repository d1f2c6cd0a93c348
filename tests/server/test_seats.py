"""Seats change hands: friends, spectators, bots, several people at one screen."""

import json

from sobremesa.server.keys import new_key

from .players import Join, Player, bearer, good, open_table, play_out
from .process import ServerProcess


def favourites(player: Player) -> list[str]:
    """What the secret cards of both places say, as this player sees them."""
    return [panel["cards"][0]["title"] for panel in player.scene["panels"]]


def change(server: ServerProcess, table: str, seat: int, key: str | None, **what: str) -> object:
    """Change a seat over HTTP."""
    return good(
        server.http.patch(f"/api/tables/{table}/seats/{seat}", json=what, headers=bearer(key or ""))
    )


def test_a_spectator_sees_no_secret(server: ServerProcess, join: Join) -> None:
    opened = open_table(server.http, "link", "link")
    spectator = join(server, opened.id)
    assert favourites(spectator) == ["A secret favourite", "A secret favourite"]
    assert (spectator.welcome["seats"], spectator.prompt) == ([], None)


def test_a_seat_cannot_be_played_without_its_key(server: ServerProcess, join: Join) -> None:
    opened = open_table(server.http, "link", "link")
    guest = join(server, opened.id, [opened.keys[1]], 1)
    answer = guest.ask("choose", seat=0, ask=1, index=0)
    look = guest.ask("look", seat=0, language="en")
    assert (answer["code"], look["code"]) == ("not_allowed", "not_allowed")
    assert guest.version == 1


def test_one_screen_holds_several_seats_and_shows_one_at_a_time(
    server: ServerProcess, join: Join
) -> None:
    opened = open_table(server.http, "link", "link")
    both = join(server, opened.id, opened.keys, 0)
    own = favourites(both)
    both.ask("look", seat=1, language="es")
    both.until(lambda message: message["type"] == "view")
    assert both.welcome["seats"] == [0, 1]
    assert own[1] == "A secret favourite" != own[0]
    assert favourites(both)[0] == "Un relleno favorito, en secreto" != favourites(both)[1]


def test_whoever_loses_a_seat_sees_no_more_of_it(server: ServerProcess, join: Join) -> None:
    opened = open_table(server.http, "link", "link")
    owner = join(server, opened.id, [opened.keys[0]], 0)
    before = len(owner.frames)
    opened.sit(server.http, 0, "Friend")
    welcome = owner.until(lambda message: message["type"] == "welcome")
    owner.until(lambda message: message["type"] == "view")
    assert (welcome["seats"], welcome["keys"], welcome["seat"]) == ([], [None], None)
    assert favourites(owner)[0] == "A secret favourite"
    seen = [json.loads(frame) for frame in owner.frames[before:]]
    assert all(view["seat"] is None for view in seen if view["type"] == "view")
    assert owner.ask("choose", seat=0, ask=1, index=0)["code"] == "not_allowed"


def test_a_seat_goes_to_a_bot_and_back(server: ServerProcess, join: Join) -> None:
    opened = open_table(server.http, "link", "link")
    host, guest = (join(server, opened.id, [opened.keys[seat]], seat) for seat in (0, 1))
    host.choose(1)
    change(server, opened.id, 1, opened.keys[1], player="random")
    host.listen_for(lambda: bool(host.lines))
    refused = guest.ask("choose", seat=1, ask=guest.version, index=0)
    change(server, opened.id, 1, opened.keys[1], player="")
    host.listen_for(lambda: bool(host.table) and host.table["seats"][1]["player"] == "")
    assert refused["code"] in ("not_now", "stale")
    steps = host.table["steps"]
    host.catch_up()
    guest.catch_up()
    play_out([host, guest])
    assert good(server.http.get(f"/api/tables/{opened.id}"))["steps"] > steps


def test_the_host_hands_an_absent_seat_to_a_bot_but_not_one_that_is_there(
    server: ServerProcess, join: Join
) -> None:
    opened = open_table(server.http, "link", "link")
    guest = join(server, opened.id, [opened.keys[1]], 1)
    url = f"/api/tables/{opened.id}/seats/"
    there = server.http.patch(f"{url}1", json={"player": "random"}, headers=bearer(opened.host))
    absent = server.http.patch(f"{url}0", json={"player": "random"}, headers=bearer(opened.host))
    guest.listen_for(lambda: guest.table["seats"][0]["player"] == "random")
    assert (there.status_code, absent.status_code) == (403, 200)


def test_the_host_reopens_a_seat_and_everybody_is_told(server: ServerProcess, join: Join) -> None:
    opened = open_table(server.http, "link", "link")
    guest = join(server, opened.id, [opened.keys[1]], 1)
    url = f"/api/tables/{opened.id}/seats/0/reopen"
    fresh = good(server.http.post(url, headers=bearer(opened.host)))["key"]
    guest.until(lambda m: any(item["text"] == "reopened" for item in m.get("items", ())))
    old, new = (join(server, opened.id, [key], 0) for key in (opened.keys[0], fresh))
    assert (old.welcome["seats"], new.welcome["seats"]) == ([], [0])
    assert server.http.post(url, headers=bearer(fresh)).status_code == 403


def test_presence_and_names_are_told(server: ServerProcess, join: Join) -> None:
    opened = open_table(server.http, "link", "link")
    host = join(server, opened.id, [opened.keys[0]], 0)
    guest = join(server, opened.id, [opened.keys[1]], 1)
    host.listen_for(lambda: bool(host.table["seats"][1]["online"]))
    join(server, opened.id)
    host.listen_for(lambda: host.table["spectators"] == 1)
    change(server, opened.id, 1, opened.keys[1], name="  Pepa\n la de  siempre ")
    host.listen_for(lambda: host.table["seats"][1]["name"] == "Pepa la de siempre")
    guest.leave()
    host.listen_for(lambda: not host.table["seats"][1]["online"])


def test_chat_reaches_everybody_once(server: ServerProcess, join: Join) -> None:
    opened = open_table(server.http, "link", "link")
    host, guest = (join(server, opened.id, [opened.keys[seat]], seat) for seat in (0, 1))
    spectator = join(server, opened.id)
    guest.ask("chat", seat=1, text="¿Otra?\x00 ")
    spectator.ask("chat", seat=None, name="Tía", text="¡Que aproveche!")
    forged = spectator.ask("chat", seat=1, text="I am the guest")
    for player in (host, guest, spectator):
        player.listen_for(lambda heard=player.chat: len(heard) == 5)  # type: ignore[misc]
    said = [(item["name"], item["text"]) for item in host.chat if item["kind"] == "said"]
    assert said == [("Player 1", "¿Otra?"), ("Tía", "¡Que aproveche!")]
    assert forged["code"] == "not_allowed"
    assert host.chat == guest.chat == spectator.chat


def test_what_is_sent_again_after_a_break_is_said_once(server: ServerProcess, join: Join) -> None:
    opened = open_table(server.http, "link", "link")
    host, guest = (join(server, opened.id, [opened.keys[seat]], seat) for seat in (0, 1))
    first = guest.ask("chat", id="once", seat=1, text="¿Otra?")
    guest.leave()
    again = join(server, opened.id, [opened.keys[1]], 1, before=guest)
    second = again.ask("chat", id="once", seat=1, text="¿Otra?")
    host.ask("chat", id="once", seat=0, text="No")
    spectator = join(server, opened.id)
    for words in ("Yes", "Yes", "No"):
        spectator.ask("chat", id="once", seat=None, name="Tía", text=words)
    for player in (host, again, spectator):
        player.listen_for(lambda heard=player.chat: len(heard) == 7)  # type: ignore[misc]
    said = [(item["name"], item["text"]) for item in host.chat if item["kind"] == "said"]
    assert (first["type"], second["type"]) == ("ack", "ack")
    assert said == [("Player 1", "¿Otra?"), ("Player 0", "No"), ("Tía", "Yes"), ("Tía", "No")]
    assert host.chat == again.chat == spectator.chat


def test_the_host_closes_the_table(server: ServerProcess, join: Join) -> None:
    opened = open_table(server.http, "link", "link")
    host = join(server, opened.id, [opened.keys[0]], 0)
    url = f"/api/tables/{opened.id}"
    stranger = server.http.delete(url, headers=bearer(opened.keys[0] or ""))
    closed = server.http.delete(url, headers=bearer(opened.host))
    assert (stranger.status_code, closed.status_code) == (403, 204)
    assert host.close_code() == 4409
    assert server.http.get(url).status_code == 404


def test_a_match_can_begin_with_a_free_seat_that_is_taken_later(
    server: ServerProcess, join: Join
) -> None:
    opened = open_table(server.http, "link", "open")
    url = f"/api/tables/{opened.id}"
    nobody = server.http.post(f"{url}/start", headers=bearer("0" * 40))
    started = good(server.http.post(f"{url}/start", headers=bearer(opened.host)))
    late = good(
        server.http.post(
            f"{url}/sit", json={"name": "Late", "contribution": "x", "key": new_key(), "seat": 1}
        )
    )
    guest = join(server, opened.id, [late["key"]], 1)
    assert nobody.status_code == 403
    assert started["status"] == "playing"
    assert guest.prompt is not None
    assert late["table"]["contributions"] == ["luck of Player 0", ""]
