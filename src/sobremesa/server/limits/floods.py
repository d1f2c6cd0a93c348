"""Who asks for more than is allowed: a line in the log for each address and minute.

A line for each refusal would cost more than the refusal does, and none would leave an operator
with a number and nobody to ban.
"""

from __future__ import annotations

import asyncio
import logging

from sobremesa.server.store.house import House

log = logging.getLogger(__name__)

_SECONDS = 60.0
_REMEMBERED = 10_000
"""Addresses of a minute; of more than that there are lines enough."""


class Floods:
    """The first refusal of an address is logged at once, and those that follow once a minute."""

    def __init__(self, house: House, seconds: float = _SECONDS) -> None:
        self._house, self._seconds = house, seconds
        self._since: dict[str, tuple[int, str]] = {}
        """How often each address was refused since its last line, and what it was told last."""

    def note(self, address: str, problem: str) -> None:
        """Somebody was refused for asking too much; the address is one of `network`."""
        count, _ = self._since.get(address, (0, ""))
        if address in self._since:
            self._since[address] = count + 1, problem
        elif len(self._since) < _REMEMBERED:
            self._write(address, 1, problem)

    def _write(self, address: str, count: int, problem: str) -> None:
        self._since[address] = 0, ""
        known = {"address": self._house.address(address), "count": count, "problem": problem}
        log.warning("flooded", extra=known)
        asyncio.get_running_loop().call_later(self._seconds, self._look_again, address)

    def _look_again(self, address: str) -> None:
        count, problem = self._since.pop(address)
        if count:
            self._write(address, count, problem)
