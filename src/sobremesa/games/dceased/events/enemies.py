"""What Enemies do, and the Wounds that they inflict."""

from sobremesa.kernel import Event


class ByEnemies(Event, frozen=True):
    """What the Enemies do, or what happens for them."""


class ActivationBegan(ByEnemies, frozen=True):
    """Enemies begin an Activation: all, those of a type, or those just placed."""

    rule = "dc.activate.all"
    sound = "growl"
    reason: str
    enemy: str
    count: int


class ActionBegan(ByEnemies, frozen=True):
    """An Action of an Activation: where it is an attack, and how many move."""

    rule = "dc.activate.attacks-then-moves"
    weight = "detail"
    number: int
    fights: tuple[str, ...]
    movers: int


class StoodUp(ByEnemies, frozen=True):
    """Knocked-down Enemies spend their Action on standing up."""

    rule = "dc.enemy.knocked-down-when"
    sound = "growl"
    enemy: str
    zone: str
    count: int


class EnemiesAttacked(ByEnemies, frozen=True):
    """The Enemies of a Zone attack together."""

    rule = "dc.eattack.together"
    icon = "bleeding-wound"
    sound = "blade"
    zone: str
    walkers: int
    brutes: int
    runners: int
    fallen: tuple[str, ...]
    held: int
    wounds: int


class WoundAssigned(Event, frozen=True):
    """A Wound goes to a hero or a Civilian."""

    rule = "dc.eattack.share"
    sound = "bad"
    target: str
    zone: str


class WoundIgnored(Event, frozen=True):
    """A Wound is kept off."""

    rule = "dc.ruling.wound-before-effects"
    icon = "shield"
    sound = "shield"
    target: str
    by: str
    hero: str


class WoundsLost(Event, frozen=True):
    """Nobody is left to take the Wounds that remain."""

    rule = "dc.eattack.must-assign"
    sound = "hit"
    zone: str
    wounds: int


class Wounded(Event, frozen=True):
    """A hero loses Health."""

    rule = "dc.wound.track"
    icon = "bleeding-wound"
    sound = "hit"
    hero: str
    health: int


class HeroLost(Event, frozen=True):
    """A hero is eliminated."""

    rule = "dc.wound.eliminated"
    icon = "tombstone"
    sound = "death"
    hero: str
    zone: str


class Sacrificed(Event, frozen=True):
    """An Escorted Civilian is discarded to ignore a Wound."""

    rule = "dc.wound.sacrifice"
    sound = "death"
    hero: str
    civilian: str


class CivilianLost(Event, frozen=True):
    """A Civilian is eliminated; every hero loses its Power."""

    rule = "dc.civlost.power"
    icon = "tombstone"
    sound = "death"
    civilian: str
    zone: str
    power: int = 0
    """How much Power the heroes lose with it, all together."""


class EnemiesMoved(ByEnemies, frozen=True):
    """Enemies move one Zone: how many of what, towards whom, and whether they see them."""

    rule = "dc.emove.sight-first"
    icon = "walk"
    sound = "shamble"
    enemy: str
    origin: str
    to: str
    count: int
    goals: tuple[str, ...]
    seen: bool
    ways: int


class EnemiesIdle(ByEnemies, frozen=True):
    """Enemies have no way to anybody."""

    rule = "dc.activate.nothing"
    weight = "detail"
    zone: str
    count: int


class Lured(Event, frozen=True):
    """A hero draws all Enemies that see it."""

    rule = "dc.emove.only-target"
    sound = "shamble"
    hero: str
