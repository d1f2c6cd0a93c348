"""What the figures are after: the goals of each side in each mission."""

from __future__ import annotations

from sobremesa.boards.bits import members
from sobremesa.boards.square import FACINGS
from sobremesa.games.incursion.content.schema import ALLIES, SWD
from sobremesa.games.incursion.rules.movement import may_carry
from sobremesa.games.incursion.state import Battle, Figure, Place, rival

from .paths import Stance, Ways, striking_stances, ways_to


def doors(g: Battle) -> tuple[int, int]:
    """Doors that must be opened, and doors that cannot be."""
    shut = 0
    for door in (*g.book.sealed, *g.sealed):
        shut |= 1 << door
    return g.closed >> g.book.grid.cells, shut


def ways(g: Battle, figure: Figure, goals: set[Stance]) -> Ways:
    """The ways of a figure to its goals."""
    closed, shut = doors(g)
    return ways_to(g.book, goals, closed, shut, agile=g.book.kind[figure.kind].agile)


def hunting(g: Battle, side: int) -> set[Stance]:
    """Where one must stand to strike at an enemy; at those who wait outside, their entry."""
    enemies = [g.figures[g.at[cell]] for cell in members(g.stands[rival(side)])]
    goals: set[Stance] = set()
    for enemy in enemies:
        goals |= striking_stances(g.book, enemy.cell)
    if not goals:
        for point in g.book.entries[rival(side)]:
            goals |= {(cell, edge) for cell, edge in point.edges}
    return goals


def leaving(g: Battle, side: int) -> set[Stance]:
    """The stances from which one step forward leads off the board."""
    return set(g.book.exits[side])


def reaching(g: Battle, cell: int) -> set[Stance]:
    """The stances from which an item on a square can be taken."""
    goals: set[Stance] = {(cell, facing) for facing in range(4)}
    for way, beside, door in g.book.moves[cell]:
        if door < 0:
            goals |= {(beside, facing) for facing in range(4) if facing != way}
    return goals


def gates(g: Battle) -> set[Stance]:
    """The stances from which a gate that is not sealed can be handled, outside its area."""
    goals: set[Stance] = set()
    for door in g.book.gates:
        if door in g.sealed:
            continue
        for edge in g.book.grid.door_edges[door]:
            beyond = g.book.grid.steps[edge.facing][edge.cell]
            for cell, ahead in ((edge.cell, edge.facing), (beyond, edge.facing.back)):
                goals |= {(cell, int(facing)) for facing in FACINGS if facing != ahead.back}
    return goals


def goals_of(g: Battle, figure: Figure) -> set[Stance]:
    """What a figure of either side walks towards."""
    if g.book.goal == "beacon":
        return _beacon_goals(g, figure)
    if figure.side == SWD:
        return hunting(g, SWD)
    return leaving(g, ALLIES) if g.book.goal == "escape" else gates(g)


def _beacon_goals(g: Battle, figure: Figure) -> set[Stance]:
    """Carry it home, fetch it, or hunt whoever stands in the way."""
    if figure.carrying:
        return leaving(g, figure.side)
    carrier = next((other for other in g.figures.values() if other.carrying), None)
    if carrier is None and g.beacon >= 0 and may_carry(g, figure) and _fetches(g, figure):
        return reaching(g, g.beacon)
    return hunting(g, figure.side) or reaching(g, max(g.beacon, 0))


def _fetches(g: Battle, figure: Figure) -> bool:
    """The nearest one who can carry goes for the beacon; the others fight."""
    goals = reaching(g, g.beacon)
    able = [
        other
        for other in g.figures.values()
        if other.side == figure.side and other.place == Place.BOARD and may_carry(g, other)
    ]
    if figure not in able:
        return False
    nearest = min(able, key=lambda other: (ways(g, other, goals).cost(*stance(other)), other.id))
    return nearest.id == figure.id


def stance(figure: Figure) -> Stance:
    """Where a figure stands and looks."""
    return figure.cell, figure.facing


THREAT = 6
"""How many steps away an enemy still is a threat."""


def facing_threat(g: Battle, figure: Figure) -> int | None:
    """The way from which the nearest enemy would come, if one is near enough to matter."""
    _, shut = doors(g)
    walls = shut << g.book.grid.cells
    steps = g.book.grid.walk(enemies_about(g, figure.side), walls)
    ways_in = [
        (steps[cell], way)
        for way, cell, door in g.book.moves[figure.cell]
        if 0 <= steps[cell] <= THREAT and (door < 0 or not shut >> door & 1)
    ]
    return min(ways_in)[1] if ways_in else None


def enemies_about(g: Battle, side: int) -> int:
    """The squares of enemies on the board, and of the entries where some wait."""
    other = rival(side)
    squares = g.stands[other]
    points = set(g.waiting) if other == SWD else set()
    points |= {
        figure.point
        for figure in g.figures.values()
        if figure.side == other and figure.place == Place.WAITING
    }
    for point in points & set(g.book.points):
        for cell, _ in g.book.points[point].edges:
            squares |= 1 << cell
    return squares
