"""Sockets on which many are sent the same: compressed once, and written without a task."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate

from sobremesa.table.audience import WINDOW_BITS, Shared

from .limits.corked import Corked

EXTENSION = "sobremesa.post"
Post: TypeAlias = Callable[[Sequence[Shared], int], bool]
"""Sends messages at once, counted from that number; False: they must be sent in the usual way."""


class SharingSocket(WebSocketsSansIOProtocol):
    """A socket that the application may hand a message to without waiting."""

    _compressed: bool | None = None
    """Whether what is posted is compressed, once something was."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has come in."""
        super().connection_made(transport)
        self._corked = Corked(transport, self.loop)
        self.transport = self._corked  # type: ignore[assignment]

    def handle_connect(self, event: Any) -> None:
        """Somebody comes; the application is told how to post."""
        super().handle_connect(event)
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[EXTENSION] = {"post": self.post}

    def post(self, messages: Sequence[Shared], number: int) -> bool:
        """Send what others are sent as well, unless this socket must be waited for."""
        if self.close_sent or self._corked.is_closing() or not self.writable.is_set():
            return False
        if self._compressed is None and not self._begin_posting():
            return False
        compressed = bool(self._compressed)
        frames = [each.frame(place, compressed) for place, each in enumerate(messages, number)]
        self._corked.write_now(frames[0] if len(frames) == 1 else b"".join(frames))
        return True

    def _begin_posting(self) -> bool:
        """Find out how to post on this socket; False when it cannot be done."""
        found = self.conn.extensions
        compression = found[0] if found else None
        if not isinstance(compression, PerMessageDeflate):
            self._compressed = False
            return True
        if compression.local_max_window_bits < WINDOW_BITS:
            return False
        # What was compressed for all leaves no trace in this socket's own compressor.
        self._compressed = compression.local_no_context_takeover = True
        return True


def post_of(scope: Any) -> Post:
    """How to post on the socket of a request; where it knows no such thing, nothing is posted."""
    found: Post = scope.get("extensions", {}).get(EXTENSION, {}).get("post", _never)
    return found


def _never(_messages: Sequence[Shared], _number: int) -> bool:
    return False
