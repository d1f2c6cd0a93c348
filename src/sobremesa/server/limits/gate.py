"""What keeps strangers out: origins, rates, headers; and what is counted and logged."""

from __future__ import annotations

import asyncio
import hmac
import ipaddress
import logging
import re
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from typing import Any
from urllib.parse import unquote_to_bytes, urlsplit

import msgspec
from litestar.datastructures import MutableScopeHeaders
from litestar.types import ASGIApp, HTTPScope, Message, Receive, ReceiveMessage, Scope, Send

from sobremesa.server.config import Config
from sobremesa.server.errors import STATUS
from sobremesa.server.metrics import Metrics
from sobremesa.server.store.house import House
from sobremesa.table.errors import Refused

from .accounts import WRITE_SECONDS, Accounts, network, over_budget
from .doors import is_gone
from .floods import Floods

log = logging.getLogger(__name__)

_LOOPBACK = ("localhost", "127.0.0.1", "::1")
_SOCKET = re.compile(r"/api/tables/([^/]+)/socket\Z")
_HELD_SECONDS = 1.0
_READ_ON_BYTES = 1024 * 1024
"""How much more of a request is read before it is answered, though nobody wants it."""
_HANDED_ON = (b"forwarded", b"x-forwarded-for", b"x-real-ip", b"via")

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


def address_of(scope: Scope) -> str:
    """Where a request comes from, as `network` counts addresses."""
    client = scope.get("client")
    return network(client[0]) if client else ""


def must_be_operator(token: str, scope: Scope, key: str | None) -> None:
    """Refuse to the public what is for operators: they need the token, or to be this machine.

    What a proxy on this machine hands on comes from elsewhere, and says so in a header.
    """
    if token:
        if not hmac.compare_digest(token.encode(), (key or "").encode()):
            raise Refused("not_allowed", "expected the token of --metrics-token, got another")
        return
    handed_on = any(name.lower() in _HANDED_ON for name, _ in scope["headers"])
    if handed_on or not _is_this_machine(address_of(scope)):
        raise Refused("not_allowed", "expected a request from this machine, or --metrics-token")


def _is_this_machine(address: str) -> bool:
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return (mapped or found).is_loopback


class Origins:
    """Which pages may talk to this server, and under which names it answers."""

    def __init__(self, config: Config) -> None:
        self.origins = frozenset(config.origins)
        self.nearby = config.nearby
        only_here = config.host in _LOOPBACK and not config.proxies
        # Whatever its name is, the machine itself asks for its numbers and its health.
        known = bool(config.hosts) or only_here
        self.hosts = frozenset((*config.hosts, *_LOOPBACK) if known else ())

    def check(self, origin: str | None, host: str) -> None:
        """Refuse a page of another site, and a name that is not ours.

        Programs that are no browsers send no origin. They have no keys that are not theirs. A page
        without a name of its own (a frame in a sandbox, a file) has an origin too, which is none
        of ours. Whether a browser came by TLS only the proxy knows.
        """
        name = _host_name(host)
        if self.hosts and name not in self.hosts and not (self.nearby and _is_address(name)):
            raise Refused("not_allowed", f"expected a host of {sorted(self.hosts)}, got {name!r}")
        if origin is None or origin in self.origins:
            return
        if not name or origin not in (f"http://{host}", f"https://{host}"):
            raise Refused(
                "not_allowed", f"expected a page of {host}, got one of {origin}", expected=host
            )


