"""What happens at the show, told to the chronicle, the screen and the laboratory."""

from typing import ClassVar

from sobremesa.kernel import Event


class ShowBegan(Event, frozen=True):
    """A scenario begins: the queue and the Spotlight are known."""

    rule: ClassVar[str] = "tor.setup.step8-queue"
    reveals: ClassVar[bool] = True
    mission: str
    spotlight: int
    queue: tuple[str, ...]


class StarDealt(Event, frozen=True):
    """A Vault Hunter is dealt its star move."""

    rule: ClassVar[str] = "tor.setup.step5-star-move"
    reveals: ClassVar[bool] = True
    hunter: int
    star: str


class TreeChosen(Event, frozen=True):
    """A Vault Hunter takes a skill tree."""

    rule: ClassVar[str] = "tor.setup.step4-tree"
    hunter: int
    tree: str


class SlotFilled(Event, frozen=True):
    """A level fills a slot."""

    rule: ClassVar[str] = "tor.tree.level-fills-one"
    hunter: int
    tree: str
    slot: int
    element: str


class Placed(Event, frozen=True):
    """A miniature is put on the board."""

    rule: ClassVar[str] = "tor.setup.step7-deploy"
    mini: int
    kind: str
    zone: int


class RoundBegan(Event, frozen=True):
    """A round begins."""

    rule: ClassVar[str] = "tor.round.two-turns"
    chapter: ClassVar[bool] = True
    round: int


class Activated(Event, frozen=True):
    """A Vault Hunter begins its activation."""

    rule: ClassVar[str] = "tor.activation.active"
    chapter: ClassVar[bool] = True
    hunter: int


class ActivationEnded(Event, frozen=True):
    """A Vault Hunter ends its activation."""

    rule: ClassVar[str] = "tor.ruling.activation-end"
    hunter: int


class TokenSpent(Event, frozen=True):
    """An action token is spent."""

    rule: ClassVar[str] = "tor.action.cost"
    mini: int
    colour: int


class Moved(Event, frozen=True):
    """A miniature moves."""

    rule: ClassVar[str] = "tor.zone.step"
    mini: int
    kind: str
    start: int
    zone: int


class Gathered(Event, frozen=True):
    """A Vault Hunter picks up a loot token."""

    rule: ClassVar[str] = "tor.base.gather-free"
    hunter: int
    loot: int
    zone: int


class VomitCleared(Event, frozen=True):
    """Skag vomit is cleared away."""

    rule: ClassVar[str] = "tor.vomit.gather"
    hunter: int
    zone: int


class LootDrawn(Event, frozen=True):
    """A loot token is drawn from the bag."""

    rule: ClassVar[str] = "tor.loot.random"
    reveals: ClassVar[bool] = True
    hunter: int
    loot: int
    zone: int


class LootDropped(Event, frozen=True):
    """A token is left in a zone."""

    rule: ClassVar[str] = "tor.loot.draw-card-stays"
    loot: int
    zone: int


class LootUsed(Event, frozen=True):
    """A loot token is used."""

    rule: ClassVar[str] = "tor.loot.use-anytime"
    hunter: int
    loot: int


class LootLost(Event, frozen=True):
    """A loot token is given up."""

    rule: ClassVar[str] = "tor.loot.discard-pile"
    hunter: int
    loot: int


class LootTraded(Event, frozen=True):
    """A loot token changes hands."""

    rule: ClassVar[str] = "tor.base.trade-give"
    giver: int
    taker: int
    loot: int


class BagRefilled(Event, frozen=True):
    """Loot goes back into the bag."""

    rule: ClassVar[str] = "tor.loot.bag-empty"
    count: int


class LevelGained(Event, frozen=True):
    """All Vault Hunters gain a level."""

    rule: ClassVar[str] = "tor.loot.levelup-all"
    level: int


class BountyFound(Event, frozen=True):
    """The Wanted token is drawn."""

    rule: ClassVar[str] = "tor.loot.wanted"


class CardDrawn(Event, frozen=True):
    """A card of equipment is drawn."""

    rule: ClassVar[str] = "tor.loot.draw-card-use"
    reveals: ClassVar[bool] = True
    hunter: int
    card: str


