"""The turn bid, Allied Intelligence, and the cards of the windows before and after."""

from typing import Any

import pytest

from games.incursion.starts import muster, next_turn, pass_until, start
from games.incursion.table import Table, table
from sobremesa.games.incursion import GAME
from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.events import (
    BidsShown,
    CardNegated,
    CpTaken,
    IntelligenceInvoked,
    ZombiesDeployed,
)
from sobremesa.games.incursion.rules.deployment import reinforcements
from sobremesa.games.incursion.state import Stage


def before_turns(stage: Stage = Stage.BID, **more: Any) -> Table:
    """Mission 1 in its Maintenance Phase."""
    figures: dict[str, Any] = {"a": "ape_trooper e 5,4", "b": "ape_trooper e 6,4"}
    return table(mission="m1", stage=stage, z="sturmzombie n 22,7", **figures, **more)


# The bid


@pytest.mark.rule("inc.bid.every-turn")
def test_every_turn_has_its_bid_from_the_first_on() -> None:
    t = muster(start("m1"), "ape_trooper ape_trooper")
    t.play("pass")
    assert t.asked == ask.Bid
    next_turn(t)
    t.play("pass")
    assert (t.g.turn, t.asked) == (2, ask.Bid)
    next_turn(t)
    assert len(t.told(BidsShown)) == 2


@pytest.mark.rule("inc.bid.secret-simultaneous")
@pytest.mark.parametrize("order", [("0 bid 2", "1 bid 1"), ("1 bid 1", "0 bid 2")])
def test_bids_are_shown_only_when_both_are_in(order: tuple[str, str]) -> None:
    t = before_turns(cp=(3, 3))
    first, second = order
    assert t.match.awaited() == (0, 1)
    t.play(first)
    assert t.g.cp == [3, 3]
    assert t.told(BidsShown) == []
    t.play(second)
    assert t.told(BidsShown) == [BidsShown(2, 1, 0)]


@pytest.mark.rule("inc.bid.range")
def test_a_bid_is_anything_from_nothing_to_all_ordinary_points() -> None:
    t = before_turns(cp=(4, 2), special=4)
    assert t.offered_to("allies") == ["Bid 0", "Bid 1", "Bid 2", "Bid 3", "Bid 4"]
    assert t.offered_to("swd") == ["Bid 0", "Bid 1", "Bid 2"]


@pytest.mark.rule("inc.bid.higher-first", "inc.bid.tie-allies")
@pytest.mark.parametrize(
    ("allies", "swd", "first"),
    [(2, 1, "allies"), (1, 2, "swd"), (2, 2, "allies"), (0, 0, "allies"), (0, 1, "swd")],
)
def test_the_higher_bidder_goes_first_and_the_allies_on_equal_bids(
    allies: int, swd: int, first: str
) -> None:
    t = before_turns(cp=(3, 3))
    t.play(f"0 bid {allies}", f"1 bid {swd}")
    assert (t.asked, t.side) == (ask.PlayerTurn, first)
    t.play("endturn")
    assert (t.asked, t.side) == (ask.PlayerTurn, "swd" if first == "allies" else "allies")


@pytest.mark.rule("inc.bid.cp-discarded", "inc.ruling.bid-both-lose")
def test_both_bids_are_lost() -> None:
    t = before_turns(cp=(4, 3))
    t.play("0 bid 1", "1 bid 3")
    assert t.g.cp == [3, 0]


# Allied Intelligence


@pytest.mark.rule(
    "inc.bid.allied-intelligence",
    "inc.bid.allied-intelligence-announce",
    "inc.bid.allied-intelligence-no-bid",
)
def test_allied_intelligence_goes_first_without_a_bid() -> None:
    t = before_turns(Stage.INTELLIGENCE, cp=(3, 3))
    assert (t.side, t.offered()) == ("allies", ["Pass", "Invoke"])
    t.play("invoke")
    assert t.told(IntelligenceInvoked) == [IntelligenceInvoked()]
    assert (t.asked, t.side) == (ask.PlayerTurn, "allies")
    assert t.told(BidsShown) == []
    assert t.g.cp == [3, 3]


