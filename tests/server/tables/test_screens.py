"""A screen in the middle of the table: what it sees, what it is lent, what is pointed at."""

import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from server.players import Join, Opened, Player, bearer, good, open_table
from server.process import ServerProcess, serving
from sobremesa.table.keys import new_key
from sobremesa.table.present import sign_of

from .test_secrecy import dealt  # noqa: F401, a fixture

TOKEN = "5c" * 16
SIGN = sign_of(TOKEN)
SCREEN = {"screen": TOKEN}

Dealt = tuple[str, list[str | None], list[Path]]


def at_table(server: ServerProcess, join: Join) -> tuple[Opened, Player, Player, Player]:
    """Two people at a dinner, of whom the first is asked to eat, and a screen."""
    opened = open_table(server.http, "link", "link")
    people = [join(server, opened.id, [opened.keys[seat]], seat) for seat in (0, 1)]
    for each in people:
        each.choose(0)
    screen = join(server, opened.id, also=SCREEN)
    for each in people:
        each.listen_for(lambda each=each: each.table["screens"] == [SIGN])  # type: ignore[misc]
        each.catch_up()
    asked = people[0].awaited[0]
    return opened, people[asked], people[1 - asked], screen


def test_a_screen_is_a_spectator_whatever_keys_it_has(server: ServerProcess, join: Join) -> None:
    opened = open_table(server.http, "link", "link")
    screen = join(server, opened.id, opened.keys, 0, also=SCREEN)
    spectator = join(server, opened.id)
    assert (screen.welcome["seats"], screen.welcome["seat"]) == ([], None)
    assert (screen.scene, screen.prompt) == (spectator.scene, None)
    screen.listen_for(lambda: screen.table["spectators"] == 1)
    assert screen.table["screens"] == [SIGN]
    assert screen.ask("look", seat=0, language="en")["code"] == "not_allowed"
    assert screen.ask("choose", seat=0, ask=1, index=0)["code"] == "not_allowed"


def test_everybody_is_told_when_a_screen_comes_and_goes(server: ServerProcess, join: Join) -> None:
    _, ana, _, screen = at_table(server, join)
    assert ana.table["spectators"] == 0
    screen.leave()
    ana.listen_for(lambda: ana.table["screens"] == [])


def test_a_lent_seat_is_played_by_touching_the_screen(server: ServerProcess, join: Join) -> None:
    _, ana, bea, screen = at_table(server, join)
    assert screen.offers == []
    assert ana.ask("lend", seat=ana.seat, screen=SIGN)["type"] == "ack"
    bea.listen_for(lambda: bea.table["seats"][ana.seat]["lent"] == SIGN)
    bea.listen_for(
        lambda: [each["text"] for each in bea.chat if each["seat"] == ana.seat][-1] == "lent"
    )
    screen.listen_for(lambda: bool(screen.offers))
    (offer,) = screen.offers
    prompt = ana.wait_for_prompt()["prompt"]
    assert {each["text"] for each in offer["prompt"]["choices"]} <= {
        each["text"] for each in prompt["choices"]
    }
    answer = screen.ask("touch", seat=ana.seat, number=offer["number"], index=0)
    assert answer["type"] == "ack"
    ana.listen_for(lambda: ana.awaited == [bea.seat])
    bea.wait_for_prompt()
    again = screen.ask("touch", seat=ana.seat, number=offer["number"], index=0)
    assert again["code"] in ("stale", "not_allowed")


