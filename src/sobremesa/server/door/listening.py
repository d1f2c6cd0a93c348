"""The listening socket, and what systemd wants to know of it."""

from __future__ import annotations

import os
import socket

from sobremesa.table.errors import Refused

_FIRST = 3
"""The file that systemd hands down, by its protocol."""
BACKLOG = 128
"""Connections that may wait to be let in. They come in all at once, and meanwhile nobody plays."""


def open_door(host: str, port: int) -> socket.socket:
    """The socket that somebody else has opened, as systemd does, or one of our own."""
    if _is_handed_down():
        del os.environ["LISTEN_FDS"], os.environ["LISTEN_PID"]
        os.set_inheritable(_FIRST, False)
        return socket.socket(fileno=_FIRST)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as error:
        raise Refused("unavailable", f"cannot listen on {host} port {port}: {error}") from error


def _is_handed_down() -> bool:
    mine = os.environ.get("LISTEN_PID") == str(os.getpid())
    return mine and int(os.environ.get("LISTEN_FDS", "0")) > 0


def notify(*words: str) -> None:
    """Tell systemd how it stands, if it wants to know (`Type=notify`)."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address:
        return
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_CLOEXEC) as line:
        where = "\0" + address[1:] if address.startswith("@") else address
        line.sendto("\n".join(words).encode(), where)
