"""What a hero should be doing: the Zones that matter to the mission now."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from sobremesa.boards.bits import bits_of, members
from sobremesa.boards.zones_view import UNREACHABLE, View
from sobremesa.games.dceased.content.book import Vault
from sobremesa.games.dceased.rules.missions import CIVILIANS_NEEDED, is_locked
from sobremesa.games.dceased.state import Hero, Night

FAR = 99
NO_VAULT = Vault(0, 0)


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
    assert g.book.generator is not None, f"{g.book.mission.id} has nothing to bring Objectives to"
    generator = g.book.zone[g.book.generator.zone]
    if view.distance[hero.zone][generator] != UNREACHABLE:
        return 1 << generator
    if errands and not hero.tokens:
        return _shared(g, hero, errands)
    return g.book.vault_of(generator).doorsteps


def _titan(g: Night, hero: Hero) -> int:
    shards = list(g.tokens.values())
    titan = g.book.mission.titan
    assert titan is not None, f"{g.book.mission.id} has no titan"
    lair, there = g.book.zone[titan.zone], g.fallen[titan.id].zone
    late = g.round >= g.book.rounds // 2 and _can_be_opened(g, vault(g))
    if shards and there == lair and not late:
        return _shared(g, hero, shards)
    if there != lair or g.open_doors & vault(g).doors:
        return 1 << there
    return vault(g).doorsteps or 1 << lair


def vault(g: Night) -> Vault:
    """The coloured doors that keep the titan in, if there is one."""
    titan = g.book.mission.titan
    return NO_VAULT if titan is None else g.book.vault_of(g.book.zone[titan.zone])


def _can_be_opened(g: Night, vault: Vault) -> bool:
    return not any(is_locked(g, door) for door in members(vault.doors))


def _signal(g: Night, hero: Hero) -> int:
    return 1 << g.book.start


GOALS: dict[str, Callable[[Night, Hero], int]] = {
    "first-night": _first_night,
    "evacuation": _evacuation,
    "blackout": _blackout,
    "titan": _titan,
    "signal": _signal,
}
