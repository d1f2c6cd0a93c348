"""Machines on a network at home, made of network namespaces."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

TIMEOUT = 120


class Host:
    """A machine that is on the network once it has an address."""

    def __init__(self, name: str) -> None:
        self.name = name

    def ip(self, *words: str) -> None:
        """Change something about its network."""
        run("ip", "-n", self.name, *words)

    def plug(self, cable: str, address: str, other: Host, end: str) -> None:
        """Lay a cable to another machine."""
        self.ip("link", "add", cable, "type", "veth", "peer", "name", end, "netns", other.name)
        self.ip("address", "add", address, "dev", cable)
        self.ip("link", "set", cable, "up")
        other.ip("link", "set", end, "up")

    def command(self, *words: str) -> list[str]:
        """What runs a program on this machine."""
        return ["ip", "netns", "exec", self.name, *words]

    def python(self, code: str, *words: str) -> str:
        """What a few lines of Python say there."""
        return run(*self.command(sys.executable, "-c", code, *words))


def run(*words: str) -> str:
    """What a command says, if it does what it should."""
    done = subprocess.run(words, capture_output=True, text=True, timeout=TIMEOUT, check=False)
    if done.returncode:
        raise OSError(f"{' '.join(words)}: {done.stderr}")
    return done.stdout


def why_not() -> str:
    """Why no machines can be made here; nothing if they can."""
    if shutil.which("ip") is None:
        return "expected iproute2 (`ip`), got none"
    try:
        with at_home("probe"):
            return ""
    except OSError as error:
        return f"expected to make network namespaces: {error}"


@contextmanager
def at_home(*names: str) -> Iterator[Sequence[Host]]:
    """Machines at one switch, with the addresses 192.168.77.1, .2, ..."""
    switch, *hosts = (Host(f"sobremesa-{os.getpid()}-{name}") for name in ("switch", *names))
    made: list[Host] = []
    try:
        for host in (switch, *hosts):
            run("ip", "netns", "add", host.name)
            made.append(host)
            host.ip("link", "set", "lo", "up")
        switch.ip("link", "add", "bridge", "type", "bridge")
        switch.ip("link", "set", "bridge", "up")
        for number, host in enumerate(hosts, 1):
            port = f"port{number}"
            host.plug("eth0", f"192.168.77.{number}/24", switch, port)
            switch.ip("link", "set", port, "master", "bridge", "up")
        yield hosts
    finally:
        for host in made:
            run("ip", "netns", "delete", host.name)
