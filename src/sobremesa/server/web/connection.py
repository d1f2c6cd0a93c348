"""One WebSocket at a table: what its client asks for, and what it is shown."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from math import inf
from typing import Any, TypeVar

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from sobremesa.server.context import Server
from sobremesa.server.errors import leaves, no_database
from sobremesa.server.limits.accounts import WRITE_SECONDS, Account
from sobremesa.server.limits.doors import TOO_MUCH
from sobremesa.server.tables.live import LiveTable
from sobremesa.server.tables.round import Round
from sobremesa.server.tables.seats import stay
from sobremesa.table.errors import Code, Refused, refused
from sobremesa.table.info import table_info
from sobremesa.table.keys import key_hash
from sobremesa.table.messages import (
    PROTOCOL,
    Ack,
    AnyReply,
    AnyRequest,
    Chat,
    Choose,
    Consent,
    Hello,
    Hint,
    HintReply,
    Language,
    Lend,
    Orders,
    Pointed,
    Touch,
    Undo,
    Welcome,
    hello_decoder,
    request_decoder,
)
from sobremesa.table.present import sign_of
from sobremesa.table.rows import SeatRow
from sobremesa.table.seating import seat_of_key
from sobremesa.table.shown import Shown

from .hints import consult
from .news import News
from .onlooker import Onlooker
from .rates import Rates
from .requests import Requests, error_reply, id_of, misunderstood
from .screen import Lent
from .wire import (
    BAD_HELLO,
    CLOSED,
    LATER,
    NO_TABLE,
    SILENT,
    UNAVAILABLE,
    Gone,
    Wire,
)

E = TypeVar("E", bound=BaseException)
T = TypeVar("T")

_REPLIES_WAITING, _BAD_MESSAGES = 100, 10
_HELD_SECONDS = 1.0
_COACH_SECONDS = 2.0

_HUNG_UP: dict[Code, int] = {"not_found": NO_TABLE, "elsewhere": LATER}
"""Codes when there is no table to be shown; who comes back after LATER finds the other server."""
_PLAYING = (Choose, Consent, Touch, Undo)
_WRITING = (Choose, Chat, Consent, Lend, Orders, Touch, Undo)


class Connection(Onlooker):
    """A client at a table. The reader does what it asks, the writer shows what changed."""

    def __init__(self, wire: Wire, server: Server, address: str) -> None:
        super().__init__(wire, server, address)
        self.limits = server.limits
        self.metrics = server.metrics
        self._accounts = server.accounts
        self._floods = server.floods
        self._address = server.accounts.address(address)
        self.lent_to_me = Lent("")
        self._held: dict[int, str] = {}
        """The hash of the key by which this socket has each of its seats."""
        self._known_seats: Sequence[SeatRow] = ()
        """The seats of the table when their keys were last looked at: others are another list."""
        self.seat: int | None = None
        self.language: Language = "es"
        self.shown = Shown()
        self._requests = Requests(self)
        self._news = News(self)
        self._coach = server.coach
        self._seconds = min(_COACH_SECONDS, server.config.bot_seconds)
        self._replies: deque[AnyReply] = deque()
        self._due = asyncio.Event()
        self._room = asyncio.Event()
        self._listens_since = inf
        """When it began to wait for the next message; while one is answered it waits for none."""
        self._rates = Rates(server.limits, server.accounts)

    def wake(self) -> None:
        """Something changed."""
        self._due.set()

    async def run(self, table: str) -> Gone:
        """Serve the client until it is gone; gives why."""
        ends: list[Gone] = []
        try:
            await self._serve(table)
        except* Gone as gone:
            ends += leaves(gone)
        except* SQLAlchemyError as errors:
            ends.append(Gone(LATER, no_database(leaves(errors)[0]).message))
        return ends[0]

    async def _serve(self, table: str) -> None:
        hello = await self._hello()
        async with self._address.turn():
            self.table = await self._accounts.metered(self._find(table), self._address)
        self._enter(hello)
        try:
            self.seen = await self.what_may_be_seen()
            self._bring_along(hello)
            await self.tables.arrived_or_left(self.table)
            await self._stay()
            await self.send(self._welcome())
            self._due.set()
            async with asyncio.TaskGroup() as group:
                group.create_task(self._write())
                group.create_task(self._read())
                group.create_task(self._notice_silence())
        finally:
            self.table.left(self)
            await self.point([Pointed(seat, ()) for seat in self.seats])
            await self.tables.arrived_or_left(self.table)

    # What it costs

    @property
    def _table(self) -> Account:
        """The account of the table, or that of its spectators."""
        return self._accounts.table(self.table.id, bool(self.seats))

    async def _in_turn(self, work: Coroutine[Any, Any, T], first: bool = False) -> T:
        """Do what this client asked for when its address and its table may have it done."""
        table = self._table
        while wait := table.wait():
            await asyncio.sleep(min(wait, _HELD_SECONDS))
        async with self._address.turn(first):
            return await self._accounts.metered(work, self._address, table)

    async def _show(self) -> None:
        """What all at the table are shown is on the table; what was asked for on who asked."""
        if self.shown.last is None:
            await self._in_turn(self._news.write())
            return
        table = self._table
        if wait := min(table.wait(), _HELD_SECONDS):
            # A view is a state: whoever is late is shown the latest and skips the others.
            await asyncio.sleep(wait)
        await self._accounts.metered(self._news.write(), table)

    # Meeting

    async def _find(self, id: str) -> LiveTable:
        try:
            return await self.tables.get(id)
        except Refused as refusal:
            await self.send(error_reply(None, refusal.problem))
            code = refusal.problem.code
            raise Gone(_HUNG_UP.get(code, UNAVAILABLE), code) from None

    def _enter(self, hello: Hello) -> None:
        self.screen = sign_of(hello.screen)
        self.lent_to_me = Lent(self.screen)
        self.keys = [] if self.screen else hello.keys
        self._claim()
        self._must_find_room()
        self.lent = {seat: sign for seat, sign in hello.lends.items() if seat in self.seats}
        self.must_be_welcome()
        self.table.watchers.add(self)
        self.seat = hello.seat if hello.seat in self.seats else None
        self.language = hello.language

    def _must_find_room(self) -> None:
        """However many watch, there is room for those who play."""
        watchers = self.table.watchers
        there = sum(bool(each.seats) for each in watchers) if self.seats else len(watchers)
        if there >= self.limits.sockets_per_table:
            raise Gone(TOO_MUCH, "too many sockets at this table")

    def _bring_along(self, hello: Hello) -> None:
        """What the client has already need not be told again."""
        if hello.have is not None and hello.seat == self.seat and self.seen is self.table:
            self.shown = Shown(hello.have)
            self._news.has_chat(hello.have.chat)

    async def _hello(self) -> Hello:
        try:
            async with asyncio.timeout(self.limits.hello_seconds):
                text = await self.wire.receive()
        except TimeoutError:
            raise Gone(BAD_HELLO, "no hello") from None
        try:
            hello = hello_decoder.decode(text or "")
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            await self.send(error_reply(None, misunderstood(error)))
            raise Gone(BAD_HELLO, "no proper hello") from None
        if hello.protocol != PROTOCOL:
            problem = refused("bad_request", "protocol", PROTOCOL, hello.protocol).problem
            await self.send(error_reply(None, problem))
            raise Gone(BAD_HELLO, "another protocol")
        return hello

    def _claim(self) -> None:
        """Find out which seats the presented keys open."""
        for key in self.keys:
            seat = seat_of_key(self.table, key)
            if seat is not None:
                self._held[seat] = key_hash(key)
        self.seats = frozenset(self._held)

    def _welcome(self) -> Welcome:
        return Welcome(
            protocol=PROTOCOL,
            screen=self.screen,
            draws=self.draws,
            seats=sorted(self.seats),
            keys=[seat_of_key(self.table, key) for key in self.keys],
            seat=self.seat,
            language=self.language,
            table=table_info(self.seen, self.seat),
        )

    def lose_rights(self) -> bool:
        """Let go of the seats whose keys have changed; whether there were any."""
        if self.table.seats is self._known_seats:
            return False
        self._known_seats = self.table.seats
        lost = {seat for seat, key in self._held.items() if self.table.seats[seat].key != key}
        if not lost:
            return False
        for seat in lost:
            del self._held[seat]
        if lent := lost & self.lent.keys():
            for seat in lent:
                del self.lent[seat]
            self.tables.lending_ended(self.table)
        self.seats = frozenset(self._held)
        self._requests.lose(lost)
        if self.seat in lost:
            self.look(None, self.language)
        self._replies.append(self._welcome())
        self._news.forget_plans()
        return True

    def look(self, seat: int | None, language: Language) -> None:
        """From now on with other eyes, or in another language."""
        self.seat, self.language = seat, language
        self.shown = Shown()
        self._news.look_again()
        self.lent_to_me.forget()

    # Writing

    async def _write(self) -> None:
        while True:
            await self._due.wait()
            self._due.clear()
            if self.table.closed:
                await self._write_replies()
                raise Gone(LATER if self.table.departed else CLOSED, str(self.table.gone()))
            self.lose_rights()
            self.must_be_welcome()
            await self._stay()
            await self._write_replies()
            await self._news.write_house(self.house.reply())
            try:
                await self._see_and_show()
            except SQLAlchemyError:
                await self._write_replies()  # what was refused meanwhile is told before the end
                raise
            self.wire.flush()

    async def _see_and_show(self) -> None:
        with suppress(Refused):  # the table was closed meanwhile: the next round sees it
            await self._see()
            await self._show()
            if not (self.seats or self.screen):
                # Once it has been shown the table for itself it is one of many.
                self.table.ushered.add(self)

    async def _stay(self) -> None:
        """Whoever is there keeps the seat: somebody else would have given it away."""
        if any(self.table.seats[seat].leaving for seat in self.seats):
            with suppress(Refused):  # the table was closed meanwhile: the next round sees it
                await stay(self.table, self.seats)

    async def _write_replies(self) -> None:
        while self._replies:
            await self.send(self._replies.popleft())
            self._room.set()

    def be_shown(self, now: Round) -> bool:
        """Be shown what is new there at once; False when that takes longer."""
        busy = self._replies or self._due.is_set()
        if busy or now.seen is not self.seen or (now.some_are_sent_away and not self.is_welcome()):
            return False
        step = now.step(self._news.told, self.shown, self.language)
        if step is None or not self.post(step.messages):
            return False
        self._news.told, self.shown = step.told, step.shown
        return True

    async def _see(self) -> None:
        """Look at what may be seen now, anew if that is something else than before."""
        if not self.late and self.seen is self.table:
            return
        seen = await self.what_may_be_seen()
        if seen is not self.seen:
            self.seen = seen
            self.look(self.seat, self.language)
            self._news.read_again()

    # Reading

    async def _read(self) -> None:
        bad = 0
        while True:
            text = await self._next_frame()
            if not self._rates.take():
                await self._shown_the_door(text)
            try:
                request: AnyRequest = request_decoder.decode(text or "")
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                bad += 1
                if bad >= _BAD_MESSAGES:
                    raise Gone(BAD_HELLO, "messages that cannot be understood") from None
                await self.reply(error_reply(id_of(text), misunderstood(error)))
                continue
            first = isinstance(request, _PLAYING) and bool(self.seats or self.screen)
            await self.reply(await self._in_turn(self._answer(request), first))
            if self._rates.used_up:
                await self._shown_the_door(text)

    async def _shown_the_door(self, text: str | None) -> None:
        """Say what was expected, then hang up."""
        refusal = self._rates.refusal
        self._floods.note(self.network, refusal.problem.message)
        await self._write_replies()
        await self.send(error_reply(id_of(text), refusal.problem))
        raise Gone(TOO_MUCH, refusal.problem.message)

    async def _next_frame(self) -> str | None:
        self._listens_since = time.monotonic()
        text = await self.wire.receive()
        self._listens_since = inf
        return text

    async def _notice_silence(self) -> None:
        """One timer for a socket, and none for each of its messages."""
        most = self.limits.silence_seconds
        while (silence := time.monotonic() - self._listens_since) < most:
            await asyncio.sleep(most - max(silence, 0.0))
        raise Gone(SILENT, "silent for too long")

    def _as_seen(self, version: int) -> int:
        if self.seen is not self.table:
            return self.seen.version_for(None)
        history = self.table.history
        return version if history is None else history.counting.version(self.seat, version)

    async def reply(self, reply: AnyReply) -> None:
        while len(self._replies) >= _REPLIES_WAITING:
            self._room.clear()
            await self._room.wait()
        self._replies.append(reply)
        self._due.set()

    async def consult(self, wanted: Hint) -> Coroutine[Any, Any, HintReply]:
        """What the coach says, in the language of this client, as soon as it is awaited."""
        found = await consult(self.table, wanted, self._seconds)
        return found.advice(self._coach, self.language)

    async def hurry(self) -> None:
        """Let the bot that thinks for the table come to an end, wherever it thinks."""
        await self.tables.hurry(self.table.id)

    async def _answer(self, request: AnyRequest) -> AnyReply:
        began = time.perf_counter()
        kind = type(request).__name__.lower()
        outcome = "ok"
        try:
            self._rates.must_allow(request, self.table.id)
            self.lose_rights()
            if isinstance(request, _WRITING):
                self._address.charge(WRITE_SECONDS)
            version = await self._requests.do(request)
            return Ack(id=request.id, version=self._as_seen(version))
        except Refused as refusal:
            outcome = refusal.problem.code
            if outcome == "too_many":
                self._floods.note(self.network, refusal.problem.message)
            return error_reply(request.id, refusal.problem)
        except SQLAlchemyError as error:
            outcome = "unavailable"
            return error_reply(request.id, no_database(error))
        except Gone:
            raise
        except Exception:
            outcome = "failed"
            raise
        finally:
            self.metrics.answered_message(kind, outcome, time.perf_counter() - began)
