"""One WebSocket at a table: what its client asks for, and what it is shown."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Protocol, TypeVar

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from sobremesa.server.context import Server
from sobremesa.server.errors import no_database
from sobremesa.server.limits.accounts import WRITE_SECONDS, Account, Bucket, too_many
from sobremesa.server.limits.doors import TOO_MUCH
from sobremesa.server.tables.live import LiveTable
from sobremesa.server.tables.seats import stay
from sobremesa.table.errors import Problem, Refused, refused
from sobremesa.table.info import table_info
from sobremesa.table.keys import key_hash
from sobremesa.table.messages import (
    PROTOCOL,
    Ack,
    AnyReply,
    AnyRequest,
    Chat,
    ChatReply,
    Choose,
    Consent,
    Hello,
    Hint,
    HintReply,
    HouseReply,
    Language,
    Orders,
    Ping,
    PlansReply,
    TableReply,
    Undo,
    Welcome,
    WindowName,
    encoder,
    hello_decoder,
    request_decoder,
)
from sobremesa.table.moderation import removed
from sobremesa.table.plans import shown_to
from sobremesa.table.seating import seat_of_key
from sobremesa.table.shown import Shown
from sobremesa.table.standing_orders import StandingOrders

from .hints import consult
from .requests import Requests, chat_item, error_reply

log = logging.getLogger(__name__)

E = TypeVar("E", bound=BaseException)
T = TypeVar("T")

_REPLIES_WAITING = 100
_BAD_MESSAGES = 10
_HELD_SECONDS = 1.0
_COACH_SECONDS = 2.0
_REFUSALS = 20
"""So many requests beyond the limits, and the socket is closed."""

BAD_HELLO, SENT_AWAY, CLOSED, SILENT, UNAVAILABLE = 4400, 4403, 4409, 4408, 4503
LATER, NO_TABLE = 1013, 4404

_PLAYING = (Choose, Consent, Undo)
_WRITING = (Choose, Chat, Consent, Orders, Undo)

_AS_USUAL = HouseReply(read_only=False, restart=0)
_NO_PLANS = encoder.encode(PlansReply(plans=[], mine=False))
"""What a client knows of plans when it has been told nothing."""


class Gone(Exception):
    """The socket is to be closed, with that code, or is closed already (None)."""

    def __init__(self, code: int | None = None, reason: str = "") -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Wire(Protocol):
    """The socket itself. Text goes in and out; None is a frame that is no text."""

    async def receive(self) -> str | None:
        """The next frame; raises `Gone` when there will be none."""

    async def send(self, text: bytes) -> None:
        """Send a frame; raises `Gone` when nobody is there."""


class Connection:
    """A client at a table. The reader does what it asks, the writer shows what changed."""

    table: LiveTable

    def __init__(self, wire: Wire, server: Server, address: str) -> None:
        self.wire = wire
        self.tables = server.tables
        self.limits = limits = server.limits
        self.metrics = server.metrics
        self._accounts = server.accounts
        self._address = server.accounts.address(address)
        self._house, self._network = server.house, address
        self._shown_house = _AS_USUAL
        self.seats: frozenset[int] = frozenset()
        self._held: dict[int, str] = {}
        """The hash of the key by which this socket has each of its seats."""
        self._keys: list[str] = []
        self.seat: int | None = None
        self.language: Language = "es"
        self.shown = Shown()
        self._requests = Requests(self)
        self._shown_news = -1
        self._shown_chatter = -1
        self._shown_plans = _NO_PLANS
        self._chat = 0
        self._seconds = min(_COACH_SECONDS, server.config.bot_seconds)
        self._replies: deque[AnyReply] = deque()
        self._due = asyncio.Event()
        self._room = asyncio.Event()
        self._sent = 0
        self._bucket = Bucket(limits.socket_rate, limits.socket_burst)
        self._pings = Bucket(limits.ping_rate, limits.ping_burst)
        self._sayings = Bucket(limits.chat_rate, limits.chat_burst)
        self._refusals = 0

    def wake(self) -> None:
        """Something changed."""
        self._due.set()

    async def run(self, table: str) -> Gone:
        """Serve the client until it is gone; gives why."""
        ends: list[Gone] = []
        try:
            await self._serve(table)
        except* Gone as gone:
            ends += _leaves(gone)
        except* SQLAlchemyError as errors:
            ends.append(Gone(LATER, no_database(_leaves(errors)[0]).message))
        return ends[0]

    async def _serve(self, table: str) -> None:
        hello = await self._hello()
        async with self._address.turn():
            self.table = await self._accounts.metered(self._find(table), self._address)
        self._enter(hello)
        try:
            await self.tables.arrived_or_left(self.table)
            await self._stay()
            await self._send(self._welcome())
            self._due.set()
            async with asyncio.TaskGroup() as group:
                group.create_task(self._write())
                group.create_task(self._read())
        finally:
            self.table.watchers.discard(self)
            await self.tables.arrived_or_left(self.table)

    # What it costs

    @property
    def _table(self) -> Account:
        """The account of the table, or that of its spectators."""
        return self._accounts.table(self.table.id, bool(self.seats))

    async def _in_turn(self, work: Coroutine[Any, Any, T], first: bool = False) -> T:
        """Do what this client asked for when its address and its table may have it done."""
        while wait := self._table.wait():
            await asyncio.sleep(min(wait, _HELD_SECONDS))
        async with self._address.turn(first):
            return await self._accounts.metered(work, self._address, self._table)

    async def _show(self) -> None:
        """What all at the table are shown is on the table; what was asked for on who asked."""
        if self.shown.last is None:
            await self._in_turn(self._write_news())
            return
        if wait := min(self._table.wait(), _HELD_SECONDS):
            # A view is a state: whoever is late is shown the latest and skips the others.
            await asyncio.sleep(wait)
        await self._accounts.metered(self._write_news(), self._table)

    # Meeting

    async def _find(self, id: str) -> LiveTable:
        try:
            return await self.tables.get(id)
        except Refused as refusal:
            await self._send(error_reply(None, refusal.problem))
            code = NO_TABLE if refusal.problem.code == "not_found" else UNAVAILABLE
            raise Gone(code, refusal.problem.code) from None

    def _enter(self, hello: Hello) -> None:
        if len(self.table.watchers) >= self.limits.sockets_per_table:
            raise Gone(TOO_MUCH, "too many sockets at this table")
        self._keys = hello.keys
        self._claim()
        self._must_be_welcome()
        self.table.watchers.add(self)
        self.seat = hello.seat if hello.seat in self.seats else None
        self.language = hello.language
        if hello.have is not None and hello.seat == self.seat:
            self.shown = Shown(hello.have)
            self._chat = hello.have.chat

    async def _hello(self) -> Hello:
        try:
            async with asyncio.timeout(self.limits.hello_seconds):
                text = await self.wire.receive()
        except TimeoutError:
            raise Gone(BAD_HELLO, "no hello") from None
        try:
            hello = hello_decoder.decode(text or "")
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            await self._send(error_reply(None, _misunderstood(error)))
            raise Gone(BAD_HELLO, "no proper hello") from None
        if hello.protocol != PROTOCOL:
            problem = refused("bad_request", "protocol", PROTOCOL, hello.protocol).problem
            await self._send(error_reply(None, problem))
            raise Gone(BAD_HELLO, "another protocol")
        return hello

    def _claim(self) -> None:
        """Find out which seats the presented keys open."""
        for key in self._keys:
            seat = seat_of_key(self.table, key)
            if seat is not None:
                self._held[seat] = key_hash(key)
        self.seats = frozenset(self._held)

    def _welcome(self) -> Welcome:
        return Welcome(
            protocol=PROTOCOL,
            seats=sorted(self.seats),
            keys=[seat_of_key(self.table, key) for key in self._keys],
            seat=self.seat,
            language=self.language,
            table=table_info(self.table, self.seat),
        )

    def _lose_rights(self) -> bool:
        """Let go of the seats whose keys have changed; whether there were any."""
        lost = {seat for seat, key in self._held.items() if self.table.seats[seat].key != key}
        if not lost:
            return False
        for seat in lost:
            del self._held[seat]
        self.seats = frozenset(self._held)
        self._requests.lose(lost)
        if self.seat in lost:
            self.look(None, self.language)
        self._replies.append(self._welcome())
        self._shown_plans = _NO_PLANS
        return True

    def look(self, seat: int | None, language: Language) -> None:
        """From now on with other eyes, or in another language."""
        self.seat, self.language = seat, language
        self.shown, self._shown_news = Shown(), -1

    # The house

    @property
    def visitor(self) -> str:
        """What tells this spectator from the others at the table."""
        return self._house.visitor(self._network, self.table.id)

    def _must_be_welcome(self) -> None:
        """Hang up on whoever is banned, and on a spectator whom the host has sent away."""
        if self._house.is_banned(self._network):
            raise Gone(SENT_AWAY, "banned")
        if not self.seats and self.visitor in removed(self.table.row):
            raise Gone(SENT_AWAY, "sent away by the host")

    async def _write_house(self) -> None:
        reply = self._house.reply()
        if reply != self._shown_house:
            self._shown_house = self._house.reply()
            await self._send(reply)

    # Writing

    async def _write(self) -> None:
        while True:
            await self._due.wait()
            self._due.clear()
            if self.table.closed:
                raise Gone(CLOSED, "the table was closed")
            self._lose_rights()
            self._must_be_welcome()
            await self._stay()
            await self._write_replies()
            await self._write_house()
            await self._show()

    async def _write_news(self) -> None:
        await self._write_table()
        await self._write_view()
        await self._write_chat()
        await self._write_plans()

    async def _stay(self) -> None:
        """Whoever is there keeps the seat: somebody else would have given it away."""
        if any(self.table.seats[seat].leaving for seat in self.seats):
            with suppress(Refused):  # the table was closed meanwhile: the next round sees it
                await stay(self.table, self.seats)

    async def _write_replies(self) -> None:
        while self._replies:
            await self._send(self._replies.popleft())
            self._room.set()

    async def _write_table(self) -> None:
        if self._shown_news == self.table.news:
            return
        first, self._shown_news = self._shown_news < 0, self.table.news
        if first and not any(self._orders().values()):
            return  # the welcome has just told it
        await self._send(TableReply(table=table_info(self.table, self.seat), orders=self._orders()))

    def _orders(self) -> dict[str, list[WindowName]]:
        text = self.table.game.texts[self.language]
        return {
            str(seat): [
                WindowName(
                    order, text(f"window-{window}") if text.has(f"window-{window}") else window
                )
                for order, window in StandingOrders.read(self.table.seats[seat].orders).told(
                    self.table.chapter
                )
            ]
            for seat in sorted(self.seats)
        }

    async def _write_view(self) -> None:
        history = self.table.history
        if history is None or self.shown.is_current(history):
            return
        shown, seat = self.shown, self.seat
        view = await self.table.show(shown, seat, self.language)
        if self._lose_rights() or shown is not self.shown:
            self._due.set()
        elif view is not None:
            await self._send(view)

    async def _write_chat(self) -> None:
        if self._shown_chatter == self.table.chatter:
            return
        first, self._shown_chatter = self._shown_chatter < 0, self.table.chatter
        rows = await self.table.store.chat_from(self.table.id, self._chat)
        if rows or first:
            begin = rows[0].number if rows else self._chat
            self._chat = begin + len(rows)
            await self._send(ChatReply(begin=begin, items=[chat_item(row) for row in rows]))

    async def _write_plans(self) -> None:
        table = self.table
        if not table.row.plans and self._shown_plans is _NO_PLANS:
            return
        plans, mine = shown_to(table.row.plans, table.history, self.seat, self.language)
        reply = PlansReply(plans=plans, mine=mine)
        if (words := encoder.encode(reply)) != self._shown_plans:
            self._shown_plans = words
            await self._send(reply)

    async def _send(self, reply: AnyReply) -> None:
        self._sent += 1
        reply.n = self._sent
        try:
            async with asyncio.timeout(self.limits.send_seconds):
                await self.wire.send(encoder.encode(reply))
        except TimeoutError:
            raise Gone(SILENT, "nobody reads") from None

    # Reading

    async def _read(self) -> None:
        bad = 0
        while True:
            text = await self._next_frame()
            if not self._bucket.take():
                await self._shown_the_door(text)
            try:
                request: AnyRequest = request_decoder.decode(text or "")
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                bad += 1
                if bad >= _BAD_MESSAGES:
                    raise Gone(BAD_HELLO, "messages that cannot be understood") from None
                await self.reply(error_reply(_id_of(text), _misunderstood(error)))
                continue
            first = isinstance(request, _PLAYING) and bool(self.seats)
            await self.reply(await self._in_turn(self._answer(request), first))
            if self._refusals >= _REFUSALS:
                await self._shown_the_door(text)

    async def _shown_the_door(self, text: str | None) -> None:
        """Say what was expected, then hang up."""
        refusal = too_many("requests on one socket", self.limits.socket_rate)
        await self._write_replies()
        await self._send(error_reply(_id_of(text), refusal.problem))
        raise Gone(TOO_MUCH, refusal.problem.message)

    def _within_rates(self, request: AnyRequest) -> None:
        """Refuse a ping or a chat message that comes too soon after the others."""
        limits, problem = self.limits, None
        if isinstance(request, Ping) and not self._pings.take():
            problem = too_many("pings on one socket", limits.ping_rate)
        elif isinstance(request, Chat) and not self._sayings.take():
            problem = too_many("chat messages on one socket", limits.chat_rate)
        elif isinstance(request, Chat) and not self._accounts.chat(self.table.id).take():
            problem = too_many("chat messages at one table", limits.table_chat_rate)
        if problem is not None:
            self._refusals += 1
            raise problem

    async def _next_frame(self) -> str | None:
        try:
            async with asyncio.timeout(self.limits.silence_seconds):
                return await self.wire.receive()
        except TimeoutError:
            raise Gone(SILENT, "silent for too long") from None

    def _as_seen(self, version: int) -> int:
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
        return found.advice(self.tables.thinkers, self.language)

    async def hurry(self) -> None:
        """Let the bot that thinks for the table come to an end, wherever it thinks."""
        await self.tables.hurry(self.table.id)

    async def _answer(self, request: AnyRequest) -> AnyReply:
        began = time.perf_counter()
        kind = type(request).__name__.lower()
        outcome = "ok"
        try:
            self._within_rates(request)
            self._lose_rights()
            if isinstance(request, _WRITING):
                self._address.charge(WRITE_SECONDS)
            version = await self._requests.do(request)
            return Ack(id=request.id, version=self._as_seen(version))
        except Refused as refusal:
            outcome = refusal.problem.code
            return error_reply(request.id, refusal.problem)
        except SQLAlchemyError as error:
            outcome = "unavailable"
            return error_reply(request.id, no_database(error))
        finally:
            self.metrics.answered_message(kind, outcome, time.perf_counter() - began)


def _leaves(errors: BaseExceptionGroup[E]) -> list[E]:
    """The exceptions in a group, however deep."""
    found: list[E] = []
    for error in errors.exceptions:
        found += _leaves(error) if isinstance(error, BaseExceptionGroup) else [error]
    return found


def _misunderstood(error: Exception) -> Problem:
    return Problem(code="bad_request", message=f"expected a message of the protocol: {error}")


class _Identified(msgspec.Struct):
    id: str


def _id_of(text: str | None) -> str | None:
    """The id of a message that is wrong otherwise."""
    with suppress(msgspec.DecodeError, UnicodeError, RecursionError):
        return msgspec.json.decode(text or "", type=_Identified).id[:64]
    return None
