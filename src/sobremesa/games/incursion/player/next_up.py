"""Who acts next: how eager each figure is, and on whom CP are worth a thought."""

from __future__ import annotations

from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.content.schema import ALLIES, SWD
from sobremesa.games.incursion.options import Activate, Command, Enter
from sobremesa.games.incursion.rules.effects import full_ap
from sobremesa.games.incursion.rules.entry import ANY_ZOMBIE
from sobremesa.games.incursion.rules.sight import seen_enemies
from sobremesa.games.incursion.state import Battle, Figure

from .orders import costs_to, objective
from .paths import FAR, barriers, stance, steps_to
from .values import NEAR

FRONT = 2
"""So many figures of the horde are thought about when CP are spent."""
AT_HAND = -7.5
RACE = 10.0
"""What a point of AP counts when figures enter for a race."""


def commandable(g: Battle, question: ask.PlayerTurn) -> list[Command]:
    """The figures that are worth a thought: all of the Allies, of the SWD those at the front."""
    commands = [
        option
        for option in question.options
        if type(option) is Command and option.figure not in g.watching
    ]
    if g.side == ALLIES or len(commands) <= 1:
        return commands
    by_steps = sorted((_steps_to_prey(g, g.figures[o.figure]), o.figure, o) for o in commands)
    reach = FAR if g.book.goal == "beacon" else NEAR  # in a race every step counts, from the first
    return [option for steps, _, option in by_steps[:FRONT] if steps <= reach]


def eagerness(g: Battle, option: Activate | Enter) -> float:
    """Who sees an enemy goes first, then who is nearest to the goal, then those outside."""
    if isinstance(option, Enter):
        beside = g.book.grid.within(option.cell, 1) & g.occupied
        return _haste(g, option) - beside.bit_count() - 500.0
    figure = g.figures[option.figure]
    if figure.side == SWD:
        return _hunger(g, figure)
    sees = bool(seen_enemies(g, figure)) and g.book.kind[figure.kind].gun is not None
    goals = objective(g, figure)
    far = costs_to(g, figure, goals)[stance(figure)] if goals else 50
    if g.can(figure, "tactical_leverage"):
        return 600.0
    return (300.0 if sees else 0.0) - far


def _haste(g: Battle, option: Enter) -> float:
    """In a race the SWD's fast figures enter before the slow ones, which would be in their way."""
    if g.book.goal != "beacon" or g.side != SWD:
        return 0.0
    return RACE * full_ap(g, g.figures.get(option.figure, ANY_ZOMBIE))


def _hunger(g: Battle, figure: Figure) -> float:
    """Those who come up strike first, those at hand last: their blows get more dice."""
    steps = _steps_to_prey(g, figure)
    return AT_HAND if steps <= 1 else -float(steps)


def _steps_to_prey(g: Battle, figure: Figure) -> int:
    """The steps to the nearest of the Allies."""
    return steps_to(g.book, g.stands[ALLIES], barriers(g))[figure.cell]
