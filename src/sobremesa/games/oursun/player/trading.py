"""Dealings: what to buy, sell and steal, and what comrades give each other."""

from __future__ import annotations

from sobremesa.games.oursun.content.book import AMMO, FOOD, GOODS, VALUES
from sobremesa.games.oursun.content.things import CUBES, WATER, Thing, ware
from sobremesa.games.oursun.options.trade import (
    Buy,
    BuyAmmo,
    BuyGoods,
    Deal,
    Offer,
    Pay,
    Sell,
    Steal,
    Trade,
    Want,
)
from sobremesa.games.oursun.rules.goods import has_slot
from sobremesa.games.oursun.rules.rolls import test_pool
from sobremesa.games.oursun.rules.traders import price_of, purse
from sobremesa.games.oursun.state import Land, Person, Phase, Trader
from sobremesa.kernel import Option

from .goals import missing, needed
from .tastes import card_taste, cube_taste, taste
from .view import View, chance

WATER_RATE = 1.5
"""What a water is worth where it cannot be filled up again at once."""
FRESH_RATE = 0.55
"""What it is worth beside a source."""
LIGHT_FINGERS = 0.8
"""How likely a theft must succeed."""


def shop(view: View) -> Option | None:
    """Open dealings if there is something to buy or to sell; steal where that is safe."""
    for option in view.all(Deal):
        trader = view.g.traders[option.trader]
        if view.me.dealing != trader.id and deal(view, trader) is not None:
            return pilfer(view, trader) or option
    return None


def deal(view: View, trader: Trader) -> Buy | BuyGoods | BuyAmmo | Sell | None:
    """The next thing to do at a trader's."""
    return purchase(view, trader) or sale(view, trader)


def is_fresh(view: View) -> bool:
    """Whether the water that is spent can be filled up again right here."""
    return view.tile.water > 0 and view.me.ap >= 1 and not view.me.stealth


def purchase(view: View, trader: Trader) -> Buy | BuyGoods | BuyAmmo | None:
    """What to buy from a trader, if anything: what the mission lacks, food, ammunition, cards."""
    g, me = view.g, view.me
    spare = money = me.water - (0 if is_fresh(view) else 3)
    if is_fresh(view):
        kept = needed(g)
        money += sum(
            VALUES[kind] * me.goods[kind]
            for kind in range(1, len(VALUES))
            if me.goods[kind] and GOODS[kind] not in kept
        )
    room = sum(me.goods) < view.loadout.spaces
    for letter in missing(g, me):
        kind = GOODS.index(letter)
        if trader.goods[kind] and VALUES[kind] <= money and room:
            return BuyGoods(letter)
    hungry = me.goods[FOOD] == 0 or (me.goods[FOOD] == 1 and me.hp <= 4)
    if hungry and trader.goods[FOOD] and VALUES[FOOD] <= money and room:
        return BuyGoods(GOODS[FOOD])
    return _card(view, trader, money) or _bullets(view, spare)


def _card(view: View, trader: Trader, money: int) -> Buy | None:
    """The card that is worth most above its price."""
    g, me = view.g, view.me
    if purse(me) < 1:
        return None
    rate = FRESH_RATE if is_fresh(view) else WATER_RATE
    best, most = None, 1.0
    cubes = sum(me.goods)
    for card in trader.cards:
        price, gear = price_of(g, me, card), g.gear(card)
        if price > money or not has_slot(view.loadout, gear, cubes):
            continue
        gain = taste(g, me, gear) - rate * price
        if gain > most:
            best, most = Buy(card), gain
    return best


def _bullets(view: View, spare: int) -> BuyAmmo | None:
    """Ammunition for a weapon that has none left."""
    for card in view.loadout.loadable:
        gear = view.g.gear(card)
        if not view.g.uses.get(card, 0) and spare >= 2:
            return BuyAmmo(AMMO[gear.ammo])
    return None


