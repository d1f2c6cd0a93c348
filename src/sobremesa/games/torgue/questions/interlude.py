"""The Interlude."""

from __future__ import annotations

from sobremesa.games.torgue import options
from sobremesa.kernel import Done, Pass, Question

from .base import OfMini


class Wanted(Question[options.PlayWanted | Pass]):
    """Whether to play a Wanted mission."""

    rule = "tor.wanted.optional"


class Prize(Question[options.KeepCard]):
    """Which card of the prize the group keeps."""

    rule = "tor.wanted.reward"


class CardOwner(Question[options.Choose]):
    """Who takes a card of the group."""

    rule = "tor.ruling.wanted-reward-owner"
    card: str


class Shop(OfMini[Pass | options.Shopping]):
    """What a hunter buys, or how it makes room."""

    rule = "tor.vending.order"


class Donate(OfMini[options.Gift]):
    """What others give the buyer."""

    rule = "tor.vending.share"


class PayShop(Question[options.Paying]):
    """What is laid down for a card."""

    rule = "tor.ruling.pay-by-sum"
    card: str
    missing: int


class Respec(OfMini[Pass | options.Respec]):
    """Whether a hunter's tree is taken apart."""

    rule = "tor.levelup.respec"


class Exchange(OfMini[Done | options.Exchanging]):
    """What is exchanged, swapped or discarded before the next scenario."""

    rule = "tor.rest.exchange"
