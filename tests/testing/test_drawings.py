"""Figures are lifted off a drawing; the bare map and their cells remain."""

from sobremesa.boards import hex_drawing, square_drawing, zones_drawing
from sobremesa.testing import lift_hexes, lift_squares, lift_zones


def test_figures_are_lifted_off_squares_and_not_off_doors() -> None:
    bare, cells = lift_squares(
        """
        %%%%%%%
        %Z .DD%
        %   %%%
        %. Z%%%
        %%%%%%%
        """,
        "ZD",
    )
    assert cells == {"Z": [0, 4], "D": [2]}
    drawing = square_drawing.read_drawing(bare, square_drawing.Legend(doors="D"))
    assert drawing.door_kinds == ("D",)


def test_figures_are_lifted_off_hexes_with_the_ground_they_stand_on() -> None:
    bare, cells = lift_hexes(
        """
        -a.
        g.a
        """,
        {"a": ".", "g": "#"},
    )
    assert cells == {"a": [0, 4], "g": [2]}
    drawing = hex_drawing.read_drawing(bare, ".#")
    assert hex_drawing.draw(drawing.map, drawing.marks) == "-..\n#.."


def test_figures_are_lifted_off_zones_one_by_one_and_marks_stay() -> None:
    drawn = """
         A    B
       +----+----+
     1 | zz :.*h |
       +----+----+
    """
    bare, cells = lift_zones(drawn, "zh")
    assert cells == {"z": [0, 0], "h": [1]}
    assert zones_drawing.read_drawing(bare).marks == {1: "*"}
