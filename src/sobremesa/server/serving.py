"""Serving until somebody stops it: one process holds the door, and others serve behind it.

Whoever holds the door stays small: what takes long to load is loaded by those who serve.
"""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
import webbrowser

import click

from .config import Config
from .door.keeper import Keeper
from .door.line import IS_POSSIBLE, Line, is_worker
from .door.listening import open_door
from .logs import set_up
from .web.reach import ANYWHERE, answers, reach_of

log = logging.getLogger(__name__)


def serve(config: Config, *, browser: bool = False) -> None:
    """Serve until somebody stops it."""
    set_up(config.log_level)
    if is_worker():
        line = Line()
        _work(config, line.door, line)
        return
    with open_door(config.host, config.port) as door:
        if IS_POSSIBLE:
            sys.exit(asyncio.run(_hold(config, door, browser)))
        _listening(config, door, False, browser)
        _work(config, door, None)


def _work(config: Config, door: socket.socket, line: Line | None) -> None:
    from .running import work

    work(config, door, line)


async def _hold(config: Config, door: socket.socket, browser: bool) -> int:
    keeper = Keeper(
        door, config.workers, lambda restarted: _listening(config, door, restarted, browser)
    )
    return await keeper.keep()


def _listening(config: Config, door: socket.socket, restarted: bool, browser: bool) -> None:
    """Say where, to the log and, the first time, to whoever sits at this machine."""
    port = door.getsockname()[1]
    host = "localhost" if config.host in (*ANYWHERE, "127.0.0.1", "::1") else config.host
    url = f"http://{host}:{port}/"
    more = {"url": url, "port": port, "workers": config.workers, "restarted": restarted}
    log.info("listening", extra=more)
    if not browser or restarted:
        return
    if config.host in ANYWHERE:
        from .invitation import invitation

        reach = reach_of(config, port)
        click.echo(invitation(reach, not reach.addresses or answers(reach)))
    click.echo(f"{url}\nCtrl-C: stop / parar")
    webbrowser.open(url)
