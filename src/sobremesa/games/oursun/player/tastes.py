"""What is worth having: characters, cards and cubes in order of preference."""

from __future__ import annotations

from sobremesa.games.oursun.content.book import (
    ALCOHOL,
    CLOTH,
    CONNECTOR,
    FOOD,
    GOODS,
    METAL,
    PLASTIC,
    WOOD,
)
from sobremesa.games.oursun.content.schema import GearData
from sobremesa.games.oursun.state import Land, Person

CHARACTERS = ("soldier", "firefighter", "medic", "hunter", "engineer", "smuggler")
CUBES = {FOOD: 2.5, CLOTH: 0.6, METAL: 1.0, CONNECTOR: 1.2, WOOD: 1.0, ALCOHOL: 0.7, PLASTIC: 1.0}
AMMUNITION = 0.4
TASTES = {
    "katana": 9.0, "fire_axe": 7.0, "machete": 6.5, "pistol": 7.0, "revolver": 6.5, "spear": 5.0,
    "knife": 4.5, "crowbar": 4.6, "combat_vest": 7.0, "leather_jacket": 6.0, "medikit": 6.0,
    "surgery_kit": 7.0, "bandage": 2.5, "water_bottle": 4.0, "water_canister": 6.0,
    "full_canteen": 4.5, "backpack": 3.5, "helmet": 4.0, "hiking_boots": 3.5, "grenade": 5.0,
    "molotov": 4.2, "adrenaline": 4.0, "stimulants": 3.5, "antibiotics": 3.0, "tool_belt": 2.5,
    "camouflage_cloak": 3.5, "aed": 3.0, "lucky_charm": 2.5, "hunting_rifle": 4.0, "rifle": 3.5,
    "crossbow": 3.0, "bow": 2.5, "gas_mask": 2.5, "tent": 2.0, "sleeping_bag": 3.0,
    "night_goggles": 3.0, "lockpicks": 2.0,
}  # fmt: skip
"""How much a card is wanted; others are judged by what they do."""
MISSION_OBJECT = 50.0
OWN_HERO_ITEM = 8.0
SECOND_WEAPON = 0.5


def rank(character: str) -> int:
    """The place of a character in the order of preference; unknown ones come last."""
    return CHARACTERS.index(character) if character in CHARACTERS else len(CHARACTERS)


def is_weapon(gear: GearData) -> bool:
    """Whether a card adds dice in melee."""
    return bool(gear.melee)


def _judge(g: Land, gear: GearData) -> float:
    """How much a card is worth that is not among the known ones."""
    melee = len(g.book.gear_pools.get((gear.id, "melee"), ()))
    ranged = len(g.book.gear_pools.get((gear.id, "ranged"), ()))
    helps = 2 * gear.heals + 3 * gear.cancels + gear.water + 2 * gear.flex_slots
    return 1.0 + 4 * melee + 2 * ranged + helps


def taste(g: Land, person: Person, gear: GearData) -> float:
    """How much a character wants a card, or wants to keep it."""
    if gear.deck == "mission":
        return MISSION_OBJECT
    if gear.hero:
        return OWN_HERO_ITEM if gear.hero == person.kind else 0.5
    wanted = TASTES.get(gear.id) or _judge(g, gear)
    names = [g.gear(card).id for card in person.items + person.equipment]
    if gear.id in names and not gear.water and not gear.heals:
        return wanted * SECOND_WEAPON
    return wanted


def cube_taste(g: Land, person: Person, kind: int, needed: dict[str, int]) -> float:
    """How much a character wants a cube; what the mission needs comes first."""
    if needed.get(GOODS[kind], 0) >= person.goods[kind] > 0:
        return 10.0
    if kind == FOOD:
        return CUBES[FOOD] if person.goods[FOOD] <= 3 else 0.8
    return CUBES.get(kind, AMMUNITION)
