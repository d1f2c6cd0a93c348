"""What the player does in a position."""

from __future__ import annotations

from games.dceased.table import Table
from sobremesa.games.dceased.player import Player
from sobremesa.testing import notation


def chosen(t: Table, seed: int = 1) -> str:
    """What the player chooses now."""
    return notation(Player(seed).choose(t.match, t.seat))


def played(t: Table, most: int = 12) -> list[str]:
    """What the player does until the Turn of the acting hero is over."""
    player, hero = Player(1), t.g.current
    deeds: list[str] = []
    while t.match.question is not None and t.g.current == hero and len(deeds) < most:
        option = player.choose(t.match, t.seat)
        deeds.append(notation(option))
        t.match.choose(t.seat, option)
    return deeds
