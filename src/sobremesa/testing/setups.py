"""Set-ups to try a mission with."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sobremesa.kernel import Dice, Game, Mission, Setting, Setup, Value


def some_setups(game: Game[Any], mission: Mission, count: int) -> Iterator[Setup]:
    """Bots at the fewest seats, people at the most, both as usual; then any seats and settings."""
    low, high = mission.seats
    for number in range(count):
        if number < 2:
            seats = (low, high)[number]
            yield game.seated(game.prepare(mission.id, seats), persons=number * seats)
        else:
            yield any_setup(game, mission, Dice(number))


def any_setup(game: Game[Any], mission: Mission, dice: Dice) -> Setup:
    """Any number of seats, and any value of every setting."""
    low, high = mission.seats
    settings = {setting.id: any_value(setting, dice) for setting in mission.settings}
    return game.prepare(mission.id, low + dice.below(high - low + 1), settings)


def any_value(setting: Setting, dice: Dice) -> Value:
    """A value that the setting may have; of free text, its default."""
    if isinstance(setting.default, bool):
        return bool(dice.below(2))
    if setting.values:
        return dice.pick(setting.values)
    if isinstance(setting.default, int):
        return setting.low + dice.below(setting.high - setting.low + 1)
    return setting.default
