"""Bomberzombies: Ka-BOOM and what happens when one is shot."""

from functools import partial

import pytest

from games.incursion.table import Table, table
from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.events import (
    BlazeBegan,
    Died,
    Exploded,
    Rolled,
    VolatileRolled,
)

CORRIDOR = """
%%%%%%%%%%%%%%%%%%%%%%%%%
%. . a z . . . . . . . b%
%%%%%%%%%%%%%%%%%%%%%%%%%
"""
HALL = """
%%%%%%%%%%%%%%%%%
%. . . . . . . .%
%               %
%a . . z . . . .%
%               %
%. . . . . . . b%
%%%%%%%%%%%%%%%%%
"""
facing = partial(
    table,
    HALL,
    a="ape_trooper e",
    b="ape_trooper e",
    z="bomberzombie w",
    current="a",
)
"""A trooper acts, before it a Bomberzombie."""
stormed = partial(
    table,
    CORRIDOR,
    a="ape_trooper e",
    b="ape_trooper e",
    z="bomberzombie w",
    side="swd",
    current="z",
)
"""A Bomberzombie is about to act."""


def blasts(t: Table) -> list[str]:
    return [blast.source for blast in t.told(Exploded)]


@pytest.mark.rule(
    "inc.fig.ka-boom",
    "inc.fig.ka-boom-dies",
    "inc.ruling.ka-boom-bonus",
    "inc.ruling.ka-boom-self",
    "inc.example.ka-boom-vs-ape",
)
@pytest.mark.parametrize(("die", "damage"), [(2, 0), (3, 1)])
def test_ka_boom_blasts_around_its_target_with_plus_three_and_costs_the_bomberzombie(
    die: int, damage: int
) -> None:
    t = table(
        """
        %%%%%%%%%%%%%%%
        %. c . . . . .%
        %             %
        %. . a z y . .%
        %             %
        %. . . . . . b%
        %%%%%%%%%%%%%%%
        """,
        a="ape_trooper e",
        b="ape_trooper e",
        c="ape_trooper e",
        z="bomberzombie w",
        y="sturmzombie w",
        side="swd",
        current="z",
        ap=1,
        rolls=[die, 1],
    )
    t.play("kaboom a")
    assert {roll.target for roll in t.told(Rolled)} == {t["a"].id, t["c"].id}
    assert {roll.bonus for roll in t.told(Rolled)} == {3}
    assert (t["c"].damage, t["a"].damage) == (damage, 0)
    assert (t.alive("z"), t.alive("y"), t.told(VolatileRolled)) == (False, True, [])


@pytest.mark.rule("inc.fig.ka-boom", "inc.ruling.ka-boom-moment")
@pytest.mark.parametrize(("facing", "offered"), [("w", True), ("n", False), ("e", False)])
def test_ka_boom_needs_an_enemy_in_one_of_the_three_squares_ahead(
    facing: str, offered: bool
) -> None:
    t = stormed(z=f"bomberzombie {facing}")
    assert t.offers("kaboom a") == offered


@pytest.mark.rule("inc.ruling.bomber-plain-melee")
def test_a_bomberzombie_may_strike_like_anybody_and_lives() -> None:
    t = stormed(rolls=[6])
    t.play("strike a")
    assert (t["a"].damage, t.alive("z"), blasts(t)) == (1, True, [])


@pytest.mark.rule("inc.ruling.ka-boom-moment")
def test_a_ka_boom_can_be_weakened_before_it_goes_off_and_no_blaze_follows_it() -> None:
    t = stormed(
        cp=(3, 0), hands=([], ["blaze_of_glory"]), effects={"z": ["combat_fury"]}, rolls=[1]
    )
    t.play("kaboom a")
    assert (t.side, t.asked, t.alive("z")) == ("allies", ask.Checkpoint, True)
    t.play("pass")
    assert (t.alive("z"), t.told(BlazeBegan)) == (False, [])
    assert t.asked not in (ask.BlazeOfGlory, ask.CriticalHit)
    order = [type(line.event) for line in t.match.journal.lines] if t.match.journal else []
    assert order.index(Died) < order.index(Exploded) < order.index(Rolled)


