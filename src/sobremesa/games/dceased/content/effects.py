"""What abilities and cards can do: a vocabulary of effects. See `content/abilities.toml`.

Whatever a hero has, by its level, as a trait, as Equipment or as an escort, has one of the effects
of heroes. An ability works once a Turn for its Power, a trait once for the Power on its card,
Equipment and Civilians once a Turn.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeVar

import msgspec
from msgspec import Meta

from .goals import Count, Some

Way = Literal["anywhere", "towards", "away"]
KindName = Literal["walker", "brute", "runner"]
MoveLength = Annotated[int, Meta(ge=1, le=2)]
"""No Move Action covers more than two Zones: dc.move.multi-no-stack."""
SIGHT = 99
"""A Range that reaches as far as one sees."""


class Effect(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="does"
):
    """The base of all effects."""

    id: str = ""


E = TypeVar("E", bound=Effect)


class Used(Effect, frozen=True, kw_only=True):
    """An effect that somebody decides to use."""

    power: Count = 0
    """What it costs; a trait's cost is on its card."""
    discard: bool = False
    """Whether Equipment is discarded for it."""


# In the hero's own Turn


class Push(Used, frozen=True, kw_only=True, tag="push"):
    """Push an Enemy at some Range: dc.push.possible."""

    near: Count = 0
    far: Count = 0
    zones: Some = 1
    """How far it is pushed."""
    way: Way = "anywhere"
    """Where to, seen from the hero."""
    fallen: bool = False
    """Whether Zombie Heroes can be pushed as well."""


class PushFriend(Used, frozen=True, kw_only=True, tag="push-friend"):
    """Push another hero, who must agree, or a Civilian, past any Enemies: dc.push.friends."""

    near: Count = 0
    far: Count = 0
    zones: Some = 1
    way: Way = "anywhere"


class PushAll(Used, frozen=True, kw_only=True, tag="push-all"):
    """Push every Horde Zombie of the own Zone."""

    zones: Some = 1


class KnockDown(Used, frozen=True, kw_only=True, tag="knock-down"):
    """Knock down Horde Zombies of a Zone that the hero sees."""

    near: Count = 0
    far: Count = SIGHT
    count: Count = 0
    """How many at most; 0 is all of them."""


class Sweep(Used, frozen=True, kw_only=True, tag="sweep"):
    """Eliminate all Horde Zombies of some types in a Zone in sight, for their XP."""

    types: Annotated[tuple[KindName, ...], Meta(min_length=1)]


class FreeAttack(Used, frozen=True, kw_only=True, tag="attack"):
    """Make an Attack that costs no Action."""

    near: Count = 0
    """The smallest Range allowed."""


class TeamUp(Used, frozen=True, kw_only=True, tag="team-up"):
    """Another hero in sight, who must agree, makes an Attack that costs no Action."""


class FreeMove(Used, frozen=True, kw_only=True, tag="move"):
    """Make a Move that costs no Action but for Enemies."""

    zones: MoveLength = 1
    charge: bool = False
    """Whether it must end among Enemies."""


class Leap(Used, frozen=True, kw_only=True, tag="leap"):
    """Go straight to a Zone in sight."""

    far: Some


class Vanish(Used, frozen=True, kw_only=True, tag="vanish"):
    """Bring oneself, or a hero in sight who agrees, to a Zone in sight."""


class Portal(Used, frozen=True, kw_only=True, tag="portal"):
    """Go to any Zone without Enemies that is no closed Building, with whoever agrees to come."""


class Heal(Used, frozen=True, kw_only=True, tag="heal"):
    """Recover Health."""

    health: Some
    who: Literal["self", "zone"] = "self"
    """The hero, or one of those in its Zone."""


class MoreActions(Used, frozen=True, kw_only=True, tag="actions"):
    """More Actions in this Turn."""

    count: Some


class GainPower(Used, frozen=True, kw_only=True, tag="gain-power"):
    """Gain Power."""

    gain: Some


class Rally(Used, frozen=True, kw_only=True, tag="rally"):
    """Every other hero in sight gains Power."""

    gain: Some


class DrawTrait(Used, frozen=True, kw_only=True, tag="draw-trait"):
    """Draw a Heroic Trait for free."""


