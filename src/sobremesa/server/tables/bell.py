"""How workers hear of each other: PostgreSQL rings.

Every change of a table rings within its transaction. Each worker also rings for itself now and
then, so a bell that is silent for long is broken: it is hung anew, and every table looked after.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from math import inf
from typing import Any

from sobremesa.server.config import engine_url
from sobremesa.server.store.database import CHANNEL
from sobremesa.server.store.in_time import connecting, timely

log = logging.getLogger(__name__)

RING_SECONDS = 30.0
_DEAF_SECONDS = 3 * RING_SECONDS
_AGAIN_SECONDS = 1.0


class Bell:
    """Listens as long as the server lives."""

    def __init__(
        self,
        database: str,
        heard: Callable[[bytes], None],
        missed: Callable[[], None],
        seconds: float = inf,
    ) -> None:
        """`seconds`: how long the database may take to answer."""
        self._address = engine_url(database).replace("postgresql+psycopg://", "postgresql://")
        self._connect = connecting(seconds)
        self._told = timely(self._address, seconds)
        self._heard = heard
        self._missed = missed
        self.hung = asyncio.Event()

    async def listen(self) -> None:
        """Listen for ever, whatever happens to the database."""
        while True:
            try:
                await self._listen_once()
            except Exception as error:
                task = asyncio.current_task()
                if task is not None and task.cancelling():
                    raise
                log.warning("the bell between workers broke", extra={"problem": repr(error)})
            await asyncio.sleep(_AGAIN_SECONDS)

    async def _listen_once(self) -> None:
        line = await self._connect(self._address, autocommit=True, **self._told)
        try:
            await line.execute(f"LISTEN {CHANNEL}")
            self.hung.set()
            self._missed()
            await self._hear(line)
        finally:
            await line.close()

    async def _hear(self, line: Any) -> None:
        """Hand on what rings until the line breaks, or is silent for too long.

        Every worker hears of every choice: no task and no queue lies between it and the tables.
        """
        loop, server, socket = asyncio.get_running_loop(), line.pgconn, line.fileno()
        broken: asyncio.Future[None] = loop.create_future()
        rung = loop.time()

        def ready() -> None:
            nonlocal rung
            try:
                server.consume_input()
                while (notice := server.notifies()) is not None:
                    rung = loop.time()
                    self._heard(notice.extra)
            except Exception as error:
                loop.remove_reader(socket)  # it is closed already
                broken.set_exception(error)

        loop.add_reader(socket, ready)
        try:
            while not broken.done() and loop.time() - rung < _DEAF_SECONDS:
                await asyncio.wait([broken], timeout=RING_SECONDS)
        finally:
            if not broken.done():
                loop.remove_reader(socket)
        if not broken.done():
            raise TimeoutError(f"nothing rang for {_DEAF_SECONDS:g} seconds")
        broken.result()
