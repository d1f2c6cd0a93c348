"""Whatever a bot does, its table goes on, the others do not wait, and the server stops."""

import os
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import psutil  # type: ignore[import-untyped]
import pytest

from server.conftest import PATIENT
from server.players import Join, Opened, Player, bearer, good, open_table
from server.process import ServerProcess, done, serving, until

from . import bad_bots

IMPATIENT = (*PATIENT, "--bot-seconds", "0.1", "--bot-margin", "3", "--bot-memory", "512")


@pytest.fixture(scope="module")
def wild(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with bad bots, and one process for all of them."""
    with pytest.MonkeyPatch.context() as patch:
        folder = tmp_path_factory.mktemp("bots")
        bad_bots.install(folder)
        patch.syspath_prepend(str(folder))
        database = f"sqlite:///{tmp_path_factory.mktemp('wild')}/tables.db"
        with serving(database, site, *IMPATIENT, "--bot-processes", "1") as running:
            yield running


def minds(server: ServerProcess) -> list[psutil.Process]:
    """The processes in which bots think."""
    return [
        child
        for child in psutil.Process(server.process.pid).children(recursive=True)
        if "sobremesa.server.bots.mind" in child.cmdline()
    ]


@pytest.mark.parametrize("bot", bad_bots.BAD)
def test_the_table_of_a_bad_bot_goes_on_and_is_told(
    wild: ServerProcess, join: Join, bot: str
) -> None:
    opened = open_table(wild.http, "link", bot)
    host = join(wild, opened.id, [opened.keys[0]], 0)
    host.choose(0)
    host.see(3)
    host.listen_for(lambda: any(item["text"] == "bot-failed" for item in host.chat))
    told = [(item["kind"], item["seat"]) for item in host.chat if item["text"] == "bot-failed"]
    assert told == [("notice", 1)]
    assert len(minds(wild)) <= 1


def test_a_bot_that_failed_twice_is_not_asked_again(wild: ServerProcess, join: Join) -> None:
    opened = open_table(wild.http, "link", "hanging")
    host = join(wild, opened.id, [opened.keys[0]], 0)
    for _ in range(3):
        host.choose(0)
        host.listen_for(lambda: host.prompt is not None)
    problems = [
        entry["problem"]
        for entry in wild.logs
        if entry["event"] == "a bot failed" and entry.get("player") == "hanging"
    ]
    assert any("within 3.1 seconds" in problem for problem in problems)
    assert "not asked" in problems[-1]


LIMIT = 60
"""Seconds that a bot may take: much longer than all that happens meanwhile."""


@contextmanager
def serving_bad_bots(
    site: Path, folder: Path, processes: int, margin: float = LIMIT
) -> Iterator[ServerProcess]:
    """A server that has asked nobody yet, and gives every bot the time to hang."""
    bad_bots.install(folder)
    limit = ("--bot-seconds", "0.1", "--bot-margin", str(margin))
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(folder))
        database = f"sqlite:///{folder}/tables.db"
        more = (*PATIENT, *limit, "--bot-processes", str(processes))
        with serving(database, site, *more) as running:
            yield running


def hang(server: ServerProcess, join: Join) -> Player:
    """Ask a bot that hangs; gives who waits for it."""
    opened = open_table(server.http, "link", "hanging")
    host = join(server, opened.id, [opened.keys[0]], 0)
    host.choose(0)
    return host


def hanging(folder: Path, other_than: int = 0) -> psutil.Process:
    """The process in which a bot hangs."""
    note = folder / bad_bots.THINKING

    def found() -> int:
        pid = int(note.read_text() or 0) if note.exists() else 0
        return 0 if pid == other_than else pid

    return psutil.Process(until("a thought", found))


def test_another_bot_does_not_wait_for_hanging_ones(site: Path, tmp_path: Path, join: Join) -> None:
    with serving_bad_bots(site, tmp_path, processes=2) as server:
        hang(server, join)
        mind = hanging(tmp_path)
        hang(server, join)
        good = open_table(server.http, "link", "random")
        host = join(server, good.id, [good.keys[0]], 0)
        began = time.monotonic()
        host.choose(0)
        host.see(3)
        took = time.monotonic() - began
        assert mind.is_running()
        assert took < LIMIT
        assert [each for each in server.logs if each["event"] == "a bot failed"] == []


def test_a_process_that_is_killed_while_it_thinks_is_replaced_by_one(
    site: Path, tmp_path: Path, join: Join
) -> None:
    with serving_bad_bots(site, tmp_path, processes=1) as server:
        host = hang(server, join)
        mind = hanging(tmp_path)
        mind.kill()
        host.see(3)
        # The game asks the same bot again.
        other = hanging(tmp_path, other_than=mind.pid)
        born = [int(pid) for pid in (tmp_path / bad_bots.BORN).read_text().split()]
        alive = minds(server)
    assert born == [mind.pid, other.pid]
    assert alive == [other]


# What a bot thinks about, and what happens meanwhile


def hand_over(server: ServerProcess, opened: Opened, player: str) -> None:
    """Give the second seat to a bot, or take it back."""
    url, key = f"/api/tables/{opened.id}/seats/1", bearer(opened.keys[1] or "")
    good(server.http.patch(url, json={"player": player}, headers=key))


def see_another_bot_choose(server: ServerProcess, join: Join) -> None:
    """With one process for all bots, whatever was asked before has its answer then."""
    opened = open_table(server.http, "link", "random")
    host = join(server, opened.id, [opened.keys[0]], 0)
    host.choose(0)
    host.see(3)


def test_a_bot_does_not_choose_for_whoever_has_taken_the_seat_back(
    site: Path, tmp_path: Path, join: Join
) -> None:
    with serving_bad_bots(site, tmp_path, processes=1) as server:
        opened = open_table(server.http, "link", "link")
        holder = join(server, opened.id, [opened.keys[1]], 1)
        hand_over(server, opened, "held")
        hanging(tmp_path)
        hand_over(server, opened, "")
        (tmp_path / bad_bots.LET_GO).touch()
        see_another_bot_choose(server, join)
        assert holder.ask("ping")["version"] == 1
        assert holder.choose(0)["version"] == 2


def test_nobody_stands_in_for_a_bot_that_fails_when_its_seat_was_taken_back(
    site: Path, tmp_path: Path, join: Join
) -> None:
    with serving_bad_bots(site, tmp_path, processes=1, margin=5) as server:
        opened = open_table(server.http, "link", "link")
        holder = join(server, opened.id, [opened.keys[1]], 1)
        hand_over(server, opened, "hanging")
        hanging(tmp_path)
        hand_over(server, opened, "")
        server.event("a bot failed")
        see_another_bot_choose(server, join)
        assert holder.ask("ping")["version"] == 1
        assert holder.choose(0)["version"] == 2
        assert [each["text"] for each in holder.chat].count("bot-failed") == 0


def questions(server: ServerProcess) -> float:
    """How many questions bots have not answered, as it was counted last."""
    numbers = server.http.get("/metrics").text
    return float(re.findall(r"^sobremesa_bot_questions (\S+)$", numbers, re.MULTILINE)[0])


def let_go(folder: Path, _: psutil.Process) -> None:
    """The bot comes to an end."""
    (folder / bad_bots.LET_GO).touch()


def break_off(folder: Path, mind: psutil.Process) -> None:
    """The bot is ended; asked once more, it would answer."""
    mind.kill()
    let_go(folder, mind)


@pytest.mark.parametrize("end", [let_go, break_off])
def test_a_thought_that_ends_while_nothing_may_be_changed_is_no_fault_and_the_bot_goes_on_later(
    site: Path, tmp_path: Path, join: Join, end: Callable[[Path, psutil.Process], None]
) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    with serving_bad_bots(site, tmp_path, processes=1) as server:
        opened = open_table(server.http, "link", "held")
        host = join(server, opened.id, [opened.keys[0]], 0)
        host.choose(0)
        mind = hanging(tmp_path)
        until("an open question", lambda: questions(server) == 1)
        done(site, "admin", "read-only", "on", "--db", database)
        host.until(lambda message: message["type"] == "house" and message["read_only"])
        end(tmp_path, mind)
        until("the end of the thought", lambda: questions(server) == 0)
        assert host.ask("ping")["version"] == 2
        assert server.errors() == []
        done(site, "admin", "read-only", "off", "--db", database)
        host.see(3)


def test_the_end_of_the_server_waits_for_no_bot(site: Path, tmp_path: Path, join: Join) -> None:
    bad_bots.install(tmp_path)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(tmp_path))
        server = ServerProcess(
            f"sqlite:///{tmp_path}/tables.db", site, *PATIENT, "--bot-margin", "600"
        )
        opened: Opened = open_table(server.http, "link", "hanging")
        host = join(server, opened.id, [opened.keys[0]], 0)
        host.choose(0)
        until("a thinking process", lambda: minds(server))
        (mind,) = minds(server)
        code = server.stop()
    assert code == 0
    until("its end", lambda: not mind.is_running() or mind.status() == psutil.STATUS_ZOMBIE)
    assert os.getpid() != mind.pid
