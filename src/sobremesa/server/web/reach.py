"""Where this server can be reached by others: what an invitation must say to arrive."""

from __future__ import annotations

import socket
import sys
from contextlib import suppress
from ipaddress import ip_address
from pathlib import Path

import msgspec

from sobremesa.server.config import Config
from sobremesa.server.web.interfaces import interfaces, is_own

ANYWHERE = ("0.0.0.0", "::", "")  # noqa: S104, nothing is bound here
_ANSWER_SECONDS = 2.0
_UFW = Path("/etc/ufw/ufw.conf")
_FIREWALLD = Path("/run/firewalld.pid")


class Reach(msgspec.Struct, frozen=True):
    """Who can come: nobody from elsewhere, or whoever asks at one of these addresses.

    Behind a proxy nothing is known, and the address that a page has come from is the right one.
    """

    here_only: bool
    addresses: tuple[str, ...]
    virtual: str = ""
    """The network of the first address, if it is one of a VPN or of virtual machines."""
    reached: bool | None = None
    """Whether somebody has come to the first address from another machine; null: not known."""
    allow: str = ""
    """The command that lets others in, where a firewall is known to be on."""


class Arrivals:
    """At which addresses of this machine somebody from another one has arrived."""

    def __init__(self, config: Config) -> None:
        self._counts = not config.proxies
        """Through a proxy nobody comes to an address of this machine."""
        self._at: set[str] = set()

    def note(self, client: str, at: str) -> None:
        """Somebody asks at an address of this machine."""
        if self._counts and at not in self._at and not is_here(at) and not is_own(client):
            self._at.add(at)

    def reached(self, address: str) -> bool:
        """Whether somebody has come to that address."""
        return address in self._at


def reach_of(config: Config, port: int, arrivals: Arrivals | None = None) -> Reach:
    """Where the server that listens there can be reached, and whether it was."""
    if config.proxies:
        return Reach(here_only=False, addresses=())
    if is_here(config.host):
        return Reach(here_only=True, addresses=())
    hosts, virtual = _hosts(config.host)
    # Others may have arrived at another worker.
    known = arrivals if config.workers == 1 else None
    return Reach(
        here_only=False,
        addresses=tuple(f"http://{_in_links(host)}:{port}" for host in hosts),
        virtual=virtual,
        reached=known.reached(hosts[0]) if known and hosts else None,
        allow=allowing(port),
    )


def _hosts(host: str) -> tuple[list[str], str]:
    """The addresses to hand out, and what the network of the first is called if it is no home's."""
    if host not in ANYWHERE:
        return [host], ""
    found = interfaces()
    at_home = [each.address for each in found if not each.virtual]
    if at_home or not found:
        return at_home, ""
    return [each.address for each in found], found[0].name


def answers(reach: Reach) -> bool:
    """Whether the first address answers this machine itself: more cannot be tried from here."""
    host, _, port = reach.addresses[0].removeprefix("http://").rpartition(":")
    try:
        with socket.create_connection((host.strip("[]"), int(port)), _ANSWER_SECONDS):
            return True
    except OSError:
        return False


def allowing(port: int) -> str:
    """What lets others in at that port, where a firewall is known to be on; else nothing."""
    if sys.platform == "win32":
        rule = f"dir=in action=allow protocol=TCP localport={port}"
        return f"netsh advfirewall firewall add rule name=Sobremesa {rule}"
    with suppress(OSError):
        if "ENABLED=yes" in _UFW.read_text():
            return f"sudo ufw allow {port}/tcp"
    if _FIREWALLD.exists():
        return f"sudo firewall-cmd --add-port={port}/tcp"
    return ""


def is_here(host: str) -> bool:
    """Whether only this machine can ask there."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _in_links(host: str) -> str:
    return f"[{host}]" if ":" in host else host
