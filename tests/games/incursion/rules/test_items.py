"""Items: picking up, taking, carrying and dropping the beacon."""

from __future__ import annotations

from functools import partial

import pytest

from games.incursion.table import table
from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.content.loading import own_content
from sobremesa.games.incursion.events import ItemDropped, ItemTaken, Rolled
from sobremesa.games.incursion.state import NOBODY

ROOM = """
%%%%%%%%%%%
%. . . . .%
%         %
%. a B b .%
%         %
%. . . c .%
%%%%%%%%%%%
"""
CARRIED = """
%%%%%%%%%%%
%. . . . .%
%         %
%. a b z .%
%         %
%B . c . .%
%%%%%%%%%%%
"""
allies = partial(table, ROOM, mission="m3")
carriers = partial(table, CARRIED, mission="m3")


@pytest.mark.rule("inc.item.mission-defines")
@pytest.mark.parametrize(("mission", "square"), [("m1", None), ("m2", None), ("m3", (8, 7))])
def test_only_the_mission_of_the_beacon_has_an_item(
    mission: str, square: tuple[int, int] | None
) -> None:
    t = table(mission=mission, a="ape_trooper n 10,14", current="a")
    assert t.g.beacon == (NOBODY if square is None else t.cell(*square))


# Within reach


@pytest.mark.rule("inc.item.position-facing", "inc.ruling.item-front")
@pytest.mark.parametrize(
    ("where", "able"),
    [
        ("e 1,1", True),
        ("n 1,1", True),
        ("s 1,1", True),
        ("w 1,1", False),
        ("s 2,0", True),
        ("n 2,0", False),
        ("e 0,1", False),
        ("e 1,0", False),
        ("s 1,0", False),
        ("n 2,1", True),
        ("w 2,1", True),
    ],
)
def test_an_item_is_picked_up_from_beside_it_but_not_with_the_back_to_it(
    where: str, able: bool
) -> None:
    t = allies(a=f"ape_trooper {where}", c="ape_trooper n", current="a")
    assert t.offers("pickup 2,1") == able


@pytest.mark.rule("inc.ruling.item-front")
def test_nothing_is_picked_up_through_a_wall() -> None:
    drawing = """
    %%%%%%%
    %. a .%
    % %%% %
    %. B .%
    %%%%%%%
    """
    t = table(drawing, mission="m3", a="ape_trooper s", current="a")
    assert not t.offers("pickup")


@pytest.mark.rule("inc.item.no-zombies")
@pytest.mark.parametrize("kind", ["sturmzombie", "bomberzombie"])
@pytest.mark.parametrize("where", ["e 1,1", "e 2,1"])
def test_zombies_pick_nothing_up(kind: str, where: str) -> None:
    t = allies(side="swd", a=f"{kind} {where}", c="ape_trooper n", current="a")
    assert not t.offers("pickup")


@pytest.mark.rule("inc.item.no-blitzhund")
@pytest.mark.parametrize(("kind", "able"), [("blitzhund", False), ("gretel", True), ("ilsa", True)])
def test_a_hound_picks_nothing_up_but_the_sisters_do(kind: str, able: bool) -> None:
    t = allies(side="swd", a=f"{kind} e", c="ape_trooper n", current="a")
    assert t.offers("pickup") == able


@pytest.mark.rule("inc.ruling.blitzhund-activate")
def test_a_hound_is_barred_from_picking_up_and_from_nothing_else_about_items() -> None:
    figures = own_content().figures
    barred = {kind for kind, card in figures.items() if "no_pick_up" in card.abilities}
    kept_off = {kind for kind, card in figures.items() if "zombie" in card.abilities}
    assert (barred, kept_off) == ({"blitzhund"}, {"sturmzombie", "bomberzombie"})


@pytest.mark.rule("inc.ruling.item-under-figure")
def test_an_item_is_picked_up_from_under_another_figure() -> None:
    t = allies(a="ape_trooper e", c="ape_trooper n", z="sturmzombie w 2,1", current="a")
    t.play("pickup")
    assert (t["a"].carrying, t.g.beacon) == (True, NOBODY)


@pytest.mark.rule("inc.ruling.item-no-block")
def test_an_item_stops_neither_steps_nor_sight() -> None:
    t = allies(a="ape_trooper e", c="ape_trooper n", z="sturmzombie w 3,1", current="a")
    seen = t.offers("shoot z")
    t.play("step e")
    assert (seen, t.at("a"), t.g.beacon) == (True, (2, 1), t.cell(2, 1))


# Carrying


@pytest.mark.rule("inc.ruling.item-capacity")
def test_a_figure_carries_one_item() -> None:
    t = carriers(a="ape_trooper e carrying", c="ape_trooper n", current="a")
    t.g.beacon = t.cell(2, 1)
    t.play("turn s")
    assert not t.offers("pickup")


@pytest.mark.rule("inc.ruling.item-carry-free")
def test_carrying_hinders_nothing() -> None:
    t = carriers(a="ape_trooper e carrying", c="ape_trooper n", z="sturmzombie w", rolls=[1] * 4)
    t.play("activate a", "shoot z", "step e", "strike z")
    assert [len(roll.dice) for roll in t.told(Rolled)] == [3, 1]
    assert t["a"].carrying


