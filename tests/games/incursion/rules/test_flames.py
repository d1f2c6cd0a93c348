"""The flamethrower, and how long its fire burns."""

import pytest

from games.incursion.table import Table, table
from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.events import Damaged, FireDied, Flamed, Rolled
from sobremesa.games.incursion.state import Stage

HALL = """
%%%%%%%%%%%%%%%%%%%%%
%. . . . . . . . . .%
%                   %
%a . . . . . . . . .%
%                   %
%. . . . . . . . . b%
%%%%%%%%%%%%%%%%%%%%%
"""
CORRIDOR = """
%%%%%%%%%%%%%%%%%%%%%%%
%a . . . . . . . . . .%
%%%%%%%%%%%%%%%%%%%%%%%
"""


def burning(t: Table) -> set[tuple[int, int]]:
    return {t.g.book.grid.place(cell) for cell in t.g.fires}


def offered_squares(t: Table) -> set[tuple[int, int]]:
    squares = [option.split()[1] for option in t.offered() if option.startswith("Square")]
    return {t.g.book.grid.place(int(square)) for square in squares}


@pytest.mark.rule("inc.flame.up-to-eight", "inc.flame.first-square", "inc.flame.adjacent")
def test_a_jet_marks_up_to_eight_squares_from_the_one_ahead_each_beside_a_marked_one() -> None:
    t = table(HALL, a="ape_incinerator e", b="ape_trooper w", current="a")
    t.play("aim flamethrower")
    assert offered_squares(t) == {(1, 0), (2, 1), (1, 2)}
    t.play("square 2,1", "square 2,0", "square 3,1", "square 4,1", "square 4,2", "square 5,2")
    t.play("square 1,0")
    assert t.asked == ask.Act
    assert burning(t) == {(1, 1), (2, 1), (2, 0), (3, 1), (4, 1), (4, 2), (5, 2), (1, 0)}


@pytest.mark.rule("inc.ruling.flame-fewer", "inc.flame.first-square")
def test_a_jet_may_stop_at_its_first_square_and_hit_nobody() -> None:
    t = table(HALL, a="ape_incinerator e", b="ape_trooper w", current="a", ap=2)
    t.play("aim flamethrower", "done")
    assert (burning(t), t["a"].ap) == ({(1, 1)}, 0)


@pytest.mark.rule("inc.flame.jet-dd", "inc.ruling.flame-hit")
def test_every_figure_in_the_jet_suffers_one_die_at_once_friend_or_foe() -> None:
    t = table(
        """
        %%%%%%%%%%%%%
        %a b z . y .%
        %%%%%%%%%%%%%
        """,
        a="ape_incinerator e",
        b="ape_trooper e",
        z="sturmzombie w",
        y="sturmzombie w",
        current="a",
        rolls=[6, 4, 3],
    )
    t.play("aim flamethrower", "square 2,0", "square 3,0", "square 4,0", "done")
    assert [len(roll.dice) for roll in t.told(Rolled)] == [1, 1, 1]
    assert [roll.bonus for roll in t.told(Rolled)] == [0, 0, 0]
    assert (t["b"].damage, t.alive("z"), t.alive("y")) == (1, False, True)


@pytest.mark.rule("inc.example.flame-beyond-los")
def test_a_jet_goes_one_square_beyond_what_its_shooter_sees() -> None:
    t = table(
        """
        %%%%%%%%%%%
        %a . . . .%
        %%%%%%% %%%
        %%%%%%%.%%%
        %%%%%%% %%%
        %%%%%%%.%%%
        %%%%%%% %%%
        %%%%%%%.%%%
        %%%%%%%%%%%
        """,
        a="ape_incinerator e",
        b="ape_trooper w 4,0",
        current="a",
    )
    t.play("aim flamethrower", "square 2,0", "square 3,0", "square 3,1", "square 3,2")
    assert offered_squares(t) == {(4, 0)}
    t.play("done")
    assert burning(t) == {(1, 0), (2, 0), (3, 0), (3, 1), (3, 2)}


@pytest.mark.rule("inc.ruling.flame-blocked")
@pytest.mark.parametrize("edge", ["%", "D"])
def test_a_flamethrower_cannot_be_fired_at_a_wall_or_a_closed_door(edge: str) -> None:
    t = table(
        f"""
        %%%%%%%
        %a{edge}. .%
        %     %
        %. . b%
        %%%%%%%
        """,
        a="ape_incinerator e",
        b="ape_trooper w",
        current="a",
    )
    assert not t.offers("aim flamethrower")
    t.play("turn s")
    assert t.offers("aim flamethrower")


@pytest.mark.rule("inc.ruling.flame-blocked")
def test_a_flamethrower_cannot_be_fired_at_a_cave_in() -> None:
    t = table(CORRIDOR, a="ape_incinerator e", current="a", hands=(["cave_in"], []))
    assert t.offers("aim flamethrower")
    t.play("play cave_in", "square 1,0")
    assert not t.offers("aim flamethrower")


@pytest.mark.rule("inc.ruling.flame-overlap", "inc.ruling.fire-bookkeeping")
def test_a_square_marked_again_burns_as_long_as_the_later_shot_and_hits_once_more() -> None:
    t = table(
        CORRIDOR,
        a="ape_incinerator e",
        b="ape_trooper w 9,0",
        z="gretel w 1,0",
        current="a",
        fires={(1, 0): "allies"},
        rolls=[4],
    )
    t.play("aim flamethrower", "done")
    assert t.told(Rolled)[0].target == t["z"].id
    assert t.g.fires == {t.cell(1, 0): (0, t.g.serial)}


