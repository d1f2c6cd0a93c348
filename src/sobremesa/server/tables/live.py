"""A table in memory: its match, its seats, and everybody who looks at it. Knows no HTTP.

Everything here follows from the database. Another worker may move the table at any time: then what
is in memory is brought up to date, or read again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any

import msgspec

from sobremesa.kernel import Ask, NotOffered, Option, Setup, find_game, seed_of
from sobremesa.server.store.result_row import result_row
from sobremesa.server.store.store import Along, Store, Stored
from sobremesa.table.counting import Viewer
from sobremesa.table.errors import Refused, refused
from sobremesa.table.history import (
    History,
    anchor_now,
    anchor_of,
    begin,
    caused_at_start,
    caused_since,
    restore,
)
from sobremesa.table.messages import Language
from sobremesa.table.notices import notice, now
from sobremesa.table.rows import ChatRow, EntryRow, Kind, SeatRow
from sobremesa.table.standing_orders import StandingOrders
from sobremesa.table.view import Shown, awaited
from sobremesa.table.views import Views

from .presence import Presence, Watcher, present, together

log = logging.getLogger(__name__)


class Change(msgspec.Struct, kw_only=True):
    """What is to change about a table."""

    game: Mapping[str, Any] = {}
    seats: Mapping[int, Mapping[str, Any]] = {}
    notices: Sequence[ChatRow] = ()


class LiveTable:
    """One table as this worker knows it."""

    def __init__(self, store: Store, stored: Stored) -> None:
        self.store = store
        self.id = stored.game.id
        self.game = find_game(stored.game.rulebook)
        self.setup = msgspec.json.decode(stored.game.setup, type=Setup)
        self.row = stored.game
        self.seats = stored.seats
        self._views = Views()
        self.history = self._restored(stored)
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.elsewhere: dict[str, Presence] = {}
        self.on_move: Callable[[], None] = lambda: None
        """Called when the match has moved: bots may have to think."""
        self.on_close: Callable[[], None] = lambda: None
        """Called when the table is gone."""
        self.closed = False
        self.news = 0
        """Counts everything that watchers must hear of besides the match and the chat."""
        self.chatter = 0
        """Changes when there is something new in the chat."""
        self._uncertain = False
        self._chat = -1

    def _restored(self, stored: Stored) -> History | None:
        if not stored.entries:
            return None
        history = restore(self.game, self.setup, self.seed, stored.entries, stored.anchors)
        self._heed(history)
        return history

    # What it is

    @property
    def contributions(self) -> tuple[str, ...]:
        """What each seat gave to chance."""
        return tuple(seat.contribution for seat in self.seats)

    @property
    def seed(self) -> int:
        """Where the dice come from."""
        return seed_of(self.row.secret, self.contributions)

    @property
    def version(self) -> int:
        """How many entries are written down."""
        return 0 if self.history is None else self.history.version

    @property
    def chapter(self) -> int:
        """Which turn or phase it is, counted from the beginning."""
        return 0 if self.history is None else self.history.journal.chapter

    def playing(self) -> History:
        """The history of a match that is going on."""
        history = self.begun()
        if history.match.outcome is not None:
            raise Refused("not_now", "the match is over")
        return history

    def begun(self) -> History:
        """The history of a match that has begun."""
        if self.history is None:
            raise Refused("not_now", "the match has not begun: seats are free")
        return self.history

    def seat(self, number: int) -> SeatRow:
        """A seat of the table."""
        if not 0 <= number < len(self.seats):
            raise refused("not_found", "seat", f"0 to {len(self.seats) - 1}", number)
        return self.seats[number]

    def persons(self) -> list[int]:
        """The seats that people have taken."""
        return [seat.seat for seat in self.seats if seat.taken and not seat.player]

    # Who looks at it

    def wake(self) -> None:
        """Tell everybody who looks at the table that it has changed."""
        for watcher in self.watchers:
            watcher.wake()

    def presence(self) -> Presence:
        """Who is there on this worker."""
        return present(self.watchers)

    def everywhere(self) -> tuple[frozenset[int], int]:
        """The seats that somebody is looking from, and how many spectators there are."""
        return together([self.presence(), *self.elsewhere.values()])

    def close(self) -> None:
        """The table is gone from the database: everybody leaves."""
        self.closed = True
        self.wake()
        self.on_close()

    def announce(self) -> None:
        """Something about the table changed, besides the match."""
        self.news += 1
        self.wake()

    # What a seat sees

    async def next_view(self, shown: Shown, seat: int | None, language: Language) -> Any:
        """The message that brings a socket up to date; None before the match has begun."""
        async with self.lock:
            await self.settle()
            if self.history is None:
                return None
            if not shown.is_news(self.history, seat):
                return None
            return shown.next_view(self.history, self._views.get(self.history, seat, language))

    # Choices

    async def choose(
        self, seat: int, ask: int, pick: Callable[[Ask], Option], message: str | None = None
    ) -> int:
        """Answer a question for a seat; it is on disk when this returns the new version.

        `ask` is the number of the question as that seat counts.
        """
        async with self.lock:
            await self.settle()
            while True:
                history = self.playing_unless_landed(seat, message)
                if isinstance(history, int):
                    return history
                self._expect(history, seat, ask)
                if await self._take(history, seat, pick, message):
                    return self._moved()
                await self._reload()

    def playing_unless_landed(self, seat: int, message: str | None) -> History | int:
        """The match to act on, or the version that the same request has brought before."""
        if self.history is not None and message is not None:
            landed = self.history.landed.get((seat, message))
            if landed is not None:
                return landed
        return self.playing()

    def _expect(self, history: History, seat: int, ask: int) -> None:
        asked = history.counting.version(seat, history.asked)
        if ask != asked:
            raise refused("stale", "the question", asked, ask)

    def version_for(self, viewer: Viewer) -> int:
        """The version of the table as a viewer counts it."""
        return 0 if self.history is None else self.history.counting.version(viewer, self.version)

    async def _take(
        self, history: History, seat: int, pick: Callable[[Ask], Option], message: str | None
    ) -> bool:
        """Make the choice and write it down; False when another worker was quicker."""
        match, journal = history.match, history.journal
        ask = match.ask_of(seat)
        if ask is None:
            asked = " and ".join(f"seat {each}" for each in awaited(match, history.bots))
            raise refused("not_offered", "a choice", f"one of {asked}", f"one of seat {seat}")
        option, question = pick(ask), match.question
        first, lines = len(journal.choices), len(journal.lines)
        before = match.copy()
        self._uncertain = True
        try:
            match.choose(seat, option)
        except NotOffered as error:
            self._uncertain = False
            raise Refused("not_offered", str(error)) from error
        except Exception as error:
            log.exception("a rule failed", extra={"table": self.id, "choice": str(option)})
            raise Refused("failed", f"a rule failed on {option}; nothing has changed") from error
        others = [each for each in (*self.persons(), None) if each != seat]
        hidden = self._views.hidden_from(others, history, before, lines)
        history.took(seat, first, lines, hidden)
        row = self._entry("choice", seat, message)
        row.hidden = hidden
        row.data = caused_since(history, first)
        row.asked = history.asked if match.question is question else row.number + 1
        return await self._append(row, self._along(history))

    def _entry(self, kind: Kind, seat: int | None = None, message: str | None = None) -> EntryRow:
        history = self.begun()
        return EntryRow(
            game=self.id,
            number=history.version,
            kind=kind,
            seat=seat,
            message=message,
            asked=history.version + 1,
            awaited=msgspec.json.encode(awaited(history.match, history.bots)).decode(),
            steps=history.counting.step(None, len(history.steps)),
            at=now(),
        )

    def _along(self, history: History) -> Along:
        """What goes with a choice: a snapshot, and how the match has ended if it has."""
        anchor, outcome = anchor_of(self.id, history), history.match.outcome
        if outcome is None:
            return Along(anchor=anchor)
        result = msgspec.json.encode(outcome).decode()
        ended = {"status": "over", "result": result, "moved_at": now(), "opener": "", "plans": ""}
        kept = result_row(self.game, self.row, self.seats, outcome, len(history.steps), now())
        return Along(anchor=anchor, game=ended, result=kept)

    async def _append(self, row: EntryRow, along: Along) -> bool:
        """Write an entry down; nobody sees what it did before it is on disk."""
        self._uncertain = True
        landed = await self.store.append(row, along)
        if landed:
            self.begun().written(row)
            self._uncertain = False
            self.chatter += len(along.notices)
            if along.game:
                await self._reload_meta()
                self.news += 1
        return landed

    def _moved(self) -> int:
        """The match was moved here: show it, and let the bots think."""
        self._show()
        self.on_move()
        return self.version

    def _show(self) -> None:
        """Let everybody see how the match stands now."""
        self._views.moved()
        self.wake()

    async def take_back(
        self, seat: int, step: int, message: str | None, notices: Sequence[ChatRow]
    ) -> bool:
        """Go back to a step, under the lock; False when another worker was quicker."""
        history = self.playing()
        forget = history.steps[step].first
        self._uncertain = True
        history.go_back(step)
        self._heed(history)
        row = self._entry("undo", seat, message)
        row.back_to = step
        game = {"undo": ""} if self.row.undo else {}
        if not await self._append(row, Along(forget=forget, game=game, notices=notices)):
            await self._reload()
            return False
        self._moved()
        return True

    # Beginning

    async def start_if_ready(self, force: bool = False) -> None:
        """Begin when every person's seat is taken, or when somebody says so."""
        async with self.lock:
            await self.settle()
            while self.row.status == "open":
                if not force and not all(seat.taken or seat.player for seat in self.seats):
                    return
                if await self._start():
                    self._moved()
                    return
                await self._reload()

    async def _start(self) -> bool:
        match = begin(self.game, self.setup, self.row.secret, self.contributions)
        self._uncertain = True
        self.history = History(match)
        self._heed(self.history)
        row = self._entry("start")
        row.data = caused_at_start(match)
        begun = {"status": "playing", "moved_at": now(), "rules": self.game.version}
        started = [notice(self.id, "started")]
        return await self._append(
            row, Along(game=begun, revision=self.row.revision, notices=started)
        )

    # Changing the table

    async def alter(self, make: Callable[[], Change | None]) -> None:
        """Change the table or its seats, in agreement with the other workers."""
        async with self.lock:
            await self.settle()
            await self.alter_locked(make)

    async def alter_locked(self, make: Callable[[], Change | None]) -> None:
        """The same for those who have the lock."""
        while (change := make()) is not None:
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
        await self.store.say(row)
        self.chatter += 1
        self.wake()

    # Keeping up

    async def follow(self) -> None:
        """Catch up with what other workers did."""
        async with self.lock:
            pulse = await self.store.pulse(self.id)
            if pulse is None:
                self.close()
                return
            if self._uncertain or pulse.version < self.version:
                await self._reload()
            elif pulse.version > self.version:
                await self._catch_up()
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
        self._uncertain = True
        for row in await self.store.entries_from(self.id, self.version):
            self.history.follow(row)
        self._heed(self.history)
        self._uncertain = False
        self._show()

    async def settle(self) -> None:
        """If something failed half-way, what is in memory may be wrong: read it again."""
        if self.closed:
            raise Refused("not_found", "the table was closed")
        if self._uncertain:
            await self._reload()

    async def _reload(self) -> None:
        stored = await self.store.load(self.id)
        if stored is None:
            self.close()
            raise Refused("not_found", "the table was closed")
        self.row, self.seats = stored.game, stored.seats
        self.history = self._restored(stored)
        self._uncertain = False
        self._views = Views()
        self._show()
        self.announce()

    async def _reload_meta(self) -> None:
        found = await self.store.meta(self.id)
        if found is None:
            self.close()
            raise Refused("not_found", "the table was closed")
        self.row, self.seats = found
        if self.history is not None:
            self._heed(self.history)

    def _heed(self, history: History) -> None:
        """Give the match the standing orders of its seats, and the history who has them."""
        bots = frozenset(seat.seat for seat in self.seats if seat.player)
        if history.bots != bots:
            history.bots, self._views = bots, Views()
        history.since = {seat.seat: seat.since for seat in self.seats if seat.since}
        history.match.alone = len(self.seats) - len(bots) < 2
        orders = {seat.seat: StandingOrders.read(seat.orders) for seat in self.seats}
        history.match.orders = {seat: each.always for seat, each in orders.items() if each.always}
        history.match.lulls = {seat: each.lulls for seat, each in orders.items() if each.lulls}

    async def keep_anchor(self) -> None:
        """Before the table is put aside: a snapshot that later rules can go on from."""
        async with self.lock:
            if self.history is None or self._uncertain or self.closed:
                return
            anchor = anchor_now(self.id, self.history)
            if anchor is not None:
                await self.store.keep_anchor(anchor, self.version)
