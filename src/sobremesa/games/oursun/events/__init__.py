"""Everything that can happen, as the chronicle hears of it.

`who` is the id of a character, with its name after a colon if it has one; before characters are
chosen it is the number of a player. `tile` is the number of a tile, or 0 where one lies face down.
"""

from . import cards, combat, days, dice, enemies, harm, movement, setup, things, trade

__all__ = [
    "cards",
    "combat",
    "days",
    "dice",
    "enemies",
    "harm",
    "movement",
    "setup",
    "things",
    "trade",
]
