"""Announcements, orders, events and spawns."""

from sobremesa.kernel import Event

from .base import OfMini


class Announced(Event, frozen=True):
    """An Announcement gives its orders."""

    rule = "tor.enemyturn.first-card"
    icon = "public-speaker"
    weight = "heading"
    sound = "crowd"
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
    sound = "card"
    event: str


class SlaughterBegan(Event, frozen=True):
    """Slaughter is active."""

    rule = "tor.slaughter.flip"
    icon = "burning-embers"
    sound = "crowd"


class Spawned(OfMini, frozen=True):
    """An enemy appears."""

    rule = "tor.spawn.first"
    icon = "magic-portal"
    sound = "growl"
    zone: int


class SupplyEmpty(Event, frozen=True):
    """No miniature of a kind is left: those in play rush."""

    rule = "tor.spawn.no-supply"
    sound = "alarm"
    kind: str


class Removed(OfMini, frozen=True):
    """An enemy is taken off the board without being eliminated."""

    rule = "tor.ruling.unique-replaced"
    sound = "tick"
    zone: int


class SpecialUsed(OfMini, frozen=True):
    """An enemy carries out a special action."""

    rule = "tor.special.all"
    sound = "power"
    special: str


class TyreAdded(Event, frozen=True):
    """A Tyre is put into a zone."""

    rule = "tor.tyre.capacity"
    sound = "drop"
    zone: int


class BarrelAdded(Event, frozen=True):
    """A Barrel is put into a zone."""

    rule = "tor.ruling.barrel-setup"
    sound = "drop"
    zone: int
