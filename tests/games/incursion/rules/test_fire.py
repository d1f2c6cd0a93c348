"""Shooting with guns: dice, hits, weapons, ammunition and rerolls."""

from __future__ import annotations

from functools import partial

import pytest

from games.incursion.table import Table, table
from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.content.loading import own_content
from sobremesa.games.incursion.events import Damaged, Died, Paid, Rerolled, Rolled
from sobremesa.games.incursion.rules.effects import fortitude
from sobremesa.games.incursion.state import Place

CORRIDOR = """
%%%%%%%%%%%%%%%
%b a . z y d .%
%%%%%%%%%%%%%%%
"""
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


def dice(t: Table) -> list[tuple[int, ...]]:
    """The dice of every roll so far."""
    return [roll.dice for roll in t.told(Rolled)]


# A shot


@pytest.mark.rule("inc.shoot.procedure")
def test_a_shot_is_paid_and_rolls_as_many_dice_as_the_weapon_fires() -> None:
    t = table(ROOM, current="a", a="ape_trooper e", z="sturmzombie w", rolls=[1, 2, 3])
    t.play("shoot z")
    assert [(paid.ap, paid.left) for paid in t.told(Paid)] == [(1, 2)]
    assert dice(t) == [(1, 2, 3)]


files = partial(
    table,
    CORRIDOR,
    current="a",
    a="ape_trooper e",
    b="ape_trooper w",
    z="sturmzombie w",
    y="sturmzombie w",
    d="sturmzombie w",
)


@pytest.mark.rule("inc.example.shoot-one-hit", "inc.shoot.hit", "inc.shoot.casualty")
def test_one_hit_of_three_dice_removes_the_first_zombie_of_a_file() -> None:
    t = files(rolls=[1, 2, 4])
    t.play("shoot z")
    assert t.told(Rolled)[0].hits == len(t.told(Damaged)) == 1
    assert [t.alive(name) for name in "zyd"] == [False, True, True]
    assert t.cell(3, 0) not in t.g.at


@pytest.mark.rule("inc.example.shoot-overkill", "inc.shoot.excess-lost", "inc.shoot.single-target")
def test_damage_beyond_what_kills_hurts_nobody_else() -> None:
    t = files(rolls=[1, 5, 4])
    t.play("shoot z")
    assert (t.told(Rolled)[0].hits, len(t.told(Damaged))) == (2, 1)
    assert [t.alive(name) for name in "zyd"] == [False, True, True]


@pytest.mark.rule("inc.shoot.single-target")
def test_all_dice_of_a_shot_go_to_one_figure_in_the_open_too() -> None:
    t = table(
        ROOM, current="a", a="ape_trooper e", z="blitzhund w", y="blitzhund w", rolls=[4, 1, 4]
    )
    t.play("shoot z")
    assert (t.alive("z"), t["y"].damage) == (False, 0)


@pytest.mark.rule("inc.shoot.hit")
@pytest.mark.parametrize(
    ("kind", "die", "hits"),
    [("sturmzombie", 3, 0), ("sturmzombie", 4, 1), ("gretel", 4, 0), ("gretel", 5, 1)],
)
def test_a_die_hits_when_it_equals_or_beats_fortitude(kind: str, die: int, hits: int) -> None:
    t = table(ROOM, current="a", a="ape_trooper e", z=f"{kind} w", rolls=[die, 1, 2])
    t.play("shoot z")
    assert t.told(Rolled)[0].hits == hits


@pytest.mark.rule("inc.shoot.markers", "inc.shoot.one-dp-per-die")
def test_damage_is_marked_one_point_for_each_die() -> None:
    t = table(ROOM, current="a", a="ape_trooper e", z="gretel w", rolls=[6, 1, 6, 6, 1, 1])
    t.play("shoot z")
    first = t["z"].damage
    t.play("shoot z")
    assert (first, t["z"].damage, t["z"].place) == (2, 3, Place.BOARD)


@pytest.mark.rule("inc.shoot.casualty")
def test_a_figure_with_no_damage_points_left_is_removed() -> None:
    t = table(ROOM, current="a", a="ape_trooper e", z="gretel w damage=3", rolls=[5, 1, 1])
    t.play("shoot z")
    assert (t["z"].place, t.told(Died)) == (Place.DEAD, [Died(t["z"].id, t.cell(4, 1))])


@pytest.mark.rule("inc.shoot.adjacent-ok")
def test_a_figure_shoots_freely_next_to_enemies() -> None:
    beside = table(ROOM, current="a", a="ape_trooper e", b="sturmzombie n", z="sturmzombie w")
    ahead = table(ROOM, current="a", a="ape_trooper e", z="sturmzombie w 2,1")
    assert (beside.offers("shoot z"), ahead.offers("shoot z")) == (True, True)


