"""Where a character may go or look, and what it pays: Move, Charge, Sneak and Explore."""

from __future__ import annotations

import pytest

from games.oursun.table import NORTH, NORTH_EAST, SOUTH, TWO_NORTH, Table, table
from sobremesa.games.oursun.events.days import Acted
from sobremesa.games.oursun.events.dice import SkillRolled
from sobremesa.games.oursun.events.movement import Moved
from sobremesa.games.oursun.state import HOME, Phase

SPRING, SLOPE, DUNES, MAST = 19, 11, 24, 17
"""Tiles without enemies or events here: move 2, 3, 4, and one of move 3 with a single space."""


def hazy(*kinds: str, sun: str = "mild_haze") -> Table:
    """Mild Haze lies over the land, or another sun card."""
    t = table(*kinds)
    t.g.sun = t.g.book.sun.index(sun)
    return t


@pytest.mark.rule("sun.move.cost", "sun.tile.move-value", "sun.board.ap-meter")
@pytest.mark.parametrize(("number", "cost"), [(5, 1), (SPRING, 2), (SLOPE, 3), (DUNES, 4)])
def test_a_move_costs_the_move_value_and_is_told(number: int, cost: int) -> None:
    t = table("medic")
    t.tile(NORTH, number)
    t.go()
    t.play(f"Move {NORTH}")
    assert t.told(Acted) == [Acted("medic", "move", cost, 6 - cost, NORTH)]
    assert t.told(Moved) == [Moved("medic", HOME, NORTH, number, False)]
    assert (t[0].tile, t[0].ap) == (NORTH, 6 - cost)


@pytest.mark.rule("sun.ruling.move-cost-check", "sun.move.revealed-adjacent")
@pytest.mark.parametrize(("ap", "moves"), [(2, False), (3, True)])
def test_a_move_needs_all_its_ap_beforehand(ap: int, moves: bool) -> None:
    t = table("medic")
    t[0].ap = ap
    t.tile(NORTH, SLOPE)
    t.tile(TWO_NORTH)
    t.go()
    assert t.offers(f"Move {NORTH}") == moves
    assert not t.offers(f"Move {TWO_NORTH}")


@pytest.mark.rule("sun.sneak.cost", "sun.ruling.move-cost-check")
@pytest.mark.parametrize(("ap", "sneaks"), [(3, False), (4, True)])
def test_a_sneak_needs_the_move_value_and_1_beforehand(ap: int, sneaks: bool) -> None:
    t = table("medic")
    t[0].ap = ap
    t.tile(NORTH, SLOPE)
    t.go()
    assert t.offers(f"Sneak {NORTH}") == sneaks


@pytest.mark.rule("sun.charge.cost", "sun.explore.cost", "sun.ruling.move-cost-check")
@pytest.mark.parametrize(("ap", "charges"), [(1, False), (2, True)])
def test_with_1_ap_one_may_look_but_not_charge(ap: int, charges: bool) -> None:
    t = table("medic")
    t[0].ap = ap
    t.go()
    assert t.offers(f"Explore {NORTH}")
    assert t.offers(f"Charge {NORTH}") == charges


@pytest.mark.rule("sun.charge.effect", "sun.explore.effect", "sun.move.revealed-adjacent")
def test_a_known_tile_is_entered_not_explored_or_charged_and_an_unknown_one_not_moved_to() -> None:
    t = table("medic")
    t.tile(NORTH)
    t.tile(SOUTH, 14, revealed=False)
    t.go()
    assert t.offers(f"Move {NORTH}")
    assert t.offers(f"Sneak {NORTH}")
    assert not t.offers(f"Explore {NORTH}")
    assert not t.offers(f"Charge {NORTH}")
    assert t.offers(f"Explore {SOUTH}")
    assert t.offers(f"Charge {SOUTH}")
    assert not t.offers(f"Move {SOUTH}")
    assert not t.offers(f"Sneak {SOUTH}")


@pytest.mark.rule("sun.ruling.charge-facedown", "sun.ruling.stack-empty")
def test_a_face_down_tile_can_be_explored_or_charged_though_the_stack_is_empty() -> None:
    t = table("medic")
    t.tile(NORTH, 14, revealed=False)
    t.g.stack.clear()
    t.go()
    assert [each for each in t.offered() if each.split()[0] in ("Explore", "Charge")] == [
        f"Explore {NORTH}",
        f"Charge {NORTH}",
    ]


