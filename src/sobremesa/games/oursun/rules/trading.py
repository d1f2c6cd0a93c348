"""Trade between characters, dealings with traders, and theft."""

from __future__ import annotations

from sobremesa.games.oursun.content.book import ARROW, CARTRIDGE, GOODS, NOTHING, STANDARD, VALUES
from sobremesa.games.oursun.events import Bought, Dismantled, Gained, Sold, Spent, Traded
from sobremesa.games.oursun.options import (
    Agree,
    Buy,
    BuyAmmo,
    BuyGoods,
    Deal,
    Dismantle,
    Offer,
    Pay,
    Refuse,
    Sell,
    Steal,
    TakeGoods,
    TakeWater,
    Trade,
    Want,
)
from sobremesa.games.oursun.state import Dealings, Land, Person, Trader
from sobremesa.kernel import DONE, Done, Option, unexpected
from sobremesa.kernel.old import Ask, Flow

from .actions import interact
from .goods import (
    alike,
    cards_of,
    fill_card,
    gain,
    load_weapons,
    minus,
    plus,
    put_card,
    remove_card,
    return_card,
    settle,
    some,
    water_room,
    worth,
)
from .rolls import skill_test
from .rounds import counter_all, initial_round

# Between characters


def trade(g: Land, person: Person, option: Trade) -> Flow:
    """1 AP: any number of things change hands if both agree: sun.trade.amount."""

    def effect() -> Flow:
        partner = g.people[option.who]
        if not partner.alive:
            return
        given, taken = yield from _bargain(g, person, partner)
        if not given and not taken:
            return
        agreed = True
        if partner.seat != person.seat:
            about = (person.who, tuple(given), tuple(taken))
            answer = yield Ask(partner.seat, [Refuse(), Agree()], prompt="agree", about=about)
            agreed = isinstance(answer, Agree)
        g.tell(Traded(person.id, partner.id, tuple(given), tuple(taken), agreed))
        if agreed:
            for thing in given:
                hand_over(g, person, partner, thing)
            for thing in taken:
                hand_over(g, partner, person, thing)
            for each in (person, partner):
                load_weapons(g, each)
                yield from settle(g, each)

    yield from interact(g, person, 1, "trade", effect)


def _bargain(g: Land, person: Person, partner: Person) -> Flow:
    """The active player puts together what is given and what is wanted.

    Cubes and water are not given for the same: nothing would change hands.
    """
    given: list[str] = []
    taken: list[str] = []
    while True:
        options: list[Option] = [DONE]
        options += [Offer(it) for it in belongings(g, person, given) if it not in taken]
        options += [Want(it) for it in belongings(g, partner, taken) if it not in given]
        about = (partner.who, tuple(given), tuple(taken))
        answer = yield Ask(person.seat, options, prompt="bargain", about=about)
        match answer:
            case Done():
                return given, taken
            case Offer(thing):
                given.append(thing)
            case Want(thing):
                taken.append(thing)
            case _:
                unexpected(answer)


def belongings(g: Land, person: Person, listed: list[str]) -> list[str]:
    """What a character could still add to a trade: cube letters, `water`, card numbers."""
    count = listed.count
    found = [GOODS[kind] for kind, have in enumerate(person.goods) if have > count(GOODS[kind])]
    if count("water") < person.water:
        found.append("water")
    left = [card for card in cards_of(person) if not count(str(card))]
    return found + [str(card) for card in alike(g, left)]


def hand_over(g: Land, giver: Person, taker: Person, thing: str) -> None:
    """One thing changes hands; room is seen to afterwards."""
    if thing == "water":
        giver.water -= 1
        taker.water += 1
    elif thing.isdigit():
        remove_card(giver, int(thing))
        put_card(g, taker, int(thing))
    else:
        cube = some(GOODS.index(thing))
        giver.goods = minus(giver.goods, cube)
        taker.goods = plus(taker.goods, cube)


# Traders


def trader_here(g: Land, person: Person) -> Trader | None:
    """The trader on a character's tile, if there is one."""
    for trader in g.traders.values():
        if trader.tile == person.tile:
            return trader
    return None


