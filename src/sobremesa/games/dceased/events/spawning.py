"""Spawn cards, and the Enemies that they bring."""

from sobremesa.kernel import Event

from .enemies import ByEnemies


class CardDrawn(ByEnemies, frozen=True):
    """A Spawn card is drawn for a Zone and read at a Danger Level."""

    rule = "dc.spawn.one-card"
    icon = "card-draw"
    sound = "card"
    reveals = True
    card: str
    zone: str
    level: str


class CardCancelled(Event, frozen=True):
    """A Spawn card is discarded unresolved."""

    rule = "dc.trait.off-turn"
    sound = "card"
    hero: str
    card: str


class NothingDrawn(Event, frozen=True):
    """There is no Spawn card left."""

    rule = "dc.deck.spawn-none"
    sound = "card"
    zone: str


class CardSeen(Event, frozen=True):
    """The Radio Operator shows the top Spawn card."""

    rule = "dc.deck.bottom"
    sound = "card"
    reveals = True
    hero: str
    card: str


class CardBuried(Event, frozen=True):
    """That card goes to the bottom of the deck."""

    rule = "dc.deck.bottom"
    sound = "card"
    hero: str
    card: str


class Spawned(ByEnemies, frozen=True):
    """Enemies appear."""

    rule = "dc.spawn.place"
    icon = "shambling-zombie"
    sound = "growl"
    enemy: str
    zone: str
    count: int


class CourtCalled(ByEnemies, frozen=True):
    """A Zombie Hero calls a Walker at the start of the Spawn step: Drowned Court."""

    rule = "dc.zhero.active-at-once"
    sound = "growl"
    fallen: str
    zone: str


class FallenAppeared(ByEnemies, frozen=True):
    """A Zombie Hero appears."""

    rule = "dc.spawn.zombie-hero"
    icon = "raise-zombie"
    sound = "growl"
    reveals = True
    fallen: str
    zone: str


class RanShort(ByEnemies, frozen=True):
    """There are too few miniatures of a type: all of it will activate."""

    rule = "dc.shortage.activation"
    sound = "growl"
    enemy: str
    missing: int


class PointStarted(Event, frozen=True):
    """A coloured Spawn Point becomes active."""

    rule = "dc.spawn.coloured"
    sound = "alarm"
    point: str
    zone: str
