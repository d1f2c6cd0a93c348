"""Whatever a bot does, its table goes on, the others do not wait, and the server stops."""

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psutil  # type: ignore[import-untyped]
import pytest

from server.conftest import PATIENT
from server.players import Join, Opened, Player, open_table
from server.process import ServerProcess, serving, until

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
def serving_bad_bots(site: Path, folder: Path, processes: int) -> Iterator[ServerProcess]:
    """A server that has asked nobody yet, and gives every bot the time to hang."""
    bad_bots.install(folder)
    limit = ("--bot-seconds", "0.1", "--bot-margin", str(LIMIT))
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
