"""The Sergeant, Slugger Murphy, Gretel and Ilsa."""

from functools import partial

import pytest

from games.incursion.table import Table, table
from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.events import Rerolled, Rolled
from sobremesa.games.incursion.state import Stage
from sobremesa.kernel import Ask

CORRIDOR = """
%%%%%%%%%%%%%%%%%%%
%. a . z . . . . b%
%%%%%%%%%%%%%%%%%%%
"""
murphy_acts = partial(
    table,
    CORRIDOR,
    a="slugger_murphy e",
    b="ape_trooper w",
    z="gretel w",
    current="a",
)
"""It is Slugger Murphy who acts."""


def bonuses(t: Table) -> list[int]:
    return [roll.bonus for roll in t.told(Rolled)]


# The Sergeant


@pytest.mark.rule("inc.fig.sergeant-cp")
@pytest.mark.parametrize(("kind", "cp"), [("ape_sergeant", 7), ("ape_trooper", 6)])
def test_a_living_sergeant_is_worth_a_command_point_every_maintenance(kind: str, cp: int) -> None:
    t = table(CORRIDOR, a=f"{kind} e", stage=Stage.REPLENISH_CP, deck=[], lots=0)
    assert t.g.cp == [cp, 6]


@pytest.mark.rule("inc.fig.sergeant-leverage", "inc.fig.sergeant-leverage-record")
def test_the_sergeant_hands_unused_points_to_allies_that_are_not_activated_yet() -> None:
    t = table(
        CORRIDOR,
        a="ape_sergeant e",
        b="ape_trooper w",
        c="ape_trooper w 7,0",
        d="ape_trooper w 6,0 activated",
        z="sturmzombie w",
        current="a",
        ap=3,
    )
    t.play("endactivation")
    assert t.offered() == ["Done", f"Give {t['b'].id}", f"Give {t['c'].id}"]
    t.play("give b", "give b", "give c")
    assert (t["b"].given, t["c"].given) == (2, 1)
    t.play("activate b")
    assert (t["b"].ap, t["b"].given) == (5, 0)
    t.play("endactivation", "activate c")
    assert t["c"].ap == 4


@pytest.mark.rule("inc.fig.sergeant-leverage")
def test_the_sergeant_need_not_give_anything_away() -> None:
    t = table(CORRIDOR, a="ape_sergeant e", b="ape_trooper w", current="a", ap=3)
    t.play("endactivation", "done", "activate b")
    assert t["b"].ap == 3


# Slugger Murphy


@pytest.mark.rule(
    "inc.fig.bambi-bonus",
    "inc.fig.bambi-chain",
    "inc.fig.bambi-falling-bonus",
    "inc.example.bambi-chain",
)
def test_bambi_fires_on_for_nothing_while_it_hurts_each_time_one_weaker() -> None:
    t = murphy_acts(rolls=[3, 4, 5, 5])
    t.play("shoot z", "shoot z", "shoot z")
    assert (t["z"].damage, t.asked, t["a"].ap) == (3, ask.AnotherShot, 3)
    t.play("shoot z")
    assert (t["z"].damage, t.asked, t["a"].ap) == (3, ask.Act, 3)
    assert bonuses(t) == [2, 1, 0, -1]


@pytest.mark.rule("inc.fig.bambi-bonus", "inc.fig.bambi-falling-bonus")
def test_every_shot_that_is_paid_for_starts_again_at_plus_two() -> None:
    t = murphy_acts(rolls=[3, 2, 3])
    t.play("shoot z", "shoot z", "shoot z")
    assert bonuses(t) == [2, 1, 2]


@pytest.mark.rule("inc.fig.bambi-chain", "inc.ruling.bambi-targets")
def test_a_further_shot_of_bambi_is_optional_and_may_pick_another_target() -> None:
    t = table(
        """
        %%%%%%%%%%%
        %. . . . z%
        %         %
        %a . . . y%
        %%%%%%%%%%%
        """,
        a="slugger_murphy e",
        z="sturmzombie w",
        y="gretel w",
        current="a",
        rolls=[3, 4],
    )
    t.play("shoot y")
    assert t.offered() == ["Pass", f"Shoot {t['z'].id}", f"Shoot {t['y'].id}"]
    t.play("shoot z", "pass")
    assert (t["y"].damage, t.alive("z"), t.asked) == (1, False, ask.Act)


@pytest.mark.rule("inc.fig.bambi-natural-one")
def test_a_natural_one_ends_sluggers_activation_at_once() -> None:
    t = murphy_acts(rolls=[3, 1])
    t.play("shoot z", "shoot z")
    assert (t.asked, t.offers("activate a"), t.offers("activate b")) == (
        ask.PlayerTurn,
        False,
        True,
    )


@pytest.mark.rule("inc.ruling.bambi-dice")
@pytest.mark.parametrize(
    ("dice", "asked"),
    [
        ([3, 4], ask.AnotherShot),
        ([3, 2], ask.AnotherShot),
        ([2, 2], ask.Act),
        ([6, 1], ask.PlayerTurn),
    ],
)
def test_extra_ammo_gives_bambi_one_more_die_one_more_shot_and_one_more_chance_of_a_one(
    dice: list[int], asked: type[Ask]
) -> None:
    t = murphy_acts(effects={"a": ["extra_ammo"]}, rolls=dice)
    t.play("shoot z")
    assert (t.asked, t.told(Rolled)[0].bonus) == (asked, 2)


@pytest.mark.rule("inc.ruling.bambi-dice")
def test_extra_ammo_counts_for_the_paid_shot_of_a_chain_only() -> None:
    t = murphy_acts(effects={"a": ["extra_ammo"]}, rolls=[3, 2, 2])
    t.play("shoot z", "shoot z")
    assert [len(roll.dice) for roll in t.told(Rolled)] == [2, 1]


