"""Workers, as the process that holds the door knows them: those of one program are a crew."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress

from .line import (
    ALIVE,
    CLOSE,
    CLOSED,
    DRAIN,
    GO,
    OUTCOME,
    READY,
    RELEASED,
    RESTART,
    SERVING,
    WORKER,
)

log = logging.getLogger(__name__)

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""What several workers share: the numbers that they count together, and the ways between them."""
START_SECONDS = 180.0
"""A worker that is not ready by then has failed; on a busy machine it may be slow to start."""
SILENT_SECONDS = 60.0
"""A worker that has said nothing for so long is stuck: its event loop speaks every few seconds."""
DRAIN_SECONDS = 20.0
"""A worker that has not put everything away by then is ended."""
_LOOK_SECONDS = 5.0


class NotReady(Exception):
    """A worker did not come to serve."""

    def __init__(self, problem: str, code: int = 1) -> None:
        super().__init__(problem)
        self.code = code


class OtherProgram(NotReady):
    """A worker is of another program than those who serve: it must not join them."""


class Worker:
    """One process that serves, and the line to it."""

    def __init__(
        self,
        process: asyncio.subprocess.Process,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        place: int,
    ) -> None:
        self.pid = process.pid
        self.place = place
        self.program = ""
        """Which program it is, as it says when it is ready."""
        self.ended = asyncio.create_task(process.wait())
        self.on_restart: Callable[[], None] = lambda: None
        self._process, self._reader, self._writer = process, reader, writer
        self._said: dict[str, asyncio.Event] = {
            word: asyncio.Event() for word in (READY, SERVING, CLOSED, RELEASED)
        }
        self._heard_at = asyncio.get_running_loop().time()
        self._tasks = [asyncio.create_task(self._hear()), asyncio.create_task(self._watch())]

    @classmethod
    async def start(cls, door: socket.socket, beside: bool, place: int, folder: str) -> Worker:
        """The same command once more, as it is installed now, to work behind the door."""
        ours, theirs = socket.socketpair()
        with theirs:
            told = f"{door.fileno()} {theirs.fileno()} {beside:d} {place}"
            environment = {**os.environ, WORKER: told}
            environment.pop("NOTIFY_SOCKET", None)
            if folder:
                environment[FOLDER] = folder
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                *sys.orig_argv[1:],
                env=environment,
                pass_fds=(door.fileno(), theirs.fileno()),
            )
        reader, writer = await asyncio.open_connection(sock=ours)
        return cls(process, reader, writer, place)

    async def _hear(self) -> None:
        with suppress(OSError):
            while line := await self._reader.readline():
                self._heard_at = asyncio.get_running_loop().time()
                word, _, rest = line.decode().rstrip("\n").partition(" ")
                if word == READY:
                    self.program = rest
                if word == RESTART:
                    self.on_restart()
                elif word != ALIVE:
                    self._said[word].set()

    async def _watch(self) -> None:
        """End it when its event loop is stuck."""
        await self._said[SERVING].wait()
        loop = asyncio.get_running_loop()
        while loop.time() - self._heard_at < SILENT_SECONDS:
            await asyncio.sleep(_LOOK_SECONDS)
        log.error("a worker is stuck, and is ended", extra={"worker": self.pid})
        self.kill()

    @property
    def serves(self) -> bool:
        """Whether tables are moved there."""
        return self._said[SERVING].is_set() and not self._said[RELEASED].is_set()

    def tell(self, word: str, more: str = "") -> None:
        """Say something to it; whoever is gone hears nothing."""
        if not self.ended.done():
            self._writer.write(f"{word} {more}\n".encode())

    async def until(self, word: str, seconds: float) -> None:
        """Wait until it has said that; raises `NotReady` when it ends before, or takes longer."""
        said = asyncio.create_task(self._said[word].wait())
        await asyncio.wait({said, self.ended}, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        said.cancel()
        if self._said[word].is_set():
            return
        if self.ended.done():
            code = self.ended.result()
            raise NotReady(f"its process ended with {code}", max(1, code))
        raise NotReady(f"it was not {word} within {seconds:g} seconds")

    def kill(self) -> None:
        """End it, whatever it does; whatever was acknowledged is on disk."""
        with suppress(ProcessLookupError):
            self._process.kill()

    async def gone(self, seconds: float = 0) -> None:
        """Wait until there is nothing left of it; after so many seconds it is ended."""
        await asyncio.wait({self.ended}, timeout=seconds)
        if not self.ended.done():
            self.kill()
        await self.ended
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._writer.close()


class Crew:
    """The workers of one program, which move tables together."""

    def __init__(self, door: socket.socket, size: int, asked: Callable[[], None]) -> None:
        self._door, self._size, self._asked = door, size, asked
        self.workers: list[Worker] = []
        self._folder = tempfile.TemporaryDirectory(prefix="sobremesa-crew-") if size > 1 else None

    @property
    def program(self) -> str:
        """Which program it is."""
        return self.workers[0].program

    async def prepare(self, beside: bool) -> None:
        """Start them, and wait until they are ready; `beside` is whether others serve meanwhile.

        Where nobody does, what is wrong with the first is told once, and not by all of them.
        """
        first = 0 if beside else 1
        for place in range(first):
            await self._one_more(place, beside)
        places = range(first, self._size)
        await asyncio.gather(*(self._one_more(place, beside) for place in places))

    async def _one_more(self, place: int, beside: bool = False) -> Worker:
        folder = self._folder.name if self._folder else ""
        worker = await Worker.start(self._door, beside, place, folder)
        worker.on_restart = self._asked
        self.workers.append(worker)
        await worker.until(READY, START_SECONDS)
        return worker

    async def go(self) -> None:
        """The tables are theirs."""
        for worker in self.workers:
            worker.tell(GO)
        await asyncio.gather(*(worker.until(SERVING, START_SECONDS) for worker in self.workers))

    async def death(self) -> None:
        """Wait until one of them has ended by itself."""
        await asyncio.wait(
            {worker.ended for worker in self.workers}, return_when=asyncio.FIRST_COMPLETED
        )

    async def bury(self) -> list[int]:
        """Forget those who have ended, and end those who do not serve; gives which."""
        dead = [worker for worker in self.workers if worker.ended.done() or not worker.serves]
        self.workers = [worker for worker in self.workers if worker not in dead]
        for worker in dead:
            await worker.gone()
            self._uncount(worker.pid)
        return [worker.pid for worker in dead]

    def _uncount(self, pid: int) -> None:
        """What it had open is no longer open. What it counted stays counted."""
        if self._folder is not None:
            from prometheus_client.multiprocess import mark_process_dead  # seldom needed here

            mark_process_dead(pid, self._folder.name)  # type: ignore[no-untyped-call]

    async def fill(self) -> None:
        """Start one in the place of each who died; raises `NotReady` when that is not possible."""
        while len(self.workers) < self._size:
            before = {worker.program for worker in self.workers}
            taken = {worker.place for worker in self.workers}
            worker = await self._one_more(min(set(range(self._size)) - taken))
            if before and worker.program not in before:
                raise OtherProgram(f"expected {', '.join(before)}, got {worker.program}")
            worker.tell(GO)
            await worker.until(SERVING, START_SECONDS)

    def tell_one(self, outcome: str) -> None:
        """Let one of them write down how a restart went."""
        for worker in self.workers[:1]:
            worker.tell(OUTCOME, outcome)

    async def drain(self) -> None:
        """Let them put everything away; afterwards none of them moves a table any more.

        First all of them close: else whoever is hung up on by one would come in at another.
        """
        for worker in self.workers:
            if not worker.serves:
                worker.kill()
        for told, answer in ((CLOSE, CLOSED), (DRAIN, RELEASED)):
            for worker in self.workers:
                worker.tell(told)
            await asyncio.gather(*(self._has_said(answer, worker) for worker in self.workers))

    async def _has_said(self, answer: str, worker: Worker) -> None:
        try:
            await worker.until(answer, DRAIN_SECONDS)
        except NotReady:
            await worker.gone()

    async def end(self, seconds: float = DRAIN_SECONDS) -> None:
        """Wait until there is nothing left of them."""
        await asyncio.gather(*(worker.gone(seconds) for worker in self.workers))
        self.workers.clear()
        if self._folder is not None:
            self._folder.cleanup()
