"""Whether a decision costs the same late in a game as early, with many seats as with few."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from sobremesa.bots import play_randomly
from sobremesa.kernel import Dice, Match
from sobremesa.kernel.state import encode_state
from sobremesa.lab.seeds import branch

from .contestants import Ours
from .report import Growth, Leg

_GAMES = 3
_STRETCHES = 100
"""How many stretches of a game are looked at."""
_STRETCH = 15
"""So many decisions at a time are measured."""
_SEED = 2027


def growth(ours: Ours, games: int = _GAMES) -> list[Growth]:
    """The cost against length, in the first mission with the fewest seats and with the most."""
    mission = ours.game.missions[next(iter(ours.settings))]
    found: list[Growth] = []
    for seats in sorted(set(mission.seats)):
        setup = ours.game.prepare(mission.id, seats, ours.settings[mission.id])
        starts = [Match.start(ours.game, setup, branch(_SEED, n), keep=True) for n in range(games)]
        played = [_stretches(match, branch(_SEED, n, 1)) for n, match in enumerate(starts)]
        found.append(
            Growth(
                seats=seats,
                decisions=sum(map(len, played)) * _STRETCH / games,
                legs=tuple(_leg(played, third) for third in range(3)),
            )
        )
    return found


def _stretches(match: Match[Any], seed: int) -> list[tuple[float, int]]:
    """The seconds that each stretch of a game took, and the size of the state after it."""
    dice = Dice(seed)
    found: list[tuple[float, int]] = []
    while match.question is not None and len(found) < _STRETCHES:
        began = time.process_time()
        play_randomly(match, dice, _STRETCH)
        found.append((time.process_time() - began, len(encode_state(match.state))))
    return found


def _leg(played: Sequence[list[tuple[float, int]]], third: int) -> Leg:
    """One third of all the games."""
    stretches = [
        stretch
        for game in played
        for stretch in game[len(game) * third // 3 : len(game) * (third + 1) // 3] or game
    ]
    return Leg(
        microseconds=sum(took for took, _ in stretches) / len(stretches) / _STRETCH * 1e6,
        state_bytes=sum(size for _, size in stretches) / len(stretches),
    )
