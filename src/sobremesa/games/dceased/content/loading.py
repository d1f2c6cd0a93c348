"""Reading the content: every count and reference is checked, and each map held to its mission."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec

from sobremesa.boards.bits import bits_of, members
from sobremesa.boards.zones_drawing import Drawing, DrawingError, read_drawing
from sobremesa.kernel import BadContent
from sobremesa.kernel.content import check_references, load_table, read_text

from .schema import (
    CARD_COUNTS,
    COLOURS,
    DIFFICULTIES,
    FALLEN_ABILITIES,
    GEAR_ABILITIES,
    HERO_ABILITIES,
    KINDS,
    LEVELS,
    MARKS,
    MOST_HEROES,
    POINT_MARKS,
    CivilianCard,
    Content,
    FallenCard,
    Gear,
    HeroCard,
    HordeCard,
    LevelData,
    MissionData,
    SpawnCard,
    Trait,
)


def load_content(folder: Traversable) -> Content:
    """The content of a folder, every count and cross-reference checked."""
    missions = load_table(folder / "missions.toml", MissionData)
    content = Content(
        heroes=load_table(folder / "heroes.toml", HeroCard),
        horde=load_table(folder / "horde.toml", HordeCard),
        fallen=load_table(folder / "fallen.toml", FallenCard),
        spawn=load_table(folder / "spawn.toml", SpawnCard),
        traits=load_table(folder / "traits.toml", Trait),
        equipment=load_table(folder / "equipment.toml", Gear),
        civilians=load_table(folder / "civilians.toml", CivilianCard),
        levels=load_table(folder / "levels.toml", LevelData),
        missions=missions,
        maps={id: read_text(folder / "maps" / f"{id}.txt") for id in missions},
    )
    _check_counts(content.spawn)
    check(content)
    return content


OWN: dict[str, type[msgspec.Struct]] = {
    "spawn": SpawnCard,
    "horde": HordeCard,
    "levels": LevelData,
    "fallen": FallenCard,
    "heroes": HeroCard,
}
"""The tables that a folder of own content may hold; what the other cards do is in the rules."""


def extended(under: Content, folder: Traversable) -> Content:
    """Content with a folder laid over it: what the folder names is added or replaced."""
    files = [file.name for file in folder.iterdir() if file.name != "text"]
    check_references(f"{folder.name}", files, [f"{name}.toml" for name in OWN])
    tables = {
        name: {**getattr(under, name), **load_table(folder / f"{name}.toml", kind)}
        for name, kind in OWN.items()
        if f"{name}.toml" in files
    }
    content: Content = msgspec.structs.replace(under, **tables)
    check(content)
    return content


def check(content: Content) -> None:
    """Refuse content that the rules could not play."""
    _check_same("horde.toml", content.horde, KINDS)
    _check_same("levels.toml", content.levels, LEVELS)
    for horde in content.horde.values():
        if horde.actions < 1:
            place = f"horde.toml: [{horde.id}] actions"
            raise BadContent(f"{place}: expected 1 or more, got {horde.actions}")
    for hero in content.heroes.values():
        place = f"heroes.toml: [{hero.id}]"
        check_references(place, (hero.blue, hero.orange, hero.red), HERO_ABILITIES)
    for fallen in content.fallen.values():
        check_references(f"fallen.toml: [{fallen.id}] ability", (fallen.ability,), FALLEN_ABILITIES)
    for gear in content.equipment.values():
        known = (*GEAR_ABILITIES, "")
        check_references(f"equipment.toml: [{gear.id}] ability", (gear.ability,), known)
    if len(content.heroes) < MOST_HEROES:
        raise BadContent(f"heroes.toml: expected {MOST_HEROES} or more, got {len(content.heroes)}")
    _check_spawn(content.spawn)
    for mission in content.missions.values():
        _check_mission(content, mission)
        read_map(content, mission)


def _check_same(place: str, found: Mapping[str, object], wanted: tuple[str, ...]) -> None:
    if tuple(found) != wanted:
        raise BadContent(f"{place}: expected {', '.join(wanted)} in order, got {', '.join(found)}")


def _check_spawn(cards: Mapping[str, SpawnCard]) -> None:
    """A type wherever something is placed or activated, and instructions on special cards."""
    for card in cards.values():
        typeless = card.special in ("drawn-to-the-noise", "a-breath-of-silence")
        if typeless == bool(card.type):
            wanted = "no type" if typeless else "a type"
            raise BadContent(f"spawn.toml: [{card.id}]: expected {wanted}, got {card.type!r}")
        if card.type == "fallen" and card.kind != "activation":
            raise BadContent(
                f"spawn.toml: [{card.id}]: expected the type fallen on an activation alone, "
                f"got it on a card of kind {card.kind}"
            )
        if (card.kind == "special") != bool(card.special):
            raise BadContent(
                f"spawn.toml: [{card.id}]: expected `special` on special cards alone, "
                f"got {card.special!r} on a card of kind {card.kind}"
            )


def _check_counts(cards: Mapping[str, SpawnCard]) -> None:
    """The kinds of the game's own Spawn cards in their numbers."""
    counts = dict.fromkeys(CARD_COUNTS, 0)
    for card in cards.values():
        counts[card.kind] += 1
    if counts != CARD_COUNTS:
        raise BadContent(f"spawn.toml: expected {CARD_COUNTS} cards by kind, got {counts}")


