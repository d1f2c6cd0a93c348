"""What happens in DCeased, told to the chronicle, the screen and the laboratory.

Zones go by their names, so that an event can be told without its map.
"""

from sobremesa.kernel import Event


class ByEnemies(Event, frozen=True):
    """What the Enemies do, or what happens for them."""


# Rounds and turns


class Recruited(Event, frozen=True):
    """A seat plays a hero."""

    rule = "dc.setup.heroes"
    seat: int
    hero: str


class NightFell(Event, frozen=True):
    """The board is set up: decks are shuffled, cards dealt, heroes at the start."""

    rule = "dc.setup.order"
    weight = "heading"
    mission: str
    zone: str
    heroes: tuple[str, ...]


class RoundBegan(Event, frozen=True):
    """A Round begins."""

    rule = "dc.round.phases"
    weight = "heading"
    round: int


class PowerGained(Event, frozen=True):
    """A hero gains Power; `now` is what it has then."""

    rule = "dc.power.range"
    weight = "detail"
    hero: str
    gained: int
    now: int
    by: str


class PowerLost(Event, frozen=True):
    """A hero loses Power."""

    rule = "dc.power.floor"
    hero: str
    lost: int
    by: str


class TurnBegan(Event, frozen=True):
    """A hero's Turn begins."""

    rule = "dc.player.one-turn"
    weight = "heading"
    chapter = True
    hero: str
    actions: int


class TurnEnded(Event, frozen=True):
    """A hero's Turn is over."""

    rule = "dc.turn.token-red"
    weight = "detail"
    hero: str


class LeftBoard(Event, frozen=True):
    """A hero leaves through the Exit."""

    rule = "dc.end.exit"
    hero: str
    zone: str
    civilians: tuple[str, ...]


class PhaseBegan(Event, frozen=True):
    """A part of the Enemy Phase or the End Phase begins."""

    rule = "dc.round.enemy-steps"
    weight = "heading"
    chapter = True
    phase: str


# What heroes do


class Moved(Event, frozen=True):
    """A hero moves."""

    rule = "dc.move.basic"
    icon = "walk"
    hero: str
    origin: str
    to: str
    cost: int
    enemies: int
    by: str


class Placed(Event, frozen=True):
    """A hero is placed in a Zone."""

    rule = "dc.push.place"
    hero: str
    origin: str
    to: str
    by: str


class DoorOpened(Event, frozen=True):
    """A door is opened, by a hero or by the mission."""

    rule = "dc.door.open"
    icon = "wooden-door"
    hero: str
    door: str


class BuildingOpened(Event, frozen=True):
    """The rooms of a Building are about to be revealed."""

    rule = "dc.building.first-open"
    icon = "house"
    rooms: tuple[str, ...]
    marked: tuple[str, ...]


class TraitDrawn(Event, frozen=True):
    """A hero draws Heroic Traits."""

    rule = "dc.trait.gain"
    icon = "card-draw"
    reveals = True
    hero: str
    cards: tuple[str, ...]


class TraitKept(Event, frozen=True):
    """A hero puts a trait in a slot; another may be discarded for it."""

    rule = "dc.trait.third"
    hero: str
    kept: str
    discarded: tuple[str, ...]


class TraitUsed(Event, frozen=True):
    """A hero uses a trait."""

    rule = "dc.trait.single-use"
    icon = "sparkles"
    hero: str
    trait: str
    power: int


class AbilityUsed(Event, frozen=True):
    """A hero uses an ability, Equipment or a Civilian."""

    rule = "dc.ability.once"
    icon = "sparkles"
    hero: str
    ability: str
    power: int = 0


class Reshuffled(Event, frozen=True):
    """A discard pile becomes the deck."""

    rule = "dc.deck.on-demand"
    weight = "detail"
    reveals = True
    deck: str
    cards: int


class ObjectiveTaken(Event, frozen=True):
    """A hero takes or activates an Objective."""

    rule = "dc.objective.interact"
    icon = "hand"
    hero: str
    token: str
    zone: str


class Rescued(Event, frozen=True):
    """A hero begins to escort a Civilian."""

    rule = "dc.civilian.rescue"
    icon = "person"
    hero: str
    civilian: str
    zone: str


class Collected(Event, frozen=True):
    """A hero takes Equipment."""

    rule = "dc.equipment.collect"
    icon = "locked-chest"
    reveals = True
    hero: str
    gear: str
    zone: str


