"""Standing orders as they are stored."""

from sobremesa.kernel import Ask, find_game
from sobremesa.table.changes import Change
from sobremesa.table.standing_orders import StandingOrders, written

from .memory import Memory


def test_an_order_for_this_turn_holds_in_its_chapter_alone() -> None:
    orders = StandingOrders.read(written(["kill@turn", "respond"], 7, 0))
    assert (orders.never, orders.chapter_orders) == ({"respond"}, {"kill": 7})
    assert [orders.stop("kill", chapter, 3) for chapter in (7, 8)] == ["turn", "changed"]
    assert [orders.stop("respond", chapter, 3) for chapter in (7, 8)] == ["never", "never"]


def test_a_seat_may_insist_on_being_asked_every_time() -> None:
    orders = StandingOrders.read(written(["kill@always"], 7, 0))
    assert (orders.always, orders.never) == ({"kill"}, set())
    assert (orders.stop("kill", 7, 3), orders.stop("respond", 7, 3)) == ("always", "changed")


def test_what_is_let_go_until_the_own_turn_lapses_with_the_next_own_choice() -> None:
    orders = StandingOrders.read(written(["kill@own", "respond"], 7, 9))
    assert [orders.waved(acted) for acted in (-1, 8, 9)] == [
        {"kill", "respond"},
        {"kill", "respond"},
        {"respond"},
    ]
    assert [orders.stop("kill", 7, acted) for acted in (8, 9)] == ["own", "changed"]


def test_a_seat_that_passes_until_its_turn_is_asked_nothing_else_until_then() -> None:
    game = find_game("incursion")
    memory = Memory(game, "m1", ["", ""], **{"ask-always": True})
    memory.write(memory.table.start())
    asked = played(memory, 300)
    window = next(at for at, ask in enumerate(asked) if ask.window and ask.seat == 1)
    again = Memory(game, "m1", ["", ""], **{"ask-always": True})
    again.write(again.table.start())
    played(again, window)
    everything = [f"{each}@own" for each in game.windows]
    own = again.table.own_turn(1)
    again.change(Change(seats={1: {"orders": written(everything, again.table.chapter, own)}}))
    again.choose(1)
    later = played(again, 300)
    mine = [ask for ask in later if ask.seat == 1]
    assert not mine[0].window
    assert any(ask.window for ask in mine)
    assert again.table.version == again.read_again().version


def played(memory: Memory, choices: int) -> list[Ask]:
    """Play so many choices, the last option of each but for windows; gives what was asked."""
    asked = []
    for _ in range(choices):
        ask = memory.table.begun().match.asks()[0]
        asked.append(ask)
        memory.choose(ask.seat, 0 if ask.window else len(ask.options) - 1)
    return asked
