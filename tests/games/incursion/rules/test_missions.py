"""The three missions: how they end, who wins, who may leave, gates and the beacon."""

from typing import Any

import pytest

from games.incursion.starts import pass_until, start
from games.incursion.table import Table, table
from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.events import GateSealed, LeftBoard
from sobremesa.games.incursion.rules.movement import is_closed
from sobremesa.games.incursion.state import Place


def their_turn(t: Table, side: str) -> Table:
    """Pass on to the next player turn of a side."""
    return pass_until(t, lambda t: t.asked == ask.PlayerTurn and t.side == side)


def result(t: Table) -> tuple[str, tuple[int, ...]]:
    assert t.match.outcome is not None, f"it still asks {t.asked}"
    return t.match.outcome.result, t.match.outcome.winners


ESCAPED = ("escaped", (0,))
DEAD = ("allies-dead", (1,))


# Mission 1


def recon(**more: Any) -> Table:
    return table(mission="m1", **more)


@pytest.mark.rule("inc.m1.victory-allies", "inc.m1.end", "inc.example.m1-last-dies")
def test_recon_the_allies_win_when_their_last_figure_gets_out_though_another_died() -> None:
    t = recon(
        side="swd",
        a="ape_trooper n 21,0 damage=1",
        b="ape_trooper n 22,0",
        z="sturmzombie n 21,1",
        current="z",
        rolls=[6],
    )
    t.play("strike a")
    assert not t.alive("a")
    assert t.match.outcome is None
    their_turn(t, "allies")
    t.play("activate b", "step n")
    assert result(t) == ESCAPED


@pytest.mark.rule("inc.m1.victory-swd", "inc.m1.end", "inc.example.m1-last-dies")
def test_recon_the_swd_wins_when_the_last_figure_dies_though_another_got_out() -> None:
    t = recon(
        a="ape_trooper n 21,0",
        b="ape_trooper n 22,0 damage=1",
        z="sturmzombie n 22,1",
        current="a",
        rolls=[6],
    )
    t.play("step n")
    assert t["a"].place == Place.LEFT
    assert t.match.outcome is None
    t.play("endturn", "activate z", "strike b")
    assert result(t) == DEAD


@pytest.mark.rule("inc.ruling.m1-last-figure")
def test_recon_goes_on_while_an_allied_figure_waits_outside() -> None:
    leaving = recon(a="ape_trooper n 21,0", b="ape_trooper n waiting@A", current="a")
    leaving.play("step n")
    assert leaving.match.outcome is None
    assert leaving.offers("enter b")
    dying = recon(
        side="swd",
        a="ape_trooper n 21,0 damage=1",
        b="ape_trooper n waiting@A",
        z="sturmzombie n 21,1",
        current="z",
        rolls=[6],
    )
    dying.play("strike a")
    assert dying.match.outcome is None


@pytest.mark.rule("inc.ruling.m1-exit", "inc.ruling.m1-two-exits")
@pytest.mark.parametrize(
    ("place", "facing", "way", "point"),
    [
        ("21,0", "n", "n", "X"),
        ("22,0", "e", "n", "X"),
        ("23,8", "e", "e", "Y"),
        ("23,9", "e", "e", "Y"),
    ],
)
def test_recon_allies_leave_by_both_exits(place: str, facing: str, way: str, point: str) -> None:
    t = recon(a=f"ape_trooper {facing} {place}", b="ape_trooper n 5,4", current="a")
    t.play(f"step {way}")
    assert [(left.figure, left.point) for left in t.told(LeftBoard)] == [(t["a"].id, point)]
    assert t["a"].ap == (2 if facing == way else 1)


@pytest.mark.rule("inc.ruling.m1-exit")
def test_recon_nobody_leaves_by_an_entry_and_germans_never_leave() -> None:
    allied = recon(a="ape_trooper w 0,9", current="a")
    assert not allied.offers("step w")
    german = recon(side="swd", z="sturmzombie n 21,0", a="ape_trooper n 5,4", current="z")
    assert not german.offers("step n")
    home = recon(side="swd", z="sturmzombie s 18,15", a="ape_trooper n 5,4", current="z")
    assert not home.offers("step s")


