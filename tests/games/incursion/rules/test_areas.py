"""Grenades, the grenade launcher, the HMG and the shotgun."""

from typing import Any

import pytest

from games.incursion.table import Table, table
from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.events import Exploded, Rolled

CORRIDOR = """
%%%%%%%%%%%%%%%%%%%%%%%
%a . . . . . . . . . .%
%%%%%%%%%%%%%%%%%%%%%%%
"""
HALL = """
%%%%%%%%%%%%%%%
%a . . . . . .%
%             %
%. . . . z . .%
%             %
%. . . . . . b%
%%%%%%%%%%%%%%%
"""


def blasted(t: Table) -> set[tuple[int, int]]:
    """The squares of the last blast."""
    return {t.g.book.grid.place(cell) for cell in t.told(Exploded)[-1].squares}


def landing(t: Table) -> set[tuple[int, int]]:
    """Where the grenade in hand may land."""
    return {t.g.book.grid.place(int(option.split()[1])) for option in t.offered()}


@pytest.mark.rule("inc.grenade.who")
@pytest.mark.parametrize(
    ("kind", "throws"),
    [
        ("ape_trooper", True),
        ("ape_hmg", True),
        ("ape_incinerator", True),
        ("ape_sergeant", False),
        ("slugger_murphy", True),
        ("sturmzombie", False),
        ("bomberzombie", False),
        ("gretel", True),
        ("ilsa", True),
        ("blitzhund", False),
    ],
)
def test_only_figures_equipped_with_grenades_throw_them(kind: str, throws: bool) -> None:
    side = "allies" if kind.startswith(("ape", "slugger")) else "swd"
    t = table(CORRIDOR, a=f"{kind} e", side=side, current="a")
    assert t.offers("aim grenade") == throws


@pytest.mark.rule("inc.grenade.range")
def test_a_grenade_reaches_six_squares() -> None:
    t = table(CORRIDOR, a="ape_trooper e", current="a")
    t.play("aim grenade")
    assert landing(t) == {(x, 0) for x in range(1, 7)}


@pytest.mark.rule("inc.grenade.target-square", "inc.ruling.grenade-los")
def test_a_grenade_lands_on_a_square_in_sight_empty_or_not_never_round_a_corner() -> None:
    t = table(
        """
        %%%%%%%%%%%
        %. a . . .%
        %%%%%%%%% %
        %z . . . .%
        %%%%%%%%%%%
        """,
        a="ape_trooper e",
        z="sturmzombie e",
        current="a",
    )
    t.play("aim grenade")
    assert landing(t) == {(2, 0), (3, 0), (4, 0), (4, 1)}


@pytest.mark.rule("inc.grenade.over-figures", "inc.ruling.grenade-los")
def test_a_grenade_flies_over_the_figures_in_between() -> None:
    t = table(
        """
        %%%%%%%%%%%%%%%%%%%%%%%
        %a . z . . . . y . . .%
        %%%%%%%%%%%%%%%%%%%%%%%
        """,
        a="ape_trooper e",
        z="sturmzombie e",
        y="sturmzombie e",
        current="a",
        rolls=[1, 6],
    )
    assert not t.offers("shoot y")
    t.play("aim grenade", "square 6,0")
    assert (t.alive("z"), t.alive("y")) == (True, False)


@pytest.mark.rule("inc.grenade.blast-nine")
def test_a_blast_fills_nine_squares_around_the_one_it_lands_on() -> None:
    t = table(HALL, a="ape_trooper e", b="ape_trooper n", z="sturmzombie w", current="a", rolls=[1])
    t.play("aim grenade", "square 3,1")
    assert blasted(t) == {(x, y) for x in (2, 3, 4) for y in (0, 1, 2)}


@pytest.mark.rule("inc.grenade.dd", "inc.ruling.blast-thrower", "inc.example.grenade-vs-ape")
@pytest.mark.parametrize(("die", "damage"), [(4, 0), (5, 1), (6, 1)])
def test_every_figure_in_the_blast_gets_one_die_plus_one_the_thrower_too(
    die: int, damage: int
) -> None:
    t = table(
        """
        %%%%%%%%%
        %a b z .%
        %%%%%%%%%
        """,
        a="ape_trooper e",
        b="ape_trooper e",
        z="sturmzombie w",
        current="a",
        rolls=[die, 1, 3],
    )
    t.play("aim grenade")
    assert [roll.bonus for roll in t.told(Rolled)] == [1, 1, 1]
    assert (t["a"].damage, t["b"].damage, t.alive("z")) == (damage, 0, False)


@pytest.mark.rule("inc.grenade.doors-shield")
def test_figures_behind_a_closed_door_are_not_rolled_for() -> None:
    t = table(
        """
        %%%%%%%%%%%%%
        %a . z .Dy .%
        %%%%%%%%%%%%%
        """,
        a="ape_trooper e",
        z="sturmzombie w",
        y="sturmzombie w",
        current="a",
        rolls=[1, 1],
    )
    t.play("aim grenade")
    assert [roll.target for roll in t.told(Rolled)] == [t["a"].id, t["z"].id]


