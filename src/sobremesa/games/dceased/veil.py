"""What nobody can know, dealt anew for a player who thinks ahead."""

from __future__ import annotations

from sobremesa.kernel import Dice

from .state import Night


def veil(g: Night, seat: int, dice: Dice) -> None:
    """Shuffle every deck and the cards that lie face down. There are no secrets between seats."""
    _shuffle_spawn_deck(g, dice)
    for deck in (g.fallen_deck, g.trait_deck):
        deck.sort()
        dice.shuffle(deck)
    _redeal(g.hidden_civilians, g.civilian_deck, dice)
    _redeal(g.hidden_gear, g.boxed_gear, dice)


def _shuffle_spawn_deck(g: Night, dice: Dice) -> None:
    """What the Radio Operator has shown stays where it is."""
    deck = g.spawn_deck
    low = min(g.bottom_known, len(deck))
    high = max(low, len(deck) - g.top_known)
    middle = sorted(deck[low:high])
    dice.shuffle(middle)
    deck[low:high] = middle


def _redeal(hidden: dict[int, str], rest: list[str], dice: Dice) -> None:
    """Cards on the board and those left over are one unknown heap."""
    heap = sorted([*hidden.values(), *rest])
    dice.shuffle(heap)
    for zone in hidden:
        hidden[zone] = heap.pop()
    rest[:] = heap
