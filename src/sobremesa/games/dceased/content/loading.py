"""Reading the content: every count and reference is checked, and each map held to its mission."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from sobremesa.boards.bits import bits_of, members
from sobremesa.boards.zones_drawing import Drawing, DrawingError, read_drawing
from sobremesa.kernel import BadContent
from sobremesa.kernel.content import check_references, lay_over, load_folder

from .effects import OfFallen
from .mission_checks import check_mission
from .schema import (
    CARD_COUNTS,
    COLOURS,
    KINDS,
    LEVELS,
    MARKS,
    MOST_HEROES,
    POINT_MARKS,
    Content,
    LevelData,
    MissionData,
    SpawnCard,
)


def load_content(folder: Traversable) -> Content:
    """The content that a folder holds by itself, every count and cross-reference checked."""
    content = load_folder(folder, Content)
    _check_counts(content.spawn)
    check(content)
    return content


def extended(under: Content, folder: Traversable) -> Content:
    """Content with a folder laid over it: what the folder names is added or replaced."""
    content = lay_over(under, folder)
    check(content)
    return content


def check(content: Content) -> None:
    """Refuse content that the rules could not play."""
    _check_same("horde.toml", content.horde, KINDS)
    _check_same("levels.toml", content.levels, LEVELS)
    _check_levels(content.levels)
    _check_abilities(content)
    _check_names(content)
    if len(content.heroes) < MOST_HEROES:
        raise BadContent(f"heroes.toml: expected {MOST_HEROES} or more, got {len(content.heroes)}")
    _check_spawn(content.spawn)
    for mission in content.missions.values():
        check_mission(content, mission)
        read_map(content, mission)


def _check_same(place: str, found: Mapping[str, object], wanted: tuple[str, ...]) -> None:
    if tuple(found) != wanted:
        raise BadContent(f"{place}: expected {', '.join(wanted)} in order, got {', '.join(found)}")


def _check_abilities(content: Content) -> None:
    """What everything does is told, and heroes and Zombie Heroes do not take each other's part."""
    fallen = {id for id, effect in content.abilities.items() if isinstance(effect, OfFallen)}
    heroes = content.abilities.keys() - fallen
    for hero in content.heroes.values():
        check_references(f"heroes.toml: [{hero.id}]", hero.ladder, heroes)
    for card in content.fallen.values():
        check_references(f"fallen.toml: [{card.id}] ability", (card.ability,), fallen)
    for gear in content.equipment.values():
        check_references(f"equipment.toml: [{gear.id}] ability", (gear.ability,), (*heroes, ""))
    for file, table in (("civilians", content.civilians), ("traits", content.traits)):
        for id in table:
            if id not in heroes:
                raise BadContent(
                    f"{file}.toml: [{id}]: expected [{id}] with an effect of heroes in "
                    f"abilities.toml, got {'one of Zombie Heroes' if id in fallen else 'none'}"
                )


def _check_names(content: Content) -> None:
    """One id is one thing, since choices and events name it alone."""
    known: dict[str, str] = {}
    ladders = [ability for hero in content.heroes.values() for ability in hero.ladder]
    tables: dict[str, Iterable[str]] = {
        "heroes.toml": content.heroes,
        "fallen.toml": content.fallen,
        "horde.toml": content.horde,
        "spawn.toml": content.spawn,
        "traits.toml": content.traits,
        "equipment.toml": content.equipment,
        "civilians.toml": content.civilians,
        "abilities.toml": dict.fromkeys(ladders),
    }
    for file, ids in tables.items():
        for id in ids:
            if id in known:
                raise BadContent(
                    f"{file}: [{id}]: expected a name of its own, got one of {known[id]}"
                )
            known[id] = file


def _check_levels(levels: Mapping[str, LevelData]) -> None:
    """dc.xp.thresholds."""
    found = [level.xp for level in levels.values()]
    if found[0] or found != sorted(set(found)):
        raise BadContent(f"levels.toml: expected xp from 0 upwards, got {found}")


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


def read_map(content: Content, mission: MissionData) -> Drawing:
    """The mission's map, held against what the mission says about it."""
    place = f"maps/{mission.id}.txt"
    if mission.id not in content.maps:
        raise BadContent(f"{place}: expected a map for the mission {mission.id}, got none")
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
    _check_coloured(place, drawing, mission)
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


def _check_coloured(place: str, drawing: Drawing, mission: MissionData) -> None:
    """Whatever is behind a coloured door can be reached some time: dc.door.coloured-when."""
    known = {token.colour for token in mission.objectives}
    if mission.door is not None:
        known.add(mission.door.colour)
    for door in drawing.board.doors:
        for colour, kind in COLOURS.items():
            if door.kind == kind and colour not in known:
                raise BadContent(
                    f"{place}: expected an objective of the colour {colour} or a `door` of it in "
                    f"[{mission.id}], got none for the door {door.name}"
                )


@cache
def own_content() -> Content:
    """The content that comes with the game."""
    return load_content(files(__package__))
