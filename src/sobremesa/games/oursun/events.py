"""Everything that can happen, as the chronicle hears of it.

`who` is the id of a character, with its name after a colon if it has one; before characters are
chosen it is the number of a player. `tile` is the number of a tile, or 0 where one lies face down.
"""

from __future__ import annotations

from sobremesa.kernel import Event

from .content.book import NOTHING, Goods


class Began(Event, frozen=True):
    rule = "sun.setup.2-start-player"
    icon = "rolling-dices"
    rolls: tuple[tuple[int, ...], ...]
    first: int


class Chose(Event, frozen=True):
    rule = "sun.setup.4-character-order"
    icon = "meeple"
    who: int
    character: str


class Named(Event, frozen=True):
    rule = "sun.board.name-optional"
    icon = "meeple"
    who: str
    name: str


class Bought(Event, frozen=True):
    """A start item, or a trader's ware."""

    rule = "sun.setup.5-start-item-cost"
    icon = "coins"
    who: str
    card: int
    price: int
    trader: int = -1


class RoleDealt(Event, frozen=True):
    rule = "sun.mode.group-draw"
    icon = "cowled"
    who: int
    role: str


class DayBegan(Event, frozen=True):
    rule = "sun.prep.c-day"
    icon = "sunrise"
    weight = "heading"
    day: int
    first: str


class PhaseBegan(Event, frozen=True):
    rule = "sun.phase.sun-card"
    weight = "heading"
    reveals = True
    phase: int
    sun: int


class TurnBegan(Event, frozen=True):
    rule = "sun.phase.turn-order"
    icon = "meeple"
    chapter = True
    who: str
    ap: int


class Drank(Event, frozen=True):
    rule = "sun.phase.drink"
    icon = "water-drop"
    weight = "detail"
    who: str
    water: int
    missing: int


class Ate(Event, frozen=True):
    """A meal in Preparation, or by the action."""

    rule = "sun.prep.h-food"
    icon = "meat"
    who: str
    healed: int


class Acted(Event, frozen=True):
    """An action was paid for."""

    rule = "sun.board.ap-meter"
    weight = "detail"
    who: str
    action: str
    ap: int
    left: int
    about: int = -1


class Moved(Event, frozen=True):
    rule = "sun.move.cost"
    icon = "walk"
    who: str
    start: int
    to: int
    tile: int
    hidden: bool


class TileRevealed(Event, frozen=True):
    rule = "sun.explore.effect"
    icon = "treasure-map"
    reveals = True
    place: int
    number: int


class SkillRolled(Event, frozen=True):
    rule = "sun.test.pass"
    icon = "rolling-dices"
    who: str
    test: str
    dice: tuple[int, ...]
    successes: int


class KarmaSpent(Event, frozen=True):
    rule = "sun.karma.cost"
    icon = "yin-yang"
    who: str
    old: tuple[int, ...]
    new: tuple[int, ...]
    karma: tuple[int, ...]
    kept: int


class Spawned(Event, frozen=True):
    rule = "sun.enemy.spawn"
    reveals = True
    enemy: int
    kind: str
    place: int
    tile: int


class EnemyMoved(Event, frozen=True):
    rule = "sun.enemy.move-one"
    icon = "footsteps"
    enemy: int
    die: int
    start: int
    to: int
    tile: int


class Fought(Event, frozen=True):
    """An exchange: the attack of a character on a foe, with its dice."""

    rule = "sun.combat.dice"
    who: str
    foe: int
    dice: tuple[int, ...]
    damage: int
    ranged: bool = False


class Struck(Event, frozen=True):
    """The attack of a foe on a character."""

    rule = "sun.combat.damage-character"
    icon = "sword-brandish"
    foe: int
    who: str
    dice: tuple[int, ...]
    damage: int
    avoided: bool = False


class Duel(Event, frozen=True):
    """The attack of a character on a character."""

    rule = "sun.pvp.options"
    icon = "crossed-swords"
    who: str
    victim: str
    dice: tuple[int, ...]
    damage: int
    answer: str = ""
    counter: tuple[int, ...] = ()


class Reacted(Event, frozen=True):
    """What an enemy does about a shot."""

    rule = "sun.ranged.reaction-die"
    icon = "return-arrow"
    enemy: int
    dice: tuple[int, ...]
    comes: bool


class Hurt(Event, frozen=True):
    rule = "sun.board.hp"
    icon = "hearts"
    who: str
    damage: int
    cause: str
    hp: int


class Healed(Event, frozen=True):
    rule = "sun.ruling.hp-cap"
    icon = "heart-plus"
    who: str
    points: int


class Infected(Event, frozen=True):
    rule = "sun.infection.trigger"
    icon = "biohazard"
    who: str


class Cured(Event, frozen=True):
    rule = "sun.infection.cure"
    icon = "medicines"
    who: str


class Died(Event, frozen=True):
    rule = "sun.death.zero"
    icon = "death-skull"
    weight = "heading"
    who: str


class Revived(Event, frozen=True):
    rule = "sun.death.revive"
    icon = "heart-beats"
    who: str
    by: str


class Eliminated(Event, frozen=True):
    rule = "sun.death.eliminated"
    icon = "tombstone"
    who: str


