"""Which acts draw reaction fire, which do not, and what ends it."""

from __future__ import annotations

from functools import partial

import pytest

from games.incursion.setups import why_ended
from games.incursion.table import table
from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.events import Rolled

HALL = """
%%%%%%%%%%%%%%%
%. . . . . . .%
%             %
%z a . . k . .%
%             %
%. b . . . . .%
%%%%%%%%%%%%%%%
"""
BEACON = """
%%%%%%%%%%%%%%%
%. . . . . . .%
%             %
%. a . . k . .%
%             %
%. . B b . . .%
%%%%%%%%%%%%%%%
"""
WATCHER = "gretel w watching"


# What draws fire


@pytest.mark.rule("inc.ruling.rf-trigger-list", "inc.rf.trigger")
@pytest.mark.parametrize(
    ("figure", "choices", "rolls"),
    [
        ("ape_trooper w", ["step n"], []),
        ("ape_trooper w", ["step s"], []),
        ("ape_trooper w", ["turn n"], []),
        ("ape_trooper w", ["shoot z"], [1, 2, 3]),
        ("ape_trooper w", ["aim grenade"], [1, 1]),
        ("ape_sergeant w", ["aim grenade_launcher"], [1, 1]),
        ("ape_incinerator w", ["aim flamethrower", "done"], [1]),
    ],
)
def test_moving_and_shooting_draw_fire(figure: str, choices: list[str], rolls: list[int]) -> None:
    t = table(HALL, current="a", a=figure, z="sturmzombie e", k=WATCHER, rolls=rolls)
    t.play(*choices)
    assert (t.asked, t.side) == (ask.Reaction, "swd")


@pytest.mark.rule("inc.ruling.rf-trigger-list")
def test_what_command_points_pay_draws_fire_too() -> None:
    t = table(HALL, a="ape_trooper w activated", b="ape_trooper w", k=WATCHER, cp=(1, 0))
    t.play("command a", "turn n")
    assert t.asked == ask.Reaction


@pytest.mark.rule("inc.ruling.rf-trigger-list")
def test_the_free_turn_of_a_hound_draws_fire() -> None:
    t = table(
        HALL, side="swd", current="a", a="blitzhund w", k="ape_trooper w watching", z="gretel e"
    )
    t.play("turn n")
    assert (t.asked, t.side, t["a"].ap) == (ask.Reaction, "allies", 6)


@pytest.mark.rule("inc.ruling.rf-trigger-list")
def test_working_doors_and_sealing_gates_draw_fire() -> None:
    gates = """
    %%%%%%%%%%%%%
    %. .Ga . k .%
    %           %
    %b . .G. . .%
    %%%%%%%%%%%%%
    """
    t = table(gates, current="a", a="ape_trooper n", b="ape_trooper n", k=WATCHER)
    t.play("usedoor 0")
    closing = t.asked
    t.play("pass", "seal 0")
    assert (closing, t.asked) == (ask.Reaction, ask.Reaction)


@pytest.mark.rule("inc.ruling.rf-trigger-list")
def test_entering_the_board_draws_fire() -> None:
    drawing = """
    %%%%%%%%%%%
    A. . . k b%
    %%%%%%%%%%%
    """
    t = table(drawing, a="ape_trooper waiting@A", b="ape_trooper n", k=WATCHER)
    t.play("enter a")
    assert (t.asked, t.side) == (ask.Reaction, "swd")


beacon = partial(table, BEACON, mission="m3", k=WATCHER)


@pytest.mark.rule("inc.ruling.rf-trigger-list")
def test_picking_up_and_taking_draw_fire() -> None:
    lying = beacon(current="a", a="ape_trooper w 2,1", b="ape_trooper n")
    lying.play("pickup")
    carried = beacon(current="a", a="ape_trooper w", b="ape_trooper n 1,2 carrying")
    carried.play("take b")
    assert (lying.asked, carried.asked) == (ask.Reaction, ask.Reaction)


# What does not


