"""The state of a game: characters, tiles, enemies, decks, the day and the fight, all plain data."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum

import msgspec

from sobremesa.boards.hex_tiles import adjacent
from sobremesa.kernel import Dice, Outcome, State

from .content.book import NOTHING, Book, Goods
from .content.schema import CharacterData, EnemyData, GearData, TileData
from .options.ids import FoeId, Place, Who

NOBODY = -1
NONE = -1
TIRED, OK, FIT = 0, 1, 2
TRADERS = 100
"""Foes from this number on are traders: 100 is the first of the book."""
HOME = Place(0)
"""The position of New Haven."""


class Stage(IntEnum):
    """Where the game is."""

    START = 0
    CHARACTERS = 1
    GEAR = 2
    PREPARATION = 3
    PHASE_START = 4
    ORDER = 5
    TURN_START = 6
    TURN = 7
    TURN_END = 8
    LAST_ACTIONS = 9
    PHASE_END = 10


class Phase(IntEnum):
    """The three phases of a day in which characters act."""

    MORNING = 0
    AFTERNOON = 1
    NIGHT = 2


class Fire(IntEnum):
    """What burns on a tile."""

    NONE = 0
    CAMPFIRE = 1
    STOVE = 2


class Person(msgspec.Struct, gc=False):
    """A character and its board. All values are immutable, so that a copy is one shallow copy."""

    who: Who
    seat: int
    kind: str = ""
    name: str = ""
    """A name of the box, if its player gave it one."""
    tile: Place = HOME
    hp: int = 0
    water: int = 0
    condition: int = OK
    ap: int = 6
    karma: int = 3
    lost_karma: int = 0
    goods: Goods = NOTHING
    items: tuple[int, ...] = ()
    equipment: tuple[int, ...] = ()
    points: int = 0
    """Gear points at set-up."""
    stealth: bool = False
    infected: bool = False
    waiting: bool = False
    """Has ended its turn by waiting, with AP saved for combat."""
    acted: bool = False
    """Has had its turn in this phase."""
    died: int = NONE
    """The number of the phase in which it died, from the beginning of the game."""
    eliminated: bool = False
    drill_used: bool = False
    ability_used: int = 0
    """Markers on the ability; the Surgical Case lets the medic have two."""
    karma_used: bool = False
    """In this turn of anybody."""
    moved: bool = False
    """Has moved in this phase: Mild Haze helps the first move only."""
    dealing: int = NONE
    """The trader with whom dealings are open."""
    ruthless: bool = False
    """Its player considers attacking comrades; known to that player alone."""

    @property
    def id(self) -> str:
        """Who it is to the chronicle: its kind, and its name if it has one."""
        return f"{self.kind}:{self.name}" if self.name else self.kind

    @property
    def alive(self) -> bool:
        return self.died < 0 and not self.eliminated


class Tile(msgspec.Struct, gc=False):
    """A tile of the map and all that lies on it."""

    number: int
    revealed: bool = True
    native: Goods = NOTHING
    dropped: Goods = NOTHING
    cards: tuple[int, ...] = ()
    water: int = 0
    stored_water: int = 0
    marked: int = 0
    """Universal markers on its enemy symbols."""
    event: bool = False
    closed: bool = False
    """The printed container still waits to be opened."""
    containers: tuple[str, ...] = ()
    """Container markers: `strength`, `dexterity`, or a mission's `dexterity:serum`."""
    tent: int = NONE
    """The tent card of the camp on it."""
    shelter: bool = False
    """Counts as having the camp symbol."""
    fire: Fire = Fire.NONE
    traps: tuple[int, ...] = ()
    drawn: int = 0
    """Who has drawn a night card for it in this Night, as bits."""


class Enemy(msgspec.Struct, gc=False):
    """An enemy in play, or its body. Its card's number is its id."""

    id: FoeId
    kind: str
    tile: Place
    damage: int = 0
    rotated: bool = False
    body: bool = False
    cube: int = NONE
    """The resource that a Scavenger took."""


