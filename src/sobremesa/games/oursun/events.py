"""Everything that can happen, as the chronicle hears of it.

`who` is the id of a character, with its name after a colon if it has one; before characters are
chosen it is the number of a player. `tile` is the number of a tile, or 0 where one lies face down.
"""

from __future__ import annotations

from typing import ClassVar

from sobremesa.kernel import Event

from .content.book import NOTHING, Goods


class Began(Event, frozen=True):
    rule: ClassVar[str] = "sun.setup.2-start-player"
    rolls: tuple[tuple[int, ...], ...]
    first: int


class Chose(Event, frozen=True):
    rule: ClassVar[str] = "sun.setup.4-character-order"
    who: int
    character: str


class Named(Event, frozen=True):
    rule: ClassVar[str] = "sun.board.name-optional"
    who: str
    name: str


class Bought(Event, frozen=True):
    """A start item, or a trader's ware."""

    rule: ClassVar[str] = "sun.setup.5-start-item-cost"
    who: str
    card: int
    price: int
    trader: int = -1


class RoleDealt(Event, frozen=True):
    rule: ClassVar[str] = "sun.mode.group-draw"
    who: int
    role: str


class DayBegan(Event, frozen=True):
    rule: ClassVar[str] = "sun.prep.c-day"
    day: int
    first: str


class PhaseBegan(Event, frozen=True):
    rule: ClassVar[str] = "sun.phase.sun-card"
    reveals: ClassVar[bool] = True
    phase: int
    sun: int


class TurnBegan(Event, frozen=True):
    rule: ClassVar[str] = "sun.phase.turn-order"
    chapter: ClassVar[bool] = True
    who: str
    ap: int


class Drank(Event, frozen=True):
    rule: ClassVar[str] = "sun.phase.drink"
    who: str
    water: int
    missing: int


class Ate(Event, frozen=True):
    """A meal in Preparation, or by the action."""

    rule: ClassVar[str] = "sun.prep.h-food"
    who: str
    healed: int


class Acted(Event, frozen=True):
    """An action was paid for."""

    rule: ClassVar[str] = "sun.board.ap-meter"
    who: str
    action: str
    ap: int
    left: int
    about: int = -1


class Moved(Event, frozen=True):
    rule: ClassVar[str] = "sun.move.cost"
    who: str
    start: int
    to: int
    tile: int
    hidden: bool


class TileRevealed(Event, frozen=True):
    rule: ClassVar[str] = "sun.explore.effect"
    reveals: ClassVar[bool] = True
    place: int
    number: int


class SkillRolled(Event, frozen=True):
    rule: ClassVar[str] = "sun.test.pass"
    who: str
    test: str
    dice: tuple[int, ...]
    successes: int


class KarmaSpent(Event, frozen=True):
    rule: ClassVar[str] = "sun.karma.cost"
    who: str
    old: tuple[int, ...]
    new: tuple[int, ...]
    karma: tuple[int, ...]
    kept: int


class Spawned(Event, frozen=True):
    rule: ClassVar[str] = "sun.enemy.spawn"
    reveals: ClassVar[bool] = True
    enemy: int
    kind: str
    place: int
    tile: int


class EnemyMoved(Event, frozen=True):
    rule: ClassVar[str] = "sun.enemy.move-one"
    enemy: int
    die: int
    start: int
    to: int
    tile: int


class Fought(Event, frozen=True):
    """An exchange: the attack of a character on a foe, with its dice."""

    rule: ClassVar[str] = "sun.combat.dice"
    who: str
    foe: int
    dice: tuple[int, ...]
    damage: int
    ranged: bool = False


class Struck(Event, frozen=True):
    """The attack of a foe on a character."""

    rule: ClassVar[str] = "sun.combat.damage-character"
    foe: int
    who: str
    dice: tuple[int, ...]
    damage: int
    avoided: bool = False


class Duel(Event, frozen=True):
    """The attack of a character on a character."""

    rule: ClassVar[str] = "sun.pvp.options"
    who: str
    victim: str
    dice: tuple[int, ...]
    damage: int
    answer: str = ""
    counter: tuple[int, ...] = ()


class Reacted(Event, frozen=True):
    """What an enemy does about a shot."""

    rule: ClassVar[str] = "sun.ranged.reaction-die"
    enemy: int
    dice: tuple[int, ...]
    comes: bool


class Hurt(Event, frozen=True):
    rule: ClassVar[str] = "sun.board.hp"
    who: str
    damage: int
    cause: str
    hp: int


class Healed(Event, frozen=True):
    rule: ClassVar[str] = "sun.ruling.hp-cap"
    who: str
    points: int


class Infected(Event, frozen=True):
    rule: ClassVar[str] = "sun.infection.trigger"
    who: str


class Cured(Event, frozen=True):
    rule: ClassVar[str] = "sun.infection.cure"
    who: str


class Died(Event, frozen=True):
    rule: ClassVar[str] = "sun.death.zero"
    who: str


class Revived(Event, frozen=True):
    rule: ClassVar[str] = "sun.death.revive"
    who: str
    by: str


class Eliminated(Event, frozen=True):
    rule: ClassVar[str] = "sun.death.eliminated"
    who: str


