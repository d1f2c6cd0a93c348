"""Event cards played in one's own turn: traps, tunnels, masks and weasels."""

from functools import partial

import pytest

from games.incursion.starts import next_turn, pass_until
from games.incursion.table import Table, table
from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.events import Rolled, WeaselRolled
from sobremesa.games.incursion.state import Stage

HALL = """
%%%%%%%%%%%%%%%
%a . z . . . b%
%             %
%. . . y . . .%
%             %
%. . . . . . .%
%%%%%%%%%%%%%%%
"""
DOORSTEP = """
%%%%%%%%%%%%%%%
1. . . . . . a%
%             %
1. . z . . . b%
%%%%%%%%%%%%%%%
"""
hall = partial(
    table,
    HALL,
    a="ape_trooper e",
    b="ape_trooper w",
    z="sturmzombie w",
)
"""Two troopers and a Sturmzombie."""
tunnel = partial(
    table,
    DOORSTEP,
    a="ape_trooper w",
    b="ape_trooper w",
    z="sturmzombie w",
    side="swd",
    hands=([], ["hidden_tunnel"]),
)
"""The SWD hold a Hidden Tunnel."""


def squares(t: Table) -> set[tuple[int, int]]:
    """The squares that are offered."""
    return {t.g.book.grid.place(int(option.split()[1])) for option in t.offered()}


# Wild Weasel


@pytest.mark.rule("inc.card.wild-weasel", "inc.ruling.wild-weasel-details")
@pytest.mark.rule("inc.ruling.late-choices")
def test_wild_weasel_stops_as_many_sturmzombies_as_the_die_says_picked_after_it_fell() -> None:
    t = table(
        HALL,
        a="ape_trooper e",
        b="ape_trooper w activated",
        z="sturmzombie w",
        y="sturmzombie w",
        u="sturmzombie w 5,1",
        hands=(["wild_weasel"], []),
        cp=(0, 2),
        special=4,
        rolls=[2],
    )
    t.let_go("checkpoint")
    t.play("play wild_weasel")
    assert (t.side, t.asked, t.told(WeaselRolled)[0].die) == ("allies", ask.Weasel, 2)
    t.play("on z", "on u", "activate a", "endactivation")
    assert t.side == "swd"
    activated = {name for name in "zyu" if t.offers(f"activate {name}")}
    commanded = {name for name in "zyu" if t.offers(f"command {name}")}
    assert (activated, commanded) == ({"y"}, {"y"})


@pytest.mark.rule("inc.card.wild-weasel", "inc.ruling.wild-weasel-details")
def test_wild_weasel_stops_all_sturmzombies_if_there_are_fewer_and_no_other_figure() -> None:
    t = hall(y="bomberzombie w", u="gretel w 5,1", hands=(["wild_weasel"], []), rolls=[6])
    t.play("play wild_weasel", "endturn")
    assert [t.offers(f"activate {name}") for name in "zyu"] == [False, True, True]


@pytest.mark.rule("inc.ruling.wild-weasel-details")
def test_wild_weasel_lies_in_play_until_the_next_german_turn_ends() -> None:
    t = hall(
        y="gretel w",
        hands=(["wild_weasel"], []),
        stage=Stage.SECOND_TURN,
        rolls=[1],
        deck=[],
        lots=0,
    )
    t.let_go("checkpoint")
    weasel = t.card("wild_weasel")
    t.play("play wild_weasel")
    next_turn(t)
    assert weasel in t.g.in_play
    t.play("pass", "0 bid 0", "1 bid 1")
    assert (t.side, t.offers("activate z")) == ("swd", False)
    t.play("endturn")
    assert (weasel in t.g.discard, t["z"].frozen) == (True, False)


@pytest.mark.rule("inc.ruling.wild-weasel-details", "inc.ruling.kill-ends-at-once")
def test_killing_wild_weasel_wakes_its_sturmzombies_at_once() -> None:
    t = hall(y="gretel w", hands=(["wild_weasel"], []), cp=(0, 3), rolls=[1])
    t.play("play wild_weasel", "pass", "endturn", f"kill {t.card('wild_weasel')}")
    assert (t.side, t.offers("activate z")) == ("swd", True)


# Cave-in


@pytest.mark.rule("inc.card.cave-in-place", "inc.ruling.cave-in-where")
def test_a_cave_in_falls_on_any_floor_without_a_figure_or_an_objective() -> None:
    t = table(
        """
        %%%%%%%%%
        1a . B .%
        %%% %%% %
        %. . z .%
        %%%%%%%%%
        """,
        mission="m3",
        a="ape_trooper e",
        z="gretel w",
        hands=(["cave_in"], []),
        fires={(3, 1): "allies"},
    )
    t.play("play cave_in")
    assert squares(t) == {(1, 0), (3, 0), (0, 1), (1, 1), (3, 1)}
    t.play("square 3,1")
    assert (t.g.cave_in, t.g.fires) == (t.cell(3, 1), {})


@pytest.mark.rule("inc.ruling.cave-in-where")
def test_a_dropped_item_keeps_the_roof_up_and_an_entry_square_does_not() -> None:
    t = table(
        """
        %%%%%%%
        1. a .%
        %     %
        %. z B%
        %%%%%%%
        """,
        mission="m3",
        a="ape_trooper e carrying",
        z="gretel w",
        hands=(["cave_in"], []),
        current="a",
    )
    t.play("drop a", "step e", "play cave_in")
    assert squares(t) == {(0, 0), (0, 1), (2, 1)}


