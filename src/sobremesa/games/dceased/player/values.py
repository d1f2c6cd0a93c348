"""How good an option looks to a hero in its Turn, in rough points."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import comb
from typing import Any

from sobremesa.boards.bits import bits_of, members
from sobremesa.games.dceased.content import effects as does
from sobremesa.games.dceased.content.goals import CivilianLost
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
from sobremesa.games.dceased.rules.heroes import MOST_POWER, effects_of
from sobremesa.games.dceased.rules.horde import count_at, toughness_of
from sobremesa.games.dceased.rules.movement import plan_of
from sobremesa.games.dceased.rules.weapons import (
    ORDER,
    accuracy_of,
    dice_per_power,
    gear_effect,
    price_of,
    profile_of,
    targets,
)
from sobremesa.games.dceased.state import Hero, Night
from sobremesa.kernel import Option

from .goals import FAR, distance, goals_of, is_about_people, vault, way_view

WARY, VERY_WARY = 5.5, 30.0
"""How much a hero dislikes to open a Building without friends at hand, where Civilians count, and
where each of them does."""
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
    cut = gear_effect(g, hero, weapon, does.CutsFallen)
    less = 0 if cut is None else cut.less
    found = [
        max(1, toughness_of(g, fallen.id) - less)
        for fallen in g.fallen_at(zone)
        if zone == hero.zone or not isinstance(g.book.effects[fallen.id], does.Intangible)
    ]
    for kind in ORDER:
        found += [g.book.toughness[kind]] * count_at(g, kind, zone)
    return found


def expected_kills(g: Night, hero: Hero, weapon: str, zone: int, power: int) -> float:
    """How many Enemies an Attack is likely to eliminate; Zombie Heroes count by their worth."""
    profile = profile_of(g, hero, weapon)
    assert profile is not None
    dice = profile.dice + power * dice_per_power(g, hero)
    if zone == hero.zone:
        dice += sum(more.dice for more in effects_of(g, hero, does.MoreDice) if more.close)
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
    power = hero.power - price_of(g, hero, option.weapon)
    kills = expected_kills(g, hero, option.weapon, zone, power_to_spend(g, hero, zone, power))
    titan = g.book.mission.titan
    if titan is not None and titan.id in g.fallen and g.fallen[titan.id].zone == zone:
        return 30 * kills + 1
    if zone == hero.zone:
        return (10 if g.civilians_at(zone) and is_about_people(g) else 7) * kills
    if g.civilians_at(zone) and is_about_people(g):
        return 9 * kills
    if g.heroes_at(zone):
        return 6 * kills
    if g.book.mission.charge:
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
    if plan.must_fight and gain <= 0:
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
    if not is_about_people(g):
        return 0.0
    near = sum(
        other.ready and other is not hero and distance(g.view, other.zone, 1 << hero.zone) <= 1
        for other in g.in_play()
    )
    alone = len(g.in_play()) == 1
    wary = WARY if g.book.goal.find(CivilianLost) is None else VERY_WARY
    return 0.0 if alone else min(near, 2) * 1.5 - wary * (near == 0)


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
    """What an effect is worth; one that nobody thought of is left alone."""
    effect = g.book.effects[option.effect]
    worth = USES.get(type(effect))
    return worth(g, hero, effect) if worth is not None else NEVER


def _best_attack(g: Night, hero: Hero, nearest: int = 0) -> float:
    return max(
        (attack_value(g, hero, each) for each in targets(g, hero, nearest=nearest)), default=0
    )


def _hurt(g: Night, hero: Hero) -> int:
    return g.book.heroes[hero.id].health - hero.health


def _in_danger(g: Night, zones: int) -> bool:
    """Whether a Civilian or a weak hero stands among Enemies in one of these Zones."""
    zones &= g.infested
    weak = any(zones >> other.zone & 1 and other.health <= 2 for other in g.in_play())
    return weak or bool(zones & bits_of(g.civilians.values()))


def _free_attack(g: Night, hero: Hero, effect: does.FreeAttack) -> float:
    """A trait waits for a good target; what comes again each Turn takes any."""
    best = _best_attack(g, hero, effect.near)
    if effect.id in hero.traits:
        return best + 0.5 if best > 6 else NEVER
    return best + 1.0 if best > 1 else NEVER


def _push(g: Night, hero: Hero, effect: does.Push) -> float:
    """An Enemy away from oneself, or off a Civilian."""
    if not effect.near:
        return 3.0 if g.standing(hero.zone) else NEVER
    near = g.view.seen_at(hero.zone, effect.near, effect.far)
    return 3.0 if near & g.infested & bits_of(g.civilians.values()) else NEVER


def _push_friend(g: Night, hero: Hero, effect: does.PushFriend) -> float:
    """A friend out of danger, and farther is better; over here only if it is safe."""
    if effect.near:
        near = g.view.seen_at(hero.zone, effect.near, effect.near)
        return 4.0 if not g.is_infested(hero.zone) and _in_danger(g, near) else NEVER
    return (6.0 if effect.zones > 1 else 4.0) if _in_danger(g, 1 << hero.zone) else NEVER


def _heal(g: Night, hero: Hero, effect: does.Heal) -> float:
    company = [hero] if effect.who == "self" else g.heroes_at(hero.zone)
    return 9.0 if any(_hurt(g, each) >= effect.health for each in company) else NEVER


def _crowded(worth: float, crowd: int) -> Callable[[Night, Hero, Any], float]:
    """Worth it as soon as so many Enemies stand around."""
    return lambda g, hero, effect: worth if g.standing(hero.zone) >= crowd else NEVER


USES: dict[type[does.Effect], Callable[[Night, Hero, Any], float]] = {
    does.MoreActions: lambda g, h, e: 12.0,
    does.GainPower: lambda g, h, e: 8.0 if h.power + e.gain <= MOST_POWER else NEVER,
    does.FreeAttack: _free_attack,
    does.Heal: _heal,
    does.QuickHands: lambda g, h, e: 20.0 if h.zone in g.tokens.values() else NEVER,
    does.DrawTrait: lambda g, h, e: 10.0,
    does.Sweep: _crowded(9.0, 3),
    does.Push: _push,
    does.PushFriend: _push_friend,
    does.PushAll: _crowded(7.0, 3),
    does.KnockDown: lambda g, h, e: 6.0 if g.standing(h.zone) >= (2 if e.count else 4) else NEVER,
    does.Rally: lambda g, h, e: 6.0,
    does.TeamUp: lambda g, h, e: 4.0 if g.infested & g.bait() else NEVER,
    does.FreeMove: lambda g, h, e: (
        5.0 if distance(way_view(g), h.zone, goals_of(g, h)) >= 2 else NEVER
    ),
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