@pytest.mark.rule("inc.m1.sealed-doors")
@pytest.mark.parametrize(
    "place", ["7,4 s", "7,5 n", "9,4 s", "9,5 n", "14,2 s", "14,3 n", "18,2 s", "18,3 n"]
)
def test_recon_sealed_doors_are_never_opened(place: str) -> None:
    square, facing = place.split()
    t = recon(a=f"ape_trooper {facing} {square}", current="a", cp=(9, 0))
    doors = [option for option in t.offered() if option.startswith("UseDoor")]
    sealed = [door for door, kind in enumerate(t.g.book.drawing.door_kinds) if kind == "S"]
    assert len(sealed) == 4
    assert not set(doors) & {f"UseDoor {door}" for door in sealed}
    assert not t.offers(f"step {facing}")
    assert not t.offers("seal")


# Mission 2


def gates(**more: Any) -> Table:
    """Two gates in a corridor, open, with an Allied figure between them."""
    return table("%%%%%%%%%%%%%%%\n%. .G. a .G. z%\n%%%%%%%%%%%%%%%\n", z="sturmzombie e", **more)


@pytest.mark.rule("inc.m2.seal", "inc.ruling.m2-seal-who")
def test_incursion_a_closed_gate_is_sealed_for_one_more_point_and_for_good() -> None:
    t = gates(a="ape_sergeant w 2,0", current="a", ap=4)
    assert t.offers("usedoor 0")
    assert not t.offers("seal")
    t.play("usedoor 0", "seal 0")
    assert t["a"].ap == 2
    assert t.told(GateSealed) == [GateSealed(t["a"].id, 0)]
    assert is_closed(t.g, 0)
    assert not t.offers("usedoor 0")
    assert not t.offers("seal 0")


@pytest.mark.rule("inc.ruling.m2-seal-who")
def test_incursion_a_gate_may_be_sealed_later_and_until_then_anyone_reopens_it() -> None:
    t = gates(a="ape_trooper w 2,0", y="sturmzombie e 1,0", current="a", ap=1)
    t.play("usedoor 0")
    their_turn(t, "swd").play("activate y")
    assert t.offers("usedoor 0")
    assert not t.offers("seal")
    t.play("usedoor 0")
    assert not is_closed(t.g, 0)
    later = table(mission="m2", a="ape_trooper w 2,7", current="a", ap=1)
    later.play("usedoor")
    their_turn(later, "allies").play("activate a", "seal")
    assert len(later.g.sealed) == 1


@pytest.mark.rule("inc.ruling.m2-seal-who")
@pytest.mark.parametrize(("facing", "offered"), [("w", True), ("n", True), ("e", False)])
def test_incursion_sealing_needs_the_place_for_operating_the_gate(
    facing: str, offered: bool
) -> None:
    t = gates(a="ape_trooper w 2,0", current="a")
    t.play("usedoor 0")
    if facing != "w":
        t.play(f"turn {facing}")
    assert t.offers("seal 0") == offered


@pytest.mark.rule("inc.m2.seal")
def test_incursion_ordinary_doors_are_not_sealed() -> None:
    t = table(mission="m2", a="ape_trooper n 10,6", current="a")
    assert t.offers("usedoor")
    assert not t.offers("seal")


@pytest.mark.rule("inc.m2.end", "inc.ruling.m2-victory")
def test_incursion_the_allies_win_when_all_gates_are_sealed() -> None:
    t = gates(
        a="ape_sergeant w 2,0", b="ape_sergeant e 4,0", current="a", ap=4, effects={"b": ["medal"]}
    )
    t.play("usedoor 0", "seal 0", "endactivation", "done", "activate b", "usedoor 1")
    assert t.match.outcome is None
    t.play("seal 1")
    assert result(t) == ("sealed", (0,))


@pytest.mark.rule("inc.m2.end", "inc.ruling.m2-victory")
def test_incursion_the_swd_wins_when_no_allied_figure_lives_on_the_board_or_outside() -> None:
    def struck(**more: Any) -> Table:
        t = table(
            mission="m2",
            side="swd",
            current="z",
            a="ape_trooper n 10,13 damage=1",
            z="sturmzombie n 10,14",
            rolls=[6],
            **more,
        )
        t.play("strike a")
        return t

    assert struck(b="ape_trooper n waiting@A").match.outcome is None
    assert result(struck()) == DEAD


