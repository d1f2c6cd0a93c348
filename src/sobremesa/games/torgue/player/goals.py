"""What a scenario wants of a hunter, and where."""

from __future__ import annotations

from sobremesa.games.torgue.content.book import COMPANION
from sobremesa.games.torgue.rules.interact import OFF, WHOLE, interact_options
from sobremesa.games.torgue.state import Hunter, Show

OBJECTIVES = frozenset({"crate", "deliver", "terminal", "plant"})


def goal_zones(g: Show, hunter: Hunter) -> list[int]:
    """The zones that the scenario gives a hunter to go to; none when it should fight."""
    goal = g.goal()
    if goal == "crates":
        return _crates(g, hunter)
    if goal == "terminals":
        return _terminals(g, hunter)
    if goal == "pillars":
        return _pillars(g, hunter)
    return []


def _needed(g: Show) -> int:
    scenario = g.scenario
    assert scenario is not None
    return scenario.needed


def _crates(g: Show, hunter: Hunter) -> list[int]:
    if hunter.crate:
        return list(g.place.stations)
    missing = _needed(g) - g.delivered - sum(other.crate for other in g.hunters)
    free = [other for other in g.hunters if other.zone >= 0 and not other.crate]
    return assigned(g, hunter, list(g.objectives), free, missing)


def _terminals(g: Show, hunter: Hunter) -> list[int]:
    """Switch on what was found, look for the rest."""
    off = [zone for zone, state in g.objectives.items() if state == OFF]
    there = [other for other in g.hunters if other.zone >= 0]
    found = assigned(g, hunter, off, there, len(off))
    if found or len(g.objectives) >= _needed(g):
        return found
    return assigned(g, hunter, _ammo_chests(g), there, _needed(g))


def _pillars(g: Show, hunter: Hunter) -> list[int]:
    whole = [zone for zone, state in g.objectives.items() if state == WHOLE]
    if hunter.bombs and whole:
        return [min(whole, key=lambda zone: g.place.map.distance(zone, hunter.zone))]
    carried = sum(other.bombs for other in g.hunters)
    free = [other for other in g.hunters if other.zone >= 0 and not other.bombs]
    if carried >= len(whole):
        return []
    return assigned(g, hunter, _ammo_chests(g), free, _needed(g))


def open_zones(g: Show) -> list[int]:
    """The zones where the scenario still has something for a hunter to take or use."""
    match g.goal():
        case "crates":
            return list(g.objectives)
        case "terminals":
            off = [zone for zone, state in g.objectives.items() if state == OFF]
            return off if len(g.objectives) >= _needed(g) else [*off, *_ammo_chests(g)]
        case "pillars":
            whole = [zone for zone, state in g.objectives.items() if state == WHOLE]
            carried = sum(hunter.bombs for hunter in g.hunters)
            return whole if carried >= len(whole) else [*whole, *_ammo_chests(g)]
        case _:
            return []


def assigned(
    g: Show, hunter: Hunter, zones: list[int], hunters: list[Hunter], most: int
) -> list[int]:
    """The goal of a hunter when the nearest hunters go to the nearest goals."""
    board = g.place.map
    pairs = sorted((board.distance(h.zone, zone), zone, h.id) for zone in zones for h in hunters)
    taken: dict[int, int] = {}
    for _, zone, number in pairs:
        if len(taken) >= most:
            break
        if number not in taken and zone not in taken.values():
            taken[number] = zone
    return [taken[hunter.id]] if hunter.id in taken else []


def _ammo_chests(g: Show) -> list[int]:
    return [zone for zone, (sort, _) in g.chests.items() if sort == "ammo_chests"]


def wants_objective(g: Show, hunter: Hunter, mini: int) -> bool:
    """Whether there is something here to use that is worth a token."""
    for option in interact_options(g, hunter, mini):
        if option.thing in OBJECTIVES:
            return option.thing != "crate" or bool(goal_zones(g, hunter))
        if option.thing == "chest":
            sort = g.chests[option.zone][0]
            if sort == "ammo_chests" and mini < COMPANION:
                return g.goal() in ("terminals", "pillars") or len(hunter.gear) < 5
            return True
    return False


def rolls_here(g: Show, mini: int) -> bool:
    """Whether what is used from here is opened or switched on with a roll."""
    hunter = g.hunters[mini % COMPANION]
    for option in interact_options(g, hunter, mini):
        if option.thing in OBJECTIVES:
            return option.thing == "terminal"
        if option.thing == "chest":
            return not (hunter.key and g.chests[option.zone][0] == "loot_chests")
    return False
