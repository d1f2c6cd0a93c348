"""What happens in DCeased, told to the chronicle, the screen and the laboratory.

Zones go by their names, so that an event can be told without its map.
"""

from typing import ClassVar

from sobremesa.kernel import Event

# Rounds and turns


class Recruited(Event, frozen=True):
    """A seat plays a hero."""

    rule: ClassVar[str] = "dc.setup.heroes"
    seat: int
    hero: str


class NightFell(Event, frozen=True):
    """The board is set up: decks are shuffled, cards dealt, heroes at the start."""

    rule: ClassVar[str] = "dc.setup.order"
    mission: str
    zone: str
    heroes: tuple[str, ...]


class RoundBegan(Event, frozen=True):
    """A Round begins."""

    rule: ClassVar[str] = "dc.round.phases"
    round: int


class PowerGained(Event, frozen=True):
    """A hero gains Power; `now` is what it has then."""

    rule: ClassVar[str] = "dc.power.range"
    hero: str
    gained: int
    now: int
    by: str


class PowerLost(Event, frozen=True):
    """A hero loses Power."""

    rule: ClassVar[str] = "dc.power.floor"
    hero: str
    lost: int
    by: str


class TurnBegan(Event, frozen=True):
    """A hero's Turn begins."""

    rule: ClassVar[str] = "dc.player.one-turn"
    chapter: ClassVar[bool] = True
    hero: str
    actions: int


class TurnEnded(Event, frozen=True):
    """A hero's Turn is over."""

    rule: ClassVar[str] = "dc.turn.token-red"
    hero: str


class LeftBoard(Event, frozen=True):
    """A hero leaves through the Exit."""

    rule: ClassVar[str] = "dc.end.exit"
    hero: str
    zone: str
    civilians: tuple[str, ...]


class PhaseBegan(Event, frozen=True):
    """A part of the Enemy Phase or the End Phase begins."""

    rule: ClassVar[str] = "dc.round.enemy-steps"
    chapter: ClassVar[bool] = True
    phase: str


# What heroes do


class Moved(Event, frozen=True):
    """A hero moves."""

    rule: ClassVar[str] = "dc.move.basic"
    hero: str
    origin: str
    to: str
    cost: int
    enemies: int
    by: str


class Placed(Event, frozen=True):
    """A hero is placed in a Zone."""

    rule: ClassVar[str] = "dc.push.place"
    hero: str
    origin: str
    to: str
    by: str


class DoorOpened(Event, frozen=True):
    """A door is opened, by a hero or by the mission."""

    rule: ClassVar[str] = "dc.door.open"
    hero: str
    door: str


class BuildingOpened(Event, frozen=True):
    """The rooms of a Building are about to be revealed."""

    rule: ClassVar[str] = "dc.building.first-open"
    rooms: tuple[str, ...]
    marked: tuple[str, ...]


class TraitDrawn(Event, frozen=True):
    """A hero draws Heroic Traits."""

    rule: ClassVar[str] = "dc.trait.gain"
    reveals: ClassVar[bool] = True
    hero: str
    cards: tuple[str, ...]


class TraitKept(Event, frozen=True):
    """A hero puts a trait in a slot; another may be discarded for it."""

    rule: ClassVar[str] = "dc.trait.third"
    hero: str
    kept: str
    discarded: tuple[str, ...]


class TraitUsed(Event, frozen=True):
    """A hero uses a trait."""

    rule: ClassVar[str] = "dc.trait.single-use"
    hero: str
    trait: str
    power: int


class AbilityUsed(Event, frozen=True):
    """A hero uses an ability, Equipment or a Civilian."""

    rule: ClassVar[str] = "dc.ability.once"
    hero: str
    ability: str
    power: int = 0


class Reshuffled(Event, frozen=True):
    """A discard pile becomes the deck."""

    rule: ClassVar[str] = "dc.deck.on-demand"
    reveals: ClassVar[bool] = True
    deck: str
    cards: int


class ObjectiveTaken(Event, frozen=True):
    """A hero takes or activates an Objective."""

    rule: ClassVar[str] = "dc.objective.interact"
    hero: str
    token: str
    zone: str


class Rescued(Event, frozen=True):
    """A hero begins to escort a Civilian."""

    rule: ClassVar[str] = "dc.civilian.rescue"
    hero: str
    civilian: str
    zone: str


class Collected(Event, frozen=True):
    """A hero takes Equipment."""

    rule: ClassVar[str] = "dc.equipment.collect"
    reveals: ClassVar[bool] = True
    hero: str
    gear: str
    zone: str


