"""What lessons point at by a name."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from sobremesa.games.incursion.content.schema import ALLIES, SWD
from sobremesa.games.incursion.state import Battle, Place

from .names import figure_id, point_id


def _exit(g: Battle, seat: int) -> str:
    """The first point by which the Allies may leave."""
    points = (point for point in g.book.points.values() if point.exit and point.side == ALLIES)
    return next((point_id(point.id) for point in points), "")


def _zombie(g: Battle, seat: int) -> str:
    figures = (each for each in g.figures.values() if each.side == SWD)
    return next((figure_id(each.id) for each in figures if each.place is Place.BOARD), "")


LANDMARKS: Mapping[str, Callable[[Battle, int], str]] = {"exit": _exit, "zombie": _zombie}