@pytest.mark.rule("inc.ruling.targets-enemy-only")
def test_friends_are_neither_shot_nor_struck_but_caught_in_blasts_and_flames() -> None:
    start = partial(table, ROOM, current="a", b="ape_trooper n 2,1")
    gun = start(a="ape_trooper e")
    blast = start(a="ape_trooper e", rolls=[1])
    blast.play("aim grenade", "square 3,1")
    flames = start(a="ape_incinerator e", rolls=[1])
    flames.play("aim flamethrower", "done")
    assert not gun.offers("shoot")
    assert not gun.offers("strike")
    assert {roll.target for roll in blast.told(Rolled)} == {blast["b"].id}
    assert {roll.target for roll in flames.told(Rolled)} == {flames["b"].id}


# Weapons


@pytest.mark.parametrize(
    ("kind", "weapons", "own", "reaction"),
    [
        pytest.param("gretel", None, 2, 1, marks=pytest.mark.rule("inc.shoot.rof-smg")),
        pytest.param("gretel", "lmg", 3, 2, marks=pytest.mark.rule("inc.shoot.rof-lmg")),
        pytest.param("gretel", "hmg", 3, 2, marks=pytest.mark.rule("inc.shoot.rof-hmg")),
        pytest.param(
            "gretel", "shotgun", 1, 1, marks=pytest.mark.rule("inc.shoot.rof-shotgun-pistol")
        ),
        pytest.param(
            "gretel", "bambi", 1, 1, marks=pytest.mark.rule("inc.shoot.rof-shotgun-pistol")
        ),
    ],
)
def test_weapons_roll_their_dice_when_paid_and_in_reaction_fire(
    kind: str, weapons: str | None, own: int, reaction: int
) -> None:
    start = partial(
        table,
        ROOM,
        arms={kind: (weapons,)} if weapons else None,
        z="ape_trooper e",
        b="ape_trooper w",
    )
    paid = start(side="swd", current="a", a=f"{kind} e", rolls=[1, 2, 3][:own])
    paid.play("shoot z")
    fired = start(a=f"{kind} e watching", current="z", rolls=[1, 2][:reaction])
    fired.play("turn n", "fire a")
    assert (dice(paid), dice(fired)) == ([(1, 2, 3)[:own]], [(1, 2)[:reaction]])


@pytest.mark.rule("inc.shoot.rof-lmg", "inc.shoot.rof-smg", "inc.shoot.rof-hmg")
@pytest.mark.rule("inc.shoot.rof-shotgun-pistol")
def test_figures_carry_the_guns_of_their_cards() -> None:
    figures = own_content().figures
    guns = {kind: card.weapons[0] for kind, card in figures.items() if card.weapons}
    assert guns == {
        "ape_trooper": "lmg",
        "ape_hmg": "hmg",
        "ape_incinerator": "flamethrower",
        "ape_sergeant": "lmg",
        "slugger_murphy": "bambi",
        "gretel": "smg",
        "ilsa": "two_smgs",
    }


@pytest.mark.rule("inc.shoot.rof-hmg", "inc.ruling.hmg-targets")
def test_an_hmg_shoots_twice_for_one_point_at_two_targets_if_it_likes() -> None:
    t = files(a="ape_hmg e", rolls=[4, 1, 1, 1, 1, 4])
    t.play("shoot z")
    assert (t.asked, t.alive("z"), t.offers("shoot y")) == (ask.AnotherShot, False, True)
    t.play("shoot y")
    assert (t.alive("y"), t["a"].ap, t.asked) == (False, 2, ask.Act)


@pytest.mark.rule("inc.ruling.hmg-targets")
def test_the_second_shot_of_an_hmg_is_optional_and_may_hit_the_same_figure() -> None:
    t = files(a="ape_hmg e", rolls=[1, 2, 3])
    t.play("shoot z")
    same = t.offers("shoot z")
    t.play("pass")
    assert (same, dice(t), t.asked) == (True, [(1, 2, 3)], ask.Act)


@pytest.mark.rule("inc.example.hmg-first-shot-kills-shooter")
def test_an_hmg_killed_by_what_it_shot_does_not_shoot_again() -> None:
    t = table(
        CORRIDOR,
        current="a",
        a="ape_hmg e damage=1",
        b="ape_trooper w",
        z="bomberzombie w",
        rolls=[4, 1, 1, 1, 1, 3],
    )
    t.play("shoot z")
    assert (t.alive("a"), t.alive("z"), t.asked) == (False, False, ask.PlayerTurn)
    assert [roll.source for roll in t.told(Rolled)] == ["hmg", "volatile", "volatile"]


