"""Dealings with a trader: exchange of goods by value, selling gear, taking it apart."""

from __future__ import annotations

import pytest

from games.oursun.table import LAWRENCE, Table, table
from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.content.book import CLOTH, goods
from sobremesa.games.oursun.content.things import Cube
from sobremesa.games.oursun.events.things import Gained, Spent
from sobremesa.games.oursun.events.trade import Dismantled, Sold
from sobremesa.games.oursun.state import HOME


def at_the_post(stock: str = "", water: int = 4) -> Table:
    """A medic without water in New Haven; Lawrence has these cubes and so much water."""
    t = table("medic", number=1)
    lawrence = t.trader("lawrence")
    lawrence.cards, lawrence.goods, lawrence.water = (), goods(stock), water
    t[0].water = 0
    return t


# Exchange


@pytest.mark.rule("sun.ruling.trader-exchange", "sun.trader.exchange")
def test_a_basket_is_filled_up_to_what_the_character_could_pay() -> None:
    t = at_the_post("CCFP", water=1)
    t.give(0, "AK")
    t.go()
    t.play("Deal 100", "BuyGoods C")
    assert t.offered() == ["Done", "BuyGoods F", "BuyGoods C", "BuyGoods P", "BuyGoods water"]
    assert t.question(ask.Basket).things == (Cube(CLOTH),)
    t.play("BuyGoods C")
    assert t.offered() == ["Done", "BuyGoods F", "BuyGoods P", "BuyGoods water"]
    t.play("BuyGoods water")
    assert t.offered() == ["Done", "BuyGoods F"]
    t.play("BuyGoods F")
    lawrence = t.g.traders[LAWRENCE]
    # Just enough: nothing is left to choose.
    assert t.asked == ask.Deal
    assert (t[0].goods, t[0].water) == (goods("FCC"), 1)
    assert (lawrence.goods, lawrence.water) == (goods("PAK"), 0)


@pytest.mark.rule("sun.ruling.trader-exchange")
def test_who_takes_one_thing_pays_for_one_thing() -> None:
    t = at_the_post("FF")
    t.give(0, "KK")
    t.go()
    t.play("Deal 100", "BuyGoods F", "Done")
    assert (t[0].goods, t.g.traders[LAWRENCE].goods) == (goods("FK"), goods("FK"))
    assert t.told(Spent) == [Spent("medic", "pay", goods("K"))]
    assert t.told(Gained) == [Gained("medic", goods("F"))]


@pytest.mark.rule("sun.ruling.trader-exchange", "sun.ruling.trader-finite")
def test_cubes_that_pay_are_not_taken_back_in_the_same_basket() -> None:
    t = at_the_post("M", water=0)
    t.give(0, "MC")
    t.go()
    t.play("Deal 100", "BuyGoods M")
    assert (t.asked, t.offered()) == (ask.Pay, ["Pay C", "Pay M"])
    t.play("Pay C")
    assert (t[0].goods, t.g.traders[LAWRENCE].goods) == (goods("MM"), goods("C"))


@pytest.mark.rule("sun.ruling.trader-exchange", "sun.resource.water-storage")
def test_water_that_is_bought_is_told_and_what_meter_and_bottles_cannot_hold_is_lost() -> None:
    t = at_the_post()
    t[0].water = 5
    t.give(0, "F")
    t.go()
    t.play("Deal 100", "BuyGoods water", "BuyGoods water", "Done", "Pay F")
    assert (t[0].water, t.g.traders[LAWRENCE].water) == (6, 2)
    assert t.told(Gained) == [Gained("medic", goods(""), (), 2)]


# Selling


@pytest.mark.rule("sun.trader.sell", "sun.ruling.trader-finite")
def test_he_pays_in_cubes_or_water_up_to_half_the_price() -> None:
    t = at_the_post("FFPM")
    (tent,) = t.give(0, "", "tent")
    t.go()
    t.play("Deal 100", f"Sell {tent}")
    assert t.offered() == ["Pay F", "Pay M", "Pay P", "Pay water", "Done"]
    assert (t.question(ask.Proceeds).who, t.question(ask.Proceeds).price) == (0, 3)
    t.play("Pay F")
    assert (t.offered(), t.question(ask.Proceeds).price) == (["Pay M", "Pay water", "Done"], 1)
    t.play("Pay water")
    lawrence = t.g.traders[LAWRENCE]
    assert (t[0].goods, t[0].water, t[0].items) == (goods("F"), 1, ())
    assert (lawrence.goods, lawrence.water, lawrence.cards) == (goods("FMP"), 3, (tent,))
    assert t.told(Sold) == [Sold("medic", tent, LAWRENCE)]
    assert t.told(Gained) == [
        Gained("medic", goods(""), (), 1),
        Gained("medic", goods("F")),
    ]


