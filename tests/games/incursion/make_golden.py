"""Golden games: one finished game for every way in which each mission can end.

`python -m tests.games.incursion.make_golden` plays them again and writes them to `golden/`, after
a change of the rules that is meant. In each game one side knows what it wants, so that the wanted
end comes soon, and the other chooses at random; the first seed that leads there is taken.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from sobremesa.boards.bits import bits_of
from sobremesa.boards.square import FACINGS
from sobremesa.bots import Bot
from sobremesa.games.incursion import GAME
from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.content.schema import ALLIES, SWD
from sobremesa.games.incursion.options import (
    Activate,
    Buy,
    Clobber,
    Enter,
    KaBoom,
    PickUp,
    Seal,
    Shoot,
    Step,
    Strike,
    Turn,
    UseDoor,
)
from sobremesa.games.incursion.rules.movement import is_closed, may_carry
from sobremesa.games.incursion.state import Battle, Figure, rival
from sobremesa.kernel import Ask, Dice, Match, Option
from sobremesa.testing.golden import Chooser, GoldenGames, Plan, reckless


def striving(seat: int, result: str, *force: str) -> Chooser[Battle]:
    """One side strives for that end, with that force; what it does not care about is left open."""

    def choose(match: Match[Battle], players: Sequence[Bot], dice: Dice) -> tuple[int, Option]:
        if (question := match.ask_of(seat)) is not None:
            wanted = wish(match.state, question, result, force)
            if wanted is not None:
                return seat, wanted
        return reckless(match, players, dice)

    return choose


def planned(mission: str, result: str, striver: int, *force: str) -> Plan[Battle]:
    """A game that ends as one side wants."""
    return Plan(mission, result, striving(striver, result, *force))


def drawn(mission: str) -> Plan[Battle]:
    """A game that nobody wins in time."""
    return Plan(mission, "turn-cap", reckless, {"turn-cap": 2})


ZOMBIES = ("sturmzombie",) * 3
PLANS = (
    planned("m1", "escaped", ALLIES),
    planned("m1", "allies-dead", SWD),
    drawn("m1"),
    planned("m2", "sealed", ALLIES, "ape_sergeant", "ape_hmg", "ape_trooper", "ape_trooper"),
    planned("m2", "allies-dead", SWD, *ZOMBIES, "bomberzombie", "blitzhund"),
    drawn("m2"),
    planned("m3", "beacon-allies", ALLIES, "slugger_murphy", "ape_incinerator"),
    planned("m3", "beacon-swd", SWD, "ilsa", "sturmzombie", "blitzhund"),
    planned("m3", "allies-dead", SWD, "gretel", "sturmzombie", "blitzhund"),
    drawn("m3"),
)
GOLDEN = GoldenGames(GAME, Path(__file__).parent / "golden", PLANS, most=700)


def wish(g: Battle, question: Ask, result: str, wanted: Sequence[str]) -> Option | None:
    """The striver's answer, or None where it does not care."""
    options = question.options
    match question:
        case ask.Force():
            force = g.forces[question.seat]
            bought = [*force.figures, *["sturmzombie"] * force.lots]
            missing = [kind for kind in wanted if bought.count(kind) < wanted.count(kind)]
            return next((Buy(kind) for kind in missing if Buy(kind) in options), None)
        case ask.PlayerTurn():
            ready = [option for option in options if isinstance(option, Enter | Activate)]
            return ready[0] if ready else options[-1]
        case ask.Act(figure=id) | ask.LastAct(figure=id):
            figure = g.figures[id]
            strives = result == "allies-dead" or may_carry(g, figure)
            return next_action(g, figure, options, result) if strives else None
        case _:
            return None


# What a figure does


def next_action(g: Battle, figure: Figure, options: Sequence[Option], result: str) -> Option:
    """The mission first, then attacks, then the way to the goal, else the last option: the end."""
    goals = aims(g, figure, result)
    arrived = bool(goals >> figure.cell & 1)
    leaves = [Step(way) for cell, way in g.book.exits[figure.side] if cell == figure.cell]
    deeds: list[Option] = [
        option for option in options if isinstance(option, Seal | PickUp) or option in leaves
    ]
    if not deeds and not arrived:
        attacks = (Clobber, KaBoom, Strike, Shoot)
        deeds = [option for option in options if isinstance(option, attacks)]
    ways = at_gate(g, figure) if arrived else towards(g, figure, goals)
    deeds += [option for option in ways if option in options]
    return deeds[0] if deeds else options[-1]


def aims(g: Battle, figure: Figure, result: str) -> int:
    """The squares that the figure wants to reach."""
    if result == "allies-dead":
        return g.stands[rival(figure.side)]
    if result == "sealed":
        return before_gates(g)
    if g.beacon >= 0:
        return 1 << g.beacon
    return bits_of(cell for cell, _ in g.book.exits[figure.side])


def before_gates(g: Battle) -> int:
    """The squares outside the German areas at gates that are not sealed yet."""
    grid = g.book.grid
    entries = bits_of(cell for point in g.book.entries[SWD] for cell, _ in point.edges)
    areas = grid.reachable(entries, bits_of(grid.cells + gate for gate in g.book.gates))
    edges = [edge for gate in g.book.gates - {*g.sealed} for edge in grid.door_edges[gate]]
    sides = [cell for edge in edges for cell in (edge.cell, grid.beside(*edge))]
    return bits_of(sides) & ~areas


def towards(g: Battle, figure: Figure, goals: int) -> list[Option]:
    """The next step on a shortest way, or what makes it possible: a turn, a door."""
    grid = g.book.grid
    doors = bits_of(grid.cells + door for door in (*g.book.sealed, *g.sealed))
    nexts = grid.first_steps(figure.cell, goals, doors | g.occupied)
    nexts = nexts or grid.first_steps(figure.cell, goals, doors)
    for way in FACINGS:
        target, door = grid.steps[way][figure.cell], grid.doors[way][figure.cell]
        if target < 0 or not nexts >> target & 1:
            continue
        if way != figure.facing:
            return [Turn(int(way))]
        return [UseDoor(door) if door >= 0 and is_closed(g, door) else Step(int(way))]
    return []


def at_gate(g: Battle, figure: Figure) -> list[Option]:
    """Close the gate, or turn until it can be closed."""
    doors = [g.book.grid.doors[way][figure.cell] for way in FACINGS]
    gates = [door for door in doors if door in g.book.gates and not is_closed(g, door)]
    return [*(UseDoor(door) for door in gates), Turn(figure.facing ^ 1)]


if __name__ == "__main__":
    GOLDEN.write()
