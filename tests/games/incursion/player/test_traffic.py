"""Figures that crowd in the tunnels: whoever can come nearer does not stand about with points."""

from __future__ import annotations

from collections import Counter
from enum import StrEnum
from functools import cache
from typing import NamedTuple

import pytest

from sobremesa.games.incursion import GAME
from sobremesa.games.incursion.options import Clobber, EndActivation, Shoot, Step, Strike
from sobremesa.games.incursion.player import Player
from sobremesa.games.incursion.player.outlook import Hunt, Outlook, outlook_of
from sobremesa.games.incursion.player.paths import (
    FAR,
    Means,
    Stance,
    barriers,
    others,
    reach,
    reach_by,
    stance,
)
from sobremesa.games.incursion.questions import Act, Leverage
from sobremesa.games.incursion.rules.actions import cost_of
from sobremesa.games.incursion.rules.movement import extra, turn_cost
from sobremesa.games.incursion.rules.payment import ap_left
from sobremesa.games.incursion.state import Battle, Figure, rival
from sobremesa.kernel import Match

GAMES = 4
SCANT = 2
"""Points that may be too few: a step aside costs so many, and one through a closed door."""
HORDE = "sturmzombie"


class End(StrEnum):
    """Why somebody ends its activation, as far as that can be seen from outside."""

    SPENT = "it has no point left"
    GIVES = "it gives its points to a friend"
    CUT_OFF = "no way leads to where it wants to be"
    QUEUES = "friends stand on every square that is nearer"
    SCANT = "its few points are not enough for any step that leads nearer"
    WATCHED = "it could come nearer only under the eyes of those in reaction fire"
    MAKES_WAY = "it could come nearer only on the way of a friend with the item"
    NEARER = "none: it could come nearer unseen"
    HURTS = "none: it could still hurt somebody"
    IDLE = "none that can be seen"


UNEXPLAINED = (End.NEARER, End.HURTS, End.IDLE)


class Traffic(NamedTuple):
    """Why the players of some games end activations, and who of the horde lets a step be."""

    ends: Counter[End]
    zombies: int
    lazy: int

    @property
    def left(self) -> int:
        """How many of them end with points."""
        return self.ends.total() - self.ends[End.SPENT]


@pytest.mark.parametrize("mission", GAME.missions)
def test_hardly_anybody_of_whole_games_stands_about_who_could_come_nearer(mission: str) -> None:
    ends = traffic(mission).ends
    assert ends.total() >= 50 * GAMES
    assert ends[End.NEARER] * 50 < ends.total()


@pytest.mark.parametrize("mission", GAME.missions)
def test_whoever_leaves_points_has_a_reason(mission: str) -> None:
    """777 of 1,389 leave some in these games, and one of them without."""
    found = traffic(mission)
    assert found.left >= 20 * GAMES
    assert sum(found.ends[end] for end in UNEXPLAINED) * 50 < found.left


@pytest.mark.parametrize("mission", GAME.missions)
def test_most_of_those_who_leave_points_queue_in_the_tunnels(mission: str) -> None:
    found = traffic(mission)
    assert found.ends[End.QUEUES] * 2 > found.left


@pytest.mark.parametrize("mission", GAME.missions)
def test_no_zombie_lets_a_step_be_that_leads_nearer_unseen(mission: str) -> None:
    found = traffic(mission)
    assert found.zombies >= 20 * GAMES
    assert found.lazy == 0


@cache
def traffic(mission: str) -> Traffic:
    """The activations of some games that their players end themselves."""
    ends = Counter[End]()
    zombies = lazy = 0
    for seed in range(GAMES):
        match = Match.start(GAME, GAME.prepare(mission), seed)
        players = [Player(1), Player(2)]
        while match.question is not None:
            question = match.asks()[0]
            option = players[question.seat].choose(match, question.seat)
            end = None
            if isinstance(question, Act) and isinstance(option, EndActivation):
                g, figure = match.state, match.state.figures[question.figure]
                end = why(g, figure, question)
                zombies += figure.kind == HORDE
                lazy += figure.kind == HORDE and lets_a_step_be(g, figure, question)
            match.choose(question.seat, option)
            if end is not None:
                # Points that are given away are used.
                ends[End.GIVES if isinstance(match.question, Leverage) else end] += 1
    return Traffic(ends, zombies, lazy)


def why(g: Battle, figure: Figure, question: Act) -> End:
    """The first reason that holds."""
    outlook, points = outlook_of(g, figure), ap_left(g, figure)
    here = distance(outlook, stance(figure))
    if not points:
        return End.SPENT
    if any(isinstance(option, Shoot | Strike | Clobber) for option in question.options):
        return End.HURTS
    if here >= FAR:
        return End.CUT_OFF
    found, taken = reach(g, figure, points, outlook.watched), others(g, figure)
    nearer = [
        there
        for there in found.costs
        if distance(outlook, there) < here and not taken >> (there >> 2) & 1
    ]
    unseen = [there for there in nearer if not found.seen.get(there)]
    if any(there >> 2 not in outlook.in_the_way for there in unseen):
        return End.NEARER
    if nearer:
        return End.MAKES_WAY if unseen else End.WATCHED
    if any(distance(outlook, there) < here for there in past_friends(g, figure, points)):
        return End.QUEUES
    return End.SCANT if points <= SCANT else End.IDLE


def past_friends(g: Battle, figure: Figure, points: int) -> dict[Stance, int]:
    """Where the figure could get with its points if its friends were not there."""
    means = Means(stance(figure), points, extra(g), turn_cost(g, figure))
    return reach_by(g.book, means, barriers(g) | g.stands[rival(figure.side)], g.closed, 0).costs


def lets_a_step_be(g: Battle, figure: Figure, question: Act) -> bool:
    """Whether one step that its points pay for leads nearer, to a square that nobody watches."""
    outlook, points = outlook_of(g, figure), ap_left(g, figure)
    here = distance(outlook, stance(figure))
    steps = [option for option in question.options if isinstance(option, Step)]
    paid = [step for step in steps if cost_of(g, figure, step) <= points]
    squares = [g.book.grid.steps[step.way][figure.cell] for step in paid]
    return any(
        distance(outlook, cell * 4 + figure.facing) < here
        for cell in squares
        if cell >= 0 and not outlook.watched >> cell & 1 and cell not in outlook.in_the_way
    )


def distance(outlook: Outlook, there: Stance) -> int:
    """The points to the goal, or the steps to the prey of who has no goal."""
    if outlook.costs is not None:
        return outlook.costs[there]
    return outlook.nearness.steps[there >> 2] if isinstance(outlook, Hunt) else 0
