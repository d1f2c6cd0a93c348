"""The content of DCeased: heroes, the horde, cards, missions and maps, all checked."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Literal, get_args

import msgspec

from sobremesa.boards.bits import bits_of, members
from sobremesa.boards.zones import ZoneMap
from sobremesa.boards.zones_drawing import Drawing, DrawingError, read_drawing
from sobremesa.boards.zones_plan import Border
from sobremesa.boards.zones_view import View
from sobremesa.kernel import BadContent, Setup
from sobremesa.kernel.content import check_references, load_table, read_text

from .options import Move

MARKS = "*ceoSX1234BG!"
Difficulty = Literal["easy", "normal", "hard"]
DIFFICULTIES: tuple[Difficulty, ...] = get_args(Difficulty)
KINDS = ("walker", "brute", "runner")
WALKER, BRUTE, RUNNER = range(3)
LEVELS = ("blue", "yellow", "orange", "red")
BLUE, YELLOW, ORANGE, RED = range(4)
COLOURS = {"blue": Border.BLUE_DOOR, "green": Border.GREEN_DOOR}
POINT_MARKS = {"1": "1", "2": "2", "3": "3", "4": "4", "blue": "B", "green": "G"}
CARD_COUNTS = {"normal": 20, "charge": 6, "activation": 4, "fallen": 5, "special": 5}
USUAL_HEROES, MOST_HEROES = 4, 6

KindName = Literal["walker", "brute", "runner"]
Colour = Literal["", "blue", "green"]
Moment = Literal[
    "own-turn", "choose-target", "before-roll", "after-roll", "after-attack", "paying-a-move",
    "wound", "attack-step", "spawn-card", "activation-step",
]  # fmt: skip
Special = Literal[
    "", "voices-behind-the-door", "anti-life-broadcast", "they-are-everywhere",
    "drawn-to-the-noise", "a-breath-of-silence",
]  # fmt: skip
Goal = Literal["first-night", "evacuation", "blackout", "titan", "signal"]


class _Data(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of what TOML files hold."""


class Attack(_Data, frozen=True, kw_only=True):
    """An Attack as it is printed: dc.attack.profile."""

    kind: Literal["melee", "ranged"]
    low: int = 0
    high: int = 0
    dice: int
    accuracy: int


class HeroCard(_Data, frozen=True, kw_only=True):
    """An ID card: dc.ability.ladder. The Yellow ability is one more Action for everybody."""

    id: str
    health: int
    attack: Attack
    blue: str
    orange: str
    red: str
    icon: str


class HordeCard(_Data, frozen=True, kw_only=True):
    """A type of Horde Zombie."""

    id: str
    toughness: int
    actions: int
    miniatures: int
    icon: str


class FallenCard(_Data, frozen=True, kw_only=True):
    """A Zombie Hero card: dc.zhero.card."""

    id: str
    toughness: int
    ability: str
    icon: str

    @property
    def person(self) -> str:
        """The hero that this was: dc.setup.hero-unique."""
        return self.id.removeprefix("z-")


class SpawnCard(_Data, frozen=True, kw_only=True):
    """A card of the Spawn deck: a kind, and a number for each Danger Level."""

    id: str
    kind: Literal["normal", "charge", "activation", "fallen", "special"]
    type: KindName | Literal[""] = ""
    numbers: tuple[int, int, int, int] = (0, 0, 0, 0)
    special: Special = ""


class Trait(_Data, frozen=True, kw_only=True):
    """A Heroic Trait: dc.trait.instructions."""

    id: str
    copies: int
    moment: Moment
    power: int = 0
    icon: str


class Gear(_Data, frozen=True, kw_only=True):
    """A card of Equipment: dc.equipment.gives."""

    id: str
    attack: Attack | None = None
    ability: str = ""
    icon: str


class CivilianCard(_Data, frozen=True, kw_only=True):
    """A Civilian's unique card."""

    id: str
    icon: str


class LevelData(_Data, frozen=True, kw_only=True):
    """Where a Danger Level begins: dc.xp.thresholds."""

    id: str
    xp: int


class Objective(_Data, frozen=True, kw_only=True):
    """An Objective token: dc.objective.mission-effect."""

    id: str
    zone: str
    xp: int = 0
    colour: Colour = ""
    carried: bool = False
    needs: tuple[str, ...] = ()
    """What the heroes in its Zone must carry for Interact; such a token stays on the board."""


