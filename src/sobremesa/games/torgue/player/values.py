"""What things are worth to the player: chances, targets, zones, tokens and cards."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.games.torgue.content.book import COMPANION
from sobremesa.games.torgue.content.schema import DIE
from sobremesa.games.torgue.content.sheets import Weapon
from sobremesa.games.torgue.content.traits import Traits
from sobremesa.games.torgue.options import Aim, Target
from sobremesa.games.torgue.rules.attack import targets_from
from sobremesa.games.torgue.rules.barrels import barrel_defence
from sobremesa.games.torgue.rules.goals import is_quarry
from sobremesa.games.torgue.rules.harm import enemies_at, enemy_modifier
from sobremesa.games.torgue.rules.movement import actor_of
from sobremesa.games.torgue.state import NOWHERE, Enemy, Hunter, Show

QUARRY_WORTH = 2.5
"""A wound of the Boss, or of whoever else must fall."""
UNIQUE_WORTH = 2.0
BARREL_WORTH = 0.7
FRIENDLY_FIRE = 1.2
GUESS = 8
"""The die that a shot from elsewhere is reckoned with."""
AREA_GUESS = 0.8
"""How many of the others in a zone CrowdControl reaches, on the average."""


def chance(sides: int, bonus: int, number: int) -> float:
    """How likely a die with a bonus reaches a number; 1 always fails, the top always works."""
    least = min(max(2, number - bonus), sides)
    return (sides - least + 1) / sides


def expected_number(g: Show, enemy: Enemy) -> int:
    """What an attack on an enemy will have to reach, about."""
    up = [token.colour for token in enemy.shields if not token.spent]
    base = DIE[max(up)] // 2 if up else g.book.enemies[enemy.kind].defence
    return max(1, base + enemy_modifier(g, enemy))


def worth(g: Show, enemy: Enemy) -> float:
    """How much it helps to be rid of an enemy."""
    data = g.book.enemies[enemy.kind]
    value = 0.6 + data.force / 16 + 0.1 * data.range
    if data.kind == "unique":
        return UNIQUE_WORTH * 2
    return value + (0.8 if data.badass else 0.0) + 0.15 * data.hp


def wounds_of(g: Show, traits: Traits, enemy: Enemy) -> int:
    """Wounds of a hit, without luck."""
    vulnerable = g.book.enemies[enemy.kind].vulnerable
    extra = sum(element in vulnerable for element, _ in traits.elements)
    return 1 + traits.lethal + (enemy.slag > 0) + extra


def strike_value(
    g: Show, hunter: Hunter, mini: int, weapon: Weapon, traits: Traits, sides: int, enemy: Enemy
) -> float:
    """How good an attack on an enemy is."""
    sheet = g.sheet(hunter)
    values = sheet.companion if mini >= COMPANION else sheet.attributes
    bonus = values[weapon.attribute] + traits.accuracy
    hit = chance(sides, bonus, expected_number(g, enemy))
    if traits.precision:
        hit = 1 - (1 - hit) ** 2
    value = hit * _damage_value(g, traits, enemy)
    others = [each for each in enemies_at(g, enemy.zone) if each is not enemy]
    if traits.explosive or traits.crowd_control:
        share = 1.0 if traits.explosive else AREA_GUESS
        for each in others:
            number = expected_number(g, each)
            value += share * chance(sides, bonus, number) * _damage_value(g, traits, each)
    if traits.explosive:
        friends = sum(h.zone == enemy.zone and not h.down for h in g.hunters)
        value -= FRIENDLY_FIRE * friends
    return value * (1 + 0.8 * traits.swift)


def _damage_value(g: Show, traits: Traits, enemy: Enemy) -> float:
    if is_quarry(g, enemy):
        return QUARRY_WORTH * wounds_of(g, traits, enemy)
    left = enemy.hp - enemy.wounds + sum(not token.spent for token in enemy.shields)
    wounds = min(wounds_of(g, traits, enemy), left)
    kill = 0.5 if wounds >= left else 0.0
    return worth(g, enemy) * (wounds / max(1, left) * 0.5 + kill) + 0.12 * wounds


def aim_value(
    g: Show, hunter: Hunter, mini: int, weapon: Weapon, traits: Traits, sides: int, aim: Aim
) -> float:
    """How good an attack on an enemy or a Barrel is."""
    if isinstance(aim, Target):
        return strike_value(g, hunter, mini, weapon, traits, sides, g.enemies[aim.mini])
    return barrel_value(g, sides, aim.zone, g.sheet(hunter).attributes[weapon.attribute])


def best_target(
    g: Show,
    hunter: Hunter,
    mini: int,
    weapon: Weapon,
    sides: int,
    options: Sequence[Aim] | None = None,
    zone: int = NOWHERE,
) -> tuple[float, Aim | None]:
    """The best of the targets of a weapon, from a zone or from here, and how good it is."""
    sheet = g.sheet(hunter)
    if options is None:
        start = actor_of(g, mini).zone if zone == NOWHERE else zone
        options = targets_from(g, start, sheet.reach(weapon))
    traits = sheet.traits(weapon, ())
    best, found = 0.0, None
    for option in options:
        value = aim_value(g, hunter, mini, weapon, traits, sides, option)
        if value > best or found is None:
            best, found = value, option
    return best, found


def armed(g: Show, hunter: Hunter, mini: int) -> list[Weapon]:
    """The weapons that a miniature could use for a token."""
    weapons = g.book.sheets.weapons
    if mini >= COMPANION:
        return list(g.book.sheets.companions[g.companions[mini].kind])
    ready = [weapons[item.card] for item in hunter.gear if item.card in weapons and not item.spent]
    return [weapons["fists"], *(weapon for weapon in ready if weapon.kind != "grenade")]


def best_shot(g: Show, hunter: Hunter, mini: int) -> float:
    """How good the best attack from here is."""
    return Shots(g, hunter, mini).best(actor_of(g, mini).zone)


class Shots:
    """The attacks of a miniature from any zone: what a target is worth is found out once."""

    __slots__ = ("_g", "_known", "_of", "_weapons")

    def __init__(self, g: Show, hunter: Hunter, mini: int) -> None:
        sheet = g.sheet(hunter)
        self._g = g
        self._of = hunter, mini
        self._weapons = [
            (weapon, sheet.reach(weapon), sheet.traits(weapon, ()))
            for weapon in armed(g, hunter, mini)
        ]
        self._known: dict[tuple[str, Aim], float] = {}

    def best(self, zone: int) -> float:
        """How good the best attack from a zone is."""
        return max((self._with(*weapon, zone) for weapon in self._weapons), default=0.0)

    def _with(self, weapon: Weapon, reach: int, traits: Traits, zone: int) -> float:
        aims = targets_from(self._g, zone, reach)
        return max((self._value(weapon, traits, aim) for aim in aims), default=0.0)

    def _value(self, weapon: Weapon, traits: Traits, aim: Aim) -> float:
        key = weapon.id, aim
        if key not in self._known:
            self._known[key] = aim_value(self._g, *self._of, weapon, traits, GUESS, aim)
        return self._known[key]


def barrel_value(g: Show, sides: int, zone: int, bonus: int) -> float:
    """A Barrel is worth the enemies beside it, less the friends."""
    hit = chance(sides, bonus, barrel_defence(g))
    enemies = sum(worth(g, each) * 0.5 for each in enemies_at(g, zone))
    friends = sum(hunter.zone == zone for hunter in g.hunters)
    return hit * (BARREL_WORTH * enemies - FRIENDLY_FIRE * friends)


def gear_value(g: Show, card: str) -> float:
    """How good a card is, by its price."""
    data = g.book.gear[card]
    return data.cost or 450
