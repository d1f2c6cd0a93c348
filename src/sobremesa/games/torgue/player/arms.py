"""The attacks of a miniature: what each of its weapons can do from a zone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from sobremesa.boards.bits import members
from sobremesa.games.torgue.content.arena import Arena
from sobremesa.games.torgue.content.book import COMPANION
from sobremesa.games.torgue.content.sheets import Weapon
from sobremesa.games.torgue.content.traits import Traits
from sobremesa.games.torgue.options import Aim, AtBarrel, Target
from sobremesa.games.torgue.rules.attack import target_zones, targets_in_sight
from sobremesa.games.torgue.rules.barrels import barrel_defence
from sobremesa.games.torgue.rules.sight import reach
from sobremesa.games.torgue.state import Hunter, Show

from .chances import chance
from .marks import Mark, Marks

GUESS = 8
"""The die that a shot from elsewhere is reckoned with."""
CROWD = (0.0, 0.75, 1.25, 1.5)
"""How many of 0, 1, 2 or more others CrowdControl strikes, on the average."""
SWIFT = 0.8
"""What a repeat is worth beside the first attack."""
FRIENDLY_FIRE = 1.2
BARREL_WORTH = 0.35
REPLY = 0.35
"""What the reply to a fumble costs."""
JAM = 0.4
"""What it costs if a gun runs out of ammo."""
ELEMENT = 0.3
"""What the token of an element is worth on an enemy that lives on."""


class Shot(NamedTuple):
    """An attack: how good it is, with what, and at whom."""

    value: float
    arm: Arm
    aim: Aim
    distance: int


class Wielder:
    """What all weapons of a hunter and its companion have in common, against some marks."""

    __slots__ = ("dark", "g", "hunter", "marks", "prey", "sheet", "varies")

    def __init__(self, g: Show, hunter: Hunter, marks: Marks) -> None:
        self.g, self.hunter, self.marks = g, hunter, marks
        self.sheet = g.sheet(hunter)
        self.prey, self.dark = marked_zones(g, hunter), _darkness(g)
        gains = self.sheet.gains
        self.varies = bool(self.dark or "far3" in gains or "far4" in gains)


class Arm:
    """A weapon in somebody's hand, against the marks of a position."""

    __slots__ = (
        "_dark", "_g", "_known", "_marks", "_more", "_prey", "_sheet", "bands", "bonus",
        "traits", "varies", "weapon",
    )  # fmt: skip

    def __init__(self, by: Wielder, weapon: Weapon, more: tuple[str, ...] = ()) -> None:
        self._sheet = sheet = by.sheet
        companion = weapon.kind == "companion"
        self._g, self._marks, self.weapon = by.g, by.marks, weapon
        self._more = () if companion else more
        self.traits = sheet.traits(weapon, self._more)
        self.bonus = (sheet.companion if companion else sheet.attributes)[weapon.attribute]
        self.bands = sheet.reach(weapon)
        self._prey = 0 if companion else by.prey
        self._dark, self.varies = by.dark, by.varies
        self._known: dict[tuple[int, int], tuple[float, Aim | None]] = {}

    def against(self, zone: int, distance: int) -> tuple[float, Aim | None]:
        """The best attack into a zone with an average die."""
        if not self.varies:
            distance = 0
        elif distance > 4:
            distance = 4
        found = self._known.get((zone, distance))
        if found is None:
            found = self._known[zone, distance] = self._best(zone, distance)
        return found

    def _best(self, zone: int, distance: int) -> tuple[float, Aim | None]:
        best, found = 0.0, None
        traits = self._traits(distance)
        for mark in self._marks.get(zone, ()):
            value = self._strike(mark, traits, distance, GUESS)
            if value > best:
                best, found = value, mark.id
        if zone in self._g.barrels:
            value = self._barrel(zone, GUESS)
            if value > best:
                return value, AtBarrel(zone)
        return best, None if found is None else Target(found)

    def value(self, aim: Aim, distance: int, sides: int) -> float:
        """How good an attack is with a die."""
        if isinstance(aim, AtBarrel):
            return self._barrel(aim.zone, sides)
        mark = mark_of(self._g, self._marks, aim.mini)
        return self._strike(mark, self._traits(distance), distance, sides)

    def _traits(self, distance: int) -> Traits:
        if distance < 3 or not self.varies:
            return self.traits
        far = ("far3", "far4") if distance >= 4 else ("far3",)
        return self._sheet.traits(self.weapon, (*self._more, *far))

    def _strike(self, mark: Mark, traits: Traits, distance: int, sides: int) -> float:
        """An attack on a mark with all that it strikes besides, less what a fumble costs."""
        bonus = self.bonus + traits.accuracy + (self._prey >> mark.zone & 1)
        if distance >= 2:
            bonus -= self._dark
        value = self._blow(mark, traits, bonus, sides)
        if traits.explosive or traits.crowd_control:
            value += self._beside(mark, traits, bonus, sides)
        if traits.swift:
            value *= 1 + SWIFT * traits.swift
        risk = JAM if traits.small_magazines else 0.0
        if mark.replies and not traits.suppression:
            risk += REPLY
        return value - risk / sides

    def _beside(self, mark: Mark, traits: Traits, bonus: int, sides: int) -> float:
        """What an attack does to the others in the zone of its mark."""
        count, total = -1, 0.0
        for each in self._marks[mark.zone]:
            total += self._blow(each, traits, bonus, sides) * (each.count - (each is mark))
            count += each.count
        if traits.explosive:
            return total - FRIENDLY_FIRE * self._g.hunters_in[mark.zone]
        return total / count * CROWD[min(3, count)] if count else 0.0

    def _blow(self, mark: Mark, traits: Traits, bonus: int, sides: int) -> float:
        hit = mark.hit(sides, bonus)
        if traits.precision:
            hit = 1 - (1 - hit) ** 2
        wounds = self.wounds(mark, traits)
        value = hit * mark.damage(wounds)
        if traits.critical_lethal and wounds < mark.left:
            more = mark.damage(wounds + traits.critical_lethal) - mark.damage(wounds)
            value += more / sides
        if traits.elements:
            works = 0.5 if traits.overload else 0.25
            lives = 1.0 if wounds < mark.left else 1 - hit
            value += ELEMENT * works * lives * len(traits.elements)
        return value

    def wounds(self, mark: Mark, traits: Traits) -> int:
        """Wounds of a hit, without luck."""
        wounds = 1 + traits.lethal + mark.slag
        if mark.vulnerable and traits.elements:
            wounds += sum(element in mark.vulnerable for element, _ in traits.elements)
        if mark.cryo and self.weapon.kind != "companion":
            wounds += self._sheet.rules["wounds_frozen"]
        return wounds

    def kills(self, aim: Aim, sides: int) -> float:
        """How likely an attack eliminates somebody."""
        if isinstance(aim, AtBarrel):
            return 0.0
        mark = mark_of(self._g, self._marks, aim.mini)
        if self.wounds(mark, self.traits) < mark.left:
            return 0.0
        return mark.hit(sides, self.bonus + self.traits.accuracy)

    def _barrel(self, zone: int, sides: int) -> float:
        """A Barrel is worth the enemies beside it, less the friends."""
        hit = chance(sides, barrel_defence(self._g) - self.bonus)
        enemies = sum(mark.damage(1) * mark.count for mark in self._marks.get(zone, ()))
        return hit * (BARREL_WORTH * enemies - FRIENDLY_FIRE * self._g.hunters_in[zone])


