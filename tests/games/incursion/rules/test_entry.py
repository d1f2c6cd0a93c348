"""Coming onto the board, and being off it."""

from typing import Any

import pytest

from games.incursion.starts import next_turn, pass_until
from games.incursion.table import Table, table
from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.events import Entered, Paid, Rolled
from sobremesa.games.incursion.state import Place, Stage

NORTH, EAST, SOUTH, WEST = range(4)
TROOPER = "ape_trooper n waiting@A"


def outside(**more: Any) -> Table:
    """The Allied turn of mission 1, whose Allied entry A has the squares (0,9) and (0,10)."""
    return table(mission="m1", **more)


def entries(t: Table) -> list[str]:
    return [option for option in t.offered() if option.startswith("Enter")]


def horde(side: str = "swd", lots: int = 1, **more: Any) -> Table:
    """The German turn of mission 1 with Sturmzombies waiting at (18,15) and (19,15)."""
    return table(mission="m1", stage=Stage.DEPLOY, side=side, lots=lots, **more)


# Walking on


@pytest.mark.rule("inc.deploy.enter-in-activation", "inc.ruling.entry-move")
def test_a_figure_enters_in_its_activation_by_one_step_away_from_the_border() -> None:
    t = outside(a="ape_trooper n waiting@A")
    t.play("enter a A 0,10")
    assert t.at("a") == (0, 10)
    assert t["a"].facing == EAST
    assert (t.g.current, t["a"].activated, t["a"].ap) == (t["a"].id, True, 2)
    assert t.told(Entered) == [Entered(t["a"].id, t.cell(0, 10), EAST)]


@pytest.mark.rule("inc.ruling.entry-move")
@pytest.mark.parametrize(("mission", "point", "cell", "facing"), [
    ("m1", "1", "18,15", NORTH),
    ("m2", "2", "12,0", SOUTH),
    ("m2", "3", "23,11", WEST),
    ("m2", "1", "0,8", EAST),
])  # fmt: skip
def test_who_enters_faces_away_from_the_edge(
    mission: str, point: str, cell: str, facing: int
) -> None:
    t = table(mission=mission, side="swd", g=f"gretel n waiting@{point}", a="ape_trooper e 5,4")
    t.play(f"enter g {point} {cell}")
    assert t["g"].facing == facing


@pytest.mark.rule("inc.example.m1-first-steps")
def test_the_first_steps_of_mission_1() -> None:
    t = outside(a="ape_trooper n waiting@A", b="ape_trooper n waiting@A", cp=(2, 0))
    t.play("enter a A 0,9")
    assert (t["a"].facing, t["a"].ap) == (EAST, 2)
    t.play("step e", "turn n")
    assert (t.at("a"), t["a"].ap) == ((1, 9), 0)
    t.play("step n", "step n")
    assert (t.at("a"), t.g.cp) == ((1, 7), [0, 0])
    assert (t.asked, t.side) == (ask.PlayerTurn, "allies")


@pytest.mark.rule("inc.ruling.entry-move")
def test_a_flooded_tunnel_makes_entering_dearer() -> None:
    t = outside(a="ape_trooper n waiting@A", effects={"table": ["flooded_tunnel"]})
    t.play("enter a A 0,9")
    assert t["a"].ap == 1


@pytest.mark.rule("inc.ruling.entry-move")
def test_full_throttle_carries_on_from_the_entry_square() -> None:
    t = outside(a="ape_trooper n waiting@A", effects={"a": ["full_throttle"]})
    t.play("enter a A 0,9")
    assert t.asked == ask.GoOn
    t.play("step e")
    assert (t.at("a"), t["a"].ap) == ((1, 9), 2)


@pytest.mark.rule("inc.ruling.entry-move")
def test_fire_then_reaction_fire_meet_who_enters() -> None:
    t = horde(
        a="ape_trooper s 19,13 watching",
        fires={(19, 15): "allies"},
        rolls=[1, 1, 5],
    )
    t.play("enter -1 1 19,15")
    assert [(rolled.source, rolled.dice) for rolled in t.told(Rolled)] == [("fire", (1,))]
    assert (t.asked, t.side) == (ask.Reaction, "allies")
    t.play("fire a")
    assert t.g.zombies == 1
    assert t.g.on_board(1) == []


