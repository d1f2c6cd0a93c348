"""What gear can do besides its dice and numbers, and what characters can."""

from __future__ import annotations

from typing import TypeAlias

from .mission_cards import Positive, Word

# Gear


class Camp(Word, frozen=True, tag_field="power", tag="camp"):
    """It can be pitched as a camp, or made as one at once if it has a recipe."""


class Trap(Word, frozen=True, tag_field="power", tag="trap"):
    """It can be set as a trap, which may catch food at each Preparation."""


class Charger(Word, frozen=True, tag_field="power", tag="charger"):
    """It turns an electric card of its owner face up again."""


class Tuner(Word, frozen=True, tag_field="power", tag="tuner"):
    """It shows its owner the top card of the night or the enemy deck."""


class Light(Word, frozen=True, tag_field="power", tag="light"):
    """With it a Sneak at Night needs no red die."""


class Mask(Word, frozen=True, tag_field="power", tag="mask"):
    """A success of its dice keeps an infection off."""

    dice: str = "1Y"


class Helmet(Word, frozen=True, tag_field="power", tag="helmet"):
    """Each attack of an initial combat round does 1 damage less."""


class Boots(Word, frozen=True, tag_field="power", tag="boots"):
    """A move that costs more than 1 AP may cost 1 less; the card is used for it."""


class Bedroll(Word, frozen=True, tag_field="power", tag="bedroll"):
    """Sleep costs 1 AP less, but never less than 3."""


class Torch(Word, frozen=True, tag_field="power", tag="torch"):
    """Animals attack its owner at Night with their dice of the day."""


class Treatments(Word, frozen=True, tag_field="power", tag="treatments"):
    """The ability to treat can be used more often each day."""

    more: Positive = 1


class Led(Word, frozen=True, tag_field="power", tag="led"):
    """Who has it cannot sneak."""


class Thirsty(Word, frozen=True, tag_field="power", tag="thirsty"):
    """It costs its carrier 1 water at the start of each turn, or 1 hp.

    Its words are the messages `spent-<id>` and `cause-<id>` of the card.
    """


Power: TypeAlias = (
    Camp
    | Trap
    | Charger
    | Tuner
    | Light
    | Mask
    | Helmet
    | Boots
    | Bedroll
    | Torch
    | Treatments
    | Led
    | Thirsty
)


# Characters


class Treating(Word, frozen=True, tag_field="ability", tag="treat"):
    """Once per day, for 1 AP: heal a character on the tile, or cure it."""

    heals: Positive = 2


class Foraging(Word, frozen=True, tag_field="ability", tag="forage"):
    """A body of an animal gives 1 more food."""


class Drilling(Word, frozen=True, tag_field="ability", tag="drill"):
    """Once per phase an attack has a green die more."""


class Tinkering(Word, frozen=True, tag_field="ability", tag="tinker"):
    """Once per day something is made with one resource fewer."""


class Bargaining(Word, frozen=True, tag_field="ability", tag="bargain"):
    """Cards cost less at traders, but at least 1."""

    less: Positive = 1


class Shielding(Word, frozen=True, tag_field="ability", tag="rescue"):
    """Once per day it takes damage in place of another on its tile."""

    most: Positive = 2


Ability: TypeAlias = Treating | Foraging | Drilling | Tinkering | Bargaining | Shielding
