"""Everything that can be chosen."""

from __future__ import annotations

from typing import TypeAlias

from sobremesa.kernel import Option

# Set-up


class Play(Option, frozen=True):
    """Take a character."""

    character: str


class TakeName(Option, frozen=True):
    """Call the character so."""

    name: str


class BuyStart(Option, frozen=True):
    """Buy a start item, with the help of others if the own points are too few."""

    card: int


class Give(Option, frozen=True):
    """Add gear points to the purchase of another."""

    points: int


class Receive(Option, frozen=True):
    """Who gets what was bought together."""

    who: int


class GoFirst(Option, frozen=True):
    """Which of the two characters of a solo game acts first in this phase."""

    who: int


# Movement


class Move(Option, frozen=True):
    to: int
    boots: int = -1
    """The Hiking Boots that are flipped for it."""


class Charge(Option, frozen=True):
    to: int


class Sneak(Option, frozen=True):
    to: int
    light: int = -1
    """The Flashlight that is flipped for it."""


# Interactions


class Explore(Option, frozen=True):
    to: int


class Recon(Option, frozen=True):
    pass


class PickUp(Option, frozen=True):
    pass


class TakeCard(Option, frozen=True):
    """One gear card from the tile, or from the board of a body."""

    card: int


class TakeGoods(Option, frozen=True):
    """One cube from the tile (`owner` -1) or from the board of a body."""

    kind: int
    owner: int = -1


class TakeWater(Option, frozen=True):
    """Up to 2 water from a camp's store."""


class Refill(Option, frozen=True):
    pass


class Craft(Option, frozen=True):
    """Make gear; `spared` is the resource that Tinkerer saves."""

    kind: str
    spared: int = -1


class CraftCamp(Option, frozen=True):
    """Make a tent and pitch it at once."""

    spared: int = -1


class CraftAmmo(Option, frozen=True):
    kind: int


class Use(Option, frozen=True):
    """Use gear on a character: `heal`, `cure`, `revive`, or what else the card does."""

    card: int
    how: str
    who: int = -1


class LookAt(Option, frozen=True):
    """Use the Radio to look at the top card of a deck."""

    card: int
    deck: str


class Leave(Option, frozen=True):
    """Leave the card on top."""


class Bury(Option, frozen=True):
    """Put the card at the bottom of the face-down part."""


class Treat(Option, frozen=True):
    """Field Treatment."""

    who: int
    how: str


class Trade(Option, frozen=True):
    """Trade with another character."""

    who: int


class Deal(Option, frozen=True):
    """Open dealings with a trader, or go on with them."""

    trader: int


class Loot(Option, frozen=True):
    body: int


class Eat(Option, frozen=True):
    pass


class CollectRain(Option, frozen=True):
    pass


class Sleep(Option, frozen=True):
    pass


class Open(Option, frozen=True):
    """Open a container: `printed`, or a marker's kind."""

    container: str


class Discard(Option, frozen=True):
    pass


class DropCard(Option, frozen=True):
    card: int


class DropGoods(Option, frozen=True):
    kind: int


class DropWater(Option, frozen=True):
    pass


class Keep(Option, frozen=True):
    """Keep a loot card of a container."""

    card: int


class Light(Option, frozen=True):
    """Build a campfire with a FIRE item."""

    card: int


class BuildStove(Option, frozen=True):
    pass


class Cook(Option, frozen=True):
    pass


class Pitch(Option, frozen=True):
    card: int


class Strike(Option, frozen=True):
    """Strike the camp."""


class SetTrap(Option, frozen=True):
    card: int


class Load(Option, frozen=True):
    """Move loose ammunition onto a weapon."""

    card: int


class Unload(Option, frozen=True):
    """Take ammunition off a weapon."""

    card: int


class Objective(Option, frozen=True):
    """The objective action of the mission card; for deliveries, the first thing delivered."""

    what: str = ""


class Deliver(Option, frozen=True):
    """Deliver one more thing in the same action."""

    what: str


class ShowSelf(Option, frozen=True):
    """Give up stealth."""


# Trade


class Offer(Option, frozen=True):
    """Add to a trade what the active player gives: a cube kind, `water` or a card."""

    what: str


class Want(Option, frozen=True):
    """Add to a trade what the active player wants."""

    what: str


