"""Who looks at a table."""

from __future__ import annotations

import time
from collections.abc import Collection, Iterable
from typing import Protocol

import msgspec


class Watcher(Protocol):
    """Somebody who looks at a table and wants to hear when it has changed."""

    seats: frozenset[int]

    def wake(self) -> None:
        """Something changed."""


class Presence(msgspec.Struct, frozen=True):
    """Who is there on one worker."""

    seats: frozenset[int]
    spectators: int
    heard: float


def present(watchers: Collection[Watcher]) -> Presence:
    """Who is there on this worker."""
    seats = frozenset(seat for watcher in watchers for seat in watcher.seats)
    return Presence(seats, sum(not watcher.seats for watcher in watchers), time.monotonic())


def together(presences: Iterable[Presence]) -> tuple[frozenset[int], int]:
    """The seats that somebody is looking from, and how many spectators there are."""
    all = list(presences)
    seats = frozenset(seat for each in all for seat in each.seats)
    return seats, sum(each.spectators for each in all)