@pytest.mark.rule("sun.ruling.trader-finite")
def test_a_seller_may_accept_less_than_half() -> None:
    t = at_the_post()
    (knife,) = t.give(0, "", "knife")
    t.go()
    t.play("Deal 100", f"Sell {knife}", "Done")
    assert (t[0].water, t[0].items, t.g.traders[LAWRENCE].cards) == (0, (), (knife,))


@pytest.mark.rule("sun.ruling.trader-finite")
def test_a_poor_trader_gives_what_he_has() -> None:
    t = at_the_post("P", water=2)
    (katana,) = t.give(0, "", "katana")
    t.go()
    t.play("Deal 100", f"Sell {katana}", "Pay water")
    assert t.offered() == ["Pay P", "Done"]
    t.play("Pay P")
    lawrence = t.g.traders[LAWRENCE]
    assert (t[0].water, t[0].goods) == (2, goods("P"))
    assert (lawrence.water, lawrence.goods) == (0, goods(""))


@pytest.mark.rule("sun.ruling.trader-finite")
def test_a_trader_with_nothing_takes_gear_for_nothing() -> None:
    t = at_the_post(water=0)
    tent, knife = t.give(0, "", "tent", "knife")
    t.go()
    t.play("Deal 100", f"Sell {tent}")
    assert (t.asked, t[0].items) == (ask.Deal, (knife,))
    assert t.g.traders[LAWRENCE].cards == (tent,)


@pytest.mark.rule("sun.ruling.trader-start-gear", "sun.ruling.trader-market")
def test_a_weapon_that_was_sold_lies_fully_loaded_in_his_stock() -> None:
    t = at_the_post()
    pistol, torch = t.give(0, "", "pistol", "torch")
    t.g.uses[pistol], t.g.uses[torch] = 0, 1
    t.go()
    t.play("Deal 100", f"Sell {pistol}", "Done", f"Sell {torch}", "Done")
    assert (t.g.uses[pistol], t.g.uses[torch]) == (4, 3)


@pytest.mark.rule("sun.ruling.trader-market")
def test_gear_that_was_sold_can_be_bought_back_at_its_full_price() -> None:
    t = at_the_post()
    (knife,) = t.give(0, "PP", "knife")
    t.go()
    t.play("Deal 100", f"Sell {knife}", "Done", f"Buy {knife}")
    assert (t[0].items, t[0].goods, t.g.traders[LAWRENCE].cards) == ((knife,), goods("P"), ())


@pytest.mark.rule("sun.ruling.losing-capacity", "sun.trader.sell")
def test_who_sells_its_backpack_leaves_what_no_longer_fits() -> None:
    t = at_the_post(water=0)
    (backpack,) = t.give(0, "FFFFFFM", "backpack")
    t.go()
    t.play("Deal 100", f"Sell {backpack}")
    assert t.asked == ask.NoRoom
    t.play("DropGoods 2")
    assert (t[0].goods, t.g.map[HOME].dropped) == (goods("FFFFFF"), goods("M"))


@pytest.mark.rule("sun.ruling.losing-capacity", "sun.trader.sell")
def test_water_for_a_bottle_fills_the_meter_only() -> None:
    t = at_the_post()
    (bottle,) = t.give(0, "", "water_bottle")
    t[0].water = 8
    t.go()
    t.play("Deal 100", f"Sell {bottle}", "Pay water")
    assert (t[0].water, t.g.traders[LAWRENCE].water) == (6, 2)


# Taking apart


@pytest.mark.rule("sun.trader.dismantle", "sun.ruling.trader-dismantle")
def test_the_trader_gets_1_water_for_taking_a_card_apart_and_all_is_told() -> None:
    t = at_the_post()
    knife, helmet = t.give(0, "", "knife", "helmet")
    t[0].water = 2
    t.go()
    t.play("Deal 100", f"Dismantle {helmet}")
    assert (t[0].goods, t[0].equipment, t[0].items) == (goods("MMC"), (), (knife,))
    assert (t[0].water, t.g.traders[LAWRENCE].water, t.g.traders[LAWRENCE].cards) == (1, 5, ())
    assert helmet in t.g.gear_deck
    assert t.told(Dismantled) == [Dismantled("medic", helmet)]
    assert t.told(Gained) == [Gained("medic", goods("MMC"))]
