"""Facing and movement: steps, turns, leaving the board, floods and full throttle."""

from __future__ import annotations

from functools import partial

import pytest

from games.incursion.table import Table, table
from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.events import DoorMoved, LeftBoard, Paid, Rolled
from sobremesa.games.incursion.options import Step, Turn
from sobremesa.games.incursion.state import Place
from sobremesa.kernel import Match, NotOffered

YARD = """
%%%%%%%%%%%
%. . . . .%
%         %
%. . . . .%
%         %
%. . a . .%
%         %
%. . . . .%
%         %
%b . . . .%
%%%%%%%%%%%
"""
LINE = """
%%%%%%%%%%%%%
%a . . . . b%
%%%%%%%%%%%%%
"""


def paid(t: Table) -> int:
    """All the points of the last payment."""
    last = t.told(Paid)[-1]
    return last.ap + last.special + last.cp


# Facing


@pytest.mark.rule("inc.move.four-facings", "inc.move.turn-steps", "inc.example.no-corner-facing")
@pytest.mark.parametrize("facing", range(4))
def test_a_figure_turns_to_any_other_side_and_never_to_a_corner(facing: int) -> None:
    t = table(YARD, a=f"ape_trooper {'nesw'[facing]}", b="ape_trooper e", current="a")
    turns = [option for option in t.match.asks()[0].options if isinstance(option, Turn)]
    assert [turn.facing for turn in turns] == [other for other in range(4) if other != facing]
    with pytest.raises(NotOffered):
        t.match.choose(0, Turn(4))


@pytest.mark.rule("inc.move.facing-is-torso")
def test_a_saved_match_remembers_where_figures_face() -> None:
    t = table(YARD, a="ape_trooper n", b="ape_trooper e", current="a")
    t.play("turn w")
    again = Match.load(t.match.game, t.match.save())
    assert t["a"].facing == again.state.figures[t["a"].id].facing == 3


# Steps


@pytest.mark.rule("inc.move.directions")
@pytest.mark.parametrize("facing", range(4))
def test_a_step_forward_costs_one_and_any_other_two_whatever_the_facing(facing: int) -> None:
    costs: list[int] = []
    for way in range(4):
        t = table(YARD, a=f"ape_trooper {'nesw'[facing]}", b="ape_trooper e", current="a")
        t.play(f"step {way}")
        costs.append(paid(t))
    assert costs == [1 if way == facing else 2 for way in range(4)]


@pytest.mark.rule("inc.move.keeps-facing", "inc.ruling.step-keeps-facing")
@pytest.mark.parametrize("way", range(4))
def test_a_step_does_not_change_facing(way: int) -> None:
    t = table(YARD, a="ape_trooper e", b="ape_trooper e", current="a")
    t.play(f"step {way}")
    assert t["a"].facing == 1


@pytest.mark.rule("inc.move.no-diagonal")
def test_steps_lead_to_the_four_squares_beside_a_figure() -> None:
    reached: list[tuple[int, int]] = []
    for way in range(4):
        t = table(YARD, a="ape_trooper e", b="ape_trooper e", current="a")
        steps = [option for option in t.match.asks()[0].options if isinstance(option, Step)]
        assert len(steps) == 4
        t.play(f"step {way}")
        reached.append(t.at("a"))
    assert reached == [(2, 1), (3, 2), (2, 3), (1, 2)]


@pytest.mark.rule("inc.move.no-passing-figures")
@pytest.mark.parametrize("other", ["ape_trooper", "sturmzombie"])
def test_nobody_moves_through_a_figure(other: str) -> None:
    drawing = LINE.replace("a .", "a c")
    t = table(
        drawing,
        a="ape_trooper e",
        b="ape_trooper e",
        c=f"{other} e",
        current="a",
        effects={"a": ["full_throttle"]},
    )
    assert not t.offers("step")


# Leaving the board


