"""What Effect cards do to dice and Fortitude, title by title."""

from functools import partial

import pytest

from games.incursion.setups import CLOSE, HALL
from games.incursion.table import Table, table
from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.events import Rerolled, Rolled

close = partial(
    table,
    CLOSE,
    a="ape_trooper e",
    b="ape_trooper w",
    z="gretel w",
    current="a",
)
"""A trooper stands before Gretel."""
hall = partial(
    table,
    HALL,
    a="ape_trooper e",
    b="ape_trooper w",
    z="gretel w",
)
"""Gretel is some way off."""


def last(t: Table) -> Rolled:
    return t.told(Rolled)[-1]


# Dice of shooting


@pytest.mark.rule("inc.card.extra-ammo", "inc.card.armour-piercing-ammo")
@pytest.mark.parametrize("title", ["extra_ammo", "armour_piercing_ammo"])
def test_more_ammunition_gives_one_more_die_for_each_point_of_shooting(title: str) -> None:
    t = hall(current="a", effects={"a": [title]}, rolls=[1, 2, 3, 4, 1, 2, 3, 4])
    t.play("shoot z", "shoot z")
    assert [len(roll.dice) for roll in t.told(Rolled)] == [4, 4]


@pytest.mark.rule("inc.card.extra-ammo", "inc.card.armour-piercing-ammo", "inc.card.low-ammo")
@pytest.mark.parametrize("title", ["extra_ammo", "armour_piercing_ammo", "low_ammo"])
@pytest.mark.parametrize(
    "attack", [["aim grenade", "square 2,0"], ["aim flamethrower", "square 2,0", "done"]]
)
def test_ammunition_means_nothing_to_weapons_of_several_squares(
    title: str, attack: list[str]
) -> None:
    t = table(
        """
        %%%%%%%%%%%%%%%%%%%%%%%%%
        %a . . . z . . . . . . b%
        %%%%%%%%%%%%%%%%%%%%%%%%%
        """,
        a="ape_incinerator e",
        b="ape_trooper w",
        z="gretel w 2,0",
        current="a",
        effects={"a": [title]},
        spare=True,
        rolls=[1] * 9,
    )
    t.play(*attack)
    assert [len(roll.dice) for roll in t.told(Rolled) if roll.target == t["z"].id] == [1]


@pytest.mark.rule("inc.card.low-ammo")
def test_low_ammo_takes_one_die_from_each_point_of_shooting() -> None:
    t = hall(current="a", effects={"a": ["low_ammo"]}, rolls=[1, 2])
    t.play("shoot z")
    assert len(last(t).dice) == 2


@pytest.mark.rule("inc.card.low-ammo-minimum")
def test_with_however_little_ammunition_a_shot_rolls_one_die() -> None:
    t = hall(
        side="swd", current="z", effects={"z": ["low_ammo", "low_ammo", "low_ammo"]}, rolls=[1]
    )
    t.play("shoot a")
    assert len(last(t).dice) == 1


@pytest.mark.rule("inc.card.hail-of-lead")
def test_hail_of_lead_rerolls_any_dice_of_a_shot_together_once() -> None:
    t = hall(current="a", effects={"a": ["hail_of_lead"]}, rolls=[1, 2, 5, 6, 2])
    t.play("shoot z")
    assert t.offered() == ["Done", "Reroll 0", "Reroll 1", "Reroll 2"]
    t.play("reroll 1", "reroll 0", "done")
    assert (last(t).dice, t["z"].damage, len(t.told(Rerolled))) == ((2, 6, 5), 2, 1)


@pytest.mark.rule("inc.card.hail-of-lead", "inc.ruling.hail-of-lead-scope")
def test_hail_of_lead_rerolls_the_die_of_one_figure_in_a_blast_and_not_an_equal_one() -> None:
    t = close(b="ape_trooper w 3,0", effects={"a": ["hail_of_lead"]}, rolls=[1, 5, 5, 2])
    t.play("aim grenade")
    assert [roll.split()[0] for roll in t.offered()] == ["Done", "Reroll", "Reroll", "Reroll"]
    t.play("reroll 2", "done")
    assert (t["a"].damage, t["z"].damage, t["b"].damage) == (0, 1, 0)


# Dice of melee


@pytest.mark.rule("inc.card.combat-fury", "inc.card.effect-stack")
@pytest.mark.parametrize("copies", [1, 2])
def test_combat_fury_gives_one_more_die_for_each_point_of_melee(copies: int) -> None:
    t = close(effects={"a": ["combat_fury"] * copies}, rolls=[1] * (2 + 2 * copies))
    t.play("strike z", "strike z")
    assert [len(roll.dice) for roll in t.told(Rolled)] == [1 + copies, 1 + copies]


@pytest.mark.rule("inc.card.smashing-blow", "inc.ruling.smashing-blow-stack")
@pytest.mark.parametrize("copies", [1, 2])
def test_smashing_blow_adds_one_to_every_die_of_melee_for_each_copy_and_does_not_grow(
    copies: int,
) -> None:
    t = close(effects={"a": ["smashing_blow"] * copies}, rolls=[5 - copies, 4 - copies, 5 - copies])
    t.play("strike z", "strike z", "strike z")
    assert ([roll.bonus for roll in t.told(Rolled)], t["z"].damage) == ([copies] * 3, 2)


