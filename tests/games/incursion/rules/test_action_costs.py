"""What every action costs: exactly so many action points, and it is not offered for fewer."""

from __future__ import annotations

from functools import partial

import pytest

from games.incursion.setups import GATES
from games.incursion.table import Table, table
from sobremesa.games.incursion.events import Exploded, ItemDropped, Paid, Rolled

YARD = """
%%%%%%%%%%%%%%%
%. . . . . . .%
%             %
%. a . z y . .%
%             %
%b . . . . . .%
%%%%%%%%%%%%%%%
"""
FACE_TO_FACE = """
%%%%%%%
%b a z%
%%%%%%%
"""
DOOR = """
%%%%%%%
%b aD.%
%%%%%%%
"""
BEACON = """
%%%%%%%
%b a B%
%%%%%%%
"""


def paid(t: Table, choice: str, *further: str) -> tuple[int, int]:
    """The AP and CP that one action takes."""
    t.play(choice, *further)
    last = t.told(Paid)[-1]
    return last.ap, last.cp


@pytest.mark.parametrize(
    ("choice", "cost"),
    [
        pytest.param("step e", 1, marks=pytest.mark.rule("inc.ap.move-forward")),
        pytest.param("step n", 2, marks=pytest.mark.rule("inc.ap.move-side-back")),
        pytest.param("step s", 2, marks=pytest.mark.rule("inc.ap.move-side-back")),
        pytest.param("step w", 2, marks=pytest.mark.rule("inc.ap.move-side-back")),
        pytest.param("turn s", 1, marks=pytest.mark.rule("inc.ap.turn")),
        pytest.param(
            "turn w", 1, marks=pytest.mark.rule("inc.ap.turn", "inc.ruling.turn-cost-flat")
        ),
        pytest.param("watch", 1, marks=pytest.mark.rule("inc.ap.enter-rf")),
    ],
)
def test_moving_turning_and_entering_reaction_fire_cost(choice: str, cost: int) -> None:
    start = partial(table, YARD, current="a", a="ape_trooper e", b="ape_trooper e")
    short = start(ap=cost - 1)
    able = start(ap=cost)
    assert not short.offers(choice)
    assert paid(able, choice) == (cost, 0)


@pytest.mark.parametrize(
    ("kind", "choice", "cost", "rolls"),
    [
        pytest.param(
            "ape_trooper", "shoot z", 1, [1, 1, 1], marks=pytest.mark.rule("inc.ap.shoot")
        ),
        pytest.param("ape_hmg", "shoot z", 1, [6, 6, 6], marks=pytest.mark.rule("inc.ap.shoot")),
        pytest.param("slugger_murphy", "shoot z", 1, [1], marks=pytest.mark.rule("inc.ap.shoot")),
    ],
)
def test_shooting_costs_one(kind: str, choice: str, cost: int, rolls: list[int]) -> None:
    start = partial(table, YARD, current="a", a=f"{kind} e", b="ape_trooper e", z="sturmzombie w")
    short = start(ap=cost - 1)
    able = start(ap=cost, rolls=rolls)
    assert not short.offers(choice)
    assert paid(able, choice) == (cost, 0)


@pytest.mark.parametrize(
    ("kind", "weapon", "cost"),
    [
        pytest.param(
            "ape_incinerator",
            "flamethrower",
            2,
            marks=pytest.mark.rule("inc.ap.flamethrower", "inc.shoot.rof-flamethrower"),
        ),
        pytest.param("ape_trooper", "grenade", 2, marks=pytest.mark.rule("inc.ap.grenade")),
        pytest.param(
            "ape_sergeant",
            "grenade_launcher",
            1,
            marks=pytest.mark.rule("inc.ap.grenade-launcher", "inc.shoot.rof-grenade-launcher"),
        ),
    ],
)
def test_area_weapons_cost_and_roll_one_die_for_each_figure(
    kind: str, weapon: str, cost: int
) -> None:
    start = partial(
        table,
        YARD,
        current="a",
        a=f"{kind} e",
        b="ape_trooper e",
        z="sturmzombie w",
        y="sturmzombie w",
    )
    jet = ["square 3,1", "square 4,1", "done"]
    squares = jet if weapon == "flamethrower" else ["square 4,1"]
    short = start(ap=cost - 1)
    able = start(ap=cost, rolls=[1, 1])
    assert not short.offers(f"aim {weapon}")
    assert paid(able, f"aim {weapon}", *squares) == (cost, 0)
    assert [roll.dice for roll in able.told(Rolled)] == [(1,), (1,)]


