"""The process that holds the door: a small one that starts those who serve behind it.

For a restart it starts the new program beside the old one, waits until that is ready, lets the old
one put its tables away, and only then hands them over. A new program that does not get ready
changes nothing. Whoever knocks meanwhile waits at the door, which never closes. This process knows
no game and no database, so it need not be replaced with them.
"""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
import time
from collections.abc import Callable

from .crew import Crew, NotReady, OtherProgram
from .listening import notify

log = logging.getLogger(__name__)

_SLOWEST_AGAIN = 30.0
"""The longest pause before a worker that died is replaced; the first is replaced at once."""
_STEADY_SECONDS = 60.0
"""Whoever lived so long did not die of its start."""


class Keeper:
    """Holds the door, and sees to it that somebody serves behind it."""

    def __init__(
        self, door: socket.socket, workers: int, listening: Callable[[bool], None]
    ) -> None:
        self._door, self._size = door, workers
        self._listening = listening
        """Called when a crew serves, and whether it came after another one."""
        self._crews: list[Crew] = []
        self._asked, self._stopped = asyncio.Event(), asyncio.Event()
        self._interrupted = False
        self._again, self._mended_at = 0.0, -_STEADY_SECONDS

    async def keep(self) -> int:
        """Until somebody stops it; gives the exit code."""
        loop = asyncio.get_running_loop()
        loop.add_signal_handler(signal.SIGTERM, self._stop)
        loop.add_signal_handler(signal.SIGINT, self._interrupt)
        loop.add_signal_handler(signal.SIGUSR2, self._asked.set)
        serving = asyncio.create_task(self._serve())
        stopped = asyncio.create_task(self._stopped.wait())
        await asyncio.wait({serving, stopped}, return_when=asyncio.FIRST_COMPLETED)
        serving.cancel()
        stopped.cancel()
        (code, _) = await asyncio.gather(serving, stopped, return_exceptions=True)
        notify("STOPPING=1")
        await self._end_all()
        if isinstance(code, Exception):
            raise code
        if self._interrupted:
            raise KeyboardInterrupt
        return code if isinstance(code, int) else 0

    def _stop(self) -> None:
        self._stopped.set()

    def _interrupt(self) -> None:
        """Ctrl-C; the second one waits for nobody."""
        if self._interrupted:
            for crew in self._crews:
                for worker in crew.workers:
                    worker.kill()
        self._interrupted = True
        self._stop()

    async def _end_all(self) -> None:
        for crew in self._crews:
            await crew.drain()
        for crew in self._crews:
            await crew.end()

    def _new_crew(self) -> Crew:
        crew = Crew(self._door, self._size, self._asked.set)
        self._crews.append(crew)
        return crew

    async def _forget(self, crew: Crew, seconds: float) -> None:
        await crew.end(seconds)
        self._crews.remove(crew)

    async def _serve(self) -> int:
        """Serve for ever; gives an exit code when that cannot even be begun."""
        crew = self._new_crew()
        try:
            await crew.prepare(beside=False)
            await crew.go()
        except NotReady as failure:
            log.error("the server did not start", extra={"problem": str(failure)})
            return failure.code
        self._tell("listening", restarted=False)
        while True:
            asked = asyncio.create_task(self._asked.wait())
            died = asyncio.create_task(crew.death())
            await asyncio.wait({asked, died}, return_when=asyncio.FIRST_COMPLETED)
            is_asked = self._asked.is_set()
            for task in (asked, died):
                task.cancel()
            crew = await self._succeed(crew) if is_asked else await self._mend(crew)

    def _tell(self, status: str, restarted: bool) -> None:
        notify("READY=1", f"STATUS={status}")
        self._listening(restarted)

    # A new program

    async def _succeed(self, old: Crew) -> Crew:
        """Let another crew take over, if it can; gives whoever serves then."""
        log.info("restarting")
        notify("RELOADING=1", f"MONOTONIC_USEC={time.monotonic_ns() // 1000}")
        new = self._new_crew()
        try:
            await new.prepare(beside=True)
        except NotReady as failure:
            await self._forget(new, 0)
            self._tell_failure(old, str(failure))
            self._asked.clear()
            return old
        self._asked.clear()  # whoever asked while it was not ready is served by it
        await old.drain()
        try:
            await new.go()
        except NotReady as failure:
            # Nobody serves now: what is installed is tried again and again.
            log.error("the new program failed at the door", extra={"problem": str(failure)})
            await self._forget(old, 0)
            return await self._mend(new)
        self._tell("listening", restarted=True)
        new.tell_one(f"ok {new.program}")
        await self._forget(old, 0.5 * _STEADY_SECONDS)
        return new

    def _tell_failure(self, old: Crew, problem: str) -> None:
        log.error("the new program did not start; the old one goes on", extra={"problem": problem})
        notify("READY=1", f"STATUS=The new program did not start, the old one goes on: {problem}")
        old.tell_one(f"failed {problem}")

    # A worker that died

    async def _mend(self, crew: Crew) -> Crew:
        """Replace those who died, later and later where it does not help; gives who serves."""
        while True:
            for pid in await crew.bury():
                log.error("a worker died, and is replaced", extra={"worker": pid})
            await self._pause()
            try:
                await crew.fill()
            except OtherProgram as found:
                log.warning("another program is installed by now", extra={"problem": str(found)})
                await crew.bury()
                return await self._succeed(crew)
            except NotReady as failure:
                log.error("a worker could not be replaced", extra={"problem": str(failure)})
            else:
                return crew

    async def _pause(self) -> None:
        """Nothing where all went well for long, then longer and longer."""
        loop = asyncio.get_running_loop()
        steady = loop.time() - self._mended_at > _STEADY_SECONDS
        self._again = 0.0 if steady else min(_SLOWEST_AGAIN, 2 * self._again + 1)
        await asyncio.sleep(self._again)
        self._mended_at = loop.time()
