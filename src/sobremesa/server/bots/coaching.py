"""What the coach has said: thought about once, and said again as long as nothing has happened."""

from __future__ import annotations

import asyncio

from .mind import Thought
from .thinkers import Thinkers

COACH = "coach"
"""The name under which the coach thinks: it is no player."""
_MOST = 1000
"""Seats whose advice is kept; the one that has not asked for longest is forgotten."""


class _Position:
    """What a seat has been told, by what it asked about, since something last happened to it."""

    def __init__(self, version: int) -> None:
        self.version = version
        self.told: dict[bytes | None, asyncio.Task[bytes | None]] = {}


class Coach:
    """The coach of this worker's tables.

    It thinks for some seconds, so that it would never say quite the same again by itself.
    """

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._positions: dict[tuple[str, int], _Position] = {}

    async def advice(self, thought: Thought, table: str, version: int) -> bytes | None:
        """What it thinks, or thought when it was asked before at that version of the seat's."""
        told = self._position(table, thought.seat, version).told
        thinking = told.get(thought.about)
        if thinking is None:
            thinking = asyncio.create_task(self._thinkers.think(thought, table))
            told[thought.about] = thinking
            thinking.add_done_callback(lambda done: _keep(done, told, thought.about))
        return await asyncio.shield(thinking)  # others may wait for it as well

    def _position(self, table: str, seat: int, version: int) -> _Position:
        position = self._positions.pop((table, seat), None)
        if position is None or position.version != version:
            position = _Position(version)
        self._positions[table, seat] = position
        if len(self._positions) > _MOST:
            del self._positions[next(iter(self._positions))]
        return position


def _keep(
    done: asyncio.Task[bytes | None],
    told: dict[bytes | None, asyncio.Task[bytes | None]],
    about: bytes | None,
) -> None:
    """Whoever got no answer may ask again."""
    if done.cancelled() or done.exception() is not None:
        told.pop(about, None)
