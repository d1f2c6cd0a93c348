"""Activations: one figure at a time, once in a game turn, action by action."""

from __future__ import annotations

from functools import partial

import pytest

from games.incursion.setups import ROOM
from games.incursion.table import table
from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.events import (
    Activated,
    Damaged,
    Leveraged,
    Paid,
    PlayerTurnBegan,
    Rolled,
    WatchEnded,
)
from sobremesa.games.incursion.state import NOBODY

CORRIDOR = """
%%%%%%%%%%%
%a . z y b%
%%%%%%%%%%%
"""


@pytest.mark.rule("inc.act.one-at-a-time")
def test_nobody_else_is_activated_before_a_figure_is_done() -> None:
    t = table(ROOM, a="ape_trooper e", b="ape_trooper e", c="ape_trooper w")
    t.play("activate a")
    first = t.offers("activate b")
    t.play("turn s")
    second = t.offers("activate b")
    t.play("endactivation")
    assert (first, second, t.offers("activate b")) == (False, False, True)


@pytest.mark.rule("inc.act.any-order", "inc.example.ap-one-by-one")
def test_moving_and_shooting_may_be_mixed_freely() -> None:
    t = table(
        CORRIDOR, a="ape_trooper e", z="sturmzombie w", b="ape_trooper n", rolls=[1, 1, 1, 1, 1, 1]
    )
    t.play("activate a", "shoot z", "step e", "shoot z")
    assert t.at("a") == (1, 0)
    assert [roll.target for roll in t.told(Rolled)] == [t["z"].id, t["z"].id]


@pytest.mark.rule("inc.act.ap-per-action", "inc.act.ap-budget")
def test_an_action_is_paid_and_resolved_before_the_next_is_declared() -> None:
    t = table(
        CORRIDOR,
        a="ape_trooper e",
        z="sturmzombie w",
        y="sturmzombie w",
        b="ape_trooper n",
        rolls=[4, 1, 1],
    )
    t.play("activate a")
    hidden = t.offers("shoot y")
    t.play("shoot z")
    assert (hidden, t.offers("shoot y"), t["a"].ap) == (False, True, 2)
    t.play("step e")
    assert [(paid.ap, paid.left) for paid in t.told(Paid)] == [(1, 2), (1, 1)]


@pytest.mark.rule("inc.act.ap-budget")
def test_a_figure_cannot_do_what_costs_more_than_its_action_points() -> None:
    t = table(ROOM, b="ape_trooper e", a="ape_trooper e", current="b", ap=1)
    assert t.offers("step e")
    assert not t.offers("step w")
    assert not t.offers("aim grenade")


@pytest.mark.rule("inc.act.ap-exhausted")
def test_a_figure_without_action_points_is_done_unless_command_points_help() -> None:
    spent = table(ROOM, a="ape_trooper e", b="ape_trooper e", current="a", ap=1)
    spent.play("step e")
    helped = table(ROOM, a="ape_trooper e", b="ape_trooper e", current="a", ap=1, cp=(1, 0))
    helped.play("step e", "turn s")
    assert (spent.asked, spent.g.current, spent.offers("activate a")) == (
        ask.PlayerTurn,
        NOBODY,
        False,
    )
    assert (helped["a"].facing, helped.g.cp[0]) == (2, 0)


@pytest.mark.rule("inc.act.marker", "inc.act.once-per-turn", "inc.act.no-return")
@pytest.mark.rule("inc.example.no-reactivation")
def test_a_figure_that_is_done_cannot_act_again_in_the_turn() -> None:
    t = table(ROOM, a="ape_trooper e", b="ape_trooper e", c="ape_trooper w", z="sturmzombie n")
    t.play("activate a", "turn s", "endactivation", "activate b", "turn s", "endactivation")
    assert t["a"].activated
    assert t["b"].activated
    assert sorted(t.offered()) == [f"Activate {t['c'].id}", "EndTurn"]


@pytest.mark.rule("inc.act.no-return", "inc.example.no-reactivation", "inc.cp.even-activated")
def test_a_figure_that_is_done_acts_again_on_command_points() -> None:
    t = table(
        ROOM,
        a="ape_trooper s activated",
        b="ape_trooper s",
        z="sturmzombie n",
        cp=(1, 0),
        rolls=[1, 1, 4],
    )
    t.play("activate b", "command a", "shoot z")
    assert not t.alive("z")
    assert t.g.cp == [0, 0]


@pytest.mark.rule("inc.act.all-then-rival", "inc.ruling.turn-passes")
def test_the_turn_passes_to_the_rival_when_its_player_says_so() -> None:
    t = table(ROOM, a="ape_trooper e", z="sturmzombie n", cp=(1, 0))
    t.play("activate a", "endactivation")
    assert (t.side, t.offers("command a"), t.offers("endturn")) == ("allies", True, True)
    t.play("endturn")
    assert (t.side, t.offers("activate z")) == ("swd", True)


@pytest.mark.rule("inc.ruling.turn-passes")
def test_cards_may_still_be_played_after_the_last_activation() -> None:
    t = table(
        ROOM,
        a="ape_trooper e activated",
        z="sturmzombie n",
        hands=(("booby_trap",), ()),
        rolls=[6],
    )
    t.play("play booby_trap")
    assert not t.alive("z")


@pytest.mark.rule("inc.act.once-per-turn")
def test_everybody_may_be_activated_again_in_the_next_game_turn() -> None:
    t = table(ROOM, a="ape_trooper e", z="sturmzombie n", lots=0, spare=True)
    t.play("activate a", "endactivation", "activate z", "endactivation")
    t.play("pass", "0 bid 0", "1 bid 0")
    assert [began.side for began in t.told(PlayerTurnBegan)] == [1, 0]
    assert t.offers("activate a")