@pytest.mark.rule("inc.example.blaze-sealed-door")
def test_incursion_a_dying_figure_that_seals_the_last_gate_wins() -> None:
    t = gates(
        side="swd",
        a="ape_trooper w 2,0 damage=1",
        y="sturmzombie w 3,0",
        hands=(["blaze_of_glory"], []),
        current="y",
        rolls=[6],
    )
    t.g.sealed.append(1)
    t.g.closed |= t.g.book.grid.door_bit(0) | t.g.book.grid.door_bit(1)
    t.play("strike a", "play blaze_of_glory", "seal 0")
    assert result(t) == ("sealed", (0,))


# Mission 3


def beacon(**more: Any) -> Table:
    return table(mission="m3", **more)


@pytest.mark.rule("inc.m3.beacon-start")
def test_the_beacon_begins_on_its_square() -> None:
    t = start("m3")
    assert t.g.book.grid.place(t.g.beacon) == (8, 7)


@pytest.mark.rule("inc.m3.end", "inc.m3.victory", "inc.ruling.m3-exit")
@pytest.mark.parametrize(
    ("side", "a", "g", "way", "expected"),
    [
        ("allies", "ape_trooper w 0,7 carrying", "gretel n 20,6", "w", ("beacon-allies", (0,))),
        ("swd", "ape_trooper w 4,5", "gretel e 23,6 carrying", "e", ("beacon-swd", (1,))),
    ],
)
def test_who_carries_the_beacon_off_by_his_own_entry_wins(
    side: str, a: str, g: str, way: str, expected: tuple[str, tuple[int, ...]]
) -> None:
    t = beacon(side=side, a=a, g=g, current="a" if side == "allies" else "g")
    t.play(f"step {way}")
    assert result(t) == expected


@pytest.mark.rule("inc.ruling.m3-exit")
def test_the_beacon_does_not_leave_by_the_rivals_entry_or_the_tunnel() -> None:
    allied = beacon(a="ape_trooper e 23,6 carrying", current="a")
    assert not allied.offers("step e")
    german = beacon(side="swd", g="gretel w 0,7 carrying", a="ape_trooper e 5,5", current="g")
    assert not german.offers("step w")
    german.g.tunnel = german["g"].cell
    assert {option for option in german.offered() if "Step" in option} == {"Step 1", "Step 2"}


@pytest.mark.rule("inc.ruling.m3-leave-without")
def test_nobody_leaves_missions_2_and_3_without_the_beacon() -> None:
    third = beacon(a="ape_trooper w 0,7", current="a")
    assert not third.offers("step w")
    german = beacon(side="swd", g="gretel e 23,6", a="ape_trooper e 5,5", current="g")
    assert not german.offers("step e")
    second = table(mission="m2", a="ape_trooper s 10,15", current="a")
    assert not second.offers("step s")


@pytest.mark.rule("inc.ruling.m3-who-carries")
@pytest.mark.parametrize(
    ("kind", "carries"),
    [
        ("ape_trooper", True),
        ("ape_hmg", True),
        ("ape_incinerator", True),
        ("ape_sergeant", True),
        ("slugger_murphy", True),
        ("gretel", True),
        ("ilsa", True),
        ("sturmzombie", False),
        ("bomberzombie", False),
        ("blitzhund", False),
    ],
)
def test_allied_figures_gretel_and_ilsa_can_carry_the_beacon(kind: str, carries: bool) -> None:
    allied = kind.startswith(("ape", "slugger"))
    t = beacon(
        side="allies" if allied else "swd",
        k=f"{kind} e 7,7",
        a="ape_trooper w 0,7",
        current="k",
    )
    assert t.offers("pickup") == carries


@pytest.mark.rule("inc.ruling.m3-no-allies")
@pytest.mark.parametrize("carrier", ["", " carrying"])
def test_the_swd_wins_mission_3_when_no_ally_lives_carrier_or_not(carrier: str) -> None:
    t = beacon(
        side="swd",
        a=f"ape_trooper w 4,5{carrier} damage=1",
        z="sturmzombie w 5,5",
        current="z",
        rolls=[6],
    )
    t.play("strike a")
    assert result(t) == DEAD


@pytest.mark.rule("inc.ruling.m3-no-allies")
def test_a_german_side_without_a_carrier_plays_on() -> None:
    t = beacon(
        a="ape_trooper e 4,5",
        g="gretel w 5,5 damage=3",
        z="sturmzombie n 20,6",
        current="a",
        rolls=[5, 1, 1],
    )
    t.play("shoot g")
    assert not t.alive("g")
    assert t.match.outcome is None
