"""How far it is: Zones on foot, with the doors that have to be opened on the way."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sobremesa.boards.bits import members
from sobremesa.boards.memo import kept
from sobremesa.games.dceased.content.book import Book
from sobremesa.games.dceased.rules.missions import is_locked
from sobremesa.games.dceased.state import Night

FAR = 99
"""The distance of what cannot be reached."""


def doors_to_use(g: Night) -> int:
    """The doors that are open or can be opened."""
    doors = g.open_doors | g.book.plain
    for door in g.book.coloured:
        if not is_locked(g, door):
            doors |= 1 << door
    return doors


@kept
def within(book: Book, open_doors: int, zone: int, steps: int) -> int:
    """The Zones up to so many steps away, as the doors are."""
    near = 0
    for ring in book.views[open_doors].rings[zone][: steps + 1]:
        near |= ring
    return near


def steps_to(g: Night, goals: int) -> Sequence[int]:
    """For each Zone, how many Actions it takes to the nearest goal: steps, and doors to open.

    Enemies on the way are not counted. It depends on the doors and the goals alone, and is kept.
    """
    return _steps_to(g.book, g.open_doors, doors_to_use(g), goals)


def steps_to_each(g: Night, zones: Iterable[int]) -> dict[int, Sequence[int]]:
    """How far each Zone is from each of these."""
    doors = doors_to_use(g)
    return {zone: _steps_to(g.book, g.open_doors, doors, 1 << zone) for zone in zones}


def steps_at_last(g: Night, zone: int) -> Sequence[int]:
    """How far each Zone is from this one if every locked door comes to be opened."""
    return _steps_to(g.book, g.open_doors, g.book.all_doors, 1 << zone)


@kept
def _steps_to(book: Book, open_doors: int, doors: int, goals: int) -> tuple[int, ...]:
    free, closed = book.views[open_doors].neighbours, book.views[doors].neighbours
    found = [FAR] * book.board.size
    reached, here, next_, after = 0, goals, 0, 0
    for steps in range(FAR):
        here &= ~reached
        reached |= here
        for zone in members(here):
            found[zone] = steps
            next_ |= free[zone]
            after |= closed[zone]
        here, next_, after = next_, after, 0
        if not here | next_:
            break
    return tuple(found)
