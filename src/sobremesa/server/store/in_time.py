"""Connections to PostgreSQL on which an answer comes in time, or none at all.

A database that is gone says so; one that hangs, or a line on which nothing arrives any more, says
nothing. Whoever waits for it is not let wait for ever: when the time is over it is hung up on, and
to all who use the connection that looks as if it had been cut, which they know how to bear. What
was written all the same is found when the same is sent again.
"""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from importlib import import_module
from math import ceil, inf
from typing import Any, TypeAlias

Connect: TypeAlias = Callable[..., Coroutine[Any, Any, Any]]

_END: ContextVar[float | None] = ContextVar("end", default=None)
"""Until when all that is being done must have its answers, by the clock of the event loop."""
_SERVERS_SHARE = 0.9
"""Of the time: the server gives a statement up before it is hung up on."""


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """All answers must come within so many seconds, unless whoever asks is patient."""
    if _END.get() is not None:
        yield
        return
    before = _END.set(asyncio.get_running_loop().time() + seconds)
    try:
        yield
    finally:
        _END.reset(before)


@contextmanager
def patiently() -> Iterator[None]:
    """However long it takes: what is done is more than a moment's work."""
    before = _END.set(inf)
    try:
        yield
    finally:
        _END.reset(before)


def connecting(seconds: float) -> Connect:
    """Makes connections on which no answer takes longer than that, and less if there is less."""
    # Only here is it needed: a server on SQLite has no PostgreSQL driver.
    driver = import_module("psycopg")

    def left() -> float:
        end = _END.get()
        return seconds if end is None else end - asyncio.get_running_loop().time()

    async def connect(*address: Any, **more: Any) -> Any:
        try:
            async with asyncio.timeout(None if (time := left()) == inf else time):
                line = await driver.AsyncConnection.connect(*address, **more)
        except TimeoutError as error:
            expected = f"expected the database to answer within {seconds:g} seconds"
            raise driver.OperationalError(expected) from error
        wait = line.wait

        async def wait_in_time(*generator: Any, **how: Any) -> Any:
            if (time := left()) == inf:
                return await wait(*generator, **how)
            late = asyncio.get_running_loop().call_later(time, _hang_up, line)
            try:
                return await wait(*generator, **how)
            finally:
                late.cancel()

        line.wait = wait_in_time
        return line

    return connect


def _hang_up(line: Any) -> None:
    """Whoever waits for an answer on it finds it cut."""
    with (
        suppress(OSError, import_module("psycopg").Error),  # it is cut already
        socket.socket(fileno=os.dup(line.fileno())) as other,
    ):
        other.shutdown(socket.SHUT_RDWR)


def timely(url: str, seconds: float) -> dict[str, str | int]:
    """What a connection is told of the time, as far as its address does not say it itself.

    The network gives up what is not acknowledged, and the server what nobody waits for any more.
    """
    if seconds == inf:
        return {}
    said = url.partition("?")[2]
    milliseconds = int(1000 * seconds)
    wanted: dict[str, str | int] = {
        "connect_timeout": ceil(seconds),
        "tcp_user_timeout": milliseconds,
        "options": f"-c statement_timeout={int(_SERVERS_SHARE * milliseconds)}",
    }
    return {name: value for name, value in wanted.items() if f"{name}=" not in said}
