from sobremesa.boards.zones_drawing import read_drawing
from sobremesa.boards.zones_outline import Outline, outline

BLOCK = """
     A    B    C
   +----+----+----+
 1 |.   ~.   |    |
   + ~~ +-DD-+    +
 2 |.   |         |
   +-::-+    +-gg-+
 3 |         |.   |
   +----+----+----+
"""

COURTYARD = """
     A    B    C
   +----+----+----+
 1 |.   ~.   ~.   |
   + ~~ +----+ ~~ +
 2 |.   |    |.   |
   + ~~ +----+ ~~ +
 3 |.   ~.   ~.   |
   +----+----+----+
"""

PINCHED = """
     A    B    C
   +----+----+----+
 1 |.   ~.   |    |
   + ~~ +----+----+
 2 |.   |    |.   |
   + ~~ +----+ ~~ +
 3 |.   ~.   ~.   |
   +----+----+----+
"""


def outline_of(text: str) -> Outline:
    return outline(read_drawing(text).board)


def test_the_ring_of_a_zone_has_its_corners_clockwise() -> None:
    zones = outline_of(BLOCK).zones

    assert zones[0] == (((0, 0), (2, 0), (2, 1), (1, 1), (1, 2), (0, 2)),)
    assert zones[1] == (((2, 0), (3, 0), (3, 1), (2, 1)),)


def test_a_zone_around_another_has_a_hole() -> None:
    ring, hole = outline_of(COURTYARD).zones[0]

    assert ring == ((0, 0), (3, 0), (3, 3), (0, 3))
    assert hole == ((1, 1), (1, 2), (2, 2), (2, 1))


def test_a_ring_that_meets_itself_at_a_corner_does_not_cross_itself() -> None:
    assert outline_of(PINCHED).zones[0] == (
        ((0, 0), (2, 0), (2, 1), (1, 1), (1, 2), (2, 2), (2, 1), (3, 1), (3, 3), (0, 3)),
    )


def test_walls_are_drawn_in_one_piece_with_the_board_edge() -> None:
    assert outline_of(BLOCK).walls == (
        ((0, 0), (3, 0)),
        ((0, 3), (3, 3)),
        ((0, 0), (0, 3)),
        ((1, 1), (1, 2)),
        ((2, 0), (2, 1)),
        ((2, 2), (2, 3)),
        ((3, 0), (3, 3)),
    )
    assert ((1, 1), (3, 1)) in outline_of(PINCHED).walls


def test_openings_and_doors_have_their_places() -> None:
    drawn = outline_of(BLOCK)

    assert drawn.openings == (((0, 2), (1, 2)),)
    assert drawn.doors == (((1, 1), (2, 1)), ((2, 2), (3, 2)))


def test_lines_around_a_corner_stay_apart() -> None:
    corner = """
         A    B
       +----+----+
     1 |.   |.   |
       +-::-+----+
     2 |.   :.   |
       +----+----+
    """

    assert outline_of(corner).openings == (((0, 1), (1, 1)), ((1, 1), (1, 2)))
