"""Seats change hands: friends, spectators, bots, several people at one screen."""

import json
import socket
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from server.conftest import PATIENT
from server.players import Join, Opened, Player, bearer, good, open_table, play_out
from server.process import ServerProcess, serving, until
from sobremesa.table.keys import new_key


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


def given_back(player: Player) -> int:
    """How often somebody has got a seat back from a bot."""
    return [item["text"] for item in player.chat].count("from-bot")


def is_over_or_given_back(player: Player, times: int) -> bool:
    """Whether the match is over, or somebody has got a seat back so often."""
    return player.table["status"] == "over" or given_back(player) == times


def test_bots_leave_the_interlude_to_those_who_are_there_unless_they_are_told_again(
    server: ServerProcess, join: Join
) -> None:
    show = {"game": "torgue", "mission": "opening_night", "settings": {"campaign": True, "plug": 1}}
    opened = open_table(server.http, "link", **show)
    owner = join(server, opened.id, [opened.keys[0]], 0)
    rested = 0
    while owner.table["status"] != "over":
        change(server, opened.id, 0, opened.keys[0], player="random")
        owner.listen_for(partial(is_over_or_given_back, owner, rested + 1))
        rested = given_back(owner)
        owner.catch_up()
        assert bool(owner.prompt) == (owner.table["status"] == "playing")
    assert rested in (1, 2), "a Wanted mission leads to the Interlude once more"


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


def reopened(server: ServerProcess, opened: Opened, seat: int) -> str:
    """The new key of a seat whose holder does not answer for a while."""
    url = f"/api/tables/{opened.id}/seats/{seat}/reopen"
    host = bearer(opened.host)
    return str(until("a new key", lambda: good(server.http.post(url, headers=host))["key"]))