class Agree(Option, frozen=True):
    pass


class Refuse(Option, frozen=True):
    pass


class Buy(Option, frozen=True):
    card: int


class BuyAmmo(Option, frozen=True):
    kind: int


class BuyGoods(Option, frozen=True):
    """Take a cube, or water, from the trader's stock for its value."""

    what: str


class Sell(Option, frozen=True):
    card: int


class Dismantle(Option, frozen=True):
    card: int


class Pay(Option, frozen=True):
    """Pay with one cube of a kind, or with 1 water."""

    what: str


class Steal(Option, frozen=True):
    trader: int


class Rob(Option, frozen=True):
    """Choose a card of a robbed trader."""

    card: int


# Combat


class Attack(Option, frozen=True):
    foe: int


class Shoot(Option, frozen=True):
    foe: int


class SneakAttack(Option, frozen=True):
    foe: int


class Throw(Option, frozen=True):
    """Throw gear at one enemy."""

    card: int
    foe: int


class ThrowAt(Option, frozen=True):
    """Throw gear at every enemy on a tile."""

    card: int
    tile: int


class AttackCharacter(Option, frozen=True):
    who: int


class ShootCharacter(Option, frozen=True):
    who: int


class Consider(Option, frozen=True):
    """Consider attacking comrades from now on, or no longer."""

    on: bool


class Dodge(Option, frozen=True):
    pass


class Wait(Option, frozen=True):
    pass


class Fire(Option, frozen=True):
    """Add a weapon to the attack."""

    card: int


class Drill(Option, frozen=True):
    """Add the die of Combat Drill."""


class Reroll(Option, frozen=True):
    """Mark a die for karma; numbered over all dice of the exchange."""

    die: int


class Avoid(Option, frozen=True):
    """The attack that a dodge makes void."""

    foe: int


class Cancel(Option, frozen=True):
    """Turn a jacket or vest down to cancel damage of an attack, of which one if they differ."""

    card: int
    foe: int = -1


class Rescue(Option, frozen=True):
    """Take damage in place of another."""

    points: int


class Strongest(Option, frozen=True):
    """Which of equally strong enemies attacks."""

    foe: int


class CounterAttack(Option, frozen=True):
    pass


class Rush(Option, frozen=True):
    pass


# Cards and roles


class Suffer(Option, frozen=True):
    """Whom the night card of a camp affects."""

    who: int


class Ignore(Option, frozen=True):
    """Ignore an animal night card by the fire."""


class Apply(Option, frozen=True):
    pass


class Help(Option, frozen=True):
    """Help the Wounded Stranger with a food or a Bandage."""

    card: int = -1


class Reveal(Option, frozen=True):
    """Turn the group card over: the Son of Liberty is known."""


class CallAlly(Option, frozen=True):
    to: int


class SendAlly(Option, frozen=True):
    enemy: int
    to: int


class SpawnAt(Option, frozen=True):
    """Where a mission card spawns."""

    tile: int


# What may be done when


Movement: TypeAlias = Explore | Charge | Move | Sneak
CombatAction: TypeAlias = Attack | Shoot | SneakAttack | Throw | ThrowAt
Duel: TypeAlias = AttackCharacter | ShootCharacter
Reaction: TypeAlias = CounterAttack | Dodge | Rush
"""What the victim of a duel may do about it."""
Taking: TypeAlias = TakeGoods | TakeCard | TakeWater
Dealing: TypeAlias = Buy | BuyAmmo | BuyGoods | Sell | Dismantle
Power: TypeAlias = Reveal | CallAlly | SendAlly
"""What only a Son of Liberty may do."""
Crafting: TypeAlias = Craft | CraftCamp | CraftAmmo
Camping: TypeAlias = Strike | Pitch | SetTrap
GearUse: TypeAlias = Use | LookAt | Load | Unload
Interaction: TypeAlias = (
    Recon | PickUp | Refill | CollectRain | Eat | Sleep | Loot | Open | Discard
    | Trade | Deal | Steal | Treat | Light | BuildStove | Cook | Objective
)  # fmt: skip
Action: TypeAlias = (
    Movement | CombatAction | Duel | Power | Crafting | Camping | GearUse | Interaction
    | Wait | Dodge | ShowSelf | Consider
)  # fmt: skip
"""What a character may do in its turn."""
