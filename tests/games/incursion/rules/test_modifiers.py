"""Ammunition, modifiers and Fortitude: how many dice a shot rolls, and against what."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

import pytest

from games.incursion.setups import FACE_TO_FACE
from games.incursion.table import Table, table
from sobremesa.games.incursion.events import Paid, Rolled

ROOM = """
%%%%%%%%%%%%%
%. . . . . .%
%           %
%. a . . z .%
%           %
%. b . . y .%
%           %
%. . . . d .%
%%%%%%%%%%%%%
"""


def counts(t: Table) -> list[int]:
    """How many dice every roll had."""
    return [len(roll.dice) for roll in t.told(Rolled)]


# How many dice


@pytest.mark.rule("inc.ruling.ammo-hmg")
@pytest.mark.parametrize(
    ("effects", "first"), [(["extra_ammo"], 4), (["low_ammo"], 2), (["low_ammo"] * 3, 1)]
)
def test_ammunition_changes_only_the_first_shot_of_an_hmg(effects: list[str], first: int) -> None:
    t = table(
        ROOM,
        current="a",
        a="ape_hmg e",
        z="gretel w",
        effects={"a": effects},
        rolls=[1] * (first + 3),
    )
    t.play("shoot z", "shoot z")
    assert counts(t) == [first, 3]


@pytest.mark.rule("inc.ruling.ammo-rf")
@pytest.mark.parametrize(
    ("kind", "effects", "rolls"),
    [
        ("ape_trooper", ["extra_ammo"], [1, 2]),
        ("ape_trooper", ["low_ammo"], [1, 2]),
        ("ilsa", [], [1]),
    ],
)
def test_neither_ammunition_nor_ilsas_reroll_count_in_reaction_fire(
    kind: str, effects: list[str], rolls: list[int]
) -> None:
    side, mover = ("allies", "ape_trooper") if kind == "ilsa" else ("swd", "sturmzombie")
    t = table(
        ROOM,
        side=side,
        current="z",
        a=f"{kind} e watching",
        z=f"{mover} w",
        effects={"a": effects},
        rolls=rolls,
    )
    t.play("turn s", "fire a")
    assert [roll.dice for roll in t.told(Rolled)] == [tuple(rolls)]


@pytest.mark.rule("inc.ruling.cp-as-ap")
def test_command_points_spent_on_shooting_or_melee_count_as_action_points() -> None:
    start = partial(table, FACE_TO_FACE, cp=(1, 0), b="ape_trooper w", z="gretel w")
    shot = start(a="ape_trooper e", effects={"a": ["extra_ammo"]}, rolls=[1] * 4)
    shot.play("command a", "shoot z")
    blow = start(a="ape_trooper e", effects={"a": ["combat_fury"]}, rolls=[1] * 2)
    blow.play("command a", "strike z")
    chain = start(a="slugger_murphy e", rolls=[3, 1])
    chain.play("command a", "shoot z", "shoot z")
    assert (counts(shot), counts(blow), counts(chain)) == ([4], [2], [1, 1])
    assert [paid.cp for paid in chain.told(Paid)] == [1]


@pytest.mark.rule("inc.ruling.armour-piercing")
def test_armour_piercing_ammunition_adds_a_die_and_nothing_to_the_result() -> None:
    t = table(
        ROOM,
        current="a",
        a="ape_trooper e",
        z="gretel w",
        effects={"a": ["armour_piercing_ammo", "extra_ammo"]},
        rolls=[4] * 5,
    )
    t.play("shoot z")
    assert (counts(t), t.told(Rolled)[0].bonus, t["z"].damage) == ([5], 0, 0)


@pytest.mark.rule("inc.ruling.armour-piercing")
def test_armour_piercing_ammunition_may_be_agreed_to_raise_the_result() -> None:
    t = table(
        ROOM,
        settings={"armour-piercing": "result"},
        current="a",
        a="ape_trooper e",
        z="gretel w",
        effects={"a": ["armour_piercing_ammo"]},
        rolls=[4, 1, 1],
    )
    t.play("shoot z")
    assert (counts(t), t["z"].damage) == ([3], 1)


RESULT = {"armour-piercing": "result"}


@pytest.mark.rule("inc.ruling.armour-piercing")
@pytest.mark.parametrize(
    ("kind", "choices", "rolls"),
    [
        ("ape_trooper", ["aim grenade", "square 4,1"], [1, 1]),
        ("ape_sergeant", ["aim grenade_launcher", "square 4,1"], [1, 1]),
        ("ape_incinerator", ["aim flamethrower", "square 3,1", "square 4,1", "done"], [1]),
    ],
)
def test_the_agreed_result_of_armour_piercing_is_not_for_weapons_that_hit_several_squares(
    kind: str, choices: list[str], rolls: list[int]
) -> None:
    def bonuses(effects: dict[str, list[str]]) -> list[int]:
        t = table(
            ROOM,
            settings=RESULT,
            current="a",
            a=f"{kind} e",
            z="gretel w",
            y="gretel w 4,2",
            effects=effects,
            rolls=rolls,
        )
        t.play(*choices)
        return [roll.bonus for roll in t.told(Rolled)]

    plain = bonuses({})
    assert plain
    assert bonuses({"a": ["armour_piercing_ammo"]}) == plain


@pytest.mark.rule("inc.ruling.armour-piercing")
def test_the_agreed_result_of_armour_piercing_does_not_count_in_reaction_fire() -> None:
    t = table(
        ROOM,
        settings=RESULT,
        side="swd",
        current="z",
        a="ape_trooper e watching",
        z="gretel w",
        effects={"a": ["armour_piercing_ammo"]},
        rolls=[4, 3],
    )
    t.play("turn n", "fire a")
    assert ([roll.bonus for roll in t.told(Rolled)], t["z"].damage) == ([0], 0)


@pytest.mark.rule("inc.ruling.armour-piercing")
def test_the_agreed_result_of_armour_piercing_counts_in_both_shots_of_an_hmg() -> None:
    t = table(
        ROOM,
        settings=RESULT,
        current="a",
        a="ape_hmg e",
        z="gretel w",
        effects={"a": ["armour_piercing_ammo"]},
        rolls=[1] * 6,
    )
    t.play("shoot z", "shoot z")
    assert [roll.bonus for roll in t.told(Rolled)] == [1, 1]


@pytest.mark.rule("inc.ruling.dice-count-floor")
def test_low_ammunition_leaves_at_least_one_die() -> None:
    t = table(
        ROOM,
        side="swd",
        current="a",
        a="gretel e",
        z="ape_trooper w",
        effects={"a": ["low_ammo"] * 3},
        rolls=[1],
    )
    t.play("shoot z")
    assert counts(t) == [1]


@pytest.mark.rule("inc.ruling.dice-count-floor")
def test_low_ammunition_does_not_touch_melee() -> None:
    t = table(
        FACE_TO_FACE,
        current="a",
        a="ape_trooper e",
        z="gretel w",
        effects={"a": ["low_ammo"] * 3},
        rolls=[1],
    )
    t.play("strike z")
    assert counts(t) == [1]


# Hail of lead


@pytest.mark.rule("inc.ruling.hail-of-lead-scope")
def test_hail_of_lead_rerolls_the_dice_of_area_weapons() -> None:
    start = partial(table, ROOM, current="a", effects={"a": ["hail_of_lead"]}, z="gretel w")
    grenade = start(a="ape_trooper e", rolls=[1, 6])
    grenade.play("aim grenade", "square 4,1", "reroll 0")
    flames = start(a="ape_incinerator e", rolls=[1, 6])
    flames.play("aim flamethrower", "square 3,1", "square 4,1", "done", "reroll 0")
    assert (grenade["z"].damage, flames["z"].damage) == (1, 1)


@pytest.mark.rule("inc.ruling.hail-of-lead-scope")
def test_hail_of_lead_rerolls_the_dice_of_reaction_fire() -> None:
    t = table(
        ROOM,
        side="swd",
        current="z",
        a="ape_trooper e watching",
        z="gretel w",
        effects={"a": ["hail_of_lead"]},
        rolls=[1, 2, 6, 5],
    )
    t.play("turn s", "fire a", "reroll 0", "reroll 1")
    assert ([roll.dice for roll in t.told(Rolled)], t["z"].damage) == ([(6, 5)], 2)


# Fortitude and results


@pytest.mark.rule("inc.ruling.modifier-order")
def test_fortitude_is_clamped_before_the_result_is_raised() -> None:
    t = table(
        ROOM,
        side="swd",
        current="a",
        a="gretel e",
        z="ape_trooper w",
        effects={"a": ["liquid_courage"]},
        rolls=[5],
    )
    t.play("aim grenade", "square 4,1")
    assert (t.told(Rolled)[0].fortitude, t["z"].damage) == (6, 1)


@pytest.mark.rule("inc.ruling.modifier-order")
def test_all_changes_of_fortitude_are_summed_before_it_is_clamped() -> None:
    t = table(
        FACE_TO_FACE,
        side="swd",
        arms={"gretel": ("shotgun",)},
        current="a",
        a="gretel e",
        z="ape_trooper w",
        effects={"a": ["liquid_courage"]},
        rolls=[5],
    )
    t.play("shoot z")
    assert (t.told(Rolled)[0].fortitude, t["z"].damage) == (6, 0)


@pytest.mark.rule("inc.ruling.modifier-order")
def test_a_natural_one_may_hit() -> None:
    t = table(
        FACE_TO_FACE,
        side="swd",
        current="a",
        a="bomberzombie e",
        b="sturmzombie e",
        z="ape_trooper w",
        rolls=[1, 1],
    )
    t.play("kaboom z")
    assert (t.alive("b"), t["z"].damage) == (False, 0)


@pytest.mark.rule("inc.ruling.modifier-order")
def test_a_natural_six_may_miss() -> None:
    t = table(
        ROOM,
        current="a",
        a="slugger_murphy e",
        z="gretel w",
        c="sturmzombie w 3,0",
        d="sturmzombie w 3,1",
        f="sturmzombie w 3,2",
        h="sturmzombie w 3,3",
        rolls=[6, 6, 6, 6, 6],
    )
    t.play("shoot c", "shoot d", "shoot f", "shoot h", "shoot z")
    assert (t.told(Rolled)[-1].bonus, t["z"].damage) == (-2, 0)


Attack: TypeAlias = Callable[[Table], None]


def _shot(t: Table) -> None:
    t.play("activate a", "shoot z")


def _blow(t: Table) -> None:
    t.play("activate a", "step e", "step e", "strike z")


def _grenade(t: Table) -> None:
    t.play("activate a", "aim grenade", "square 5,1")


def _card(t: Table) -> None:
    t.play("play booby_trap")


@pytest.mark.rule("inc.ruling.f-scope")
@pytest.mark.parametrize("effect", ["v_neutraliser", "v_stimulator"])
@pytest.mark.parametrize("attack", [_shot, _blow, _grenade, _card])
def test_a_change_of_zombie_fortitude_counts_against_every_die(effect: str, attack: Attack) -> None:
    t = table(
        ROOM,
        a="ape_trooper e",
        z="sturmzombie w",
        effects={"zombies": [effect]},
        hands=(("booby_trap",), ()),
        rolls=[1] * (3 if attack is _shot else 1),
    )
    attack(t)
    assert [roll.fortitude for roll in t.told(Rolled)] == [3 if effect == "v_neutraliser" else 5]


@pytest.mark.rule("inc.ruling.f-scope")
def test_a_change_of_zombie_fortitude_counts_against_fire() -> None:
    t = table(
        ROOM,
        side="swd",
        current="z",
        a="ape_trooper e",
        z="sturmzombie w",
        effects={"zombies": ["v_stimulator"]},
        fires={(3, 1): "allies"},
        rolls=[4],
    )
    t.play("step w")
    assert (t.told(Rolled)[0].fortitude, t.alive("z")) == (5, True)


@pytest.mark.rule("inc.ruling.f-scope")
def test_liquid_courage_counts_for_flames_and_not_for_the_fire_they_leave() -> None:
    t = table(
        ROOM,
        current="a",
        ap=2,
        a="ape_incinerator e",
        z="sturmzombie w",
        effects={"a": ["liquid_courage"]},
        rolls=[4, 4],
    )
    t.play("aim flamethrower", "square 3,1", "square 4,1", "done", "activate z", "step w")
    assert [(roll.source, roll.fortitude) for roll in t.told(Rolled)] == [
        ("flamethrower", 5),
        ("fire", 4),
    ]
