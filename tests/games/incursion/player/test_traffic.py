"""Figures that crowd in the tunnels: whoever can come nearer does not stand about with points."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from sobremesa.games.incursion import GAME
from sobremesa.games.incursion.options import EndActivation
from sobremesa.games.incursion.player import Player
from sobremesa.games.incursion.player.outlook import Hunt, Outlook, outlook_of
from sobremesa.games.incursion.player.paths import Stance, others, reach, stance
from sobremesa.games.incursion.questions import Act, Leverage
from sobremesa.games.incursion.rules.payment import ap_left
from sobremesa.games.incursion.state import Battle, Figure
from sobremesa.kernel import Match

GAMES = 4


class Traffic(NamedTuple):
    """How many activations were ended, and how many of them too early."""

    ended: int
    idle: int


@pytest.mark.parametrize("mission", GAME.missions)
def test_hardly_anybody_of_whole_games_stands_about_who_could_come_nearer(mission: str) -> None:
    games = [traffic(mission, seed) for seed in range(GAMES)]
    ended, idle = sum(game.ended for game in games), sum(game.idle for game in games)
    assert ended >= 50 * GAMES
    assert idle * 50 < ended


def traffic(mission: str, seed: int) -> Traffic:
    """The activations of a game that its players end themselves."""
    match = Match.start(GAME, GAME.prepare(mission), seed)
    players = [Player(1), Player(2)]
    ended = idle = 0
    while match.question is not None:
        question = match.asks()[0]
        option = players[question.seat].choose(match, question.seat)
        nearer = False
        if isinstance(question, Act) and isinstance(option, EndActivation):
            nearer = can_come_nearer(match.state, match.state.figures[question.figure])
            ended += 1
        match.choose(question.seat, option)
        # Points that are given away are used.
        idle += nearer and not isinstance(match.question, Leverage)
    return Traffic(ended, idle)


def can_come_nearer(g: Battle, figure: Figure) -> bool:
    """Whether its points would bring a figure nearer to its goal or its prey.

    It need not walk under the eyes of those in reaction fire, nor stand in the way of a friend who
    carries the item.
    """
    outlook = outlook_of(g, figure)
    found = reach(g, figure, ap_left(g, figure), outlook.watched)
    taken, here = others(g, figure), distance(outlook, stance(figure))
    return any(
        distance(outlook, there) < here
        for there in found.costs
        if not taken >> (there >> 2) & 1
        and not found.seen.get(there)
        and there >> 2 not in outlook.in_the_way
    )


def distance(outlook: Outlook, there: Stance) -> int:
    """The points to the goal, or the steps to the prey of who has no goal."""
    if outlook.costs is not None:
        return outlook.costs[there]
    return outlook.nearness.steps[there >> 2] if isinstance(outlook, Hunt) else 0
