"""Positions from games that bots play, with who won in the end: what a value is fitted to."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, TypeAlias

import msgspec

from sobremesa.bots import any_choice, next_choice
from sobremesa.bots.quick import is_unbuilt, quick_player
from sobremesa.kernel import Dice, Game, Match, Value, find_game
from sobremesa.kernel.value import OPENING, any_like

from .batch import MOST_DECISIONS
from .seeds import branch
from .workers import in_chunks

_MOST_SEATS = 4
_EVERY = 6
"""About one position in so many is kept."""
_STRAYS = 16
"""About one choice in so many is any choice, so that positions come up that good play avoids."""
_WASTE = 2
"""About so many by players who waste their time."""
_LOST = 9
"""At most so often the choices are doubled that players waste before they begin to play."""


class Position(msgspec.Struct, frozen=True, array_like=True):
    """What was seen of a position, and whether its seat won."""

    model: str
    features: dict[str, float]
    """None where nothing was chosen yet on which the game is built."""
    won: bool


class Sampling(msgspec.Struct, frozen=True, kw_only=True):
    """Which games are played to collect positions."""

    game: str
    mission: str
    seed: int
    settings: dict[str, Value] = {}
    behind: bool = False
    """Whether players of some games waste their first choices."""
    steady: bool = False
    """Whether players stray only at the beginning of some games, before positions are kept."""
    models: tuple[str, ...] = ()
    """If not empty, games without a seat that has one of these are not played."""


class Sample(msgspec.Struct, frozen=True, array_like=True):
    """The positions of one game."""

    number: int
    positions: list[Position]


Look: TypeAlias = Callable[[Game[Any], Sampling, int], list[Position]]
"""Plays the game of a number and keeps what is to be looked at."""


def collect(
    sampling: Sampling, games: int, workers: int, progress: Callable[[int], None]
) -> Iterator[Sample]:
    """Play the games and keep positions of them."""
    return _played(_positions, sampling, games, workers, progress)


def collect_openings(
    sampling: Sampling, games: int, workers: int, progress: Callable[[int], None]
) -> Iterator[Sample]:
    """Play games whose openings are left to chance, and keep those."""
    return _played(_opening, sampling, games, workers, progress)


def _played(
    look: Look, sampling: Sampling, games: int, workers: int, progress: Callable[[int], None]
) -> Iterator[Sample]:
    work = partial(_samples, look, sampling)
    for some in in_chunks(work, range(games), workers, sampling.game):
        progress(len(some))
        yield from some


def _samples(look: Look, sampling: Sampling, numbers: range) -> list[Sample]:
    game = find_game(sampling.game)
    return [Sample(number, look(game, sampling, number)) for number in numbers]


def _opening(game: Game[Any], sampling: Sampling, number: int) -> list[Position]:
    """Play one game; its opening, as some seat had it."""
    dice = Dice(branch(sampling.seed, number, 2))
    match = Match.start(game, _setup(game, sampling, dice), branch(sampling.seed, number, 3))
    maker = quick_player(game)
    players = [maker(dice.next()) for _ in range(match.setup.seats)]
    for _ in range(MOST_DECISIONS):
        if match.question is None:
            break
        by_chance = isinstance(match.asks()[0], players[0].opening)
        match.answer(*(any_choice(match, dice) if by_chance else next_choice(match, players)))
    winners = () if match.outcome is None else match.outcome.winners
    state, seat = match.state, dice.below(match.setup.seats)
    opening = dict(game.opening(state, seat))
    return [Position(game.model(state, seat) + OPENING, opening, seat in winners)]


def _positions(game: Game[Any], sampling: Sampling, number: int) -> list[Position]:
    """Play one game; positions of it as some seat saw them, now and then."""
    dice = Dice(branch(sampling.seed, number, 1))
    match = Match.start(game, _setup(game, sampling, dice), branch(sampling.seed, number))
    if not _concerns(match, sampling.models):
        return []
    maker = quick_player(game)
    players = [maker(dice.next()) for _ in range(match.setup.seats)]
    seen: list[tuple[int, str, dict[str, float]]] = []
    first, many, later = _straying(sampling, dice)
    if sampling.steady and not first and is_unbuilt(match):
        seat = dice.below(match.setup.seats)
        seen.append((seat, game.model(match.state, seat), {}))
    for made in range(MOST_DECISIONS):
        if match.question is None:
            break
        # Before a game is built there is nothing of it to see.
        is_kept = made >= first or not sampling.steady
        if is_kept and not dice.below(_EVERY) and not is_unbuilt(match):
            seat = dice.below(match.setup.seats)
            seen.append((seat, game.model(match.state, seat), game.features(match.state, seat)))
        match.answer(*_choice(match, players, dice, many if made < first else later))
    winners = () if match.outcome is None else match.outcome.winners
    return [Position(model, features, seat in winners) for seat, model, features in seen]


def _straying(sampling: Sampling, dice: Dice) -> tuple[int, int, int]:
    """How many choices are made first, of how many one is any choice then, and of how many later.

    0 stands for none.
    """
    if not sampling.steady:
        lost = dice.below(1 << dice.below(1 + _LOST)) if sampling.behind else 0
        return lost, _WASTE, _STRAYS
    return (dice.below(1 << dice.below(1 + _LOST)) if dice.below(2) else 0), _STRAYS, 0


def _concerns(match: Match[Any], models: Sequence[str]) -> bool:
    """Whether a seat has one of these models: its own, or the one for any mission."""
    names = {match.game.model(match.state, seat) for seat in range(match.setup.seats)}
    return not models or not names.union(map(any_like, names)).isdisjoint(models)


def _choice(match: Match[Any], players: Sequence[Any], dice: Dice, strays: int) -> tuple[int, Any]:
    if strays and not dice.below(strays):
        return any_choice(match, dice)
    return next_choice(match, players)


def _setup(game: Game[Any], sampling: Sampling, dice: Dice) -> Any:
    low, high = game.missions[sampling.mission].seats
    seats = low + dice.below(max(1, min(high, _MOST_SEATS) - low + 1))
    return game.prepare(sampling.mission, seats, sampling.settings)
