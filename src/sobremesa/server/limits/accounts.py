"""Limits: how much one socket, one address and one table may ask for.

What counts is what it costs. The time that a request keeps this worker's event loop, and what its
threads take of the processor, is measured and charged to the address that asked and to its table,
so no list of cheap and dear requests has to be kept true. Nobody is held back who is alone: what is
over is for whoever wants it, and only where others came lately an address or a table keeps to its
share. Time is a worker's own, so each worker keeps these accounts for itself; limits that count
something are shared out among the workers (`Limits.shared_out`), since writing every request into
the database would cost more than most requests do. What must hold exactly, tables opened in an
hour, is counted in the transaction that opens the table.
"""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Generator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from contextvars import ContextVar
from functools import lru_cache
from heapq import heappop, heappush
from math import inf
from types import coroutine
from typing import Any, Generic, ParamSpec, TypeVar

from sobremesa.server.config import Limits
from sobremesa.table.errors import Refused, refused

P = ParamSpec("P")
T = TypeVar("T")

_REMEMBERED = 10_000
_CROWD_BURST = 0.25
_HALVED_SECONDS = 10.0
_LATELY_SECONDS = 10.0
"""For so long whoever was here is reckoned with: people think before they choose."""
_AT_ONCE = 2
"""Pieces of work of one account that are under way at the same time, besides choices."""
_PLAYED = 0.5
"""Whoever has less than this part of the account left plays faster than people do."""
_LOOK_AGAIN = 1.0
_UNDER_WAY = 2
_SLOW_SECONDS = 2.0
_REFUSALS_A_SECOND = 5.0
_NOW: AbstractAsyncContextManager[None] = nullcontext()
"""The turn of whoever need not wait."""
_REFUSED_AFTER = 10.0
"""Seconds that whoever asks for too much waits at most until it is told so."""
WRITE_SECONDS = 0.02
"""What a write costs besides this thread's time: the disk, for which everybody waits in turn."""


class Bucket:
    """So much a second on average, and so much at once. A charge may leave a debt."""

    __slots__ = ("_full", "_left", "_rate", "_then")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._full, self._left = rate, burst, burst
        self._then = time.monotonic()

    def _refill(self) -> None:
        now = time.monotonic()
        self._left = min(self._full, self._left + (now - self._then) * self._rate)
        self._then = now

    def take(self, cost: float = 1) -> bool:
        """Whether there is room for so much more now; then it is taken."""
        self._refill()
        if self._left < cost:
            return False
        self._left -= cost
        return True

    def charge(self, cost: float, least: float = -inf) -> None:
        """Take so much, whether it is there or not; the debt ends at `least`."""
        self._left = max(least, self._left - cost)

    def wait(self) -> float:
        """The seconds until the debt is paid; 0 when there is none."""
        self._refill()
        return max(0.0, -self._left / self._rate)

    @property
    def level(self) -> float:
        """How full it is, from 1 down to 0 and below."""
        self._refill()
        return self._left / self._full


class Remembered(Generic[T]):
    """What is known of each of many names; those not heard of for longest are forgotten."""

    def __init__(self, make: Callable[[], T]) -> None:
        self._make = make
        self._known: OrderedDict[object, T] = OrderedDict()

    def __getitem__(self, name: object) -> T:
        found = self._known.pop(name, None)
        if found is None:
            found = self._make()
            if len(self._known) >= _REMEMBERED:
                self._known.popitem(last=False)
        self._known[name] = found
        return found


class Company:
    """Who was here lately, and whether somebody else was."""

    def __init__(self) -> None:
        self._last: tuple[object, float] = None, -inf
        self._before: tuple[object, float] = None, -inf
        """The last one who was another than the last of all."""

    def seen(self, who: object, now: float) -> None:
        """Somebody asks for something."""
        if self._last[0] is not who:
            self._before = self._last
        self._last = who, now

    def has_others(self, who: object = None) -> bool:
        """Whether somebody else has been here lately; for nobody in particular: more than one."""
        mine = who is None or self._last[0] is who
        return time.monotonic() - (self._before if mine else self._last)[1] < _LATELY_SECONDS


