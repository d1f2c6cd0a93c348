"""Ways over the map, found as far as somebody wants to know."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from heapq import heapify, heappop, heappush

from sobremesa.games.oursun.options.ids import Place

FAR = 999.0


class Ways:
    """The cheapest ways from a tile: tiles are found by what the way costs, the nearest first.

    `prices` says what it costs to enter a tile, FAR if that cannot be done.
    """

    __slots__ = ("_best", "_heap", "_prices", "_roads", "found")

    def __init__(
        self,
        start: Place,
        roads: Mapping[Place, tuple[Place, ...]],
        prices: Mapping[Place, float],
    ) -> None:
        self.found: dict[Place, tuple[float, Place]] = {start: (0.0, start)}
        """For every tile that was found yet: what the way costs, and its first step."""
        self._roads, self._prices = roads, prices
        nears = roads.get(start, ())
        self._heap = [(prices[near], near, near) for near in nears if prices[near] < FAR]
        self._best = {way[1]: way for way in self._heap}
        heapify(self._heap)

    def all(self) -> dict[Place, tuple[float, Place]]:
        """Every tile that can be reached."""
        while self._heap:
            self._find_next()
        return self.found

    def cost_to(self, place: Place, most: float = FAR) -> float:
        """What the way to a tile costs; FAR if there is none, or none for so much."""
        while place not in self.found:
            if not self._heap or self._heap[0][0] > most:
                return FAR
            self._find_next()
        return self.found[place][0]

    def cost_to_nearest(self, places: Collection[Place], most: float = FAR) -> float:
        """The same for the nearest of some tiles."""
        near = [self.found[place][0] for place in places if place in self.found]
        if near:
            return min(near)
        while self._heap and self._heap[0][0] <= most:
            cost, place = self._find_next()
            if place in places:
                return cost
        return FAR

    def gain(self, place: Place, worth: float, least: float) -> float:
        """What a tile is worth less the way to it; how much exactly only if it is above a least."""
        while place not in self.found:
            if not self._heap:
                return worth - FAR
            if worth - self._heap[0][0] <= least:
                return least
            self._find_next()
        return worth - self.found[place][0]

    def _find_next(self) -> tuple[float, Place]:
        """Find the next tile, unless it was found on a shorter way."""
        found, prices, heap, best = self.found, self._prices, self._heap, self._best
        cost, place, first = heappop(heap)
        if place in found:
            return found[place][0], place
        found[place] = cost, first
        for near in self._roads[place]:
            if near not in found and prices[near] < FAR:
                way = cost + prices[near], near, first
                if near not in best or way < best[near]:
                    best[near] = way
                    heappush(heap, way)
        return cost, place
