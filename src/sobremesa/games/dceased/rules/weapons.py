"""What heroes attack with: ranges, dice and Accuracy, and whom they reach."""

from __future__ import annotations

import msgspec

from sobremesa.games.dceased.content.effect_base import E
from sobremesa.games.dceased.content.effects import (
    Accuracy,
    CostsPower,
    CutsFallen,
    DicePerPower,
    DoubleSixes,
    FreeHits,
    LongRange,
    MoreDice,
    Reach,
)
from sobremesa.games.dceased.content.fallen_effects import Intangible
from sobremesa.games.dceased.content.schema import BRUTE, RUNNER, WALKER
from sobremesa.games.dceased.content.schema import Attack as Profile
from sobremesa.games.dceased.options import Attack
from sobremesa.games.dceased.state import Hero, Night

from .heroes import effects_of, has, payable, talents_of
from .horde import count_at

OWN, GEAR = "own", "gear"
NO_AID = "-"
BEST_ACCURACY = 2
SIDES = 6
ORDER = (BRUTE, WALKER, RUNNER)
"""dc.attack.priority, after Zombie Heroes; binds melee and ranged alike: dc.ruling.melee-order."""


class Strike(msgspec.Struct):
    """An Attack while it is being made."""

    hero: Hero
    weapon: str
    zone: int
    dice: int
    accuracy: int
    power: int = 0
    boosts: tuple[str, ...] = ()
    free: bool = False
    """Whether hits are assigned freely."""
    sixes: bool = False
    """Whether each 6 is two hits."""
    net: int = 0
    """How many survivors the hero may knock down after it."""
    rolled: list[int] = msgspec.field(default_factory=list)
    rerolls: tuple[str, ...] = ()
    killed: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0])
    fallen: tuple[str, ...] = ()
    done: tuple[str, ...] = ()
    """The effects after the Attack that were used."""

    @property
    def kills(self) -> int:
        """How many Enemies the Attack eliminated."""
        return sum(self.killed) + len(self.fallen)


class Arm(msgspec.Struct, frozen=True):
    """What a hero attacks with, and all that its abilities and cards make of it by themselves."""

    weapon: str
    profile: Profile
    low: int
    high: int
    dice: int
    close: int
    """How many more dice it has at Range 0."""
    boosts: tuple[tuple[str, bool], ...]
    """What gives more dice than printed, and whether only at Range 0."""
    accuracy: int
    free: bool
    """Whether hits are assigned freely."""
    sixes: bool
    """Whether each 6 is two hits."""
    rate: int
    """How many dice each Power adds."""
    price: int
    """The Power that an Attack costs, which adds no dice."""
    less: int
    """What it takes from the Toughness of Zombie Heroes."""


# What is printed, and what changes it


def profile_of(g: Night, hero: Hero, weapon: str) -> Profile | None:
    """The printed Attack of the hero's card or of its Equipment: dc.attack.choose."""
    if weapon == OWN:
        return g.book.heroes[hero.id].attack
    return g.book.content.equipment[hero.gear].attack if hero.gear else None


def gear_effect(g: Night, hero: Hero, weapon: str, kind: type[E]) -> E | None:
    """The effect of the Equipment that a hero attacks with, if it is of that kind."""
    effect = g.book.effects.get(hero.gear) if weapon == GEAR else None
    return effect if isinstance(effect, kind) else None


def price_of(g: Night, hero: Hero, weapon: str) -> int:
    """The Power that an Attack costs, which adds no dice."""
    dear = gear_effect(g, hero, weapon, CostsPower)
    return 0 if dear is None else dear.cost


def largest_range(g: Night, hero: Hero, profile: Profile) -> int:
    """Additions to the largest Range add up: dc.attack.range-bonus."""
    if profile.kind == "melee":
        return profile.high
    return profile.high + sum(effect.zones for effect in effects_of(g, hero, LongRange))


