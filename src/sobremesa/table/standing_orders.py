"""Standing orders as they are stored: windows let go by always, or until the next turn begins.

`kill` is let go by always; `kill@7` only in the chapter that began with line 7 of the match.
Clients, who do not count lines, call that `kill@turn`.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable

import msgspec

from .reading import read_or

log = logging.getLogger(__name__)

_THIS_TURN = "@turn"


class StandingOrders(msgspec.Struct):
    """What one seat lets go by."""

    always: set[str]
    chapter_orders: dict[str, int]

    @classmethod
    def read(cls, stored: str) -> StandingOrders:
        """The orders of a seat's row; one that cannot be read is let go."""
        orders = cls(set(), {})
        for order in read_or(stored, list[str], []):
            window, _, chapter = order.rpartition("@")
            if not window:
                orders.always.add(order)
            elif chapter.isdecimal():
                orders.chapter_orders[window] = int(chapter)
            else:
                log.warning("a standing order cannot be read", extra={"order": order})
        return orders

    def told(self, chapter: int) -> list[tuple[str, str]]:
        """Each order that holds in this chapter as its client knows it, with the window's name."""
        now = [window for window, until in self.chapter_orders.items() if until == chapter]
        return sorted(
            [(window, window) for window in self.always]
            + [(window + _THIS_TURN, window) for window in now]
        )


def written(windows: Iterable[str], chapter: int) -> str:
    """The orders that a client gives, as they are stored."""
    orders = {
        f"{window.removesuffix(_THIS_TURN)}@{chapter}" if window.endswith(_THIS_TURN) else window
        for window in windows
    }
    return msgspec.json.encode(sorted(orders)).decode()