def sale(view: View, trader: Trader) -> Sell | None:
    """A card that its owner cannot use, if the trader has something for it."""
    g, me = view.g, view.me
    hungry = trader.goods[FOOD] and me.goods[FOOD] < 3
    thirsty = trader.water and view.loadout.water - me.water >= 2
    lacking = any(trader.goods[GOODS.index(letter)] for letter in missing(g, me))
    if not (hungry or thirsty or lacking):
        return None
    for card in me.items + me.equipment:
        gear = g.gear(card)
        if gear.deck != "mission" and gear.price >= 4 and card_taste(g, me, card) < 1.6:
            return Sell(card)
    return None


def proceeds(g: Land, me: Person, offers: list[Pay]) -> Pay:
    """What to take for a card: what the mission lacks, food, else what is worth most."""
    lacking = missing(g, me)

    def want(option: Pay) -> tuple[bool, bool, int]:
        food = option.what == GOODS[FOOD] and me.goods[FOOD] < 2
        return option.what in lacking, food, ware(option.what).value

    return max(offers, key=want)


def pilfer(view: View, trader: Trader) -> Steal | None:
    """A quick hand saves the price, where the trader can be robbed at all."""
    g, me = view.g, view.me
    theft = next((each for each in view.all(Steal) if each.trader == trader.id), None)
    if theft is None or me.hp < 4 or view.foes:
        return None
    lacking = missing(g, me)
    hungry = me.goods[FOOD] < 2 and trader.goods[FOOD]
    wanted = hungry or any(trader.goods[GOODS.index(letter)] for letter in lacking)
    skilled = chance(test_pool(g, me, "stealth")) >= LIGHT_FINGERS
    return theft if wanted and skilled and sum(me.goods) < view.loadout.spaces else None


# Among comrades


def barter(view: View) -> Option | None:
    """Ask for what keeps one alive, or give it."""
    if view.foes or view.me.stealth:
        return None
    for option in view.all(Trade):
        given, taken = bargain(view.g, view.me, view.g.people[option.who])
        if given or taken:
            return option
    return None


def bargain(g: Land, me: Person, partner: Person) -> tuple[list[Thing], list[Thing]]:
    """What to give a comrade, and what to want: food for the starving, water for the thirsty."""
    if g.unmasked in (me.who, partner.who):
        return [], []
    given: list[Thing] = []
    taken: list[Thing] = []
    if starves(g, me) and partner.goods[FOOD] >= 2:
        taken.append(CUBES[FOOD])
    elif starves(g, partner) and me.goods[FOOD] >= 2:
        given.append(CUBES[FOOD])
    if me.water <= 1 and partner.water >= 4 and not g.map[me.tile].water:
        taken += [WATER, WATER]
    elif partner.water <= 1 and me.water >= 4 and not g.map[me.tile].water:
        given += [WATER, WATER]
    return given, taken


def starves(g: Land, person: Person) -> bool:
    """Whether the next Preparation would hurt who can bear it least."""
    late = g.phase == Phase.NIGHT or person.hp <= 1
    return not person.goods[FOOD] and person.hp <= 3 and (late or person.hp <= 2)


def next_offer(
    g: Land,
    me: Person,
    partner: Person,
    given: tuple[Thing, ...],
    taken: tuple[Thing, ...],
) -> Offer | Want | None:
    """What still belongs into the bargain."""
    gives, wants = bargain(g, me, partner)
    for each in given:
        if each in gives:
            gives.remove(each)
    for each in taken:
        if each in wants:
            wants.remove(each)
    if gives:
        return Offer(gives[0].word)
    return Want(wants[0].word) if wants else None


def can_spare(g: Land, me: Person, taken: tuple[Thing, ...]) -> bool:
    """Whether one can do without what a comrade asks for."""
    food, water = taken.count(CUBES[FOOD]), taken.count(WATER)
    if food + water < len(taken):
        return False
    return me.goods[FOOD] - food >= min(1, food) and me.water - water >= (2 if water else 0)


def pain(g: Land, me: Person, option: Pay) -> float:
    """What it costs to pay with something: water that can be filled up again hurts least."""
    paid = ware(option.what)
    if paid == WATER:
        return 0.4 if g.map[me.tile].water or me.water > 4 else 3.0
    kind = GOODS.index(paid.word)
    return cube_taste(g, me, kind, needed(g)) / max(1, paid.value)
