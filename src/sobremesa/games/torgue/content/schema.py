"""The cards of the game as data: what every kind of card must have."""

from __future__ import annotations

from typing import Literal

import msgspec

ATTRIBUTES = ("will", "medicine", "ranged", "reflexes", "melee", "tech")
RED, YELLOW, GREEN = 0, 1, 2
COLOURS = ("red", "yellow", "green")
DIE = (6, 8, 12)
"""tor.dice.red, tor.dice.yellow, tor.dice.green."""
STRIDE = (1, 2, 3)
"""How far a token of each colour moves: tor.base.move."""
BANDS = {"R": 1, "Y": 2, "G": 4, "L": 8}
SLOTS = ("s1", "s2a", "s2b", "s3", "s4a", "s4b")
RANKS = (1, 2, 2, 3, 4, 4)
RANK_BITS = (0, 0b000001, 0b000110, 0b001000, 0b110000)
"""The slots of each rank, as bits."""

Colour = Literal["red", "yellow", "green"]
Attribute = Literal["will", "medicine", "ranged", "reflexes", "melee", "tech"]
Deck = Literal["guns", "ammo", "meds", "torgue"]
DECKS: tuple[Deck, ...] = ("guns", "ammo", "meds", "torgue")
Kind = Literal["gun", "melee", "grenade", "shield", "mod"]
SLOT_SIZES = {"weapon": 2, "shield": 1, "grenade": 1, "mod": 2}
SLOT_OF = {
    "gun": "weapon",
    "melee": "weapon",
    "grenade": "grenade",
    "shield": "shield",
    "mod": "mod",
}
INVENTORY = 3


