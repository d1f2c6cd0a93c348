"""How figures get about: whole activations, round corners and round each other."""

from __future__ import annotations

import pytest

from games.incursion.table import table
from sobremesa.games.incursion import GAME
from sobremesa.games.incursion.options import Turn
from sobremesa.games.incursion.player import Player
from sobremesa.games.incursion.player.orders import costs_to
from sobremesa.games.incursion.player.paths import reach, stance
from sobremesa.games.incursion.questions import Act, Command, PlayerTurn
from sobremesa.kernel import Match

from .asking import activation


def test_a_hound_turns_for_nothing_instead_of_stepping_aside() -> None:
    t = table(
        """
        %%%%%%%%%%%%%
        %d . .%%%%%%%
        %%%%% %%%%%%%
        %%%%%. . . a%
        %%%%%%%%%%%%%
        """,
        d="blitzhund e",
        a="ape_trooper w",
        side="swd",
        current="d",
        ap=4,
    )
    assert activation(t)[:4] == ["step e", "step e", "turn s", "step s"]


@pytest.mark.parametrize("kind", ["blitzhund", "sturmzombie"])
def test_a_way_costs_as_much_looking_back_from_its_goal_as_going_there(kind: str) -> None:
    t = table(
        """
        %%%%%%%%%%%%%
        %d . .%%%%%%%
        %%%%% %%%%%%%
        %%%%%. . . .%
        %%%%%%%%%%%%%
        """,
        d=f"{kind} e",
        side="swd",
        current="d",
    )
    going = reach(t.g, t["d"], 20).costs
    assert len(going) == 4 * 7
    start = stance(t["d"])
    assert {there: costs_to(t.g, t["d"], frozenset({there}))[start] for there in going} == going


def test_no_figure_of_a_whole_game_turns_and_turns_back() -> None:
    for mission in ("m1", "m3"):
        assert turned_back(mission, seed=5) == 0


def turned_back(mission: str, seed: int) -> int:
    """How often a figure turns, and with its next action turns to where it looked before."""
    match = Match.start(GAME, GAME.prepare(mission), seed)
    players = [Player(1), Player(2)]
    looked: tuple[int, int, int] | None = None
    count = 0
    while match.question is not None:
        ask = match.asks()[0]
        option = players[ask.seat].choose(match, ask.seat)
        g = match.state
        if isinstance(option, Turn) and g.current >= 0:
            figure = g.figures[g.current]
            count += looked == (figure.id, figure.cell, option.facing)
            looked = (figure.id, figure.cell, figure.facing)
        elif isinstance(ask, Act):
            looked = None
        match.choose(ask.seat, option)
    return count


def test_a_zombie_goes_round_a_friend_who_stands_in_the_way() -> None:
    t = table(
        """
        %%%%%%%%%%%%%
        %y z . . . a%
        %           %
        %. . . . . .%
        %%%%%%%%%%%%%
        """,
        y="sturmzombie e",
        z="sturmzombie e activated",
        a="ape_trooper e",
        side="swd",
        current="y",
    )
    activation(t)
    assert t.at("y")[0] >= 2


def test_zombies_do_not_walk_one_by_one_into_reaction_fire() -> None:
    t = table(
        """
        %%%%%%%%%%%%%%%%%%%
        %a . . . . . . . .%
        %%%%%%%%%%%%%%%%% %
        %%%%%%%%%%%%%. z .%
        %%%%%%%%%%%%%%%%%%%
        """,
        a="ape_trooper e watching",
        z="sturmzombie e",
        side="swd",
        current="z",
    )
    activation(t)
    assert t.at("z")[1] == 1
    assert t.alive("z")


@pytest.mark.parametrize("turn", [2, 5, 8])
def test_the_sergeant_does_not_walk_ahead_of_everybody_however_late_it_is(turn: int) -> None:
    t = table(
        """
        %%%%%%%%%%%%%%%%%%%
        %b s . . . . . . .X
        %%%%%%%%%%%%%%%%%%%
        """,
        mission="m1",
        s="ape_sergeant e",
        b="ape_trooper e",
        side="allies",
        current="s",
        turn=turn,
    )
    activation(t)
    assert t.at("s")[0] - t.at("b")[0] <= 2


def test_points_that_the_sergeant_does_not_need_go_to_the_one_who_runs() -> None:
    t = table(
        """
        %%%%%%%%%%%%%%%%%%%
        %s . b . . . . . .X
        %                 %
        %. c . . . . . . .%
        %%%%%%%%%%%%%%%%%%%
        """,
        mission="m1",
        s="ape_sergeant e",
        b="ape_trooper e",
        c="ape_trooper e",
        side="allies",
        current="s",
    )
    activation(t)
    assert t["b"].given > t["c"].given


def test_a_hound_is_not_commanded_to_leap() -> None:
    """It could not, and would turn about for nothing for ever: inc.fig.leap-no-cp."""
    t = table(
        """
        %%%%%%%%%%%%%
        %d z . a . .%
        %%%%%%%%%%%%%
        """,
        d="blitzhund e activated",
        z="sturmzombie e frozen activated",
        a="ape_trooper w damage=1",
        side="swd",
        cp=(0, 4),
    )
    player = Player(1)
    for _ in range(10):
        if t.asked in (PlayerTurn, Command) and t.seat == 1:
            t.match.choose(1, player.choose(t.match, 1))
    assert not (t.g.begun and t.g.side == 1)
