"""A server process for tests, and patience with a deadline instead of sleeping."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

import httpx
import psutil  # type: ignore[import-untyped]
from websockets.sync.client import ClientConnection, connect

T = TypeVar("T")

DEADLINE = 180.0
"""Far more than anything here takes: a test that waits so long has failed."""

_COMMAND = "from sobremesa.cli import main; main(prog_name='sobremesa')"


def until(what: str, look: Callable[[], T | None], patience: float = DEADLINE) -> T:
    """Look again and again until there is something to see."""
    end = time.monotonic() + patience
    pause = threading.Event()
    while time.monotonic() < end:
        found = look()
        if found:
            return found
        pause.wait(0.01)
    raise AssertionError(f"waited in vain for {what}")


def run(site: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """A command, as an operator would give it."""
    return subprocess.run(
        [sys.executable, "-c", _COMMAND, *arguments],
        env=_environment(site),
        capture_output=True,
        text=True,
        timeout=DEADLINE,
        check=False,
    )


def done(site: Path, *arguments: str) -> str:
    """What a command says that must do what it was told."""
    ended = run(site, *arguments)
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


def _environment(site: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(site), *sys.path])}


class ServerProcess:
    """One server, started as an operator would."""

    def __init__(self, database: str, site: Path, *options: str) -> None:
        self.logs: list[dict[str, Any]] = []
        self._heard = threading.Condition()
        self.process = subprocess.Popen(
            [sys.executable, "-c", _COMMAND, "serve", "--port", "0", "--db", database, *options],
            env=_environment(site),
            stderr=subprocess.PIPE,
            text=True,
        )
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()
        self.port: int = self.event("listening")["port"]
        self.url = f"http://127.0.0.1:{self.port}"
        self.http = httpx.Client(base_url=self.url, timeout=DEADLINE)
        until("an answer", self._answers)

    def dial(self, path: str) -> AbstractContextManager[ClientConnection]:
        """A WebSocket to that path."""
        return connect(f"ws://127.0.0.1:{self.port}{path}", open_timeout=DEADLINE)

    def _answers(self) -> bool:
        try:
            return self.http.get("/api/health").status_code == 200
        except httpx.TransportError:
            return False

    def _listen(self) -> None:
        assert self.process.stderr is not None
        with self.process.stderr as lines:
            for line in lines:
                entry = json.loads(line) if line.startswith("{") else {"event": line.strip()}
                with self._heard:
                    self.logs.append(entry)
                    self._heard.notify_all()
        self.process.wait(DEADLINE)
        with self._heard:
            self._heard.notify_all()

    def event(self, name: str) -> dict[str, Any]:
        """The first log entry of that name, waiting for it if it must be."""

        def found() -> dict[str, Any] | None:
            return next((entry for entry in self.logs if entry["event"] == name), None)

        with self._heard:
            self._heard.wait_for(
                lambda: found() is not None or self.process.poll() is not None, DEADLINE
            )
        entry = found()
        assert entry is not None, f"expected {name!r} in the log, got {self.logs}"
        return entry

    def errors(self) -> list[dict[str, Any]]:
        """Everything grave that was logged."""
        return [entry for entry in self.logs if entry.get("level") in ("error", "critical")]

    def family(self) -> list[psutil.Process]:
        """The process that was started, and all that it has started."""
        first = psutil.Process(self.process.pid)
        return [first, *first.children(recursive=True)]

    def workers(self) -> list[psutil.Process]:
        """Those who serve."""
        found: list[psutil.Process] = psutil.Process(self.process.pid).children()
        return found

    def kill(self) -> None:
        """As if the machine lost its power."""
        for process in self.family():
            with suppress(psutil.NoSuchProcess):
                process.send_signal(signal.SIGKILL)
        self.process.wait(DEADLINE)
        self.http.close()

    def stop(self) -> int:
        """As an operator stops it; gives the exit code."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(DEADLINE)
        self._listener.join(DEADLINE)
        self.http.close()
        return code


@contextmanager
def serving(database: str, site: Path, *options: str) -> Iterator[ServerProcess]:
    """A server for as long as it is needed; it must not have logged any error."""
    server = ServerProcess(database, site, *options)
    try:
        yield server
    finally:
        server.stop()
    errors = server.errors()
    assert not errors, "\n".join(str(error.get("error", error)) for error in errors)
