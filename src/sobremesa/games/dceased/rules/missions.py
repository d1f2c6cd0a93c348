"""Winning and losing: what each mission wants, checked whenever something has happened."""

from __future__ import annotations

from collections.abc import Callable

from sobremesa.games.dceased.content.book import Point
from sobremesa.games.dceased.events.missions import Ended
from sobremesa.games.dceased.state import IN_PLAY, LEFT, Night
from sobremesa.kernel import Outcome

CIVILIANS_NEEDED = 3


def judge(g: Night) -> None:
    """End the match if it is won or lost; winning comes first: dc.end.at-once, dc.end.win-first."""
    goal = g.book.goal
    if WON[goal](g):
        finish(g, "won", f"dc.mission.{g.book.mission.id}-win")
    if goal in LOST and (result := LOST[goal](g)):
        finish(g, result, f"dc.mission.{g.book.mission.id}-lose")
    for hero in g.heroes.values():
        if hero.status is IN_PLAY:
            return
    if any(hero.status is LEFT for hero in g.heroes.values()):
        finish(g, "all-gone", "dc.end.exit-all-lost")
    finish(g, "heroes-lost", "dc.end.lose-all")


def finish(g: Night, result: str, rule: str) -> None:
    """The night is over for everybody."""
    g.tell(Ended(result))
    winners = tuple(range(g.book.seats)) if result == "won" else ()
    g.end(Outcome(result=result, winners=winners, rule=rule))


# Winning


def _first_night(g: Night) -> bool:
    """Both Objectives, and the mission's Civilian at the Start Zone: dc.mission.m0-win."""
    return len(g.taken) == len(g.book.objectives) and any(
        hero.zone == g.book.start and any(map(g.is_of_mission, hero.escorts))
        for hero in g.heroes.values()
    )


def _evacuation(g: Night) -> bool:
    """Three Civilians out, and every hero that lives: dc.mission.m1-win.

    Civilians leave with heroes only, so at least one hero has left then.
    """
    return len(g.gone) >= CIVILIANS_NEEDED and not g.in_play()


def _blackout(g: Night) -> bool:
    """The generator runs: dc.mission.m2-generator."""
    generator = g.book.generator
    return generator is not None and generator.id in g.taken


def _titan(g: Night) -> bool:
    """The titan has fallen for good: dc.mission.m3-win."""
    titan = g.book.mission.titan
    return titan is not None and titan.id not in g.fallen


def _signal(g: Night) -> bool:
    """The beacon is charged: dc.mission.m4-win."""
    return g.charge >= g.book.mission.charge


WON: dict[str, Callable[[Night], bool]] = {
    "first-night": _first_night,
    "evacuation": _evacuation,
    "blackout": _blackout,
    "titan": _titan,
    "signal": _signal,
}


# Losing


def _civilian_lost(g: Night) -> str:
    """The mission's Civilian is eliminated, not another: dc.mission.m0-lose."""
    return "civilian-lost" if any(map(g.is_of_mission, g.lost)) else ""


def _civilians_lost(g: Night) -> str:
    """Too few Civilians are left: dc.mission.m1-lose."""
    there = len(g.gone) + len(g.civilians) + len(g.hidden_civilians)
    there += sum(len(hero.escorts) for hero in g.heroes.values())
    return "civilians-lost" if there < CIVILIANS_NEEDED else ""


LOST: dict[str, Callable[[Night], str]] = {
    "first-night": _civilian_lost,
    "evacuation": _civilians_lost,
}


# Spawn Points


def is_active(g: Night, point: Point) -> bool:
    """Whether a Spawn Point draws cards: dc.spawn.coloured."""
    data = point.data
    if data.rescued:
        return len(g.rescued) >= data.rescued
    if data.token:
        return data.token in g.taken
    return g.charge >= data.charge


def active_points(g: Night) -> list[Point]:
    """The active Spawn Points in spawn order: dc.spawn.order-data."""
    return [point for point in g.book.points if is_active(g, point)]


# Coloured doors


def is_locked(g: Night, door: int) -> bool:
    """Whether a coloured door cannot be opened yet: dc.door.coloured-locked, -default."""
    colour = g.book.colours[door]
    if not colour:
        return False
    own = g.book.mission.door
    if own is not None and own.colour == colour:
        return len(g.taken) < own.taken
    return not any(g.book.objectives[token].colour == colour for token in g.taken)
