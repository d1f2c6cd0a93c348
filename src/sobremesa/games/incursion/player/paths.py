"""Ways through the tunnels: what it costs to get from each square and facing to a goal."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from sobremesa.boards.square import FACINGS
from sobremesa.games.incursion.content.book import Book

FAR = 999
Stance = tuple[int, int]
"""A square and a facing."""


class Ways:
    """The action points from every stance to the nearest goal. Figures in the way do not count."""

    __slots__ = ("_costs",)

    def __init__(self, costs: list[int]) -> None:
        self._costs = costs

    def cost(self, cell: int, facing: int) -> int:
        """The points needed from a stance, or FAR."""
        return self._costs[cell * 4 + facing]


def ways_to(book: Book, goals: Iterable[Stance], closed: int, shut: int, *, agile: bool) -> Ways:
    """Ways to the goals. `closed` doors cost a point to open; `shut` doors cannot be opened."""
    return _ways(book, frozenset(goals), closed, shut, agile)


@lru_cache(maxsize=512)
def _ways(book: Book, goals: frozenset[Stance], closed: int, shut: int, agile: bool) -> Ways:
    """Dijkstra backwards from the goals, in rings of equal cost."""
    costs = [FAR] * (4 * book.grid.cells)
    rings: list[list[Stance]] = [sorted(goals)]
    for cell, facing in rings[0]:
        costs[cell * 4 + facing] = 0
    turning = 0 if agile else 1
    cost = 0
    while cost < len(rings):
        for cell, facing in rings[cost]:
            if costs[cell * 4 + facing] < cost:
                continue
            for before, more in _before(book, cell, facing, closed, shut, turning):
                place = before[0] * 4 + before[1]
                if cost + more < costs[place]:
                    costs[place] = cost + more
                    while len(rings) <= cost + more:
                        rings.append([])
                    rings[cost + more].append(before)
        cost += 1
    return Ways(costs)


def _before(
    book: Book, cell: int, facing: int, closed: int, shut: int, turning: int
) -> list[tuple[Stance, int]]:
    """The stances from which one action leads here, with its cost."""
    found = [((cell, other), turning) for other in range(4) if other != facing]
    for way, source, door in book.moves[cell]:
        if door >= 0 and shut >> door & 1:
            continue
        towards = way ^ 2
        cost = 1 if towards == facing else 2
        if door >= 0 and closed >> door & 1:
            cost += 1
        found.append(((source, facing), cost))
    return found


def striking_stances(book: Book, cell: int) -> set[Stance]:
    """The stances from which a blow reaches a square, walls looked at, doors not."""
    found: set[Stance] = set()
    for way, beside, door in book.moves[cell]:
        if door < 0:
            found.add((beside, way ^ 2))
    grid = book.grid
    for ahead in FACINGS:
        near = grid.steps[ahead][cell]
        if near < 0 or grid.doors[ahead][cell] >= 0:
            continue
        for aside in (ahead.left, ahead.right):
            far = grid.steps[aside][near]
            if far >= 0 and grid.doors[aside][near] < 0:
                found.add((far, int(aside.back)))
    return found