def _check_mission(content: Content, mission: MissionData) -> None:
    place = f"missions.toml: [{mission.id}]"
    check_references(f"{place} heroes", mission.heroes, content.heroes)
    if mission.deck is not None:
        for difficulty in DIFFICULTIES:
            ends = mission.deck.of(difficulty)
            check_references(f"{place} deck: {difficulty}", ends, content.spawn)
    tokens = [token.id for token in mission.objectives]
    for token in mission.objectives:
        check_references(f"{place} objectives: {token.id} needs", token.needs, tokens)
    for point in mission.points:
        check_references(f"{place} points", (point.id,), POINT_MARKS)
        check_references(f"{place} points: {point.id} token", (point.token,), (*tokens, ""))
        starts = bool(point.rescued or point.token or point.charge)
        if starts != (point.id in COLOURS):
            raise BadContent(
                f"{place} points: expected a condition on the coloured points alone, got "
                f"{'one' if starts else 'none'} on {point.id}"
            )
    _check_goal(place, mission)
    if mission.titan is not None:
        check_references(f"{place} titan", (mission.titan.id,), content.fallen)
    if len(mission.civilians) > len(content.civilians):
        raise BadContent(f"{place}: expected at most {len(content.civilians)} Civilians")
    if len(mission.equipment) > len(content.equipment):
        raise BadContent(f"{place}: expected at most {len(content.equipment)} Equipment cards")


def _check_goal(place: str, mission: MissionData) -> None:
    """What the mission is about must be there."""
    about = {
        "evacuation": ("an exit", mission.exit),
        "blackout": ("an objective with needs", any(token.needs for token in mission.objectives)),
        "titan": ("a titan", mission.titan),
        "signal": ("a charge", mission.charge),
    }
    what, there = about.get(mission.goal, ("", True))
    if not there:
        raise BadContent(f"{place}: expected {what} for the goal {mission.goal}, got none")


def read_map(content: Content, mission: MissionData) -> Drawing:
    """The mission's map, held against what the mission says about it."""
    place = f"maps/{mission.id}.txt"
    try:
        drawing = _drawn(content.maps[mission.id])
    except DrawingError as error:
        raise BadContent(f"{place}: {error}") from error
    board = drawing.board
    fallen = () if mission.titan is None else (mission.titan.zone,)
    wanted = {
        "c": mission.civilians,
        "e": mission.equipment,
        "o": tuple(token.zone for token in mission.objectives),
        "S": (mission.start,),
        "X": (mission.exit,) if mission.exit else (),
        "!": (*(enemy.zone for enemy in mission.enemies), *fallen),
    }
    for id, mark in POINT_MARKS.items():
        wanted[mark] = tuple(point.zone for point in mission.points if point.id == id)
    for mark, zones in wanted.items():
        check_references(f"missions.toml: [{mission.id}] zones of {mark!r}", zones, board.names)
        if drawing.marked(mark) != bits_of(map(board.zone, zones)):
            raise BadContent(
                f"{place}: expected the mark {mark!r} at {' '.join(zones) or 'no Zone'}, as "
                f"missions.toml says, got it at {board.names_in(drawing.marked(mark)) or 'none'}"
            )
    _check_walkable(place, drawing)
    return drawing


@lru_cache(maxsize=64)
def _drawn(source: str) -> Drawing:
    """A map with its tables of ways and sight, which all set-ups share."""
    return read_drawing(source, MARKS)


def _check_walkable(place: str, drawing: Drawing) -> None:
    """All streets can be walked to from each other, and every Building has a door to a street."""
    board = drawing.board
    closed = board.view(0)
    first = next(members(board.streets))
    for zone in members(board.streets):
        if closed.distance[first][zone] < 0:
            name = board.names[zone]
            raise BadContent(f"{place}: expected a way from {board.names[first]} to {name}")
    entrances = bits_of(
        zone
        for door in board.doors
        for zone, other in (door.zones, door.zones[::-1])
        if board.streets >> other & 1
    )
    for building in board.buildings:
        if not building & (entrances | drawing.marked("S")):
            rooms = board.names_in(building)
            raise BadContent(f"{place}: expected a door from a street into {rooms}, got none")


@cache
def own_content() -> Content:
    """The content that comes with the game."""
    return load_content(files(__package__))