class PointData(_Data, frozen=True, kw_only=True):
    """A Spawn Point, and what starts it if it is coloured: dc.spawn.coloured."""

    id: str
    zone: str
    rescued: int = 0
    token: str = ""
    charge: int = 0


class Placement(_Data, frozen=True, kw_only=True):
    """Enemies that stand on the board at set-up: dc.setup.placed-enemies."""

    type: KindName
    zone: str
    count: int


class Titan(_Data, frozen=True, kw_only=True):
    """A Zombie Hero that a mission is about, weaker by each Objective taken."""

    id: str
    zone: str
    toughness: int
    less: int


class DoorData(_Data, frozen=True, kw_only=True):
    """A coloured door with its own condition: how many Objectives, or else a Round."""

    colour: Literal["blue", "green"]
    taken: int
    round: int


class DeckData(_Data, frozen=True, kw_only=True):
    """The first and the last Spawn card in play, for each difficulty: dc.mission.m0-deck."""

    easy: tuple[str, str] = ("S01", "S40")
    normal: tuple[str, str] = ("S01", "S40")
    hard: tuple[str, str] = ("S01", "S40")

    def of(self, difficulty: str) -> tuple[str, str]:
        """The ends of the deck at one difficulty."""
        ends: tuple[str, str] = getattr(self, difficulty)
        return ends


class MissionData(_Data, frozen=True, kw_only=True):
    """A mission: dc.setup.mission."""

    id: str
    goal: Goal
    minutes: int
    start: str
    points: tuple[PointData, ...]
    difficulty: Difficulty = "normal"
    seats: tuple[int, int] = (1, 6)
    heroes: tuple[str, ...] = ()
    deck: DeckData = DeckData()
    exit: str = ""
    rounds: int = 0
    civilians: tuple[str, ...] = ()
    equipment: tuple[str, ...] = ()
    objectives: tuple[Objective, ...] = ()
    enemies: tuple[Placement, ...] = ()
    rescue_xp: int = 0
    titan: Titan | None = None
    door: DoorData | None = None
    charge: int = 0


