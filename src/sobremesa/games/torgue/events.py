"""What happens at the show, told to the chronicle, the screen and the laboratory."""

from sobremesa.kernel import Event


class OfMini(Event, frozen=True):
    """Something about a miniature; its kind is told with it, since it may be gone by now."""

    mini: int
    kind: str


class ShowBegan(Event, frozen=True):
    """A scenario begins: the queue and the Spotlight are known."""

    rule = "tor.setup.step8-queue"
    reveals = True
    mission: str
    spotlight: int
    queue: tuple[str, ...]


class StarDealt(Event, frozen=True):
    """A Vault Hunter is dealt its star move."""

    rule = "tor.setup.step5-star-move"
    reveals = True
    hunter: int
    star: str


class TreeChosen(Event, frozen=True):
    """A Vault Hunter takes a skill tree."""

    rule = "tor.setup.step4-tree"
    hunter: int
    tree: str


class SlotFilled(Event, frozen=True):
    """A level fills a slot."""

    rule = "tor.tree.level-fills-one"
    hunter: int
    tree: str
    slot: int
    element: str


class Placed(OfMini, frozen=True):
    """A miniature is put on the board."""

    rule = "tor.setup.step7-deploy"
    zone: int


class RoundBegan(Event, frozen=True):
    """A round begins."""

    rule = "tor.round.two-turns"
    chapter = True
    weight = "heading"
    round: int


class Activated(Event, frozen=True):
    """A Vault Hunter begins its activation."""

    rule = "tor.activation.active"
    chapter = True
    hunter: int


class ActivationEnded(Event, frozen=True):
    """A Vault Hunter ends its activation."""

    rule = "tor.ruling.activation-end"
    hunter: int


class TokenSpent(Event, frozen=True):
    """An action token is spent."""

    rule = "tor.action.cost"
    weight = "detail"
    mini: int
    colour: int


class Moved(OfMini, frozen=True):
    """A miniature moves."""

    rule = "tor.zone.step"
    icon = "footsteps"
    start: int
    zone: int


class Gathered(Event, frozen=True):
    """A Vault Hunter picks up a loot token."""

    rule = "tor.base.gather-free"
    hunter: int
    loot: int
    zone: int


class VomitCleared(Event, frozen=True):
    """Skag vomit is cleared away."""

    rule = "tor.vomit.gather"
    hunter: int
    zone: int


class LootDrawn(Event, frozen=True):
    """A loot token is drawn from the bag."""

    rule = "tor.loot.random"
    reveals = True
    icon = "swap-bag"
    hunter: int
    loot: int
    zone: int


class LootDropped(Event, frozen=True):
    """A token is left in a zone."""

    rule = "tor.loot.draw-card-stays"
    loot: int
    zone: int


class LootUsed(Event, frozen=True):
    """A loot token is used."""

    rule = "tor.loot.use-anytime"
    hunter: int
    loot: int


class LootLost(Event, frozen=True):
    """A loot token is given up."""

    rule = "tor.loot.discard-pile"
    hunter: int
    loot: int


class LootTraded(Event, frozen=True):
    """A loot token changes hands."""

    rule = "tor.base.trade-give"
    giver: int
    taker: int
    loot: int


class BagRefilled(Event, frozen=True):
    """Loot goes back into the bag."""

    rule = "tor.loot.bag-empty"
    count: int


class LevelGained(Event, frozen=True):
    """All Vault Hunters gain a level."""

    rule = "tor.loot.levelup-all"
    icon = "trophy"
    level: int


class BountyFound(Event, frozen=True):
    """The Wanted token is drawn."""

    rule = "tor.loot.wanted"


class CardDrawn(Event, frozen=True):
    """A card of equipment is drawn."""

    rule = "tor.loot.draw-card-use"
    reveals = True
    hunter: int
    card: str


class CardPlaced(Event, frozen=True):
    """A card is equipped or stored."""

    rule = "tor.loot.draw-card-place"
    hunter: int
    card: str
    equipped: bool


class CardLost(Event, frozen=True):
    """A card is discarded."""

    rule = "tor.gear.discard-shuffle"
    hunter: int
    card: str


class Swapped(Event, frozen=True):
    """Equipment is exchanged with the Inventory."""

    rule = "tor.base.swap"
    hunter: int
    out: str
    into: str


class Reloaded(Event, frozen=True):
    """Guns and grenades are ready again."""

    rule = "tor.loot.ammo"
    hunter: int
    cards: tuple[str, ...]