class GearDiscarded(Event, frozen=True):
    """Equipment leaves the game."""

    rule: ClassVar[str] = "dc.equipment.discarded"
    hero: str
    gear: str


class Traded(Event, frozen=True):
    """Things change hands."""

    rule: ClassVar[str] = "dc.trade.what"
    hero: str
    partner: str
    given: tuple[str, ...]
    got: tuple[str, ...]


class Refused(Event, frozen=True):
    """A player does not agree."""

    rule: ClassVar[str] = "dc.ruling.consent"
    hero: str


class Healed(Event, frozen=True):
    """A hero recovers Health."""

    rule: ClassVar[str] = "dc.ability.heal-cap"
    hero: str
    health: int
    by: str


# Attacks by heroes


class Attacked(Event, frozen=True):
    """A hero rolls dice at a Zone."""

    rule: ClassVar[str] = "dc.attack.hit"
    hero: str
    weapon: str
    zone: str
    dice: tuple[int, ...]
    accuracy: int
    power: int
    boosts: tuple[str, ...]


class Rerolled(Event, frozen=True):
    """Missed dice are rolled again."""

    rule: ClassVar[str] = "dc.attack.reroll"
    hero: str
    by: str
    dice: tuple[int, ...]
    accuracy: int


class HitsCounted(Event, frozen=True):
    """The hits of an Attack, after all re-rolls, and what they eliminated."""

    rule: ClassVar[str] = "dc.attack.priority"
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

    rule: ClassVar[str] = "dc.xp.any-means"
    hero: str
    zone: str
    walkers: int
    runners: int
    by: str


class XpGained(Event, frozen=True):
    """A hero gains experience."""

    rule: ClassVar[str] = "dc.xp.horde"
    hero: str
    gained: int
    now: int


class LevelReached(Event, frozen=True):
    """A hero reaches a Danger Level."""

    rule: ClassVar[str] = "dc.ability.at-once"
    hero: str
    level: str
    action: bool


class Pushed(Event, frozen=True):
    """A figure is pushed: an Enemy, a hero with its escorts, or a Civilian."""

    rule: ClassVar[str] = "dc.push.distance"
    figure: str
    origin: str
    to: str
    by: str


class KnockedDown(Event, frozen=True):
    """Horde Zombies are knocked down."""

    rule: ClassVar[str] = "dc.enemy.knocked-down"
    enemy: str
    zone: str
    count: int
    by: str


# Enemies


class ActivationBegan(Event, frozen=True):
    """Enemies begin an Activation: all, those of a type, or those just placed."""

    rule: ClassVar[str] = "dc.activate.all"
    reason: str
    enemy: str
    count: int


class ActionBegan(Event, frozen=True):
    """An Action of an Activation: where it is an attack, and how many move."""

    rule: ClassVar[str] = "dc.activate.attacks-then-moves"
    number: int
    fights: tuple[str, ...]
    movers: int


class StoodUp(Event, frozen=True):
    """Knocked-down Enemies spend their Action on standing up."""

    rule: ClassVar[str] = "dc.enemy.knocked-down-when"
    enemy: str
    zone: str
    count: int


class EnemiesAttacked(Event, frozen=True):
    """The Enemies of a Zone attack together."""

    rule: ClassVar[str] = "dc.eattack.together"
    zone: str
    walkers: int
    brutes: int
    runners: int
    fallen: tuple[str, ...]
    held: int
    wounds: int


class WoundAssigned(Event, frozen=True):
    """A Wound goes to a hero or a Civilian."""

    rule: ClassVar[str] = "dc.eattack.share"
    target: str
    zone: str


class WoundIgnored(Event, frozen=True):
    """A Wound is kept off."""

    rule: ClassVar[str] = "dc.ruling.wound-before-effects"
    target: str
    by: str
    hero: str


class WoundsLost(Event, frozen=True):
    """Nobody is left to take the Wounds that remain."""

    rule: ClassVar[str] = "dc.eattack.must-assign"
    zone: str
    wounds: int


class Wounded(Event, frozen=True):
    """A hero loses Health."""

    rule: ClassVar[str] = "dc.wound.track"
    hero: str
    health: int


class HeroLost(Event, frozen=True):
    """A hero is eliminated."""

    rule: ClassVar[str] = "dc.wound.eliminated"
    hero: str
    zone: str


class Sacrificed(Event, frozen=True):
    """An Escorted Civilian is discarded to ignore a Wound."""

    rule: ClassVar[str] = "dc.wound.sacrifice"
    hero: str
    civilian: str


