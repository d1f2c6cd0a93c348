"""Everything that can happen, as the chronicle hears of it."""

from __future__ import annotations

from typing import ClassVar

from sobremesa.kernel import Event

from .book import Goods


class Began(Event, frozen=True):
    rule: ClassVar[str] = "sun.setup.2-start-player"
    rolls: tuple[tuple[int, ...], ...]
    first: int


class Chose(Event, frozen=True):
    rule: ClassVar[str] = "sun.setup.4-character-order"
    who: int
    character: str


class Bought(Event, frozen=True):
    """A start item, or a trader's ware."""

    rule: ClassVar[str] = "sun.setup.5-start-item-cost"
    who: int
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
    first: int


class PhaseBegan(Event, frozen=True):
    rule: ClassVar[str] = "sun.phase.sun-card"
    reveals: ClassVar[bool] = True
    phase: int
    sun: int


class TurnBegan(Event, frozen=True):
    rule: ClassVar[str] = "sun.phase.turn-order"
    chapter: ClassVar[bool] = True
    who: int
    ap: int


class Drank(Event, frozen=True):
    rule: ClassVar[str] = "sun.phase.drink"
    who: int
    water: int
    missing: int


class Ate(Event, frozen=True):
    """A meal in Preparation, or by the action."""

    rule: ClassVar[str] = "sun.prep.h-food"
    who: int
    healed: int


class Acted(Event, frozen=True):
    """An action was paid for."""

    rule: ClassVar[str] = "sun.board.ap-meter"
    who: int
    action: str
    ap: int
    left: int
    about: int = -1


class Moved(Event, frozen=True):
    rule: ClassVar[str] = "sun.move.cost"
    who: int
    start: int
    to: int


class TileRevealed(Event, frozen=True):
    rule: ClassVar[str] = "sun.explore.effect"
    reveals: ClassVar[bool] = True
    place: int
    number: int


class SkillRolled(Event, frozen=True):
    rule: ClassVar[str] = "sun.test.pass"
    who: int
    test: str
    dice: tuple[int, ...]
    successes: int


class KarmaSpent(Event, frozen=True):
    rule: ClassVar[str] = "sun.karma.cost"
    who: int
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


class EnemyMoved(Event, frozen=True):
    rule: ClassVar[str] = "sun.enemy.move-one"
    enemy: int
    die: int
    start: int
    to: int


class Fought(Event, frozen=True):
    """An exchange: the attack of a character on a foe, with its dice."""

    rule: ClassVar[str] = "sun.combat.dice"
    who: int
    foe: int
    dice: tuple[int, ...]
    damage: int
    ranged: bool = False


class Struck(Event, frozen=True):
    """The attack of a foe on a character."""

    rule: ClassVar[str] = "sun.combat.damage-character"
    foe: int
    who: int
    dice: tuple[int, ...]
    damage: int
    avoided: bool = False


class Duel(Event, frozen=True):
    """The attack of a character on a character."""

    rule: ClassVar[str] = "sun.pvp.options"
    who: int
    victim: int
    dice: tuple[int, ...]
    damage: int
    answer: str = ""


class Reacted(Event, frozen=True):
    """What an enemy does about a shot."""

    rule: ClassVar[str] = "sun.ranged.reaction-die"
    enemy: int
    dice: tuple[int, ...]
    comes: bool


class Hurt(Event, frozen=True):
    rule: ClassVar[str] = "sun.board.hp"
    who: int
    damage: int
    cause: str
    hp: int


class Healed(Event, frozen=True):
    rule: ClassVar[str] = "sun.ruling.hp-cap"
    who: int
    points: int


class Infected(Event, frozen=True):
    rule: ClassVar[str] = "sun.infection.trigger"
    who: int


class Cured(Event, frozen=True):
    rule: ClassVar[str] = "sun.infection.cure"
    who: int


class Died(Event, frozen=True):
    rule: ClassVar[str] = "sun.death.zero"
    who: int


class Revived(Event, frozen=True):
    rule: ClassVar[str] = "sun.death.revive"
    who: int
    by: int


class Eliminated(Event, frozen=True):
    rule: ClassVar[str] = "sun.death.eliminated"
    who: int


class Defeated(Event, frozen=True):
    rule: ClassVar[str] = "sun.combat.enemy-defeated"
    foe: int
    place: int


class Looted(Event, frozen=True):
    rule: ClassVar[str] = "sun.loot.roll"
    reveals: ClassVar[bool] = True
    who: int
    body: int
    dice: tuple[int, ...]
    goods: Goods
    cards: tuple[int, ...]


class Gained(Event, frozen=True):
    rule: ClassVar[str] = "sun.gear.gain"
    reveals: ClassVar[bool] = True
    who: int
    goods: Goods
    cards: tuple[int, ...] = ()
    water: int = 0


class Dropped(Event, frozen=True):
    rule: ClassVar[str] = "sun.discard.effect"
    who: int
    goods: Goods
    cards: tuple[int, ...] = ()
    water: int = 0


class NightCard(Event, frozen=True):
    rule: ClassVar[str] = "sun.night.turn-draw"
    reveals: ClassVar[bool] = True
    who: int
    card: int
    victim: int
    ignored: bool = False


class EventCard(Event, frozen=True):
    rule: ClassVar[str] = "sun.ruling.event-procedure"
    reveals: ClassVar[bool] = True
    who: int
    card: int


class LootSeen(Event, frozen=True):
    """The two cards of a container, for the opener alone."""

    rule: ClassVar[str] = "sun.container.success"
    reveals: ClassVar[bool] = True
    who: int
    cards: tuple[int, ...]


class CardSeen(Event, frozen=True):
    """What the Radio shows, for its owner alone."""

    rule: ClassVar[str] = "sun.general.deck-secrecy"
    reveals: ClassVar[bool] = True
    who: int
    deck: str
    card: int


class Traded(Event, frozen=True):
    rule: ClassVar[str] = "sun.trade.amount"
    who: int
    partner: int
    given: tuple[str, ...]
    taken: tuple[str, ...]
    agreed: bool


class Robbed(Event, frozen=True):
    rule: ClassVar[str] = "sun.trader.rob-reward"
    who: int
    trader: int


class Unmasked(Event, frozen=True):
    rule: ClassVar[str] = "sun.mode.sol-ability-reveals"
    reveals: ClassVar[bool] = True
    who: int
    role: str


class MissionCard(Event, frozen=True):
    rule: ClassVar[str] = "sun.mission.sequence"
    reveals: ClassVar[bool] = True
    card: int


class Delivered(Event, frozen=True):
    rule: ClassVar[str] = "sun.mission.sequence"
    who: int
    what: str
    left: int


EVENTS: tuple[type[Event], ...] = tuple(
    thing
    for thing in list(globals().values())
    if isinstance(thing, type) and issubclass(thing, Event) and thing is not Event
)
