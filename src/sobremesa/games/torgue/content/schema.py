"""The cards of the game as data: what every kind of card must have."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, UnsetType

from sobremesa.kernel.vocabulary import in_words_of

from . import pieces
from .traits import EFFECTS

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
HUNTERS = 4
"""How many are in play, always: tor.setup.four-hunters."""
ROOM = 3
"""How many small miniatures a zone holds; a large one takes all of it (tor.zone.capacity)."""
LOOT_SORTS = (
    "health_card", "health", "ammo_card", "ammo", "gun_card", "gun", "money", "level_up", "wanted",
    "legendary",
)  # fmt: skip
"""The loot tokens, in the order in which the state counts them."""

Count = Annotated[int, msgspec.Meta(ge=0)]
Positive = Annotated[int, msgspec.Meta(ge=1)]
Effect = Annotated[str, in_words_of("Effects of attacks", EFFECTS)]
Order = Annotated[str, in_words_of("Orders", pieces.ORDERS)]
SpecialRule = Annotated[str, in_words_of("Special rules", pieces.SPECIAL_RULES)]
Scope = Annotated[str, in_words_of("Scopes", pieces.SCOPES)]
Rule = Annotated[str, in_words_of("Rules of boons", pieces.RULES)]
Goal = Annotated[str, in_words_of("Goals", pieces.GOALS)]
Bonus = Annotated[str, in_words_of("Bonuses", pieces.BONUSES)]
Opening = Annotated[str, in_words_of("Openings of boxes", pieces.BOXES)]
Rage = Annotated[str, in_words_of("Slaughter", pieces.SLAUGHTER)]
Flaw = Annotated[str, in_words_of("Fumbled defences", pieces.FLAWS)]
Inside = Annotated[str, in_words_of("Insides of chests", pieces.CHEST_CONTENTS)]
Back = Annotated[str, in_words_of("Backs of Barrels", pieces.BARREL_BACKS)]
When = Annotated[str, in_words_of("Deeds of star moves", pieces.STARS)]
SpecialOf = Annotated[str, in_words_of("Special actions of hunters", pieces.SPECIALS)]


class _Data(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of all data: a field that is not known is refused."""


class Boon(_Data, frozen=True, kw_only=True):
    """What a filled skill slot or an equipped card gives its Vault Hunter.

    `gains`, `loses` and `bands` are by scope: the attacks that they change.
    """

    attributes: dict[str, int] = {}
    """What it adds to attributes."""
    companion: dict[str, int] = {}
    """What it adds to attributes of the companion."""
    gains: dict[Scope, tuple[Effect, ...]] = {}
    """Effects that attacks have besides; `chosen` is the element that was chosen."""
    loses: dict[Scope, tuple[Effect, ...]] = {}
    """Effects that attacks have no more."""
    bands: dict[Scope, str] = {}
    """Range bands that attacks reach besides, as in `gear.toml`."""
    defends: dict[str, tuple[Attribute, ...]] = {}
    """With which attributes an attack on another, or on `any`, may be resisted."""
    rules: dict[Rule, Count] = {}
    """Rules of its own, each with its number N."""
    immune: tuple[str, ...] = ()
    """Tokens that its hunter never gets."""
    tokens: tuple[Colour, ...] = ()
    """Action tokens besides."""
    companion_tokens: tuple[Colour, ...] = ()
    companion_shield: tuple[Colour, ...] = ()
    choose: tuple[str, ...] = ()
    """The elements of which the owner chooses one when the slot is filled."""


class HunterData(_Data, frozen=True, kw_only=True):
    """A Vault Hunter card: tor.hunter.card-fields."""

    id: str
    tokens: tuple[Colour, ...]
    attributes: dict[str, Count]
    special: SpecialOf
    gear: tuple[str, ...]
    """The cards it starts with."""
    icon: str
    companion: str = ""


