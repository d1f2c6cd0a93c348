"""How fast the games are, beside a yardstick that everybody knows: python-chess.

Both sides do the same: list every legal choice, take one at random, carry it out, until the game is
over. Copies are measured by playing the same games twice, without a copy and with one at every
decision: the difference is what copies cost, with all that a match does to be copied cheaply.

Everything runs in one process, in turns, so that a busy machine slows down both sides alike, and
medians are taken. Time is processor time of this process.
"""

from __future__ import annotations

import gc
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import count
from statistics import median
from typing import TYPE_CHECKING, Any

import msgspec

from sobremesa.bots import play_randomly
from sobremesa.kernel import Dice, Game, Match, SobremesaError, Value

from .seeds import branch

if TYPE_CHECKING:
    import chess

ROUNDS = 5
_SEED = 2026
_SOUNDING = 0.05
"""Seconds of play that tell how many decisions fit into a round."""
_WITH_COPIES = 3
"""A round plays twice, and the second time, with copies, takes about twice as long."""


class Contestant(ABC):
    """Something that can be played at random, the same games each time."""

    id: str
    copies_at_once = 1
    """How many copies `copy` makes."""

    @abstractmethod
    def play(self, decisions: int, at: Callable[[Any], object] | None = None) -> None:
        """So many random decisions, in as many games as it takes; `at` sees each position."""

    @abstractmethod
    def copy(self, position: Any) -> object:
        """Copy a position."""

    @abstractmethod
    def options(self, position: Any) -> int:
        """How many options a position offers."""

    def play_copying(self, decisions: int) -> None:
        """The same decisions, with a copy made at each of them."""
        self.play(decisions, self.copy)

    def average_options(self, decisions: int) -> float:
        """How many options the same decisions offer, on average."""
        seen: list[int] = []
        self.play(decisions, lambda position: seen.append(self.options(position)))
        return sum(seen) / len(seen)


class Chess(Contestant):
    """python-chess; a game ends without a legal move, without material, or by the 75-move rule."""

    id = "python-chess"
    copies_at_once = 10
    """One copy is too cheap beside a move to be seen in the difference; each costs the same."""

    def __init__(self) -> None:
        try:
            import chess
        except ImportError:
            raise SobremesaError(
                "expected the package chess, the yardstick of this measurement, and found none: "
                "pip install 'sobremesa[bench]'"
            ) from None
        self.board = chess.Board

    def play(self, decisions: int, at: Callable[[Any], object] | None = None) -> None:
        """So many random moves."""
        for number in count():
            board, below = self.board(), Dice(branch(_SEED, number)).below
            while moves := _legal_moves(board):
                if at is not None:
                    at(board)
                board.push(moves[below(len(moves))])
                decisions -= 1
                if not decisions:
                    return

    def copy(self, position: chess.Board) -> chess.Board:
        """Copies of a board without its history: the cheapest that can be played on."""
        for _ in range(self.copies_at_once - 1):
            position.copy(stack=False)
        return position.copy(stack=False)

    def options(self, position: chess.Board) -> int:
        """Legal moves."""
        return position.legal_moves.count()


def _legal_moves(board: chess.Board) -> list[chess.Move]:
    if board.halfmove_clock >= 150 or board.is_insufficient_material():
        return []
    return list(board.legal_moves)


class Ours(Contestant):
    """One of our games: every mission in turn, or some, with every number of seats."""

    def __init__(self, game: Game[Any], options: Mapping[str, Mapping[str, Value]] = {}) -> None:
        self.game = game
        self.id = game.id
        self.settings = options or {id: {} for id in game.missions}
        """The options of each mission that is played."""

    def play(self, decisions: int, at: Callable[[Any], object] | None = None) -> None:
        """So many random decisions."""
        for match, dice in self._matches():
            while match.question is not None:
                if at is not None:
                    at(match)
                decisions -= play_randomly(match, dice, decisions if at is None else 1)
                if not decisions:
                    return

    def _matches(self) -> Iterator[tuple[Match[Any], Dice]]:
        missions = [self.game.missions[id] for id in self.settings]
        for number in count():
            mission = missions[number % len(missions)]
            low, high = mission.seats
            seats = low + number // len(missions) % (high - low + 1)
            setup = self.game.prepare(mission.id, seats, self.settings[mission.id])
            match = Match.start(self.game, setup, branch(_SEED, number))
            yield match, Dice(branch(_SEED, number, 1))

    def copy(self, position: Match[Any]) -> Match[Any]:
        """A match apart, with the same future."""
        return position.copy()

    def options(self, position: Match[Any]) -> int:
        """The options of the seat that is asked, and of those that may interrupt."""
        ask = position.asks()[0]
        return len(ask.options) + sum(len(other.options) for other in ask.also)


