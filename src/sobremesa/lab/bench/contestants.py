"""Who is measured: python-chess, and our games."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from itertools import count, islice
from typing import TYPE_CHECKING, Any

from sobremesa.bots import Bot, play, play_randomly, player_for
from sobremesa.bots.worlds import Worlds
from sobremesa.kernel import Dice, Game, Match, SobremesaError, Value
from sobremesa.lab.seeds import branch

if TYPE_CHECKING:
    import chess

_SEED = 2026
_STARTS = 12
"""From how many positions in the middle of a game playouts begin."""
_LONGEST = 100_000
"""A playout that is longer than this is cut."""


class Contestant(ABC):
    """Something that can be played at random, the same games each time."""

    id: str

    @abstractmethod
    def play(self, decisions: int, at: Callable[[Any], object] | None = None) -> None:
        """So many random decisions, in as many games as it takes; `at` sees each position."""

    @abstractmethod
    def options(self, position: Any) -> int:
        """How many options a position offers."""

    def average_options(self, decisions: int) -> float:
        """How many options the same decisions offer, on average."""
        seen: list[int] = []
        self.play(decisions, lambda position: seen.append(self.options(position)))
        return sum(seen) / len(seen)


class Chess(Contestant):
    """python-chess; a game ends without a legal move, without material, or by the 75-move rule."""

    id = "python-chess"

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

    def options(self, position: chess.Board) -> int:
        """Legal moves."""
        return position.legal_moves.count()


def _legal_moves(board: chess.Board) -> list[chess.Move]:
    if board.halfmove_clock >= 150 or board.is_insufficient_material():
        return []
    return list(board.legal_moves)


class Ours(Contestant):
    """One of our games: every mission in turn, or some, with every number of seats."""

    def __init__(self, game: Game[Any], settings: Mapping[str, Mapping[str, Value]] = {}) -> None:
        self.game = game
        self.id = game.id
        self.settings = settings or {id: {} for id in game.missions}
        """The settings of each mission that is played."""
        self._starts: list[Match[Any]] = []

    def play(self, decisions: int, at: Callable[[Any], object] | None = None) -> None:
        """So many random decisions."""
        for match, dice in self.matches():
            while match.question is not None:
                if at is not None:
                    at(match)
                decisions -= play_randomly(match, dice, decisions if at is None else 1)
                if not decisions:
                    return

    def play_well(self, decisions: int, bot: str) -> None:
        """So many decisions by bots of a name, in as many games as it takes."""
        for number, (match, _) in enumerate(self.matches()):
            decisions -= play(match, self._players(match, bot, number), decisions)
            if not decisions:
                return

    def play_out(self, playouts: int, bot: str | None) -> None:
        """So many games from the middle to the end, at random or by bots of a name."""
        starts = self.starts()
        for number in range(playouts):
            match = starts[number % len(starts)].copy()
            if bot is None:
                play_randomly(match, Dice(branch(_SEED, number, 2)), _LONGEST)
            else:
                play(match, self._players(match, bot, number), _LONGEST)

    def search(self, playouts: int) -> None:
        """So many playouts of a player that tries its options out: a world, a plan, the value."""
        starts = self.starts()
        for number in range(playouts):
            match = starts[number % len(starts)]
            worlds = Worlds(match, match.awaited()[0], branch(_SEED, number))
            ended = worlds.playout(0, worlds.asked.options[0])
            if ended is not None:
                ended.game.value(ended.state, worlds.seat)

    def starts(self) -> list[Match[Any]]:
        """Positions in the middle of random games."""
        if not self._starts:
            games = zip(self.matches(), self.matches(), strict=True)
            for (whole, dice), (half, again) in islice(games, _STARTS):
                length = play_randomly(whole, dice, _LONGEST)
                play_randomly(half, again, length // 2)
                self._starts.append(half)
        return self._starts

    def _players(self, match: Match[Any], bot: str, number: int) -> list[Bot]:
        seats = range(match.setup.seats)
        return [player_for(self.game, bot, branch(_SEED, number, seat)) for seat in seats]

    def matches(self) -> Iterator[tuple[Match[Any], Dice]]:
        """One match after the other, each with the dice of its players."""
        missions = [self.game.missions[id] for id in self.settings]
        for number in count():
            mission = missions[number % len(missions)]
            low, high = mission.seats
            seats = low + number // len(missions) % (high - low + 1)
            setup = self.game.prepare(mission.id, seats, self.settings[mission.id])
            match = Match.start(self.game, setup, branch(_SEED, number))
            yield match, Dice(branch(_SEED, number, 1))

    def options(self, position: Match[Any]) -> int:
        """The options of the seat that is asked, and of those that may interrupt."""
        ask = position.asks()[0]
        return len(ask.options) + sum(len(other.options) for other in ask.also)
