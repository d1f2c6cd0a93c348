"""The content of the box as it is printed: tiles, characters, cards, traders and missions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from sobremesa.kernel.scene import Colour

from .card_effects import CardEffect, LoseChoice, LoseFood, Mood, with_inner
from .group_cards import Goal
from .mission_cards import Count, Hidden, MissionCard, Positive
from .powers import Ability, Power


class TileData(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A map tile as it is printed."""

    id: str
    number: int
    """Its number, which no other tile has; 1 is New Haven, where the game begins."""
    move: int
    """What it costs to enter it, in AP: 1 to 4."""
    spaces: int = 0
    """How many characters fit; 0 is any number (sun.tile.no-spaces-unlimited)."""
    water: int = 0
    """Water symbols."""
    goods: str = ""
    """Cubes that lie on it when it is revealed: letters, F food, C cloth, M metal, K connector, W
    wood, A alcohol, P plastic, c cartridge, a arrow.
    """
    enemies: int = 0
    """Enemy symbols."""
    event: bool = False
    """Who enters it first draws an event card."""
    container: Literal["", "strength", "dexterity"] = ""
    """A printed container, opened by a test of that kind."""
    camp: bool = False
    """Has the camp symbol."""
    objective: bool = False
    """Lies in the stack only when a mission names it."""


