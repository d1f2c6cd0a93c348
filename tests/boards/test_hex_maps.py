"""The maps that the game on hex zones is played on: everybody can get where they must."""

import pytest

from sobremesa.boards.bits import bits_of, members
from sobremesa.boards.hex_drawing import check_connected, draw, read_drawing

# New-U Stations, spawn zones, starts of the Unique and the Boss, one or three Tyres, and things
# that stand in nobody's way.
LEGEND = ".Nn1234UBtTbvalmVZDo"
CLOSED = "T"
CLOSED_TO_LARGE_BASES = "tT"
WHERE_ENEMIES_START = "1234UB"

MAPS = {
    "the caves": """
        -1.-U.
        ..--..
        .T.l.t
        ..-..-
        .t.m..
        -.N.--
    """,
    "the barrel bunker": """
        -.U.-
        .b.b.
        1.t.m
        .b.b.
        -.t.l
        -.N--
    """,
    "the power station": """
        --1.--
        .b-.b.
        ..U.T.
        l.T...
        .b-.b.
        ..t.m.
        --N.--
    """,
    "hell's kitchen": """
        -1.U-
        .b..b
        ..T..
        t.b.t
        .m.l.
        -.N--
    """,
    "the tyre dump": """
        --U.1-
        .tT...
        ..t.Tt
        .T.t..
        .t.lT.
        .m.t.-
        --N.--
    """,
    "skag gully": """
        -1v--
        ..t--
        -.vU-
        --..v
        -.t.l
        .v..a
        -N.--
    """,
    "the watering hole": """
        -.1.--
        .t..v.
        ..D-..
        U..-.b
        .t..v.
        -.m.l-
        --N.--
    """,
    "the secret cellar": """
        1.-U.l
        ..-.T.
        .t..t.
        ..-.-.
        .a.Z.m
        --N.--
    """,
    "the border post": """
        -1.U.-
        .T.T.T
        t.....
        .b-.-b
        .a.t.l
        ..D.m.
        --N.--
    """,
    "the cauldron": """
        --.1.-
        .b..b.
        .v.-.t
        .-U-..
        .t.-.v
        .b..b.
        -Z.a.-
        --N.l-
    """,
    "opening night": """
        -1..-..2-
        ...t.t...
        ..b.-.b..
        ...t.t...
        .v..-..m.
        ....V....
        --..N..--
    """,
    "hot sauce run": """
        -1..o..2-
        ...-.-...
        v.t.o.t.v
        ..-.b.-..
        o...T...o
        ..-.b.-..
        v.t...t.v
        ...-.-...
        -3.....n-
        ---.N.---
    """,
    "blackout": """
        --1.a.2--
        ..t...t..
        a...-...a
        ..-.b.-..
        ..V.3.l..
        ..-.b.-..
        a...-...a
        ..t.a.t..
        ---.N.---
    """,
    "demolition derby": """
        -1.o.-.2-
        ..a.t.a..
        .b.-.-.b.
        o.t.a.t.o
        ..-.T.-..
        a.b.n.b.a
        ...-V-...
        .l.t.t.m.
        ---...---
        --a.N.---
    """,
    "reap what you sow": """
        ---1.2---
        -..t.t..-
        .b..n..b.
        l..t.t..l
        ....B....
        .t.....t.
        4..b.b..3
        ..v...v..
        -....V..-
        ---.N.---
    """,
}

every_map = pytest.mark.parametrize("text", MAPS.values(), ids=MAPS)


@every_map
def test_a_map_is_drawn_as_it_was_read(text: str) -> None:
    drawing = read_drawing(text, LEGEND)
    assert draw(drawing.map, drawing.marks).split() == text.split()


@every_map
def test_all_zones_that_tyres_do_not_close_hang_together(text: str) -> None:
    drawing = read_drawing(text, LEGEND)
    check_connected(drawing.map, drawing.marked(CLOSED))


@every_map
def test_a_large_base_can_walk_from_where_it_starts_to_the_green_station(text: str) -> None:
    drawing = read_drawing(text, LEGEND)
    (station,) = members(drawing.marked("N"))
    closed = drawing.marked(CLOSED_TO_LARGE_BASES)
    ways = bits_of(drawing.map.steps_from(station, closed))
    assert drawing.marked(WHERE_ENEMIES_START) & ~ways == 0
