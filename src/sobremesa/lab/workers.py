"""Work that is numbered, done here or by several processes.

Only this module knows where something is done. What is done depends on its number alone, so the
results are the same for any number of workers.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from types import TracebackType
from typing import Self, TypeVar

from sobremesa.kernel import SobremesaError

_LARGEST_CHUNK = 16

T = TypeVar("T")


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

    def each(
        self, work: Callable[[range], list[T]], numbers: range, game: str
    ) -> Iterator[list[T]]:
        """The results of some numbers at a time, in order."""
        chunks = chunks_of(numbers, self.count)
        if min(self.count, len(chunks)) <= 1:
            return map(work, chunks)
        return self._shared(work, chunks, game)

    def _shared(
        self, work: Callable[[range], list[T]], chunks: list[range], game: str
    ) -> Iterator[list[T]]:
        if self._pool is None:
            # Spawned workers start the same way on every system and inherit no threads or locks.
            self._pool = ProcessPoolExecutor(
                min(self.count, len(chunks)),
                mp_context=get_context("spawn"),
                initializer=_leave_interrupts_to_the_parent,
            )
        try:
            # In order, so that of several games that fail it is always the first that is told.
            yield from self._pool.map(work, chunks)
        except BrokenProcessPool as error:
            raise SobremesaError(f"{game}: a worker died: {error}") from error


def in_chunks(
    work: Callable[[range], list[T]], numbers: range, workers: int, game: str
) -> Iterator[list[T]]:
    """Do work that is numbered, some numbers at a time, here or on several workers."""
    with Workers(workers) as shared:
        yield from shared.each(work, numbers, game)


def chunks_of(numbers: range, workers: int) -> list[range]:
    """Enough chunks to keep every worker busy to the end, few enough to cost nothing."""
    size = max(1, min(_LARGEST_CHUNK, len(numbers) // (8 * workers)))
    return [numbers[start : start + size] for start in range(0, len(numbers), size)]


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