def trader_options(g: Land, person: Person) -> list[Option]:
    """Dealings, and theft where nobody keeps watch over the post."""
    trader = trader_here(g, person)
    if trader is None or (trader.hostile | trader.barred) >> person.who & 1:
        return []
    options: list[Option] = [Deal(trader.id)]
    if not g.book.traders[trader.kind].peaceful:
        options.append(Steal(trader.id))
    return options


def deal(g: Land, person: Person, option: Deal) -> Flow:
    """1 AP opens dealings, which then cost no more (sun.ruling.trader-session)."""
    if person.dealing == option.trader:
        g.dealings = Dealings(option.trader)
        return

    def effect() -> Flow:
        person.dealing = option.trader
        g.dealings = Dealings(option.trader, paid=True)
        yield from ()

    yield from interact(g, person, 1, "deal", effect)


def finish_dealings(g: Land, person: Person, dealings: Dealings) -> Flow:
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
    price = g.gear(card).price
    return max(1, price - 1) if person.kind == "smuggler" else price


def deal_options(g: Land, person: Person, trader: Trader) -> list[Option]:
    """Buy, exchange, sell, ammunition, dismantle: sun.trader.cost.

    No room is needed for what is bought: paying may make some, ammunition may go onto a weapon, and
    the buyer leaves the rest behind (sun.ruling.no-room, sun.ruling.craft-ammo-load).
    """
    money = purse(person)
    options: list[Option] = [DONE]
    wares = alike(g, trader.cards)
    options += [Buy(card) for card in wares if price_of(g, person, card) <= money]
    if money:
        options += [BuyAmmo(CARTRIDGE), BuyAmmo(ARROW)]
        options += [BuyGoods(what) for what in _wares(person, trader, []) if _value(what) <= money]
    own = [card for card in alike(g, cards_of(person)) if g.gear(card).deck != "mission"]
    options += [Sell(card) for card in own]
    if person.water:
        options += [Dismantle(card) for card in own if g.gear(card).recipe]
    return options


def _value(what: str) -> int:
    return 1 if what == "water" else VALUES[GOODS.index(what)]


def _wares(person: Person, trader: Trader, basket: list[str]) -> list[str]:
    """What a trader offers: water only for cubes, not for water (sun.ruling.trader-exchange)."""
    stock = _stock(trader, basket)
    return stock if worth(person.goods) else [what for what in stock if what != "water"]


def _stock(trader: Trader, basket: list[str]) -> list[str]:
    """What lies in a trader's stock besides what is in the basket."""
    count = basket.count
    found = [
        GOODS[kind] for kind in STANDARD if trader.goods[kind] > count(GOODS[kind])
    ]  # fmt: skip
    return [*found, "water"] if trader.water > count("water") else found


def bargain_with(g: Land, person: Person, trader: Trader) -> Flow:
    """Deal after deal until the character is done."""
    while True:
        options = deal_options(g, person, trader)
        if len(options) == 1:
            return
        about = (person.who, trader.id)
        answer = yield Ask(person.seat, options, prompt="deal", anchor=True, about=about)
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
            case BuyGoods(what):
                yield from _exchange(g, person, trader, what)
            case Sell(card):
                yield from _sell(g, person, trader, card)
            case Dismantle(card):
                yield from _dismantle(g, person, trader, card)
            case _:
                unexpected(answer)


def _pay(g: Land, person: Person, trader: Trader, price: int) -> Flow:
    """Pay with water and cubes; overpayment is not returned (sun.ruling.trader-payment).

    Who needs all there is to reach the price gives all of it, in whatever order.
    """
    while price > 0:
        options = [Pay("water")] if person.water else []
        options += [Pay(GOODS[kind]) for kind in STANDARD if person.goods[kind]]
        if purse(person) - min(_value(each.what) for each in options) < price:
            del options[1:]
        answer = yield Ask(person.seat, options, prompt="pay", about=(person.who, price))
        if answer.what == "water":
            count = min(person.water, price)
            person.water -= count
            trader.water += count
            price -= count
            g.tell(Spent(person.id, "pay", water=count))
        else:
            kind = GOODS.index(answer.what)
            person.goods = minus(person.goods, some(kind))
            g.tell(Spent(person.id, "pay", some(kind)))
            trader.goods = plus(trader.goods, some(kind))
            price -= VALUES[kind]