@pytest.mark.parametrize(
    ("kind", "choice", "rolls"),
    [
        ("ape_trooper", "strike z", [1]),
        ("slugger_murphy", "clobber z", []),
    ],
)
@pytest.mark.rule("inc.ap.melee")
def test_melee_costs_one(kind: str, choice: str, rolls: list[int]) -> None:
    start = partial(
        table, FACE_TO_FACE, current="a", a=f"{kind} e", b="ape_trooper e", z="sturmzombie w"
    )
    short = start(ap=0)
    able = start(ap=1, rolls=rolls)
    assert not short.offers(choice)
    assert paid(able, choice) == (1, 0)


@pytest.mark.rule("inc.ap.melee")
def test_ka_boom_costs_one() -> None:
    t = table(
        FACE_TO_FACE,
        a="bomberzombie e",
        z="ape_trooper w",
        b="gretel n",
        side="swd",
        current="a",
        rolls=[1, 1],
    )
    assert paid(t, "kaboom z") == (1, 0)
    assert len(t.told(Exploded)) == 1


@pytest.mark.rule("inc.ap.door")
def test_opening_and_closing_a_door_cost_one_each() -> None:
    start = partial(table, DOOR, current="a", a="ape_trooper e", b="ape_trooper e")
    short = start(ap=0)
    able = start(ap=2)
    assert not short.offers("usedoor 0")
    assert paid(able, "usedoor 0") == (1, 0)
    assert paid(able, "usedoor 0") == (1, 0)


@pytest.mark.rule("inc.ap.item", "inc.item.mission-defines")
def test_picking_up_an_item_costs_one() -> None:
    start = partial(table, BEACON, mission="m3", current="a", a="ape_trooper e", b="ape_trooper e")
    short = start(ap=0)
    able = start(ap=1)
    assert not short.offers("pickup")
    assert paid(able, "pickup") == (1, 0)
    assert able["a"].carrying


@pytest.mark.rule("inc.ap.item", "inc.item.take-from-friend")
def test_taking_an_item_from_a_friend_costs_one() -> None:
    start = partial(
        table, BEACON, mission="m3", current="a", a="ape_trooper n", b="ape_trooper e carrying"
    )
    short = start(ap=0)
    able = start(ap=1)
    assert not short.offers("take b")
    assert paid(able, "take b") == (1, 0)


@pytest.mark.rule("inc.ap.drop-free")
def test_dropping_an_item_costs_nothing() -> None:
    t = table(
        BEACON,
        mission="m3",
        a="ape_trooper e activated carrying",
        b="ape_trooper e",
    )
    t.play("drop a")
    assert t.told(ItemDropped) == [ItemDropped(t["a"].id, t["a"].cell, True)]
    assert t.told(Paid) == []


@pytest.mark.rule("inc.ap.stand-up")
def test_standing_up_costs_two() -> None:
    start = partial(table, YARD, current="a", a="ape_trooper e down", b="ape_trooper e")
    short = start(ap=1)
    able = start(ap=2)
    assert not short.offers("standup")
    assert paid(able, "standup") == (2, 0)


@pytest.mark.rule("inc.ap.seal-door")
def test_sealing_a_gate_costs_one_on_top_of_closing_it() -> None:
    start = partial(table, GATES, current="a", a="ape_trooper e", b="ape_trooper e")
    short = start(ap=1)
    short.play("usedoor 0")
    able = start(ap=3)
    assert not short.offers("seal 0")
    assert paid(able, "usedoor 0") == (1, 0)
    assert paid(able, "seal 0") == (1, 0)


@pytest.mark.rule("inc.ap.will-kill")
def test_shaking_off_an_effect_costs_slugger_one() -> None:
    start = partial(
        table,
        YARD,
        current="a",
        effects={"a": ["low_ammo"]},
        a="slugger_murphy e",
        b="ape_trooper e",
    )
    short = start(ap=0)
    able = start(ap=1)
    assert not short.offers("will")
    assert paid(able, "will") == (1, 0)
    assert able["a"].effects == ()
