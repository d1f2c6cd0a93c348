"""Many games of one mission, on one worker or on several.

Each game gets its chance from the seed of the batch and its own number, so the results do not
depend on the number of workers or on the order in which they play.
"""

from __future__ import annotations

import signal
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from sobremesa.bots import RANDOM, play, play_randomly, player_for
from sobremesa.kernel import Dice, Game, Match, Setup, SobremesaError, find_game
from sobremesa.kernel.record import SeatName, header_of, record_of, write_record

from .seeds import branch

MOST_DECISIONS = 100_000
"""A game that is not over after so many decisions is taken for an endless one."""

_LARGEST_CHUNK = 16

T = TypeVar("T")


class EndlessGame(SobremesaError):
    """A game that went on and on."""


class BrokenGame(SobremesaError):
    """A game whose rules failed."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What is played: a mission, who sits where, and where chance comes from."""

    game: str
    setup: Setup
    players: tuple[str, ...]
    seed: int
    most: int = MOST_DECISIONS
    records: str = ""
    """The folder that gets a record of every game; empty keeps none."""


class Played(msgspec.Struct, frozen=True, array_like=True):
    """A game that was played."""

    number: int
    result: str
    winners: tuple[int, ...]
    decisions: int


class Batch(msgspec.Struct, frozen=True, kw_only=True):
    """The results, in the order of the games' numbers."""

    plan: Plan
    games: tuple[Played, ...]
    seconds: float
    workers: int

    @property
    def decisions(self) -> int:
        """All decisions of all games."""
        return sum(game.decisions for game in self.games)

    @property
    def decisions_per_second(self) -> float:
        """How fast it went."""
        return self.decisions / self.seconds

    def outcomes(self) -> dict[str, int]:
        """How many games ended in each way, the most frequent first."""
        counted = Counter(game.result for game in self.games)
        return dict(sorted(counted.items(), key=lambda item: (-item[1], item[0])))

    def wins(self) -> list[int]:
        """How many games each seat won."""
        counted = Counter(seat for game in self.games for seat in game.winners)
        return [counted[seat] for seat in range(self.plan.setup.seats)]


def plan_batch(game: Game[Any], setup: Setup, players: Sequence[str], **more: Any) -> Plan:
    """A plan whose players are known to exist and fill the seats."""
    if len(players) != setup.seats:
        raise SobremesaError(
            f"expected a player for each of {setup.seats} seats, got {tuple(players)}"
        )
    for name in set(players):
        player_for(game, name, 0)
    return Plan(game=game.id, setup=setup, players=tuple(players), **more)


def play_batch(
    plan: Plan,
    numbers: range,
    workers: int = 1,
    progress: Callable[[int], None] = lambda _: None,
) -> Batch:
    """Play the games with those numbers; `progress` hears how many more are done."""
    began = time.perf_counter()
    played: list[Played] = []
    for some in in_chunks(partial(play_games, plan), numbers, workers, plan.game):
        played += some
        progress(len(some))
    played.sort(key=lambda game: game.number)
    seconds = time.perf_counter() - began
    workers = min(workers, len(list(_chunks(numbers, workers))))
    return Batch(plan=plan, games=tuple(played), seconds=seconds, workers=workers)


def in_chunks(
    work: Callable[[range], list[T]], numbers: range, workers: int, game: str
) -> Iterator[list[T]]:
    """Do work that is numbered, some numbers at a time, here or on several workers."""
    chunks = list(_chunks(numbers, workers))
    if min(workers, len(chunks)) <= 1:
        return map(work, chunks)
    return _shared(work, chunks, min(workers, len(chunks)), game)


def _chunks(numbers: range, workers: int) -> Iterator[range]:
    """Enough chunks to keep every worker busy to the end, few enough to cost nothing."""
    size = max(1, min(_LARGEST_CHUNK, len(numbers) // (8 * workers)))
    for start in range(0, len(numbers), size):
        yield numbers[start : start + size]


def _shared(
    work: Callable[[range], list[T]], chunks: Sequence[range], workers: int, game: str
) -> Iterator[list[T]]:
    # Spawned workers start the same way on every system and inherit no threads or locks.
    pool = ProcessPoolExecutor(
        workers, mp_context=get_context("spawn"), initializer=_leave_interrupts_to_the_parent
    )
    try:
        # In order, so that of several games that fail it is always the first that is told.
        yield from pool.map(work, chunks)
    except BrokenProcessPool as error:
        raise SobremesaError(f"{game}: a worker died: {error}") from error
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_games(plan: Plan, numbers: range) -> list[Played]:
    """Play some games one after the other, in this process."""
    game = find_game(plan.game)
    return [_play_game(game, plan, number) for number in numbers]


def _play_game(game: Game[Any], plan: Plan, number: int) -> Played:
    seed = branch(plan.seed, number)
    try:
        match = Match.start(game, plan.setup, seed, keep=bool(plan.records))
        decisions = _play_out(match, plan, number)
    except Exception as error:
        raise BrokenGame(f"{_place(plan, number, seed)}: {told(error)}") from error
    if match.outcome is None:
        raise EndlessGame(
            f"{_place(plan, number, seed)}: expected an end within {plan.most} decisions, "
            f"it still asks {match.asks()[0].kind!r}"
        )
    if plan.records:
        _keep_record(match, plan, number, seed)
    return Played(number, match.outcome.result, match.outcome.winners, decisions)


def _play_out(match: Match[Any], plan: Plan, number: int) -> int:
    if all(name == RANDOM for name in plan.players):
        return play_randomly(match, Dice(branch(plan.seed, number, 1)), plan.most)
    players = [
        player_for(match.game, name, branch(plan.seed, number, 1 + seat))
        for seat, name in enumerate(plan.players)
    ]
    return play(match, players, plan.most)


def _keep_record(match: Match[Any], plan: Plan, number: int, seed: int) -> None:
    seats = tuple(SeatName(name, "bot") for name in plan.players)
    record = record_of(match, header_of(match, seed=seed, seats=seats))
    name = f"{plan.game}-{plan.setup.mission}-{plan.seed}-{number}.json"
    (Path(plan.records) / name).write_bytes(write_record(record))


def _place(plan: Plan, number: int, seed: int) -> str:
    return f"{plan.game} {plan.setup.mission}, game {number} of seed {plan.seed} (seed {seed})"


def told(error: BaseException) -> str:
    """An error in one line: its kind, what it says, and where it was raised."""
    return f"{type(error).__name__}: {error} ({place_of(error)})"


def place_of(error: BaseException) -> str:
    """The file and line where an error was raised."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{Path(last.filename).name} line {last.lineno}"
