"""Watching a table with a delay: spectators see it as it was, and say nothing to those who play."""

import re
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from server.conftest import PATIENT
from server.players import Join, Opened, Player, bearer, good, open_table, play_out
from server.process import ServerProcess, serving
from sobremesa.table.present import sign_of

from .test_secrecy import (
    dealt,  # noqa: F401, a fixture
    let_time_pass,
)

DELAY = 10
TOKEN = "5c" * 16

Dealt = tuple[str, list[str | None], list[Path]]


def seated(server: ServerProcess, join: Join, **more: Any) -> tuple[Opened, list[Player]]:
    """A table that is watched with a delay, and the two who play at it."""
    more = {"game": "dceased", "mission": "m1", "delay": DELAY, **more}
    opened = open_table(server.http, "link", "link", **more)
    people = [join(server, opened.id, [opened.keys[seat]], seat) for seat in (0, 1)]
    return opened, people


def play(people: list[Player], choices: int) -> None:
    """So many choices, each the first option of whoever is asked."""
    for _ in range(choices):
        chooser = people[people[0].awaited[0]]
        version = chooser.choose(0)["version"]
        for each in people:
            each.see(version)


def as_spectators_saw(player: Player) -> dict[int, Any]:
    """Whom everybody waited for at each version that a player was shown."""
    return {each["version"]: each["awaited"] for each in player.seen if each["type"] == "view"}


def test_a_spectator_is_some_choices_behind(server: ServerProcess, join: Join) -> None:
    opened, people = seated(server, join)
    play(people, 3)
    spectator = join(server, opened.id)
    assert spectator.version == 1
    assert spectator.table["steps"] == 0
    play(people, DELAY)
    spectator.see(4)
    spectator.catch_up()
    assert spectator.version == 4 == people[0].version - DELAY
    assert spectator.awaited == as_spectators_saw(people[0])[4]
    assert len(spectator.lines) < len(people[0].lines)
    shown = [line["line"]["text"] for line in people[0].lines[: len(spectator.lines)]]
    assert [line["line"]["text"] for line in spectator.lines] == shown
    assert spectator.ask("ping")["version"] == 4
    live = join(server, opened.id, [opened.keys[0]], None)
    assert live.version == people[0].version


def test_what_is_asked_once_is_as_late_as_the_socket(server: ServerProcess, join: Join) -> None:
    opened, people = seated(server, join, listed=True)
    play(people, DELAY + 2)
    url, key = f"/api/tables/{opened.id}", bearer(opened.keys[0] or "")
    assert good(server.http.get(url))["steps"] == 2
    assert good(server.http.get(f"{url}/steps/2"))["steps"] == 2
    assert server.http.get(f"{url}/steps/3").status_code == 404
    assert good(server.http.get(f"{url}/steps/12", headers=key))["steps"] == 12
    assert server.http.get(f"{url}/steps/12?seat=0").status_code == 403
    milestones = good(server.http.get(f"{url}/milestones"))
    assert all(each["step"] <= 2 for each in milestones)
    report = server.http.post(f"{url}/report", json={})
    assert report.json()["table"]["steps"] == 2
    playing = good(server.http.get("/api/tables?status=playing"))
    (listed,) = [each["table"] for each in playing if each["table"]["id"] == opened.id]
    assert (listed["steps"], listed["awaited"], listed["delay"]) == (2, [], DELAY)


def own_tables(server: ServerProcess, *keys: str | None) -> list[Any]:
    """The tables in the list of whoever has these keys, once for each key."""
    found = good(server.http.post("/api/tables/mine", json={"keys": keys}))
    return [each["table"] for each in found]


def test_lists_are_as_late_as_what_spectators_see(site: Path, tmp_path: Path, join: Join) -> None:
    database = tmp_path / "tables.db"
    with serving(f"sqlite:///{database}", site, *PATIENT) as server:
        opened, people = seated(server, join, listed=True)
        play(people, DELAY + 2)
        let_time_pass(database, opened.id, 100)
        with closing(sqlite3.connect(database)) as rows:
            written = [at for (at,) in rows.execute("SELECT at FROM entries ORDER BY number")]
        playing = good(server.http.get("/api/tables?status=playing"))
        hosted = own_tables(server, opened.host)
        played = own_tables(server, opened.host, opened.keys[0])
    assert len(written) == 1 + DELAY + 2
    assert [each["moved_at"] for each in (*playing, *hosted)] == [written[2]] * 2
    assert [each["table"]["steps"] for each in (*playing, *hosted)] == [2] * 2
    assert [each["moved_at"] for each in played] == [written[-1]] * 2
    assert [each["table"]["steps"] for each in played] == [DELAY + 2] * 2
    assert all(each["table"]["awaited"] for each in played)


