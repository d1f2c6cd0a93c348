"""How much there is still to do until the mission is won, in steps of whoever has most to do.

Locked doors count as doors like others, and Enemies on the way are not there: it tells a mission
that is nearly done from one that has hardly begun, not how to do it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from sobremesa.games.dceased.content.goals import (
    BeaconCharged,
    CiviliansOut,
    CiviliansRescued,
    Condition,
    EscortedToStart,
    HeroesOut,
    ObjectivesTaken,
    RoundsSurvived,
    TitanEliminated,
    TokenTaken,
)
from sobremesa.games.dceased.rules.missions import WON
from sobremesa.games.dceased.state import Hero, Night

from .goals import mission_people, people
from .ways import FAR, steps_at_last, steps_to

PACE = 3
"""Steps in a Round."""


def work_left(g: Night, party: Sequence[Hero]) -> int:
    """The steps until the last condition is met, if nothing comes in between."""
    if not party:
        return FAR
    open_ = [each for each in g.book.goal.win if not WON[type(each)](g, each)]
    return max((WORK[type(each)](g, party, each) for each in open_), default=0)


def _shared_out(g: Night, party: Sequence[Hero], zones: Iterable[int]) -> int:
    """The longest way if every errand goes to whoever can be there first."""
    ends = [(0, hero.zone) for hero in party]
    left = {zone: steps_at_last(g, zone) for zone in zones}
    while left:
        done, who, zone = min(
            (spent + steps[at], who, zone)
            for zone, steps in left.items()
            for who, (spent, at) in enumerate(ends)
        )
        ends[who] = (done, zone)
        del left[zone]
    return max(spent for spent, _ in ends)


def _nearest(party: Sequence[Hero], steps: Sequence[int]) -> int:
    return min(steps[hero.zone] for hero in party)


def _tokens(g: Night, party: Sequence[Hero], condition: ObjectivesTaken) -> int:
    return _shared_out(g, party, g.tokens.values())


def _fetch(g: Night, party: Sequence[Hero], condition: TokenTaken) -> int:
    """Each token that is needed goes to its place; where that is shut, a key is fetched first."""
    objective = g.book.objectives[condition.token]
    target = g.book.zone[objective.zone]
    home = steps_at_last(g, target)
    carriers = {token: hero.zone for hero in party for token in hero.tokens}
    ways = [_nearest(party, home)]
    for token in objective.needs:
        if token in carriers:
            ways.append(home[carriers[token]])
        elif token in g.tokens:
            ways.append(_by_way_of(g, party, g.tokens[token], home))
    if _nearest(party, steps_to(g, 1 << target)) == FAR:
        keys = [
            g.tokens[id] for id, each in g.book.objectives.items() if each.colour and id in g.tokens
        ]
        ways += [_by_way_of(g, party, zone, home) for zone in keys]
    return max(ways)


def _by_way_of(g: Night, party: Sequence[Hero], zone: int, home: Sequence[int]) -> int:
    return _nearest(party, steps_at_last(g, zone)) + home[zone]


def _bring_home(g: Night, party: Sequence[Hero], condition: EscortedToStart) -> int:
    home = steps_at_last(g, g.book.start)
    ways = [home[hero.zone] for hero in party if any(map(g.is_of_mission, hero.escorts))]
    ways += [_by_way_of(g, party, zone, home) for zone in mission_people(g, condition)]
    return max(ways, default=0)


def _rescue(g: Night, party: Sequence[Hero], condition: CiviliansRescued) -> int:
    return _shared_out(g, party, people(g))


def _evacuate(g: Night, party: Sequence[Hero], condition: CiviliansOut) -> int:
    """One after the other, always the nearest, and out."""
    way_out = steps_at_last(g, g.book.exit)
    escorted = sum(len(hero.escorts) for hero in party)
    left, at = people(g), [hero.zone for hero in party]
    spent = 0
    for _ in range(condition.count - len(g.gone) - escorted):
        if not left:
            break
        steps, zone = min((min(steps_at_last(g, zone)[here] for here in at), zone) for zone in left)
        left.remove(zone)
        spent += steps
        at = [zone]
    return spent + max(way_out[here] for here in at)


def _go_out(g: Night, party: Sequence[Hero], condition: HeroesOut) -> int:
    way_out = steps_at_last(g, g.book.exit)
    return max(way_out[hero.zone] for hero in party)


def _hunt(g: Night, party: Sequence[Hero], condition: TitanEliminated) -> int:
    titan = g.book.mission.titan
    assert titan is not None, f"{g.book.mission.id} has no titan"
    there = steps_at_last(g, g.fallen[titan.id].zone)
    return _shared_out(g, party, g.tokens.values()) + sum(
        there[hero.zone] for hero in party
    ) // len(party)


def _charge(g: Night, party: Sequence[Hero], condition: BeaconCharged) -> int:
    return PACE * (g.book.mission.charge - g.charge)


def _survive(g: Night, party: Sequence[Hero], condition: RoundsSurvived) -> int:
    return PACE * (condition.rounds - g.round)


WORK: dict[type[Condition], Callable[[Night, Sequence[Hero], Any], int]] = {
    ObjectivesTaken: _tokens,
    TokenTaken: _fetch,
    EscortedToStart: _bring_home,
    CiviliansRescued: _rescue,
    CiviliansOut: _evacuate,
    HeroesOut: _go_out,
    TitanEliminated: _hunt,
    BeaconCharged: _charge,
    RoundsSurvived: _survive,
}
