"""What is said before something that cannot be mended."""

from __future__ import annotations

from typing import Any

import pytest

from games.torgue.setups import LINE
from games.torgue.table import Table, table
from sobremesa.games.torgue import GAME
from sobremesa.games.torgue.state import Show


def beside_a_barrel(**more: Any) -> Table:
    """Salvador with a gun in a zone with a Barrel."""

    def edit(g: Show) -> None:
        g.barrels = {0: ("plain",)}

    return table(LINE, salvador=0, active="salvador", edit=edit, **more)


def warning(t: Table, start: str) -> str:
    (ask,) = t.match.asks()
    choices = GAME.prompt(t.g, ask, ask.seat, GAME.texts["en"]).choices
    return next(each.warning for each in choices if each.text.startswith(start))


@pytest.mark.rule("tor.barrel.blast")
def test_an_attack_that_can_only_be_at_the_barrel_underfoot_says_who_goes_up_with_it() -> None:
    assert warning(beside_a_barrel(amara=0), "Caracal") == (
        "Nothing but the Barrel in zone 1 is in reach. "
        "If it goes up, it strikes whoever stands there: Salvador, Amara."
    )


@pytest.mark.rule("tor.barrel.blast")
def test_where_there_is_an_enemy_too_it_is_said_when_the_barrel_is_chosen() -> None:
    t = beside_a_barrel(enemies=[("psycho", 2)])
    assert warning(t, "Caracal") == ""
    t.play("Act 0 caracal", "Pay 0 1")
    assert warning(t, "The Barrel").endswith("it strikes whoever stands there: Salvador.")
    assert warning(t, "Psycho") == ""


@pytest.mark.rule("tor.barrel.blast")
def test_a_barrel_among_enemies_alone_is_attacked_without_a_word() -> None:
    t = table(LINE, salvador=0, active="salvador", edit=lambda g: g.barrels.update({2: ("plain",)}))
    assert warning(t, "Caracal") == ""