class RanDry(Event, frozen=True):
    """Guns and grenades are out of ammo."""

    rule = "tor.ammoorder.effect"
    hunter: int
    cards: tuple[str, ...]


class Recharged(OfMini, frozen=True):
    """Shields are ready again."""

    rule = "tor.shield.recharge"


class Healed(OfMini, frozen=True):
    """Wounds are healed."""

    rule = "tor.wound.heal"
    icon = "heart-plus"
    count: int
    colours: tuple[int, ...] = ()
    """What the healed tokens of a hunter show again."""


class Cleansed(OfMini, frozen=True):
    """An elemental token is removed."""

    rule = "tor.loot.health-elemental"
    token: str


class Affected(OfMini, frozen=True):
    """Tokens of an effect are put on a miniature."""

    rule = "tor.element.d4"
    token: str
    count: int


class ElementRolled(Event, frozen=True):
    """The d4 of an elemental effect."""

    rule = "tor.element.d4"
    weight = "detail"
    element: str
    die: int
    works: bool


class CrowdRolled(Event, frozen=True):
    """The d4 of CrowdControl."""

    rule = "tor.effect.crowd-control"
    weight = "detail"
    die: int


class Attacked(Event, frozen=True):
    """A roll to attack."""

    rule = "tor.resolve.step4-compare"
    icon = "crosshair"
    mini: int
    action: str
    sides: int
    die: int
    attribute: int
    bonus: int
    total: int


class Rerolled(Event, frozen=True):
    """A roll is made again."""

    rule = "tor.effect.precision"
    mini: int
    before: int
    after: int


class Struck(OfMini, frozen=True):
    """The total is compared with an enemy's Defence."""

    rule = "tor.resolve.step4-compare"
    total: int
    against: int
    shield_die: int
    hit: bool


class BarrelStruck(Event, frozen=True):
    """The total is compared with a Barrel."""

    rule = "tor.barrel.target"
    zone: int
    total: int
    against: int
    hit: bool


class Tried(Event, frozen=True):
    """An attribute roll that is no attack."""

    rule = "tor.dice.obstacle"
    mini: int
    action: str
    sides: int
    die: int
    attribute: int
    against: int
    success: bool


class Wounded(OfMini, frozen=True):
    """A miniature suffers wounds."""

    rule = "tor.action.attack-wound"
    icon = "hearts"
    wounds: int
    shields: int
    why: str = "hit"
    """hit, burn or radiation."""


class Eliminated(OfMini, frozen=True):
    """A miniature is eliminated."""

    rule = "tor.effect.eliminated"
    icon = "death-skull"
    zone: int
    by: int
    kills: int = 0
    """How many have fallen so far, where the scenario counts them."""
    needed: int = 0


class BarrelExploded(Event, frozen=True):
    """A Barrel explodes."""

    rule = "tor.barrel.explode"
    reveals = True
    icon = "bright-explosion"
    zone: int
    back: str


class Blasted(Event, frozen=True):
    """A blast strikes a zone."""

    rule = "tor.barrel.blast"
    icon = "bright-explosion"
    zone: int
    source: str
    force: int
    die: bool


class EnemyAttacked(OfMini, frozen=True):
    """An enemy attacks."""

    rule = "tor.attack.step1-tn"
    icon = "crossed-swords"
    target: int
    force: int
    resist: str


class EventAttacked(Event, frozen=True):
    """Nobody's attack strikes a Vault Hunter."""

    rule = "tor.ruling.event-attack"
    target: int
    force: int
    resist: str


class ExtraRolled(Event, frozen=True):
    """A die of additional wounds."""

    rule = "tor.example.random-d4-wounds"
    die: int


class Defended(Event, frozen=True):
    """A defence roll."""

    rule = "tor.attack.step4-result"
    icon = "shield"
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

    rule = "tor.ffyl.trigger"
    icon = "knockout"
    hunter: int
    fights: bool = True


class Survived(Event, frozen=True):
    """A fight for life is won."""

    rule = "tor.ffyl.success"
    icon = "heart-beats"
    hunter: int


class ShutDown(OfMini, frozen=True):
    """A companion is shut down."""

    rule = "tor.ruling.hull-no-reaction"


class Replied(OfMini, frozen=True):
    """An enemy replies to a fumble."""

    rule = "tor.ruling.attack-fumble"
    hunter: int


class Suppressed(Event, frozen=True):
    """A reply is suppressed."""

    rule = "tor.effect.suppression"
    hunter: int


