"""The content of DCeased as data: heroes, Enemies, cards, missions. See `content/*.toml`."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta

from sobremesa.boards.zones_plan import Border

from .effect_base import KindName
from .effects import AnyEffect
from .goals import Count, GoalData, Some

MARKS = "*ceoSX1234BG!"
Difficulty = Literal["easy", "normal", "hard"]
DIFFICULTIES: tuple[Difficulty, ...] = get_args(Difficulty)
KINDS = ("walker", "brute", "runner")
WALKER, BRUTE, RUNNER = range(3)
LEVELS = ("blue", "yellow", "orange", "red")
BLUE, YELLOW, ORANGE, RED = range(4)
COLOURS = {"blue": Border.BLUE_DOOR, "green": Border.GREEN_DOOR}
POINT_MARKS = {"1": "1", "2": "2", "3": "3", "4": "4", "blue": "B", "green": "G"}
CARD_COUNTS = {"normal": 20, "charge": 7, "activation": 5, "fallen": 5, "special": 5}
USUAL_HEROES, MOST_HEROES = 4, 6

Colour = Literal["", "blue", "green"]
Moment = Literal[
    "own-turn", "choose-target", "before-roll", "after-roll", "after-attack", "paying-a-move",
    "wound", "attack-step", "spawn-card", "activation-step",
]  # fmt: skip
Special = Literal[
    "", "voices-behind-the-door", "anti-life-broadcast", "they-are-everywhere",
    "drawn-to-the-noise", "a-breath-of-silence",
]  # fmt: skip


class _Data(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of what TOML files hold."""


class Attack(_Data, frozen=True, kw_only=True):
    """An Attack as it is printed: dc.attack.profile."""

    kind: Literal["melee", "ranged"]
    low: Count = 0
    """The smallest Range; a melee Attack reaches the own Zone alone."""
    high: Count = 0
    """The largest Range."""
    dice: Some
    accuracy: Annotated[int, Meta(ge=2, le=6)]
    """What a die must show at least."""


class HeroCard(_Data, frozen=True, kw_only=True):
    """An ID card: dc.ability.ladder. The Yellow ability is one more Action for everybody."""

    id: str
    health: Some
    attack: Attack
    blue: str
    """The ability from the beginning: one of `abilities.toml`, as the other two."""
    orange: str
    """The ability of the Orange Level."""
    red: str
    """The ability of the Red Level."""
    icon: str
    """A name of game-icons.net, as in all files."""

    @property
    def ladder(self) -> tuple[str, str, str]:
        """Its abilities of the Levels Blue, Orange and Red."""
        return self.blue, self.orange, self.red


class HordeCard(_Data, frozen=True, kw_only=True):
    """A type of Horde Zombie: `walker`, `brute` and `runner`, in this order."""

    id: str
    toughness: Some
    actions: Some
    """How many Actions it has in an Activation."""
    miniatures: Some
    """How many there are in the box."""
    icon: str


class FallenCard(_Data, frozen=True, kw_only=True):
    """A Zombie Hero card: dc.zhero.card. `z-batman` is what the hero `batman` has become."""

    id: str
    toughness: Some
    """How many hits it takes, and the XP for it."""
    ability: str
    """What makes it worse: one of `abilities.toml`."""
    icon: str

    @property
    def person(self) -> str:
        """The hero that this was: dc.setup.hero-unique."""
        return self.id.removeprefix("z-")


class SpawnCard(_Data, frozen=True, kw_only=True):
    """A card of the Spawn deck: a kind, and a number for each Danger Level."""

    id: str
    kind: Literal["normal", "charge", "activation", "fallen", "special"]
    """Enemies appear; they also act at once; all of a type act; a Zombie Hero comes with them; or
    the card has instructions of its own."""
    type: KindName | Literal["", "fallen"] = ""
    """`fallen`, the Zombie Heroes, on an Extra Activation alone."""
    numbers: tuple[Count, Count, Count, Count] = (0, 0, 0, 0)
    """How many appear at the Danger Levels Blue, Yellow, Orange and Red."""
    special: Special = ""
    """The instructions of a special card."""


class Trait(_Data, frozen=True, kw_only=True):
    """A Heroic Trait: dc.trait.instructions. What it does stands in `abilities.toml` by its id."""

    id: str
    copies: Some
    """How many such cards there are."""
    moment: Moment
    """When it is used, as it is written on the card."""
    power: Annotated[int, Meta(ge=0, le=4)] = 0
    """What it costs."""
    icon: str