@pytest.mark.rule("sun.tile.movement-spaces", "sun.ruling.full-tile")
@pytest.mark.parametrize(("number", "free"), [(MAST, False), (SLOPE, True)])
def test_nobody_moves_or_sneaks_onto_a_full_tile(number: int, free: bool) -> None:
    t = table("medic", "hunter")
    t.tile(NORTH, number)
    t[1].tile = NORTH
    t.go()
    assert t.offers(f"Move {NORTH}") == free
    assert t.offers(f"Sneak {NORTH}") == free


@pytest.mark.rule("sun.ruling.full-tile")
def test_beyond_a_full_tile_the_other_ways_are_open() -> None:
    t = table("medic", "hunter")
    t.tile(NORTH, MAST)
    t.tile(NORTH_EAST)
    t.tile(SOUTH)
    t[1].tile = NORTH
    t.go()
    assert t.offers(f"Move {NORTH_EAST}")
    assert t.offers(f"Move {SOUTH}")


@pytest.mark.rule("sun.ruling.dead-body", "sun.tile.movement-spaces")
@pytest.mark.parametrize("gone", ["dead", "eliminated"])
def test_the_dead_take_no_space(gone: str) -> None:
    t = table("medic", "hunter", "soldier")
    t.tile(NORTH, MAST)
    t[1].tile = NORTH
    if gone == "dead":
        t[1].died, t[1].hp = 0, 0
    else:
        t[1].eliminated = True
    t.go()
    assert t.offers(f"Move {NORTH}")


@pytest.mark.rule("sun.move.cost")
def test_in_mild_haze_the_first_move_costs_1_less_and_the_next_its_full_price() -> None:
    t = hazy("medic")
    t.tile(NORTH, DUNES)
    t.tile(TWO_NORTH, SPRING)
    t.go()
    t.play(f"Move {NORTH}", f"Move {TWO_NORTH}")
    assert [each.ap for each in t.told(Acted)] == [3, 2]


@pytest.mark.rule("sun.move.cost")
def test_haze_makes_no_move_cheaper_than_1_ap() -> None:
    t = hazy("medic")
    t.tile(NORTH)
    t.go()
    t.play(f"Move {NORTH}")
    assert t[0].ap == 5


@pytest.mark.rule("sun.move.cost", "sun.ruling.move-cost-check")
@pytest.mark.parametrize(
    ("sun", "moved", "offered"),
    [("mild_haze", False, True), ("mild_haze", True, False), ("clear_sky", False, False)],
)
def test_the_haze_counts_for_what_one_can_afford(sun: str, moved: bool, offered: bool) -> None:
    t = hazy("medic", sun=sun)
    t[0].ap, t[0].moved = 2, moved
    t.tile(NORTH, SLOPE)
    t.go()
    assert t.offers(f"Move {NORTH}") == offered


@pytest.mark.rule("sun.sneak.cost", "sun.ruling.charge-flat")
def test_haze_helps_neither_sneak_nor_charge_and_waits_for_the_first_move() -> None:
    t = hazy("hunter")
    t.tile(NORTH, SPRING)
    t.tile(0, SPRING)
    t.g.stack.append(20)
    t.go(1, 8)
    t.play(f"Sneak {NORTH}", f"Charge {TWO_NORTH}")
    assert [each.ap for each in t.told(Acted)] == [3, 2]
    assert not t[0].moved


@pytest.mark.rule("sun.move.cost", "sun.use.flip")
def test_hiking_boots_are_turned_down_for_a_move_that_costs_1_less() -> None:
    t = table("medic")
    (boots,) = t.give(0, "", "hiking_boots")
    t.tile(NORTH, SLOPE)
    t.go()
    t.play(f"Move {NORTH} {boots}")
    assert (t[0].tile, t[0].ap, t.g.flipped) == (NORTH, 4, 1 << boots)
    assert not [each for each in t.offered() if each.endswith(f" {boots}") and "Move" in each]


@pytest.mark.rule("sun.move.cost", "sun.use.flip")
def test_a_move_without_the_boots_leaves_them_ready() -> None:
    t = table("medic")
    t.give(0, "", "hiking_boots")
    t.tile(NORTH, SLOPE)
    t.go()
    t.play(f"Move {NORTH} -1")
    assert (t[0].ap, t.g.flipped) == (3, 0)


