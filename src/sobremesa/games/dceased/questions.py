"""What is asked in DCeased, in the order of the rulebook.

Zones go by their numbers, everything else by its id.
"""

from __future__ import annotations

from typing import Generic, TypeAlias, TypeVar

from sobremesa.kernel import Done, Option, Pass, Question

from . import options

O = TypeVar("O", bound=Option, covariant=True)  # noqa: E741

Deed: TypeAlias = (
    options.Move
    | options.Attack
    | options.Open
    | options.Interact
    | options.Rescue
    | options.Collect
    | options.PowerUp
    | options.GainTrait
    | options.Trade
    | options.Use
    | options.EndTurn
)
"""What a hero may do in its Turn."""
QuickDeed: TypeAlias = options.Open | options.Interact | options.Rescue | options.Collect
"""What Quick Hands do for free."""
Friend: TypeAlias = options.Person | options.Civilian
"""Who can be pushed besides Enemies."""


class OfHero(Question[O], Generic[O]):
    """About a hero, who acts or suffers."""

    hero: str


class OfEffect(OfHero[O], Generic[O]):
    """About what an effect of a hero does."""

    effect: str


# Before the first Round


class Recruit(Question[options.Recruit]):
    """Whom a seat plays."""

    rule = "dc.setup.heroes"


# The Player Phase


class NextHero(Question[options.Activate]):
    """Whose Turn comes next."""

    rule = "dc.player.order"


class Act(OfHero[Deed]):
    """What the hero does now in its Turn."""

    rule = "dc.turn.list"


class GoOn(OfHero[options.Go | Done]):
    """Whether a Move goes on, and where; leaving may cost further Actions."""

    rule = "dc.move.multi-route"
    cost: int


class Dash(OfHero[options.Move]):
    """Where a hero goes by the trait Dash."""

    rule = "dc.move.multi-route"


class QuickHands(OfHero[QuickDeed]):
    """What the trait Quick Hands does for free."""

    rule = "dc.trait.free"


class Trade(OfHero[options.Hand | Done]):
    """What changes hands next between two heroes, besides what was chosen before."""

    rule = "dc.trade.what"
    partner: str
    moved: tuple[str, ...]


class Consent(Question[Pass | options.Agree]):
    """Whether a player lets another's hero do this with the own one."""

    rule = "dc.ruling.consent"
    actor: str
    hero: str
    what: str
    """An effect, or a Trade."""


class KeepGear(OfHero[options.Keep]):
    """Which of two cards of Equipment a hero keeps."""

    rule = "dc.equipment.choose"
    cards: tuple[str, ...]


class KeepTrait(OfHero[options.Keep]):
    """Which of the traits drawn a hero keeps."""

    rule = "dc.trait.draw-more"
    cards: tuple[str, ...]


class ThirdTrait(OfHero[Pass | options.Replace]):
    """Which trait makes room for the one drawn, if any."""

    rule = "dc.trait.third"
    card: str


class NextRoom(Question[options.Zone]):
    """For which room of an opened Building a card is drawn next."""

    rule = "dc.building.spawn-order"


class Leave(OfHero[Pass | options.Leave]):
    """Whether a hero leaves through the Exit."""

    rule = "dc.end.exit"


# Attacks by heroes


class Target(OfEffect[options.Attack]):
    """Whom a hero attacks for free."""

    rule = "dc.attack.free-action"


class Roll(OfHero[options.Roll | options.Use]):
    """How many dice are rolled: effects first, then Power."""

    rule = "dc.power.spend-dice-rate"
    weapon: str
    zone: int
    dice: int
    accuracy: int


class Rolled(OfHero[Pass | options.Reroll | options.Use]):
    """What is done about the dice that fell."""

    rule = "dc.attack.reroll"
    window = "rolled"
    faces: tuple[int, ...]
    accuracy: int


class OfHits(OfHero[O], Generic[O]):
    """About the hits that are left of an Attack on a Zone."""

    zone: int
    hits: int


