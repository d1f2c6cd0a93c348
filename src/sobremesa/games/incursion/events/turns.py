"""Forces, the game turn, bids, deployment and activations."""

from sobremesa.kernel import Event


class ForceShown(Event, frozen=True):
    """A side's force is turned over."""

    rule = "inc.ruling.force-secret"
    icon = "meeple-army"
    sound = "reveal"
    reveals = True
    side: int
    kinds: tuple[str, ...]
    lots: int


class TurnBegan(Event, frozen=True):
    """A game turn begins."""

    rule = "inc.turn.two-phases"
    weight = "heading"
    sound = "bell"
    chapter = True
    turn: int


class CpTaken(Event, frozen=True):
    """A side replenishes its command points."""

    rule = "inc.maint.cp-draw"
    icon = "rank-3"
    weight = "detail"
    side: int
    cp: int
    special: int


class HandDiscarded(Event, frozen=True):
    """A side throws cards away before drawing."""

    rule = "inc.maint.hand-discard"
    icon = "card-discard"
    weight = "detail"
    reveals = True
    side: int
    cards: tuple[int, ...]


class Drew(Event, frozen=True):
    """A side draws cards; only it sees which."""

    rule = "inc.maint.hand-draw"
    icon = "card-draw"
    sound = "card"
    reveals = True
    side: int
    cards: tuple[int, ...]


class DrewUnseen(Event, frozen=True):
    """A side draws cards, as the rival sees it."""

    rule = "inc.maint.hand-draw"
    icon = "card-draw"
    weight = "detail"
    side: int
    count: int


class Reshuffled(Event, frozen=True):
    """The discard pile becomes the deck."""

    rule = "inc.deck.reshuffle"
    icon = "card-random"
    weight = "detail"
    reveals = True
    cards: int


class IntelligenceInvoked(Event, frozen=True):
    """The Allies go first without a bid."""

    rule = "inc.bid.allied-intelligence"
    icon = "spy"
    sound = "power"


class BidsShown(Event, frozen=True):
    """Both bids are turned over."""

    rule = "inc.bid.higher-first"
    icon = "coins"
    sound = "reveal"
    reveals = True
    allies: int
    swd: int
    first: int


class Deployed(Event, frozen=True):
    """A figure waits at an entry point."""

    rule = "inc.deploy.simultaneous"
    icon = "entry-door"
    weight = "detail"
    reveals = True
    figure: int
    point: str


class ZombiesDeployed(Event, frozen=True):
    """Sturmzombies wait at an entry point."""

    rule = "inc.fig.horde"
    icon = "shambling-zombie"
    weight = "detail"
    reveals = True
    point: str
    count: int


class PlayerTurnBegan(Event, frozen=True):
    """A side begins its part of the Action Phase."""

    rule = "inc.act.one-at-a-time"
    weight = "heading"
    sound = "bell"
    chapter = True
    side: int


class PlayerTurnEnded(Event, frozen=True):
    """A side ends its part of the Action Phase."""

    rule = "inc.act.all-then-rival"
    weight = "detail"
    side: int


class Activated(Event, frozen=True):
    """A figure begins its activation."""

    rule = "inc.ruling.activation-start"
    sound = "tick"
    figure: int
    ap: int


class Paid(Event, frozen=True):
    """A figure pays for an action."""

    rule = "inc.act.ap-per-action"
    weight = "detail"
    figure: int
    ap: int
    special: int
    cp: int
    left: int
    apart: bool = True
    """Whether it is told in a line of its own, and not with what it bought."""
