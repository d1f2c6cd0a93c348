"""What the board means to the hero whose Turn it is, worked out once for each question."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.boards.bits import bits_of, members
from sobremesa.games.dceased.content.schema import RUNNER
from sobremesa.games.dceased.rules.activation import FALLEN_ACTIONS
from sobremesa.games.dceased.rules.missions import is_active
from sobremesa.games.dceased.rules.weapons import Arm, arms_of
from sobremesa.games.dceased.state import IN_PLAY, Hero, Night

from .fights import POWER_WORTH, best_power, foes_at, reach_of, wounds_of
from .goals import goals_of, is_about_people
from .ways import steps_to

STEP = 5.0
"""What it is worth to be one step nearer to the goal; all worths are on this scale."""
TEETH = 4.0
"""What a Wound costs."""
AMONG_FRIENDS, WITH_PEOPLE, NEAR, ELSEWHERE = 6.0, 8.0, 5.0, 2.0
"""What an Enemy less is worth, by who is in its Zone or close to it."""
AT_BEACON, ON_THE_WAY = 7.0, 3.5
TITAN = 12.0
NEARBY = 0.7
"""How likely those who could come to a Zone and attack at once do so."""
SOON = 0.3
"""What those count who will come to a Zone now and attack later."""
SPAWN_RISK = 0.6
WEAK = 2
MOST_DANGERS = 2048
NO_STRIKE = 0.0, 0.0
SHARE = 0.5
"""How much of its Wounds each friend in a Zone takes off a hero's mind."""
HUMBLE, LEAST_ZEAL = 0.08, 0.6
"""How much less a hero fights for each XP that it is ahead: the best decides who comes."""


def threats(g: Night) -> tuple[object, ...]:
    """All that the map of dangers depends on: while a hero walks about, nothing of it changes."""
    walkers, brutes, runners = g.horde
    return (
        g.open_doors,
        tuple(walkers.items()),
        tuple(brutes.items()),
        tuple(runners.items()),
        tuple([(fallen.id, fallen.zone) for fallen in g.fallen.values()]) if g.fallen else (),
        len(g.rescued),
        tuple(g.taken),
        g.charge,
    )


def danger_map(g: Night) -> Sequence[float]:
    """How many Wounds the next Activation would bring to each Zone, if somebody stood there."""
    dangers, key = g.book.dangers, threats(g)
    found = dangers.get(key)
    if found is None:
        if len(dangers) >= MOST_DANGERS:
            dangers.clear()
        found = dangers[key] = _danger_map(g)
    return found


def _danger_map(g: Night) -> list[float]:
    book = g.book
    wounds = [0.0] * book.board.size
    near = book.near(g.open_doors)
    for kind, counts in enumerate(g.horde):
        actions = book.actions[kind]
        come = NEARBY * (actions - 1) if actions > 1 else SOON
        for zone, count in counts.items():
            wounds[zone] += count * actions
            for beside in near[zone]:
                wounds[beside] += come * count
    for fallen in g.fallen.values():
        hurt = wounds_of(g, fallen.id)
        wounds[fallen.zone] += hurt
        rings = g.view.rings[fallen.zone]
        for steps in range(1, min(reach_of(g, fallen.id) + 1, len(rings))):
            for zone in members(rings[steps]):
                wounds[zone] += NEARBY * hurt / 2
    for point in book.points:
        if is_active(g, point):
            wounds[point.zone] += SPAWN_RISK
    return wounds


def crowd_on_precious(g: Night, hero: Hero) -> int:
    """How many Enemies that see a hero would step to the beacon, to Civilians or a weak friend."""
    precious = bits_of(g.civilians.values()) if is_about_people(g) else 0
    for other in g.in_play():
        if other is not hero and other.health <= WEAK:
            precious |= 1 << other.zone
    if g.book.mission.charge:
        precious |= 1 << g.book.start
    precious &= ~(1 << hero.zone)
    near, crowd = g.view.neighbours, 0
    for zone in members(g.view.sight[hero.zone] & g.infested & ~precious & ~(1 << hero.zone)):
        if near[zone] & precious:
            crowd += g.standing(zone)
    return crowd


