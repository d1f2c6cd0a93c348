"""Attacks of enemies, defence, Reactions and the Spotlight."""

from sobremesa.kernel import Event

from .base import OfMini


class EnemyAttacked(OfMini, frozen=True):
    """An enemy attacks."""

    rule = "tor.attack.step1-tn"
    icon = "crossed-swords"
    sound = "shot"
    target: int
    force: int
    resist: str


class EventAttacked(Event, frozen=True):
    """Nobody's attack strikes a Vault Hunter."""

    rule = "tor.ruling.event-attack"
    sound = "blast"
    target: int
    force: int
    resist: str


class ExtraRolled(Event, frozen=True):
    """A die of additional wounds."""

    rule = "tor.example.random-d4-wounds"
    sound = "dice"
    die: int


class Defended(Event, frozen=True):
    """A defence roll."""

    rule = "tor.attack.step4-result"
    icon = "shield"
    sound = "shield"
    mini: int
    sides: int
    die: int
    attribute: int
    bonus: int
    against: int
    shield: bool
    success: bool


class WentDown(Event, frozen=True):
    """A Vault Hunter is down, and may fight for its life if it has a token left."""

    rule = "tor.ffyl.trigger"
    icon = "knockout"
    sound = "fall"
    hunter: int
    fights: bool = True


class Survived(Event, frozen=True):
    """A fight for life is won."""

    rule = "tor.ffyl.success"
    icon = "heart-beats"
    sound = "good"
    hunter: int


class ShutDown(OfMini, frozen=True):
    """A companion is shut down."""

    rule = "tor.ruling.hull-no-reaction"
    sound = "bad"


class Replied(OfMini, frozen=True):
    """An enemy replies to a fumble."""

    rule = "tor.ruling.attack-fumble"
    sound = "shot"
    hunter: int


class Suppressed(Event, frozen=True):
    """A reply is suppressed."""

    rule = "tor.effect.suppression"
    sound = "bad"
    hunter: int


class Reacted(Event, frozen=True):
    """A Vault Hunter reacts, or a companion with tokens of its own."""

    rule = "tor.reaction.trigger"
    icon = "return-arrow"
    sound = "shield"
    mini: int
    fight: bool


class SpotlightMoved(Event, frozen=True):
    """The Spotlight goes to a Vault Hunter."""

    rule = "tor.spotlight.transfer"
    icon = "star-medal"
    sound = "crowd"
    hunter: int
    why: str
