"""Zone maps drawn in characters: read a drawing, and draw a position.

         A    B    C
       +----+----+----+
     1 | S            |
       +    +-DD-+----+
     2 |    |.*  :.o  |
       +----+----+----+

A cell begins with `.` in a room and with a blank in a street; then come its marks, one character
each, whose meaning is the game's own. Between two cells side by side there is one character,
between a cell and the one below it the same character twice in the middle of a line (`-DD-`):

    | or ----  wall, and the board edge       blank    free border of two streets
    :          opening without a door         ~        no border: both cells are one zone
    D  b  g    closed door: plain, blue, green
    /  B  G    the same doors, open

Cells may be wider than four characters, by an even number, so that long marks have room.
"""

from collections.abc import Collection, Mapping
from string import ascii_uppercase
from typing import NamedTuple, NoReturn

from sobremesa.boards.bits import bits_of
from sobremesa.boards.zones import ZoneMap
from sobremesa.boards.zones_plan import Border, BorderError, CellPair, Plan, lay_out

NARROWEST = 4
MARGIN = 3

_CLOSED_SYMBOLS = {
    " ": Border.FREE,
    "~": Border.INSIDE,
    "|": Border.WALL,
    ":": Border.OPENING,
    "D": Border.DOOR,
    "b": Border.BLUE_DOOR,
    "g": Border.GREEN_DOOR,
}
_OPEN_SYMBOLS = {"/": Border.DOOR, "B": Border.BLUE_DOOR, "G": Border.GREEN_DOOR}
_BORDER_OF = _CLOSED_SYMBOLS | _OPEN_SYMBOLS
_SYMBOL_OF = {border: symbol for symbol, border in _CLOSED_SYMBOLS.items()}
_OPEN_SYMBOL_OF = {border: symbol for symbol, border in _OPEN_SYMBOLS.items()}


class DrawingError(ValueError):
    """A drawing cannot be read; the message names line and column, both counted from 1."""

    def __init__(self, line: int, column: int, problem: str) -> None:
        super().__init__(f"line {line + 1}, column {column + 1}: {problem}")
        self.line = line + 1
        self.column = column + 1


class Drawing(NamedTuple):
    """What a drawing shows; `draw(*drawing)` draws it again."""

    board: ZoneMap
    open_doors: int
    marks: dict[int, str]
    """The marks of each zone that has any, in reading order."""

    def marked(self, mark: str) -> int:
        """The set of the zones with this mark."""
        return bits_of(zone for zone, marks in self.marks.items() if mark in marks)


def read_drawing(text: str, known_marks: Collection[str] | None = None) -> Drawing:
    """Read a drawing; `known_marks` are the marks that a cell may have (any, if not given)."""
    return _Reader(text, known_marks).read()


def draw(board: ZoneMap, open_doors: int = 0, overlay: Mapping[int, str] | None = None) -> str:
    """Draw a map with these doors open and a few characters in some of its zones."""
    plan = board.plan
    texts = _cell_texts(board, overlay or {})
    cell_width = max([NARROWEST, *(len(text) + 1 for text in texts.values())])
    cell_width += cell_width % 2
    opened = {door.cells for door in board.doors if open_doors >> door.number & 1}
    edge = " " * MARGIN + "+" + ("-" * cell_width + "+") * plan.width
    lines = [_header(plan.width, cell_width, MARGIN), edge]
    for row in range(plan.height):
        cells = range(row * plan.width, (row + 1) * plan.width)
        lines.append(f"{row + 1:>2} |" + _draw_row(plan, cells, texts, opened, cell_width))
        if row + 1 < plan.height:
            below = (
                _crossing(_symbol(plan, (cell, cell + plan.width), opened), cell_width)
                for cell in cells
            )
            lines.append(" " * MARGIN + "+" + "+".join(below) + "+")
    lines.append(edge)
    return "\n".join(lines) + "\n"


