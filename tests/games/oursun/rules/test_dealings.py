"""Dealings with a trader: how they open and end, what he offers, buying and paying."""

from __future__ import annotations

from copy import copy

import msgspec
import pytest

from games.oursun.table import LAWRENCE, NORTH, Table, table
from sobremesa.games.oursun import GAME
from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.content.book import goods
from sobremesa.games.oursun.events.things import Gained, Spent
from sobremesa.games.oursun.events.trade import Bought
from sobremesa.games.oursun.rules.traders import purse
from sobremesa.games.oursun.state import HOME
from sobremesa.kernel import Match, copy_state


def at_the_post(kind: str = "medic", *others: str, cards: tuple[str, ...] = ()) -> Table:
    """Characters in New Haven; Lawrence has these cards, 4 water and nothing else."""
    t = table(kind, *others, number=1)
    t.trader("lawrence").cards = ()
    for name in cards:
        (card,) = t.give(0, "", name)
        t[0].items = t[0].equipment = ()
        t.g.traders[LAWRENCE].cards += (card,)
    return t


# Opening and ending


@pytest.mark.rule("sun.trader.cost", "sun.ruling.trader-session")
def test_dealings_stay_open_until_the_next_action_that_costs_ap() -> None:
    t = at_the_post()
    t[0].hp = 5
    t.give(0, "F")
    t.go()
    t.play("Deal 100", "Done", "Deal 100", "Done", "Deal 100", "Done")
    assert t[0].ap == 5
    t.play("Eat")
    t.play("Deal 100", "Done")
    assert t[0].ap == 3


@pytest.mark.rule("sun.ruling.trader-session")
def test_dealings_are_over_with_the_turn() -> None:
    t = at_the_post("medic", "hunter")
    t.go()
    t.play("Deal 100", "Done", "Wait")
    assert t[0].dealing == -1


@pytest.mark.rule("sun.trader.cost", "sun.ruling.trader-session")
def test_dealings_that_are_broken_off_go_on_where_they_were() -> None:
    t = at_the_post(cards=("knife",))
    t.go()
    t.play("Deal 100", "BuyAmmo 7")
    deal = t.question(ask.Deal)
    assert (deal.anchor, deal.who, deal.trader) == (True, 0, LAWRENCE)
    resumed = Match.of(GAME, t.setup, copy_state(t.g))
    assert [each.options for each in resumed.asks()] == [deal.options]


@pytest.mark.rule("sun.trade.partner", "sun.trader.cost")
def test_a_trader_on_another_tile_deals_with_nobody_here() -> None:
    t = table("medic")
    t.tile(NORTH)
    t.trader("basko", NORTH)
    t.go()
    assert not t.offers("Deal")
    assert not t.offers("Steal")


@pytest.mark.rule("sun.trader.cost")
def test_each_of_two_traders_deals_on_his_own_tile() -> None:
    t = table("medic", number=1)
    t.tile(NORTH)
    t.trader("lawrence", NORTH)
    t.trader("odile")
    t.go()
    assert t.offers("Deal 101")
    assert not t.offers("Deal 100")


@pytest.mark.rule("sun.trader.cost")
def test_who_has_nothing_to_deal_in_is_back_at_once() -> None:
    t = at_the_post()
    t[0].water = 0
    t.go()
    t.play("Deal 100")
    assert (t.asked, t[0].ap) == (ask.Act, 5)


@pytest.mark.rule("sun.action.provokes", "sun.ruling.action-before-counter", "sun.trader.cost")
def test_enemies_answer_when_dealings_are_over_and_not_when_they_go_on_for_nothing() -> None:
    t = table("medic")
    t.trader("basko").cards = ()
    t.enemy("stray_dog")
    t.go(1)
    t.play("Deal 102")
    assert (t.asked, t[0].hp) == (ask.Deal, 7)
    t.play("Done")
    assert t[0].hp == 6
    t.play("Deal 102", "Done")
    assert (t[0].hp, t[0].ap) == (6, 5)


@pytest.mark.rule("sun.stealth.upkeep", "sun.trader.cost")
def test_who_stays_hidden_while_dealing_is_not_attacked() -> None:
    t = table("medic")
    t.trader("basko").cards = ()
    t.enemy("stray_dog")
    t[0].stealth = True
    t.go(2)
    t.play("Deal 102", "Done")
    assert (t[0].hp, t[0].stealth, t[0].ap) == (7, True, 5)


