"""Ray nodes and whoever plays on them, each in processes of its own.

Ray ends a process that plays on a cluster when the node by which it has come is lost: no process
of the tests may be one of these.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Self

from server.process import until
from sobremesa.kernel import fresh_secret

PATIENCE = 600.0
"""Far more than anything here takes on a busy machine, in seconds."""
TRIES = 20
"""A node gives up when a part of it takes longer than fifteen seconds to load, or all of it longer
than thirty, which cannot be set: on a very busy machine that happens several times in a row."""

_SETTINGS = {
    "RAY_AUTH_MODE": "token",
    "RAY_gcs_server_port_wait_time_s": "300",
    # A node that is gone is missed at once; one that is slow is not.
    "RAY_health_check_period_ms": "500",
    "RAY_health_check_timeout_ms": "120000",
    "RAY_NUM_REDIS_GET_RETRIES": "60",
    "RAY_worker_niceness": "0",
}
_SMALL = (
    *("--num-cpus=1", "--object-store-memory=100000000", "--min-worker-port=0"),
    *("--max-worker-port=0", "--include-log-monitor=false", "--no-monitor"),
    *("--disable-usage-stats", "--block"),
)
_PORTS = (
    *("--dashboard-agent-grpc-port", "--dashboard-agent-listen-port"),
    *("--runtime-env-agent-port", "--metrics-export-port"),
)
"""Several nodes on one machine need different ones."""

COMMAND = "from sobremesa.cli import main; main(prog_name='sobremesa')"


class Node:
    """A machine of the cluster: all processes of one `ray start`."""

    def __init__(self, process: subprocess.Popen[bytes], told: Path) -> None:
        self.process, self.told = process, told

    def has_started(self) -> bool:
        return b"Ray runtime started." in self.told.read_bytes()

    def address(self) -> str:
        """Where the others find the first one."""
        found = re.search(r"ray start --address='([^']+)'", self.told.read_text())
        assert found, self.told.read_text()
        return found[1]

    def kill(self) -> None:
        """As if it lost its power."""
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(PATIENCE)


class Nodes:
    """A cluster on this machine, with a token that nobody else knows."""

    def __init__(self, site: Path, **first: str) -> None:
        self.first = first
        self.nodes: list[Node] = []
        self.environment = {
            **os.environ,
            **_SETTINGS,
            "RAY_AUTH_TOKEN": fresh_secret(),
            "PYTHONPATH": os.pathsep.join([str(site), *sys.path]),
        }

    def __enter__(self) -> Self:
        # Ray's sockets are below it, and their names may not be long.
        self.folder = Path(tempfile.mkdtemp(prefix="ray"))
        try:
            head = self._start("--head", "--port=0", "--include-dashboard=false", **self.first)
            self.address = head.address()
        except BaseException:
            self._end()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self._end()

    def _end(self) -> None:
        for node in self.nodes:
            node.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def add(self, **environment: str) -> Node:
        """One more, with an environment of its own."""
        return self._start(f"--address={self.address}", **environment)

    def _start(self, *arguments: str, **environment: str) -> Node:
        node = self._try(*arguments, **environment)
        for _ in range(TRIES - 1):
            if node.has_started():
                return node
            node.kill()
            node = self._try(*arguments, **environment)
        assert node.has_started(), node.told.read_text()
        return node

    def _try(self, *arguments: str, **environment: str) -> Node:
        place = self.folder / str(len(self.nodes))
        place.mkdir()
        told = place / "told.txt"
        with told.open("wb") as output:
            process = subprocess.Popen(
                [
                    *(sys.executable, "-m", "ray.scripts.scripts", "start"),
                    *(*arguments, *_SMALL, *_free_ports(), f"--temp-dir={place}"),
                ],
                env={**self.environment, **environment},
                stdout=output,
                stderr=output,
                start_new_session=True,
            )
        node = Node(process, told)
        self.nodes.append(node)
        until("a node", lambda: node.has_started() or process.poll() is not None, PATIENCE)
        return node

    def command(self, *arguments: str) -> subprocess.Popen[str]:
        """The command as a stranger gives it, on its way."""
        return self.python("-c", COMMAND, *arguments)

    def python(self, *arguments: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, *arguments],
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )


def done(process: subprocess.Popen[str]) -> str:
    """What a command says that must do what it was told."""
    told, complaints = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, complaints
    return told


def _free_ports() -> list[str]:
    """Ports for the parts of one node that nobody else has."""
    with ExitStack() as stack:
        found = [stack.enter_context(socket.create_server(("", 0))) for _ in _PORTS]
        return [f"{name}={each.getsockname()[1]}" for name, each in zip(_PORTS, found, strict=True)]
