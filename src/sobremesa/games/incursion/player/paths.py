"""Ways through the tunnels: how far it is, and where a figure can get with its points."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import NamedTuple

from sobremesa.boards.bits import members
from sobremesa.boards.memo import kept
from sobremesa.games.incursion.content.book import Book
from sobremesa.games.incursion.rules.movement import extra, turn_cost
from sobremesa.games.incursion.state import Battle, Figure

FAR = 255
"""Farther than any way on a board."""
Stance = int
"""A square and a facing in one number: four times the square, plus the facing."""


def stance(figure: Figure) -> Stance:
    """Where a figure stands and looks."""
    return figure.cell * 4 + figure.facing


def others(g: Battle, figure: Figure) -> int:
    """Where everybody else stands."""
    return g.occupied & ~(1 << figure.cell)


def _sealed_doors(book: Book, sealed: tuple[int, ...]) -> int:
    return sum(book.grid.door_bit(door) for door in {*book.sealed, *sealed})


sealed_doors = kept(_sealed_doors, 1024)
"""The blocker bits of the doors that are sealed: those of the map, and others."""


def barriers(g: Battle) -> int:
    """The blocker bits of what nobody passes: doors that are sealed, and the cave-in."""
    blocked = sealed_doors(g.book, tuple(g.sealed)) if g.sealed else g.book.rock
    return blocked if g.cave_in < 0 else blocked | 1 << g.cave_in


# How far it is


def _steps_from(book: Book, cell: int, blocked: int) -> bytes:
    return bytes(FAR if n < 0 else min(n, FAR) for n in book.grid.walk(1 << cell, blocked))


steps_from = kept(_steps_from)
"""The steps from a square to every other, doors that can be opened taken for open."""


def _steps_to(book: Book, cells: int, blocked: int) -> bytes:
    return bytes(FAR if n < 0 else min(n, FAR) for n in book.grid.walk(cells, blocked))


steps_to = kept(_steps_to, 2048)
"""The steps from every square to the nearest of some; it is as far there as back."""


class Goal(NamedTuple):
    """Stances that a figure wants to reach, and what stands in its way: closed doors cost more."""

    stances: frozenset[Stance]
    closed: int
    blocked: int
    agile: bool


def _ways(book: Book, goal: Goal) -> bytes:
    """Dijkstra backwards from the goals, in rings of equal cost."""
    costs = bytearray([FAR]) * (4 * book.grid.cells)
    rings: list[list[Stance]] = [sorted(goal.stances)]
    for place in rings[0]:
        costs[place] = 0
    cost = 0
    while cost < len(rings):
        for place in rings[cost]:
            if costs[place] < cost:
                continue
            for before, more in _before(book, place, goal):
                total = cost + more
                if total < costs[before]:
                    costs[before] = total
                    while len(rings) <= total:
                        rings.append([])
                    rings[total].append(before)
        cost += 1
    return bytes(costs)


ways = kept(_ways, 2048)
"""The points from every stance to the nearest goal. Figures in the way do not count."""


def _before(book: Book, place: Stance, goal: Goal) -> Iterable[tuple[Stance, int]]:
    """The stances from which one action leads here, with its cost."""
    cell, facing = divmod(place, 4)
    turning = 0 if goal.agile else 1
    for other in range(4):
        if other != facing:
            yield cell * 4 + other, turning
    if goal.blocked >> cell & 1:
        return
    for way, source, door in book.moves[cell]:
        cost = 1 if way ^ 2 == facing else 2
        if door >= 0:
            bit = book.grid.door_bit(door)
            if goal.blocked & bit:
                continue
            cost += 1 if goal.closed & bit else 0
        yield source * 4 + facing, cost


# Where a figure can get


class Move(NamedTuple):
    """A step from a stance: where it leads, its cost, what may stop it, and the bit of a door."""

    there: Stance
    cost: int
    stops: int
    """The blocker bits of the square and of a door before it."""
    door: int
    behind: bool
    """Backwards: a door there cannot be opened."""


def _moves_of(book: Book) -> tuple[tuple[Move, ...], ...]:
    grid = book.grid
    return tuple(
        tuple(
            Move(
                target * 4 + facing,
                1 if way == facing else 2,
                1 << target | (0 if door < 0 else grid.door_bit(door)),
                0 if door < 0 else grid.door_bit(door),
                way == facing ^ 2,
            )
            for way, target, door in book.moves[cell]
        )
        for cell in range(grid.cells)
        for facing in range(4)
    )


moves_of = kept(_moves_of, 64)
"""For each stance the steps that lead from it."""


class Reach(NamedTuple):
    """The stances that a figure can get to, with the points it takes and the stance before."""

    costs: dict[Stance, int]
    before: dict[Stance, Stance]
    seen: dict[Stance, int]
    """How many of the actions on the way end on squares that enemies watch."""

    def way(self, there: Stance) -> list[Stance]:
        """The stances on the way, from the first after the start to the last."""
        found: list[Stance] = []
        while there in self.before:
            found.append(there)
            there = self.before[there]
        found.reverse()
        return found


def reach(g: Battle, figure: Figure, points: int, watched: int = 0) -> Reach:
    """Where the figure can get with so many points, past everybody who stands about.

    Who leaps in its activation may go over others: their squares are on the way, but nothing to
    stay on. On command points nobody leaps: inc.fig.leap-no-cp.
    """
    book, blocked = g.book, barriers(g)
    if not book.kind[figure.kind].leap or figure.id not in (g.current, g.blaze):
        blocked |= others(g, figure)
    near = vicinity(book, figure.cell, points)
    means = Means(stance(figure), points, extra(g), turn_cost(g, figure))
    return reach_by(book, means, blocked & near, g.closed & near, watched & near)


class Means(NamedTuple):
    """Where a figure starts, its points, what a step costs beyond its price, and what a turn."""

    start: Stance
    points: int
    more: int
    turning: int


def _vicinity(book: Book, cell: int, steps: int) -> int:
    squares = 0
    for wave in islice(book.grid.waves(1 << cell), steps + 1):
        squares |= wave
    doors = {door for here in members(squares) for _, _, door in book.moves[here] if door >= 0}
    return squares | sum(book.grid.door_bit(door) for door in doors)


vicinity = kept(_vicinity, 8192)
"""The squares and doors that somebody could come to in so many steps: what else is blocked does
not matter."""


def _reach_by(book: Book, means: Means, blocked: int, closed: int, watched: int) -> Reach:
    """Dijkstra from the start, in rings of equal cost."""
    table = moves_of(book)
    start, points, more, turning = means
    costs: dict[Stance, int] = {start: 0}
    before: dict[Stance, Stance] = {}
    rings: list[list[Stance]] = [[] for _ in range(points + 1)]
    rings[0].append(start)
    turned_on: set[int] = set()
    for spent, ring in enumerate(rings):
        moving, turned = spent + more, spent + turning
        if moving >= points < turned:
            break
        for here in ring:
            if costs[here] != spent:
                continue
            for there, cost, stops, door, behind in table[here]:
                total = moving + cost
                if total > points or stops & blocked:
                    continue
                if door and door & closed:
                    if behind:
                        continue
                    total += 1 + more
                if total <= points and total < costs.get(there, FAR):
                    costs[there] = total
                    before[there] = here
                    rings[total].append(there)
            first = here & ~3
            if turned <= points and first not in turned_on:
                turned_on.add(first)  # whoever comes later turns no cheaper
                for there in (first, first + 1, first + 2, first + 3):
                    if turned < costs.get(there, FAR):
                        costs[there] = turned
                        before[there] = here
                        rings[turned].append(there)
    return Reach(costs, before, _seen_on_ways(before, start, watched) if watched else {})


reach_by = kept(_reach_by, 4096)


def _seen_on_ways(before: dict[Stance, Stance], start: Stance, watched: int) -> dict[Stance, int]:
    """For each stance how many actions on the way to it end on watched squares."""
    seen = {start: 0}

    def count(there: Stance) -> int:
        known = seen.get(there)
        if known is None:
            known = seen[there] = count(before[there]) + (watched >> (there >> 2) & 1)
        return known

    for there in before:
        count(there)
    return seen
