"""Who gives points to others: the Sergeant, Gretel, and the cards that help or hinder command."""

from __future__ import annotations

from functools import partial

import pytest

from games.incursion.setups import ROOM
from games.incursion.table import table
from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.events import Activated, Paid, WatchEnded
from sobremesa.games.incursion.state import Stage

CARRIERS = """
%%%%%%%%%
%b a c B%
%%%%%%%%%
"""


# Tactical Leverage


@pytest.mark.rule("inc.ruling.leverage-details")
def test_leverage_works_after_entering_reaction_fire_and_past_a_jammed_radio() -> None:
    t = table(
        ROOM,
        a="ape_sergeant e",
        b="ape_trooper e",
        c="ape_trooper w",
        effects={"b": ["jammed_radio"]},
    )
    t.play("activate a", "turn n", "watch")
    assert (t.asked, t.g.watching) == (ask.Leverage, [t["a"].id])
    t.play("give b", "give b", "activate b")
    assert t.told(Activated)[-1] == Activated(t["b"].id, 3 + 2)


@pytest.mark.rule("inc.ruling.leverage-details")
def test_points_given_are_gone_with_the_game_turn() -> None:
    t = table(ROOM, a="ape_sergeant e", b="ape_trooper e", z="sturmzombie n", lots=0, spare=True)
    t.play("activate a", "endactivation", "give b", "done", "endturn", "endturn")
    t.play("pass", "0 bid 0", "1 bid 0", "activate b")
    assert t.told(Activated)[-1] == Activated(t["b"].id, 3)


@pytest.mark.rule("inc.ruling.leverage-receivers")
def test_every_allied_figure_whose_activation_has_not_begun_may_get_points() -> None:
    t = table(
        mission="m2",
        a="ape_sergeant n 10,13",
        b="ape_trooper n 11,13 activated",
        c="ape_trooper n 12,13",
        d="ape_trooper waiting@A",
        z="sturmzombie s 10,3",
        current="a",
    )
    t.play("endactivation")
    assert t.offered() == ["Done", f"Give {t['c'].id}", f"Give {t['d'].id}"]
    t.play("give d", "give d", "done", "enter d A 10,15")
    assert t["d"].ap == 3 + 2 - 1


@pytest.mark.rule("inc.ruling.leverage-receivers")
def test_points_given_and_not_used_are_lost() -> None:
    t = table(ROOM, a="ape_sergeant e", b="ape_trooper e", c="ape_trooper w", current="a")
    t.play("endactivation", "give b", "done", "activate b", "endactivation")
    assert (t["b"].ap, t["b"].given) == (0, 0)


@pytest.mark.rule("inc.ruling.activated-from-start")
def test_acting_on_command_points_does_not_keep_a_figure_from_getting_points() -> None:
    t = table(ROOM, a="ape_sergeant e", b="ape_trooper e", c="ape_trooper w", cp=(1, 0))
    t.play("activate a", "command b", "turn s", "endactivation")
    assert t.offers("give b")


@pytest.mark.rule("inc.ruling.activated-from-start")
def test_an_item_cannot_be_taken_from_a_figure_whose_activation_has_begun() -> None:
    start = partial(
        table,
        CARRIERS,
        mission="m3",
        cp=(3, 0),
        a="ape_trooper e carrying",
        b="ape_trooper e",
        c="ape_trooper w",
    )
    begun, commanded = start(), start()
    begun.play("activate a", "command b")
    commanded.play("command a", "turn s", "command b")
    assert not begun.offers("take a")
    assert commanded.offers("take a")


# Command points of the Maintenance Phase


@pytest.mark.rule("inc.ruling.sergeant-dies")
def test_the_sergeants_point_stays_when_he_dies_and_does_not_come_again() -> None:
    t = table(
        ROOM,
        side="swd",
        stage=Stage.SECOND_TURN,
        cp=(7, 0),
        lots=0,
        a="ape_sergeant e damage=1",
        c="ape_trooper w",
        z="gretel n",
        rolls=[6, 1],
    )
    t.play("activate z", "shoot a")
    after_death = t.g.cp[0]
    t.play("endactivation")
    assert (t.alive("a"), after_death) == (False, 7)
    assert (t.asked, t.g.cp[0]) == (ask.Intelligence, 6)