class GearDiscarded(Event, frozen=True):
    """Equipment leaves the game."""

    rule = "dc.equipment.discarded"
    hero: str
    gear: str


class Traded(Event, frozen=True):
    """Things change hands."""

    rule = "dc.trade.what"
    hero: str
    partner: str
    given: tuple[str, ...]
    got: tuple[str, ...]


class Refused(Event, frozen=True):
    """A player does not agree."""

    rule = "dc.ruling.consent"
    hero: str


class Healed(Event, frozen=True):
    """A hero recovers Health."""

    rule = "dc.ability.heal-cap"
    icon = "healing"
    hero: str
    health: int
    by: str


# Attacks by heroes


class Attacked(Event, frozen=True):
    """A hero rolls dice at a Zone."""

    rule = "dc.attack.hit"
    icon = "rolling-dices"
    hero: str
    weapon: str
    zone: str
    dice: tuple[int, ...]
    accuracy: int
    power: int
    boosts: tuple[str, ...]


class Rerolled(Event, frozen=True):
    """Missed dice are rolled again."""

    rule = "dc.attack.reroll"
    hero: str
    by: str
    dice: tuple[int, ...]
    accuracy: int


class HitsCounted(Event, frozen=True):
    """The hits of an Attack, after all re-rolls, and what they eliminated."""

    rule = "dc.attack.priority"
    icon = "crosshair"
    hero: str
    zone: str
    hits: int
    lost: int
    walkers: int
    brutes: int
    runners: int
    fallen: tuple[str, ...]


class Eliminated(Event, frozen=True):
    """Enemies are eliminated by an effect other than an Attack."""

    rule = "dc.xp.any-means"
    hero: str
    zone: str
    walkers: int
    runners: int
    by: str


class XpGained(Event, frozen=True):
    """A hero gains experience."""

    rule = "dc.xp.horde"
    weight = "detail"
    hero: str
    gained: int
    now: int


class LevelReached(Event, frozen=True):
    """A hero reaches a Danger Level."""

    rule = "dc.ability.at-once"
    icon = "upgrade"
    hero: str
    level: str
    action: bool


class Pushed(Event, frozen=True):
    """A figure is pushed: an Enemy, a hero with its escorts, or a Civilian."""

    rule = "dc.push.distance"
    figure: str
    origin: str
    to: str
    by: str


class KnockedDown(Event, frozen=True):
    """Horde Zombies are knocked down."""

    rule = "dc.enemy.knocked-down"
    enemy: str
    zone: str
    count: int
    by: str


# Enemies


class ActivationBegan(ByEnemies, frozen=True):
    """Enemies begin an Activation: all, those of a type, or those just placed."""

    rule = "dc.activate.all"
    reason: str
    enemy: str
    count: int


class ActionBegan(ByEnemies, frozen=True):
    """An Action of an Activation: where it is an attack, and how many move."""

    rule = "dc.activate.attacks-then-moves"
    weight = "detail"
    number: int
    fights: tuple[str, ...]
    movers: int


class StoodUp(ByEnemies, frozen=True):
    """Knocked-down Enemies spend their Action on standing up."""

    rule = "dc.enemy.knocked-down-when"
    enemy: str
    zone: str
    count: int


class EnemiesAttacked(ByEnemies, frozen=True):
    """The Enemies of a Zone attack together."""

    rule = "dc.eattack.together"
    icon = "bleeding-wound"
    zone: str
    walkers: int
    brutes: int
    runners: int
    fallen: tuple[str, ...]
    held: int
    wounds: int


class WoundAssigned(Event, frozen=True):
    """A Wound goes to a hero or a Civilian."""

    rule = "dc.eattack.share"
    target: str
    zone: str


class WoundIgnored(Event, frozen=True):
    """A Wound is kept off."""

    rule = "dc.ruling.wound-before-effects"
    icon = "shield"
    target: str
    by: str
    hero: str


class WoundsLost(Event, frozen=True):
    """Nobody is left to take the Wounds that remain."""

    rule = "dc.eattack.must-assign"
    zone: str
    wounds: int


class Wounded(Event, frozen=True):
    """A hero loses Health."""

    rule = "dc.wound.track"
    icon = "bleeding-wound"
    hero: str
    health: int


