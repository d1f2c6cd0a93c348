"""Cards and the Interlude: what to take, what to buy, what to wear."""

from __future__ import annotations

from collections.abc import Iterable

from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.agenda import Payment
from sobremesa.games.torgue.options import (
    Buy,
    Choose,
    Discard,
    Equip,
    Money,
    Paying,
    PayUp,
    Placing,
    Replace,
    Resell,
    SpendLoot,
    Store,
    Swap,
    TakeBack,
)
from sobremesa.games.torgue.rules.till import loot_value, purse, value
from sobremesa.games.torgue.state import Hunter, Show
from sobremesa.kernel import PASS, Done, Option, answers

from .chores import swap_gain
from .values import gain_of, use_value

PRICE = 0.2
"""What 1000 $ are worth, beside a card that helps as much as a plain gun: 0.7 or so."""


class Shopping:
    """Answers about cards."""

    @answers(ask.Reload, ask.SaveGun)
    def best_gun(self, g: Show, question: ask.Reload | ask.SaveGun) -> Option:
        """The best gun stays ready."""
        hunter = g.hunters[question.mini]
        return max(question.options, key=lambda each: use_value(g, hunter, each.card))

    @answers(ask.RespawnOrder)
    def respawn_order(self, g: Show, question: ask.RespawnOrder) -> Option:
        """Whoever is armed best returns first."""

        def worth(option: Choose) -> float:
            hunter = g.hunters[option.hunter]
            return sum(use_value(g, hunter, item.card) for item in hunter.gear)

        return max(question.options, key=worth)

    @answers(ask.PlaceCard)
    def place_card(self, g: Show, question: ask.PlaceCard) -> Option:
        """Equip if there is room, else store; only a full Inventory makes a card give way."""
        hunter = g.hunters[question.mini]

        def worth(option: Placing) -> float:
            match option:
                case Equip():
                    return 9.0
                case Store():
                    return 5.0
                case Replace(card, old):
                    return use_value(g, hunter, card) - use_value(g, hunter, old)
                case Discard():
                    return 0.0

        return max(question.options, key=worth)

    @answers(ask.Arrange, ask.Exchange, ask.Swap)
    def arrange(self, g: Show, question: ask.Arrange | ask.Exchange | ask.Swap) -> Option:
        """Equip what is stored if it is better; what is too much goes, the cheapest first."""
        hunter = g.hunters[question.mini]
        spare = [option for option in question.options if isinstance(option, Discard)]
        if spare and not question.offers(Done):
            return min(spare, key=lambda option: use_value(g, hunter, option.card))
        foreign = {
            item.card
            for other in g.hunters
            if other is not hunter
            for item in (*other.gear, *other.pack)
        }
        swaps = [
            option
            for option in question.options
            if isinstance(option, Swap) and (option.into or option.out) not in foreign
        ]
        best = max(swaps, key=lambda each: swap_gain(g, hunter, each), default=None)
        if best is not None and (swap_gain(g, hunter, best) > 0 or not question.offers(Done)):
            return best
        return question.options[0]

    # The vending machines

    @answers(ask.Shop)
    def shop(self, g: Show, question: ask.Shop) -> Option:
        """Buy the card that helps most for its price, as far as tokens and spare cards pay."""
        hunter = g.hunters[question.mini]
        for option in question.options:
            if isinstance(option, Swap) and swap_gain(g, hunter, option) > 0:
                return option
        coins = list(_coins(g, hunter))
        best, found = 0.0, None
        for option in question.options:
            if isinstance(option, Buy):
                paid = sum(value(g, each) for each in settle(g, coins, _cost(g, option.card)))
                gain = gain_of(g, hunter, option.card) - PRICE * paid / 1000
                if paid and gain > best:
                    best, found = gain, option
        return PASS if found is None else found

    @answers(ask.PayShop)
    def pay_shop(self, g: Show, question: ask.PayShop) -> Option:
        """What pays with the least waste: spare cards first, then all the rest at once."""
        buyer = g.hunters[g.buyer]
        laid = settle(g, list(_coins(g, buyer)), question.missing)
        for payment in laid:
            if payment.card and Resell(payment.hunter, payment.card) in question.options:
                return Resell(payment.hunter, payment.card)

        def order(option: Paying) -> tuple[int, int]:
            match option:
                case PayUp():
                    return -1, 0
                case SpendLoot(_, loot):
                    return 0, loot_value(g, loot)
                case Money():
                    return 1, 0
                case Resell(_, card):
                    return 2, g.book.gear[card].resale
                case TakeBack():
                    return 3, 0

        return min(question.options, key=order)

    @answers(ask.Prize)
    def keep_card(self, g: Show, question: ask.Prize) -> Option:
        """The one that helps somebody most."""
        return max(
            question.options, key=lambda each: max(gain_of(g, h, each.card) for h in g.hunters)
        )

    @answers(ask.CardOwner)
    def card_owner(self, g: Show, question: ask.CardOwner) -> Option:
        """Whom it helps most."""
        return max(
            question.options, key=lambda each: gain_of(g, g.hunters[each.hunter], question.card)
        )


def _cost(g: Show, card: str) -> int:
    return g.book.gear[card].cost


def _coins(g: Show, buyer: Hunter) -> Iterable[Payment]:
    """Tokens, and stored cards that help nobody of the buyer's player."""
    for payment in purse(g, buyer):
        owner = g.hunters[payment.hunter]
        stored = any(item.card == payment.card for item in owner.pack)
        if not payment.card or (stored and gain_of(g, owner, payment.card) <= 0):
            yield payment


def settle(g: Show, coins: list[Payment], missing: int) -> tuple[Payment, ...]:
    """The coins that pay with the least waste, fewest tokens first; none if they do not suffice."""
    coins.sort(key=lambda each: (not each.card, value(g, each)))
    sums: dict[int, tuple[Payment, ...]] = {0: ()}
    for coin in coins:
        for total, laid in sorted(sums.items(), reverse=True):
            if total < missing:
                sums.setdefault(total + value(g, coin), (*laid, coin))
    enough = [total for total in sums if total >= missing]
    return sums[min(enough)] if enough else ()