class CardPlaced(Event, frozen=True):
    """A card is equipped or stored."""

    rule: ClassVar[str] = "tor.loot.draw-card-place"
    hunter: int
    card: str
    equipped: bool


class CardLost(Event, frozen=True):
    """A card is discarded."""

    rule: ClassVar[str] = "tor.gear.discard-shuffle"
    hunter: int
    card: str


class Swapped(Event, frozen=True):
    """Equipment is exchanged with the Inventory."""

    rule: ClassVar[str] = "tor.base.swap"
    hunter: int
    out: str
    into: str


class Reloaded(Event, frozen=True):
    """Guns and grenades are ready again."""

    rule: ClassVar[str] = "tor.loot.ammo"
    hunter: int
    cards: tuple[str, ...]


class RanDry(Event, frozen=True):
    """Guns and grenades are out of ammo."""

    rule: ClassVar[str] = "tor.ammoorder.effect"
    hunter: int
    cards: tuple[str, ...]


class Recharged(Event, frozen=True):
    """Shields are ready again."""

    rule: ClassVar[str] = "tor.shield.recharge"
    mini: int
    kind: str


class Healed(Event, frozen=True):
    """Wounds are healed."""

    rule: ClassVar[str] = "tor.wound.heal"
    mini: int
    kind: str
    count: int
    colours: tuple[int, ...] = ()
    """What the healed tokens of a hunter show again."""


class Cleansed(Event, frozen=True):
    """An elemental token is removed."""

    rule: ClassVar[str] = "tor.loot.health-elemental"
    mini: int
    kind: str
    token: str


class Affected(Event, frozen=True):
    """Tokens of an effect are put on a miniature."""

    rule: ClassVar[str] = "tor.element.d4"
    mini: int
    kind: str
    token: str
    count: int


class ElementRolled(Event, frozen=True):
    """The d4 of an elemental effect."""

    rule: ClassVar[str] = "tor.element.d4"
    element: str
    die: int
    works: bool


class CrowdRolled(Event, frozen=True):
    """The d4 of CrowdControl."""

    rule: ClassVar[str] = "tor.effect.crowd-control"
    die: int


class Attacked(Event, frozen=True):
    """A roll to attack."""

    rule: ClassVar[str] = "tor.resolve.step4-compare"
    mini: int
    action: str
    sides: int
    die: int
    attribute: int
    bonus: int
    total: int


class Rerolled(Event, frozen=True):
    """A roll is made again."""

    rule: ClassVar[str] = "tor.effect.precision"
    mini: int
    before: int
    after: int


class Struck(Event, frozen=True):
    """The total is compared with an enemy's Defence."""

    rule: ClassVar[str] = "tor.resolve.step4-compare"
    mini: int
    kind: str
    total: int
    against: int
    shield_die: int
    hit: bool


class BarrelStruck(Event, frozen=True):
    """The total is compared with a Barrel."""

    rule: ClassVar[str] = "tor.barrel.target"
    zone: int
    total: int
    against: int
    hit: bool


class Tried(Event, frozen=True):
    """An attribute roll that is no attack."""

    rule: ClassVar[str] = "tor.dice.obstacle"
    mini: int
    action: str
    sides: int
    die: int
    attribute: int
    against: int
    success: bool


class Wounded(Event, frozen=True):
    """A miniature suffers wounds."""

    rule: ClassVar[str] = "tor.action.attack-wound"
    mini: int
    kind: str
    wounds: int
    shields: int
    why: str = "hit"
    """hit, burn or radiation."""


class Eliminated(Event, frozen=True):
    """A miniature is eliminated."""

    rule: ClassVar[str] = "tor.effect.eliminated"
    mini: int
    kind: str
    zone: int
    by: int
    kills: int = 0
    """How many have fallen so far, where the scenario counts them."""
    needed: int = 0


class BarrelExploded(Event, frozen=True):
    """A Barrel explodes."""

    rule: ClassVar[str] = "tor.barrel.explode"
    reveals: ClassVar[bool] = True
    zone: int
    back: str


class Blasted(Event, frozen=True):
    """A blast strikes a zone."""

    rule: ClassVar[str] = "tor.barrel.blast"
    zone: int
    source: str
    force: int
    die: bool


