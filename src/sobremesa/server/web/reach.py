"""Where this server can be reached by others: what an invitation must say to arrive."""

from __future__ import annotations

import socket
from ipaddress import ip_address

import msgspec

from sobremesa.server.config import Config

ANYWHERE = ("0.0.0.0", "::", "")  # noqa: S104, nothing is bound here
_AWAY = ("192.0.2.1", 9)
"""An address that nobody has: choosing a way there sends nothing."""


class Reach(msgspec.Struct, frozen=True):
    """Who can come: nobody from elsewhere, or whoever asks at one of these addresses.

    Behind a proxy nothing is known, and the address that a page has come from is the right one.
    """

    here_only: bool
    addresses: tuple[str, ...]


def reach_of(config: Config, port: int) -> Reach:
    """Where the server that listens there can be reached."""
    if config.proxies:
        return Reach(here_only=False, addresses=())
    if _is_here(config.host):
        return Reach(here_only=True, addresses=())
    host = own_address() if config.host in ANYWHERE else config.host
    addresses = (f"http://{_in_links(host)}:{port}",) if host else ()
    return Reach(here_only=False, addresses=addresses)


def _is_here(host: str) -> bool:
    """Whether only this machine can ask there."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _in_links(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def own_address() -> str:
    """The address of this machine on its network, or nothing if it is on none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_AWAY)
            address: str = probe.getsockname()[0]
        except OSError:
            return ""
    return "" if _is_here(address) else address