@pytest.mark.rule("inc.ruling.ka-boom-cards")
def test_no_card_of_melee_or_shooting_changes_a_ka_boom() -> None:
    effects = ["combat_fury", "smashing_blow", "savage_fury", "liquid_courage", "extra_ammo",
               "hail_of_lead"]  # fmt: skip
    t = stormed(effects={"z": effects}, hands=([], ["critical_hit"]), rolls=[2])
    t.play("kaboom a")
    (roll,) = t.told(Rolled)
    assert (roll.dice, roll.bonus, roll.fortitude) == ((2,), 3, 6)


@pytest.mark.rule("inc.ruling.ka-boom-cards")
def test_the_fortitude_of_the_victims_counts_in_a_ka_boom() -> None:
    t = stormed(y="sturmzombie w 4,0", effects={"zombies": ["v_stimulator"]}, rolls=[1, 1])
    t.play("kaboom a")
    assert (t.told(Rolled)[1].fortitude, t.alive("y")) == (5, True)


# Volatile


@pytest.mark.rule("inc.fig.volatile-roll", "inc.fig.volatile-explode", "inc.ruling.ka-boom-cards")
@pytest.mark.parametrize("die", [1, 2])
def test_a_bomberzombie_shot_dead_explodes_on_one_or_two(die: int) -> None:
    t = facing(
        y="gretel w 4,2",
        effects={"z": ["liquid_courage", "smashing_blow", "hail_of_lead"]},
        rolls=[1, 2, 4, die, 2],
    )
    t.play("shoot z")
    (blast,) = t.told(Exploded)
    assert (blast.centre, len(blast.squares)) == (t.cell(3, 1), 9)
    assert (t.told(Rolled)[-1].bonus, t["y"].damage, t.alive("z")) == (3, 1, False)


@pytest.mark.rule("inc.fig.volatile-roll", "inc.fig.volatile-removed")
def test_a_bomberzombie_shot_dead_is_just_removed_on_three() -> None:
    t = facing(rolls=[1, 2, 4, 3])
    t.play("shoot z")
    assert (t.alive("z"), blasts(t), t.told(BlazeBegan)) == (False, [], [])
    assert (t.asked, t.side) == (ask.Act, "allies")


@pytest.mark.rule("inc.fig.volatile-roll", "inc.fig.volatile-blaze", "inc.ruling.volatile-no-kill")
@pytest.mark.parametrize("die", [4, 5, 6])
def test_a_bomberzombie_shot_dead_blazes_on_four_or_more_and_nothing_can_stop_it(die: int) -> None:
    t = facing(cp=(9, 0), hands=(["snafu"], []), rolls=[1, 2, 4, die])
    t.play("shoot z")
    assert (t.side, t.asked, t.told(BlazeBegan)[0].ap) == ("swd", ask.LastAct, 5)
    t.play("step w", "step w", "endactivation")
    assert (t.alive("z"), t.side, len(t.told(Died))) == (False, "allies", 1)


@pytest.mark.rule("inc.fig.volatile-blaze", "inc.fig.ka-boom-dies")
def test_a_blazing_bomberzombie_that_blows_up_dies_once() -> None:
    t = facing(rolls=[1, 2, 4, 6, 6])
    t.play("shoot z", "step w", "step w", "kaboom a")
    assert (t["a"].damage, [died.figure for died in t.told(Died)]) == (1, [t["z"].id])
    assert (t.side, t.asked) == ("allies", ask.Act)


@pytest.mark.rule("inc.ruling.volatile-causes")
@pytest.mark.parametrize(
    ("attack", "rolls"),
    [
        (["aim grenade", "square 3,1"], [3]),
        (["aim flamethrower", "square 2,1", "square 3,1", "done"], [4]),
        (["shoot z", "play critical_hit"], []),
    ],
)
def test_every_kind_of_shooting_makes_a_bomberzombie_volatile(
    attack: list[str], rolls: list[int]
) -> None:
    t = facing(
        a="ape_incinerator e",
        arms={"ape_incinerator": ("flamethrower", "grenade", "lmg")},
        hands=(["critical_hit"], []),
        rolls=[*rolls, 3],
    )
    t.play(*attack)
    assert (t.alive("z"), len(t.told(VolatileRolled))) == (False, 1)


