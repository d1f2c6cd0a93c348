"""The whip and the bat."""

import pytest

from games.incursion.table import table
from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.events import Clobbered, KnockRolled, Rerolled, Rolled

from .striking import PAIR, WIDE

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
