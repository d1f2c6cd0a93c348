"""Undo: free until something was revealed, then by consent, and the same dice come back."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from server.conftest import PATIENT
from server.players import Join, Message, Opened, Player, bearer, good, open_table
from server.process import ServerProcess, serving, until


def table_for_two(server: ServerProcess, join: Join) -> tuple[Player, Player]:
    """Two people, each at their own screen."""
    opened = open_table(server.http, "link", "link")
    host, guest = (join(server, opened.id, [opened.keys[seat]], seat) for seat in (0, 1))
    return host, guest


def bid(host: Player, guest: Player, elbows: tuple[int, int]) -> None:
    """Both bid; then the bids are turned over."""
    host.choose(elbows[0])
    last = guest.choose(elbows[1])
    host.see(last["version"])


def test_a_choice_that_revealed_nothing_is_taken_back_at_once(
    server: ServerProcess, join: Join
) -> None:
    host, guest = table_for_two(server, join)
    host.choose(1)
    assert host.undo == {"to": 0, "free": 0, "reason": ""}
    undone = host.ask("undo", seat=0)
    host.see(undone["version"])
    guest.see(undone["version"])
    assert (host.version, host.awaited) == (3, [0, 1])
    assert host.wait_for_prompt()["ask"] == 3
    assert host.undo is None


def test_undo_says_why_it_stops(server: ServerProcess, join: Join) -> None:
    host, guest = table_for_two(server, join)
    bid(host, guest, (1, 1))
    assert host.undo == {"to": 0, "free": 2, "reason": "other"}
    assert guest.undo == {"to": 1, "free": 2, "reason": "chance"}


def test_beyond_what_was_revealed_all_persons_must_agree(server: ServerProcess, join: Join) -> None:
    host, guest = table_for_two(server, join)
    bid(host, guest, (1, 0))
    asked = host.ask("undo", seat=0)
    guest.until(lambda message: "undo" in message.get("table", {}))
    request = guest.table["undo"]
    agreed = guest.ask("consent", seat=1, number=request["number"], agree=True)
    for player in (host, guest):
        player.see(agreed["version"])
    assert (asked["version"], agreed["version"]) == (3, 4)
    assert (request["by"], request["to"], request["agreed"], request["needed"]) == (
        0, 0, [0], [0, 1],
    )  # fmt: skip
    assert host.lines == guest.lines == []
    assert host.awaited == [0, 1]


def test_who_has_seen_whether_another_is_asked_needs_consent(
    server: ServerProcess, join: Join
) -> None:
    host, guest = table_for_two(server, join)
    bid(host, guest, (1, 0))
    host.choose(0)  # a bite, at which the guest may accuse
    guest.see(host.version)
    assert host.awaited == [1]
    assert host.undo == {"to": 2, "free": 3, "reason": "asked"}
    host.ask("undo", seat=0)
    guest.until(lambda message: "undo" in message.get("table", {}))
    assert (guest.table["undo"]["reason"], guest.table["undo"]["needed"]) == ("asked", [0, 1])
    assert host.awaited == [1]


def hand_over(server: ServerProcess, opened: Opened, key: str | None, player: str) -> Any:
    """The seat of the guest goes to a bot, or back."""
    url = f"/api/tables/{opened.id}/seats/1"
    return good(server.http.patch(url, json={"player": player}, headers=bearer(key or "")))


def left_alone(server: ServerProcess, join: Join) -> tuple[Opened, Player]:
    """A host who has seen both bids and the dice, and whose guest has lost the connection."""
    opened = open_table(server.http, "link", "link")
    host, guest = (join(server, opened.id, [opened.keys[seat]], seat) for seat in (0, 1))
    bid(host, guest, (1, 0))
    guest.leave()
    host.listen_for(lambda: not host.table["seats"][1]["online"])
    return opened, host


def want_all_back(host: Player) -> Message:
    """Ask to go back to the beginning; gives what is asked of the others, if it is not done."""
    host.ask("undo", seat=0, to=0)
    host.listen_for(lambda: "undo" in host.table or not host.lines)
    asked: Message = host.table.get("undo", {})
    return asked


def test_who_hands_over_the_seat_of_somebody_else_still_needs_their_consent(
    database: str, site: Path, join: Join
) -> None:
    with serving(database, site, *PATIENT) as server:
        opened, host = left_alone(server, join)
        seat = hand_over(server, opened, opened.host, "random")["seats"][1]
        told = host.lines
        request = want_all_back(host)
        assert (request["needed"], request["agreed"]) == ([0, 1], [0])
        guest = join(server, opened.id, [opened.keys[1]], 1)
        guest.ask("consent", seat=1, number=request["number"], agree=False)
        host.listen_for(lambda: "undo" not in host.table)
    assert (seat["player"], seat["stood_in"]) == ("random", True)
    assert host.lines == told != []


def test_who_has_left_a_seat_to_a_bot_is_not_asked(server: ServerProcess, join: Join) -> None:
    opened, host = left_alone(server, join)
    hand_over(server, opened, opened.host, "random")
    hand_over(server, opened, opened.keys[1], "random")
    hand_over(server, opened, opened.host, "random")
    assert want_all_back(host) == {}
    assert host.lines == []


@pytest.mark.parametrize("player", ["", "random"])
def test_who_does_not_come_back_for_a_while_is_asked_no_longer(
    site: Path, tmp_path: Path, join: Join, player: str
) -> None:
    options = (*PATIENT, "--absent-seconds", "0.1")
    with serving(f"sqlite:///{tmp_path}/tables.db", site, *options) as server:
        opened, host = left_alone(server, join)
        hand_over(server, opened, opened.host, player)
        request = want_all_back(host)
        url = f"/api/tables/{opened.id}/seats/1/reopen"
        leaving = good(server.http.post(url, headers=bearer(opened.host)))
        until("an undo without the guest", lambda: not want_all_back(host))
    assert (request["needed"], leaving["key"]) == ([0, 1], None)
    assert (host.lines, host.table["seats"][1]["taken"]) == ([], True)


def test_who_comes_back_within_that_while_is_asked(site: Path, tmp_path: Path, join: Join) -> None:
    options = (*PATIENT, "--absent-seconds", "0.1")
    with serving(f"sqlite:///{tmp_path}/tables.db", site, *options) as server:
        opened, host = left_alone(server, join)
        url = f"/api/tables/{opened.id}/seats/1/reopen"
        good(server.http.post(url, headers=bearer(opened.host)))
        guest = join(server, opened.id, [opened.keys[1]], 1)
        guest.listen_for(lambda: any(item["text"] == "here" for item in guest.chat))
        guest.leave()
        host.listen_for(lambda: any(item["text"] == "here" for item in host.chat))
        host.listen_for(lambda: not host.table["seats"][1]["online"])
        request = want_all_back(host)
    assert request["needed"] == [0, 1]


def test_who_has_a_bot_stand_in_is_asked(site: Path, tmp_path: Path, join: Join) -> None:
    hour, file = 3600, tmp_path / "tables.db"
    options = (*PATIENT, "--call-seconds", "0.1")
    with serving(f"sqlite:///{file}", site, *options) as server:
        opened = open_table(server.http, "link", "link", patience=hour, stand_in="random")
        host, guest = (join(server, opened.id, [opened.keys[seat]], seat) for seat in (0, 1))
        host.choose(1)
        guest.see(host.version)
        with closing(sqlite3.connect(file, timeout=30)) as connection, connection:
            connection.execute("UPDATE entries SET at = at - ?", (hour + 1,))
            connection.execute("UPDATE games SET moved_at = moved_at - ?", (hour + 1,))
        host.listen_for(lambda: bool(host.lines) and host.awaited == [0])
        request = want_all_back(host)
    assert request["needed"] == [0, 1]


def test_one_refusal_ends_the_request(server: ServerProcess, join: Join) -> None:
    host, guest = table_for_two(server, join)
    bid(host, guest, (1, 0))
    host.ask("undo", seat=0)
    guest.until(lambda message: "undo" in message.get("table", {}))
    number = guest.table["undo"]["number"]
    guest.ask("consent", seat=1, number=number, agree=False)
    host.until(lambda m: any(item["text"] == "undo-refused" for item in m.get("items", ())))
    again = guest.ask("consent", seat=1, number=number, agree=True)
    assert "undo" not in host.table
    assert (again["code"], host.version) == ("stale", 3)


def test_the_next_choice_ends_the_request(server: ServerProcess, join: Join) -> None:
    host, guest = table_for_two(server, join)
    bid(host, guest, (1, 0))
    host.ask("undo", seat=0)
    guest.until(lambda message: "undo" in message.get("table", {}))
    number = guest.table["undo"]["number"]
    guest.see(host.choose(0)["version"])
    late = guest.ask("consent", seat=1, number=number, agree=True)
    assert late["code"] == "stale"


def test_the_same_dice_come_back(server: ServerProcess, join: Join) -> None:
    opened = open_table(server.http, "link", "link")
    both = join(server, opened.id, opened.keys, 0)
    told = []
    for _ in range(3):
        for seat in (0, 1):
            both.see(both.ask("look", seat=seat, language="en")["version"])
            both.seat = seat
            both.prompt = None
            both.choose(2)
        told.append(both.lines[0]["line"]["text"])
        both.see(both.ask("undo", seat=0, to=0)["version"])
    assert "The die says" in told[0]
    assert told[0] == told[1] == told[2]


def test_alone_with_bots_nobody_else_needs_to_agree(server: ServerProcess, join: Join) -> None:
    opened = open_table(server.http, "link", "random")
    host = join(server, opened.id, [opened.keys[0]], 0)
    host.choose(1)
    host.listen_for(lambda: bool(host.lines))
    undone = host.ask("undo", seat=0)
    host.see(undone["version"])
    host.listen_for(lambda: host.lines == [] and host.prompt is not None)
    assert undone["type"] == "ack"
    assert host.wait_for_prompt()["prompt"]["title"] == "Elbows"


def test_a_finished_match_cannot_be_undone(server: ServerProcess, join: Join) -> None:
    opened = open_table(server.http, "link", "random", settings={"plate": 1})
    host = join(server, opened.id, [opened.keys[0]], 0)
    while host.table["status"] != "over":
        if host.prompt is None:
            host.hear()
        else:
            host.choose(0)
    assert host.ask("undo", seat=0)["code"] == "not_now"
