"""Standing orders as they are stored."""

from sobremesa.table.standing_orders import StandingOrders, written


def test_an_order_for_this_turn_holds_in_its_chapter_alone() -> None:
    orders = StandingOrders.read(written(["kill@turn", "respond"], 7))
    assert (orders.never, orders.chapter_orders) == ({"respond"}, {"kill": 7})
    assert [orders.stop("kill", chapter) for chapter in (7, 8)] == ["turn", "changed"]
    assert [orders.stop("respond", chapter) for chapter in (7, 8)] == ["never", "never"]


def test_a_seat_may_insist_on_being_asked_every_time() -> None:
    orders = StandingOrders.read(written(["kill@always"], 7))
    assert (orders.always, orders.never) == ({"kill"}, set())
    assert (orders.stop("kill", 7), orders.stop("respond", 7)) == ("always", "changed")