class CharacterData(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A character board."""

    id: str
    colour: Colour
    """The colour of the figure."""
    hp: int
    """Hit points."""
    water: int
    """How much water the meter holds."""
    strength: str
    """Dice of the test: a number and a colour each, as 1G+1B; G green, Y yellow, B blue, R red."""
    dexterity: str
    """Dice of the test."""
    stealth: str
    """Dice of the test."""
    melee: str
    """Dice of attacks from near."""
    ranged: str
    """Dice of shots."""
    item_slots: int
    """Slots for items alone."""
    flex_slots: int
    """Slots for an item or three cubes."""
    equipment_slots: int
    """Slots for equipment."""
    expansion: bool = False
    """Not offered to small groups that play without the expansion."""
    ability: Ability | None = None
    """What no other can do."""


class EnemyData(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An enemy card: dice by day and by night, and what its text does."""

    id: str
    copies: int
    """How many cards are in the deck."""
    type: Literal["animal", "human", "mutant"]
    """What kind of enemy cards and missions call it by."""
    hp: int
    """Hit points."""
    melee: tuple[str, str]
    """Dice by day and at Night."""
    ranged: tuple[str, str] | None = None
    """Dice of shots by day and at Night; without them it does not shoot."""
    loot: tuple[str, str, str]
    """What a body gives with 0, 1 and 2 successes: cubes as 2F, r random ones, L loot cards, ct
    cartridges, ar arrows, as 2r+L.
    """
    sons: bool = False
    """Is a Son of Liberty."""
    initial: str = ""
    """Dice that it adds in an initial combat round."""
    infects: Count = 0
    """An attack that does so much damage infects; 0 never."""
    takes: bool = False
    """Takes the cheapest cube of its tile when it comes."""
    leads: bool = False
    """Other Sons of Liberty on its tile add a blue die."""
    howls: bool = False
    """Calls free enemies within 2 tiles when it comes."""
    steadfast: bool = False
    """Never moves as a reaction."""
    noted: bool = False
    """Missions take note of its defeat."""


class SunData(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A sun card."""

    id: str
    copies: int
    """How many cards there are."""
    kind: Literal["clear", "heat", "wind", "storm", "solar_storm"]
    """What weather it is; clear weather does nothing."""
    eases: bool = False
    """The first move of each character costs 1 AP less, but at least 1."""


class NightData(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A night card."""

    id: str
    copies: int
    """How many cards are in the deck."""
    category: Literal["neutral", "animal", "human", "mutant"]
    """Fire may keep animals away."""
    does: tuple[CardEffect, ...] = ()
    """What it does to the one it hits, in this order."""


class EventData(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An event card."""

    id: str
    copies: int
    """How many cards are in the deck."""
    trader: str = ""
    """The trader who comes."""
    does: tuple[CardEffect, ...] = ()
    """What it does to the one who draws it, in this order."""


class GearData(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A card that a character can carry, or a supply card that turns into cubes."""

    id: str
    deck: Literal["item", "equipment", "loot", "mission"]
    """Where it comes from: the open decks, the loot deck, or a mission."""
    kind: Literal["item", "equipment", "supply"]
    """Which slots it takes; a supply card turns into cubes."""
    copies: int
    """How many cards there are."""
    recipe: str = ""
    """The cubes of which it is made, in the open decks."""
    price: Count = 0
    """What it costs at a trader, in water."""
    stars: Count = 0
    """What it costs as a start item; 0 is never offered."""
    hero: str = ""
    """The character who alone can use it."""
    electric: bool = False
    """Useless in a solar storm."""
    fire: bool = False
    """Lights fires."""
    flips: bool = False
    """Is turned face down when it is used, until the next Preparation."""
    uses: Count = 0
    """How often it can be used before it is gone."""
    ap: Count = 0
    """What its use costs, in AP."""
    ammo: Literal["", "cartridge", "arrow"] = ""
    """What it shoots with."""
    capacity: Count = 0
    """How much ammunition it holds."""
    found: str = ""
    """Dice of the ammunition with which it is found, or full."""
    melee: str = ""
    """Dice that it adds to attacks from near."""
    ranged: str = ""
    """Dice that it adds to shots."""
    initial: str = ""
    """What it adds in an initial combat round instead."""
    sneak_attack: str = ""
    """Dice that it adds to an attack out of hiding."""
    strength: str = ""
    """Dice that it adds to the test."""
    dexterity: str = ""
    """Dice that it adds to the test."""
    stealth: str = ""
    """Dice that it adds to the test."""
    night_stealth: str = ""
    """Dice that it adds to the test of stealth at Night."""
    strength_container: str = ""
    """Dice that it adds when a container is opened."""
    dexterity_container: str = ""
    """Dice that it adds when a container is opened."""
    sees_at_night: bool = False
    """A Sneak at Night needs no red die."""
    water: Count = 0
    """How much water it holds."""
    arrives: Count = 0
    """With how much water it is found."""
    flex_slots: Count = 0
    """Flex slots that it adds."""
    spaces: Count = 0
    """Spaces for cubes that it adds."""
    flex_only: bool = False
    """Fits into a flex slot alone."""
    heals: Count = 0
    """Its use heals so many hit points."""
    cures: bool = False
    """Its use cures an infection."""
    revives: Count = 0
    """Its use brings a dead character back with so many hit points."""
    cancels: Count = 0
    """Its use cancels so much damage."""
    throws: Literal["", "one", "all"] = ""
    """It can be thrown at one enemy or at all on a tile."""
    gives_ap: Count = 0
    """Its use gives so many AP."""
    rests: Count = 0
    """Its use betters the condition by so many steps; its words are the message `condition-
    by-<id>`.
    """
    luck: Count = 0
    """Its use gives so many lost karma dice back."""
    supply: str = ""
    """The cubes of a supply card."""
    powers: tuple[Power, ...] = ()
    """What else it can do."""


class TraderData(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A trader, who comes by an event or keeps the post."""

    id: str
    peaceful: bool = False
    """Can be neither robbed nor stolen from."""
    hp: Count = 0
    """Hit points."""
    melee: str = ""
    """Dice of attacks from near."""
    ranged: str = ""
    """Dice of shots."""
    loot: int = 3
    """How many loot cards he has to sell at first."""
    post: bool = False
    """Keeps the trading post of New Haven, from the beginning of the game."""


class MissionData(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A mission: its set-up and its cards."""

    id: str
    difficulty: Literal["easy", "normal", "hard", "very-hard"]
    """As the lobby tells it."""
    minutes: Positive
    """How long it takes, as the lobby tells it."""
    mode: Literal["coop", "semicoop"]
    """Together, or with a Son of Liberty among the group, unless the table says otherwise."""
    normal: Count
    """How many normal tiles are in the stack."""
    last: int
    """Among so many tiles at the bottom of the stack lies the objective."""
    tile: Positive
    """The number of the objective."""
    deadline: Positive
    """The day at whose end the mission has failed."""
    cards: tuple[MissionCard, ...]
    """In the order in which they come up."""
    upper: tuple[Positive, ...] = ()
    """The numbers of further objectives, among the first 12 tiles of the stack."""
    hidden: tuple[Hidden, ...] = ()
    """Containers with mission objects on tiles that are still to be found."""


class BoxData(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What else is in the box."""

    bag: str
    """The cubes in the bag from which random ones are drawn."""
    cubes: dict[str, Count]
    """How many cubes of a kind there are for the bag."""
    provisions: str
    """The cubes with which each character begins."""
    more_tiles: Count
    """So many more normal tiles are in the stack for more than four characters."""
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


def wears(content: Content, cause: str) -> bool:
    """Whether a cause makes a condition fall: every day does, and some cards."""
    moods = (each for each in card_effects(content) if isinstance(each, Mood))
    return cause == "day" or any(each.cause == cause and each.steps < 0 for each in moods)


def takes(content: Content, cause: str) -> bool:
    """Whether a cause costs cubes without anybody's will."""
    losses = (each for each in card_effects(content) if isinstance(each, LoseFood | LoseChoice))
    return any(each.cause == cause for each in losses)
