"""Golden games: one finished game for every way in which each mission can end.

`python -m tests.games.incursion.make_golden` plays them again and writes them to `golden/`, after
a change of the rules that is meant. In each game one side knows what it wants, so that the wanted
end comes soon, and the other chooses at random; the first seed that leads there is taken.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sobremesa.boards.bits import bits_of
from sobremesa.boards.square import FACINGS
from sobremesa.bots import any_choice
from sobremesa.games.incursion import GAME
from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.content.book import ALLIES, SWD
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
from sobremesa.kernel.record import header_of, record_of, write_record

FOLDER = Path(__file__).parent / "golden"
MOST_CHOICES = 700
NOBODY = -1


@dataclass(frozen=True)
class Plan:
    """A game to look for: its mission and end, who strives for that end, and with which force."""

    mission: str
    result: str
    striver: int = NOBODY
    force: tuple[str, ...] = ()
    options: Mapping[str, Any] = field(default_factory=dict)

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.mission}-{self.result}.json"


CAP = {"turn-cap": 2}
ZOMBIES = ("sturmzombie",) * 3
PLANS = (
    Plan("m1", "escaped", ALLIES),
    Plan("m1", "allies-dead", SWD),
    Plan("m1", "turn-cap", options=CAP),
    Plan("m2", "sealed", ALLIES, ("ape_sergeant", "ape_hmg", "ape_trooper", "ape_trooper")),
    Plan("m2", "allies-dead", SWD, (*ZOMBIES, "bomberzombie", "blitzhund")),
    Plan("m2", "turn-cap", options=CAP),
    Plan("m3", "beacon-allies", ALLIES, ("slugger_murphy", "ape_incinerator")),
    Plan("m3", "beacon-swd", SWD, ("ilsa", "sturmzombie", "blitzhund")),
    Plan("m3", "allies-dead", SWD, ("gretel", "sturmzombie", "blitzhund")),
    Plan("m3", "turn-cap", options=CAP),
)


def build(plan: Plan) -> bytes:
    """The record of the first game that ends as planned."""
    for seed in range(1000):
        match = Match.start(GAME, GAME.prepare(plan.mission, options=plan.options), seed, keep=True)
        dice = Dice(seed)
        for _ in range(MOST_CHOICES):
            if match.question is None:
                break
            match.choose(*choice(match, plan, dice))
        if match.outcome is not None and match.outcome.result == plan.result:
            return write_record(record_of(match, header_of(match, seed=seed)))
    raise AssertionError(f"no seed leads {plan.mission} to {plan.result}")


def choice(match: Match[Battle], plan: Plan, dice: Dice) -> tuple[int, Option]:
    """What the striver wants, if it is asked and wants something; else anything."""
    if (question := match.ask_of(plan.striver)) is not None:
        wanted = wish(match.state, question, plan)
        if wanted is not None:
            return plan.striver, wanted
    return any_choice(match, dice)


def wish(g: Battle, question: Ask, plan: Plan) -> Option | None:
    """The striver's answer, or None where it does not care."""
    options = question.options
    match question:
        case ask.Force():
            force = g.forces[question.seat]
            bought = [*force.figures, *["sturmzombie"] * force.lots]
            missing = [kind for kind in plan.force if bought.count(kind) < plan.force.count(kind)]
            return next((Buy(kind) for kind in missing if Buy(kind) in options), None)
        case ask.PlayerTurn():
            ready = [option for option in options if isinstance(option, Enter | Activate)]
            return ready[0] if ready else options[-1]
        case ask.Act(figure=id) | ask.LastAct(figure=id):
            figure = g.figures[id]
            strives = plan.result == "allies-dead" or may_carry(g, figure)
            return next_action(g, figure, options, plan) if strives else None
        case _:
            return None


# What a figure does


def next_action(g: Battle, figure: Figure, options: Sequence[Option], plan: Plan) -> Option:
    """The mission first, then attacks, then the way to the goal, else the last option: the end."""
    goals = aims(g, figure, plan)
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


def aims(g: Battle, figure: Figure, plan: Plan) -> int:
    """The squares that the figure wants to reach."""
    if plan.result == "allies-dead":
        return g.stands[rival(figure.side)]
    if plan.result == "sealed":
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


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for plan in PLANS:
        plan.file.write_bytes(build(plan))


if __name__ == "__main__":
    main()
