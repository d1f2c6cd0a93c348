"""Incursion from top to bottom. Read this first.

Both sides choose their forces. Then game turns follow each other until the mission ends: command
points, hands, the bid for the first player turn, deployment, and a player turn for each side.
The state holds which step comes next, so the flow can be taken up again at every anchor.
"""

from __future__ import annotations

from collections.abc import Callable

from sobremesa.kernel import End, Flow

from .rules.activation import player_turn
from .rules.campaign import aftermath
from .rules.cards import leave_play
from .rules.deployment import deploy
from .rules.forces import choose_forces
from .rules.maintenance import (
    after_bid,
    before_hand,
    bid,
    intelligence,
    replenish_cp,
    replenish_hand,
)
from .state import Battle, Place, Stage, rival


def play(g: Battle) -> Flow[None]:
    """A match: the mission, and in a campaign what is kept of it."""
    return campaign(g) if g.book.campaign else mission(g)


def campaign(g: Battle) -> Flow[None]:
    """A mission of the campaign, and its aftermath."""
    if g.stage != Stage.AFTERMATH:
        try:
            yield from mission(g)
        except End as end:
            g.outcome, g.result, g.stage = None, end.outcome, Stage.AFTERMATH
    yield from aftermath(g)


def mission(g: Battle) -> Flow[None]:
    """Step after step, for as long as nobody has won."""
    while True:
        yield from STEPS[g.stage](g)


def first_turn(g: Battle) -> Flow[None]:
    """The player turn of the side that goes first."""
    yield from player_turn(g, g.first)
    g.stage = Stage.SECOND_TURN


def second_turn(g: Battle) -> Flow[None]:
    """The rival's player turn, and the end of the game turn."""
    yield from player_turn(g, rival(g.first))
    end_game_turn(g)
    g.stage = Stage.REPLENISH_CP


def end_game_turn(g: Battle) -> None:
    """Events of the turn are over, and everybody may be activated again: inc.ruling.turn-events."""
    for card in [card for card in g.in_play if g.card(card).lasts == "turn"]:
        leave_play(g, card)
    for figure in g.figures.values():
        figure.activated = False
        figure.given = 0
        if figure.place == Place.WAITING:
            figure.ap = 0


STEPS: dict[Stage, Callable[[Battle], Flow[None]]] = {
    Stage.FORCES: choose_forces,
    Stage.REPLENISH_CP: replenish_cp,
    Stage.BEFORE_HAND: before_hand,
    Stage.REPLENISH_HAND: replenish_hand,
    Stage.INTELLIGENCE: intelligence,
    Stage.BID: bid,
    Stage.AFTER_BID: after_bid,
    Stage.DEPLOY: deploy,
    Stage.FIRST_TURN: first_turn,
    Stage.SECOND_TURN: second_turn,
}
