"""Full Throttle, Leap and the border: where one move forward may lead."""

from __future__ import annotations

from functools import partial

import pytest

from games.incursion.table import Table, table
from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.events import LeftBoard, Paid

OUT = """
%%%%%%%%%%%%%
%B . . a . .1
%           %
%. . . . . .1
%%%%%%%%%%%%%
"""
CROWD = """
%%%%%%%%%%%%%
%B a z y v .1
%%%%%%%%%%%%%
"""
LAST = """
%%%%%%%%%%%%%
%B . . a z y1
%%%%%%%%%%%%%
"""
GAP = """
%%%%%%%%%%%%%
%B a . z . .1
%%%%%%%%%%%%%
"""
FAST = {"a": ["full_throttle"]}
ilsa = partial(table, mission="m3", side="swd", current="a")


def ap_spent(t: Table) -> list[int]:
    return [paid.ap for paid in t.told(Paid)]


@pytest.mark.rule("inc.ruling.full-throttle-border")
def test_the_further_square_of_a_move_forward_may_lead_off_the_board() -> None:
    t = ilsa(OUT, a="ilsa e 4,0 carrying", b="ape_trooper n 0,1", effects=FAST, ap=1)
    t.play("step e")
    assert (t.asked, t.at("a"), t.offers("step e")) == (ask.GoOn, (5, 0), True)
    t.play("step e")
    assert [left.point for left in t.told(LeftBoard)] == ["1"]
    assert (t.match.outcome.result if t.match.outcome else "") == "beacon-swd"
    assert ap_spent(t) == [1]


@pytest.mark.rule("inc.ruling.full-throttle-border")
def test_who_may_not_leave_is_not_asked_to_go_over_the_border() -> None:
    t = ilsa(OUT, a="ilsa e 4,0", b="ape_trooper n 0,1", effects=FAST)
    t.play("step e")
    assert (t.asked, t.at("a")) == (ask.Act, (5, 0))


@pytest.mark.rule("inc.ruling.full-throttle-border", "inc.ruling.kill-ends-at-once")
def test_a_killed_card_takes_the_square_that_was_not_entered_yet() -> None:
    t = ilsa(
        OUT,
        a="ilsa e",
        b="ape_trooper e 0,0 watching",
        effects=FAST,
        cp=(4, 0),
        rolls=[1, 2],
    )
    t.play("step e", "fire b", f"kill {t.card('full_throttle')}")
    assert (t.asked, t.at("a")) == (ask.Act, (4, 0))


@pytest.mark.rule("inc.ruling.leap-border")
def test_a_leap_may_end_off_the_board_behind_those_it_goes_through() -> None:
    t = ilsa(LAST, a="ilsa e carrying", z="ape_trooper n", y="ape_trooper n", ap=5)
    t.play("step e", "step e")
    assert (t.asked, t.offers("step e"), t.at("a")) == (ask.Leap, True, (5, 0))
    t.play("step e")
    assert [left.point for left in t.told(LeftBoard)] == ["1"]
    assert ap_spent(t) == [1, 1, 1]


@pytest.mark.rule("inc.ruling.leap-border")
def test_a_leap_off_the_board_costs_the_last_step_too_and_is_for_those_who_may_leave() -> None:
    start = partial(ilsa, LAST, z="ape_trooper n", y="ape_trooper n")
    assert start(a="ilsa e carrying", ap=3).offers("step e")
    assert not start(a="ilsa e carrying", ap=2).offers("step e")
    assert not start(a="ilsa e", ap=3).offers("step e")


@pytest.mark.rule("inc.ruling.leap-full-throttle")
def test_a_leap_counts_the_further_squares_of_its_steps_forward() -> None:
    start = partial(
        ilsa, CROWD, a="ilsa e", z="ape_trooper n", y="ape_trooper n", v="ape_trooper n"
    )
    assert not start(ap=3).offers("step e")
    assert not start(ap=1, effects=FAST).offers("step e")
    assert start(ap=2, effects=FAST).offers("step e")
    t = start(ap=5, effects=FAST)
    t.play("step e")
    assert (t.asked, t.at("a"), t["a"].ap) == (ask.Leap, (2, 0), 4)
    t.play("step e")
    assert (t.asked, t.at("a"), t["a"].ap) == (ask.Leap, (3, 0), 4)
    t.play("step e", "step e")
    assert (t.asked, t.at("a"), ap_spent(t)) == (ask.Act, (5, 0), [1, 1])


@pytest.mark.rule("inc.ruling.leap-full-throttle")
def test_the_further_square_may_begin_a_leap_if_ap_paid_for_the_first() -> None:
    start = partial(ilsa, GAP, a="ilsa e", z="ape_trooper n", effects=FAST)
    t = start(ap=5)
    t.play("step e")
    assert (t.asked, t.at("a"), t.offers("step e")) == (ask.GoOn, (2, 0), True)
    t.play("step e")
    assert (t.asked, t.at("a"), t["a"].ap) == (ask.Leap, (3, 0), 4)
    t.play("step e")
    assert (t.asked, t.at("a"), ap_spent(t)) == (ask.GoOn, (4, 0), [1, 1])
    poor = start(ap=1)
    poor.play("step e")
    assert (poor.asked, poor.at("a"), ap_spent(poor)) == (ask.PlayerTurn, (2, 0), [1])


@pytest.mark.rule("inc.ruling.leap-full-throttle", "inc.fig.leap-no-cp")
def test_after_a_step_that_cp_paid_for_the_further_square_is_no_leap() -> None:
    t = ilsa(GAP, a="ilsa e", z="ape_trooper n", effects=FAST, ap=5, cp=(0, 3))
    t.play("command a", "step e")
    assert (t.asked, t.at("a"), ap_spent(t)) == (ask.Act, (2, 0), [0])


@pytest.mark.rule("inc.ruling.leap-full-throttle", "inc.ruling.entry-leap")
def test_entering_counts_full_throttle_when_it_leaps_through_a_taken_square() -> None:
    board = """
    %%%%%%%%%%%%%
    %B . . . y z1
    %%%%%%%%%%%%%
    """
    start = partial(
        table, board, mission="m3", side="swd", a="blitzhund w waiting@1", z="gretel w",
        y="ape_trooper n",
    )  # fmt: skip
    slow = {"a": ["major_wound", "minor_wound", "minor_wound"]}
    assert not start(effects=slow).offers("enter a 1 5,0")
    fast = {"a": [*slow["a"], "full_throttle"]}
    t = start(effects=fast)
    t.play("enter a 1 5,0")
    assert (t.asked, t["a"].ap) == (ask.Leap, 1)
