"""Traders set up their stalls."""

from __future__ import annotations

from sobremesa.games.oursun.options.ids import FoeId, Place
from sobremesa.games.oursun.state import TRADERS, Land, Trader

from .decks import stock_loot
from .goods import draw_random, fill_card


def set_up_trader(g: Land, kind: str, place: Place) -> Trader:
    """4 water, 4 random resources and some loot cards (sun.trader.other-stock)."""
    number = FoeId(TRADERS + g.book.trader_ids.index(kind))
    trader = Trader(number, kind, place)
    trader.goods = draw_random(g, 4)
    trader.cards = stock_loot(g, g.book.traders[kind].loot)
    g.traders[number] = trader
    return trader


def add_start_items(g: Land, trader: Trader, cards: list[int]) -> None:
    """Lawrence also has two random start items that nobody took (sun.trader.lawrence-stock)."""
    for card in cards:
        g.gear_deck.remove(card)
        fill_card(g, card)
        trader.cards += (card,)
