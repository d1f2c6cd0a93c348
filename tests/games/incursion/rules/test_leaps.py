"""Leaps of Ilsa and the hounds, from the first taken square to a free one."""

from __future__ import annotations

from functools import partial

import pytest

from games.incursion.table import table
from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.events import ItemDropped, LeptBack, Paid, Rolled

LINE = """
%%%%%%%%%%%%%
%a z y . . .%
%%%%%%%%%%%%%
"""
BEND = """
%%%%%%%
%. a z%
%%%%% %
%. . .%
%%%%%%%
"""
WATCHED = """
%%%%%%%%%%%%%
%a z y . . .%
%           %
%. . . . . .%
%           %
%. c b . . B%
%%%%%%%%%%%%%
"""


@pytest.mark.rule("inc.ruling.leap-procedure")
def test_a_leap_needs_the_action_points_to_reach_a_free_square() -> None:
    start = partial(
        table,
        LINE,
        side="swd",
        current="a",
        a="ilsa e",
        z="sturmzombie e",
        y="ape_trooper n",
    )
    assert not start(ap=2, cp=(0, 9)).offers("step e")
    assert start(ap=3).offers("step e")


@pytest.mark.rule("inc.ruling.leap-procedure")
@pytest.mark.parametrize(("kind", "needed"), [("ilsa", 3), ("blitzhund", 2)])
def test_turns_on_the_way_of_a_leap_count(kind: str, needed: int) -> None:
    start = partial(
        table, BEND, side="swd", current="a", a=f"{kind} e", z="ape_trooper n", y="gretel n 0,0"
    )
    assert not start(ap=needed - 1).offers("step e")
    assert start(ap=needed).offers("step e")


@pytest.mark.rule("inc.ruling.leap-procedure")
def test_a_leaper_only_steps_and_turns_as_far_as_its_action_points_go() -> None:
    t = table(
        LINE,
        side="swd",
        current="a",
        ap=4,
        a="ilsa e",
        z="sturmzombie e",
        y="ape_trooper n",
        cp=(9, 9),
        special=4,
        hands=((), ("rackley",)),
    )
    t.play("step e")
    assert (t.asked, t.side) == (ask.Leap, "swd")
    assert {option.split()[0] for option in t.offered()} == {"Step", "Turn"}
    t.play("step e")
    assert (t.at("a"), t["a"].ap, t.asked) == ((3, 0), 1, ask.Act)
    assert [(paid.ap, paid.cp) for paid in t.told(Paid)] == [(1, 0)] * 3


@pytest.mark.rule("inc.ruling.leap-procedure")
def test_reaction_fire_meets_a_leaper_on_a_taken_square() -> None:
    t = table(
        WATCHED,
        mission="m3",
        side="swd",
        current="a",
        a="ilsa e damage=2",
        z="sturmzombie e",
        c="ape_trooper n watching",
        rolls=[5, 4],
    )
    t.play("step e", "fire c")
    assert (t["a"].damage, t.alive("z"), t.asked) == (3, True, ask.Leap)


@pytest.mark.rule("inc.ruling.leap-procedure")
def test_a_leap_that_can_no_longer_be_finished_ends_where_it_began() -> None:
    t = table(
        WATCHED,
        mission="m3",
        side="swd",
        current="a",
        ap=3,
        a="ilsa e",
        z="sturmzombie e",
        y="ape_trooper n",
        b="ape_trooper n",
        c="ape_trooper n watching",
        cp=(2, 0),
        effects={"a": ["medal"]},
        fires={(0, 0): "allies"},
        rolls=[1, 2],
    )
    t.play("step e", "fire c", f"kill {t.card('medal')}")
    assert t.told(LeptBack) == [LeptBack(t["a"].id, t.cell(0, 0))]
    assert (t.at("a"), t["a"].ap, t.asked) == ((0, 0), 1, ask.Act)
    assert [roll.source for roll in t.told(Rolled)] == ["lmg"]


@pytest.mark.rule("inc.ruling.leap-procedure")
def test_a_leaper_that_dies_leaves_its_item_on_the_taken_square() -> None:
    t = table(
        WATCHED,
        mission="m3",
        side="swd",
        current="a",
        a="ilsa e damage=3 carrying",
        z="sturmzombie e",
        c="ape_trooper n watching",
        rolls=[5, 1],
    )
    t.play("step e", "fire c")
    assert (t.alive("a"), t.alive("z")) == (False, True)
    assert t.told(ItemDropped) == [ItemDropped(t.names["a"], t.cell(1, 0), False)]
    assert (t.g.beacon, t.g.at[t.cell(1, 0)]) == (t.cell(1, 0), t["z"].id)