@pytest.mark.rule("inc.example.fortitude-shotgun")
@pytest.mark.parametrize(("die", "hits"), [(4, 0), (5, 1), (6, 1)])
def test_a_shotgun_hits_an_ape_with_five_or_six(die: int, hits: int) -> None:
    t = table(
        ROOM,
        side="swd",
        arms={"gretel": ("shotgun",)},
        current="a",
        a="gretel e",
        z="ape_trooper w",
        rolls=[die],
    )
    t.play("shoot z")
    assert t["z"].damage == hits


@pytest.mark.rule("inc.ruling.shotgun-unused")
def test_the_shotgun_is_a_weapon_that_nobody_carries() -> None:
    content = own_content()
    assert "shotgun" in content.weapons
    assert not any("shotgun" in card.weapons for card in content.figures.values())


@pytest.mark.rule("inc.ruling.weapon-choice")
def test_a_figure_chooses_a_weapon_for_each_attack() -> None:
    t = table(
        ROOM.replace("a . . z", "a . z ."),
        current="a",
        ap=4,
        a="ape_sergeant e",
        z="gretel w",
        rolls=[1, 1, 1, 1, 1],
    )
    t.play("aim grenade_launcher", "square 4,1", "shoot z", "step e", "strike z")
    assert [roll.source for roll in t.told(Rolled)] == ["grenade_launcher", "lmg", "melee"]


# Rerolls


@pytest.mark.rule("inc.reroll.once", "inc.example.ilsa-single-reroll")
def test_ilsa_rerolls_every_miss_once() -> None:
    t = table(
        ROOM,
        side="swd",
        current="a",
        a="ilsa e",
        z="ape_trooper w",
        rolls=[1, 2, 3, 6],
    )
    t.play("shoot z")
    assert t.told(Rerolled) == [Rerolled(t["a"].id, (1, 2), (3, 6))]
    assert (dice(t), t["z"].damage) == ([(3, 6)], 1)


@pytest.mark.rule("inc.reroll.once")
def test_a_die_that_was_rerolled_cannot_be_rerolled_by_a_card() -> None:
    t = table(
        ROOM,
        side="swd",
        current="a",
        a="ilsa e",
        z="ape_trooper w",
        effects={"a": ["hail_of_lead"]},
        rolls=[6, 1, 2],
    )
    t.play("shoot z")
    assert (t.asked, t.offered()) == (ask.Reroll, ["Done", "Reroll 0"])
    t.play("done")
    assert dice(t) == [(6, 2)]


@pytest.mark.rule("inc.reroll.once")
def test_two_sources_reroll_a_die_of_slugger_only_once() -> None:
    t = table(
        ROOM.replace("a .", "a z").replace("z . z", "z . ."),
        current="a",
        a="slugger_murphy e",
        z="gretel w",
        effects={"a": ["savage_fury"]},
        rolls=[1, 2],
    )
    t.play("strike z", "reroll 0")
    assert (t.asked, dice(t)) == (ask.Act, [(2,)])


@pytest.mark.rule("inc.example.bambi-chain")
def test_bambis_bonus_falls_with_every_shot_of_the_chain() -> None:
    t = table(ROOM, current="a", a="slugger_murphy e", z="gretel w", rolls=[3, 4, 5])
    t.play("shoot z", "shoot z", "shoot z")
    assert [roll.bonus for roll in t.told(Rolled)] == [2, 1, 0]
    assert (t["z"].damage, t.asked, t["a"].ap) == (3, ask.AnotherShot, 3)


# Fortitude


@pytest.mark.rule("inc.shoot.f-clamp", "inc.example.f-clamp")
def test_fortitude_stays_between_one_and_six() -> None:
    start = partial(table, ROOM, current="a", effects={"a": ["liquid_courage"]})
    ape = start(side="swd", a="gretel e", z="ape_trooper w", rolls=[6, 5])
    ape.play("shoot z")
    zombie = start(a="ape_trooper e", z="sturmzombie w", rolls=[4, 4, 4])
    zombie.play("shoot z")
    assert (ape.told(Rolled)[0].fortitude, ape["z"].damage) == (6, 1)
    assert (zombie.told(Rolled)[0].fortitude, zombie.alive("z")) == (5, True)
    assert fortitude(zombie.g, zombie["z"], -9) == 1