class EnemyAttacked(Event, frozen=True):
    """An enemy attacks."""

    rule: ClassVar[str] = "tor.attack.step1-tn"
    mini: int
    kind: str
    target: int
    force: int
    resist: str


class EventAttacked(Event, frozen=True):
    """Nobody's attack strikes a Vault Hunter."""

    rule: ClassVar[str] = "tor.ruling.event-attack"
    target: int
    force: int
    resist: str


class ExtraRolled(Event, frozen=True):
    """A die of additional wounds."""

    rule: ClassVar[str] = "tor.example.random-d4-wounds"
    die: int


class Defended(Event, frozen=True):
    """A defence roll."""

    rule: ClassVar[str] = "tor.attack.step4-result"
    mini: int
    sides: int
    die: int
    attribute: int
    bonus: int
    against: int
    shield: bool
    success: bool


class WentDown(Event, frozen=True):
    """A Vault Hunter is down, and may fight for its life if it has a token left."""

    rule: ClassVar[str] = "tor.ffyl.trigger"
    hunter: int
    fights: bool = True


class Survived(Event, frozen=True):
    """A fight for life is won."""

    rule: ClassVar[str] = "tor.ffyl.success"
    hunter: int


class ShutDown(Event, frozen=True):
    """A companion is shut down."""

    rule: ClassVar[str] = "tor.ruling.hull-no-reaction"
    mini: int
    kind: str


class Replied(Event, frozen=True):
    """An enemy replies to a fumble."""

    rule: ClassVar[str] = "tor.ruling.attack-fumble"
    mini: int
    kind: str
    hunter: int


class Suppressed(Event, frozen=True):
    """A reply is suppressed."""

    rule: ClassVar[str] = "tor.effect.suppression"
    hunter: int


class Reacted(Event, frozen=True):
    """A Vault Hunter reacts, or a companion with tokens of its own."""

    rule: ClassVar[str] = "tor.reaction.trigger"
    mini: int
    fight: bool


class SpotlightMoved(Event, frozen=True):
    """The Spotlight goes to a Vault Hunter."""

    rule: ClassVar[str] = "tor.spotlight.transfer"
    hunter: int
    why: str


class Announced(Event, frozen=True):
    """An Announcement gives its orders."""

    rule: ClassVar[str] = "tor.enemyturn.first-card"
    card: str


class OrderBegan(Event, frozen=True):
    """An order begins."""

    rule: ClassVar[str] = "tor.round.enemy-turn-orders"
    order: str


class EventDrawn(Event, frozen=True):
    """An event is drawn."""

    rule: ClassVar[str] = "tor.event.draw"
    reveals: ClassVar[bool] = True
    event: str


class SlaughterBegan(Event, frozen=True):
    """Slaughter is active."""

    rule: ClassVar[str] = "tor.slaughter.flip"


class Spawned(Event, frozen=True):
    """An enemy appears."""

    rule: ClassVar[str] = "tor.spawn.first"
    mini: int
    kind: str
    zone: int


class SupplyEmpty(Event, frozen=True):
    """No miniature of a kind is left: those in play rush."""

    rule: ClassVar[str] = "tor.spawn.no-supply"
    kind: str


class Removed(Event, frozen=True):
    """An enemy is taken off the board without being eliminated."""

    rule: ClassVar[str] = "tor.ruling.unique-replaced"
    mini: int
    kind: str
    zone: int


class SpecialUsed(Event, frozen=True):
    """An enemy carries out a special action."""

    rule: ClassVar[str] = "tor.special.all"
    mini: int
    kind: str
    special: str


class TyreAdded(Event, frozen=True):
    """A Tyre is put into a zone."""

    rule: ClassVar[str] = "tor.tyre.capacity"
    zone: int


class BarrelAdded(Event, frozen=True):
    """A Barrel is put into a zone."""

    rule: ClassVar[str] = "tor.ruling.barrel-setup"
    zone: int


class MachineUsed(Event, frozen=True):
    """A vending machine is used."""

    rule: ClassVar[str] = "tor.machine.use"
    hunter: int
    zone: int
    machine: str


