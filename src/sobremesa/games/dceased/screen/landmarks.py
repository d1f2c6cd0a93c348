"""What lessons point at by a name: the first of its kind that is on the board."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from sobremesa.games.dceased.content.schema import KINDS
from sobremesa.games.dceased.rules.missions import active_points
from sobremesa.games.dceased.state import Night

from .names import civilian_id, horde_id, token_id, zone_id


def _walkers(g: Night, seat: int) -> str:
    zones = g.horde[KINDS.index("walker")]
    return next((horde_id("walker", g.name(zone)) for zone in zones), "")


def _spawn_point(g: Night, seat: int) -> str:
    return next((zone_id(g.name(point.zone)) for point in active_points(g)), "")


def _equipment(g: Night, seat: int) -> str:
    return next((zone_id(g.name(zone)) for zone in g.hidden_gear), "")


def _objective(g: Night, seat: int) -> str:
    return next((token_id(token) for token in g.tokens), "")


def _civilian(g: Night, seat: int) -> str:
    return next((civilian_id(civilian) for civilian in g.civilians), "")


LANDMARKS: Mapping[str, Callable[[Night, int], str]] = {
    "walkers": _walkers,
    "spawn-point": _spawn_point,
    "equipment": _equipment,
    "objective": _objective,
    "civilian": _civilian,
}
