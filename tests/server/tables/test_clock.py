"""The clock of the machine jumps: matches do not notice, and what goes by the clock follows it."""

import asyncio
import shutil
import time
from pathlib import Path

import pytest

from server.players import Join, Opened, Player, bearer, good, open_table, play_some
from server.process import ServerProcess, done, serving, until
from sobremesa.kernel.record import read_record, verify
from sobremesa.server.bots.mind import Thought
from sobremesa.server.bots.thinkers import BotFailed, Thinkers
from sobremesa.server.limits.accounts import Bucket

DAY = 24 * 3600
JUMPY = f"""
import itertools
import time
from pathlib import Path

JUMPS, TRUE = Path(__file__).with_name("jumps"), time.time
LOOKS = itertools.count()


def shown():
    jumps = JUMPS.read_text().split()
    return TRUE() + {DAY} * float(jumps[next(LOOKS) % len(jumps)])


time.time = shown
"""
"""What every process of a server does before all else: its clock is wrong by so many days."""
UNTIMELY = ("1", "-1", "0", "-2", "2")
"""A clock that shows another day whenever somebody looks."""


class Clock:
    """The clock of all that is started with this folder before its other packages."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        (folder / "sitecustomize.py").write_text(JUMPY)
        self.jump("0")

    def jump(self, *days: str) -> None:
        """From now on it is wrong by so many days; by each of several, whenever one looks."""
        new = self.folder / "jumps.new"
        new.write_text(" ".join(days))
        new.replace(self.folder / "jumps")


@pytest.fixture
def clock(site: Path, tmp_path: Path) -> Clock:
    """One that shows the right time as yet."""
    return Clock(shutil.copytree(site, tmp_path / "site"))


@pytest.fixture
def database(tmp_path: Path) -> str:
    """An empty one."""
    return f"sqlite:///{tmp_path}/tables.db"


def both(server: ServerProcess, opened: Opened, join: Join) -> list[Player]:
    """The two who sit there."""
    return [join(server, opened.id, [opened.keys[seat]], seat) for seat in (0, 1)]


@pytest.mark.parametrize("jump", ["1", "-1"])
def test_a_match_goes_on_in_order_when_the_clock_has_jumped(
    clock: Clock, database: str, join: Join, jump: str
) -> None:
    server = ServerProcess(database, clock.folder)
    opened = open_table(server.http, "link", "link")
    players = both(server, opened, join)
    players[0].ask("chat", seat=0, text="before")
    play_some(players, 2)
    clock.jump(jump)
    players[1].ask("chat", seat=1, text="after")
    play_some(players, 2)
    for player in players:
        player.catch_up()
    server.kill()
    with serving(database, clock.folder) as server:
        back = both(server, opened, join)
        assert [each.version for each in back] == [5, 5]
        assert [each.scene for each in back] == [each.scene for each in players]
        assert [each.lines for each in back] == [each.lines for each in players]
        play_some(back, 1)
        back[0].listen_for(lambda: back[0].chat[-1]["text"] == "after")
    said = {item["text"]: item["at"] for item in back[0].chat if item["kind"] == "said"}
    assert list(said) == ["before", "after"]
    assert abs(said["after"] - said["before"] - int(jump) * DAY) < DAY / 2


def test_a_match_is_played_to_its_end_whatever_day_the_clock_shows(
    clock: Clock, database: str, join: Join
) -> None:
    clock.jump(*UNTIMELY)
    with serving(database, clock.folder) as server:
        opened = open_table(server.http, "link", "random", settings={"plate": 4})
        host = join(server, opened.id, [opened.keys[0]], 0)
        made = 0
        while host.table["status"] == "playing":
            if host.prompt is None:
                host.hear()
            else:
                assert host.choose(0)["type"] == "ack"
                made += 1
        host.catch_up()
        record = server.http.get(f"/api/tables/{opened.id}/record").content
    assert verify(record) == []
    choices = read_record(record).choices
    assert [choice.seat for choice in choices].count(0) == made
    assert not [item for item in host.chat if item["text"] == "bot-failed"]


def test_the_rate_of_messages_is_not_measured_by_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "monotonic", lambda: 100.0)
    bucket = Bucket(1, 2)
    taken = [bucket.take() for _ in range(3)]
    true = time.time
    for days in (1, -1):
        monkeypatch.setattr(time, "time", lambda days=days: true() + days * DAY)
        taken.append(bucket.take())
    monkeypatch.setattr(time, "monotonic", lambda: 101.0)
    taken.append(bucket.take())
    assert taken == [True, True, False, False, False, True]


def test_the_pause_of_a_bot_that_failed_is_not_measured_by_the_clock(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    thinkers = Thinkers(1, 1, 512)
    thought = Thought(game="x", match=b"", seat=0, player="x", seed=0, seconds=1)
    for _ in range(2):
        thinkers.failed(thought)
    true = time.time
    monkeypatch.setattr(time, "time", lambda: true() + DAY)
    with pytest.raises(BotFailed, match="it has failed before"):
        asyncio.run(thinkers.think(thought))


def test_bans_restarts_absent_seats_and_tables_an_hour_go_by_the_clock(
    clock: Clock, database: str
) -> None:
    wanted = {"game": "croquetas", "mission": "dinner", "seats": [{"kind": "link"}] * 2}
    limits = ("--absent-seconds", "3600", "--tables-per-hour", "1")
    with serving(database, clock.folder, *limits) as server:
        opened = open_table(server.http, "link", "link")
        reopen, host = f"/api/tables/{opened.id}/seats/1/reopen", bearer(opened.host)

        def seen() -> tuple[int, object]:
            opening = server.http.post("/api/tables", json=wanted).status_code
            return opening, good(server.http.post(reopen, headers=host))["key"]

        at_first = [seen() for _ in range(2)]
        clock.jump("-1")
        a_day_before = seen()
        clock.jump("1")
        a_day_later = seen()
        done(clock.folder, "admin", "ban", "127.0.0.1", "--days", "2", "--db", database)
        until("the ban", lambda: server.http.get("/api/games").status_code == 403)
        clock.jump("4")
        assert server.http.get("/api/games").status_code == 200
        clock.jump("1")
        assert server.http.get("/api/games").status_code == 403
    assert at_first == [(429, None), (429, None)]
    assert a_day_before == (429, None)
    assert a_day_later[0] == 201
    assert a_day_later[1] is not None


def test_an_announced_restart_is_past_when_the_clock_says_so(
    clock: Clock, database: str, join: Join
) -> None:
    def told(player: Player) -> list[int]:
        return [each["restart"] for each in player.seen if each["type"] == "house"]

    with serving(database, clock.folder) as server:
        opened = open_table(server.http, "link", "link")
        host = join(server, opened.id, [opened.keys[0]], 0)
        done(clock.folder, "admin", "announce", "10", "--db", database)
        host.listen_for(lambda: any(told(host)))
        late = join(server, opened.id)
        late.listen_for(lambda: any(told(late)))
        clock.jump("1")
        later = join(server, opened.id)
        later.catch_up()
    assert 0 < told(late)[-1] - time.time() < 700
    assert not any(told(later))


def test_tables_are_old_when_the_clock_says_so(clock: Clock, database: str, join: Join) -> None:
    with serving(database, clock.folder) as server:
        opened = open_table(server.http, "link", "link")
        play_some(both(server, opened, join), 1)
    url = f"/api/tables/{opened.id}"
    for days, there in (("-40", True), ("10", True), ("40", False)):
        clock.jump(days)
        with serving(database, clock.folder, "--keep-abandoned", "30") as server:
            if there:
                assert server.http.get(url).status_code == 200
            else:
                until("it to be forgotten", lambda: server.http.get(url).status_code == 404)
