"""What the player would do at a position, in the words of `Table.play`."""

from __future__ import annotations

from games.oursun.table import Table
from sobremesa.bots import Budget
from sobremesa.games.oursun.player import Player

BUDGET = Budget()


def advice(t: Table, seed: int = 1) -> str:
    """What the player would do for the seat that is asked."""
    assert t.match is not None
    option = Player(seed).choose(t.match, t.seat, BUDGET)
    fields = [str(getattr(option, name)) for name in option.__struct_fields__]
    return " ".join([type(option).__name__, *fields])


def follow(t: Table, most: int = 1) -> list[str]:
    """Do what the player says, so many times, and tell what it was."""
    said = []
    for _ in range(most):
        said.append(advice(t))
        t.play(said[-1])
    return said
