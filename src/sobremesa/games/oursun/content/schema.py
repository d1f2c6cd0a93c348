"""The content of the box as it is printed: tiles, characters, cards, traders and missions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec

from sobremesa.kernel import BadContent
from sobremesa.kernel.content import check_references, load_folder

from .card_effects import CardEffect, with_inner
from .mission_cards import Hidden, MissionCard


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
    colour: str
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
    drinks: bool = False
    """It costs its carrier a water at the start of each turn, or a hit point."""


class TraderData(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A trader; a peaceful one can be neither robbed nor stolen from."""

    id: str
    peaceful: bool = False
    hp: int = 0
    melee: str = ""
    ranged: str = ""


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
    sons: tuple[str, ...]
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


COUNTS = {
    "tiles": 32, "characters": 6, "enemies": 25, "sun": 10, "night": 22, "events": 35,
    "item": 53, "equipment": 19, "loot": 48, "survivors": 10, "sons": 3, "traders": 4,
    "mission cards": 28,
}  # fmt: skip
"""What the component list promises."""


@cache
def own_content() -> Content:
    """The content that comes with the game, checked."""
    content = load_folder(files(__package__), Content)
    check(content)
    return content


def check(content: Content) -> None:
    """Refuse content whose counts or references are wrong."""
    gear = content.gear.values()
    found = {
        "tiles": len(content.tiles),
        "characters": len(content.characters),
        "enemies": sum(each.copies for each in content.enemies.values()),
        "sun": sum(each.copies for each in content.sun.values()),
        "night": sum(each.copies for each in content.night.values()),
        "events": sum(each.copies for each in content.events.values()),
        "item": _cards(gear, "item"),
        "equipment": _cards(gear, "equipment"),
        "loot": _cards(gear, "loot"),
        "survivors": len(content.box.survivors),
        "sons": len(content.box.sons),
        "traders": len(content.traders),
        "mission cards": sum(len(each.cards) for each in content.missions.values()),
    }
    for kind, wanted in COUNTS.items():
        if found[kind] != wanted:
            raise BadContent(f"{kind}: expected {wanted} in the box, got {found[kind]}")
    _check_bag(content.box)
    numbers = sorted(tile.number for tile in content.tiles.values())
    if numbers != list(range(1, 33)):
        raise BadContent(f"tiles.toml: expected the numbers 1 to 32, got {numbers}")
    for tile in content.tiles.values():
        if not 1 <= tile.move <= 4:
            raise BadContent(f"tiles.toml: [{tile.id}]: expected a move of 1 to 4, got {tile.move}")
    for mission in content.missions.values():
        check_references(
            f"missions.toml: [{mission.id}] tile",
            map(str, (mission.tile, *mission.upper)),
            [str(tile.number) for tile in content.tiles.values() if tile.objective],
        )
    check_references(
        "events.toml: trader",
        (each.trader for each in content.events.values() if each.trader),
        content.traders,
    )
    check_references(
        "gear.toml: hero", (each.hero for each in gear if each.hero), content.characters
    )


def _check_bag(box: BoxData) -> None:
    """The bag is filled from the cubes of the box; food is among the red ones, which are others."""
    for letter in sorted(set(box.bag) - {"F"}):
        there, used = box.cubes.get(letter, 0), box.bag.count(letter)
        if used > there:
            raise BadContent(f"box.toml: bag: expected at most {there} of {letter}, got {used}")


def _cards(gear: Iterable[GearData], deck: str) -> int:
    return sum(each.copies for each in gear if each.deck == deck)
