"""The turnstile behind the doors: whatever many bring at once is taken in one after the other."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable


class Turnstile:
    """Lets in one for each turn of the event loop, of each address in its turn.

    The event loop does all that is there before it looks for more. So a choice that comes while
    hundreds ask for something at once would wait for all of them; here it waits for one.
    """

    def __init__(self) -> None:
        self._lines: dict[str, deque[Callable[[], None]]] = {}
        """Who waits of each address; the address whose turn is next stands first."""
        self._is_free = True

    def entered(self, address: str, go: Callable[[], None]) -> bool:
        """Go now if nobody else did in this turn; else wait in line, which is False."""
        if not self._is_free:
            self._line_up(address, go)
            return False
        self._turn()
        go()
        return True

    def wait(self, address: str, go: Callable[[], None]) -> None:
        """Wait in line, at least until the event loop has turned."""
        if self._is_free:
            self._turn()
        self._line_up(address, go)

    def _line_up(self, address: str, go: Callable[[], None]) -> None:
        self._lines.setdefault(address, deque()).append(go)

    def _turn(self) -> None:
        self._is_free = False
        asyncio.get_running_loop().call_soon(self._next)

    def _next(self) -> None:
        if not self._lines:
            self._is_free = True
            return
        self._turn()
        address = next(iter(self._lines))
        line = self._lines.pop(address)
        go = line.popleft()
        if line:
            self._lines[address] = line
        go()
