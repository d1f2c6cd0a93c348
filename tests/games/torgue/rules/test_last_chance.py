"""The last chance to use loot before wounds that no attack deals."""

from typing import Any

import pytest

from games.torgue.setups import LINE, QUIET
from games.torgue.table import Table, table, token
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.events import Eliminated, Healed, LootUsed, Wounded
from sobremesa.games.torgue.rules.loot import HEALTH
from sobremesa.games.torgue.state import Show

RED = token("red", "yellow")


def suffering(effect: str, *numbers: int, count: int = 1, seats: int = 1, **more: Any) -> Table:
    """Hunters with one RED token, a Health token and such tokens at the end of the turn."""

    def edit(g: Show) -> None:
        for number in numbers:
            g.hunters[number].tokens = (RED,)
            setattr(g.hunters[number], effect, count)
            g.hunters[number].loot = (HEALTH,)

    rolls = [(4, 4)] if effect == "radiation" else []
    return table(
        LINE, salvador=0, amara=4, orders=QUIET, seats=seats, edit=edit, rolls=rolls, **more
    )


@pytest.mark.rule("tor.ruling.loot-token-timing", "tor.endenemy.burn", "tor.element.radiation-end")
@pytest.mark.parametrize("effect", ["burn", "radiation"])
def test_a_hunter_may_heal_before_its_burn_or_radiation_kills_it(effect: str) -> None:
    t = suffering(effect, 0)
    (question,) = t.match.asks()
    assert (type(question), question.window, question.details()) == (ask.Loot, "loot", {"mini": 0})
    assert t.offered() == ["Pass", f"UseLoot 0 {HEALTH}"]
    t.play(f"UseLoot 0 {HEALTH}", "Mend 1 false")
    while t.asked is ask.Treat:
        t.play("Done")
    assert (t.told(Eliminated), [e.wounds for e in t.told(Wounded)]) == ([], [1])
    assert t["salvador"].tokens == (RED,)


@pytest.mark.rule("tor.ruling.loot-token-timing", "tor.loot.health-elemental")
@pytest.mark.parametrize("effect", ["burn", "radiation"])
def test_a_hunter_that_puts_it_out_suffers_nothing(effect: str) -> None:
    t = suffering(effect, 0)
    t.play(f"UseLoot 0 {HEALTH}", f"Cleanse {effect}")
    while t.asked is ask.Treat:
        t.play("Done")
    assert (t.told(Wounded), t.told(Eliminated), t.asked) == ([], [], ask.Activate)


@pytest.mark.rule("tor.ruling.loot-token-timing", "tor.ruling.burn-order")
def test_each_hunter_is_asked_before_its_own_wounds_in_the_groups_order() -> None:
    t = suffering("burn", 0, 2, seats=2)
    assert (t.asked, t.offered(0)) == (ask.BurnOrder, ["First 0", "First 2", "RollForIt"])
    t.play("0 First 2")
    assert (t.asked, t.details) == (ask.Loot, {"mini": 2})
    t.play("0 Pass")
    assert [event.mini for event in t.told(Eliminated)] == [2]
    assert (t.asked, t.details) == (ask.Loot, {"mini": 0})
    t.play(f"0 UseLoot 0 {HEALTH}", "0 Cleanse burn")
    assert [event.loot for event in t.told(LootUsed)] == [HEALTH]
    assert t["salvador"].zone == 0


@pytest.mark.rule("tor.ruling.loot-token-timing")
def test_nobody_else_is_asked_and_nobody_without_loot() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].burn = 1
        g.hunters[2].loot, g.hunters[2].tokens = (HEALTH,), (RED, token("yellow"))

    t = table(LINE, salvador=0, amara=4, orders=QUIET, edit=edit)
    assert t.asked is ask.Suffer
    assert t.told(Healed) == []


@pytest.mark.rule("tor.ruling.cleanup-radiation-order", "tor.ruling.radiation-several")
def test_several_radiation_tokens_still_deal_one_wound_after_one_was_removed() -> None:
    t = suffering("radiation", 0, count=3)
    t.play(f"UseLoot 0 {HEALTH}", "Mend 1 false", "Cleanse radiation", "Done")
    assert [event.wounds for event in t.told(Wounded)] == [1]
    assert t["salvador"].radiation == 2