@pytest.mark.rule("inc.ruling.entry-point-squares")
def test_a_figure_enters_by_any_free_square_of_its_point() -> None:
    t = outside(a="ape_trooper n waiting@A", b="ape_trooper n waiting@A")
    assert [option.split()[3] for option in entries(t)] == [
        str(t.cell(*square)) for square in [(0, 9), (0, 10)]
    ]
    t.play("enter a A 0,10", "endactivation")
    assert entries(t) == [f"Enter {t['b'].id} A {t.cell(0, 9)}"]


@pytest.mark.rule("inc.deploy.owner-orders", "inc.example.entry-order")
def test_the_owner_chooses_who_of_those_outside_enters_first() -> None:
    for first, second in (("a", "b"), ("b", "a")):
        t = outside(a="ape_trooper n waiting@A", b="ape_hmg n waiting@A")
        t.play(f"enter {first} A 0,9", "endactivation", f"enter {second} A 0,10")
        assert [entered.figure for entered in t.told(Entered)] == [t[first].id, t[second].id]


@pytest.mark.rule("inc.ruling.equals-outside")
def test_figures_outside_that_nothing_tells_apart_are_offered_once() -> None:
    t = outside(a=TROOPER, b=TROOPER, c="ape_hmg n waiting@A")
    assert {option.split()[1] for option in entries(t)} == {str(t["a"].id), str(t["c"].id)}
    t.play("enter a A 0,9", "endactivation")
    assert {option.split()[1] for option in entries(t)} == {str(t["b"].id), str(t["c"].id)}


@pytest.mark.rule("inc.ruling.equals-outside")
@pytest.mark.parametrize("marked", [
    {"b": f"{TROOPER} damage=1"},
    {"effects": {"b": ["medal"]}},
    {"kept": {"b": ["medal"]}},
])  # fmt: skip
def test_figures_outside_that_differ_are_offered_one_by_one(marked: dict[str, Any]) -> None:
    t = outside(**({"a": TROOPER, "b": TROOPER} | marked))
    assert {option.split()[1] for option in entries(t)} == {str(t["a"].id), str(t["b"].id)}


@pytest.mark.rule("inc.ruling.equals-outside")
def test_figures_at_different_points_are_offered_one_by_one() -> None:
    t = table(
        mission="m2",
        side="swd",
        a="ape_trooper n 10,13",
        b="blitzhund n waiting@1",
        c="blitzhund n waiting@2",
    )
    assert {option.split()[1] for option in entries(t)} == {str(t["b"].id), str(t["c"].id)}


@pytest.mark.rule("inc.ruling.equals-outside", "inc.fig.sergeant-leverage")
def test_the_sergeant_gives_to_one_of_those_who_are_alike() -> None:
    t = outside(s="ape_sergeant e 5,4", a=TROOPER, b=TROOPER, current="s", ap=2)
    t.play("endactivation")
    assert [option for option in t.offered() if option.startswith("Give")] == [f"Give {t['a'].id}"]
    t.play("give a")
    assert {option for option in t.offered() if option.startswith("Give")} == {
        f"Give {t['a'].id}",
        f"Give {t['b'].id}",
    }


@pytest.mark.rule("inc.ruling.equals-outside", "inc.card.effect-any-figure")
def test_an_effect_is_put_on_one_of_those_who_are_alike() -> None:
    t = outside(a=TROOPER, b=TROOPER, c="ape_trooper e 5,4", hands=(["medal"], []))
    t.play("play medal")
    assert {option for option in t.offered() if option.startswith("On")} == {
        f"On {t['a'].id}",
        f"On {t['c'].id}",
    }


# No room, or no wish


@pytest.mark.rule(
    "inc.deploy.needs-free-square", "inc.deploy.no-room-waits", "inc.ruling.entry-blocked"
)
def test_without_a_free_square_a_figure_waits_for_the_next_turn() -> None:
    t = outside(
        a="ape_trooper e 0,9",
        z="sturmzombie e 0,10",
        b="ape_trooper n waiting@A",
        stage=Stage.SECOND_TURN,
        turn=1,
    )
    assert entries(t) == []
    t.play("endturn")
    assert (t["b"].place, t["b"].point) == (Place.WAITING, "A")
    pass_until(t, lambda t: t.asked == ask.PlayerTurn and t.side == "allies")
    t.play("activate a", "step e")
    assert entries(t) == []
    t.play("endactivation")
    assert entries(t) == [f"Enter {t['b'].id} A {t.cell(0, 9)}"]


