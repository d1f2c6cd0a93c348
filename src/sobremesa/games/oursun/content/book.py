"""The content as the rules use it: numbered tiles and cards, cubes and dice as numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from sobremesa.kernel import BadContent, Setup, asks_always

from .mission_cards import Bring, Gathered
from .powers import Ability, Camp, Shielding, Tinkering, Treating
from .schema import Content, EnemyData, EventData, GearData, NightData, SunData, TileData

GOODS = "FCMKWAPca"
"""Food, cloth, metal, connector, wood, alcohol, plastic, cartridges, arrows."""
FOOD, CLOTH, METAL, CONNECTOR, WOOD, ALCOHOL, PLASTIC, CARTRIDGE, ARROW = range(9)
VALUES = (2, 1, 1, 2, 2, 3, 3, 0, 0)
"""What a cube is worth in water (sun.resource.values); ammunition counts 0 as goods."""
STANDARD = range(7)
NEW_HAVEN = 1
"""The number of the tile where the game begins."""
AMMO = {"cartridge": CARTRIDGE, "arrow": ARROW}
CHEAPEST_FIRST = (CLOTH, METAL, FOOD, CONNECTOR, WOOD, ALCOHOL, PLASTIC)

Goods = tuple[int, int, int, int, int, int, int, int, int]
NOTHING: Goods = (0, 0, 0, 0, 0, 0, 0, 0, 0)

GREEN, YELLOW, BLUE, RED = range(4)
COLOURS = "GYBR"
EXPECTED = (0.75, 0.5, 0.375, -0.375)
"""The successes of a die of each colour, on average."""
Pool = tuple[int, ...]
"""Dice by colour."""
TESTS = ("strength", "dexterity", "stealth")


Ways = tuple[tuple[str, int, Goods], ...]
"""What can be made: each kind of gear, the resource that Tinkerer spares, the price."""


class Memory:
    """What was worked out once for some content, shared by all matches and filled as it is met.

    What can be made of a heap of cubes, with Tinkerer or without; what a set of cards does; what
    a card is worth to a player.
    """

    __slots__ = ("loadouts", "payable", "worths")

    def __init__(self) -> None:
        self.payable: dict[tuple[Goods, bool], Ways] = {}
        self.loadouts: dict[Any, Any] = {}
        self.worths: dict[str, float] = {}


class Book:
    """The content as the rules use it: numbered tiles and cards, dice as numbers."""

    __slots__ = (
        "any_karma",
        "ask_always",
        "at_phase_end",
        "bag",
        "camp",
        "cards",
        "character_pools",
        "characters",
        "content",
        "deliveries",
        "eases",
        "enemies",
        "enemy_pools",
        "event",
        "expansion",
        "gear",
        "gear_deck",
        "gear_pools",
        "keeper",
        "kinds",
        "loadouts",
        "loot",
        "loot_deck",
        "medics",
        "mission",
        "names",
        "night",
        "normal_tiles",
        "one_weapon",
        "payable",
        "provisions",
        "recipes",
        "recommended_items",
        "seats",
        "semicoop",
        "shields",
        "slips_away",
        "sun",
        "supplies",
        "tile_goods",
        "tiles",
        "tinkerers",
        "trader_ids",
        "traders",
        "usual_blow",
        "worths",
    )  # fmt: skip

    def __init__(self, content: Content, setup: Setup, memory: Memory) -> None:
        self.content = content
        self.seats = setup.seats
        self.mission = content.missions[setup.mission]
        self.at_phase_end = [
            any(isinstance(condition, Gathered) for condition in card.until)
            for card in self.mission.cards
        ]
        """Of each mission card: whether it is looked at only at the end of a phase."""
        self.deliveries = [
            "".join(task.goods for task in card.tasks if isinstance(task, Bring))
            for card in self.mission.cards
        ]
        """The cubes that each mission card wants delivered."""
        mode = setup.settings.get("mode", "recommended")
        wanted = self.mission.mode if mode == "recommended" and setup.seats > 2 else mode
        self.semicoop = wanted == "semicoop" and setup.seats > 1
        self.one_weapon = bool(setup.settings.get("one-weapon", False))
        self.slips_away = setup.settings.get("sneak-away") == "unseen"
        self.any_karma = setup.settings.get("karma") == "any"
        self.ask_always = asks_always(setup.settings)
        self.recommended_items = setup.settings.get("start-items") == "recommended"
        self.names = bool(setup.settings.get("names", False))
        self.expansion = bool(setup.settings.get("expansion", True))
        self.tiles: dict[int, TileData] = {tile.number: tile for tile in content.tiles.values()}
        self.normal_tiles = [
            number
            for number, tile in self.tiles.items()
            if not tile.objective and number != NEW_HAVEN
        ]
        self.tile_goods = {number: goods(tile.goods) for number, tile in self.tiles.items()}
        self.characters = content.characters
        self.medics = _able(content, Treating)
        self.shields = _able(content, Shielding)
        self.tinkerers = _able(content, Tinkering)
        self.enemies = copies(content.enemies)
        self.sun = copies(content.sun)
        self.eases = [content.sun[id].eases for id in self.sun]
        """Of each sun card: whether it helps the first move."""
        self.night = copies(content.night)
        self.event = copies(content.events)
        self.gear = copies(content.gear)
        self.cards = [content.gear[id] for id in self.gear]
        self.kinds = {id: (self.gear.index(id), self.gear.count(id)) for id in content.gear}
        """The first card of each kind of gear, and how many there are: they are numbered in a row.
        """
        self.gear_deck = self._cards_of("item", "equipment")
        self.loot_deck = self._cards_of("loot")
        self.traders = content.traders
        self.trader_ids = tuple(content.traders)
        self.keeper = next(id for id, each in content.traders.items() if each.post)
        self.bag = goods(content.box.bag)
        self.provisions = goods(content.box.provisions)
        self.recipes = {id: goods(each.recipe) for id, each in content.gear.items() if each.recipe}
        self.camp = next((id for id in self.recipes if is_camp(content.gear[id])), "")
        """The first kind of gear that can be made as a camp."""
        self.supplies = {id: goods(each.supply) for id, each in content.gear.items() if each.supply}
        self.payable, self.loadouts = memory.payable, memory.loadouts
        self.worths = memory.worths
        self.character_pools = {
            (id, kind): pool(getattr(each, kind))
            for id, each in content.characters.items()
            for kind in (*TESTS, "melee", "ranged")
        }
        self.enemy_pools = {
            (id, kind, night): pool(dice[night])
            for id, each in content.enemies.items()
            for kind, dice in (
                ("melee", each.melee),
                ("ranged", each.ranged),
                ("initial", (each.initial, each.initial)),
            )
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
        self.usual_blow = _usual_blow(content, 0), _usual_blow(content, 1)
        """The damage that an enemy still to be drawn does in a round, by day and at Night."""

    def _cards_of(self, *decks: str) -> list[int]:
        """The gear cards of some decks, in order."""
        return [card for card, gear in enumerate(self.cards) if gear.deck in decks]


def _able(content: Content, ability: type[Ability]) -> frozenset[str]:
    """The characters with an ability."""
    kinds = content.characters.items()
    return frozenset(id for id, each in kinds if isinstance(each.ability, ability))


def _usual_blow(content: Content, night: int) -> float:
    """The successes of an enemy's dice from near, on average over all cards."""
    cards = [(each.copies, pool(each.melee[night])) for each in content.enemies.values()]
    total = sum(copies * sum(map(EXPECTED.__getitem__, dice)) for copies, dice in cards)
    return total / max(1, sum(copies for copies, _ in cards))


GEAR_DICE = (
    "melee", "ranged", "initial", "sneak_attack", "strength", "dexterity", "stealth",
    "night_stealth", "strength_container", "dexterity_container",
)  # fmt: skip


class Reward(msgspec.Struct, frozen=True):
    """What a body gives: cubes, random resources, loot cards."""

    goods: Goods
    random: int
    cards: int


def is_camp(gear: GearData) -> bool:
    """Whether gear can be pitched as a camp."""
    return any(isinstance(power, Camp) for power in gear.powers)


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


LOOT_WORDS = {letter: letter for letter in GOODS[:7]} | {"ct": "c", "ar": "a"}


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
        elif thing in LOOT_WORDS:
            letters += LOOT_WORDS[thing] * count
        else:
            raise BadContent(f"expected loot such as 2r+L or F+2ct, got {text!r}")
    return Reward(goods(letters), random, cards)


def copies(
    kinds: Mapping[str, EnemyData | SunData | NightData | EventData | GearData],
) -> list[str]:
    """Every card of a kind of deck; its place in the list is its number."""
    return [id for id, data in kinds.items() for _ in range(data.copies)]
