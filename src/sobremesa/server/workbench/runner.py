"""Plays the studies of the workbench, one after the other, in a process of low priority.

Of several workers, and of a server and its successor, only one plays: whoever holds the lock on the
folder. The process that plays holds it as well, so that nobody begins before it has ended, even if
its server was killed; it ends with the first line that nobody reads.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from asyncio.subprocess import Process
from contextlib import suppress
from typing import IO

import msgspec

from . import laboratory
from .findings import Line
from .folder import Folder, Kept

if sys.platform != "win32":  # where there is one worker
    import fcntl

log = logging.getLogger(__name__)

_LOOK_SECONDS = 0.5
_END_SECONDS = 8.0


class Runner:
    """Plays what is due, as long as the server runs."""

    def __init__(self, folder: Folder, workers: int) -> None:
        self.folder = folder
        self.workers = workers
        self._lock: IO[bytes] | None = None

    async def run(self) -> None:
        """Look again and again whether there is something to play."""
        try:
            while True:
                try:
                    due = await asyncio.to_thread(self._due) if self._holds_lock() else None
                    if due is not None:
                        await self._play(due)
                        continue
                except Exception:
                    log.exception("the workbench cannot go on")
                await asyncio.sleep(_LOOK_SECONDS)
        finally:
            if self._lock is not None:
                self._lock.close()

    def _due(self) -> Kept | None:
        return next((kept for kept in self.folder.all() if kept.is_due), None)

    def _holds_lock(self) -> bool:
        """Whether this worker is the one that plays; it becomes so if no other is."""
        if self._lock is not None:
            return True
        if not self.folder.place.is_dir():
            return False
        file = (self.folder.place / "lock").open("ab")
        try:
            if sys.platform != "win32":
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            file.close()
            return False
        self._lock = file
        for kept in self.folder.all():
            if kept.standing.playing:  # whoever played it is gone
                kept.standing = msgspec.structs.replace(kept.standing, playing=False)
        return True

    async def _play(self, kept: Kept) -> None:
        """Play a study until it is done, or no longer wanted."""
        wish = kept.wish
        assert wish is not None
        assert self._lock is not None
        before = kept.standing
        kept.standing = msgspec.structs.replace(before, playing=True, problem="", asked=wish.asked)
        process = await laboratory.begin(
            *("run", kept.file, "--out", kept.results, "--workers", str(self.workers)),
            *("--gently", "--json"),
            keep_open=(self._lock.fileno(),) if sys.platform != "win32" else (),
        )
        log.info("a study is played", extra={"study": kept.id, "pid": process.pid})
        watching = asyncio.create_task(_end_when_unwanted(process, kept))
        complaints = asyncio.create_task(_read_all(process))
        try:
            await _listen(process, kept)
            code = await process.wait()
            problem = laboratory.last_words(await complaints) if code else ""
        except BaseException:
            await _end(process)
            raise
        finally:
            watching.cancel()
            complaints.cancel()
            kept.standing = msgspec.structs.replace(kept.standing, playing=False)
            if kept.wish is None:
                self.folder.remove(kept)
        if problem and kept.is_due:
            kept.standing = msgspec.structs.replace(kept.standing, problem=problem)
            log.warning("a study failed", extra={"study": kept.id, "problem": problem})


async def _listen(process: Process, kept: Kept) -> None:
    """Keep what is told, line by line."""
    assert process.stdout is not None
    async for line in process.stdout:
        kept.standing = kept.standing.after(msgspec.json.decode(line, type=Line))


async def _read_all(process: Process) -> str:
    assert process.stderr is not None
    return (await process.stderr.read()).decode(errors="replace")


async def _end_when_unwanted(process: Process, kept: Kept) -> None:
    while process.returncode is None:
        await asyncio.sleep(_LOOK_SECONDS)
        wish = kept.wish
        if wish is None or not wish.play:
            await _end(process)


async def _end(process: Process) -> None:
    """End a process: it puts away what it has, and if that takes too long it is killed."""
    with suppress(ProcessLookupError):
        process.terminate()
    try:
        async with asyncio.timeout(_END_SECONDS):
            await process.wait()
    except TimeoutError:
        with suppress(ProcessLookupError):
            if sys.platform != "win32":
                os.killpg(process.pid, signal.SIGKILL)  # with those who play for it
            else:
                process.kill()
