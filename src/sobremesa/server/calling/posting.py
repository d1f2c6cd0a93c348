"""Sending something to an address that somebody else has named.

Whoever names it could mean this machine or its network, where this server may ask what they may
not. So a name is looked up once, every address that it has must be a public one, and the connection
goes to an address that was looked at. Nobody is followed elsewhere, and little is read.
"""

from __future__ import annotations

import asyncio
import re
import socket
import ssl
from collections.abc import Mapping
from functools import cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

import msgspec

from sobremesa.table.errors import Refused, refused

_SECONDS = 10.0
_MOST_READ = 8 * 1024
_PLAIN = re.compile(r"[!-~]{1,2000}\Z")
"""Nothing but visible characters: no line of a request can be smuggled in."""
_NAT64 = IPv6Network("64:ff9b::/96")
_STATUS = re.compile(rb"HTTP/1\.[01] (\d{3})\b")


class Target(msgspec.Struct, frozen=True):
    """Where something is sent."""

    host: str
    port: int
    path: str
    secure: bool

    @property
    def origin(self) -> str:
        """The address without the path, as it stands in a request."""
        usual = 443 if self.secure else 80
        host = f"[{self.host}]" if ":" in self.host else self.host
        port = "" if self.port == usual else f":{self.port}"
        return f"{'https' if self.secure else 'http'}://{host}{port}"


def target_of(address: str, *, local: bool = False) -> Target:
    """An address that may be sent to; `local` allows what is not encrypted, too."""
    expected = "an https:// address without a name or password"
    if _PLAIN.match(address) is None:
        raise refused("bad_request", "address", expected, "other characters, or too many")
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError as error:
        raise refused("bad_request", "address", expected, error) from error
    schemes = ("https", "http") if local else ("https",)
    if parts.scheme not in schemes or not parts.hostname or "@" in parts.netloc:
        raise refused("bad_request", "address", expected, f"{parts.scheme}://...")
    secure = parts.scheme == "https"
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(parts.hostname, port or (443 if secure else 80), path, secure)


def is_public(address: str) -> bool:
    """Whether an address is out on the internet, whatever it is wrapped in."""
    ip: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    if isinstance(ip, IPv6Address):
        inner = ip.ipv4_mapped or ip.sixtofour or (ip.teredo and ip.teredo[1])
        if ip in _NAT64:
            return False
        ip = inner or ip
    return ip.is_global and not ip.is_multicast


async def addresses_of(target: Target, *, local: bool = False) -> list[str]:
    """The addresses of a target, each of which may be sent to."""
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise refused("bad_request", "address", "a host that is known", target.host) from error
    addresses = list(dict.fromkeys(str(each[4][0]) for each in found))
    if not local and not all(is_public(address) for address in addresses):
        raise Refused("bad_request", "address: expected one on the internet, got one of this house")
    return addresses


async def post(
    address: str, body: bytes, headers: Mapping[str, str], *, local: bool = False
) -> int:
    """Send something; gives the status of the answer. Raises OSError when there is none."""
    target = target_of(address, local=local)
    try:
        async with asyncio.timeout(_SECONDS):
            reader, writer = await _connected(target, await addresses_of(target, local=local))
            try:
                writer.write(_request(target, body, headers))
                await writer.drain()
                return _status(await reader.readuntil(b"\n"))
            finally:
                writer.transport.abort()  # what else there is to read is of no use
    except (asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
        raise OSError(f"expected an answer, got {type(error).__name__}") from error


async def _connected(
    target: Target, addresses: list[str]
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection to the first of the addresses that answers."""
    context = _tls() if target.secure else None
    name = target.host if target.secure else None
    for number, address in enumerate(addresses, 1):
        try:
            return await asyncio.open_connection(
                address, target.port, ssl=context, server_hostname=name, limit=_MOST_READ
            )
        except OSError:
            if number == len(addresses):
                raise
    raise OSError(f"expected an address of {target.host}, got none")


@cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()


def _request(target: Target, body: bytes, headers: Mapping[str, str]) -> bytes:
    host = target.origin.partition("://")[2]
    fixed = {"Host": host, "Content-Length": str(len(body)), "Connection": "close"}
    lines = [f"{name}: {value}\r\n" for name, value in {**fixed, **headers}.items()]
    return f"POST {target.path} HTTP/1.1\r\n{''.join(lines)}\r\n".encode("ascii") + body


def _status(line: bytes) -> int:
    found = _STATUS.match(line)
    if found is None:
        raise OSError(f"expected an answer by HTTP, got {line[:40]!r}")
    return int(found[1])
