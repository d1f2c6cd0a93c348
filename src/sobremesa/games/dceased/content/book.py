"""The content as a match uses it: a mission with its map and everything looked up once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, get_args

import msgspec

from sobremesa.boards.bits import bits_of, members
from sobremesa.boards.memo import kept
from sobremesa.boards.zones import ZoneMap
from sobremesa.boards.zones_drawing import Drawing
from sobremesa.boards.zones_view import UNREACHABLE, View
from sobremesa.games.dceased.options import Attack, Move, Open, Use
from sobremesa.kernel import Setup

from .effect_base import Deed, Effect, Used
from .effects import AnyEffect
from .loading import read_map
from .schema import (
    BLUE,
    COLOURS,
    KINDS,
    LEVELS,
    ORANGE,
    RED,
    USUAL_HEROES,
    Content,
    MissionData,
    PointData,
)


class Point(msgspec.Struct, frozen=True):
    """A Spawn Point with its Zone by number."""

    id: str
    zone: int
    data: PointData


class Vault(msgspec.Struct, frozen=True):
    """What coloured doors shut off: those doors, and the Zones before them, as bits."""

    doors: int
    doorsteps: int


class _Views(dict[int, View]):
    """A map's views by the doors that are open, looked up far too often for a call."""

    def __init__(self, board: ZoneMap) -> None:
        super().__init__()
        self.board = board

    def __missing__(self, open_doors: int) -> View:
        view = self[open_doors] = self.board.view(open_doors)
        return view


Gifts = tuple[str, int, tuple[str, ...], str, tuple[str, ...]]
"""What decides what a hero can do: who it is, its level, traits, Equipment and escorts."""
Talents = dict[type, Any]
"""What somebody can do, by the kind of effect, and all Deeds as they lie before the player.

Rules may keep here what follows from it alone.
"""
MOST_TALENTS = 10_000


class _TalentsOf(dict[Gifts, Talents]):
    """What a hero of some level with its traits, Equipment and escorts can do, found once."""

    def __init__(self, book: Book) -> None:
        super().__init__()
        self.book = book
        self.order = {id: place for place, id in enumerate(book.effects)}

    def __missing__(self, key: Gifts) -> Talents:
        hero, level, traits, gear, escorts = key
        known = self.book.effects
        things = dict.fromkeys((*self.book.abilities[hero][level], gear, *escorts, *traits))
        held = [id for id in things if id in known]
        talents: Talents = {Deed: tuple(known[id] for id in held if isinstance(known[id], Deed))}
        for id in sorted(held, key=self.order.__getitem__):
            effect = known[id]
            talents[type(effect)] = (*talents.get(type(effect), ()), effect)
        if len(self) >= MOST_TALENTS:
            self.clear()
        self[key] = talents
        return talents


