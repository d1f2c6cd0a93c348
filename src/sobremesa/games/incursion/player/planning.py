"""A whole activation: where to go, what to do there or before, and the way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import IntEnum
from typing import NamedTuple

from sobremesa.boards.bits import members
from sobremesa.games.incursion.content.book import STEPS
from sobremesa.games.incursion.options import (
    Aim,
    Clobber,
    Shoot,
    Step,
    Strike,
    Turn,
    UseDoor,
    Watch,
)
from sobremesa.games.incursion.rules.actions import cost_of
from sobremesa.games.incursion.rules.movement import extra, may_leave
from sobremesa.games.incursion.state import Battle, Figure, Place, rival
from sobremesa.kernel import Option

from .orders import cost_home, runner
from .outlook import Outlook, outlook_of
from .paths import Reach, Stance, barriers, others, reach, stance, steps_from
from .values import CLOSE, value

LEAVING = 60.0
WATCH = Watch()
TURNS = tuple(map(Turn, range(4)))
ATTACKS = frozenset((Aim, Clobber, Shoot, Strike))
"""What is done again as long as there are points and nothing has changed."""
GIFT = 1.2
"""What a point is worth that is left to the one who runs for the goal."""
TOO_MANY = 4
"""So many who could strike at once make even a figure at the exit go."""
MOST_PLANS = 5
"""So many plans for one activation are compared by those who try them out."""
FAR_WORSE = 1e9
TIRING = 0.08
"""How much less each further deed on the spot is worth."""

Deeds = tuple[tuple[Stance, Option], ...]
"""Steps, turns and deeds on the spot, each with the stance it begins on."""


class Plan(NamedTuple):
    """What a figure will do next, and how much better that is than doing nothing."""

    gain: float
    deeds: Deeds


IDLE = Plan(0.0, ())


class Spend(IntEnum):
    """What the points are for that a way leaves."""

    NOTHING = 0
    FIRST = 1
    """Deeds here, before the way."""
    THERE = 2
    """Deeds at its end."""
    WATCH = 3


def plan(g: Battle, figure: Figure, points: int, options: Sequence[Option]) -> Plan:
    """The best use of so many points: deeds here, then a way, or a way and then deeds there."""
    outlook = outlook_of(g, figure)
    found = reach(g, figure, points, outlook.watched)
    if wants_to_leave(g, figure):
        deeds = _leaving(g, figure, found, points)
        if deeds:
            return Plan(LEAVING, deeds)
    rate, first = _best_deed(g, figure, options)
    now = outlook.place(outlook.here)
    best, goal, spend = now, outlook.here, Spend.NOTHING
    for best, goal, spend in _ends(outlook, found, points, rate, _gift(g, figure), now):  # noqa: B007
        pass
    return Plan(best - now, _deeds(g, figure, found, points, goal, spend, first))


def plans(g: Battle, figure: Figure, points: int, options: Sequence[Option]) -> list[Plan]:
    """Several good uses of so many points, the best first, each with another end."""
    outlook = outlook_of(g, figure)
    found = reach(g, figure, points, outlook.watched)
    rate, first = _best_deed(g, figure, options)
    ends: dict[tuple[int, Spend], tuple[float, Stance]] = {}
    for score, goal, spend in _ends(outlook, found, points, rate, _gift(g, figure)):
        key = goal >> 2, spend
        if score > ends.get(key, (-FAR_WORSE, 0))[0]:
            ends[key] = score, goal
    ranked = sorted(((*end, spend) for (_, spend), end in ends.items()), reverse=True)
    made = [
        Plan(score, _deeds(g, figure, found, points, goal, spend, first))
        for score, goal, spend in ranked[:MOST_PLANS]
    ]
    if leaving := may_leave(g, figure) and _leaving(g, figure, found, points):
        made.insert(0, Plan(LEAVING, leaving))
    return [each for each in made if each.deeds]


def _deeds(
    g: Battle,
    figure: Figure,
    found: Reach,
    points: int,
    goal: Stance,
    spend: Spend,
    first: Option | None,
) -> Deeds:
    """What is done one after the other on the way to a goal."""
    here = stance(figure)
    deeds = _way(g, found, here, goal)
    if spend is Spend.FIRST and first is not None:
        if type(first) not in ATTACKS:
            return ((here, first),)
        times = (points - found.costs[goal]) // cost_of(g, figure, first)
        return ((here, first),) * times + deeds
    return (*deeds, (goal, WATCH)) if spend is Spend.WATCH else deeds


def _best_deed(g: Battle, figure: Figure, options: Sequence[Option]) -> tuple[float, Option | None]:
    """What can best be done on the spot, and what a point does there."""
    rate, first = 0.0, None
    for option in options:
        worth = value(g, figure, option)
        if worth > rate:
            rate, first = worth, option
    return rate, first


def _ends(
    outlook: Outlook,
    found: Reach,
    points: int,
    rate: float,
    gift: float,
    least: float | None = None,
) -> Iterator[tuple[float, Stance, Spend]]:
    """Every stance in reach, how good it is to end there, and what becomes of the points.

    With a least, only what is better than that and than all before: the last one is the best.
    """
    place, seen = outlook.place, found.seen
    taken = others(outlook.g, outlook.figure) if outlook.kind.leap else 0
    caution = outlook.caution() if seen else 0.0
    busy, hurting = bool(rate or gift or outlook.kind.gun), outlook.beside
    first = [_deeds_worth(rate, left) for left in range(points + 1)] if rate else None
    for there, cost in found.costs.items():
        if taken and taken >> (there >> 2) & 1:
            continue
        score, use = place(there), Spend.NOTHING
        if caution:
            score -= caution * seen[there]
        if cost < points and (busy or (hurting and hurting >> (there >> 2) & 1)):
            left = points - cost
            more, use = _best_use(outlook, there, left, first[left] if first else 0.0, gift)
            score += more
        if least is not None:
            if score <= least + 1e-9:
                continue
            least = score
        yield score, there, use


def _best_use(
    outlook: Outlook, there: Stance, left: int, now: float, gift: float
) -> tuple[float, Spend]:
    """What the points do that a way leaves: before it, at its end, or for others."""
    more, use = now, Spend.FIRST
    if there != outlook.here:
        later = _deeds_worth(outlook.rate(there), left)
        if later > more:
            more, use = later, Spend.THERE
    waiting = outlook.waiting(there)
    if waiting > more:
        more, use = waiting, Spend.WATCH
    if gift * left > more:
        more, use = gift * left, Spend.NOTHING
    return (more, use) if more > 0 else (0.0, Spend.NOTHING)


def _deeds_worth(rate: float, points: int) -> float:
    """What so many points do on the spot: the later ones less."""
    return rate * (points - TIRING * points * (points - 1)) if rate > 0 else 0.0


def _gift(g: Battle, figure: Figure) -> float:
    """What a point is worth that the figure leaves to others: inc.fig.sergeant-leverage."""
    if g.current != figure.id or not g.can(figure, "tactical_leverage"):
        return 0.0
    heir = runner(g, figure.side)
    return GIFT if heir is not None and heir is not figure and not heir.activated else 0.0


def wants_to_leave(g: Battle, figure: Figure) -> bool:
    """Where the last one to go decides, who is safe at the exit waits for the others."""
    if not g.book.exits[figure.side] or not may_leave(g, figure):
        return False
    if g.book.goal != "escape":
        return True
    friends = [
        other
        for other in g.figures.values()
        if other.side == figure.side
        and other.id != figure.id
        and other.place in (Place.BOARD, Place.WAITING)
    ]
    if all(f.place is Place.BOARD and cost_home(g, f) <= g.profile(f).ap for f in friends):
        return True
    steps = steps_from(g.book, figure.cell, barriers(g))
    strikers = [cell for cell in members(g.stands[rival(figure.side)]) if steps[cell] <= CLOSE]
    return len(strikers) >= TOO_MANY


def _leaving(g: Battle, figure: Figure, found: Reach, points: int) -> Deeds:
    """The way off the board, if the points are enough."""
    ways_out = g.book.ways_out[figure.side]
    ways = [
        (cost + (1 if place & 3 == way else 2) + extra(g), place, way)
        for place, cost in found.costs.items()
        if place >> 2 in ways_out
        for way in ways_out[place >> 2]
    ]
    cost, place, way = min(ways, default=(points + 1, 0, 0))
    if cost > points:
        return ()
    return (*_way(g, found, stance(figure), place), (place, Step(way)))


def _way(g: Battle, found: Reach, here: Stance, goal: Stance) -> Deeds:
    """The steps, turns and doors of a way."""
    deeds: list[tuple[Stance, Option]] = []
    beside = g.book.beside
    for there in found.way(goal):
        if here >> 2 == there >> 2:
            deeds.append((here, TURNS[there & 3]))
        else:
            way, door = beside[here >> 2][there >> 2]
            if door >= 0 and g.closed & g.book.grid.door_bit(door):
                deeds.append((here, UseDoor(door)))
            deeds.append((here, STEPS[way]))
        here = there
    return tuple(deeds)
