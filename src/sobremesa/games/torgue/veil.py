"""What nobody can know, dealt anew for a player who thinks ahead."""

from __future__ import annotations

from sobremesa.kernel import Dice

from .state import Show


def veil(g: Show, seat: int, dice: Dice) -> None:
    """Deal hidden cards, Barrels and chests anew; no player has secrets from another."""
    for cards in g.decks.values():
        cards.sort()
        dice.shuffle(cards)
    g.events.sort()
    dice.shuffle(g.events)
    _barrels(g, dice)
    _chests(g, dice)


def _barrels(g: Show, dice: Dice) -> None:
    """Backs on the board and those unused are one heap; the key, if placed, stays on the board."""
    zones = [zone for zone, backs in g.barrels.items() for _ in backs]
    placed = [back for backs in g.barrels.values() for back in backs]
    key = "key" in placed
    heap = sorted([back for back in placed if back != "key"] + g.spare_barrels)
    dice.shuffle(heap)
    fresh = [heap.pop() for _ in range(len(placed) - key)] + ["key"] * key
    g.spare_barrels = sorted(heap)
    dice.shuffle(fresh)
    dealt: dict[int, tuple[str, ...]] = {}
    for zone, back in zip(zones, fresh, strict=True):
        dealt[zone] = (*dealt.get(zone, ()), back)
    g.barrels = dealt


def _chests(g: Show, dice: Dice) -> None:
    """Contents of closed chests and of those that were not placed are one heap for each sort."""
    for sort, spare in g.spare_chests.items():
        zones = [zone for zone, (each, _) in g.chests.items() if each == sort]
        heap = sorted([g.chests[zone][1] for zone in zones] + list(spare))
        dice.shuffle(heap)
        for zone in zones:
            g.chests[zone] = (sort, heap.pop())
        g.spare_chests[sort] = tuple(sorted(heap))