def test_what_is_touched_is_the_option_that_was_shown(server: ServerProcess, join: Join) -> None:
    _, ana, bea, screen = at_table(server, join)
    ana.ask("lend", seat=ana.seat, screen=SIGN)
    screen.listen_for(lambda: bool(screen.offers))
    (offer,) = screen.offers
    last = len(offer["prompt"]["choices"]) - 1
    wanted = offer["prompt"]["choices"][last]["text"]
    assert screen.ask("touch", seat=ana.seat, number=offer["number"], index=last + 1)["code"] == (
        "not_offered"
    )
    assert screen.ask("touch", seat=ana.seat, number=offer["number"], index=last)["type"] == "ack"
    bea.listen_for(lambda: bea.awaited == [bea.seat])
    asked = bea.wait_for_prompt()["prompt"]["choices"]
    assert any(wanted.removeprefix("Eat ") in choice["text"] for choice in asked)


@pytest.mark.parametrize("end", ["switch", "leaves", "key"])
def test_lending_ends_at_any_time(server: ServerProcess, join: Join, end: str) -> None:
    opened, ana, bea, screen = at_table(server, join)
    ana.ask("lend", seat=ana.seat, screen=SIGN)
    screen.listen_for(lambda: bool(screen.offers))
    number = screen.offers[0]["number"]
    if end == "switch":
        ana.ask("lend", seat=ana.seat, screen=None)
    elif end == "leaves":
        ana.leave()
    else:
        opened.sit(server.http, ana.seat or 0, "Carla")
    screen.listen_for(lambda: screen.table["seats"][ana.seat]["lent"] == "")
    screen.listen_for(lambda: screen.offers == [])
    assert screen.ask("touch", seat=ana.seat, number=number, index=0)["code"] == "not_allowed"
    assert bea.awaited == [ana.seat]


def test_only_the_screen_that_was_lent_a_seat_plays_it(server: ServerProcess, join: Join) -> None:
    opened, ana, bea, screen = at_table(server, join)
    other = join(server, opened.id, also={"screen": "77" * 16})
    ana.ask("lend", seat=ana.seat, screen=SIGN)
    screen.listen_for(lambda: bool(screen.offers))
    other.catch_up()
    assert other.offers == []
    assert other.ask("touch", seat=ana.seat, number=1, index=0)["code"] == "not_allowed"
    assert ana.ask("lend", seat=bea.seat, screen=SIGN)["code"] == "not_allowed"
    assert ana.ask("lend", seat=ana.seat, screen="00" * 8)["code"] == "not_found"


def test_a_screen_and_a_phone_that_come_back_find_the_seat_lent(
    server: ServerProcess, join: Join
) -> None:
    opened, ana, bea, screen = at_table(server, join)
    ana.ask("lend", seat=ana.seat, screen=SIGN)
    screen.leave()
    bea.listen_for(lambda: bea.table["screens"] == [])
    back = join(server, opened.id, also=SCREEN)
    back.listen_for(lambda: bool(back.offers))
    ana.leave()
    back.listen_for(lambda: back.offers == [])
    seat = ana.seat or 0
    join(server, opened.id, [opened.keys[seat]], seat, also={"lends": {str(seat): SIGN}})
    back.listen_for(lambda: bool(back.offers))
    bea.catch_up()
    assert [each["text"] for each in bea.chat].count("lent") == 1


def test_what_a_phone_points_at_lights_up_on_the_screen_alone(
    server: ServerProcess, join: Join
) -> None:
    opened = open_table(server.http, "link", "link", game="dceased", mission="m1")
    ana, bea = (join(server, opened.id, [opened.keys[seat]], seat) for seat in (0, 1))
    screen = join(server, opened.id, also=SCREEN)
    cells = [cell["id"] for cell in next(iter(ana.boards.values()))["cells"]][:2]
    assert ana.ask("point", seat=0, on=cells)["type"] == "ack"
    screen.listen_for(lambda: screen.points == [{"seat": 0, "on": cells}])
    ana.ask("point", seat=0, on=[*cells, "no such thing"])
    screen.listen_for(lambda: screen.points == [])
    ana.ask("point", seat=0, on=cells[:1])
    screen.listen_for(lambda: bool(screen.points))
    ana.leave()
    screen.listen_for(lambda: screen.points == [])
    bea.catch_up()
    assert bea.points == []
    assert bea.ask("point", seat=0, on=cells)["code"] == "not_allowed"


