"""Positions from drawings: lift the figures off a drawing and get the bare map and their places.

Each function takes a drawing in the text form of one kind of board, on which figures stand as
characters, and gives the drawing without them and, for each character that occurs, the cells where
it stands, in reading order. The bare drawing is then read as the game reads its maps.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from textwrap import dedent
from typing import TypeAlias

from sobremesa.boards.hex import VOID
from sobremesa.boards.zones_drawing import draw, read_drawing

Cells: TypeAlias = dict[str, list[int]]
Figures: TypeAlias = str | Mapping[str, str]
"""The characters of figures, or of each also the character of the ground that it stands on."""

FLOOR = "."


def lift_squares(drawing: str, figures: Figures) -> tuple[str, Cells]:
    """Lift figures off a drawing of squares and edges, as `square_drawing` reads it."""
    lines = dedent(drawing).strip("\n").splitlines()
    width = len(lines[0]) // 2

    def cell_at(line: int, column: int) -> int | None:
        between = line % 2 == 0 or column % 2 == 0
        return None if between else line // 2 * width + column // 2

    return _lift(lines, figures, cell_at)


def lift_hexes(drawing: str, figures: Figures) -> tuple[str, Cells]:
    """Lift figures off a drawing of a hex map, as `hex_drawing` reads it."""
    lines = dedent(drawing).strip().splitlines()
    numbers: dict[tuple[int, int], int] = {}
    for line, row in enumerate(lines):
        for column, character in enumerate(row):
            if character != VOID:
                numbers[line, column] = len(numbers)
    return _lift(lines, figures, lambda line, column: numbers.get((line, column)))


def lift_zones(drawing: str, figures: str) -> tuple[str, Cells]:
    """Lift figures off a drawing of streets and rooms, as `zones_drawing` reads it.

    Several may stand in a zone, also of one kind: that zone is then given as often.
    """
    read = read_drawing(drawing)
    found: Cells = {}
    rest: dict[int, str] = {}
    for zone, marks in sorted(read.marks.items()):
        for mark in marks:
            if mark in figures:
                found.setdefault(mark, []).append(zone)
            else:
                rest[zone] = rest.get(zone, "") + mark
    return draw(read.board, read.open_doors, rest), found


def _lift(
    lines: list[str], figures: Figures, cell_at: Callable[[int, int], int | None]
) -> tuple[str, Cells]:
    ground = figures if isinstance(figures, Mapping) else dict.fromkeys(figures, FLOOR)
    found: Cells = {}
    bare: list[str] = []
    for number, line in enumerate(lines):
        row = list(line)
        for column, character in enumerate(line):
            cell = cell_at(number, column)
            if cell is not None and character in ground:
                found.setdefault(character, []).append(cell)
                row[column] = ground[character]
        bare.append("".join(row))
    return "\n".join(bare) + "\n", found