class QuickHands(Used, frozen=True, kw_only=True, tag="quick-hands"):
    """Open a door, interact, rescue or collect for free."""


class FreeDeed(Used, frozen=True, kw_only=True, tag="free-deed"):
    """Open a door, or interact with an Objective, for free."""

    deed: Literal["open", "interact"]


class FreeTrade(Used, frozen=True, kw_only=True, tag="free-trade"):
    """Trade for free, also with heroes seen farther away."""

    far: Count = 0


class MoveAid(Used, frozen=True, kw_only=True, tag="move-aid"):
    """A Move is longer, or pays nothing for Enemies."""

    zones: MoveLength = 1
    past: bool = False
    """Whether it pays nothing for Enemies."""


# In an Attack


class Reach(Used, frozen=True, kw_only=True, tag="reach"):
    """An Attack reaches exactly one Zone farther than it could."""


class Boost(Used, frozen=True, kw_only=True, tag="boost"):
    """Before a roll: more dice, or hits that are assigned freely."""

    dice: Count = 0
    free: bool = False


class TrickShot(Used, frozen=True, kw_only=True, tag="trick-shot"):
    """Before a roll: more dice, or else knock down survivors after the Attack."""

    dice: Some
    knocks: Some


class Reroll(Used, frozen=True, kw_only=True, tag="reroll"):
    """After a roll: roll missed dice again."""

    dice: Count = 0
    """How many at most; 0 is any number."""
    always: bool = False
    """Whether an ability works once for each roll and not once a Turn."""


class Critical(Used, frozen=True, kw_only=True, tag="critical"):
    """After a roll: each 6 is 2 hits."""


class PushAfter(Used, frozen=True, kw_only=True, tag="push-after"):
    """After an Attack with this Equipment: push a surviving Horde Zombie."""

    zones: Some = 1
    way: Way = "anywhere"


class PowerAfter(Used, frozen=True, kw_only=True, tag="power-after"):
    """After an Attack that eliminated Enemies: gain Power."""

    kills: Some = 1
    gain: Some


class AttackAfter(Used, frozen=True, kw_only=True, tag="attack-after"):
    """After an Attack that eliminated Enemies: another Attack that costs no Action."""

    kills: Some = 1
    elsewhere: bool = False
    """Whether it must be on another Zone."""


# When others act


class Ward(Used, frozen=True, kw_only=True, tag="ward"):
    """Ignore a Wound that was assigned."""

    who: Literal["self", "others", "zone"] = "self"
    """The hero's own; those of others in its Zone; or anybody's there, once for each attack."""
    next: Count = 0
    """How many Wounds after it are ignored as well: the hero's own, or of the whole Zone."""
    once: Literal["turn", "round"] = "turn"


class HoldTheLine(Used, frozen=True, kw_only=True, tag="hold-the-line"):
    """Horde Zombies that attack the hero's Zone lose this Action."""

    count: Some


class Lure(Used, frozen=True, kw_only=True, tag="lure"):
    """All Enemies that see the hero move towards it alone, for one Activation step."""


class CancelSpawn(Used, frozen=True, kw_only=True, tag="cancel-spawn"):
    """Discard a Spawn card just drawn; another one is drawn and must be resolved."""


class Scout(Used, frozen=True, kw_only=True, tag="scout"):
    """Once a Round, look at the top Spawn card and leave it or put it at the bottom."""


class EndHeal(Used, frozen=True, kw_only=True, tag="end-heal"):
    """In the End Phase, once a Round: recover Health."""

    health: Some = 1
    who: Literal["self", "zone"] = "self"


# Always


class MoreDice(Effect, frozen=True, kw_only=True, tag="more-dice"):
    """Attacks roll more dice."""

    dice: Some
    own: bool = False
    """Only the Attack of the hero's card."""
    close: bool = False
    """Only at Range 0."""


class Accuracy(Effect, frozen=True, kw_only=True, tag="accuracy"):
    """Attacks hit more easily: dc.ability.stacking."""

    instead: Annotated[int, Meta(ge=2, le=6)] = 6
    """The Accuracy, where it is better than what is printed."""
    better: Count = 0
    own: bool = False
    ranged: bool = False
    """Only ranged Attacks."""


