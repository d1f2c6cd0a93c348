"""Reaction fire: entering it, firing, doubles and reloads, and how it is lost."""

from __future__ import annotations

from functools import partial

import pytest

from games.incursion.setups import FACE_TO_FACE, why_ended
from games.incursion.table import table
from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.events import Paid, Reloaded, Rolled
from sobremesa.games.incursion.state import NOBODY

HALL = """
%%%%%%%%%%%%%%%
%. . . . . . .%
%             %
%b a . . z y .%
%             %
%. . . . . . .%
%%%%%%%%%%%%%%%
"""
watched = partial(
    table, HALL, side="swd", current="z", a="ape_trooper e watching", z="sturmzombie w"
)


# Entering


@pytest.mark.rule("inc.rf.who", "inc.rf.no-area-weapons", "inc.ruling.rf-weapon")
@pytest.mark.rule("inc.shoot.rof-flamethrower")
@pytest.mark.parametrize(
    ("kind", "able"),
    [
        ("ape_trooper", True),
        ("ape_hmg", True),
        ("ape_sergeant", True),
        ("slugger_murphy", True),
        ("ape_incinerator", False),
        ("gretel", True),
        ("ilsa", True),
        ("sturmzombie", False),
        ("bomberzombie", False),
        ("blitzhund", False),
    ],
)
def test_who_has_a_gun_for_reaction_fire_may_enter_it(kind: str, able: bool) -> None:
    allied = kind.startswith(("ape", "slugger"))
    t = table(
        HALL,
        side="allies" if allied else "swd",
        current="a",
        a=f"{kind} w",
        y="sturmzombie w" if allied else "ape_trooper w",
    )
    assert t.offers("watch") == able


@pytest.mark.rule("inc.rf.who", "inc.ruling.rf-no-enemy-in-los")
def test_reaction_fire_is_entered_only_while_no_enemy_is_in_sight() -> None:
    start = partial(table, HALL, current="a", b="ape_trooper w", z="sturmzombie w")
    assert not start(a="ape_trooper e").offers("watch")
    assert start(a="ape_trooper w").offers("watch")
    turned = start(a="ape_trooper e")
    turned.play("turn n")
    assert turned.offers("watch")


@pytest.mark.rule("inc.rf.ends-activation")
def test_entering_reaction_fire_ends_the_activation() -> None:
    t = table(HALL, a="ape_trooper e", b="ape_trooper w")
    t.play("activate a", "watch")
    assert (t.g.current, t.g.watching, t["a"].ap) == (NOBODY, [t["a"].id], 0)
    assert not t.offers("activate a")


@pytest.mark.rule("inc.ruling.rf-by-cp")
def test_command_points_buy_reaction_fire_under_the_same_condition() -> None:
    start = partial(table, HALL, cp=(2, 0), b="ape_trooper w", z="sturmzombie w")
    seeing = start(a="ape_trooper e activated")
    seeing.play("command a")
    blind = start(a="ape_trooper w activated")
    blind.play("command a", "watch")
    assert not seeing.offers("watch")
    assert (blind.g.watching, blind.g.cp[0]) == ([blind["a"].id], 1)


@pytest.mark.rule("inc.ruling.rf-by-cp")
def test_reaction_fire_bought_in_an_activation_ends_it_and_before_one_is_lost_again() -> None:
    start = partial(table, HALL, cp=(1, 0), a="ape_trooper e", b="ape_trooper e 3,0")
    within = start(current="a")
    within.play("command a", "watch")
    before = start()
    before.play("command a", "watch")
    waiting = list(before.g.watching)
    before.play("activate a")
    assert (within.g.current, within.g.watching) == (NOBODY, [within["a"].id])
    assert (waiting, before.g.watching) == ([before["a"].id], [])
    assert why_ended(before) == ["activation"]


# Firing


@pytest.mark.rule("inc.rf.trigger", "inc.rf.free", "inc.rf.rof")
def test_every_action_in_sight_lets_a_watching_figure_fire_once_for_nothing() -> None:
    t = watched(z="gretel w", ap=3, rolls=[1, 2, 1, 3, 1, 4])
    t.play("step w", "fire a", "turn n", "fire a", "turn w", "fire a")
    assert [roll.dice for roll in t.told(Rolled)] == [(1, 2), (1, 3), (1, 4)]
    assert {paid.figure for paid in t.told(Paid)} == {t["z"].id}
    assert (t.g.watching, t.g.cp[0]) == ([t["a"].id], 0)


@pytest.mark.rule("inc.rf.optional")
def test_firing_is_the_owners_choice_each_time() -> None:
    t = watched(rolls=[1, 2])
    t.play("step w")
    assert (t.side, t.asked) == ("allies", ask.Reaction)
    t.play("pass", "turn n", "fire a")
    assert len(t.told(Rolled)) == 1


