"""The doors of a worker: how many connections come in, how slowly they may speak, how fast.

uvicorn counts nothing for an address and waits for ever for a request to be complete, so this is
done where the bytes arrive, before anything is parsed or any task is started.
"""

from __future__ import annotations

import asyncio
import ipaddress
import os
import socket
from collections import Counter
from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from sobremesa.server.config import Config, Limits
from sobremesa.server.door.neighbours import Neighbours
from sobremesa.server.errors import STATUS
from sobremesa.server.sockets import SharingSocket
from sobremesa.table.errors import Problem, Refused, refused

from .accounts import Bucket, Remembered, network, too_many
from .arriving import Unreadable, arrived
from .turnstile import Turnstile

TOO_MUCH, RESTARTED = 4429, 1012

LISTENER = "sobremesa.listener"
HEAD_BYTES = 32 * 1024
_SLICE = 256
"""Bytes for the parser before it is asked whether they were too many frames."""
_FRAME_BYTES = 1024
"""A message counts as a frame more for each time that it has so many: people send short ones."""
_LINGER_SECONDS = 10.0
_UNREAD_SECONDS = 0.05
"""How long a socket that is listened to no more waits between two looks at what it sent."""
_MOMENT_SECONDS = 0.2
"""How long somebody who has come in may take to ask something while the server stops."""
_FEW = 8
"""Connections that an address may have however full the house is, as long as there is room."""
_PART = 8
"""An address may take no more than this part of what is free, so that there is room for others."""

_SOONEST_BACK, _SLOWEST_BACK, _BACK_EACH = 100, 5000, 5
"""Milliseconds: about what it takes to welcome everybody again, so that nobody waits for others."""


Flooded: TypeAlias = Callable[[str, str], None]
"""Is told which address was refused for asking too much, and what it was told."""


def _unnoted(_address: str, _problem: str) -> None:
    """Nobody keeps a log of it."""


