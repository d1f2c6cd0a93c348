"""Areas on a square grid: blasts, arms, whips, jets of fire."""

import pytest
from square_plans import Place, Plan, block, plan

from sobremesa.boards.square import FACINGS, Facing
from sobremesa.boards.square_areas import blast, followers, front_three, jet, may_follow, whip

NORTH, EAST, SOUTH, WEST = FACINGS


def blast_at(where: Plan, blockers: int = 0) -> tuple[set[Place], set[Place], int]:
    """The squares of a blast in the middle: sure, tied, and how many of the tied."""
    sure, tied, choose = blast(where.grid, where.cell(0, 0), blockers)
    return where.places(sure), where.places(tied), choose


@pytest.mark.rule("inc.example.blast-open", "inc.ruling.blast-fill")
def test_in_the_open_a_blast_is_three_by_three() -> None:
    floor = plan(*["." * 7] * 3, "...@...", *["." * 7] * 3)
    assert blast_at(floor) == (block([-1, 0, 1], [-1, 0, 1]), set(), 0)


@pytest.mark.rule("inc.example.blast-corridor")
def test_in_a_corridor_a_blast_is_nine_in_a_row() -> None:
    corridor = plan(*"......@......")
    assert blast_at(corridor) == (block([0], range(-4, 5)), set(), 0)


@pytest.mark.rule("inc.example.blast-dead-end", "inc.door.closed-blocks-blast")
def test_what_a_wall_or_closed_door_stops_goes_the_other_way() -> None:
    walled = plan(*"........@..")
    shut = plan(*"........@.....", doors=[((0, 2), SOUTH)])
    expected = (block([0], range(-6, 3)), set[Place](), 0)
    assert blast_at(walled) == expected
    assert blast_at(shut, shut.grid.door_bit(0)) == expected
    assert blast_at(shut) == (block([0], range(-4, 5)), set(), 0)


@pytest.mark.rule("inc.ruling.blast-fill")
def test_a_cave_in_stops_a_blast() -> None:
    corridor = plan(*"........@.....")
    cave_in = corridor.squares((0, 3))
    assert blast_at(corridor, cave_in) == (block([0], range(-6, 3)), set(), 0)


@pytest.mark.rule("inc.example.blast-two-wide")
def test_in_a_corridor_two_wide_the_last_square_is_one_of_two() -> None:
    corridor = plan(*[".."] * 5, "@.", *[".."] * 5)
    sure = block([0], range(-2, 3)) | block([1], [-1, 0, 1])
    assert blast_at(corridor) == (sure, {(1, -2), (1, 2)}, 1)


@pytest.mark.rule("inc.example.blast-corner-room")
def test_in_the_corner_of_a_room_a_blast_is_three_by_three() -> None:
    assert blast_at(plan("@....", *["....."] * 4)) == (block(range(3), range(3)), set(), 0)


@pytest.mark.rule("inc.example.blast-t")
def test_where_three_corridors_meet_two_of_three_last_squares_are_chosen() -> None:
    crossing = plan("....@....", "%%%%.%%%%", "%%%%.%%%%", "%%%%.%%%%", "%%%%.%%%%")
    arms = {(-2, 0), (-1, 0), (0, 0), (1, 0), (2, 0), (0, 1), (0, 2)}
    assert blast_at(crossing) == (arms, {(-3, 0), (3, 0), (0, 3)}, 2)


@pytest.mark.rule("inc.ruling.blast-fill")
def test_fewer_than_nine_squares_are_all_hit() -> None:
    assert blast_at(plan("@..", "...")) == (block(range(3), range(2)), set(), 0)


@pytest.mark.rule("inc.ruling.blast-fill")
def test_a_blast_turns_a_corner_only_over_an_open_square_beside_it() -> None:
    over_one = plan("@.%", "%..", "%%.")
    over_none = plan("@.", "..", walls=[((0, 0), SOUTH), ((1, 0), SOUTH)])
    touching = plan("@%", "%.")
    assert blast_at(over_one)[0] == {(0, 0), (1, 0), (1, 1), (2, 1), (2, 2)}
    assert blast_at(over_none)[0] == {(0, 0), (1, 0)}
    assert blast_at(touching)[0] == {(0, 0)}


@pytest.mark.rule("inc.ruling.blast-fill")
def test_squares_are_ranked_by_moves_and_then_by_diagonal_moves() -> None:
    floor = plan(*["....."] * 2, "..@..", *["....."] * 2)
    straight, slanting = {(0, -1), (1, 0), (0, 1), (-1, 0)}, block([-1, 1], [-1, 1])

    def sized(size: int) -> tuple[set[Place], set[Place], int]:
        sure, tied, choose = blast(floor.grid, floor.cell(0, 0), size=size)
        return floor.places(sure), floor.places(tied), choose

    assert sized(3) == ({(0, 0)}, straight, 2)
    assert sized(5) == ({(0, 0)} | straight, set(), 0)
    assert sized(8) == ({(0, 0)} | straight, slanting, 3)
    assert sized(11) == (block([-1, 0, 1], [-1, 0, 1]), {(0, -2), (2, 0), (0, 2), (-2, 0)}, 2)


