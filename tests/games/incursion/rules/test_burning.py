"""Burning squares: entering them, staying in them."""

from functools import partial

import pytest

from games.incursion.table import Table, table
from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.events import LeptBack, Rolled
from sobremesa.games.incursion.state import Stage

CORRIDOR = """
%%%%%%%%%%%%%%%%%%%
%. . . . . z . . a%
%%%%%%%%%%%%%%%%%%%
"""
FIRE = {(x, 0): "allies" for x in (2, 3, 4)}
before_fire = partial(
    table,
    CORRIDOR,
    a="ape_trooper e",
    z="sturmzombie w",
    side="swd",
    fires={(5, 0): "allies"},
)
"""The SWD have a fire before them."""


def burnt(t: Table) -> list[int]:
    """How many dice of fire were rolled, time after time."""
    return [len(roll.dice) for roll in t.told(Rolled) if roll.source == "fire"]


@pytest.mark.rule("inc.fire.enter", "inc.fire.growth", "inc.example.fire-growth")
def test_each_further_burning_square_entered_costs_one_die_more() -> None:
    t = table(
        CORRIDOR,
        z="gretel w",
        a="ape_trooper e",
        side="swd",
        current="z",
        fires=FIRE,
        rolls=[5, 4, 4, 4, 5, 4],
    )
    t.play("step w", "step w", "step w", "step w")
    assert (burnt(t), t["z"].damage) == ([1, 2, 3], 2)


@pytest.mark.rule("inc.ruling.fire-counter", "inc.example.fire-counter")
def test_the_square_started_on_is_free_and_leaving_the_fire_does_not_cool() -> None:
    t = before_fire(
        cp=(0, 2),
        fires={(5, 0): "allies", (4, 0): "allies", (3, 0): "allies"},
        rolls=[1, 2, 3, 1, 2, 3],
    )
    t.play("activate z", "step w", "step w", "step w", "step e")
    assert (burnt(t), t["z"].ap) == ([1, 2, 3], 0)


@pytest.mark.rule("inc.ruling.fire-counter", "inc.ruling.fire-bookkeeping")
def test_a_figure_cools_down_between_player_turns() -> None:
    t = table(
        CORRIDOR,
        z="gretel w",
        a="ape_trooper e",
        side="swd",
        stage=Stage.SECOND_TURN,
        current="z",
        ap=2,
        fires=FIRE,
        deck=[],
        lots=0,
        rolls=[1, 1, 2, 1],
    )
    t.play("step w", "step w")
    t.play("pass", "0 bid 0", "1 bid 1", "command z", "step w")
    assert burnt(t) == [1, 2, 1]


@pytest.mark.rule("inc.ruling.fire-counter", "inc.ruling.fire-not-entered")
def test_being_marked_by_the_jet_is_not_entering_and_does_not_count() -> None:
    t = table(
        """
        %%%%%%%%%%%
        %a b . . .%
        %%%%%%%%%%%
        """,
        a="ape_incinerator e",
        b="ape_trooper e",
        current="a",
        ap=2,
        rolls=[1, 1],
    )
    t.play("aim flamethrower", "square 2,0", "square 3,0", "done")
    assert burnt(t) == []
    t.play("activate b", "step e", "endactivation")
    assert burnt(t) == [1]


@pytest.mark.rule("inc.ruling.fire-not-entered", "inc.ruling.fire-stay-when")
def test_turning_in_the_fire_is_neither_entering_nor_leaving() -> None:
    t = before_fire(rolls=[1, 1, 1, 1, 1])
    t.play("activate z", "turn n")
    assert burnt(t) == []
    t.play("endactivation")
    assert burnt(t) == [5]


@pytest.mark.rule("inc.ruling.fire-enter-when", "inc.fire.enter")
def test_who_enters_the_board_on_a_burning_square_burns() -> None:
    t = table(
        """
        %%%%%%%
        1. . .%
        %     %
        1. . a%
        %%%%%%%
        """,
        a="ape_trooper e",
        z="gretel waiting@1",
        side="swd",
        fires={(0, 0): "allies"},
        rolls=[5],
    )
    t.play("enter z 1 0,0")
    assert (burnt(t), t["z"].damage) == ([1], 1)


@pytest.mark.rule("inc.ruling.fire-enter-when")
def test_a_leap_burns_in_every_burning_square_it_crosses() -> None:
    t = table(
        """
        %%%%%%%%%%%%%%%
        %. . . y z . a%
        %%%%%%%%%%%%%%%
        """,
        a="ape_trooper e",
        y="sturmzombie w",
        z="blitzhund w",
        side="swd",
        current="z",
        fires={(3, 0): "allies", (2, 0): "allies"},
        rolls=[1, 2, 1],
    )
    t.play("step w", "step w")
    assert (burnt(t), t.at("z")) == ([1, 2], (2, 0))


@pytest.mark.rule("inc.ruling.fire-enter-when")
def test_full_throttle_burns_in_each_of_its_squares_before_the_next_step() -> None:
    t = table(
        CORRIDOR,
        z="gretel w",
        a="ape_trooper e",
        side="swd",
        current="z",
        ap=1,
        effects={"z": ["full_throttle"]},
        fires={(4, 0): "allies", (3, 0): "allies"},
        rolls=[1, 2, 1],
    )
    t.play("step w")
    assert (burnt(t), t.asked) == ([1], ask.GoOn)
    t.play("step w")
    assert burnt(t) == [1, 2]


