"""Choices about things: set-up, picking up and dropping, trade, stalls, cards from containers."""

from __future__ import annotations

from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.content.book import FOOD
from sobremesa.games.oursun.content.things import Cube, GearCard, Thing, Water, thing, ware
from sobremesa.games.oursun.options.cards import Deliver, Help
from sobremesa.games.oursun.options.gear import Bury, Leave
from sobremesa.games.oursun.options.interactions import (
    DropCard,
    DropGoods,
    DropWater,
    Keep,
    TakeCard,
    TakeGoods,
    TakeWater,
)
from sobremesa.games.oursun.options.setup import BuyStart, Give, GoFirst, Play, Receive, TakeName
from sobremesa.games.oursun.options.trade import (
    Agree,
    Buy,
    BuyAmmo,
    BuyGoods,
    Dismantle,
    Offer,
    Pay,
    Refuse,
    Rob,
    Sell,
    Want,
)
from sobremesa.games.oursun.rules.traders import price_of
from sobremesa.games.oursun.state import NONE
from sobremesa.kernel import Option, Register, joined
from sobremesa.kernel.scene import Choice

from . import icons
from .asking import Asking
from .names import GOODS_NAMES, board_id, gear_id

CHOICES: Register[Asking, Option, Choice] = Register("a choice")


# Set-up


@CHOICES.of(TakeName)
def _name(a: Asking, option: TakeName) -> Choice:
    return Choice(
        text=a.names.name(option.name),
        icon=icons.CHARACTERS[a.person.kind],
        rule="sun.board.name-optional",
    )


@CHOICES.of(Play)
def _play(a: Asking, option: Play) -> Choice:
    return Choice(
        text=a.names.character(option.character),
        detail=a.text(f"char-{option.character}-text"),
        icon=icons.CHARACTERS[option.character],
        on=(board_id(option.character),),
        rule="sun.setup.4-character-order",
    )


@CHOICES.of(BuyStart)
def _buy_start(a: Asking, option: BuyStart) -> Choice:
    stars, points = a.g.gear(option.card).stars, a.person.points
    return _card(
        a, option.card, "option-buy", "sun.setup.5-start-item-cost",
        cost=a.text("cost-points", points=stars),
        more=a.text("about-pooled", points=stars - points) if stars > points else "",
    )  # fmt: skip


@CHOICES.of(Give)
def _give(a: Asking, option: Give) -> Choice:
    return Choice(
        text=a.text("option-give", points=option.points),
        icon="star-formation",
        rule="sun.setup.5-gear-points-pool",
    )


@CHOICES.of(Receive)
def _receive(a: Asking, option: Receive) -> Choice:
    kind = a.g.people[option.who].kind
    return Choice(
        text=a.names.character(kind),
        icon=icons.CHARACTERS[kind],
        on=(board_id(kind),),
        rule="sun.ruling.start-item-buyer",
    )


