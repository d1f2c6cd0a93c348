"""What is asked in Incursion, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, Generic, TypeVar

from sobremesa.games.incursion import options
from sobremesa.games.incursion.options import CardId, FigureId
from sobremesa.kernel import Done, Flow, Option, Pass, Question

O = TypeVar("O", bound=Option, covariant=True)  # noqa: E741


def at_once(asks: Sequence[Question[O]]) -> Question[O]:
    """The questions as one, for sides that choose in secret at the same time; an anchor."""
    first, *others = asks
    first.also, first.anchor = tuple(others), True
    return first


def _nothing() -> Flow[None]:
    yield from ()


NOTHING: Final = _nothing()
"""A flow that is over: for a moment at which nobody has anything to say."""
list(NOTHING)


class OfFigure(Question[O], Generic[O]):
    """Something about one figure."""

    figure: FigureId


# Forces and Maintenance


class Force(Question[options.Ready | options.Buy | options.Rebuy]):
    """What to add to one's force, with the points that are left."""

    rule = "inc.ruling.force-secret"
    secret = True
    points: int


class CardWindow(Question[Pass | options.Play]):
    """A moment of the Maintenance Phase that has cards of its own."""

    window: ClassVar[str]


class BeforeHand(CardWindow):
    """Whether to play a card before hands are replenished."""

    rule = "inc.ruling.brain-sausage-window"
    window = "before_hand"


class Discard(Question[options.Ready | options.Discard]):
    """Which cards to throw away before drawing."""

    rule = "inc.maint.hand-discard"
    secret = True


class Intelligence(Question[Pass | options.Invoke]):
    """Whether to go first without a bid."""

    rule = "inc.bid.allied-intelligence"
    window = "intelligence"


class Bid(Question[options.Bid]):
    """How many command points to bid for the first player turn."""

    rule = "inc.bid.secret-simultaneous"
    secret = True


class AfterBid(CardWindow):
    """Whether to play a card after the bid."""

    rule = "inc.ruling.after-bid-window"
    window = "after_bid"


class Deploy(OfFigure[options.Deploy]):
    """Where a figure waits."""

    rule = "inc.deploy.simultaneous"
    secret = True


class DeployAlike(OfFigure[options.Deploy | options.DeployRest]):
    """Where so many figures wait that nothing tells apart; one of them is named."""

    rule = "inc.ruling.equals-outside"
    secret = True
    count: int


class DeployZombies(Question[options.Deploy | options.DeployRest]):
    """Where so many Sturmzombies wait."""

    rule = "inc.ruling.horde-when"
    secret = True
    count: int


# The player turn


class PlayerTurn(Question[options.Turning]):
    """Whom to activate next, or what else to do between two activations."""

    rule = "inc.act.one-at-a-time"


class Act(OfFigure[options.Doing]):
    """What the figure does next in its activation."""

    rule = "inc.act.any-order"


class LastAct(OfFigure[options.Action | options.EndActivation]):
    """What a figure does next in its Blaze of Glory."""

    rule = "inc.ruling.blaze-procedure"


class Command(OfFigure[options.Action]):
    """What a figure does on command points."""

    rule = "inc.cp.actions-own-turn"


class Pay(OfFigure[options.Pay]):
    """How an action of that cost is paid."""

    rule = "inc.cp.mix-with-ap"
    cost: int


class Leverage(OfFigure[Done | options.Give]):
    """Who gets the action points that the Sergeant has left."""

    rule = "inc.fig.sergeant-leverage"
    ap: int


class NextInOrder(Question[options.First]):
    """Which of several figures comes next."""


class NextPassed(NextInOrder):
    """Which of the figures that stay in the flames burns next."""

    rule = "inc.ruling.end-turn"


# Movement


class GoOn(OfFigure[Pass | options.Step]):
    """Whether to go another square that is free of cost."""

    rule = "inc.ruling.full-throttle"


class Leap(OfFigure[options.Step | options.Turn]):
    """How a leap goes on, with so many squares ahead that are free of cost."""

    rule = "inc.ruling.leap-procedure"
    free: int


class Facing(Question[options.Face]):
    """Which way a figure faces that appears on a square."""

    rule = "inc.move.four-facings"
    cell: int


# Attacks and damage


class AnotherShot(OfFigure[Pass | options.Shoot]):
    """Whom to shoot at once more, after so many shots."""

    rule = "inc.ruling.attack-sequence"
    shots: int


class Reroll(OfFigure[Done | options.Reroll]):
    """Which dice to roll again; in a blast each die is for one of the targets."""

    rule = "inc.reroll.once"
    window = "reroll"
    dice: tuple[int, ...]
    targets: tuple[int, ...]


class NextHit(NextInOrder):
    """Which of several hits is suffered next."""

    rule = "inc.ruling.deaths-after-attack"


class NextDeath(NextInOrder):
    """Which of several deaths comes next."""

    rule = "inc.ruling.deaths-after-attack"


class Reaction(OfFigure[Pass | options.Fire]):
    """Whether somebody in reaction fire shoots at a figure that moved or shot."""

    rule = "inc.rf.trigger"
    window = "reaction"


class Reload(OfFigure[Pass | options.Reload]):
    """A double: whether to pay to stay in reaction fire."""

    rule = "inc.rf.reload"
    window = "reload"
    price: int


class Land(OfFigure[options.Square]):
    """Where a grenade lands."""

    rule = "inc.grenade.target-square"
    weapon: str


class BlastSquare(Question[options.Square]):
    """Which of equally near squares the blast reaches."""

    rule = "inc.ruling.blast-fill"


class Flame(OfFigure[Done | options.Square]):
    """Which square to set on fire as well."""

    rule = "inc.flame.up-to-eight"
    marked: tuple[int, ...]


# Cards


class CardTarget(Question[options.Square | options.On]):
    """What a card is played on."""

    rule = "inc.card.effect-any-figure"
    title: str


class Respond(Question[Pass | options.Touch]):
    """Whether to stop a card that is being played on something, or on nothing."""

    rule = "inc.ruling.response-stack"
    window = "respond"
    card: CardId
    on: int


class Checkpoint(Question[Pass | options.Touch]):
    """Whether to take a card off the table."""

    rule = "inc.ruling.checkpoints"
    window = "checkpoint"


class CriticalHit(OfFigure[Pass | options.Play]):
    """Whether a card stands in for the dice of a figure's attack."""

    rule = "inc.ruling.critical-hit-window"
    window = "critical_hit"
    target: FigureId


class LuckyDevil(OfFigure[Pass | options.Play]):
    """Whether a card spares a figure a damage point."""

    rule = "inc.ruling.lucky-devil-window"
    window = "lucky_devil"


class BlazeOfGlory(OfFigure[Pass | options.Play]):
    """Whether a card lets a dying figure act once more."""

    rule = "inc.ruling.blaze-who"
    window = "blaze_of_glory"


class RiseWhere(Question[options.Square]):
    """Where a body gets up when its square is taken."""

    rule = "inc.ruling.rackley-zombie"


class Weasel(Question[options.On]):
    """Which Sturmzombie is stopped, with so many to stop."""

    rule = "inc.ruling.wild-weasel-details"
    count: int


# The campaign


class Keep(Question[Pass | options.Keep]):
    """Which Effect to keep for the campaign."""

    rule = "inc.campaign.keep-effect"
