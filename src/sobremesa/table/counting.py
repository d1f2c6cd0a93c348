"""What each viewer counts: only what that viewer can tell has happened.

While a match is played, others choose in secret: how often they did must not show. So versions and
steps are counted for each viewer apart, leaving out the entries that changed nothing the viewer
sees. When the match is over nothing is secret any more, and all count everything.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import Protocol, TypeAlias

Viewer: TypeAlias = int | None
"""A seat, or None for spectators."""


class Stepped(Protocol):
    """A step, with a bit for each viewer who cannot tell that it was taken."""

    hidden: int


class Counting:
    """Versions and steps as each viewer counts them."""

    def __init__(self, seats: int, steps: Sequence[Stepped]) -> None:
        self._seats = seats
        self._steps = steps
        self._entries: list[int] = []
        self._versions: dict[Viewer, list[int]] = {}
        self._stepped: dict[Viewer, list[int]] = {}
        self.everything = False
        """Whether the match is over."""

    def bit(self, viewer: Viewer) -> int:
        """The bit that stands for a viewer."""
        return 1 << (self._seats if viewer is None else viewer)

    def wrote(self, hidden: int) -> None:
        """One more entry, hidden from those viewers."""
        self._entries.append(hidden)

    def go_back(self, step: int) -> None:
        """The steps from that one on are undone."""
        for counts in self._stepped.values():
            del counts[step + 1 :]

    def version(self, viewer: Viewer, version: int) -> int:
        """A version as the viewer counts."""
        return version if self.everything else self._version_counts(viewer)[version]

    def version_from(self, viewer: Viewer, number: int) -> int:
        """The latest version that the viewer counts so."""
        if self.everything:
            return min(number, len(self._entries))
        return bisect_right(self._version_counts(viewer), number) - 1

    def step(self, viewer: Viewer, step: int) -> int:
        """A step as the viewer counts."""
        return step if self.everything else self._step_counts(viewer)[step]

    def step_from(self, viewer: Viewer, number: int) -> int:
        """How many steps had been taken, at most, when the viewer had counted so many."""
        if self.everything:
            return min(number, len(self._steps))
        return bisect_right(self._step_counts(viewer), number) - 1

    def step_before(self, viewer: Viewer, number: int) -> int:
        """How many steps had been taken, at least, when the viewer's next one was taken."""
        if self.everything:
            return number
        return bisect_left(self._step_counts(viewer), number + 1) - 1

    def _version_counts(self, viewer: Viewer) -> list[int]:
        counts = self._versions.get(viewer) or self._versions.setdefault(viewer, [0])
        if len(counts) <= len(self._entries):
            bit = self.bit(viewer)
            for hidden in self._entries[len(counts) - 1 :]:
                counts.append(counts[-1] + (not hidden & bit))
        return counts

    def _step_counts(self, viewer: Viewer) -> list[int]:
        counts = self._stepped.get(viewer) or self._stepped.setdefault(viewer, [0])
        if len(counts) <= len(self._steps):
            bit = self.bit(viewer)
            for step in self._steps[len(counts) - 1 :]:
                counts.append(counts[-1] + (not step.hidden & bit))
        return counts
