"""What has come on a socket and is not read yet."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any


class Inbox:
    """A queue with one reader, who nearly always waits: what comes is handed over at once."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._events: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None

    @property
    def is_awaited(self) -> bool:
        """Whether the reader waits, and nothing has come for it yet."""
        return self._reader is not None

    def empty(self) -> bool:
        """Whether there is nothing to read."""
        return not self._events

    def put_nowait(self, event: Any) -> None:
        """Something has come."""
        self._events.append(event)
        if self._reader is not None:
            if not self._reader.done():
                self._reader.set_result(None)
            self._reader = None

    async def get(self) -> Any:
        """What came first, as soon as there is something."""
        while not self._events:
            self._reader = self._loop.create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self._events.popleft()
