"""Views of random small maps against slow definitions that can be checked by reading them."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sobremesa.boards.bits import bits_of, members
from sobremesa.boards.zones import ZoneMap
from sobremesa.boards.zones_drawing import draw, read_drawing
from sobremesa.boards.zones_outline import outline
from sobremesa.boards.zones_plan import Border, CellPair, Plan, lay_out
from sobremesa.boards.zones_view import UNREACHABLE

thorough = settings(max_examples=150, deadline=None, derandomize=True)

BESIDE_A_ROOM = [Border.WALL, Border.OPENING, Border.DOOR, Border.BLUE_DOOR, Border.GREEN_DOOR]
BETWEEN_STREETS = [Border.FREE, Border.FREE, Border.WALL, Border.DOOR]


@st.composite
def boards(pick: st.DrawFn) -> ZoneMap:
    """A map of up to 4 x 3 cells with zones of every shape and borders of every kind."""
    width, height = pick(st.integers(1, 4)), pick(st.integers(1, 3))
    rooms = pick(st.sets(st.integers(0, width * height - 1)))
    bare = lay_out(width, height, rooms, {})
    joined = lay_out(
        width,
        height,
        rooms,
        {
            cells: Border.INSIDE
            for cells in bare.borders
            if _rooms_among(bare, cells) != 1 and pick(st.integers(0, 3)) == 0
        },
    )
    return ZoneMap(lay_out(width, height, rooms, pick(borders(joined))))


@st.composite
def borders(pick: st.DrawFn, plan: Plan) -> dict[CellPair, Border]:
    """Borders for all cells of a plan; two zones with a door between them have nothing else."""
    chosen: dict[CellPair, Border] = {}
    passages: dict[tuple[int, ...], Border] = {}
    for cells, usual in plan.borders.items():
        chosen[cells] = usual
        if usual is not Border.INSIDE:
            kinds = BESIDE_A_ROOM if _rooms_among(plan, cells) else BETWEEN_STREETS
            border = pick(st.sampled_from(kinds))
            zones = tuple(sorted(plan.zone_of[cell] for cell in cells))
            known = passages.get(zones)
            if known is not None and (known.is_door or known is not border):
                border = Border.WALL
            if border.is_passage:
                passages[zones] = border
            chosen[cells] = border
    return chosen


def _rooms_among(plan: Plan, cells: CellPair) -> int:
    return len(plan.rooms.intersection(cells))


@st.composite
def positions(pick: st.DrawFn) -> tuple[ZoneMap, int]:
    """A map and a set of open doors."""
    board = pick(boards())
    return board, pick(st.integers(0, (1 << len(board.doors)) - 1))


def can_pass(board: ZoneMap, open_doors: int, one: int, other: int) -> bool:
    """Is nothing in the way between two cells that share an edge?"""
    cells = min(one, other), max(one, other)
    if board.plan.borders[cells].is_door:
        return any(door.cells == cells and open_doors >> door.number & 1 for door in board.doors)
    return board.plan.borders[cells] is not Border.WALL


def connected(board: ZoneMap, open_doors: int) -> set[tuple[int, int]]:
    """All pairs of connected zones, both ways round."""
    zone_of = board.plan.zone_of
    pairs = {
        (zone_of[one], zone_of[other])
        for one, other in board.plan.borders
        if zone_of[one] != zone_of[other] and can_pass(board, open_doors, one, other)
    }
    return pairs | {(other, one) for one, other in pairs}


def straight_runs(plan: Plan) -> list[list[int]]:
    """All runs of cells in a row or a column, in both directions."""
    rows = [
        [row * plan.width + column for column in range(plan.width)] for row in range(plan.height)
    ]
    lines = rows + [list(column) for column in zip(*rows, strict=True)]
    runs = [
        line[start:end]
        for line in lines
        for start in range(len(line))
        for end in range(start + 1, len(line) + 1)
    ]
    return runs + [run[::-1] for run in runs]


def slow_range(board: ZoneMap, open_doors: int, zone: int, other: int) -> int:
    """The fewest zones along an unblocked run whose rooms are only at its ends, as allowed."""
    ranges = [0] if zone == other else []
    for run in straight_runs(board.plan):
        passed = [board.plan.zone_of[cell] for cell in run]
        passed = [passed[0]] + [after for before, after in pairwise(passed) if before != after]
        rooms = [board.rooms >> each & 1 for each in passed]
        if (
            (passed[0], passed[-1]) == (zone, other)
            and all(can_pass(board, open_doors, *step) for step in pairwise(run))
            and not any(rooms[1:-1])
            and (len(passed) <= 2 or rooms[0] + rooms[-1] <= 1)
        ):
            ranges.append(len(passed) - 1)
    return min(ranges, default=UNREACHABLE)


def slow_routes(board: ZoneMap, open_doors: int, zone: int, goals: int) -> list[tuple[int, ...]]:
    """All shortest routes to a nearest goal: every route grows until the first ones arrive."""
    pairs = connected(board, open_doors)
    routes: list[tuple[int, ...]] = [(zone,)]
    while routes:
        arrived = [route for route in routes if goals >> route[-1] & 1]
        if arrived:
            return arrived
        routes = [
            (*route, after)
            for route in routes
            for before, after in sorted(pairs)
            if before == route[-1] and after not in route
        ]
    return []


@thorough
@given(positions())
@pytest.mark.rule("dc.ruling.los")
def test_sight_and_range_agree_with_the_definition(position: tuple[ZoneMap, int]) -> None:
    board, open_doors = position
    view = board.view(open_doors)

    for zone in range(board.size):
        ranges = [slow_range(board, open_doors, zone, other) for other in range(board.size)]
        assert [view.sight_range(zone, other) for other in range(board.size)] == ranges
        assert view.sight[zone] == bits_of(z for z in range(board.size) if ranges[z] >= 0)


@thorough
@given(positions())
def test_sight_goes_both_ways_at_the_same_range(position: tuple[ZoneMap, int]) -> None:
    board, open_doors = position
    view = board.view(open_doors)

    for zone in range(board.size):
        for other in range(zone):
            assert view.sight_range(zone, other) == view.sight_range(other, zone)


@thorough
@given(positions(), st.data())
def test_routes_agree_with_all_routes_written_out(
    position: tuple[ZoneMap, int], data: st.DataObject
) -> None:
    board, open_doors = position
    view = board.view(open_doors)
    goals = data.draw(st.integers(0, (1 << board.size) - 1))

    for zone in range(board.size):
        routes = slow_routes(board, open_doors, zone, goals)
        steps = len(routes[0]) - 1 if routes else UNREACHABLE
        assert view.distance_to_nearest(zone, goals) == steps
        assert view.nearest(zone, goals) == bits_of(route[-1] for route in routes)
        assert view.first_steps(zone, goals) == bits_of(route[1] for route in routes if steps)


@thorough
@given(positions())
def test_distances_and_neighbours_agree_with_all_routes_written_out(
    position: tuple[ZoneMap, int],
) -> None:
    board, open_doors = position
    view = board.view(open_doors)
    pairs = connected(board, open_doors)

    for zone in range(board.size):
        assert view.neighbours[zone] == bits_of(other for one, other in pairs if one == zone)
        for other in range(board.size):
            routes = slow_routes(board, open_doors, zone, 1 << other)
            assert view.distance[zone][other] == (len(routes[0]) - 1 if routes else UNREACHABLE)


@thorough
@given(positions())
def test_buildings_are_rooms_that_can_be_walked_to_without_leaving_rooms(
    position: tuple[ZoneMap, int],
) -> None:
    board, open_doors = position
    view = board.view(open_doors)
    inside = {
        (one, other)
        for one, other in connected(board, open_doors)
        if board.rooms >> one & board.rooms >> other & 1
    }

    for zone in range(board.size):
        building = {zone} if board.rooms >> zone & 1 else set()
        for _ in range(board.size):
            building |= {other for one, other in inside if one in building}
        assert view.building_of[zone] == bits_of(building)
    assert set(view.buildings) == {view.building_of[room] for room in members(board.rooms)}


@thorough
@given(positions(), st.data())
def test_a_drawn_position_is_read_back(position: tuple[ZoneMap, int], data: st.DataObject) -> None:
    board, open_doors = position
    marks = data.draw(
        st.dictionaries(
            st.integers(0, board.size - 1),
            st.text("abcXYZ0129*!.|+-:~", min_size=1, max_size=9),
        )
    )
    drawing = read_drawing(draw(board, open_doors, marks))

    assert drawing.board.plan == board.plan
    assert (drawing.open_doors, drawing.marks) == (open_doors, marks)


@thorough
@given(boards())
def test_the_rings_of_a_zone_enclose_as_much_as_its_cells(board: ZoneMap) -> None:
    for cells, rings in zip(board.cells_of, outline(board).zones, strict=True):
        doubled = sum(
            x * next_y - next_x * y
            for ring in rings
            for (x, y), (next_x, next_y) in pairwise((*ring, ring[0]))
        )
        assert doubled == 2 * len(cells)