class Fights:
    """What the Attacks of a hero are worth, here and wherever it could go."""

    def __init__(self, g: Night, hero: Hero) -> None:
        self.g, self.hero = g, hero
        self.company = company = [0] * g.book.board.size
        xp = party = 0
        for other in g.heroes.values():
            if other.status is IN_PLAY:
                xp += other.xp
                party += 1
                company[other.zone] += 1
        company[hero.zone] -= 1
        self.zeal = max(LEAST_ZEAL, 1 - HUMBLE * (hero.xp - xp / party))
        self.arms: tuple[Arm, ...] = arms_of(g, hero)
        self._worths: dict[int, float] = {}
        self._strikes: dict[tuple[str, int, bool], float] = {}
        self._bests: dict[int, tuple[float, float]] = {}
        self._crowds: dict[int, int] = {}
        self._bait = 0
        self.usable = [arm for arm in self.arms if arm.price <= hero.power]
        seen, doors = g.book.seen_from, g.open_doors
        self._ranges = [seen(doors, arm.low, arm.high) for arm in self.usable]
        self._size = g.book.board.size

    def crowd(self, zone: int) -> int:
        """How many Enemies stand in a Zone."""
        count = self._crowds.get(zone)
        if count is None:
            count = self._crowds[zone] = self.g.standing(zone)
        return count

    # What Enemies less are worth

    def kill_worth(self, zone: int, origin: int) -> float:
        """What an ordinary Enemy less in a Zone is worth, to a hero that stands in another."""
        worth = self._worths.get(zone)
        if worth is None:
            worth = self._worths[zone] = self._kill_worth(zone) * self.zeal
        if zone == origin:
            worth += TEETH * self.zeal / (1 + self.company[zone] * SHARE)
        return worth

    def _kill_worth(self, zone: int) -> float:
        g = self.g
        titan = g.book.mission.titan
        if titan is not None and titan.id in g.fallen and g.fallen[titan.id].zone == zone:
            return TITAN
        if g.civilians and is_about_people(g):
            steps = g.view.distance_to_nearest(zone, bits_of(g.civilians.values()))
            if 0 <= steps < self._pace_at(zone):
                return WITH_PEOPLE
        if self.company[zone]:
            return AMONG_FRIENDS
        if zone == self.hero.zone:
            return NEAR
        if g.book.mission.charge:
            return self._threat_to_beacon(zone)
        if not self._bait:
            self._bait = g.bait()
        return NEAR if g.view.distance_to_nearest(zone, self._bait) <= 1 else ELSEWHERE

    def _threat_to_beacon(self, zone: int) -> float:
        """Who could stand beside the beacon when the Round ends must not."""
        g = self.g
        steps = g.view.distance[zone][g.book.start]
        if 0 <= steps <= self._pace_at(zone):
            return AT_BEACON
        return ON_THE_WAY if steps <= 3 else ELSEWHERE

    def _pace_at(self, zone: int) -> int:
        """How many Actions the quickest Enemy of a Zone has."""
        g = self.g
        quick = zone in g.horde[RUNNER] or (g.fallen and g.fallen_at(zone))
        return FALLEN_ACTIONS if quick else 1

    # Attacks

    def arm(self, weapon: str) -> Arm:
        """What the hero attacks with."""
        for arm in self.arms:
            if arm.weapon == weapon:
                return arm
        raise AssertionError(f"{self.hero.id} has no Attack with {weapon}")

    def strike(self, arm: Arm, zone: int, origin: int) -> float:
        """What an Attack on a Zone is worth, with as much Power as it deserves."""
        key = arm.weapon, zone, zone == origin
        worth = self._strikes.get(key)
        if worth is None:
            worth = self._strikes[key] = self.power_for(arm, zone, origin)[0]
        return worth

    def power_for(self, arm: Arm, zone: int, origin: int) -> tuple[float, int]:
        """What an Attack is worth, and how much Power should go into it."""
        close = zone == origin
        dice = arm.dice + (arm.close if close else 0)
        foes = foes_at(self.g, zone, arm.less, away=not close)
        most, worth = self.hero.power - arm.price, self.kill_worth(zone, origin)
        value, power = best_power(dice, arm.rate, arm.accuracy, foes, most, worth)
        return value - arm.price * POWER_WORTH, power

    def best_strike(self, origin: int) -> tuple[float, float]:
        """The best Attack from a Zone, and what all of them could bring together."""
        infested = self.g.infested
        targets = 0
        for seen in self._ranges:
            targets = targets << self._size | seen[origin] & infested
        if not targets:
            return NO_STRIKE
        if infested >> origin & 1:
            return self._best_strike(origin)
        # From wherever the same Enemies are in Range, the same Attacks can be made.
        found = self._bests.get(targets)
        if found is None:
            found = self._bests[targets] = self._best_strike(origin)
        return found

    def _best_strike(self, origin: int) -> tuple[float, float]:
        g = self.g
        best = total = 0.0
        done = 0
        for arm, seen in zip(self.usable, self._ranges, strict=True):
            for zone in members(seen[origin] & g.infested):
                value = self.strike(arm, zone, origin)
                if value <= 0:
                    continue
                if value > best:
                    best = value
                if not done >> zone & 1:
                    done |= 1 << zone
                    total += self.kill_worth(zone, origin) * (self.crowd(zone) or 1)
        return best, total


class Outlook(Fights):
    """A hero's view of the night: where it should go, what threatens it and whom it can reach."""

    def __init__(self, g: Night, hero: Hero) -> None:
        super().__init__(g, hero)
        self.steps = steps_to(g, goals_of(g, hero))
        """How far each Zone is from the hero's goal."""
        self.danger = danger_map(g)
        """The Wounds that each Zone would bring."""
        spots = 0
        for places in (g.tokens.values(), g.civilians.values(), g.hidden_gear):
            for zone in places:
                spots |= 1 << zone
        self.spots = spots
        """The Zones where there is something to do besides fighting."""