@pytest.mark.rule("inc.bid.allied-intelligence", "inc.ruling.once-per-game")
def test_allied_intelligence_serves_once_in_a_mission() -> None:
    t = before_turns(Stage.INTELLIGENCE)
    t.play("invoke")
    next_turn(t)
    assert t.asked == ask.Bid
    next_turn(t)
    assert t.asked == ask.Bid


@pytest.mark.rule("inc.bid.allied-intelligence-announce")
def test_who_keeps_silent_before_the_bid_must_bid() -> None:
    t = before_turns(Stage.INTELLIGENCE, cp=(1, 1))
    t.play("pass")
    assert (t.asked, t.match.awaited()) == (ask.Bid, (0, 1))
    assert not any("Invoke" in option for option in t.offered())
    t.play("0 bid 0", "1 bid 0")
    next_turn(t)
    assert t.asked == ask.Intelligence


# After the bid


@pytest.mark.rule("inc.ruling.after-bid-window", "inc.ruling.simultaneous-order")
def test_after_the_bid_its_winner_may_play_first_then_the_other_before_deployment() -> None:
    t = before_turns(cp=(1, 1), hands=(["power_drop"], ["flooded_tunnel"]))
    t.play("0 bid 0", "1 bid 1")
    assert (t.asked, t.offered_to("swd")) == (ask.AfterBid, ["Pass", "Play flooded_tunnel"])
    t.play("pass")
    assert (t.asked, t.offered_to("allies")) == (ask.AfterBid, ["Pass", "Play power_drop"])
    t.play("play power_drop")
    assert (t.asked, t.side) == (ask.AfterBid, "swd")
    assert t.told(ZombiesDeployed) == []
    t.play("pass")
    assert t.asked == ask.PlayerTurn
    assert t.told(ZombiesDeployed) == [ZombiesDeployed("1", 2)]


@pytest.mark.rule("inc.ruling.after-bid-window")
def test_the_window_opens_after_allied_intelligence_too() -> None:
    t = before_turns(
        Stage.INTELLIGENCE, hands=([], ["flooded_tunnel", "intelligence_report", "medal"])
    )
    t.play("invoke")
    assert t.offered_to("swd") == ["Pass", "Play flooded_tunnel"]
    t.play("play flooded_tunnel")
    assert t.g.flooded
    assert (t.asked, t.side) == (ask.PlayerTurn, "allies")


@pytest.mark.rule("inc.ruling.simultaneous-order")
def test_an_intelligence_report_does_not_change_the_order_of_its_own_window() -> None:
    t = before_turns(cp=(1, 1), hands=(["power_drop"], ["intelligence_report", "flooded_tunnel"]))
    t.play("0 bid 1", "1 bid 1")
    assert t.side == "allies"
    t.play("pass")
    assert t.side == "swd"
    t.play("play intelligence_report")
    assert (t.asked, t.side) == (ask.AfterBid, "allies")
    t.play("pass")
    assert (t.asked, t.side) == (ask.AfterBid, "swd")
    t.play("pass")
    assert (t.asked, t.side) == (ask.PlayerTurn, "swd")


@pytest.mark.rule("inc.ruling.report-negated")
def test_a_killed_report_leaves_the_bid_as_it_was() -> None:
    t = before_turns(cp=(6, 1), hands=([], ["intelligence_report"]))
    t.play("0 bid 2", "1 bid 1", "play intelligence_report", "kill")
    assert t.g.cp == [0, 0]
    assert (t.asked, t.side) == (ask.PlayerTurn, "allies")


@pytest.mark.rule("inc.ruling.report-negated")
def test_a_report_met_by_snafu_leaves_the_bid_as_it_was() -> None:
    t = before_turns(cp=(2, 1), hands=(["snafu"], ["intelligence_report"]))
    t.play("0 bid 2", "1 bid 1", "play intelligence_report", "snafu")
    assert t.told(CardNegated) == [CardNegated(t.card("intelligence_report"))]
    assert t.g.cp == [0, 0]
    assert (t.asked, t.side) == (ask.PlayerTurn, "allies")


