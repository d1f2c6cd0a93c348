"""What the routes of one worker share."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from importlib.metadata import version as installed_version
from typing import Any

from sobremesa.server.bots.coaching import Coach
from sobremesa.server.bots.reviewing import Reviews
from sobremesa.server.bots.thinkers import Thinkers
from sobremesa.server.calling.caller import Caller
from sobremesa.server.limits.accounts import Accounts
from sobremesa.server.limits.floods import Floods
from sobremesa.server.pictures.studio import Studio
from sobremesa.server.store.calls import drop_finished
from sobremesa.server.store.house import RESTARTED, House, put, standing
from sobremesa.server.store.openings import drop_old_openings
from sobremesa.server.store.results import keep_missing
from sobremesa.server.store.store import Store
from sobremesa.server.tables.absence import stand_in
from sobremesa.server.tables.bell import Bell
from sobremesa.server.tables.tables import News, Tables
from sobremesa.server.web.client import Client
from sobremesa.server.web.lobby import every_game, every_game_info, read_ahead
from sobremesa.server.web.reach import Arrivals
from sobremesa.server.web.screen import WaitingScreens
from sobremesa.server.workbench.workbench import Workbench
from sobremesa.table.errors import Refused
from sobremesa.table.reading import read_or

from .config import Config
from .metrics import Metrics

log = logging.getLogger(__name__)

_LOOK_AFTER_SECONDS = 3600
_COMMANDS_SECONDS = 1.0
_COUNT_SECONDS = 1.0
_AHEAD_LASTS = 120.0
_HEALTH_SECONDS = 3.0
_HEALTH_LASTS, _TROUBLE_LASTS = 5.0, 1.0
"""For how many seconds what was found out about the database is believed."""


class Server:
    """One worker: its storage, its tables and its thinkers."""

    def __init__(self, config: Config, worker: str) -> None:
        self.config = config
        self.limits = config.limits
        self.version = installed_version("sobremesa")
        self.metrics = Metrics()
        self.accounts = Accounts(config.limits)
        self.store = Store(
            config.database,
            worker,
            took=self.metrics.database_took,
            seconds=config.database_seconds,
        )
        self.thinkers = Thinkers(config.bot_processes, config.bot_margin, config.bot_memory)
        self.house = House()
        self.floods = Floods(self.house)
        self.tables = Tables(config, self.store, self.thinkers, self.accounts, self.house)
        self.coach = Coach(self.thinkers)
        self.reviews = Reviews(self.store, self.thinkers)
        self.workbench = Workbench(config.workbench)
        self.screens = WaitingScreens()
        self.arrivals = Arrivals(config)
        self.client = Client(config.client)
        self.studio = Studio(self.client.icons)
        self.caller = Caller(config, self.store, self.tables, self.house)
        self._trying: asyncio.Task[str] | None = None
        self._chores: list[asyncio.Task[None]] = []
        self._soon_done: set[asyncio.Task[None]] = set()
        self.ask_for_restart: Callable[[], None] = lambda: log.warning("no restarts here")

    def program(self) -> str:
        """What tells this program from an earlier or a later one."""
        games = [f"{game.id} {game.version}" for game in every_game()]
        return ", ".join([f"sobremesa {self.version}", *games])

    async def prepare(self, beside: bool) -> None:
        """Do all that can be done before the tables are ours, where others serve `beside` us."""
        every_game_info()
        read_ahead()
        if await self.store.is_current() and beside:
            await self.tables.read_ahead()

    async def take_over(self) -> None:
        """The tables are ours: their format may be changed now."""
        await self.store.open()

    async def open(self) -> None:
        """Begin to serve."""
        await self._look_around()
        asyncio.get_running_loop().call_later(_AHEAD_LASTS, self.tables.forget_ahead)
        self._chores.append(asyncio.create_task(self._count()))
        self._chores.append(asyncio.create_task(self._forget_old()))
        self._chores.append(asyncio.create_task(self._look_after_absent()))
        self._chores.append(asyncio.create_task(self.workbench.run()))
        await keep_missing(self.store)
        if not self.config.several_workers:
            latest = await self.store.news_from(0)
            after = latest[-1][0] if latest else 0
            self._chores.append(asyncio.create_task(self._hear_commands(after)))
        else:
            seconds = self.config.database_seconds
            bell = Bell(self.config.database, self._heard, self._missed, seconds)
            self._chores.append(asyncio.create_task(bell.listen()))
            self._chores.append(asyncio.create_task(self.tables.keep_presence()))
            await bell.hung.wait()

    async def _count(self) -> None:
        """Every second, see how late this worker is and how much it has to do."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + _COUNT_SECONDS
            await asyncio.sleep(_COUNT_SECONDS)
            self.metrics.looked(
                max(0.0, loop.time() - due),
                len(self.tables.live),
                self.accounts.sockets.total(),
                self.thinkers.asked,
            )

    async def _forget_old(self) -> None:
        """Now and then, close the tables that nobody has needed for long."""
        while True:
            try:
                if not self.house.read_only:
                    await self.store.write(drop_finished)
                    await self.store.write(drop_old_openings)
                if not self.house.read_only and (
                    forgotten := await self.tables.forget_old(self.config.keep)
                ):
                    log.info("forgot old tables", extra={"tables": forgotten})
            except Exception as error:
                log.warning("old tables cannot be looked after", extra={"problem": repr(error)})
            await asyncio.sleep(_LOOK_AFTER_SECONDS)

    async def _look_after_absent(self) -> None:
        """Again and again, call those who are awaited and away, and let bots stand in for them."""
        while True:
            await asyncio.sleep(self.config.call_seconds)
            try:
                if not self.house.read_only:
                    await self.caller.look()
                    await stand_in(self.store, self.tables)
            except Exception as error:
                log.warning("the absent cannot be looked after", extra={"problem": repr(error)})

    # What is told by commands and other workers

    async def _hear_commands(self, number: int) -> None:
        """On SQLite there is no bell: look now and then whether a command has told something."""
        while True:
            await asyncio.sleep(_COMMANDS_SECONDS)
            try:
                for latest, news in await self.store.news_from(number):
                    number = latest
                    self._heard(news)
            except Exception as error:
                log.warning("commands cannot be heard", extra={"problem": repr(error)})

    def _heard(self, data: bytes) -> None:
        """News of another worker, or of a command."""
        if self.store.is_own(data):
            return
        news = read_or(data.decode(), News, News(worker="", table=""))
        if news.restart:
            self.ask_for_restart()
        elif news.screen:
            self.screens.hand(news.screen, news.table)
        elif news.house:
            self._soon(self._look_around())
        else:
            self.tables.heard(news)

    def note_restart(self, outcome: str) -> None:
        """Write down how a restart went, for whoever asked for it."""
        self._soon(self.store.write(lambda connection: put(connection, RESTARTED, outcome)))

    def _missed(self) -> None:
        """Something may have gone unheard."""
        self._soon(self._look_around())
        self.tables.missed()

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._soon_done.add(task)
        task.add_done_callback(self._soon_done.discard)

    async def _look_around(self) -> None:
        """See how the house stands, and tell everybody who sits in it."""
        self.house.renew(await self.store.read(standing))
        self.store.read_only = self.house.read_only
        for table in list(self.tables.live.values()):
            table.wake()
            table.on_move()

    # The end

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