@pytest.mark.rule("sun.ruling.wait-windows")
def test_a_waiter_may_cut_in_after_dealings_that_cost_ap_only() -> None:
    t = at_the_post("medic", "hunter")
    t[0].waiting, t[0].acted = True, True
    t.g.active, t.g.order = 1, [1]
    t.ruthless().go()
    t.play("1 Deal 100", "1 Done")
    assert (t.asked, t.seat) == (ask.Interrupt, 0)
    t.play("0 pass", "1 Deal 100", "1 Done")
    assert (t.asked, t.seat) == (ask.Act, 1)


# What is on offer


@pytest.mark.rule("sun.trader.buy", "sun.ruling.trader-market", "sun.ruling.trader-payment")
def test_water_and_cubes_together_must_reach_the_price() -> None:
    t = at_the_post(cards=("lighter", "machete", "bow"))
    lighter, machete, bow = t.g.traders[LAWRENCE].cards
    t.give(0, "PCcc")
    t[0].water = 1
    assert purse(t[0]) == 5
    t.go()
    t.play("Deal 100")
    assert t.offers(f"Buy {lighter}")
    assert t.offers(f"Buy {machete}")
    assert not t.offers(f"Buy {bow}")


@pytest.mark.rule("sun.ruling.trader-market", "sun.ruling.trader-exchange", "sun.trader.ammo")
def test_he_offers_his_goods_by_value_and_always_ammunition() -> None:
    t = at_the_post()
    t.g.traders[LAWRENCE].goods = goods("FMP")
    t[0].water = 2
    t.go()
    t.play("Deal 100")
    assert t.offered() == [
        "Done", "BuyAmmo 7", "BuyAmmo 8", "BuyGoods F", "BuyGoods M",
    ]  # fmt: skip


@pytest.mark.rule("sun.ruling.trader-exchange")
@pytest.mark.parametrize("cubes", ["", "M"])
def test_water_is_for_sale_to_those_who_can_pay_in_cubes(cubes: str) -> None:
    t = at_the_post()
    t.g.traders[LAWRENCE].goods = goods("FM")
    t.give(0, cubes)
    t[0].water = 3
    t.go()
    t.play("Deal 100")
    assert t.offers("BuyGoods water") == bool(cubes)
    t.play("BuyGoods F")
    assert (t.asked, t.offers("BuyGoods water")) == (ask.Basket, bool(cubes))


@pytest.mark.rule("sun.ruling.trader-finite", "sun.ruling.trader-market")
def test_what_he_has_not_got_he_does_not_offer() -> None:
    t = at_the_post()
    t.g.traders[LAWRENCE].water = 0
    t[0].water = 6
    t.go()
    t.play("Deal 100")
    assert t.offered() == ["Done", "BuyAmmo 7", "BuyAmmo 8"]


@pytest.mark.rule("sun.trader.sell", "sun.ruling.trader-dismantle", "sun.ruling.hero-item-carry")
def test_all_gear_can_be_sold_but_no_mission_object_and_only_recipes_are_taken_apart() -> None:
    t = at_the_post()
    knife, katana, blade, _, helmet = t.give(
        0, "", "knife", "katana", "service_blade", "serum", "helmet"
    )
    t.g.traders[LAWRENCE].water = 0
    t[0].water = 1
    t.go()
    t.play("Deal 100")
    assert t.offered() == [
        "Done", "BuyAmmo 7", "BuyAmmo 8",
        f"Sell {knife}", f"Sell {katana}", f"Sell {blade}", f"Sell {helmet}",
        f"Dismantle {knife}", f"Dismantle {helmet}",
    ]  # fmt: skip


@pytest.mark.rule("sun.trader.dismantle")
def test_without_water_nothing_is_taken_apart() -> None:
    t = at_the_post()
    (knife,) = t.give(0, "F", "knife")
    t[0].water = 0
    t.go()
    t.play("Deal 100")
    assert t.offers(f"Sell {knife}")
    assert not t.offers("Dismantle")


# Buying and paying


@pytest.mark.rule("sun.trader.buy", "sun.ruling.trader-payment", "sun.resource.purchase")
def test_a_price_is_paid_in_water_and_cubes_as_the_buyer_likes() -> None:
    t = at_the_post(cards=("bow", "helmet"))
    bow, helmet = t.g.traders[LAWRENCE].cards
    t.give(0, "FM")
    t[0].water = 5
    t.go()
    t.play("Deal 100", f"Buy {bow}")
    assert (t.offered(), t.question(ask.Pay).price) == (["Pay water", "Pay F", "Pay M"], 6)
    t.play("Pay F")
    assert (t.question(ask.Pay).who, t.question(ask.Pay).price) == (0, 4)
    t.play("Pay water")
    lawrence = t.g.traders[LAWRENCE]
    assert (t[0].water, t[0].goods, t[0].items) == (1, goods("M"), (bow,))
    assert (lawrence.water, lawrence.goods, lawrence.cards) == (8, goods("F"), (helmet,))
    assert t.told(Spent) == [
        Spent("medic", "pay", goods("F")),
        Spent("medic", "pay", water=4),
    ]
    assert t.told(Bought) == [Bought("medic", bow, 6, LAWRENCE)]
    assert t.told(Gained) == [Gained("medic", goods(""), (bow,))]