@pytest.mark.rule("inc.flame.duration", "inc.ruling.fire-removal", "inc.example.fire-removed")
def test_fire_set_by_the_second_side_goes_out_before_the_rivals_next_turn_if_it_is_first() -> None:
    t = table(
        CORRIDOR, a="ape_incinerator e", z="gretel w 3,0", stage=Stage.SECOND_TURN, deck=[], lots=0
    )
    t.play("activate a", "aim flamethrower", "square 2,0", "done", "endactivation")
    t.play("pass", "0 bid 4", "1 bid 0")
    assert (t.side, t.asked, burning(t)) == ("allies", ask.PlayerTurn, {(1, 0), (2, 0)})
    t.play("activate a", "endactivation", "endturn", "activate z", "step w", "step w")
    assert (burning(t), t.told(Rolled)) == (set(), [])


@pytest.mark.rule("inc.flame.duration", "inc.ruling.fire-removal", "inc.ruling.fire-both-sides")
def test_fire_stays_through_command_actions_and_goes_out_at_the_first_activation() -> None:
    t = table(
        CORRIDOR,
        a="ape_trooper e",
        b="ape_trooper w 8,0",
        fires={(1, 0): "allies"},
        cp=(1, 0),
        rolls=[1],
    )
    t.play("command a", "step e")
    assert (len(t.told(Rolled)), burning(t)) == (1, {(1, 0)})
    t.play("activate a")
    assert (len(t.told(FireDied)), burning(t)) == (1, set())
    t.play("endactivation")
    assert len(t.told(Rolled)) == 1


@pytest.mark.rule("inc.flame.duration", "inc.ruling.fire-removal")
def test_fire_outlasts_the_rivals_turn_and_the_turn_in_which_it_was_set() -> None:
    t = table(
        CORRIDOR,
        a="ape_incinerator e",
        b="ape_trooper w 9,0",
        z="gretel w 6,0",
        current="a",
    )
    t.play("aim flamethrower", "done", "endactivation", "activate b", "endactivation")
    assert (t.side, burning(t)) == ("swd", {(1, 0)})
    t.play("activate z", "endactivation")
    assert (t.asked, burning(t)) == (ask.Intelligence, {(1, 0)})


@pytest.mark.rule("inc.ruling.fire-removal")
@pytest.mark.parametrize("choices", [["activate b"], ["endturn"]])
def test_flames_set_by_command_before_the_first_activation_stay_in_that_turn(
    choices: list[str],
) -> None:
    t = table(CORRIDOR, a="ape_incinerator e", b="ape_trooper w 9,0", z="gretel w 6,0", cp=(2, 0))
    t.play("command a", "aim flamethrower", "done", *choices)
    assert burning(t) == {(1, 0)}


@pytest.mark.rule("inc.ruling.fire-removal")
def test_fire_of_a_side_that_activates_nobody_goes_out_at_the_end_of_its_turn() -> None:
    t = table(CORRIDOR, a="ape_trooper e", z="gretel w 6,0", fires={(3, 0): "allies"})
    t.play("endturn")
    assert (t.side, burning(t)) == ("swd", set())


@pytest.mark.rule("inc.ruling.fire-removal", "inc.ruling.fire-bookkeeping")
def test_flames_set_in_the_rivals_turn_go_out_at_the_next_turn_of_their_side() -> None:
    t = table(
        """
        %%%%%%%%%%%%%
        %. . a z . .%
        %           %
        %b . . . . .%
        %%%%%%%%%%%%%
        """,
        a="ape_incinerator w damage=1",
        b="ape_trooper e",
        z="gretel w",
        side="swd",
        current="z",
        hands=(["blaze_of_glory"], []),
        rolls=[6],
    )
    t.play("strike a", "play blaze_of_glory", "aim flamethrower", "done", "endactivation")
    assert (t.alive("a"), burning(t)) == (False, {(1, 0)})
    t.play("endactivation")
    assert (t.side, burning(t)) == ("allies", {(1, 0)})
    t.play("activate b")
    assert burning(t) == set()


@pytest.mark.rule("inc.ruling.token-limits", "inc.flame.up-to-eight")
def test_more_squares_may_burn_than_there_are_markers_in_the_box() -> None:
    fires = {(x, y): "allies" for x in range(2, 10) for y in (0, 2)}
    t = table(HALL, a="ape_incinerator e", b="ape_trooper w", current="a", fires=fires, rolls=[])
    t.play("aim flamethrower", "square 2,1", "done")
    assert len(burning(t)) == 18


@pytest.mark.rule("inc.flame.jet-dd")
def test_the_jet_itself_kills_but_its_shooter_stands_behind_it() -> None:
    t = table(CORRIDOR, a="ape_incinerator e", z="sturmzombie w 1,0", current="a", ap=2, rolls=[5])
    t.play("aim flamethrower", "done")
    assert [damaged.figure for damaged in t.told(Damaged)] == [t.names["z"]]
    assert t.told(Flamed)[0].squares == (t.cell(1, 0),)