class Trader(msgspec.Struct, gc=False):
    """A trader in play."""

    id: FoeId
    """Its number as a foe."""
    kind: str
    tile: Place
    water: int = 4
    goods: Goods = NOTHING
    cards: tuple[int, ...] = ()
    damage: int = 0
    rotated: bool = False
    hostile: int = 0
    """Characters that he fights, as bits."""
    barred: int = 0
    """Characters with whom he trades no more, as bits."""
    slayer: int = NOBODY
    """Whose attack defeated him."""


class Held(msgspec.Struct, frozen=True):
    """An attack on a dodger: rolled, not yet suffered."""

    foe: FoeId
    dice: tuple[int, ...]


class Round(msgspec.Struct, gc=False):
    """A combat round: who began it, who took part, who may still join."""

    active: int
    tiles: tuple[Place, ...]
    fought: tuple[int, ...]
    """Participants in order; the last living one on a tile suffers what is left."""
    queue: tuple[int, ...]
    """Who is still to be asked to join."""
    dodging: bool = False
    held: tuple[Held, ...] = ()


class Dealings(msgspec.Struct, frozen=True, gc=False):
    """Dealings that go on with a trader, and what is to follow them."""

    trader: FoeId
    paid: bool = False
    """Whether AP opened them just now: then those who wait may cut in afterwards."""
    countered: bool = False
    """Whether the foes on the tile answer afterwards."""


class Chest(msgspec.Struct, frozen=True, gc=False):
    """A container that stands open: the loot cards that its opener has seen."""

    cards: tuple[int, ...]
    countered: bool = False
    """Whether the foes on the tile answer afterwards."""