def _exchange(g: Land, person: Person, trader: Trader, first: str) -> Flow:
    """Fill a basket from his stock, then give at least its value (sun.ruling.trader-exchange)."""
    basket = [first]
    while True:
        total = sum(map(_value, basket))
        wares = _wares(person, trader, basket)
        more = [what for what in wares if total + _value(what) <= purse(person)]
        if not more:
            break
        options: list[Option] = [DONE, *map(BuyGoods, more)]
        answer = yield Ask(person.seat, options, prompt="basket", about=tuple(basket))
        if isinstance(answer, Done):
            break
        basket.append(answer.what)
    for what in basket:
        _take_stock(trader, what)
    yield from _pay(g, person, trader, sum(map(_value, basket)))
    yield from _receive(g, person, basket)


def _take_stock(trader: Trader, what: str) -> None:
    if what == "water":
        trader.water -= 1
    else:
        trader.goods = minus(trader.goods, some(GOODS.index(what)))


def _receive(g: Land, person: Person, things: list[str]) -> Flow:
    """Cubes and water come to a board."""
    water = things.count("water")
    person.water = min(water_room(g, person), person.water + water)
    heap = NOTHING
    for what in things:
        if what != "water":
            heap = plus(heap, some(GOODS.index(what)))
    if water:
        g.tell(Gained(person.id, NOTHING, (), water))
    if any(heap):
        yield from gain(g, person, heap)


def _sell(g: Land, person: Person, trader: Trader, card: int) -> Flow:
    """He pays half the price, rounded down, from what he has (sun.trader.sell)."""
    value = g.gear(card).price // 2
    remove_card(person, card)
    trader.cards += (card,)
    g.tell(Sold(person.id, card, trader.id))
    fill_card(g, card)
    taken: list[str] = []
    while value:
        options: list[Option] = [
            Pay(what) for what in _stock(trader, []) if _value(what) <= value
        ]  # fmt: skip
        if not options:
            break
        answer = yield Ask(
            person.seat, [*options, DONE], prompt="proceeds", about=(person.who, value)
        )
        if isinstance(answer, Done):
            break
        count = min(value, trader.water) if answer.what == "water" else 1
        for _ in range(count):
            _take_stock(trader, answer.what)
            taken.append(answer.what)
        value -= count * _value(answer.what)
    yield from _receive(g, person, taken)
    yield from settle(g, person)


def _dismantle(g: Land, person: Person, trader: Trader, card: int) -> Flow:
    """For 1 water a card is taken apart (sun.trader.dismantle)."""
    person.water -= 1
    trader.water += 1
    g.tell(Dismantled(person.id, card))
    remove_card(person, card)
    recipe = g.book.recipes[g.book.gear[card]]
    return_card(g, card)
    yield from gain(g, person, recipe)


# Theft


def steal(g: Land, person: Person, option: Steal) -> Flow:
    """1 AP and a stealth test: one resource per success, or he attacks: sun.trader.steal-fail."""
    trader = g.traders[option.trader]

    def effect() -> Flow:
        stock = trader.water + sum(trader.goods)
        found = yield from skill_test(g, person, "stealth", enough=max(1, stock))
        if not found:
            trader.hostile |= 1 << person.who
            yield from initial_round(g, person)
            return
        for _ in range(found):
            options: list[Option] = [TakeGoods(kind) for kind in STANDARD if trader.goods[kind]]
            if trader.water:
                options.append(TakeWater())
            if not options:
                return
            answer = yield Ask(person.seat, options, prompt="steal", about=person.who)
            what = GOODS[answer.kind] if isinstance(answer, TakeGoods) else "water"
            _take_stock(trader, what)
            yield from _receive(g, person, [what])

    yield from interact(g, person, 1, "steal", effect)


def forget_wounds(g: Land) -> None:
    """A trader whom nobody attends loses all damage (sun.trader.rob-damage-reset)."""
    for trader in g.traders.values():
        if trader.damage and not g.living_on(trader.tile):
            trader.damage = 0