class Defeated(Event, frozen=True):
    rule: ClassVar[str] = "sun.combat.enemy-defeated"
    foe: int
    place: int
    tile: int


class Looted(Event, frozen=True):
    rule: ClassVar[str] = "sun.loot.roll"
    reveals: ClassVar[bool] = True
    who: str
    body: int
    dice: tuple[int, ...]
    goods: Goods
    cards: tuple[int, ...]


class Gained(Event, frozen=True):
    rule: ClassVar[str] = "sun.gear.gain"
    who: str
    goods: Goods
    cards: tuple[int, ...] = ()
    water: int = 0


class Dropped(Event, frozen=True):
    rule: ClassVar[str] = "sun.discard.effect"
    who: str
    goods: Goods
    cards: tuple[int, ...] = ()
    water: int = 0


class NightCard(Event, frozen=True):
    rule: ClassVar[str] = "sun.night.turn-draw"
    reveals: ClassVar[bool] = True
    who: str
    card: int
    victim: str
    ignored: bool = False


class EventCard(Event, frozen=True):
    rule: ClassVar[str] = "sun.ruling.event-procedure"
    reveals: ClassVar[bool] = True
    who: str
    card: int


class LootSeen(Event, frozen=True):
    """The two cards of a container, for the opener alone."""

    rule: ClassVar[str] = "sun.container.success"
    reveals: ClassVar[bool] = True
    who: str
    cards: tuple[int, ...]


class CardSeen(Event, frozen=True):
    """What the Radio shows, for its owner alone."""

    rule: ClassVar[str] = "sun.general.deck-secrecy"
    reveals: ClassVar[bool] = True
    who: str
    deck: str
    card: int


class Traded(Event, frozen=True):
    rule: ClassVar[str] = "sun.trade.amount"
    who: str
    partner: str
    given: tuple[str, ...]
    taken: tuple[str, ...]
    agreed: bool


class Robbed(Event, frozen=True):
    rule: ClassVar[str] = "sun.trader.rob-reward"
    who: str
    trader: int


class Unmasked(Event, frozen=True):
    rule: ClassVar[str] = "sun.mode.sol-ability-reveals"
    reveals: ClassVar[bool] = True
    who: str
    role: str


class Thanked(Event, frozen=True):
    """The wounded stranger gives a loot card."""

    rule: ClassVar[str] = "sun.ruling.event-procedure"
    reveals: ClassVar[bool] = True
    partner: str
    card: int


class MissionCard(Event, frozen=True):
    rule: ClassVar[str] = "sun.mission.sequence"
    reveals: ClassVar[bool] = True
    mission: str
    card: int


class Delivered(Event, frozen=True):
    rule: ClassVar[str] = "sun.mission.sequence"
    who: str
    what: str
    left: int


class Exposed(Event, frozen=True):
    rule: ClassVar[str] = "sun.stealth.fail"
    who: str


class Protected(Event, frozen=True):
    """A jacket or vest was turned down against an attack."""

    rule: ClassVar[str] = "sun.ruling.use-reaction"
    who: str
    card: int
    points: int


class MaskRolled(Event, frozen=True):
    """The Gas Mask may keep an infection off."""

    rule: ClassVar[str] = "sun.infection.one"
    who: str
    dice: tuple[int, ...]
    kept: bool


class Thrown(Event, frozen=True):
    """What thrown gear does to a foe."""

    rule: ClassVar[str] = "sun.ruling.thrown-gear"
    who: str
    foe: int
    damage: int


class Tied(Event, frozen=True):
    """Characters equally near roll, and the enemy goes to the one with the fewest successes."""

    rule: ClassVar[str] = "sun.enemy.move-tie"
    enemy: int
    people: tuple[str, ...]
    rolls: tuple[tuple[int, ...], ...]


class TrapRolled(Event, frozen=True):
    rule: ClassVar[str] = "sun.prep.f-water"
    place: int
    tile: int
    dice: tuple[int, ...]
    caught: bool


class AmmoRolled(Event, frozen=True):
    """How much ammunition a found weapon holds."""

    rule: ClassVar[str] = "sun.ammo.found-roll"
    who: str
    card: int
    dice: tuple[int, ...]
    ammo: int


class ConditionChanged(Event, frozen=True):
    rule: ClassVar[str] = "sun.board.condition-meter"
    who: str
    condition: int
    cause: str


class Spent(Event, frozen=True):
    """Cubes or water go, and what for."""

    rule: ClassVar[str] = "sun.resource.currency"
    who: str
    cause: str
    goods: Goods = NOTHING
    water: int = 0


class Used(Event, frozen=True):
    rule: ClassVar[str] = "sun.use.cost"
    who: str
    card: int
    how: str


class Made(Event, frozen=True):
    """Gear is crafted, or a camp."""

    rule: ClassVar[str] = "sun.craft.effect"
    who: str
    card: int


class Sold(Event, frozen=True):
    rule: ClassVar[str] = "sun.trader.sell"
    who: str
    card: int
    trader: int


class Dismantled(Event, frozen=True):
    rule: ClassVar[str] = "sun.trader.dismantle"
    who: str
    card: int


EVENTS: tuple[type[Event], ...] = tuple(
    thing
    for thing in list(globals().values())
    if isinstance(thing, type) and issubclass(thing, Event) and thing is not Event
)
