"""The content of the box as immutable data: tiles, characters, cards, traders and missions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Literal

import msgspec

from sobremesa.kernel import BadContent, Setup
from sobremesa.kernel.content import check_references, load_struct, load_table

GOODS = "FCMKWAPca"
"""Food, cloth, metal, connector, wood, alcohol, plastic, cartridges, arrows."""
FOOD, CLOTH, METAL, CONNECTOR, WOOD, ALCOHOL, PLASTIC, CARTRIDGE, ARROW = range(9)
VALUES = (2, 1, 1, 2, 2, 3, 3, 0, 0)
"""What a cube is worth in water (sun.resource.values); ammunition counts 0 as goods."""
STANDARD = range(7)
AMMO = {"cartridge": CARTRIDGE, "arrow": ARROW}
CHEAPEST_FIRST = (CLOTH, METAL, FOOD, CONNECTOR, WOOD, ALCOHOL, PLASTIC)

Goods = tuple[int, int, int, int, int, int, int, int, int]
NOTHING: Goods = (0, 0, 0, 0, 0, 0, 0, 0, 0)

GREEN, YELLOW, BLUE, RED = range(4)
COLOURS = "GYBR"
Pool = tuple[int, ...]
"""Dice by colour."""
TESTS = ("strength", "dexterity", "stealth")


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


class EventData(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An event card."""

    id: str
    copies: int
    trader: str = ""


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


