"""Coming onto the board: who waits where, and which squares let them in."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.games.incursion.content.book import KIND_STEP
from sobremesa.games.incursion.content.schema import ALLIES, SWD
from sobremesa.games.incursion.options import Enter, FigureId
from sobremesa.games.incursion.state import NOBODY, Battle, Figure, Place, different

from .effects import cp_worth, full_ap
from .movement import ap_to_free, extra, free_squares_ahead
from .payment import command_points

WAITING = Place.WAITING
ANY_ZOMBIE = Figure(id=NOBODY, kind="sturmzombie", side=SWD)
"""A Sturmzombie as it would enter."""


def entry_options(g: Battle) -> list[Enter]:
    """Every waiting figure of the side, with the squares it may enter by: inc.deploy.*."""
    options: list[Enter] = []
    if g.side == SWD and g.waiting and _can_pay(g, ANY_ZOMBIE):
        for point in g.waiting:
            squares = free_squares(g, ANY_ZOMBIE, point)
            options += [Enter(NOBODY, point, cell) for cell in squares]
    waiting = _outside(g, g.side)
    for figure in different(waiting) if len(waiting) > 1 else waiting:
        if figure.point and not figure.activated and _can_pay(g, figure):
            squares = free_squares(g, figure, figure.point)
            options += [Enter(figure.id, figure.point, cell) for cell in squares]
    return options


def _outside(g: Battle, side: int) -> list[Figure]:
    return [f for f in g.figures.values() if f.place is WAITING and f.side == side]


def _can_pay(g: Battle, figure: Figure) -> bool:
    """AP of the activation, and CP within it: inc.ruling.entry-cp."""
    missing = 1 + extra(g) - full_ap(g, figure) - figure.given
    if missing <= 0:
        return True
    return command_points(g, figure) * cp_worth(g, figure) >= missing


def squares_of(g: Battle, point: str) -> Sequence[tuple[int, int]]:
    """The squares of an entry point, each with the facing of who enters there."""
    if point == "tunnel":
        return ((g.tunnel, 0),) if g.tunnel >= 0 else ()
    return g.book.points[point].ways_in


def free_squares(g: Battle, figure: Figure, point: str) -> list[int]:
    """The squares by which the figure can enter now: inc.deploy.needs-free-square."""
    leaps = g.book.kind[figure.kind].leap
    return [
        cell
        for cell, facing in squares_of(g, point)
        if cell != g.cave_in
        and (cell not in g.at or (leaps and _leaps_in(g, figure, cell, facing)))
    ]


def _leaps_in(g: Battle, figure: Figure, cell: int, facing: int) -> bool:
    """Ilsa and the hounds may leap through a taken square: inc.ruling.entry-leap."""
    left = full_ap(g, figure) + figure.given - 1 - extra(g)
    free = free_squares_ahead(g, figure, 0)
    return left >= ap_to_free(g, figure, cell, facing, free)


def must_enter(g: Battle, entries: Sequence[Enter]) -> bool:
    """The Allies cannot hide outside for ever: inc.ruling.must-enter."""
    return g.side == ALLIES and not g.stands[ALLIES] and bool(entries)


def new_zombie(g: Battle) -> Figure:
    """A Sturmzombie with the next number."""
    g.zombies += 1
    id = FigureId(g.book.kinds.index("sturmzombie") * KIND_STEP + g.zombies)
    figure = Figure(id=id, kind="sturmzombie", side=SWD)
    g.figures[id] = figure
    return figure