def _cell_texts(board: ZoneMap, overlay: Mapping[int, str]) -> dict[int, str]:
    """What to write in which cell: the text of a zone goes into the first of its cells."""
    for zone, text in overlay.items():
        if not 0 <= zone < board.size:
            raise ValueError(f"expected a zone from 0 to {board.size - 1}, got {zone}")
        if any(character.isspace() for character in text):
            raise ValueError(f"expected marks without blanks, got {text!r}")
    return {board.cells_of[zone][0]: text for zone, text in overlay.items()}


def _draw_row(
    plan: Plan, cells: range, texts: Mapping[int, str], opened: set[CellPair], cell_width: int
) -> str:
    row = ""
    for cell in cells:
        floor = "." if cell in plan.rooms else " "
        row += (floor + texts.get(cell, "")).ljust(cell_width)
        row += "|" if cell == cells[-1] else _symbol(plan, (cell, cell + 1), opened)
    return row


def _symbol(plan: Plan, cells: CellPair, opened: set[CellPair]) -> str:
    return (_OPEN_SYMBOL_OF if cells in opened else _SYMBOL_OF)[plan.borders[cells]]


def _crossing(symbol: str, cell_width: int) -> str:
    """A border between a cell and the one below it."""
    if symbol == "|":
        return "-" * cell_width
    return (symbol * 2).center(cell_width, " " if symbol in " ~" else "-")


def _header(width: int, cell_width: int, margin: int) -> str:
    return " " * (margin + 2) + (" " * cell_width).join(ascii_uppercase[:width])