@pytest.mark.rule("inc.ruling.cave-in-where")
def test_a_cave_in_may_close_a_hidden_tunnel() -> None:
    t = tunnel(y="gretel waiting@tunnel", hands=([], ["hidden_tunnel", "cave_in"]))
    t.play("play hidden_tunnel", "square 3,0")
    assert t.offers("enter y tunnel")
    t.play("play cave_in", "square 3,0")
    assert not t.offers("enter y tunnel")


@pytest.mark.rule("inc.card.cave-in-effect")
def test_a_cave_in_stops_movement_and_sight_until_it_is_killed() -> None:
    t = table(
        """
        %%%%%%%%%%%
        %a . . z b%
        %%%%%%%%%%%
        """,
        a="ape_trooper e",
        b="ape_trooper w",
        z="gretel w",
        hands=(["cave_in"], []),
        cp=(2, 0),
        current="a",
    )
    assert (t.offers("step e"), t.offers("shoot z")) == (True, True)
    t.play("play cave_in", "square 1,0")
    assert (t.offers("step e"), t.offers("shoot z"), t.offers("watch")) == (False, False, True)
    t.play("turn n", f"kill {t.card('cave_in')}", "turn e")
    assert (t.offers("step e"), t.offers("shoot z")) == (True, True)


@pytest.mark.rule("inc.card.cave-in-effect", "inc.card.event-duration")
def test_a_cave_in_lasts_from_turn_to_turn() -> None:
    t = table(HALL, a="ape_trooper e", z="gretel w", hands=(["cave_in"], []), deck=[], lots=0)
    t.play("play cave_in", "square 3,0")
    next_turn(t)
    assert t.g.cave_in == t.cell(3, 0)


# Booby trap


@pytest.mark.rule("inc.card.booby-trap", "inc.ruling.booby-trap-all")
def test_a_booby_trap_rolls_one_die_against_every_enemy_on_the_board() -> None:
    t = hall(y="gretel w", u="bomberzombie waiting@1", hands=(["booby_trap"], []), rolls=[4, 4])
    t.play("play booby_trap")
    assert [roll.target for roll in t.told(Rolled)] == [t.names["z"], t.names["y"]]
    assert (t.alive("z"), t["y"].damage) == (False, 0)


# Hidden tunnel


@pytest.mark.rule("inc.card.hidden-tunnel-place", "inc.ruling.hidden-tunnel-who")
def test_a_hidden_tunnel_opens_next_to_a_german_figure_walls_or_not() -> None:
    t = table(
        """
        %%%%%%%%%%%
        %. .%z a .%
        % %%%%% %%%
        %b . . . .%
        %%%%%%%%%%%
        """,
        a="ape_trooper e",
        b="ape_trooper e",
        z="gretel w",
        side="swd",
        hands=([], ["hidden_tunnel"]),
    )
    t.play("play hidden_tunnel")
    assert squares(t) == {(1, 0), (1, 1), (2, 1), (3, 1)}


@pytest.mark.rule("inc.card.hidden-tunnel-place")
def test_a_hidden_tunnel_does_not_open_under_an_objective() -> None:
    t = table(
        """
        %%%%%%%%%
        1z B . a%
        %%%%%%%%%
        """,
        mission="m3",
        a="ape_trooper e",
        z="gretel w",
        side="swd",
        hands=([], ["hidden_tunnel"]),
    )
    assert not t.offers("play hidden_tunnel")


@pytest.mark.rule(
    "inc.card.hidden-tunnel-effect",
    "inc.card.hidden-tunnel-no-exit",
    "inc.ruling.hidden-tunnel-who",
)
def test_a_hidden_tunnel_is_a_german_entry_from_the_next_deployment_and_no_exit() -> None:
    t = tunnel(y="gretel waiting@1", deck=[], stage=Stage.SECOND_TURN)
    t.let_go("checkpoint")
    t.play("play hidden_tunnel", "square 3,0")
    assert (t.offers("enter y 1"), t.offers("enter y tunnel")) == (True, False)
    next_turn(t)
    t.play("pass", "0 bid 0", "1 bid 1")
    assert t.offered_to("swd") == [f"Deploy {t['y'].id} 1", f"Deploy {t['y'].id} tunnel"]
    t.play("deploy y tunnel", "deployrest 1", "enter y tunnel", "face n")
    assert (t.at("y"), t["y"].facing) == ((3, 0), 0)
    assert {option for option in t.offered() if option.startswith("Step")} == {
        "Step 1",
        "Step 2",
        "Step 3",
    }


@pytest.mark.rule("inc.card.hidden-tunnel-effect")
def test_a_hidden_tunnel_hinders_neither_movement_nor_sight() -> None:
    t = tunnel(z="gretel e", current="z")
    t.play("play hidden_tunnel", "square 3,1")
    assert t.offers("shoot b")
    t.play("step e", "step e")
    assert t.at("z") == (4, 1)


@pytest.mark.rule("inc.ruling.tunnel-killed-waiting", "inc.ruling.kill-ends-at-once")
def test_who_waits_in_a_tunnel_that_is_killed_waits_on_and_is_placed_anew() -> None:
    t = tunnel(y="gretel waiting@1", deck=[], stage=Stage.SECOND_TURN)
    t.let_go("checkpoint")
    t.play("play hidden_tunnel", "square 3,0")
    next_turn(t)
    t.play("pass", "0 bid 0", "1 bid 1", "deploy y tunnel")
    t.let_go()
    t.play("deployrest tunnel", f"kill {t.card('hidden_tunnel')}")
    assert (t.g.tunnel, t.offers("enter")) == (-1, False)
    next_turn(t)
    pass_until(t, lambda t: t.asked == ask.PlayerTurn)
    assert (t["y"].point, t.g.waiting) == ("1", {"1": 4})
