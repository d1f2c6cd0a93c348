"""Sight between hex zones: the straight line from centre to centre, measured without rounding.

What lies between two zones depends on the line alone, so it is worked out once: which zones the
line crosses, and which it only touches along an edge. A void counts like a zone that blocks. During
play a set of obstacle zones is laid over that with a few bit operations.

- A line that crosses an obstacle or a void is blocked.
- A line that runs along the edges of two or more different obstacles or voids is blocked, on
  whichever side of it and in whichever places they lie; along one alone it is free.
- A corner is a point and no obstacle; the two end zones never stand in the way.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from sobremesa.boards.bits import members
from sobremesa.boards.hex import Hex, HexMap
from sobremesa.boards.memo import kept


class Contacts(NamedTuple):
    """The hexes between the ends of a line that it meets over some length, ends excluded."""

    crossed: tuple[Hex, ...]
    edged: tuple[Hex, ...]


@cache
def contacts(end: Hex) -> Contacts:
    """What the line from the centre of hex (0, 0) to the centre of another meets on its way.

    In cube coordinates a hex is `|x-y| <= 1, |y-z| <= 1, |z-x| <= 1` around its centre. This gives
    the same answer as clipping the line with those six borders, but in a few whole numbers:

    - Across the line, a hex reaches as far as its outermost corner: a third of the largest of
      `|x-y|, |y-z|, |z-x|` of the line. Its centre is `|q * r' - r * q'|` aside in the same
      measure. Less than the reach: crossed. Equal: touched, along an edge if the line is parallel
      to one (then one of the three differences is 0), otherwise in a corner, which is no contact.
    - Along the line, a point of it that lies in a hex is no nearer to either end than to the
      centre of that hex, so that centre lies between the ends too: the products compare that.
    - A corner is at most two thirds of a step from its centre in each coordinate, so a hex that is
      met has coordinates between those of the two ends.
    """
    q, r = end
    differences = (abs(2 * q + r), abs(q + 2 * r), abs(r - q))
    reach = max(differences)
    parallel_to_edge = 0 in differences
    length = _product(end, end)
    crossed, edged = [], []
    for place in _box(end):
        if 0 < _product(place, end) < length:
            aside = 3 * abs(q * place.r - r * place.q)
            if aside < reach:
                crossed.append(place)
            elif aside == reach and parallel_to_edge:
                edged.append(place)
    return Contacts(tuple(crossed), tuple(edged))


def _box(end: Hex) -> Iterable[Hex]:
    """The hexes whose coordinates lie between those of (0, 0) and of another hex."""
    q, r = end
    rows = range(min(r, 0), max(r, 0) + 1)
    return (Hex(column, row) for column in range(min(q, 0), max(q, 0) + 1) for row in rows)


def _product(a: Hex, b: Hex) -> int:
    """The inner product of two hexes as cube vectors: 0 where they stand at right angles."""
    return 2 * (a.q * b.q + a.r * b.r) + a.q * b.r + a.r * b.q


@dataclass(frozen=True, slots=True)
class View:
    """What lies between one zone and all others, before any obstacle is put on the map.

    `free` holds the targets that voids do not hide, and `past_void` those of them whose line runs
    along the edge of one void. For each of these targets, `crossed` and `edged` are the zones that
    its line meets; `shadows` and `edge_shadows` are the same turned round: for each zone, the
    targets whose line meets it.
    """

    free: int
    past_void: int
    crossed: tuple[int, ...]
    edged: tuple[int, ...]
    shadows: tuple[int, ...]
    edge_shadows: tuple[int, ...]


class Sight:
    """Who sees whom on a map; the view from a zone is worked out when it is first asked for."""

    __slots__ = ("__weakref__", "field_of_view", "views")

    def __init__(self, board: HexMap) -> None:
        self.views = _Views(board)
        self.field_of_view = kept(self._field_of_view)

    def sees(self, looker: int, target: int, obstacles: int) -> bool:
        """Whether the line between two zones is free, given the zones that block sight."""
        view = self.views[looker]
        if not view.free >> target & 1 or view.crossed[target] & obstacles:
            return False
        edges = view.edged[target] & obstacles
        return not edges or not (edges & (edges - 1) or view.past_void >> target & 1)

    def _field_of_view(self, looker: int, obstacles: int) -> int:
        """All zones that a zone sees, itself included, given the zones that block sight."""
        view = self.views[looker]
        shadows, edge_shadows = view.shadows, view.edge_shadows
        hidden = 0
        edged_once = view.past_void
        while obstacles:
            lowest = obstacles & -obstacles
            obstacle = lowest.bit_length() - 1
            edge_shadow = edge_shadows[obstacle]
            hidden |= shadows[obstacle] | edged_once & edge_shadow
            edged_once |= edge_shadow
            obstacles ^= lowest
        return view.free & ~hidden


class _Views(dict[int, View]):
    """The views from the zones of a map, each made on its first use."""

    __slots__ = ("board",)

    def __init__(self, board: HexMap) -> None:
        super().__init__()
        self.board = board

    def __missing__(self, looker: int) -> View:
        view = self[looker] = _view_from(self.board, looker)
        return view


def _view_from(board: HexMap, looker: int) -> View:
    """Work out what lies between a zone and all others."""
    home = board.hexes[looker]
    free = past_void = 0
    crossed, edged = [0] * len(board), [0] * len(board)
    for target, there in enumerate(board.hexes):
        line = contacts(Hex(there.q - home.q, there.r - home.r))
        crossed_zones, crossed_voids = _on_map(board, home, line.crossed)
        edged_zones, edged_voids = _on_map(board, home, line.edged)
        if crossed_voids or edged_voids > 1:
            continue
        free |= 1 << target
        past_void |= edged_voids << target
        crossed[target], edged[target] = crossed_zones, edged_zones
    shadows, edge_shadows = _turned_round(crossed), _turned_round(edged)
    return View(free, past_void, tuple(crossed), tuple(edged), shadows, edge_shadows)


def _on_map(board: HexMap, home: Hex, hexes: Iterable[Hex]) -> tuple[int, int]:
    """Hexes given relative to a home: the zones among them, and how many are voids."""
    zones = voids = 0
    for q, r in hexes:
        zone = board.zone_at.get(Hex(home.q + q, home.r + r))
        if zone is None:
            voids += 1
        else:
            zones |= 1 << zone
    return zones, voids


def _turned_round(sets: list[int]) -> tuple[int, ...]:
    """For each zone, the zones in whose set it is."""
    turned = [0] * len(sets)
    for owner, bits in enumerate(sets):
        for member in members(bits):
            turned[member] |= 1 << owner
    return tuple(turned)