class Book:
    """The content as a match uses it: look-ups made once, shared by all copies of the state."""

    def __init__(self, content: Content, setup: Setup) -> None:
        settings = setup.settings
        self.content = content
        self.mission = content.missions[setup.mission]
        self.goal = content.goals[self.mission.goal]
        self.difficulty = str(settings.get("difficulty", "normal"))
        self.hints = bool(settings.get("hints", False))
        self.seats = setup.seats
        self.party = _party_size(self.mission, setup)
        self.rounds = self.mission.rounds
        self.heroes, self.fallen = content.heroes, content.fallen
        self.spawn, self.traits = content.spawn, content.traits
        self.ladders = {
            id: {card.blue: BLUE, card.orange: ORANGE, card.red: RED}
            for id, card in content.heroes.items()
        }
        """At which Danger Level a hero has each of its abilities."""
        self.abilities = {
            id: tuple(
                tuple(ability for ability, needed in ladder.items() if level >= needed)
                for level in range(len(LEVELS))
            )
            for id, ladder in self.ladders.items()
        }
        """The abilities of a hero at each Danger Level."""
        self.effects = _effects(content)
        """What everything does that a hero can have, and each Zombie Hero, by its id."""
        self.uses = {id: Use(id) for id in self.effects}
        self.doing = {
            kind: tuple(each for each in self.effects.values() if isinstance(each, kind))
            for kind in get_args(AnyEffect)
        }
        """The things that have an effect of a kind: traits, abilities, Equipment, Civilians."""
        self.talents = _TalentsOf(self)
        self.thresholds = tuple(content.levels[level].xp for level in LEVELS)
        self.toughness = tuple(content.horde[kind].toughness for kind in KINDS)
        self.actions = tuple(content.horde[kind].actions for kind in KINDS)
        self.miniatures = tuple(content.horde[kind].miniatures for kind in KINDS)
        self.deck = _deck(content, self.mission, self.difficulty)
        self._read_map(content)

    def _read_map(self, content: Content) -> None:
        mission = self.mission
        self.drawing: Drawing = read_map(content, mission)
        board = self.drawing.board
        self.board: ZoneMap = board
        self.names = board.names
        self.zone = {name: zone for zone, name in enumerate(board.names)}
        self.views = _Views(board)
        self.names_of, self.seen_from = kept(self._names_of), kept(self._seen_from)
        # Options are made once, and offered again wherever they are the same.
        self.moves_to, self.attacks_on = kept(self._moves_to), kept(self._attacks_on)
        self.openings = kept(self._openings)
        self.march = kept(self._march)
        self.marked = self.drawing.marked("*")
        self.start = board.zone(mission.start)
        self.exit = board.zone(mission.exit) if mission.exit else -1
        self.exit_bit = 1 << self.exit if mission.exit else 0
        self.civilians = tuple(map(board.zone, mission.civilians))
        self.equipment = tuple(map(board.zone, mission.equipment))
        self.objectives = {token.id: token for token in mission.objectives}
        self.generator = next((token for token in mission.objectives if token.needs), None)
        """The Objective that others must be brought to."""
        self.vaults: dict[int, Vault] = {}
        self.points = tuple(Point(p.id, board.zone(p.zone), p) for p in mission.points)
        self.doors_of = tuple(tuple(members(bits)) for bits in board.doors_at)
        self.colours = tuple(
            next((colour for colour, kind in COLOURS.items() if kind == door.kind), "")
            for door in board.doors
        )
        """The colour of each door, or an empty word."""
        self.coloured = tuple(door for door, colour in enumerate(self.colours) if colour)
        self.plain = bits_of(door for door, colour in enumerate(self.colours) if not colour)
        self.all_doors = (1 << len(board.doors)) - 1
        self.beside: dict[int, tuple[tuple[int, ...], ...]] = {}
        """For each set of open doors, the Zones connected to each Zone."""
        self.dangers: dict[tuple[Any, ...], Sequence[float]] = {}
        """For the Enemies as they stand: the Wounds that each Zone would bring."""
        view = board.view(self.drawing.open_doors)
        sides = (zone for door in board.doors if self.drawing.open_doors >> door.number & 1
                 for zone in door.zones)  # fmt: skip
        self.opened_at_start = 0
        for zone in (*sides, self.start):
            self.opened_at_start |= view.building_of[zone]

    def vault_of(self, zone: int) -> Vault:
        """The coloured doors that bar the way to a Zone, found once for each that is asked for."""
        if zone not in self.vaults:
            self.vaults[zone] = _vault(self.board, self.colours, zone)
        return self.vaults[zone]

    def near(self, open_doors: int) -> tuple[tuple[int, ...], ...]:
        """For each Zone those connected to it, found once for each set of open doors."""
        near = self.beside.get(open_doors)
        if near is None:
            view = self.views[open_doors]
            near = self.beside[open_doors] = tuple(map(tuple, map(members, view.neighbours)))
        return near

    def _names_of(self, zones: int) -> tuple[str, ...]:
        """The names of a set of Zones."""
        return tuple(map(self.names.__getitem__, members(zones)))

    def _seen_from(self, open_doors: int, low: int, high: int) -> tuple[int, ...]:
        """For each Zone, those that it sees at a Range from one number to another."""
        view = self.views[open_doors]
        return tuple(view.seen_at(zone, low, high) for zone in range(self.board.size))

    def _march(self, open_doors: int, zone: int, goals: int) -> tuple[int, int]:
        """The goals that are nearest to a Zone, and the first steps of all ways to them."""
        view = self.views[open_doors]
        nearest = view.nearest(zone, goals)
        return nearest, view.steps_towards(zone, nearest)

    def _moves_to(self, zones: int, by: str, aid: str) -> tuple[Move, ...]:
        """A Move to each of these Zones, by the kind of Move and its aid."""
        return tuple(Move(name, by, aid) for name in self.names_of(zones))

    def _attacks_on(self, zones: int, weapon: str, aid: str) -> tuple[Attack, ...]:
        """An Attack on each of these Zones, with a weapon and an aid."""
        return tuple(Attack(weapon, name, aid) for name in self.names_of(zones))

    def _openings(self, doors: int, by: str) -> tuple[Open, ...]:
        """How each of these doors is opened, by an Action or by an effect."""
        return tuple(Open(self.board.doors[door].name, by) for door in members(doors))


def _effects(content: Content) -> dict[str, Effect]:
    """What each thing does; the effect is named after the thing, and costs what its card says."""
    abilities = content.abilities
    found: dict[str, Effect] = {}
    for trait in content.traits.values():
        effect: Effect = abilities[trait.id]
        if isinstance(effect, Used):
            effect = msgspec.structs.replace(effect, power=trait.power)
        found[trait.id] = effect
    ladders = {ability for hero in content.heroes.values() for ability in hero.ladder}
    found |= {id: effect for id, effect in abilities.items() if id in ladders}
    for gear in content.equipment.values():
        if gear.ability:
            found[gear.id] = msgspec.structs.replace(abilities[gear.ability], id=gear.id)
    found |= {id: abilities[id] for id in content.civilians}
    for card in content.fallen.values():
        found[card.id] = msgspec.structs.replace(abilities[card.ability], id=card.id)
    return found


def _vault(board: ZoneMap, colours: tuple[str, ...], zone: int) -> Vault:
    inside = board.view(bits_of(door for door, colour in enumerate(colours) if not colour))
    doors = doorsteps = 0
    for door in board.doors:
        outer = [side for side in door.zones if inside.distance[zone][side] == UNREACHABLE]
        if len(outer) == 1:
            doors |= 1 << door.number
            doorsteps |= 1 << outer[0]
    return Vault(doors, doorsteps)


def _party_size(mission: MissionData, setup: Setup) -> int:
    """How many heroes play: dc.setup.heroes, dc.setup.heroes-5-6, dc.setup.heroes-mission."""
    if mission.heroes:
        return len(mission.heroes)
    return max(setup.seats, int(setup.settings.get("heroes", USUAL_HEROES)))


def _deck(content: Content, mission: MissionData, difficulty: str) -> tuple[str, ...]:
    """The Spawn cards in play: dc.mission.m0-deck, dc.option.hard-deck."""
    cards = list(content.spawn)
    if mission.deck is not None:
        first, last = mission.deck.of(difficulty)
        cards = cards[cards.index(first) : cards.index(last) + 1]
    if difficulty == "hard":
        cards = [id for id in cards if content.spawn[id].special != "a-breath-of-silence"]
    return tuple(cards)
