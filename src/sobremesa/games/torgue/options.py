"""What can be chosen at the show."""

from typing import TypeAlias

from sobremesa.kernel import Option


class Tree(Option, frozen=True):
    """Take a skill tree."""

    hunter: int
    tree: str


class Slot(Option, frozen=True):
    """Fill a slot of the skill tree: 0 to 5, in the order of the ranks."""

    hunter: int
    slot: int


class Element(Option, frozen=True):
    """Choose the element of a skill."""

    element: str


class Zone(Option, frozen=True):
    """Go to a zone, or put something there."""

    zone: int


class Activate(Option, frozen=True):
    """Begin the activation of a Vault Hunter."""

    hunter: int


class Act(Option, frozen=True):
    """Take an action: a base action, an attack or a special one."""

    mini: int
    action: str


class EndActivation(Option, frozen=True):
    """End the activation."""


class Start(Option, frozen=True):
    """Use what a skill or a mod gives at the start of the activation."""

    effect: str


class Gather(Option, frozen=True):
    """Pick up a loot token."""

    mini: int
    loot: int


class GatherVomit(Option, frozen=True):
    """Clear skag vomit away."""

    mini: int


class UseLoot(Option, frozen=True):
    """Use a loot token for its effect."""

    hunter: int
    loot: int


class DrawCard(Option, frozen=True):
    """Exchange a loot token for a card of its deck."""

    hunter: int
    loot: int


class Pay(Option, frozen=True):
    """Spend an action token; it is the hunter's or its companion's."""

    mini: int
    colour: int
    origin: int


class PayRunAndGun(Option, frozen=True):
    """Spend the token on a RunAndGun weapon."""

    card: str


class Colour(Option, frozen=True):
    """Choose the colour of a free action."""

    colour: int


class Target(Option, frozen=True):
    """Aim at a miniature."""

    mini: int


class AtBarrel(Option, frozen=True):
    """Aim at a Barrel."""

    zone: int


class Reroll(Option, frozen=True):
    """Roll again."""


class Ignore(Option, frozen=True):
    """Let Suppression silence the reply."""


class Shield(Option, frozen=True):
    """Defend with a shield token."""

    colour: int


class Defend(Option, frozen=True):
    """Defend with an action token and an attribute."""

    colour: int
    origin: int
    spent: bool
    attribute: str


class Suffer(Option, frozen=True):
    """Let this token turn RED."""

    colour: int
    origin: int
    spent: bool


class Mend(Option, frozen=True):
    """Heal this wounded token."""

    origin: int
    spent: bool


class Cleanse(Option, frozen=True):
    """Remove an elemental token."""

    token: str


class StaySpent(Option, frozen=True):
    """Leave this token spent, for a Stun token."""

    colour: int
    origin: int


class React(Option, frozen=True):
    """Let this Vault Hunter, or its companion with tokens of its own, react."""

    mini: int


class Decline(Option, frozen=True):
    """Let the chance to react go by."""

    mini: int


class Gunzerk(Option, frozen=True):
    """Make a GUNZERKER attack with this gun."""

    card: str


class Accept(Option, frozen=True):
    """Take what a skill offers."""

    skill: str


class Obey(Option, frozen=True):
    """Let this enemy obey the order now."""

    enemy: int


class InOrder(Option, frozen=True):
    """Let the other enemies obey as they stand."""


class KeepAway(Option, frozen=True):
    """Let this enemy and the others of the order keep as far from the hunters as they may."""


class First(Option, frozen=True):
    """Take this one first."""

    mini: int


class RollForIt(Option, frozen=True):
    """Let a die choose for the group."""


class Choose(Option, frozen=True):
    """Choose a Vault Hunter."""

    hunter: int


class Swap(Option, frozen=True):
    """Exchange an equipped card for a stored one; either may be missing."""

    out: str
    into: str


class Give(Option, frozen=True):
    """Give a loot token."""

    loot: int


class Interact(Option, frozen=True):
    """Use an element of the Arena."""

    thing: str
    zone: int


class Equip(Option, frozen=True):
    """Equip the card."""

    card: str


class Store(Option, frozen=True):
    """Put the card into the Inventory."""

    card: str


class Replace(Option, frozen=True):
    """Discard a card to make room for another."""

    card: str
    old: str


class Discard(Option, frozen=True):
    """Discard the card."""

    card: str


class Return(Option, frozen=True):
    """Put a loot token back."""

    loot: int


class SaveGun(Option, frozen=True):
    """Keep this gun ready."""

    card: str


class Reload(Option, frozen=True):
    """Reload this gun."""

    card: str


class Money(Option, frozen=True):
    """Pay with a Money token: -1 is the common pool."""

    hunter: int


class PlayWanted(Option, frozen=True):
    """Play the Wanted mission."""


class Buy(Option, frozen=True):
    """Buy a card."""

    card: str


class SpendLoot(Option, frozen=True):
    """Pay with a loot token of a Vault Hunter."""

    hunter: int
    loot: int


class Resell(Option, frozen=True):
    """Pay with a card of a Vault Hunter."""

    hunter: int
    card: str


class PayUp(Option, frozen=True):
    """Pay all that is missing with tokens."""


class TakeBack(Option, frozen=True):
    """Take back what lies on the counter, and do not buy."""


class Respec(Option, frozen=True):
    """Take the skill tree apart."""

    hunter: int


class HandOver(Option, frozen=True):
    """Hand a card to another Vault Hunter."""

    card: str
    to: int


class Donate(Option, frozen=True):
    """Give the buyer a loot token."""

    hunter: int
    loot: int


class KeepCard(Option, frozen=True):
    """Keep this card for the group."""

    card: str


Aim: TypeAlias = Target | AtBarrel
"""What an attack may be aimed at."""
Gathering: TypeAlias = Gather | GatherVomit
"""What may be picked up."""
LootUse: TypeAlias = UseLoot | DrawCard
"""What may be done with a loot token."""
Acting: TypeAlias = Act | EndActivation | Start | Gathering | LootUse
"""What a hunter may do in its activation."""
Reacting: TypeAlias = Decline | React | LootUse
"""What may be done when an attack has wounded somebody."""
Way: TypeAlias = Zone | KeepAway
"""Where an enemy may go."""
Placing: TypeAlias = Equip | Store | Replace | Discard
"""What may be done with a new card."""
Paying: TypeAlias = Money | PayUp | Resell | SpendLoot | TakeBack
"""How a card may be paid for."""
Gift: TypeAlias = Donate | HandOver
"""What others may give a buyer."""
Shopping: TypeAlias = Buy | DrawCard | Discard | Swap | Gift
"""What may be done at the vending machines."""
Exchanging: TypeAlias = Swap | HandOver | Discard
"""What may be done with cards before the next scenario."""