def accuracy_of(g: Night, hero: Hero, weapon: str, profile: Profile) -> int:
    """'Instead' effects first, then what is better by 1; never below 2: dc.ability.stacking."""
    found = [
        effect
        for effect in effects_of(g, hero, Accuracy)
        if (weapon == OWN or not effect.own) and (profile.kind == "ranged" or not effect.ranged)
    ]
    accuracy = min([profile.accuracy, *(effect.instead for effect in found)])
    return max(BEST_ACCURACY, accuracy - sum(effect.better for effect in found))


def dice_per_power(g: Night, hero: Hero) -> int:
    """How many dice each Power adds, two with Overload: dc.power.spend-dice-rate."""
    return max((effect.dice for effect in effects_of(g, hero, DicePerPower)), default=1)


def arms_of(g: Night, hero: Hero) -> tuple[Arm, ...]:
    """What a hero can attack with, found once for all that it has: dc.attack.choose."""
    talents = talents_of(g, hero)
    arms: tuple[Arm, ...] | None = talents.get(Arm)
    if arms is None:
        weapons = (OWN, GEAR) if hero.gear else (OWN,)
        found = ((weapon, profile_of(g, hero, weapon)) for weapon in weapons)
        arms = tuple(_arm(g, hero, weapon, it) for weapon, it in found if it is not None)
        talents[Arm] = arms
    return arms


def arm_of(g: Night, hero: Hero, weapon: str) -> Arm:
    """The one of them with which an Attack that was offered is made."""
    for arm in arms_of(g, hero):
        if arm.weapon == weapon:
            return arm
    raise AssertionError(f"{hero.id} attacks with {weapon}, which has no Attack")


def _arm(g: Night, hero: Hero, weapon: str, profile: Profile) -> Arm:
    more = [each for each in effects_of(g, hero, MoreDice) if weapon == OWN or not each.own]
    cut, ranged = gear_effect(g, hero, weapon, CutsFallen), profile.kind == "ranged"
    return Arm(
        weapon,
        profile,
        profile.low,
        largest_range(g, hero, profile),
        profile.dice + sum(each.dice for each in more if not each.close),
        sum(each.dice for each in more if each.close),
        tuple((each.id, each.close) for each in more),
        accuracy_of(g, hero, weapon, profile),
        any(ranged or not each.ranged for each in effects_of(g, hero, FreeHits)),
        not ranged and has(g, hero, DoubleSixes),
        dice_per_power(g, hero),
        price_of(g, hero, weapon),
        0 if cut is None else cut.less,
    )


# Targets


def targets(
    g: Night, hero: Hero, *, nearest: int = 0, barred: int = 0, spent: int = 0
) -> list[Attack]:
    """Every Attack that the hero could make now: dc.attack.zone.

    `nearest` is the smallest Range allowed, `barred` are Zones that may not be attacked, and
    `spent` is Power that the effect which gives the Attack will cost first.
    """
    options: list[Attack] = []
    book, doors, zone = g.book, g.open_doors, hero.zone
    hittable = g.infested & ~barred
    if g.fallen:
        hittable = _tangible(g, hero, hittable)
    talents = talents_of(g, hero)
    reaches = payable(g, hero, talents[Reach]) if Reach in talents else ()
    for arm in talents[Arm] if Arm in talents else arms_of(g, hero):
        low, high, weapon = arm.low, arm.high, arm.weapon
        if arm.price and hero.power - spent < arm.price:
            continue
        if zones := hittable & book.seen_from(doors, max(nearest, low), high)[zone]:
            options += book.attacks_on(zones, weapon, NO_AID)
        for reach in reaches:
            zones = hittable & book.seen_from(doors, high + 1, high + 1)[zone]
            options += book.attacks_on(zones, weapon, reach.id)
    return options


def _tangible(g: Night, hero: Hero, zones: int) -> int:
    """Those of the Zones where somebody can be hit: Intangible ones only from their own."""
    for fallen in g.fallen.values():
        zone = fallen.zone
        if (
            zone != hero.zone
            and isinstance(g.book.effects[fallen.id], Intangible)
            and not any(count_at(g, kind, zone) for kind in ORDER)
            and all(other is fallen for other in g.fallen_at(zone))
        ):
            zones &= ~(1 << zone)
    return zones
