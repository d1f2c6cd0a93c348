"""Traders: dealings, payment, and theft."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.content.book import ARROW, CARTRIDGE, NOTHING, STANDARD
from sobremesa.games.oursun.content.powers import Bargaining
from sobremesa.games.oursun.content.things import CUBES, WATER, Cube, Ware, ware
from sobremesa.games.oursun.events.things import Gained, Spent
from sobremesa.games.oursun.events.trade import Bought, Dismantled, Sold
from sobremesa.games.oursun.options.interactions import TakeGoods, TakeWater
from sobremesa.games.oursun.options.trade import (
    Buy,
    BuyAmmo,
    BuyGoods,
    Deal,
    Dealing,
    Dismantle,
    Pay,
    Sell,
    Steal,
)
from sobremesa.games.oursun.state import Dealings, Land, Person, Trader
from sobremesa.kernel import DONE, Done, Flow

from .actions import interact
from .goods import (
    alike,
    cards_of,
    fill_card,
    gain,
    minus,
    plus,
    remove_card,
    return_card,
    settle,
    some,
    water_room,
    worth,
)
from .rolls import skill_test
from .rounds import counter_all, initial_round

# Dealings


def trader_here(g: Land, person: Person) -> Trader | None:
    """The trader on a character's tile, if there is one."""
    for trader in g.traders.values():
        if trader.tile == person.tile:
            return trader
    return None


def trader_options(g: Land, person: Person) -> list[Deal | Steal]:
    """Dealings, and theft where nobody keeps watch over the post."""
    trader = trader_here(g, person)
    if trader is None or (trader.hostile | trader.barred) >> person.who & 1:
        return []
    options: list[Deal | Steal] = [Deal(trader.id)]
    if not g.book.traders[trader.kind].peaceful:
        options.append(Steal(trader.id))
    return options


def deal(g: Land, person: Person, option: Deal) -> Flow[None]:
    """1 AP opens dealings, which then cost no more (sun.ruling.trader-session)."""
    if person.dealing == option.trader:
        g.dealings = Dealings(option.trader)
        return

    def effect() -> Flow[None]:
        person.dealing = option.trader
        g.dealings = Dealings(option.trader, paid=True)
        yield from ()

    yield from interact(g, person, 1, "deal", effect)


def finish_dealings(g: Land, person: Person, dealings: Dealings) -> Flow[None]:
    """Deal until the character is done; then the foes on the tile answer."""
    yield from bargain_with(g, person, g.traders[dealings.trader])
    g.dealings = None
    if dealings.countered:
        yield from counter_all(g, person)


def purse(person: Person) -> int:
    """What a character could pay, in water."""
    return person.water + worth(person.goods)


def price_of(g: Land, person: Person, card: int) -> int:
    """The price of a card; the smuggler pays 1 less (Silver Tongue)."""
    price, ability = g.gear(card).price, g.data(person).ability
    return max(1, price - ability.less) if isinstance(ability, Bargaining) else price


def deal_options(g: Land, person: Person, trader: Trader) -> list[Done | Dealing]:
    """Buy, exchange, sell, ammunition, dismantle: sun.trader.cost.

    No room is needed for what is bought: paying may make some, ammunition may go onto a weapon, and
    the buyer leaves the rest behind (sun.ruling.no-room, sun.ruling.craft-ammo-load).
    """
    money = purse(person)
    options: list[Done | Dealing] = [DONE]
    cards = alike(g, trader.cards)
    options += [Buy(card) for card in cards if price_of(g, person, card) <= money]
    if money:
        options += [BuyAmmo(CARTRIDGE), BuyAmmo(ARROW)]
        wares = _wares(person, trader, ())
        options += [BuyGoods(each.word) for each in wares if each.value <= money]
    own = [card for card in alike(g, cards_of(person)) if g.gear(card).deck != "mission"]
    options += [Sell(card) for card in own]
    if person.water:
        options += [Dismantle(card) for card in own if g.gear(card).recipe]
    return options


def _wares(person: Person, trader: Trader, basket: Sequence[Ware]) -> list[Ware]:
    """What a trader offers: water only for cubes, not for water (sun.ruling.trader-exchange)."""
    stock = _stock(trader, basket)
    return stock if worth(person.goods) else [each for each in stock if each != WATER]


def _stock(trader: Trader, basket: Sequence[Ware] = ()) -> list[Ware]:
    """What lies in a trader's stock besides what is in the basket."""
    count = basket.count
    found: list[Ware] = [
        CUBES[kind] for kind in STANDARD if trader.goods[kind] > count(CUBES[kind])
    ]
    return [*found, WATER] if trader.water > count(WATER) else found


def bargain_with(g: Land, person: Person, trader: Trader) -> Flow[None]:
    """Deal after deal until the character is done."""
    while True:
        options = deal_options(g, person, trader)
        if len(options) == 1:
            return
        answer = yield from ask.Deal(person.seat, options, person.who, trader.id, anchor=True)
        match answer:
            case Done():
                return
            case Buy(card):
                price = price_of(g, person, card)
                yield from _pay(g, person, trader, price)
                trader.cards = tuple(each for each in trader.cards if each != card)
                g.tell(Bought(person.id, card, price, trader.id))
                yield from gain(g, person, cards=(card,))
            case BuyAmmo(kind):
                yield from _pay(g, person, trader, 1)
                yield from gain(g, person, some(kind))
            case BuyGoods(word):
                yield from _exchange(g, person, trader, ware(word))
            case Sell(card):
                yield from _sell(g, person, trader, card)
            case Dismantle(card):
                yield from _dismantle(g, person, trader, card)


