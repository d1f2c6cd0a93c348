"""Places that are given out in turn, so that whoever asks for much holds up nobody for long."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """A few places, and those who wait for one: one of each party is let in, then the next of each.

    So nobody waits for more than one of each other party, however many these have sent.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        """Those who wait, by party; the first party is next."""

    @asynccontextmanager
    async def of(self, party: str) -> AsyncIterator[None]:
        """Wait for a turn of that party, and have a place."""
        await self._come(party)
        try:
            yield
        finally:
            self._leave()

    async def _come(self, party: str) -> None:
        if self._free:  # then nobody waits
            self._free -= 1
            return
        let_in = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(party, deque()).append(let_in)
        try:
            await let_in
        except asyncio.CancelledError:
            if not let_in.cancelled():  # it was let in at the same moment
                self._leave()
            raise

    def _leave(self) -> None:
        """A place is free: the next party has it, and is the last one from then on."""
        while self._waiting:
            party, waiting = next(iter(self._waiting.items()))
            let_in = waiting.popleft()
            if not waiting:
                del self._waiting[party]
            if let_in.done():  # it waits no longer
                continue
            if waiting:
                self._waiting[party] = self._waiting.pop(party)
            let_in.set_result(None)
            return
        self._free += 1
