"""What a hero should be doing: the Zones that matter to the mission now."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from sobremesa.boards.bits import bits_of
from sobremesa.boards.zones_view import UNREACHABLE, View
from sobremesa.games.dceased.rules.missions import CIVILIANS_NEEDED, is_locked
from sobremesa.games.dceased.state import Hero, Night

FAR = 99
LATE_TITAN = 9


def way_view(g: Night) -> View:
    """The board as if every door that can be opened were open."""
    doors = g.open_doors
    for door in range(len(g.book.colours)):
        if not is_locked(g, door):
            doors |= 1 << door
    return g.book.board.view(doors)


def distance(view: View, zone: int, goals: int) -> int:
    """Steps to the nearest goal, or very many."""
    found = view.distance_to_nearest(zone, goals)
    return FAR if found == UNREACHABLE else found


def goals_of(g: Night, hero: Hero) -> int:
    """The Zones where this hero should go."""
    return GOALS[g.book.goal](g, hero)


def _shared(g: Night, hero: Hero, zones: Iterable[int]) -> int:
    """Of several errands, those that no other hero is nearer to; all of them if there are none."""
    every = set(zones)
    view = way_view(g)
    others = [other for other in g.in_play() if other is not hero]
    own = {
        zone
        for zone in every
        if all(
            view.distance[hero.zone][zone] <= view.distance[other.zone][zone] for other in others
        )
    }
    reachable = {zone for zone in own or every if view.distance[hero.zone][zone] != UNREACHABLE}
    return bits_of(reachable)


def _people(g: Night) -> list[int]:
    """Where Civilians are that nobody escorts, seen or not."""
    return [*g.civilians.values(), *g.hidden_civilians]


def is_dear(g: Night, civilian: str) -> bool:
    """Whether the mission is about this Civilian."""
    if g.book.goal == "first-night":
        return g.is_of_mission(civilian)
    return g.book.goal == "evacuation"


def _first_night(g: Night, hero: Hero) -> int:
    if any(map(g.is_of_mission, hero.escorts)):
        return 1 << g.book.start
    people = [zone for civilian, zone in g.civilians.items() if g.is_of_mission(civilian)]
    errands = [*g.tokens.values(), *people, *g.hidden_civilians]
    return _shared(g, hero, errands) if errands else 1 << g.book.start


def _evacuation(g: Night, hero: Hero) -> int:
    escorted = sum(len(other.escorts) for other in g.in_play())
    if escorted + len(g.gone) >= CIVILIANS_NEEDED or not _people(g):
        return g.book.exit_bit
    if len(hero.escorts) >= CIVILIANS_NEEDED - len(g.gone):
        return g.book.exit_bit
    return _shared(g, hero, _people(g)) or g.book.exit_bit


def _blackout(g: Night, hero: Hero) -> int:
    view = way_view(g)
    errands = [
        zone
        for token, zone in g.tokens.items()
        if not g.book.objectives[token].needs and view.distance[hero.zone][zone] != UNREACHABLE
    ]
    if errands and not (hero.tokens and len(errands) < len(g.in_play())):
        return _shared(g, hero, errands)
    generator = g.book.zone[g.book.objectives["generator"].zone]
    if view.distance[hero.zone][generator] != UNREACHABLE:
        return 1 << generator
    if errands and not hero.tokens:
        return _shared(g, hero, errands)
    return 1 << g.book.zone["C9"]


def _titan(g: Night, hero: Hero) -> int:
    shards = list(g.tokens.values())
    titan = g.book.mission.titan
    assert titan is not None
    loose = g.fallen[titan.id].zone != g.book.zone[titan.zone]
    if shards and not loose and not (len(g.taken) >= 2 and g.round >= LATE_TITAN):
        return _shared(g, hero, shards)
    if loose or g.open_doors & vault_door(g):
        return 1 << g.fallen[titan.id].zone
    return 1 << g.book.zone["E4"]


def vault_door(g: Night) -> int:
    """The bit of the door to the titan's vault."""
    return bits_of(door for door, colour in enumerate(g.book.colours) if colour)


def _signal(g: Night, hero: Hero) -> int:
    return 1 << g.book.start


GOALS: dict[str, Callable[[Night, Hero], int]] = {
    "first-night": _first_night,
    "evacuation": _evacuation,
    "blackout": _blackout,
    "titan": _titan,
    "signal": _signal,
}