@pytest.mark.rule("inc.ruling.volatile-causes")
def test_friendly_shooting_makes_a_bomberzombie_volatile() -> None:
    t = facing(y="gretel w 6,1", side="swd", current="y", rolls=[3, 3])
    t.play("aim grenade", "square 3,1")
    assert len(t.told(VolatileRolled)) == 1


@pytest.mark.rule("inc.ruling.volatile-causes")
def test_melee_does_not_make_a_bomberzombie_volatile() -> None:
    t = table(
        CORRIDOR, a="ape_trooper e", b="ape_trooper e", z="bomberzombie w", current="a", rolls=[4]
    )
    t.play("strike z")
    assert (t.alive("z"), t.told(VolatileRolled)) == (False, [])


@pytest.mark.rule("inc.ruling.volatile-causes")
def test_burning_squares_and_cards_do_not_make_a_bomberzombie_volatile() -> None:
    t = facing(
        y="bomberzombie w 6,1",
        side="swd",
        current="z",
        fires={(2, 1): "allies"},
        hands=(["booby_trap"], []),
        rolls=[4, 4],
    )
    t.play("step w", "endturn", "play booby_trap")
    assert (t.alive("z"), t.alive("y"), t.told(VolatileRolled)) == (False, False, [])


@pytest.mark.rule("inc.ruling.volatile-causes")
def test_the_explosion_of_one_bomberzombie_does_not_set_off_another() -> None:
    t = facing(y="bomberzombie w 4,1", rolls=[4, 1, 2, 1, 1])
    t.play("shoot z")
    assert (t.alive("z"), t.alive("y"), len(t.told(VolatileRolled))) == (False, False, 1)


@pytest.mark.rule("inc.ruling.ka-boom-moment")
def test_no_blaze_of_glory_follows_a_volatile_explosion() -> None:
    t = facing(hands=([], ["blaze_of_glory"]), rolls=[4, 1, 2, 1])
    t.play("shoot z", "pass")
    assert (blasts(t), t.told(BlazeBegan), t.asked) == (["volatile"], [], ask.Act)


@pytest.mark.rule("inc.ruling.volatile-and-card")
def test_a_blaze_of_glory_card_takes_the_place_of_the_volatile_die() -> None:
    t = facing(hands=([], ["blaze_of_glory"]), rolls=[4, 1, 2])
    t.play("shoot z", "play blaze_of_glory", "endactivation")
    assert (t.alive("z"), t.told(VolatileRolled)) == (False, [])


@pytest.mark.rule("inc.ruling.volatile-and-card", "inc.example.blaze-negated-volatile")
def test_the_volatile_die_is_rolled_when_the_blaze_of_glory_card_is_killed() -> None:
    t = facing(cp=(3, 0), hands=([], ["blaze_of_glory"]), rolls=[4, 1, 2, 3])
    t.play("shoot z", "play blaze_of_glory", f"kill {t.card('blaze_of_glory')}")
    assert (t.g.cp[0], t.told(BlazeBegan), len(t.told(VolatileRolled))) == (0, [], 1)


@pytest.mark.rule("inc.ruling.blast-chooser")
def test_the_german_player_chooses_the_tied_squares_of_a_volatile_explosion() -> None:
    t = table(
        """
        %%%%%%%%%%%%%%%%%%%
        %a . . . z . b . .%
        %                 %
        %. . . . . . c . .%
        %%%%%%%%%%%%%%%%%%%
        """,
        a="ape_trooper e",
        b="ape_trooper e",
        c="ape_trooper e",
        z="bomberzombie w",
        current="a",
        rolls=[4, 1, 2, 1, 1],
    )
    t.play("shoot z")
    assert (t.side, t.asked) == ("swd", ask.BlastSquare)
    assert t.offered() == [f"Square {t.cell(2, 1)}", f"Square {t.cell(6, 1)}"]
    t.play("square 2,1")
    assert [roll.target for roll in t.told(Rolled)][1:] == [t["b"].id]
