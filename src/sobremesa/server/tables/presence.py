"""Who looks at a table."""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import Protocol

import msgspec

from sobremesa.table.present import Present

from .round import Round


class Watcher(Protocol):
    """Somebody who looks at a table and wants to hear when it has changed."""

    seats: frozenset[int]
    screen: str
    """The sign of the screen that it is, or empty."""
    lent: dict[int, str]
    """The seats of its own whose taps it lends, each to the screen with that sign."""

    def be_shown(self, now: Round) -> bool:
        """Be shown what is new there at once; False when that takes longer."""

    def wake(self) -> None:
        """Something changed."""

    def lose_rights(self) -> bool:
        """Let go of the seats whose keys have changed; whether there were any."""

    def lend(self, seat: int, screen: str | None) -> None:
        """Lend a seat's taps to a screen, or no longer."""


class Presence(Present, frozen=True, kw_only=True):
    """Who is there on one worker."""

    heard: float


def heard_of(there: Present) -> Presence:
    """Who is there on another worker, as it has just told."""
    return Presence(**msgspec.structs.asdict(there), heard=time.monotonic())


def present(watchers: Collection[Watcher]) -> Presence:
    """Who is there on this worker."""
    return Presence(
        seats=frozenset(seat for watcher in watchers for seat in watcher.seats),
        spectators=sum(not watcher.seats and not watcher.screen for watcher in watchers),
        screens=frozenset(watcher.screen for watcher in watchers if watcher.screen),
        lent={seat: sign for watcher in watchers for seat, sign in watcher.lent.items()},
        heard=time.monotonic(),
    )