class Crowd:
    """All together: what may wait is begun while there is time left, for who has used least first.

    Choices are never held up here, but the time that they take is not left for the others. Where
    there is only one, all the time is theirs.
    """

    def __init__(self, share: float, burst: float, company: Company) -> None:
        self._bucket = Bucket(share, burst)
        self._company = company
        self._most_debt = -2 * burst
        self._queue: list[tuple[float, int, asyncio.Future[None]]] = []
        self._count = 0
        self._under_way = 0
        self._timer: asyncio.TimerHandle | None = None

    def charge(self, seconds: float) -> None:
        """This worker has spent so much time."""
        self._bucket.charge(seconds, self._most_debt)

    @asynccontextmanager
    async def admitted(self, used: float) -> AsyncIterator[None]:
        """Wait for a turn, which comes the sooner the less somebody has used.

        Few are under way at once, since each also needs the database; whoever takes long does not
        keep the others waiting.
        """
        loop = asyncio.get_running_loop()
        turn = loop.create_future()
        self._count += 1
        heappush(self._queue, (used, self._count, turn))
        self._admit()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._done()
            raise
        late = loop.call_later(_SLOW_SECONDS, self._done)
        try:
            yield
        finally:
            if late.when() > loop.time():
                late.cancel()
                self._done()

    def _done(self) -> None:
        self._under_way -= 1
        self._admit()

    def _admit(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        wait = 0.0
        while self._queue and self._under_way < _UNDER_WAY and not (wait := self._wait()):
            _, _, turn = heappop(self._queue)
            if not turn.done():
                self._under_way += 1
                turn.set_result(None)
        if self._queue and wait:
            self._timer = asyncio.get_running_loop().call_later(wait, self._admit)

    def _wait(self) -> float:
        return self._bucket.wait() if self._company.has_others() else 0.0


class Account:
    """The time that somebody has used lately, and may use while there are others."""

    def __init__(self, share: float, burst: float, company: Company, crowd: Crowd) -> None:
        self._own = Bucket(share, burst)
        self._most_debt = -burst
        self._company, self._crowd = company, crowd
        self._used, self._then = 0.0, time.monotonic()
        self._at_once = asyncio.Semaphore(_AT_ONCE)

    def charge(self, seconds: float) -> None:
        """So much time was spent on it."""
        now = time.monotonic()
        self._company.seen(self, now)
        self._own.charge(seconds, self._most_debt)
        self._used = self._used * 0.5 ** ((now - self._then) / _HALVED_SECONDS) + seconds
        self._then = now

    def wait(self) -> float:
        """The seconds until its debt is paid; whoever is alone owes nobody."""
        return self._own.wait() if self._company.has_others(self) else 0.0

    def turn(self, first: bool = False) -> AbstractAsyncContextManager[None]:
        """One piece of work, begun when it may be.

        A choice comes `first`: it does not wait for what others want, unless the same account has
        made them faster than anybody plays.
        """
        self._company.seen(self, time.monotonic())
        return _NOW if first and self._own.level >= _PLAYED else self._in_turn()

    @asynccontextmanager
    async def _in_turn(self) -> AsyncIterator[None]:
        async with self._at_once:
            while wait := self.wait():
                await asyncio.sleep(min(wait, _LOOK_AGAIN))
            async with self._crowd.admitted(self._used):
                yield


@lru_cache(_REMEMBERED)
def network(address: str) -> str:
    """Whose address it is: a household has one IPv4 address, or 2**64 IPv6 ones."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address) or found.is_loopback:
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((found, 64), strict=False))


class Accounts:
    """What each address and each table does at this worker. Addresses are those of `network`."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.sockets: Counter[str] = Counter()
        burst, addresses, tables = limits.share_burst, Company(), Company()
        self._crowd = crowd = Crowd(limits.crowd_share, burst * _CROWD_BURST, addresses)
        self._requests = Remembered(lambda: Bucket(limits.request_rate, limits.request_burst))
        self._refusals = Remembered(lambda: Bucket(_REFUSALS_A_SECOND, 1))
        self._addresses = Remembered(lambda: Account(limits.address_share, burst, addresses, crowd))
        self._tables = Remembered(lambda: Account(limits.table_share, burst, tables, crowd))
        self._chats = Remembered(lambda: Bucket(limits.table_chat_rate, limits.table_chat_burst))

    def address(self, address: str) -> Account:
        """The account of an address."""
        return self._addresses[address]

    def table(self, id: str, seated: bool) -> Account:
        """The account of a table. Spectators have one of their own: they cannot hold up players."""
        return self._tables[id, seated]

    def chat(self, id: str) -> Bucket:
        """How much may be said at a table."""
        return self._chats[id]

    def request(self, address: str) -> None:
        """An HTTP request; refused when there are too many."""
        if not self._requests[address].take():
            raise too_many("requests of one address", self.limits.request_rate)

    async def before_refusing(self, address: str) -> None:
        """Wait: answering at once would invite the next one, and answering costs time as well.

        So an address is refused one thing after another, and never many at the same moment.
        """
        bucket = self._refusals[address]
        bucket.charge(1, -_REFUSALS_A_SECOND * _REFUSED_AFTER)
        await asyncio.sleep(bucket.wait())

    def metered(self, work: Coroutine[Any, Any, T], *payers: Account) -> Awaitable[T]:
        """Do the work, and charge how long it keeps this thread from all else; waiting is free.

        On a busy machine that is more than the processor's time, and the others wait for it all.
        """
        return _stepwise(work, (self._crowd, *payers))

    def socket_opened(self, address: str) -> None:
        """A socket; refused when there are too many. Say `socket_closed` when it is gone."""
        most = self.limits.sockets_per_address
        if self.sockets[address] >= most:
            raise refused(
                "too_many", "sockets of one address", f"at most {most}", self.sockets[address] + 1
            )
        self.sockets[address] += 1

    def socket_closed(self, address: str) -> None:
        """A socket is gone."""
        self.sockets[address] -= 1
        if not self.sockets[address]:
            del self.sockets[address]


def too_many(what: str, rate: float) -> Refused:
    """A refusal that says how many there may be in a second."""
    return refused("too_many", what, f"at most {rate:g} a second", "more")


def over_budget(share: float) -> Refused:
    """A refusal that says how much of the server one address may keep busy."""
    return refused("too_many", "work for one address", f"at most {share:.0%} of a worker", "more")


# Measuring


_PAYERS: ContextVar[Sequence[Crowd | Account]] = ContextVar("payers", default=())
"""Who pays for what is being done."""


@coroutine
def _stepwise(
    work: Coroutine[Any, Any, T], payers: Sequence[Crowd | Account]
) -> Generator[Any, Any, T]:
    step: Callable[[Any], Any] = work.send
    value: Any = None
    before = _PAYERS.set(payers)
    try:
        while True:
            began = time.perf_counter()
            try:
                wish = step(value)
            except StopIteration as end:
                result: T = end.value
                return result
            finally:
                _charge(payers, time.perf_counter() - began)
            try:
                value = yield wish
                step = work.send
            except BaseException as error:
                step, value = work.throw, error
    finally:
        _PAYERS.reset(before)


def _charge(payers: Sequence[Crowd | Account], seconds: float) -> None:
    for each in payers:
        each.charge(seconds)


async def in_thread(work: Callable[P, T], /, *arguments: P.args, **more: P.kwargs) -> T:
    """Do it in a thread; whoever pays for what asked for it pays for the processor's time as well.

    Whoever does not wait for the end of it pays all the same.
    """
    loop, payers = asyncio.get_running_loop(), _PAYERS.get()

    def measured() -> T:
        began = time.thread_time()
        try:
            return work(*arguments, **more)
        finally:
            loop.call_soon_threadsafe(_charge, payers, time.thread_time() - began)

    return await asyncio.to_thread(measured)