class CivilianLost(Event, frozen=True):
    """A Civilian is eliminated; every hero loses its Power."""

    rule: ClassVar[str] = "dc.civlost.power"
    civilian: str
    zone: str
    power: int = 0
    """How much Power the heroes lose with it, all together."""


class EnemiesMoved(Event, frozen=True):
    """Enemies move one Zone: how many of what, towards whom, and whether they see them."""

    rule: ClassVar[str] = "dc.emove.sight-first"
    enemy: str
    origin: str
    to: str
    count: int
    goals: tuple[str, ...]
    seen: bool
    ways: int


class EnemiesIdle(Event, frozen=True):
    """Enemies have no way to anybody."""

    rule: ClassVar[str] = "dc.activate.nothing"
    zone: str
    count: int


class Lured(Event, frozen=True):
    """A hero draws all Enemies that see it."""

    rule: ClassVar[str] = "dc.emove.only-target"
    hero: str


# Civilians


class CivilianRevealed(Event, frozen=True):
    """A Civilian's card is turned up; its miniature stands in the Zone."""

    rule: ClassVar[str] = "dc.building.civilians-after"
    reveals: ClassVar[bool] = True
    civilian: str
    zone: str


class CivilianMoved(Event, frozen=True):
    """A Civilian flees or goes to a hero."""

    rule: ClassVar[str] = "dc.civact.flee"
    civilian: str
    origin: str
    to: str
    why: str


class CivilianStayed(Event, frozen=True):
    """A Civilian stays where it is."""

    rule: ClassVar[str] = "dc.civact.stay"
    civilian: str
    zone: str
    why: str


# Spawning


class CardDrawn(Event, frozen=True):
    """A Spawn card is drawn for a Zone and read at a Danger Level."""

    rule: ClassVar[str] = "dc.spawn.one-card"
    reveals: ClassVar[bool] = True
    card: str
    zone: str
    level: str


class CardCancelled(Event, frozen=True):
    """A Spawn card is discarded unresolved."""

    rule: ClassVar[str] = "dc.trait.off-turn"
    hero: str
    card: str


class NothingDrawn(Event, frozen=True):
    """There is no Spawn card left."""

    rule: ClassVar[str] = "dc.deck.spawn-none"
    zone: str


class CardSeen(Event, frozen=True):
    """The Radio Operator shows the top Spawn card."""

    rule: ClassVar[str] = "dc.deck.bottom"
    reveals: ClassVar[bool] = True
    hero: str
    card: str


class CardBuried(Event, frozen=True):
    """That card goes to the bottom of the deck."""

    rule: ClassVar[str] = "dc.deck.bottom"
    hero: str
    card: str


class Spawned(Event, frozen=True):
    """Enemies appear."""

    rule: ClassVar[str] = "dc.spawn.place"
    enemy: str
    zone: str
    count: int


class CourtCalled(Event, frozen=True):
    """A Zombie Hero calls a Walker at the start of the Spawn step: Drowned Court."""

    rule: ClassVar[str] = "dc.zhero.active-at-once"
    fallen: str
    zone: str


class FallenAppeared(Event, frozen=True):
    """A Zombie Hero appears."""

    rule: ClassVar[str] = "dc.spawn.zombie-hero"
    reveals: ClassVar[bool] = True
    fallen: str
    zone: str


class RanShort(Event, frozen=True):
    """There are too few miniatures of a type: all of it will activate."""

    rule: ClassVar[str] = "dc.shortage.activation"
    enemy: str
    missing: int


class PointStarted(Event, frozen=True):
    """A coloured Spawn Point becomes active."""

    rule: ClassVar[str] = "dc.spawn.coloured"
    point: str
    zone: str


# Missions


class Charged(Event, frozen=True):
    """The beacon charges."""

    rule: ClassVar[str] = "dc.mission.m4-charge"
    charge: int
    needed: int


class TitanWeakened(Event, frozen=True):
    """The titan loses Toughness."""

    rule: ClassVar[str] = "dc.mission.m3-shards"
    fallen: str
    toughness: int


class DoorUnlocked(Event, frozen=True):
    """A coloured door can be opened from now on."""

    rule: ClassVar[str] = "dc.door.coloured-when"
    colour: str


class Ended(Event, frozen=True):
    """The night is over."""

    rule: ClassVar[str] = "dc.end.at-once"
    result: str


EVENTS: tuple[type[Event], ...] = tuple(
    kind
    for kind in list(globals().values())
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
)