class AttackData(_Data, frozen=True, kw_only=True):
    """An attack printed on a card: tor.action.components."""

    attribute: Attribute
    bands: str
    effects: tuple[Effect, ...] = ()


class CompanionData(_Data, frozen=True, kw_only=True):
    """A companion card."""

    id: str
    base: Literal["small", "large"]
    attributes: dict[str, Count]
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
    """The make of a gun; its words are `kind-<make>`."""
    attribute: Attribute | Literal[""] = ""
    """Needed for weapons, and for them alone."""
    bands: str = ""
    """How far a weapon reaches: R 0-1 zones, Y 2, G 3, L more."""
    effects: tuple[Effect, ...] = ()
    die: Colour | Literal[""] = ""
    """The die of a grenade."""
    shields: tuple[Colour, ...] = ()
    """The tokens of a shield."""
    boon: Boon = Boon()
    cost: Count = 0
    resale: Count = 0


class AnnouncementData(_Data, frozen=True, kw_only=True):
    """An Announcement: its orders from top to bottom."""

    id: str
    rank: int
    """1 to 3; the one of rank 0 comes when the others are through."""
    orders: tuple[Order, ...]


class Step(_Data, frozen=True, kw_only=True):
    """One thing that an enemy or an event does, named by a piece of the rules."""

    do: str
    """Which piece; it says which of the other fields it reads."""
    at: Literal["", "unlit", "spotlight"] = ""
    who: str = ""
    where: str = ""
    range: Count = 0
    force: Count = 0
    steps: Count = 0
    amount: Count = 0
    resist: Attribute | Literal[""] = ""
    effects: tuple[Effect, ...] = ()
    token: str = ""
    kind: str = ""
    """An enemy."""
    deck: Deck | Literal[""] = ""


EnemyStep = Annotated[Step, in_words_of("Steps of special actions", pieces.ENEMY_STEPS)]
ReplyStep = Annotated[Step, in_words_of("Steps of replies", pieces.REPLY_STEPS)]
EventStep = Annotated[Step, in_words_of("Steps of events", pieces.EVENT_STEPS)]


class Special(_Data, frozen=True, kw_only=True):
    """A special action of an enemy."""

    id: str
    """Its words are `special-<id>` and `special-<id>-about`."""
    steps: tuple[EnemyStep, ...]


class EnemyData(_Data, frozen=True, kw_only=True, rename={"kind": "class"}):
    """An enemy card: tor.ruling.enemy-card."""

    id: str
    family: str
    """Who moves when one of them roars."""
    range: Count
    force: Positive
    resist: Attribute
    """What a hunter defends with."""
    defence: Positive
    movement: Count
    hp: Positive
    icon: str
    kind: Literal["common", "unique", "boss"] = "common"
    miniature: str = ""
    """The enemy whose miniature a Unique uses."""
    ring: str = ""
    """The colour of its ring; its words are `ring-<ring>`."""
    base: Literal["small", "large"] = "small"
    supply: Count = 0
    """How many miniatures there are; 1 or more but for Uniques."""
    badass: bool = False
    shields: tuple[Colour, ...] = ()
    effects: tuple[Effect, ...] = ()
    vulnerable: tuple[str, ...] = ()
    """Elements that wound it once more."""
    immune: tuple[str, ...] = ()
    """Tokens that it never gets."""
    ignores_attack: bool = False
    """Attack orders are not for it."""
    pinata: Count = 0
    """Loot tokens that it leaves besides."""
    pinata_die: Count = 0
    """Sides of a die of further ones."""
    rage: Count = 0
    """With so many wounds it has 1 more Force and movement."""
    reply: tuple[ReplyStep, ...] = ()
    """What it does to an attacker that fumbles."""
    defence_fumble: Flaw = ""
    """What a fumbled defence against it brings besides."""
    specials: tuple[Special, ...] = ()


