"""What a figure of Incursion can see and reach: sight with what lies on the board, and range."""

from __future__ import annotations

from functools import partial

import pytest

from games.incursion.table import Table, table
from sobremesa.games.incursion import questions as ask

LINE = """
%%%%%%%%%%%%%%%%%%%
%b a . . . . . . z%
%%%%%%%%%%%%%%%%%%%
"""
LONG = """
%%%%%%%%%%%%%%%%%%%%%%%%%
%b a . . . . . . . . . .%
%%%%%%%%%%%%%%%%%%%%%%%%%
"""
SHORT = """
%%%%%%%%%%%
%b a . z .%
%%%%%%%%%%%
"""
HALL = """
%%%%%%%%%%%%%%%%%%%
%a . . . . . . . .%
%                 %
%. . . . . . . . .%
%                 %
%. . . . . . . . .%
%                 %
%. . . . . . . . .%
%                 %
%. . . . . . . . .%
%                 %
%. . . . . . . . .%
%                 %
%. . . . . . . . .%
%                 %
%. . . . . . . . .%
%%%%%%%%%%%%%%%%%%%
"""


def squares(t: Table) -> set[tuple[int, int]]:
    """The squares that are offered now."""
    grid = t.g.book.grid
    return {grid.place(int(o.split()[1])) for o in t.offered() if o.startswith("Square")}


@pytest.mark.rule("inc.los.needed-to-shoot")
def test_only_an_enemy_in_sight_can_be_shot() -> None:
    start = partial(table, current="a", b="ape_trooper w")
    seen = start(SHORT, a="ape_trooper e", z="sturmzombie w")
    behind = start(SHORT, a="ape_trooper n", z="sturmzombie w")
    doored = start(SHORT.replace(". z", ".Dz"), a="ape_trooper e", z="sturmzombie w")
    hidden = start(SHORT, a="ape_trooper e", y="sturmzombie w 2,0", z="sturmzombie w")
    assert [t.offers("shoot z") for t in (seen, behind, doored, hidden)] == [
        True,
        False,
        False,
        False,
    ]


@pytest.mark.rule("inc.los.fire-transparent")
def test_fire_does_not_block_sight() -> None:
    t = table(
        SHORT,
        current="a",
        a="ape_trooper e",
        b="ape_trooper w",
        z="sturmzombie w",
        fires={(2, 0): "swd"},
    )
    assert t.offers("shoot z")


@pytest.mark.rule("inc.los.cave-in-blocks")
def test_a_cave_in_blocks_sight() -> None:
    t = table(
        SHORT,
        current="a",
        a="ape_trooper e",
        b="ape_trooper w",
        z="sturmzombie w",
        hands=(("cave_in",), ()),
    )
    seen = t.offers("shoot z")
    t.play("play cave_in", "square 2,0")
    assert (seen, t.offers("shoot z"), t.offers("aim grenade")) == (True, False, False)


@pytest.mark.rule("inc.los.hidden-tunnel-transparent")
def test_a_hidden_tunnel_does_not_block_sight() -> None:
    t = table(
        SHORT,
        side="swd",
        current="a",
        a="gretel e",
        z="ape_trooper w",
        hands=((), ("hidden_tunnel",)),
    )
    t.play("play hidden_tunnel", "square 2,0")
    assert (t.g.tunnel, t.offers("shoot z")) == (t.cell(2, 0), True)


# Looking past figures

BEHIND = """
%%%%%%%%%%%%%%%%%
%. . . . . . . .%
%               %
%b a c . z . . .%
%               %
%. . y . . . . .%
%%%%%%%%%%%%%%%%%
"""


@pytest.mark.rule("inc.ruling.los-ignoring-figures")
@pytest.mark.parametrize(
    ("kind", "weapon"),
    [
        ("ape_trooper", "grenade"),
        ("ape_sergeant", "grenade_launcher"),
        ("ape_incinerator", "flamethrower"),
    ],
)
def test_area_weapons_look_past_figures(kind: str, weapon: str) -> None:
    t = table(
        BEHIND, current="a", a=f"{kind} e", b="ape_trooper w", c="ape_trooper w", z="sturmzombie w"
    )
    t.play(f"aim {weapon}")
    if weapon == "flamethrower":
        t.play("square 3,1")
    assert (4, 1) in squares(t)


