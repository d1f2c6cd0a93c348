"""Standing orders as they are stored."""

from sobremesa.table.standing_orders import StandingOrders, written


def test_an_order_for_this_turn_holds_in_its_chapter_alone() -> None:
    orders = StandingOrders.read(written(["kill@turn", "respond"], 7))
    assert (orders.always, orders.chapter_orders) == ({"respond"}, {"kill": 7})
    assert orders.told(7) == [("kill@turn", "kill"), ("respond", "respond")]
    assert orders.told(8) == [("respond", "respond")]


def test_orders_that_were_told_can_be_given_again() -> None:
    stored = written(["kill@turn", "respond"], 7)
    told = StandingOrders.read(stored).told(7)
    assert written([order for order, _ in told], 7) == stored