@pytest.mark.rule("inc.ruling.same-blast")
@pytest.mark.parametrize(
    ("drawing", "struck"),
    [
        ("%. . a . . .%", 1),
        ("%. . . . . . . a . z%", 2),
        ("%z . . . . . a . . .%", 1),
        ("%z . . a . . . . . . . .%", 0),
        ("%a . . . . . . . . . . .%", 0),
    ],
    ids=["every square", "the same two", "never the far end", "another or not", "thrower or not"],
)
def test_the_landing_square_is_asked_only_where_others_could_be_struck(
    drawing: str, struck: int
) -> None:
    wall = "%" * len(drawing)
    figures: dict[str, Any] = {"a": "ape_trooper e"}
    if "z" in drawing:
        figures["z"] = "sturmzombie e"
    t = table(f"{wall}\n{drawing}\n{wall}", current="a", rolls=[1] * struck, **figures)
    t.play("aim grenade")
    assert (t.asked, len(t.told(Rolled))) == (ask.Act if struck else ask.Land, struck)


@pytest.mark.rule("inc.ruling.same-blast")
def test_a_cave_in_that_may_be_killed_before_the_blast_counts_as_open_too() -> None:
    t = table(
        """
        %%%%%%%%%%%%%%%%%%%%%%%
        %. . . a . . . . . z .%
        %%%%%%%%%%%%%%%%%%%%%%%
        """,
        a="ape_trooper e",
        z="sturmzombie e",
        current="a",
        effects={"table": ["cave_in"]},
    )
    t.g.cave_in = t.cell(7, 0)
    t.play("aim grenade")
    assert t.asked == ask.Land


@pytest.mark.rule("inc.ruling.grenade-supply")
def test_grenades_never_run_out() -> None:
    t = table(CORRIDOR, a="ape_trooper e", current="a", ap=3, cp=(5, 0))
    for _ in range(4):
        t.play("aim grenade", "square 6,0")
    assert len(t.told(Exploded)) == 4


# The launcher


@pytest.mark.rule("inc.launcher.no-range", "inc.launcher.one-ap", "inc.ruling.grenade-los")
def test_the_launcher_costs_one_point_and_reaches_as_far_as_it_sees() -> None:
    t = table(CORRIDOR, a="ape_sergeant e", current="a", ap=1)
    t.play("aim grenade_launcher")
    assert landing(t) == {(x, 0) for x in range(1, 11)}
    t.play("square 10,0")
    assert t["a"].ap == 0


@pytest.mark.rule("inc.launcher.as-grenade", "inc.ruling.launcher-plus-one")
def test_the_launcher_strikes_like_a_grenade_one_die_plus_one_for_each_figure() -> None:
    t = table(
        HALL,
        a="ape_sergeant e",
        b="ape_trooper n",
        z="sturmzombie w",
        y="sturmzombie w 5,2",
        current="a",
        rolls=[3, 2, 5],
    )
    t.play("aim grenade_launcher", "square 5,1")
    assert blasted(t) == {(x, y) for x in (4, 5, 6) for y in (0, 1, 2)}
    assert (t.alive("z"), t.alive("y"), t["b"].damage) == (False, True, 1)


# The HMG and the shotgun


@pytest.mark.rule("inc.hmg.two-shots", "inc.hmg.sequence")
def test_an_hmg_shoots_twice_for_one_point_and_sees_past_the_first_casualty() -> None:
    t = table(
        """
        %%%%%%%%%%%
        %a . z y .%
        %%%%%%%%%%%
        """,
        a="ape_hmg e",
        z="sturmzombie w",
        y="sturmzombie w",
        current="a",
        rolls=[4, 1, 2, 1, 2, 4],
    )
    assert not t.offers("shoot y")
    t.play("shoot z")
    assert (t.alive("z"), t.alive("y"), t["a"].ap) == (False, True, 2)
    t.play("shoot y")
    assert (t.alive("y"), t["a"].ap) == (False, 2)
    assert [len(roll.dice) for roll in t.told(Rolled)] == [3, 3]


@pytest.mark.rule("inc.hmg.two-shots")
def test_an_hmg_shoots_no_third_time_for_the_same_point() -> None:
    t = table(CORRIDOR, a="ape_hmg e", z="gretel w 4,0", current="a", rolls=[1, 2, 3, 1, 2, 3])
    t.play("shoot z", "shoot z")
    assert t.asked == ask.Act


@pytest.mark.rule("inc.shotgun.f-minus-one")
@pytest.mark.parametrize("effects", [{}, {"a": ["armour_piercing_ammo"]}])
@pytest.mark.parametrize(("die", "alive"), [(2, True), (3, False)])
def test_a_shotgun_lowers_the_fortitude_of_its_target_by_one_whatever_the_ammunition(
    die: int, alive: bool, effects: dict[str, list[str]]
) -> None:
    t = table(
        CORRIDOR,
        a="ape_trooper e",
        z="sturmzombie w 4,0",
        arms={"ape_trooper": ("shotgun",)},
        effects=effects,
        current="a",
        rolls=[die] + [1] * len(effects),
    )
    t.play("shoot z")
    assert t.told(Rolled)[0].fortitude == 3
    assert t.alive("z") == alive