@pytest.mark.rule("inc.ruling.fire-not-entered")
def test_a_figure_put_back_from_a_broken_leap_does_not_enter_the_fire_it_left() -> None:
    t = table(
        """
        %%%%%%%%%%%%%
        %. . y z . .%
        %           %
        %a . . . . .%
        %%%%%%%%%%%%%
        """,
        a="ape_trooper e watching",
        y="sturmzombie w",
        z="blitzhund w",
        side="swd",
        current="z",
        ap=2,
        cp=(2, 0),
        effects={"z": ["medal"]},
        fires={(3, 0): "allies"},
        rolls=[1, 2],
    )
    t.play("step w", "fire a", f"kill {t.card('medal')}")
    assert (len(t.told(LeptBack)), t.at("z"), burnt(t)) == (1, (3, 0), [])
    t.play("endactivation")
    assert burnt(t) == []


@pytest.mark.rule("inc.ruling.fire-not-entered")
def test_a_body_that_rises_as_a_sturmzombie_in_the_fire_does_not_enter_it() -> None:
    t = table(
        CORRIDOR,
        z="gretel w damage=3",
        a="ape_trooper e",
        hands=(["rackley"], []),
        fires={(5, 0): "allies"},
        rolls=[6],
    )
    t.play("play rackley", "on z", "face n")
    assert (t.g.figures[t.g.at[t.cell(5, 0)]].kind, burnt(t)) == ("sturmzombie", [])


# Staying


@pytest.mark.rule("inc.fire.stay", "inc.ruling.fire-stay-when", "inc.example.fire-stay-zombie")
@pytest.mark.parametrize(("dice", "alive"), [([3, 3, 3, 3, 3], True), ([3, 3, 3, 3, 4], False)])
def test_a_sturmzombie_that_stays_in_the_fire_suffers_five_dice(
    dice: list[int], alive: bool
) -> None:
    t = before_fire(rolls=dice)
    t.play("activate z", "endactivation")
    assert (burnt(t), t.told(Rolled)[0].fortitude, t.alive("z")) == ([5], 4, alive)


@pytest.mark.rule("inc.fire.stay", "inc.ruling.fire-stay-when", "inc.ruling.fire-bookkeeping")
def test_who_leaves_its_burning_square_does_not_suffer_for_staying_even_if_it_comes_back() -> None:
    t = before_fire(rolls=[1])
    t.play("activate z", "step w", "step e", "endactivation")
    assert burnt(t) == [1]


@pytest.mark.rule("inc.fire.stay", "inc.ruling.fire-stay-when")
def test_who_walks_into_the_fire_does_not_suffer_for_staying_there() -> None:
    t = before_fire(fires={(4, 0): "allies"}, rolls=[1])
    t.play("activate z", "step w", "endactivation")
    assert burnt(t) == [1]


@pytest.mark.rule("inc.fire.stay-ap-usable", "inc.ruling.fire-stay-when")
def test_a_figure_that_stays_in_the_fire_may_use_its_points_and_then_burns_hit_by_hit() -> None:
    t = before_fire(
        z="gretel e damage=2", hands=([], ["lucky_devil"]), rolls=[1, 2, 1, 2, 5, 5, 4, 3, 2]
    )
    t.play("activate z", "shoot a", "shoot a")
    assert burnt(t) == []
    t.play("endactivation")
    assert (burnt(t), t.asked, t["z"].damage) == ([5], ask.LuckyDevil, 2)
    t.play("pass")
    assert (t.asked, t["z"].damage) == (ask.LuckyDevil, 3)
    t.play("play lucky_devil")
    assert t["z"].damage == 3


@pytest.mark.rule("inc.ruling.fire-stay-blocked")
def test_a_figure_passed_at_the_end_of_the_turn_burns_for_staying() -> None:
    t = before_fire(rolls=[4, 1, 1, 1, 1])
    t.play("endturn")
    assert not t.alive("z")


@pytest.mark.rule("inc.ruling.fire-stay-blocked", "inc.ruling.fire-stay-printed")
@pytest.mark.parametrize("effects", [["major_wound", "minor_wound"], ["medal"]])
def test_staying_costs_the_printed_points_in_dice_whatever_the_figure_can_do(
    effects: list[str],
) -> None:
    t = before_fire(z="blitzhund w", effects={"z": effects}, rolls=[1] * 6)
    t.play("activate z", "endactivation")
    assert burnt(t) == [6]


@pytest.mark.rule("inc.ruling.fire-stay-blocked")
def test_a_figure_without_action_points_burns_for_staying_all_the_same() -> None:
    t = table(
        CORRIDOR,
        a="ape_trooper e",
        b="ape_trooper w 0,0",
        effects={"a": ["major_wound", "minor_wound"]},
        z="gretel e",
        side="allies",
        fires={(8, 0): "swd"},
        rolls=[1, 1, 1],
    )
    t.play("activate a")
    assert burnt(t) == [3]


@pytest.mark.rule("inc.ruling.fire-not-activated")
def test_a_sturmzombie_stopped_by_wild_weasel_does_not_burn_for_staying() -> None:
    t = before_fire(z="sturmzombie w frozen")
    assert t.told(Rolled) == []
    assert (t.side, t.alive("z")) == ("allies", True)


@pytest.mark.rule("inc.ruling.actor-dies", "inc.fire.stay")
def test_a_figure_that_died_in_its_activation_does_not_burn_for_staying() -> None:
    t = table(
        """
        %%%%%%%%%%%%%%%
        %a . y . . . b%
        %%%%%%%%%%%%%%%
        """,
        a="slugger_murphy e damage=3",
        b="ape_trooper e",
        y="bomberzombie w",
        effects={"a": ["extra_ammo"]},
        fires={(0, 0): "swd"},
        rolls=[1, 6, 1, 6, 1],
    )
    t.play("activate a", "shoot y")
    assert (t.alive("a"), burnt(t)) == (False, [])
