"""What the figures are after: the goals of each side in each mission."""

from __future__ import annotations

from collections.abc import Iterator

from sobremesa.boards.memo import kept
from sobremesa.boards.square import FACINGS
from sobremesa.games.incursion.content.book import Book
from sobremesa.games.incursion.content.schema import ALLIES
from sobremesa.games.incursion.rules.movement import may_carry
from sobremesa.games.incursion.state import Battle, Figure, Place

from .paths import FAR, Goal, Move, Stance, barriers, moves_of, stance, ways

NO_GOAL: frozenset[Stance] = frozenset()


# Stances that somebody wants to reach


def _exits(book: Book, side: int) -> frozenset[Stance]:
    """The stances from which one step forward leads off the board."""
    return frozenset(cell * 4 + way for cell, way in book.exits[side])


def _around(book: Book, cell: int) -> frozenset[Stance]:
    """The stances from which an item on a square can be taken."""
    found = {cell * 4 + facing for facing in range(4)}
    for way, beside, door in book.moves[cell]:
        if door < 0:
            found |= {beside * 4 + facing for facing in range(4) if facing != way}
    return frozenset(found)


def _handles(book: Book, sealed: frozenset[int]) -> frozenset[Stance]:
    """The stances from which a gate that is not sealed can be handled."""
    found: set[Stance] = set()
    for door in book.gates - sealed:
        for edge in book.grid.door_edges[door]:
            beyond = book.grid.steps[edge.facing][edge.cell]
            for cell, ahead in ((edge.cell, edge.facing), (beyond, edge.facing.back)):
                found |= {cell * 4 + facing for facing in FACINGS if facing != ahead.back}
    return frozenset(found)


exits, around, handles = kept(_exits, 64), kept(_around, 1024), kept(_handles, 64)


# Who goes where


def carrier(g: Battle) -> Figure | None:
    """Who carries the item, if anybody does."""
    if g.book.goal != "beacon" or g.beacon >= 0:
        return None
    return next((figure for figure in g.figures.values() if figure.carrying), None)


def objective(g: Battle, figure: Figure) -> frozenset[Stance]:
    """The stances where the figure would do what its mission is about; none for who only fights."""
    if g.book.goal == "escape":
        return exits(g.book, figure.side)
    if g.book.goal == "seal":
        return handles(g.book, frozenset(g.sealed)) if figure.side == ALLIES else NO_GOAL
    if figure.carrying:
        return exits(g.book, figure.side)
    if g.beacon >= 0 and may_carry(g, figure):
        return around(g.book, g.beacon)
    holder = carrier(g)
    if holder is not None and holder.side != figure.side and figure.side == ALLIES:
        return around(g.book, holder.cell)
    return NO_GOAL


def costs_to(g: Battle, figure: Figure, stances: frozenset[Stance]) -> bytes:
    """The points that the figure needs from every stance."""
    agile = g.book.kind[figure.kind].agile
    return ways(g.book, Goal(stances, g.closed, barriers(g), agile))


def cost_home(g: Battle, figure: Figure) -> int:
    """The points that the figure needs to leave the board."""
    return costs_to(g, figure, exits(g.book, figure.side))[stance(figure)] + 1


def runner(g: Battle, side: int) -> Figure | None:
    """Who is nearest to doing what the mission is about; who leads the others only if alone."""
    best, nearest = None, 2 * FAR
    closed, blocked = g.closed, barriers(g)
    for figure in g.on_board(side):
        stances = objective(g, figure)
        if not stances:
            continue
        agile = g.book.kind[figure.kind].agile
        cost: int = ways(g.book, Goal(stances, closed, blocked, agile))[stance(figure)]
        if g.can(figure, "sergeant_in_charge"):
            cost += FAR
        if cost < nearest:
            best, nearest = figure, cost
    return best


# The way that the other side will take


def _route(book: Book, goal: Goal, start: Stance) -> tuple[tuple[int, int], ...]:
    """The squares of a shortest way to the goal, each with the points that lead there."""
    costs = ways(book, goal)
    table = moves_of(book)
    here, found = start, [(start // 4, 0)]
    if costs[here] >= FAR:
        return tuple(found)
    while costs[here]:
        here = _next_stance(table[here], here, costs)
        if here // 4 != found[-1][0]:
            found.append((here // 4, costs[start] - costs[here]))
    return tuple(found)


def _next_stance(moves: tuple[Move, ...], here: Stance, costs: bytes) -> Stance:
    """The stance after this one on a shortest way."""
    nexts = [move.there for move in moves] + [here & ~3 | facing for facing in range(4)]
    return min(nexts, key=lambda there: (costs[there], there))


route = kept(_route, 4096)


def routes(
    g: Battle, side: int, blocked: int | None = None
) -> Iterator[tuple[Figure, tuple[tuple[int, int], ...]]]:
    """Each figure of a side on the board or outside, with the way it will take to its goal."""
    if blocked is None:
        blocked = barriers(g)
    for figure in g.figures.values():
        if figure.side != side:
            continue
        goals = objective(g, figure)
        agile = g.book.kind[figure.kind].agile
        for start in starts(g, figure):
            yield figure, route(g.book, Goal(goals, g.closed, blocked, agile), start)


def starts(g: Battle, figure: Figure) -> tuple[Stance, ...]:
    """Where the figure stands, or where it will enter."""
    if figure.place is Place.BOARD:
        return (stance(figure),)
    if figure.place is not Place.WAITING:
        return ()
    points = (
        [g.book.points[figure.point]]
        if figure.point in g.book.points
        else g.book.entries[figure.side]
    )
    return tuple(cell * 4 + facing for point in points for cell, facing in point.ways_in[:1])