@pytest.mark.rule("inc.ruling.turn-events")
def test_events_of_the_turn_lie_open_until_its_second_player_turn_is_over() -> None:
    t = before_turns(cp=(1, 1), hands=(["power_drop", "flooded_tunnel"], []))
    t.play("0 bid 1", "1 bid 1", "play power_drop", "play flooded_tunnel")
    cards = [t.card("power_drop"), t.card("flooded_tunnel")]
    assert t.g.in_play == dict.fromkeys(cards, -2)
    t.play("endturn")
    assert (t.g.power_drop, t.g.flooded) == (True, True)
    t.play("endturn")
    assert (t.g.power_drop, t.g.flooded) == (False, False)
    assert t.g.in_play == {}
    assert t.g.discard == cards


@pytest.mark.rule("inc.ruling.turn-events")
@pytest.mark.parametrize(("title", "cost"), [("power_drop", 1), ("flooded_tunnel", 2)])
def test_an_event_of_the_turn_that_is_killed_stops_at_once(title: str, cost: int) -> None:
    t = table(
        mission="m1",
        effects={"table": [title]},
        cp=(0, 4),
        a="ape_trooper e 11,2",
        z="sturmzombie w 16,2",
        current="a",
    )
    far = 11, 2
    assert t.offers("shoot z") == (title != "power_drop")
    t.play("step e")
    assert t["a"].ap == 3 - cost
    t.play("kill")
    assert t.g.in_play == {}
    assert t.at("a") != far
    assert t.offers("shoot z")
    before = t["a"].ap
    t.play("step e")
    assert t["a"].ap == before - 1


# Before the hand: Brain Sausage


@pytest.mark.rule("inc.ruling.brain-sausage-window")
def test_brain_sausage_is_played_after_the_points_and_before_the_hand() -> None:
    t = before_turns(
        Stage.REPLENISH_CP, cp=(0, 0), hands=([], ["brain_sausage", "brain_sausage", "medal"])
    )
    assert (t.asked, t.side) == (ask.BeforeHand, "swd")
    assert t.offered() == ["Pass", "Play brain_sausage"]
    assert len(t.told(CpTaken)) == 2
    t.play("play brain_sausage")
    assert (t.asked, t.side) == (ask.Respond, "allies")
    t.play("pass")
    assert (t.asked, t.side) == (ask.BeforeHand, "swd")
    t.play("pass")
    assert t.asked == ask.Discard
    assert reinforcements(t.g) == 3
    pass_until(t, lambda t: t.asked == ask.PlayerTurn)
    assert t.g.waiting == {"1": 3}


@pytest.mark.rule("inc.ruling.brain-sausage-window")
def test_the_points_just_taken_can_kill_brain_sausage() -> None:
    t = before_turns(Stage.REPLENISH_CP, cp=(0, 0), hands=([], ["brain_sausage"]))
    t.play("play brain_sausage", "kill")
    assert t.g.cp == [2, 4]
    assert t.g.in_play == {}
    pass_until(t, lambda t: t.asked == ask.PlayerTurn)
    assert t.g.waiting == {"1": 2}


@pytest.mark.rule("inc.ruling.brain-sausage-window")
def test_nobody_has_brain_sausage_in_the_first_turn() -> None:
    cards = GAME.book(GAME.prepare("m1")).cards
    sausages = [card for card, title in enumerate(cards) if title.id == "brain_sausage"]
    rest = [card for card in range(66) if card not in sausages]
    t = muster(start("m1", shuffles=[[*rest, *sausages]]), "ape_trooper ape_trooper")
    assert set(t.g.hands[0]) < set(sausages)
    assert (t.asked, t.side) == (ask.Intelligence, "allies")
    t.play("pass")
    assert t.asked == ask.Bid
