"""What a worker and the process that holds the door say to each other.

A worker gets ready while another program still moves the tables, and touches none of them before it
is told to `go`. When it is told to `close` it lets nobody in any more; only when all of its crew
have `closed` is it told to `drain`, so that nobody who is hung up on comes in at another of them,
to be hung up on again. Then it puts everything away and says that the tables are `released`. Never
do two programs move the same tables. A worker whose line is cut is gone at once: whoever held its
door is no more, and a choice is on disk before anybody hears of it.
"""

from __future__ import annotations

import asyncio
import os
import socket
import threading
from collections.abc import Callable
from typing import Final

WORKER: Final = "SOBREMESA_WORKER"
"""Says to a process that it is a worker: the door, the line, whether others serve, its place."""

READY, SERVING, CLOSED, RELEASED = "ready", "serving", "closed", "released"
ALIVE, RESTART = "alive", "restart"
"""What a worker says: with `ready` comes which program it is."""
GO, CLOSE, DRAIN, OUTCOME = "go", "close", "drain", "outcome"
"""What it is told: with `outcome` comes how a restart went that an operator had wanted."""

IS_POSSIBLE: Final = hasattr(socket, "AF_UNIX") and os.name == "posix"
"""Windows hands no sockets to other programs: there a server is one process, without restarts."""


def is_worker() -> bool:
    """Whether this process was started to work behind a door."""
    return WORKER in os.environ


class Line:
    """A worker's line to the process that holds the door."""

    def __init__(self) -> None:
        door, line, beside, place = (int(number) for number in os.environ.pop(WORKER).split())
        self.beside = bool(beside)
        """Whether others serve until this worker is ready."""
        self.place = place
        """Which of its crew it is."""
        for file in (door, line):
            os.set_inheritable(file, False)  # whoever is started from here must not hold them
        self.door = socket.socket(fileno=door)
        self._socket = socket.socket(fileno=line)
        self._go = asyncio.Event()

    def listen(
        self,
        close: Callable[[], None],
        drain: Callable[[], None],
        outcome: Callable[[str], None],
    ) -> None:
        """From now on do what is told; called in the event loop."""
        loop = asyncio.get_running_loop()

        def hear() -> None:
            heard: dict[str, Callable[[str], None]] = {
                GO: lambda _: self._go.set(),
                CLOSE: lambda _: close(),
                DRAIN: lambda _: drain(),
                OUTCOME: outcome,
            }
            with self._socket.makefile(encoding="utf-8") as told:
                for each in told:
                    word, _, rest = each.rstrip("\n").partition(" ")
                    loop.call_soon_threadsafe(heard[word], rest)
            os._exit(1)

        # In a thread: the end of the line is noticed however busy the event loop is.
        threading.Thread(target=hear, name="line", daemon=True).start()

    async def told_to_go(self) -> None:
        """Wait until the tables are ours."""
        await self._go.wait()

    def say(self, word: str, more: str = "") -> None:
        """Tell whoever holds the door."""
        self._socket.sendall(f"{word} {more}\n".encode())
