"""The content of DCeased as data: heroes, Enemies, cards, missions. See `content/*.toml`."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

from sobremesa.boards.zones_plan import Border

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
    type: KindName | Literal["", "fallen"] = ""
    """`fallen`, the Zombie Heroes, on an Extra Activation alone."""
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

    easy: tuple[str, str]
    normal: tuple[str, str]
    hard: tuple[str, str]

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
    deck: DeckData | None = None
    """Without one all Spawn cards are in play, those of own content too."""
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
        "more-power", "more-traits", "pulls-friends", "swing", "washes-away",
    }
)  # fmt: skip