def test_arms_reach_the_square_ahead_and_the_two_beside_it() -> None:
    floor = plan("...", ".@.", "...")
    reach = {f: floor.places(front_three(floor.grid, floor.cell(0, 0), f)) for f in FACINGS}
    assert reach == {
        NORTH: block([-1, 0, 1], [-1]),
        EAST: block([1], [-1, 0, 1]),
        SOUTH: block([-1, 0, 1], [1]),
        WEST: block([-1], [-1, 0, 1]),
    }


@pytest.mark.rule("inc.ruling.melee-walls")
def test_arms_reach_a_diagonal_only_over_the_square_ahead() -> None:
    rock_ahead = plan(".@.", ".%.")
    wall_beside = plan(".@.", "...", walls=[((0, 1), WEST)])
    door_ahead = plan(".@.", "...", doors=[((0, 0), SOUTH)])

    def reach(where: Plan, blockers: int = 0) -> set[Place]:
        return where.places(front_three(where.grid, where.cell(0, 0), SOUTH, blockers))

    assert reach(rock_ahead) == set()
    assert reach(wall_beside) == {(0, 1), (1, 1)}
    assert reach(door_ahead) == {(-1, 1), (0, 1), (1, 1)}
    assert reach(door_ahead, door_ahead.grid.door_bit(0)) == set()


def whip_reach(where: Plan, blockers: int = 0) -> set[Place]:
    return where.places(whip(where.grid, where.cell(0, 0), SOUTH, blockers, where.figures))


@pytest.mark.rule("inc.ruling.whip-area")
def test_a_whip_reaches_three_squares_and_five_beyond_them() -> None:
    floor = plan(*["......."] * 2, "...@...", *["......."] * 4)
    assert whip_reach(floor) == block([-1, 0, 1], [1]) | block(range(-2, 3), [2])


@pytest.mark.rule("inc.ruling.whip-area")
def test_figures_stop_a_whip_beyond_the_front_squares_only() -> None:
    ahead = plan("..@..", "..f..", "....f")
    aside = plan("..@..", "...f.", ".....")
    assert whip_reach(ahead) == block([-1, 0, 1], [1])
    assert whip_reach(aside) == block([-1, 0, 1], [1]) | {(-2, 2), (-1, 2), (0, 2), (1, 2)}


@pytest.mark.rule("inc.ruling.whip-area")
def test_a_closed_door_stops_a_whip() -> None:
    corridor = plan("@", ".", ".", doors=[((0, 1), SOUTH)])
    assert whip_reach(corridor) == {(0, 1), (0, 2)}
    assert whip_reach(corridor, corridor.grid.door_bit(0)) == {(0, 1)}


@pytest.mark.rule("inc.ruling.flame-chain", "inc.flame.not-closer", "inc.flame.no-diagonal")
def test_a_jet_goes_on_by_edges_and_never_nearer_to_the_shooter() -> None:
    floor = plan(*["......."] * 3, "...@...", *["......."] * 3)

    def after(x: int, y: int) -> set[Place]:
        return floor.places(followers(floor.grid, floor.cell(0, 0), floor.cell(x, y)))

    assert after(0, 1) == {(-1, 1), (1, 1), (0, 2)}
    assert after(2, 1) == {(3, 1), (2, 2)}
    assert after(-1, -2) == {(-2, -2), (-1, -3)}
    assert not may_follow(floor.grid, floor.cell(0, 0), floor.cell(1, 1), floor.cell(2, 2))


@pytest.mark.rule("inc.ruling.flame-chain")
def test_a_jet_goes_on_only_across_open_edges() -> None:
    room = plan("@.", "..", "..", walls=[((0, 1), EAST)], doors=[((0, 1), SOUTH)])
    shooter, parent = room.cell(0, 0), room.cell(0, 1)
    assert room.places(followers(room.grid, shooter, parent)) == {(0, 2)}
    assert not may_follow(room.grid, shooter, parent, room.cell(0, 2), room.grid.door_bit(0))


@pytest.mark.rule("inc.example.flame-beyond-los", "inc.flame.los-plus-one", "inc.ruling.flame-los")
def test_a_jet_goes_one_square_beyond_sight_and_no_farther() -> None:
    branch = plan("@%%%%", ".%%%%", ".%%%%", ".....", "%%%%%")
    shooter = branch.cell(0, 0)
    seen = branch.grid.field_of_view(shooter, SOUTH)
    marked = 0
    offered = []
    for place in [(0, 1), (0, 2), (0, 3), (1, 3), (2, 3)]:
        offered.append(branch.places(jet(branch.grid, shooter, SOUTH, marked, seen)))
        marked |= branch.squares(place)
    assert offered == [{(0, 1)}, {(0, 2)}, {(0, 3)}, {(1, 3)}, {(2, 3)}]
    assert jet(branch.grid, shooter, SOUTH, marked, seen) == 0


def test_a_jet_begins_straight_ahead_or_not_at_all() -> None:
    room = plan(".@.", "...", doors=[((0, 0), SOUTH)])

    def first(facing: Facing, blockers: int = 0) -> set[Place]:
        return room.places(jet(room.grid, room.cell(0, 0), facing, 0, room.grid.floor, blockers))

    assert first(SOUTH) == {(0, 1)}
    assert first(NORTH) == set()
    assert first(SOUTH, room.grid.door_bit(0)) == set()
    assert first(EAST, room.squares((1, 0))) == set()
