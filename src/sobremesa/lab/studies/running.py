"""Playing a study: some games at a time, until the intervals are narrow enough or all are played.

Games of the same number have the same dice in every variant, so the base and its variants are
played number by number, and a variant that is known well enough is left while others go on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from time import monotonic

from sobremesa.kernel import find_game
from sobremesa.lab.workers import Players

from .arms import Arm
from .data import Store
from .findings import difference_of, wins_of, won_by
from .rows import GameRow, leading_seats, play_rows
from .study import BASE, Study, Until

LOOK = 50
"""After so many games each arm is looked at."""
KEEP_SECONDS = 30.0
"""What is played is kept so often at least: no more is lost where the program is killed."""


def run(
    study: Study,
    arms: Sequence[Arm],
    store: Store,
    players: Players,
    progress: Callable[[int], None],
) -> None:
    """Play what is missing; whatever stops it, what was played is kept.

    `progress` hears how many more games are played, or need not be.
    """
    try:
        for _, those in groupby(arms, key=lambda arm: arm.mission):
            _Mission(study, list(those), store, players, progress).play()
    finally:
        store.settle(arms)


class _Mission:
    """The arms of one mission."""

    def __init__(
        self,
        study: Study,
        arms: list[Arm],
        store: Store,
        players: Players,
        progress: Callable[[int], None],
    ) -> None:
        self.study, self.arms = study, arms
        self.store, self.players, self.progress = store, players, progress
        self.judge = Judge(study.until, arms, store)

    def play(self) -> None:
        """Look, play on where it is needed, look again."""
        # Where nobody stops early, all who play are kept busy for longer between two looks.
        step = LOOK if self.judge.stops_early else LOOK * self.players.count
        for look in range(0, self.study.games, step):
            upto = min(self.study.games, look + step)
            open_arms = list(self.judge.open_arms(look))
            for arm in self.arms:
                missing = max(0, upto - max(look, self.store.of(arm).height))
                played = 0
                if arm in open_arms:
                    played = play_up_to(arm, upto, self.store, self.players, self.progress)
                self.progress(missing - played)


def play_up_to(
    arm: Arm,
    upto: int,
    store: Store,
    players: Players,
    progress: Callable[[int], None] = lambda _: None,
) -> int:
    """The games of an arm up to a number that were not played yet, and how many these were.

    All that end are kept.
    """
    rows: list[GameRow] = []
    numbers = range(store.of(arm).height, upto)
    kept_at = monotonic()
    try:
        for some in players.play(play_rows, arm.plan, numbers):
            rows += some
            progress(len(some))
            if monotonic() - kept_at > KEEP_SECONDS:
                store.keep(arm, rows)
                rows, kept_at = [], monotonic()
    finally:
        if rows:
            store.keep(arm, rows)
    return len(numbers)


class Judge:
    """Says which arms are not known well enough."""

    def __init__(self, until: Until, arms: Sequence[Arm], store: Store) -> None:
        self.until, self.arms, self.store = until, arms, store
        plan = arms[0].plan
        self.seats = leading_seats(find_game(plan.game, plan.content), plan)

    @property
    def stops_early(self) -> bool:
        """Whether an arm may be left before all its games are played."""
        return bool(self.until.share or self.until.difference)

    def open_arms(self, games: int) -> Iterator[Arm]:
        """The arms to be played on after so many games each.

        The base goes on as long as any variant does, whose pair it is.
        """
        variants = [
            arm for arm in self.arms if arm.variant != BASE and not self._is_known(arm, games)
        ]
        base = self.arms[0]
        if variants or not self._is_known(base, games):
            yield base
        yield from variants

    def _is_known(self, arm: Arm, games: int) -> bool:
        """Whether all that the study wants to know of an arm is narrow enough."""
        if games == 0 or not self.stops_early:
            return False
        return all(self._reaches(arm, seat, games) for seat in self.seats)

    def _reaches(self, arm: Arm, seat: int, games: int) -> bool:
        share, difference = self.until.share, self.until.difference
        found = self.store.of(arm).head(games)
        if found.height < games:
            # It was known well enough before.
            return True
        if share is not None and wins_of(found, seat).reach > share:
            return False
        if difference is None or arm.variant == BASE:
            return True
        base = won_by(self.store.of(self.arms[0]).head(games), seat)
        return difference_of(base, won_by(found, seat)).reach <= difference