class ChestOpened(Event, frozen=True):
    """A chest or mailbox is opened."""

    rule: ClassVar[str] = "tor.chest.open"
    reveals: ClassVar[bool] = True
    hunter: int
    zone: int
    sort: str
    content: str


class MoneyGained(Event, frozen=True):
    """Money goes into the common pool."""

    rule: ClassVar[str] = "tor.respawn.sources"
    count: int


class ObjectiveDone(Event, frozen=True):
    """Something is done for the scenario."""

    rule: ClassVar[str] = "tor.base.interact"
    hunter: int
    what: str
    zone: int


class BoxRead(Event, frozen=True):
    """A secret box is read."""

    rule: ClassVar[str] = "tor.scenario.secret-box"
    reveals: ClassVar[bool] = True
    scenario: str


class CleanupRolled(Event, frozen=True):
    """The cleanup roll."""

    rule: ClassVar[str] = "tor.cleanup.die"
    die: int


class Respawned(Event, frozen=True):
    """A Vault Hunter returns."""

    rule: ClassVar[str] = "tor.respawn.where"
    hunter: int
    zone: int
    price: int


class ScenarioEnded(Event, frozen=True):
    """The scenario is over."""

    rule: ClassVar[str] = "tor.victory.when-checked"
    result: str


class WantedBegan(Event, frozen=True):
    """A Wanted mission begins."""

    rule: ClassVar[str] = "tor.wanted.card"
    reveals: ClassVar[bool] = True
    card: str
    arena: str
    die: int
    queue: tuple[str, ...]


class OfferShown(Event, frozen=True):
    """The vending machines show their cards."""

    rule: ClassVar[str] = "tor.vending.offer"
    reveals: ClassVar[bool] = True
    cards: tuple[str, ...]


class Bought(Event, frozen=True):
    """A card is bought."""

    rule: ClassVar[str] = "tor.vending.pay"
    hunter: int
    card: str
    paid: int


class Resold(Event, frozen=True):
    """A card is resold."""

    rule: ClassVar[str] = "tor.vending.resold-cards"
    hunter: int
    card: str


class HandedOver(Event, frozen=True):
    """A card changes hands."""

    rule: ClassVar[str] = "tor.rest.exchange"
    giver: int
    taker: int
    card: str


class DeckHardened(Event, frozen=True):
    """Announcements are replaced by worse ones."""

    rule: ClassVar[str] = "tor.annodeck.upgrade"
    reveals: ClassVar[bool] = True
    levels: int


class DieDecided(Event, frozen=True):
    """The group left its choice to a die."""

    rule: ClassVar[str] = "tor.core.disagreement-roll"


EVENTS: tuple[type[Event], ...] = (
    DieDecided,
    ShowBegan,
    StarDealt,
    TreeChosen,
    SlotFilled,
    Placed,
    RoundBegan,
    Activated,
    ActivationEnded,
    TokenSpent,
    Moved,
    Gathered,
    VomitCleared,
    LootDrawn,
    LootDropped,
    LootUsed,
    LootLost,
    LootTraded,
    BagRefilled,
    LevelGained,
    BountyFound,
    CardDrawn,
    CardPlaced,
    CardLost,
    Swapped,
    Reloaded,
    RanDry,
    Recharged,
    Healed,
    Cleansed,
    Affected,
    ElementRolled,
    CrowdRolled,
    Attacked,
    Rerolled,
    Struck,
    BarrelStruck,
    Tried,
    Wounded,
    Eliminated,
    BarrelExploded,
    Blasted,
    EnemyAttacked,
    EventAttacked,
    ExtraRolled,
    Defended,
    WentDown,
    Survived,
    ShutDown,
    Replied,
    Suppressed,
    Reacted,
    SpotlightMoved,
    Announced,
    OrderBegan,
    EventDrawn,
    SlaughterBegan,
    Spawned,
    SupplyEmpty,
    Removed,
    SpecialUsed,
    TyreAdded,
    BarrelAdded,
    MachineUsed,
    ChestOpened,
    MoneyGained,
    ObjectiveDone,
    BoxRead,
    CleanupRolled,
    Respawned,
    ScenarioEnded,
    WantedBegan,
    OfferShown,
    Bought,
    Resold,
    HandedOver,
    DeckHardened,
)