def mark_of(g: Show, marks: Marks, mini: int) -> Mark:
    """The mark of an enemy, or of one like it beside it."""
    there = marks[g.enemies[mini].zone]
    kind = g.enemies[mini].kind
    for mark in there:
        if mark.id == mini:
            return mark
    return next((mark for mark in there if g.enemies[mark.id].kind == kind), there[0])


def marked_zones(g: Show, hunter: Hunter) -> int:
    """The zones in which MARKED PREY helps."""
    if g.book.content.hunters[hunter.kind].special != "marked_prey":
        return 0
    companion = g.companion(hunter)
    return 0 if companion is None else g.place.map.within(companion.zone, 1)


def _darkness(g: Show) -> int:
    """What Slaughter takes from attacks at a distance."""
    scenario = g.scenario if g.slaughter else None
    return 0 if scenario is None else scenario.slaughter.get("dark", 0)


class Arms:
    """All attacks of a miniature, but for grenades, against the marks of a position."""

    __slots__ = ("_fields", "_g", "arms")

    def __init__(self, by: Wielder, mini: int, more: tuple[str, ...] = ()) -> None:
        self._g = by.g
        self.arms = [Arm(by, weapon, more) for weapon in armed(by.g, by.hunter, mini)]
        self._fields: list[tuple[float, int]] | None = None

    def best(self, zone: int) -> float:
        """How good the best attack from a zone is."""
        if self._fields is None:
            self._fields = _outlines(sorted(self._seen_from(), reverse=True))
        for value, zones in self._fields:
            if zones >> zone & 1:
                return value
        return 0.0

    def best_here(self, zone: int) -> float:
        """The same, where other zones may never be asked for."""
        if self._fields is not None:
            return self.best(zone)
        return best_from(self._g, self.arms, zone)

    def _seen_from(self) -> Iterator[tuple[float, int]]:
        """Each attack with the zones from which it can be made.

        Sight goes both ways, but for those who have an enemy in their own zone.
        """
        g = self._g
        place, blocked = g.place, g.enemy_zones | g.walls
        for target in members(target_zones(g)):
            zones = place.sight.field_of_view(target, blocked) & ~g.enemy_zones | 1 << target
            for arm in self.arms:
                there = zones & reach(place, target, arm.bands)
                for distance, ring in _rings(place, target, there) if arm.varies else ((0, there),):
                    value = arm.against(target, distance)[0] if ring else 0.0
                    if value > 0:
                        yield value, ring


