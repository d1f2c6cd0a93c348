"""What the player answers at a drawn position."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.torgue.table import FIRED, KINDS, Table
from sobremesa.games.torgue.player import Player
from sobremesa.games.torgue.rules.upkeep import fresh_item
from sobremesa.games.torgue.state import Item, Show, Token
from sobremesa.kernel import Option

MOVE_AND_ATTACK = "run_little_contestants"
QUIET = "cue_the_pyro"
"""An Announcement without an attack."""


def answer(t: Table, seat: int = 0) -> Option:
    """What the player chooses."""
    return Player(1).choose(t.match, seat)


def play_on(t: Table, until: Callable[[Table], bool], most: int = 40) -> list[Option]:
    """Let the player answer until something is so: all that it has chosen."""
    player, chosen = Player(1), list[Option]()
    while not until(t):
        chosen.append(player.choose(t.match, 0))
        t.match.choose(0, chosen[-1])
        assert len(chosen) < most, "the player does not come to that"
    return chosen


def announced(g: Show, card: str) -> None:
    """Let an Announcement be the next."""
    g.queue = [card, FIRED]


def holding(g: Show, kind: str, *tokens: Token) -> None:
    """Give a hunter these tokens."""
    g.hunters[KINDS.index(kind)].tokens = tokens


def stored(g: Show, kind: str, cards: Sequence[str]) -> tuple[Item, ...]:
    """Put cards into an Inventory."""
    hunter = g.hunters[KINDS.index(kind)]
    hunter.pack = tuple(fresh_item(g, card) for card in cards)
    for deck in g.decks.values():
        deck[:] = [card for card in deck if card not in cards]
    return hunter.pack
