"""Answers before the player turns: forces, hands, bids and deployment."""

from __future__ import annotations

from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.content.schema import ALLIES, SWD
from sobremesa.games.incursion.options import (
    Bid,
    Buy,
    Deploy,
    DeployRest,
    Discard,
    Invoke,
    Keep,
    Play,
    Ready,
    Rebuy,
)
from sobremesa.games.incursion.state import Battle, rival
from sobremesa.kernel import PASS, Option, ThumbPlayer, answers

from .armies import bought, good_armies
from .cards import effect_on, is_useless
from .orders import routes
from .paths import barriers, steps_from


class Preparing(ThumbPlayer[Battle]):
    """What the player does before the battle, and before each turn."""

    @answers(ask.Force)
    def force(self, g: Battle, question: ask.Force) -> Option:
        """Survivors first, then one of the good armies, whichever the dice say."""
        side, options = question.seat, question.options
        survivors = [option for option in options if isinstance(option, Rebuy)]
        if survivors:
            return survivors[0]
        has = bought(g, side)
        army = list(self.dice.pick(good_armies(g.book, side, has) or [has]))
        for kind in has:
            army.remove(kind)
        wanted = [option for option in options if isinstance(option, Buy) and option.kind in army]
        return wanted[0] if wanted else options[0]

    @answers(ask.Discard)
    def discard(self, g: Battle, question: ask.Discard) -> Option:
        """Throw away what this side can never use."""
        for option in question.options:
            if isinstance(option, Discard) and is_useless(g, question.seat, g.card(option.card)):
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
        scored = [
            (effect_on(g.book, g.figures[o.figure].kind, g.card(o.card).id), o) for o in keeps
        ]
        best = max(scored, key=lambda pair: pair[0], default=(0.0, PASS))
        return best[1] if best[0] > 0 else PASS


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
    """How far it is from an entry point to the way of an enemy."""
    cells = [g.tunnel] if point == "tunnel" else [cell for cell, _ in g.book.points[point].edges]
    steps = steps_from(g.book, cells[0], barriers(g))
    ways = [way for _, way in routes(g, rival(side))]
    return min((steps[cell] for way in ways for cell, _ in way), default=0)