@pytest.mark.rule("inc.rf.no-grenades", "inc.ruling.rf-weapon")
@pytest.mark.rule("inc.shoot.rof-grenade-launcher")
@pytest.mark.parametrize(
    ("kind", "gun"), [("ape_trooper", "lmg"), ("ape_sergeant", "lmg"), ("slugger_murphy", "bambi")]
)
def test_reaction_fire_is_fired_with_the_gun_alone(kind: str, gun: str) -> None:
    t = watched(a=f"{kind} e watching", rolls=[1, 2] if gun == "lmg" else [1])
    t.play("step w")
    assert t.offered() == ["Pass", f"Fire {t['a'].id}"]
    t.play("fire a")
    assert [roll.source for roll in t.told(Rolled)] == [gun]


@pytest.mark.rule("inc.rf.left-los", "inc.ruling.rf-timing")
def test_what_leaves_sight_is_not_fired_at_and_what_comes_into_it_is() -> None:
    corner = """
    %%%%%%%%%%%
    %a . . z .%
    %%%%%%% %%%
    %. . . . .%
    %%%%% %%%%%
    %. . . . .%
    %%%%%%%%%%%
    """
    start = partial(
        table, corner, side="swd", current="z", a="ape_trooper e watching", b="ape_trooper n 0,2"
    )
    leaving = start(z="sturmzombie s 3,1")
    leaving.play("turn w", "pass", "step w")
    coming = start(z="sturmzombie e 2,1")
    coming.play("step e")
    assert (leaving.asked, coming.asked) == (ask.Act, ask.Reaction)


@pytest.mark.rule("inc.ruling.rf-timing")
def test_a_door_opened_into_sight_draws_fire_and_one_closed_draws_none() -> None:
    drawing = FACE_TO_FACE.replace("a z", "a .Dz").replace(". .%", ".%")
    start = partial(
        table, drawing, side="swd", current="z", a="ape_trooper e watching", z="sturmzombie w"
    )
    opening, closing = start(), start(open_doors=[0])
    opening.play("usedoor 0")
    closing.play("usedoor 0")
    assert (opening.asked, closing.asked) == (ask.Reaction, ask.Act)


@pytest.mark.rule("inc.ruling.rf-timing")
def test_a_watching_figure_that_was_shot_dead_does_not_fire() -> None:
    t = watched(a="ape_trooper e watching damage=1", b="ape_trooper w", z="gretel w", rolls=[6, 1])
    t.play("shoot a")
    assert (t.alive("a"), t.asked) == (False, ask.Act)


@pytest.mark.rule("inc.rf.directional")
@pytest.mark.parametrize(("facing", "fires"), [("e", True), ("n", False), ("w", False)])
def test_reaction_fire_covers_what_the_figure_sees_as_it_faces(facing: str, fires: bool) -> None:
    t = watched(a=f"ape_trooper {facing} watching")
    t.play("step w")
    assert (t.asked == ask.Reaction) == fires


@pytest.mark.rule("inc.rf.hmg-single")
def test_an_hmg_fires_one_shot_in_reaction() -> None:
    t = watched(a="ape_hmg e watching", z="gretel w", rolls=[1, 2])
    t.play("step w", "fire a")
    assert ([roll.dice for roll in t.told(Rolled)], t.asked) == ([(1, 2)], ask.Act)


@pytest.mark.rule("inc.ruling.rf-one-per-trigger")
def test_several_watching_figures_fire_one_after_another_in_their_owners_order() -> None:
    t = watched(b="ape_trooper e 0,0 watching", z="gretel w", rolls=[1, 2, 1, 3])
    t.play("step w", "fire b")
    second = t.offered()
    t.play("fire a")
    assert second == ["Pass", f"Fire {t['a'].id}"]
    assert [roll.attacker for roll in t.told(Rolled)] == [t["b"].id, t["a"].id]
    assert t.asked == ask.Act


@pytest.mark.rule("inc.ruling.rf-one-per-trigger")
def test_the_next_figure_does_not_fire_at_a_dead_target() -> None:
    t = watched(b="ape_trooper e 0,0 watching", y="sturmzombie w", rolls=[4, 1])
    t.play("step w", "fire b")
    assert (t.alive("z"), t.asked, t.side) == (False, ask.PlayerTurn, "swd")


@pytest.mark.rule("inc.ruling.rf-one-per-trigger")
def test_sight_is_looked_at_again_before_the_next_figure_fires() -> None:
    t = watched(
        b="ape_trooper n 3,2 watching",
        a="ape_trooper e watching 0,0",
        z="gretel w 6,1",
        cp=(4, 0),
        effects={"table": ["power_drop"]},
        rolls=[1, 2],
    )
    t.play("step w")
    near = t.offered()
    t.play("fire b", f"kill {t.card('power_drop')}")
    assert near == ["Pass", f"Fire {t['b'].id}"]
    assert (t.asked, t.offered()) == (ask.Reaction, ["Pass", f"Fire {t['a'].id}"])


