"""Melee: who strikes whom, the whip, the bat and strength in numbers."""

import pytest

from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.events import Clobbered, KnockRolled, Rerolled, Rolled

from .table import Table, table

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
PAIR = """
%%%%%%%%%%%%%%%
%. . a z . . b%
%%%%%%%%%%%%%%%
"""
WIDE = """
%%%%%%%%%%%
%b . a . .%
%         %
%. z y u .%
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


# The whip


@pytest.mark.rule("inc.fig.whip-reach")
def test_the_whip_reaches_two_squares_unless_a_figure_stands_in_the_way() -> None:
    t = table(
        """
        %%%%%%%%%%%%%
        %b . c . . d%
        %           %
        %. . f . . .%
        %           %
        %. . z . . .%
        %%%%%%%%%%%%%
        """,
        b="ape_trooper n",
        c="ape_trooper n",
        d="ape_trooper n",
        f="ape_trooper n",
        z="gretel n",
        side="swd",
        current="z",
        rolls=[6, 6],
    )
    assert [t.offers(f"strike {letter}") for letter in "bcdf"] == [False, False, False, True]
    t.play("strike f", "strike f")
    assert [t.offers(f"strike {letter}") for letter in "bcd"] == [True, True, False]


@pytest.mark.rule("inc.fig.whip-knockdown", "inc.ruling.whip-always")
@pytest.mark.parametrize(("die", "down"), [(3, False), (4, True)])
@pytest.mark.parametrize("struck", ["a", "b"])
def test_a_whip_attack_that_hurts_nobody_knocks_down_on_four_near_or_far(
    die: int, down: bool, struck: str
) -> None:
    t = table(
        """
        %%%%%%%%%
        %. z a .%
        %       %
        %. . . b%
        %%%%%%%%%
        """,
        z="gretel e",
        a="ape_trooper w",
        b="ape_trooper w",
        side="swd",
        current="z",
        rolls=[5, die],
    )
    if struck == "b":
        t.play("step s")
    t.play(f"strike {struck}")
    assert t[struck].down == down


@pytest.mark.rule("inc.fig.whip-knockdown")
def test_a_whip_attack_that_causes_damage_knocks_nobody_down() -> None:
    t = table(
        PAIR, z="gretel w", a="ape_trooper e", b="ape_trooper w", side="swd", current="z", rolls=[6]
    )
    t.play("strike a")
    assert (t["a"].damage, t["a"].down, t.told(KnockRolled)) == (1, False, [])


@pytest.mark.rule("inc.ruling.whip-no-dp", "inc.ruling.negated-hit")
def test_a_negated_hit_of_the_whip_counts_as_none() -> None:
    t = table(
        PAIR,
        z="gretel w",
        a="ape_trooper e",
        b="ape_trooper w",
        side="swd",
        current="z",
        hands=(["lucky_devil"], []),
        rolls=[6, 4],
    )
    t.play("strike a", "play lucky_devil")
    assert (t["a"].damage, t["a"].down) == (0, True)


@pytest.mark.rule("inc.fig.knocked-down", "inc.ruling.knockdown-scope")
def test_a_figure_knocked_down_moves_but_does_not_attack_until_it_pays_two_to_stand() -> None:
    t = table(PAIR, z="gretel w", a="ape_trooper e down", b="ape_trooper w", cp=(1, 0))
    t.play("activate a")
    attacks = ("shoot z", "strike z", "aim grenade", "watch")
    assert not any(t.offers(attack) for attack in attacks)
    assert t.offers("step w")
    t.play("standup")
    assert t["a"].ap == 1
    assert [t.offers(attack) for attack in attacks] == [True, True, True, False]


@pytest.mark.rule("inc.ruling.knockdown-scope")
def test_command_points_do_not_let_a_figure_knocked_down_attack_but_help_it_up() -> None:
    t = table(PAIR, z="gretel w", a="ape_trooper w down", b="ape_trooper w activated", cp=(3, 0))
    t.play("command a")
    assert (t.offers("watch"), t.offers("aim grenade"), t.offers("standup")) == (
        False,
        False,
        True,
    )
    t.play("standup")
    assert (t["a"].down, t.g.cp[0]) == (False, 1)


@pytest.mark.rule("inc.fig.knocked-down-expires", "inc.ruling.knockdown-scope")
@pytest.mark.parametrize("choices", [["activate a", "endactivation"], ["endturn"]])
def test_a_knock_down_ends_with_the_next_activation(choices: list[str]) -> None:
    t = table(PAIR, z="gretel w", a="ape_trooper e down", b="ape_trooper w", cp=(2, 0))
    t.play("command a", "step w")
    assert t["a"].down
    t.play(*choices)
    assert not t["a"].down


@pytest.mark.rule("inc.ruling.knockdown-scope")
def test_several_knock_downs_do_not_add_up() -> None:
    t = table(
        PAIR,
        z="gretel w",
        a="ape_trooper e",
        b="ape_trooper w",
        side="swd",
        current="z",
        rolls=[1, 6, 1, 5],
    )
    t.play("strike a", "strike a", "endactivation", "activate a", "standup")
    assert (t["a"].down, t["a"].ap, t.offers("strike z")) == (False, 1, True)


# The bat


@pytest.mark.rule("inc.fig.clobberer-reroll", "inc.ruling.clobberer-one-die")
def test_the_bat_lets_slugger_reroll_one_die_of_each_blow_once() -> None:
    t = table(
        PAIR,
        a="slugger_murphy e",
        z="gretel w",
        b="ape_trooper w",
        current="a",
        effects={"a": ["combat_fury"]},
        rolls=[1, 2, 3, 1, 2],
    )
    t.play("strike z")
    assert t.offered() == ["Done", "Reroll 0", "Reroll 1"]
    t.play("reroll 1")
    assert (t.asked, t.told(Rerolled)[0].before) == (ask.Act, (2,))
    t.play("strike z", "done")
    assert [roll.dice for roll in t.told(Rolled)] == [(1, 3), (1, 2)]


@pytest.mark.rule("inc.fig.clobberer-reroll", "inc.fig.clobberer-autokill")
def test_against_sturmzombies_the_bat_kills_without_a_roll_instead_of_rerolling() -> None:
    t = table(
        WIDE,
        a="slugger_murphy s",
        b="ape_trooper n",
        z="sturmzombie n",
        y="bomberzombie n",
        u="sturmzombie n",
        current="a",
        rolls=[1],
    )
    assert [t.offers(f"clobber {letter}") for letter in "zyu"] == [True, False, True]
    t.play("clobber z")
    assert (t.alive("z"), t["a"].ap) == (False, 3)
    t.play("strike u")
    assert (t.asked, t.alive("u")) == (ask.Act, True)


@pytest.mark.rule("inc.ruling.clobberer-no-dp")
def test_lucky_devil_cannot_stop_the_bat_but_blaze_of_glory_can_follow() -> None:
    t = table(
        PAIR,
        a="slugger_murphy e",
        z="sturmzombie w",
        b="ape_trooper w",
        current="a",
        hands=([], ["lucky_devil", "blaze_of_glory"]),
    )
    t.play("clobber z")
    assert (t.asked, len(t.told(Clobbered))) == (ask.BlazeOfGlory, 1)
    t.play("play blaze_of_glory")
    assert (t.side, t.asked) == ("swd", ask.LastAct)
