"""The content of the box as it is printed: tiles, characters, cards, traders and missions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from sobremesa.kernel.scene import Colour

from .card_effects import CardEffect, with_inner
from .group_cards import Goal
from .mission_cards import Hidden, MissionCard
from .powers import Ability, Power


class TileData(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A map tile as it is printed."""

    id: str
    number: int
    move: int
    spaces: int = 0
    """How many characters fit; 0 is any number (sun.tile.no-spaces-unlimited)."""
    water: int = 0
    goods: str = ""
    enemies: int = 0
    event: bool = False
    container: Literal["", "strength", "dexterity"] = ""
    camp: bool = False
    objective: bool = False


class CharacterData(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A character board."""

    id: str
    colour: Colour
    hp: int
    water: int
    strength: str
    dexterity: str
    stealth: str
    melee: str
    ranged: str
    item_slots: int
    flex_slots: int
    equipment_slots: int
    expansion: bool = False
    ability: Ability | None = None
    """What no other can do."""


class EnemyData(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An enemy card: dice by day and by night, and what its text does."""

    id: str
    copies: int
    type: Literal["animal", "human", "mutant"]
    hp: int
    melee: tuple[str, str]
    ranged: tuple[str, str] | None = None
    loot: tuple[str, str, str]
    sons: bool = False
    initial: str = ""
    infects: int = 0
    takes: bool = False
    leads: bool = False
    howls: bool = False
    steadfast: bool = False
    noted: bool = False
    """Missions take note of its defeat."""


class SunData(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A sun card."""

    id: str
    copies: int
    kind: Literal["clear", "heat", "wind", "storm", "solar_storm"]
    """What weather it is; clear weather does nothing."""
    eases: bool = False
    """The first move of each character costs 1 AP less, but at least 1."""


class NightData(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A night card."""

    id: str
    copies: int
    category: Literal["neutral", "animal", "human", "mutant"]
    """Fire may keep animals away."""
    does: tuple[CardEffect, ...] = ()
    """What it does to the one it hits, in this order."""


class EventData(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An event card."""

    id: str
    copies: int
    trader: str = ""
    """The trader who comes."""
    does: tuple[CardEffect, ...] = ()
    """What it does to the one who draws it, in this order."""


class GearData(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A card that a character can carry, or a supply card that turns into cubes."""

    id: str
    deck: Literal["item", "equipment", "loot", "mission"]
    kind: Literal["item", "equipment", "supply"]
    copies: int
    recipe: str = ""
    price: int = 0
    stars: int = 0
    hero: str = ""
    electric: bool = False
    fire: bool = False
    flips: bool = False
    uses: int = 0
    ap: int = 0
    ammo: Literal["", "cartridge", "arrow"] = ""
    capacity: int = 0
    found: str = ""
    melee: str = ""
    ranged: str = ""
    initial: str = ""
    """What it adds in an initial combat round instead."""
    sneak_attack: str = ""
    strength: str = ""
    dexterity: str = ""
    stealth: str = ""
    night_stealth: str = ""
    strength_container: str = ""
    dexterity_container: str = ""
    sees_at_night: bool = False
    water: int = 0
    arrives: int = 0
    flex_slots: int = 0
    spaces: int = 0
    flex_only: bool = False
    heals: int = 0
    cures: bool = False
    revives: int = 0
    cancels: int = 0
    throws: Literal["", "one", "all"] = ""
    gives_ap: int = 0
    rests: int = 0
    luck: int = 0
    supply: str = ""
    powers: tuple[Power, ...] = ()
    """What else it can do."""


class TraderData(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A trader; a peaceful one can be neither robbed nor stolen from."""

    id: str
    peaceful: bool = False
    hp: int = 0
    melee: str = ""
    ranged: str = ""
    loot: int = 3
    """How many loot cards he has to sell at first."""
    post: bool = False
    """Keeps the trading post of New Haven, from the beginning of the game."""


class MissionData(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A mission: its set-up and its cards."""

    id: str
    difficulty: Literal["easy", "normal", "hard", "very-hard"]
    minutes: int
    mode: Literal["coop", "semicoop"]
    normal: int
    """How many normal tiles are in the stack."""
    last: int
    """Among so many tiles at the bottom of the stack lies the objective."""
    tile: int
    """The number of the objective."""
    deadline: int
    """The day at whose end the mission has failed."""
    cards: tuple[MissionCard, ...]
    """In the order in which they come up."""
    upper: tuple[int, ...] = ()
    """The numbers of further objectives, among the first 12 tiles of the stack."""
    hidden: tuple[Hidden, ...] = ()
    """Containers with mission objects on tiles that are still to be found."""


class BoxData(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What else is in the box."""

    bag: str
    cubes: dict[str, int]
    provisions: str
    more_tiles: int
    survivors: tuple[str, ...]
    """Group cards of those who want the mission fulfilled."""
    sons: dict[str, Goal]
    """Group cards of the Sons of Liberty, and what each of them wants."""
    names: tuple[str, ...]
    """What characters may be called."""


class Content(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that the content files say."""

    tiles: dict[str, TileData]
    characters: dict[str, CharacterData]
    enemies: dict[str, EnemyData]
    sun: dict[str, SunData]
    night: dict[str, NightData]
    events: dict[str, EventData]
    gear: dict[str, GearData]
    traders: dict[str, TraderData]
    missions: dict[str, MissionData]
    box: BoxData


def card_effects(content: Content) -> Iterator[CardEffect]:
    """Everything that event and night cards do."""
    for event in content.events.values():
        yield from with_inner(event.does)
    for night in content.night.values():
        yield from with_inner(night.does)
