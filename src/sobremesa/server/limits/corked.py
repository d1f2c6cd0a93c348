"""Fewer, larger pieces for the network."""

from __future__ import annotations

import asyncio
from typing import Any


class Corked:
    """A transport that sends what is written in one turn of the event loop at once.

    To hand something to the network costs as much as to draw it, and an answer and the view that
    follows it go the same way.
    """

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport, self._loop = transport, loop
        self._waiting: list[bytes] = []
        self.is_closing = transport.is_closing

    def write(self, data: bytes) -> None:
        """Send it with all else that is written before the event loop turns."""
        if not self._waiting:
            self._loop.call_soon(self.flush)
        self._waiting.append(data)

    def write_now(self, data: bytes) -> None:
        """Send it, after what waits: nothing more is to be expected."""
        self._waiting.append(data)
        self.flush()

    def flush(self) -> None:
        """Send what waits; whoever has hung up meanwhile hears nothing more."""
        waiting, self._waiting = self._waiting, []
        if waiting and not self.is_closing():
            self._transport.write(b"".join(waiting) if len(waiting) > 1 else waiting[0])

    def close(self) -> None:
        """Send what waits, then hang up."""
        self.flush()
        self._transport.close()

    def write_eof(self) -> None:
        """Send what waits, and nothing more."""
        self.flush()
        self._transport.write_eof()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)
