"""Melee: who strikes whom, and strength in numbers."""

import pytest

from games.incursion.table import Table, table
from sobremesa.games.incursion.events import Rolled

from .striking import PAIR, WIDE

CROWD = """
%%%%%%%%%%%
%. . . . .%
%         %
%. b c d .%
%         %
%. f a g .%
%         %
%. h i j .%
%%%%%%%%%%%
"""


def melee_dice(t: Table) -> list[int]:
    """How many dice each blow rolled."""
    return [len(roll.dice) for roll in t.told(Rolled) if roll.source == "melee"]


@pytest.mark.rule("inc.melee.anyone", "inc.melee.one-dd", "inc.fig.blitzhund-melee")
@pytest.mark.parametrize(
    ("striker", "dice"),
    [
        ("ape_trooper", 1),
        ("ape_hmg", 1),
        ("ape_incinerator", 1),
        ("ape_sergeant", 1),
        ("slugger_murphy", 1),
        ("sturmzombie", 1),
        ("bomberzombie", 1),
        ("gretel", 1),
        ("ilsa", 1),
        ("blitzhund", 3),
    ],
)
def test_any_figure_strikes_with_one_die_and_a_blitzhund_with_three(
    striker: str, dice: int
) -> None:
    allied = striker.startswith(("ape", "slugger"))
    target = "sturmzombie w" if allied else "ape_trooper w"
    t = table(
        PAIR,
        a=f"{striker} e",
        z=target,
        b="ape_trooper w",
        side="allies" if allied else "swd",
        current="a",
        rolls=[6] * dice,
    )
    ap = t["a"].ap
    t.play("strike z")
    assert (melee_dice(t), t["a"].ap) == ([dice], ap - 1)


@pytest.mark.rule("inc.melee.front-three")
@pytest.mark.parametrize(
    ("facing", "reached"), [("n", "bcd"), ("e", "dgj"), ("s", "hij"), ("w", "bfh")]
)
def test_a_blow_reaches_the_three_squares_ahead_of_the_facing(facing: str, reached: str) -> None:
    zombie = "sturmzombie n"
    t = table(
        CROWD,
        a=f"ape_trooper {facing}",
        b=zombie,
        c=zombie,
        d=zombie,
        f=zombie,
        g=zombie,
        h=zombie,
        i=zombie,
        j=zombie,
        current="a",
    )
    assert {letter for letter in "bcdfghij" if t.offers(f"strike {letter}")} == set(reached)


@pytest.mark.rule("inc.melee.one-dd")
@pytest.mark.parametrize(("die", "alive"), [(3, True), (4, False)])
def test_a_blow_hurts_like_a_shot_when_its_die_reaches_fortitude(die: int, alive: bool) -> None:
    t = table(
        PAIR, a="ape_trooper e", z="sturmzombie w", b="ape_trooper w", current="a", rolls=[die]
    )
    t.play("strike z")
    assert (t.alive("z"), t.told(Rolled)[0].fortitude) == (alive, 4)


@pytest.mark.rule("inc.melee.one-target-per-ap")
def test_one_point_of_melee_strikes_at_one_enemy_only() -> None:
    t = table(
        CROWD,
        a="ape_trooper n",
        b="sturmzombie s",
        c="sturmzombie s",
        d="sturmzombie s",
        current="a",
        ap=2,
        rolls=[6, 6],
    )
    t.play("strike b")
    assert [t.alive(letter) for letter in "bcd"] == [False, True, True]
    t.play("strike d")
    assert [t.alive(letter) for letter in "bcd"] == [False, True, False]


@pytest.mark.rule("inc.melee.no-lock")
def test_nobody_is_held_by_melee() -> None:
    t = table(
        PAIR,
        a="ape_trooper e",
        z="sturmzombie w",
        b="ape_trooper w activated",
        current="a",
        rolls=[1],
    )
    t.play("strike z")
    assert t.offers("step w")
    t.play("endactivation")
    assert (t.side, t.offers("activate z")) == ("swd", True)
    t.play("activate z", "step e")
    assert t.at("z") == (4, 0)


# Strength in numbers


@pytest.mark.rule(
    "inc.fig.strength-in-numbers",
    "inc.example.strength-in-numbers",
    "inc.ruling.strength-count",
)
def test_each_sturmzombie_keeps_its_number_against_one_enemy_in_one_german_turn() -> None:
    t = table(
        WIDE,
        a="ape_trooper n",
        b="ape_trooper n",
        z="sturmzombie n",
        y="sturmzombie n",
        u="sturmzombie n",
        side="swd",
        current="z",
        ap=2,
        cp=(0, 1),
        rolls=[1] * 8,
    )
    t.play("strike a", "strike a", "endactivation")
    t.play("activate y", "strike a", "endactivation")
    t.play("activate u", "strike a", "endactivation")
    t.play("command z", "strike a")
    assert melee_dice(t) == [1, 1, 2, 3, 1]


@pytest.mark.rule("inc.ruling.strength-count", "inc.fig.strength-in-numbers")
def test_bomberzombies_and_blows_at_another_enemy_do_not_count_as_numbers() -> None:
    t = table(
        """
        %%%%%%%%%%%
        %b . a . .%
        %         %
        %. z y u .%
        %%%%%%%%%%%
        """,
        a="ape_trooper n",
        b="ape_trooper n",
        z="sturmzombie n",
        y="bomberzombie n",
        u="sturmzombie n",
        side="swd",
        current="z",
        rolls=[1] * 3,
    )
    t.play("strike b", "endactivation", "activate y", "strike a", "endactivation")
    t.play("activate u", "strike a", "endactivation")
    assert melee_dice(t) == [1, 1, 1]


@pytest.mark.rule("inc.ruling.strength-count")
def test_numbers_start_again_in_the_next_german_turn() -> None:
    t = table(
        WIDE,
        a="ape_trooper n",
        z="sturmzombie n",
        y="sturmzombie n",
        side="swd",
        current="z",
        deck=[],
        lots=0,
        rolls=[1, 1, 1, 1],
    )
    t.play("strike a", "endactivation", "activate y", "strike a", "endactivation")
    t.play("activate a", "endactivation", "pass", "0 bid 0", "1 bid 1")
    t.play("activate y", "strike a")
    assert melee_dice(t) == [1, 2, 1]


@pytest.mark.rule("inc.ruling.strength-count")
def test_outside_the_german_turn_a_sturmzombie_rolls_one_die() -> None:
    t = table(
        WIDE,
        a="ape_trooper s",
        z="sturmzombie n",
        y="sturmzombie n",
        current="a",
        hands=([], ["blaze_of_glory", "blaze_of_glory"]),
        rolls=[4, 1, 4, 1],
    )
    t.play("strike z", "play blaze_of_glory", "strike a", "endactivation")
    t.play("strike y", "play blaze_of_glory", "strike a", "endactivation")
    assert melee_dice(t) == [1, 1, 1, 1]