class Content(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that the content folder holds."""

    heroes: dict[str, HeroCard]
    horde: dict[str, HordeCard]
    fallen: dict[str, FallenCard]
    spawn: dict[str, SpawnCard]
    traits: dict[str, Trait]
    equipment: dict[str, Gear]
    civilians: dict[str, CivilianCard]
    levels: dict[str, LevelData]
    missions: dict[str, MissionData]
    maps: dict[str, str]


HERO_ABILITIES = frozenset(
    {
        "always-prepared", "amazon-charge", "blade-of-the-gods", "boom-tube", "bracers",
        "cell-recharge", "chaos-fuel", "detectives-eye", "double-nock", "emerald-shield", "encore",
        "flight", "grand-finale", "grapnel-line", "hard-light-shove", "overload",
        "say-it-backwards", "sharpshooter", "slippery", "solar-flare", "solar-skin",
        "trick-quiver", "tuned-cry", "vanishing-act",
    }
)  # fmt: skip
FALLEN_ABILITIES = frozenset(
    {
        "creeping-vines", "crushing-might", "drowned-court", "hunting-wings", "intangible",
        "pack-leader", "speed-force", "stolen-lightning",
    }
)  # fmt: skip
GEAR_ABILITIES = frozenset(
    {
        "accuracy", "costs-power", "cuts-the-fallen", "dazzles", "first-wound", "heals", "lasso",
        "more-power", "more-traits", "swing", "washes-away",
    }
)  # fmt: skip


class Point(msgspec.Struct, frozen=True):
    """A Spawn Point with its Zone by number."""

    id: str
    zone: int
    data: PointData


class _Views(dict[int, View]):
    """A map's views by the doors that are open, looked up far too often for a call."""

    def __init__(self, board: ZoneMap) -> None:
        super().__init__()
        self.board = board

    def __missing__(self, open_doors: int) -> View:
        view = self[open_doors] = self.board.view(open_doors)
        return view


class Book:
    """The content as a match uses it: look-ups made once, shared by all copies of the state."""

    def __init__(self, content: Content, setup: Setup) -> None:
        options = setup.options
        self.content = content
        self.mission = content.missions[setup.mission]
        self.goal = self.mission.goal
        self.difficulty = str(options.get("difficulty", "normal"))
        self.hints = bool(options.get("hints", False))
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
        self.fallen_with = {
            ability: tuple(id for id, card in content.fallen.items() if card.ability == ability)
            for ability in FALLEN_ABILITIES
        }
        """The Zombie Heroes that have an ability."""
        self.thresholds = tuple(content.levels[level].xp for level in LEVELS)
        self.toughness = tuple(content.horde[kind].toughness for kind in KINDS)
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
        self.named: dict[int, tuple[str, ...]] = {}
        self.moves: dict[tuple[int, str, str], tuple[Move, ...]] = {}
        """The options to move to a set of Zones, by the kind of Move and its aid."""
        self.marked = self.drawing.marked("*")
        self.start = board.zone(mission.start)
        self.exit = board.zone(mission.exit) if mission.exit else -1
        self.exit_bit = 1 << self.exit if mission.exit else 0
        self.civilians = tuple(map(board.zone, mission.civilians))
        self.equipment = tuple(map(board.zone, mission.equipment))
        self.objectives = {token.id: token for token in mission.objectives}
        self.points = tuple(Point(p.id, board.zone(p.zone), p) for p in mission.points)
        self.doors_of = tuple(tuple(members(bits)) for bits in board.doors_at)
        self.colours = tuple(
            next((colour for colour, kind in COLOURS.items() if kind == door.kind), "")
            for door in board.doors
        )
        """The colour of each door, or an empty word."""
        view = board.view(self.drawing.open_doors)
        sides = (zone for door in board.doors if self.drawing.open_doors >> door.number & 1
                 for zone in door.zones)  # fmt: skip
        self.opened_at_start = 0
        for zone in (*sides, self.start):
            self.opened_at_start |= view.building_of[zone]

    def names_of(self, zones: int) -> tuple[str, ...]:
        """The names of a set of Zones, made once for each set that is met."""
        names = self.named.get(zones)
        if names is None:
            names = self.named[zones] = tuple(map(self.names.__getitem__, members(zones)))
        return names


def _party_size(mission: MissionData, setup: Setup) -> int:
    """How many heroes play: dc.setup.heroes, dc.setup.heroes-5-6, dc.setup.heroes-mission."""
    if mission.heroes:
        return len(mission.heroes)
    return max(setup.seats, int(setup.options.get("heroes", USUAL_HEROES)))


def _deck(content: Content, mission: MissionData, difficulty: str) -> tuple[str, ...]:
    """The Spawn cards in play: dc.mission.m0-deck, dc.option.hard-deck."""
    first, last = mission.deck.of(difficulty)
    silence = difficulty == "hard"
    return tuple(
        id
        for id, card in content.spawn.items()
        if first <= id <= last and not (silence and card.special == "a-breath-of-silence")
    )


# Loading and checking


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
    check(content)
    return content


def check(content: Content) -> None:
    """Refuse content that the rules could not play."""
    _check_same("horde.toml", content.horde, KINDS)
    _check_same("levels.toml", content.levels, LEVELS)
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
    """The kinds in their numbers; a type wherever something is placed or activated."""
    counts = dict.fromkeys(CARD_COUNTS, 0)
    for card in cards.values():
        counts[card.kind] += 1
        typeless = card.special in ("drawn-to-the-noise", "a-breath-of-silence")
        if typeless == bool(card.type):
            wanted = "no type" if typeless else "a type"
            raise BadContent(f"spawn.toml: [{card.id}]: expected {wanted}, got {card.type!r}")
        if (card.kind == "special") != bool(card.special):
            raise BadContent(
                f"spawn.toml: [{card.id}]: expected `special` on special cards alone, "
                f"got {card.special!r} on a card of kind {card.kind}"
            )
    if counts != CARD_COUNTS:
        raise BadContent(f"spawn.toml: expected {CARD_COUNTS} cards by kind, got {counts}")


def _check_mission(content: Content, mission: MissionData) -> None:
    place = f"missions.toml: [{mission.id}]"
    check_references(f"{place} heroes", mission.heroes, content.heroes)
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
    if mission.titan is not None:
        check_references(f"{place} titan", (mission.titan.id,), content.fallen)
    if len(mission.civilians) > len(content.civilians):
        raise BadContent(f"{place}: expected at most {len(content.civilians)} Civilians")
    if len(mission.equipment) > len(content.equipment):
        raise BadContent(f"{place}: expected at most {len(content.equipment)} Equipment cards")


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
    return load_content(files(__package__) / "content")
