"""What happens in Incursion, told to the chronicle, the screen and the laboratory."""

from sobremesa.kernel import Event


class ForceShown(Event, frozen=True):
    """A side's force is turned over."""

    rule = "inc.ruling.force-secret"
    icon = "meeple-army"
    reveals = True
    side: int
    kinds: tuple[str, ...]
    lots: int


class TurnBegan(Event, frozen=True):
    """A game turn begins."""

    rule = "inc.turn.two-phases"
    weight = "heading"
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


class BidsShown(Event, frozen=True):
    """Both bids are turned over."""

    rule = "inc.bid.higher-first"
    icon = "coins"
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


class Entered(Event, frozen=True):
    """A figure comes onto the board."""

    rule = "inc.ruling.entry-move"
    icon = "entry-door"
    sound = "step"
    figure: int
    cell: int
    facing: int


class Stepped(Event, frozen=True):
    """A figure moves a square."""

    rule = "inc.ap.move-forward"
    icon = "walk"
    sound = "step"
    figure: int
    source: int
    target: int
    paid: Paid | None = None


class Turned(Event, frozen=True):
    """A figure changes its facing."""

    rule = "inc.ap.turn"
    icon = "clockwise-rotation"
    weight = "detail"
    figure: int
    facing: int
    paid: Paid | None = None


class LeptBack(Event, frozen=True):
    """A leap that cannot be finished ends where it began."""

    rule = "inc.ruling.leap-procedure"
    icon = "jump-across"
    figure: int
    cell: int


class DoorMoved(Event, frozen=True):
    """A door is opened or closed."""

    rule = "inc.ap.door"
    sound = "door"
    figure: int
    door: int
    opened: bool


class GateSealed(Event, frozen=True):
    """A gate is sealed for good."""

    rule = "inc.m2.seal"
    icon = "padlock"
    sound = "door"
    figure: int
    door: int


class ItemTaken(Event, frozen=True):
    """A figure takes the beacon, from the floor or from a friend."""

    rule = "inc.ap.item"
    icon = "satellite-communication"
    figure: int
    source: int


class ItemDropped(Event, frozen=True):
    """The beacon falls or is put down."""

    rule = "inc.item.drop-any-time"
    icon = "satellite-communication"
    figure: int
    cell: int
    wilful: bool


class LeftBoard(Event, frozen=True):
    """A figure leaves the board alive."""

    rule = "inc.ruling.leave-board"
    icon = "exit-door"
    figure: int
    point: str
    paid: Paid | None = None


class Rolled(Event, frozen=True):
    """Damage dice against one figure: `source` says what threw them."""

    rule = "inc.shoot.hit"
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

    rule = "inc.ruling.attack-sequence"
    icon = "rolling-dices"
    attacker: int
    dice: tuple[int, ...]


class Rerolled(Event, frozen=True):
    """Dice are rolled again."""

    rule = "inc.reroll.once"
    icon = "rolling-dices"
    attacker: int
    before: tuple[int, ...]
    after: tuple[int, ...]


class Critical(Event, frozen=True):
    """A critical hit stands in for the dice."""

    rule = "inc.card.critical-hit"
    icon = "crosshair"
    attacker: int
    target: int


class Exploded(Event, frozen=True):
    """A blast goes off."""

    rule = "inc.grenade.blast-nine"
    icon = "bright-explosion"
    sound = "blast"
    source: str
    attacker: int
    centre: int
    squares: tuple[int, ...]


class Flamed(Event, frozen=True):
    """A jet of flame sets squares on fire."""

    rule = "inc.flame.up-to-eight"
    icon = "flamethrower"
    sound = "fire"
    attacker: int
    squares: tuple[int, ...]


class FireDied(Event, frozen=True):
    """Burning markers are removed."""

    rule = "inc.flame.duration"
    icon = "small-fire"
    weight = "detail"
    squares: tuple[int, ...]


class Damaged(Event, frozen=True):
    """A figure suffers a damage point."""

    rule = "inc.shoot.markers"
    icon = "bleeding-wound"
    sound = "hit"
    figure: int
    left: int


class DamageNegated(Event, frozen=True):
    """A damage point is negated."""

    rule = "inc.card.lucky-devil"
    icon = "clover"
    sound = "good"
    figure: int