class FreeHits(Effect, frozen=True, kw_only=True, tag="free-hits"):
    """Hits are assigned freely."""

    ranged: bool = False


class DoubleSixes(Effect, frozen=True, kw_only=True, tag="double-sixes"):
    """Each 6 of a melee Attack is 2 hits."""


class DicePerPower(Effect, frozen=True, kw_only=True, tag="dice-per-power"):
    """Each Power spent on dice adds more than one: dc.power.spend-dice-rate."""

    dice: Some


class LongRange(Effect, frozen=True, kw_only=True, tag="long-range"):
    """Ranged Attacks reach farther."""

    zones: Some


class CutsFallen(Effect, frozen=True, kw_only=True, tag="cuts-the-fallen"):
    """Zombie Heroes have less Toughness against this Equipment."""

    less: Some


class CostsPower(Effect, frozen=True, kw_only=True, tag="costs-power"):
    """An Attack with this Equipment costs Power, which adds no dice."""

    cost: Some


class Nimble(Effect, frozen=True, kw_only=True, tag="nimble"):
    """Moves never pay for Enemies."""


class LongMoves(Effect, frozen=True, kw_only=True, tag="long-moves"):
    """Every Move may cover two Zones."""


class PowerUp(Effect, frozen=True, kw_only=True, tag="power-up"):
    """Power Up gives more."""

    instead: Count = 0
    more: Count = 0


class RoundPower(Effect, frozen=True, kw_only=True, tag="round-power"):
    """More Power at the beginning of a Round."""

    gain: Some
    """In the place of 1."""


class DrawMore(Effect, frozen=True, kw_only=True, tag="draw-more"):
    """When a trait is drawn, more cards to choose one from."""

    cards: Some


class FirstWound(Effect, frozen=True, kw_only=True, tag="first-wound"):
    """The first Wound of each attack is ignored."""


# What makes Zombie Heroes worse


class MoreWounds(Effect, frozen=True, kw_only=True, tag="more-wounds"):
    """Its attacks inflict more Wounds."""

    wounds: Some


class ActsMore(Effect, frozen=True, kw_only=True, tag="acts-more"):
    """It has more Actions than other Zombie Heroes."""

    count: Some


class Calls(Effect, frozen=True, kw_only=True, tag="calls"):
    """At the beginning of each Spawn step Horde Zombies appear in its Zone."""

    type: KindName
    count: Some


class Wings(Effect, frozen=True, kw_only=True, tag="wings"):
    """Each of its moves may be over two Zones."""


class Intangible(Effect, frozen=True, kw_only=True, tag="intangible"):
    """It cannot be hit from another Zone."""


class StealsPower(Effect, frozen=True, kw_only=True, tag="steals-power"):
    """When it attacks, every hero in its Zone first loses Power."""

    loss: Some


class Vines(Effect, frozen=True, kw_only=True, tag="vines"):
    """Leaving its Zone or one beside it costs one more Action."""


class Spurs(Effect, frozen=True, kw_only=True, tag="spurs"):
    """Horde Zombies of a type in its Zone have one more Action."""

    type: KindName


InTurn = (
    Push
    | PushFriend
    | PushAll
    | KnockDown
    | Sweep
    | FreeAttack
    | TeamUp
    | FreeMove
    | Leap
    | Vanish
    | Portal
    | Heal
    | MoreActions
    | GainPower
    | Rally
    | DrawTrait
    | QuickHands
    | FreeDeed
    | FreeTrade
    | MoveAid
)
InAttack = (
    Reach
    | Boost
    | TrickShot
    | Reroll
    | Critical
    | PushAfter
    | PowerAfter
    | AttackAfter
)  # fmt: skip
Reaction = Ward | HoldTheLine | Lure | CancelSpawn | Scout | EndHeal
Always = (
    MoreDice
    | Accuracy
    | FreeHits
    | DoubleSixes
    | DicePerPower
    | LongRange
    | CutsFallen
    | CostsPower
    | Nimble
    | LongMoves
    | PowerUp
    | RoundPower
    | DrawMore
    | FirstWound
)
OfHeroes = InTurn | InAttack | Reaction | Always
OfFallen = MoreWounds | ActsMore | Calls | Wings | Intangible | StealsPower | Vines | Spurs
AnyEffect = OfHeroes | OfFallen
