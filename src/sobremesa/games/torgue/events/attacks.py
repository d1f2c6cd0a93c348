"""Attacks of hunters, and what they leave behind."""

from sobremesa.kernel import Event

from .base import OfMini


class Recharged(OfMini, frozen=True):
    """Shields are ready again."""

    rule = "tor.shield.recharge"
    sound = "power"


class Healed(OfMini, frozen=True):
    """Wounds are healed."""

    rule = "tor.wound.heal"
    icon = "heart-plus"
    sound = "good"
    count: int
    colours: tuple[int, ...] = ()
    """What the healed tokens of a hunter show again."""


class Cleansed(OfMini, frozen=True):
    """An elemental token is removed."""

    rule = "tor.loot.health-elemental"
    sound = "good"
    token: str


class Affected(OfMini, frozen=True):
    """Tokens of an effect are put on a miniature."""

    rule = "tor.element.d4"
    sound = "bad"
    token: str
    count: int


class ElementRolled(Event, frozen=True):
    """The d4 of an elemental effect."""

    rule = "tor.element.d4"
    weight = "detail"
    element: str
    die: int
    works: bool


class CrowdRolled(Event, frozen=True):
    """The d4 of CrowdControl."""

    rule = "tor.effect.crowd-control"
    weight = "detail"
    die: int


class Attacked(Event, frozen=True):
    """A roll to attack."""

    rule = "tor.resolve.step4-compare"
    icon = "crosshair"
    sound = "shot"
    mini: int
    action: str
    sides: int
    die: int
    attribute: int
    bonus: int
    total: int


class Rerolled(Event, frozen=True):
    """A roll is made again."""

    rule = "tor.effect.precision"
    sound = "dice"
    mini: int
    before: int
    after: int


class Struck(OfMini, frozen=True):
    """The total is compared with an enemy's Defence."""

    rule = "tor.resolve.step4-compare"
    sound = "hit"
    total: int
    against: int
    shield_die: int
    hit: bool


class BarrelStruck(Event, frozen=True):
    """The total is compared with a Barrel."""

    rule = "tor.barrel.target"
    sound = "hit"
    zone: int
    total: int
    against: int
    hit: bool


class Tried(Event, frozen=True):
    """An attribute roll that is no attack."""

    rule = "tor.dice.obstacle"
    sound = "bad"
    mini: int
    action: str
    sides: int
    die: int
    attribute: int
    against: int
    success: bool


class Wounded(OfMini, frozen=True):
    """A miniature suffers wounds."""

    rule = "tor.action.attack-wound"
    icon = "hearts"
    sound = "hit"
    wounds: int
    shields: int
    why: str = "hit"
    """hit, burn or radiation."""


class Eliminated(OfMini, frozen=True):
    """A miniature is eliminated."""

    rule = "tor.effect.eliminated"
    icon = "death-skull"
    sound = "death"
    zone: int
    by: int
    kills: int = 0
    """How many have fallen so far, where the scenario counts them."""
    needed: int = 0


class BarrelExploded(Event, frozen=True):
    """A Barrel explodes."""

    rule = "tor.barrel.explode"
    reveals = True
    icon = "bright-explosion"
    sound = "blast"
    zone: int
    back: str


class Blasted(Event, frozen=True):
    """A blast strikes a zone."""

    rule = "tor.barrel.blast"
    icon = "bright-explosion"
    sound = "blast"
    zone: int
    source: str
    force: int
    die: bool