class Gear(_Data, frozen=True, kw_only=True):
    """A card of Equipment: dc.equipment.gives. One of each is in the deck."""

    id: str
    attack: Attack | None = None
    ability: str = ""
    """What it does besides: one of `abilities.toml`."""
    icon: str


class CivilianCard(_Data, frozen=True, kw_only=True):
    """A Civilian's unique card. What it does stands in `abilities.toml` by its id."""

    id: str
    icon: str


class LevelData(_Data, frozen=True, kw_only=True):
    """Where a Danger Level begins: dc.xp.thresholds. They are `blue` to `red`, in order."""

    id: str
    xp: Count


class Objective(_Data, frozen=True, kw_only=True):
    """An Objective token: dc.objective.mission-effect."""

    id: str
    """Its words are `token-<id>`."""
    zone: str
    """Marked `o` on the map."""
    xp: Count = 0
    """For whoever takes it first."""
    colour: Colour = ""
    """The doors that can be opened once it is taken."""
    carried: bool = False
    """Whether a hero keeps it."""
    needs: tuple[str, ...] = ()
    """What the heroes in its Zone must carry for Interact; such a token stays on the board."""


class PointData(_Data, frozen=True, kw_only=True):
    """A Spawn Point, and what starts it if it is coloured: dc.spawn.coloured."""

    id: str
    """`1` to `4`, `blue` or `green`; marked `1` to `4`, `B` or `G` on the map."""
    zone: str
    rescued: Count = 0
    """So many Civilians were rescued."""
    token: str = ""
    """That Objective was taken."""
    charge: Count = 0
    """The beacon has so much charge."""


class Placement(_Data, frozen=True, kw_only=True):
    """Enemies that stand on the board at set-up: dc.setup.placed-enemies."""

    type: KindName
    zone: str
    """Marked `!` on the map."""
    count: Some


class Titan(_Data, frozen=True, kw_only=True):
    """A Zombie Hero that a mission is about, weaker by each Objective taken."""

    id: str
    zone: str
    """Marked `!` on the map."""
    toughness: Some
    """In the place of the card's."""
    less: Count
    """What each Objective takes from it."""


class DoorData(_Data, frozen=True, kw_only=True):
    """A coloured door with its own condition: how many Objectives, or else a Round."""

    colour: Literal["blue", "green"]
    taken: Count
    """It can be opened when so many Objectives are taken."""
    round: Count
    """It opens by itself when this Round ends."""


class DeckData(_Data, frozen=True, kw_only=True):
    """The first and the last Spawn card in play, for each difficulty: dc.mission.m0-deck."""

    easy: tuple[str, str]
    normal: tuple[str, str]
    hard: tuple[str, str]

    def of(self, difficulty: str) -> tuple[str, str]:
        """The ends of the deck at one difficulty."""
        ends: tuple[str, str] = getattr(self, difficulty)
        return ends


class MissionData(_Data, frozen=True, kw_only=True):
    """A mission: dc.setup.mission. Its map is `maps/<id>.txt`, its Zones are named as on it."""

    id: str
    goal: str
    """What it is about: one of `goals.toml`."""
    minutes: Some
    """How long it takes."""
    start: str
    """Where the heroes begin, marked `S`; a beacon stands there too."""
    points: tuple[PointData, ...]
    """The Spawn Points in spawn order."""
    difficulty: Difficulty = "normal"
    """How hard it is, as the lobby says."""
    seats: tuple[Some, Some] = (1, 6)
    """How many can play."""
    heroes: tuple[str, ...] = ()
    """Who plays; without any the players choose among all."""
    deck: DeckData | None = None
    """Without one all Spawn cards are in play, those of own content too."""
    exit: str = ""
    """Where heroes can leave, marked `X`."""
    rounds: Count = 0
    """After which Round it is lost; 0 is never."""
    civilians: tuple[str, ...] = ()
    """The Zones of Civilians, marked `c`, in the order in which they are dealt."""
    equipment: tuple[str, ...] = ()
    """The Zones of Equipment, marked `e`, in the order in which it is dealt."""
    objectives: tuple[Objective, ...] = ()
    enemies: tuple[Placement, ...] = ()
    rescue_xp: Count = 0
    """The XP for rescuing a Civilian."""
    titan: Titan | None = None
    door: DoorData | None = None
    charge: Count = 0
    """What the beacon must come to: 1 more when a Round ends with a hero and no Enemy there."""


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
    goals: dict[str, GoalData]
    abilities: dict[str, AnyEffect]
    maps: dict[str, str]


LATER_TABLES = ("goals", "abilities")
"""What content came to hold after the first records; they know nothing of the game's own."""
