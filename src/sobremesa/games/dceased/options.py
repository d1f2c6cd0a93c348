"""What can be chosen in DCeased."""

from sobremesa.kernel import Option


class Recruit(Option, frozen=True):
    """Play a hero; the seat that chooses it has it."""

    seat: int
    hero: str


class Activate(Option, frozen=True):
    """Begin the Turn of a hero."""

    hero: str


class Move(Option, frozen=True):
    """Go to a connected Zone: on foot or by a free Move, with the aid of cards or without."""

    zone: str
    by: str = "walk"
    aid: str = "-"


class Go(Option, frozen=True):
    """Go on to a Zone in the same Move, or push a figure there, or place one."""

    zone: str


class Open(Option, frozen=True):
    """Open a door of the hero's Zone, by an Action or by a Civilian's help."""

    door: str
    by: str = "action"


class PowerUp(Option, frozen=True):
    """Gain 2 Power."""


class GainTrait(Option, frozen=True):
    """Draw a Heroic Trait."""


class Interact(Option, frozen=True):
    """Take or activate an Objective of the hero's Zone."""

    token: str
    by: str = "action"


class Rescue(Option, frozen=True):
    """Begin to escort a Civilian."""

    civilian: str


class Collect(Option, frozen=True):
    """Take the Equipment that lies in the hero's Zone."""


class Trade(Option, frozen=True):
    """Exchange with another hero."""

    hero: str
    by: str = "action"


class Hand(Option, frozen=True):
    """In a Trade, let a card, a Civilian or a token change hands."""

    thing: str


class Attack(Option, frozen=True):
    """Attack a Zone with the hero's own Attack (`own`) or that of its Equipment (`gear`)."""

    weapon: str
    zone: str
    aid: str = "-"


class Use(Option, frozen=True):
    """Use an ability, a trait, Equipment or a Civilian that costs no Action."""

    effect: str


class EndTurn(Option, frozen=True):
    """Give up what is left and end the Turn."""


class Leave(Option, frozen=True):
    """Leave the board through the Exit."""


class Agree(Option, frozen=True):
    """Consent to what another player does with one's hero."""


class Roll(Option, frozen=True):
    """Roll the dice of an Attack, with so much Power spent on more of them."""

    power: int


class Reroll(Option, frozen=True):
    """Roll so many of the missed dice again."""

    effect: str
    dice: int


class Hit(Option, frozen=True):
    """Assign hits to an Enemy: its type and whether it is knocked down, or a Zombie Hero."""

    enemy: str
    down: bool = False


class Pick(Option, frozen=True):
    """Choose a Horde Zombie, or any Enemy, in a Zone."""

    zone: str
    enemy: str
    down: bool = False


class Zone(Option, frozen=True):
    """Choose a Zone."""

    zone: str


class Person(Option, frozen=True):
    """Choose a hero."""

    hero: str


class Keep(Option, frozen=True):
    """Keep a card; the others are discarded."""

    card: str


class Replace(Option, frozen=True):
    """Discard a trait held, and put the new one in its place."""

    card: str


class Assign(Option, frozen=True):
    """Assign a Wound to a hero or an unescorted Civilian."""

    target: str


class Ward(Option, frozen=True):
    """Keep a Wound off with an effect of a hero."""

    hero: str
    effect: str


class Sacrifice(Option, frozen=True):
    """Discard an Escorted Civilian to ignore a Wound."""

    civilian: str


class Route(Option, frozen=True):
    """Let an Enemy take a way: it is the extra one, or the one that was asked about."""

    zone: str


class Civilian(Option, frozen=True):
    """Choose a Civilian to be pushed."""

    civilian: str


class Bottom(Option, frozen=True):
    """Put the card that was looked at to the bottom of the deck."""


class Heal(Option, frozen=True):
    """At the end of the Round, let a hero recover Health by an effect."""

    effect: str
    hero: str
