"""Traders: dealings, theft and robbery."""

from __future__ import annotations

import pytest

from games.oursun.table import BASKO, LAWRENCE, NORTH, table
from sobremesa.games.oursun.content.book import goods
from sobremesa.games.oursun.rules.goods import worth
from sobremesa.games.oursun.rules.stock import add_start_items


@pytest.mark.rule("sun.resource.values", "sun.example.food-value", "sun.resource.currency")
def test_what_cubes_are_worth_in_water() -> None:
    assert [worth(goods(letter)) for letter in "FCMKWAP"] == [2, 1, 1, 2, 2, 3, 3]


@pytest.mark.rule(
    "sun.trader.cost",
    "sun.trader.buy",
    "sun.ruling.trader-payment",
    "sun.resource.purchase",
    "sun.ruling.trader-finite",
    "sun.ruling.trader-session",
    "sun.ammo.bought-full",
    "sun.newhaven.trader",
    "sun.tile.trading-post-symbol",
)
def test_one_ap_opens_dealings_and_overpayment_is_not_returned() -> None:
    t = table("medic", number=1)
    trader = t.trader("lawrence")
    card = t.card("stimulants")
    t.g.loot_deck = [each for each in t.g.loot_deck if each != card]
    trader.cards = (card,)
    t.g.uses[card] = 1
    t.give(0, "PP")
    t[0].water = 0
    t.go()
    t.play("Deal 100", f"Buy {card}")
    lawrence = t.g.traders[LAWRENCE]
    assert (t[0].items, t[0].goods, lawrence.goods, lawrence.water) == (
        (card,),
        goods(""),
        goods("PP"),
        4,
    )
    t.play("Done")
    t.play("Deal 100", "Done")
    assert t[0].ap == 5


@pytest.mark.rule(
    "sun.trader.sell",
    "sun.example.derived-sell",
    "sun.ruling.trader-market",
    "sun.ruling.trader-no-restock",
)
def test_gear_sells_at_half_its_price_rounded_down() -> None:
    t = table("medic", number=1)
    t.trader("lawrence").cards = ()
    (tent,) = t.give(0, "", "tent")
    t[0].water = 0
    t.go()
    t.play("Deal 100", f"Sell {tent}", "Pay water")
    assert (t[0].water, t.g.traders[LAWRENCE].water, t.g.traders[LAWRENCE].cards) == (3, 1, (tent,))


@pytest.mark.rule("sun.trader.ammo")
def test_ammunition_costs_1_water_each() -> None:
    t = table("medic", number=1)
    t.trader("lawrence").cards = ()
    t[0].water = 2
    t.go()
    t.play("Deal 100", "BuyAmmo 7")
    assert (t[0].goods, t[0].water) == (goods("c"), 1)


@pytest.mark.rule("sun.trader.dismantle", "sun.ruling.trader-dismantle")
def test_a_card_is_taken_apart_for_1_water() -> None:
    t = table("medic", number=1)
    t.trader("lawrence").cards = ()
    (bow,) = t.give(0, "", "bow")
    t.go()
    t.play("Deal 100", f"Dismantle {bow}")
    assert (t[0].goods, t[0].items, t[0].water) == (goods("WWC"), (), 5)
    assert bow in t.g.gear_deck


@pytest.mark.rule("sun.ruling.trader-exchange")
def test_goods_are_exchanged_by_value() -> None:
    t = table("medic", number=1)
    t.trader("lawrence").cards = ()
    t.give(0, "F")
    t[0].water = 0
    t.go()
    t.play("Deal 100", "BuyGoods water", "BuyGoods water")
    assert (t[0].water, t[0].goods, t.g.traders[LAWRENCE].goods) == (2, goods(""), goods("F"))


@pytest.mark.rule("sun.trader.steal-not-new-haven", "sun.trader.rob-not-new-haven")
def test_lawrence_is_neither_stolen_from_nor_robbed() -> None:
    t = table("medic", number=1)
    t.trader("lawrence")
    t.go()
    assert not t.offers("Steal")
    assert not t.offers("Attack")


