"""Sockets on which many are sent the same: compressed once, and written without a task."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate

from sobremesa.table.audience import WINDOW_BITS, Shared

EXTENSION = "sobremesa.post"
Post: TypeAlias = Callable[[Shared, int], bool]
"""Sends a message with that number at once; False when it must be sent in the usual way."""

_TEXT, _COMPRESSED = 0x81, 0xC1


class SharingSocket(WebSocketsSansIOProtocol):
    """A socket that the application may hand a message to without waiting."""

    def handle_connect(self, event: Any) -> None:
        """Somebody comes; the application is told how to post."""
        super().handle_connect(event)
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[EXTENSION] = {"post": self.post}

    def post(self, message: Shared, number: int) -> bool:
        """Send a message that others are sent as well, unless this socket must be waited for."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        found = self.conn.extensions
        compression = found[0] if found else None
        if not isinstance(compression, PerMessageDeflate):
            data, first = message.numbered(number), _TEXT
        elif compression.local_max_window_bits < WINDOW_BITS:
            return False
        else:
            # What was compressed for all leaves no trace in this socket's own compressor.
            compression.local_no_context_takeover = True
            data, first = message.deflated(number), _COMPRESSED
        self.transport.write(_head(first, len(data)) + data)
        return True


def _head(first: int, length: int) -> bytes:
    """The head of a frame that a server sends (RFC 6455): whole, and not masked."""
    if length < 126:
        return bytes((first, length))
    if length < 65536:
        return bytes((first, 126)) + length.to_bytes(2)
    return bytes((first, 127)) + length.to_bytes(8)


def post_of(scope: Any) -> Post:
    """How to post on the socket of a request; where it knows no such thing, nothing is posted."""
    found: Post = scope.get("extensions", {}).get(EXTENSION, {}).get("post", _never)
    return found


def _never(_message: Shared, _number: int) -> bool:
    return False