@pytest.mark.rule("inc.ruling.entry-blocked")
def test_a_cave_in_on_an_entry_square_lets_nobody_in() -> None:
    t = outside(a="ape_trooper n waiting@A", b="ape_trooper e 5,4", hands=(["cave_in"], []))
    t.play("play cave_in", "square 0,9")
    assert [option.split()[3] for option in entries(t)] == [str(t.cell(0, 10))]


@pytest.mark.rule("inc.deploy.may-wait", "inc.ruling.entry-activation")
def test_a_figure_that_does_not_enter_is_not_activated_and_may_come_later() -> None:
    t = outside(
        a="ape_trooper e 5,4", b="ape_trooper n waiting@A", fires={(0, 9): "swd", (0, 10): "swd"}
    )
    t.play("activate a", "endactivation", "endturn")
    assert not t["b"].activated
    assert (t["b"].place, t["b"].damage) == (Place.WAITING, 0)
    pass_until(t, lambda t: t.asked == ask.PlayerTurn and t.side == "allies")
    assert t.offers("enter b")


@pytest.mark.rule("inc.ruling.entry-activation")
def test_a_figure_that_can_no_longer_pay_when_its_activation_begins_goes_on_waiting() -> None:
    t = outside(
        a="ape_trooper e 5,4",
        b="ape_trooper n waiting@A",
        effects={"b": ["major_wound", "minor_wound", "medal"]},
        cp=(0, 2),
    )
    t.play("enter b A 0,9")
    assert (t.asked, t.side) == (ask.Checkpoint, "swd")
    t.play(f"kill {t.card('medal')}")
    assert t["b"].place == Place.WAITING
    assert not t["b"].activated
    assert (t.asked, t.g.current) == (ask.PlayerTurn, -1)


@pytest.mark.rule("inc.ruling.must-enter")
def test_the_allies_cannot_all_stay_outside() -> None:
    t = outside(a="ape_trooper n waiting@A", b="ape_trooper n waiting@A")
    assert not t.offers("endturn")
    t.play("enter a A 0,9", "endactivation")
    assert t.offers("endturn")
    assert t.offers("enter b")


@pytest.mark.rule("inc.ruling.must-enter")
def test_the_allies_may_stay_outside_if_no_square_is_free_or_none_can_pay() -> None:
    full = outside(a="ape_trooper n waiting@A", y="sturmzombie e 0,9", z="sturmzombie e 0,10")
    assert full.side == "swd"
    wounds = {"a": ["major_wound", "minor_wound"]}
    poor = outside(a="ape_trooper n waiting@A", effects=wounds, z="sturmzombie e 5,4")
    assert poor.side == "swd"
    rich = outside(a="ape_trooper n waiting@A", effects=wounds, cp=(1, 0))
    assert rich.side == "allies"
    assert not rich.offers("endturn")


@pytest.mark.rule("inc.ruling.must-enter")
def test_the_swd_may_always_stay_outside() -> None:
    t = horde(a="ape_trooper e 5,4")
    assert t.g.on_board(1) == []
    assert t.offers("endturn")


# Command points, the tunnel, leaps


@pytest.mark.rule("inc.ruling.entry-cp")
def test_command_points_bring_nobody_on_but_pay_within_the_activation() -> None:
    t = outside(
        a="ape_trooper e 5,4",
        b="ape_trooper n waiting@A",
        effects={"b": ["major_wound", "minor_wound"]},
        cp=(1, 0),
    )
    assert t.offers("command a")
    assert not t.offers("command b")
    t.play("enter b A 0,9")
    assert t.told(Paid) == [Paid(t["b"].id, 0, 0, 1, 0)]
    assert t.at("b") == (0, 9)
    assert t["b"].activated


@pytest.mark.rule("inc.ruling.entry-tunnel")
def test_out_of_the_tunnel_a_figure_appears_with_any_facing() -> None:
    t = horde(a="ape_trooper w 5,4", z="sturmzombie n 18,13", hands=([], ["hidden_tunnel"]))
    t.let_go("checkpoint")
    t.play("play hidden_tunnel", "square 18,12")
    next_turn(t)
    t.play("pass", "0 bid 0", "1 bid 1", "deployrest tunnel")
    assert t.g.waiting == {"tunnel": 4}
    t.play("enter -1 tunnel 18,12")
    assert (t.asked, t.offered()) == (ask.Facing, ["Face 0", "Face 1", "Face 2", "Face 3"])
    t.play("face w")
    zombie = t.g.figures[t.g.current]
    assert (zombie.cell, zombie.facing, zombie.ap) == (t.cell(18, 12), WEST, 4)
    t.play("endactivation")
    assert entries(t) == []


