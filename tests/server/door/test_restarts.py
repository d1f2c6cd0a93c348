"""Restarts: the new program gets ready beside the old one, and people see no more than a blink."""

import asyncio
import shutil
import signal
import threading
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import psutil  # type: ignore[import-untyped]
import pytest
from websockets.exceptions import ConnectionClosed

from server.conftest import PATIENT
from server.players import Join, Opened, Player, open_table, play_some
from server.process import DEADLINE, ServerProcess, done, run, serving, until
from sobremesa.kernel.record import read_record, verify
from sobremesa.server.store.store import Store

LONG = {"game": "incursion", "mission": "m1"}
"""A match that is not over soon."""


def workers(database: str) -> list[str]:
    """Several of them where there can be."""
    return ["--workers", "2"] if database.startswith("postgres") else []


def starts(server: ServerProcess) -> int:
    """How often the server has said that it listens."""
    return sum(entry["event"] == "listening" for entry in server.logs)


def restart(server: ServerProcess) -> None:
    """Ask for a restart, and wait until it is done and the old program is gone."""
    before, old = starts(server), server.workers()
    server.process.send_signal(signal.SIGUSR2)
    until("the new program", lambda: starts(server) > before)
    until("the end of the old one", lambda: not any(each.is_running() for each in old))


@pytest.mark.parametrize("how", ["by a command", "by a signal"])
def test_people_play_on_after_a_restart(site: Path, database: str, join: Join, how: str) -> None:
    with serving(database, site, *workers(database)) as server:
        opened = open_table(server.http, "link", "link")
        players = [join(server, opened.id, [opened.keys[seat]], seat) for seat in range(2)]
        play_some(players, 2)
        for player in players:
            player.catch_up()
        if how == "by a command":
            assert done(site, "admin", "restart", "--db", database).startswith("restarted: sobr")
        else:
            server.process.send_signal(signal.SIGUSR2)
        assert [player.close_code() for player in players] == [1012, 1012]
        back = [
            join(server, opened.id, [opened.keys[seat]], seat, before=player)
            for seat, player in enumerate(players)
        ]
        assert [player.version for player in back] == [player.version for player in players]
        play_some(back, 2)
        until("word of it", lambda: starts(server) == 2)
        assert server.process.poll() is None


def test_whoever_is_hung_up_on_is_told_within_what_time_to_come_back(
    site: Path, tmp_path: Path, join: Join
) -> None:
    with serving(f"sqlite:///{tmp_path}/tables.db", site) as server:
        opened = open_table(server.http, "link", "link")
        player = join(server, opened.id, [opened.keys[0]], 0)
        server.process.send_signal(signal.SIGUSR2)
        assert player.close_code() == 1012
        assert player.socket.close_reason == "100 ms"


class Stubborn:
    """Two people in one, who send again what had no answer, as a browser does."""

    def __init__(self, server: ServerProcess, opened: Opened, join: Join) -> None:
        self._server, self._opened, self._join = server, opened, join
        self.acknowledged: list[str] = []
        self.returns = 0
        self._stop = threading.Event()
        self._players = [self._come(seat, None) for seat in range(2)]
        self._thread = threading.Thread(target=self._play, daemon=True)
        self._thread.start()

    def _come(self, seat: int, before: Player | None) -> Player:
        keys = [self._opened.keys[seat]]
        return self._join(self._server, self._opened.id, keys, seat, before=before)

    def _play(self) -> None:
        for number in count():
            self._choose(f"choice {number}")
            if self._stop.wait(0.05):
                return

    def _choose(self, id: str) -> None:
        """Choose, and choose the same again after every break."""
        request: dict[str, Any] = {}
        while True:
            try:
                for player in self._players:
                    player.catch_up()
                if not request:
                    seat = next(seat for seat in range(2) if self._players[seat].prompt)
                    prompt = self._players[seat].wait_for_prompt()
                    request = {"id": id, "seat": seat, "ask": prompt["ask"], "index": 0}
                answer = self._players[request["seat"]].ask("choose", **request)
                assert answer["type"] == "ack", answer
                self.acknowledged.append(id)
                return
            except ConnectionClosed:
                self.returns += 1
                self._players = [self._come(seat, self._players[seat]) for seat in range(2)]

    def stop(self) -> None:
        """No more choices."""
        self._stop.set()
        self._thread.join(DEADLINE)
        assert not self._thread.is_alive()


def written_down(database: str, table: str) -> list[str]:
    """What was chosen at a table, by the ids of the requests."""

    async def look() -> list[str]:
        store = Store(database, "test")
        try:
            rows = await store.entries_from(table, 0)
        finally:
            await store.close()
        return [row.message or "" for row in rows if row.kind == "choice"]

    return asyncio.run(look())


def test_a_choice_sent_during_a_restart_is_neither_lost_nor_doubled(
    site: Path, database: str, join: Join
) -> None:
    with serving(database, site, *workers(database), *PATIENT) as server:
        opened = [open_table(server.http, "link", "link", **LONG) for _ in range(2)]
        people = [Stubborn(server, each, join) for each in opened]
        until("some choices", lambda: all(len(each.acknowledged) > 5 for each in people))
        restart(server)
        had = [len(each.acknowledged) for each in people]
        until(
            "some more",
            lambda: all(
                len(each.acknowledged) > before + 5
                for each, before in zip(people, had, strict=True)
            ),
        )
        for each in people:
            each.stop()
    assert [each.returns for each in people] == [1, 1]
    for each, table in zip(people, opened, strict=True):
        assert written_down(database, table.id) == each.acknowledged