@pytest.mark.rule("sun.ruling.trader-payment")
def test_who_has_too_little_water_pays_the_rest_in_cubes() -> None:
    t = at_the_post(cards=("helmet",))
    (helmet,) = t.g.traders[LAWRENCE].cards
    t.give(0, "MMP")
    t[0].water = 2
    t.go()
    t.play("Deal 100", f"Buy {helmet}", "Pay water")
    assert t.offered() == ["Pay M", "Pay P"]
    t.play("Pay M", "Pay M")
    assert (t[0].water, t[0].goods, t[0].equipment) == (0, goods("P"), (helmet,))


@pytest.mark.rule("sun.ruling.trader-payment")
@pytest.mark.parametrize(("cubes", "asked"), [("FKP", False), ("FKPM", True), ("FKW", False)])
def test_who_needs_every_cube_for_the_price_is_not_asked_for_the_order(
    cubes: str, asked: bool
) -> None:
    t = at_the_post(cards=("bow",))
    (bow,) = t.g.traders[LAWRENCE].cards
    t.give(0, cubes)
    t[0].water = 0
    t.go()
    t.play("Deal 100", f"Buy {bow}")
    assert (t.asked == ask.Pay) == asked
    if not asked:
        assert (t[0].goods, t.g.traders[LAWRENCE].goods) == (goods(""), goods(cubes))


@pytest.mark.rule("sun.ruling.ability-timing", "sun.trader.buy")
@pytest.mark.parametrize(("price", "paid"), [(1, 1), (2, 1), (3, 2)])
def test_the_smuggler_pays_1_water_less_but_at_least_1(price: int, paid: int) -> None:
    t = at_the_post("smuggler", cards=("knife",))
    (knife,) = t.g.traders[LAWRENCE].cards
    t.go()
    # A book of its own: what is shown of one that all share is kept.
    book = copy(t.g.book)
    book.cards = list(book.cards)
    book.cards[knife] = msgspec.structs.replace(book.cards[knife], price=price)
    assert t.match is not None
    t.match.state.bind(book)
    t.match.base.bind(book)
    t.play("Deal 100", f"Buy {knife}")
    assert (t[0].water, t.told(Bought)[0].price) == (6 - paid, paid)


@pytest.mark.rule("sun.trader.ammo", "sun.ruling.craft-ammo-load")
def test_arrows_may_be_bought_with_a_full_board_for_a_bow_that_has_room() -> None:
    t = at_the_post()
    (bow,) = t.give(0, "FFFFFF", "bow")
    t.g.uses[bow] = 1
    t[0].water = 2
    t.go()
    t.play("Deal 100", "BuyAmmo 8", "Pay water")
    assert (t.g.uses[bow], t[0].goods, t[0].water) == (2, goods("FFFFFF"), 1)
    assert t.g.traders[LAWRENCE].water == 5


@pytest.mark.rule("sun.trader.buy", "sun.ruling.no-room", "sun.ruling.trader-payment")
def test_the_cubes_that_pay_for_a_card_make_room_for_it() -> None:
    t = at_the_post(cards=("machete",))
    (machete,) = t.g.traders[LAWRENCE].cards
    knife, lighter = t.give(0, "MMMMMP", "knife", "lighter")
    t[0].water = 0
    t.go()
    t.play("Deal 100", f"Buy {machete}", "Pay P")
    assert (t[0].items, t[0].goods) == ((knife, lighter, machete), goods("MMM"))


@pytest.mark.rule("sun.trader.buy", "sun.ruling.no-room", "sun.ruling.no-room-out-of-turn")
def test_who_buys_without_room_leaves_something_behind() -> None:
    t = at_the_post(cards=("helmet",))
    (helmet,) = t.g.traders[LAWRENCE].cards
    jacket, mask = t.give(0, "", "leather_jacket", "gas_mask")
    t.go()
    t.play("Deal 100", f"Buy {helmet}")
    assert (t.asked, t.offered()) == (
        ask.NoRoom,
        [f"DropCard {jacket}", f"DropCard {mask}", f"DropCard {helmet}"],
    )
    t.play(f"DropCard {jacket}")
    assert (t[0].equipment, t.g.map[HOME].cards) == ((mask, helmet), (jacket,))
