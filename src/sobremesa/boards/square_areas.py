"""Areas on a square grid: what a blast fills, what arms and whips reach, where a jet goes on.

Blockers are walls that come and go: closed doors and blocked squares. Figures stop none of these
areas unless a function asks for them.
"""

from collections.abc import Iterator
from typing import NamedTuple

from sobremesa.boards.bits import members
from sobremesa.boards.square import FACINGS, NOWHERE, Facing, Grid


class Blast(NamedTuple):
    """The squares surely hit, the tied ones of which some are hit, and how many of these."""

    sure: int
    tied: int
    choose: int


def blast(grid: Grid, cell: int, blockers: int = 0, size: int = 9) -> Blast:
    """The squares nearest to a square, by inc.ruling.blast-fill, or all if there are too few."""
    sure = 0
    for rank in _ranks(grid, 1 << cell, blockers):
        left = size - sure.bit_count()
        if left < rank.bit_count():
            return Blast(sure, rank if left else 0, left)
        sure |= rank
    return Blast(sure, 0, 0)


def _ranks(grid: Grid, start: int, blockers: int) -> Iterator[int]:
    """The squares around the start, nearest first: by moves, then by diagonal moves among them."""
    by_diagonals = [start]
    reached = start
    while any(by_diagonals):
        yield from filter(None, by_diagonals)
        straight = [grid.spread(squares, blockers) for squares in by_diagonals]
        slanting = [grid.spread_diagonally(squares, blockers) for squares in by_diagonals]
        by_diagonals = []
        for one, other in zip([*straight, 0], [0, *slanting], strict=True):
            fresh = (one | other) & ~reached
            reached |= fresh
            by_diagonals.append(fresh)


def front_three(grid: Grid, cell: int, facing: Facing, blockers: int = 0) -> int:
    """The square ahead and, over it, the two squares beside it (inc.ruling.melee-walls)."""
    front = grid.step(cell, facing, blockers)
    if front == NOWHERE:
        return 0
    ahead = 1 << front
    return (
        ahead | grid.moved(ahead, facing.left, blockers) | grid.moved(ahead, facing.right, blockers)
    )


def whip(grid: Grid, cell: int, facing: Facing, blockers: int, figures: int) -> int:
    """The front three, and five squares beyond if figures let them be seen (inc.ruling.whip-area).

    Figures are the occupied squares.
    """
    beyond = across(grid, cell, facing, ahead=2, aside=2)
    seen = grid.field_of_view(cell, facing, blockers | figures)
    return front_three(grid, cell, facing, blockers) | seen & beyond


def across(grid: Grid, cell: int, facing: Facing, ahead: int, aside: int) -> int:
    """The floor squares so many rows ahead and at most so many columns to either side."""
    x, y = grid.place(cell)
    dx, dy = facing.offset
    row = 0
    for sideways in range(-aside, aside + 1):
        column, line = x + ahead * dx - sideways * dy, y + ahead * dy + sideways * dx
        if 0 <= column < grid.width and 0 <= line < grid.height:
            row |= 1 << grid.cell(column, line)
    return row & grid.floor


def jet(grid: Grid, shooter: int, facing: Facing, marked: int, seen: int, blockers: int = 0) -> int:
    """The squares a jet may mark next: the one ahead first, then those that follow marked ones.

    Only marked squares that the shooter sees are followed (inc.ruling.flame-los).
    """
    if not marked:
        return grid.moved(1 << shooter, facing, blockers)
    squares = 0
    for parent in members(marked & seen):
        squares |= followers(grid, shooter, parent, blockers)
    return squares & ~marked


def followers(grid: Grid, shooter: int, parent: int, blockers: int = 0) -> int:
    """The squares a step away from a marked one and no nearer to the shooter by row or by column.

    Both measures of distance call just the other steps nearer (inc.ruling.flame-chain).
    """
    shooter_x, shooter_y = grid.place(shooter)
    x, y = grid.place(parent)
    squares = 0
    for facing in FACINGS:
        dx, dy = facing.offset
        if (x - shooter_x) * dx + (y - shooter_y) * dy >= 0:
            squares |= grid.moved(1 << parent, facing, blockers)
    return squares


def may_follow(grid: Grid, shooter: int, parent: int, square: int, blockers: int = 0) -> bool:
    """Whether a jet may go on from a marked square to another (inc.ruling.flame-chain)."""
    return bool(followers(grid, shooter, parent, blockers) >> square & 1)
