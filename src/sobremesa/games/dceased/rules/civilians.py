"""Civilians: appearing, being rescued, acting on their own, and being lost."""

from __future__ import annotations

from sobremesa.boards.bits import members
from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.content.schema import WALKER
from sobremesa.games.dceased.events.civilians import CivilianMoved, CivilianRevealed, CivilianStayed
from sobremesa.games.dceased.events.deeds import Rescued
from sobremesa.games.dceased.events.enemies import CivilianLost
from sobremesa.games.dceased.options import Route
from sobremesa.games.dceased.state import IN_PLAY, Hero, Night
from sobremesa.kernel import Flow

from .heroes import MOST_POWER, gain_power, gain_xp, lose_power
from .horde import place
from .missions import judge
from .speaking import of_group


def reveal_civilian(g: Night, civilian: str, zone: int) -> None:
    """The card is turned up and a miniature stands in its place: dc.building.civilians-after."""
    g.civilians[civilian] = zone
    g.tell(CivilianRevealed(civilian, g.name(zone)))


def rescue(g: Night, hero: Hero, civilian: str) -> None:
    """The hero escorts the Civilian and its Power is full: dc.civilian.rescue, -power-full."""
    del g.civilians[civilian]
    hero.escorts += (civilian,)
    g.tell(Rescued(hero.id, civilian, g.name(hero.zone)))
    gain_power(g, hero, MOST_POWER, "rescue")
    if civilian not in g.rescued:
        g.rescued.append(civilian)
        gain_xp(g, hero, g.book.mission.rescue_xp)


def lose_civilian(g: Night, civilian: str, zone: int) -> None:
    """Civilian Eliminated: every hero loses all its Power, at once: dc.civlost.power."""
    g.lost.append(civilian)
    g.tell(CivilianLost(civilian, g.name(zone), sum(hero.power for hero in g.in_play())))
    for hero in g.in_play():
        lose_power(g, hero, MOST_POWER, "civilian-lost")
    judge(g)
    if g.book.difficulty == "hard":
        place(g, WALKER, zone, 1)


# Acting on their own


def activate_civilians(g: Night) -> Flow[None]:
    """Each unescorted Civilian in turn; they do not look at each other: dc.civact.who."""
    while g.movers:
        yield from _activate(g, g.movers[0])
        g.movers = g.movers[1:]


def _activate(g: Night, civilian: str) -> Flow[None]:
    """It goes where it must; the group decides between equal ways: dc.civact.tie."""
    steps, why = steps_of(g, civilian)
    zones = list(members(steps))
    origin = g.civilians[civilian]
    if not zones:
        g.tell(CivilianStayed(civilian, g.name(origin), why))
        return
    to = zones[0]
    if len(zones) > 1:
        options = [Route(g.name(zone)) for zone in zones]
        answer = yield from of_group(g, ask.CivilianWay(g.lead(), options, civilian, why))
        to = g.book.zone[answer.zone]
    g.civilians[civilian] = to
    g.tell(CivilianMoved(civilian, g.name(origin), g.name(to), why))


def steps_of(g: Night, civilian: str) -> tuple[int, str]:
    """Where a Civilian may go now, and why it goes or stays.

    dc.civact.wait, dc.civact.flee, dc.civact.approach, dc.civact.stay.
    """
    zone, view = g.civilians[civilian], g.view
    sight = view.sight[zone]
    heroes = 0
    for hero in g.heroes.values():
        if hero.status is IN_PLAY:
            heroes |= 1 << hero.zone
    if heroes >> zone & 1 and not g.is_infested(zone):
        return 0, "waits"
    if seen := sight & g.infested:
        return _flight(g, zone, seen), "flees"
    if near := sight & heroes:
        return view.first_steps(zone, near), "follows"
    return 0, "stays"


def _flight(g: Night, zone: int, seen: int) -> int:
    """The free Zones beside it that are farthest from the Enemies it sees: dc.civact.flee."""
    view = g.view
    best, farthest = 0, view.distance_to_nearest(zone, seen)
    for beside in members(view.neighbours[zone] & ~g.infested):
        distance = view.distance_to_nearest(beside, seen)
        if distance > farthest:
            best, farthest = 1 << beside, distance
        elif best and distance == farthest:
            best |= 1 << beside
    return best
