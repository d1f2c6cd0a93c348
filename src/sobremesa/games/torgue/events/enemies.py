"""Announcements, orders, events and spawns."""

from sobremesa.kernel import Event

from .base import OfMini


class Announced(Event, frozen=True):
    """An Announcement gives its orders."""

    rule = "tor.enemyturn.first-card"
    icon = "public-speaker"
    weight = "heading"
    card: str


class OrderBegan(Event, frozen=True):
    """An order begins."""

    rule = "tor.round.enemy-turn-orders"
    weight = "detail"
    order: str


class EventDrawn(Event, frozen=True):
    """An event is drawn."""

    rule = "tor.event.draw"
    reveals = True
    icon = "card-draw"
    event: str


class SlaughterBegan(Event, frozen=True):
    """Slaughter is active."""

    rule = "tor.slaughter.flip"
    icon = "burning-embers"


class Spawned(OfMini, frozen=True):
    """An enemy appears."""

    rule = "tor.spawn.first"
    icon = "magic-portal"
    zone: int


class SupplyEmpty(Event, frozen=True):
    """No miniature of a kind is left: those in play rush."""

    rule = "tor.spawn.no-supply"
    kind: str


class Removed(OfMini, frozen=True):
    """An enemy is taken off the board without being eliminated."""

    rule = "tor.ruling.unique-replaced"
    zone: int


class SpecialUsed(OfMini, frozen=True):
    """An enemy carries out a special action."""

    rule = "tor.special.all"
    special: str


class TyreAdded(Event, frozen=True):
    """A Tyre is put into a zone."""

    rule = "tor.tyre.capacity"
    zone: int


class BarrelAdded(Event, frozen=True):
    """A Barrel is put into a zone."""

    rule = "tor.ruling.barrel-setup"
    zone: int
