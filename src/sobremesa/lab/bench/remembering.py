"""How often what is kept is known."""

from __future__ import annotations

from sobremesa.boards.memo import forget, hit_rates

from .contestants import Ours
from .gauges import GAUGES, HEURISTIC
from .report import Known

_DECISIONS = 1500
_GOOD_DECISIONS = 300
_VIEWS = 300


def known(ours: Ours) -> dict[str, Known]:
    """Everything that is kept for a game, worked out anew from the start."""
    forget()
    ours.play(_DECISIONS)
    GAUGES["views"].run(ours, _VIEWS)
    if GAUGES[HEURISTIC].fits(ours):
        ours.play_well(_GOOD_DECISIONS, HEURISTIC)
    return {name: Known(hits=hits, asked=asked) for name, (hits, asked) in hit_rates().items()}