def _outlines(fields: list[tuple[float, int]]) -> list[tuple[float, int]]:
    """Each value with the zones that have no better one, given the best first."""
    found, covered = [], 0
    for value, zones in fields:
        fresh = zones & ~covered
        if fresh:
            found.append((value, fresh))
            covered |= fresh
    return found


def _rings(place: Arena, target: int, zones: int) -> Iterator[tuple[int, int]]:
    """The zones by their distance, as far as that makes a difference."""
    for distance in range(4):
        yield distance, zones & place.map.ring(target, distance)
    yield 4, zones & place.map.beyond(target, 3)


def shots_from(g: Show, arms: Iterable[Arm], zone: int) -> list[Shot]:
    """The best attack with each weapon into each zone that it reaches."""
    seen = targets_in_sight(g, zone)
    if not seen:
        return []
    place, found = g.place, []
    for arm in arms:
        for there in members(seen & reach(place, zone, arm.bands)):
            distance = place.map.distance(zone, there)
            value, aim = arm.against(there, distance)
            if aim is not None and value > 0:
                found.append(Shot(value, arm, aim, distance))
    return found


def best_from(g: Show, arms: Iterable[Arm], zone: int) -> float:
    """How good the best of these attacks is; 0 if there is none."""
    seen = targets_in_sight(g, zone)
    if not seen:
        return 0.0
    place, best = g.place, 0.0
    for arm in arms:
        for there in members(seen & reach(place, zone, arm.bands)):
            distance = place.map.distance(zone, there) if arm.varies else 0
            best = max(best, arm.against(there, distance)[0])
    return best


def armed(g: Show, hunter: Hunter, mini: int) -> list[Weapon]:
    """The weapons that a miniature could use for a token; of equal ones the last is best."""
    weapons = g.book.sheets.weapons
    if mini >= COMPANION:
        return list(g.book.sheets.companions[g.companions[mini].kind])
    ready = [weapons[item.card] for item in hunter.gear if item.card in weapons and not item.spent]
    return [weapons["fists"], *(weapon for weapon in ready if weapon.kind != "grenade")]
