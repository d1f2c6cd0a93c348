"""What heroes attack with: ranges, dice and Accuracy, and whom they reach."""

from __future__ import annotations

import msgspec

from sobremesa.games.dceased.content.schema import BRUTE, RUNNER, WALKER
from sobremesa.games.dceased.content.schema import Attack as Profile
from sobremesa.games.dceased.options import Attack
from sobremesa.games.dceased.state import Hero, Night

from .heroes import can_play, has
from .horde import count_at

OWN, GEAR = "own", "gear"
REACH = "long-reach"
BEST_ACCURACY = 2
SIDES = 6
ORDER = (BRUTE, WALKER, RUNNER)
"""dc.attack.priority, after Zombie Heroes; binds melee and ranged alike: dc.ruling.melee-order."""


class Strike(msgspec.Struct):
    """An Attack while it is being made."""

    hero: Hero
    weapon: str
    profile: Profile
    zone: int
    range: int
    dice: int
    accuracy: int
    power: int = 0
    boosts: tuple[str, ...] = ()
    free: bool = False
    """Whether hits are assigned freely."""
    sixes: bool = False
    """Whether each 6 is two hits."""
    net: bool = False
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


# What is printed, and what changes it


def profile_of(g: Night, hero: Hero, weapon: str) -> Profile | None:
    """The printed Attack of the hero's card or of its Equipment: dc.attack.choose."""
    if weapon == OWN:
        return g.book.heroes[hero.id].attack
    return g.book.content.equipment[hero.gear].attack if hero.gear else None


def gear_ability(g: Night, hero: Hero) -> str:
    """The ability of the hero's Equipment."""
    return g.book.content.equipment[hero.gear].ability if hero.gear else ""


def largest_range(hero: Hero, profile: Profile) -> int:
    """Additions to the largest Range add up: dc.attack.range-bonus."""
    return profile.high + (profile.kind == "ranged" and "park-ranger" in hero.escorts)


def accuracy_of(g: Night, hero: Hero, weapon: str, profile: Profile) -> int:
    """'Instead' effects first, then what is better by 1; never below 2: dc.ability.stacking."""
    accuracy = profile.accuracy
    if weapon == OWN and has(g, hero, "tuned-cry"):
        accuracy = min(accuracy, 4)
    if profile.kind == "ranged" and hero.gear == "targeting-visor":
        accuracy -= 1
    return max(BEST_ACCURACY, accuracy)


def dice_per_power(g: Night, hero: Hero) -> int:
    """How many dice each Power adds, two with Overload: dc.power.spend-dice-rate."""
    return 2 if has(g, hero, "overload") else 1


# Targets


def targets(
    g: Night, hero: Hero, *, nearest: int = 0, barred: int = 0, spent: int = 0
) -> list[Attack]:
    """Every Attack that the hero could make now: dc.attack.zone.

    `nearest` is the smallest Range allowed, `barred` are Zones that may not be attacked, and
    `spent` is Power that the effect which gives the Attack will cost first.
    """
    options: list[Attack] = []
    view = g.view
    if not g.infested & view.sight[hero.zone]:
        return options
    reach = can_play(g, hero, REACH)
    for weapon in (OWN, GEAR) if hero.gear else (OWN,):
        profile = profile_of(g, hero, weapon)
        if profile is None or not _payable(g, hero, weapon, spent):
            continue
        low, high = max(nearest, profile.low), largest_range(hero, profile)
        zones = _hittable(g, hero, view.seen_at(hero.zone, low, high) & ~barred)
        options += [Attack(weapon, zone) for zone in g.book.names_of(zones)]
        if reach:
            beyond = view.seen_at(hero.zone, high + 1, high + 1) & ~barred
            zones = _hittable(g, hero, beyond)
            options += [Attack(weapon, zone, REACH) for zone in g.book.names_of(zones)]
    return options


def _payable(g: Night, hero: Hero, weapon: str, spent: int) -> bool:
    return weapon == OWN or hero.power > spent or gear_ability(g, hero) != "costs-power"


def _hittable(g: Night, hero: Hero, zones: int) -> int:
    """The Zones with an Enemy that the Attack can hit; Intangible ones only from their own."""
    zones &= g.infested
    for fallen in g.fallen.values():
        zone = fallen.zone
        if (
            zone != hero.zone
            and g.book.fallen[fallen.id].ability == "intangible"
            and not any(count_at(g, kind, zone) for kind in ORDER)
            and all(other is fallen for other in g.fallen_at(zone))
        ):
            zones &= ~(1 << zone)
    return zones
