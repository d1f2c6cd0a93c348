"""A table in memory: kept in the database, and shown to everybody who looks at it. Knows no HTTP.

Everything here follows from the database. Another worker may move the table at any time: then what
is in memory is brought up to date, or read again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import get_args

from sobremesa.kernel import Ask, Option
from sobremesa.server.store.store import Store
from sobremesa.table.changes import Change, Entry
from sobremesa.table.errors import Refused
from sobremesa.table.messages import Language, Pointed, View
from sobremesa.table.moving import elsewhere, has_moved
from sobremesa.table.present import Present, together
from sobremesa.table.rows import ChatRow, EntryRow, Stored
from sobremesa.table.shown import Shown
from sobremesa.table.table import Table

from .gallery import Gallery
from .presence import Presence, Watcher, present


class Held:
    """While this is entered nobody else moves the table, and it is as it is written down.

    Every choice enters it. An async generator would say the same in fewer lines, but the event loop
    keeps a list of those, which costs more than the lock.
    """

    def __init__(self, table: LiveTable) -> None:
        self._table = table

    async def __aenter__(self) -> None:
        table = self._table
        await table.lock.acquire()
        if table.behind or table.closed or table.uncertain:
            try:
                await table.settle()
            except BaseException:
                table.lock.release()
                raise

    async def __aexit__(self, *_: object) -> None:
        self._table.lock.release()


class LiveTable(Table):
    """One table as this worker knows it. Whoever moves it holds the lock."""

    def __init__(self, store: Store, stored: Stored) -> None:
        super().__init__(stored)
        self.store = store
        self.lock = asyncio.Lock()
        self._held = Held(self)
        self._writing: Entry | None = None
        """What is being written down."""
        self.watchers: set[Watcher] = set()
        self.ushered: set[Watcher] = set()
        """Those of them who are shown what is new all together."""
        self.elsewhere: dict[str, Presence] = {}
        self.on_move: Callable[[], None] = lambda: None
        """Called when the match has moved: bots may have to think."""
        self.on_close: Callable[[], None] = lambda: None
        """Called when the table is gone."""
        self.usher: Callable[[], None] = lambda: None
        """Called when spectators are to be shown something."""
        self.points: dict[int, tuple[str, ...]] = {}
        """What each seat points at, for the screens."""
        self.closed = False
        self.departed = False
        """Whether it was closed because another server has it now."""
        self.behind = False
        """Whether another worker has moved it since, and nobody here has looked."""
        self.news = 0
        """Counts everything that watchers must hear of besides the match and the chat."""
        self.chatter = 0
        """Changes when there is something new in the chat."""
        self._chat = -1
        self._said: tuple[int, dict[int, asyncio.Task[list[ChatRow]]]] = 0, {}

    gallery: Gallery
    """What spectators are shown."""

    def renew(self, stored: Stored) -> None:
        """Begin again with what is written down."""
        super().renew(stored)
        self.gallery = Gallery(self)

    # Who looks at it

    def wake(self) -> None:
        """Tell everybody who looks at the table that it has changed."""
        for watcher in self.watchers - self.ushered:
            watcher.wake()
        if self.ushered:
            self.usher()

    def left(self, watcher: Watcher) -> None:
        """Somebody does not look any more."""
        self.watchers.discard(watcher)
        self.ushered.discard(watcher)

    def presence(self) -> Presence:
        """Who is there on this worker."""
        return present(self.watchers)

    def everywhere(self) -> Present:
        """Who is there, on this worker and on the others."""
        return together([self.presence(), *self.elsewhere.values()])

    def end_lending(self, seat: int) -> None:
        """Whoever holds the seat here lends its taps no longer."""
        for watcher in self.watchers:
            if seat in watcher.lent:
                watcher.lend(seat, None)

    def point(self, pointed: Pointed) -> bool:
        """Show on the screens what a seat points at; whether that is something new."""
        if self.points.get(pointed.seat, ()) == pointed.on:
            return False
        if pointed.on:
            self.points[pointed.seat] = pointed.on
        else:
            del self.points[pointed.seat]
        for watcher in self.watchers:
            if watcher.screen:
                watcher.wake()
        return True

    def close(self) -> None:
        """The table is gone from the database: everybody leaves."""
        self.closed = True
        self.wake()
        self.on_close()

    def gone(self) -> Refused:
        """What is answered when it is no longer here."""
        return elsewhere() if self.departed else Refused("not_found", "the table was closed")

    def _move_away(self) -> None:
        """Another server has it: everybody leaves, and finds it there."""
        self.departed = True
        self.close()

    def announce(self) -> None:
        """Something about the table changed, besides the match."""
        self.news += 1
        self.wake()

    async def show(self, shown: Shown, seat: int | None, language: Language) -> View | None:
        """The message that brings a socket up to date; None when there is nothing to tell."""
        if self.lock.locked() or self.behind or self.uncertain or self.closed:
            async with self.held():
                return self.next_view(shown, seat, language)
        return self.next_view(shown, seat, language)

    def draw(self) -> None:
        """Draw it once for everybody who may come: the next time much of it is known."""
        persons = [seat.seat for seat in self.seats if not seat.player]
        for seat in (*persons, None):
            for language in get_args(Language):
                self.next_view(Shown(), seat, language)

    # What is written down

    def written(self, entry: Entry) -> None:
        """It is written down, and the match stands after it."""
        super().written(entry)
        self.gallery.follow([entry.row])

    def follow(self, rows: Sequence[EntryRow]) -> None:
        """Do what was written down elsewhere."""
        super().follow(rows)
        self.gallery.follow(rows)

    # What happens

    async def make_choice(
        self, seat: int, ask: int, pick: Callable[[Ask], Option], message: str | None = None
    ) -> int:
        """Answer a question for a seat; it is on disk when this returns the new version.

        `ask` is the number of the question as that seat counts.
        """
        async with self.held():
            while (landed := self.landed(seat, message)) is None:
                if await self._append(self.choose(seat, ask, pick, message)):
                    return self._go_on()
                await self._reload()
            return landed

    async def go_back(
        self, seat: int, step: int, message: str | None, notices: Sequence[ChatRow]
    ) -> bool:
        """Go back to a step, under the lock; False when another worker was quicker."""
        if not await self._append(self.take_back(seat, step, message, notices)):
            await self._reload()
            return False
        self._go_on()
        return True

    async def start_if_ready(self, force: bool = False) -> None:
        """Begin when every person's seat is taken, or when somebody says so."""
        async with self.held():
            while self.row.status == "open" and (force or self.may_begin()):
                if await self._append(self.start()):
                    self._go_on()
                    return
                await self._reload()

    async def update_rules(self) -> None:
        """Tell everybody where the match goes on with other rules than it was last played with."""
        async with self.held():
            while (entry := self.update()) is not None:
                if await self._append(entry):
                    self._show_all()
                    return
                await self._reload()

    async def _append(self, entry: Entry) -> bool:
        """Write an entry down; nobody sees what it did before it is on disk."""
        for row in entry.along.notices:
            row.version = entry.row.number + 1
        self._writing = entry
        if entry.row.kind == "choice":
            asyncio.get_running_loop().call_soon(self._draw_ahead, entry)
        try:
            landed = await self.store.append(entry.row, entry.along)
        finally:
            self._writing = None
        if not landed:
            return False
        self.written(entry)
        self.chatter += len(entry.along.notices)
        if entry.along.game:
            await self._reload_meta()
            self.news += 1
        return True

    def _draw_ahead(self, entry: Entry) -> None:
        """While the disk is waited for; whoever is quicker than that has nothing to draw."""
        if self._writing is entry:
            self.draw_ahead(entry)

    def _go_on(self) -> int:
        """The match was moved here: show it, and let the bots think."""
        self._show_all()
        self.on_move()
        return self.version

    def _show_all(self) -> None:
        """Let everybody see how the match stands now."""
        self.moved()
        self.wake()

    # Changing the table

    async def alter(self, make: Callable[[], Change | None]) -> None:
        """Change the table or its seats, in agreement with the other workers."""
        async with self.held():
            await self.alter_locked(make)

    async def alter_locked(self, make: Callable[[], Change | None]) -> None:
        """The same for those who have the lock."""
        while (change := make()) is not None:
            for row in change.notices:
                row.version = self.version
            done = await self.store.change(
                self.id, self.row.revision, change.game, change.seats, change.notices
            )
            await self._reload_meta()
            if done:
                self.chatter += len(change.notices)
                self.announce()
                return

    async def say(self, row: ChatRow) -> None:
        """Somebody says something to all."""
        row.version = self.version
        await self.store.say(row)
        self.chatter += 1
        self.wake()

    async def said_from(self, number: int) -> list[ChatRow]:
        """What was said from that number on: looked up once for all who want to know the same."""
        chatter, pages = self._said
        if chatter != self.chatter:
            self._said = self.chatter, (pages := {})
        if number not in pages:
            task = asyncio.create_task(self.store.chat_from(self.id, number))
            task.add_done_callback(lambda done: done.exception() and pages.pop(number))
            pages[number] = task
        return await asyncio.shield(pages[number])

    # Keeping up

    def held(self) -> Held:
        """Nobody else moves the table meanwhile, and it is as it is written down."""
        return self._held

    async def look_up(self) -> None:
        """Somebody wants to look: be as it is written down."""
        if self.behind:
            await self.keep_up()
            if self.closed:
                raise self.gone()

    async def keep_up(self, told: Sequence[EntryRow | None] = ()) -> None:
        """Catch up with what other workers did, as they told it or else as it is written down."""
        async with self.lock:
            if not self._follow_told(told):
                await self._keep_up()

    def _follow_told(self, told: Sequence[EntryRow | None]) -> bool:
        """Do what others told; False when that is not all that happened."""
        entries = [entry for entry in told if entry is not None and entry.number >= self.version]
        numbers = range(self.version, self.version + len(entries))
        known = self.history is not None and not (self.uncertain or self.behind or None in told)
        if not (told and known and [entry.number for entry in entries] == list(numbers)):
            return False
        if entries:
            self.follow(entries)
            self._show_all()
        return True

    async def _keep_up(self) -> None:
        self.behind = False
        pulse = await self.store.pulse(self.id)
        if pulse is None:
            self.close()
            return
        if self.uncertain or pulse.version < self.version:
            await self._reload()
        elif pulse.version > self.version:
            await self._catch_up()
        if self.closed:
            return
        if pulse.revision != self.row.revision:
            with suppress(Refused):  # closed since: whoever looks is told so
                await self._reload_meta()
            self.announce()
        if pulse.chat != self._chat:
            self._chat = pulse.chat
            self.chatter += 1
            self.wake()

    async def _catch_up(self) -> None:
        if self.history is None:
            await self._reload()
            return
        entries = await self.store.entries_from(self.id, self.version)
        if has_moved(entries):
            self._move_away()
            return
        self.follow(entries)
        self._show_all()

    async def settle(self) -> None:
        """What is in memory may be wrong, if something failed half-way, or old: read it again."""
        if self.behind:
            await self._keep_up()
        if self.closed:
            raise self.gone()
        if self.uncertain:
            await self._reload()

    async def _reload(self) -> None:
        stored = await self.store.load(self.id)
        if stored is None:
            self.close()
            raise self.gone()
        if has_moved(stored.entries):
            self._move_away()
            raise self.gone()
        self.renew(stored)
        self._show_all()
        self.announce()

    async def _reload_meta(self) -> None:
        found = await self.store.meta(self.id)
        if found is None:
            self.close()
            raise self.gone()
        self.renew_seats(*found)

    async def keep_anchor(self) -> None:
        """Before the table is put aside: a snapshot that later rules can go on from."""
        async with self.lock:
            anchor = None if self.closed else self.anchor()
            if anchor is not None:
                await self.store.keep_anchor(anchor, self.version)
