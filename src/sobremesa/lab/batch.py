"""Many games of one mission, on one worker or on several.

Each game gets its chance from the seed of the batch and its own number, so the results do not
depend on the number of workers or on the order in which they play.
"""

from __future__ import annotations

import time
import traceback
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from sobremesa.bots import RANDOM, Bot, Budget, play, play_randomly, player_for
from sobremesa.bots.unbiased import Unbiased
from sobremesa.kernel import Dice, Game, Match, Setup, SobremesaError, find_game
from sobremesa.kernel.record import SeatName, header_of, record_of, write_record

from .helping import Helping
from .seeds import branch
from .workers import Workers, chunks_of, in_chunks

NO_LIMIT = Budget()
MOST_DECISIONS = 100_000
"""A game that is not over after so many decisions is taken for an endless one."""


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
    content: str = ""
    """The folder of the content it is played with; empty is as it is set for everything."""
    any_party: bool = False
    """Whether chance decides on what a game is built: heroes, characters, armies."""


class Played(msgspec.Struct, frozen=True, array_like=True):
    """A game that was played."""

    number: int
    result: str
    winners: tuple[int, ...]
    decisions: int
    parties: tuple[str, ...] = ()
    """Who was there, for each seat, with blanks between them; only if chance has decided it."""


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
    """Play the games with those numbers; `progress` hears how many more are done.

    Where there is but one, the other workers help those who search in it.
    """
    began = time.perf_counter()
    played: list[Played] = []
    alone = len(numbers) == 1
    work = partial(_play_with_help, plan, workers) if alone else partial(play_games, plan)
    for some in in_chunks(work, numbers, 1 if alone else workers, plan.game):
        played += some
        progress(len(some))
    played.sort(key=lambda game: game.number)
    seconds = time.perf_counter() - began
    workers = min(workers, len(chunks_of(numbers, workers)))
    return Batch(plan=plan, games=tuple(played), seconds=seconds, workers=workers)


def play_games(plan: Plan, numbers: range) -> list[Played]:
    """Play some games one after the other, in this process."""
    game = find_game(plan.game, plan.content)
    return [_play_game(game, plan, number) for number in numbers]


def _play_with_help(plan: Plan, workers: int, numbers: range) -> list[Played]:
    """Play a game here, with processes that try out what its players think of."""
    game = find_game(plan.game, plan.content)
    with Workers(workers) as shared:
        budget = Budget(helpers=Helping(shared, plan.content) if workers > 1 else None)
        return [_play_game(game, plan, number, budget) for number in numbers]


def _play_game(game: Game[Any], plan: Plan, number: int, budget: Budget = NO_LIMIT) -> Played:
    match, decisions = play_one(game, plan, number, keep=bool(plan.records), budget=budget)
    assert match.outcome is not None
    if plan.records:
        name = f"{plan.game}-{plan.setup.mission}-{plan.seed}-{number}.json"
        (Path(plan.records) / name).write_bytes(record_bytes(match, plan, number))
    outcome, parties = match.outcome, _parties(match) if plan.any_party else ()
    return Played(number, outcome.result, outcome.winners, decisions, parties)


def _parties(match: Match[Any]) -> tuple[str, ...]:
    opening = match.game.opening
    return tuple(" ".join(sorted(opening(match.state, seat))) for seat in range(match.setup.seats))


def play_one(
    game: Game[Any],
    plan: Plan,
    number: int,
    *,
    keep: bool,
    watch: Callable[[Match[Any], int], None] | None = None,
    budget: Budget = NO_LIMIT,
) -> tuple[Match[Any], int]:
    """The game of that number, played to its end, and how many decisions it took.

    `watch` sees the match after each of them, and hears how many there were.
    """
    seed = branch(plan.seed, number)
    decisions = 0
    try:
        match = Match.start(game, plan.setup, seed, keep=keep)
        go_on = _players(match, plan, number, budget)
        if watch is None:
            decisions = go_on(plan.most)
        else:
            watch(match, 0)
            while match.question is not None and decisions < plan.most:
                decisions += go_on(1)
                watch(match, decisions)
    except Exception as error:
        raise BrokenGame(f"{_place(plan, number, seed)}: {told(error)}") from error
    if match.outcome is None:
        raise EndlessGame(
            f"{_place(plan, number, seed)}: expected an end within {plan.most} decisions, "
            f"it still asks {match.asks()[0].kind!r}"
        )
    return match, decisions


def _players(match: Match[Any], plan: Plan, number: int, budget: Budget) -> Callable[[int], int]:
    """Those who play: at most so many choices at a time, and they say how many it were."""
    if all(name == RANDOM for name in plan.players):
        return partial(play_randomly, match, Dice(branch(plan.seed, number, 1)))
    players = [_player(match.game, plan, number, seat) for seat in range(len(plan.players))]
    return partial(play, match, players, budget=budget)


def _player(game: Game[Any], plan: Plan, number: int, seat: int) -> Bot:
    player = player_for(game, plan.players[seat], branch(plan.seed, number, 1 + seat))
    if not plan.any_party:
        return player
    return Unbiased(game, player, branch(plan.seed, number, 1 + seat, 1))


def record_bytes(match: Match[Any], plan: Plan, number: int) -> bytes:
    """The record of a game that was kept."""
    seats = tuple(SeatName(name, "bot") for name in plan.players)
    seed = branch(plan.seed, number)
    return write_record(record_of(match, header_of(match, seed=seed, seats=seats)))


def _place(plan: Plan, number: int, seed: int) -> str:
    return f"{plan.game} {plan.setup.mission}, game {number} of seed {plan.seed} (seed {seed})"


def told(error: BaseException) -> str:
    """An error in one line: its kind, what it says, and where it was raised."""
    return f"{type(error).__name__}: {error} ({place_of(error)})"


def place_of(error: BaseException) -> str:
    """The file and line where an error was raised."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{Path(last.filename).name} line {last.lineno}"
