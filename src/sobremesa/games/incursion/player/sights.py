"""What is seen and struck from where, kept for every board."""

from __future__ import annotations

from sobremesa.boards.bits import members
from sobremesa.boards.memo import kept
from sobremesa.boards.square import FACINGS, Grid
from sobremesa.boards.square_areas import front_three
from sobremesa.games.incursion.content.book import Book

from .paths import FAR, Stance, steps_from


def _fronts(grid: Grid, place: Stance, solid: int) -> int:
    return front_three(grid, place // 4, FACINGS[place & 3], solid)


fronts = kept(_fronts)
"""The squares that a blow reaches from a stance."""


def _beside(book: Book, enemies: int) -> int:
    near, squares = book.near[1], 0
    for cell in members(enemies):
        squares |= near[cell]
    return squares


beside = kept(_beside, 1024)
"""The squares from which a blow could reach one of the enemies."""


def _view(grid: Grid, place: Stance, solid: int) -> int:
    return grid.field_of_view(place // 4, FACINGS[place & 3], solid)


view = kept(_view)
"""The squares that are seen from a stance, past figures."""


def _arrivals(book: Book, cell: int, blocked: int) -> bytes:
    own = steps_from(book, cell, blocked)
    found = bytearray(book.grid.cells)
    for way, beside, _ in book.moves[cell]:
        for other, steps in enumerate(steps_from(book, beside, blocked)):
            if steps < own[other] < FAR:
                found[other] |= 1 << way
    return bytes(found)


arrivals = kept(_arrivals)
"""For each square the ways by which who comes from there arrives at a square, as bits."""
