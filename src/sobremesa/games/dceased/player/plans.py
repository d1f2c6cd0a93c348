"""A whole Turn in a few numbers: where to end it, what to do there, and what comes first."""

from __future__ import annotations

from typing import NamedTuple

from sobremesa.games.dceased.content.effects import FreeMove, LongMoves
from sobremesa.games.dceased.rules.heroes import has, usable_effects
from sobremesa.games.dceased.rules.movement import enemy_cost, in_vines

from .outlook import STEP, Outlook
from .ways import FAR

DEATH = 10.0
DEED = 25.0
GEAR = 6.0
STRAY = 9.0
FILLER = 0.8
NEVER = -1000.0


class Plan(NamedTuple):
    """Where a Turn should end, what it is worth, and the first Zone on the way there."""

    worth: float
    zone: int
    first: int
    attacks: int = 0
    """How many Attacks should come before the first step."""


class Reach(NamedTuple):
    """What it costs to get to a Zone, and the first step."""

    zone: int
    cost: int
    first: int
    attacks: int = 0


def best_plan(o: Outlook) -> Plan:
    """The best way to spend the Actions that are left."""
    here = o.hero.zone
    best = Plan(end_worth(o, here, o.g.actions), here, here)
    if o.g.actions or has(o.g, o.hero, FreeMove):
        strike, _ = o.best_strike(here)
        for reach in reachable(o, strike):
            worth = end_worth(o, reach.zone, o.g.actions - reach.cost) + strike * reach.attacks
            if worth > best.worth:
                best = Plan(worth, reach.zone, reach.first, reach.attacks)
    return best


def end_worth(o: Outlook, zone: int, actions: int) -> float:
    """What it is worth to end in a Zone with so many Actions to spend there."""
    worth = stand(o, zone)
    if actions < 1:
        return worth
    deeds = _deeds(o, zone, actions)
    if deeds:
        worth += deeds
        actions -= 1
    strike, total = o.best_strike(zone)
    return worth + (min(actions * strike, total) if strike else FILLER * actions)


def _deeds(o: Outlook, zone: int, actions: int) -> float:
    """What can be done in a Zone besides fighting."""
    g = o.g
    if actions < 1:
        return 0.0
    if zone in g.tokens.values() and o.steps[zone] == 0:
        return DEED
    infested = g.infested >> zone & 1
    if zone in g.civilians.values() and not infested:
        return DEED if o.about_people else STRAY
    if zone in g.hidden_gear and not infested and not o.hero.gear:
        return GEAR
    return 0.0


def stand(o: Outlook, zone: int) -> float:
    """What it is worth to be in a Zone when the Enemies act."""
    wounds = o.danger[zone] / (1 + o.company[zone])
    steps = o.steps[zone]
    worth = -STEP * (20 if steps == FAR else steps) - o.teeth * wounds
    return worth - DEATH if wounds >= o.hero.health else worth


def reachable(o: Outlook, strike: float) -> list[Reach]:
    """The Zones that the hero could get to, and what that costs: dc.move.exit-cost."""
    g, hero = o.g, o.hero
    near = g.book.near(g.open_doors)
    enemies = enemy_cost(g, hero)
    far = has(g, hero, LongMoves)
    free = any(
        not move.charge for move in usable_effects(g, hero, FreeMove) if move.id not in hero.traits
    )
    leave = (not free) + enemies + in_vines(g, hero.zone)
    attacks = 0
    if enemies and strike:
        kills = max(0.5, strike / 5.0)
        while attacks < g.actions and kills * (attacks + 1) <= enemies and kills > 1:
            attacks += 1
        leave = min(leave, leave + attacks - int(kills * attacks))
    most = g.actions
    buckets: list[list[tuple[int, int]]] = [[] for _ in range(most + 2)]
    if leave > most:
        return []
    buckets[leave] = [(zone, zone) for zone in near[hero.zone]]
    seen = {hero.zone}
    found = []
    long_first = far
    for cost in range(leave, most + 1):
        for zone, first in buckets[cost]:
            if zone in seen:
                continue
            seen.add(zone)
            found.append(Reach(zone, cost, first, attacks))
            if long_first and not g.infested >> zone & 1:
                for beyond in near[zone]:
                    if beyond not in seen:
                        seen.add(beyond)
                        found.append(Reach(beyond, cost, first, attacks))
                        out = cost + 1 + g.standing(beyond)
                        if out <= most:
                            buckets[out] += [(each, first) for each in near[beyond]]
            else:
                out = cost + 1 + g.standing(zone)
                if out <= most:
                    buckets[out] += [(each, first) for each in near[zone]]
    return found
