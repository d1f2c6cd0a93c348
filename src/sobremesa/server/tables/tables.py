"""The tables that this worker has in memory, and what the other workers tell of theirs."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Collection

import msgspec

from sobremesa.kernel import NotFound
from sobremesa.server.bots.driver import Driver
from sobremesa.server.bots.thinkers import Thinkers
from sobremesa.server.config import Config, Keep
from sobremesa.server.limits.accounts import Accounts
from sobremesa.server.store.house import House
from sobremesa.server.store.lists import lately_played
from sobremesa.server.store.retention import outdated
from sobremesa.server.store.store import Store
from sobremesa.table.drawing import Drawing
from sobremesa.table.errors import Refused
from sobremesa.table.keys import is_id
from sobremesa.table.messages import Pointed
from sobremesa.table.moving import elsewhere
from sobremesa.table.notices import now
from sobremesa.table.present import Present
from sobremesa.table.rows import EntryRow
from sobremesa.table.seating import seat_of_key
from sobremesa.table.table import Table

from .bell import RING_SECONDS
from .live import LiveTable
from .presence import heard_of
from .usher import Usher

log = logging.getLogger(__name__)

_LATELY_SECONDS = 900
"""Where nothing has happened for so long, nobody is in a hurry after a restart."""
_MOST_AHEAD = 1000
_PRESENCE_LASTS = 2.5 * RING_SECONDS


class News(msgspec.Struct):
    """What one worker tells the others: a table has moved, who is there, or who wants to know.

    Or what somebody points at or draws, or that the table was handed to the screen with that code.

    Or that nobody there wants to wait for a bot any longer, or that an operator has changed
    something about the house, or wants it to be restarted. `entry` is what moved a table, where
    that is short enough to be told.
    """

    worker: str
    table: str
    entry: EntryRow | None = None
    present: Present | None = None
    pointed: Pointed | None = None
    drawing: Drawing | None = None
    screen: str = ""
    asks: bool = False
    hurry: bool = False
    house: bool = False
    restart: bool = False


class Tables:
    """Every table is served from here; those that nobody needs are put aside."""

    def __init__(
        self, config: Config, store: Store, thinkers: Thinkers, accounts: Accounts, house: House
    ) -> None:
        self.config = config
        self.house = house
        self.accounts = accounts
        self.store = store
        self.thinkers = thinkers
        self.live: dict[str, LiveTable] = {}
        self.drivers: dict[str, Driver] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._moved: set[str] = set()
        """Tables that are known to be at another server."""
        self._overtaken: set[str] = set()
        """Tables that others moved while they were read here."""
        self._following: dict[str, asyncio.Task[None]] = {}
        self._behind: dict[str, list[EntryRow | None]] = {}
        """What others did at the tables that are followed here, None where they did not say."""
        self._telling: set[asyncio.Task[None]] = set()
        self._ahead: dict[str, LiveTable] = {}
        """Tables that were read before they were ours, as they were then."""

    async def read_ahead(self) -> None:
        """Read the tables that are played elsewhere and will soon be ours.

        Nothing is changed, and nobody hears of it. It takes half of a processor, and leaves the
        other half to those who play.
        """
        for id in await lately_played(self.store, now() - _LATELY_SECONDS, _MOST_AHEAD):
            began = time.monotonic()
            try:
                if (stored := await self.store.load(id)) is not None:
                    self._ahead[id] = LiveTable(self.store, stored)
                    self._ahead[id].draw()
            except Exception as error:
                # Whoever comes to it is told what is wrong.
                log.info("cannot be read ahead", extra={"table": id, "problem": repr(error)})
            await asyncio.sleep(time.monotonic() - began)

    def forget_ahead(self) -> None:
        """Whoever has not come back by now will find their table in the database."""
        self._ahead.clear()

    async def get(self, id: str) -> LiveTable:
        """The table with that id, read from the database if it must be."""
        table = self.live.pop(id, None)
        if table is not None:
            self.live[id] = table  # the latest is the last, so the first can be put aside
            await table.look_up()
            return table
        task = self._loading.get(id)
        if task is None:
            task = self._loading[id] = asyncio.create_task(self._load(id))
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(task)

    async def must_be_here(self, id: str) -> None:
        """Before a socket is opened: refuse a table that another server has, as far as is known."""
        if self.config.older:
            await self.get(id)
        elif id in self._moved:
            raise elsewhere()

    async def seen(self, id: str, keys: Collection[str]) -> Table:
        """The table as whoever has these keys may see it: without one of it, as spectators do."""
        table = await self.get(id)
        if any(seat_of_key(table, key) is not None for key in keys):
            return table
        return await table.gallery.seen()

    async def _load(self, id: str) -> LiveTable:
        """The table from the database; where another server may have it, that is said."""
        try:
            return await self._read(id)
        except Refused as refusal:
            if refusal.problem.code == "elsewhere":
                self._moved.add(id)
            lost = refusal.problem.code in ("not_found", "unavailable")
            if not (lost and self.config.older):
                raise
            raise Refused("elsewhere", f"not here: {refusal.problem.message}") from refusal

    async def _read(self, id: str) -> LiveTable:
        self._overtaken.discard(id)
        table = await self._found(id)
        table.behind = id in self._overtaken
        driver = Driver(table, self.thinkers, self.config.bot_seconds, self.accounts)
        table.on_move = driver.nudge
        table.usher = Usher(table, self.accounts, self.house).wake
        table.on_close = lambda: self._let_go(table)
        self.live[id], self.drivers[id] = table, driver
        if not self.store.read_only:
            await table.update_rules()
            await table.start_if_ready()
        await self.store.tell_workers({"table": id, "asks": True})
        await self._make_room()
        return table

    async def _found(self, id: str) -> LiveTable:
        if (ahead := self._ahead.pop(id, None)) is not None:
            ahead.behind = True
            await ahead.look_up()
            return ahead
        stored = await self.store.load(id) if is_id(id) else None
        if stored is None:
            raise Refused("not_found", "there is no such table")
        try:
            return LiveTable(self.store, stored)
        except (NotFound, msgspec.DecodeError) as error:
            raise Refused("unavailable", f"the table cannot go on here: {error}") from error

    def _let_go(self, table: LiveTable) -> None:
        """Forget a table that is not here any more; its bots stop by themselves."""
        if table.departed:
            self._moved.add(table.id)
        if self.live.get(table.id) is table:
            del self.live[table.id], self.drivers[table.id]

    async def forget_old(self, keep: Keep) -> int:
        """Close the tables that nobody has needed for so long; gives how many."""
        forgotten = [id for which in outdated(keep) for id in await self.store.forget(*which)]
        self._overtaken.update(self._loading.keys() & forgotten)
        for id in forgotten:
            if (table := self.live.get(id)) is not None:
                table.close()
        return len(forgotten)

    async def _make_room(self) -> None:
        idle = [
            id
            for id, table in self.live.items()
            if not table.watchers and not self.drivers[id].busy and not table.lock.locked()
        ]
        for id in idle[: max(0, len(idle) - self.config.limits.idle_tables)]:
            await self.put_aside(id)

    async def put_aside(self, id: str) -> None:
        """Forget a table; whoever needs it will read it again."""
        table, driver = self.live.pop(id, None), self.drivers.pop(id, None)
        if driver is not None:
            await driver.stop()
        if table is not None:
            await table.keep_anchor()

    async def close(self) -> None:
        """Put everything aside: the server stops."""
        for id in list(self.live):
            try:
                await self.put_aside(id)
            except Exception:
                log.exception("a table could not be put aside", extra={"table": id})

    # Who is there

    async def arrived_or_left(self, table: LiveTable) -> None:
        """Somebody came to the table or left it."""
        table.announce()
        table.on_move()
        await self._tell_presence(table)

    async def _tell_presence(self, table: LiveTable) -> None:
        await self.store.tell_workers({"table": table.id, "present": table.presence()})

    async def point(self, table: LiveTable, pointed: Pointed) -> None:
        """Show on every screen what a seat points at."""
        if table.point(pointed) and any(each.screens for each in table.elsewhere.values()):
            await self.store.tell_workers({"table": table.id, "pointed": pointed})

    async def draw(self, table: LiveTable, drawing: Drawing) -> None:
        """Show everywhere what a commentator has drawn."""
        table.gallery.draw(drawing)
        if table.elsewhere:
            await self.store.tell_workers({"table": table.id, "drawing": drawing})

    def lending_ended(self, table: LiveTable) -> None:
        """A seat lends nobody its taps any more, since its key has changed."""
        table.announce()
        self._tell_soon(table)

    async def keep_presence(self) -> None:
        """Tell the others again and again who is there, and forget workers that went silent."""
        while True:
            await asyncio.sleep(RING_SECONDS)
            try:
                await self._ring()
            except Exception as error:
                log.warning("the other workers cannot be told", extra={"problem": repr(error)})

    async def _ring(self) -> None:
        await self.store.tell_workers({"table": ""})
        oldest = time.monotonic() - _PRESENCE_LASTS
        for table in list(self.live.values()):
            if table.watchers:
                await self._tell_presence(table)
            gone = [worker for worker, each in table.elsewhere.items() if each.heard < oldest]
            for worker in gone:
                del table.elsewhere[worker]
            if gone:
                table.announce()

    async def hurry(self, id: str) -> None:
        """Let the bot that thinks for a table come to an end, here or at another worker."""
        if not self.thinkers.hurry(id):
            await self.store.tell_workers({"table": id, "hurry": True})

    # What other workers tell

    def heard(self, news: News) -> None:
        """News of another worker, or of a command."""
        if news.worker == self.store.worker:
            return
        self._moved.discard(news.table)  # it may have come back: whoever looks will see
        table = self.live.get(news.table)
        if table is None:
            if news.table in self._loading:
                self._overtaken.add(news.table)
            return
        if news.hurry:
            self.thinkers.hurry(table.id)
        elif news.pointed is not None:
            table.point(news.pointed)
        elif news.drawing is not None:
            table.gallery.draw(news.drawing)
        elif news.present is not None:
            table.elsewhere[news.worker] = heard_of(news.present)
            table.announce()
        elif not news.asks:
            self._moved_elsewhere(table, news.entry)
        elif table.watchers:
            self._tell_soon(table)

    def missed(self) -> None:
        """Something may have gone unheard: look after every table."""
        self._overtaken.update(self._loading)
        for table in self.live.values():
            self._moved_elsewhere(table, None)

    def _moved_elsewhere(self, table: LiveTable, entry: EntryRow | None) -> None:
        """Another worker moved a table: follow where somebody looks at it, else when one does."""
        if table.watchers or self.drivers[table.id].busy:
            self._follow(table, entry)
        else:
            table.behind = True

    def _follow(self, table: LiveTable, entry: EntryRow | None) -> None:
        """Bring a table up to date, once more if it moves again in the meantime."""
        self._behind.setdefault(table.id, []).append(entry)
        if table.id not in self._following:
            task = asyncio.create_task(self._catch_up(table))
            self._following[table.id] = task
            task.add_done_callback(lambda _: self._following.pop(table.id, None))

    async def _catch_up(self, table: LiveTable) -> None:
        while entries := self._behind.pop(table.id, None):
            try:
                await table.keep_up(entries)
            except Exception:
                if not table.closed:  # of that everybody there is told
                    problem = "a table could not be brought up to date"
                    log.exception(problem, extra={"table": table.id})

    def _tell_soon(self, table: LiveTable) -> None:
        task = asyncio.create_task(self._tell_presence(table))
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)