class Defeated(Event, frozen=True):
    rule = "sun.combat.enemy-defeated"
    icon = "skull-crossed-bones"
    foe: int
    place: int
    tile: int


class Looted(Event, frozen=True):
    rule = "sun.loot.roll"
    icon = "swap-bag"
    reveals = True
    who: str
    body: int
    dice: tuple[int, ...]
    goods: Goods
    cards: tuple[int, ...]


class Gained(Event, frozen=True):
    rule = "sun.gear.gain"
    icon = "hand"
    who: str
    goods: Goods
    cards: tuple[int, ...] = ()
    water: int = 0


class Dropped(Event, frozen=True):
    rule = "sun.discard.effect"
    icon = "card-discard"
    who: str
    goods: Goods
    cards: tuple[int, ...] = ()
    water: int = 0


class NightCard(Event, frozen=True):
    rule = "sun.night.turn-draw"
    icon = "night-sky"
    reveals = True
    who: str
    card: int
    victim: str
    ignored: bool = False


class EventCard(Event, frozen=True):
    rule = "sun.ruling.event-procedure"
    icon = "uncertainty"
    reveals = True
    who: str
    card: int


class LootSeen(Event, frozen=True):
    """The two cards of a container, for the opener alone."""

    rule = "sun.container.success"
    icon = "open-chest"
    reveals = True
    who: str
    cards: tuple[int, ...]


class CardSeen(Event, frozen=True):
    """What the Radio shows, for its owner alone."""

    rule = "sun.general.deck-secrecy"
    icon = "pocket-radio"
    reveals = True
    who: str
    deck: str
    card: int


class Traded(Event, frozen=True):
    rule = "sun.trade.amount"
    icon = "trade"
    who: str
    partner: str
    given: tuple[str, ...]
    taken: tuple[str, ...]
    agreed: bool


class Robbed(Event, frozen=True):
    rule = "sun.trader.rob-reward"
    icon = "robber-mask"
    who: str
    trader: int


class Unmasked(Event, frozen=True):
    rule = "sun.mode.sol-ability-reveals"
    icon = "cowled"
    weight = "heading"
    reveals = True
    who: str
    role: str


class Thanked(Event, frozen=True):
    """The wounded stranger gives a loot card."""

    rule = "sun.ruling.event-procedure"
    icon = "open-chest"
    reveals = True
    partner: str
    card: int


class MissionCard(Event, frozen=True):
    rule = "sun.mission.sequence"
    icon = "scroll-unfurled"
    weight = "heading"
    reveals = True
    mission: str
    card: int


class Delivered(Event, frozen=True):
    rule = "sun.mission.sequence"
    icon = "flag-objective"
    who: str
    what: str
    left: int


class Exposed(Event, frozen=True):
    rule = "sun.stealth.fail"
    icon = "eyeball"
    who: str


class Protected(Event, frozen=True):
    """A jacket or vest was turned down against an attack."""

    rule = "sun.ruling.use-reaction"
    icon = "shield"
    who: str
    card: int
    points: int


class MaskRolled(Event, frozen=True):
    """The Gas Mask may keep an infection off."""

    rule = "sun.infection.one"
    icon = "gas-mask"
    who: str
    dice: tuple[int, ...]
    kept: bool


class Thrown(Event, frozen=True):
    """What thrown gear does to a foe."""

    rule = "sun.ruling.thrown-gear"
    icon = "molotov"
    who: str
    foe: int
    damage: int


class Tied(Event, frozen=True):
    """Characters equally near roll, and the enemy goes to the one with the fewest successes."""

    rule = "sun.enemy.move-tie"
    icon = "rolling-dices"
    weight = "detail"
    enemy: int
    people: tuple[str, ...]
    rolls: tuple[tuple[int, ...], ...]


class TrapRolled(Event, frozen=True):
    rule = "sun.prep.f-water"
    icon = "wolf-trap"
    place: int
    tile: int
    dice: tuple[int, ...]
    caught: bool


class AmmoRolled(Event, frozen=True):
    """How much ammunition a found weapon holds."""

    rule = "sun.ammo.found-roll"
    icon = "bullets"
    who: str
    card: int
    dice: tuple[int, ...]
    ammo: int


class ConditionChanged(Event, frozen=True):
    rule = "sun.board.condition-meter"
    icon = "night-sleep"
    who: str
    condition: int
    cause: str


class Spent(Event, frozen=True):
    """Cubes or water go, and what for."""

    rule = "sun.resource.currency"
    icon = "cube"
    weight = "detail"
    who: str
    cause: str
    goods: Goods = NOTHING
    water: int = 0


class Used(Event, frozen=True):
    rule = "sun.use.cost"
    icon = "hand"
    weight = "detail"
    who: str
    card: int
    how: str


class Made(Event, frozen=True):
    """Gear is crafted, or a camp."""

    rule = "sun.craft.effect"
    who: str
    card: int


class Sold(Event, frozen=True):
    rule = "sun.trader.sell"
    icon = "coins"
    who: str
    card: int
    trader: int


class Dismantled(Event, frozen=True):
    rule = "sun.trader.dismantle"
    icon = "gears"
    who: str
    card: int
