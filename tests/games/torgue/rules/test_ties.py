"""What the table decides for the enemies, and when it matters to the group."""

from __future__ import annotations

from typing import Any

import pytest

from games.torgue.table import Table, table
from sobremesa.games.torgue import GAME
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.options import RollForIt, Zone
from sobremesa.kernel import Verdict


def verdict(t: Table) -> Verdict:
    """How the table would decide what is asked."""
    found = GAME.verdict(t.match.state, t.match.asks()[0])
    assert found is not None
    return found


def on_its_way(**more: Any) -> Table:
    """A psycho that may take one of two ways."""
    return table("...\n...\n...", salvador=0, enemies=[("psycho", 8)], orders=["move"], **more)


@pytest.mark.rule("tor.moveorder.route-choice")
def test_a_way_does_not_matter_while_everybody_can_take_a_blow() -> None:
    t = on_its_way()
    assert t.asked is ask.Route
    assert not verdict(t).matters
    assert isinstance(verdict(t).option, Zone)


@pytest.mark.rule("tor.core.disagreement-roll")
def test_the_table_leaves_no_tie_to_a_die() -> None:
    t = on_its_way(seats=2)
    assert isinstance(t.match.asks()[0].options[-1], RollForIt)
    assert isinstance(verdict(t).option, Zone)
