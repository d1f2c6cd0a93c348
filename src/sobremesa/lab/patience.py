"""Giving up on a computation that does not come back."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class OutOfPatience(Exception):
    """Something took too long."""


@contextmanager
def patience(seconds: float) -> Iterator[None]:
    """Raise `OutOfPatience` inside the block if it takes longer than that.

    Only the main thread of a system with alarms can be woken; elsewhere the block may take forever.
    """
    if not hasattr(signal, "SIGALRM") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def give_up(signum: int, frame: FrameType | None) -> None:
        raise OutOfPatience(f"expected an end within {seconds:g} seconds, it goes on")

    before = signal.signal(signal.SIGALRM, give_up)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