@pytest.mark.rule("inc.act.must-activate-all", "inc.ruling.end-turn")
def test_figures_passed_over_count_as_activated_without_actions() -> None:
    t = table(
        ROOM,
        a="ape_trooper e watching",
        b="ape_trooper e down",
        c="ape_trooper w",
        z="sturmzombie n",
        fires={(4, 0): "swd"},
        rolls=[1, 1, 6],
    )
    t.play("endturn")
    assert all(t[name].activated for name in "abc")
    assert [(end.figure, end.why) for end in t.told(WatchEnded)] == [(t["a"].id, "activation")]
    assert not t["b"].down
    assert t["c"].damage == 1


@pytest.mark.rule("inc.ruling.end-turn")
def test_the_owner_orders_the_figures_he_passes_over() -> None:
    t = table(
        ROOM,
        a="ape_trooper e",
        c="ape_trooper w",
        z="sturmzombie n",
        hands=((), ("medkit",)),
        fires={(0, 0): "swd", (4, 0): "swd"},
        rolls=[6, 1, 1, 1, 1, 1],
    )
    t.play("endturn", "first c")
    assert [roll.target for roll in t.told(Rolled)] == [t["c"].id, t["a"].id]
    assert (t["c"].damage, t["a"].damage) == (1, 0)


@pytest.mark.rule("inc.ruling.end-turn")
def test_zombies_stopped_by_wild_weasel_are_not_passed_over() -> None:
    t = table(
        ROOM,
        a="ape_trooper e",
        z="sturmzombie n frozen",
        c="sturmzombie n",
        side="swd",
        effects={"table": ["wild_weasel"]},
        fires={(2, 2): "allies"},
    )
    t.play("endturn")
    assert (t["z"].activated, t["c"].activated) == (False, True)


@pytest.mark.rule("inc.ruling.activation-start")
def test_an_activation_starts_with_the_end_of_reaction_fire_and_full_action_points() -> None:
    t = table(
        ROOM,
        a="ape_trooper e watching",
        b="ape_trooper e",
        cp=(0, 2),
        effects={"a": ["medal"]},
        fires={(0, 0): "swd"},
        rolls=[1, 1, 1],
    )
    t["a"].given = 2
    t.play("activate a")
    assert (t.asked, t.side) == (ask.Checkpoint, "swd")
    assert t.g.watching == []
    assert t.told(Activated) == [Activated(t["a"].id, 3 + 1 + 2)]
    t.play("pass", "endactivation")


burning_sergeant = partial(
    table,
    ROOM,
    a="ape_sergeant e down",
    b="ape_trooper e",
    c="ape_trooper w",
    fires={(0, 0): "swd"},
)


@pytest.mark.rule("inc.ruling.activation-end")
def test_an_activation_ends_with_fire_then_getting_up_then_leverage_then_a_checkpoint() -> None:
    t = burning_sergeant(cp=(0, 3), effects={"c": ["sir_yes_sir"]}, rolls=[6, 1, 1, 1])
    t.play("activate a", "pass", "endactivation")
    assert (t.asked, len(t.told(Damaged)), t["a"].down) == (ask.Leverage, 1, False)
    t.look_again()
    t.play("give b", "done")
    assert (t.asked, t.g.current, t["a"].ap) == (ask.Checkpoint, NOBODY, 0)


@pytest.mark.rule("inc.ruling.activation-end")
def test_who_dies_of_the_fire_gives_no_action_points_away() -> None:
    t = burning_sergeant(rolls=[6, 6, 1, 1])
    t.play("activate a", "endactivation")
    assert not t.alive("a")
    assert (t.asked, t.told(Leveraged)) == (ask.PlayerTurn, [])


@pytest.mark.rule("inc.ruling.ap-floor")
def test_a_figure_with_no_action_points_is_still_activated_and_obeys_command_points() -> None:
    wounds = {"a": ["major_wound", "minor_wound", "minor_wound"]}
    t = table(ROOM, a="ape_trooper e", b="ape_trooper e", cp=(1, 0), effects=wounds)
    t.play("activate a")
    assert t.told(Activated) == [Activated(t["a"].id, 0)]
    t.play("turn s")
    assert (t["a"].facing, t["a"].ap, t.g.cp[0]) == (2, 0, 0)


@pytest.mark.rule("inc.ruling.ap-change-mid-turn")
def test_an_effect_changes_the_action_points_of_the_running_activation_at_once() -> None:
    t = table(
        ROOM,
        a="ape_trooper e",
        b="ape_trooper e",
        current="a",
        ap=1,
        hands=(("medal", "major_wound"), ()),
    )
    t.play("play medal", "on a")
    more = t["a"].ap
    t.play("play major_wound", "on a")
    assert (more, t["a"].ap) == (2, 0)


@pytest.mark.rule("inc.ruling.ap-change-mid-turn")
def test_an_effect_that_goes_gives_its_action_points_back_at_once() -> None:
    t = table(ROOM, a="ape_trooper e", current="a", ap=1, cp=(4, 0), effects={"a": ["major_wound"]})
    t.play("turn s", f"kill {t.card('major_wound')}")
    assert t["a"].ap == 2


@pytest.mark.rule("inc.ruling.ap-change-mid-turn")
def test_an_effect_counts_from_the_next_activation_of_a_figure_not_acting_now() -> None:
    t = table(
        ROOM,
        a="ape_trooper e",
        b="ape_trooper e",
        c="ape_trooper w activated",
        current="a",
        hands=(("medal", "medal"), ()),
    )
    t.play("play medal", "on b", "play medal", "on c", "endactivation", "activate b")
    assert (t["b"].ap, t["c"].ap) == (4, 0)
