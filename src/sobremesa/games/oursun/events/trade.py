"""Trade, and traders."""

from __future__ import annotations

from sobremesa.games.oursun.options.ids import FoeId
from sobremesa.kernel import Event


class Bought(Event, frozen=True):
    """A start item, or a trader's ware."""

    rule = "sun.setup.5-start-item-cost"
    icon = "coins"
    sound = "coin"
    who: str
    card: int
    price: int
    trader: FoeId = FoeId(-1)


class Traded(Event, frozen=True):
    rule = "sun.trade.amount"
    icon = "trade"
    sound = "coin"
    who: str
    partner: str
    given: tuple[str, ...]
    taken: tuple[str, ...]
    agreed: bool


class Sold(Event, frozen=True):
    rule = "sun.trader.sell"
    icon = "coins"
    sound = "coin"
    who: str
    card: int
    trader: FoeId


class Dismantled(Event, frozen=True):
    rule = "sun.trader.dismantle"
    icon = "gears"
    sound = "work"
    who: str
    card: int


class Robbed(Event, frozen=True):
    rule = "sun.trader.rob-reward"
    icon = "robber-mask"
    sound = "bad"
    who: str
    trader: FoeId