class Doors:
    """Who has come in. A proxy brings the connections of many, so it is not counted as one."""

    def __init__(self, limits: Limits, proxies: str, flooded: Flooded = _unnoted) -> None:
        self.limits = limits
        self._flooded = flooded
        self._proxies = [each.strip() for each in proxies.split(",") if each.strip()]
        self.turnstile = Turnstile()
        self._inside: Counter[str] = Counter()
        self._arrivals = Remembered(
            lambda: Bucket(limits.connection_rate, limits.connections_per_address)
        )

    def enter(self, address: str) -> None:
        """A connection; refused when there are too many. Say `leave` when it is gone."""
        if not self._is_proxy(address) and not self._arrivals[address].take():
            refusal = too_many("connections of one address", self.limits.connection_rate)
            self.flooded(address, refusal.problem.message)
            raise refusal
        self.welcome(address)

    def welcome(self, address: str) -> None:
        """A connection that has come in already, perhaps at a neighbour's; the same holds."""
        most, all = self.limits.connections, self._inside.total()
        if all >= most:
            raise refused("too_many", "connections", f"at most {most} in all", all + 1)
        mine = min(self.limits.connections_per_address, max(_FEW, (most - all) // _PART))
        if self._inside[address] >= mine and not self._is_proxy(address):
            limit = f"at most {mine} of one address"
            refusal = refused("too_many", "connections", limit, mine + 1)
            self.flooded(address, refusal.problem.message)
            raise refusal
        self._inside[address] += 1

    def flooded(self, address: str, problem: str) -> None:
        """Somebody asked for too much. What a proxy brings is not its own fault."""
        if not self._is_proxy(address):
            self._flooded(address, problem)

    def _is_proxy(self, address: str) -> bool:
        if not self._proxies:
            return False
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return address in self._proxies or "*" in self._proxies
        return any(
            each == "*" or found in ipaddress.ip_network(each, strict=False)
            for each in self._proxies
        )

    def back_within(self) -> int:
        """Within how many milliseconds all who are inside should come back after a restart."""
        return min(_SLOWEST_BACK, max(_SOONEST_BACK, _BACK_EACH * self._inside.total()))

    def leave(self, address: str) -> None:
        """A connection is gone."""
        self._inside[address] -= 1
        if not self._inside[address]:
            del self._inside[address]


class Settings(uvicorn.Config):
    """uvicorn's settings, with the doors of the process that they are loaded in."""

    doors: Doors

    def __init__(
        self,
        config: Config,
        app: Any,
        neighbours: Neighbours | None = None,
        flooded: Flooded = _unnoted,
        **more: Any,
    ) -> None:
        super().__init__(app, http=PatientHttp, ws=SteadySocket, **more)
        self._flooded = flooded
        self._limits, self._proxies = config.limits, config.proxies
        self.neighbours = neighbours

    def load(self) -> None:
        """Get ready in this process."""
        super().load()
        self.doors = Doors(self._limits, self._proxies, self._flooded)


class Listener:
    """Whoever waits for an answer, as long as they do."""

    gone = False


def is_gone(scope: Any) -> bool:
    """Whether whoever asked has hung up: then there is nobody to answer."""
    listener = scope.get("state", {}).get(LISTENER)
    return listener is not None and listener.gone


class PatientHttp(HttpToolsProtocol):
    """A connection that is closed when its request does not get finished."""

    config: Settings
    _address: str | None = None
    _end: asyncio.TimerHandle | None = None
    _begun = _asked = False
    _head = 0
    _came = 0.0
    _moving: asyncio.Task[None] | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody comes in, or is turned away."""
        super().connection_made(transport)
        address = network(self.client[0]) if self.client else ""
        try:
            self.config.doors.enter(address)
        except Refused as refusal:
            _turn_away(self.transport, refusal.problem)
            return
        self._address = address
        self._came = self.loop.time()
        self._listener = Listener()
        self._begin()

    def shutdown(self) -> None:
        """The server stops: hang up, but not on somebody who is just about to say something."""
        if self._asked or self.loop.time() - self._came > _MOMENT_SECONDS:
            super().shutdown()

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody leaves."""
        super().connection_lost(exc)
        self._complete()
        if self._address is not None:
            self._listener.gone = True
            self.config.doors.leave(self._address)
            self._address = None

    def _begin(self) -> None:
        if self._end is None:
            seconds = self.config.doors.limits.header_seconds
            self._end = self.loop.call_later(seconds, self._too_slow)

    def _complete(self) -> None:
        if self._end is not None:
            self._end.cancel()
            self._end = None

    def _too_slow(self) -> None:
        self._end = None
        seconds = self.config.doors.limits.header_seconds
        cycle: RequestResponseCycle | None = self.cycle
        # A browser keeps a connection ready for its next request: words that nobody asked for would
        # be taken for the answer to it.
        if self._begun and (cycle is None or cycle.response_complete):
            late = refused(
                "bad_request", "a request", f"all of it within {seconds:g} seconds", "less"
            )
            _turn_away(self.transport, late.problem)
        else:
            self.transport.close()

    def data_received(self, data: bytes) -> None:
        """Bytes, which are taken in when it is their turn; nothing more is read meanwhile."""
        if self._address is None:
            return  # of somebody who was turned away
        self._unset_keepalive_if_required()
        turnstile = self.config.doors.turnstile
        if not turnstile.entered(self._address, lambda: self._take_in(data)):
            self.transport.pause_reading()

    def _take_in(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if not self.flow.read_paused:
            self.transport.resume_reading()
        super().data_received(data)

    def on_message_begin(self) -> None:
        """A request begins."""
        self._begun = self._asked = True
        self._head = 0
        self._begin()
        super().on_message_begin()
        self.scope["state"][LISTENER] = self._listener

    def on_url(self, url: bytes) -> None:
        """A part of the address."""
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header."""
        self._count(len(name) + len(value))
        super().on_header(name, value)

    def _count(self, size: int) -> None:
        self._head += size
        if self._head > HEAD_BYTES:
            raise ValueError(f"expected at most {HEAD_BYTES} bytes of headers, got more")

    def on_message_complete(self) -> None:
        """A request is there."""
        self._begun = False
        self._complete()
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        """What cannot be understood at all is refused as everything else is."""
        problem = Problem(code="bad_request", message=f"expected HTTP/1.1: {msg}")
        _turn_away(self.transport, problem)

    def handle_websocket_upgrade(self) -> None:
        """From now on it is a socket, here or at the neighbour's where its table is."""
        self._complete()
        neighbours = self.config.neighbours
        place = neighbours.elsewhere(self.url) if neighbours is not None else None
        if neighbours is None or place is None or self.transport.get_extra_info("sslcontext"):
            self._become_socket()
            return
        self.transport.pause_reading()
        self._moving = self.loop.create_task(self._move(neighbours, place))

    async def _move(self, neighbours: Neighbours, place: int) -> None:
        """Go over to a neighbour, or become a socket here after all."""
        head = [f"{self.scope['method']} ".encode(), self.url, b" HTTP/1.1\r\n"]
        for name, value in self.scope["headers"]:
            head += [name, b": ", value, b"\r\n"]
        # A file of our own: if they hang up meanwhile, theirs may become somebody else's.
        file = os.dup(self.transport.get_extra_info("socket").fileno())
        try:
            moved = await neighbours.handed(place, file, b"".join([*head, b"\r\n"]))
        finally:
            os.close(file)
        if moved:
            self.transport.abort()  # of it nothing is left but our end
        elif not self.transport.is_closing():
            self.transport.resume_reading()
            self._become_socket()

    def _become_socket(self) -> None:
        """A socket leaves in its own time."""
        super().handle_websocket_upgrade()
        protocol = self.transport.get_protocol()
        assert isinstance(protocol, SteadySocket)
        protocol.address, self._address = self._address, None


def _turn_away(transport: asyncio.WriteTransport, problem: Problem) -> None:
    """Say why, as an answer to whatever was asked, and hang up."""
    body = msgspec.json.encode(problem)
    head = (
        f"HTTP/1.1 {STATUS[problem.code]} \r\ncontent-type: application/json\r\n"
        f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
    )
    transport.write(head.encode() + body)
    transport.close()


async def welcome(guest: SteadySocket, connection: socket.socket, head: bytes) -> None:
    """Take in somebody whom a neighbour has let in, as if they had come to us."""
    loop = asyncio.get_running_loop()
    transport, _ = await loop.connect_accepted_socket(lambda: guest, connection)
    address = network(guest.client[0]) if guest.client else ""
    try:
        guest.config.doors.welcome(address)
    except Refused as refusal:
        _turn_away(transport, refusal.problem)
        return
    guest.address = address
    guest.data_received(head)


class SteadySocket(SharingSocket):
    """A socket that is closed when frames come faster than anybody could mean them.

    Every frame counts, also the pings that are answered here and never reach a table. The usual
    message is taken in without the parser, which gets everything else.
    """

    config: Settings
    address: str | None = None
    _deaf = False

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        limits = self.config.doors.limits
        self._frames = Bucket(limits.frame_rate, limits.frame_burst)
        self._most_unread = limits.frame_burst * _FRAME_BYTES
        self._unread = b""
        """What has come and is not taken in yet."""

    async def send(self, message: Any) -> None:
        """An event of the application; a refusal with words is an end of the handshake, too.

        Raises TimeoutError when the client has not read what was sent before: it is gone then, as
        it would not read why.
        """
        if not self.writable.is_set():
            await self._until_read()
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True

    async def _until_read(self) -> None:
        try:
            async with asyncio.timeout(self.config.doors.limits.send_seconds):
                await self.writable.wait()
        except TimeoutError:
            self.transport.abort()
            raise

    def shutdown(self) -> None:
        """The server stops or is restarted: hang up, and say within what time to come back.

        Whoever has not read what was sent before would not read this, and must hold up nobody.
        """
        if self.transport.is_closing():
            return
        if not self.writable.is_set():
            self.transport.abort()
        elif self.handshake_complete and not self.close_sent:
            reason = f"{self.config.doors.back_within()} ms"
            self.queue.put_nowait({"type": "websocket.disconnect", "code": RESTARTED})
            self.conn.send_close(RESTARTED, reason)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
        else:
            super().shutdown()

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody leaves."""
        super().connection_lost(exc)
        if self.address is not None:
            self.config.doors.leave(self.address)
            self.address = None

    def data_received(self, data: bytes) -> None:
        """Bytes; those that came before them are taken in first."""
        if self._deaf:
            self._drop()
            return
        waiting, self._unread = self._unread, self._unread + data
        if len(self._unread) > self._most_unread:
            self._refuse()
        elif not waiting:
            self._take_one()

    def _take_one(self) -> None:
        """Take in a message. Whoever sends many lets others have their turn in between."""
        if self._deaf or self.transport.is_closing():
            self._unread = b""
            return
        taken = self._take_in(self._unread)
        if self._frames.wait():
            self._refuse()
        self._unread = self._unread[taken:]
        if self._unread:
            self.config.doors.turnstile.wait(self.address or "", self._take_one)

    def _take_in(self, data: bytes) -> int:
        """Take in what comes first; gives how many bytes that was."""
        try:
            message = arrived(self.conn, data, self.config.ws_max_size)
        except Unreadable as problem:
            self.conn.fail(problem.code, problem.reason)
            self.handle_parser_exception()
            return len(data)
        if message is None:
            super().data_received(data[:_SLICE])
            return _SLICE
        self._one_more(len(message.text))
        if not self._handed_over(message.text):
            self.curr_msg_data_type, self.frames = "text", [message.text]
            self.send_receive_event_to_app()
        return message.size

    def _handed_over(self, text: bytes) -> bool:
        """Hand a message to the application, if it waits for one.

        uvicorn stops reading with every message until it is taken, which takes longer than to take
        it. That is left for those that nobody waits for yet.
        """
        if self.close_sent or not self._inbox.is_awaited:
            return False
        try:
            event = {"type": "websocket.receive", "text": text.decode()}
        except UnicodeDecodeError:
            return False
        self._inbox.put_nowait(event)
        return True

    def _refuse(self) -> None:
        """Say why, unless another end was told before, and listen no more."""
        rate = self.config.doors.limits.frame_rate
        reason = f"frames: expected at most {rate} a second, got more"
        self.config.doors.flooded(self._whose(), reason)
        if not self.close_sent:
            self.conn.fail(TOO_MUCH, reason)
            end = {"type": "websocket.disconnect", "code": TOO_MUCH, "reason": reason}
            self.queue.put_nowait(end)  # type: ignore[arg-type]
            self.transport.write(b"".join(self.conn.data_to_send()))
        self._linger()

    def _whose(self) -> str:
        """The address of whoever is there; behind a proxy it is known once they are let in."""
        scope = getattr(self, "scope", {})
        client = scope.get("client") or self.client
        return network(client[0]) if client else ""

    def _linger(self) -> None:
        """Hang up in a while, and drop until then what still comes.

        Hanging up with things unread resets the line, and whoever is there never reads the reason.
        The timer keeps uvicorn from hanging up when the application is done with the socket.
        """
        self.close_sent = self._deaf = True
        self._unread = b""
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(_LINGER_SECONDS, self.transport.close)
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self._read_on()

    def _drop(self) -> None:
        """Take no notice of what came, and look again later: a flood is not worth more."""
        self.transport.pause_reading()
        self.loop.call_later(_UNREAD_SECONDS, self._read_on)

    def _read_on(self) -> None:
        self.read_paused = False
        if not self.transport.is_closing():
            self.transport.resume_reading()

    def handle_parser_exception(self) -> None:
        """What came is no WebSocket; before the handshake there is nobody to tell it."""
        if self.conn.close_sent is None:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": 1006})
            self.transport.close()
        else:
            super().handle_parser_exception()

    def _one_more(self, size: int) -> None:
        """One more frame. A giant is worth many: what is sent in few bytes may be long to read."""
        self._frames.charge(1 + size // _FRAME_BYTES)

    def handle_cont(self, event: Any) -> None:
        """A part of a message."""
        self._one_more(len(event.data))
        super().handle_cont(event)

    def handle_text(self, event: Any) -> None:
        """A message, or its first part."""
        self._one_more(len(event.data))
        super().handle_text(event)

    def handle_bytes(self, event: Any) -> None:
        """A message that is no text."""
        self._one_more(len(event.data))
        super().handle_bytes(event)

    def handle_ping(self) -> None:
        """A ping of the network."""
        self._one_more(0)
        super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        """An answer to ours, or to nothing."""
        self._one_more(len(event.data))
        super().handle_pong(event)
