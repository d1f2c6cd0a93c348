"""What a chance to interrupt is about: who lets it be is asked again when this has changed.

Everything here is open to both sides, how many cards somebody holds included, so that neither a
pause nor silence tells what they are: inc.ruling.checkpoint-again.
"""

from __future__ import annotations

from collections.abc import Hashable, Set

from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.content.schema import ALLIES, SWD
from sobremesa.games.incursion.options import CardId, Kill, Snafu
from sobremesa.games.incursion.state import Battle
from sobremesa.kernel import Ask, Occasion, Register

from .attention import hurts

OCCASIONS: Register[Battle, Ask, Occasion | None] = Register("an occasion")


@OCCASIONS.of(ask.Intelligence)
def intelligence(g: Battle, question: ask.Intelligence) -> Occasion:
    """Whether the rival could outbid the Allies."""
    return Occasion((g.cp[SWD] > g.cp[ALLIES],))


@OCCASIONS.of(ask.AfterBid)
def after_bid(g: Battle, question: ask.AfterBid) -> Occasion:
    """Who goes first."""
    return _about(g, question, g.first)


@OCCASIONS.of(ask.Checkpoint)
def checkpoint(g: Battle, question: ask.Checkpoint) -> Occasion:
    """Each card in play that hurts the side, and whether the side can pay for it."""
    return _of_cards(g, question, {card for card in g.in_play if hurts(g, card, question.seat)})


@OCCASIONS.of(ask.Respond)
def respond(g: Battle, question: ask.Respond) -> Occasion:
    """A card is asked about whenever it is played; who lets it be then lets it be in play, too."""
    return _of_cards(g, question, {question.card}, elsewhere=ask.Checkpoint.window)


@OCCASIONS.of(ask.CriticalHit)
def critical_hit(g: Battle, question: ask.CriticalHit) -> Occasion:
    """What kind of figure is attacked."""
    return _about(g, question, g.figures[question.target].kind)


@OCCASIONS.of(ask.LuckyDevil)
def lucky_devil(g: Battle, question: ask.LuckyDevil) -> Occasion:
    """What kind of figure suffers, and whether this is its end."""
    figure = g.figures[question.figure]
    return _about(g, question, (figure.kind, figure.damage + 1 >= g.profile(figure).dp))


def _of_cards(
    g: Battle, question: ask.Checkpoint | ask.Respond, cards: Set[CardId], elsewhere: str = ""
) -> Occasion:
    """These cards; who plays alone knows what it could do about each."""
    cp = g.cp[question.seat]
    things = tuple((card, g.card(card).kill <= cp) for card in sorted(cards))
    touches = [option for option in question.options if isinstance(option, Kill | Snafu)]
    answers = tuple((type(touch), touch.card) for touch in touches if touch.card in cards)
    return Occasion(things, len(g.hands[question.seat]), answers, elsewhere)


def _about(g: Battle, question: Ask, *things: Hashable) -> Occasion:
    """These things, for a side that holds so many cards."""
    return Occasion(things, len(g.hands[question.seat]))
