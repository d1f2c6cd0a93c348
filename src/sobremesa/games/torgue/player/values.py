"""What cards are worth to a hunter."""

from __future__ import annotations

from sobremesa.games.torgue.content.schema import COLOURS, DIE, SLOT_SIZES, GearData
from sobremesa.games.torgue.content.sheets import Sheet
from sobremesa.games.torgue.content.traits import Traits
from sobremesa.games.torgue.rules.gear import in_slot, slot_of
from sobremesa.games.torgue.state import Hunter, Show

from .chances import chance

USUAL_DEFENCE, USUAL_DIE = 6, 8
SHIELD = (0.2, 0.3, 0.45)
"""What a RED, YELLOW or GREEN shield token is worth."""
ATTRIBUTE = 0.35
"""What one more in an attribute is worth to somebody who lives by it."""
USEFUL, USELESS = 0.25, 0.05
BAND = 0.08
"""What each range band of a weapon is worth."""
SELDOM = 0.5
"""What a weapon that must be reloaded after each use is worth beside others."""


def use_value(g: Show, hunter: Hunter, card: str) -> float:
    """How much a card helps a hunter that wears it."""
    data, sheet = g.book.gear[card], g.sheet(hunter)
    if data.shields:
        return sum(SHIELD[COLOURS.index(each)] for each in data.shields) + _boon(data, sheet)
    if not data.attribute:
        return _boon(data, sheet)
    weapon = g.book.sheets.weapons[card]
    traits = sheet.traits(weapon, ())
    sides = DIE[weapon.die] if weapon.die >= 0 else USUAL_DIE
    hit = chance(sides, USUAL_DEFENCE - sheet.attributes[weapon.attribute] - traits.accuracy)
    value = (1 - (1 - hit) ** 2 if traits.precision else hit) * _power(traits)
    value += BAND * sheet.reach(weapon).bit_count()
    return value * (SELDOM if traits.ammo_eater or weapon.kind == "grenade" else 1.0)


def _power(traits: Traits) -> float:
    """What an attack that hits does, beside one wound."""
    power = 1.0 + 0.4 * traits.lethal + 0.1 * traits.critical_lethal
    power += 0.5 * (traits.crowd_control or traits.explosive)
    power += (0.2 if traits.overload else 0.1) * len(traits.elements)
    power += 0.1 * traits.run_and_gun + 0.05 * (traits.suppression + traits.pistol)
    power -= 0.1 * traits.small_magazines + 0.6 * traits.disposable
    return power * (1 + 0.7 * traits.swift)


def _boon(data: GearData, sheet: Sheet) -> float:
    """What a mod gives: attributes that the hunter lives by, and rules."""
    boon = data.boon
    value = USEFUL * bool(boon.rules or boon.gains or boon.bands) + USELESS * bool(boon.immune)
    for attribute, more in boon.attributes.items():
        value += more * (ATTRIBUTE if sheet.attributes[attribute] else USELESS)
    return value + data.cost / 10_000


def gain_of(g: Show, hunter: Hunter, card: str) -> float:
    """How much better off a hunter is with a card, in the place of its worst one if need be."""
    slot = slot_of(g, card)
    worn = [use_value(g, hunter, item.card) for item in in_slot(g, hunter, slot)]
    old = min(worn) if len(worn) >= SLOT_SIZES[slot] else 0.0
    return use_value(g, hunter, card) - old
