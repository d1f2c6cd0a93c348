"""What the routes of one worker share."""

from __future__ import annotations

import asyncio
import logging
from importlib.metadata import version as installed_version

from sobremesa.server.bots.reviewing import Reviews
from sobremesa.server.bots.thinkers import Thinkers
from sobremesa.server.limits.accounts import Accounts
from sobremesa.server.store.results import keep_missing
from sobremesa.server.store.store import Store
from sobremesa.server.tables.bell import Bell
from sobremesa.server.tables.tables import Tables
from sobremesa.server.web.lobby import every_game_info
from sobremesa.table.errors import Refused
from sobremesa.table.notices import now

from .config import Config
from .metrics import Metrics

log = logging.getLogger(__name__)

_UNBEGUN_SECONDS = 14 * 24 * 3600
_LOOK_AFTER_SECONDS = 3600
_HEALTH_SECONDS = 3.0
_HEALTH_LASTS, _TROUBLE_LASTS = 5.0, 1.0
"""For how many seconds what was found out about the database is believed."""


class Server:
    """One worker: its storage, its tables and its thinkers."""

    def __init__(self, config: Config, worker: str) -> None:
        self.config = config
        self.limits = config.limits
        self.version = installed_version("sobremesa")
        self.metrics = Metrics(worker)
        self.accounts = Accounts(config.limits)
        self.store = Store(config.database, worker)
        self.thinkers = Thinkers(config.bot_processes, config.bot_margin, config.bot_memory)
        self.tables = Tables(config, self.store, self.thinkers, self.accounts)
        self.reviews = Reviews(self.store, self.thinkers)
        self._trying: asyncio.Task[str] | None = None
        self._chores: list[asyncio.Task[None]] = []
        live, sockets = self.tables.live, self.accounts.sockets
        self.metrics.gauge("tables_live", "Tables in memory.", live.__len__)
        self.metrics.gauge("sockets_open", "Open WebSockets.", sockets.total)

    async def open(self) -> None:
        """Get ready."""
        await self.store.open()
        every_game_info()
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
        self.reviews.close()
        await self.tables.close()
        self.thinkers.close()
        await self.store.close()

    async def healthy(self) -> None:
        """Refuse when the database takes no writes. However many ask, it is tried now and then."""
        if self._trying is None:
            self._trying = asyncio.create_task(self._try_database())
        problem = await asyncio.shield(self._trying)
        if problem:
            raise Refused("unavailable", f"expected the database to take a write, got: {problem}")

    async def _try_database(self) -> str:
        """What is wrong with the database, if anything; another attempt is made later."""
        problem = ""
        try:
            async with asyncio.timeout(_HEALTH_SECONDS):
                await self.store.healthy()
        except Exception as error:
            problem = type(error).__name__
            log.warning("the database takes no writes", extra={"problem": str(error)})
        lasts = _TROUBLE_LASTS if problem else _HEALTH_LASTS
        asyncio.get_running_loop().call_later(lasts, self._forget_health)
        return problem

    def _forget_health(self) -> None:
        self._trying = None
