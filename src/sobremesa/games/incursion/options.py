"""What can be chosen in Incursion."""

from typing import NewType, TypeAlias

from sobremesa.kernel import Option

FigureId = NewType("FigureId", int)
"""A figure; below 0 something that stands for figures."""
CardId = NewType("CardId", int)
"""One of the combat cards, by its place in the box."""


class Buy(Option, frozen=True):
    """Add a figure, or a lot of Sturmzombies, to one's force."""

    kind: str


class Ready(Option, frozen=True):
    """A side has chosen enough: its force, its discards or its deployment."""

    side: int


class Discard(Option, frozen=True):
    """Throw a card out of one's hand before drawing."""

    card: CardId


class Invoke(Option, frozen=True):
    """Call on Allied Intelligence to go first without a bid."""


class Bid(Option, frozen=True):
    """Bid command points for the first player turn."""

    cp: int


class Deploy(Option, frozen=True):
    """Let a figure wait at an entry point; -1 stands for one more Sturmzombie."""

    figure: FigureId
    point: str


class DeployRest(Option, frozen=True):
    """Let all Sturmzombies, or figures that are alike, wait at one entry point."""

    point: str


class Activate(Option, frozen=True):
    """Begin the activation of a figure on the board."""

    figure: FigureId


class Enter(Option, frozen=True):
    """Begin the activation of a waiting figure by entering; -1 stands for a Sturmzombie."""

    figure: FigureId
    point: str
    cell: int


class Command(Option, frozen=True):
    """Let a figure act on command points."""

    figure: FigureId


class Pay(Option, frozen=True):
    """How an action is paid."""

    ap: int
    special: int
    cp: int


class Step(Option, frozen=True):
    """Move one square: 0 north, 1 east, 2 south, 3 west."""

    way: int


class Turn(Option, frozen=True):
    """Face another way."""

    facing: int


class UseDoor(Option, frozen=True):
    """Open or close a door."""

    door: int


class Seal(Option, frozen=True):
    """Seal a closed gate for good."""

    door: int


class PickUp(Option, frozen=True):
    """Take the item from a square."""

    cell: int


class Take(Option, frozen=True):
    """Take the item from a friend."""

    figure: FigureId


class Drop(Option, frozen=True):
    """Put down the item that a figure carries."""

    figure: FigureId


class Shoot(Option, frozen=True):
    """Fire the gun at a figure."""

    target: FigureId


class Aim(Option, frozen=True):
    """Use an area weapon; its squares are chosen next."""

    weapon: str


class Square(Option, frozen=True):
    """A square for what is being done."""

    cell: int


class Strike(Option, frozen=True):
    """Attack a figure in melee."""

    target: FigureId


class Clobber(Option, frozen=True):
    """Eliminate a Sturmzombie in melee without a roll."""

    target: FigureId


class KaBoom(Option, frozen=True):
    """Blow oneself up on a figure."""

    target: FigureId


class Watch(Option, frozen=True):
    """Enter reaction fire."""


class StandUp(Option, frozen=True):
    """Get up after being knocked down."""


class Will(Option, frozen=True):
    """Shake off an Effect by sheer will."""

    card: CardId


class Give(Option, frozen=True):
    """Give one unused action point to a figure."""

    figure: FigureId


class EndActivation(Option, frozen=True):
    """This figure is done."""


class EndTurn(Option, frozen=True):
    """Pass the turn to the rival."""


class Play(Option, frozen=True):
    """Play a card from one's hand; its choices come next."""

    title: str


class On(Option, frozen=True):
    """A figure for a card; -1 is the card of all Sturmzombies."""

    figure: FigureId


class Kill(Option, frozen=True):
    """Pay command points to kill a card."""

    card: CardId


class Snafu(Option, frozen=True):
    """Play SNAFU on a card."""

    card: CardId


class Fire(Option, frozen=True):
    """React with fire."""

    figure: FigureId


class Reload(Option, frozen=True):
    """Pay to stay in reaction fire."""


class Reroll(Option, frozen=True):
    """Roll a die again; dice are counted from 0."""

    die: int


class First(Option, frozen=True):
    """The figure whose hits or death come next."""

    figure: FigureId


class Face(Option, frozen=True):
    """The way a figure that appears faces."""

    facing: int


class Keep(Option, frozen=True):
    """Keep an Effect for the rest of the campaign."""

    figure: FigureId
    card: CardId


class Rebuy(Option, frozen=True):
    """Buy a survivor of the last mission again."""

    survivor: int


Action: TypeAlias = (
    Step
    | Turn
    | UseDoor
    | Seal
    | PickUp
    | Take
    | Shoot
    | Aim
    | Strike
    | Clobber
    | KaBoom
    | Watch
    | StandUp
    | Will
)
"""What a figure can do."""
Touch: TypeAlias = Kill | Snafu
"""What can be done about a card in play, or about one that is being played."""
Beside: TypeAlias = Command | Drop | Play | Touch
"""What a side can do in its turn beside the activation of a figure."""
Doing: TypeAlias = Action | Beside | EndActivation
"""What there is to do within an activation."""
Turning: TypeAlias = Activate | Enter | Beside | EndTurn
"""What there is to do between two activations."""
