"""What a side could set out to do: whole activations, cards, orders, and to stop."""

from __future__ import annotations

from typing import NamedTuple

from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.options import (
    Activate,
    EndTurn,
    Enter,
    FigureId,
    Kill,
    Play,
    Snafu,
)
from sobremesa.games.incursion.rules.actions import action_options
from sobremesa.games.incursion.rules.effects import full_ap
from sobremesa.games.incursion.state import Battle, Figure
from sobremesa.kernel import Option
from sobremesa.kernel.player import Idea

from .next_up import FRONT, commandable, eagerness
from .paths import others
from .planning import Deeds, Plan, plan, plans

END_TURN = EndTurn()


class Undertaking(NamedTuple):
    """A plan for a figure, with where everybody else stood when it was made."""

    figure: FigureId
    deeds: Deeds
    others: int
    opening: Option | None = None
    """What comes before the deeds: to activate the figure."""


def undertaking(
    g: Battle, figure: Figure, made: Plan, opening: Option | None = None
) -> Undertaking:
    return Undertaking(figure.id, made.deeds, others(g, figure), opening)


def ideas_of_turn(g: Battle, question: ask.PlayerTurn, own: Option) -> list[Idea]:
    """What the next figure could do, who else could be next, cards, orders, and to stop."""
    ready = [o for o in question.options if isinstance(o, Activate | Enter)]
    ready.sort(key=lambda option: eagerness(g, option), reverse=True)
    cards = [option for option in question.options if isinstance(option, Play | Kill | Snafu)]
    commands = commandable(g, question)[:FRONT] if not ready else []
    stop = [END_TURN] if not ready and END_TURN in question.options else []
    others: list[Idea] = [*cards, *ready[:FRONT], *commands, *stop]
    if not isinstance(own, Activate):
        return list(dict.fromkeys([own, *others]))
    first, *more = _activations(g, own)
    others = [each for each in others if each != own]
    return list(dict.fromkeys([first, *others, *more]))


def _activations(g: Battle, option: Activate) -> list[Idea]:
    """What a figure could do in its activation, as a whole; what it likes best first."""
    figure = g.figures[option.figure]
    points = full_ap(g, figure)
    actions = action_options(g, figure, points)
    made = [plan(g, figure, points, actions), *plans(g, figure, points, actions)]
    ideas = [undertaking(g, figure, each, option) for each in made]
    return [each if each.deeds else option for each in ideas]
