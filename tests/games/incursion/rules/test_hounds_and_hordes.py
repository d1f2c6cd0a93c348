"""Sturmzombies, Blitzhunds, and who may leap."""

import pytest

from games.incursion.table import table
from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.events import Rolled
from sobremesa.games.incursion.state import Stage

ROW = """
%%%%%%%%%%%%%
%a . y z . b%
%%%%%%%%%%%%%
"""


@pytest.mark.rule("inc.fig.horde")
@pytest.mark.parametrize("lots", [1, 2, 4])
def test_every_lot_of_sturmzombies_brings_two_more_each_turn(lots: int) -> None:
    t = table(
        """
        %%%%%
        1. a%
        %   %
        1. .%
        %%%%%
        """,
        a="ape_trooper e",
        stage=Stage.DEPLOY,
        lots=lots,
        deck=[],
    )
    assert t.g.waiting == {"1": 2 * lots}
    t.play("endturn", "endturn", "pass", "0 bid 0", "1 bid 0")
    assert t.g.waiting == {"1": 4 * lots}


@pytest.mark.rule("inc.fig.sturmzombie-melee-only")
def test_a_sturmzombie_attacks_in_melee_only() -> None:
    t = table(ROW, a="ape_trooper e", b="ape_trooper w", z="sturmzombie w", side="swd", current="z")
    assert not any(t.offers(word) for word in ("shoot", "aim", "watch"))
    t.play("step w", "step w")
    assert t.offers("strike a")


@pytest.mark.rule("inc.fig.leap")
@pytest.mark.parametrize(
    ("kind", "leaps"),
    [("ilsa", True), ("blitzhund", True), ("gretel", False), ("sturmzombie", False)],
)
@pytest.mark.parametrize("other", ["sturmzombie", "ape_trooper"])
def test_only_ilsa_and_the_hounds_move_through_figures_friend_or_foe(
    kind: str, leaps: bool, other: str
) -> None:
    t = table(
        ROW,
        a="ape_trooper e",
        b="ape_trooper w",
        y=f"{other} w",
        z=f"{kind} w",
        side="swd",
        current="z",
    )
    assert t.offers("step w") == leaps
    if leaps:
        t.play("step w", "step w")
        assert (t.at("z"), t.at("y")) == ((1, 0), (2, 0))


@pytest.mark.rule("inc.fig.leap", "inc.fig.leap-no-end")
@pytest.mark.parametrize(("ap", "offered"), [(1, False), (2, True)])
def test_a_leap_needs_the_points_to_reach_a_free_square(ap: int, offered: bool) -> None:
    t = table(
        ROW,
        a="ape_trooper e",
        b="ape_trooper w",
        y="sturmzombie w",
        z="ilsa w",
        side="swd",
        current="z",
        ap=ap,
    )
    assert t.offers("step w") == offered


@pytest.mark.rule("inc.fig.leap-no-end")
def test_in_the_middle_of_a_leap_nobody_can_stop() -> None:
    t = table(
        ROW,
        a="ape_trooper e",
        b="ape_trooper w",
        y="sturmzombie w",
        z="ilsa w",
        side="swd",
        current="z",
        ap=4,
        cp=(0, 3),
        hands=([], ["medal"]),
    )
    t.play("step w")
    assert t.asked == ask.Leap
    assert {option.split()[0] for option in t.offered()} == {"Step", "Turn"}


@pytest.mark.rule("inc.fig.leap-no-cp")
def test_command_points_neither_start_nor_complete_a_leap() -> None:
    t = table(
        ROW,
        a="ape_trooper e",
        b="ape_trooper w",
        y="sturmzombie w",
        z="ilsa w",
        side="swd",
        current="z",
        ap=1,
        cp=(0, 5),
    )
    assert not t.offers("step w")
    t.play("command z")
    assert (t.offers("step w"), t.offers("step e")) == (False, True)


@pytest.mark.rule("inc.fig.blitzhund-melee", "inc.card.combat-fury")
def test_a_blitzhund_rolls_three_dice_for_each_point_of_melee() -> None:
    t = table(
        ROW,
        a="ape_trooper e",
        b="ape_trooper w",
        z="blitzhund e",
        side="swd",
        current="z",
        effects={"z": ["combat_fury"]},
        rolls=[1] * 4,
    )
    t.play("step e", "strike b")
    assert len(t.told(Rolled)[0].dice) == 4


@pytest.mark.rule("inc.fig.blitzhund-no-items")
@pytest.mark.parametrize(("kind", "picks"), [("blitzhund", False), ("gretel", True)])
def test_a_blitzhund_never_picks_up_items(kind: str, picks: bool) -> None:
    t = table(
        """
        %%%%%%%%%
        %z B . a%
        %%%%%%%%%
        """,
        mission="m3",
        a="ape_trooper e",
        z=f"{kind} e",
        side="swd",
        current="z",
    )
    assert t.offers("pickup") == picks


@pytest.mark.rule("inc.fig.blitzhund-agile")
def test_a_blitzhund_turns_for_nothing() -> None:
    t = table(
        ROW, a="ape_trooper e", b="ape_trooper w", z="blitzhund w", side="swd", current="z", ap=1
    )
    t.play("turn n", "turn e")
    assert (t["z"].ap, t["z"].facing) == (1, 1)


@pytest.mark.rule("inc.ruling.agile-command")
def test_a_blitzhund_under_command_turns_for_nothing_and_acts_for_its_points() -> None:
    t = table(
        ROW, a="ape_trooper e", b="ape_trooper w", z="blitzhund w activated", side="swd", cp=(0, 1)
    )
    t.play("command z", "turn e")
    assert (t.g.cp[1], t["z"].facing, t.offers("command z")) == (1, 1, True)
    t.play("command z", "step e")
    assert (t.g.cp[1], t.at("z"), t.offers("command z")) == (0, (4, 0), False)


@pytest.mark.rule("inc.ruling.agile-command", "inc.ruling.no-cp-effects")
def test_a_blitzhund_that_takes_no_cp_does_not_turn_outside_its_activation() -> None:
    t = table(
        ROW,
        a="ape_trooper e",
        b="ape_trooper w",
        z="blitzhund w activated",
        side="swd",
        cp=(0, 2),
        effects={"z": ["jammed_radio"]},
    )
    assert not t.offers("command z")
