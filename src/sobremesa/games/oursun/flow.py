"""Under Our Sun from top to bottom. Read this first.

After set-up each round is a day: Preparation, then Morning, Afternoon and Night, in which every
character has a turn. The state holds which step comes next, so the flow can be taken up again at
every anchor.
"""

from __future__ import annotations

from collections.abc import Callable

from sobremesa.kernel import Flow

from .rules.phases import begin_phase, choose_order, end_phase, preparation
from .rules.setup import choose_characters, choose_gear, start
from .rules.turn import begin_turn, end_turn, last_actions, turn
from .state import Land, Stage


def play(g: Land) -> Flow[None]:
    """Step after step, for as long as nobody has won."""
    while True:
        yield from STEPS[g.stage](g)


STEPS: dict[Stage, Callable[[Land], Flow[None]]] = {
    Stage.START: start,
    Stage.CHARACTERS: choose_characters,
    Stage.GEAR: choose_gear,
    Stage.PREPARATION: preparation,
    Stage.PHASE_START: begin_phase,
    Stage.ORDER: choose_order,
    Stage.TURN_START: begin_turn,
    Stage.TURN: turn,
    Stage.TURN_END: end_turn,
    Stage.LAST_ACTIONS: last_actions,
    Stage.PHASE_END: end_phase,
}
