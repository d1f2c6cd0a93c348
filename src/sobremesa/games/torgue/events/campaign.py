"""Wanted missions, the shop and what lies between scenarios."""

from sobremesa.kernel import Event


class WantedBegan(Event, frozen=True):
    """A Wanted mission begins."""

    rule = "tor.wanted.card"
    reveals = True
    weight = "heading"
    sound = "gong"
    card: str
    arena: str
    die: int
    queue: tuple[str, ...]


class OfferShown(Event, frozen=True):
    """The vending machines show their cards."""

    rule = "tor.vending.offer"
    sound = "reveal"
    reveals = True
    cards: tuple[str, ...]


class Bought(Event, frozen=True):
    """A card is bought."""

    rule = "tor.vending.pay"
    sound = "coin"
    hunter: int
    card: str
    paid: int


class Resold(Event, frozen=True):
    """A card is resold."""

    rule = "tor.vending.resold-cards"
    sound = "coin"
    hunter: int
    card: str


class HandedOver(Event, frozen=True):
    """A card changes hands."""

    rule = "tor.rest.exchange"
    sound = "pick"
    giver: int
    taker: int
    card: str


class DeckHardened(Event, frozen=True):
    """Announcements are replaced by worse ones."""

    rule = "tor.annodeck.upgrade"
    sound = "card"
    reveals = True
    levels: int


class DieDecided(Event, frozen=True):
    """The group left its choice to a die."""

    rule = "tor.core.disagreement-roll"
    sound = "dice"
