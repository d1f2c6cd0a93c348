"""Work that is numbered, done here or by several processes; `cluster` does it on many machines.

Only these two modules know where something is done. What is done depends on its number alone, so
the results are the same for any number of workers.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context, parent_process
from types import TracebackType
from typing import TYPE_CHECKING, Protocol, Self, TypeVar

from sobremesa.kernel import SobremesaError

if TYPE_CHECKING:
    from .batch import Plan

_LARGEST_CHUNK = 16

T = TypeVar("T")


class Players(Protocol):
    """Whoever plays the games of a plan, wherever that is."""

    count: int
    """How many games are played at a time."""

    def play(
        self, work: Callable[[Plan, range], list[T]], plan: Plan, numbers: range
    ) -> Iterator[list[T]]:
        """The results of some games of a plan at a time, in order."""


class Workers:
    """So many processes; they are started when there is something to share out."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._pool: ProcessPoolExecutor | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)

    @property
    def pool(self) -> ProcessPoolExecutor:
        """The processes: spawned, which is the same on every system and inherits nothing."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.count,
                mp_context=get_context("spawn"),
                initializer=_stay_with_the_parent,
            )
        return self._pool

    def play(
        self, work: Callable[[Plan, range], list[T]], plan: Plan, numbers: range
    ) -> Iterator[list[T]]:
        """The results of some games of a plan at a time, in order."""
        return self.each(partial(work, plan), numbers, plan.game)

    def each(
        self,
        work: Callable[[range], list[T]],
        numbers: range,
        game: str,
        most: int = _LARGEST_CHUNK,
    ) -> Iterator[list[T]]:
        """The results of some numbers at a time, at most so many, in order."""
        chunks = chunks_of(numbers, self.count, most)
        if min(self.count, len(chunks)) <= 1:
            return map(work, chunks)
        return self._shared(work, chunks, game)

    def _shared(
        self, work: Callable[[range], list[T]], chunks: list[range], game: str
    ) -> Iterator[list[T]]:
        try:
            # In order, so that of several games that fail it is always the first that is told.
            yield from self.pool.map(work, chunks)
        except BrokenProcessPool as error:
            raise SobremesaError(f"{game}: a worker died: {error}") from error


def in_chunks(
    work: Callable[[range], list[T]],
    numbers: range,
    workers: int,
    game: str,
    most: int = _LARGEST_CHUNK,
) -> Iterator[list[T]]:
    """Do work that is numbered, some numbers at a time, here or on several workers."""
    with Workers(workers) as shared:
        yield from shared.each(work, numbers, game, most)


def chunks_of(numbers: range, workers: int, most: int = _LARGEST_CHUNK) -> list[range]:
    """Enough chunks to keep every worker busy to the end, few enough to cost nothing."""
    size = max(1, min(most, len(numbers) // (8 * workers)))
    return [numbers[start : start + size] for start in range(0, len(numbers), size)]


def _stay_with_the_parent() -> None:
    """Interrupts are for the parent to see; where it is killed nobody plays on."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_parent, daemon=True).start()


def _end_with_the_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