class _Data(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of all data: a field that is not known is refused."""


class Boon(_Data, frozen=True, kw_only=True):
    """What a filled skill slot or an equipped card gives its Vault Hunter.

    `gains`, `loses` and `bands` are by scope: the attacks that they change.
    """

    attributes: dict[str, int] = {}
    companion: dict[str, int] = {}
    gains: dict[str, tuple[str, ...]] = {}
    loses: dict[str, tuple[str, ...]] = {}
    bands: dict[str, str] = {}
    defends: dict[str, tuple[str, ...]] = {}
    rules: dict[str, int] = {}
    immune: tuple[str, ...] = ()
    tokens: tuple[Colour, ...] = ()
    companion_tokens: tuple[Colour, ...] = ()
    companion_shield: tuple[Colour, ...] = ()
    choose: tuple[str, ...] = ()
    """The elements of which the owner chooses one when the slot is filled."""


SCOPES = frozenset(
    {
        "all", "bear_fist", "elemental", "elemental_gun", "far3", "far4", "fists", "green_gun",
        "grenade", "gun", "gunzerker", "hold", "melee", "minigun", "pistol", "reaction", "talons",
    }
)  # fmt: skip
RULES = frozenset(
    {
        "companion_gathers", "crit_keeps_grenade", "ego", "field_kit", "free_holds", "grenades",
        "gunzerker_any_gun", "gunzerker_attacks", "gunzerker_in_fight", "heal_after_ranged",
        "heal_at_start", "health_bonus", "hold_heals", "hold_second", "ignores_lethal", "nova",
        "phoenix", "picks_loot", "readies_shield", "reload_at_start", "saved_guns",
        "spotlight_defence", "step_after_melee", "step_after_ranged", "thorns", "wounds_frozen",
    }
)  # fmt: skip


class HunterData(_Data, frozen=True, kw_only=True):
    """A Vault Hunter card: tor.hunter.card-fields."""

    id: str
    tokens: tuple[Colour, ...]
    attributes: dict[str, int]
    special: Literal["gunzerker", "marked_prey", "astral_hold", "field_repair"]
    gear: tuple[str, ...]
    icon: str
    companion: str = ""


class AttackData(_Data, frozen=True, kw_only=True):
    """An attack printed on a card: tor.action.components."""

    attribute: Attribute
    bands: str
    effects: tuple[str, ...] = ()


class CompanionData(_Data, frozen=True, kw_only=True):
    """A companion card."""

    id: str
    base: Literal["small", "large"]
    attributes: dict[str, int]
    attacks: dict[str, AttackData]
    icon: str
    tokens: tuple[Colour, ...] = ()
    flight: bool = False
    hull: bool = False


class TreeData(_Data, frozen=True, kw_only=True):
    """A skill tree: tor.tree.ranks."""

    id: str
    hunter: str
    slots: dict[str, Boon]


class GearData(_Data, frozen=True, kw_only=True):
    """An Equipment card; start gear has no deck and no price."""

    id: str
    kind: Kind
    icon: str
    deck: Deck | Literal[""] = ""
    name: str = ""
    """Whose words it shares, if it is a second copy."""
    make: str = ""
    attribute: Attribute | Literal[""] = ""
    bands: str = ""
    effects: tuple[str, ...] = ()
    die: Colour | Literal[""] = ""
    shields: tuple[Colour, ...] = ()
    boon: Boon = Boon()
    cost: int = 0
    resale: int = 0


class AnnouncementData(_Data, frozen=True, kw_only=True):
    """An Announcement: its orders from top to bottom."""

    id: str
    rank: int
    orders: tuple[str, ...]


ORDERS = frozenset(
    {
        "attack", "burn", "event", "move", "slaughter", "spawn", "special",
        "ammo:spotlight", "ammo:others", "ammo:all", "ammo:choice",
    }
)  # fmt: skip


class Step(_Data, frozen=True, kw_only=True):
    """One thing that an enemy or an event does, named by a piece of the rules."""

    do: str
    at: Literal["", "unlit", "spotlight"] = ""
    who: str = ""
    where: str = ""
    range: int = 0
    force: int = 0
    steps: int = 0
    amount: int = 0
    resist: Attribute | Literal[""] = ""
    effects: tuple[str, ...] = ()
    token: str = ""
    kind: str = ""
    deck: Deck | Literal[""] = ""


class Special(_Data, frozen=True, kw_only=True):
    """A special action of an enemy."""

    id: str
    steps: tuple[Step, ...]


class EnemyData(_Data, frozen=True, kw_only=True, rename={"kind": "class"}):
    """An enemy card: tor.ruling.enemy-card."""

    id: str
    family: str
    range: int
    force: int
    resist: Attribute
    defence: int
    movement: int
    hp: int
    icon: str
    kind: Literal["common", "unique", "boss"] = "common"
    miniature: str = ""
    ring: str = ""
    base: Literal["small", "large"] = "small"
    supply: int = 0
    badass: bool = False
    shields: tuple[Colour, ...] = ()
    effects: tuple[str, ...] = ()
    vulnerable: tuple[str, ...] = ()
    immune: tuple[str, ...] = ()
    ignores_attack: bool = False
    pinata: int = 0
    pinata_die: int = 0
    rage: int = 0
    reply: tuple[Step, ...] = ()
    defence_fumble: str = ""
    specials: tuple[Special, ...] = ()


class EventData(_Data, frozen=True, kw_only=True):
    """An event: what it does, and orders that are carried out as if announced."""

    id: str
    steps: tuple[Step, ...] = ()
    orders: tuple[str, ...] = ()
    boss: bool = False


class StarData(_Data, frozen=True, kw_only=True):
    """A star move: the deed that brings the Spotlight."""

    id: str
    when: Literal[
        "barrel", "crit", "defends", "ends_beside", "far_kill", "fumble", "loot", "melee_kills",
        "ranged_kills", "reaction_kill", "survives", "wounds",
    ]  # fmt: skip
    count: int = 1
    anytime: bool = False


class LootData(_Data, frozen=True, kw_only=True):
    """A sort of loot token."""

    kind: Literal["health", "ammo", "gun", "money", "level_up", "wanted", "legendary"]
    count: int
    draws: Deck | Literal[""] = ""
    resale: int = 0


class TerrainData(_Data, frozen=True, kw_only=True):
    """Terrain tokens by their hidden side, and the loot bag."""

    tyres: int
    vomit: int
    barrels: dict[str, int]
    ammo_chests: dict[str, int]
    loot_chests: dict[str, int]
    mailboxes: dict[str, int]
    machines: dict[str, int]
    legendary: int
    loot: dict[str, LootData]


class WantedCard(_Data, frozen=True, kw_only=True):
    """A Wanted card: the quarry, its escorts and a special rule."""

    unique: str
    escorts: tuple[tuple[str, int], ...]
    rule: Literal[
        "axe_first", "vomit_slag", "no_escort_loot", "unique_stays", "soft_barrels",
        "shields_spent", "feeds_on_escorts", "radiation_start",
    ]  # fmt: skip


class WantedData(_Data, frozen=True, kw_only=True):
    """Wanted missions."""

    maps: tuple[str, ...]
    announcements: int
    hp_per_level: int
    cards: dict[str, WantedCard]


Spawns = dict[str, tuple[tuple[str, int], ...]]


class BoxData(_Data, frozen=True, kw_only=True):
    """A secret box (!!!) of a scenario: tor.scenario.secret-box."""

    zone: int = 0
    enemies: tuple[tuple[str, int], ...] = ()
    wounds: int = 0
    spawn: Spawns = {}
    effects: tuple[str, ...] = ()


class ScenarioData(_Data, frozen=True, kw_only=True):
    """A scenario of the campaign: tor.scenario.sections."""

    id: str
    number: int
    money: int
    announcements: int
    goal: Literal["kills", "crates", "terminals", "pillars", "boss"]
    needed: int
    enemies: tuple[tuple[str, int, int], ...]
    spawn: Spawns
    slaughter_spawn: Spawns
    slaughter: dict[str, int]
    minutes: int
    bonus: Literal["", "never_fired", "four_crates", "announcement_left"] = ""
    bonus_deck: Deck | Literal[""] = ""
    bonus_money: int = 0
    key_barrel: bool = False
    plug: int
    """The round of You're Fired! that is the last: tor.ruling.campaign-plug."""
    box: BoxData = BoxData()


class Content(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that the content folder holds."""

    hunters: dict[str, HunterData]
    companions: dict[str, CompanionData]
    trees: dict[str, TreeData]
    gear: dict[str, GearData]
    announcements: dict[str, AnnouncementData]
    events: dict[str, EventData]
    stars: dict[str, StarData]
    enemies: dict[str, EnemyData]
    terrain: TerrainData
    wanted: WantedData
    scenarios: dict[str, ScenarioData]
    maps: dict[str, str]