@pytest.mark.rule(
    "sun.trader.steal-cost",
    "sun.trader.steal-success",
    "sun.ruling.steal-resources",
    "sun.ruling.steal-success-unnoticed",
    "sun.ruling.steal-separate-ap",
)
def test_a_thief_takes_one_thing_for_each_success() -> None:
    t = table("medic")
    t.trader("basko").goods = goods("PM")
    t[0].water = 0
    t.go(1)
    t.play("Steal 102", "TakeGoods 6", "TakeWater")
    assert (t[0].goods, t[0].water, t[0].ap) == (goods("P"), 1, 5)
    assert t.offers("Deal")


@pytest.mark.rule(
    "sun.trader.steal-fail",
    "sun.trader.steal-hostile",
    "sun.ruling.steal-fail-combat",
    "sun.ruling.rob-hostile-scope",
)
def test_a_thief_who_is_caught_is_attacked_and_trades_no_more() -> None:
    t = table("medic", "hunter")
    t.trader("basko")
    t.go(8, 1, 1, 1)
    t.let_go("interrupt", "join")
    t.play("Steal 102")
    assert (t[0].hp, t.g.traders[BASKO].damage, t.g.traders[BASKO].hostile) == (5, 1, 1)
    assert not t.offers("Deal")
    t.play("Wait")
    assert t.offers("Deal", 1)


@pytest.mark.rule(
    "sun.trader.rob",
    "sun.trader.rob-reward",
    "sun.trader.rob-removed",
    "sun.ruling.rob-start",
    "sun.ruling.rob-cards",
)
def test_who_defeats_a_trader_takes_two_cards_and_all_his_goods() -> None:
    t = table("medic")
    trader = t.trader("yuna")
    trader.damage, trader.goods = 2, goods("MM")
    first, second, third = trader.cards
    t.go(8, 1)
    t.play("Attack 103", f"Rob {first}", f"Rob {third}")
    held = t[0].items + t[0].equipment
    assert set(held) == {first, third}
    assert t[0].goods == goods("MM")
    assert t.g.traders == {}
    assert t.g.removed == ["yuna"]
    assert second in t.g.loot_discard


@pytest.mark.rule("sun.trader.rob-damage-reset", "sun.trader.rob-flee", "sun.ruling.rob-flee-who")
def test_a_trader_left_alone_heals_and_bars_the_one_who_fled() -> None:
    t = table("medic")
    t.tile(NORTH)
    t.trader("basko")
    t.go(8, 8, 1, 8, 8)
    t.play("Attack 102", f"Move {NORTH}")
    assert (t.g.traders[BASKO].damage, t.g.traders[BASKO].barred) == (0, 1)


@pytest.mark.rule(
    "sun.trader.other-stock", "sun.ruling.trader-stock", "sun.ruling.trader-start-gear"
)
def test_a_wandering_trader_has_water_resources_and_three_cards_of_loot() -> None:
    t = table("medic")
    dice = t.g.dice
    trader = t.trader("odile")
    assert t.g.dice is dice
    gear = [t.g.gear(card) for card in trader.cards]
    assert (trader.water, len(gear)) == (4, 3)
    assert all(each.deck == "loot" and each.kind != "supply" and not each.hero for each in gear)
    assert all(t.g.uses[card] for card in trader.cards if t.g.gear(card).ammo)


@pytest.mark.rule("sun.ammo.bought-full", "sun.ruling.trader-start-gear")
def test_the_start_items_of_lawrence_are_fully_loaded() -> None:
    t = table("medic", number=1)
    lawrence = t.trader("lawrence")
    pistol = t.card("pistol")
    add_start_items(t.g, lawrence, [pistol])
    t.give(0, "PPP")
    t[0].water = 0
    t.go()
    t.play("Deal 100", f"Buy {pistol}", "Done")
    assert (t[0].items, t.g.uses[pistol]) == ((pistol,), 4)
