"""Where rock in the way would do most: on the enemy's way, and not on ours."""

from __future__ import annotations

from sobremesa.boards.memo import kept
from sobremesa.games.incursion.content.book import Book
from sobremesa.games.incursion.content.schema import ALLIES, SWD
from sobremesa.games.incursion.state import Battle, rival

from .orders import routes
from .paths import FAR, barriers, steps_from

LOOKED_AT = 6
"""How many squares of a way are tried."""
MOST = 12
"""A way that is longer by more counts as cut off."""


def best_block(g: Battle, side: int) -> tuple[int, float]:
    """The free square where rock hurts the other side most, and how much."""
    taken = g.occupied | (1 << g.beacon if g.beacon >= 0 else 0)
    blocked = barriers(g)
    best = (0, 0.0)
    for start, end, way in _enemy_ways(g, side):
        for cell in [cell for cell in way if not taken >> cell & 1][:LOOKED_AT]:
            longer = min(MOST, detour(g.book, start, end, cell, blocked))
            hurt = 0.45 * longer - 0.3 * min(MOST, _own_detour(g, side, cell, blocked))
            if hurt > best[1]:
                best = (cell, hurt)
    return best


def hurt_by_rock(g: Battle, side: int) -> float:
    """What the rock that has fallen costs a side."""
    blocked = barriers(g) & ~(1 << g.cave_in)
    return 0.45 * min(MOST, _own_detour(g, side, g.cave_in, blocked))


def _detour(book: Book, start: int, end: int, cell: int, blocked: int) -> int:
    """How many more steps a way takes that may not lead over a square."""
    if cell in (start, end):
        return FAR if cell == end else 0
    without = steps_from(book, end, blocked)[start]
    if without >= FAR:
        return 0
    around = book.grid.steps_between(1 << start, 1 << end, blocked | 1 << cell)
    return FAR if around < 0 else around - without


detour = kept(_detour, 8192)


def _own_detour(g: Battle, side: int, cell: int, blocked: int) -> int:
    """What the rock costs ourselves, whoever it hits most."""
    ways = ((way[0][0], way[-1][0]) for _, way in routes(g, side, blocked))
    return max((detour(g.book, start, end, cell, blocked) for start, end in ways), default=0)


def _enemy_ways(g: Battle, side: int) -> list[tuple[int, int, list[int]]]:
    """From where to where the other side wants to go, and the squares on its way."""
    if side == SWD:
        found = [[cell for cell, _ in way] for _, way in routes(g, ALLIES)]
        return [(way[0], way[-1], way) for way in found if len(way) > 1]
    ours = [figure.cell for figure in g.on_board(ALLIES)]
    entries = [point.edges[0][0] for point in g.book.entries[rival(side)]]
    return [(entry, cell, _way(g, entry, cell)) for entry in entries for cell in ours[:1]]


def _way(g: Battle, start: int, end: int) -> list[int]:
    """The squares of a shortest walk, from its end on."""
    steps = steps_from(g.book, start, barriers(g))
    way, here = [], end
    while 0 < steps[here] < FAR:
        here = min((beside for _, beside, _ in g.book.moves[here]), key=lambda cell: steps[cell])
        way.append(here)
    return way