@pytest.mark.rule("inc.fig.bambi-bonus", "inc.fig.bambi-chain", "inc.ruling.bambi-one-outside")
@pytest.mark.parametrize(("die", "damage"), [(3, 1), (1, 0)])
def test_in_reaction_fire_bambi_adds_two_and_fires_once(die: int, damage: int) -> None:
    t = table(
        CORRIDOR,
        a="slugger_murphy e watching",
        b="ape_trooper w",
        z="gretel w",
        side="swd",
        current="z",
        rolls=[die],
    )
    t.play("turn n", "fire a")
    assert (t["z"].damage, bonuses(t), t.asked) == (damage, [2], ask.Act)


@pytest.mark.rule("inc.ruling.bambi-one-outside")
def test_a_natural_one_on_command_points_ends_the_chain_and_no_activation() -> None:
    t = table(
        CORRIDOR, a="slugger_murphy e", b="ape_trooper w", z="gretel w", cp=(1, 0), rolls=[3, 1]
    )
    t.play("command a", "shoot z", "shoot z")
    assert (t.asked, t["z"].damage) == (ask.PlayerTurn, 1)
    t.play("activate a")
    assert t["a"].ap == 4


@pytest.mark.rule("inc.ruling.bambi-one-outside")
def test_a_natural_one_on_command_points_does_not_end_the_activation_of_another() -> None:
    t = murphy_acts(cp=(1, 0), current="b", rolls=[1])
    t.play("command a", "shoot z")
    assert (t.asked, t.g.current) == (ask.Act, t["b"].id)


@pytest.mark.rule("inc.fig.slugger-will")
def test_slugger_shakes_off_one_effect_a_turn_for_a_point() -> None:
    t = murphy_acts(effects={"a": ["low_ammo", "jammed_radio"]}, kept={"a": ["medal"]})
    wills = [option for option in t.offered() if option.startswith("Will")]
    assert wills == [f"Will {t.card('low_ammo')}", f"Will {t.card('jammed_radio')}"]
    t.play(f"will {t.card('low_ammo')}")
    assert (t["a"].ap, t.g.discard, list(t.g.in_play)) == (
        3,
        [t.card("low_ammo")],
        [t.card("jammed_radio")],
    )
    assert not t.offers("will")


@pytest.mark.rule("inc.fig.slugger-will")
def test_nobody_but_slugger_shakes_off_effects() -> None:
    t = table(CORRIDOR, a="ape_trooper e", z="gretel w", current="a", effects={"a": ["low_ammo"]})
    assert not t.offers("will")


# Gretel and Ilsa


@pytest.mark.rule("inc.fig.gretel-special-cp")
@pytest.mark.parametrize(("kind", "special"), [("gretel", 4), ("ilsa", 0)])
def test_a_living_gretel_brings_four_special_points_every_turn(kind: str, special: int) -> None:
    t = table(CORRIDOR, a="ape_trooper e", z=f"{kind} w", stage=Stage.REPLENISH_CP, lots=0)
    assert (t.g.special, t.g.cp[1]) == (special, 6)


@pytest.mark.rule("inc.fig.ilsa-two-guns", "inc.ruling.ilsa-reroll-forced")
def test_ilsa_rerolls_every_die_that_misses_once_without_being_asked() -> None:
    t = table(
        CORRIDOR,
        a="ape_trooper w",
        z="ilsa w",
        side="swd",
        current="z",
        rolls=[5, 6, 2, 2, 3, 6, 1],
    )
    t.play("shoot a")
    assert (t.asked, t["a"].damage) == (ask.Act, 1)
    t.play("shoot a")
    assert t.match.outcome is not None
    assert [roll.before for roll in t.told(Rerolled)] == [(5,), (2, 3)]


@pytest.mark.rule("inc.fig.ilsa-two-guns", "inc.example.ilsa-single-reroll")
def test_a_die_of_ilsas_that_misses_again_is_not_rolled_a_third_time() -> None:
    t = table(
        CORRIDOR,
        a="ape_trooper w",
        z="ilsa w",
        side="swd",
        current="z",
        rolls=[1, 2, 3, 4],
        effects={"z": ["hail_of_lead"]},
    )
    t.play("shoot a")
    assert (t.asked, t.told(Rolled)[0].dice, t["a"].damage) == (ask.Act, (3, 4), 0)


@pytest.mark.rule("inc.fig.ilsa-commander")
@pytest.mark.parametrize(("kind", "hand"), [("ilsa", 5), ("gretel", 4)])
def test_while_ilsa_lives_the_german_hand_is_one_card_larger(kind: str, hand: int) -> None:
    t = table(CORRIDOR, a="ape_trooper e", z=f"{kind} w", stage=Stage.REPLENISH_CP, lots=0)
    assert (len(t.g.hands[0]), len(t.g.hands[1])) == (4, hand)


@pytest.mark.rule("inc.fig.ilsa-mask", "inc.ruling.rackley-targets")
def test_rackley_strikes_neither_ilsa_nor_zombies_and_a_hound_is_no_zombie() -> None:
    t = table(
        CORRIDOR,
        a="ape_trooper e",
        b="ape_trooper w",
        z="ilsa w",
        y="sturmzombie w 4,0",
        u="bomberzombie w 5,0",
        v="blitzhund w 6,0",
        g="gretel w 7,0",
        hands=(["rackley"], []),
        current="a",
    )
    t.play("play rackley")
    assert {name for name in t.names if t.offers(f"on {name}")} == {"a", "b", "v", "g"}