@pytest.mark.rule("inc.ruling.rf-trigger-list")
@pytest.mark.parametrize(
    ("figure", "choices", "rolls"),
    [
        ("ape_trooper w down", ["standup"], []),
        ("ape_trooper w", ["strike z"], [1]),
        ("slugger_murphy w", ["clobber z"], []),
        ("slugger_murphy w", ["will"], []),
        ("ape_trooper w", ["play booby_trap"], [1, 1]),
    ],
)
def test_what_is_neither_moving_nor_shooting_draws_no_fire(
    figure: str, choices: list[str], rolls: list[int]
) -> None:
    t = table(
        HALL,
        current="a",
        ap=3,
        a=figure,
        z="sturmzombie e",
        k=WATCHER,
        effects={"a": ["low_ammo"]},
        hands=(("booby_trap",), ()),
        rolls=rolls,
    )
    t.play(*choices)
    assert (t.asked, t.side) == (ask.Act, "allies")


@pytest.mark.rule("inc.ruling.rf-trigger-list")
def test_entering_reaction_fire_and_dropping_draw_no_fire() -> None:
    watching = table(HALL, current="a", a="ape_trooper w", b="ape_trooper w", k=WATCHER)
    watching.play("watch")
    dropping = beacon(current="a", a="ape_trooper w carrying", b="ape_trooper n")
    dropping.play("drop a")
    assert (watching.asked, dropping.asked) == (ask.PlayerTurn, ask.Act)


@pytest.mark.rule("inc.ruling.rf-trigger-list")
def test_a_ka_boom_draws_no_fire() -> None:
    t = table(
        HALL,
        side="swd",
        current="a",
        a="bomberzombie w",
        z="ape_trooper e",
        b="sturmzombie w 6,2",
        k="ape_trooper w watching",
        rolls=[1],
    )
    t.play("kaboom z")
    assert (t.asked, t.side) == (ask.PlayerTurn, "swd")


@pytest.mark.rule("inc.ruling.rf-trigger-list")
def test_a_blaze_of_glory_draws_no_fire() -> None:
    t = table(
        HALL,
        side="swd",
        current="k",
        a="ape_trooper w damage=1",
        b="ape_trooper w",
        k=WATCHER,
        hands=(("blaze_of_glory",), ()),
        rolls=[6, 1],
    )
    t.play("shoot a", "play blaze_of_glory", "turn n")
    assert (t.asked, t.side) == (ask.LastAct, "allies")


# What ends reaction fire, and what does not


@pytest.mark.rule("inc.rf.lost-melee-dd", "inc.ruling.rf-melee-moment")
def test_a_blow_ends_reaction_fire_when_its_die_is_rolled_though_it_misses() -> None:
    t = table(
        HALL,
        side="swd",
        current="z",
        a="ape_trooper e watching",
        z="sturmzombie e",
        cp=(3, 0),
        effects={"zombies": ["combat_fury"]},
        rolls=[1, 1],
    )
    t.play("strike a")
    assert (t.asked, t.g.watching) == (ask.Checkpoint, [t["a"].id])
    t.play("pass")
    assert (t.g.watching, why_ended(t)) == ([], ["melee"])


@pytest.mark.rule("inc.ruling.rf-auto-melee", "inc.ruling.rf-melee-moment")
def test_a_critical_blow_ends_reaction_fire() -> None:
    t = table(
        HALL,
        side="swd",
        current="z",
        a="ape_trooper e watching",
        z="sturmzombie e",
        hands=((), ("critical_hit",)),
    )
    t.play("strike a", "play critical_hit")
    assert (t["a"].damage, t.g.watching) == (1, [])


@pytest.mark.rule("inc.ruling.rf-auto-melee")
def test_a_ka_boom_ends_the_reaction_fire_of_its_target_alone() -> None:
    t = table(
        HALL,
        side="swd",
        current="z",
        a="ape_trooper e watching",
        b="ape_trooper e watching",
        z="bomberzombie e",
        k="gretel w",
        rolls=[1, 1],
    )
    t.play("kaboom a")
    assert (t.g.watching, why_ended(t)) == ([t["b"].id], ["melee"])


