"""How lines of the chronicle look: dice, icons and weight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from sobremesa.games.oursun.rules.rolls import VALUE
from sobremesa.kernel.scene import Die

from .names import COLOUR_NAMES, Names

Weight = Literal["heading", "normal", "detail"]


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


ICONS = {
    "AmmoRolled": "bullets",
    "Ate": "meat",
    "Began": "rolling-dices",
    "Bought": "coins",
    "CardSeen": "pocket-radio",
    "Chose": "meeple",
    "ConditionChanged": "night-sleep",
    "Cured": "medicines",
    "DayBegan": "sunrise",
    "Defeated": "skull-crossed-bones",
    "Delivered": "flag-objective",
    "Died": "death-skull",
    "Dismantled": "gears",
    "Drank": "water-drop",
    "Dropped": "card-discard",
    "Duel": "crossed-swords",
    "Eliminated": "tombstone",
    "EnemyMoved": "footsteps",
    "EventCard": "uncertainty",
    "Exposed": "eyeball",
    "Gained": "hand",
    "Healed": "heart-plus",
    "Hurt": "hearts",
    "Infected": "biohazard",
    "KarmaSpent": "yin-yang",
    "LootSeen": "open-chest",
    "Thanked": "open-chest",
    "Looted": "swap-bag",
    "Named": "meeple",
    "MaskRolled": "gas-mask",
    "MissionCard": "scroll-unfurled",
    "Moved": "walk",
    "NightCard": "night-sky",
    "Protected": "shield",
    "Reacted": "return-arrow",
    "Revived": "heart-beats",
    "Robbed": "robber-mask",
    "RoleDealt": "cowled",
    "SkillRolled": "rolling-dices",
    "Sold": "coins",
    "Spent": "cube",
    "Struck": "sword-brandish",
    "Thrown": "molotov",
    "Tied": "rolling-dices",
    "TileRevealed": "treasure-map",
    "Traded": "trade",
    "TrapRolled": "wolf-trap",
    "TurnBegan": "meeple",
    "Unmasked": "cowled",
    "Used": "hand",
}
WEIGHTS: dict[str, Weight] = {
    "Acted": "detail",
    "DayBegan": "heading",
    "Died": "heading",
    "Drank": "detail",
    "MissionCard": "heading",
    "PhaseBegan": "heading",
    "Spent": "detail",
    "Tied": "detail",
    "Unmasked": "heading",
    "Used": "detail",
}