class EventData(_Data, frozen=True, kw_only=True):
    """An event: what it does, and orders that are carried out as if announced."""

    id: str
    steps: tuple[EventStep, ...] = ()
    orders: tuple[Order, ...] = ()
    boss: bool = False


class StarData(_Data, frozen=True, kw_only=True):
    """A star move: the deed that brings the Spotlight."""

    id: str
    when: When
    count: Positive = 1
    anytime: bool = False
    """It counts outside of the own activation as well."""


class LootData(_Data, frozen=True, kw_only=True):
    """A sort of loot token."""

    kind: Literal["health", "ammo", "gun", "money", "level_up", "wanted", "legendary"]
    count: Count
    draws: Deck | Literal[""] = ""
    resale: Count = 0


class TerrainData(_Data, frozen=True, kw_only=True):
    """Terrain tokens by their hidden side, and the loot bag."""

    tyres: Count
    vomit: Count
    barrels: dict[Back, Count]
    ammo_chests: dict[Inside, Count]
    loot_chests: dict[Inside, Count]
    mailboxes: dict[Inside, Count]
    machines: dict[str, Count]
    legendary: Count
    loot: dict[str, LootData]


class WantedCard(_Data, frozen=True, kw_only=True):
    """A Wanted card: the quarry, its escorts and a special rule."""

    unique: str
    escorts: tuple[tuple[str, Positive], ...]
    rule: SpecialRule | tuple[SpecialRule, ...] = ""
    """One, or a list of several."""


class WantedData(_Data, frozen=True, kw_only=True):
    """Wanted missions."""

    maps: tuple[str, ...]
    """The maps that the die picks; each has a `U` for the Unique and a spawn zone `1`."""
    announcements: Count
    hp_per_level: Count
    """What each level of the hunters adds to the Unique."""
    cards: dict[str, WantedCard]


Spawns = dict[str, tuple[tuple[str, Positive], ...]]


class BoxData(_Data, frozen=True, kw_only=True):
    """A secret box (!!!) of a scenario: tor.scenario.secret-box."""

    zone: Count = 0
    """The spawn zone of its enemies; 0 if it brings none."""
    enemies: tuple[tuple[str, Positive], ...] = ()
    """Who appears when it is read."""
    wounds: Count = 0
    """It is read when the Boss has so many."""
    spawn: Spawns = {}
    """Spawn zones that open with it."""
    effects: tuple[Effect, ...] = ()
    """What attacks of the Boss have from then on."""
    when: Opening | UnsetType = UNSET
    """It is read when an enemies' turn begins and this has come, instead of by Boss or terminal."""


class ScenarioData(_Data, frozen=True, kw_only=True):
    """A scenario: tor.scenario.sections. Its map is `maps/<id>.txt`."""

    id: str
    number: Count
    """Its place in the campaign; 0 for one that stands by itself."""
    money: Count
    announcements: Count
    """How many are face up at the start."""
    goal: Goal
    needed: Positive
    """How much of the goal has to be done."""
    enemies: tuple[tuple[str, Count, Count], ...]
    """Who is there at the start: the enemy, its row and its column, both from 0."""
    spawn: Spawns
    """For each spawn zone that is open: who appears, and how many."""
    slaughter_spawn: Spawns
    """The same in Slaughter."""
    slaughter: dict[Rage, Count]
    """What Slaughter does."""
    minutes: Positive
    bonus: Bonus = ""
    """For what the win brings more in a campaign: a card, or money for the next scenario."""
    bonus_deck: Deck | Literal[""] = ""
    bonus_money: Count = 0
    key_barrel: bool = False
    """One of the Barrels holds the key."""
    plug: Annotated[int, msgspec.Meta(ge=0, le=9)]
    """The round of You're Fired! that is the last: tor.ruling.campaign-plug."""
    box: BoxData = BoxData()
    rules: tuple[SpecialRule, ...] | UnsetType = UNSET
    """Special rules; the Unique of which they speak is any that is there."""


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
