"""Sockets with a short way: to send or read takes neither a task nor the layers in between.

What many are sent alike is compressed once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.protocol import State

from sobremesa.table.audience import WINDOW_BITS, Shared
from sobremesa.table.frames import COMPRESSED, TEXT, deflated, frame_head, new_compressor

from .limits.corked import Corked
from .limits.inbox import Inbox

EXTENSION = "sobremesa.post"
_SHORT = 100
"""Bytes of a message below which compressing it takes longer than sending it saves."""
Say: TypeAlias = Callable[[bytes], bool]
"""Sends a message at once; False: it must be sent in the usual way."""
Post: TypeAlias = Callable[[Sequence[Shared], int], bool]
"""Sends messages at once, counted from that number; False: they must be sent in the usual way."""


class Ways(NamedTuple):
    """How to send something on a socket without waiting, and to read what comes."""

    say: Say
    post: Post
    flush: Callable[[], None]
    """Sends at once what waits for more to go with it: nothing more will come."""
    receive: Callable[[], Awaitable[Any]] | None = None
    """Gives the next event of ASGI; where there is none, it must be read in the usual way."""


class SharingSocket(WebSocketsSansIOProtocol):
    """A socket that the application may hand a message to without waiting."""

    _compressed: bool | None = None
    """Whether what is posted is compressed, once something was."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._inbox = Inbox(self.loop)
        self.queue = self._inbox  # type: ignore[assignment]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has come in."""
        super().connection_made(transport)
        self._corked = Corked(transport, self.loop)
        self.transport = self._corked  # type: ignore[assignment]

    def handle_connect(self, event: Any) -> None:
        """Somebody comes; the application is told how to post."""
        super().handle_connect(event)
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[EXTENSION] = Ways(self.say, self.post, self._corked.flush, self.receive)

    @property
    def _is_ready(self) -> bool:
        """Whether something can be sent now, without waiting."""
        if self.close_sent or self._corked.is_closing() or not self.writable.is_set():
            return False
        return self.conn.state is State.OPEN

    def say(self, text: bytes) -> bool:
        """Send a message to this socket alone, unless it must be waited for."""
        if not self._is_ready:
            return False
        self._corked.write(self._framed(text))
        return True

    def _framed(self, text: bytes) -> bytes:
        """A message as one whole frame; what is short is not worth compressing."""
        found = self.conn.extensions
        if not found or len(text) < _SHORT:
            return frame_head(TEXT, len(text)) + text
        compression = found[0]
        assert isinstance(compression, PerMessageDeflate)
        if compression.local_no_context_takeover:
            packed = deflated(text, new_compressor(compression.local_max_window_bits))
        else:
            packed = deflated(text, compression.encoder)
        return frame_head(COMPRESSED, len(packed)) + packed

    def post(self, messages: Sequence[Shared], number: int) -> bool:
        """Send what others are sent as well, unless this socket must be waited for."""
        if not self._is_ready:
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


def short_ways(scope: Any) -> Ways:
    """The short ways of the socket of a request; where there are none, they are never taken."""
    found: Ways = scope.get("extensions", {}).get(EXTENSION, _NONE)
    return found


def _never(*_: object) -> bool:
    return False


_NONE = Ways(_never, _never, lambda: None)
