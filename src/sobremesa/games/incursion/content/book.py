"""The content of Incursion: figures, weapons, cards, levels, missions and maps, all checked."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Literal, TypeVar

import msgspec

from sobremesa.boards.bits import members
from sobremesa.boards.square import FACINGS, Grid
from sobremesa.boards.square_drawing import (
    Drawing,
    DrawingError,
    Legend,
    check_connected,
    read_drawing,
)
from sobremesa.kernel import BadContent, Setup, asks_always
from sobremesa.kernel.content import check_references, file_in, load_table, read_text

T = TypeVar("T")

ALLIES, SWD = 0, 1
SIDES: dict[str, int] = {"allies": ALLIES, "swd": SWD}
SIDE_NAMES = ("allies", "swd")
SideName = Literal["allies", "swd"]

DOORS = "DSG"
POINTS = "AXY123"
KIND_STEP = 10_000
"""A figure's id is its kind's number times this, plus its own number among its kind."""


class Weapon(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A ranged weapon: inc.shoot.rof-*."""

    id: str
    cost: int = 1
    dice: int
    reaction: int = 0
    shots: int = 1
    bonus: int = 0
    target_fortitude: int = 0
    range: int = 0
    rerolls_misses: bool = False
    chain: bool = False
    area: Literal["", "blast", "flames"] = ""


class Profile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A figure card: inc.force.profile-fields."""

    id: str
    side: SideName
    rp: int
    ap: int
    fortitude: int
    dp: int
    icon: str
    limit: int = 0
    melee_dice: int = 1
    weapons: tuple[str, ...] = ()
    abilities: frozenset[str] = frozenset()


ABILITIES = frozenset(
    {
        "agile",
        "clobberer",
        "commander",
        "horde",
        "ka_boom",
        "leap",
        "mask",
        "no_pick_up",
        "sergeant_in_charge",
        "strength_in_numbers",
        "tactical_leverage",
        "volatile",
        "where_theres_a_will",
        "whip",
        "zombie",
        "zombie_controller",
    }
)


class Title(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What all copies of a combat card say: inc.card.types."""

    id: str
    copies: int
    kind: Literal["effect", "event"]
    kill: int
    icon: str
    swd: bool = False
    side: SideName | Literal[""] = ""
    window: Literal["own", "before_hand", "after_bid", "any", "damage", "death", "dice"] = "own"
    lasts: Literal["", "turn", "mission"] = ""
    places: tuple[str, ...] = ()
    ap: int = 0
    fortitude: int = 0
    shoot_dice: int = 0
    shoot_bonus: int = 0
    shoot_target_fortitude: int = 0
    melee_dice: int = 0
    melee_bonus: int = 0
    melee_target_fortitude: int = 0
    forward_squares: int = 0
    cp_worth: int = 0
    no_cp: bool = False
    reroll_shots: bool = False
    reroll_melee: bool = False
    reinforcements: int = 0

    @property
    def helps(self) -> bool:
        """Whether an Effect does its figure any good."""
        return self.reroll_shots or self.reroll_melee or any(value > 0 for value in self._merits())

    @property
    def harms(self) -> bool:
        """Whether an Effect does its figure any harm."""
        return self.no_cp or any(value < 0 for value in self._merits())

    def _merits(self) -> tuple[int, ...]:
        """What an Effect does for its figure, number by number: below 0 it is to its harm."""
        return (
            self.ap, self.fortitude, self.shoot_dice, self.shoot_bonus,
            -self.shoot_target_fortitude, self.melee_dice, self.melee_bonus,
            -self.melee_target_fortitude, self.forward_squares, self.cp_worth, self.reinforcements,
        )  # fmt: skip


