"""What is worth having: characters, cards and cubes, judged by what they do."""

from __future__ import annotations

from functools import cache
from math import sqrt

from sobremesa.games.oursun.content.book import AMMO, FOOD, GOODS, pool
from sobremesa.games.oursun.content.powers import (
    Bargaining,
    Boots,
    Camp,
    Drilling,
    Foraging,
    Helmet,
    Mask,
    Power,
    Shielding,
    Tinkering,
    Trap,
    Treating,
    Treatments,
)
from sobremesa.games.oursun.content.schema import CharacterData, GearData
from sobremesa.games.oursun.state import Land, Person

from .view import chance, expected

CUBES = (2.5, 0.6, 1.0, 1.2, 1.0, 0.7, 1.0)
AMMUNITION = 0.4
MISSION_OBJECT = 50.0
STRANGE = 0.5
"""What a card is worth to who cannot use it."""
POWERS: dict[type[Power], float] = {
    Camp: 2.0, Trap: 2.0, Mask: 2.0, Helmet: 4.0, Boots: 3.5, Treatments: 7.0,
}  # fmt: skip
USEFUL = 1.0
"""What any other power is worth."""
ABILITIES: dict[type, float] = {
    Treating: 4.0, Drilling: 2.5, Shielding: 1.5, Foraging: 1.0, Tinkering: 1.0, Bargaining: 1.0,
}  # fmt: skip
SPENT = 0.75
"""A weapon that needs ammunition is worth so much of one that does not."""


@cache
def standing(data: CharacterData) -> float:
    """How much a character is worth to the group, by its board."""
    tests = sum(map(chance, map(pool, (data.strength, data.dexterity, data.stealth))))
    fights = 5 * expected(pool(data.melee)) + expected(pool(data.ranged))
    ability = ABILITIES.get(type(data.ability), 0.0)
    return 0.9 * data.hp + 0.4 * data.water + tests + fights + ability


def worth_of(g: Land, gear: GearData) -> float:
    """How much a card is worth to who can use it, worked out once."""
    worths = g.book.worths
    if gear.id not in worths:
        worths[gear.id] = use_of(gear)
    return worths[gear.id]


def use_of(gear: GearData) -> float:
    """How much a card is worth to who can use it."""
    return 0.5 + _arms(gear) + _care(gear) + _tools(gear) + _stores(gear)


def _arms(gear: GearData) -> float:
    """Weapons and armour."""
    near = 8 * expected(pool(gear.melee))
    far = 3.5 * expected(pool(gear.ranged))
    first = 1.5 * expected(pool(gear.initial)) + 2 * expected(pool(gear.sneak_attack))
    thrown = {"": 0.0, "one": 4.0, "all": 5.0}[gear.throws]
    dice = near + far + first
    return (dice * SPENT if gear.ammo else dice) + thrown + 4.5 * sqrt(gear.cancels)


def _care(gear: GearData) -> float:
    """What mends, wakes and brings luck."""
    uses = max(1, gear.uses)
    once = 1.6 * gear.heals + 1.5 * gear.cures + 1.2 * gear.revives
    return uses * once + 2 * gear.rests + 1.8 * gear.gives_ap + 2 * gear.luck


def _tools(gear: GearData) -> float:
    """Dice for tests, and what else a card can do."""
    tests = pool(gear.strength), pool(gear.dexterity), pool(gear.stealth)
    boxes = pool(gear.strength_container), pool(gear.dexterity_container)
    dark = 1.5 if gear.sees_at_night else 0.0
    powers = sum(POWERS.get(type(power), USEFUL) for power in gear.powers)
    return 4 * sum(map(expected, tests)) + 2 * sum(map(expected, boxes)) + dark + powers


def _stores(gear: GearData) -> float:
    """Water, room for cubes, fire."""
    return 1.5 * gear.water + 2.5 * gear.flex_slots + 0.8 * gear.spaces + 0.5 * gear.fire


def is_weapon(gear: GearData) -> bool:
    """Whether a card adds dice in melee."""
    return bool(gear.melee)


def taste(g: Land, person: Person, gear: GearData) -> float:
    """How much a character wants a card, or wants to keep it."""
    if gear.deck == "mission":
        return MISSION_OBJECT
    if gear.hero not in ("", person.kind):
        return STRANGE
    worth = worth_of(g, gear)
    if gear.flips or gear.powers or (g.book.one_weapon and gear.melee):
        names = [g.book.gear[card] for card in person.items + person.equipment]
        if gear.id in names:
            return worth * 0.5
    return worth


def card_taste(g: Land, person: Person, card: int) -> float:
    """The same for a card as it lies there: an empty weapon is worth little."""
    gear = g.book.cards[card]
    worth = taste(g, person, gear)
    if gear.ammo and not g.uses.get(card, 0) and not person.goods[AMMO[gear.ammo]]:
        return worth * 0.5
    return worth


def cube_taste(g: Land, person: Person, kind: int, needed: dict[str, int]) -> float:
    """How much a character wants a cube; what the mission needs comes first."""
    if needed.get(GOODS[kind], 0) >= person.goods[kind] > 0:
        return 10.0
    if kind == FOOD:
        return CUBES[FOOD] if person.goods[FOOD] <= 3 else 1.1
    if kind >= len(CUBES):
        fits = any(AMMO.get(g.gear(card).ammo) == kind for card in person.items)
        return 1.3 if fits else AMMUNITION
    return CUBES[kind]
