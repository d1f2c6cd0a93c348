"""Events as the chronicle tells them, with every die and the reason for it."""

from __future__ import annotations

from sobremesa.kernel import Event
from sobremesa.kernel.scene import Line

from .chronicle_cards import CARDS
from .chronicle_fights import FIGHTS
from .chronicle_moves import MOVES
from .names import Names
from .telling import Tellers

TELLERS: Tellers = {**MOVES, **FIGHTS, **CARDS}


def line(event: Event, names: Names) -> Line:
    """The event in a line."""
    return TELLERS[type(event)](names, event)
