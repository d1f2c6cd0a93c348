"""What nobody can know, dealt anew for a player who thinks ahead."""

from __future__ import annotations

from sobremesa.kernel import Dice, deal_anew

from .state import Show


def veil(g: Show, seat: int, dice: Dice, now: Show) -> None:
    """Deal hidden cards, Barrels and chests anew; no player has secrets from another."""
    for name, cards in g.decks.items():
        deal_anew(dice, (cards, now.decks[name]))
    deal_anew(dice, (g.events, now.events))
    _barrels(g, dice, now)
    _chests(g, dice, now)


def _barrels(g: Show, dice: Dice, now: Show) -> None:
    """Backs on the board and those unused are one heap; the key, if placed, stays on the board."""
    seen = {zone: backs[: _opened(g, zone, now)] for zone, backs in g.barrels.items()}
    zones = [zone for zone, backs in g.barrels.items() for _ in backs[len(seen[zone]) :]]
    placed = [back for zone, backs in g.barrels.items() for back in backs[len(seen[zone]) :]]
    key = "key" in placed
    heap = sorted([back for back in placed if back != "key"] + g.spare_barrels)
    dice.shuffle(heap)
    fresh = [heap.pop() for _ in range(len(placed) - key)] + ["key"] * key
    g.spare_barrels = sorted(heap)
    dice.shuffle(fresh)
    for zone, back in zip(zones, fresh, strict=True):
        seen[zone] = (*seen[zone], back)
    g.barrels = seen


def _opened(g: Show, zone: int, now: Show) -> int:
    """How many Barrels of a zone have been turned over since: they are taken from the front."""
    return max(0, len(g.barrels[zone]) - len(now.barrels.get(zone, ())))


def _chests(g: Show, dice: Dice, now: Show) -> None:
    """Contents of closed chests and of those that were not placed are one heap for each sort."""
    for sort, spare in g.spare_chests.items():
        closed = [zone for zone, (each, _) in g.chests.items() if each == sort]
        zones = [zone for zone in closed if zone in now.chests]
        heap = sorted([g.chests[zone][1] for zone in zones] + list(spare))
        dice.shuffle(heap)
        for zone in zones:
            g.chests[zone] = (sort, heap.pop())
        g.spare_chests[sort] = tuple(sorted(heap))
