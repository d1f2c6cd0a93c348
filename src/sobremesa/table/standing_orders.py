"""Standing orders as they are stored: which windows a seat wants to be asked about.

`kill` is never asked; `kill@7` not in the chapter that began with line 7 of the match; `kill@own9`
not before the seat has chosen something at version 9 or later; and `kill@always` every time. What
is not named is asked when something about it has changed. Clients, who count neither lines nor
versions so, call the second `kill@turn` and the third `kill@own`.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Literal, TypeAlias

import msgspec

from .reading import read_or

log = logging.getLogger(__name__)

WindowStop: TypeAlias = Literal["always", "changed", "turn", "own", "never"]
"""When a seat is asked about a window: every time, when something about it has changed, not in
this turn, not before its own one, or never."""

_THIS_TURN = "@turn"
_ALWAYS = "always"
_OWN = "own"


class StandingOrders(msgspec.Struct):
    """What one seat lets go by, and what it insists on."""

    never: set[str]
    chapter_orders: dict[str, int]
    always: set[str]
    until_own: dict[str, int]

    @classmethod
    def read(cls, stored: str) -> StandingOrders:
        """The orders of a seat's row; one that cannot be read is let go."""
        orders = cls(set(), {}, set(), {})
        for order in read_or(stored, list[str], []):
            window, _, when = order.rpartition("@")
            if not window:
                orders.never.add(order)
            elif when.isdecimal():
                orders.chapter_orders[window] = int(when)
            elif when.startswith(_OWN) and when.removeprefix(_OWN).isdecimal():
                orders.until_own[window] = int(when.removeprefix(_OWN))
            elif when == _ALWAYS:
                orders.always.add(window)
            else:
                log.warning("a standing order cannot be read", extra={"order": order})
        return orders

    def waved(self, acted: int) -> set[str]:
        """The windows that its seat lets go by, if it last chose something at that version."""
        return self.never | {window for window, own in self.until_own.items() if acted < own}

    def stop(self, window: str, chapter: int, acted: int) -> WindowStop:
        """When its seat, which last chose at that version, is asked about a window."""
        if window in self.never:
            return "never"
        if acted < self.until_own.get(window, acted):
            return "own"
        if self.chapter_orders.get(window) == chapter:
            return "turn"
        return "always" if window in self.always else "changed"


def written(windows: Iterable[str], chapter: int, own: int) -> str:
    """The orders that a client gives in a chapter, as they are stored.

    What the seat chooses at the version `own` or later is its own turn.
    """
    orders = {_written(window, chapter, own) for window in windows}
    return msgspec.json.encode(sorted(orders)).decode()


def _written(window: str, chapter: int, own: int) -> str:
    if window.endswith(_THIS_TURN):
        return f"{window.removesuffix(_THIS_TURN)}@{chapter}"
    return f"{window}{own}" if window.endswith(f"@{_OWN}") else window