class TraderData(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A trader; a peaceful one can be neither robbed nor stolen from."""

    id: str
    peaceful: bool = False
    hp: int = 0
    melee: str = ""
    ranged: str = ""


class MissionData(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A mission's set-up; what its cards do is code."""

    id: str
    difficulty: Literal["easy", "normal", "hard", "very-hard"]
    minutes: int
    mode: Literal["coop", "semicoop"]
    normal: int
    last: int
    tile: int
    deadline: int
    cards: int
    upper: tuple[int, ...] = ()


class BoxData(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What else is in the box."""

    bag: str
    cubes: dict[str, int]
    provisions: str
    more_tiles: int
    survivors: tuple[str, ...]
    sons: tuple[str, ...]


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


COUNTS = {
    "tiles": 32, "characters": 6, "enemies": 25, "sun": 10, "night": 22, "events": 35,
    "item": 53, "equipment": 19, "loot": 48, "survivors": 10, "sons": 3, "traders": 4,
    "mission cards": 28,
}  # fmt: skip
"""What the component list promises."""


class Book:
    """The content as the rules use it: numbered tiles and cards, dice as numbers."""

    __slots__ = (
        "bag",
        "cards",
        "character_pools",
        "characters",
        "content",
        "enemies",
        "enemy_pools",
        "event",
        "expansion",
        "gear",
        "gear_pools",
        "kinds",
        "kits",
        "loot",
        "mission",
        "night",
        "one_weapon",
        "payable",
        "provisions",
        "recipes",
        "seats",
        "semicoop",
        "sun",
        "supplies",
        "tile_goods",
        "tiles",
        "trader_ids",
        "traders",
    )  # fmt: skip

    def __init__(self, content: Content, setup: Setup) -> None:
        self.content = content
        self.seats = setup.seats
        self.mission = content.missions[setup.mission]
        mode = setup.options.get("mode", "recommended")
        wanted = self.mission.mode if mode == "recommended" and setup.seats > 2 else mode
        self.semicoop = wanted == "semicoop" and setup.seats > 1
        self.one_weapon = bool(setup.options.get("one-weapon", False))
        self.expansion = bool(setup.options.get("expansion", True))
        self.tiles: dict[int, TileData] = {tile.number: tile for tile in content.tiles.values()}
        self.tile_goods = {number: goods(tile.goods) for number, tile in self.tiles.items()}
        self.characters = content.characters
        self.enemies = copies(content.enemies)
        self.sun = copies(content.sun)
        self.night = copies(content.night)
        self.event = copies(content.events)
        self.gear = copies(content.gear)
        self.cards = [content.gear[id] for id in self.gear]
        self.kinds = {id: (self.gear.index(id), self.gear.count(id)) for id in content.gear}
        """The first card of each kind of gear, and how many there are: they are numbered in a row.
        """
        self.traders = content.traders
        self.trader_ids = tuple(content.traders)
        self.bag = goods(content.box.bag)
        self.provisions = goods(content.box.provisions)
        self.recipes = {id: goods(each.recipe) for id, each in content.gear.items() if each.recipe}
        self.supplies = {id: goods(each.supply) for id, each in content.gear.items() if each.supply}
        self.payable, self.kits = memory_of(content)
        self.character_pools = {
            (id, kind): pool(getattr(each, kind))
            for id, each in content.characters.items()
            for kind in (*TESTS, "melee", "ranged")
        }
        self.enemy_pools = {
            (id, kind, night): pool(dice[night])
            for id, each in content.enemies.items()
            for kind, dice in (("melee", each.melee), ("ranged", each.ranged))
            if dice is not None
            for night in (0, 1)
        }
        self.gear_pools = {
            (id, kind): pool(getattr(each, kind))
            for id, each in content.gear.items()
            for kind in GEAR_DICE
            if getattr(each, kind)
        }
        self.loot = {id: tuple(map(reward, each.loot)) for id, each in content.enemies.items()}


Ways = tuple[tuple[str, int, Goods], ...]
"""What can be made: each kind of gear, the resource that Tinkerer spares, the price."""
Memory = tuple[dict[tuple[Goods, bool], Ways], dict[Any, Any]]
_MEMORIES: dict[int, tuple[Content, Memory]] = {}


def memory_of(content: Content) -> Memory:
    """What was worked out once for some content, shared by all matches and filled as it is met.

    What can be made of a heap of cubes, with Tinkerer or without; what a set of cards does.
    """
    return _MEMORIES.setdefault(id(content), (content, ({}, {})))[1]


GEAR_DICE = (
    "melee", "ranged", "initial", "sneak_attack", "strength", "dexterity", "stealth",
    "night_stealth", "strength_container", "dexterity_container",
)  # fmt: skip


class Reward(msgspec.Struct, frozen=True):
    """What a body gives: cubes, random resources, loot cards."""

    goods: Goods
    random: int
    cards: int


def pool(text: str) -> Pool:
    """Dice as written, `1Y+1B`, as colours."""
    dice: list[int] = []
    for part in filter(None, text.split("+")):
        if len(part) != 2 or not part[0].isdigit() or part[1] not in COLOURS:
            raise BadContent(f"expected dice such as 1Y+1B, got {text!r}")
        dice += [COLOURS.index(part[1])] * int(part[0])
    return tuple(dice)


def goods(letters: str) -> Goods:
    """Cubes as written, `FFC`, as counts."""
    for letter in letters:
        if letter not in GOODS:
            raise BadContent(f"expected letters of {GOODS}, got {letter!r} in {letters!r}")
    counts = [letters.count(letter) for letter in GOODS]
    return counts[0], counts[1], counts[2], counts[3], counts[4], counts[5], counts[6], counts[7], counts[8]  # fmt: skip  # noqa: E501


def reward(text: str) -> Reward:
    """Loot as written, `2r+L` or `3F+2C` or `r+2ct`."""
    letters, random, cards = "", 0, 0
    for part in filter(None, text.split("+")):
        count = int(part[0]) if part[0].isdigit() else 1
        thing = part.lstrip("0123456789")
        if thing == "r":
            random += count
        elif thing == "L":
            cards += count
        else:
            letters += {"ct": "c", "ar": "a"}.get(thing, thing) * count
    return Reward(goods(letters), random, cards)


def copies(
    kinds: Mapping[str, EnemyData | SunData | NightData | EventData | GearData],
) -> list[str]:
    """Every card of a kind of deck; its place in the list is its number."""
    return [id for id, data in kinds.items() for _ in range(data.copies)]


@cache
def own_content() -> Content:
    """The content that comes with the game, checked."""
    folder = files(__package__) / "content"
    content = Content(
        tiles=load_table(folder / "tiles.toml", TileData),
        characters=load_table(folder / "characters.toml", CharacterData),
        enemies=load_table(folder / "enemies.toml", EnemyData),
        sun=load_table(folder / "sun.toml", SunData),
        night=load_table(folder / "night.toml", NightData),
        events=load_table(folder / "events.toml", EventData),
        gear=load_table(folder / "gear.toml", GearData),
        traders=load_table(folder / "traders.toml", TraderData),
        missions=load_table(folder / "missions.toml", MissionData),
        box=load_struct(folder / "box.toml", BoxData),
    )
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
        "mission cards": sum(each.cards for each in content.missions.values()),
    }
    for kind, wanted in COUNTS.items():
        if found[kind] != wanted:
            raise BadContent(f"{kind}: expected {wanted} in the box, got {found[kind]}")
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


def _cards(gear: Iterable[GearData], deck: str) -> int:
    return sum(each.copies for each in gear if each.deck == deck)
