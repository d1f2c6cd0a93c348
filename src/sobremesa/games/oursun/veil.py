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

    That the objective lies among the last tiles is public, so the parts are shuffled apart, each
    with the face-down tiles that were drawn from it.
    """
    mission = g.book.mission
    known = g.stack.pop() if mission.id == "bunker" and g.card == 3 and 32 in g.stack else None
    mixed = mission.id == "bunker" and g.card >= 3
    cut = len(g.stack) if mixed else min(mission.last, len(g.stack))
    hidden = [tile for tile in g.map.values() if not tile.revealed]
    for start, end in ((0, cut), (cut, len(g.stack))):
        part = g.stack[start:end]
        last = end == len(g.stack)
        faces = [tile.number for tile in hidden] if last else []
        heap = sorted(part + faces)
        dice.shuffle(heap)
        g.stack[start:end] = heap[: len(part)]
        for tile, number in zip(hidden if last else (), heap[len(part) :], strict=True):
            tile.number = number
        if last:
            break
    if known is not None:
        g.stack.append(known)
