"""A scene as SVG: the board with what stands on it, in the client's colours, without a word.

It draws from the same scene as the client does and knows the same vocabulary, only less of it: a
picture of a link is small. What it does not know is drawn plainly, so that no game fails here.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from math import ceil, cos, pi, sin, sqrt

from sobremesa.kernel.scene import Cell, Edge, Mark, Piece, Point, Scene, Style

WIDE, HIGH = 1200, 630
_MARGIN = 0.04
_BACKGROUND, _WALL, _DOOR, _MARKED, _LINE = "#0a0e11", "#0d1114", "#c9974b", "#ff9f43", "#11161a"
_FAINT = "#ffffff44"
_FLOOR = "#3a454f"
_GROUNDS = {
    "rock": "#1b2126", "wall": "#1b2126", "solid": "#1b2126",
    "street": "#33373d", "road": "#33373d", "pavement": "#474c52", "city": "#56504c",
    "room": "#54463a", "building": "#54463a", "house": "#54463a", "wood": "#5a432f",
    "dark": "#2a2735", "metal": "#414b55", "steel": "#414b55", "arena": "#4a4038",
    "grass": "#34522f", "plain": "#34522f", "plains": "#34522f", "field": "#34522f",
    "forest": "#22412a", "woods": "#22412a", "jungle": "#22412a",
    "water": "#1f4c6b", "river": "#1f4c6b", "lake": "#1f4c6b", "sea": "#1f4c6b",
    "deep": "#163450", "sand": "#7a6440", "dirt": "#54463a", "ground": "#54463a",
    "wasteland": "#54463a", "snow": "#8a99a6", "ice": "#5f8ba0", "mountain": "#524d4a",
    "hill": "#5a5338", "swamp": "#38462f", "lava": "#4a1e12", "crater": "#3b3634",
    "ruins": "#4c4742", "void": "#090c0f", "space": "#0c1020", "fog": "#20272d",
}  # fmt: skip
_COLOURS = {
    "blue": "#64b0ff", "red": "#ff7070", "green": "#62d68d", "yellow": "#ffd966",
    "purple": "#c696ff", "orange": "#ff935f", "white": "#f0f4f7", "grey": "#a3b0ba",
    "teal": "#52d4c8", "pink": "#ff92c7",
}  # fmt: skip
_SIDES = {"hexagon": 6, "square": 4, "diamond": 4, "triangle": 3, "octagon": 8}
_TURNED = {"square": pi / 4, "octagon": pi / 8}
_SIZES = {"small": 0.26, "medium": 0.36, "large": 0.46}
_ICON = 512
_UNKNOWN = Style(owner="", name="", colour="grey", shape="circle")


def draw(scene: Scene, icons: Mapping[str, str]) -> str:
    """The picture of a scene; `icons` are paths by name, each 512 units wide and high."""
    left, top, right, bottom = _box(scene)
    scale = min(WIDE / (right - left), HIGH / (bottom - top)) * (1 - 2 * _MARGIN)
    x = WIDE / 2 - scale * (left + right) / 2
    y = HIGH / 2 - scale * (top + bottom) / 2
    parts = "".join(_parts(scene, icons))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDE}" height="{HIGH}">'
        f'<rect width="{WIDE}" height="{HIGH}" fill="{_BACKGROUND}"/>'
        f'<g transform="translate({x:.2f} {y:.2f}) scale({scale:.4f})">{parts}</g></svg>'
    )


def _parts(scene: Scene, icons: Mapping[str, str]) -> Iterator[str]:
    cells = {cell.id: cell for cell in scene.board.cells}
    styles = {style.owner: style for style in scene.styles}
    yield from map(_cell, scene.board.cells)
    for cell in scene.board.cells:
        if cell.icon in icons:
            yield _icon(icons[cell.icon], _middle(cell), 0.5, "#ffffff", 0.16)
    for mark in scene.marks:
        yield from _mark(mark, cells)
    yield from map(_edge, scene.board.edges)
    yield from _pieces(scene.pieces, cells, styles, icons)


def _box(scene: Scene) -> tuple[float, float, float, float]:
    """What is to be in the picture: all places that are not just darkness around them."""
    seen = [cell for cell in scene.board.cells if not cell.style.startswith(("void", "space"))]
    points = [point for cell in seen or scene.board.cells for point in _corners(cell)]
    if not points:
        return scene.board.bounds
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def _corners(cell: Cell) -> Sequence[Point]:
    if cell.shape:
        return cell.shape
    x, y = cell.at
    return ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1))


def _middle(cell: Cell) -> Point:
    corners = _corners(cell)
    count = len(corners)
    return sum(x for x, _ in corners) / count, sum(y for _, y in corners) / count


def _room(cell: Cell) -> float:
    """How wide a square of a cell's area is."""
    corners = _corners(cell)
    area = sum(
        ax * by - bx * ay
        for (ax, ay), (bx, by) in zip(corners, (*corners[1:], corners[0]), strict=True)
    )
    return sqrt(abs(area) / 2) or 1.0