class Died(Event, frozen=True):
    """A figure is a casualty."""

    rule = "inc.shoot.casualty"
    icon = "death-skull"
    sound = "death"
    figure: int
    cell: int


class Clobbered(Event, frozen=True):
    """A Sturmzombie is eliminated without a roll."""

    rule = "inc.fig.clobberer-autokill"
    icon = "baseball-bat"
    figure: int
    target: int


class KnockRolled(Event, frozen=True):
    """The whip's die."""

    rule = "inc.fig.whip-knockdown"
    icon = "whip"
    attacker: int
    target: int
    die: int
    down: bool


class StoodUp(Event, frozen=True):
    """A figure gets up."""

    rule = "inc.ap.stand-up"
    icon = "muscle-up"
    figure: int


class WatchBegan(Event, frozen=True):
    """A figure enters reaction fire."""

    rule = "inc.rf.who"
    icon = "eye-target"
    figure: int


class WatchEnded(Event, frozen=True):
    """A figure leaves reaction fire; `why` is a word of the texts."""

    rule = "inc.rf.doubles"
    icon = "eye-target"
    weight = "detail"
    figure: int
    why: str


class Reloaded(Event, frozen=True):
    """A figure stays in reaction fire for command points."""

    rule = "inc.rf.reload"
    icon = "reload-gun-barrel"
    figure: int
    cp: int


class VolatileRolled(Event, frozen=True):
    """The die of a Bomberzombie that was shot."""

    rule = "inc.fig.volatile-roll"
    icon = "time-bomb"
    figure: int
    die: int


class BlazeBegan(Event, frozen=True):
    """A dying figure acts once more."""

    rule = "inc.card.blaze-of-glory"
    icon = "burning-skull"
    figure: int
    ap: int


class Leveraged(Event, frozen=True):
    """The Sergeant gives an action point away."""

    rule = "inc.fig.sergeant-leverage"
    icon = "sergeant"
    giver: int
    figure: int


class CardPlayed(Event, frozen=True):
    """A card is announced; `target` is a figure, a card, a square or nobody, as the card wants."""

    rule = "inc.ruling.response-stack"
    sound = "card"
    reveals = True
    side: int
    card: int
    target: int


class CardKilled(Event, frozen=True):
    """A card is killed with command points."""

    rule = "inc.cp.kill-on-play"
    icon = "cancel"
    side: int
    card: int
    cp: int


class CardNegated(Event, frozen=True):
    """A card is negated by SNAFU."""

    rule = "inc.card.snafu"
    icon = "cancel"
    card: int


class CardLeft(Event, frozen=True):
    """A card in play leaves the table."""

    rule = "inc.ruling.kill-ends-at-once"
    icon = "card-discard"
    weight = "detail"
    card: int


class Fizzled(Event, frozen=True):
    """A card finds nothing left to act on."""

    rule = "inc.ruling.card-fizzle"
    icon = "cancel"
    card: int


class WeaselRolled(Event, frozen=True):
    """Wild Weasel's die."""

    rule = "inc.card.wild-weasel"
    icon = "radar-dish"
    die: int


class Frozen(Event, frozen=True):
    """A Sturmzombie is stopped by Wild Weasel."""

    rule = "inc.card.wild-weasel"
    icon = "frozen-block"
    weight = "detail"
    figure: int


class FellIn(Event, frozen=True):
    """The roof comes down on a square."""

    rule = "inc.card.cave-in-place"
    icon = "falling-rocks"
    sound = "blast"
    cell: int


class TunnelFound(Event, frozen=True):
    """A hidden tunnel opens."""

    rule = "inc.card.hidden-tunnel-place"
    icon = "hole-ladder"
    cell: int


class Rose(Event, frozen=True):
    """A body gets up as a Sturmzombie."""

    rule = "inc.card.rackley-replace"
    icon = "raise-zombie"
    figure: int
    cell: int


class Healed(Event, frozen=True):
    """A figure loses its damage markers."""

    rule = "inc.card.medkit"
    icon = "medical-pack"
    sound = "good"
    figure: int


class EffectKept(Event, frozen=True):
    """A side keeps an Effect for the campaign."""

    rule = "inc.campaign.keep-effect"
    icon = "medal"
    side: int
    figure: int
    card: int


class MissionEnded(Event, frozen=True):
    """The mission is over."""

    rule = "inc.ruling.victory-immediate"
    icon = "trophy"
    weight = "heading"
    result: str