class Reacted(Event, frozen=True):
    """A Vault Hunter reacts, or a companion with tokens of its own."""

    rule = "tor.reaction.trigger"
    icon = "return-arrow"
    mini: int
    fight: bool


class SpotlightMoved(Event, frozen=True):
    """The Spotlight goes to a Vault Hunter."""

    rule = "tor.spotlight.transfer"
    icon = "star-medal"
    hunter: int
    why: str


class Announced(Event, frozen=True):
    """An Announcement gives its orders."""

    rule = "tor.enemyturn.first-card"
    icon = "public-speaker"
    weight = "heading"
    card: str


class OrderBegan(Event, frozen=True):
    """An order begins."""

    rule = "tor.round.enemy-turn-orders"
    weight = "detail"
    order: str


class EventDrawn(Event, frozen=True):
    """An event is drawn."""

    rule = "tor.event.draw"
    reveals = True
    icon = "card-draw"
    event: str


class SlaughterBegan(Event, frozen=True):
    """Slaughter is active."""

    rule = "tor.slaughter.flip"
    icon = "burning-embers"


class Spawned(OfMini, frozen=True):
    """An enemy appears."""

    rule = "tor.spawn.first"
    icon = "magic-portal"
    zone: int


class SupplyEmpty(Event, frozen=True):
    """No miniature of a kind is left: those in play rush."""

    rule = "tor.spawn.no-supply"
    kind: str


class Removed(OfMini, frozen=True):
    """An enemy is taken off the board without being eliminated."""

    rule = "tor.ruling.unique-replaced"
    zone: int


class SpecialUsed(OfMini, frozen=True):
    """An enemy carries out a special action."""

    rule = "tor.special.all"
    special: str


class TyreAdded(Event, frozen=True):
    """A Tyre is put into a zone."""

    rule = "tor.tyre.capacity"
    zone: int


class BarrelAdded(Event, frozen=True):
    """A Barrel is put into a zone."""

    rule = "tor.ruling.barrel-setup"
    zone: int


class MachineUsed(Event, frozen=True):
    """A vending machine is used."""

    rule = "tor.machine.use"
    hunter: int
    zone: int
    machine: str


class ChestOpened(Event, frozen=True):
    """A chest or mailbox is opened."""

    rule = "tor.chest.open"
    reveals = True
    hunter: int
    zone: int
    sort: str
    content: str


class MoneyGained(Event, frozen=True):
    """Money goes into the common pool."""

    rule = "tor.respawn.sources"
    count: int


class ObjectiveDone(Event, frozen=True):
    """Something is done for the scenario."""

    rule = "tor.base.interact"
    hunter: int
    what: str
    zone: int


class BoxRead(Event, frozen=True):
    """A secret box is read."""

    rule = "tor.scenario.secret-box"
    reveals = True
    scenario: str


class CleanupRolled(Event, frozen=True):
    """The cleanup roll."""

    rule = "tor.cleanup.die"
    icon = "rolling-dices"
    die: int


class Respawned(Event, frozen=True):
    """A Vault Hunter returns."""

    rule = "tor.respawn.where"
    hunter: int
    zone: int
    price: int


class ScenarioEnded(Event, frozen=True):
    """The scenario is over."""

    rule = "tor.victory.when-checked"
    result: str


class WantedBegan(Event, frozen=True):
    """A Wanted mission begins."""

    rule = "tor.wanted.card"
    reveals = True
    weight = "heading"
    card: str
    arena: str
    die: int
    queue: tuple[str, ...]


class OfferShown(Event, frozen=True):
    """The vending machines show their cards."""

    rule = "tor.vending.offer"
    reveals = True
    cards: tuple[str, ...]


class Bought(Event, frozen=True):
    """A card is bought."""

    rule = "tor.vending.pay"
    hunter: int
    card: str
    paid: int


class Resold(Event, frozen=True):
    """A card is resold."""

    rule = "tor.vending.resold-cards"
    hunter: int
    card: str


class HandedOver(Event, frozen=True):
    """A card changes hands."""

    rule = "tor.rest.exchange"
    giver: int
    taker: int
    card: str


class DeckHardened(Event, frozen=True):
    """Announcements are replaced by worse ones."""

    rule = "tor.annodeck.upgrade"
    reveals = True
    levels: int


class DieDecided(Event, frozen=True):
    """The group left its choice to a die."""

    rule = "tor.core.disagreement-roll"
