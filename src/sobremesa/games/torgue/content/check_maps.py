"""What maps are refused for: no way through, too many tokens, a goal that cannot be reached."""

from __future__ import annotations

from sobremesa.boards.bits import bits_of, members
from sobremesa.boards.hex_drawing import check_connected, read_drawing
from sobremesa.kernel import BadContent
from sobremesa.kernel.content import check_references

from .arena import CLOSED, CLOSED_TO_LARGE, ENEMY_STARTS, LEGEND, Arena
from .schema import ROOM, Content, ScenarioData, TerrainData


def check_map(place: str, text: str, terrain: TerrainData) -> None:
    """Every zone can be reached, by large bases from where enemies start."""
    try:
        drawing = read_drawing(text, LEGEND)
        check_connected(drawing.map, drawing.marked(CLOSED))
    except ValueError as error:
        raise BadContent(f"{place}: {error}") from error
    stations = list(members(drawing.marked("N")))
    if len(stations) != 1:
        raise BadContent(f"{place}: expected 1 green New-U Station (N), got {len(stations)}")
    ways = bits_of(drawing.map.steps_from(stations[0], drawing.marked(CLOSED_TO_LARGE)))
    if lost := drawing.marked(ENEMY_STARTS) & ~ways:
        row, column = drawing.map.places[next(members(lost))]
        raise BadContent(
            f"{place}: row {row}, column {column}: expected a way for a large base to N"
        )
    _check_tokens(place, text, terrain)


def _check_tokens(place: str, text: str, terrain: TerrainData) -> None:
    """No map may use more tokens than there are; a Barrel is left for the key."""
    most = {
        "b": sum(count for back, count in terrain.barrels.items() if back != "key"),
        "v": terrain.vomit,
        "a": sum(terrain.ammo_chests.values()),
        "l": sum(terrain.loot_chests.values()),
        "m": sum(terrain.mailboxes.values()),
        "VZD": sum(terrain.machines.values()),
    }
    for marks, count in most.items():
        used = sum(text.count(mark) for mark in marks)
        if used > count:
            raise BadContent(f"{place}: expected at most {count} of {marks}, got {used}")
    tyres = text.count("t") + 3 * text.count("T")
    if tyres > terrain.tyres:
        raise BadContent(f"{place}: expected at most {terrain.tyres} Tyres, got {tyres}")


def check_wanted_map(place: str, text: str) -> None:
    """A Wanted map has a place for the Unique and one for its escorts."""
    for mark, whom in (("U", "the Unique"), ("1", "the escorts")):
        if text.count(mark) != 1:
            raise BadContent(f"{place}: expected one {mark} for {whom}, got {text.count(mark)}")


def check_scenario_map(place: str, scenario: ScenarioData, content: Content) -> None:
    """The map has all that a scenario speaks of."""
    text = content.maps[scenario.id]
    arena = Arena(scenario.id, text)
    zones = [str(zone) for zone in arena.spawns]
    for spawns in (scenario.spawn, scenario.slaughter_spawn, scenario.box.spawn):
        check_references(f"{place} spawn", spawns, zones)
    if not scenario.spawn:
        raise BadContent(f"{place} spawn: expected a spawn zone or more, got none")
    if scenario.box.zone or scenario.box.enemies:
        check_references(f"{place} box zone", [str(scenario.box.zone)], zones)
    if scenario.key_barrel and not arena.barrels:
        raise BadContent(f"{place} key_barrel: expected Barrels (b) on the map, got none")
    _check_places(place, scenario, content, arena)
    _check_goal(place, scenario, content, arena)


def _check_places(place: str, scenario: ScenarioData, content: Content, arena: Arena) -> None:
    """Whoever begins on the map has room there."""
    room = [ROOM - tyres for tyres in arena.tyres]
    for kind, row, column in scenario.enemies:
        try:
            zone = arena.map.zone(row, column)
        except ValueError as error:
            raise BadContent(f"{place} enemies: {kind}: {error}") from error
        room[zone] -= ROOM if content.enemies[kind].base == "large" else 1
        if room[zone] < 0:
            raise BadContent(
                f"{place} enemies: {kind}: expected room in row {row}, column {column}"
            )


def _check_goal(place: str, scenario: ScenarioData, content: Content, arena: Arena) -> None:
    """There is as much of what the goal is about as it needs, even if all else is found first."""
    if scenario.goal in ("crates", "pillars") and len(arena.objectives) < scenario.needed:
        count = len(arena.objectives)
        raise BadContent(f"{place} needed: expected {scenario.needed} o on the map, got {count}")
    if scenario.goal in ("terminals", "pillars"):
        chests = content.terrain.ammo_chests
        idle = sum(chests.values()) - chests.get("objective", 0)
        there = list(arena.chests.values()).count("ammo_chests")
        if there < idle + scenario.needed:
            raise BadContent(
                f"{place} needed: expected {idle + scenario.needed} ammo chests (a) on the map, "
                f"so that {scenario.needed} objectives are found; got {there}"
            )
    if scenario.goal == "terminals" and scenario.box.enemies and scenario.needed < 2:
        raise BadContent(f"{place} needed: expected 2 or more with a box, got {scenario.needed}")