@pytest.mark.rule("sun.move.cost", "sun.ruling.move-cost-check")
@pytest.mark.parametrize(
    ("number", "ap", "offered"),
    [(SLOPE, 2, True), (SLOPE, 1, False), (SPRING, 1, True), (5, 6, False)],
)
def test_boots_serve_where_a_move_costs_more_than_1_ap(number: int, ap: int, offered: bool) -> None:
    t = table("medic")
    (boots,) = t.give(0, "", "hiking_boots")
    t[0].ap = ap
    t.tile(NORTH, number)
    t.go()
    assert t.offers(f"Move {NORTH} {boots}") == offered


@pytest.mark.rule("sun.move.cost")
def test_boots_and_haze_together_save_2_ap_but_leave_1_to_pay() -> None:
    t = hazy("medic")
    (boots,) = t.give(0, "", "hiking_boots")
    t.tile(NORTH, SLOPE)
    t.tile(NORTH_EAST, SPRING)
    t.go()
    assert not t.offers(f"Move {NORTH_EAST} {boots}")
    t.play(f"Move {NORTH} {boots}")
    assert t[0].ap == 5


@pytest.mark.rule("sun.sneak.night-red-die", "sun.use.flip")
def test_a_flashlight_is_turned_down_to_spare_the_red_die_of_one_sneak() -> None:
    t = table("medic", phase=Phase.NIGHT)
    (light,) = t.give(0, "", "flashlight")
    t.tile(NORTH)
    t.go(1)
    t.play(f"Sneak {NORTH} {light}")
    assert t.told(SkillRolled) == [SkillRolled("medic", "stealth", (0,), 2)]
    assert (t[0].stealth, t.g.flipped) == (True, 1 << light)


@pytest.mark.rule("sun.sneak.night-red-die", "sun.use.flip")
def test_a_sneak_without_the_flashlight_leaves_it_ready() -> None:
    t = table("medic", phase=Phase.NIGHT)
    t.give(0, "", "flashlight")
    t.tile(NORTH)
    t.go(1, 8)
    t.play(f"Sneak {NORTH} -1")
    assert t.told(SkillRolled) == [SkillRolled("medic", "stealth", (0, 31), 2)]
    assert t.g.flipped == 0


@pytest.mark.rule("sun.sneak.night-red-die")
@pytest.mark.parametrize(
    ("phase", "starlight", "offered"),
    [(Phase.NIGHT, False, True), (Phase.NIGHT, True, False), (Phase.MORNING, False, False)],
)
def test_a_flashlight_serves_only_where_a_red_die_is_due(
    phase: Phase, starlight: bool, offered: bool
) -> None:
    t = table("medic", phase=phase)
    (light,) = t.give(0, "", "flashlight")
    t.g.starlight = starlight
    t.tile(NORTH)
    t.go()
    assert t.offers(f"Sneak {NORTH} {light}") == offered
    assert t.offers(f"Sneak {NORTH} -1")


@pytest.mark.rule("sun.sneak.night-red-die")
def test_night_goggles_spare_the_red_die_and_add_a_yellow_one() -> None:
    t = table("medic", phase=Phase.NIGHT)
    t.give(0, "", "night_goggles")
    t.tile(NORTH)
    t.go(8, 1)
    t.play(f"Sneak {NORTH}")
    assert t.told(SkillRolled) == [SkillRolled("medic", "stealth", (7, 8), 1)]


@pytest.mark.rule("sun.sneak.night-red-die")
def test_by_day_a_sneak_adds_no_red_die() -> None:
    t = table("medic")
    t.tile(NORTH)
    t.go(8)
    t.play(f"Sneak {NORTH}")
    assert t.told(SkillRolled) == [SkillRolled("medic", "stealth", (7,), 0)]


@pytest.mark.rule("sun.mission.sequence")
def test_the_carrier_of_the_prisoner_cannot_sneak() -> None:
    t = table("medic", "hunter", mission="outpost")
    t.give(0, "", "prisoner")
    t.tile(NORTH)
    t.go()
    assert t.offers(f"Move {NORTH}")
    assert not t.offers("Sneak")
