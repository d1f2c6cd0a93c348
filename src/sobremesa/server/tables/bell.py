"""How workers hear of each other: PostgreSQL rings, Litestar's channels carry it.

Every change of a table rings within its transaction. Each worker also rings for itself now and
then, so a bell that is silent for long is broken: it is hung anew, and every table looked after.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from litestar.channels import ChannelsPlugin

from sobremesa.server.config import engine_url
from sobremesa.server.store.database import CHANNEL

log = logging.getLogger(__name__)

RING_SECONDS = 30.0
_DEAF_SECONDS = 3 * RING_SECONDS
_AGAIN_SECONDS = 1.0


class Bell:
    """Listens as long as the server lives."""

    def __init__(
        self, database: str, heard: Callable[[bytes], None], missed: Callable[[], None]
    ) -> None:
        self._address = engine_url(database).replace("postgresql+psycopg://", "postgresql://")
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
        # Only here is it needed: a server on SQLite has no PostgreSQL driver.
        from litestar.channels.backends.psycopg import PsycoPgChannelsBackend

        channels = ChannelsPlugin(PsycoPgChannelsBackend(self._address), channels=[CHANNEL])
        async with channels, channels.start_subscription(CHANNEL) as subscriber:
            self.hung.set()
            self._missed()
            events = subscriber.iter_events()
            while True:
                async with asyncio.timeout(_DEAF_SECONDS):
                    event = await anext(events)
                self._heard(event)