def _cell(cell: Cell) -> str:
    colour = next((_GROUNDS[word] for word in cell.style.split() if word in _GROUNDS), _FLOOR)
    dim = ' opacity="0.45"' if cell.hidden else ""
    return (
        f'<polygon points="{_points(_corners(cell))}" fill="{colour}" stroke="{_LINE}" '
        f'stroke-width="0.03"{dim}/>'
    )


def _edge(edge: Edge) -> str:
    """What can be walked through is a thin line; walls and closed doors are not."""
    kind, _, state = edge.style.partition("-")
    if kind in ("outline", "border", "opening"):
        return _line(edge.line, _FAINT, 0.05)
    if kind in ("door", "gate"):
        return _line(edge.line, _DOOR, 0.04 if state in ("open", "broken") else 0.1)
    return _line(edge.line, _WALL, 0.16)


def _mark(mark: Mark, cells: Mapping[str, Cell]) -> Iterator[str]:
    for id in mark.cells:
        if id in cells:
            points = _points(_corners(cells[id]))
            yield f'<polygon points="{points}" fill="{_MARKED}" opacity="0.35"/>'
    if mark.line:
        yield _line(mark.line, _MARKED, 0.08)


def _line(line: Sequence[Point], colour: str, wide: float) -> str:
    return (
        f'<polyline points="{_points(line)}" fill="none" stroke="{colour}" '
        f'stroke-width="{wide}" stroke-linecap="round" stroke-linejoin="round"/>'
    )


def _pieces(
    pieces: Sequence[Piece],
    cells: Mapping[str, Cell],
    styles: Mapping[str, Style],
    icons: Mapping[str, str],
) -> Iterator[str]:
    standing: dict[str, list[Piece]] = {}
    for piece in pieces:
        if piece.cell in cells:
            standing.setdefault(piece.cell, []).append(piece)
    for id, group in standing.items():
        room, (x, y) = _room(cells[id]), _middle(cells[id])
        columns = ceil(sqrt(len(group)))
        step = min(1.0, room * 0.9 / columns)
        rows = -(-len(group) // columns)
        for place, piece in enumerate(group):
            row, column = divmod(place, columns)
            at = x + (column - (columns - 1) / 2) * step, y + (row - (rows - 1) / 2) * step
            size = _SIZES[piece.size] * step
            yield from _piece(piece, at, size, styles.get(piece.owner, _UNKNOWN), icons)


def _piece(
    piece: Piece, at: Point, size: float, style: Style, icons: Mapping[str, str]
) -> Iterator[str]:
    colour = _COLOURS[style.colour]
    faint = ' opacity="0.6"' if piece.dim else ""
    yield f'<g{faint} fill="#171d22" stroke="{colour}" stroke-width="{size * 0.16:.3f}">'
    yield _outline(style.shape, at, size)
    yield "</g>"
    if piece.icon in icons:
        yield _icon(icons[piece.icon], at, size * 1.25, colour, 0.6 if piece.dim else 1)


def _outline(shape: str, at: Point, size: float) -> str:
    x, y = at
    sides = _SIDES.get(shape)
    if sides is None:
        return f'<circle cx="{x:.3f}" cy="{y:.3f}" r="{size}"/>'
    turn = _TURNED.get(shape, 0.0) - pi / 2
    corners = [
        (x + size * 1.12 * cos(turn + 2 * pi * side / sides),
         y + size * 1.12 * sin(turn + 2 * pi * side / sides))
        for side in range(sides)
    ]  # fmt: skip
    return f'<polygon points="{_points(corners)}" stroke-linejoin="round"/>'


def _icon(path: str, at: Point, size: float, colour: str, strength: float) -> str:
    x, y = at
    scale = size / _ICON
    return (
        f'<path transform="translate({x - size / 2:.3f} {y - size / 2:.3f}) scale({scale:.6f})" '
        f'd="{escape(path)}" fill="{colour}" opacity="{strength}"/>'
    )


def _points(points: Sequence[Point]) -> str:
    return " ".join(f"{x:.3f},{y:.3f}" for x, y in points)
