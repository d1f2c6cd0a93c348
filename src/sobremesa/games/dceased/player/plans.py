"""A whole Turn in a few numbers: where to end it, what to do there, and what comes first."""

from __future__ import annotations

from typing import NamedTuple

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
    best = Plan(end_worth(o, here, actions), here, here)
    for cost, zone, first, attacks, struck in reachable(o):
        worth = end_worth(o, zone, actions - cost) + struck
        if worth > best.worth:
            best = Plan(worth, zone, first, attacks)
    return best


def _is_quiet(o: Outlook) -> bool:
    """Whether there is nobody to fight or to fear wherever the hero could be in this Turn."""
    g, zone = o.g, o.hero.zone
    around = within(g, zone, g.actions + AROUND)
    if around & g.infested:
        return False
    return not any(around >> each & 1 for each in (*g.civilians.values(), *g.hidden_gear))


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
    worth = stand(o, zone)
    if actions < 1:
        return worth
    deed = _deed(o, zone)
    if deed:
        worth += deed
        actions -= 1
    strike, total = o.best_strike(zone)
    return worth + (min(actions * strike, total) if strike else FILLER * actions)


def stand(o: Outlook, zone: int) -> float:
    """What it is worth to be in a Zone when the Enemies act."""
    wounds = o.danger[zone] / (1 + o.company[zone])
    steps = o.steps[zone]
    worth = -STEP * (LOST if steps == FAR else steps) - TEETH * wounds
    return worth - DEATH if wounds >= o.hero.health else worth


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

Reach = tuple[int, int, int, int, float]
"""What it costs to get to a Zone, the Zone, the first step to it, and the Attacks before that."""


def reachable(o: Outlook) -> list[Reach]:
    """The Zones that the hero could get to in this Turn: dc.move.exit-cost, dc.move.multi-route."""
    g, hero = o.g, o.hero
    talents = talents_of(g, hero)
    enemies = 0 if Nimble in talents else g.standing(hero.zone)
    leave, attacks, struck = _way_out(o, enemies)
    leave += in_vines(g, hero.zone) - (FreeMove in talents and _moves_free(o))
    found: list[Reach] = []
    if leave > g.actions:
        return found
    near, far = g.book.near(g.open_doors), LongMoves in talents
    steps: list[list[tuple[int, int]]] = [[] for _ in range(g.actions + 1)]
    steps[leave] = [(zone, zone) for zone in near[hero.zone]]
    infested = 0 if Nimble in talents else g.infested
    seen = 1 << hero.zone
    for cost in range(leave, g.actions + 1):
        for zone, first in steps[cost]:
            if seen >> zone & 1:
                continue
            seen |= 1 << zone
            found.append((cost, zone, first, attacks, struck))
            ends = [zone]
            if far and not infested >> zone & 1:
                ends = [beyond for beyond in near[zone] if not seen >> beyond & 1]
                for beyond in ends:
                    seen |= 1 << beyond
                    found.append((cost, beyond, first, attacks, struck))
            for end in ends:
                held = infested >> end & 1 and g.standing(end)
                onward = cost + 1 + held
                if onward <= g.actions:
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