@pytest.mark.rule("inc.rf.lost-other-action")
@pytest.mark.parametrize("choice", ["step w", "turn n", "watch"])
def test_any_action_but_shooting_ends_reaction_fire(choice: str) -> None:
    t = table(HALL, a="ape_trooper w watching", b="ape_trooper w", cp=(2, 0))
    t.play("command a", choice)
    assert why_ended(t) == ["action"]


@pytest.mark.rule("inc.rf.lost-next-activation")
def test_reaction_fire_is_lost_when_the_next_activation_starts() -> None:
    t = table(HALL, a="ape_trooper w watching", b="ape_trooper w")
    t.play("activate a")
    assert (t.g.watching, why_ended(t)) == ([], ["activation"])


own = partial(
    table,
    HALL,
    a="ape_trooper e watching activated",
    b="ape_trooper w",
    k="gretel w",
    cp=(1, 0),
)


@pytest.mark.rule("inc.ruling.rf-own-shot")
def test_a_shot_on_command_points_keeps_reaction_fire_and_rolls_all_dice() -> None:
    t = own(rolls=[1, 2, 3])
    t.play("command a", "shoot k")
    assert ([roll.dice for roll in t.told(Rolled)], t.g.watching) == ([(1, 2, 3)], [t["a"].id])


@pytest.mark.rule("inc.ruling.rf-doubles")
@pytest.mark.parametrize("rolls", [[1, 2, 1], [2, 2, 2]])
def test_any_two_equal_dice_are_a_double_in_the_own_turn_too(rolls: list[int]) -> None:
    t = own(rolls=rolls)
    t.play("command a", "shoot k")
    assert (t.g.watching, why_ended(t)) == ([], ["doubles"])


@pytest.mark.rule("inc.ruling.rf-doubles")
def test_each_shot_of_an_hmg_is_looked_at_alone() -> None:
    t = own(a="ape_hmg e watching activated", rolls=[1, 2, 3, 3, 2, 1])
    t.play("command a", "shoot k", "shoot k")
    assert t.g.watching == [t["a"].id]


@pytest.mark.rule("inc.ruling.rf-doubles")
def test_the_dice_of_a_grenade_are_no_double() -> None:
    t = own(cp=(2, 0), z="sturmzombie e 4,0", rolls=[1, 1])
    t.play("command a", "aim grenade", "square 4,1")
    assert t.g.watching == [t["a"].id]


@pytest.mark.rule("inc.ruling.rf-doubles")
def test_a_double_is_looked_for_after_rerolls() -> None:
    start = partial(
        table,
        HALL,
        side="swd",
        current="k",
        a="ape_trooper e watching",
        k="gretel w",
        effects={"a": ["hail_of_lead"]},
    )
    mended, spoilt = start(rolls=[2, 2, 3]), start(rolls=[2, 3, 2])
    mended.play("turn n", "fire a", "reroll 0", "done")
    spoilt.play("turn n", "fire a", "reroll 1", "done")
    assert (mended.g.watching, spoilt.g.watching) == ([mended["a"].id], [])


@pytest.mark.rule("inc.ruling.rf-blast")
def test_grenades_shots_and_fire_do_not_end_reaction_fire() -> None:
    start = partial(
        table, HALL, side="swd", current="k", a="ape_trooper n watching", b="ape_trooper n"
    )
    grenade = start(k="gretel w", rolls=[6, 1])
    grenade.play("aim grenade", "square 1,1")
    shot = start(k="gretel w", rolls=[6, 1])
    shot.play("shoot a")
    flames = start(arms={"gretel": ("smg", "flamethrower")}, k="gretel w 2,1", rolls=[6])
    flames.play("aim flamethrower", "done")
    for t in (grenade, shot, flames):
        assert (t["a"].damage, t.g.watching) == (1, [t["a"].id])
