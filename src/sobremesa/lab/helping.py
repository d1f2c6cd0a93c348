"""Processes that help one search: they try its ideas out in several worlds at a time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from sobremesa.bots.helpers import Outcome, Task, try_out
from sobremesa.kernel.player import Idea

from .workers import Workers


class Helping:
    """The helpers of those who play one game; processes start when there is something to do."""

    def __init__(self, workers: Workers, content: str = "") -> None:
        self.count = workers.count
        self._workers = workers
        self._content = content

    def try_out(
        self, task: Task, numbers: Sequence[int], ideas: Sequence[Idea]
    ) -> Iterator[list[Outcome]]:
        """What comes of the ideas in each of these worlds, in order."""
        work = partial(try_out, task, tuple(ideas), content=self._content)
        return self._workers.pool.map(work, numbers)
