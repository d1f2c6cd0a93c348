"""The maps that the game on hex zones is played on: everybody can get where they must."""

from importlib.resources import files

import pytest

from sobremesa.boards.bits import bits_of, members
from sobremesa.boards.hex_drawing import check_connected, draw, read_drawing

# New-U Stations, spawn zones, starts of the Unique and the Boss, one or three Tyres, and things
# that stand in nobody's way.
LEGEND = ".Nn1234UBtTbvalmVZDo"
CLOSED = "T"
CLOSED_TO_LARGE_BASES = "tT"
WHERE_ENEMIES_START = "1234UB"

FOLDER = files("sobremesa.games.torgue") / "content" / "maps"
MAPS = {file.name: file.read_text("utf-8") for file in sorted(FOLDER.iterdir(), key=str)}

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