@CHOICES.of(GoFirst)
def _go_first(a: Asking, option: GoFirst) -> Choice:
    kind = a.g.people[option.who].kind
    return Choice(
        text=a.names.character(kind),
        detail=a.text("about-own-hp", hp=a.g.people[option.who].hp),
        icon=icons.CHARACTERS[kind],
        on=a.on_person(option.who),
        rule="sun.solo.order-choice",
        preview=a.show_person(option.who),
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


@CHOICES.of(TakeCard)
def _take_card(a: Asking, option: TakeCard) -> Choice:
    return _card(a, option.card, "option-take", "sun.pickup.effect")


@CHOICES.of(TakeGoods)
def _take_goods(a: Asking, option: TakeGoods) -> Choice:
    steals = isinstance(a.ask, ask.Steal)
    rule = "sun.trader.steal-success" if steals else "sun.pickup.effect"
    if option.owner < 0:
        return _cube(a, option.kind, "option-take-cube", rule)
    who = a.names.the(a.g.people[option.owner].id)
    return _cube(a, option.kind, "option-take-from", "sun.ruling.dead-gear", who=who)


@CHOICES.of(TakeWater)
def _take_water(a: Asking, option: TakeWater) -> Choice:
    steals = isinstance(a.ask, ask.Steal)
    rule = "sun.trader.steal-success" if steals else "sun.ruling.camp-store"
    return _water(a, "option-take-1-water" if steals else "option-take-water", rule)


@CHOICES.of(DropCard)
def _drop_card(a: Asking, option: DropCard) -> Choice:
    return _card(a, option.card, "option-drop", _drop_rule(a))


@CHOICES.of(DropGoods)
def _drop_goods(a: Asking, option: DropGoods) -> Choice:
    return _cube(a, option.kind, "option-drop-cube", _drop_rule(a))


def _drop_rule(a: Asking) -> str:
    return "sun.ruling.no-room" if isinstance(a.ask, ask.NoRoom) else "sun.discard.effect"


@CHOICES.of(DropWater)
def _drop_water(a: Asking, option: DropWater) -> Choice:
    return _water(a, "option-drop-water", "sun.discard.water-lost")


@CHOICES.of(Keep)
def _keep(a: Asking, option: Keep) -> Choice:
    return _card(a, option.card, "option-keep", "sun.container.success", on=())


@CHOICES.of(Rob)
def _rob(a: Asking, option: Rob) -> Choice:
    return _card(a, option.card, "option-take", "sun.ruling.rob-cards", on=())


@CHOICES.of(Leave)
def _leave(a: Asking, option: Leave) -> Choice:
    return Choice(text=a.text("option-leave"), icon="card-draw", rule="sun.use.cost")


@CHOICES.of(Bury)
def _bury(a: Asking, option: Bury) -> Choice:
    return Choice(text=a.text("option-bury"), icon="card-discard", rule="sun.use.cost")


@CHOICES.of(Help)
def _help(a: Asking, option: Help) -> Choice:
    rule = "sun.ruling.event-procedure"
    if option.card >= 0:
        return _card(a, option.card, "option-help-card", rule)
    return _cube(a, FOOD, "option-help", rule)


@CHOICES.of(Deliver)
def _deliver(a: Asking, option: Deliver) -> Choice:
    return Choice(
        text=a.text("option-deliver", thing=a.names.thing(ware(option.what))),
        icon="flag-objective",
        rule="sun.mission.sequence",
    )


# Trade between characters


@CHOICES.of(Offer)
def _offer(a: Asking, option: Offer) -> Choice:
    return _thing(a, thing(option.what), "option-offer", "offer")


@CHOICES.of(Want)
def _want(a: Asking, option: Want) -> Choice:
    return _thing(a, thing(option.what), "option-want", "want")


def _thing(a: Asking, traded: Thing, message: str, group: str) -> Choice:
    card = traded.card if isinstance(traded, GearCard) else NONE
    return Choice(
        text=a.text(message, thing=a.names.thing(traded)),
        detail=a.names.kind_text(a.g.book.gear[card]) if card != NONE else "",
        icon=_icon(a, traded),
        on=(gear_id(card),) if card != NONE else (),
        group=group,
        rule="sun.trade.amount",
    )


def _icon(a: Asking, pictured: Thing) -> str:
    match pictured:
        case GearCard(card):
            return icons.GEAR[a.g.book.gear[card]]
        case Cube(kind):
            return icons.GOODS[GOODS_NAMES[kind]]
        case Water():
            return icons.GOODS["water"]


@CHOICES.of(Agree)
def _agree(a: Asking, option: Agree) -> Choice:
    return Choice(text=a.text("option-agree"), icon="trade", rule="sun.ruling.trade-consent")


@CHOICES.of(Refuse)
def _refuse(a: Asking, option: Refuse) -> Choice:
    return Choice(text=a.text("option-refuse"), icon="stop-sign", rule="sun.ruling.trade-consent")


# Stalls


@CHOICES.of(Buy)
def _buy(a: Asking, option: Buy) -> Choice:
    price = a.text("cost-water", water=price_of(a.g, a.person, option.card))
    return _card(a, option.card, "option-buy", "sun.trader.buy", cost=price)


@CHOICES.of(BuyAmmo)
def _buy_ammo(a: Asking, option: BuyAmmo) -> Choice:
    choice = _cube(a, option.kind, "option-buy-cube", "sun.trader.ammo")
    return _priced(a, choice, 1, "exchange")


@CHOICES.of(BuyGoods)
def _buy_goods(a: Asking, option: BuyGoods) -> Choice:
    bought, rule = ware(option.what), "sun.trader.exchange"
    if isinstance(bought, Cube):
        choice = _cube(a, bought.kind, "option-buy-cube", rule)
    else:
        choice = _water(a, "option-buy-water", rule)
    return _priced(a, choice, bought.value, "exchange")


def _priced(a: Asking, choice: Choice, price: int, group: str) -> Choice:
    return Choice(
        text=choice.text,
        cost=a.text("cost-water", water=price),
        icon=choice.icon,
        group=group if isinstance(a.ask, ask.Deal) else "",
        rule=choice.rule,
    )


@CHOICES.of(Sell)
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


@CHOICES.of(Dismantle)
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


@CHOICES.of(Pay)
def _pay(a: Asking, option: Pay) -> Choice:
    """Pay a price, or be paid by a trader."""
    paid = isinstance(a.ask, ask.Proceeds)
    rule = "sun.ruling.trader-finite" if paid else "sun.ruling.trader-payment"
    message = "option-be-paid" if paid else "option-pay"
    money = ware(option.what)
    detail = "about-value" if isinstance(money, Cube) else "about-water"
    return Choice(
        text=a.text(message, thing=a.names.thing(money)),
        detail=a.text(detail, value=money.value),
        icon=_icon(a, money),
        rule=rule,
    )
