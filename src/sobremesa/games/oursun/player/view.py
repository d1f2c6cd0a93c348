"""What a character sees when it has to act: ways over the map, dangers, needs.

Only what its player may know: boards and revealed tiles are open, decks, face-down tiles and the
group cards of others are not looked at.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush
from typing import TypeVar

from sobremesa.boards.hex_tiles import neighbours
from sobremesa.games.oursun.content.book import RED
from sobremesa.games.oursun.options.ids import Place
from sobremesa.games.oursun.options.movement import Move, Sneak
from sobremesa.games.oursun.rules.foes import Foe, foe_hp, foe_pool, foes_of
from sobremesa.games.oursun.rules.loadout import loadout_of
from sobremesa.games.oursun.rules.rolls import EXPECTED, test_pool
from sobremesa.games.oursun.state import Enemy, Land, Person
from sobremesa.kernel import Option

O = TypeVar("O", bound=Option)  # noqa: E741 - an option

UNKNOWN_BLOW = 0.75
"""What an enemy that is still to appear deals on average in a round."""
MISS = (3 / 8, 4 / 8, 5 / 8, 1.0)
"""How often a die of each colour shows no success."""


def chance(pool: Sequence[int]) -> float:
    """How often a skill test with these dice passes; a red die undoes three passes in eight."""
    failed = 1.0
    for colour in pool:
        failed *= MISS[colour]
    return (1 - failed) * (5 / 8) ** pool.count(3)


def expected(pool: Sequence[int]) -> float:
    """The successes that dice give on average."""
    return max(0.0, sum(EXPECTED[colour] for colour in pool))


class View:
    """The game as one character sees it, with what it is offered."""

    def __init__(self, g: Land, me: Person, options: Sequence[Option]) -> None:
        self.g = g
        self.me = me
        self.options = options
        self.loadout = loadout_of(g, me)
        self.tile = g.map[me.tile]
        self.foes = [foe for foe in foes_of(g, me) if foe_hp(g, foe) > 0]
        self.most_hp = g.data(me).hp
        self._ways: dict[Place, tuple[float, Place]] | None = None

    # Options

    def all(self, kind: type[O]) -> list[O]:
        """The options of a kind."""
        return [option for option in self.options if isinstance(option, kind)]

    def first(self, kind: type[O]) -> O | None:
        """An option of a kind, if there is one."""
        return next((option for option in self.options if isinstance(option, kind)), None)

    # Dangers

    @property
    def care(self) -> float:
        """How much a point of damage matters, in AP."""
        return 1.2 if self.me.hp >= 5 else 2.5 if self.me.hp >= 3 else 6.0

    def blows_at(self, place: Place) -> float:
        """The damage that entering a tile brings in a round, on average."""
        g = self.g
        tile = g.map[place]
        enemies = [each for each in g.enemies_on(place) if self._is_hostile(each)]
        if enemies:
            faced = any(other is not self.me for other in g.exposed_on(place))
            return sum(map(self.blow_of, enemies)) * (0.5 if faced else 1.0)
        return UNKNOWN_BLOW * g.live_symbols(tile)

    def _is_hostile(self, enemy: Enemy) -> bool:
        return self.me.who != self.g.unmasked or not self.g.enemy_data(enemy).sons

    def blow_of(self, foe: Foe) -> float:
        """The damage of a foe in a round, on average."""
        return expected(foe_pool(self.g, foe, "melee", self.me))

    @property
    def stealth_chance(self) -> float:
        """How often a Sneak succeeds now."""
        dark = self.g.night and not self.g.starlight and not self.loadout.sees_at_night
        return chance(test_pool(self.g, self.me, "stealth") + ((RED,) if dark else ()))

    def fear_of(self, place: Place) -> float:
        """What entering a tile costs beside its AP, in AP: blows now and again on leaving."""
        blows = self.blows_at(place)
        if not blows:
            return 0.0
        met = 1.0 if self.loadout.led else 1 - 0.7 * self.stealth_chance
        deadly = 20.0 if self.me.hp <= 2 and met > 0.5 else 0.0
        return blows * self.care * met * 2 + 1 + deadly

    # Ways

    @property
    def ways(self) -> dict[Place, tuple[float, Place]]:
        """For every tile that can be reached: what the way costs, and its first step."""
        if self._ways is None:
            self._ways = self._find_ways()
        return self._ways

    def _find_ways(self) -> dict[Place, tuple[float, Place]]:
        g, start = self.g, self.me.tile
        found: dict[Place, tuple[float, Place]] = {}
        heap: list[tuple[float, Place, Place]] = [(0.0, start, start)]
        while heap:
            cost, place, first = heappop(heap)
            if place in found:
                continue
            found[place] = cost, first
            for near in neighbours(place):
                tile = g.map.get(near)
                if tile is None or not tile.revealed or near in found:
                    continue
                if place == start and not g.has_room(tile, near):
                    continue
                step = cost + g.printed(tile).move + self.fear_of(near)
                heappush(heap, (step, near, near if place == start else first))
        return found

    def cost_to(self, place: Place) -> float:
        """What the way to a tile costs, dangers included."""
        return self.ways[place][0] if place in self.ways else 999.0

    def step_towards(self, place: Place) -> Option | None:
        """The first step on the way to a tile, quietly where something lurks."""
        if place not in self.ways or place == self.me.tile:
            return None
        to = self.ways[place][1]
        moves = [option for option in self.all(Move) if option.to == to]
        sneaks = [option for option in self.all(Sneak) if option.to == to]
        if sneaks and self.blows_at(to) and self.stealth_chance >= 0.4:
            return max(sneaks, key=lambda option: option.light)
        return max(moves, key=lambda option: option.boots) if moves else None

    def frontier(self, place: Place) -> list[Place]:
        """The positions around a tile that nobody has seen yet."""
        g = self.g
        return [
            near
            for near in neighbours(place)
            if (near not in g.map and g.stack) or (near in g.map and not g.map[near].revealed)
        ]
