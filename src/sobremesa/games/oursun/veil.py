"""What a seat cannot know, dealt anew for a player who thinks ahead."""

from __future__ import annotations

from sobremesa.kernel import Dice

from .roles import deal_again
from .state import Land


def veil(g: Land, seat: int, dice: Dice) -> None:
    """Shuffle what lies face down: decks, the stack with face-down tiles, the roles of others."""
    for deck in (g.enemy_deck, g.night_deck, g.event_deck, g.loot_deck):
        deck.sort()
        dice.shuffle(deck)
    _shuffle_tiles(g, dice)
    if g.roles:
        deal_again(g, seat, dice)


def _shuffle_tiles(g: Land, dice: Dice) -> None:
    """Tiles keep to the part of the stack in which all know them to be.

    That the objective lies among the last tiles is public, so the parts are shuffled apart:
    sizes are counted from the bottom, where the last tiles are.
    """
    last = g.book.mission.last
    bottom, top = g.stack[:last], g.stack[last:]
    bottom.sort()
    dice.shuffle(bottom)
    top.sort()
    dice.shuffle(top)
    g.stack = bottom + top
