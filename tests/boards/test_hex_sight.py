"""Sight between hex zones, on drawings: `L` looks at `T`, `#` blocks sight, `-` is a void."""

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sobremesa.boards.bits import bits_of, members
from sobremesa.boards.hex import Hex, HexMap, Place, distance, hex_at
from sobremesa.boards.hex_drawing import Drawing, read_drawing
from sobremesa.boards.hex_sight import Sight, contacts

ORIGIN = Hex(0, 0)

# The rulebook's example: V looks around, C and F can hold enemies, the rest is void.
EXAMPLE = """
    -VCD
    -FE-
    AB--
"""


def example_sees(target: str, enemies: str) -> bool:
    """Whether V sees a zone of the example while some zones hold enemies."""
    drawing = read_drawing(EXAMPLE, "ABCDEFV")
    looker, goal = (next(members(drawing.marked(name))) for name in ("V", target))
    return Sight(drawing.map).sees(looker, goal, drawing.marked(enemies))


def drawn_sees(text: str) -> bool:
    """Whether L sees T, and T sees L, in a drawing."""
    drawing = read_drawing(text, ".#LT")
    looker, target = (next(members(drawing.marked(name))) for name in "LT")
    sight, obstacles = Sight(drawing.map), drawing.marked("#")
    there, back = sight.sees(looker, target, obstacles), sight.sees(target, looker, obstacles)
    assert there == back == bool(sight.field_of_view(looker, obstacles) >> target & 1)
    return there


@pytest.mark.rule("tor.example.los-void", "tor.los.void-blocks")
def test_line_across_a_void_is_blocked() -> None:
    assert not example_sees("A", enemies="C")


@pytest.mark.rule("tor.example.los-edge-free", "tor.ruling.los-void-as-obstacle")
def test_one_void_along_an_edge_is_harmless_and_counts_as_one_obstacle() -> None:
    assert example_sees("B", enemies="C")
    assert not example_sees("B", enemies="CF")


@pytest.mark.rule("tor.example.los-through-enemy", "tor.los.blocked-by-obstacle")
def test_obstacle_zone_is_seen_itself_and_hides_what_lies_behind_it() -> None:
    assert example_sees("C", enemies="C")
    assert not example_sees("D", enemies="C")
    assert example_sees("D", enemies="F")


@pytest.mark.rule("tor.example.los-one-edge", "tor.los.one-edge")
def test_line_along_the_edge_of_one_obstacle_is_free() -> None:
    assert example_sees("E", enemies="C")
    assert example_sees("E", enemies="F")


@pytest.mark.rule("tor.example.los-two-edges", "tor.los.two-edges")
def test_line_between_two_obstacles_is_blocked() -> None:
    assert not example_sees("E", enemies="CF")


@pytest.mark.rule("tor.ruling.los-edge-count")
@pytest.mark.parametrize(
    "drawing",
    [
        pytest.param("L#..\n#...\n...T", id="side by side"),
        pytest.param("L#..\n..#.\n...T", id="one after the other on one side"),
        pytest.param("L#..\n....\n..#T", id="one after the other on both sides"),
        pytest.param("L#..\n....\n..-T", id="an obstacle and a void"),
        pytest.param("L-..\n..-.\n...T", id="two voids"),
    ],
)
def test_obstacles_along_the_line_are_counted_over_its_whole_length(drawing: str) -> None:
    assert drawn_sees("L#..\n....\n...T")
    assert drawn_sees("L-..\n....\n...T")
    assert not drawn_sees(drawing)


@pytest.mark.rule("tor.ruling.los-corner")
def test_obstacles_and_voids_touched_in_a_corner_do_not_block() -> None:
    assert drawn_sees("L..#.\n.#..T")
    assert drawn_sees("L..-.\n.-..T")


@pytest.mark.rule("tor.los.centre-line")
def test_exactly_the_zones_that_the_line_crosses_block_it() -> None:
    drawing = read_drawing("Lxx..\n..xxT\n.....", ".xLT")
    looker, target = (next(members(drawing.marked(name))) for name in "LT")
    sight = Sight(drawing.map)
    blocking = bits_of(
        zone for zone in range(len(drawing.map)) if not sight.sees(looker, target, 1 << zone)
    )
    assert blocking == drawing.marked("x")


@pytest.mark.rule("tor.los.void-blocks", "tor.ruling.los-void-as-obstacle")
def test_the_space_around_the_drawing_is_void() -> None:
    assert drawn_sees("L.\n..\nT.")
    assert not drawn_sees("L.\n#.\nT.")
    assert not drawn_sees("L-T\n...")


@pytest.mark.rule("tor.ruling.los-end-zones")
def test_the_end_zones_do_not_stand_in_the_way() -> None:
    drawing = read_drawing("L..T", ".LT")
    assert Sight(drawing.map).sees(0, 3, drawing.marked("LT"))


