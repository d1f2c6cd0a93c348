"""Dice as the chronicle shows them and puts them into words."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.games.oursun.rules.rolls import VALUE
from sobremesa.kernel.scene import Die

from .names import COLOUR_NAMES, Names


def shown(dice: Sequence[int]) -> tuple[Die, ...]:
    """Dice as they fell: the number of successes, or a cross, in the colour of the die."""
    return tuple(_die(die) for die in dice)


def _die(die: int) -> Die:
    value = VALUE[die]
    return Die(
        face="✗" if value < 0 else str(value), sides=8, colour=COLOUR_NAMES[die // 8]
    )  # fmt: skip


def faces(dice: Sequence[int], names: Names) -> str:
    """Dice in words: 'yellow 1, red ✗'."""
    return ", ".join(
        names.text(f"face-{COLOUR_NAMES[die // 8]}", value="✗" if VALUE[die] < 0 else VALUE[die])
        for die in dice
    )
