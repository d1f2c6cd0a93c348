"""The networks that this machine is on, and those of them on which no phone at home is."""

from __future__ import annotations

import re
import socket
import struct
import sys
from collections.abc import Iterator
from contextlib import suppress
from ipaddress import ip_address
from typing import NamedTuple

_VIRTUAL = re.compile(
    r"(docker|podman|br-|bridge|veth|virbr|vmnet|vboxnet|lxc|lxd|cni|flannel|cali|"
    r"tun|utun|tap|wg|ppp|ipsec|tailscale|zt|nordlynx|proton)"
)
"""How containers, virtual machines and VPNs call the networks that they make."""
_ASK_FLAGS, _ASK_ADDRESS = (0x8913, 0x8915) if sys.platform == "linux" else (0xC0206911, 0xC0206921)
_RUNNING = 0x40
_AWAY = ("192.0.2.1", 9)
"""An address that nobody has: choosing a way there sends nothing."""


class Interface(NamedTuple):
    """An IPv4 address of this machine, and the name of its network where it has one."""

    name: str
    address: str

    @property
    def virtual(self) -> bool:
        """Whether only this machine, or whoever is in the same VPN, is on it."""
        return _VIRTUAL.match(self.name) is not None


def interfaces() -> list[Interface]:
    """Where others could reach this machine: first the network by which it reaches them."""
    first = own_address()
    found = [each for each in _addresses() if _leads_out(each.address)]
    return sorted(found, key=lambda each: (each.virtual, each.address != first))


def own_address() -> str:
    """The address of this machine on the way to others, or nothing if there is no way."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_AWAY)
            address: str = probe.getsockname()[0]
        except OSError:
            return ""
    return address


def is_own(address: str) -> bool:
    """Whether it is an address of this machine: nobody else's can be listened at."""
    try:
        family = socket.AF_INET6 if ip_address(address).version == 6 else socket.AF_INET
    except ValueError:
        return False  # a name, which would have to be looked up
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.bind((address, 0))
        except OSError:
            return False
    return True


def _leads_out(address: str) -> bool:
    """An address that a machine gave itself, since nobody gave it one, leads nowhere."""
    found = ip_address(address)
    return not (found.is_loopback or found.is_link_local or found.is_unspecified)


def _addresses() -> Iterator[Interface]:
    if sys.platform == "win32":
        for address in socket.gethostbyname_ex(socket.gethostname())[2]:
            yield Interface("", address)
        return
    from fcntl import ioctl

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            asked = struct.pack("256s", name.encode()[:15])
            with suppress(OSError):
                (flags,) = struct.unpack("h", ioctl(probe, _ASK_FLAGS, asked)[16:18])
                address = socket.inet_ntoa(ioctl(probe, _ASK_ADDRESS, asked)[20:24])
                if flags & _RUNNING:
                    yield Interface(name, address)
