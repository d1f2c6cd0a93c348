"""Set-ups that several chapters share."""

from __future__ import annotations

from sobremesa.games.oursun import GAME
from sobremesa.games.oursun.state import Stage

from .table import Table

ROLES = ("baker", "besieger", "mason")
TEXT = GAME.texts["en"]
KINDS = ("medic", "hunter", "soldier", "engineer")
HIDDEN = ("besieger", "baker", "mason")
CLEAR = (1, 10)


def at_the_end_of_a_phase(t: Table) -> Table:
    """All have acted."""
    t.g.active, t.g.order, t.g.stage = -1, [], Stage.PHASE_END
    return t
