"""Which cards are played, on whom, and which are kept."""

from __future__ import annotations

from collections.abc import Sequence

from games.incursion.table import Table, table
from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.options import Discard
from sobremesa.games.incursion.player import Player
from sobremesa.games.incursion.player.orders import cost_home
from sobremesa.games.incursion.state import Stage

from .asking import answer, chosen

ROOM = """
%%%%%%%%%%%%%%%%%%%
%a . . . . . . . d%
%                 %
%b . . . . . . . z%
%%%%%%%%%%%%%%%%%%%
"""


def room(
    side: str, allies: Sequence[str] = (), swd: Sequence[str] = (), a: str = "", more: str = ""
) -> Table:
    """A hall with troopers, a hound and a zombie, and cards in the hands."""
    return table(
        ROOM,
        a="ape_trooper w " + a,
        b="ape_trooper w",
        d="blitzhund e " + more,
        z="sturmzombie e",
        side=side,
        hands=(allies, swd),
    )


def test_liquid_courage_is_for_an_enemy_who_shoots_or_a_friend_who_fights() -> None:
    t = room("swd", swd=["liquid_courage"])
    assert answer(t) == "play liquid_courage"
    t.play("play liquid_courage")
    assert answer(t) in ("on a", "on b", "on d")


def test_liquid_courage_is_not_for_a_friend_who_shoots() -> None:
    t = table(ROOM, a="ape_trooper w", d="ilsa e", side="allies", hands=(["liquid_courage"], ()))
    assert answer(t) == "play liquid_courage"
    t.play("play liquid_courage")
    assert answer(t) == "on d"


def test_a_card_that_will_be_of_use_is_not_thrown_away() -> None:
    for title in ("cave_in", "liquid_courage", "rackley", "medkit"):
        t = room("swd", swd=[title])
        t.g.stage, t.g.begun = Stage.REPLENISH_HAND, False
        kept = Player(1).answer(t.g, ask.Discard(1, [Discard(t.card(title))]))
        assert not isinstance(kept, Discard), title


def test_a_card_that_nobody_of_ours_can_use_is_thrown_away() -> None:
    t = room("allies", allies=["savage_fury"])
    assert isinstance(
        Player(1).answer(t.g, ask.Discard(0, [Discard(t.card("savage_fury"))])), Discard
    )


def test_rackley_is_kept_for_somebody_whom_it_can_kill() -> None:
    assert answer(room("swd", swd=["rackley"])) != "play rackley"


def test_rackley_is_played_on_who_has_one_damage_point_left() -> None:
    t = room("swd", swd=["rackley"], a="damage=1")
    assert answer(t) == "play rackley"
    t.play("play rackley")
    assert answer(t) == "on a"


def test_rock_falls_where_the_enemy_has_to_go() -> None:
    t = table(
        mission="m1",
        a="ape_trooper s 1,12",
        b="ape_trooper s 1,11",
        z="sturmzombie w 13,14",
        side="swd",
        hands=((), ["cave_in"]),
    )
    assert answer(t) == "play cave_in"
    t.play("play cave_in")
    before = way_of_allies(t)
    t.match.choose(1, chosen(t))
    while t.asked == ask.Respond:
        t.play("pass")
    assert way_of_allies(t) > before


def way_of_allies(t: Table) -> int:
    """The points that the first trooper needs to an exit."""
    return cost_home(t.g, t["a"])


def test_rock_that_cuts_off_the_goal_is_paid_away() -> None:
    t = table(
        """
        %%%%%%%%%%%%%%%%%%%
        %b a . . . . . . .X
        %%%%%%%%%%%%%%%%%%%
        """,
        mission="m1",
        a="ape_trooper e",
        b="ape_trooper e",
        side="allies",
        cp=(4, 0),
        effects={"table": ["cave_in"]},
    )
    t.g.cave_in = t.cell(5, 0)
    assert answer(t) == f"kill {t.card('cave_in')}"


def test_a_medkit_is_for_the_wounded() -> None:
    assert answer(room("allies", allies=["medkit"])) != "play medkit"
    t = room("allies", allies=["medkit"], a="damage=1")
    assert answer(t) == "play medkit"
