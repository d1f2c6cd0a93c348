"""Restarting in place: the process becomes a new one, and the door stays open.

The listening socket is kept, and handed to the new program by the protocol of systemd's socket
activation (`LISTEN_FDS`), which serves for that as well. Whoever knocks meanwhile waits at the
door. The process keeps its number, so that whoever started it need not know; and never do two
programs move the same tables.
"""

from __future__ import annotations

import logging
import os
import signal
import socket
import sys
from collections.abc import Callable

log = logging.getLogger(__name__)

_FIRST = 3
"""The file that is handed down, by the protocol."""
_REQUEST = getattr(signal, "SIGUSR2", None)
"""Windows has no such signal, and no such restarts."""


class Succession:
    """Where the server listens, and whether a successor is to take over."""

    def __init__(self, bind: Callable[[], socket.socket]) -> None:
        self.inherited = _is_inherited()
        self.listening = socket.socket(fileno=_FIRST) if self.inherited else bind()
        os.environ.pop("LISTEN_FDS", None)
        os.environ.pop("LISTEN_PID", None)
        self._kept = self.listening.dup()
        self._wanted = False

    def on_request(self, stop: Callable[[], None]) -> None:
        """From now on a signal asks for a successor: then stop, and pass everything on."""
        if _REQUEST is None:
            return

        def asked(_signal: int, _frame: object) -> None:
            # Ignored for good: that lasts until the successor is ready to be asked itself.
            signal.signal(_REQUEST, signal.SIG_IGN)
            self._wanted = True
            stop()

        signal.signal(_REQUEST, asked)

    def pass_on(self) -> None:
        """Become the successor, if one was asked for; otherwise close the door."""
        if not self._wanted:
            self._kept.close()
            return
        log.info("restarting")
        logging.shutdown()
        os.dup2(self._kept.fileno(), _FIRST, inheritable=True)
        os.environ |= {"LISTEN_FDS": "1", "LISTEN_PID": str(os.getpid())}
        os.execv(sys.executable, [sys.executable, *sys.orig_argv[1:]])  # noqa: S606


def ask_for_successor(workers: int) -> None:
    """Ask the process that holds the door to be succeeded; a worker's parent does."""
    if _REQUEST is not None:
        os.kill(os.getppid() if workers > 1 else os.getpid(), _REQUEST)


def _is_inherited() -> bool:
    mine = os.environ.get("LISTEN_PID") == str(os.getpid())
    return mine and int(os.environ.get("LISTEN_FDS", "0")) > 0
