"""Answers before the player turns: forces, hands, bids and deployment."""

from __future__ import annotations

from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.content.schema import ALLIES, SWD
from sobremesa.games.incursion.options import (
    Bid,
    Buy,
    CardId,
    Deploy,
    DeployRest,
    Discard,
    Invoke,
    Keep,
    Play,
    Ready,
    Rebuy,
)
from sobremesa.games.incursion.rules.forces import LOT
from sobremesa.games.incursion.state import NOBODY, Battle, Figure
from sobremesa.kernel import PASS, Option, ThumbPlayer, answers

from .cards import weight
from .orders import hunting, ways

SHOPPING = {
    ALLIES: ("ape_sergeant", "ape_hmg", "ape_trooper", "ape_trooper", "slugger_murphy"),
    SWD: (LOT, "ilsa", "gretel", LOT, "blitzhund", LOT, "bomberzombie", LOT),
}
"""What each side buys first, as long as it has the points."""


class Preparing(ThumbPlayer[Battle]):
    """What the player does before the battle, and before each turn."""

    @answers(ask.Force)
    def force(self, g: Battle, question: ask.Force) -> Option:
        """Down the shopping list; a side that must carry buys somebody who can."""
        side, options = question.seat, question.options
        survivors = [option for option in options if isinstance(option, Rebuy)]
        if survivors:
            return survivors[0]
        bought = [*g.forces[side].figures, *[LOT] * g.forces[side].lots]
        for kind in _shopping(g, side):
            if kind in bought:
                bought.remove(kind)
            elif Buy(kind) in options:
                return Buy(kind)
        left = [option for option in options if isinstance(option, Buy)]
        return left[0] if left else options[0]

    @answers(ask.Discard)
    def discard(self, g: Battle, question: ask.Discard) -> Option:
        """Throw away what this side can never use."""
        for option in question.options:
            if isinstance(option, Discard) and _is_useless(g, question.seat, option.card):
                return option
        return Ready(question.seat)

    @answers(ask.Intelligence)
    def intelligence(self, g: Battle, question: ask.Intelligence) -> Option:
        """Go first when they are close."""
        return Invoke() if g.turn >= 2 and _in_contact(g, 6) else PASS

    @answers(ask.Bid)
    def bid(self, g: Battle, question: ask.Bid) -> Option:
        """A little, more when the two sides are in contact."""
        cp = g.cp[question.seat]
        most = cp // 2 if _in_contact(g, 7) else 1
        return Bid(min(self.dice.below(most + 1), cp))

    @answers(ask.BeforeHand, ask.AfterBid)
    def window_card(self, g: Battle, question: ask.BeforeHand | ask.AfterBid) -> Option:
        """Play what the window allows, if it is any good."""
        plays = [option for option in question.options if isinstance(option, Play)]
        good = [play for play in plays if _likes(g, question.seat, play.title)]
        return good[0] if good else PASS

    @answers(ask.Deploy, ask.DeployAlike, ask.DeployZombies)
    def deploy(
        self, g: Battle, question: ask.Deploy | ask.DeployAlike | ask.DeployZombies
    ) -> Option:
        """All together, at the point from which the goal is nearest."""
        side = question.seat
        options: list[Deploy | DeployRest] = [*question.options]
        rest = [option for option in options if isinstance(option, DeployRest)]
        return self.best(rest or options, lambda option: -_distance_from(g, side, option.point))

    @answers(ask.Keep)
    def keep(self, g: Battle, question: ask.Keep) -> Option:
        """The Effect that helps most."""
        keeps = [option for option in question.options if isinstance(option, Keep)]
        good = [o for o in keeps if g.card(o.card).id not in ("minor_wound", "major_wound")]
        return max(good, key=lambda option: weight(g.card(option.card)), default=PASS)


def _shopping(g: Battle, side: int) -> tuple[str, ...]:
    """The list, with a carrier at its head where there is something to carry off."""
    wishes = SHOPPING[side]
    if side == SWD and g.book.goal == "beacon":
        return (LOT, "ilsa", *wishes[2:])
    return wishes


def _is_useless(g: Battle, side: int, card: CardId) -> bool:
    title = g.card(card)
    if title.side and title.side != ("allies", "swd")[side]:
        return True
    if title.id in ("cave_in", "liquid_courage"):
        return True
    if side == ALLIES:
        return title.id in ("brain_sausage", "v_stimulator", "improved_impulse")
    return title.id in ("v_neutraliser", "grinding_gears")


def _in_contact(g: Battle, reach: int) -> bool:
    """Whether an enemy is that near to one of the Allies."""
    return any(
        g.book.grid.within(figure.cell, reach) & g.stands[SWD] for figure in g.on_board(ALLIES)
    )


def _likes(g: Battle, side: int, title: str) -> bool:
    """Whether a card of the Maintenance Phase does the side good."""
    match title:
        case "brain_sausage" | "power_drop":
            return side == SWD
        case "flooded_tunnel":
            return (side == ALLIES) == (g.book.goal != "escape")
        case "intelligence_report":
            return g.first != side
        case _:
            return False


def _distance_from(g: Battle, side: int, point: str) -> float:
    """How far it is from an entry point to an enemy."""
    cells = [g.tunnel] if point == "tunnel" else [cell for cell, _ in g.book.points[point].edges]
    figure = Figure(id=NOBODY, kind="sturmzombie" if side == SWD else "ape_trooper", side=side)
    way = ways(g, figure, hunting(g, side))
    return min(way.cost(cell, facing) for cell in cells for facing in range(4))
