"""Limits: how much one socket, one address and one table may ask for."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict

from .config import Limits
from .errors import Refused, refused

_REMEMBERED = 10_000


class Bucket:
    """So many a second on average, and so many at once."""

    __slots__ = ("_full", "_left", "_rate", "_then")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._full, self._left = rate, burst, burst
        self._then = time.monotonic()

    def take(self) -> bool:
        """Whether there is room for one more now."""
        now = time.monotonic()
        self._left = min(self._full, self._left + (now - self._then) * self._rate)
        self._then = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Addresses:
    """What each address does at this worker."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.sockets: Counter[str] = Counter()
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def request(self, address: str) -> None:
        """An HTTP request; refused when there are too many."""
        bucket = self._buckets.pop(address, None)
        if bucket is None:
            bucket = Bucket(self.limits.request_rate, self.limits.request_burst)
            if len(self._buckets) >= _REMEMBERED:
                self._buckets.popitem(last=False)
        self._buckets[address] = bucket
        if not bucket.take():
            raise Refused(
                "too_many",
                f"requests: expected at most {self.limits.request_rate} a second, got more",
                expected=self.limits.request_rate,
            )

    def socket_opened(self, address: str) -> None:
        """A socket; refused when there are too many. Say `socket_closed` when it is gone."""
        most = self.limits.sockets_per_address
        if self.sockets[address] >= most:
            raise refused("too_many", "sockets", f"at most {most}", self.sockets[address] + 1)
        self.sockets[address] += 1

    def socket_closed(self, address: str) -> None:
        """A socket is gone."""
        self.sockets[address] -= 1
        if not self.sockets[address]:
            del self.sockets[address]