@pytest.mark.rule("inc.card.savage-fury")
def test_savage_fury_rerolls_any_dice_of_a_blow_and_none_of_a_shot() -> None:
    t = close(effects={"a": ["savage_fury", "combat_fury"]}, rolls=[1, 2, 5, 6, 1, 2, 3])
    t.play("strike z", "reroll 0", "reroll 1")
    assert (last(t).dice, t["z"].damage) == ((5, 6), 2)
    t.play("shoot z")
    assert (t.asked, len(t.told(Rerolled))) == (ask.Act, 1)


@pytest.mark.rule("inc.card.hail-of-lead", "inc.card.smashing-blow", "inc.card.combat-fury")
def test_cards_of_shooting_and_of_melee_keep_to_their_own_attacks() -> None:
    t = close(effects={"a": ["hail_of_lead", "extra_ammo"]}, rolls=[1])
    t.play("strike z")
    assert (t.asked, len(last(t).dice)) == (ask.Act, 1)


@pytest.mark.rule("inc.card.smashing-blow", "inc.card.combat-fury")
def test_melee_cards_do_nothing_for_shots() -> None:
    t = close(effects={"a": ["smashing_blow", "combat_fury"]}, rolls=[1, 2, 3])
    t.play("shoot z")
    assert (len(last(t).dice), last(t).bonus) == (3, 0)


# Fortitude


@pytest.mark.rule(
    "inc.card.liquid-courage-shooting", "inc.card.liquid-courage-melee", "inc.ruling.liquid-courage"
)
def test_a_drunken_figure_shoots_worse_and_strikes_better() -> None:
    t = close(z="sturmzombie w", effects={"a": ["liquid_courage"]}, rolls=[4, 4, 4, 3])
    t.play("shoot z")
    assert (last(t).fortitude, t.alive("z")) == (5, True)
    t.play("strike z")
    assert (last(t).fortitude, t.alive("z")) == (3, False)


@pytest.mark.rule("inc.card.liquid-courage-shooting", "inc.card.liquid-courage-melee")
def test_attacks_on_a_drunken_figure_are_as_usual() -> None:
    t = table(
        CLOSE,
        a="ape_trooper w",
        b="ape_trooper w",
        z="gretel w",
        side="swd",
        current="z",
        effects={"a": ["liquid_courage"]},
        rolls=[5, 1, 5, 1],
    )
    t.play("shoot a", "strike a")
    assert [roll.fortitude for roll in t.told(Rolled)] == [6, 6]


@pytest.mark.rule("inc.card.v-neutraliser", "inc.card.v-stimulator", "inc.ruling.f-scope")
@pytest.mark.parametrize(("title", "fortitude"), [("v_neutraliser", 3), ("v_stimulator", 5)])
def test_the_v_cards_change_the_fortitude_of_all_sturmzombies_against_everything(
    title: str, fortitude: int
) -> None:
    t = table(
        """
        %%%%%%%%%%%%%
        %a z y . u b%
        %%%%%%%%%%%%%
        """,
        a="ape_trooper e",
        b="ape_trooper e",
        z="sturmzombie w",
        y="sturmzombie e",
        u="bomberzombie w",
        hands=(["booby_trap"], []),
        effects={"zombies": [title]},
        fires={(3, 0): "allies"},
        cp=(2, 0),
        rolls=[1] * 12,
    )
    t.play("play booby_trap", "activate a", "strike z", "shoot z", "aim grenade")
    sources = {roll.source for roll in t.told(Rolled) if roll.target == t["z"].id}
    assert sources == {"booby_trap", "melee", "lmg", "grenade"}
    zombies = {t["z"].id, t["y"].id}
    assert {roll.fortitude for roll in t.told(Rolled) if roll.target in zombies} == {fortitude}
    assert {roll.fortitude for roll in t.told(Rolled) if roll.target == t["u"].id} == {4}


@pytest.mark.rule("inc.card.v-neutraliser", "inc.card.v-stimulator", "inc.ruling.f-scope")
@pytest.mark.parametrize(("title", "fortitude"), [("v_neutraliser", 3), ("v_stimulator", 5)])
def test_the_v_cards_on_a_bomberzombie_count_for_it_alone_and_in_the_fire_too(
    title: str, fortitude: int
) -> None:
    t = table(
        HALL,
        a="ape_trooper e",
        b="ape_trooper w",
        z="bomberzombie e",
        y="sturmzombie e 3,2",
        side="swd",
        current="z",
        effects={"z": [title]},
        fires={(4, 1): "allies", (4, 2): "allies"},
        rolls=[1, 1],
    )
    t.play("step e", "endactivation", "activate y", "step e")
    assert [roll.fortitude for roll in t.told(Rolled)] == [fortitude, 4]
