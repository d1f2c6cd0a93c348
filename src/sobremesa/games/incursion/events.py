"""What happens in Incursion, told to the chronicle, the screen and the laboratory."""

from typing import ClassVar

from sobremesa.kernel import Event


class ForceShown(Event, frozen=True):
    """A side's force is turned over."""

    rule: ClassVar[str] = "inc.ruling.force-secret"
    reveals: ClassVar[bool] = True
    side: int
    kinds: tuple[str, ...]
    lots: int


class TurnBegan(Event, frozen=True):
    """A game turn begins."""

    rule: ClassVar[str] = "inc.turn.two-phases"
    chapter: ClassVar[bool] = True
    turn: int


class CpTaken(Event, frozen=True):
    """A side replenishes its command points."""

    rule: ClassVar[str] = "inc.maint.cp-draw"
    side: int
    cp: int
    special: int


class HandDiscarded(Event, frozen=True):
    """A side throws cards away before drawing."""

    rule: ClassVar[str] = "inc.maint.hand-discard"
    reveals: ClassVar[bool] = True
    side: int
    cards: tuple[int, ...]


class Drew(Event, frozen=True):
    """A side draws cards; only it sees which."""

    rule: ClassVar[str] = "inc.maint.hand-draw"
    reveals: ClassVar[bool] = True
    side: int
    cards: tuple[int, ...]


class DrewUnseen(Event, frozen=True):
    """A side draws cards, as the rival sees it."""

    rule: ClassVar[str] = "inc.maint.hand-draw"
    side: int
    count: int


class Reshuffled(Event, frozen=True):
    """The discard pile becomes the deck."""

    rule: ClassVar[str] = "inc.deck.reshuffle"
    reveals: ClassVar[bool] = True
    cards: int


class IntelligenceInvoked(Event, frozen=True):
    """The Allies go first without a bid."""

    rule: ClassVar[str] = "inc.bid.allied-intelligence"


class BidsShown(Event, frozen=True):
    """Both bids are turned over."""

    rule: ClassVar[str] = "inc.bid.higher-first"
    reveals: ClassVar[bool] = True
    allies: int
    swd: int
    first: int


class Deployed(Event, frozen=True):
    """A figure waits at an entry point."""

    rule: ClassVar[str] = "inc.deploy.simultaneous"
    reveals: ClassVar[bool] = True
    figure: int
    point: str


class ZombiesDeployed(Event, frozen=True):
    """Sturmzombies wait at an entry point."""

    rule: ClassVar[str] = "inc.fig.horde"
    reveals: ClassVar[bool] = True
    point: str
    count: int


class PlayerTurnBegan(Event, frozen=True):
    """A side begins its part of the Action Phase."""

    rule: ClassVar[str] = "inc.act.one-at-a-time"
    chapter: ClassVar[bool] = True
    side: int


class PlayerTurnEnded(Event, frozen=True):
    """A side ends its part of the Action Phase."""

    rule: ClassVar[str] = "inc.act.all-then-rival"
    side: int


class Activated(Event, frozen=True):
    """A figure begins its activation."""

    rule: ClassVar[str] = "inc.ruling.activation-start"
    figure: int
    ap: int


class Paid(Event, frozen=True):
    """A figure pays for an action."""

    rule: ClassVar[str] = "inc.act.ap-per-action"
    figure: int
    ap: int
    special: int
    cp: int
    left: int
    apart: bool = True
    """Whether it is told in a line of its own, and not with what it bought."""


class Entered(Event, frozen=True):
    """A figure comes onto the board."""

    rule: ClassVar[str] = "inc.ruling.entry-move"
    figure: int
    cell: int
    facing: int


class Stepped(Event, frozen=True):
    """A figure moves a square."""

    rule: ClassVar[str] = "inc.ap.move-forward"
    figure: int
    source: int
    target: int
    paid: Paid | None = None


class Turned(Event, frozen=True):
    """A figure changes its facing."""

    rule: ClassVar[str] = "inc.ap.turn"
    figure: int
    facing: int
    paid: Paid | None = None


class LeptBack(Event, frozen=True):
    """A leap that cannot be finished ends where it began."""

    rule: ClassVar[str] = "inc.ruling.leap-procedure"
    figure: int
    cell: int


class DoorMoved(Event, frozen=True):
    """A door is opened or closed."""

    rule: ClassVar[str] = "inc.ap.door"
    figure: int
    door: int
    opened: bool


class GateSealed(Event, frozen=True):
    """A gate is sealed for good."""

    rule: ClassVar[str] = "inc.m2.seal"
    figure: int
    door: int


class ItemTaken(Event, frozen=True):
    """A figure takes the beacon, from the floor or from a friend."""

    rule: ClassVar[str] = "inc.ap.item"
    figure: int
    source: int


class ItemDropped(Event, frozen=True):
    """The beacon falls or is put down."""

    rule: ClassVar[str] = "inc.item.drop-any-time"
    figure: int
    cell: int
    wilful: bool


class LeftBoard(Event, frozen=True):
    """A figure leaves the board alive."""

    rule: ClassVar[str] = "inc.ruling.leave-board"
    figure: int
    point: str
    paid: Paid | None = None


class Rolled(Event, frozen=True):
    """Damage dice against one figure: `source` says what threw them."""

    rule: ClassVar[str] = "inc.shoot.hit"
    source: str
    attacker: int
    target: int
    dice: tuple[int, ...]
    bonus: int
    fortitude: int
    hits: int
    reaction: bool


class FirstRolled(Event, frozen=True):
    """Dice fall that may be, or must be, rolled again."""

    rule: ClassVar[str] = "inc.ruling.attack-sequence"
    attacker: int
    dice: tuple[int, ...]