@pytest.mark.rule("inc.ruling.leave-board")
@pytest.mark.parametrize(("facing", "cost"), [("e", 1), ("n", 2), ("w", 2)])
def test_a_figure_leaves_by_a_step_over_the_border_of_an_exit(facing: str, cost: int) -> None:
    drawing = """
    %%%%%%%
    Aa . bX
    %%%%%%%
    """
    start = partial(table, drawing, mission="m1", a="ape_trooper w", b=f"ape_trooper {facing}")
    short = start(current="b", ap=cost - 1)
    able = start(current="b", ap=cost)
    able.play("step e")
    assert not short.offers("step e")
    assert (paid(able), able["b"].place, able.alive("b")) == (cost, Place.LEFT, True)
    assert [(left.figure, left.point) for left in able.told(LeftBoard)] == [(able["b"].id, "X")]
    assert able.cell(2, 0) not in able.g.at


@pytest.mark.rule("inc.ruling.leave-board")
def test_nobody_leaves_where_the_mission_has_no_exit() -> None:
    drawing = """
    %%%%%%%
    Aa . z1
    %%%%%%%
    """
    allies = table(drawing, mission="m1", a="ape_trooper w", z="sturmzombie e", current="a")
    germans = table(
        drawing, mission="m1", side="swd", a="ape_trooper w", z="sturmzombie e", current="z"
    )
    assert not allies.offers("step w")
    assert not germans.offers("step e")


# A flooded tunnel


@pytest.mark.rule("inc.ruling.flooded-costs", "inc.move.functions")
@pytest.mark.parametrize(
    ("figure", "choice", "cost"),
    [
        ("ape_trooper e", "step e", 2),
        ("ape_trooper e", "step n", 3),
        ("ape_trooper e", "step w", 3),
        ("ape_trooper e", "turn w", 2),
        ("blitzhund e", "turn w", 1),
        ("blitzhund e", "step e", 2),
    ],
)
def test_steps_and_turns_cost_one_more_in_a_flooded_tunnel(
    figure: str, choice: str, cost: int
) -> None:
    side = "swd" if figure.startswith("blitz") else "allies"
    other = "gretel n" if side == "swd" else "ape_trooper n"
    start = partial(
        table,
        YARD,
        side=side,
        a=figure,
        b=other,
        current="a",
        effects={"table": ["flooded_tunnel"]},
    )
    short, able = start(ap=cost - 1), start(ap=cost)
    able.play(choice)
    assert not short.offers(choice)
    assert paid(able) == cost


@pytest.mark.rule("inc.ruling.flooded-costs", "inc.move.functions")
def test_doors_cost_one_more_in_a_flooded_tunnel() -> None:
    gates = """
    %%%%%%%%%
    %b aG.G.%
    %%%%%%%%%
    """
    t = table(
        gates,
        a="ape_trooper e",
        b="ape_trooper e",
        current="a",
        ap=4,
        effects={"table": ["flooded_tunnel"]},
    )
    t.play("usedoor 0")
    closing = paid(t)
    t.play("seal 0")
    assert (closing, paid(t), len(t.told(DoorMoved))) == (2, 2, 1)


@pytest.mark.rule("inc.ruling.flooded-costs", "inc.move.functions")
def test_items_cost_one_more_in_a_flooded_tunnel() -> None:
    drawing = """
    %%%%%%%
    %b a B%
    %%%%%%%
    """
    start = partial(
        table,
        drawing,
        mission="m3",
        current="a",
        b="ape_trooper e",
        effects={"table": ["flooded_tunnel"]},
    )
    lying = start(a="ape_trooper e")
    lying.play("pickup")
    carried = start(a="ape_trooper n", b="ape_trooper e carrying")
    carried.play("take b")
    assert (paid(lying), paid(carried)) == (2, 2)


@pytest.mark.rule("inc.ruling.flooded-costs")
def test_entering_and_leaving_cost_one_more_in_a_flooded_tunnel() -> None:
    drawing = """
    %%%%%%%%%
    A. . . bX
    %%%%%%%%%
    """
    t = table(
        drawing,
        mission="m1",
        a="ape_trooper waiting@A",
        b="ape_trooper e",
        effects={"table": ["flooded_tunnel"]},
    )
    t.play("enter a")
    entering = paid(t)
    t.play("endactivation", "activate b", "step e")
    assert (entering, paid(t), t["b"].place) == (2, 2, Place.LEFT)