class Speed(msgspec.Struct, frozen=True, kw_only=True):
    """What was measured."""

    decisions_per_second: float
    copies_per_second: float
    options_per_decision: float
    decisions: int
    """How many decisions one round made, with and without copies."""


class Measured(Speed, frozen=True, kw_only=True):
    """The speed of a game, and what it is beside the yardstick's moves per second."""

    decisions_to_yardstick: float
    copies_to_yardstick: float
    copies_per_decision: float
    """Copies a second by decisions a second."""


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """The whole measurement."""

    yardstick: Speed
    games: dict[str, Measured]


class _Timings:
    """The rounds of one contestant."""

    def __init__(self, contestant: Contestant, seconds: float) -> None:
        self.contestant = contestant
        self.decisions = _fitting(contestant, seconds)
        self.plain: list[float] = []
        self.copies: list[float] = []

    def round(self) -> None:
        """Play without copies, then with them."""
        plain = _timed(self.contestant.play, self.decisions)
        copying = _timed(self.contestant.play_copying, self.decisions)
        self.plain.append(plain)
        self.copies.append(copying - plain)

    def speed(self) -> Speed:
        """The medians of all rounds."""
        copies = median(self.copies)
        if copies <= 0:
            raise SobremesaError(
                f"{self.contestant.id}: expected copies to take time, got {copies:.6f} seconds for "
                f"{self.decisions} of them: measure for more seconds"
            )
        return Speed(
            decisions_per_second=self.decisions / median(self.plain),
            copies_per_second=self.decisions * self.contestant.copies_at_once / copies,
            options_per_decision=self.contestant.average_options(self.decisions),
            decisions=self.decisions,
        )


def _timed(play: Callable[[int], None], decisions: int) -> float:
    gc.collect()
    began = time.process_time()
    play(decisions)
    return time.process_time() - began


def _fitting(contestant: Contestant, seconds: float) -> int:
    """How many decisions, played without and with copies, take about so long."""
    decisions = 64
    contestant.play(decisions)
    while (took := _timed(contestant.play, decisions)) < _SOUNDING:
        decisions *= 4
    return max(decisions // 8, int(decisions / took * seconds / _WITH_COPIES))


def bench(
    contestants: Sequence[Ours],
    seconds: float,
    rounds: int = ROUNDS,
    progress: Callable[[int], None] = lambda _: None,
) -> Report:
    """Measure the games beside the yardstick, in about so many seconds.

    `progress` hears of every contestant's round. The yardstick plays before each game.
    """
    turns = rounds * (2 * len(contestants) or 1)
    yardstick = _Timings(Chess(), seconds / turns)
    timings = {ours.id: _Timings(ours, seconds / turns) for ours in contestants}
    for _ in range(rounds):
        if not timings:
            yardstick.round()
            progress(1)
        for timing in timings.values():
            yardstick.round()
            timing.round()
            progress(2)
    measure = yardstick.speed()
    measured = {id: _beside(timing.speed(), measure) for id, timing in timings.items()}
    return Report(yardstick=measure, games=measured)


def _beside(speed: Speed, yardstick: Speed) -> Measured:
    return Measured(
        **msgspec.structs.asdict(speed),
        decisions_to_yardstick=speed.decisions_per_second / yardstick.decisions_per_second,
        copies_to_yardstick=speed.copies_per_second / yardstick.decisions_per_second,
        copies_per_decision=speed.copies_per_second / speed.decisions_per_second,
    )
