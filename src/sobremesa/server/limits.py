"""Limits: how much one socket, one address and one table may ask for.

What counts is what it costs. The time that this worker's only thread spends on a request is
measured and charged to the address that asked and to its table, so no list of cheap and dear
requests has to be kept true. Time is a worker's own, so each worker keeps these accounts for
itself; limits that count something are shared out among the workers (`Limits.shared_out`), since
writing every request into the database would cost more than most requests do. What must hold
exactly, tables opened in an hour, is counted in the transaction that opens the table.
"""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Coroutine, Generator
from types import coroutine
from typing import Any, Generic, TypeVar

from .config import Limits
from .errors import Refused, refused

T = TypeVar("T")

_REMEMBERED = 10_000
_HEAVY = 0.8
"""Whoever has less than this part of the account left has lately used more than its share."""
WRITE_SECONDS = 0.005
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

    def charge(self, cost: float) -> None:
        """Take so much, whether it is there or not."""
        self._left -= cost

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


class Account:
    """The time that somebody has used, beside the time that all together have used."""

    def __init__(self, own: Bucket, crowd: Bucket) -> None:
        self._own, self._crowd = own, crowd

    def charge(self, seconds: float) -> None:
        """This worker has spent so much time on it."""
        self._own.charge(seconds)
        self._crowd.charge(seconds)

    def wait(self) -> float:
        """How long whoever asks must wait: for its own debt, and a heavy user for all."""
        own = self._own.wait()
        return max(own, self._crowd.wait()) if self._own.level < _HEAVY else own


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
        crowd = Bucket(limits.crowd_share, limits.share_burst)
        self._requests = Remembered(lambda: Bucket(limits.request_rate, limits.request_burst))
        self._addresses = Remembered(
            lambda: Account(Bucket(limits.address_share, limits.share_burst), crowd)
        )
        self._tables = Remembered(
            lambda: Account(Bucket(limits.table_share, limits.share_burst), crowd)
        )
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


async def metered(work: Coroutine[Any, Any, T], charge: Callable[[float], None]) -> T:
    """Do the work and charge the time that this thread spends on it; waiting costs nothing."""
    return await _stepwise(work, charge)


@coroutine
def _stepwise(
    work: Coroutine[Any, Any, T], charge: Callable[[float], None]
) -> Generator[Any, Any, T]:
    step: Callable[[Any], Any] = work.send
    value: Any = None
    while True:
        began = time.thread_time()
        try:
            wish = step(value)
        except StopIteration as end:
            result: T = end.value
            return result
        finally:
            charge(time.thread_time() - began)
        try:
            value = yield wish
            step = work.send
        except BaseException as error:
            step, value = work.throw, error
