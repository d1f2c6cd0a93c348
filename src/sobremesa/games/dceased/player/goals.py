"""What a hero should be doing: the Zones that matter to the mission now."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

from sobremesa.boards.bits import members
from sobremesa.games.dceased.content.book import Vault
from sobremesa.games.dceased.content.goals import (
    BeaconCharged,
    CivilianLost,
    CiviliansOut,
    CiviliansRescued,
    Condition,
    EscortedToStart,
    GoalData,
    HeroesOut,
    ObjectivesTaken,
    TitanEliminated,
    TokenTaken,
)
from sobremesa.games.dceased.rules.missions import WON, is_locked
from sobremesa.games.dceased.state import IN_PLAY, Hero, Night

from .ways import FAR, steps_to, steps_to_each

NO_VAULT = Vault(0, 0)
ABOUT_PEOPLE = (EscortedToStart, CiviliansOut, CiviliansRescued, CivilianLost)


def goals_of(g: Night, hero: Hero) -> int:
    """The Zones where this hero should go: its own business first, else its share of errands."""
    open_ = [each for each in g.book.goal.win if not WON[type(each)](g, each)]
    for condition in open_:
        if type(condition) in AIMS and (zones := AIMS[type(condition)](g, hero, condition)):
            return zones
    errands = [
        zone
        for condition in open_
        if type(condition) in ERRANDS
        for zone in ERRANDS[type(condition)](g, condition)
    ]
    return _together(g, hero, errands) if errands else 1 << g.book.start


def _spread(g: Night, hero: Hero, zones: Iterable[int]) -> int:
    """The errand that is this hero's when all share them out: each to whoever is nearest.

    Who is left over when every errand has somebody joins the nearest.
    """
    maps = [
        (zone, steps) for zone, steps in steps_to_each(g, zones).items() if steps[hero.zone] != FAR
    ]
    if len(maps) < 2:
        return 1 << maps[0][0] if maps else 0
    left = [other for other in g.heroes.values() if other.status is IN_PLAY]
    while left:
        errands = maps[:]
        while errands and left:
            who, chosen = left[0], errands[0]
            nearest = chosen[1][who.zone]
            for errand in errands:
                steps = errand[1]
                for other in left:
                    if steps[other.zone] < nearest:
                        nearest, chosen, who = steps[other.zone], errand, other
            if who is hero:
                return 1 << chosen[0]
            left.remove(who)
            errands.remove(chosen)
    return 0


def _together(g: Night, hero: Hero, zones: Iterable[int]) -> int:
    """The errand that is nearest to anybody, for all of them: where people may need protection."""
    party = [other.zone for other in g.in_play()]
    found = [
        (min([steps[other] for other in party]), zone)
        for zone, steps in steps_to_each(g, zones).items()
        if steps[hero.zone] != FAR
    ]
    return 1 << min(found)[1] if found else 0


def people(g: Night) -> list[int]:
    """Where Civilians are that nobody escorts, seen or not."""
    return [*g.civilians.values(), *g.hidden_civilians]


@cache
def _about_people(goal: GoalData) -> bool:
    return any(goal.find(kind) is not None for kind in ABOUT_PEOPLE)


def is_about_people(g: Night) -> bool:
    """Whether it matters to the mission what becomes of Civilians."""
    return _about_people(g.book.goal)


def is_dear(g: Night, civilian: str) -> bool:
    """Whether the mission is about this Civilian."""
    if g.book.goal.find(CivilianLost) is not None:
        return g.is_of_mission(civilian)
    return is_about_people(g)


def civilians_needed(g: Night) -> int:
    """How many Civilians must be out before heroes may be content to leave."""
    out = g.book.goal.find(CiviliansOut)
    if out is not None:
        return out.count
    return 0 if g.book.goal.find(HeroesOut) is not None else FAR


# What a condition has everybody do, one errand here and one there


def _tokens(g: Night, condition: ObjectivesTaken) -> list[int]:
    return [zone for token, zone in g.tokens.items() if not g.book.objectives[token].needs]


def mission_people(g: Night, condition: EscortedToStart) -> list[int]:
    """Where those Civilians are that the mission is about, seen or not."""
    seen = [zone for civilian, zone in g.civilians.items() if g.is_of_mission(civilian)]
    return [*seen, *g.hidden_civilians]


def _all_people(g: Night, condition: CiviliansRescued) -> list[int]:
    return people(g)


# What it has one hero do


def _bring_home(g: Night, hero: Hero, condition: EscortedToStart) -> int:
    return 1 << g.book.start if any(map(g.is_of_mission, hero.escorts)) else 0


def _evacuate(g: Night, hero: Hero, condition: CiviliansOut) -> int:
    escorted = sum(len(other.escorts) for other in g.in_play())
    if escorted + len(g.gone) >= condition.count or not people(g):
        return g.book.exit_bit
    if len(hero.escorts) >= condition.count - len(g.gone):
        return g.book.exit_bit
    return _together(g, hero, people(g)) or g.book.exit_bit


def _go_out(g: Night, hero: Hero, condition: HeroesOut) -> int:
    """When nothing else is left to do."""
    alone = all(WON[type(each)](g, each) or each == condition for each in g.book.goal.win)
    return g.book.exit_bit if alone else 0


def _bring(g: Night, hero: Hero, condition: TokenTaken) -> int:
    """Gather the other Objectives, then go where they are needed, or to the doors before it."""
    tokens = [zone for token, zone in g.tokens.items() if not g.book.objectives[token].needs]
    reach = steps_to_each(g, tokens)
    errands = [zone for zone in tokens if reach[zone][hero.zone] != FAR]
    target = g.book.zone[g.book.objectives[condition.token].zone]
    is_open = steps_to(g, 1 << target)[hero.zone] != FAR
    if errands and not (hero.tokens and (is_open or len(errands) < len(g.in_play()))):
        return _spread(g, hero, errands)
    return 1 << target if is_open else g.book.vault_of(target).doorsteps


def _hunt_titan(g: Night, hero: Hero, condition: TitanEliminated) -> int:
    shards = list(g.tokens.values())
    titan = g.book.mission.titan
    assert titan is not None, f"{g.book.mission.id} has no titan"
    lair, there = g.book.zone[titan.zone], g.fallen[titan.id].zone
    late = g.round >= g.book.rounds // 2 and _can_be_opened(g, vault(g))
    if shards and there == lair and not late:
        return _spread(g, hero, shards)
    if there != lair or _can_be_opened(g, vault(g)):
        return 1 << there
    return vault(g).doorsteps


def _guard_beacon(g: Night, hero: Hero, condition: BeaconCharged) -> int:
    return 1 << g.book.start


AIMS: dict[type[Condition], Callable[[Night, Hero, Any], int]] = {
    EscortedToStart: _bring_home,
    CiviliansOut: _evacuate,
    HeroesOut: _go_out,
    TokenTaken: _bring,
    TitanEliminated: _hunt_titan,
    BeaconCharged: _guard_beacon,
}
ERRANDS: dict[type[Condition], Callable[[Night, Any], list[int]]] = {
    ObjectivesTaken: _tokens,
    EscortedToStart: mission_people,
    CiviliansRescued: _all_people,
}


def vault(g: Night) -> Vault:
    """The coloured doors that keep the titan in, if there is one."""
    titan = g.book.mission.titan
    return NO_VAULT if titan is None else g.book.vault_of(g.book.zone[titan.zone])


def _can_be_opened(g: Night, vault: Vault) -> bool:
    return not any(is_locked(g, door) for door in members(vault.doors))
