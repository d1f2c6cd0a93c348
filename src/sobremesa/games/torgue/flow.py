"""The whole game from top to bottom. Read this first.

A match is one scenario, and in a campaign the Interlude after it. Rounds follow each other: the
Vault Hunters act, the enemies carry out an Announcement, the round ends. The state holds the stage
and its agenda, so that the flow can be taken up again at every anchor.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from sobremesa.kernel import Answer, Ask, End, Flow, Outcome, Together

from .events import DieDecided
from .options import InOrder, KeepAway, RollForIt
from .rules.activation import hunters_turn
from .rules.interlude import bonus, exchange_gear, levels, shop
from .rules.orders import carry_out_orders
from .rules.rounds import cleanup, end_enemies_turn, end_round
from .rules.setup import choose_trees, deploy, pick_hunters
from .rules.wanted import arrange, award_prize, end_mission, offer_mission, rest
from .state import Show, Stage

ROLL_FOR_IT = RollForIt()
ALL_AT_ONCE = (InOrder, KeepAway)
"""Ways to answer for several enemies at once: a die chooses between the enemies and ways alone."""


def play(g: Show) -> Flow[None]:
    """Stage after stage; the end of a scenario may only be the beginning of the Interlude."""
    while True:
        try:
            yield from _settled(g, STAGES[g.stage](g))
        except End as end:
            if not goes_on(g, end.outcome):
                raise


def _settled(g: Show, flow: Flow[None]) -> Flow[None]:
    """Several players may leave a choice of the group to a die: tor.core.disagreement-roll."""
    if g.seats == 1:
        yield from flow
        return
    with suppress(StopIteration):
        question = next(flow)
        while True:
            if isinstance(question, Together) or not question.group or len(question.options) < 2:
                question = flow.send((yield question))
            else:
                question = flow.send((yield from _decided(g, question)))


def _decided(g: Show, question: Ask) -> Flow[Answer]:
    """The answer of the players, or of the die."""
    options = question.options
    question.options = [*options, ROLL_FOR_IT]
    answer = yield question
    if isinstance(answer, RollForIt):
        answer = g.dice.pick([each for each in options if not isinstance(each, ALL_AT_ONCE)])
        g.tell(DieDecided())
    return answer


def goes_on(g: Show, outcome: Outcome) -> bool:
    """Whether a match goes on after a scenario or a Wanted mission: tor.interlude.when."""
    scenario = g.book.scenario
    if scenario is None or not g.book.campaign:
        return False
    if g.wanted:
        g.outcome = None
        end_mission(g, outcome)
        g.begun = False
        return True
    if g.result is not None or outcome.result == "boss-slain":
        return False
    g.outcome = None
    g.result = outcome
    g.never_fired = g.fired == 0
    g.card_left = g.queue[g.spent] != g.book.fired
    g.forget_plans()
    g.begun = False
    rest(g)
    g.stage = Stage.WANTED if g.bounty else Stage.SHOP
    return True


def enemies_turn(g: Show) -> Flow[None]:
    """The orders, what ends the enemies' turn, and the clean-up: tor.round.two-turns."""
    yield from carry_out_orders(g)
    yield from end_enemies_turn(g)
    yield from cleanup(g)
    g.stage = Stage.RESPAWN


STAGES: dict[Stage, Callable[[Show], Flow[None]]] = {
    Stage.PICK: pick_hunters,
    Stage.TREES: choose_trees,
    Stage.ARRANGE: arrange,
    Stage.DEPLOY: deploy,
    Stage.HUNTERS: hunters_turn,
    Stage.ENEMIES: enemies_turn,
    Stage.RESPAWN: end_round,
    Stage.WANTED: offer_mission,
    Stage.PRIZE: award_prize,
    Stage.SHOP: shop,
    Stage.BONUS: bonus,
    Stage.LEVELS: levels,
    Stage.REST: exchange_gear,
}
