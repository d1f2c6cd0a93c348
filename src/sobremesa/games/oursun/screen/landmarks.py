"""What lessons point at by a name."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from sobremesa.games.oursun.state import Land

from .names import tile_id


def _mission(g: Land, seat: int) -> str:
    """The mission card in force."""
    return "mission-card"


def _tile(g: Land, seat: int) -> str:
    """The tile that was turned over last."""
    return tile_id(list(g.map)[-1])


LANDMARKS: Mapping[str, Callable[[Land, int], str]] = {"mission": _mission, "tile": _tile}
