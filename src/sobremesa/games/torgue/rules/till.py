"""Paying at the vending machines: by the sum, and nothing leaves a hand before the purchase."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.agenda import Payment
from sobremesa.games.torgue.content.schema import HUNTERS, INVENTORY
from sobremesa.games.torgue.events import Bought, Resold
from sobremesa.games.torgue.options import Money, Paying, PayUp, Resell, SpendLoot, TakeBack
from sobremesa.games.torgue.state import Hunter, Item, Show
from sobremesa.kernel import Flow

from .loot import MONEY, MONEY_VALUE, give_up
from .upkeep import fresh_item

Coin: TypeAlias = Money | Resell | SpendLoot
"""One thing that can be laid down."""
POOL = -1
PAY_UP, TAKE_BACK = PayUp(), TakeBack()


def loot_value(g: Show, sort: int) -> int:
    """What a token pays in the shop: tor.vending.currency."""
    return MONEY_VALUE if sort == MONEY else g.book.loot[sort].resale


def resellable(g: Show, items: Iterable[Item]) -> list[str]:
    """The cards that pay something."""
    return [item.card for item in items if g.book.gear[item.card].resale]


def value(g: Show, payment: Payment) -> int:
    """What something on the counter is worth."""
    return g.book.gear[payment.card].resale if payment.card else loot_value(g, payment.loot)


def means(g: Show, buyer: Hunter) -> int:
    """All that the buyer's player can pay with, the common pool included."""
    return sum(value(g, each) for each in purse(g, buyer))


def purse(g: Show, buyer: Hunter) -> list[Payment]:
    """Everything with which the buyer's player can pay, but for what lies on the counter."""
    things = [Payment(POOL, MONEY)] * g.pool
    for hunter in g.hunters:
        if hunter.seat == buyer.seat:
            things += [Payment(hunter.id, sort) for sort in hunter.loot if loot_value(g, sort)]
            cards = resellable(g, (*hunter.gear, *hunter.pack))
            things += [Payment(hunter.id, card=card) for card in cards]
    for laid in g.counter:
        things.remove(laid)
    return things


def settlement(g: Show, buyer: Hunter, missing: int) -> tuple[Payment, ...]:
    """Tokens that pay the rest with the least waste; what could still draw a card comes last."""
    tokens = [each for each in purse(g, buyer) if not each.card]
    tokens.sort(key=lambda each: (bool(g.book.loot[each.loot].draws), each.loot == MONEY))
    sums: dict[int, tuple[Payment, ...]] = {0: ()}
    for token in tokens:
        for total, laid in sorted(sums.items(), reverse=True):
            if total < missing:
                sums.setdefault(total + value(g, token), (*laid, token))
    enough = [total for total in sums if total >= missing]
    return sums[min(enough)] if enough else ()


def purchase(g: Show, buyer: Hunter) -> Flow[None]:
    """Lay down what pays, without change, or take it all back: tor.ruling.pay-by-sum."""
    missing = g.book.gear[g.buying].cost - sum(value(g, each) for each in g.counter)
    if missing <= 0:
        _complete(g, buyer)
        return
    singles = _payments(g, buyer)
    rest = settlement(g, buyer, missing) if _has_room(g, buyer) else ()
    if rest and len(singles) == 1:
        g.counter += rest
        return
    options: list[Paying] = [*singles, TAKE_BACK]
    if rest:
        same = _option(rest[0]) if len(rest) == 1 else None
        options = [PAY_UP, *(each for each in options if each != same)]
    answer = yield from ask.PayShop(buyer.seat, options, g.buying, missing, anchor=True)
    match answer:
        case PayUp():
            g.counter += rest
        case TakeBack():
            g.buying, g.counter = "", []
        case _:
            g.counter.append(_laid(answer))


def _has_room(g: Show, buyer: Hunter) -> bool:
    """Cards of a full Inventory on the counter make room: tor.ruling.vending-room."""
    laid = {each.card for each in g.counter}
    return sum(item.card not in laid for item in buyer.pack) < INVENTORY


def _payments(g: Show, buyer: Hunter) -> list[Coin]:
    """What can be laid down; with a full Inventory first a card out of it."""
    things = purse(g, buyer)
    if not _has_room(g, buyer):
        pack = {item.card for item in buyer.pack}
        things = [each for each in things if each.card in pack]
    return [_option(each) for each in dict.fromkeys(things)]


def _option(payment: Payment) -> Coin:
    if payment.card:
        return Resell(payment.hunter, payment.card)
    return Money(POOL) if payment.hunter == POOL else SpendLoot(payment.hunter, payment.loot)


def _laid(option: Coin) -> Payment:
    if isinstance(option, Resell):
        return Payment(option.hunter, card=option.card)
    if isinstance(option, SpendLoot):
        return Payment(option.hunter, option.loot)
    return Payment(POOL, MONEY)


def _complete(g: Show, buyer: Hunter) -> None:
    """The counter is cleared, and the card changes hands: tor.vending.pay."""
    paid = sum(value(g, each) for each in g.counter)
    for each in g.counter:
        _take(g, each)
    g.offer.remove(g.buying)
    buyer.pack += (fresh_item(g, g.buying),)
    g.tell(Bought(buyer.id, g.buying, paid))
    g.buying, g.counter, g.passes = "", [], 0
    g.buyer = (g.buyer + 1) % HUNTERS


def _take(g: Show, payment: Payment) -> None:
    """Tokens go into the bag, cards wait to be shuffled in: tor.vending.tokens-to-bag."""
    if payment.hunter == POOL:
        g.pool -= 1
        return
    hunter, card = g.hunters[payment.hunter], payment.card
    if not card:
        give_up(hunter, payment.loot)
        g.bag[payment.loot] += 1
        return
    hunter.gear = tuple(item for item in hunter.gear if item.card != card)
    hunter.pack = tuple(item for item in hunter.pack if item.card != card)
    g.sold.append(card)
    g.tell(Resold(hunter.id, card))