@pytest.mark.rule("inc.item.take-from-friend")
@pytest.mark.parametrize(("carrier", "able"), [("", True), ("activated", False)])
def test_an_item_is_taken_from_a_friend_that_is_not_activated(carrier: str, able: bool) -> None:
    t = carriers(a="ape_trooper e", b=f"ape_trooper n carrying {carrier}", current="a")
    assert t.offers("take b") == able
    if able:
        t.play("take b")
        assert (t["a"].carrying, t["b"].carrying) == (True, False)
        assert t.told(ItemTaken) == [ItemTaken(t["a"].id, t["b"].id)]


@pytest.mark.rule("inc.item.take-from-friend", "inc.item.take-carrier-facing")
@pytest.mark.parametrize("carrier", "nesw")
@pytest.mark.parametrize("taker", "nesw")
def test_the_takers_facing_matters_and_the_carriers_does_not(taker: str, carrier: str) -> None:
    t = carriers(a=f"ape_trooper {taker}", b=f"ape_trooper {carrier} carrying", current="a")
    assert t.offers("take b") == (taker != "w")


@pytest.mark.rule("inc.ruling.item-not-from-enemy")
def test_nothing_is_taken_from_an_enemy() -> None:
    t = carriers(side="swd", a="gretel e", b="ape_trooper n carrying", current="a")
    assert not t.offers("take")
    assert not t.offers("pickup")


# Dropping


@pytest.mark.rule("inc.item.drop-any-time", "inc.ruling.item-drop-when")
def test_an_item_is_dropped_at_any_moment_of_the_own_turn() -> None:
    t = carriers(a="ape_trooper e", b="ape_trooper n carrying", c="ape_trooper n", cp=(1, 0))
    moments = [t.offers("drop b")]
    t.play("activate a", "turn n")
    moments.append(t.offers("drop b"))
    t.play("endactivation", "activate b", "step n", "endactivation")
    moments.append(t.offers("drop b"))
    t.play("drop b")
    assert moments == [True, True, True]
    assert (t.g.beacon, t["b"].carrying) == (t.cell(2, 0), False)


@pytest.mark.rule("inc.ruling.item-drop-when")
def test_nothing_is_dropped_in_the_rivals_turn() -> None:
    t = carriers(side="swd", b="ape_trooper n carrying", z="gretel n", current="z")
    first = t.offers("drop")
    t.play("turn s")
    assert not first
    assert not t.offers("drop")


@pytest.mark.rule("inc.ruling.item-drop-when")
def test_dropping_is_no_action() -> None:
    t = carriers(
        a="ape_trooper s watching carrying",
        c="ape_trooper n",
        z="gretel w watching",
    )
    t.play("drop a")
    assert (t.asked, t.side) == (ask.PlayerTurn, "allies")
    assert t.g.watching == [t["a"].id, t["z"].id]


@pytest.mark.rule("inc.item.no-relay", "inc.ruling.item-relay")
def test_what_a_friend_dropped_this_turn_stays_on_the_floor() -> None:
    t = carriers(a="ape_trooper e", b="ape_trooper n carrying", c="ape_trooper n", lots=0)
    t.play("drop b", "activate a")
    friend = t.offers("pickup")
    t.play("endactivation", "activate b")
    assert (friend, t.offers("pickup")) == (False, True)


@pytest.mark.rule("inc.item.no-relay")
def test_what_a_friend_dropped_may_be_picked_up_in_the_next_game_turn() -> None:
    t = carriers(a="ape_trooper e", b="ape_trooper n carrying", z="gretel e", lots=0, spare=True)
    t.play("drop b", "endturn", "endturn", "pass", "0 bid 0", "1 bid 0", "activate a")
    assert t.offers("pickup")


@pytest.mark.rule("inc.ruling.item-relay")
def test_what_the_enemy_dropped_may_be_picked_up_at_once() -> None:
    t = carriers(side="swd", a="ape_trooper e", b="gretel n carrying", c="ape_trooper w")
    t.play("drop b", "endturn", "activate a")
    assert t.offers("pickup")


@pytest.mark.rule("inc.item.death-drops", "inc.ruling.item-relay")
def test_what_a_dead_carrier_leaves_may_be_picked_up_at_once() -> None:
    t = carriers(
        a="ape_trooper e",
        b="ape_trooper n carrying damage=1",
        c="ape_trooper n",
        hands=(("rackley",), ()),
        rolls=[6],
    )
    t.play("play rackley", "on b", "face n", "activate a")
    assert t.told(ItemDropped) == [ItemDropped(t["b"].id, t.cell(2, 1), False)]
    assert (t.g.beacon, t.offers("pickup")) == (t.cell(2, 1), True)


@pytest.mark.rule("inc.ruling.item-relay")
def test_taking_from_a_carrier_is_no_drop() -> None:
    t = carriers(a="ape_trooper e", b="ape_trooper n carrying", c="ape_trooper n", cp=(1, 0))
    t.play("command a", "take b", "activate b")
    assert t.offers("take a")
