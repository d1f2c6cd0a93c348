"""A socket as a connection wants it: text in, text out, and why it ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from sobremesa.server.sockets import short_ways
from sobremesa.table.audience import Shared

BAD_HELLO, SENT_AWAY, CLOSED, SILENT, UNAVAILABLE = 4400, 4403, 4409, 4408, 4503
LATER, NO_TABLE = 1013, 4404


class Gone(Exception):
    """The socket is to be closed, with that code, or is closed already (None)."""

    def __init__(self, code: int | None = None, reason: str = "") -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Wire(Protocol):
    """The socket itself. Text goes in and out; None is a frame that is no text."""

    async def receive(self) -> str | None:
        """The next frame; raises `Gone` when there will be none."""

    async def send(self, text: bytes) -> None:
        """Send a frame; raises `Gone` when nobody is there, or nobody reads."""

    def post(self, messages: Sequence[Shared], number: int) -> bool:
        """Send what others are sent, too, at once; False: it must be sent in the usual way."""

    def flush(self) -> None:
        """Let go of what was sent: nothing more goes with it."""


class SocketWire:
    """A WebSocket as a connection wants it."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self.socket = socket
        self._say, self.post, self.flush, receive = short_ways(socket.scope)
        self._receive = receive or socket.receive

    async def receive(self) -> str | None:
        """The next frame; None if it is no text."""
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            raise Gone
        text = message.get("text")
        return text if isinstance(text, str) else None

    async def send(self, text: bytes) -> None:
        """Send a frame of text."""
        if self._say(text):
            return
        try:
            await self.socket.send_data(text.decode(), mode="text")
        except TimeoutError:
            raise Gone(SILENT, "nobody reads") from None
        except (WebSocketDisconnect, RuntimeError, OSError) as error:
            raise Gone from error
