"""Choices about things: set-up, picking up and dropping, trade, stalls, cards from containers."""

from __future__ import annotations

from sobremesa.games.oursun.content.book import FOOD, GOODS, STANDARD, VALUES
from sobremesa.games.oursun.options import (
    Agree,
    Bury,
    Buy,
    BuyAmmo,
    BuyGoods,
    BuyStart,
    Deliver,
    Dismantle,
    DropCard,
    DropGoods,
    DropWater,
    Give,
    GoFirst,
    Help,
    Keep,
    Leave,
    Offer,
    Pay,
    Play,
    Receive,
    Refuse,
    Rob,
    Sell,
    TakeCard,
    TakeGoods,
    TakeName,
    TakeWater,
    Want,
)
from sobremesa.games.oursun.rules.trading import price_of
from sobremesa.kernel.scene import Choice

from . import icons
from .asking import Asking, Choosers, joined
from .names import GOODS_NAMES, board_id, gear_id

# Set-up


def _name(a: Asking, option: TakeName) -> Choice:
    return Choice(
        text=a.names.name(option.name),
        icon=icons.CHARACTERS[a.person.kind],
        rule="sun.board.name-optional",
    )


def _play(a: Asking, option: Play) -> Choice:
    return Choice(
        text=a.names.character(option.character),
        detail=a.text(f"char-{option.character}-text"),
        icon=icons.CHARACTERS[option.character],
        on=(board_id(option.character),),
        rule="sun.setup.4-character-order",
    )


def _buy_start(a: Asking, option: BuyStart) -> Choice:
    stars, points = a.g.gear(option.card).stars, a.person.points
    return _card(
        a, option.card, "option-buy", "sun.setup.5-start-item-cost",
        cost=a.text("cost-points", points=stars),
        more=a.text("about-pooled", points=stars - points) if stars > points else "",
    )  # fmt: skip


def _give(a: Asking, option: Give) -> Choice:
    return Choice(
        text=a.text("option-give", points=option.points),
        icon="star-formation",
        rule="sun.setup.5-gear-points-pool",
    )


def _receive(a: Asking, option: Receive) -> Choice:
    kind = a.g.people[option.who].kind
    return Choice(
        text=a.names.character(kind),
        icon=icons.CHARACTERS[kind],
        on=(board_id(kind),),
        rule="sun.ruling.start-item-buyer",
    )


def _go_first(a: Asking, option: GoFirst) -> Choice:
    kind = a.g.people[option.who].kind
    return Choice(
        text=a.names.character(kind),
        detail=a.text("about-own-hp", hp=a.g.people[option.who].hp),
        icon=icons.CHARACTERS[kind],
        on=a.on_person(option.who),
        rule="sun.solo.order-choice",
    )


# Cards and cubes


def _card(
    a: Asking, card: int, message: str, rule: str, *, cost: str = "", more: str = "",
    on: tuple[str, ...] | None = None,
) -> Choice:  # fmt: skip
    kind = a.g.book.gear[card]
    return Choice(
        text=a.text(message, card=a.names.kind(kind)),
        detail=joined(more, a.names.kind_text(kind)),
        cost=cost,
        icon=icons.GEAR[kind],
        tone="card",
        on=(gear_id(card),) if on is None else on,
        rule=rule,
    )


def _cube(a: Asking, kind: int, message: str, rule: str, **words: str) -> Choice:
    return Choice(
        text=a.text(message, cube=a.names.cube(kind), **words),
        icon=icons.GOODS[GOODS_NAMES[kind]],
        rule=rule,
    )


def _water(a: Asking, message: str, rule: str) -> Choice:
    return Choice(text=a.text(message), icon=icons.GOODS["water"], rule=rule)


def _take_card(a: Asking, option: TakeCard) -> Choice:
    return _card(a, option.card, "option-take", "sun.pickup.effect")


def _take_goods(a: Asking, option: TakeGoods) -> Choice:
    rule = "sun.trader.steal-success" if a.ask.prompt == "steal" else "sun.pickup.effect"
    if option.owner < 0:
        return _cube(a, option.kind, "option-take-cube", rule)
    who = a.names.the(a.g.people[option.owner].id)
    return _cube(a, option.kind, "option-take-from", "sun.ruling.dead-gear", who=who)


def _take_water(a: Asking, option: TakeWater) -> Choice:
    steals = a.ask.prompt == "steal"
    rule = "sun.trader.steal-success" if steals else "sun.ruling.camp-store"
    return _water(a, "option-take-1-water" if steals else "option-take-water", rule)


def _drop_card(a: Asking, option: DropCard) -> Choice:
    return _card(a, option.card, "option-drop", _drop_rule(a))


def _drop_goods(a: Asking, option: DropGoods) -> Choice:
    return _cube(a, option.kind, "option-drop-cube", _drop_rule(a))


def _drop_rule(a: Asking) -> str:
    return "sun.ruling.no-room" if a.ask.prompt == "no-room" else "sun.discard.effect"


def _drop_water(a: Asking, option: DropWater) -> Choice:
    return _water(a, "option-drop-water", "sun.discard.water-lost")


def _keep(a: Asking, option: Keep) -> Choice:
    return _card(a, option.card, "option-keep", "sun.container.success", on=())


def _rob(a: Asking, option: Rob) -> Choice:
    return _card(a, option.card, "option-take", "sun.ruling.rob-cards", on=())


def _leave(a: Asking, option: Leave) -> Choice:
    return Choice(text=a.text("option-leave"), icon="card-draw", rule="sun.use.cost")


