"""Events played after the bid: Power Drop, Flooded Tunnel and Intelligence Report."""

import pytest

from games.incursion.starts import next_turn, pass_until
from games.incursion.table import Table, table
from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.state import Stage

CORRIDOR = """
%%%%%%%%%%%%%%%%%%%
%a . . . z y . . b%
%%%%%%%%%%%%%%%%%%%
"""


def after_bid(cards: list[str], *, cp: tuple[int, int] = (0, 0)) -> Table:
    """After the bid, which the Allies won; the SWD holds the cards."""
    t = table(
        CORRIDOR,
        a="ape_trooper e",
        b="ape_trooper w",
        z="gretel w",
        y="ilsa e",
        stage=Stage.AFTER_BID,
        hands=([], cards),
        cp=cp,
        lots=0,
        deck=[],
    )
    t.let_go("checkpoint")
    return t


@pytest.mark.rule("inc.card.power-drop", "inc.card.event-duration")
def test_in_a_power_drop_nobody_sees_farther_than_four_squares_until_the_turn_ends() -> None:
    t = table(
        """
        %%%%%%%%%%%%%
        %a . . . . z%
        %%%%%%%%%%%%%
        """,
        a="ape_trooper e",
        z="gretel w",
        stage=Stage.AFTER_BID,
        hands=([], ["power_drop"]),
        lots=0,
    )
    t.let_go("checkpoint")
    t.play("play power_drop", "activate a")
    assert not t.offers("shoot z")
    t.play("endactivation", "activate z")
    assert not t.offers("shoot a")
    t.play("step w")
    assert t.offers("shoot a")
    t.play("step e")
    pass_until(next_turn(t), lambda t: t.asked == ask.PlayerTurn)
    assert (t.card("power_drop") in t.g.discard, t.g.in_play) == (True, {})
    t.play("activate a")
    assert t.offers("shoot z")


@pytest.mark.rule("inc.card.flooded-tunnel", "inc.card.event-duration")
def test_in_a_flooded_tunnel_every_movement_action_costs_one_more_until_the_turn_ends() -> None:
    t = after_bid(["flooded_tunnel"])
    t.play("play flooded_tunnel", "activate a", "step e")
    assert t["a"].ap == 1
    t.play("endactivation", "activate b", "turn n")
    assert t["b"].ap == 1
    t.play("endactivation", "activate z", "turn n")
    assert t["z"].ap == 3
    pass_until(next_turn(t), lambda t: t.asked == ask.PlayerTurn)
    t.play("activate a", "step e")
    assert t["a"].ap == 2


@pytest.mark.rule("inc.ruling.two-power-cards")
def test_a_power_drop_and_a_flooded_tunnel_both_count_in_one_turn() -> None:
    t = after_bid(["power_drop", "flooded_tunnel"])
    t.play("play power_drop", "play flooded_tunnel", "activate b", "step w")
    assert (t.g.power_drop, t["b"].ap) == (True, 1)


@pytest.mark.rule("inc.card.intelligence-report", "inc.card.intelligence-report-cp-gone")
def test_an_intelligence_report_voids_the_bid_whose_points_are_gone_already() -> None:
    t = table(
        CORRIDOR,
        a="ape_trooper e",
        z="gretel w",
        stage=Stage.BID,
        cp=(5, 5),
        lots=0,
        hands=([], ["intelligence_report"]),
    )
    t.play("0 bid 2", "1 bid 1")
    assert t.g.first == 0
    t.play("play intelligence_report")
    assert (t.side, t.asked, t.g.first, t.g.cp) == ("swd", ask.PlayerTurn, 1, [3, 4])


@pytest.mark.rule("inc.card.intelligence-report", "inc.ruling.report-negated")
def test_an_intelligence_report_that_is_killed_leaves_the_bid_as_it_was() -> None:
    t = table(
        CORRIDOR,
        a="ape_trooper e",
        z="gretel w",
        stage=Stage.BID,
        cp=(6, 5),
        lots=0,
        hands=([], ["intelligence_report"]),
    )
    t.play("0 bid 2", "1 bid 1", "play intelligence_report")
    t.play(f"kill {t.card('intelligence_report')}")
    assert (t.side, t.asked, t.g.cp) == ("allies", ask.PlayerTurn, [0, 4])


@pytest.mark.rule("inc.card.intelligence-report-exclusion")
@pytest.mark.parametrize(("answer", "offered"), [("invoke", False), ("pass", True)])
def test_no_intelligence_report_answers_allied_intelligence(answer: str, offered: bool) -> None:
    t = table(
        CORRIDOR,
        a="ape_trooper e",
        z="gretel w",
        stage=Stage.INTELLIGENCE,
        cp=(5, 5),
        lots=0,
        hands=([], ["intelligence_report", "flooded_tunnel"]),
    )
    t.play(answer)
    if answer == "pass":
        t.play("0 bid 0", "1 bid 0")
    assert (t.offers("play intelligence_report"), t.offers("play flooded_tunnel")) == (
        offered,
        True,
    )