@pytest.mark.rule("inc.ruling.los-ignoring-figures")
def test_adjacent_melee_looks_past_figures_and_guns_do_not() -> None:
    t = table(
        BEHIND,
        current="a",
        a="ape_trooper e",
        b="ape_trooper w",
        c="ape_trooper w",
        y="sturmzombie w",
        z="sturmzombie w",
    )
    assert t.offers("strike y")
    assert not t.offers("shoot")


@pytest.mark.rule("inc.ruling.los-ignoring-figures")
def test_reaction_fire_does_not_look_past_figures() -> None:
    start = partial(
        table, BEHIND, side="swd", current="z", a="ape_trooper e watching", z="sturmzombie w"
    )
    blocked, open_ = start(c="sturmzombie e"), start()
    for t in (blocked, open_):
        t.play("turn e")
    assert (blocked.asked, open_.asked) == (ask.Act, ask.Reaction)


@pytest.mark.rule("inc.ruling.los-ignoring-figures")
def test_the_whip_at_two_squares_does_not_look_past_figures() -> None:
    start = partial(table, BEHIND, side="swd", current="a", a="gretel e", z="ape_trooper w 3,1")
    assert start().offers("strike z")
    assert not start(c="sturmzombie e").offers("strike z")


# Power drop


@pytest.mark.rule("inc.ruling.power-drop-metric")
@pytest.mark.parametrize(
    ("square", "able"), [("4,0", True), ("5,0", False), ("4,4", True), ("1,5", False)]
)
def test_a_power_drop_limits_shots_to_four_squares(square: str, able: bool) -> None:
    facing = "e" if square != "1,5" else "s"
    start = partial(table, HALL, z=f"sturmzombie n {square}", effects={"table": ["power_drop"]})
    shot = start(a=f"ape_trooper {facing}", current="a")
    watched = start(a=f"ape_trooper {facing} watching", side="swd", current="z")
    watched.play("turn s")
    assert shot.offers("shoot z") == able
    assert (watched.asked == ask.Reaction) == able


@pytest.mark.rule("inc.ruling.power-drop-metric")
@pytest.mark.parametrize(
    ("kind", "weapon"), [("ape_trooper", "grenade"), ("ape_sergeant", "grenade_launcher")]
)
def test_a_power_drop_limits_grenades_to_four_squares(kind: str, weapon: str) -> None:
    t = table(HALL, a=f"{kind} e", current="a", effects={"table": ["power_drop"]})
    t.play(f"aim {weapon}")
    reached = squares(t)
    assert {(4, 0), (4, 4)} <= reached
    assert all(max(x, y) <= 4 for x, y in reached)


@pytest.mark.rule("inc.ruling.power-drop-metric")
def test_flames_reach_five_squares_in_a_power_drop() -> None:
    t = table(
        LINE,
        a="ape_incinerator e",
        b="ape_trooper w",
        current="a",
        effects={"table": ["power_drop"]},
    )
    t.play("aim flamethrower", *(f"square {x},0" for x in range(3, 7)))
    assert set(t.g.fires) == {t.cell(x, 0) for x in range(2, 7)}


@pytest.mark.rule("inc.ruling.power-drop-metric")
def test_a_power_drop_leaves_melee_alone() -> None:
    t = table(
        SHORT,
        side="swd",
        a="gretel e",
        z="ape_trooper w",
        current="a",
        effects={"table": ["power_drop"]},
    )
    assert t.offers("strike z")


# Range


@pytest.mark.rule("inc.range.limit", "inc.range.count")
def test_a_range_counts_squares_with_a_diagonal_step_as_one() -> None:
    straight = table(LONG, a="ape_trooper e", b="ape_trooper w", current="a")
    straight.play("aim grenade")
    slanting = table(HALL, a="ape_trooper e", current="a")
    slanting.play("aim grenade")
    assert squares(straight) == {(x, 0) for x in range(2, 8)}
    assert squares(slanting) == {(x, y) for x in range(1, 7) for y in range(7)}


@pytest.mark.rule("inc.range.limit")
def test_a_weapon_without_a_range_reaches_as_far_as_sight() -> None:
    t = table(LONG, a="ape_sergeant e", b="ape_trooper w", current="a")
    t.play("aim grenade_launcher")
    assert squares(t) == {(x, 0) for x in range(2, 12)}
