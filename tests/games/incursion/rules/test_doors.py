"""Doors: who may open and close them, and what a closed one stops."""

from __future__ import annotations

from functools import partial

import pytest

from games.incursion.setups import GATES
from games.incursion.table import table
from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.events import DoorMoved, Exploded, Flamed

HALL = """
%%%%%%%%%%%
%. . . . .%
%         %
%. . aD. .%
%%%%%   %%%
%b . . . .%
%%%%%%%%%%%
"""
FACE_TO_FACE = """
%%%%%%%%%
%b aDz .%
%%%%%%%%%
"""


@pytest.mark.rule("inc.door.operate-position")
@pytest.mark.parametrize(
    ("square", "able"),
    [("2,1", True), ("3,1", True), ("1,1", False), ("2,0", False), ("4,1", False), ("3,2", False)],
)
def test_only_who_stands_right_at_a_door_can_operate_it(square: str, able: bool) -> None:
    facing = "e" if square[0] < "3" else "w"
    t = table(HALL, a=f"ape_trooper {facing} {square}", b="ape_trooper e", current="a")
    assert t.offers("usedoor 0") == able


@pytest.mark.rule("inc.door.operate-facing", "inc.ruling.door-close-same")
@pytest.mark.parametrize(("facing", "able"), [("e", True), ("n", True), ("s", True), ("w", False)])
@pytest.mark.parametrize("open_doors", [[], [0]])
def test_a_door_is_opened_and_closed_by_who_does_not_turn_his_back_on_it(
    facing: str, able: bool, open_doors: list[int]
) -> None:
    t = table(
        HALL, a=f"ape_trooper {facing}", b="ape_trooper e", current="a", open_doors=open_doors
    )
    assert t.offers("usedoor 0") == able


@pytest.mark.rule("inc.ruling.door-close-same")
@pytest.mark.parametrize(("facing", "able"), [("e", True), ("n", True), ("s", True), ("w", False)])
def test_a_gate_is_sealed_by_who_does_not_turn_his_back_on_it(facing: str, able: bool) -> None:
    t = table(GATES, a=f"ape_trooper {facing}", b="ape_trooper e", current="a", ap=9)
    if able:
        t.play("usedoor 0")
    else:
        t.play("turn e", "usedoor 0", f"turn {facing}")
    assert t.offers("seal 0") == able


@pytest.mark.rule("inc.ruling.door-who")
@pytest.mark.parametrize("kind", ["sturmzombie", "bomberzombie", "blitzhund", "gretel", "ilsa"])
def test_zombies_and_hounds_use_doors(kind: str) -> None:
    t = table(HALL, side="swd", a=f"{kind} e", b="ape_trooper e", current="a")
    t.play("usedoor 0", "usedoor 0")
    assert [moved.opened for moved in t.told(DoorMoved)] == [True, False]


@pytest.mark.rule("inc.ruling.door-always-closable")
def test_neither_figures_nor_fire_keep_a_door_from_closing() -> None:
    t = table(
        FACE_TO_FACE,
        a="ape_trooper e",
        b="ape_trooper e",
        z="sturmzombie w",
        current="a",
        open_doors=[0],
        fires={(1, 0): "swd", (2, 0): "swd"},
    )
    t.play("usedoor 0")
    assert t.told(DoorMoved) == [DoorMoved(t["a"].id, 0, False)]


@pytest.mark.rule("inc.ruling.closed-door-blocks")
def test_a_closed_door_stops_steps_blows_and_shots() -> None:
    start = partial(
        table, FACE_TO_FACE, a="ape_trooper e", b="ape_trooper e", z="sturmzombie w", current="a"
    )
    closed, opened = start(), start(open_doors=[0])
    free = partial(table, HALL, a="ape_trooper e", b="ape_trooper e", current="a")
    assert not any(closed.offers(choice) for choice in ("strike z", "shoot z", "aim"))
    assert all(opened.offers(choice) for choice in ("strike z", "shoot z", "aim"))
    assert (free().offers("step e"), free(open_doors=[0]).offers("step e")) == (False, True)


@pytest.mark.rule("inc.ruling.closed-door-blocks")
def test_nothing_is_picked_up_or_taken_through_a_closed_door() -> None:
    drawing = """
    %%%%%%%%%
    %b aDB .%
    %%%%%%%%%
    """
    start = partial(table, drawing, mission="m3", a="ape_trooper e", current="a")
    lying = [start(b="ape_trooper e", open_doors=doors) for doors in ([], [0])]
    carried = [start(b="ape_trooper e 2,0 carrying", open_doors=doors) for doors in ([], [0])]
    assert [t.offers("pickup") for t in lying] == [False, True]
    assert [t.offers("take b") for t in carried] == [False, True]


@pytest.mark.rule("inc.ruling.closed-door-blocks")
@pytest.mark.parametrize(("open_doors", "beyond"), [([], False), ([0], True)])
def test_a_closed_door_stops_a_blast_and_flames(open_doors: list[int], beyond: bool) -> None:
    drawing = """
    %%%%%%%%%%%%%
    %. a . .D. .%
    %%%%%%%%%%%%%
    """
    blast = table(
        drawing,
        a="ape_sergeant e",
        current="a",
        open_doors=open_doors,
        rolls=[1],
    )
    blast.play("aim grenade_launcher")
    jet = table(drawing, a="ape_incinerator e", current="a", open_doors=open_doors)
    jet.play("aim flamethrower", "square 3,0")
    marked = jet.offers("square 4,0")
    if jet.asked == ask.Flame:
        jet.play("done")
    assert (blast.cell(4, 0) in blast.told(Exploded)[0].squares) == beyond
    assert (marked, jet.told(Flamed)[0].squares) == (beyond, (jet.cell(2, 0), jet.cell(3, 0)))
