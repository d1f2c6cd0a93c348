"""Standing orders as they are stored: which windows a seat wants to be asked about.

`kill` is never asked; `kill@7` not in the chapter that began with line 7 of the match; and
`kill@always` every time. What is not named is asked when something about it has changed. Clients,
who do not count lines, call the second `kill@turn`.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Literal, TypeAlias

import msgspec

from .reading import read_or

log = logging.getLogger(__name__)

WindowStop: TypeAlias = Literal["always", "changed", "turn", "never"]
"""When a seat is asked about a window: every time, when something about it has changed, not in
this turn, or never."""

_THIS_TURN = "@turn"
_ALWAYS = "always"


class StandingOrders(msgspec.Struct):
    """What one seat lets go by, and what it insists on."""

    never: set[str]
    chapter_orders: dict[str, int]
    always: set[str]

    @classmethod
    def read(cls, stored: str) -> StandingOrders:
        """The orders of a seat's row; one that cannot be read is let go."""
        orders = cls(set(), {}, set())
        for order in read_or(stored, list[str], []):
            window, _, when = order.rpartition("@")
            if not window:
                orders.never.add(order)
            elif when.isdecimal():
                orders.chapter_orders[window] = int(when)
            elif when == _ALWAYS:
                orders.always.add(window)
            else:
                log.warning("a standing order cannot be read", extra={"order": order})
        return orders

    def stop(self, window: str, chapter: int) -> WindowStop:
        """When its seat is asked about a window, in this chapter."""
        if window in self.never:
            return "never"
        if self.chapter_orders.get(window) == chapter:
            return "turn"
        return "always" if window in self.always else "changed"


def written(windows: Iterable[str], chapter: int) -> str:
    """The orders that a client gives, as they are stored."""
    orders = {
        f"{window.removesuffix(_THIS_TURN)}@{chapter}" if window.endswith(_THIS_TURN) else window
        for window in windows
    }
    return msgspec.json.encode(sorted(orders)).decode()