@pytest.mark.rule("inc.ruling.flooded-costs")
@pytest.mark.parametrize(
    ("figure", "choice", "cost", "rolls"),
    [
        ("ape_trooper e", "shoot z", 1, [1, 1, 1]),
        ("ape_trooper e", "strike z", 1, [1]),
        ("ape_trooper w", "watch", 1, []),
        ("ape_trooper e down", "standup", 2, []),
    ],
)
def test_what_is_no_movement_costs_the_same_in_a_flooded_tunnel(
    figure: str, choice: str, cost: int, rolls: list[int]
) -> None:
    t = table(
        LINE.replace("a .", "a z"),
        a=figure,
        b="ape_trooper w",
        z="sturmzombie w",
        current="a",
        ap=cost,
        effects={"table": ["flooded_tunnel"]},
        rolls=rolls,
    )
    t.play(choice)
    assert paid(t) == cost


@pytest.mark.rule("inc.ruling.flooded-costs", "inc.cp.actions-own-turn")
def test_one_command_point_buys_a_shot_in_a_flooded_tunnel() -> None:
    t = table(
        LINE.replace("a .", "a z"),
        a="ape_trooper e",
        b="ape_trooper w",
        z="sturmzombie w",
        cp=(1, 0),
        effects={"table": ["flooded_tunnel"]},
    )
    t.play("command a")
    assert {option.split()[0] for option in t.offered()} == {"Shoot", "Strike"}


# Full throttle


@pytest.mark.rule("inc.ruling.full-throttle")
@pytest.mark.parametrize(("flood", "cost"), [([], 1), (["flooded_tunnel"], 2)])
def test_full_throttle_covers_one_or_two_squares_for_one_price(flood: list[str], cost: int) -> None:
    start = partial(
        table,
        LINE,
        a="ape_trooper e",
        b="ape_trooper w",
        current="a",
        effects={"a": ["full_throttle"], "table": flood},
    )
    far, near = start(), start()
    far.play("step e", "step e")
    near.play("step e", "pass")
    assert (far.at("a"), near.at("a"), far.asked) == ((2, 0), (1, 0), ask.Act)
    assert [event.ap for event in far.told(Paid)] == [cost]
    assert (far["a"].ap, near["a"].ap) == (3 - cost, 3 - cost)


@pytest.mark.rule("inc.ruling.full-throttle")
def test_full_throttle_helps_no_other_movement_and_stops_at_obstacles() -> None:
    start = partial(table, b="ape_trooper w", current="a", effects={"a": ["full_throttle"]})
    backward = start(YARD, a="ape_trooper e")
    backward.play("step w")
    stopped = start(LINE.replace("a . .", "a .D."), a="ape_trooper e")
    stopped.play("step e")
    assert (backward.asked, backward.at("a")) == (ask.Act, (1, 2))
    assert (stopped.asked, stopped.at("a")) == (ask.Act, (1, 0))


@pytest.mark.rule("inc.ruling.full-throttle")
def test_every_square_of_full_throttle_burns() -> None:
    t = table(
        LINE,
        a="ape_trooper e",
        b="ape_trooper w",
        current="a",
        effects={"a": ["full_throttle"]},
        fires={(1, 0): "swd", (2, 0): "swd"},
        rolls=[1, 1, 1],
    )
    t.play("step e", "step e")
    assert [roll.dice for roll in t.told(Rolled)] == [(1,), (1, 1)]


@pytest.mark.rule("inc.ruling.full-throttle")
def test_full_throttle_helps_a_figure_that_enters() -> None:
    drawing = """
    %%%%%%%%%%%
    A. . . . b%
    %%%%%%%%%%%
    """
    t = table(
        drawing,
        a="ape_trooper waiting@A",
        b="ape_trooper w",
        effects={"a": ["full_throttle"]},
    )
    t.play("enter a", "step e")
    assert (t.at("a"), t["a"].ap) == ((1, 0), 2)