@dataclass(slots=True)
class Land(State[Book]):
    """A game of Under Our Sun."""

    dice: Dice
    outcome: Outcome | None = None
    stage: Stage = Stage.START
    day: int = 1
    phase: Phase = Phase.MORNING
    people: list[Person] = field(default_factory=list)
    first: int = 0
    """Who has the start-player marker."""
    active: int = NOBODY
    """Whose turn it is."""
    order: list[int] = field(default_factory=list)
    """Who is still to have a turn in this phase, or to choose at set-up."""
    weather: str = ""
    """The kind of the sun card in force; empty at Night."""
    sun: int = NONE
    starlight: bool = False
    map: dict[Place, Tile] = field(default_factory=dict)
    stack: list[int] = field(default_factory=list)
    """Tiles to come, the next one last."""
    enemies: dict[FoeId, Enemy] = field(default_factory=dict)
    traders: dict[FoeId, Trader] = field(default_factory=dict)
    removed: list[str] = field(default_factory=list)
    """Traders that were removed from the game."""
    uses: dict[int, int] = field(default_factory=dict)
    """Uses or ammunition on cards that have some."""
    flipped: int = 0
    """Cards that lie face down, as bits."""
    bag: Goods = NOTHING
    enemy_deck: list[int] = field(default_factory=list)
    enemy_discard: list[int] = field(default_factory=list)
    night_deck: list[int] = field(default_factory=list)
    night_discard: list[int] = field(default_factory=list)
    event_deck: list[int] = field(default_factory=list)
    event_discard: list[int] = field(default_factory=list)
    loot_deck: list[int] = field(default_factory=list)
    found: list[int] = field(default_factory=list)
    """Loot on its way from the deck to whoever found it."""
    loot_discard: list[int] = field(default_factory=list)
    gear_deck: list[int] = field(default_factory=list)
    """The open item and equipment decks."""
    offer: list[int] = field(default_factory=list)
    """Start items on offer."""
    passed: int = 0
    """How many players in a row have passed at the start items."""
    roles: list[str] = field(default_factory=list)
    """Group cards by character; empty in the cooperative game."""
    unused_roles: list[str] = field(default_factory=list)
    unmasked: int = NOBODY
    """The Son of Liberty that has revealed itself."""
    unmasked_since: int = NONE
    """The number of the phase in which it did."""
    ally_called: bool = False
    round: Round | None = None
    dealings: Dealings | None = None
    chest: Chest | None = None
    tuned: str = ""
    """The deck whose top card the Radio shows to the one whose turn it is."""
    met: int = 0
    """Who has been asked in this combat round whether to reveal itself, as bits."""
    watchers: list[int] = field(default_factory=list)
    """Waiting characters still to be asked in the present window."""
    card: int = 1
    """The mission card in force."""
    progress: dict[str, int] = field(default_factory=dict)
    """What the mission counts."""
    lost_objects: list[int] = field(default_factory=list)
    """Delivered mission objects and other cards that left the game."""

    # What things are

    def data(self, person: Person) -> CharacterData:
        """The board of a character."""
        return self.book.characters[person.kind]

    def gear(self, card: int) -> GearData:
        """What a gear card says."""
        return self.book.cards[card]

    def printed(self, tile: Tile) -> TileData:
        """What is printed on a tile."""
        return self.book.tiles[tile.number]

    def enemy_data(self, enemy: Enemy) -> EnemyData:
        """What an enemy card says."""
        return self.book.content.enemies[enemy.kind]

    # The day

    @property
    def night(self) -> bool:
        return self.phase == Phase.NIGHT

    @property
    def clock(self) -> int:
        """The number of the present phase, from the beginning of the game."""
        return (self.day - 1) * 3 + self.phase

    # Who is where

    def living(self) -> list[Person]:
        """The living characters, in seating order."""
        return [each for each in self.people if each.died < 0 and not each.eliminated]

    def living_on(self, tile: Place) -> list[Person]:
        """The living characters on a tile."""
        return [
            each
            for each in self.people
            if each.tile == tile and each.died < 0 and not each.eliminated
        ]

    def exposed_on(self, tile: Place) -> list[Person]:
        """The living characters on a tile outside stealth mode."""
        return [
            each
            for each in self.people
            if each.tile == tile and not each.stealth and each.died < 0 and not each.eliminated
        ]

    def enemies_on(self, tile: Place) -> list[Enemy]:
        """The enemies on a tile that are no bodies, in order of spawning."""
        return [each for each in self.enemies.values() if each.tile == tile and not each.body]

    def clockwise(self, who: int) -> list[Person]:
        """All characters clockwise from one, that one first."""
        return self.people[who:] + self.people[:who]

    def seats(self) -> tuple[int, ...]:
        """The seats of players that are still in the game."""
        return tuple(sorted({each.seat for each in self.people if not each.eliminated}))

    def is_sol(self, person: Person) -> bool:
        """Whether a character is the Son of Liberty."""
        return bool(self.roles) and self.roles[person.who] in self.book.content.box.sons

    # Tiles

    def has_camp(self, tile: Tile) -> bool:
        """Whether a tile has a camp or the camp symbol (sun.ruling.camp-symbol-permanent)."""
        return tile.tent >= 0 or tile.shelter or (tile.revealed and self.printed(tile).camp)

    def has_room(self, tile: Tile, place: Place) -> bool:
        """Whether another character fits on a tile (sun.tile.movement-spaces)."""
        spaces = self.printed(tile).spaces
        return not spaces or len(self.living_on(place)) < spaces

    def live_symbols(self, tile: Tile) -> int:
        """The enemy symbols of a tile that are not marked."""
        return self.printed(tile).enemies - tile.marked if tile.revealed else 0

    def known(self, place: Place) -> int:
        """The number of the tile on a position, or 0 if it lies face down."""
        tile = self.map[place]
        return tile.number if tile.revealed else 0

    def tile_of(self, person: Person) -> Tile:
        """The tile on which a character stands."""
        return self.map[person.tile]

    def in_reach(self, person: Person, tile: Place) -> bool:
        """Whether a tile is a character's own or next to it."""
        return person.tile == tile or adjacent(person.tile, tile)