def _bury(a: Asking, option: Bury) -> Choice:
    return Choice(text=a.text("option-bury"), icon="card-discard", rule="sun.use.cost")


def _help(a: Asking, option: Help) -> Choice:
    rule = "sun.ruling.event-procedure"
    if option.card >= 0:
        return _card(a, option.card, "option-help-card", rule)
    return _cube(a, FOOD, "option-help", rule)


def _deliver(a: Asking, option: Deliver) -> Choice:
    return Choice(
        text=a.text("option-deliver", thing=a.names.thing(option.what)),
        icon="flag-objective",
        rule="sun.mission.sequence",
    )


# Trade between characters


def _offer(a: Asking, option: Offer) -> Choice:
    return _thing(a, option.what, "option-offer", "offer")


def _want(a: Asking, option: Want) -> Choice:
    return _thing(a, option.what, "option-want", "want")


def _thing(a: Asking, what: str, message: str, group: str) -> Choice:
    on = (gear_id(int(what)),) if what.isdigit() else ()
    return Choice(
        text=a.text(message, thing=a.names.thing(what)),
        detail=a.names.kind_text(a.g.book.gear[int(what)]) if what.isdigit() else "",
        icon=_icon(a, what),
        on=on,
        group=group,
        rule="sun.trade.amount",
    )


def _icon(a: Asking, what: str) -> str:
    if what.isdigit():
        return icons.GEAR[a.g.book.gear[int(what)]]
    return icons.GOODS["water" if what == "water" else GOODS_NAMES[GOODS.index(what)]]


def _agree(a: Asking, option: Agree) -> Choice:
    return Choice(text=a.text("option-agree"), icon="trade", rule="sun.ruling.trade-consent")


def _refuse(a: Asking, option: Refuse) -> Choice:
    return Choice(text=a.text("option-refuse"), icon="stop-sign", rule="sun.ruling.trade-consent")


# Stalls


def _buy(a: Asking, option: Buy) -> Choice:
    price = a.text("cost-water", water=price_of(a.g, a.person, option.card))
    return _card(a, option.card, "option-buy", "sun.trader.buy", cost=price)


def _buy_ammo(a: Asking, option: BuyAmmo) -> Choice:
    choice = _cube(a, option.kind, "option-buy-cube", "sun.trader.ammo")
    return _priced(a, choice, 1, "exchange")


def _buy_goods(a: Asking, option: BuyGoods) -> Choice:
    if option.what == "water":
        return _priced(a, _water(a, "option-buy-water", "sun.trader.exchange"), 1, "exchange")
    kind = GOODS.index(option.what)
    choice = _cube(a, kind, "option-buy-cube", "sun.trader.exchange")
    return _priced(a, choice, VALUES[kind], "exchange")


def _priced(a: Asking, choice: Choice, price: int, group: str) -> Choice:
    return Choice(
        text=choice.text,
        cost=a.text("cost-water", water=price),
        icon=choice.icon,
        group=group if a.ask.prompt == "deal" else "",
        rule=choice.rule,
    )


def _sell(a: Asking, option: Sell) -> Choice:
    gear = a.g.gear(option.card)
    return Choice(
        text=a.text("option-sell", card=a.names.gear(option.card)),
        detail=a.text("about-sell", value=gear.price // 2),
        icon=icons.GEAR[gear.id],
        on=(gear_id(option.card),),
        group="sell",
        rule="sun.trader.sell",
    )


def _dismantle(a: Asking, option: Dismantle) -> Choice:
    kind = a.g.book.gear[option.card]
    return Choice(
        text=a.text("option-dismantle", card=a.names.kind(kind)),
        detail=a.names.heap(a.g.book.recipes[kind]),
        cost=a.text("cost-water", water=1),
        icon=icons.GEAR[kind],
        on=(gear_id(option.card),),
        group="dismantle",
        rule="sun.trader.dismantle",
    )


def _pay(a: Asking, option: Pay) -> Choice:
    """Pay a price, or be paid by a trader."""
    paid = a.ask.prompt == "proceeds"
    rule = "sun.ruling.trader-finite" if paid else "sun.ruling.trader-payment"
    message = "option-be-paid" if paid else "option-pay"
    value = 1 if option.what == "water" else VALUES[GOODS.index(option.what)]
    assert option.what == "water" or GOODS.index(option.what) in STANDARD
    return Choice(
        text=a.text(message, thing=a.names.thing(option.what)),
        detail=a.text("about-water" if option.what == "water" else "about-value", value=value),
        icon=_icon(a, option.what),
        rule=rule,
    )


CHOICES: Choosers = {
    Agree: _agree,
    Bury: _bury,
    Buy: _buy,
    BuyAmmo: _buy_ammo,
    BuyGoods: _buy_goods,
    BuyStart: _buy_start,
    Deliver: _deliver,
    Dismantle: _dismantle,
    DropCard: _drop_card,
    DropGoods: _drop_goods,
    DropWater: _drop_water,
    Give: _give,
    GoFirst: _go_first,
    Help: _help,
    Keep: _keep,
    Leave: _leave,
    Offer: _offer,
    Pay: _pay,
    Play: _play,
    TakeName: _name,
    Receive: _receive,
    Refuse: _refuse,
    Rob: _rob,
    Sell: _sell,
    TakeCard: _take_card,
    TakeGoods: _take_goods,
    TakeWater: _take_water,
    Want: _want,
}
