"""One worker: it gets ready, serves when it may, and puts everything away when it must."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import sys
from contextlib import suppress
from types import FrameType

import msgspec
import uvicorn

from sobremesa.kernel import fresh_secret
from sobremesa.server.limits.doors import Settings, SteadySocket, welcome
from sobremesa.server.web.app import create_app

from .config import Config
from .context import Server
from .door.crew import FOLDER
from .door.line import ALIVE, CLOSED, READY, RELEASED, RESTART, SERVING, Line
from .door.listening import BACKLOG
from .door.neighbours import Neighbours

log = logging.getLogger(__name__)

_GRACE_SECONDS = 2
"""How long requests may take to finish before a worker lets go of its tables."""
_FLUSH_SECONDS = 5
"""How long connections may take after that to read their last words."""
_TICK_SECONDS = 0.01
_ALIVE_SECONDS = 5
_OTHER_FILES = 200


class _Server(uvicorn.Server):
    """A server that takes the tables when it may, and says when it has let go of them."""

    def __init__(self, settings: Settings, worker: Server, line: Line | None) -> None:
        super().__init__(settings)
        self._settings, self._neighbours = settings, settings.neighbours
        self._worker, self._line = worker, line
        self._coming: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Get ready, wait until the tables are ours, then listen and say so."""
        if self._line is None:
            await self._worker.prepare(beside=False)
        else:
            self._line.listen(self._let_nobody_in, self._drain, self._worker.note_restart)
            await self._worker.prepare(self._line.beside)
            self._line.say(READY, self._worker.program())
            await self._line.told_to_go()
        await self._worker.take_over()
        await super().startup(sockets)
        if self._neighbours is not None:
            self._neighbours.listen(self._welcome)
        if self._line is not None and self.started:
            self._line.say(SERVING)

    def _welcome(self, connection: socket.socket, head: bytes) -> None:
        """Somebody whom a neighbour has let in, for a table that is ours."""
        there = SteadySocket(self._settings, self.server_state, self.lifespan.state)
        coming = asyncio.create_task(welcome(there, connection, head))
        self._coming.add(coming)
        coming.add_done_callback(self._coming.discard)

    def _let_nobody_in(self) -> None:
        self._close_door()
        assert self._line is not None, "told over the line"
        self._line.say(CLOSED)

    def _close_door(self) -> None:
        """Whoever knocks from now on waits for others to let them in."""
        for server in self.servers:
            server.close()
        if self._neighbours is not None:
            self._neighbours.close()

    def _drain(self) -> None:
        self.should_exit = True

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Ctrl-C reaches every process of a terminal: whoever holds the door decides."""
        if self._line is None or sig != signal.SIGINT:
            super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Finish, hang up, put everything away, and say that it is no longer ours."""
        self._close_door()
        for each in sockets or []:
            each.close()
        await self._hang_up()
        await self.lifespan.shutdown()
        if self._line is not None:
            self._line.say(RELEASED)
        await self._flush()

    async def _hang_up(self) -> None:
        """Until what was asked for is done, and nobody is left who would ask for more.

        Again and again, since whoever had just come in may be about to ask. Whoever does not read
        what was sent holds up nobody.
        """
        state, open = self.server_state, True
        try:
            async with asyncio.timeout(_GRACE_SECONDS):
                while (open or state.tasks) and not self.force_exit:
                    for connection in list(state.connections):
                        connection.shutdown()
                    await asyncio.sleep(_TICK_SECONDS)
                    open = not all(each.transport.is_closing() for each in state.connections)
        except TimeoutError:
            log.warning("some requests are not finished", extra={"requests": len(state.tasks)})
            for task in state.tasks:
                task.cancel()

    async def _flush(self) -> None:
        """Let everybody read the last words."""
        with suppress(TimeoutError):
            async with asyncio.timeout(_FLUSH_SECONDS):
                while self.server_state.connections and not self.force_exit:
                    await asyncio.sleep(_TICK_SECONDS)


def work(config: Config, door: socket.socket, line: Line | None) -> None:
    """Serve behind the door until this worker is told to stop."""
    config = msgspec.structs.replace(config, limits=config.limits.shared_out(config.workers))
    _allow_files(config.limits.connections)
    signal.signal(signal.SIGTERM, _stopped)
    worker = Server(config, f"{os.getpid()}-{fresh_secret()[:8]}")
    if line is not None:
        worker.ask_for_restart = lambda: line.say(RESTART)
    _Server(_settings(config, worker, line), worker, line).run(sockets=[door])


def _allow_files(connections: int) -> None:
    """Let this process have a file open for every connection."""
    try:
        import resource
    except ImportError:  # Windows has no such limits
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + _OTHER_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def _stopped(_signal: int, _frame: FrameType | None) -> None:
    """uvicorn sends itself the signal again when everything is put away: then all is well."""
    sys.exit(0)


def _neighbours(config: Config, line: Line | None) -> Neighbours | None:
    """Those who serve behind the same door, if there are any."""
    if line is None or config.workers == 1:
        return None
    return Neighbours(os.environ[FOLDER], line.place, config.workers)


def _settings(config: Config, worker: Server, line: Line | None) -> Settings:
    async def still_alive() -> None:
        if line is not None:
            line.say(ALIVE)

    return Settings(
        config,
        create_app(worker),
        _neighbours(config, line),
        worker.floods.note,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=config.limits.message_bytes,
        ws_max_queue=16,
        backlog=BACKLOG,
        ws_ping_interval=30.0,
        ws_ping_timeout=30.0,
        ws_per_message_deflate=config.compress,
        proxy_headers=bool(config.proxies),
        forwarded_allow_ips=config.proxies or None,
        callback_notify=still_alive,
        timeout_notify=_ALIVE_SECONDS,
    )
