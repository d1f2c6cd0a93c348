"""A whole Turn in a few numbers: where to end it, what to do there, and what comes first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sobremesa.boards.bits import bits_of, members
from sobremesa.boards.memo import kept
from sobremesa.games.dceased.content.book import Book
from sobremesa.games.dceased.content.effects import FreeMove, LongMoves, Nimble
from sobremesa.games.dceased.rules.heroes import talents_of, usable_effects
from sobremesa.games.dceased.rules.movement import in_vines

from .goals import is_about_people
from .outlook import STEP, TEETH, Outlook
from .ways import FAR, within

DEATH = 10.0
"""What it costs to stand where a hero is likely to fall, besides the Wounds."""
DEED, STRAY, GEAR = 25.0, 9.0, 6.0
"""What an errand is worth, a Civilian that the mission is not about, and Equipment."""
FILLER = 0.8
"""What an Action is worth that has nothing better to do."""
AROUND = 3
"""How many steps beyond its own a hero looks for Enemies."""
TRIED = 5
"""How many ends of a Turn are worth a second thought."""
LOST = 20
"""How many steps a goal counts for that cannot be reached."""


class Plan(NamedTuple):
    """Where a Turn should end, what that is worth, and how it begins."""

    worth: float
    zone: int
    first: int
    """The Zone of the first step."""
    attacks: int = 0
    """How many Attacks should come before it, for those who are in the way."""


def best_plan(o: Outlook) -> Plan:
    """The best way to spend the Actions that are left."""
    here, actions = o.hero.zone, o.g.actions
    if _is_quiet(o):
        return _walk(o)
    best, plan = end_worth(o, here, actions), (here, here, 0)
    ways, attacks, struck = reachable(o)
    for cost, zone, first in ways:
        worth = end_worth(o, zone, actions - cost) + struck
        if worth > best:
            best, plan = worth, (zone, first, attacks)
    return Plan(best, *plan)


def other_plans(o: Outlook) -> list[Plan]:
    """The most promising ways to spend them, whichever is best."""
    actions = o.g.actions
    ways, attacks, _ = reachable(o)
    ranked = sorted(ways, key=lambda way: end_worth(o, way[1], actions - way[0]), reverse=True)
    return [Plan(0.0, zone, first, attacks) for _, zone, first in ranked[:TRIED]]


def _is_quiet(o: Outlook) -> bool:
    """Whether there is nobody to fight or to fear wherever the hero could be in this Turn."""
    g, zone = o.g, o.hero.zone
    around = within(g.book, g.open_doors, zone, g.actions + AROUND)
    if around & g.infested:
        return False
    return not around & (bits_of(g.civilians.values()) | bits_of(g.hidden_gear))


def _walk(o: Outlook) -> Plan:
    """Straight to the goal."""
    here = o.hero.zone
    near = o.g.book.near(o.g.open_doors)[here]
    first = min(near, key=o.steps.__getitem__, default=here)
    if o.steps[first] >= o.steps[here]:
        first = here
    return Plan(-STEP * max(0, o.steps[here] - o.g.actions), first, first)


def end_worth(o: Outlook, zone: int, actions: int) -> float:
    """What it is worth to end in a Zone with so many Actions to spend there."""
    wounds, steps = o.danger[zone] / (1 + o.company[zone]), o.steps[zone]
    worth = -STEP * (LOST if steps == FAR else steps) - TEETH * wounds
    if wounds >= o.hero.health:
        worth -= DEATH
    if actions < 1:
        return worth
    if o.spots >> zone & 1 and (deed := _deed(o, zone)):
        worth += deed
        actions -= 1
    strike, total = o.best_strike(zone)
    return worth + (min(actions * strike, total) if strike else FILLER * actions)


def _deed(o: Outlook, zone: int) -> float:
    """What can be done in a Zone besides fighting."""
    g = o.g
    if not o.steps[zone] and zone in g.tokens.values():
        return DEED
    if g.infested >> zone & 1:
        return 0.0
    if zone in g.civilians.values():
        return DEED if is_about_people(g) else STRAY
    return GEAR if zone in g.hidden_gear and not o.hero.gear else 0.0


# Where a hero can get

Way = tuple[int, int, int]
"""What it costs to get to a Zone, the Zone, and the first step to it."""
Crowds = tuple[tuple[int, int], ...]
"""Zones with Enemies, and how many of them stand there."""


def reachable(o: Outlook) -> tuple[Sequence[Way], int, float]:
    """The Zones that the hero could get to in this Turn, and the Attacks that come before.

    Gives their number, and what they bring: dc.move.exit-cost, dc.move.multi-route.
    """
    g, hero = o.g, o.hero
    zone, actions, doors = hero.zone, g.actions, g.open_doors
    talents = talents_of(g, hero)
    nimble, far = Nimble in talents, LongMoves in talents
    leave, attacks, struck = _way_out(o, 0 if nimble else o.crowd(zone))
    if g.fallen:
        leave += in_vines(g, zone)
    if FreeMove in talents:
        leave -= _moves_free(o)
    if leave > actions:
        return (), attacks, struck
    # No Move covers more Zones than two for each Action, and the first may cost none.
    reach = within(g.book, doors, zone, 2 * (actions + 1) if far else actions + 1)
    near = 0 if nimble else reach & g.infested
    crowds = tuple([(each, o.crowd(each)) for each in members(near)]) if near else ()
    return _ways(g.book, doors, zone, leave, actions, far, crowds), attacks, struck


@kept
def _ways(
    book: Book, open_doors: int, start: int, leave: int, actions: int, far: bool, crowds: Crowds
) -> Sequence[Way]:
    """All Zones within so many Actions, the nearest first; whoever stands in the way costs more."""
    near, held = book.near(open_doors), dict(crowds)
    found: list[Way] = []
    steps: list[list[tuple[int, int]]] = [[] for _ in range(actions + 1)]
    steps[leave] = [(zone, zone) for zone in near[start]]
    seen = 1 << start
    for cost in range(leave, actions + 1):
        for zone, first in steps[cost]:
            if seen >> zone & 1:
                continue
            seen |= 1 << zone
            found.append((cost, zone, first))
            ends = [zone]
            if far and zone not in held:
                ends = [beyond for beyond in near[zone] if not seen >> beyond & 1]
                for beyond in ends:
                    seen |= 1 << beyond
                    found.append((cost, beyond, first))
            for end in ends:
                onward = cost + 1 + held.get(end, 0)
                if onward <= actions:
                    steps[onward] += [(beyond, first) for beyond in near[end]]
    return found


def _way_out(o: Outlook, enemies: int) -> tuple[int, int, float]:
    """What leaving costs, after as many Attacks on those in the way as make it cheaper."""
    if not enemies:
        return 1, 0, 0.0
    strike, _ = o.best_strike(o.hero.zone)
    kills = strike / o.kill_worth(o.hero.zone, o.hero.zone)
    attacks = min(o.g.actions, int(enemies / kills)) if kills > 1 else 0
    return 1 + enemies + attacks - int(kills * attacks), attacks, strike * attacks


def _moves_free(o: Outlook) -> bool:
    """Whether an ability gives a Move for nothing that may end anywhere."""
    moves = usable_effects(o.g, o.hero, FreeMove)
    return any(not move.charge and move.id not in o.hero.traits for move in moves)