@pytest.mark.rule("inc.ruling.alive-off-board")
def test_leaders_who_wait_off_the_board_give_their_bonus() -> None:
    t = table(
        mission="m2",
        stage=Stage.REPLENISH_CP,
        a="ape_sergeant waiting@A",
        b="gretel waiting@1",
        c="ilsa waiting@2",
    )
    assert (t.g.cp, t.g.special) == ([6 + 1, 6], 4)
    assert [len(hand) for hand in t.g.hands] == [4, 4 + 1]


@pytest.mark.rule("inc.ruling.alive-off-board")
def test_a_sergeant_who_has_left_the_board_gives_his_bonus() -> None:
    t = table(
        mission="m1",
        stage=Stage.SECOND_TURN,
        lots=0,
        a="ape_sergeant n 21,0",
        b="ape_trooper n 0,9",
    )
    t.play("activate a", "step n", "endturn")
    assert (t.asked, t.g.cp) == (ask.Intelligence, [4 + 1, 4])


# Cards on the way a figure takes command points


@pytest.mark.rule("inc.ruling.sir-yes-sir-credit")
def test_what_a_doubled_command_point_leaves_over_pays_for_the_next_action() -> None:
    t = table(ROOM, a="ape_trooper e", b="ape_trooper e", cp=(2, 0), effects={"a": ["sir_yes_sir"]})
    t.play("command a", "step e", "command a", "turn s")
    assert [(paid.cp, paid.figure) for paid in t.told(Paid)] == [(1, t["a"].id), (0, t["a"].id)]
    assert t.g.cp[0] == 1


@pytest.mark.rule("inc.ruling.sir-yes-sir-credit")
def test_the_rest_of_a_doubled_command_point_is_lost_when_another_figure_acts() -> None:
    t = table(ROOM, a="ape_trooper e", b="ape_trooper e", cp=(2, 0), effects={"a": ["sir_yes_sir"]})
    t.play("command a", "step e", "activate b", "turn s", "command a", "turn s")
    assert [paid.cp for paid in t.told(Paid)] == [1, 0, 1]


@pytest.mark.rule("inc.ruling.sir-yes-sir-credit")
def test_the_rest_of_a_doubled_command_point_is_lost_with_the_player_turn() -> None:
    t = table(
        ROOM,
        a="ape_trooper e",
        z="sturmzombie w",
        cp=(1, 0),
        lots=0,
        effects={"a": ["sir_yes_sir"]},
        spare=True,
    )
    t.let_go("checkpoint")
    t.play("command a", "step e", "endturn", "activate z", "endactivation")
    t.play("pass", "0 bid 6", "1 bid 0")
    assert (t.side, t.g.cp[0], t.offers("command a")) == ("allies", 0, False)


@pytest.mark.rule("inc.ruling.sir-yes-sir-credit")
def test_two_copies_make_a_command_point_worth_three() -> None:
    t = table(
        ROOM,
        a="ape_trooper e",
        b="ape_trooper e",
        cp=(1, 0),
        effects={"a": ["sir_yes_sir", "sir_yes_sir"]},
    )
    t.play("command a", "step e", "command a", "turn s", "command a", "step s")
    assert (t.at("a"), t.g.cp[0], t.offers("command a")) == ((1, 1), 0, False)


@pytest.mark.rule("inc.ruling.sir-yes-sir-reload")
def test_a_reload_costs_one_command_point_that_counts_double() -> None:
    t = table(
        ROOM,
        side="swd",
        a="ape_trooper s watching",
        z="sturmzombie w",
        cp=(1, 0),
        effects={"a": ["sir_yes_sir"]},
        rolls=[2, 2],
    )
    t.play("activate z", "step w", "fire a", "reload")
    assert (t.g.cp[0], t.g.watching) == (0, [t["a"].id])