@pytest.fixture(scope="module")
def impatient(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that waits for an absent holder only a moment."""
    database = f"sqlite:///{tmp_path_factory.mktemp('impatient')}/tables.db"
    with serving(database, site, *PATIENT, "--absent-seconds", "0.1") as running:
        yield running


def test_an_absent_seat_is_reopened_after_a_while_and_everybody_is_told(
    impatient: ServerProcess, join: Join
) -> None:
    opened = open_table(impatient.http, "link", "link")
    guest = join(impatient, opened.id, [opened.keys[1]], 1)
    url = f"/api/tables/{opened.id}/seats/0/reopen"
    first = good(impatient.http.post(url, headers=bearer(opened.host)))
    fresh = reopened(impatient, opened, 0)
    guest.listen_for(lambda: [item["text"] for item in guest.chat][-2:] == ["leaving", "reopened"])
    old, new = (join(impatient, opened.id, [key], 0) for key in (opened.keys[0], fresh))
    assert (first["key"], first["table"]["seats"][0]["leaving"] > 0) == (None, True)
    assert (old.welcome["seats"], new.welcome["seats"]) == ([], [0])
    assert impatient.http.post(url, headers=bearer(fresh)).status_code == 403


def test_a_seat_whose_holder_is_there_is_not_reopened(impatient: ServerProcess, join: Join) -> None:
    opened = open_table(impatient.http, "link", "link")
    guest = join(impatient, opened.id, [opened.keys[1]], 1)
    url = f"/api/tables/{opened.id}/seats/1/reopen"
    there = impatient.http.post(url, headers=bearer(opened.host))
    assert (there.status_code, there.json()["code"]) == (403, "not_allowed")
    assert guest.choose(0)["type"] == "ack"


def test_a_holder_who_comes_back_keeps_the_seat(server: ServerProcess, join: Join) -> None:
    opened = open_table(server.http, "link", "link")
    url = f"/api/tables/{opened.id}/seats/1"
    good(server.http.post(f"{url}/reopen", headers=bearer(opened.host)))
    guest = join(server, opened.id, [opened.keys[1]], 1)
    guest.listen_for(lambda: [item["text"] for item in guest.chat][-2:] == ["leaving", "here"])
    assert guest.table["seats"][1]["leaving"] == 0
    assert guest.choose(0)["type"] == "ack"


def test_a_holder_who_says_so_keeps_the_seat(server: ServerProcess) -> None:
    opened = open_table(server.http, "link", "link")
    url = f"/api/tables/{opened.id}/seats/1"
    for _ in range(2):
        asked = good(server.http.post(f"{url}/reopen", headers=bearer(opened.host)))
        stranger = server.http.post(f"{url}/here", headers=bearer(opened.host))
        stays = good(server.http.post(f"{url}/here", headers=bearer(opened.keys[1] or "")))
        assert (asked["key"], asked["table"]["seats"][1]["leaving"] > 0) == (None, True)
        assert stranger.status_code == 403
        assert stays["seats"][1]["leaving"] == 0


def test_a_bot_in_between_does_not_open_the_hand(impatient: ServerProcess, join: Join) -> None:
    opened = open_table(impatient.http, "link", "link")
    url = f"/api/tables/{opened.id}/seats/1"
    change(impatient, opened.id, 1, opened.host, player="random")
    change(impatient, opened.id, 1, opened.host, player="")
    asked = good(impatient.http.post(f"{url}/reopen", headers=bearer(opened.host)))
    host = join(impatient, opened.id, [opened.host, opened.keys[0]], 0)
    holder = join(impatient, opened.id, [opened.keys[1]], 1)
    assert asked["key"] is None
    assert host.welcome["seats"] == [0]
    assert holder.welcome["seats"] == [1]


def test_a_successor_sees_the_present_and_not_what_the_seat_knew_before(
    impatient: ServerProcess, join: Join
) -> None:
    wanted = {"game": "oursun", "mission": "signal_fire"}
    opened = open_table(impatient.http, "link", "link", "link", **wanted)
    players = [join(impatient, opened.id, [key], seat) for seat, key in enumerate(opened.keys)]
    mover, holder, _ = players
    whispered = [line for line in holder.lines if line not in join(impatient, opened.id).lines]
    first = dict(holder.scene)
    for _ in range(4):
        assert players[mover.awaited[0]].choose(0)["type"] == "ack"
        for player in players:
            player.catch_up()
    holder.leave()
    mover.listen_for(lambda: not mover.table["seats"][1]["online"])
    key = reopened(impatient, opened, 1)
    successor = join(impatient, opened.id, [key], 1)
    spectator = join(impatient, opened.id)
    url = f"/api/tables/{opened.id}/steps"
    past = good(impatient.http.get(f"{url}/0?seat=1", headers=bearer(key)))
    watched = good(impatient.http.get(f"{url}/0"))
    assert whispered
    assert mover.version > 1
    assert successor.lines == spectator.lines
    assert past["scene"] == watched["scene"] != first
    assert past["lines"] == watched["lines"]
    assert successor.scene["panels"] != spectator.scene["panels"]
    assert mover.ask("undo", seat=0, to=0)["code"] == "not_now"


def test_a_newcomer_to_a_free_seat_hears_nothing_that_was_whispered_to_others(
    server: ServerProcess, join: Join
) -> None:
    wanted = {"game": "oursun", "mission": "signal_fire"}
    opened = open_table(server.http, "link", "link", "open", **wanted)
    good(server.http.post(f"/api/tables/{opened.id}/start", headers=bearer(opened.host)))
    holders = [join(server, opened.id, [opened.keys[seat]], seat) for seat in (0, 1)]
    everybody = join(server, opened.id).lines
    secrets = [
        json.dumps(line["line"])
        for holder in holders
        for line in holder.lines
        if line not in everybody
    ]
    sitting = {"name": "Late", "contribution": "", "key": new_key(), "seat": 2}
    late = good(server.http.post(f"/api/tables/{opened.id}/sit", json=sitting))
    newcomer = join(server, opened.id, [late["key"]], 2)
    newcomer.listen_for(lambda: any(item["text"] == "sat" for item in newcomer.chat))
    heard = json.dumps(newcomer.seen)
    assert len(secrets) == 2
    assert not any(secret in heard for secret in secrets)
    assert not any(message["type"] == "plans" for message in newcomer.seen)


def test_sitting_down_again_after_a_lost_answer_finds_the_same_seat(
    server: ServerProcess, join: Join
) -> None:
    opened = Opened(server.http, "link", "open")
    url = f"/api/tables/{opened.id}/sit"
    first = {"name": "Ana", "contribution": "a", "key": new_key()}
    second = {"name": "Bea", "contribution": "b", "key": new_key(), "seat": 1}
    link = bearer(opened.keys[0] or "")
    one = [good(server.http.post(url, json=first, headers=link)) for _ in range(3)]
    other = [good(server.http.post(url, json=second)) for _ in range(3)]
    ana = join(server, opened.id, [first["key"]], 0)
    ana.listen_for(lambda: len(ana.chat) == 3)
    assert {(each["seat"], each["key"]) for each in one} == {(0, first["key"])}
    assert {(each["seat"], each["key"]) for each in other} == {(1, second["key"])}
    assert [item["text"] for item in ana.chat] == ["sat", "sat", "started"]
    assert ana.welcome["seats"] == [0]


def test_a_connection_that_breaks_after_sending_loses_no_seat(server: ServerProcess) -> None:
    for _ in range(10):
        opened = Opened(server.http, "link", "link")
        key = new_key()
        body = json.dumps({"name": "Ana", "contribution": "a", "key": key})
        with socket.create_connection(("127.0.0.1", server.port)) as wire:
            wire.sendall(
                f"POST /api/tables/{opened.id}/sit HTTP/1.1\r\nHost: localhost\r\n"
                f"Authorization: Bearer {opened.keys[0]}\r\nContent-Type: application/json\r\n"
                f"Content-Length: {len(body)}\r\n\r\n{body}".encode()
            )
        seated = good(
            server.http.post(
                f"/api/tables/{opened.id}/sit",
                content=body,
                headers={**bearer(opened.keys[0] or ""), "Content-Type": "application/json"},
            )
        )
        assert (seated["seat"], seated["key"]) == (0, key)


@pytest.mark.parametrize("key", ["", "0" * 39, "0" * 41, "0" * 40 + "\n", "G" * 40, "0" * 39 + "A"])
def test_a_key_that_is_none_is_refused(server: ServerProcess, key: str) -> None:
    opened = Opened(server.http, "link", "link")
    sitting = {"name": "Ana", "contribution": "", "key": key}
    url = f"/api/tables/{opened.id}/sit"
    answer = server.http.post(url, json=sitting, headers=bearer(opened.keys[0] or ""))
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")


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
