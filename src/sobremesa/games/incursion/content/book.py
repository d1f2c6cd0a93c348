"""The content as a match uses it: a mission with its map and everything looked up once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from sobremesa.boards.bits import bits_of
from sobremesa.boards.square import FACINGS, Grid
from sobremesa.boards.square_drawing import Drawing
from sobremesa.games.incursion.options import CardId, Kill, Play, Seal, Snafu, Step, UseDoor
from sobremesa.kernel import BadContent, Setup, asks_always

from .loading import HORDE, read_map
from .schema import (
    ABILITIES,
    ALLIES,
    EVENTS,
    SIDE_NAMES,
    SIDES,
    SWD,
    Content,
    MissionData,
    Profile,
    Title,
    Weapon,
)

STEPS = tuple(map(Step, range(4)))
KIND_STEP = 10_000
"""A figure's id is its kind's number times this, plus its own number among its kind."""


class Point(msgspec.Struct, frozen=True):
    """An entry or exit point: its side, what it is for, and its squares with their border edges."""

    id: str
    side: int
    entry: bool
    exit: bool
    edges: tuple[tuple[int, int], ...]
    ways_in: tuple[tuple[int, int], ...]
    """The squares with the facing of who enters there: away from the border."""


class Kind:
    """A figure card as the rules look at it all the time: its weapons and abilities at hand."""

    __slots__ = (
        "agile", "areas", "breathes", "carries", "clobberer", "gun", "ka_boom", "leap", "leverage",
        "reach", "will", "zombie",
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
        self.carries = not self.zombie and "no_pick_up" not in profile.abilities
        self.leverage = "tactical_leverage" in profile.abilities
        self.breathes = not self.zombie and "mask" not in profile.abilities


class Book:
    """The content as a match uses it: look-ups made once, shared by all copies of the state."""

    __slots__ = (
        "able", "ask_always", "basics", "beside", "campaign", "cards", "cheapest_kill", "closed",
        "content", "copies", "dearest_kill", "deck", "drawing", "entries", "exits", "figures",
        "gates", "goal", "grid", "hand", "handles", "harms", "helps", "kill", "kind", "kinds",
        "level", "mission", "moves", "near", "own_plays", "points", "rock", "rp", "says", "seal",
        "sealed", "snafu", "start_cp", "steps", "stops", "titles", "turn_cap", "use_door",
        "ways_out", "windows",
    )  # fmt: skip

    def __init__(self, content: Content, setup: Setup) -> None:
        settings = setup.settings
        self.content = content
        self.mission = content.missions[setup.mission]
        self.goal = self.mission.goal
        self.campaign = bool(settings.get("campaign", False))
        self.ask_always = asks_always(settings)
        self.turn_cap = int(settings.get("turn-cap", 0))
        self.rp = _points(self.mission, settings)
        self.level = max(self.rp)
        self.hand, self.start_cp = _by_level(content, self.level)
        self.basics = bool(settings.get("basics", False))
        """Without cards and command points."""
        if self.basics:
            self.hand = self.start_cp = 0
        self.titles = _titles(content, str(settings.get("armour-piercing", "dice")))
        self._read_cards()
        self.kinds = tuple(content.figures)
        self.figures = content.figures
        self.able = {
            ability: frozenset(
                id for id, profile in content.figures.items() if ability in profile.abilities
            )
            for ability in ABILITIES
        }
        """The kinds of figures that have each special ability."""
        self.kind = {id: Kind(profile, content.weapons) for id, profile in content.figures.items()}
        self._read_map(content)

    def _read_cards(self) -> None:
        self.cards = tuple(title for title in self.titles.values() for _ in range(title.copies))
        """The title of each of the 66 cards."""
        self.deck = tuple(map(CardId, range(len(self.cards))))
        self.copies = {
            id: frozenset(card for card in self.deck if self.cards[card].id == id)
            for id in EVENTS | self.titles.keys()
        }
        """The cards of each title."""
        self.windows = {
            window: frozenset(card for card in self.deck if self.cards[card].window == window)
            for window in ("before_hand", "after_bid")
        }
        """The cards of each moment of the Maintenance Phase."""
        self.cheapest_kill = min(title.kill for title in self.titles.values())
        self.dearest_kill = max(title.kill for title in self.titles.values())
        self.helps = tuple(title.helps for title in self.cards)
        self.harms = tuple(title.harms for title in self.cards)
        self.says = tuple(title.says() for title in self.cards)
        """The names of the fields in which each card says something."""
        self.kill = tuple(map(Kill, self.deck))
        self.snafu = tuple(map(Snafu, self.deck))
        """To kill each card, and to play SNAFU on it."""
        plays = {id: Play(id) for id in self.titles}
        self.own_plays = tuple(
            tuple(plays[title.id] if title.is_own(side) else None for title in self.cards)
            for side in (ALLIES, SWD)
        )
        """For each side and card how it is played between two actions of one's own, if ever."""

    def _read_map(self, content: Content) -> None:
        self.drawing: Drawing = read_map(content, self.mission)
        grid = self.drawing.grid
        self.grid: Grid = grid
        self.closed = self.drawing.doors_of_kind("DS")
        """The blocker bits of the doors that are closed at the start."""
        self.sealed = frozenset(
            door for door, kind in enumerate(self.drawing.door_kinds) if kind == "S"
        )
        self.rock = bits_of(grid.cells + door for door in self.sealed)
        """Their blocker bits."""
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
        self.beside = tuple(
            {target: (way, door) for way, target, door in moves} for moves in self.moves
        )
        """For each square those beside it, each with the direction and the door or -1."""
        self.steps = tuple(tuple(STEPS[way] for way, _, _ in moves) for moves in self.moves)
        """For each square the steps out of it, where nothing stops them..."""
        self.stops = tuple(
            bits_of(target for _, target, _ in moves)
            | sum({grid.door_bit(door) for _, _, door in moves if door >= 0})
            for moves in self.moves
        )
        """... and the blocker bits of whatever could."""
        self.use_door = tuple(map(UseDoor, range(len(grid.door_edges))))
        self.seal = tuple(map(Seal, range(len(grid.door_edges))))
        self.near = tuple(
            tuple(grid.within(cell, reach) for cell in range(grid.cells)) for reach in range(3)
        )
        """For each reach of a blow and each square, the squares around."""


def _points(mission: MissionData, settings: Mapping[str, Any]) -> tuple[int, int]:
    """Each side's RP: those of the mission, or others by agreement: inc.standalone.free-rp."""
    agreed = [int(settings.get(f"level-{side}", 0)) for side in SIDE_NAMES]
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
    old = titles.get("armour_piercing_ammo")
    if old is not None and armour_piercing == "result":
        titles[old.id] = msgspec.structs.replace(old, shoot_dice=0, shoot_bonus=1)
    return titles


def kind_of(figure: int) -> int:
    """The number of the kind that a figure id belongs to."""
    return figure // KIND_STEP


def effects_allowed(title: Title, kind: str) -> bool:
    """Whether an Effect may lie on the card of that kind.

    inc.card.effect-sturmzombie-icon, inc.ruling.swd-effects-scope, inc.ruling.bomber-cards.
    """
    if title.places:
        return kind in title.places
    return kind != HORDE
