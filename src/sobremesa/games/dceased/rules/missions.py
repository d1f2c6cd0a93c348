"""Winning and losing: what each mission wants, checked whenever something has happened."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sobremesa.games.dceased.content.book import Point
from sobremesa.games.dceased.content.goals import (
    BeaconCharged,
    CivilianLost,
    CiviliansOut,
    CiviliansRescued,
    Condition,
    EscortedToStart,
    HeroesOut,
    ObjectivesTaken,
    RoundsSurvived,
    TitanEliminated,
    TokenTaken,
    TooFewCivilians,
)
from sobremesa.games.dceased.events.missions import Ended
from sobremesa.games.dceased.state import IN_PLAY, LEFT, Night, Stage
from sobremesa.kernel import Outcome


def judge(g: Night) -> None:
    """End the match if it is won or lost; winning comes first: dc.end.at-once, dc.end.win-first."""
    goal = g.book.goal
    for condition in goal.win:
        if not WON[type(condition)](g, condition):
            break
    else:
        finish(g, "won", f"{goal.rules}-win" if goal.rules else "dc.end.win")
    for loss in goal.lose:
        if result := LOST[type(loss)](g, loss):
            finish(g, result, lose_rule(g))
    for hero in g.heroes.values():
        if hero.status is IN_PLAY:
            return
    if any(hero.status is LEFT for hero in g.heroes.values()):
        finish(g, "all-gone", "dc.end.exit-all-lost")
    finish(g, "heroes-lost", "dc.end.lose-all")


def lose_rule(g: Night) -> str:
    """The rule by which this mission is lost: dc.end.lose-mission."""
    goal = g.book.goal
    return f"{goal.rules}-lose" if goal.rules else "dc.end.lose-mission"


def finish(g: Night, result: str, rule: str) -> None:
    """The night is over for everybody."""
    g.tell(Ended(result))
    winners = tuple(range(g.book.seats)) if result == "won" else ()
    g.end(Outcome(result=result, winners=winners, rule=rule))


# Winning


def _objectives_taken(g: Night, condition: ObjectivesTaken) -> bool:
    """dc.mission.m0-win."""
    return len(g.taken) >= (condition.count or len(g.book.objectives))


def _token_taken(g: Night, condition: TokenTaken) -> bool:
    """dc.mission.m2-generator."""
    return condition.token in g.taken


def _escorted_to_start(g: Night, condition: EscortedToStart) -> bool:
    """The mission's Civilians at the Start Zone, not those of a card: dc.mission.m0-win."""
    start, count = g.book.start, 0
    for hero in g.heroes.values():
        if hero.escorts and hero.zone == start and hero.status is IN_PLAY:
            count += sum(map(g.is_of_mission, hero.escorts))
    return count >= condition.count


def _civilians_rescued(g: Night, condition: CiviliansRescued) -> bool:
    return len(g.rescued) >= condition.count


def _civilians_out(g: Night, condition: CiviliansOut) -> bool:
    """Civilians leave with heroes only, so at least one hero has left then: dc.mission.m1-win."""
    return len(g.gone) >= condition.count


def _heroes_out(g: Night, condition: HeroesOut) -> bool:
    """dc.mission.m1-win."""
    return not g.in_play() and any(hero.status is LEFT for hero in g.heroes.values())


def _titan_eliminated(g: Night, condition: TitanEliminated) -> bool:
    """The titan has fallen for good: dc.mission.m3-win."""
    titan = g.book.mission.titan
    return titan is not None and titan.id not in g.fallen


def _beacon_charged(g: Night, condition: BeaconCharged) -> bool:
    """dc.mission.m4-win."""
    return g.charge >= g.book.mission.charge


def _rounds_survived(g: Night, condition: RoundsSurvived) -> bool:
    """When the checks of that Round's End Phase are over: dc.end.phase."""
    ended = g.stage is Stage.END and g.begun
    return ended and g.round >= condition.rounds and bool(g.in_play())


WON: dict[type[Condition], Callable[[Night, Any], bool]] = {
    ObjectivesTaken: _objectives_taken,
    TokenTaken: _token_taken,
    EscortedToStart: _escorted_to_start,
    CiviliansRescued: _civilians_rescued,
    CiviliansOut: _civilians_out,
    HeroesOut: _heroes_out,
    TitanEliminated: _titan_eliminated,
    BeaconCharged: _beacon_charged,
    RoundsSurvived: _rounds_survived,
}


# Losing


def _civilian_lost(g: Night, condition: CivilianLost) -> str:
    """The mission's Civilians are eliminated, not others: dc.mission.m0-lose."""
    lost = len(g.lost)
    if lost >= condition.count:
        lost = sum(map(g.is_of_mission, g.lost))
    return "civilian-lost" if lost >= condition.count else ""


def _too_few_civilians(g: Night, condition: TooFewCivilians) -> str:
    """dc.mission.m1-lose."""
    there = len(g.gone) + len(g.civilians) + len(g.hidden_civilians)
    if there < condition.count:
        there += sum([len(hero.escorts) for hero in g.heroes.values()])
    return "civilians-lost" if there < condition.count else ""


LOST: dict[type[Condition], Callable[[Night, Any], str]] = {
    CivilianLost: _civilian_lost,
    TooFewCivilians: _too_few_civilians,
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
    return colour not in [g.book.objectives[token].colour for token in g.taken]
