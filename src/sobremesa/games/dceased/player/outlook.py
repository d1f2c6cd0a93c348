"""What the board means to the hero whose Turn it is, worked out once for each question."""

from __future__ import annotations

from sobremesa.boards.bits import members
from sobremesa.games.dceased.content.book import Vault
from sobremesa.games.dceased.rules.missions import is_active
from sobremesa.games.dceased.rules.weapons import Arm, arms_of
from sobremesa.games.dceased.state import IN_PLAY, Hero, Night

from .fights import reach_of, strike_worth, wounds_of
from .goals import goals_of, is_about_people, vault
from .ways import steps_to

STEP = 5.0
ADJ = 0.3
XPW = 0.08
FRAIL = 0.0
TEETH = 4.0
"""What a Wound costs."""
AMONG_FRIENDS, WITH_PEOPLE, NEAR, ELSEWHERE = 6.0, 8.0, 5.0, 2.0
BEACON, TITAN = 7.0, 12.0
SHARE = 0.5
NEARBY = 0.7
"""How likely those who could come to a Zone and attack at once do so."""
SPAWN_RISK = 0.6


def danger_map(g: Night) -> list[float]:
    """How many Wounds the next Activation would bring to each Zone, if somebody stood there."""
    book = g.book
    wounds = [0.0] * book.board.size
    near = book.near(g.open_doors)
    for kind, counts in enumerate(g.horde):
        actions = book.actions[kind]
        for zone, count in counts.items():
            wounds[zone] += count * actions
            if actions > 1:
                for beside in near[zone]:
                    wounds[beside] += NEARBY * count * (actions - 1)
            elif ADJ:
                for beside in near[zone]:
                    wounds[beside] += ADJ * count
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


class Outlook:
    """A hero's view of the night."""

    def __init__(self, g: Night, hero: Hero) -> None:
        self.g, self.hero = g, hero
        self.goals = goals_of(g, hero)
        self.steps = steps_to(g, self.goals)
        self.danger = danger_map(g)
        self.company = [0] * g.book.board.size
        for other in g.heroes.values():
            if other is not hero and other.status is IN_PLAY:
                self.company[other.zone] += 1
        self.about_people = is_about_people(g)
        self.vault: Vault = vault(g)
        self._worths: dict[tuple[int, int], float] = {}
        self.arms: tuple[Arm, ...] = arms_of(g, hero)
        xp = [h.xp for h in g.in_play()]
        self.zeal = max(0.6, 1 - XPW * (hero.xp - sum(xp) / len(xp)))
        self.teeth = TEETH * (1 + FRAIL * max(0, 3 - hero.health))

    def kill_worth(self, zone: int, origin: int) -> float:
        return self.kill_worth_(zone, origin) * self.zeal

    def kill_worth_(self, zone: int, origin: int) -> float:
        """What an ordinary Enemy less in a Zone is worth, to a hero that stands in another."""
        g = self.g
        titan = g.book.mission.titan
        if titan is not None and titan.id in g.fallen and g.fallen[titan.id].zone == zone:
            return TITAN
        people = self.about_people and zone in g.civilians.values()
        if zone == origin:
            return (WITH_PEOPLE if people else NEAR) + self.teeth / (1 + self.company[zone] * SHARE)
        if people:
            return WITH_PEOPLE
        if self.company[zone]:
            return AMONG_FRIENDS
        if g.book.mission.charge:
            return self._threat_to_beacon(zone)
        near = g.view.distance_to_nearest(zone, g.bait())
        return NEAR if near <= 1 else ELSEWHERE

    def _threat_to_beacon(self, zone: int) -> float:
        """Who could stand beside the beacon when the Round ends must not."""
        g = self.g
        steps = g.view.distance[zone][g.book.start]
        fast = 2 if g.fallen_at(zone) or zone in g.horde[2] else 1
        if 0 <= steps <= fast:
            return BEACON
        return 3.5 if steps <= 3 else 2.0

    def strike(self, zone: int, origin: int) -> float:
        """The best that one Attack from a Zone on another is worth."""
        reach = self.g.view.sight_range(origin, zone)
        worth = self.kill_worth(zone, origin)
        return max(
            (
                strike_worth(self.g, self.hero, arm, zone, origin, worth)[0]
                for arm in self.arms
                if arm.low <= reach <= arm.high and self.hero.power >= arm.price
            ),
            default=0.0,
        )

    def best_strike(self, origin: int) -> tuple[float, float]:
        """The best Attack from a Zone, and what all of them could bring together."""
        g, view = self.g, self.g.view
        low = min(arm.low for arm in self.arms)
        high = max(arm.high for arm in self.arms)
        best = total = 0.0
        for zone in members(view.seen_at(origin, low, high) & g.infested):
            value = self.strike(zone, origin)
            best = max(best, value)
            if value > 0:
                total += self.kill_worth(zone, origin) * max(1, g.standing(zone))
        return best, total
