"""How good an option looks to a hero in its Turn, in rough points."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import comb
from typing import Any

from sobremesa.boards.bits import bits_of, members
from sobremesa.games.dceased.content.schema import RUNNER
from sobremesa.games.dceased.options import (
    Attack,
    Collect,
    EndTurn,
    GainTrait,
    Interact,
    Move,
    Open,
    PowerUp,
    Rescue,
    Trade,
    Use,
)
from sobremesa.games.dceased.rules.horde import count_at, toughness_of
from sobremesa.games.dceased.rules.movement import plan_of
from sobremesa.games.dceased.rules.weapons import (
    GEAR,
    ORDER,
    accuracy_of,
    dice_per_power,
    gear_ability,
    profile_of,
    targets,
)
from sobremesa.games.dceased.state import Hero, Night
from sobremesa.kernel import Option

from .goals import FAR, distance, goals_of, vault, way_view

PROTECTORS = ("first-night", "evacuation")
"""The missions that are about Civilians."""
WARY = {"first-night": 30.0, "evacuation": 5.5}
"""How much a hero dislikes to open a Building without friends at hand."""
NEVER = -100.0


# Attacks


@cache
def at_least(dice: int, accuracy: int, hits: int) -> float:
    """The chance of so many hits or more."""
    chance = (7 - accuracy) / 6
    return sum(
        comb(dice, n) * chance**n * (1 - chance) ** (dice - n) for n in range(hits, dice + 1)
    )


def enemies_in_order(g: Night, hero: Hero, zone: int, weapon: str) -> list[int]:
    """The Toughness of everybody in a Zone, in the order in which hits reach them."""
    cut = weapon == GEAR and gear_ability(g, hero) == "cuts-the-fallen"
    found = [
        max(1, toughness_of(g, fallen.id) - cut)
        for fallen in g.fallen_at(zone)
        if zone == hero.zone or g.book.fallen[fallen.id].ability != "intangible"
    ]
    for kind in ORDER:
        found += [g.book.toughness[kind]] * count_at(g, kind, zone)
    return found


def expected_kills(g: Night, hero: Hero, weapon: str, zone: int, power: int) -> float:
    """How many Enemies an Attack is likely to eliminate; Zombie Heroes count by their worth."""
    profile = profile_of(g, hero, weapon)
    assert profile is not None
    dice = profile.dice + power * dice_per_power(g, hero)
    dice += zone == hero.zone and "patrol-officer" in hero.escorts
    accuracy = accuracy_of(g, hero, weapon, profile)
    needed, kills = 0, 0.0
    for toughness in enemies_in_order(g, hero, zone, weapon):
        needed += toughness
        if needed > dice:
            break
        kills += at_least(dice, accuracy, needed) * (1.0 if toughness <= 2 else 2.0)
    return kills


def attack_value(g: Night, hero: Hero, option: Attack) -> float:
    """Enemies in the own Zone are worth most, then those that could reach somebody next."""
    zone = g.book.zone[option.zone]
    power = hero.power - (option.weapon == GEAR and gear_ability(g, hero) == "costs-power")
    kills = expected_kills(g, hero, option.weapon, zone, power_to_spend(g, hero, zone, power))
    titan = g.book.mission.titan
    if titan is not None and titan.id in g.fallen and g.fallen[titan.id].zone == zone:
        return 30 * kills + 1
    if zone == hero.zone:
        return (10 if g.civilians_at(zone) and g.book.goal in PROTECTORS else 7) * kills
    if g.civilians_at(zone) and g.book.goal in PROTECTORS:
        return 9 * kills
    if g.heroes_at(zone):
        return 6 * kills
    if g.book.goal == "signal":
        return _threat_to_beacon(g, zone) * kills
    near = distance(g.view, zone, g.bait())
    return (3.5 if near <= 1 else 2.2) * kills


def _threat_to_beacon(g: Night, zone: int) -> float:
    """Who could stand beside the beacon when the Round ends must not."""
    steps = distance(g.view, zone, 1 << g.book.start)
    fast = bool(g.fallen_at(zone)) or zone in g.horde[RUNNER]
    if steps <= 1 or (fast and steps <= 2):
        return 8.0
    return 3.5 if steps <= 3 else 1.8


def power_to_spend(g: Night, hero: Hero, zone: int, power: int) -> int:
    """All of it where it burns, little elsewhere."""
    crowd = len(enemies_in_order(g, hero, zone, "own"))
    if zone == hero.zone or g.fallen_at(zone):
        return min(power, crowd + 1 if not g.fallen_at(zone) else 4)
    return min(power, max(0, crowd - 1), 2)


# Moving


def move_value(g: Night, hero: Hero, option: Move) -> float:
    """Nearer to the goal for few Actions, and not into teeth."""
    goals = goals_of(g, hero)
    zone = g.book.zone[option.zone]
    plan = plan_of(g, hero, option)
    view = way_view(g)
    here, there = distance(view, hero.zone, goals), distance(view, zone, goals)
    if here == FAR:
        return NEVER
    gain = here - there
    if gain > 0 and not g.view.neighbours[hero.zone] >> zone & 1:
        return NEVER
    teeth = danger_in(g, zone)
    stay = danger_in(g, hero.zone)
    if option.by == "amazon-charge" and gain <= 0:
        return NEVER
    value = 6.0 * gain - 1.2 * max(0, plan.cost - 1) - 2.2 * teeth + 0.5 * (plan.zones - 1)
    if gain <= 0 and stay < hero.health:
        return NEVER
    if plan.aid != "-":
        value -= 1.5
    return value + 1.2 * min(stay, 4)


def danger_in(g: Night, zone: int) -> float:
    """How many Wounds the Enemies of a Zone, and those about to come, would inflict."""
    wounds = float(g.standing(zone))
    wounds += g.horde[RUNNER].get(zone, 0) * 0.8
    for beside in members(g.view.neighbours[zone] & g.infested):
        wounds += g.horde[RUNNER].get(beside, 0) * 0.7
    shared = max(1, len(g.heroes_at(zone)))
    return wounds / shared


def open_value(g: Night, hero: Hero, option: Open) -> float:
    """Open what lies on the way, with Actions left to face what comes out."""
    door = g.book.board.door(option.door)
    first, second = g.book.board.doors[door].zones
    beyond = second if first == hero.zone else first
    if vault(g).doors >> door & 1 and not _ready_for_titan(g):
        return NEVER
    view, goals = way_view(g), goals_of(g, hero)
    gain = distance(view, hero.zone, goals) - distance(view, beyond, goals)
    if gain <= 0:
        return NEVER
    return 5.0 + 0.5 * g.actions - 2.0 * g.standing(hero.zone) + _company(g, hero)


def _company(g: Night, hero: Hero) -> float:
    """Friends who have yet to act make it safer to find out what is inside."""
    if g.book.goal not in PROTECTORS:
        return 0.0
    near = sum(
        other.ready and other is not hero and distance(g.view, other.zone, 1 << hero.zone) <= 1
        for other in g.in_play()
    )
    alone = len(g.in_play()) == 1
    return 0.0 if alone else min(near, 2) * 1.5 - WARY[g.book.goal] * (near == 0)


def _ready_for_titan(g: Night) -> bool:
    party = g.in_play()
    near = [h for h in party if distance(way_view(g), h.zone, vault(g).doorsteps) <= 2]
    strong = sum(hero.power >= 3 for hero in near)
    return len(near) * 4 >= len(party) * 3 and strong * 2 >= len(near)


# Everything else


def power_up_value(g: Night, hero: Hero, option: PowerUp) -> float:
    return (2.6, 2.2, 1.4, 0.4, -1.0)[hero.power]


def gain_trait_value(g: Night, hero: Hero, option: GainTrait) -> float:
    return (2.5, 2.0, 0.5)[len(hero.traits)]


def collect_value(g: Night, hero: Hero, option: Collect) -> float:
    return 9.0 if not hero.gear else 1.0


def trade_value(g: Night, hero: Hero, option: Trade) -> float:
    """Fuses go to whoever is nearer to the generator; nothing else is worth an Action."""
    return NEVER


def use_value(g: Night, hero: Hero, option: Use) -> float:
    worth = USES.get(option.effect)
    return worth(g, hero) if worth is not None else NEVER


def _best_attack(g: Night, hero: Hero, nearest: int = 0) -> float:
    return max(
        (attack_value(g, hero, each) for each in targets(g, hero, nearest=nearest)), default=0
    )


def _hurt(g: Night, hero: Hero) -> int:
    return g.book.heroes[hero.id].health - hero.health


def _is_preyed_on(g: Night, hero: Hero) -> bool:
    """Whether the lasso could pull an Enemy off a Civilian."""
    return bool(g.view.seen_at(hero.zone, 1, 2) & g.infested & bits_of(g.civilians.values()))


def _in_danger(g: Night, zones: int) -> bool:
    """Whether a Civilian or a weak hero stands among Enemies in one of these Zones."""
    zones &= g.infested
    weak = any(zones >> other.zone & 1 and other.health <= 2 for other in g.in_play())
    return weak or bool(zones & bits_of(g.civilians.values()))


USES: dict[str, Callable[[Night, Hero], float]] = {
    "adrenaline-rush": lambda g, h: 12.0,
    "power-surge": lambda g, h: 8.0 if h.power <= 2 else NEVER,
    "rapid-strike": lambda g, h: _best_attack(g, h) + 0.5 if _best_attack(g, h) > 6 else NEVER,
    "double-nock": lambda g, h: _best_attack(g, h, 1) + 1.0 if _best_attack(g, h, 1) > 1 else NEVER,
    "second-wind": lambda g, h: 9.0 if _hurt(g, h) >= 2 else NEVER,
    "quick-hands": lambda g, h: 20.0 if h.zone in g.tokens.values() else NEVER,
    "always-prepared": lambda g, h: 10.0,
    "grand-finale": lambda g, h: 9.0 if g.standing(h.zone) >= 3 else NEVER,
    "hard-light-shove": lambda g, h: 3.0 if g.standing(h.zone) else NEVER,
    "shockwave": lambda g, h: 7.0 if g.standing(h.zone) >= 3 else NEVER,
    "lights-out": lambda g, h: 6.0 if g.standing(h.zone) >= 2 else NEVER,
    "flash-charge": lambda g, h: 6.0 if g.standing(h.zone) >= 4 else NEVER,
    "binding-lasso": lambda g, h: 3.0 if _is_preyed_on(g, h) else NEVER,
    "rescue-line": lambda g, h: (
        4.0 if not g.is_infested(h.zone) and _in_danger(g, g.view.seen_at(h.zone, 1, 1)) else NEVER
    ),
    "crossing-guard": lambda g, h: 4.0 if _in_danger(g, 1 << h.zone) else NEVER,
    "out-of-the-way": lambda g, h: 6.0 if _in_danger(g, 1 << h.zone) else NEVER,
    "rally": lambda g, h: 6.0,
    "team-up": lambda g, h: 4.0 if g.infested & g.bait() else NEVER,
    "trauma-kit": lambda g, h: 9.0 if any(_hurt(g, o) >= 2 for o in g.heroes_at(h.zone)) else NEVER,
    "dash": lambda g, h: 5.0 if distance(way_view(g), h.zone, goals_of(g, h)) >= 2 else NEVER,
}

VALUES: dict[type[Option], Callable[[Night, Hero, Any], float]] = {
    Attack: attack_value,
    Move: move_value,
    Open: open_value,
    PowerUp: power_up_value,
    GainTrait: gain_trait_value,
    Collect: collect_value,
    Trade: trade_value,
    Use: use_value,
    Interact: lambda g, hero, option: 60.0,
    Rescue: lambda g, hero, option: 30.0,
    EndTurn: lambda g, hero, option: 0.0,
}


def value(g: Night, hero: Hero, option: Option) -> float:
    """What an option is worth to a hero now."""
    return VALUES[type(option)](g, hero, option)