class _Reader:
    """Reads one drawing. The second line, the north edge of the board, gives all measures."""

    def __init__(self, text: str, known_marks: Collection[str] | None) -> None:
        self.lines = text.rstrip().splitlines()
        self.known_marks = known_marks
        self.header = next((n for n, line in enumerate(self.lines) if line.strip()), 0)
        self.top = self.header + 1
        self.margin, self.cell_width, self.width = self._measure()
        self.height = self._count_rows()
        self.crossings = {_crossing(symbol, self.cell_width): symbol for symbol in _BORDER_OF}
        self.rooms: set[int] = set()
        self.borders: dict[CellPair, Border] = {}
        self.opened: set[CellPair] = set()
        self.texts: dict[int, str] = {}

    def read(self) -> Drawing:
        self._check_frame()
        for cell in range(self.width * self.height):
            self._read_cell(cell)
        try:
            plan = lay_out(self.width, self.height, self.rooms, self.borders)
        except BorderError as error:
            line, column = self._border_place(error.cells)
            raise DrawingError(line, column, str(error)) from error
        board = ZoneMap(plan)
        open_doors = bits_of(door.number for door in board.doors if door.cells in self.opened)
        marks: dict[int, str] = {}
        for cell, text in self.texts.items():
            zone = plan.zone_of[cell]
            marks[zone] = marks.get(zone, "") + text
        return Drawing(board, open_doors, marks)

    def _measure(self) -> tuple[int, int, int]:
        """Margin, width of a cell and number of columns, from the north edge of the board."""
        edge = self.lines[self.top] if self.top < len(self.lines) else ""
        margin = len(edge) - len(edge.lstrip())
        if margin < 2:
            self._fail(self.top, margin, "the board edge, with room for the row numbers before it")
        cell_width = edge.find("+", margin + 1) - margin - 1
        if cell_width < NARROWEST or cell_width % 2:
            self._fail(
                self.top, margin, "a board edge of cells 4, 6, 8, ... characters wide (+----+)"
            )
        width, rest = divmod(len(edge) - margin - 1, cell_width + 1)
        if rest or width > len(ascii_uppercase):
            self._fail(self.top, margin, f"1 to 26 cells {cell_width} characters wide")
        return margin, cell_width, width

    def _count_rows(self) -> int:
        height, rest = divmod(len(self.lines) - self.top - 1, 2)
        if rest or not height:
            self._fail(len(self.lines), 0, "rows of cells, each with a line of borders below it")
        return height

    def _check_frame(self) -> None:
        """The header, the board edge, the numbers of the rows and all corners."""
        self._expect(self.header, 0, _header(self.width, self.cell_width, self.margin))
        edge = "+" + ("-" * self.cell_width + "+") * self.width
        for row in range(self.height + 1):
            line = self._border_line(row)
            if row in (0, self.height):
                self._expect(line, self.margin, edge)
            for column in range(self.width + 1):
                self._expect(line, self._side(column), "+")
            self._expect_end(line)
        for row in range(self.height):
            line = self._row_line(row)
            self._expect(line, 0, f"{row + 1:>{self.margin - 1}} ")
            self._expect(line, self._side(0), "|")
            self._expect(line, self._side(self.width), "|")
            self._expect_end(line)

    def _read_cell(self, cell: int) -> None:
        row, column = divmod(cell, self.width)
        line, start = self._row_line(row), self._side(column) + 1
        floor = self._piece(line, start, 1)
        if floor == ".":
            self.rooms.add(cell)
        elif floor != " ":
            self._fail(line, start, "'.' for a room or a blank for a street")
        self._read_marks(cell, line, start + 1)
        if column + 1 < self.width:
            self._read_side(cell)
        if row + 1 < self.height:
            self._read_crossing(cell)

    def _read_marks(self, cell: int, line: int, start: int) -> None:
        piece = self._piece(line, start, self.cell_width - 1)
        for offset, mark in enumerate(piece):
            if not mark.isspace() and self.known_marks is not None and mark not in self.known_marks:
                known = "".join(self.known_marks)
                self._fail(line, start + offset, f"a blank or one of the marks {known}")
        if text := "".join(piece.split()):
            self.texts[cell] = text

    def _read_side(self, cell: int) -> None:
        cells = cell, cell + 1
        line, column = self._border_place(cells)
        symbol = self._piece(line, column, 1)
        if symbol not in _BORDER_OF:
            self._fail(line, column, "a border: " + self._list(_BORDER_OF))
        self._set_border(cells, symbol)

    def _read_crossing(self, cell: int) -> None:
        cells = cell, cell + self.width
        line, column = self._border_place(cells)
        symbol = self.crossings.get(self._piece(line, column, self.cell_width))
        if symbol is None:
            self._fail(line, column, "a border: " + self._list(self.crossings), self.cell_width)
        self._set_border(cells, symbol)

    def _set_border(self, cells: CellPair, symbol: str) -> None:
        self.borders[cells] = _BORDER_OF[symbol]
        if symbol in _OPEN_SYMBOLS:
            self.opened.add(cells)

    # Places in the text

    def _row_line(self, row: int) -> int:
        return self.top + 1 + 2 * row

    def _border_line(self, row: int) -> int:
        """The line of the borders north of a row."""
        return self.top + 2 * row

    def _side(self, column: int) -> int:
        """The character west of a column of cells."""
        return self.margin + column * (self.cell_width + 1)

    def _border_place(self, cells: CellPair) -> tuple[int, int]:
        first, second = cells
        row, column = divmod(second, self.width)
        if row == first // self.width:
            return self._row_line(row), self._side(column)
        return self._border_line(row), self._side(column) + 1

    def _piece(self, line: int, column: int, length: int) -> str:
        return self.lines[line][column : column + length]

    # Complaints

    def _expect(self, line: int, column: int, expected: str) -> None:
        found = self._piece(line, column, len(expected))
        for offset, character in enumerate(expected):
            if found[offset : offset + 1] != character:
                self._fail(line, column + offset, repr(character))

    def _expect_end(self, line: int) -> None:
        end = self._side(self.width) + 1
        if self.lines[line][end:].strip():
            self._fail(line, end, "the end of the line")

    def _fail(self, line: int, column: int, expected: str, length: int = 1) -> NoReturn:
        if line >= len(self.lines):
            found = "the end of the drawing"
        elif column >= len(self.lines[line]):
            found = "the end of the line"
        else:
            found = repr(self._piece(line, column, length))
        raise DrawingError(line, column, f"expected {expected}; got {found}")

    @staticmethod
    def _list(symbols: Collection[str]) -> str:
        return ", ".join(repr(symbol) for symbol in symbols)
