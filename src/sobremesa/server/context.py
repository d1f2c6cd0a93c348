"""What the routes of one worker share."""

from __future__ import annotations

import asyncio
import logging
from importlib.metadata import version as installed_version

from .bell import Bell
from .config import Config
from .errors import Refused
from .limits import Addresses
from .metrics import Metrics
from .notices import now
from .past_results import keep_missing
from .store import Store
from .tables import Tables
from .thinking import Thinkers

log = logging.getLogger(__name__)

_UNBEGUN_SECONDS = 14 * 24 * 3600
_LOOK_AFTER_SECONDS = 3600
_HEALTH_SECONDS = 3.0


class Server:
    """One worker: its storage, its tables and its thinkers."""

    def __init__(self, config: Config, worker: str) -> None:
        self.config = config
        self.limits = config.limits
        self.version = installed_version("sobremesa")
        self.metrics = Metrics(worker)
        self.addresses = Addresses(config.limits)
        self.store = Store(config.database, worker)
        self.thinkers = Thinkers(config.bot_processes)
        self.tables = Tables(config, self.store, self.thinkers)
        self._chores: list[asyncio.Task[None]] = []
        self.metrics.gauge("sobremesa_tables_live", lambda: len(self.tables.live))
        self.metrics.gauge("sobremesa_sockets_open", lambda: self.addresses.sockets.total())

    async def open(self) -> None:
        """Get ready."""
        await self.store.open()
        self._chores.append(asyncio.create_task(self._forget_unbegun()))
        await keep_missing(self.store)
        if self.config.several_workers:
            bell = Bell(self.config.database, self.tables.heard, self.tables.missed)
            self._chores.append(asyncio.create_task(bell.listen()))
            self._chores.append(asyncio.create_task(self.tables.keep_presence()))
            await bell.hung.wait()

    async def _forget_unbegun(self) -> None:
        """Now and then, close the tables that were opened long ago and at which nobody sat."""
        while True:
            try:
                forgotten = await self.tables.forget_unbegun(now() - _UNBEGUN_SECONDS)
                if forgotten:
                    log.info("forgot tables that were never begun", extra={"tables": forgotten})
            except Exception as error:
                log.warning("old tables cannot be looked after", extra={"problem": repr(error)})
            await asyncio.sleep(_LOOK_AFTER_SECONDS)

    async def close(self) -> None:
        """Put everything away."""
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        await self.tables.close()
        self.thinkers.close()
        await self.store.close()

    async def healthy(self) -> None:
        """Refuse when the database does not answer."""
        try:
            async with asyncio.timeout(_HEALTH_SECONDS):
                await self.store.healthy()
        except Exception as error:
            log.warning("the database does not answer", extra={"problem": str(error)})
            raise Refused("unavailable", "the database does not answer") from error