def test_the_chat_runs_ahead_of_nobody(server: ServerProcess, join: Join) -> None:
    opened, people = seated(server, join)
    ana, bea = people
    spectator, other = join(server, opened.id), join(server, opened.id)
    play(people, 2)
    ana.ask("chat", seat=0, text="the door on the left")
    spectator.ask("chat", seat=None, name="Vera", text="they should run")
    other.listen_for(lambda: "they should run" in texts(other))
    bea.listen_for(lambda: "the door on the left" in texts(bea))
    bea.catch_up()
    assert "they should run" not in texts(bea)
    assert "the door on the left" not in texts(other)
    play(people, DELAY)
    other.listen_for(lambda: "the door on the left" in texts(other))
    ana.ask("chat", seat=0, text="after all")
    bea.listen_for(lambda: texts(bea)[-1] == "after all")
    late_comer = join(server, opened.id)
    late_comer.catch_up()
    assert texts(late_comer)[-2:] == ["they should run", "the door on the left"]
    assert "after all" not in texts(late_comer)
    page = other.ask("earlier", before=1)
    assert page["type"] == "ack"


def texts(player: Player) -> list[str]:
    """What somebody has read."""
    return [each["text"] for each in player.chat]


def test_with_the_end_everything_is_shown_at_once(server: ServerProcess, join: Join) -> None:
    opened = open_table(server.http, "link", "link", delay=DELAY)
    people = [join(server, opened.id, [opened.keys[seat]], seat) for seat in (0, 1)]
    spectator = join(server, opened.id)
    spectator.ask("chat", seat=None, name="Vera", text="oh")
    play_out(people)
    spectator.listen_for(lambda: spectator.table["status"] == "over")
    spectator.see(people[0].version)
    assert spectator.awaited == []
    assert spectator.scene["ending"] == people[0].scene["ending"]
    fresh = join(server, opened.id, [opened.keys[1]], 1)
    fresh.catch_up()
    assert "oh" in texts(fresh)


def test_the_host_decides_who_watches_and_how_late(server: ServerProcess, join: Join) -> None:
    opened, people = seated(server, join)
    play(people, 4)
    spectator = join(server, opened.id)
    url, host = f"/api/tables/{opened.id}", bearer(opened.host)
    change = {"delay": 0, "listed": True}
    assert server.http.patch(url, json=change, headers=bearer(opened.keys[0] or "")).is_error
    assert server.http.patch(url, json={"delay": 7}, headers=host).status_code == 400
    changed = good(server.http.patch(url, json=change, headers=host))
    assert changed["listed"]
    assert "delay" not in changed
    spectator.see(people[0].version)
    people[0].listen_for(lambda: texts(people[0])[-1] == "delay")
    assert people[0].chat[-1]["name"] == "0"


def test_a_screen_sees_the_present_while_a_seat_lends_it_its_taps(
    server: ServerProcess, join: Join
) -> None:
    opened, people = seated(server, join)
    play(people, 4)
    screen = join(server, opened.id, also={"screen": TOKEN})
    assert screen.version == 1
    people[0].listen_for(lambda: bool(people[0].table["screens"]))
    cell = next(iter(screen.boards.values()))["cells"][0]["id"]
    people[0].ask("point", seat=0, on=[cell])
    screen.catch_up()
    assert screen.points == []
    people[0].ask("lend", seat=0, screen=sign_of(TOKEN))
    screen.see(people[0].version)
    people[0].ask("lend", seat=0, screen=None)
    screen.version = 0
    screen.listen_for(lambda: screen.version == 1)


@pytest.mark.parametrize("delay", [0, DELAY])
def test_spectators_are_sent_the_same_bytes_whatever_is_hidden_from_them(
    dealt: Dealt,  # noqa: F811
    site: Path,
    join: Join,
    tmp_path: Path,
    delay: int,
) -> None:
    table, keys, databases = dealt
    begun = [Path(shutil.copy(each, tmp_path)) for each in databases]
    first, second, third = (watched(each, site, join, table, keys, delay) for each in begun)
    assert first == second == third
    assert sum('"type":"view"' in frame for frame in first) > 5


def watched(
    database: Path, site: Path, join: Join, table: str, keys: list[str | None], delay: int
) -> list[str]:
    """Everything that a spectator is sent of a table at which the guest has a secret."""
    with sqlite3.connect(database) as rows:
        rows.execute("UPDATE games SET delay = ?", (delay,))
    with serving(f"sqlite:///{database}", site, *PATIENT) as server:
        host = join(server, table, [keys[0]], 0, tag="host")
        guest = join(server, table, [keys[1]], 1, tag="guest")
        host.listen_for(lambda: host.table["seats"][1]["online"])
        spectator = join(server, table, tag="spectator")
        spectator.catch_up()
        for _ in range(DELAY + 8):
            player = (host, guest)[host.awaited[0]]
            version = player.choose(0)["version"]
            for person in (host, guest):
                person.see(version)
            spectator.catch_up()
        return [re.sub(r'"at":\d+', '"at":0', frame) for frame in spectator.frames]