def watched(
    database: Path, site: Path, join: Join, table: str, keys: list[str | None], lent: bool
) -> list[str]:
    """Everything that a screen is sent at a table whose guest has a secret, and may lend."""
    with serving(f"sqlite:///{database}", site) as server:
        host = join(server, table, [keys[0]], 0, tag="host")
        guest = join(server, table, [keys[1]], 1, tag="guest")
        host.listen_for(lambda: host.table["seats"][1]["online"])
        screen = join(server, table, tag="screen", also=SCREEN)
        screen.listen_for(lambda: len(screen.chat) == 3)
        guest.listen_for(lambda: bool(guest.table["screens"]))
        if lent:
            guest.ask("lend", seat=1, screen=SIGN)
            screen.listen_for(lambda: len(screen.chat) == 4)
        for _ in range(12):
            player = (host, guest)[host.awaited[0]]
            version = player.choose(0)["version"]
            for person in (host, guest, screen):
                person.see(version)
            screen.catch_up()
        return [_timeless(frame) for frame in screen.frames]


def _timeless(frame: str) -> str:
    """A message without when it was said."""
    return re.sub(r'"at":\d+', '"at":0', frame)


@pytest.mark.parametrize("lent", [False, True])
def test_a_screen_is_sent_the_same_bytes_whatever_is_hidden_from_spectators(
    dealt: Dealt,  # noqa: F811
    site: Path,
    join: Join,
    tmp_path: Path,
    lent: bool,
) -> None:
    table, keys, databases = dealt
    begun = [Path(shutil.copy(each, tmp_path)) for each in databases]
    first, second, third = (watched(each, site, join, table, keys, lent) for each in begun)
    assert first == second == third
    assert sum('"type":"view"' in frame for frame in first) > 5
    assert any('"type":"offers"' in frame for frame in first) == lent


# By a code


def test_a_screen_without_a_table_is_handed_one_by_its_code(server: ServerProcess) -> None:
    opened = open_table(server.http, "link", "random")
    assert good(server.http.get("/api/screens/K7QF2M")) == {"table": None}
    body = {"code": "K7QF2M", "table": opened.id}
    assert server.http.post("/api/screens", json=body).status_code == 403
    stranger = server.http.post("/api/screens", json=body, headers=bearer(new_key()))
    assert stranger.status_code == 403
    good(server.http.post("/api/screens", json=body, headers=bearer(opened.keys[0] or "")))
    assert good(server.http.get("/api/screens/K7QF2M")) == {"table": opened.id}
    assert good(server.http.get("/api/screens/K7QF2N")) == {"table": None}
    wrong: dict[str, Any] = {"code": "k7qf2m", "table": opened.id}
    assert server.http.post("/api/screens", json=wrong).status_code == 400


# Free seats


def test_a_host_lets_whoever_scans_the_code_take_a_free_seat(server: ServerProcess) -> None:
    opened = Opened(server.http, "link", "link")
    opened.sit(server.http, 0, "Ana")
    url = f"/api/tables/{opened.id}"
    sitting = {"name": "Bea", "contribution": "", "key": new_key(), "seat": 1}
    assert server.http.post(f"{url}/sit", json=sitting).status_code == 409
    seat, body, host = f"{url}/seats/1", {"open": True}, bearer(opened.host)
    assert server.http.patch(seat, json=body, headers=bearer(opened.keys[0] or "")).is_error
    assert good(server.http.patch(seat, json=body, headers=host))["seats"][1]["open"]
    assert good(server.http.post(f"{url}/sit", json=sitting))["seat"] == 1
    assert server.http.patch(seat, json=body, headers=host).status_code == 409
    first = {**sitting, "key": new_key()}
    assert server.http.post(f"{url}/sit", json=first).status_code == 409
