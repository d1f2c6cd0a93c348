"""Dealings that go on with a trader who was paid already are no new action."""

from __future__ import annotations

import pytest

from games.oursun.table import table
from sobremesa.games.oursun import questions as ask


@pytest.mark.rule(
    "sun.ruling.trader-session", "sun.trader.cost", "sun.action.provokes", "sun.wait.use"
)
def test_dealings_that_go_on_cost_nothing_and_provoke_nobody() -> None:
    t = table("medic", "hunter", number=1)
    t.trader("lawrence")
    t.enemy("wolf")
    t[1].waiting, t[1].ap = True, 2
    t.go(8, 8)
    t.play("0 Deal 100", "0 Done")
    assert (t.seat, t.asked, t[0].ap) == (1, ask.Interrupt, 5)
    t.play("1 Pass", "0 Deal 100", "0 Done")
    assert (t.seat, t.asked, t[0].ap) == (0, ask.Act, 5)
