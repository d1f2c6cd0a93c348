"""The workers behind one door, each at a place: all sockets of a table come to one of them.

What one worker does at a table, another with people at the same table must do again. So whoever
asks for a socket is handed on to the worker where its table belongs: the connection itself, with
what was asked on it. Where that is not possible they are served where they are, which costs more
and changes nothing else.
"""

from __future__ import annotations

import asyncio
import logging
import re
import socket
from array import array
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TypeAlias
from zlib import crc32

log = logging.getLogger(__name__)

Welcome: TypeAlias = Callable[[socket.socket, bytes], None]
"""Takes somebody in: the connection, and the head of the request."""

_SOCKET = re.compile(rb"/api/tables/([^/?]+)/socket(?:\?|\Z)")
_MOST_BYTES = 128 * 1024
"""More than the head of a request may have."""
_AGAIN_SECONDS, _TIMES = 0.005, 100
"""How long to wait for a neighbour who has others to take in first, and how often."""


class Neighbours:
    """One worker among those who serve behind a door."""

    def __init__(self, folder: str, place: int, size: int) -> None:
        """`folder` belongs to these workers alone."""
        self._folder, self._place, self._size = Path(folder), place, size
        self._line = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._line.setblocking(False)
        self._welcome: Welcome | None = None

    def _address(self, place: int) -> Path:
        return self._folder / f"worker-{place}"

    # Who comes to us

    def listen(self, welcome: Welcome) -> None:
        """Take in from now on whom others hand to us; called in the event loop."""
        mine = self._address(self._place)
        mine.unlink(missing_ok=True)  # of whoever was here before and died
        try:
            self._line.bind(str(mine))
        except OSError as error:  # where temporary files are kept, names may be too long
            log.warning("nobody can be handed to this worker", extra={"problem": str(error)})
            return
        self._welcome = welcome
        asyncio.get_running_loop().add_reader(self._line, self._hear)

    def _hear(self) -> None:
        assert self._welcome is not None, "heard only while it listens"
        with suppress(BlockingIOError):
            while True:
                head, files, _, _ = socket.recv_fds(self._line, _MOST_BYTES, 1)
                for file in files:
                    connection = socket.socket(fileno=file)
                    connection.setblocking(False)
                    self._welcome(connection, head)

    def close(self) -> None:
        """Nobody is taken in any more but those who are on their way."""
        if self._welcome is not None:
            asyncio.get_running_loop().remove_reader(self._line)
            self._address(self._place).unlink(missing_ok=True)
            self._hear()
            self._welcome = None
        self._line.close()

    # Whom we hand on

    def elsewhere(self, url: bytes) -> int | None:
        """The place of the neighbour to whom a socket belongs; None if it stays here."""
        found = _SOCKET.match(url)
        if found is None:
            return None
        place = crc32(found[1]) % self._size
        return None if place == self._place else place

    async def handed(self, place: int, connection: int, head: bytes) -> bool:
        """Hand on a connection, by its file; False where nobody takes it."""
        # Not by `socket.send_fds`, which takes no notice of an address.
        file = (socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [connection]))
        for _ in range(_TIMES):
            try:
                self._line.sendmsg([head], [file], 0, str(self._address(place)))
                return True
            except BlockingIOError:
                await asyncio.sleep(_AGAIN_SECONDS)
            except OSError:
                return False
        return False