@pytest.mark.rule("inc.ruling.rf-one-per-trigger")
@pytest.mark.parametrize(
    ("kind", "rolls"), [("ape_hmg", [1, 2, 3, 1, 2, 3]), ("slugger_murphy", [6, 2])]
)
def test_a_double_shot_or_a_chain_draws_fire_once(kind: str, rolls: list[int]) -> None:
    t = table(
        HALL, current="a", a=f"{kind} e", b="ape_trooper w", z="gretel w watching", rolls=rolls
    )
    t.play("shoot z")
    between = t.asked
    t.play("shoot z")
    assert (between, t.asked, t.side) == (ask.AnotherShot, ask.Reaction, "swd")
    t.play("pass")
    assert (t.asked, t.side) == (ask.Act, "allies")


@pytest.mark.rule("inc.ruling.rf-target")
def test_only_the_figure_that_acted_is_fired_at() -> None:
    t = watched(y="sturmzombie w 4,0", rolls=[6, 5])
    t.play("step w", "fire a")
    assert (t.alive("z"), t.alive("y")) == (False, True)
    assert t.told(Rolled)[0].target == t.names["z"]


@pytest.mark.rule("inc.ruling.rf-no-nesting")
def test_reaction_fire_is_not_answered_by_reaction_fire() -> None:
    t = watched(y="gretel w watching 4,0", rolls=[1, 2])
    t.play("step w", "fire a")
    assert (t.asked, t.side) == (ask.Act, "swd")


@pytest.mark.rule("inc.ruling.rf-fire-first", "inc.example.rf-after-fire")
def test_fire_on_the_floor_burns_before_reaction_fire() -> None:
    start = partial(watched, y="sturmzombie w", fires={(3, 1): "allies"})
    dead, alive = start(rolls=[4]), start(rolls=[3])
    dead.play("step w")
    alive.play("step w")
    assert (dead.alive("z"), dead.side) == (False, "swd")
    assert ([roll.source for roll in alive.told(Rolled)], alive.asked) == (["fire"], ask.Reaction)


@pytest.mark.rule("inc.example.rf-two-squares")
def test_both_squares_of_full_throttle_draw_fire() -> None:
    t = watched(z="gretel w", effects={"z": ["full_throttle"]}, rolls=[1, 2, 1, 3])
    t.play("step w", "fire a", "step w", "fire a")
    assert ([roll.dice for roll in t.told(Rolled)], t.at("z")) == ([(1, 2), (1, 3)], (2, 1))
    assert [paid.ap for paid in t.told(Paid)] == [1]


# Doubles and reloads


@pytest.mark.rule("inc.rf.doubles", "inc.example.rf-doubles")
def test_a_double_ends_reaction_fire_and_its_damage_stands() -> None:
    t = watched(y="sturmzombie w", rolls=[5, 5])
    t.play("step w", "fire a")
    assert (t.alive("z"), t.g.watching, why_ended(t)) == (False, [], ["doubles"])


@pytest.mark.rule("inc.rf.reload", "inc.ruling.rf-reload-who-pays", "inc.example.rf-doubles")
def test_a_reload_keeps_the_figure_in_reaction_fire_for_two_points_of_its_owner() -> None:
    t = watched(z="gretel w", cp=(3, 9), rolls=[5, 5, 1, 2])
    t.play("step w", "fire a")
    assert (t.asked, t.side, t["z"].damage) == (ask.Reload, "allies", 2)
    t.play("reload", "turn n", "fire a")
    assert t.told(Reloaded) == [Reloaded(t["a"].id, 2)]
    assert (t.g.cp, t.g.watching) == ([1, 9], [t["a"].id])


@pytest.mark.rule("inc.ruling.rf-reload-who-pays")
@pytest.mark.parametrize("cp", [0, 1, 2])
def test_without_a_reload_reaction_fire_ends_at_once(cp: int) -> None:
    t = watched(z="gretel w", cp=(cp, 9), rolls=[2, 2])
    t.play("step w", "fire a")
    if cp == 2:
        t.play("pass")
    assert (t.asked, t.g.watching, t.g.cp) == (ask.Act, [], [cp, 9])


@pytest.mark.rule("inc.example.rf-smg-never-double")
def test_one_die_is_never_a_double() -> None:
    t = table(
        HALL, current="a", ap=3, a="ape_trooper w", b="ape_trooper w", z="gretel w watching",
        rolls=[1, 1],
    )  # fmt: skip
    t.play("turn n", "fire z", "turn w", "fire z")
    assert t.g.watching == [t["z"].id]