def _pay(g: Land, person: Person, trader: Trader, price: int) -> Flow[None]:
    """Pay with water and cubes; overpayment is not returned (sun.ruling.trader-payment).

    Who needs all there is to reach the price gives all of it, in whatever order.
    """
    while price > 0:
        money: list[Ware] = [WATER] if person.water else []
        money += [CUBES[kind] for kind in STANDARD if person.goods[kind]]
        if purse(person) - min(each.value for each in money) < price:
            del money[1:]
        options = [Pay(each.word) for each in money]
        answer = yield from ask.Pay(person.seat, options, person.who, price)
        price -= _hand_in(g, person, trader, ware(answer.what), price)


def _hand_in(g: Land, person: Person, trader: Trader, paid: Ware, price: int) -> int:
    """How much of a price is paid: by a cube its value, by water as much as there is."""
    if isinstance(paid, Cube):
        cube = some(paid.kind)
        person.goods, trader.goods = minus(person.goods, cube), plus(trader.goods, cube)
        g.tell(Spent(person.id, "pay", cube))
        return paid.value
    count = min(person.water, price)
    person.water, trader.water = person.water - count, trader.water + count
    g.tell(Spent(person.id, "pay", water=count))
    return count


def _exchange(g: Land, person: Person, trader: Trader, first: Ware) -> Flow[None]:
    """Fill a basket from his stock, then give at least its value (sun.ruling.trader-exchange)."""
    basket: tuple[Ware, ...] = (first,)
    while True:
        left = purse(person) - _value(basket)
        more = [each.word for each in _wares(person, trader, basket) if each.value <= left]
        if not more:
            break
        answer = yield from ask.Basket(
            person.seat, [DONE, *map(BuyGoods, more)], person.who, basket
        )
        if isinstance(answer, Done):
            break
        basket += (ware(answer.what),)
    for each in basket:
        _take_stock(trader, each)
    yield from _pay(g, person, trader, _value(basket))
    yield from _receive(g, person, basket)


def _value(wares: Sequence[Ware]) -> int:
    return sum(each.value for each in wares)


def _take_stock(trader: Trader, taken: Ware) -> None:
    if isinstance(taken, Cube):
        trader.goods = minus(trader.goods, some(taken.kind))
    else:
        trader.water -= 1


def _receive(g: Land, person: Person, wares: Sequence[Ware]) -> Flow[None]:
    """Cubes and water come to a board."""
    water = wares.count(WATER)
    person.water = min(water_room(g, person), person.water + water)
    heap = NOTHING
    for each in wares:
        if isinstance(each, Cube):
            heap = plus(heap, some(each.kind))
    if water:
        g.tell(Gained(person.id, NOTHING, (), water))
    if any(heap):
        yield from gain(g, person, heap)


def _sell(g: Land, person: Person, trader: Trader, card: int) -> Flow[None]:
    """He pays half the price, rounded down, from what he has (sun.trader.sell)."""
    value = g.gear(card).price // 2
    remove_card(person, card)
    trader.cards += (card,)
    g.tell(Sold(person.id, card, trader.id))
    fill_card(g, card)
    taken: list[Ware] = []
    while value:
        options = [Pay(each.word) for each in _stock(trader) if each.value <= value]
        if not options:
            break
        answer = yield from ask.Proceeds(person.seat, [*options, DONE], person.who, value)
        if isinstance(answer, Done):
            break
        paid = ware(answer.what)
        count = 1 if isinstance(paid, Cube) else min(value, trader.water)
        for _ in range(count):
            _take_stock(trader, paid)
            taken.append(paid)
        value -= count * paid.value
    yield from _receive(g, person, taken)
    yield from settle(g, person)


def _dismantle(g: Land, person: Person, trader: Trader, card: int) -> Flow[None]:
    """For 1 water a card is taken apart (sun.trader.dismantle)."""
    person.water -= 1
    trader.water += 1
    g.tell(Dismantled(person.id, card))
    remove_card(person, card)
    recipe = g.book.recipes[g.book.gear[card]]
    return_card(g, card)
    yield from gain(g, person, recipe)


# Theft


def steal(g: Land, person: Person, option: Steal) -> Flow[None]:
    """1 AP and a stealth test: one resource per success, or he attacks: sun.trader.steal-fail."""
    trader = g.traders[option.trader]

    def effect() -> Flow[None]:
        stock = trader.water + sum(trader.goods)
        found = yield from skill_test(g, person, "stealth", enough=max(1, stock))
        if not found:
            trader.hostile |= 1 << person.who
            yield from initial_round(g, person)
            return
        for _ in range(found):
            options: list[TakeGoods | TakeWater] = [
                TakeGoods(kind) for kind in STANDARD if trader.goods[kind]
            ]
            if trader.water:
                options.append(TakeWater())
            if not options:
                return
            answer = yield from ask.Steal(person.seat, options, person.who)
            taken = CUBES[answer.kind] if isinstance(answer, TakeGoods) else WATER
            _take_stock(trader, taken)
            yield from _receive(g, person, [taken])

    yield from interact(g, person, 1, "steal", effect)


def forget_wounds(g: Land) -> None:
    """A trader whom nobody attends loses all damage (sun.trader.rob-damage-reset)."""
    for trader in g.traders.values():
        if trader.damage and not g.living_on(trader.tile):
            trader.damage = 0
