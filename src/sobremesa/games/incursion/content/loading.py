"""Reading the content of Incursion: every reference checked, each map held to its mission."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from sobremesa.boards.bits import members
from sobremesa.boards.square_drawing import (
    Drawing,
    DrawingError,
    Legend,
    check_connected,
    read_drawing,
)
from sobremesa.kernel import BadContent
from sobremesa.kernel.content import check_references, lay_over, load_folder

from .schema import ABILITIES, EVENTS, SIDE_NAMES, Content, MissionData

DOORS = "DSG"
POINTS = "AXY123"
HORDE = "sturmzombie"


def load_content(folder: Traversable) -> Content:
    """The content that a folder holds by itself, every cross-reference checked."""
    content = load_folder(folder, Content)
    check(content)
    return content


def extended(under: Content, folder: Traversable) -> Content:
    """Content with a folder laid over it: what the folder names is added, replaced or left out."""
    content = lay_over(under, folder)
    check(content)
    return content


@cache
def own_content() -> Content:
    """The content that comes with the game."""
    return load_content(files(__package__))


def check(content: Content) -> None:
    """Refuse content that the rules could not play."""
    _check_levels(content)
    _check_figures(content)
    _check_cards(content)
    if not content.missions:
        raise BadContent("missions.toml: expected a mission, got none")
    files = [f"{name}.txt" for name in content.maps]
    for mission in content.missions.values():
        check_references(f"missions.toml: [{mission.id}] map", [mission.map], files)
        read_map(content, mission)
        _check_playable(mission)


def _check_levels(content: Content) -> None:
    if not content.levels:
        raise BadContent("levels.toml: expected a level, got none")
    for level in content.levels:
        if not level.isdecimal():
            raise BadContent(f"levels.toml: expected levels by number, got {level!r}")


def _check_figures(content: Content) -> None:
    check_references("figures.toml: the horde", [HORDE], content.figures)
    if not any(profile.side == "allies" for profile in content.figures.values()):
        raise BadContent("figures.toml: expected a figure of the allies, got none")
    for profile in content.figures.values():
        check_references(f"figures.toml: [{profile.id}] weapons", profile.weapons, content.weapons)
        check_references(f"figures.toml: [{profile.id}] abilities", profile.abilities, ABILITIES)


def _check_cards(content: Content) -> None:
    if not content.cards:
        raise BadContent("cards.toml: expected a card, got none")
    for title in content.cards.values():
        check_references(f"cards.toml: [{title.id}] places", title.places, content.figures)
        if title.kind == "event":
            check_references("cards.toml: an event", [title.id], EVENTS)


def read_map(content: Content, mission: MissionData) -> Drawing:
    """The mission's map; what inc.map.loader refuses is refused here."""
    place = mission.map
    legend = Legend(doors=DOORS, points=POINTS, marks="B")
    try:
        drawing = read_drawing(content.map_of(mission), legend)
        check_connected(drawing, closed="S")
    except DrawingError as error:
        raise BadContent(f"{place}: {error}") from error
    check_references(f"{place}: points of {mission.id}", drawing.points, mission.points)
    check_references(f"missions.toml: [{mission.id}.points]", mission.points, drawing.points)
    if len(drawing.door_kinds) > 10:
        raise BadContent(f"{place}: expected at most 10 doors, got {len(drawing.door_kinds)}")
    for side, most in (("allies", 3), ("swd", 6)):
        count = sum(1 for point in mission.points.values() if point.side == side)
        if count > most:
            raise BadContent(f"{place}: expected at most {most} points of {side}, got {count}")
    entries = {
        edge.cell
        for id, edges in drawing.points.items()
        if mission.points[id].entry
        for edge in edges
    }
    beacons = tuple(members(drawing.marked("B")))
    for cell in beacons:
        if cell in entries:
            square = drawing.grid.place(cell)
            raise BadContent(f"{place}: expected no item on an entry square, got one on {square}")
    wanted = int(mission.goal == "beacon")
    if len(beacons) != wanted:
        raise BadContent(f"{place}: expected {wanted} beacons, got {len(beacons)}")
    if mission.goal == "seal" and "G" not in drawing.door_kinds:
        raise BadContent(f"{place}: expected gates G to seal, got none")
    return drawing


def _check_playable(mission: MissionData) -> None:
    """Refuse a mission that a side could not begin or win."""
    for side in SIDE_NAMES:
        points = [point for point in mission.points.values() if point.side == side]
        if not any(point.entry for point in points):
            raise BadContent(f"missions.toml: [{mission.id}.points]: expected an entry of {side}")
        leaves = mission.goal == "beacon" or (mission.goal == "escape" and side == "allies")
        if leaves and not any(point.exit for point in points):
            raise BadContent(f"missions.toml: [{mission.id}.points]: expected an exit of {side}")