class Level(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Hand and command points from a requisition level on."""

    id: str
    hand: int
    cp: int


class PointData(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a border point of a map is for."""

    side: SideName
    entry: bool = False
    exit: bool = False


class MissionData(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A mission dossier: inc.setup.mission-dossier."""

    id: str
    map: str
    rp: tuple[int, int]
    goal: Literal["escape", "seal", "beacon"]
    minutes: int
    points: dict[str, PointData]
    allied_figures: int = 1
    only_zombies: bool = False
    lowest_level: int = 3


class Point(msgspec.Struct, frozen=True):
    """An entry or exit point: its side, what it is for, and its squares with their border edges."""

    id: str
    side: int
    entry: bool
    exit: bool
    edges: tuple[tuple[int, int], ...]
    ways_in: tuple[tuple[int, int], ...]
    """The squares with the facing of who enters there: away from the border."""


class Content(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that the content folder holds."""

    figures: dict[str, Profile]
    weapons: dict[str, Weapon]
    cards: dict[str, Title]
    levels: dict[str, Level]
    missions: dict[str, MissionData]
    maps: dict[str, str]


class Kind:
    """A figure card as the rules look at it all the time: its weapons and abilities at hand."""

    __slots__ = (
        "agile", "areas", "clobberer", "gun", "ka_boom", "leap", "reach", "will", "zombie",
    )  # fmt: skip

    def __init__(self, profile: Profile, weapons: dict[str, Weapon]) -> None:
        carried = [weapons[id] for id in profile.weapons]
        self.gun = next((weapon for weapon in carried if weapon.reaction), None)
        self.areas = tuple(weapon for weapon in carried if weapon.area)
        self.reach = 2 if "whip" in profile.abilities else 1
        self.agile = "agile" in profile.abilities
        self.leap = "leap" in profile.abilities
        self.clobberer = "clobberer" in profile.abilities
        self.ka_boom = "ka_boom" in profile.abilities
        self.will = "where_theres_a_will" in profile.abilities
        self.zombie = "zombie" in profile.abilities


class Book:
    """The content as a match uses it: look-ups made once, shared by all copies of the state."""

    __slots__ = (
        "ask_always", "basics", "campaign", "cards", "cheapest_kill", "closed", "content", "deck",
        "drawing", "entries", "exits", "figures", "gates", "goal", "grid", "hand", "handles",
        "kind", "kinds", "level", "mission", "moves", "near", "points", "rp", "sealed", "start_cp",
        "titles", "turn_cap", "ways_out",
    )  # fmt: skip

    def __init__(self, content: Content, setup: Setup) -> None:
        options = setup.settings
        self.content = content
        self.mission = content.missions[setup.mission]
        self.goal = self.mission.goal
        self.campaign = bool(options.get("campaign", False))
        self.ask_always = asks_always(options)
        self.turn_cap = int(options.get("turn-cap", 0))
        self.rp = _points(self.mission, options)
        self.level = max(self.rp)
        self.hand, self.start_cp = _by_level(content, self.level)
        self.basics = bool(options.get("basics", False))
        """Without cards and command points."""
        if self.basics:
            self.hand = self.start_cp = 0
        self.titles = _titles(content, str(options.get("armour-piercing", "dice")))
        self.cards = tuple(title for title in self.titles.values() for _ in range(title.copies))
        """The title of each of the 66 cards."""
        self.deck = tuple(range(len(self.cards)))
        self.cheapest_kill = min(title.kill for title in self.titles.values())
        self.kinds = tuple(content.figures)
        self.figures = content.figures
        self.kind = {id: Kind(profile, content.weapons) for id, profile in content.figures.items()}
        self._read_map(content)

    def _read_map(self, content: Content) -> None:
        self.drawing: Drawing = read_map(content, self.mission)
        grid = self.drawing.grid
        self.grid: Grid = grid
        self.closed = self.drawing.doors_of_kind("DS")
        """The blocker bits of the doors that are closed at the start."""
        self.sealed = frozenset(
            door for door, kind in enumerate(self.drawing.door_kinds) if kind == "S"
        )
        self.gates = frozenset(
            door for door, kind in enumerate(self.drawing.door_kinds) if kind == "G"
        )
        self.points = {
            id: Point(
                id,
                SIDES[self.mission.points[id].side],
                self.mission.points[id].entry,
                self.mission.points[id].exit,
                tuple((edge.cell, int(edge.facing)) for edge in edges),
                tuple((edge.cell, int(edge.facing) ^ 2) for edge in edges),
            )
            for id, edges in self.drawing.points.items()
        }
        self.entries = tuple(
            tuple(p for p in self.points.values() if p.side == side and p.entry)
            for side in (ALLIES, SWD)
        )
        self.exits = tuple(
            {
                edge: p.id
                for p in self.points.values()
                if p.side == side and p.exit
                for edge in p.edges
            }
            for side in (ALLIES, SWD)
        )
        self.ways_out = tuple(
            {cell: tuple(way for other, way in exits if other == cell) for cell, _ in exits}
            for exits in self.exits
        )
        self.handles = tuple(
            tuple(
                tuple(
                    door
                    for way in FACINGS
                    if way != facing ^ 2
                    and (door := grid.doors[way][cell]) >= 0
                    and door not in self.sealed
                )
                for facing in FACINGS
            )
            for cell in range(grid.cells)
        )
        """The doors that a figure can operate from a square with a facing: inc.door.operate-*."""
        self.moves = tuple(
            tuple(
                (int(way), grid.steps[way][cell], grid.doors[way][cell])
                for way in FACINGS
                if grid.steps[way][cell] >= 0
            )
            for cell in range(grid.cells)
        )
        """For each square the ways out of it: direction, square, door or -1."""
        self.near = tuple(
            tuple(grid.within(cell, reach) for cell in range(grid.cells)) for reach in range(3)
        )
        """For each reach of a blow and each square, the squares around."""


def _points(mission: MissionData, options: Mapping[str, Any]) -> tuple[int, int]:
    """Each side's RP: those of the mission, or others by agreement: inc.standalone.free-rp."""
    agreed = [int(options.get(f"level-{side}", 0)) for side in SIDE_NAMES]
    return agreed[ALLIES] or mission.rp[ALLIES], agreed[SWD] or mission.rp[SWD]


def _by_level(content: Content, level: int) -> tuple[int, int]:
    """inc.deck.hand-size, inc.maint.cp-draw."""
    found = [entry for id, entry in content.levels.items() if int(id) <= level]
    if not found:
        lowest = min(int(id) for id in content.levels)
        raise BadContent(f"expected a requisition level of {lowest} or more, got {level}")
    last = max(found, key=lambda entry: int(entry.id))
    return last.hand, last.cp


def _titles(content: Content, armour_piercing: str) -> dict[str, Title]:
    """inc.ruling.armour-piercing: as printed, or +1 to the result by house rule."""
    titles = dict(content.cards)
    if armour_piercing == "result":
        old = titles["armour_piercing_ammo"]
        titles[old.id] = msgspec.structs.replace(old, shoot_dice=0, shoot_bonus=1)
    return titles


def read_map(content: Content, mission: MissionData) -> Drawing:
    """The mission's map; what inc.map.loader refuses is refused here."""
    place = mission.map
    legend = Legend(doors=DOORS, points=POINTS, marks="B")
    try:
        drawing = read_drawing(content.maps[mission.map], legend)
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


def load_content(folder: Traversable, under: Content | None = None) -> Content:
    """The content of a folder, every cross-reference checked.

    Laid over other content it may hold only some of the files: what it names is added or replaced.
    """
    missions = _table(folder, "missions", MissionData, under)
    content = Content(
        figures=_table(folder, "figures", Profile, under),
        weapons=_table(folder, "weapons", Weapon, under),
        cards=_table(folder, "cards", Title, under),
        levels=_table(folder, "levels", Level, under),
        missions=missions,
        maps={data.map: _map(folder, data.map, under) for data in missions.values()},
    )
    for level in content.levels:
        if not level.isdecimal():
            raise BadContent(f"levels.toml: expected levels by number, got {level!r}")
    for profile in content.figures.values():
        check_references(f"figures.toml: [{profile.id}] weapons", profile.weapons, content.weapons)
        check_references(f"figures.toml: [{profile.id}] abilities", profile.abilities, ABILITIES)
    for title in content.cards.values():
        check_references(f"cards.toml: [{title.id}] places", title.places, content.figures)
    for mission in missions.values():
        read_map(content, mission)
        _check_playable(mission)
    return content


def _table(folder: Traversable, name: str, kind: type[T], under: Content | None) -> dict[str, T]:
    file = folder / f"{name}.toml"
    if under is None:
        return load_table(file, kind)
    below: dict[str, T] = getattr(under, name)
    return {**below, **load_table(file, kind)} if file.is_file() else below


def _map(folder: Traversable, name: str, under: Content | None) -> str:
    file = file_in(folder / "maps", name, "missions.toml: map")
    if under is not None and name in under.maps and not file.is_file():
        return under.maps[name]
    return read_text(file)


def _check_playable(mission: MissionData) -> None:
    """Refuse a mission that a side could not begin or win."""
    for side in SIDE_NAMES:
        points = [point for point in mission.points.values() if point.side == side]
        if not any(point.entry for point in points):
            raise BadContent(f"missions.toml: [{mission.id}.points]: expected an entry of {side}")
        leaves = mission.goal == "beacon" or (mission.goal == "escape" and side == "allies")
        if leaves and not any(point.exit for point in points):
            raise BadContent(f"missions.toml: [{mission.id}.points]: expected an exit of {side}")


@cache
def own_content() -> Content:
    """The content that comes with the game."""
    return load_content(files(__package__))


def kind_of(figure: int) -> int:
    """The number of the kind that a figure id belongs to."""
    return figure // KIND_STEP


def effects_allowed(title: Title, kind: str) -> bool:
    """Whether an Effect may lie on the card of that kind.

    inc.card.effect-sturmzombie-icon, inc.ruling.swd-effects-scope, inc.ruling.bomber-cards.
    """
    if title.places:
        return kind in title.places
    return kind != "sturmzombie"
