"""The measurement: rounds in which the yardstick and every gauge of every game have their turn."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from sobremesa.kernel import SobremesaError

from .contestants import Chess, Ours
from .gauges import GAUGES, Gauge
from .growth import growth
from .remembering import known
from .report import Gauged, Measured, Report
from .starting import start_ups

ROUNDS = 5
_SOUNDING = 0.05
"""Seconds of doing that tell how much of it fits into a round."""


class _Timing:
    """The rounds of one gauge of one game."""

    def __init__(self, id: str, run: Callable[[int], None], plain: Callable[[int], None] | None):
        self.id = id
        self.run = run
        self.plain = plain
        self.count = 0
        self.rates: list[float] = []
        self.ratios: list[float] = []

    def fit(self, seconds: float) -> None:
        """See how many times it fits into so many seconds."""
        count = 1
        self.run(count)
        while (took := _timed(self.run, count)) < min(_SOUNDING, seconds):
            count *= 2
        self.count = max(1, int(count / took * seconds))

    def round(self, yardstick: float) -> None:
        """Do it once more, and set it beside what the yardstick made in this round."""
        took = _timed(self.run, self.count)
        if self.plain is not None:
            took -= _timed(self.plain, self.count)
        if took <= 0:
            raise SobremesaError(
                f"{self.id}: expected it to take time, got {took:.6f} seconds for {self.count} "
                "times: measure for more seconds"
            )
        self.rates.append(self.count / took)
        self.ratios.append(self.count / took / yardstick)


@contextmanager
def _only_what_is_measured() -> Iterator[None]:
    """Leave alone what was there before: to look through all of it takes longer than a round."""
    gc.collect()
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()


def _timed(run: Callable[[int], None], count: int) -> float:
    gc.collect()
    began = time.process_time()
    run(count)
    return time.process_time() - began


def _timing(ours: Ours, name: str, gauge: Gauge) -> _Timing:
    return _Timing(
        f"{ours.id} {name}",
        lambda count: gauge.run(ours, count),
        ours.play if gauge.beside else None,
    )


def bench(
    contestants: Sequence[Ours],
    seconds: float,
    rounds: int = ROUNDS,
    progress: Callable[[int], None] = lambda _: None,
    gauges: Sequence[str] = tuple(GAUGES),
    *,
    whole: bool = False,
) -> Report:
    """Measure the games beside the yardstick, in about so many seconds.

    `progress` hears of every turn; the yardstick has one before each game. The `whole` takes some
    more: what is kept, what a decision costs early and late, and what it takes to start.
    """
    timings = {
        ours.id: {
            name: _timing(ours, name, GAUGES[name]) for name in gauges if GAUGES[name].fits(ours)
        }
        for ours in contestants
    }
    turns = sum(len(each) + 1 for each in timings.values()) or 1
    yardstick = _Timing(Chess.id, Chess().play, None)
    with _only_what_is_measured():
        for timing in (yardstick, *(each for game in timings.values() for each in game.values())):
            timing.fit(seconds / rounds / turns)
        for _ in range(rounds):
            if not timings:
                yardstick.round(1.0)
                progress(1)
            for game in timings.values():
                yardstick.round(1.0)
                for timing in game.values():
                    timing.round(yardstick.rates[-1])
                progress(1)
    return Report(
        yardstick=Gauged.of(yardstick.rates),
        games={
            ours.id: Measured(
                options_per_decision=ours.average_options(1000),
                rates={name: Gauged.of(each.rates) for name, each in timings[ours.id].items()},
                ratios={name: Gauged.of(each.ratios) for name, each in timings[ours.id].items()},
                known=known(ours) if whole else {},
                growth=growth(ours) if whole else [],
            )
            for ours in contestants
        },
        start_up=start_ups([ours.id for ours in contestants]) if whole else {},
    )