def test_the_old_program_lets_go_of_everything_before_the_new_one_takes_it(
    site: Path, database: str
) -> None:
    with serving(database, site, *workers(database)) as server:
        restart(server)
    events = [entry["event"] for entry in server.logs]
    number = 1 + len(workers(database)) // 2
    order = [event for event in events if event in ("ready", "stopped")]
    assert order == 2 * (["ready"] * number + ["stopped"] * number)


def test_two_requests_for_a_restart_make_one(site: Path, tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/tables.db", site) as server:
        for _ in range(5):
            server.process.send_signal(signal.SIGUSR2)
        until("the new program", lambda: starts(server) == 2)
        assert server.http.get("/api/health").status_code == 200
        assert starts(server) == 2


def test_a_new_program_that_cannot_start_leaves_the_old_one_running(
    site: Path, tmp_path: Path, database: str, join: Join
) -> None:
    place = tmp_path / "site"
    shutil.copytree(site, place)
    server = ServerProcess(database, place, *workers(database))
    opened = open_table(server.http, "link", "link")
    players = [join(server, opened.id, [opened.keys[seat]], seat) for seat in range(2)]
    play_some(players, 2)
    before = server.workers()
    broken = place / "uvicorn.py"
    broken.write_text("raise ImportError('a bad update')\n", "utf-8")
    told = run(place, "admin", "restart", "--db", database)
    assert told.returncode == 1
    assert "the old one goes on" in told.stderr
    play_some(players, 2)
    assert server.workers() == before
    until("word of it in the log", server.errors)
    assert [entry["event"] for entry in server.errors()] == [
        "the new program did not start; the old one goes on"
    ]
    broken.unlink()
    assert done(place, "admin", "restart", "--db", database)
    assert [player.close_code() for player in players] == [1012, 1012]
    assert server.stop() == 0


def test_restarts_leave_no_process_socket_or_file_behind(
    site: Path, tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    scratch = tmp_path / "scratch"
    scratch.mkdir()
    monkeypatch.setenv("TMPDIR", str(scratch))

    def held(server: ServerProcess) -> dict[str, Any]:
        """What the server holds: by the process at the door, and by those who serve."""
        keeper = psutil.Process(server.process.pid)
        return {
            "processes": len(server.family()),
            "files of the keeper": keeper.num_fds(),
            "sockets": len(keeper.net_connections("all")),
            "threads": keeper.num_threads(),
            "scratch": len(list(scratch.iterdir())),
        }

    with serving(database, site, *workers(database)) as server:
        found = []
        for _ in range(3):
            restart(server)
            found.append(until("rest", lambda: settled(held, server)))
        assert found[1:] == found[:1] * 2
    assert list(scratch.iterdir()) == []


def settled(held: Callable[[ServerProcess], dict[str, Any]], server: ServerProcess) -> Any:
    """What is held, once that is the same in two looks: an old worker ends in its own time."""
    first = held(server)
    threading.Event().wait(0.2)
    return first if held(server) == first else None


def test_a_worker_that_is_killed_is_replaced_and_loses_nothing(
    site: Path, database: str, join: Join
) -> None:
    server = ServerProcess(database, site, *workers(database))
    opened = open_table(server.http, "link", "link")
    players = [join(server, opened.id, [opened.keys[seat]], seat) for seat in range(2)]
    play_some(players, 3)
    version = players[0].version
    for worker in server.workers():
        worker.kill()
    back = [join(server, opened.id, [opened.keys[seat]], seat) for seat in range(2)]
    for player in back:
        player.see(version)
    play_some(back, 2)
    assert {entry["event"] for entry in server.errors()} == {"a worker died, and is replaced"}
    assert server.stop() == 0


def test_those_who_serve_are_gone_with_whoever_held_the_door(site: Path, tmp_path: Path) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path}/tables.db", site)
    serving_there = server.workers()
    server.process.kill()
    server.process.wait(DEADLINE)
    until("their end", lambda: not any(each.is_running() for each in serving_there))
    server.http.close()


def test_a_record_of_a_match_across_restarts_is_whole(
    site: Path, tmp_path: Path, join: Join
) -> None:
    with serving(f"sqlite:///{tmp_path}/tables.db", site, *PATIENT) as server:
        opened = open_table(server.http, "link", "link")
        players = [join(server, opened.id, [opened.keys[seat]], seat) for seat in range(2)]
        while players[0].awaited:
            play_some(players, 2)
            for player in players:
                player.catch_up()
            if starts(server) < 3:
                restart(server)
                players = [
                    join(server, opened.id, [opened.keys[seat]], seat, before=players[seat])
                    for seat in range(2)
                ]
        record = server.http.get(f"/api/tables/{opened.id}/record").content
        assert verify(record) == []
        assert len(read_record(record).choices) == players[0].version - 1
