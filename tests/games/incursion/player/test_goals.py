"""What figures do about the goal of their mission."""

from __future__ import annotations

from games.incursion.table import table
from sobremesa.games.incursion.content.schema import SWD
from sobremesa.games.incursion.options import Enter
from sobremesa.games.incursion.player import Player
from sobremesa.games.incursion.player.orders import cost_home

from .asking import activation, answer


def test_a_german_with_the_beacon_walks_off_with_it_instead_of_shooting() -> None:
    t = table(
        """
        %%%%%%%%%%%%%%%%%
        A. a . . . g . .1
        %%%%%%%%%%%%%   %
        %%%%%%%%%%%%%B .%
        %%%%%%%%%%%%%%%%%
        """,
        mission="m3",
        a="ape_trooper e",
        g="gretel w carrying",
        side="swd",
        current="g",
        ap=5,
    )
    activation(t)
    assert t.match.outcome is not None
    assert t.match.outcome.result == "beacon-swd"


def test_a_german_with_the_beacon_makes_for_a_far_exit_and_lets_the_enemy_be() -> None:
    t = table(
        """
        %%%%%%%%%%%%%%%%%%%%%%%%%%%%%
        A. . . . g . . . . . . . . .1
        % %%%%%%%%%%%%%%%%%%%%%%%   %
        %.%%%%%%%%%%%%%%%%%%%%%%%B .%
        % %%%%%%%%%%%%%%%%%%%%%%%%%%%
        %. . a%%%%%%%%%%%%%%%%%%%%%%%
        %%%%%%%%%%%%%%%%%%%%%%%%%%%%%
        """,
        mission="m3",
        a="ape_trooper e",
        g="ilsa w carrying",
        side="swd",
        current="g",
    )
    assert cost_home(t.g, t["g"]) == 11
    activation(t)
    assert cost_home(t.g, t["g"]) == 6


def test_a_german_fetches_the_beacon_rather_than_going_for_a_far_enemy() -> None:
    t = table(
        mission="m3",
        a="ape_trooper w 1,11",
        g="ilsa w 11,8",
        side="swd",
        current="g",
        open_doors=range(10),
        spare=True,
    )
    activation(t)
    assert t["g"].carrying


def test_who_is_safe_at_the_exit_waits_for_the_others() -> None:
    """The last one to go decides the mission: inc.m1.victory-swd."""
    t = table(
        """
        %%%%%%%%%%%%%%%%%%%%%%%%%
        %z . b . . . . . . . . aX
        %%%%%%%%%%%%%%%%%%%%%%%%%
        """,
        mission="m1",
        a="ape_trooper e",
        b="ape_trooper e damage=1",
        z="sturmzombie e",
        side="allies",
        current="a",
    )
    activation(t)
    assert t.at("a") == (11, 0)


def test_the_last_one_leaves_as_soon_as_it_can() -> None:
    t = table(
        """
        %%%%%%%%%%%%%
        %z . . a . .X
        %%%%%%%%%%%%%
        """,
        mission="m1",
        a="ape_trooper e",
        z="sturmzombie e",
        side="allies",
        current="a",
        ap=3,
    )
    assert activation(t) == ["step e", "step e", "step e"]


def test_command_points_go_to_the_one_who_is_nearest_to_the_exit() -> None:
    t = table(
        """
        %%%%%%%%%%%%%%%%%%%%%
        %b . . a . . . . . .X
        %%%%%%%%%%%%%%%%%%%%%
        """,
        mission="m1",
        a="ape_trooper e activated",
        b="ape_trooper e activated",
        side="allies",
        cp=(4, 0),
    )
    player = Player(1)
    for _ in range(4):
        for _ in range(2):
            seat = t.match.asks()[0].seat
            t.match.choose(seat, player.choose(t.match, seat))
    assert t.at("a") == (7, 0)


def test_friends_make_way_for_who_carries_the_beacon() -> None:
    t = table(
        """
        %%%%%%%%%%%%%%%
        A. . b a . . B%
        %%%%%   %%%%%%%
        %%%%%. .%%%%%%%
        %%%%%%%%%%%%%%%
        """,
        mission="m3",
        a="ape_trooper w carrying",
        b="ape_trooper w",
        side="allies",
        current="b",
    )
    activation(t)
    assert t.at("b")[1] == 1 or t.at("b")[0] < 1


def test_a_gate_is_closed_and_sealed_in_one_go() -> None:
    t = table(
        """
        %%%%%%%%%%%%%
        1. .G. . . aA
        %%%%%%%%%%%%%
        """,
        mission="m2",
        a="ape_trooper w",
        side="allies",
        current="a",
        ap=3,
        cp=(4, 0),
    )
    activation(t)
    assert t.g.sealed


def test_the_first_word_of_a_turn_is_for_who_leads() -> None:
    t = table(
        """
        %%%%%%%%%%%%%%%%%%%%%
        %s . . a . . . . . .X
        %%%%%%%%%%%%%%%%%%%%%
        """,
        mission="m1",
        a="ape_trooper e",
        s="ape_sergeant e",
        side="allies",
    )
    assert answer(t) == "activate s"


def test_in_a_race_the_swd_spends_its_command_points_however_far_the_enemy_is() -> None:
    """What is left of them is lost at the end of the turn: inc.maint.cp-discard-leftover."""
    t = table(
        mission="m3",
        a="ape_trooper w 1,11",
        g="ilsa w 22,6 activated",
        z="bomberzombie w 19,6 activated",
        side="swd",
        cp=(0, 3),
        spare=True,
    )
    player = Player(1)
    while t.side == "swd" and t.g.side == SWD:
        t.match.choose(SWD, player.choose(t.match, SWD))
    assert t.g.cp[SWD] == 0
    assert (t.at("g"), t.at("z")) != ((22, 6), (19, 6))


def test_in_a_race_fast_figures_enter_before_slow_ones() -> None:
    t = table(
        mission="m3",
        a="ape_trooper w 1,11",
        b="bomberzombie w waiting@1",
        h="blitzhund w waiting@1",
        side="swd",
    )
    offered = {option.figure for option in t.match.asks()[0].options if isinstance(option, Enter)}
    assert offered == {t["b"].id, t["h"].id}
    assert {answer(t, seed).split()[1] for seed in range(8)} == {"h"}