@pytest.mark.parametrize("title", ["combat_stare", "jammed_radio"])
@pytest.mark.rule("inc.ruling.no-cp-effects")
def test_no_command_points_may_be_used_on_a_figure_that_hears_nothing(title: str) -> None:
    t = table(
        ROOM,
        a="ape_trooper e",
        b="ape_trooper e",
        cp=(2, 0),
        effects={"a": [title, "sir_yes_sir"]},
        ap=1,
        current="a",
    )
    assert (t.offers("command b"), t.offers("command a")) == (True, False)
    assert (t.offers("step e"), t.offers("step s")) == (True, False)


@pytest.mark.rule("inc.ruling.no-cp-effects")
def test_special_points_do_not_reach_a_figure_that_hears_nothing() -> None:
    t = table(
        ROOM,
        side="swd",
        special=4,
        a="bomberzombie e",
        b="bomberzombie e",
        c="ape_trooper w",
        effects={"a": ["jammed_radio"]},
    )
    assert (t.offers("command a"), t.offers("command b")) == (False, True)


@pytest.mark.rule("inc.ruling.no-cp-effects")
def test_a_figure_that_hears_nothing_cannot_be_reloaded() -> None:
    t = table(
        ROOM,
        side="swd",
        a="ape_trooper s watching",
        z="sturmzombie w",
        cp=(2, 0),
        effects={"a": ["jammed_radio"]},
        rolls=[2, 2],
    )
    t.play("activate z", "step w", "fire a")
    assert t.told(WatchEnded) == [WatchEnded(t["a"].id, "doubles")]


@pytest.mark.rule("inc.ruling.no-cp-effects")
def test_the_card_that_bars_command_points_may_be_killed_with_them() -> None:
    t = table(
        ROOM, a="ape_trooper e", b="ape_trooper e", cp=(4, 0), effects={"a": ["jammed_radio"]}
    )
    t.play("activate a", f"kill {t.card('jammed_radio')}")
    assert (t.effects("a"), t.g.cp[0], t.offers("command a")) == ([], 1, True)


# Where there's a will


@pytest.mark.rule("inc.ruling.once-per-turn-slugger")
def test_slugger_shakes_off_one_effect_in_a_game_turn() -> None:
    t = table(
        ROOM,
        a="slugger_murphy e",
        z="sturmzombie w",
        lots=0,
        effects={"a": ["low_ammo", "minor_wound"]},
        spare=True,
    )
    t.let_go("checkpoint")
    t.play("activate a", f"will {t.card('low_ammo')}")
    again = t.offers("will")
    t.play("endactivation", "activate z", "endactivation")
    t.play("pass", "0 bid 0", "1 bid 0", "activate a")
    assert (again, t.offers("will")) == (False, True)


@pytest.mark.rule("inc.ruling.once-per-turn-slugger")
def test_command_points_pay_for_the_will_unless_they_are_barred() -> None:
    start = partial(table, ROOM, a="slugger_murphy e activated", b="ape_trooper e", cp=(1, 0))
    free = start(effects={"a": ["low_ammo"]})
    free.play("command a", "will")
    barred = start(effects={"a": ["jammed_radio"]})
    assert (free.effects("a"), free.g.cp[0]) == ([], 0)
    assert not barred.offers("command a")


@pytest.mark.rule("inc.ruling.once-per-turn-slugger")
def test_an_effect_kept_under_sluggers_card_stays_there() -> None:
    t = table(ROOM, a="slugger_murphy e", current="a", kept={"a": ["low_ammo"]})
    assert not t.offers("will")


@pytest.mark.rule("inc.ruling.once-per-turn-slugger")
def test_slugger_shakes_off_nothing_in_the_german_turn() -> None:
    t = table(
        ROOM,
        side="swd",
        a="slugger_murphy e damage=3",
        c="ape_trooper w",
        z="gretel n",
        hands=(("blaze_of_glory",), ()),
        effects={"a": ["low_ammo"]},
        rolls=[6, 1],
    )
    t.play("activate z", "shoot a", "play blaze_of_glory")
    assert (t.asked, t.side, t.offers("turn s"), t.offers("will")) == (
        ask.LastAct,
        "allies",
        True,
        False,
    )