@pytest.mark.rule("inc.ruling.entry-leap")
def test_ilsa_leaps_in_over_a_figure_on_the_entry_square() -> None:
    t = table(
        mission="m1",
        side="swd",
        i="ilsa n waiting@1",
        g="gretel n waiting@1",
        y="sturmzombie n 18,15",
        z="sturmzombie n 19,15",
        a="ape_trooper e 5,4",
    )
    assert {option.split()[1] for option in entries(t)} == {str(t["i"].id)}
    t.play("enter i 1 18,15")
    assert (t.asked, t["i"].ap) == (ask.Leap, 4)
    t.play("step n")
    assert (t.at("i"), t["i"].ap) == ((18, 14), 3)
    assert t.at("y") == (18, 15)


@pytest.mark.rule("inc.ruling.entry-leap")
def test_a_leap_onto_the_board_takes_action_points_alone() -> None:
    t = table(
        mission="m1",
        side="swd",
        cp=(0, 9),
        i="ilsa n waiting@1",
        effects={"i": ["major_wound", "minor_wound", "minor_wound"]},
        y="sturmzombie n 18,15",
        z="sturmzombie n 19,15",
        a="ape_trooper e 5,4",
    )
    assert entries(t) == []


@pytest.mark.rule("inc.ruling.entry-leap", "inc.ruling.entry-move")
def test_fire_and_reaction_fire_meet_who_leaps_onto_the_board() -> None:
    t = table(
        mission="m1",
        side="swd",
        i="ilsa n waiting@1",
        y="sturmzombie n 18,15",
        z="sturmzombie n 19,15",
        a="ape_trooper s 18,13 watching",
        fires={(18, 15): "allies"},
        rolls=[5, 1, 2],
    )
    t.play("enter i 1 18,15")
    assert t["i"].damage == 1
    assert (t.asked, t.side) == (ask.Reaction, "allies")
    t.play("fire a")
    assert [rolled.source for rolled in t.told(Rolled)] == ["fire", "lmg"]
    assert (t.asked, t.side) == (ask.Leap, "swd")


# Off the board


@pytest.mark.rule("inc.ruling.off-board")
def test_nothing_reaches_a_figure_that_waits_outside_but_effect_cards() -> None:
    t = outside(
        side="swd",
        a="ape_trooper e 0,9",
        b="ape_trooper n waiting@A damage=1",
        z="sturmzombie w 1,9",
        hands=([], ["booby_trap", "rackley", "medkit", "minor_wound"]),
        rolls=[1, 1],
    )
    assert not t.offers("play medkit")
    t.play("play rackley", "play booby_trap")
    assert [rolled.target for rolled in t.told(Rolled)] == [t["a"].id, t["a"].id]
    t.play("play minor_wound", "on b")
    assert list(t["b"].effects) == [t.card("minor_wound")]


@pytest.mark.rule("inc.ruling.off-board", "inc.ruling.entry-cp")
def test_a_waiting_figure_can_do_nothing_but_enter() -> None:
    t = outside(a="ape_trooper n waiting@A", b="ape_trooper e 5,4 activated", cp=(4, 0))
    about_a = [option for option in t.offered() if option.split()[1:2] == [str(t["a"].id)]]
    assert {option.split()[0] for option in about_a} == {"Enter"}


@pytest.mark.rule("inc.ruling.left-board")
def test_who_left_the_board_alive_stays_away_and_keeps_its_cards_there() -> None:
    t = outside(
        a="ape_trooper n 21,0",
        b="ape_trooper e 5,4",
        effects={"a": ["medal"]},
        hands=(["low_ammo"], []),
        current="a",
    )
    t.play("step n")
    assert t["a"].place == Place.LEFT
    assert list(t["a"].effects) == [t.card("medal")]
    assert not t.offers("activate a")
    assert not t.offers("enter a")
    t.play("play low_ammo")
    assert list(t["b"].effects) == [t.card("low_ammo")]
