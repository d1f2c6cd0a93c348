"""What the player answers at a drawn position, in short notation.

t = table(...)
assert answer(t) == "step e"
assert activation(t) == ["step e", "step e", "strike z"]
"""

from __future__ import annotations

from games.incursion.table import FACINGS, Table
from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.player import Player
from sobremesa.kernel import Option
from sobremesa.testing import notation

MOST = 40


def chosen(t: Table, seed: int = 1) -> Option:
    """The option that the player takes for whoever is asked."""
    return Player(seed).choose(t.match, t.match.asks()[0].seat)


def answer(t: Table, seed: int = 1) -> str:
    """What the player takes, with the names of the table."""
    return said(t, chosen(t, seed))


def said(t: Table, option: Option) -> str:
    """An option in the notation of the tests."""
    kind, *words = notation(option).lower().split()
    names = {str(id): name for name, id in t.names.items()}
    if kind in ("step", "turn"):
        return f"{kind} {FACINGS[int(words[0])]}"
    return " ".join([kind, *(names.get(word, word) for word in words)])


def activation(t: Table, seed: int = 1) -> list[str]:
    """What the figure does from now to the end of its activation, one player deciding all."""
    player, figure = Player(seed), t.g.current
    told: list[str] = []
    for _ in range(MOST):
        if t.match.question is None or t.g.current != figure:
            return told
        seat = t.match.asks()[0].seat
        option = player.choose(t.match, seat)
        if isinstance(t.match.asks()[0], ask.Act | ask.Leap):
            told.append(said(t, option))
        t.match.choose(seat, option)
    raise AssertionError(f"expected the activation to end, got {told}")
