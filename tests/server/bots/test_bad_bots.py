"""Whatever a bot does, its table goes on, the others do not wait, and the server stops."""

import os
import time
from collections.abc import Iterator
from pathlib import Path

import psutil  # type: ignore[import-untyped]
import pytest

from server.conftest import PATIENT
from server.players import Join, Opened, open_table
from server.process import DEADLINE, ServerProcess, serving, until

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


def test_another_bot_does_not_wait_for_a_hanging_one(wild: ServerProcess, join: Join) -> None:
    bad = open_table(wild.http, "link", "hanging")
    join(wild, bad.id, [bad.keys[0]], 0).choose(0)
    good = open_table(wild.http, "link", "random")
    host = join(wild, good.id, [good.keys[0]], 0)
    host.choose(0)
    began = time.monotonic()
    host.see(3)
    assert time.monotonic() - began < DEADLINE / 2
    assert not any(item["text"] == "bot-failed" for item in host.chat)


def test_a_killed_bot_process_is_replaced_by_one(wild: ServerProcess, join: Join) -> None:
    opened = open_table(wild.http, "link", "random")
    host = join(wild, opened.id, [opened.keys[0]], 0)
    host.choose(0)
    host.see(3)
    (before,) = minds(wild)
    before.kill()
    before.wait(DEADLINE)
    host.listen_for(lambda: host.prompt is not None)
    host.choose(0)
    host.listen_for(lambda: host.prompt is not None or not host.awaited)
    assert len(minds(wild)) <= 1


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