@pytest.mark.rule("tor.los.same-zone")
def test_a_zone_sees_itself_whatever_blocks() -> None:
    board = HexMap(["..", ".."])
    sight = Sight(board)
    for zone in range(len(board)):
        assert sight.sees(zone, zone, board.every)
        assert sight.field_of_view(zone, board.every) >> zone & 1


def test_every_zone_of_a_full_hexagon_sees_all_the_others() -> None:
    board = HexMap(["-..-", "...-", "-..-"])
    sight = Sight(board)
    assert all(sight.field_of_view(zone, 0) == board.every for zone in range(len(board)))


# The same question asked slowly: clip the segment with the six borders of each hex, in fractions.


def differences(place: Hex, centre: Hex) -> tuple[int, int, int]:
    """x - y, y - z and z - x of a hex as seen from another."""
    x, z = place.q - centre.q, place.r - centre.r
    y = -x - z
    return (x - y, y - z, z - x)


def clipped(start: Hex, end: Hex, centre: Hex) -> str:
    """How a segment between centres meets a hex: "inside", "edge" or not over any length."""
    enter, leave = Fraction(0), Fraction(1)
    on_border = False
    for first, last in zip(differences(start, centre), differences(end, centre), strict=True):
        slope = last - first
        if slope == 0:
            if abs(first) > 1:
                return ""
            on_border = on_border or abs(first) == 1
        else:
            borders = sorted((Fraction(-1 - first, slope), Fraction(1 - first, slope)))
            enter, leave = max(enter, borders[0]), min(leave, borders[1])
    if enter >= leave:
        return ""
    return "edge" if on_border else "inside"


def slowly_sees(board: HexMap, a: Hex, b: Hex, obstacles: set[Hex]) -> bool:
    """Whether a line is free, by looking at every hex of the drawing and around it."""
    around = product(range(-1, board.height + 1), range(-2, board.width + 2))
    blockers = [
        place
        for place in (hex_at(Place(row, column)) for row, column in around)
        if place not in (a, b) and (place in obstacles or place not in board.zone_at)
    ]
    met = [clipped(a, b, place) for place in blockers]
    return "inside" not in met and met.count("edge") < 2


@pytest.mark.rule("tor.ruling.los-algorithm")
@pytest.mark.parametrize("q", range(-5, 6))
def test_contacts_of_a_line_are_those_of_exact_clipping(q: int) -> None:
    nearby = [Hex(x, y) for x, y in product(range(-6, 7), repeat=2)]
    for end in (Hex(q, r) for r in range(-5, 6)):
        between = {place: clipped(ORIGIN, end, place) for place in nearby}
        del between[ORIGIN]
        between.pop(end, None)
        found = contacts(end)
        assert set(found.crossed) == {place for place, met in between.items() if met == "inside"}
        assert set(found.edged) == {place for place, met in between.items() if met == "edge"}


def drawings(characters: str) -> st.SearchStrategy[Drawing]:
    """Drawings up to seven by seven that have a zone."""
    rows = st.integers(1, 7).flatmap(
        lambda width: st.lists(
            st.text(characters, min_size=width, max_size=width), min_size=1, max_size=7
        )
    )
    texts = rows.map("\n".join).filter(lambda text: bool(text.strip("-\n")))
    return texts.map(lambda text: read_drawing(text, characters))


@pytest.mark.rule("tor.ruling.los-algorithm", "tor.ruling.los-void-as-obstacle")
@settings(derandomize=True, deadline=None, max_examples=60)
@given(drawings("....#-"), st.integers(0))
def test_sight_agrees_with_exact_clipping(drawing: Drawing, number: int) -> None:
    board, obstacles = drawing.map, drawing.marked("#")
    looker = number % len(board)
    blocked = {board.hexes[zone] for zone in members(obstacles)}
    seen = bits_of(
        target
        for target, place in enumerate(board.hexes)
        if slowly_sees(board, board.hexes[looker], place, blocked)
    )
    assert Sight(board).field_of_view(looker, obstacles) == seen


@settings(derandomize=True, deadline=None, max_examples=60)
@given(drawings("...##-"))
def test_sight_is_mutual_and_a_field_of_view_is_all_that_is_seen(drawing: Drawing) -> None:
    sight, obstacles = Sight(drawing.map), drawing.marked("#")
    zones = range(len(drawing.map))
    views = [sight.field_of_view(zone, obstacles) for zone in zones]
    for a, b in product(zones, repeat=2):
        assert sight.sees(a, b, obstacles) == sight.sees(b, a, obstacles) == bool(views[a] >> b & 1)


@settings(derandomize=True, deadline=None, max_examples=60)
@given(drawings("...##-"))
def test_neighbours_always_see_each_other(drawing: Drawing) -> None:
    board, sight = drawing.map, Sight(drawing.map)
    for a, b in product(range(len(board)), repeat=2):
        if distance(board.hexes[a], board.hexes[b]) == 1:
            assert sight.sees(a, b, board.every)
