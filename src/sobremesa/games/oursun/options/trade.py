"""What to give and what for, among characters and with traders."""

from __future__ import annotations

from typing import TypeAlias

from sobremesa.kernel import Option

from .ids import FoeId, Who


class Trade(Option, frozen=True):
    """Trade with another character."""

    who: Who


class Offer(Option, frozen=True):
    """Add to a trade what the active player gives: a cube kind, `water` or a card."""

    what: str


class Want(Option, frozen=True):
    """Add to a trade what the active player wants."""

    what: str


class Agree(Option, frozen=True):
    pass


class Refuse(Option, frozen=True):
    pass


class Deal(Option, frozen=True):
    """Open dealings with a trader, or go on with them."""

    trader: FoeId


class Buy(Option, frozen=True):
    card: int


class BuyAmmo(Option, frozen=True):
    kind: int


class BuyGoods(Option, frozen=True):
    """Take a cube, or water, from the trader's stock for its value."""

    what: str


class Sell(Option, frozen=True):
    card: int


class Dismantle(Option, frozen=True):
    card: int


class Pay(Option, frozen=True):
    """Pay with one cube of a kind, or with 1 water."""

    what: str


class Steal(Option, frozen=True):
    trader: FoeId


class Rob(Option, frozen=True):
    """Choose a card of a robbed trader."""

    card: int


Dealing: TypeAlias = Buy | BuyAmmo | BuyGoods | Sell | Dismantle
