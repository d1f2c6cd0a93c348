"""Everything that can be chosen."""

from . import cards, combat, gear, ids, interactions, making, movement, setup, trade, turn

__all__ = [
    "cards",
    "combat",
    "gear",
    "ids",
    "interactions",
    "making",
    "movement",
    "setup",
    "trade",
    "turn",
]
