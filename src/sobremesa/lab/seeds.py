"""One seed for a whole batch, a seed of its own for everything in it."""

from __future__ import annotations

from sobremesa.kernel import Dice

_MASK = 0xFFFF_FFFF_FFFF_FFFF


def branch(seed: int, *way: int) -> int:
    """The seed at the end of a way of numbers, such as game 17, seat 2.

    It depends on nothing else, so a game is the same whoever plays it, and after whatever else.
    """
    seed = Dice(seed).next()
    for step in way:
        seed = Dice((seed + step) & _MASK).next()
    return seed