class Hit(OfHits[options.Hit]):
    """Which of equal Enemies takes the hits."""

    rule = "dc.attack.priority-tie"


class HitFreely(OfHits[Pass | options.Hit]):
    """Which Enemy takes the hits, of any kind."""

    rule = "dc.attack.free-assignment"


class AfterAttack(OfHero[Pass | options.Use]):
    """Which effect follows an Attack on a Zone."""

    rule = "dc.attack.sequence"
    window = "after"
    zone: int


# Effects


class PushEnemy(OfEffect[options.Pick]):
    """Which Enemy is pushed."""

    rule = "dc.push.distance"


class PushFriend(OfEffect[Friend]):
    """Which hero or Civilian is pushed."""

    rule = "dc.push.distance"


class PushWhere(OfEffect[options.Go]):
    """Where a figure is pushed from its Zone."""

    rule = "dc.push.direction"
    figure: str
    zone: int


class KnockDown(OfEffect[options.Pick | Done]):
    """Which Horde Zombie is knocked down, of so many that still can be."""

    rule = "dc.enemy.knocked-down"
    left: int


class ChooseZone(OfEffect[options.Zone]):
    """Which Zone an effect is for."""

    rule = "dc.ability.sees"


class ChooseHero(OfEffect[options.Person]):
    """Which hero an effect is for."""

    rule = "dc.ability.sees"


# The Enemy Phase


class OverHere(OfHero[Pass | options.Use]):
    """Whether a hero draws all Enemies that see it."""

    rule = "dc.emove.only-target"
    window = "over-here"


class NextFight(Question[options.Zone]):
    """Where the Enemies attack next."""

    rule = "dc.activate.zone-order"


class HoldTheLine(OfHero[Pass | options.Use]):
    """Whether a hero costs Horde Zombies of its Zone their Action."""

    rule = "dc.eattack.pool-size"
    window = "hold-the-line"
    zone: int


class Assign(Question[options.Assign]):
    """Who takes the next Wound of a Zone."""

    rule = "dc.eattack.share"
    zone: int
    wounds: int
    """How many are left."""


class Ward(Question[Pass | options.Ward]):
    """Whether a Wound is kept off a hero or a Civilian."""

    rule = "dc.ruling.wound-before-effects"
    window = "ward"
    target: str
    zone: int


class Sacrifice(OfHero[Pass | options.Sacrifice]):
    """Whether a hero sacrifices an escort for its Wound."""

    rule = "dc.wound.sacrifice"


class OfWays(Question[options.Route]):
    """About the equal ways of Enemies out of a Zone."""

    zone: int


class Split(OfWays):
    """Where one of the Enemies goes that are left over after dividing."""

    rule = "dc.emove.split-odd"
    enemies: str
    """A type of Horde Zombie, or `fallen`."""
    extra: int


class Send(OfWays):
    """Which of equal ways a certain Enemy takes."""

    rule = "dc.emove.split-zheroes"
    enemy: str


class CivilianWay(Question[options.Route]):
    """Which of equal ways a Civilian takes, and why it goes."""

    rule = "dc.civact.tie"
    civilian: str
    why: str


# Spawning


class RadioOperator(OfHero[Pass | options.Use]):
    """Whether the Radio Operator looks at the top Spawn card."""

    rule = "dc.deck.bottom"
    window = "radio-operator"


class Bottom(OfHero[Pass | options.Bottom]):
    """Whether the card that was looked at goes to the bottom."""

    rule = "dc.deck.bottom"
    card: str


class NotToday(OfHero[Pass | options.Use]):
    """Whether a Spawn card is discarded and another one drawn."""

    rule = "dc.trait.off-turn"
    window = "not-today"
    card: str
    zone: int


class Survivor(Question[options.Zone]):
    """Where a Civilian got away to from a Zone."""

    rule = "dc.spawn.survivor"
    zone: int


# The End Phase


class EndPhase(Question[Pass | options.Heal]):
    """Who recovers at the end of the Round, and by what."""

    rule = "dc.end.phase"
