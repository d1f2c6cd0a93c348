"""The map as ways and edges: worked out once for every lay-out of tiles."""

from __future__ import annotations

from functools import lru_cache

from sobremesa.boards.hex_tiles import distance, neighbours
from sobremesa.boards.memo import kept
from sobremesa.games.oursun.options.ids import Place
from sobremesa.games.oursun.state import HOME, Land

_MOST = 4096
"""So many lay-outs are kept."""


@kept
def from_home(place: Place) -> int:
    """How far a position is from New Haven."""
    return distance(HOME, place)


class Chart:
    """What depends on where tiles lie, and which of them face up, alone."""

    __slots__ = ("edges", "roads")

    def __init__(self, seen: tuple[Place, ...], unseen: tuple[Place, ...], more: bool) -> None:
        up, down = frozenset(seen), frozenset(unseen)
        around = {place: neighbours(place) for place in seen}
        self.roads = {
            place: tuple(near for near in nears if near in up) for place, nears in around.items()
        }
        """The revealed tiles beside each revealed tile."""
        hidden = {
            place: [near for near in nears if near not in up and (more or near in down)]
            for place, nears in around.items()
        }
        self.edges = tuple(
            (place, min(map(from_home, nears)), len(nears))
            for place, nears in hidden.items()
            if nears
        )
        """Where something can still be revealed: how near to New Haven, and how much."""


_chart = lru_cache(_MOST)(Chart)


def chart_of(g: Land) -> Chart:
    """The chart of the map as it lies."""
    seen = tuple([place for place, tile in g.map.items() if tile.revealed])
    if len(seen) == len(g.map):
        return _chart(seen, (), bool(g.stack))
    unseen = tuple([place for place, tile in g.map.items() if not tile.revealed])
    return _chart(seen, unseen, bool(g.stack))