class Rerolled(Event, frozen=True):
    """Dice are rolled again."""

    rule: ClassVar[str] = "inc.reroll.once"
    attacker: int
    before: tuple[int, ...]
    after: tuple[int, ...]


class Critical(Event, frozen=True):
    """A critical hit stands in for the dice."""

    rule: ClassVar[str] = "inc.card.critical-hit"
    attacker: int
    target: int


class Exploded(Event, frozen=True):
    """A blast goes off."""

    rule: ClassVar[str] = "inc.grenade.blast-nine"
    source: str
    attacker: int
    centre: int
    squares: tuple[int, ...]


class Flamed(Event, frozen=True):
    """A jet of flame sets squares on fire."""

    rule: ClassVar[str] = "inc.flame.up-to-eight"
    attacker: int
    squares: tuple[int, ...]


class FireDied(Event, frozen=True):
    """Burning markers are removed."""

    rule: ClassVar[str] = "inc.flame.duration"
    squares: tuple[int, ...]


class Damaged(Event, frozen=True):
    """A figure suffers a damage point."""

    rule: ClassVar[str] = "inc.shoot.markers"
    figure: int
    left: int


class DamageNegated(Event, frozen=True):
    """A damage point is negated."""

    rule: ClassVar[str] = "inc.card.lucky-devil"
    figure: int


class Died(Event, frozen=True):
    """A figure is a casualty."""

    rule: ClassVar[str] = "inc.shoot.casualty"
    figure: int
    cell: int


class Clobbered(Event, frozen=True):
    """A Sturmzombie is eliminated without a roll."""

    rule: ClassVar[str] = "inc.fig.clobberer-autokill"
    figure: int
    target: int


class KnockRolled(Event, frozen=True):
    """The whip's die."""

    rule: ClassVar[str] = "inc.fig.whip-knockdown"
    attacker: int
    target: int
    die: int
    down: bool


class StoodUp(Event, frozen=True):
    """A figure gets up."""

    rule: ClassVar[str] = "inc.ap.stand-up"
    figure: int


class WatchBegan(Event, frozen=True):
    """A figure enters reaction fire."""

    rule: ClassVar[str] = "inc.rf.who"
    figure: int


class WatchEnded(Event, frozen=True):
    """A figure leaves reaction fire; `why` is a word of the texts."""

    rule: ClassVar[str] = "inc.rf.doubles"
    figure: int
    why: str


class Reloaded(Event, frozen=True):
    """A figure stays in reaction fire for command points."""

    rule: ClassVar[str] = "inc.rf.reload"
    figure: int
    cp: int


class VolatileRolled(Event, frozen=True):
    """The die of a Bomberzombie that was shot."""

    rule: ClassVar[str] = "inc.fig.volatile-roll"
    figure: int
    die: int


class BlazeBegan(Event, frozen=True):
    """A dying figure acts once more."""

    rule: ClassVar[str] = "inc.card.blaze-of-glory"
    figure: int
    ap: int


class Leveraged(Event, frozen=True):
    """The Sergeant gives an action point away."""

    rule: ClassVar[str] = "inc.fig.sergeant-leverage"
    giver: int
    figure: int


class CardPlayed(Event, frozen=True):
    """A card is announced; `target` is a figure, a card, a square or nobody, as the card wants."""

    rule: ClassVar[str] = "inc.ruling.response-stack"
    reveals: ClassVar[bool] = True
    side: int
    card: int
    target: int


class CardKilled(Event, frozen=True):
    """A card is killed with command points."""

    rule: ClassVar[str] = "inc.cp.kill-on-play"
    side: int
    card: int
    cp: int


class CardNegated(Event, frozen=True):
    """A card is negated by SNAFU."""

    rule: ClassVar[str] = "inc.card.snafu"
    card: int


class CardLeft(Event, frozen=True):
    """A card in play leaves the table."""

    rule: ClassVar[str] = "inc.ruling.kill-ends-at-once"
    card: int


class Fizzled(Event, frozen=True):
    """A card finds nothing left to act on."""

    rule: ClassVar[str] = "inc.ruling.card-fizzle"
    card: int


class WeaselRolled(Event, frozen=True):
    """Wild Weasel's die."""

    rule: ClassVar[str] = "inc.card.wild-weasel"
    die: int


class Frozen(Event, frozen=True):
    """A Sturmzombie is stopped by Wild Weasel."""

    rule: ClassVar[str] = "inc.card.wild-weasel"
    figure: int


class FellIn(Event, frozen=True):
    """The roof comes down on a square."""

    rule: ClassVar[str] = "inc.card.cave-in-place"
    cell: int


class TunnelFound(Event, frozen=True):
    """A hidden tunnel opens."""

    rule: ClassVar[str] = "inc.card.hidden-tunnel-place"
    cell: int


class Rose(Event, frozen=True):
    """A body gets up as a Sturmzombie."""

    rule: ClassVar[str] = "inc.card.rackley-replace"
    figure: int
    cell: int


class Healed(Event, frozen=True):
    """A figure loses its damage markers."""

    rule: ClassVar[str] = "inc.card.medkit"
    figure: int


class EffectKept(Event, frozen=True):
    """A side keeps an Effect for the campaign."""

    rule: ClassVar[str] = "inc.campaign.keep-effect"
    side: int
    figure: int
    card: int


class MissionEnded(Event, frozen=True):
    """The mission is over."""

    rule: ClassVar[str] = "inc.ruling.victory-immediate"
    result: str


EVENTS: tuple[type[Event], ...] = tuple(
    kind
    for kind in list(globals().values())
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
)
