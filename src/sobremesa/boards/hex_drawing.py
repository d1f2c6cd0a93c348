"""Text forms of hex boards: maps as one character per hex, tile boards as labels in their places.

A map is drawn as `HexMap` reads it: rows from the top, odd rows half a hex to the right, `-` for a
void. A tile board is drawn with flat tops: a step of q leads three columns to the right and one
line down, a step of r two lines down, and the tile at (0, 0) stands in brackets:

         3
      2     4
        [1]
      7     5
         6
"""

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from textwrap import dedent

from sobremesa.boards.bits import bits_of, members
from sobremesa.boards.hex import VOID, HexMap
from sobremesa.boards.hex_tiles import START, axial, position

PLAIN = "."
_COLUMNS_PER_Q = 3
_LABEL = re.compile(r"[^\s\[\]]{1,2}")


@dataclass(frozen=True, slots=True)
class Drawing:
    """A map that was read, and the character that each of its zones is drawn with."""

    map: HexMap
    marks: dict[int, str]

    def marked(self, characters: str) -> int:
        """The zones that are drawn with one of some characters."""
        return bits_of(zone for zone, mark in self.marks.items() if mark in characters)


def read_drawing(text: str, legend: Collection[str]) -> Drawing:
    """Read the drawing of a map whose zones are shown by the characters of a legend."""
    rows = dedent(text).strip().splitlines()
    for row, characters in enumerate(rows):
        if len(characters) != len(rows[0]):
            raise ValueError(
                f"row {row}: expected {len(rows[0])} characters as in row 0, got {len(characters)}"
            )
        _check_characters(row, characters, legend)
    marks = "".join(rows).replace(VOID, "")
    if not marks:
        raise ValueError(f"expected a drawing with at least one zone, got {text!r}")
    return Drawing(HexMap(rows), dict(enumerate(marks)))


def _check_characters(row: int, characters: str, legend: Collection[str]) -> None:
    """Refuse a row with a character that is neither a void nor in the legend."""
    for column, character in enumerate(characters):
        if character != VOID and character not in legend:
            raise ValueError(
                f"row {row}, column {column}: "
                f"expected one of {' '.join([VOID, *legend])}, got {character!r}"
            )


def draw(board: HexMap, overlay: Mapping[int, str]) -> str:
    """Draw a map with the characters laid over some of its zones, the others plain.

    `draw(drawing.map, drawing.marks)` is the text that was read.
    """
    rows = [[VOID] * board.width for _ in range(board.height)]
    for zone, (row, column) in enumerate(board.places):
        mark = overlay.get(zone, PLAIN)
        if len(mark) != 1:
            raise ValueError(f"zone {zone}: expected one character to draw, got {mark!r}")
        rows[row][column] = mark
    return "\n".join("".join(row) for row in rows)


def check_connected(board: HexMap, closed: int = 0) -> None:
    """Refuse a map on which nobody can walk between two zones that are not closed."""
    parts = board.parts(closed)
    if len(parts) > 1:
        start, lost = (board.places[next(members(part))] for part in parts[:2])
        raise ValueError(
            f"row {lost.row}, column {lost.column}: "
            f"expected a way to row {start.row}, column {start.column}, got none"
        )


def draw_tiles(labels: Mapping[int, str]) -> str:
    """Draw a tile board, given the label of one or two characters of each tile."""
    _check_start(labels)
    cells = sorted((*axial(place), label) for place, label in labels.items())
    left = cells[0][0]
    top = min(_line(q, r) for q, r, _ in cells)
    bottom = max(_line(q, r) for q, r, _ in cells)
    lines = [""] * (bottom - top + 1)
    for q, r, label in cells:
        line = _line(q, r) - top
        _check_label(line, label)
        cell = f"[{label}]" if q == r == 0 else f" {label}"
        lines[line] = lines[line].ljust(_COLUMNS_PER_Q * (q - left)) + cell
    return "\n".join(lines)


def read_tiles(text: str) -> dict[int, str]:
    """Read the drawing of a tile board: the label of the tile at each position."""
    lines = text.splitlines()
    brackets = [
        (number, found.end())
        for number, line in enumerate(lines)
        for found in re.finditer(r"\[", line)
    ]
    if len(brackets) != 1:
        raise ValueError(f"expected one tile in brackets, got {len(brackets)}")
    first_line, first_column = brackets[0]
    tiles = {}
    for number, line in enumerate(lines):
        for word in re.finditer(r"[^\s\[\]]+", line):
            _check_label(number, word[0])
            place = _position_drawn(number - first_line, word.start() - first_column)
            if place is None:
                raise ValueError(
                    f"line {number}, column {word.start()}: expected a label "
                    f"whole steps away from the one in brackets, got {word[0]!r} between two places"
                )
            tiles[place] = word[0]
    _check_start(tiles)
    return tiles


def _position_drawn(lines: int, columns: int) -> int | None:
    """The position drawn so far below and to the right of (0, 0); none between two places."""
    q, aside = divmod(columns, _COLUMNS_PER_Q)
    r, between = divmod(lines - q, 2)
    return None if aside or between else position(q, r)


def _line(q: int, r: int) -> int:
    """How many lines below the tile at (0, 0) a tile is drawn."""
    return q + 2 * r


def _check_start(tiles: Mapping[int, str]) -> None:
    """Refuse a board without its first tile, from which all others are placed."""
    if START not in tiles:
        raise ValueError("expected a tile at (0, 0), got none")


def _check_label(line: int, label: str) -> None:
    """Refuse a label that could not be drawn and read back."""
    if not _LABEL.fullmatch(label):
        raise ValueError(
            f"line {line}: expected a label of one or two characters, "
            f"without blanks and brackets, got {label!r}"
        )