class HeroLost(Event, frozen=True):
    """A hero is eliminated."""

    rule = "dc.wound.eliminated"
    icon = "tombstone"
    hero: str
    zone: str


class Sacrificed(Event, frozen=True):
    """An Escorted Civilian is discarded to ignore a Wound."""

    rule = "dc.wound.sacrifice"
    hero: str
    civilian: str


class CivilianLost(Event, frozen=True):
    """A Civilian is eliminated; every hero loses its Power."""

    rule = "dc.civlost.power"
    icon = "tombstone"
    civilian: str
    zone: str
    power: int = 0
    """How much Power the heroes lose with it, all together."""


class EnemiesMoved(ByEnemies, frozen=True):
    """Enemies move one Zone: how many of what, towards whom, and whether they see them."""

    rule = "dc.emove.sight-first"
    icon = "walk"
    enemy: str
    origin: str
    to: str
    count: int
    goals: tuple[str, ...]
    seen: bool
    ways: int


class EnemiesIdle(ByEnemies, frozen=True):
    """Enemies have no way to anybody."""

    rule = "dc.activate.nothing"
    weight = "detail"
    zone: str
    count: int


class Lured(Event, frozen=True):
    """A hero draws all Enemies that see it."""

    rule = "dc.emove.only-target"
    hero: str


# Civilians


class CivilianRevealed(Event, frozen=True):
    """A Civilian's card is turned up; its miniature stands in the Zone."""

    rule = "dc.building.civilians-after"
    reveals = True
    civilian: str
    zone: str


class CivilianMoved(Event, frozen=True):
    """A Civilian flees or goes to a hero."""

    rule = "dc.civact.flee"
    civilian: str
    origin: str
    to: str
    why: str


class CivilianStayed(Event, frozen=True):
    """A Civilian stays where it is."""

    rule = "dc.civact.stay"
    weight = "detail"
    civilian: str
    zone: str
    why: str


# Spawning


class CardDrawn(ByEnemies, frozen=True):
    """A Spawn card is drawn for a Zone and read at a Danger Level."""

    rule = "dc.spawn.one-card"
    icon = "card-draw"
    reveals = True
    card: str
    zone: str
    level: str


class CardCancelled(Event, frozen=True):
    """A Spawn card is discarded unresolved."""

    rule = "dc.trait.off-turn"
    hero: str
    card: str


class NothingDrawn(Event, frozen=True):
    """There is no Spawn card left."""

    rule = "dc.deck.spawn-none"
    zone: str


class CardSeen(Event, frozen=True):
    """The Radio Operator shows the top Spawn card."""

    rule = "dc.deck.bottom"
    reveals = True
    hero: str
    card: str


class CardBuried(Event, frozen=True):
    """That card goes to the bottom of the deck."""

    rule = "dc.deck.bottom"
    hero: str
    card: str


class Spawned(ByEnemies, frozen=True):
    """Enemies appear."""

    rule = "dc.spawn.place"
    icon = "shambling-zombie"
    enemy: str
    zone: str
    count: int


class CourtCalled(ByEnemies, frozen=True):
    """A Zombie Hero calls a Walker at the start of the Spawn step: Drowned Court."""

    rule = "dc.zhero.active-at-once"
    fallen: str
    zone: str


class FallenAppeared(ByEnemies, frozen=True):
    """A Zombie Hero appears."""

    rule = "dc.spawn.zombie-hero"
    icon = "raise-zombie"
    reveals = True
    fallen: str
    zone: str


class RanShort(ByEnemies, frozen=True):
    """There are too few miniatures of a type: all of it will activate."""

    rule = "dc.shortage.activation"
    enemy: str
    missing: int


class PointStarted(Event, frozen=True):
    """A coloured Spawn Point becomes active."""

    rule = "dc.spawn.coloured"
    point: str
    zone: str


# Missions


class Charged(Event, frozen=True):
    """The beacon charges."""

    rule = "dc.mission.m4-charge"
    icon = "radio-tower"
    charge: int
    needed: int


class TitanWeakened(Event, frozen=True):
    """The titan loses Toughness."""

    rule = "dc.mission.m3-shards"
    fallen: str
    toughness: int


class DoorUnlocked(Event, frozen=True):
    """A coloured door can be opened from now on."""

    rule = "dc.door.coloured-when"
    colour: str


class Ended(Event, frozen=True):
    """The night is over."""

    rule = "dc.end.at-once"
    weight = "heading"
    result: str
