"""What makes a position good or bad, in numbers with names: what a value of it is fitted on.

All of it lies on the table: decks and cards face down are not looked at. The players win and lose
together, so the numbers are the same for every seat.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sobremesa.boards.bits import members
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
from sobremesa.games.dceased.content.schema import RED
from sobremesa.games.dceased.rules.heroes import MOST_POWER, actions_of, danger_level
from sobremesa.games.dceased.rules.horde import toughness_of
from sobremesa.games.dceased.rules.missions import active_points
from sobremesa.games.dceased.state import LEFT, Hero, Night, Stage
from sobremesa.kernel.value import moment_in

from .goals import goals_of
from .outlook import danger_map
from .ways import steps_to
from .work import PACE, work_left

FEATURES = (
    "heroes", "health", "weakest", "power", "traits", "equipment", "escorts", "actions",
    "danger-level", "horde", "zombie-heroes", "wounds-to-come", "peril", "spawn-points",
    "lost-civilians", "beacon", "progress", "way", "work", "much-work", "time-left", "lateness",
)  # fmt: skip
"""Their names; each has its words as `feature-<name>`."""
CROWD, FAR_WAY, LONG_NIGHT, SIEGE = 30, 20, 20, 9
"""Enemies, steps, Rounds and Enemies at the beacon that count as 1."""
LONGEST, LATEST = 40, 3.0

LATE = frozenset({"m2"})
"""Missions in which a Round tells nothing: who carries a fuse too slowly is lost, but not soon."""

GOOD = (
    "heroes", "health", "weakest", "power", "traits", "equipment", "escorts", "actions", "progress",
    "time-left",
)  # fmt: skip
BAD = (
    "horde", "zombie-heroes", "wounds-to-come", "peril", "spawn-points", "lost-civilians", "beacon",
    "way", "work", "much-work", "lateness",
)  # fmt: skip
"""Those of which more is never better. What the Danger Level tells is both: strong heroes."""


def signs(model: str) -> dict[str, int]:
    """Which way features count, where that is beyond doubt."""
    return dict.fromkeys(GOOD, 1) | dict.fromkeys(BAD, -1)


def model(g: Night, seat: int) -> str:
    """Which weights apply: those of the mission; all seats are on one side."""
    return g.book.mission.id


def opening(g: Night, seat: int) -> dict[str, float]:
    """Which heroes are out there."""
    return dict.fromkeys(g.heroes, 1.0)


def moment(g: Night) -> int:
    """The Rounds so far, and the heroes that are done in this one."""
    count, waiting = g.book.party, 0
    if g.stage is Stage.PLAYER:
        waiting = sum(hero.ready for hero in g.in_play())
    return moment_in(g.round, count - waiting, count)


def features(g: Night, seat: int) -> dict[str, float]:
    """What makes the position good or bad for the players, each by its name."""
    party = g.in_play() if g.stage is not Stage.HEROES else []
    return _forces(g, party) | _threats(g, party) | _prospects(g, party)


# What the heroes are and have


def _forces(g: Night, party: list[Hero]) -> dict[str, float]:
    size, cards = g.book.party, g.book.heroes
    full = sum(cards[hero.id].health for hero in g.heroes.values()) or 1
    return {
        "heroes": len(party) / size,
        "health": sum(hero.health for hero in party) / full,
        "weakest": min((hero.health / cards[hero.id].health for hero in party), default=0.0),
        "power": sum(hero.power for hero in party) / (MOST_POWER * size),
        "traits": sum(len(hero.traits) for hero in party) / (2 * size),
        "equipment": sum(bool(hero.gear) for hero in party) / size,
        "escorts": sum(len(hero.escorts) for hero in party) / size,
        "actions": sum(map(actions_of, party)) / (4 * size),
    }


# What is against them


def _threats(g: Night, party: list[Hero]) -> dict[str, float]:
    enemies = sum(sum(counts.values()) for counts in g.horde)
    titan = g.book.mission.titan
    fallen = sum(titan is None or id != titan.id for id in g.fallen)
    health = sum(hero.health for hero in party) or 1
    return {
        "danger-level": danger_level(g) / RED if g.heroes else 0.0,
        "horde": enemies / CROWD,
        "zombie-heroes": fallen / 3,
        "wounds-to-come": min(1.0, _wounds(g, party) / health),
        "peril": _peril(g, party) / g.book.party,
        "spawn-points": len(active_points(g)) / len(g.book.points),
        "lost-civilians": len(g.lost) / 3,
        "beacon": min(1.0, _at_beacon(g) / SIEGE) if g.book.mission.charge else 0.0,
    }


def _wounds(g: Night, party: list[Hero]) -> float:
    """The Wounds of the next Activation; heroes in one Zone share them."""
    if not party or not g.infested:
        return 0.0
    danger = danger_map(g)
    return sum(danger[zone] for zone in {hero.zone for hero in party})


def _peril(g: Night, party: list[Hero]) -> float:
    """How many heroes the next Activation may eliminate; those in one Zone share its Wounds."""
    if not g.infested:
        return 0.0
    danger = danger_map(g)
    company: dict[int, int] = {}
    for hero in party:
        company[hero.zone] = company.get(hero.zone, 0) + 1
    return sum(min(1.0, danger[hero.zone] / company[hero.zone] / hero.health) for hero in party)


def _at_beacon(g: Night) -> int:
    """Enemies at the beacon, or one step from it."""
    start = g.book.start
    return sum(map(g.standing, members((g.view.neighbours[start] | 1 << start) & g.infested)))


# How far they are


def _prospects(g: Night, party: list[Hero]) -> dict[str, float]:
    done = sum(_done(g, condition) for condition in g.book.goal.win) / len(g.book.goal.win)
    ways = [min(steps_to(g, goals_of(g, hero))[hero.zone], FAR_WAY) for hero in party]
    rounds = g.book.rounds or LONG_NIGHT
    left = max(0.0, 1 - g.round / rounds)
    work = min(work_left(g, party), LONGEST)
    return {
        "progress": done,
        "way": sum(ways) / len(ways) / FAR_WAY if ways else 1.0,
        "work": work / FAR_WAY,
        "much-work": (work / FAR_WAY) ** 2,
        "time-left": left,
        "lateness": min(LATEST, work / PACE / (max(0, rounds - g.round) + 1)),
    }


def _done(g: Night, condition: Condition) -> float:
    return min(1.0, DONE[type(condition)](g, condition))


def _objectives(g: Night, condition: ObjectivesTaken) -> float:
    return len(g.taken) / (condition.count or len(g.book.objectives) or 1)


def _token(g: Night, condition: TokenTaken) -> float:
    return len(g.taken) / len(g.book.objectives)


def _brought_home(g: Night, condition: EscortedToStart) -> float:
    """Found is a third, escorted two thirds, and the rest is the way."""
    found = sum(map(g.is_of_mission, g.civilians))
    steps = steps_to(g, 1 << g.book.start)
    brought = sum(
        2 + max(0.0, 1 - steps[hero.zone] / FAR_WAY)
        for hero in g.in_play()
        for civilian in hero.escorts
        if g.is_of_mission(civilian)
    )
    return (found + brought) / (3 * condition.count)


def _rescued(g: Night, condition: CiviliansRescued) -> float:
    return len(g.rescued) / condition.count


def _out(g: Night, condition: CiviliansOut) -> float:
    escorted = sum(len(hero.escorts) for hero in g.in_play())
    return (len(g.gone) + 0.5 * min(escorted, condition.count)) / condition.count


def _heroes_out(g: Night, condition: HeroesOut) -> float:
    left = sum(hero.status is LEFT for hero in g.heroes.values())
    return left / (left + len(g.in_play()) or 1)


def _titan(g: Night, condition: TitanEliminated) -> float:
    titan = g.book.mission.titan
    if titan is None or titan.id not in g.fallen:
        return 1.0 if g.heroes else 0.0
    return 1 - toughness_of(g, titan.id) / (titan.toughness + 1)


def _charge(g: Night, condition: BeaconCharged) -> float:
    return g.charge / (g.book.mission.charge or 1)


def _survived(g: Night, condition: RoundsSurvived) -> float:
    return g.round / condition.rounds


DONE: dict[type[Condition], Callable[[Night, Any], float]] = {
    ObjectivesTaken: _objectives,
    TokenTaken: _token,
    EscortedToStart: _brought_home,
    CiviliansRescued: _rescued,
    CiviliansOut: _out,
    HeroesOut: _heroes_out,
    TitanEliminated: _titan,
    BeaconCharged: _charge,
    RoundsSurvived: _survived,
}