def _is_address(name: str) -> bool:
    """No page can have the name of an address and then lead elsewhere, as it can with its own."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _host_name(host: str) -> str:
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError as error:
        raise Refused("bad_request", f"Host: expected a host name: {error}") from None


class _Body:
    """What is sent along with a request.

    Hanging up with a part of it unread resets the line: a proxy then takes the server for broken
    and never reads the answer. So what is still to come is read before anything is answered.
    """

    def __init__(self, scope: HTTPScope, receive: Receive) -> None:
        headers = dict(scope["headers"])
        announced = headers.get(b"content-length", b"0").strip(b"0 ")
        self._more = bool(announced) or b"transfer-encoding" in headers
        # Whoever asks first whether to send it hears the answer instead.
        self._asked_for = b"expect" not in headers
        self._receive = receive

    async def receive(self) -> ReceiveMessage:
        """The next part of it."""
        self._asked_for = True
        message = await self._receive()
        self._more = message["type"] == "http.request" and message["more_body"]
        return message

    async def read_on(self) -> None:
        """Read what is left, as far as that is worth it."""
        read = 0
        while self._more and self._asked_for and read < _READ_ON_BYTES:
            message = await self.receive()
            read += len(message["body"]) if message["type"] == "http.request" else 0


class Gate:
    """Around everything: every request is checked first, every answer gets its headers.

    Outside of Litestar, whose own middleware does not see what has no route.
    """

    def __init__(
        self,
        app: ASGIApp,
        origins: Origins,
        accounts: Accounts,
        metrics: Metrics,
        house: House,
        floods: Floods,
        arrived: Callable[[str, str], None],
        find: Callable[[str], Awaitable[object]] | None = None,
    ) -> None:
        self.app = app
        self.find = find
        """Looks whether a table is here, where another server may have it."""
        self.house = house
        self.floods = floods
        self.arrived = arrived
        """Is told who has come, and to which address of this machine."""
        self.origins = origins
        self.accounts = accounts
        self.metrics = metrics

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """One request, socket, or the life of the server."""
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def _check(self, scope: Scope) -> None:
        """Refuse what must not come in."""
        headers = {name.lower(): value.decode("latin-1") for name, value in scope["headers"]}
        self.origins.check(headers.get(b"origin"), headers.get(b"host", ""))
        if "\0" in scope["path"] or b"\0" in unquote_to_bytes(scope["query_string"]):
            raise Refused("bad_request", "expected a path and a query without NUL, got one")
        self.house.must_be_welcome(address_of(scope))
        self.accounts.request(address_of(scope))
        if scope["client"] and scope["server"]:
            self.arrived(scope["client"][0], scope["server"][0])

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self._check(scope)
            if self.find is not None and (found := _SOCKET.match(scope["path"])):
                # Once the socket is open no proxy can turn to somebody else.
                await self.find(found[1])
        except Refused as refusal:
            await receive()
            await self._patiently(refusal, scope)
            await _refuse(refusal, send, "websocket.http.response")
            self._note_refused_socket(scope, refusal)
            return
        await self.app(scope, receive, send)

    async def _request(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 0
        body = _Body(scope, receive)

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                await body.read_on()
                status = message["status"]
                given = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    given.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    given.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            self._check(scope)
            await self._in_turn(scope, body.receive, watched)
        except Refused as refusal:
            await self._patiently(refusal, scope)
            if not is_gone(scope):
                await _refuse(refusal, watched)
        finally:
            if status or not is_gone(scope):
                self._note(scope, status or 500, time.perf_counter() - began)

    async def _in_turn(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """Whoever asks for too much must wait, and is refused when that does not help."""
        account = self.accounts.address(address_of(scope))
        async with AsyncExitStack() as stack:
            try:
                async with asyncio.timeout(_HELD_SECONDS):
                    await stack.enter_async_context(account.turn())
            except TimeoutError:
                raise over_budget(self.accounts.limits.address_share) from None
            if is_gone(scope):
                return  # whoever does not wait for an answer gets no work done
            if scope["method"] != "GET":
                account.charge(WRITE_SECONDS)
            await self.accounts.metered(self._through(scope, receive, send), account)

    async def _patiently(self, refusal: Refused, scope: Scope) -> None:
        """Whoever asked for too much is in no hurry to hear of it."""
        if refusal.problem.code != "too_many":
            return
        self.floods.note(address_of(scope), refusal.problem.message)
        if not is_gone(scope):
            await self.accounts.before_refusing(address_of(scope))

    async def _through(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.app(scope, receive, send)

    def _note(self, scope: HTTPScope, status: int, seconds: float) -> None:
        method = scope["method"]
        self.metrics.answered_request(method, status, seconds)
        if status == STATUS["too_many"]:
            return  # a flood has a line of its own
        milliseconds = round(seconds * 1000, 1)
        more = {"method": method, "path": scope["path"], "status": status, "ms": milliseconds}
        log.info("request", extra={**more, "address": self._hash(scope)})

    def _note_refused_socket(self, scope: Scope, refusal: Refused) -> None:
        if refusal.problem.code != "too_many":
            more = {"path": scope["path"], "status": STATUS[refusal.problem.code]}
            log.info("socket refused", extra={**more, "address": self._hash(scope)})

    def _hash(self, scope: Scope) -> str:
        return self.house.address(address_of(scope))


async def _refuse(refusal: Refused, send: Any, kind: str = "http.response") -> None:
    body = msgspec.json.encode(refusal.problem)
    status = STATUS[refusal.problem.code]
    headers = [(b"content-type", b"application/json")]
    if status == STATUS["too_many"]:
        headers.append((b"retry-after", b"60"))
    await send({"type": f"{kind}.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body, "more_body": False})
