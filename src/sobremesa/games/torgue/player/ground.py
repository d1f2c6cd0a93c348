"""Where to stand: what a zone is worth to a hunter when the enemies' turn comes."""

from __future__ import annotations

from sobremesa.boards.bits import bits_of, members
from sobremesa.boards.memo import kept_at_most
from sobremesa.games.torgue.content.arena import Arena
from sobremesa.games.torgue.rules.rounds import money_at_hand, price
from sobremesa.games.torgue.state import Hunter, Show

from .threats import Threats, next_volleys

CARRIER_HURRY, HURRY = 5.0, 2.5
"""How much a step towards an objective is worth, beside shots of 1 or so."""
NEARER = 0.06
"""What a step towards the enemies is worth to somebody who cannot shoot."""
AMBUSH = 3
"""How near to a spawn zone it is good to wait."""
LOOT_VALUE, VOMIT_VALUE = 0.5, 0.4
WOUND_COST = 0.3
DOWN_COST, LAST_DOWN_COST = 2.0, 5.0
"""What it costs to go down while the group can pay for it, and when that loses the game."""
RESERVE = 0.45
"""What a token is worth to somebody who goes down: how often a fight for life is won."""


class Ground:
    """How good zones are for a hunter at the end of an activation, without the shots from there."""

    __slots__ = ("_down", "_floor", "_hurry", "_near", "_steps", "_threats", "_vomit")

    def __init__(self, g: Show, hunter: Hunter, goals: list[int]) -> None:
        self._threats = Threats(g, hunter, next_volleys(g))
        self._floor, self._vomit = g.floor, g.vomit
        self._down = down_cost(g)
        zones = bits_of(goals) or g.enemy_zones or bits_of(g.place.spawns.values())
        self._steps = _steps_to_any(g.place, zones, g.walls)
        self._near = 0 if goals or g.enemies else AMBUSH
        self._hurry = NEARER
        if goals:
            self._hurry = CARRIER_HURRY if hunter.crate or hunter.bombs else HURRY

    def at(self, zone: int) -> float:
        """How good one zone is to a hunter that has no token left."""
        return self.safe(zone) - self.danger(zone)

    def danger(self, zone: int) -> float:
        """What the enemies may do to it there."""
        fate = self._threats.at(zone)
        return WOUND_COST * fate.wounds + self._down * fate.down

    def safe(self, zone: int) -> float:
        """How good it would be without any enemies."""
        value = 0.0
        if zone in self._floor:
            value += LOOT_VALUE * len(self._floor[zone])
        if self._vomit.get(zone):
            value += VOMIT_VALUE
        if self._steps:
            value -= self._hurry * max(self._near, self._steps[zone])
        return value

    def reserve(self, zone: int) -> float:
        """What a token kept for a fight for life is worth there."""
        return RESERVE * self._down * self._threats.at(zone).down


@kept_at_most(1 << 12)
def _steps_to_any(arena: Arena, goals: int, walls: int) -> tuple[int, ...]:
    """How many steps each zone is from the nearest of the goals; nothing without any goal."""
    walks = [arena.walks_to(goal, walls) for goal in members(goals)]
    return tuple(map(min, zip(*walks, strict=True)))


def down_cost(g: Show) -> float:
    """What it costs to lose a hunter now."""
    if g.wanted:
        return LAST_DOWN_COST
    gone = sum(hunter.zone < 0 for hunter in g.hunters)
    return DOWN_COST if money_at_hand(g) > gone * price(g) else LAST_DOWN_COST
